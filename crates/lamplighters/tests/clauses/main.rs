//! The clauses, one by one. Each has a scenario or a test whose name begins with its id.
//!
//! The scenarios in `tests/scenarios` are played with the shipped pack or with a pack of two short streets, the tests here
//! with the latter.

mod table;

// Wrong packs, texts of moves, views as texts.
mod broken;
mod texts;
// Random games against all promises that need no other crate.
mod random;
// What scenarios cannot ask.
mod turn;
// Who sees what, LL-16.
mod views;
// What bots take a state for.
mod learned;

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
    let stage = Stage::new("lamplighters", base, open);
    let stage = stage.base(
        "two-streets",
        PackBase::without_cards(table::files(table::SOUND)),
    );
    stage.hold_all(cases("scenarios"));
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
