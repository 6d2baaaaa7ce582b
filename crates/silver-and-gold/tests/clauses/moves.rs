//! Moves as types, as text and as numbers, and the queries for legal moves.

use super::shared::random_moves_reach_all;
use super::table::{pack, seated};
use rnw_silver_and_gold::{load, shipped};
use rnw_testkit::seat;
use roll_and_write::{Notation, Presentation, Ruleset, Seat};

#[test]
fn random_moves_reach_every_legal_move() {
    let mut table = seated(
        &pack("A gray .. .\nB gray ...").filled(4),
        &[],
        &["A B"],
        "",
    );
    table.deal("I2");
    random_moves_reach_all(&table, 10);
}

#[test]
fn moves_may_be_typed_carelessly() {
    let rules = load(&shipped(), [], 2).unwrap();
    for (typed, meant) in [
        ("a b1 b2", "A b1 b2"),
        ("A: b2, b1", "A b1 b2"),
        ("ab1b2", "A b1 b2"),
        ("Bb1", "B b1"),
        ("b b1+c1", "B b1 c1"),
        ("TAKE p07", "take P07"),
        ("keep p07 g02", "keep G02 P07"),
        (" Draw ", "draw"),
    ] {
        assert_eq!(
            rules.parse_move(typed).map(|mv| rules.print_move(mv)),
            Ok(meant.to_owned()),
            "{typed:?}"
        );
    }
}

#[test]
fn what_is_no_move_is_reported_so() {
    let rules = load(&shipped(), [], 2).unwrap();
    for (typed, said) in [
        ("", "parse-empty"),
        (" , ", "parse-empty"),
        ("7", "parse-number found=7"),
        ("b1 b2", "parse-board-missing cells=b1 b2"),
        ("A", "parse-no-cells"),
        ("A e1", "parse-unknown-cell cell=e1 last=d4"),
        ("A a5", "parse-unknown-cell cell=a5 last=d4"),
        ("A a1 a1", "parse-cell-twice cell=a1"),
        ("A a1 b2", "parse-no-pattern cells=a1 b2"),
        ("A a1 B b1", "parse-not-a-cell word=B"),
        ("A b1 zz", "parse-not-a-cell word=zz"),
        ("A 1a", "parse-not-a-cell word=1a"),
        ("C a1", "parse-unknown-board board=C"),
        ("c a1 b1", "parse-unknown-board board=C"),
        ("choose", "parse-choose-one"),
        ("choose 0", "parse-choose-one"),
        ("choose 1 2", "parse-choose-one"),
        ("choose P01", "parse-choose-one"),
        ("take", "parse-take-one"),
        ("take P07 P08", "parse-take-one"),
        ("take P011", "parse-unknown-card card=P011 meant=P01"),
        ("take 99", "parse-unknown-card card=99 meant="),
        ("keep P01", "parse-keep-two"),
        ("keep P01 P01", "parse-keep-two"),
        ("draw P01", "parse-too-much word=draw found=P01"),
        ("drow", "parse-unknown-word word=drow meant=draw"),
        (
            "\u{df}\u{e9} \u{1f600}",
            "parse-unknown-word word=\u{df}\u{e9} meant=",
        ),
    ] {
        assert_eq!(
            rules.parse_move(typed).unwrap_err().to_string(),
            said,
            "{typed:?}"
        );
    }
}

/// While one bonus cell is owed, cells that are no pattern are not explained by the pattern.
#[test]
fn sg_10_several_cells_for_a_bonus_cell_are_refused_as_such() {
    let mut table = seated(
        &pack("A gray x... .... .... ....\nB gray .... .... .... ....").filled(4),
        &[],
        &["A B"],
        "",
    );
    table.deal("I2");
    table.play(seat(1), "A a1 b1");
    let (rules, text) = (&table.rules, "B a1 c1");
    let view = rules.view(&table.state, Seat::new(0));
    let error = rules.parse_move(text).unwrap_err();
    assert_eq!(error.0.key, "parse-no-pattern");
    let said = rules.text_error(&view, text, error).to_string();
    assert_eq!(
        said,
        "parse-by-rule reason=(refusal-bonus-is-one-cell count=2) clause=C-6"
    );
}
