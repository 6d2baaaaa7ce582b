//! Measures the cost of one firing of the same effect: as a program of a pack, in Rust, and as a module.
//!
//! `cargo bench -p rnw-wasm` prints nanoseconds. `cargo bench -p rnw-wasm -- --smoke` runs only for a moment.

#![expect(clippy::print_stdout, reason = "a benchmark prints its table")]
#![allow(clippy::unwrap_used, reason = "what fails in a benchmark may panic")]

#[path = "../../example-symbols/tests/pack.rs"]
mod pack;

use rnw_flip::symbol::{AdvanceStep, IfStep, Program, Step};
use roll_and_write::sheet::{TrackId, TrackKind};
use roll_and_write::symbol::{
    Arguments, Condition, Instructions, ModuleLoader, Scope, Snapshot, SymbolEffect, Value,
};
use std::hint::black_box;
use std::thread;
use std::time::{Duration, Instant};

/// The chest with a write that changes nothing, so that the module counts as one that may remember.
const WRITER: &str = r#"(module
    (import "rnw" "cell" (func $cell (result i32)))
    (import "rnw" "row" (func $row (param i32) (result i64)))
    (import "rnw" "marked" (func $marked (result i64)))
    (import "rnw" "number" (func $number (param i32) (result i32)))
    (import "rnw" "emit" (func $emit (param i32 i32 i32 i32)))
    MEMORY
    (func (export "fire")
        WRITE
        (if (i64.eqz (i64.and
                (call $row (call $cell))
                (i64.xor (call $marked) (i64.const -1))))
            (then
                (call $emit (i32.const 0) (i32.const 0) (call $number (i32.const 0)) (i32.const 0))
                (call $emit (i32.const 10) (i32.const 0) (i32.const 0) (i32.const 0))))))"#;

fn module(bytes: &[u8], given: &Arguments) -> Box<dyn SymbolEffect> {
    rnw_wasm::loader().load(bytes, given).unwrap().0
}

fn writer(memory: &str, write: &str) -> Vec<u8> {
    WRITER
        .replace("MEMORY", memory)
        .replace("WRITE", write)
        .into_bytes()
}

/// Returns the nanoseconds per firing of the fastest of many passes over the scenes. Other activity on the machine
/// then has little influence.
fn measure(effect: &dyn SymbolEffect, scenes: &[Snapshot], time: Duration) -> f64 {
    let begin = Instant::now();
    let mut best = f64::INFINITY;
    while best == f64::INFINITY || begin.elapsed() < time {
        let start = Instant::now();
        for scene in scenes {
            let mut out = Instructions::default();
            effect.fire(&black_box(scene).scene(), &mut out);
            black_box(&out);
        }
        best = best.min(start.elapsed().as_nanos() as f64 / scenes.len() as f64);
    }
    best
}

fn main() {
    let smoke = std::env::args().any(|argument| argument == "--smoke");
    let time = Duration::from_millis(if smoke { 1 } else { 700 });
    let scenes: Vec<Snapshot> = pack::scenes(20)
        .into_iter()
        .filter(|(name, _)| *name == "chest")
        .map(|(_, scene)| scene)
        .take(200)
        .collect();
    let coins = TrackId(0);
    let given = Arguments::new([(coins, TrackKind::Count)], vec![], vec![], vec![2]);
    let advance = AdvanceStep {
        track: coins,
        by: Value::Number(2),
    };
    let program = Program::new(vec![Step::If(IfStep {
        test: Condition::Full(Scope::Row.into()),
        then: vec![Step::Advance(advance), Step::Spend],
        r#else: vec![],
    })]);
    let page = "(memory 1 1)";
    let effects: [(&str, Box<dyn SymbolEffect>); 6] = [
        ("program of a pack", Box::new(program)),
        ("Rust", rnw_example_symbols::Chest::make(&given).unwrap()),
        (
            "module from C, which writes nothing",
            module(include_bytes!("../symbols/chest.wasm"), &given),
        ),
        (
            "module that writes a global",
            module(
                &writer(
                    "(global $g (mut i32) (i32.const 0))",
                    "(global.set $g (i32.const 1))",
                ),
                &given,
            ),
        ),
        (
            "module that writes to its memory",
            module(
                &writer(page, "(i32.store (i32.const 0) (i32.const 1))"),
                &given,
            ),
        ),
        (
            "module that does nothing",
            module(b"(module (func (export \"fire\")))", &given),
        ),
    ];
    println!(
        "nanoseconds a firing of one effect, {} scenes",
        scenes.len()
    );
    for (name, effect) in &effects {
        let alone = measure(&**effect, &scenes, time);
        let together = thread::scope(|scope| {
            let threads = [0, 1].map(|_| scope.spawn(|| measure(&**effect, &scenes, time)));
            threads.map(|thread| thread.join().unwrap())
        });
        println!(
            "{name:36} {alone:9.1}   two threads at once {:9.1}",
            f64::midpoint(together[0], together[1])
        );
    }
    let endless = module(b"(module (func (export \"fire\") (loop (br 0))))", &given);
    println!(
        "{:36} {:9.1}",
        "until an endless loop is stopped",
        measure(&*endless, &scenes[..1], time)
    );
    for (name, text) in [
        ("until endless recursion is stopped", "(module (func $f (export \"fire\") (call $f)))".to_owned()),
        (
            "until endless asking is stopped",
            "(module (import \"rnw\" \"offered\" (func $offered (param i32) (result i32))) (func (export \"fire\") (loop (drop (call $offered (i32.const 0))) (br 0))))".to_owned(),
        ),
        (
            "until endless calls are stopped",
            format!("(module (func $f (local {})) (func (export \"fire\") (loop (call $f) (br 0))))", "i64 ".repeat(900)),
        ),
        (
            "until endless filling is stopped",
            "(module (memory 1 1) (func (export \"fire\") (loop (memory.fill (i32.const 0) (i32.const 1) (i32.const 65536)) (br 0))))".to_owned(),
        ),
    ] {
        let given = Arguments::new([], vec![roll_and_write::symbol::SymbolId(0)], vec![], vec![]);
        let effect = module(text.as_bytes(), &given);
        println!("{name:36} {:9.1}", measure(&*effect, &scenes[..1], time));
    }
}
