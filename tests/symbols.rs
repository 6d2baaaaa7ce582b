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
use rnw_silver_and_gold::{check, load};
use rnw_testkit::pack_cases::hold_cases;
use table::{chambers_stage, islands_stage};

/// The folder of the text cases next to these tests.
const CASES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/symbols");

#[test]
fn every_scenario_comes_out_as_written() {
    islands_stage().hold_all(format!("{CASES}/scenarios"));
    chambers_stage().hold_all(format!("{CASES}/scenarios/chambers"));
}

/// In the sound pack every track is filled, and every symbol is on a card.
#[test]
fn what_is_wrong_with_a_symbol_is_reported_at_its_place() {
    let opens = |files: &Files| load(files, [], 1).is_ok();
    hold_cases(format!("{CASES}/packs"), check, opens);
}
