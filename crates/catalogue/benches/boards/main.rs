//! The cost of large boards: tables of placements on 8×8, 10×10 and 11×11 cells, with five patterns.
//!
//! `cargo bench -p rnw-catalogue --bench boards` prints how long a table takes to load and to list the legal placements
//! of a pattern, and the ratios to the 8×8 board in one word. The row `8x8 wide` is the same board in sets of
//! 128 cells, so it shows what the width alone costs. The boards are measured in turn; figures are medians of
//! all runs. `-- --smoke` runs only a moment.

#![expect(clippy::print_stdout, reason = "a benchmark prints its table")]

use roll_and_write::geometry::{FrameOf, PlacementsOf, ReachOf, SetOf, Width};
use roll_and_write::{Frame, Polyomino, WideFrame};
use std::hint::black_box;
use std::time::Instant;

const PATTERNS: [&[&str]; 5] = [
    &["XX"],
    &["XXX", "X.."],
    &["XX.", ".XX"],
    &["XXX", "X..", "X.."],
    &["XX.", ".XX", "..X"],
];

fn patterns() -> Vec<Polyomino> {
    let parsed = PATTERNS.map(Polyomino::parse);
    parsed.map(|one| one.expect("a drawing")).into()
}

/// What one run found out about a board.
#[derive(Clone, Copy, Default)]
struct Figures {
    /// The number of entries of the table.
    placements: usize,
    /// Microseconds to load the table.
    load: f64,
    /// Nanoseconds to count the legal placements of a pattern.
    count: f64,
    /// Nanoseconds to list them.
    list: f64,
    /// How many are legal.
    legal: f64,
}

/// Measures a board on which two thirds of the cells are free.
fn measure<W: Width>(frame: FrameOf<W>, rounds: usize) -> Figures {
    let patterns = patterns();
    let start = Instant::now();
    let table = PlacementsOf::new(frame, &patterns);
    let load = start.elapsed().as_secs_f64() * 1e6;
    let reaches: Vec<ReachOf<W>> = (0..64_u64).map(|seed| reach(frame, seed)).collect();
    let asked = || {
        let reaches = reaches.iter().cycle().take(rounds);
        reaches.flat_map(|reach| (0..PATTERNS.len()).map(move |pattern| (pattern, *reach)))
    };
    let times = (rounds * PATTERNS.len()) as f64;
    let start = Instant::now();
    let mut legal = 0;
    for (pattern, reach) in asked() {
        let words = table.words(Some(pattern)).iter();
        let counts = words.map(|word| table.fitting(*word, black_box(reach)).count_ones());
        legal += counts.sum::<u32>();
    }
    let count = start.elapsed().as_secs_f64() * 1e9 / times;
    let start = Instant::now();
    let mut listed = 0;
    for (pattern, reach) in asked() {
        for cells in table.legal(Some(pattern), black_box(reach)) {
            black_box(cells);
            listed += 1;
        }
    }
    let list = start.elapsed().as_secs_f64() * 1e9 / times;
    assert_eq!(legal, listed, "counted and listed");
    Figures {
        placements: table.len(),
        load,
        count,
        list,
        legal: f64::from(legal) / times,
    }
}

/// Two thirds of the cells, mixed anew by each seed.
fn reach<W: Width>(frame: FrameOf<W>, seed: u64) -> ReachOf<W> {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut free = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        !state.is_multiple_of(3)
    };
    let free: SetOf<W> = frame.cells().iter().filter(|_| free()).collect();
    ReachOf { free, anchor: free }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

fn main() {
    let smoke = std::env::args().any(|arg| arg == "--smoke");
    let (rounds, runs) = if smoke { (20, 1) } else { (20_000, 15) };
    let wide = |side| WideFrame::new(side, side).expect("a wide frame");
    let small = Frame::new(8, 8).expect("a frame");
    let names = ["8x8", "8x8 wide", "10x10", "11x11"];
    let mut figures: [Vec<Figures>; 4] = Default::default();
    for _ in 0..runs {
        figures[0].push(measure(small, rounds));
        figures[1].push(measure(wide(8), rounds));
        figures[2].push(measure(wide(10), rounds));
        figures[3].push(measure(wide(11), rounds));
    }
    println!(
        "{:8} {:>10} {:>8} {:>7} {:>9} {:>8} {:>8} {:>6}",
        "board", "placements", "load us", "legal", "count ns", "ratio", "list ns", "ratio"
    );
    let of =
        |board: usize, part: fn(&Figures) -> f64| median(figures[board].iter().map(part).collect());
    for (board, name) in names.into_iter().enumerate() {
        let (count, list) = (of(board, |one| one.count), of(board, |one| one.list));
        println!(
            "{name:8} {:>10} {:>8.0} {:>7.1} {count:>9.1} {:>8.2} {list:>8.1} {:>6.2}",
            figures[board][0].placements,
            of(board, |one| one.load),
            of(board, |one| one.legal),
            count / of(0, |one| one.count),
            list / of(0, |one| one.list),
        );
    }
}
