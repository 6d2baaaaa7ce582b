//! The figures of `docs/performance.md` for whole processes: `rnw simulate` as people build and run it, in turn with the
//! bare loop.
//!
//! `just figures` builds the command as the README says and runs this. `-- --smoke` plays few games, and
//! `-- --program FILE` measures another build of the command.

#![expect(clippy::print_stdout, reason = "a benchmark prints its table")]

#[rustfmt::skip]
#[expect(clippy::pedantic, clippy::all, clippy::unwrap_used, reason = "the yardstick is kept as it is")]
#[path = "../speed/limit.rs"]
mod limit;

use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

/// The build of the README, from the folder in which benchmarks run.
const PROGRAM: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/release/rnw");
/// The games, with how many games of random and of greedy play take about a second.
const GAMES: [(&str, [u32; 2]); 3] = [
    ("silver-and-gold", [100_000, 10_000]),
    ("pyramids", [70_000, 7_000]),
    ("nuggets", [100_000, 7_000]),
];

/// Decisions a second of a whole process that plays this number of games at one table for two.
fn simulate(program: &PathBuf, game: &str, bot: &str, games: u32) -> f64 {
    let players = format!("{bot},{bot}");
    let games = games.to_string();
    let mut command = Command::new(program);
    command.args(["simulate", game, "--players", &players, "--games", &games]);
    command.args(["--jobs", "1", "--seed", "1", "--format", "json"]);
    let began = Instant::now();
    let output = command.output();
    let seconds = began.elapsed().as_secs_f64();
    let output = output.expect("`cargo build --release` has built the command");
    let text = String::from_utf8_lossy(&output.stdout);
    let decisions = text.split("\"decisions\":").nth(1).and_then(|rest| {
        let digits = rest.trim_start();
        let end = digits.find(|c: char| !c.is_ascii_digit())?;
        digits[..end].parse::<f64>().ok()
    });
    decisions.unwrap_or_else(|| panic!("no decisions in {text:?}")) / seconds
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let is_smoke = args.iter().any(|arg| arg == "--smoke");
    let named = args.iter().position(|arg| arg == "--program");
    let program = named
        .and_then(|at| args.get(at + 1))
        .map_or_else(|| PROGRAM.into(), PathBuf::from);
    let (runs, part, time) = if is_smoke { (1, 100, 20) } else { (7, 1, 700) };
    println!("profile release, `cargo build --release`: whole processes, one thread, two seats");
    println!(
        "{:16} {:>7} {:>14} {:>12} {:>6}",
        "game", "players", "decisions/s", "bare loop/s", "ratio"
    );
    for (game, counts) in GAMES {
        for (bot, games) in ["random", "greedy"].into_iter().zip(counts) {
            let rows = (0..runs).map(|_| {
                let bare = limit::run(2, Duration::from_millis(time));
                (simulate(&program, game, bot, games / part), bare)
            });
            let rows: Vec<(f64, f64)> = rows.collect();
            let ours = median(rows.iter().map(|row| row.0).collect());
            let bare = median(rows.iter().map(|row| row.1).collect());
            let ratio = median(rows.iter().map(|row| row.0 / row.1).collect());
            println!("{game:16} {bot:>7} {ours:>14.0} {bare:>12.0} {ratio:>6.3}");
        }
    }
}
