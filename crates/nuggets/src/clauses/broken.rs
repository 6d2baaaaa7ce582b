//! Packs that are wrong: what is told, with file, line and column; and that nothing panics.

use super::table::files;
use crate::{check, load};
use proptest::prelude::*;
use roll_and_write::content::Files;

/// A sound pack whose lines do not move when the shipped one changes.
const SOUND: &str = r#"{
  "game": "nuggets",
  "title": "Sound",
  "board": { "rows": 3, "cols": 4, "fences": 8 },
  "yields": {
    "nuggets": [4, 5, 6],
    "armadora": [3, 4, 5]
  },
  "fixed": ["a1", "b2", "d3"],
  "custom": [
    { "cell": "a2", "yield": 6 },
    { "cell": "c3", "yield": 4 }
  ],
  "chips": [
    { "players": 2, "values": [4, 1, 1] },
    { "players": 3, "values": [3, 1] },
    { "players": 4, "values": [2, 1] }
  ]
}"#;

/// The sound pack with one piece replaced by another.
#[track_caller]
fn changed(from: &str, to: &str) -> String {
    assert!(SOUND.contains(from), "there is no {from:?}");
    SOUND.replacen(from, to, 1)
}

/// What is told about a pack, errors and warnings.
fn told(text: &str) -> String {
    let told = check(&files(text)).to_string();
    let loaded = load(&files(text), [], 2);
    let errors = told.lines().any(|line| line.starts_with("error"));
    assert_eq!(loaded.is_err(), errors, "{told}");
    if let Err(error) = loaded {
        assert_eq!(error.to_string(), told, "loading tells the same");
    }
    told
}

/// Each line is a case: a piece, what replaces it, and what is told about it. `^` stands before the
/// character at which the one problem must be told.
#[track_caller]
fn check_cases(cases: &str) {
    for case in cases.lines().map(str::trim).filter(|case| !case.is_empty()) {
        let [from, to, message] = case.split("  =>  ").collect::<Vec<_>>()[..] else {
            panic!("{case:?} is no case")
        };
        let marked = changed(from, to);
        let (before, _) = marked.split_once('^').expect("a ^");
        let line = before.lines().count();
        let column = before.lines().last().unwrap().chars().count() + 1;
        let found = told(&changed(from, &to.replacen('^', "", 1)));
        let expected = format!("error: game.json:{line}:{column}: {message}\n");
        assert_eq!(found, expected, "{case}");
    }
}

#[test]
fn the_sound_pack_and_the_shipped_one_are_sound() {
    assert_eq!(told(SOUND), "");
    assert_eq!(check(&crate::shipped()).to_string(), "");
    for layout in ["fixed", "random", "custom"] {
        assert!(load(&files(SOUND), [("layout", layout)], 4).is_ok());
    }
}

#[test]
fn what_is_wrong_with_the_board_is_told_at_its_place() {
    check_cases(
        r#"
        "nuggets",  =>  ^"pyramids",  =>  this pack is for "pyramids"; expected "nuggets"
        { "rows": 3, "cols": 4, "fences": 8 }  =>  ^{ "rows": 0, "cols": 4, "fences": 8 }  =>  a frame of 0 rows and 4 columns; expected 1 to 26 columns and at most 64 cells
        { "rows": 3, "cols": 4, "fences": 8 }  =>  ^{ "rows": 3, "cols": 27, "fences": 8 }  =>  a frame of 3 rows and 27 columns; expected 1 to 26 columns and at most 64 cells
        { "rows": 3, "cols": 4, "fences": 8 }  =>  ^{ "rows": 17, "cols": 4, "fences": 8 }  =>  a frame of 17 rows and 4 columns; expected 1 to 26 columns and at most 64 cells
        { "rows": 3, "cols": 4, "fences": 8 }  =>  ^{ "rows": 3, "cols": 1, "fences": 8 }  =>  a board of 3 cells; expected at least 4
        "fences": 8  =>  "fences": ^201  =>  found 201; expected 0 to 200
        "fences": 8  =>  "fences": ^300  =>  found 300: invalid value: integer `300`, expected u8
        "fences": 8  =>  "fences": ^-1  =>  found -1: invalid value: integer `-1`, expected u8
        "fences": 8  =>  "fences": ^"many"  =>  found "many": invalid type: string "many", expected u8
        "fences": 8  =>  "fences": 8, ^"fence": 8  =>  unknown field "fence"; expected one of rows, cols, fences; did you mean "fences"?
"#,
    );
}

