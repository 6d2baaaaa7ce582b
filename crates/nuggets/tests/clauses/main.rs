//! The clauses, one by one. Each has a test whose name begins with its id.
//!
//! All tests play at a table, with the shipped pack or with small packs that the test defines.

#![expect(clippy::unwrap_used, reason = "a test stops where it cannot go on")]

mod table;

// The setup, NG-1 to NG-6.
mod setup;
// The turn, NG-7 to NG-11, with its examples and edge cases, NG-21 to NG-25.
mod turn;
// The end and the score, NG-12 to NG-17, with the examples NG-19 and NG-20, and NG-26.
mod ending;
mod scoring;
// Who sees what (NG-18).
mod views;
// The preset (NG-27), ways to enter moves, wrong packs, texts of states, and a whole game.
mod broken;
mod moves;
mod options;
mod pinned;
mod texts;

use rnw_nuggets::{check, load};
use rnw_packs::Files;

#[test]
fn what_is_wrong_with_a_pack_is_reported_at_its_place() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/packs");
    let opens = |files: &Files| {
        let loaded = load(files, [], 2);
        if let Err(error) = &loaded {
            assert_eq!(error.to_string(), check(files).to_string());
        }
        loaded.is_ok()
    };
    rnw_testkit::pack_cases::hold_cases(folder, check, opens);
}
