//! Random play of every game, compared with a bare loop that does only the unavoidable work.
//!
//! `cargo bench` prints games and decisions per second, and the ratio to the decisions of the bare loop with
//! the same number of seats. It measures the two in turn. A decision is a move of a seat with at least two
//! legal moves, drawn uniformly from all of them. `cargo bench -- --smoke` runs only a moment, and `cargo bench
//! -- pyramids` only one game.

#![expect(clippy::print_stdout, reason = "a benchmark prints its table")]

#[rustfmt::skip]
#[expect(clippy::pedantic, clippy::all, clippy::unwrap_used, reason = "the yardstick is kept as it is")]
mod limit;
mod play;

use play::{Count, Xorshift, play_for};
use rand::SeedableRng;
use rand_chacha::rand_core::Rng;
use roll_and_write::Presentation;
use std::time::Duration;

fn decisions_a_second(count: Count) -> f64 {
    count.decisions as f64 / count.seconds
}

/// Measures a game and the bare loop in turn, and prints the run with the median ratio.
fn measure<R: Presentation>(rules: &R, time: Duration, runs: usize) {
    let seats = rules.seats();
    let seed = rand_chacha::ChaCha8Rng::seed_from_u64(seats as u64).next_u64();
    let mut generator = Xorshift(0x9E37_79B9_7F4A_7C15_u64.wrapping_add(seed));
    let mut rows: Vec<(f64, Count, f64)> = (0..runs)
        .map(|_| {
            let bare = limit::run(seats, time);
            let ours = play_for(rules, time, &mut generator);
            (decisions_a_second(ours) / bare, ours, bare)
        })
        .collect();
    rows.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (ratio, ours, bare) = rows[rows.len() / 2];
    let games = ours.games as f64 / ours.seconds;
    println!(
        "{:16} {seats:>5} {games:>10.0} {:>14.0} {bare:>12.0} {ratio:>6.2}",
        rules.info().name,
        decisions_a_second(ours)
    );
}

fn main() {
    let smoke = std::env::args().any(|arg| arg == "--smoke");
    let (time, runs) = if smoke {
        (Duration::from_millis(50), 1)
    } else {
        (Duration::from_millis(700), 7)
    };
    println!(
        "{:16} {:>5} {:>10} {:>14} {:>12} {:>6}",
        "game", "seats", "games/s", "decisions/s", "bare loop/s", "ratio"
    );
    let sound = "the shipped pack is sound";
    let games = ["silver-and-gold", "pyramids", "nuggets", "lamplighters"];
    let named = |game: &str| std::env::args().any(|arg| arg == game);
    let wanted = |game: &str| named(game) || !games.iter().any(|game| named(game));
    for seats in [1, 2, 4].into_iter().filter(|_| wanted("silver-and-gold")) {
        let rules = rnw_silver_and_gold::load(&rnw_silver_and_gold::shipped(), [], seats);
        measure(&rules.expect(sound), time, runs);
    }
    for seats in [1, 2, 4].into_iter().filter(|_| wanted("pyramids")) {
        let rules = rnw_pyramids::load(&rnw_pyramids::shipped(), [], seats);
        measure(&rules.expect(sound), time, runs);
    }
    for seats in [2, 3, 4].into_iter().filter(|_| wanted("nuggets")) {
        let rules = rnw_nuggets::load(&rnw_nuggets::shipped(), [], seats);
        measure(&rules.expect(sound), time, runs);
    }
    // The bare loop has four seats at most.
    for seats in [1, 2, 4].into_iter().filter(|_| wanted("lamplighters")) {
        let rules = rnw_lamplighters::load(&rnw_lamplighters::shipped(), [], seats);
        measure(&rules.expect(sound), time, runs);
    }
}