#[test]
fn what_is_missing_or_misspelt_is_told_at_its_place() {
    check_cases(
        r#"
        { "rows": 3, "cols": 4, "fences": 8 }  =>  ^{ "rows": 3, "cols": 4 }  =>  the field "fences" is missing; add "fences" to this object
        "title": "Sound",  =>  "title": "Sound", ^"tilte": "Sound",  =>  unknown field "tilte"; expected one of $schema, extends, game, title, board, yields, fixed, custom, chips; did you mean "title"?
        "title": "Sound",  =>  "title": "Sound", ^"title": "Twice",  =>  the field "title" comes twice in one object; expected it once
        "title": "Sound",  =>  "title": ^7,  =>  found 7: invalid type: integer `7`, expected a string
        { "cell": "a2", "yield": 6 }  =>  ^{ "cell": "a2" }  =>  the field "yield" is missing; add "yield" to this object
        { "cell": "a2", "yield": 6 }  =>  { "cell": "a2", "yield": 6, ^"yeild": 5 }  =>  unknown field "yeild"; expected one of cell, yield; did you mean "yield"?
        { "players": 3, "values": [3, 1] }  =>  { "players": 3, "values": [3, 1], ^"chips": 1 }  =>  unknown field "chips"; expected one of players, values
        { "players": 3, "values": [3, 1] }  =>  ^{ "players": 3 }  =>  the field "values" is missing; add "values" to this object"#,
    );
}

#[test]
fn what_is_wrong_with_a_deposit_is_told_at_its_place() {
    check_cases(
        r#"
        "b2"  =>  ^"e2"  =>  the board has no cell "e2"; expected a1 to d3
        "b2"  =>  ^"b4"  =>  the board has no cell "b4"; expected a1 to d3
        "b2"  =>  ^"2b"  =>  the board has no cell "2b"; expected a1 to d3
        "b2"  =>  ^""  =>  the board has no cell ""; expected a1 to d3
        "b2"  =>  ^"a1"  =>  "a1" has a deposit already; expected each cell once
        "b2"  =>  ^"A1"  =>  "A1" has a deposit already; expected each cell once
        "b2"  =>  ^7  =>  found 7: invalid type: integer `7`, expected a string
        [4, 5, 6]  =>  ^[4, 5]  =>  2 yields for the 3 cells of "fixed"; expected one for each
        [3, 4, 5]  =>  ^[3, 4, 5, 6]  =>  4 yields for the 3 cells of "fixed"; expected one for each
        [4, 5, 6]  =>  [4, ^0, 6]  =>  found 0; expected 1 to 9
        [3, 4, 5]  =>  [3, 4, ^10]  =>  found 10; expected 1 to 9
        "cell": "c3"  =>  "cell": ^"c4"  =>  the board has no cell "c4"; expected a1 to d3
        "cell": "c3"  =>  "cell": ^"a2"  =>  "a2" has a deposit already; expected each cell once
        "yield": 6  =>  "yield": ^0  =>  found 0; expected 1 to 9
        "yield": 6  =>  "yield": ^10  =>  found 10; expected 1 to 9"#,
    );
}

/// The cells of a board of this size in reading order, quoted.
fn cells(rows: usize, cols: usize) -> Vec<String> {
    let row = |row| (0..cols).map(move |col| format!("\"{}{row}\"", char::from(b'a' + col as u8)));
    (1..=rows).flat_map(row).collect()
}

#[test]
fn too_many_deposits_are_told_where_they_stand() {
    // Twelve deposits on twelve cells leave none for a chip.
    let full = cells(3, 4);
    let fixed = changed("\"a1\", \"b2\", \"d3\"", &full.join(", "));
    let ones = ["1"; 12].join(", ");
    let fixed = fixed.replace("4, 5, 6", &ones).replace("3, 4, 5", &ones);
    assert_eq!(
        told(&fixed),
        "error: game.json:9:12: 12 deposits; expected at most 11\n"
    );
    let entries: Vec<String> = full
        .iter()
        .map(|cell| format!("{{ \"cell\": {cell}, \"yield\": 1 }}"))
        .collect();
    let custom = changed(
        "{ \"cell\": \"a2\", \"yield\": 6 },",
        &format!("{},", entries.join(", ")),
    )
    .replace(",\n    { \"cell\": \"c3\", \"yield\": 4 }", "");
    assert_eq!(
        told(&custom),
        "error: game.json:10:13: 12 deposits; expected at most 11\n"
    );
    // Seventeen on a large board.
    let many = &cells(8, 8)[..17];
    let large = changed("\"rows\": 3, \"cols\": 4", "\"rows\": 8, \"cols\": 8");
    let ones = ["1"; 17].join(", ");
    let large = large
        .replace("\"a1\", \"b2\", \"d3\"", &many.join(", "))
        .replace("4, 5, 6", &ones)
        .replace("3, 4, 5", &ones);
    assert_eq!(
        told(&large),
        "error: game.json:9:12: 17 deposits; expected at most 16\n"
    );
}

