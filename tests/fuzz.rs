//! Bytes of strangers: the fuzz targets, fed with the inputs that are kept in `fuzz/`.
//!
//! `corpus/TARGET` is what fuzzing begins with, `findings/TARGET` what it has found. A finding is named
//! for what was wrong and fails without the change that came with it.

#[path = "fuzz/targets.rs"]
mod targets;

use self::targets::TARGETS;
use crate::common::ROOT;
use std::fs;
use std::panic::catch_unwind;
use std::path::PathBuf;

/// The inputs that are kept for a target.
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
    feed("findings");
}

/// Not one of the inputs is too large to be kept in a repository.
#[test]
fn the_inputs_are_small() {
    let kinds = ["corpus", "findings"];
    let kept = TARGETS
        .iter()
        .flat_map(|(name, _)| kinds.map(|kind| inputs(kind, name)))
        .flatten();
    let bytes: u64 = kept.map(|path| fs::metadata(path).unwrap().len()).sum();
    assert!(bytes < 400 << 10, "{bytes} bytes");
}
