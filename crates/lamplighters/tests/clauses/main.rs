//! The clauses, one by one. Each has a scenario or a test whose name begins with its id.
//!
//! The scenarios in `tests/scenarios` are played with the shipped pack, the tests here with a pack of two short streets.

mod table;

// Wrong packs, texts of moves, views as texts.
mod broken;
mod texts;
// Random games against all promises that need no other crate.
mod random;
// The table and a turn, LL-1 to LL-12.
mod turn;
// The end and the points, LL-13 to LL-15, and the option, LL-17.
mod ending;
// Who sees what, LL-16.
mod views;

use rnw_lamplighters::{check, load, shipped};
use rnw_packs::Files;
use rnw_testkit::{PackBase, Stage};

/// The path of a folder in `tests` with cases as text.
fn cases(folder: &str) -> std::path::PathBuf {
    let tests = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    tests.join(folder)
}

#[test]
fn every_scenario_comes_out_as_written() {
    let base = PackBase::without_cards(shipped());
    let open = |files: &Files, options: &[(&str, &str)], seats| {
        load(files, options.iter().copied(), seats)
    };
    Stage::new("lamplighters", base, open).hold_all(cases("scenarios"));
}

#[test]
fn what_is_wrong_with_a_pack_is_reported_at_its_place() {
    let opens = |files: &Files| {
        let loaded = load(files, [], 2);
        if let Err(error) = &loaded {
            assert_eq!(error.to_string(), check(files).to_string());
        }
        loaded.is_ok()
    };
    rnw_testkit::pack_cases::hold_cases(cases("packs"), check, opens);
}
