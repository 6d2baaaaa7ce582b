//! The clauses, one by one. Each has a scenario or a test whose name begins with its id.
//!
//! Clauses about printed facts (C-2, PY-1 to PY-4) are compared with the shipped pack in `deck_facts.rs`. All
//! others are played with small packs. Cases that text can express are in the folders `scenarios` and `packs`.
//! Cases that need random games, views or sums are in Rust.

#![expect(clippy::unwrap_used, reason = "a test stops where it cannot go on")]

// Printed facts.
mod deck_facts;
mod table;

// The setup and marking, PY-5 to PY-19.
mod marking;
// Replacements, claims, rounds and the score, PY-20 to PY-26.
mod scoring;
mod settling;
// Rare cases, PY-32, and who sees what, PY-33.
mod rare;
mod views;
// House rules, ways to enter moves, refusals, and wrong packs.
mod broken;
mod moves;
mod options;
mod refusals;
// Random games that all of these tests need.
mod random;

use rnw_packs::Files;

/// The path of a folder in `tests` with cases as text.
fn cases(folder: &str) -> std::path::PathBuf {
    let tests = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    tests.join(folder)
}

#[test]
fn every_scenario_comes_out_as_written() {
    let played = table::stage().play_all(cases("scenarios"));
    played.unwrap_or_else(|surprises| panic!("{surprises}"));
}

#[test]
fn what_is_wrong_with_a_pack_is_reported_at_its_place() {
    let check = |files: &Files| rnw_pyramids::check(files).to_string();
    let opens = |files: &Files| rnw_pyramids::load(files, [], 1).is_ok();
    let held = rnw_testkit::pack_cases::pack_cases(cases("packs"), check, opens);
    held.unwrap_or_else(|surprises| panic!("{surprises}"));
}
