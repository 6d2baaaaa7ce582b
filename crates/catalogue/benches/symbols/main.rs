//! The cost of symbols: random games of Silver & Gold with three forms of its symbols. They are the data
//! programs of the shipped pack, effects written in Rust, and modules.
//!
//! `cargo bench -p rnw-catalogue --bench symbols` prints games per second and the ratio to the data programs. It
//! measures the three in turn and prints the median, minimum and maximum of all runs. It also prints how much
//! more one effect of a module costs than the same data program. `-- --smoke` runs only a moment.

#![expect(clippy::print_stdout, reason = "a benchmark prints its table")]

#[rustfmt::skip]
#[expect(clippy::pedantic, clippy::all, clippy::unwrap_used, reason = "the yardstick is kept as it is")]
#[expect(dead_code, reason = "only its generator is used here")]
#[path = "../speed/limit.rs"]
mod limit;
#[path = "../speed/play.rs"]
mod play;

use play::{Xorshift, play, play_for};
use rnw_flip::Event;
use rnw_packs::{Blob, Files, Source};
use rnw_silver_and_gold::Rules;
use roll_and_write::sheet::{TrackId, TrackKind};
use roll_and_write::symbol::{
    Advance, Extra, Instruction, Instructions, Plugins, Scene, SymbolEffect, SymbolId, Write,
};
use std::time::Duration;

#[derive(Debug)]
struct Coin(TrackId);

impl SymbolEffect for Coin {
    fn fire(&self, _scene: &Scene<'_>, out: &mut Instructions) {
        out.emit(Advance {
            track: self.0,
            by: 1,
        });
    }
}

#[derive(Debug)]
struct Palm(TrackId, SymbolId);

impl SymbolEffect for Palm {
    fn fire(&self, scene: &Scene<'_>, out: &mut Instructions) {
        out.emit(Write {
            track: self.0,
            number: 1 + scene.offered(self.1) as u8,
            optional: false,
        });
    }
}

#[derive(Debug)]
struct Cross;

impl SymbolEffect for Cross {
    fn fire(&self, _scene: &Scene<'_>, out: &mut Instructions) {
        out.emit(Instruction::ExtraMark(Extra::cells(1)));
    }
}

fn plugins() -> Plugins {
    Plugins::default()
        .with("coin", 1, |given| {
            Ok(Box::new(Coin(given.track(0, TrackKind::Count)?)))
        })
        .with("palm", 1, |given| {
            let track = given.track(0, TrackKind::Written)?;
            Ok(Box::new(Palm(track, given.symbols()[0])))
        })
        .with("cross", 1, |_| Ok(Box::new(Cross)))
        .with_modules(rnw_wasm::loader())
}

const COIN: &str = r#"(module
    (import "rnw" "emit" (func $emit (param i32 i32 i32 i32)))
    (func (export "fire")
        (call $emit (i32.const 0) (i32.const 0) (i32.const 1) (i32.const 0))))"#;
const PALM: &str = r#"(module
    (import "rnw" "emit" (func $emit (param i32 i32 i32 i32)))
    (import "rnw" "offered" (func $offered (param i32) (result i32)))
    (func (export "fire")
        (call $emit (i32.const 2) (i32.const 0)
            (i32.add (i32.const 1) (call $offered (i32.const 0))) (i32.const 0))))"#;
const CROSS: &str = r#"(module
    (import "rnw" "emit" (func $emit (param i32 i32 i32 i32)))
    (func (export "fire")
        (call $emit (i32.const 4) (i32.const 1) (i32.const 0) (i32.const 0))))"#;

