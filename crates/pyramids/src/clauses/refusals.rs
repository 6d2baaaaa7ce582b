//! Every reason for a refusal is met here, with what it says and the clause that it names.

use super::table::{Table, pack, seat};
use roll_and_write::flip::Move;
use roll_and_write::{CellSet, Ruleset};

/// A table of one seat with plain cards, before an expedition is shown.
fn plain() -> Table {
    Table::seated(&pack("").filled(8), &["Z101 Z102"], "")
}

#[test]
fn c_9_a_refusal_tells_who_may_keep_what() {
    let mut table = Table::new(&pack("").filled(12).files(), &[], 2);
    assert_eq!(
        table.why_not(1, "keep Z101 Z102"),
        "refusal-not-awaited [C-9]",
        "nothing is dealt yet"
    );
    table.deal("Z101 Z102 Z103 Z104 Z105 Z106 Z107 Z108");
    for text in ["A a1", "draw", "take Z101", "accept", "decline"] {
        assert_eq!(
            table.why_not(1, text),
            "refusal-keep-now [C-9]",
            "{text}: first two cards are kept"
        );
    }
    for (text, card) in [("keep Z101 Z105", "Z105"), ("keep Z109 Z112", "Z109")] {
        assert_eq!(
            table.why_not(1, text),
            format!("refusal-not-dealt card={card} [C-9]")
        );
    }
    table.play(1, "keep Z101 Z102");
    assert_eq!(
        table.why_not(1, "keep Z103 Z104"),
        "refusal-not-awaited [C-9]",
        "once"
    );
}

#[test]
fn c_7_a_refusal_tells_whose_turn_it_is_not() {
    let mut table = Table::seated(&pack("").filled(8), &["Z101 Z102", "Z103 Z104"], "");
    assert_eq!(
        table.why_not(1, "A a1"),
        "refusal-not-awaited [C-7]",
        "no expedition is shown"
    );
    table.turn("I2", "1 A a1 b1");
    assert_eq!(
        table.why_not(1, "A a2"),
        "refusal-not-awaited [C-7]",
        "one mark a turn"
    );
}

#[test]
fn c_4_a_refusal_tells_what_is_no_mark() {
    let mut table = plain();
    table.deal("I3");
    for text in ["keep Z101 Z102", "take Z103", "draw", "accept", "decline"] {
        assert_eq!(table.why_not(1, text), "refusal-mark-now [C-4]", "{text}");
    }
    let third = Move::Mark {
        board: 2,
        cells: CellSet::from_bits(1),
    };
    let refusal = table.rules.check(&table.state, seat(1), third);
    assert_eq!(
        refusal.unwrap_err().to_string(),
        "refusal-board-empty board=C [C-4]"
    );
}

#[test]
fn py_9_a_refusal_names_the_entry() {
    let mut table = Table::seated(&pack("A1 purple .E. ..T").filled(8), &["A1 Z101"], "");
    table.deal("I2");
    for text in ["A a1", "A a1 a2"] {
        assert_eq!(
            table.why_not(1, text),
            "refusal-entry-first cell=b1 board=A card=A1 [PY-9]",
            "{text}"
        );
    }
}

#[test]
fn py_10_a_refusal_tells_that_nothing_touches() {
    let mut table = plain();
    table.turn("I2", "1 B a1");
    table.deal("I3");
    for text in ["B b2", "B c1", "B b2 c2 d2"] {
        assert_eq!(
            table.why_not(1, text),
            "refusal-apart board=B card=Z102 [PY-10]",
            "{text}"
        );
    }
}

#[test]
fn py_11_a_refusal_tells_walls_from_marks() {
    let small = pack("A1 purple E#. ..T\nB2 purple E.... ..... ....T").filled(8);
    let mut table = Table::seated(&small, &["A1 B2"], "");
    table.turn("I2", "1 A a1 a2");
    table.deal("I3");
    for (text, reason) in [
        ("A b1", "refusal-cell-wall cell=b1 board=A card=A1 [PY-11]"),
        (
            "A a1",
            "refusal-cell-marked cell=a1 board=A card=A1 [PY-11]",
        ),
        // Beside the chamber all is wall.
        ("A d1", "refusal-cell-wall cell=d1 board=A card=A1 [PY-11]"),
        (
            "A a2 b2 c2",
            "refusal-cell-marked cell=a2 board=A card=A1 [PY-11]",
        ),
    ] {
        assert_eq!(table.why_not(1, text), reason, "{text}");
    }
}

#[test]
fn py_18_a_refusal_tells_that_a_card_is_complete() {
    let small = pack("A1 purple E.x. ...T").filled(8);
    let mut table = Table::seated(&small, &["A1 Z101"], "");
    table.turn("I2", "1 A a1 b1");
    table.turn("V3", "1 A c1 d1 d2");
    assert_eq!(
        table.why_not(1, "A a2"),
        "refusal-card-complete board=A card=A1 [PY-18]"
    );
}

#[test]
fn c_3_a_refusal_tells_which_pattern_is_shown() {
    let mut table = plain();
    table.deal("L4");
    for text in ["A a1 b1", "B a1 b1 a2 b2", "A a1 b1 c1"] {
        assert_eq!(
            table.why_not(1, text),
            "refusal-other-pattern pattern=L4 [C-3]",
            "{text}"
        );
    }
}

#[test]
fn c_6_a_refusal_tells_that_a_bonus_is_one_cell() {
    let mut table = Table::seated(&pack("A1 purple Ex. ..T").filled(8), &["A1 Z101"], "");
    table.turn("I2", "1 A a1 b1");
    assert_eq!(
        table.why_not(1, "B a1 b1"),
        "refusal-bonus-is-one-cell count=2 [C-6]"
    );
    assert_eq!(table.why_not(1, "draw"), "refusal-mark-now [C-4]");
}

#[test]
fn c_10_a_refusal_tells_what_may_be_picked() {
    let small = pack("A1 purple ET\nB2 purple ET").filled(12);
    let mut table = Table::seated(&small, &["A1 Z101", "B2 Z102"], "Z103");
    table.turn("I2", "1 A a1 b1 / 2 A a1 b1");
    assert_eq!(
        table.why_not(1, "take Z101"),
        "refusal-not-offered card=Z101 [C-10]"
    );
    for text in ["B a1", "keep Z101 Z102", "accept"] {
        assert_eq!(table.why_not(1, text), "refusal-pick-now [C-10]", "{text}");
    }
    assert_eq!(
        table.why_not(2, "take Z103"),
        "refusal-not-awaited [C-10]",
        "1 is lower than 2"
    );
    table.play(1, "draw");
    assert_eq!(
        table.why_not(1, "take Z103"),
        "refusal-not-awaited [C-10]",
        "it has been declared"
    );
}

#[test]
fn c_11_a_refusal_tells_that_the_deck_is_empty() {
    let small = pack("A1 purple ET").filled(4);
    let mut table = Table::seated(&small, &["A1 Z101"], "");
    table.turn("I2", "1 A a1 b1");
    assert_eq!(table.why_not(1, "draw"), "refusal-deck-empty [C-11]");
}

#[test]
fn c_1_a_refusal_tells_that_the_game_is_over() {
    let small = pack("").filled(4).schedule(1, 1, 4);
    let mut table = Table::seated(&small, &["Z101 Z102"], "");
    table.turn("I2", "1 A a1");
    assert_eq!(table.awaits(), "over");
    for text in ["A b1", "draw", "take Z103", "keep Z101 Z102"] {
        assert_eq!(
            table.why_not(1, text),
            "refusal-not-awaited [C-1]",
            "{text}"
        );
    }
}
