//! Packs that are wrong: what is told, with file, line and column; and that nothing panics.

use super::table::pack;
use crate::{load, shipped};
use proptest::prelude::*;
use roll_and_write::content::{Files, Source};

/// A sound pack whose lines do not move when the shipped one changes.
const SOUND: [(&str, &str); 5] = [
    (
        "game.json",
        r#"{
  "game": "silver-and-gold",
  "title": "Sound",
  "schedule": { "rounds": 4, "turns": 2, "offer": 4 },
  "colors": [
    { "name": "red", "points": 9, "seal": 2 },
    { "name": "blue", "points": 7, "seal": 1 }
  ],
  "tie_break": ["blue", "red"]
}"#,
    ),
    (
        "cards.json",
        r#"{
  "cards": [
    { "name": "R1", "color": "red", "seal": "blue", "grid": ["..$", "x~."] },
    { "name": "R2", "color": "red", "grid": ["T..", "..x"] },
    { "name": "B1", "color": "blue", "grid": ["..."] },
    { "name": "B2", "color": "blue", "grid": ["$..", "~~."] }
  ]
}"#,
    ),
    (
        "patterns.json",
        r#"{
  "patterns": [
    { "name": "I2", "shape": ["XX"] },
    { "name": "V3", "shape": ["X.",
                              "XX"] }
  ],
  "expeditions": [
    { "name": "I2", "pattern": "I2" },
    { "name": "V3", "pattern": "V3" }
  ]
}"#,
    ),
    (
        "sheet.json",
        r#"{
  "tracks": [
    { "name": "coins", "kind": "count", "boxes": 12, "row": 4, "score": { "each": 1 } },
    { "name": "cups", "kind": "written", "boxes": 3, "score": "sum" },
    { "name": "palms", "kind": "written", "boxes": 4, "score": "sum" }
  ],
  "pools": [{ "name": "cups", "values": [6, 5, 4] }],
  "rows": [{ "track": "coins", "pool": "cups", "into": "cups" }]
}"#,
    ),
    (
        "symbols.json",
        r#"{
  "symbols": [
    { "name": "coin", "char": "$", "glyph": "o", "program": [{ "advance": { "track": "coins" } }] },
    { "name": "palm", "char": "T", "glyph": "t", "program": [{ "write": { "track": "palms", "number": { "plus": [1, { "offered": "palm" }] } } }] },
    { "name": "cross", "char": "x", "glyph": "x", "program": [{ "extra_mark": { "cells": 1 } }] }
  ]
}"#,
    ),
];

fn files(texts: &[(&str, String)]) -> Files {
    let source = |(name, text): &(&str, String)| Source {
        path: (*name).to_owned(),
        name: (*name).to_owned(),
        text: text.clone(),
    };
    Files::new(texts.iter().map(source).collect())
}

fn sound() -> Vec<(&'static str, String)> {
    SOUND.map(|(name, text)| (name, text.to_owned())).to_vec()
}

/// What is told when in one file of the sound pack a piece is replaced by another.
#[track_caller]
fn told(file: &str, from: &str, to: &str) -> (String, Files) {
    let mut texts = sound();
    let text = &mut texts.iter_mut().find(|(name, _)| *name == file).unwrap().1;
    assert!(text.contains(from), "{file} has no {from:?}");
    *text = text.replacen(from, to, 1);
    let files = files(&texts);
    let told = load(&files, [], 1).map_or_else(|error| error.to_string(), |_| String::new());
    (told, files)
}

/// Each line is a case: a piece, what replaces it, and what is told about it. `^` stands before the
/// character at which the one problem must be told.
#[track_caller]
fn check(file: &str, cases: &str) {
    for case in cases.lines().map(str::trim).filter(|case| !case.is_empty()) {
        let [from, to, message] = case.split("  =>  ").collect::<Vec<_>>()[..] else {
            panic!("{case:?} is no case")
        };
        let (_, marked) = told(file, from, to);
        let (before, _) = marked.get(file).unwrap().text.split_once('^').expect("a ^");
        let line = before.lines().count();
        let column = before.lines().last().unwrap().chars().count() + 1;
        let (found, _) = told(file, from, &to.replacen('^', "", 1));
        assert_eq!(
            found,
            format!("error: {file}:{line}:{column}: {message}\n"),
            "{case}"
        );
    }
}

#[test]
fn the_sound_pack_is_sound() {
    assert_eq!(told("game.json", "Sound", "Sound").0, "");
    assert!(load(&shipped(), [], 4).is_ok());
    assert!(load(&pack("").filled(16).files(), [], 4).is_ok());
}

