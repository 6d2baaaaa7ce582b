//! The clauses, one by one. Each has a scenario or a test whose name begins with its id.
//!
//! The scenarios in `tests/scenarios` and the tests play at a table, with the shipped pack or with small packs.

#![expect(clippy::unwrap_used, reason = "a test stops where it cannot go on")]

mod table;

// The setup, NG-1 to NG-6. The turn, NG-7 to NG-11 and NG-21 to NG-25, has scenarios alone.
mod setup;
// The end and the score, NG-12 to NG-17, with the examples NG-19 and NG-20.
mod ending;
mod scoring;
// Who sees what (NG-18).
mod views;
// What bots take a state for.
mod learned;
// The preset (NG-27), ways to enter moves, wrong packs, texts of states, and a whole game.
mod broken;
mod moves;
mod options;
mod pinned;
mod texts;

use rnw_nuggets::{check, load, shipped};
use rnw_packs::Files;
use rnw_testkit::{PackBase, Stage};
use table::pack;

#[test]
fn every_scenario_comes_out_as_written() {
    let open = |files: &Files, options: &[(&str, &str)], seats| {
        load(files, options.iter().copied(), seats)
    };
    let mut stage = Stage::new("nuggets", PackBase::without_cards(shipped()), open)
        .option("layout", "custom")
        .option("first", "1");
    for (name, pack) in [
        ("row-of-7", pack(1, 7, 35, "a1=5")),
        ("row-of-8", pack(1, 8, 35, "a1=5 b1=5 h1=5")),
        ("row-of-8-and-a-chip", pack(1, 8, 35, "a1=5").chips(&[1])),
        ("row-of-12", pack(1, 12, 35, "a1=5")),
        ("row-of-16-and-a-chip", pack(1, 16, 35, "a1=5").chips(&[1])),
        ("halves", pack(2, 8, 2, "a1=5")),
        ("eight-chips", pack(2, 8, 35, "a1=5").chips(&[8])),
        ("three-fences", pack(5, 8, 3, "a1=5")),
        ("a-chip", pack(5, 8, 35, "a1=5").chips(&[1])),
        ("four-fences-and-a-chip", pack(5, 8, 4, "a1=5").chips(&[1])),
        ("a-fence-and-two-chips", pack(5, 8, 1, "a1=5").chips(&[2])),
        (
            "two-chips-on-four-cells",
            pack(2, 2, 0, "a1=5").chips(&[0, 2]),
        ),
    ] {
        stage = stage.base(name, PackBase::without_cards(pack.files()));
    }
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios");
    stage.hold_all(folder);
}

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
