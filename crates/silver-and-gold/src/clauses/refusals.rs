//! Every reason for a refusal is met here, with what it says and the clause that it names.

use super::table::{Table, pack, seat};
use roll_and_write::flip::Move;
use roll_and_write::{CellSet, Ruleset};

/// A table of one seat with plain cards, before an expedition is shown.
fn plain() -> Table {
    Table::seated(&pack("").filled(8), &["Z01 Z02"], "")
}

#[test]
fn c_9_a_refusal_tells_who_may_keep_what() {
    let mut table = Table::new(&pack("").filled(12).files(), &[], 2);
    assert_eq!(
        table.why_not(1, "keep Z01 Z02"),
        "refusal-not-awaited [C-9]",
        "nothing is dealt yet"
    );
    table.deal("Z01 Z02 Z03 Z04 Z05 Z06 Z07 Z08");
    for text in ["A a1", "draw", "take Z01", "accept", "decline"] {
        assert_eq!(
            table.why_not(1, text),
            "refusal-keep-now [C-9]",
            "{text}: first two cards are kept"
        );
    }
    for (text, card) in [("keep Z01 Z05", "Z05"), ("keep Z09 Z12", "Z09")] {
        assert_eq!(
            table.why_not(1, text),
            format!("refusal-not-dealt card={card} [C-9]")
        );
    }
    table.play(1, "keep Z01 Z02");
    assert_eq!(
        table.why_not(1, "keep Z03 Z04"),
        "refusal-not-awaited [C-9]",
        "once"
    );
}

#[test]
fn c_7_a_refusal_tells_whose_turn_it_is_not() {
    let mut table = Table::seated(&pack("").filled(8), &["Z01 Z02", "Z03 Z04"], "");
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
fn c_4_a_refusal_tells_what_is_wrong_with_a_mark() {
    let small = pack("A gray ..~ ...").filled(8);
    let mut table = Table::seated(&small, &["A Z01"], "");
    table.turn("I2", "1 A a1 b1");
    table.deal("I3");
    for text in ["keep A Z01", "take Z02", "draw", "accept", "decline"] {
        assert_eq!(table.why_not(1, text), "refusal-mark-now [C-4]", "{text}");
    }
    for (text, reason) in [
        ("A c1", "refusal-cell-missing cell=c1 board=A card=A [C-4]"),
        (
            "A d1 d2 d3",
            "refusal-cell-missing cell=d1 board=A card=A [C-4]",
        ),
        ("A a1", "refusal-cell-marked cell=a1 board=A card=A [C-4]"),
        (
            "A a1 b1 c1",
            "refusal-cell-missing cell=c1 board=A card=A [C-4]",
        ),
    ] {
        assert_eq!(table.why_not(1, text), reason, "{text}");
    }
}

#[test]
fn c_4_a_refusal_tells_that_a_board_is_empty() {
    // Four cards in all: B is not replaced.
    let small = pack("A gray .\nB gray ..\nC gray .\nD gray .");
    let mut table = Table::seated(&small, &["A B"], "C D");
    table.turn("I2", "1 A a1 / 1 take C");
    table.turn("I3a", "1 A a1 / 1 take D");
    table.turn("I3b", "1 A a1");
    table.deal("O4");
    assert_eq!(table.held(1), "- B");
    assert_eq!(
        table.why_not(1, "A a1"),
        "refusal-board-empty board=A [C-4]"
    );
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
    let mut table = Table::seated(&pack("A gray x. ..").filled(8), &["A Z01"], "");
    table.turn("I2", "1 A a1");
    assert_eq!(
        table.why_not(1, "B a1 b1"),
        "refusal-bonus-is-one-cell count=2 [C-6]"
    );
    assert_eq!(table.why_not(1, "draw"), "refusal-mark-now [C-4]");
    assert_eq!(
        table.why_not(1, "A a1"),
        "refusal-cell-marked cell=a1 board=A card=A [C-4]"
    );
}

#[test]
fn sg_12_a_refusal_tells_that_a_palm_waits_for_its_answer() {
    let small = pack("A gray T. ..").filled(8);
    let mut table = Table::seated_with(&small, &[("palms", "optional")], &["A Z01"], "");
    table.turn("I2", "1 A a1");
    for text in ["A b1", "draw", "keep A Z01"] {
        assert_eq!(
            table.why_not(1, text),
            "refusal-number-now [SG-12]",
            "{text}"
        );
    }
}

#[test]
fn c_10_a_refusal_tells_what_may_be_picked() {
    let small = pack("A gray .\nB gray .").filled(12);
    let hands = ["A Z01", "B Z02"];
    let mut table = Table::seated(&small, &hands, "Z03");
    table.turn("I2", "1 A a1 / 2 A a1");
    assert_eq!(
        table.why_not(1, "take Z01"),
        "refusal-not-offered card=Z01 [C-10]"
    );
    for text in ["B a1", "keep A Z01", "accept"] {
        assert_eq!(table.why_not(1, text), "refusal-pick-now [C-10]", "{text}");
    }
    assert_eq!(
        table.why_not(2, "take Z03"),
        "refusal-not-awaited [C-10]",
        "seat 1 starts"
    );
    table.play(1, "draw");
    assert_eq!(
        table.why_not(1, "take Z03"),
        "refusal-not-awaited [C-10]",
        "it has been declared"
    );
}

#[test]
fn c_11_a_refusal_tells_that_the_deck_is_empty() {
    let small = pack("A gray .").filled(4);
    let mut table = Table::seated(&small, &["A Z01"], "");
    table.turn("I2", "1 A a1");
    assert_eq!(table.why_not(1, "draw"), "refusal-deck-empty [C-11]");
}

#[test]
fn c_1_a_refusal_tells_that_the_game_is_over() {
    let small = pack("").filled(4).schedule(1, 1, 4);
    let mut table = Table::seated(&small, &["Z01 Z02"], "");
    table.turn("I2", "1 A a1");
    assert_eq!(table.awaits(), "over");
    for text in ["A b1", "draw", "take Z03", "keep Z01 Z02"] {
        assert_eq!(
            table.why_not(1, text),
            "refusal-not-awaited [C-1]",
            "{text}"
        );
    }
}