#[test]
fn what_is_wrong_with_a_game_is_told_at_its_place() {
    check(
        "game.json",
        r#"
        "silver-and-gold"  =>  ^"pyramids"  =>  this pack is for "pyramids"; expected "silver-and-gold"
        "rounds": 4  =>  "rounds": ^9  =>  found 9; expected 1 to 8
        "turns": 2  =>  "turns": ^3  =>  found 3; expected 1 to 2
        "turns": 2  =>  "turns": ^0  =>  found 0; expected 1 to 2
        "offer": 4  =>  "offer": ^9  =>  found 9; expected 0 to 8
        "offer": 4  =>  "offer": ^-1  =>  found -1: invalid value: integer `-1`, expected u8
        "offer": 4  =>  "offer": 4, ^"ofer": 4  =>  unknown field "ofer"; expected one of rounds, turns, offer; did you mean "offer"?
        { "rounds": 4, "turns": 2, "offer": 4 }  =>  ^{ "rounds": 4, "turns": 2 }  =>  the field "offer" is missing; add "offer" to this object
        ["blue", "red"]  =>  [^"blu", "red"]  =>  no colour is named "blu"; expected one of red, blue; did you mean "blue"?
        ["blue", "red"]  =>  ["red", ^"red"]  =>  the colour "red" breaks ties already; expected each colour once
        "points": 9  =>  "points": ^900  =>  found 900: invalid value: integer `900`, expected u8
        "seal": 2  =>  "seal": ^"two"  =>  found "two": invalid type: string "two", expected u8
        "title": "Sound"  =>  "title": "Sound", ^"title": "Twice"  =>  the field "title" comes twice in one object; expected it once"#,
    );
}

#[test]
fn what_is_wrong_with_a_card_is_told_at_its_place() {
    check(
        "cards.json",
        r#"
        "..$"  =>  "..^?"  =>  unexpected '?'; expected '~' for no cell, '.' for a plain cell, or a symbol: '$', 'T', 'x'
        "..$"  =>  ".^é$"  =>  unexpected 'é'; expected '~' for no cell, '.' for a plain cell, or a symbol: '$', 'T', 'x'
        "R2"  =>  ^"R1"  =>  the name "R1" is used already; expected each name once
        "R2"  =>  ^"r1"  =>  the name "r1" is used already; expected each name once
        "R2"  =>  ^"2"  =>  the name "2" is not well formed; expected a letter, then up to 15 letters, digits, '-' or '_'
        "color": "blue"  =>  "color": ^"bleu"  =>  no colour is named "bleu"; expected one of red, blue; did you mean "blue"?
        "seal": "blue"  =>  "seal": ^"gold"  =>  no colour is named "gold"; expected one of red, blue
        ["$..", "~~."]  =>  ^["$~.", "~~."]  =>  the cells do not hang together; expected each to share an edge with another
        ["..."]  =>  ^["~~~"]  =>  a grid without cells; expected at least one
        ["..."]  =>  ^[]  =>  a frame of 0 rows and 0 columns; expected 1 to 26 columns and at most 64 cells
        ["..."]  =>  ^["..........................."]  =>  a frame of 1 rows and 27 columns; expected 1 to 26 columns and at most 64 cells
        ["..."]  =>  ^"..."  =>  found "...": invalid type: string "...", expected a sequence"#,
    );
}

#[test]
fn what_is_wrong_with_a_pattern_is_told_at_its_place() {
    check(
        "patterns.json",
        r#"
        ["XX"] }  =>  ["X^?"] }  =>  unexpected '?' in row 1, column 2; expected 'X' for a cell or '.' for none
        ["XX"] }  =>  ^[".."] }  =>  a pattern without cells; expected at least one 'X'
        ["XX"] }  =>  ^["X.", ".X"] }  =>  the cells of the pattern do not hang together; expected each to share an edge with another
        "pattern": "I2"  =>  "pattern": ^"I3"  =>  no pattern is named "I3"; expected one of I2, V3
        "name": "V3", "pattern"  =>  "name": ^"I2", "pattern"  =>  the name "I2" is used already; expected each name once"#,
    );
}

