//! The clauses, one by one. Each has a scenario or a test whose name begins with its id.
//!
//! Clauses about printed facts (C-2, SG-1 to SG-6) are compared with the shipped deck in `deck_facts.rs`. All
//! others are played with small packs. Cases that text can express are in `tests/scenarios`; messages about
//! wrong packs are in `tests/packs`. The tests here are for the rest.

#![expect(clippy::unwrap_used, reason = "a test stops where it cannot go on")]

// Printed facts.
mod deck_facts;
mod table;

// The setup, the turn, the score and the rare cases, SG-7 to SG-29.
mod rare;
mod scoring;
mod turn;
// Who sees what, and independence from the order of arrival (C-7, SG-13, SG-30).
mod order;
mod views;
// House rules, ways to enter moves, refusals, and wrong packs.
mod broken;
mod moves;
mod options;
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
    let check = |files: &Files| rnw_silver_and_gold::check(files).to_string();
    let opens = |files: &Files| rnw_silver_and_gold::load(files, [], 1).is_ok();
    let held = rnw_testkit::pack_cases::pack_cases(cases("packs"), check, opens);
    held.unwrap_or_else(|surprises| panic!("{surprises}"));
}
