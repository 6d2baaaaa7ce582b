//! Untrusted bytes: runs the fuzz targets with the inputs in `fuzz/`.
//!
//! `corpus/TARGET` has the inputs with which fuzzing starts, `findings/TARGET` those that it found. The name of a
//! finding says what was wrong. Without the correction the finding fails.

#[path = "fuzz/targets.rs"]
#[allow(unreachable_pub, reason = "another crate reaches it: the fuzz targets")]
mod targets;

use self::targets::TARGETS;
use crate::common::{Home, ROOT, is_whole};
use std::collections::BTreeSet;
use std::fs;
use std::panic::catch_unwind;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Far longer than any input takes, and far shorter than the findings took.
const PATIENCE: Duration = Duration::from_secs(20);

/// The stored inputs of a target.
fn inputs(kind: &str, target: &str) -> Vec<PathBuf> {
    let Ok(found) = fs::read_dir(format!("{ROOT}/tests/fuzz/{kind}/{target}")) else {
        return Vec::new();
    };
    let mut paths: Vec<PathBuf> = found.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

#[track_caller]
fn feed(kind: &str) -> usize {
    let mut fed = 0;
    for (name, target) in TARGETS {
        for path in inputs(kind, name) {
            let bytes = fs::read(&path).unwrap();
            let done = catch_unwind(|| target(&bytes));
            assert!(done.is_ok(), "{name} fails with {}", path.display());
            fed += 1;
        }
    }
    fed
}

#[test]
fn what_fuzzing_begins_with_is_fine() {
    for (name, _) in TARGETS {
        assert!(!inputs("corpus", name).is_empty(), "{name} has a corpus");
    }
    assert!(feed("corpus") >= 30);
}

#[test]
fn what_fuzzing_found_stays_mended() {
    let kept = fs::read_dir(format!("{ROOT}/tests/fuzz/findings")).unwrap();
    let kept = kept.map(|entry| fs::read_dir(entry.unwrap().path()).unwrap().count());
    let kept: usize = kept.sum();
    assert!(kept > 0, "the findings are gone");
    assert_eq!(feed("findings"), kept, "there are findings of no target");
}

/// Every target must also run under the fuzzer; otherwise fuzzing cannot find anything there.
#[test]
fn every_target_is_fuzzed() {
    let programs = fs::read_dir(format!("{ROOT}/crates/fuzz/src/bin")).unwrap();
    let programs = programs.map(|entry| entry.unwrap().path());
    let programs: BTreeSet<String> = programs
        .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
        .collect();
    let run = fs::read_to_string(format!("{ROOT}/crates/fuzz/run")).unwrap();
    let (_, listed) = run.split_once("\nTARGETS=(").unwrap();
    let (listed, _) = listed.split_once(')').unwrap();
    let listed: BTreeSet<String> = listed.split(' ').map(str::to_owned).collect();
    assert_eq!(
        programs, listed,
        "crates/fuzz/run does not run these programs"
    );
    for (name, _) in TARGETS {
        assert!(programs.contains(*name), "there is no program for {name}");
    }
}

/// Inputs that are too large to store and that a fuzzer does not find. They once overflowed the stack, took minutes
/// or took gigabytes.
#[test]
fn what_is_far_too_much_is_soon_refused() {
    // What takes the square of the time shows with a tenth too; only all of it shows what takes little more.
    let part = if is_whole() { 1 } else { 10 };
    let nested = |open: &str| {
        let many = open.repeat(100_000 / part);
        format!("=== words/en.ftl\ntrack-coins = {many}\n")
    };
    let list = |what: &str| {
        let many = vec![what; 300_000 / part].join(",");
        format!("=== cards.json\n{{ \"cards\": [{many}] }}\n")
    };
    let fields: Vec<String> = (0..100_000 / part)
        .map(|n| format!("\"f{n}\": 0"))
        .collect();
    let fields = format!("=== cards.json\n{{ {} }}\n", fields.join(","));
    let color = "p".repeat((4 << 20) / part);
    let color = format!(
        "=== cards.json\n{{ \"cards\": [{{ \"name\": \"X\", \"color\": \"{color}\", \"grid\": [\"..\"] }}] }}\n"
    );
    let packs = [
        nested("{"),
        nested("{ A("),
        nested("{\nA(\n"),
        list("0"),
        list("{}"),
        list("{ \"name\": \"P01\", \"remove\": true }"),
        fields,
        color,
    ];
    for own in packs {
        let pack = format!("{{ \"extends\": \"silver-and-gold\" }}\n{own}");
        soon("content", pack.as_bytes());
    }
    let record = format!("{ROOT}/tests/fuzz/corpus/record/silver-and-gold-2");
    let record = fs::read_to_string(record).unwrap();
    let (before, _) = record.split_once("{\"line\":\"move\"").unwrap();
    for text in ["k", "A a1 ", "keep G12 ", "take G", " "] {
        let text = text.repeat((8 << 20) / part / text.len());
        let spoilt = format!("{before}{{\"line\":\"move\",\"seat\":1,\"move\":\"{text}\"}}\n");
        soon("record", spoilt.as_bytes());
    }
}

/// Checks that a target handles an input well before a person would give up.
#[track_caller]
fn soon(target: &str, bytes: &[u8]) {
    let (_, fed) = TARGETS.iter().find(|row| row.0 == target).unwrap();
    let begun = Instant::now();
    fed(bytes);
    let start = String::from_utf8_lossy(&bytes[..bytes.len().min(100)]);
    assert!(begun.elapsed() < PATIENCE, "{target}: {start}…");
}

/// A pack has a size limit, however many files it has.
#[test]
fn a_pack_has_a_largest_size() {
    let home = Home::new();
    fs::create_dir_all(home.path("pack/words")).unwrap();
    home.write("pack/game.json", "{ \"extends\": \"silver-and-gold\" }");
    home.write("pack/words/en.ftl", "# words\n".repeat(40_000));
    home.refused("content check pack", 3, "more than 262144 bytes");
    home.write("pack/words/en.ftl", "");
    let blanks = " ".repeat(4 << 20);
    for number in 0..4 {
        home.write(&format!("pack/{number}.json"), &blanks);
    }
    home.refused("content check pack", 3, "more than 16777216 bytes in all");
}
