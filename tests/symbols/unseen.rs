//! Symbols that are on no card or that nobody has marked, and the firing order of symbols in one mark.

use super::table::{More, Small, islands, small};
use roll_and_write::sheet::TrackId;
use roll_and_write::{Notation, Presentation};

/// Bots value a copy symbol by the mean of the symbols that it can copy. Symbols on no card do not count.
#[test]
fn a_symbol_that_no_card_bears_makes_no_copy_worth_more() {
    let value = |pack: &Small| {
        let rules = rnw_silver_and_gold::load(&pack.islands(), [], 1).unwrap();
        let symbols = rules.printed().symbols;
        let worths = symbols.iter().filter(|symbol| symbol.printed > 0);
        worths
            .map(|symbol| (symbol.name.clone(), symbol.value))
            .collect::<Vec<_>>()
    };
    let pack = small("A gray be.. ....")
        .does("bead", 'b', r#"{ "advance": { "track": "beads" } }"#)
        .does("echo", 'e', r#""copy""#);
    let more = pack.clone().does(
        "hoard",
        'h',
        r#"{ "advance": { "track": "beads", "by": 9 } }"#,
    );
    assert_eq!(value(&pack), value(&more));
}

/// Cards stand in the order of their colours. A symbol that counts the last colour is valued as one that counts the first.
#[test]
fn no_color_is_valued_more_than_another_because_its_cards_come_first() {
    let cards: Vec<String> = (0..14)
        .map(|card| {
            let color = if card < 7 { "gray" } else { "green" };
            let name = char::from(b'A' + card);
            format!("{name} {color} gb.. ....")
        })
        .collect();
    let counting =
        |color| format!(r#""program": "on mark: advance beads by completed {color} cards""#);
    let pack = small(&cards.join("\n"))
        .symbol("first", 'g', &counting("gray"))
        .symbol("last", 'b', &counting("green"));
    let rules = rnw_silver_and_gold::load(&pack.islands(), [], 1).unwrap();
    let values: Vec<i64> = rules
        .printed()
        .symbols
        .iter()
        .map(|symbol| symbol.value)
        .collect();
    assert_eq!(values[0], values[1]);
    assert!(values[0] > 0, "a completed card of each colour counts");
}

/// A track has 12 boxes, so more than 12 are worth nothing more.
#[test]
fn a_symbol_is_valued_by_the_boxes_that_a_track_has() {
    let value = |boxes: u8| {
        let program = format!(r#""program": "on mark: advance beads by {boxes}""#);
        let pack = small("A gray b... ....").symbol("bead", 'b', &program);
        let rules = rnw_silver_and_gold::load(&pack.islands(), [], 1).unwrap();
        rules.printed().symbols[0].value
    };
    assert_eq!(value(12), 12_000);
    assert_eq!(value(200), value(12));
}

#[test]
fn a_symbol_that_nobody_has_marked_has_no_line_in_the_score() {
    for points in [
        r#"{ "score_once": { "times": [3, { "marked": "star" }] } }"#,
        r#"{ "score": { "minus": [{ "marked": "star" }, 4] } }"#,
    ] {
        let score = format!(r#""on": "scoring", "program": [{points}]"#);
        let pack = small("A gray ss.. s...").symbol("star", 's', &score);
        let table = islands(&pack, &[], &["A Z01"], "");
        assert_eq!(table.scored(1, "star"), None, "{points}");
    }
}

// ---- firing order of symbols in one mark ----

/// The sheet and the moves of a seat after it has marked two symbols together. With `swapped` the second symbol has
/// the lower priority number and fires first.
fn sheet_after(first: &str, second: &str, swapped: bool) -> String {
    let (low, high) = if swapped { (2, 1) } else { (1, 2) };
    let pack = small("A gray ab.. ....\nB gray a...")
        .symbol(
            "one",
            'a',
            &format!(r#""priority": {low}, "program": [{first}]"#),
        )
        .symbol(
            "two",
            'b',
            &format!(r#""priority": {high}, "program": [{second}]"#),
        );
    let mut table = islands(&pack, &[], &["A Z01"], "B Z02");
    table.turn("I2", "1 A a1 b1");
    let moves = table.open(1);
    format!("{} {moves}", table.rules.describe(&table.state))
}

#[test]
fn symbols_that_are_free_may_fire_in_either_order() {
    let bead = r#"{ "advance": { "track": "beads", "by": 2 } }"#;
    let pearl = r#"{ "advance": { "track": "pearls", "by": 2 } }"#;
    let palm =
        r#"{ "write": { "track": "notes", "number": { "plus": [1, { "offered": "one" }] } } }"#;
    let same = r#"{ "write": { "track": "notes", "number": 2 } }"#;
    let tide = r#"{ "mark_round": { "track": "tides" } }"#;
    let cross = r#"{ "extra_mark": { "cells": 2 } }"#;
    let all = [bead, pearl, palm, same, tide, cross];
    for first in all {
        for second in all {
            let swapped = [false, true].map(|swapped| sheet_after(first, second, swapped));
            assert_eq!(swapped[0], swapped[1], "{first} and {second}");
        }
    }
}

/// A score sheet on paper has a line for a symbol before anybody has marked it, and none for a symbol that never scores.
#[test]
fn a_printed_sheet_has_lines_for_what_scores() {
    let pack = small("A gray sb.. s...")
        .symbol(
            "star",
            's',
            r#""on": "scoring", "program": [{ "score": 2 }]"#,
        )
        .does("bead", 'b', r#"{ "advance": { "track": "beads" } }"#);
    let rules = rnw_silver_and_gold::load(&pack.islands(), [], 1).unwrap();
    let scored = rules.printed().scored;
    let symbols = scored.iter().filter(|line| line.key == "score-symbol");
    assert_eq!(symbols.count(), 1);
    let tracks = scored.iter().filter(|line| line.key == "score-track");
    let ids = (0..rules.pack().sheet().tracks().len()).map(|id| TrackId(id as u8));
    let scoring = ids.filter(|id| rules.pack().track_score(*id).is_some());
    assert_eq!(tracks.count(), scoring.count());
}
