//! Symbols of packs: every step, number, condition, trigger and scope, and what holds for all symbols.
//!
//! Small packs are written by hand. Their results were computed by hand from `docs/content.md`. Most cases are text
//! in `symbols/scenarios` and `symbols/packs`; cases that text cannot express are in Rust. The tests of
//! `crates/testkit` check that random packs keep the laws of all games.

// Steps for other seats in a pack for one.
mod broken;
// A pack whose symbols use everything.
pub(crate) mod full;
// An effect with a set of cells of its own.
mod parity;
// While all seats mark, no seat sees what the symbols of another seat do.
mod secrets;
// The symbols of the shipped packs and of the example crate, one by one.
#[cfg(feature = "modules")]
mod shipped;
// Small packs, and the stages and tables that play them by text.
pub(crate) mod table;
// Symbols that are on no card or not marked, and the firing order of symbols in one mark.
mod unseen;

use rnw_packs::Files;
use std::path::{Path, PathBuf};
use table::{chambers_stage, islands_stage};

/// A folder of text cases next to these tests.
fn cases(folder: &str) -> PathBuf {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/symbols");
    tests.join(folder)
}

#[test]
fn every_scenario_comes_out_as_written_on_islands() {
    let played = islands_stage().play_all(cases("scenarios"));
    played.unwrap_or_else(|surprises| panic!("{surprises}"));
}

#[test]
fn every_scenario_comes_out_as_written_in_chambers() {
    let played = chambers_stage().play_all(cases("scenarios/chambers"));
    played.unwrap_or_else(|surprises| panic!("{surprises}"));
}

/// In the sound pack every track is filled, and every symbol is on a card.
#[test]
fn what_is_wrong_with_a_symbol_is_reported_at_its_place() {
    let check = |files: &Files| rnw_silver_and_gold::check(files).to_string();
    let opens = |files: &Files| rnw_silver_and_gold::load(files, [], 1).is_ok();
    let held = rnw_testkit::pack_cases::pack_cases(cases("packs"), check, opens);
    held.unwrap_or_else(|surprises| panic!("{surprises}"));
}