#[test]
fn a_pack_without_deposits_is_refused() {
    let none = changed("[\"a1\", \"b2\", \"d3\"]", "[]")
        .replace("[4, 5, 6]", "[]")
        .replace("[3, 4, 5]", "[]");
    assert_eq!(
        told(&none),
        "error: game.json:9:12: no cell; expected a cell for each deposit\n"
    );
}

#[test]
fn a_layout_that_the_pack_does_not_have_is_refused() {
    let custom = "\"custom\": [\n    { \"cell\": \"a2\", \"yield\": 6 },\n    { \"cell\": \"c3\", \"yield\": 4 }\n  ],";
    for without in [changed(custom, ""), changed(custom, "\"custom\": [],")] {
        assert_eq!(told(&without), "");
        let error = load(&files(&without), [("layout", "custom")], 2).unwrap_err();
        assert_eq!(
            error.to_string(),
            "the pack has nothing for the option layout=custom"
        );
    }
}

#[test]
fn what_is_wrong_with_the_chips_is_told_at_its_place() {
    check_cases(
        r#"
        "players": 3  =>  "players": ^1  =>  found 1; expected 2 to 4
        "players": 3  =>  "players": ^5  =>  found 5; expected 2 to 4
        "players": 3  =>  "players": ^2  =>  2 players have their chips already; expected each number once
        [4, 1, 1]  =>  ^[]  =>  0 values; expected how many chips of value 1, of value 2, and so on up to 7
        [4, 1, 1]  =>  ^[4, 1, 1, 1, 1, 1, 1, 1]  =>  8 values; expected how many chips of value 1, of value 2, and so on up to 7
        [4, 1, 1]  =>  ^[65]  =>  65 chips; expected 1 to 64
        [4, 1, 1]  =>  ^[0, 0]  =>  0 chips; expected 1 to 64
        [4, 1, 1]  =>  ^[60, 4, 1]  =>  65 chips; expected 1 to 64
        [4, 1, 1]  =>  ^[64, 64, 64, 64, 64, 64, 64]  =>  448 chips; expected 1 to 64
        [4, 1, 1]  =>  [4, ^-1, 1]  =>  found -1: invalid value: integer `-1`, expected u8"#,
    );
}

#[test]
fn tables_without_chips_are_told_and_cannot_be_set_up() {
    let two_only = changed(
        ",\n    { \"players\": 3, \"values\": [3, 1] },\n    { \"players\": 4, \"values\": [2, 1] }",
        "",
    );
    assert_eq!(
        told(&two_only),
        "warning: game.json:14:12: no chips for 3 and 4 players; without them they cannot play\n"
    );
    assert!(load(&files(&two_only), [], 3).is_err());
}

#[test]
fn what_is_wrong_in_several_places_is_told_in_one_report() {
    let text = changed("\"fences\": 8", "\"fences\": 201")
        .replace("\"b2\"", "\"e9\"")
        .replace("\"players\": 3", "\"players\": 7");
    assert_eq!(
        told(&text).lines().collect::<Vec<_>>(),
        [
            "error: game.json:4:46: found 201; expected 0 to 200",
            "error: game.json:16:18: found 7; expected 2 to 4",
            "error: game.json:9:19: the board has no cell \"e9\"; expected a1 to d3",
        ]
    );
    assert_eq!(
        told(&changed("\n  ]\n}", "\n  ]\n")),
        "error: game.json:1:1: this is no JSON: unterminated object\n"
    );
    assert_eq!(
        load(&Files::default(), [], 2).unwrap_err().to_string(),
        "error: game.json:0:0: the pack has no file game.json\n"
    );
}

proptest! {
    #[test]
    fn no_pack_makes_the_reader_panic(at in 0..700usize, cut in 0..20usize, put in "[\\[\\]{}\",:0-9a-hX.é-]{0,6}") {
        let mut text = SOUND.to_owned();
        let (from, to) = (at.min(text.len()), (at + cut).min(text.len()));
        text.replace_range(from..to, &put);
        for (layout, seats) in [("fixed", 2), ("random", 3), ("custom", 4)] {
            match load(&files(&text), [("layout", layout)], seats) {
                Err(error) => prop_assert!(!error.to_string().is_empty()),
                // What is read can be played.
                Ok(rules) => {
                    let end = super::random::play(&rules, 4, |_, _, _, _| {});
                    prop_assert!(end.is_over());
                }
            }
        }
    }
}
