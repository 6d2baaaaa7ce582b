//! Symbols of packs: every step, number, condition, trigger and scope, and what holds whatever they do.
//!
//! Small packs are written by hand, and what they come to was worked out by hand from `docs/content.md`: as text
//! in `symbols/scenarios` and `symbols/packs`, and in Rust where text cannot say it. That packs drawn at random
//! keep the laws of all games is tested in `crates/testkit`.

// Any order of arrival.
mod barrier;
// Words that there are not, with what was meant.
mod broken;
// A pack whose symbols do everything.
pub(crate) mod full;
// Whole games with random symbols through the command.
mod records;
// Nobody sees what another seat's symbols do while all mark.
mod secrets;
// The symbols of the shipped packs and of the example crate, one by one.
#[cfg(feature = "modules")]
mod shipped;
// Small packs, and the stages and tables that play them by text.
pub(crate) mod table;
// Symbols that no card bears, and the order in which symbols of one mark fire.
mod unseen;

use roll_and_write::content::Files;
use std::path::{Path, PathBuf};
use table::{chambers_stage, islands_stage};

/// A folder beside these tests with cases as text.
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
