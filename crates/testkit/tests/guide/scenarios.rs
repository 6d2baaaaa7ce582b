//! Scenarios and packs as text: every failure is reported with its line.

use rnw_packs::Files;
use rnw_testkit::pack_cases::pack_cases;
use rnw_testkit::{PackBase, Stage};
use serde_json::json;
use std::path::{Path, PathBuf};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests")
        .join(name)
}

#[test]
fn what_comes_out_otherwise_is_reported_with_its_line() {
    let base = PackBase {
        files: rnw_silver_and_gold::shipped(),
        card: |_, words| json!({ "name": words[0], "color": words[1], "grid": words[2..] }),
        plain_name: ("Z", 1),
        plain: "gray .... ....",
    };
    let open = |files: &Files, options: &[(&str, &str)], seats| {
        rnw_silver_and_gold::load(files, options.iter().copied(), seats)
    };
    let stage = Stage::new("sg", base, open).option("start", "1");
    let surprises = stage.play_all(folder("cases")).unwrap_err();
    let expected = [
        "3: sg: nothing is checked: the scenario checks nothing",
        "11: sg: a step that there is not: unknown step \"awaitng\"; did you mean \"awaiting\"?",
        "16: sg: another thing is awaited: expected \"deck\", found \"expedition\"",
        "21: sg: a move is no move: \"A z9\" is not a move: ",
        "27: sg: a refused move is legal: \"A a1\" of seat 1 is legal",
        "33: sg: a legal move is refused: \"A a1 b1 c1\" is refused: ",
        "39: sg: a move is refused by another clause: expected \"C-4\", found \"C-3\"",
        "44: sg: a seat that there is not: there is no seat 2",
        "49: sg: a card that there is not: ",
        "54: sg: too few cards: cards.json:2:12: the pack has 4 cards; 2 seats are dealt 8",
        "60: sg: the pack comes too late: \"card\" comes too late: the game has begun",
        "66: sg: other news: expected\n    event-skipped seat=1\n  found\n    ",
        "80: sg: a value of a row [c1]: expected \"c1\", found \"a1\"",
    ];
    assert_eq!(surprises.0.len(), expected.len(), "{surprises}");
    for (found, expected) in surprises.0.iter().zip(expected) {
        let start = format!("wrong.txt:{expected}");
        assert!(found.starts_with(&start), "{found}\n  expected\n{start}");
    }
}

#[test]
fn a_report_that_is_not_the_one_of_the_case_is_reported() {
    let check = |files: &Files| rnw_silver_and_gold::check(files).to_string();
    let opens = |files: &Files| rnw_silver_and_gold::load(files, [], 1).is_ok();
    let surprises = pack_cases(folder("cases/packs"), check, opens).unwrap_err();
    let expected = [
        "game.txt:6: expected\nerror: game.json:4:28: found 9; expected 1 to 8\n  found\nerror: game.json:4:27",
        "game.txt:9: expected\nerror: game.json:1:1: too few rounds\n  found\n",
        "game.txt:9: the pack can be opened",
        "game.txt:12: game.json has no \"\\\"ruonds\\\": 4\"",
        "game.txt:15: nothing is said to be told",
    ];
    assert_eq!(surprises.0.len(), expected.len(), "{surprises}");
    for (found, expected) in surprises.0.iter().zip(expected) {
        assert!(
            found.starts_with(expected),
            "{found}\n  expected\n{expected}"
        );
    }
}

#[test]
fn a_folder_without_cases_holds_nothing() {
    let nothing = pack_cases(folder("nowhere"), |_| String::new(), |_| true);
    assert!(nothing.unwrap_err().to_string().contains("nowhere"));
}
