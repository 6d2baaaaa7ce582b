//! Compares random play of every game for two with random play of `board-game`'s Ataxx on seven by seven squares.
//!
//! `cargo run --release --manifest-path crates/peers/Cargo.toml --target-dir target/peers` prints the decisions per
//! second of both on one thread, and the median ratio of nine runs. Both games run in turn. With the name of a game
//! as argument, it prints only that game's decisions per second. `openspiel.py` uses this.

#![expect(clippy::print_stdout, reason = "a benchmark prints its table")]

#[rustfmt::skip]
#[path = "../../catalogue/benches/speed/limit.rs"]
#[expect(clippy::pedantic, clippy::all, clippy::unwrap_used, reason = "the yardstick is kept as it is")]
#[allow(dead_code, reason = "its generator alone is used here")]
mod limit;
#[path = "../../catalogue/benches/speed/play.rs"]
mod play;

use board_game::board::Board;
use board_game::games::ataxx::AtaxxBoard;
use play::{Xorshift, play_for};
use rand_xoshiro::Xoroshiro128PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use roll_and_write::Presentation;
use std::time::{Duration, Instant};

/// The duration of a run.
const RUN: Duration = Duration::from_millis(700);
/// The number of runs.
const RUNS: usize = 9;
/// The maximum number of moves of a game of Ataxx. A longer game is abandoned.
const MOVES_MAX: u32 = 500;

/// Returns the decisions per second of random Ataxx. It counts every move, including forced ones.
fn ataxx() -> f64 {
    let mut generator = Xoroshiro128PlusPlus::seed_from_u64(1);
    let start = Instant::now();
    let mut moves = 0_u64;
    while start.elapsed() < RUN {
        let mut board = AtaxxBoard::default();
        let mut played = 0;
        while !board.is_done() && played < MOVES_MAX {
            let played_on = board.play_random_available_move(&mut generator);
            played_on.expect("a game that is not over has a move");
            played += 1;
        }
        moves += u64::from(played);
    }
    moves as f64 / start.elapsed().as_secs_f64()
}

fn ours<R: Presentation>(rules: &R, generator: &mut Xorshift) -> f64 {
    let count = play_for(rules, RUN, generator);
    count.decisions as f64 / count.seconds
}

fn measure<R: Presentation>(rules: &R) {
    let mut generator = Xorshift(0x9E37_79B9_7F4A_7C15);
    if std::env::args().any(|arg| arg == rules.info().name) {
        println!("{:.0}", ours(rules, &mut generator));
        return;
    }
    if std::env::args().len() > 1 {
        return;
    }
    let mut rows: Vec<[f64; 3]> = (0..RUNS)
        .map(|_| {
            let (peer, own) = (ataxx(), ours(rules, &mut generator));
            [own / peer, own, peer]
        })
        .collect();
    rows.sort_by(|a, b| a[0].total_cmp(&b[0]));
    let [ratio, own, peer] = rows[RUNS / 2];
    println!(
        "{:16} {own:>14.0} {peer:>14.0} {ratio:>6.2}",
        rules.info().name
    );
}

fn main() {
    let sound = "the shipped pack is sound";
    if std::env::args().len() == 1 {
        println!(
            "{:16} {:>14} {:>14} {:>6}",
            "game", "decisions/s", "ataxx7/s", "ratio"
        );
    }
    let islands = rnw_silver_and_gold::load(&rnw_silver_and_gold::shipped(), [], 2);
    measure(&islands.expect(sound));
    let chambers = rnw_pyramids::load(&rnw_pyramids::shipped(), [], 2);
    measure(&chambers.expect(sound));
    let fences = rnw_nuggets::load(&rnw_nuggets::shipped(), [], 2);
    measure(&fences.expect(sound));
    let streets = rnw_lamplighters::load(&rnw_lamplighters::shipped(), [], 2);
    measure(&streets.expect(sound));
}