#[test]
fn what_is_wrong_with_a_sheet_is_told_at_its_place() {
    check(
        "sheet.json",
        r#"
        "boxes": 12, "row": 4  =>  "boxes": 12, "row": ^13  =>  found 13; expected 1 to 12
        "boxes": 12, "row": 4  =>  "boxes": ^0  =>  found 0; expected 1 to 200
        "count"  =>  ^"counted"  =>  unknown "counted"; expected one of count, written, rounds; did you mean "count"?
        { "each": 1 }  =>  ^"sum"  =>  a track without numbers has no sum; expected {"each": POINTS}
        { "track": "coins"  =>  { "track": ^"palms"  =>  the track "palms" is of kind written; expected one of kind count
        "pool": "cups"  =>  "pool": ^"mugs"  =>  no pool is named "mugs"; expected one of cups
        "into": "cups"  =>  "into": ^"coins"  =>  the track "coins" is of kind count; expected one of kind written"#,
    );
}

#[test]
fn what_is_wrong_with_a_symbol_is_told_at_its_place() {
    check(
        "symbols.json",
        r#"
        "track": "coins"  =>  "track": ^"conis"  =>  no track is named "conis"; expected one of coins, cups, palms; did you mean "coins"?
        "track": "coins"  =>  "track": ^"palms"  =>  the track "palms" is of kind written; expected one of kind count
        "advance": { "track": "coins" }  =>  "erase": { "track": ^"coins" }  =>  the rows of the track "coins" claim from a pool; expected a track without claims
        "char": "T"  =>  "char": ^"$"  =>  the symbol "coin" has the character '$' already
        "char": "T"  =>  "char": ^"~"  =>  the character '~' cannot stand for a symbol; expected visible ASCII other than '.' and '~'
        "offered": "palm"  =>  "offered": ^"plam"  =>  no symbol is named "plam"; expected one of coin, cross, palm; did you mean "palm"?
        "cells": 1  =>  "cells": ^65  =>  found 65; expected 1 to 64
        "name": "cross"  =>  "name": ^"coin"  =>  the name "coin" is used already; expected each name once"#,
    );
}

#[test]
fn what_is_wrong_in_several_places_is_told_in_one_report() {
    for (file, from, to, expected) in [
        (
            "game.json",
            r#""offer": 4"#,
            r#""ofer": 4"#,
            vec![
                r#"error: game.json:4:42: unknown field "ofer"; expected one of rounds, turns, offer; did you mean "offer"?"#,
                r#"error: game.json:4:15: the field "offer" is missing; add "offer" to this object"#,
            ],
        ),
        (
            "cards.json",
            r#", "grid": ["..."] },"#,
            r#", "grid": ["..?"], "sael": 7 },"#,
            vec![
                r#"error: cards.json:5:55: unknown field "sael"; expected one of name, color, seal, grid; did you mean "seal"?"#,
                "error: cards.json:5:50: unexpected '?'; expected '~' for no cell, '.' for a plain cell, or a symbol: '$', 'T', 'x'",
            ],
        ),
        (
            "cards.json",
            ",\n    { \"name\": \"B2\", \"color\": \"blue\", \"grid\": [\"$..\", \"~~.\"] }",
            "",
            vec!["error: game.json:1:1: 3 cards; expected 4 to 128"],
        ),
        (
            "cards.json",
            "\n  ]\n}",
            "\n  ]\n",
            vec!["error: cards.json:1:1: this is no JSON: unterminated object"],
        ),
        (
            "game.json",
            "{\n",
            "",
            vec![
                "error: game.json:1:9: this is no JSON: text cannot contain more than one JSON value",
            ],
        ),
    ] {
        let (found, _) = told(file, from, to);
        assert_eq!(
            found.lines().collect::<Vec<_>>(),
            expected,
            "{from:?} -> {to:?}"
        );
    }
}

#[test]
fn a_file_that_is_missing_is_named() {
    for (name, _) in SOUND {
        let texts: Vec<_> = sound()
            .into_iter()
            .filter(|(other, _)| *other != name)
            .collect();
        let found = load(&files(&texts), [], 1)
            .map(|_| ())
            .unwrap_err()
            .to_string();
        assert!(
            found.contains(&format!("the pack has no file {name}")),
            "{found}"
        );
    }
}

proptest! {
    #[test]
    fn no_pack_makes_the_reader_panic(file in 0..5usize, at in 0..1000usize, cut in 0..20usize, put in "[\\[\\]{}\",:0-9a-zX~.$é-]{0,6}") {
        let mut texts = sound();
        let text = &mut texts[file].1;
        let (from, to) = (at.min(text.len()), (at + cut).min(text.len()));
        text.replace_range(from..to, &put);
        if let Err(error) = load(&files(&texts), [], 1) {
            prop_assert!(!error.to_string().is_empty());
        }
    }
}
