//! Packs that are wrong: what is told, with file, line and column; and that nothing panics.

use super::table::pack;
use crate::{check as check_pack, load, shipped};
use proptest::prelude::*;
use roll_and_write::content::{Files, Source};

/// A sound pack whose lines do not move when the shipped one changes.
const SOUND: [(&str, &str); 5] = [
    (
        "game.json",
        r#"{
  "game": "pyramids",
  "title": "Sound",
  "schedule": { "rounds": 4, "turns": 2, "offer": 4 },
  "card_points": 10,
  "colors": [
    { "name": "red", "pool": "reds", "track": "reds" },
    { "name": "blue", "pool": "blues", "track": "blues" }
  ],
  "cards_per_claim": 2,
  "pairs": { "tracks": ["rubies", "emeralds"], "pair": 5, "single": 1 },
  "penalty": { "track": "skulls", "values": [1, 2, 2, 4] }
}"#,
    ),
    (
        "cards.json",
        r#"{
  "cards": [
    { "number": 1, "name": "R1", "color": "red", "grid": ["E.r", "x#T"] },
    { "number": 2, "name": "R2", "color": "red", "grid": ["sE.", "..T"] },
    { "number": 3, "name": "B3", "color": "blue", "grid": ["E.T"] },
    { "number": 4, "name": "B4", "color": "blue", "grid": ["gE#", "..T"] },
    { "number": 5, "name": "B5", "color": "blue", "grid": ["rEx", "t.T"] }
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
    { "name": "rubies", "kind": "count", "boxes": 10 },
    { "name": "emeralds", "kind": "count", "boxes": 10 },
    { "name": "torches", "kind": "rounds", "boxes": 4, "score": { "each": 5 } },
    { "name": "skulls", "kind": "count", "boxes": 4, "row": 2 },
    { "name": "reds", "kind": "written", "boxes": 3, "score": "sum" },
    { "name": "blues", "kind": "written", "boxes": 3, "score": "sum" }
  ],
  "pools": [
    { "name": "reds", "values": [10, 6, 3] },
    { "name": "blues", "values": [8, 4] }
  ]
}"#,
    ),
    (
        "symbols.json",
        r#"{
  "symbols": [
    { "name": "ruby", "char": "r", "glyph": "r", "program": [{ "advance": { "track": "rubies" } }] },
    { "name": "emerald", "char": "g", "glyph": "g", "program": [{ "advance": { "track": "emeralds" } }] },
    { "name": "skull", "char": "s", "glyph": "s", "program": [{ "advance": { "track": "skulls" } }] },
    { "name": "torch", "char": "t", "glyph": "t", "program": [{ "mark_round": { "track": "torches" } }] },
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

/// The sound pack with a piece of one file replaced by another.
#[track_caller]
fn changed(file: &str, from: &str, to: &str) -> Files {
    let mut texts = sound();
    let text = &mut texts.iter_mut().find(|(name, _)| *name == file).unwrap().1;
    assert!(text.contains(from), "{file} has no {from:?}");
    *text = text.replacen(from, to, 1);
    files(&texts)
}

/// Each line is a case: a piece, what replaces it, and what is told about it. `^` stands before the
/// character at which the one problem of this severity must be told.
#[track_caller]
fn check(file: &str, severity: &str, cases: &str) {
    for case in cases.lines().map(str::trim).filter(|case| !case.is_empty()) {
        let [from, to, message] = case.split("  =>  ").collect::<Vec<_>>()[..] else {
            panic!("{case:?} is no case")
        };
        let marked = changed(file, from, to);
        let (before, _) = marked.get(file).unwrap().text.split_once('^').expect("a ^");
        let line = before.lines().count();
        let column = before.lines().last().unwrap().chars().count() + 1;
        let wrong = changed(file, from, &to.replacen('^', "", 1));
        let told = check_pack(&wrong).to_string();
        let told: Vec<&str> = told
            .lines()
            .filter(|line| line.starts_with(severity))
            .collect();
        assert_eq!(
            told,
            [format!("{severity}: {file}:{line}:{column}: {message}")],
            "{case}"
        );
        assert_eq!(load(&wrong, [], 1).is_err(), severity == "error", "{case}");
    }
}

#[test]
fn the_sound_pack_is_sound() {
    let sound = files(&sound());
    assert_eq!(check_pack(&sound).to_string(), "");
    assert!(load(&sound, [], 1).is_ok());
    assert!(load(&pack("").filled(16).files(), [], 4).is_ok());
    assert_eq!(check_pack(&shipped()).to_string(), "");
}

#[test]
fn what_is_wrong_with_a_game_is_told_at_its_place() {
    check(
        "game.json",
        "error",
        r#"
        "pyramids"  =>  ^"silver-and-gold"  =>  this pack is for "silver-and-gold"; expected "pyramids"
        "rounds": 4  =>  "rounds": ^9  =>  found 9; expected 1 to 8
        "turns": 2  =>  "turns": ^3  =>  found 3; expected 1 to 2
        "offer": 4  =>  "offer": ^9  =>  found 9; expected 0 to 8
        "card_points": 10  =>  "card_points": ^-1  =>  found -1: invalid value: integer `-1`, expected u8
        "card_points": 10  =>  "card_points": 10, ^"card_point": 10  =>  unknown field "card_point"; expected one of $schema, extends, game, title, schedule, card_points, colors, cards_per_claim, pairs, penalty; did you mean "card_points"?
        "cards_per_claim": 2  =>  "cards_per_claim": ^0  =>  found 0; expected 1 to 128
        "cards_per_claim": 2  =>  "cards_per_claim": ^129  =>  found 129; expected 1 to 128"#,
    );
}

#[test]
fn what_is_wrong_with_a_colour_is_told_at_its_place() {
    check(
        "game.json",
        "error",
        r#"
        "pool": "blues"  =>  "pool": ^"bleus"  =>  no pool is named "bleus"; expected one of reds, blues; did you mean "blues"?
        "pool": "blues"  =>  "pool": ^"reds"  =>  the colour "red" has the pool "reds" already; expected one of its own
        "track": "blues"  =>  "track": ^"bleus"  =>  no track is named "bleus"; expected one of rubies, emeralds, torches, skulls, reds, blues; did you mean "blues"?
        "track": "blues"  =>  "track": ^"reds"  =>  the colour "red" has the track "reds" already; expected one of its own
        "track": "blues"  =>  "track": ^"skulls"  =>  the track "skulls" is of kind count; expected one of kind written
        "track": "blues"  =>  "track": ^"torches"  =>  the track "torches" is of kind rounds; expected one of kind written"#,
    );
    // Cards of a colour that is not there are told as well.
    let wrong = check_pack(&changed("game.json", r#""name": "blue""#, r#""name": "5""#));
    assert!(
        wrong
            .to_string()
            .starts_with("error: game.json:8:15: the name \"5\" is not well formed"),
        "{wrong}"
    );
    let wrong = check_pack(&changed(
        "game.json",
        r#""name": "blue""#,
        r#""name": "red""#,
    ));
    assert!(
        wrong
            .to_string()
            .starts_with("error: game.json:8:15: the name \"red\" is used already"),
        "{wrong}"
    );
    // A pool with more numbers than the track has boxes is told where the track is named.
    let wrong = changed("sheet.json", "[8, 4]", "[8, 4, 2, 1]");
    assert_eq!(
        check_pack(&wrong).to_string(),
        "error: game.json:8:49: \"blues\" has 3 boxes for the 4 numbers of its pool; expected at least as many\n"
    );
}

#[test]
fn what_is_wrong_with_pairs_and_penalties_is_told_at_its_place() {
    check(
        "game.json",
        "error",
        r#"
        "rubies", "emeralds"  =>  "rubies", ^"emerald"  =>  no track is named "emerald"; expected one of rubies, emeralds, torches, skulls, reds, blues; did you mean "emeralds"?
        "rubies", "emeralds"  =>  ^"reds", "emeralds"  =>  the track "reds" is of kind written; expected one of kind count
        "rubies", "emeralds"  =>  "rubies", ^"torches"  =>  the track "torches" is of kind rounds; expected one of kind count
        "rubies", "emeralds"  =>  "rubies", ^"rubies"  =>  a track makes no pairs with itself; expected two tracks
        ["rubies", "emeralds"]  =>  ^["rubies"]  =>  found ["rubies"]: invalid length 1, expected an array of length 2
        "track": "skulls"  =>  "track": ^"blues"  =>  the track "blues" is of kind written; expected one of kind count
        "track": "skulls"  =>  "track": ^"skull"  =>  no track is named "skull"; expected one of rubies, emeralds, torches, skulls, reds, blues; did you mean "skulls"?
        [1, 2, 2, 4]  =>  [1, 2, ^1, 4]  =>  1 comes after 2; expected none lower than that
        [1, 2, 2, 4]  =>  [9, ^2, 2, 4]  =>  2 comes after 9; expected none lower than that
        [1, 2, 2, 4]  =>  ^[1, 2, 2]  =>  3 values; expected 4, one for each box
        [1, 2, 2, 4]  =>  ^[1, 2, 2, 4, 4]  =>  5 values; expected 4, one for each box
        [1, 2, 2, 4]  =>  ^[]  =>  0 values; expected 4, one for each box
        [1, 2, 2, 4]  =>  [1, 2, 2, ^-4]  =>  found -4: invalid value: integer `-4`, expected u8"#,
    );
    // Equal neighbours are fine, and so are zeros (PY-4).
    for values in ["[0, 0, 0, 0]", "[3, 3, 3, 3]", "[0, 0, 9, 255]"] {
        let fine = changed("game.json", "[1, 2, 2, 4]", values);
        assert_eq!(check_pack(&fine).to_string(), "", "{values}");
    }
}

#[test]
fn what_is_wrong_with_a_card_is_told_at_its_place() {
    check(
        "cards.json",
        "error",
        r#"
        "E.r"  =>  "E^?r"  =>  unexpected '?'; expected '#' for a wall, '.' for a plain cell, 'E' for the entry, 'T' for the tomb, or a symbol: 'r', 'g', 's', 't', 'x'
        "number": 2  =>  "number": ^1  =>  the card "R1" has the number 1 already; expected each number once
        "number": 2  =>  "number": ^0  =>  found 0; expected 1 to 200
        "number": 2  =>  "number": ^201  =>  found 201; expected 1 to 200
        "number": 2  =>  "number": ^256  =>  found 256: invalid value: integer `256`, expected u8
        "number": 2, "name"  =>  "number": ^"2", "name"  =>  found "2": invalid type: string "2", expected u8
        "color": "blue"  =>  "color": ^"bleu"  =>  no colour is named "bleu"; expected one of red, blue; did you mean "blue"?
        "name": "R2"  =>  "name": ^"r1"  =>  the name "r1" is used already; expected each name once
        ["E.r", "x#T"]  =>  ^[".Er", "x#."]  =>  0 cells 'T' for the tomb; expected one
        ["E.r", "x#T"]  =>  ^["..r", "x#T"]  =>  0 cells 'E' for the entry; expected one
        ["E.r", "x#T"]  =>  ^["EEr", "x#T"]  =>  2 cells 'E' for the entry; expected one
        ["E.r", "x#T"]  =>  ["x.r", "^E.T"]  =>  the entry is in row 2; expected it in the top row, 1
        ["E.r", "x#T"]  =>  ["E.^T", "x.r"]  =>  the tomb is in row 1; expected it in the bottom row, 2
        ["E.r", "x#T"]  =>  ^["E#r", "x#T"]  =>  the cells do not hang together; expected each to share an edge with another
        ["E.T"]  =>  ^[]  =>  a frame of 0 rows and 0 columns; expected 1 to 26 columns and at most 64 cells
        "..T"  =>  ^"..T."  =>  a row of 4 characters; expected 3 as in the first row"#,
    );
    // A card that is smaller than the frame has its own bottom row.
    assert_eq!(check_pack(&files(&sound())).to_string(), "");
}

#[test]
fn a_symbol_that_only_the_tomb_leads_to_is_doubtful() {
    check(
        "cards.json",
        "warning",
        r#"
        ["E.r", "x#T"]  =>  ["E..#", ^"..Tg"]  =>  symbols on d2 lie behind the tomb; they can only be marked together with it"#,
    );
    let rows = changed("cards.json", r#"["E.r", "x#T"]"#, r#"["E.#r", "..Tg"]"#);
    let told = check_pack(&rows).to_string();
    assert_eq!(told.lines().count(), 2, "one for each row: {told}");
}

#[test]
fn what_is_wrong_with_a_common_file_is_told_at_its_place() {
    check(
        "symbols.json",
        "error",
        r##"
        "track": "skulls"  =>  "track": ^"skull"  =>  no track is named "skull"; expected one of rubies, emeralds, torches, skulls, reds, blues; did you mean "skulls"?
        "track": "torches"  =>  "track": ^"skulls"  =>  the track "skulls" is of kind count; expected one of kind rounds
        "char": "s"  =>  "char": ^"E"  =>  the character 'E' cannot stand for a symbol; expected visible ASCII other than '.', '#', 'E' and 'T'
        "char": "s"  =>  "char": ^"#"  =>  the character '#' cannot stand for a symbol; expected visible ASCII other than '.', '#', 'E' and 'T'"##,
    );
    check(
        "patterns.json",
        "error",
        r#"
        ["XX"] }  =>  ["X^?"] }  =>  unexpected '?' in row 1, column 2; expected 'X' for a cell or '.' for none"#,
    );
    check(
        "sheet.json",
        "error",
        r#"
        "count"  =>  ^"counted"  =>  unknown "counted"; expected one of count, written, rounds; did you mean "count"?"#,
    );
}

#[test]
fn a_track_that_the_game_scores_is_not_said_to_score_nothing() {
    let more = changed(
        "sheet.json",
        r#"{ "name": "rubies""#,
        r#"{ "name": "feathers", "kind": "count", "boxes": 3 }, { "name": "rubies""#,
    );
    assert_eq!(
        check_pack(&more).to_string(),
        "warning: sheet.json:3:15: nothing scores the track \"feathers\"\nwarning: sheet.json:3:53: nothing fills the track \"feathers\"\n"
    );
}

#[test]
fn what_is_wrong_in_several_places_is_told_in_one_report() {
    let mut texts = sound();
    for (file, from, to) in [
        (0, r#""pool": "blues""#, r#""pool": "greens""#),
        (0, "[1, 2, 2, 4]", "[1, 2, 2]"),
        (1, r#""number": 4"#, r#""number": 3"#),
        (1, r#""gE#""#, r#""gg#""#),
    ] {
        assert!(texts[file].1.contains(from));
        texts[file].1 = texts[file].1.replacen(from, to, 1);
    }
    let error = load(&files(&texts), [], 1).map(|_| ()).unwrap_err();
    assert_eq!(
        error.to_string().lines().collect::<Vec<_>>(),
        [
            r#"error: game.json:8:31: no pool is named "greens"; expected one of reds, blues"#,
            "error: game.json:12:45: 3 values; expected 4, one for each box",
            r#"error: cards.json:6:17: the card "B3" has the number 3 already; expected each number once"#,
            "error: cards.json:6:59: 0 cells 'E' for the entry; expected one",
        ]
    );
}

#[test]
fn a_file_that_is_missing_is_named() {
    for (name, _) in SOUND {
        let texts: Vec<_> = sound()
            .into_iter()
            .filter(|(other, _)| *other != name)
            .collect();
        let error = load(&files(&texts), [], 1).map(|_| ()).unwrap_err();
        let found = error.to_string();
        assert!(
            found.contains(&format!("the pack has no file {name}")),
            "{found}"
        );
    }
}

proptest! {
    #[test]
    fn no_pack_makes_the_reader_panic(file in 0..5usize, at in 0..1200usize, cut in 0..20usize, put in "[\\[\\]{}\",:0-9a-zETX#.é-]{0,6}") {
        let mut texts = sound();
        let text = &mut texts[file].1;
        let (from, to) = (at.min(text.len()), (at + cut).min(text.len()));
        text.replace_range(from..to, &put);
        if let Err(error) = load(&files(&texts), [], 1) {
            prop_assert!(!error.to_string().is_empty());
        }
    }
}
