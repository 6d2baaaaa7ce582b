//! Texts of states: what records and fingerprints compare.

use super::table::{files, set_up};
use rnw_nuggets::load;
use roll_and_write::Notation;
use std::collections::BTreeSet;

#[test]
fn states_that_differ_in_one_thing_have_other_texts() {
    let text = r#"{ "game": "nuggets", "title": "Two fives", "board": { "rows": 2, "cols": 4, "fences": 5 },
  "yields": { "nuggets": [5, 5], "armadora": [5, 5] }, "fixed": ["a1", "b1"],
  "chips": [{ "players": 2, "values": [2, 2] }] }"#;
    let start = set_up(load(&files(text), [("first", "1")], 2).unwrap());
    let after = |script: &str| {
        let mut table = start.clone();
        let (cells, moves) = script.split_once(" | ").unwrap();
        table.deal(cells);
        table.script(moves);
        table.rules.describe(&table.state)
    };
    let scripts = [
        "a1 b1 | 1 chip 1 c1",
        "b1 a1 | 1 chip 1 c1",
        "a1 b1 | 1 chip 2 c1",
        "a1 b1 | 1 chip 1 d1",
        "a1 b1 | 1 chip 1 c1 / 2 chip 1 d1",
        "a1 b1 | 1 chip 1 d1 / 2 chip 1 c1",
        "a1 b1 | 1 pass",
        "a1 b1 | 1 fence b1 c1",
        "a1 b1 | 1 fence b1 b2",
        "a1 b1 | 1 fence b1 c1 / 1 fence b2 c2",
        "a1 b1 | 1 fence b1 c1 / 1 fence b2 c2 / 2 chip 1 c1",
        "a1 b1 | 1 chip 1 d1 / 2 pass",
        "a1 b1 | 1 chip 1 d1 / 2 pass / 1 pass",
    ];
    let texts: BTreeSet<String> = scripts.iter().map(|script| after(script)).collect();
    assert_eq!(texts.len(), scripts.len());
    assert_eq!(after(scripts[0]), after(scripts[0]));
}