/// The shipped pack with plugins as its symbols. In the pattern, such as `rust:@#`, `@` is the symbol and `#`
/// is the version.
fn with_plugins(pattern: &str) -> Files {
    let name = |symbol: &str| pattern.replace('@', symbol).replace('#', "@1");
    let text = format!(
        r#"{{ "symbols": [
            {{ "name": "coin", "char": "$", "glyph": "●", "priority": 1, "effect": "{}",
               "with": {{ "tracks": ["coins"] }} }},
            {{ "name": "palm", "char": "T", "glyph": "♣", "priority": 1, "effect": "{}",
               "with": {{ "tracks": ["palms"], "symbols": ["palm"] }} }},
            {{ "name": "cross", "char": "x", "glyph": "×", "priority": 2, "effect": "{}" }}
        ] }}"#,
        name("coin"),
        name("palm"),
        name("cross")
    );
    let source = Source {
        path: "symbols.json".into(),
        name: "symbols.json".into(),
        text,
    };
    let blobs = [("coin.wat", COIN), ("palm.wat", PALM), ("cross.wat", CROSS)];
    let blobs = blobs.map(|(name, text)| Blob {
        path: name.into(),
        name: name.into(),
        bytes: text.into(),
    });
    Files::new(vec![source])
        .with_blobs(blobs.into())
        .extending(rnw_silver_and_gold::shipped())
}

fn load(files: &Files) -> Rules {
    let rules = rnw_silver_and_gold::Rules::load(files, [], 2, &plugins());
    rules.unwrap_or_else(|error| panic!("the packs are sound: {error}"))
}

/// The mean number of symbols that fire in a game.
fn effects_a_game(rules: &Rules, games: u32) -> f64 {
    let mut generator = Xorshift(1);
    let mut events: Vec<Event> = Vec::new();
    for _ in 0..games {
        play(rules, &mut generator, &mut events);
    }
    let fired = |event: &&Event| {
        matches!(
            event,
            Event::Advanced(_)
                | Event::BonusOwed(_)
                | Event::Wrote(_)
                | Event::ClaimWrote(_)
                | Event::WriteLost(_)
        )
    };
    events.iter().filter(fired).count() as f64 / f64::from(games)
}

/// The median, the minimum and the maximum.
fn spread(mut values: Vec<f64>) -> (f64, f64, f64) {
    values.sort_by(f64::total_cmp);
    (
        values[values.len() / 2],
        values[0],
        values[values.len() - 1],
    )
}

fn main() {
    let smoke = std::env::args().any(|arg| arg == "--smoke");
    let (time, runs) = if smoke {
        (Duration::from_millis(30), 1)
    } else {
        (Duration::from_millis(500), 15)
    };
    let ways = [
        ("data", load(&rnw_silver_and_gold::shipped())),
        ("Rust", load(&with_plugins("rust:@#"))),
        ("module", load(&with_plugins("module:@.wat"))),
    ];
    let mut generator = Xorshift(0x9E37_79B9_7F4A_7C15);
    let speeds: Vec<Vec<f64>> = (0..runs)
        .map(|_| {
            let measure = |(_, rules): &(_, Rules)| {
                let count = play_for(rules, time, &mut generator);
                count.games as f64 / count.seconds
            };
            ways.iter().map(measure).collect()
        })
        .collect();
    println!(
        "{:8} {:>9} {:>8}  least to most",
        "symbols", "games/s", "time"
    );
    for (way, (name, _)) in ways.iter().enumerate() {
        let (speed, ..) = spread(speeds.iter().map(|run| run[way]).collect());
        let (ratio, least, most) = spread(speeds.iter().map(|run| run[0] / run[way]).collect());
        println!("{name:8} {speed:>9.0} {ratio:>8.3}  {least:.3} to {most:.3}");
    }
    let effects = effects_a_game(&ways[0].1, if smoke { 10 } else { 2000 });
    let more = |run: &Vec<f64>| 1e9 * (1.0 / run[2] - 1.0 / run[0]) / effects;
    let (more, least, most) = spread(speeds.iter().map(more).collect());
    println!(
        "{effects:.1} effects a game; one of a module takes {more:.0} ns more than its data twin ({least:.0} to {most:.0})"
    );
}
