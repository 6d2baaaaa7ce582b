//! Numbers and conditions: each is written where it can be read, at a moment for which it was worked
//! out by hand.

use super::table::{Small, Table, islands, small};
use rnw_silver_and_gold::SilverAndGold;

/// A symbol that writes a number, and what it writes: no less than 0, and one more than it is, so that
/// -1 can be told from 0.
fn writes(pack: Small, number: &str) -> Small {
    let write =
        format!(r#"{{ "write": {{ "track": "notes", "number": {{ "plus": [1, {number}] }} }} }}"#);
    pack.does("note", 'n', &write)
}

/// Cards with what the numbers are about. On A, n of the first row is marked last of all.
fn cards() -> Small {
    small(
        "A gray  bb.n ..~. .b..
         B green ....
         C green b.b.
         D gray  .b..",
    )
    .does(
        "bead",
        'b',
        r#"{ "advance": { "track": "beads" } }, { "advance": { "track": "pearls" } }"#,
    )
}

/// What the number is on A when A a1, b1, b3 and B whole are marked, in the second turn of the second
/// round, with C, D, Z01 and Z02 in the offer.
#[track_caller]
fn number(number: &str) -> i32 {
    let pack = writes(cards(), number).schedule(3, 3, 4);
    let mut table = islands(&pack, &[], &["A B"], "C D Z01 Z02");
    play(&mut table);
    i32::from(table.written(1, "notes")[0]) - 1
}

fn play(table: &mut Table<SilverAndGold>) {
    table.turn("I2", "1 B a1 b1");
    table.turn("I3", "1 A a1");
    table.turn("O4", "1 A b1");
    table.turn("I2", "1 A b3");
    table.turn("O4", "1 A d1");
}

#[test]
fn numbers_of_the_schedule() {
    assert_eq!(number("7"), 7);
    // The fifth turn is the second of the second round: one round and one turn follow.
    for (word, expected) in [
        ("round", 2),
        ("turn", 2),
        ("rounds_left", 1),
        ("turns_left", 1),
    ] {
        assert_eq!(number(&format!("\"{word}\"")), expected, "{word}");
    }
}

#[test]
fn numbers_of_the_sheet() {
    // Three beads and three pearls; the first two pearls are a row, which claimed 9.
    for (field, track, expected) in [
        ("filled", "beads", 3),
        ("filled", "pearls", 3),
        ("filled", "notes", 0),
        ("filled", "tides", 0),
        ("free", "beads", 9),
        ("free", "prizes", 2),
        ("rows", "pearls", 1),
        ("rows", "beads", 0),
        ("sum", "prizes", 9),
        ("sum", "notes", 0),
    ] {
        let value = format!(r#"{{ "{field}": "{track}" }}"#);
        assert_eq!(number(&value), expected, "{field} {track}");
    }
}

#[test]
fn numbers_of_the_table() {
    for (value, expected, why) in [
        (r#"{ "offered": "bead" }"#, 3, "two on C, one on D"),
        (r#"{ "offered": "note" }"#, 0, "none"),
        (r#"{ "offered_cards": "green" }"#, 1, "C"),
        (r#"{ "offered_cards": "gray" }"#, 3, "D, Z01 and Z02"),
        (r#"{ "marked": "bead" }"#, 3, "a1, b1 and b3"),
        (r#"{ "marked": "note" }"#, 1, "the one that fires"),
        (r#""completed""#, 0, "none yet"),
        (r#"{ "left": "prizes" }"#, 2, "7 and 5"),
        (r#"{ "next": "prizes" }"#, 7, "after 9"),
        (r#"{ "left": "gifts" }"#, 4, "all"),
        (r#"{ "next": "gifts" }"#, 4, "the first"),
    ] {
        assert_eq!(number(value), expected, "{value}: {why}");
    }
}

#[test]
fn completed_cards_are_counted_once_they_are_set_aside() {
    for (value, expected) in [
        (r#""completed""#, 2),
        (r#"{ "completed": "green" }"#, 1),
        (r#"{ "completed": "gray" }"#, 1),
    ] {
        let pack = writes(small("A gray n...\nB green .\nC gray ."), value);
        let mut table = islands(&pack, &[], &["A B"], "C Z01");
        table.turn("I2", "1 B a1 / 1 take C");
        table.refill();
        table.turn("I3", "1 B a1 / 1 take Z01");
        table.refill();
        table.turn("O4", "1 A a1");
        assert_eq!(table.written(1, "notes"), [expected + 1], "{value}");
    }
}

/// In the order of the card: the first row `bb.n`, the second `..~.`, the third `.b..`. Marked are a1,
/// b1 and b3, and d1, which alone is fresh.
#[test]
fn numbers_of_the_cells_around_the_symbol() {
    for (scope, all, marked, beads) in [
        ("card", 11, 4, 3),
        ("near", 2, 0, 0),
        ("row", 4, 3, 2),
        ("column", 3, 1, 0),
    ] {
        let own = i32::from(scope != "near");
        for (kind, expected) in [
            ("all", all),
            ("marked", marked),
            ("free", all - marked),
            ("fresh", own),
        ] {
            let value = format!(r#"{{ "cells": {{ "where": "{scope}", "are": "{kind}" }} }}"#);
            assert_eq!(number(&value), expected, "{scope} {kind}");
        }
        let value = format!(r#"{{ "cells": {{ "where": "{scope}", "bear": "bead" }} }}"#);
        assert_eq!(number(&value), beads, "{scope}, marked with a bead");
    }
    assert_eq!(number(r#"{ "cells": {} }"#), 4, "marked, of the card");
}

#[test]
fn numbers_that_are_worked_out_from_others() {
    for (value, expected) in [
        (r#"{ "plus": [2, "round", { "plus": [4] }] }"#, 8),
        (r#"{ "minus": ["round", 3] }"#, -1),
        (r#"{ "times": [3, "round", 2] }"#, 12),
        (r#"{ "divide": [7, "round"] }"#, 3),
        (r#"{ "divide": [{ "minus": [0, 1] }, "round"] }"#, -1),
        (r#"{ "divide": [1, { "minus": [0, "round"] }] }"#, -1),
        (
            r#"{ "divide": [{ "minus": [0, 6] }, { "minus": [0, "round"] }] }"#,
            3,
        ),
        (r#"{ "divide": [7, { "filled": "tides" }] }"#, 0),
        (r#"{ "min": [5, "round", 4] }"#, 2),
        (r#"{ "max": [1, "round"] }"#, 2),
        (
            r#"{ "minus": [{ "times": [10000, 10000, 10000, "round"] }, { "times": [10000, 10000, 10000] }] }"#,
            0,
        ),
    ] {
        assert_eq!(number(value), expected, "{value}");
    }
}

/// What is written is cut to 0 and 200.
#[test]
fn what_is_written_is_cut_to_what_a_box_holds() {
    assert_eq!(
        number(r#"{ "minus": [{ "filled": "tides" }, "round"] }"#),
        -1
    );
    assert_eq!(number(r#"{ "times": [{ "filled": "pearls" }, 100] }"#), 199);
}

/// Whether a condition is so at the moment for which [`number`] reads its numbers.
#[track_caller]
fn is_so(test: &str) -> bool {
    let program = format!(
        r#"{{ "if": {{ "test": {test}, "then": [{{ "write": {{ "track": "notes", "number": 1 }} }}],
                      "else": [{{ "write": {{ "track": "notes", "number": 2 }} }}] }} }}"#
    );
    let pack = cards().does("note", 'n', &program).schedule(3, 3, 4);
    let mut table = islands(&pack, &[], &["A B"], "C D Z01 Z02");
    play(&mut table);
    table.written(1, "notes") == [1]
}

#[test]
fn conditions_hold_or_not() {
    for (test, expected) in [
        (r#"{ "at_least": ["round", 2] }"#, true),
        (r#"{ "at_least": ["round", 3] }"#, false),
        (r#"{ "at_most": ["turn", 2] }"#, true),
        (r#"{ "at_most": ["turn", 1] }"#, false),
        (r#"{ "equal": ["turn", "round"] }"#, true),
        (r#"{ "equal": ["turn", 1] }"#, false),
        (r#"{ "not": { "equal": ["turn", 1] } }"#, true),
        (r#"{ "not": { "equal": ["turn", 2] } }"#, false),
        (
            r#"{ "all": [{ "equal": ["turn", 2] }, { "equal": ["round", 2] }] }"#,
            true,
        ),
        (
            r#"{ "all": [{ "equal": ["turn", 2] }, { "equal": ["round", 1] }] }"#,
            false,
        ),
        (
            r#"{ "any": [{ "equal": ["turn", 1] }, { "equal": ["round", 2] }] }"#,
            true,
        ),
        (
            r#"{ "any": [{ "equal": ["turn", 1] }, { "equal": ["round", 1] }] }"#,
            false,
        ),
        (r#"{ "on": "mark" }"#, true),
        (r#"{ "on": "turn" }"#, false),
        (r#"{ "after": "bead" }"#, true),
        (r#"{ "after": "note" }"#, false),
        (r#"{ "full": "card" }"#, false),
        (r#"{ "full": "row" }"#, false),
        (r#"{ "full": "near" }"#, false),
    ] {
        assert_eq!(is_so(test), expected, "{test}");
    }
}

#[test]
fn a_scope_is_full_when_all_its_cells_are_marked() {
    // The symbol is b2 of three by three; what is marked before it, and what is full then.
    for (scope, marks, full) in [
        ("row", "1 A a2|1 A c2", true),
        ("row", "1 A a2|1 A b1", false),
        ("column", "1 A b1|1 A b3", true),
        ("column", "1 A b1|1 A a2", false),
        ("near", "1 A a2 b2|1 B a1", false),
    ] {
        let program = format!(
            r#"{{ "if": {{ "test": {{ "full": "{scope}" }}, "then": [{{ "advance": {{ "track": "beads" }} }}] }} }}"#
        );
        let pack = small("A gray ... .y. ...")
            .does("eye", 'y', &program)
            .schedule(2, 3, 2);
        let mut table = islands(&pack, &[], &["A Z01"], "");
        let (first, second) = marks.split_once('|').unwrap();
        table.turn("I2", first);
        table.turn("I3", second);
        if !marks.contains("b2") {
            table.turn("O4", "1 A b2");
        }
        assert_eq!(table.filled(1, "beads") == 1, full, "{scope} after {marks}");
    }
    let program = r#"{ "if": { "test": { "full": "near" }, "then": [{ "advance": { "track": "beads" } }] } },
                     { "if": { "test": { "full": "card" }, "then": [{ "advance": { "track": "pearls" } }] } }"#;
    let pack = small("A gray ..y").does("eye", 'y', program);
    let mut table = islands(&pack, &[], &["A Z01"], "Z02 Z03");
    table.turn("I2", "1 A b1 c1");
    assert_eq!(
        (table.filled(1, "beads"), table.filled(1, "pearls")),
        (1, 0)
    );
    let pack = small("A gray ..y").does("eye", 'y', program);
    let mut table = islands(&pack, &[], &["A Z01"], "Z02 Z03");
    table.turn("I3", "1 A a1 b1 c1");
    assert_eq!(
        (table.filled(1, "beads"), table.filled(1, "pearls")),
        (1, 1)
    );
}

/// Numbers and conditions are looked at before any step of the firing is carried out.
#[test]
fn a_program_looks_before_it_acts() {
    let program = r#"{ "advance": { "track": "beads", "by": 3 } },
        { "advance": { "track": "pearls", "by": { "filled": "beads" } } },
        { "if": { "test": { "at_least": [{ "filled": "beads" }, 1] }, "then": [{ "mark_round": { "track": "tides" } }] } }"#;
    let pack = small("A gray yy.. ....").does("eye", 'y', program);
    let mut table = islands(&pack, &[], &["A Z01"], "");
    table.turn("I2", "1 A a1 b1");
    // The first sees no bead, the second three.
    table.hears(
        "advanced seat=1 track=track-beads gained=3 lost=0
         advanced seat=1 track=track-beads gained=3 lost=0
         advanced seat=1 track=track-pearls gained=3 lost=0
         round-marked seat=1 track=track-tides
         claimed seat=1 pool=pool-prizes number=9",
    );
}

/// The symbols of one mark fire by priority and then in reading order, and each sees what those before
/// it did.
#[test]
fn each_symbol_of_a_mark_sees_what_those_before_it_did() {
    let count = r#""priority": 2, "program": [{ "write": { "track": "notes", "number": { "filled": "beads" } } }]"#;
    let pack = small("A gray cbc. ....")
        .symbol(
            "bead",
            'b',
            r#""priority": 1, "program": [{ "advance": { "track": "beads" } }]"#,
        )
        .symbol("count", 'c', count);
    let mut table = islands(&pack, &[], &["A Z01"], "");
    table.turn("I3", "1 A a1 b1 c1");
    assert_eq!(table.written(1, "notes"), [1, 1]);
}
