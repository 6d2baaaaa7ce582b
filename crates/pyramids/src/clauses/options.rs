//! House rules: each option of [`OPTIONS`](crate::OPTIONS) does what it says.

use super::common::quick;
use super::table::{Table, pack, seat};
use crate::{OPTIONS, load, shipped};
use roll_and_write::{Audience, Ruleset};

#[test]
fn every_option_has_its_default_first_and_each_value_can_be_chosen() {
    let names: Vec<&str> = OPTIONS.iter().map(|spec| spec.name).collect();
    assert_eq!(names, ["marking", "keep", "picks", "settle", "last-picks"]);
    let rules = load(&shipped(), [], 4).unwrap();
    let defaults: Vec<(&str, String)> = OPTIONS
        .iter()
        .map(|spec| (spec.name, spec.values[0].0.to_owned()))
        .collect();
    assert_eq!(rules.info().options, defaults);
    for spec in OPTIONS {
        for (value, _) in spec.values {
            let rules = load(&shipped(), [(spec.name, *value)], 4).unwrap();
            assert!(
                rules
                    .info()
                    .options
                    .contains(&(spec.name, (*value).to_owned()))
            );
        }
    }
}

#[test]
fn what_cannot_be_chosen_is_refused() {
    for (options, expected) in [
        (
            vec![("start", "1")],
            "no option \"start\"; expected one of marking, keep, picks, settle, last-picks",
        ),
        (
            vec![("setle", "by-card")],
            "no option \"setle\"; expected one of marking, keep, picks, settle, last-picks; did you mean \"settle\"?",
        ),
        (
            vec![("settle", "by-cards")],
            "option settle has no value \"by-cards\"; expected one of by-seat, by-card; did you mean \"by-card\"?",
        ),
    ] {
        assert_eq!(
            load(&shipped(), options, 4).unwrap_err().to_string(),
            expected
        );
    }
}

#[test]
fn c_7_option_marking_in_turn_begins_with_another_seat_each_turn() {
    let small = pack("A1 purple Ex. ..T").filled(12);
    let hands = ["A1 Z101", "Z102 Z103", "Z104 Z105"];
    let mut table = Table::seated_with(&small, &[("marking", "in-turn")], &hands, "");
    table.deal("I2");
    assert_eq!(table.awaits(), "seats 1");
    assert_eq!(table.refused(2, "A a1"), "C-7");
    table.play(1, "A a1 b1");
    assert_eq!(
        table.awaits(),
        "seats 1",
        "the bonus cell belongs to the same turn"
    );
    let shown = *table.rules.view(&table.state, seat(3)).shown();
    assert_eq!(shown, table.state, "everybody sees the marks at once");
    table.script("1 A c1 / 2 A a1 / 3 A a1");
    assert!(
        table
            .audiences("event-marked")
            .iter()
            .all(|audience| *audience == Audience::Everyone)
    );
    // Seat 2 is first in the second turn, seat 3 in the third, seat 1 again in the fourth.
    for (expedition, order) in [("V3a", [2, 3, 1]), ("V3b", [3, 1, 2]), ("O4", [1, 2, 3])] {
        table.deal(expedition);
        for number in order {
            assert_eq!(table.awaits(), format!("seats {number}"));
            let single = table
                .moves(number)
                .into_iter()
                .find(|text| text.starts_with('B') && text.len() == 4);
            table.play(number, &single.unwrap());
        }
        assert_eq!(table.awaits(), "expedition");
    }
}

#[test]
fn c_9_option_keep_in_turn_goes_clockwise_in_the_open() {
    let files = pack("").filled(12).files();
    let mut table = Table::new(&files, &[("keep", "in-turn")], 3);
    table.deal("Z101 Z102 Z103 Z104 Z105 Z106 Z107 Z108 Z109 Z110 Z111 Z112");
    assert_eq!(table.awaits(), "seats 1");
    assert_eq!(table.refused(3, "keep Z109 Z110"), "C-9");
    table.play(1, "keep Z101 Z104");
    let shown = *table.rules.view(&table.state, seat(2)).shown();
    assert_eq!(
        shown.boards(seat(1)),
        table.state.boards(seat(1)),
        "the others see what was kept"
    );
    assert_eq!(table.awaits(), "seats 2");
    table.script("2 keep Z105 Z106 / 3 keep Z109 Z110");
    assert_eq!(table.audiences("event-kept"), [Audience::Everyone; 3]);
    assert_eq!(table.awaits(), "deck");
}

#[test]
fn c_10_option_picks_together_declares_both_before_a_drawn_card_is_seen() {
    let small = quick("A1 purple ExT\nB2 orange ET").filled(9);
    let table = |value: &str| {
        let offer = "Z101 Z102 Z103 Z104";
        let mut table = Table::seated_with(&small, &[("picks", value)], &["A1 B2"], offer);
        table.turn("I2", "1 A a1");
        table.turn("I2", "1 B a1");
        table.turn("I2", "1 A b1 c1 / 1 B b1 / 1 draw");
        table
    };
    assert_eq!(
        table("one-by-one").awaits(),
        "deck",
        "the card is seen before the second pick"
    );
    let mut together = table("together");
    assert_eq!(together.awaits(), "seats 1");
    together.play(1, "take Z102");
    assert_eq!(
        (together.held(1).as_str(), together.awaits().as_str()),
        ("Z102 -", "deck")
    );
    together.deal("Z106");
    assert_eq!(together.held(1), "Z102 Z106");
}

/// Seat 1 completes cards 1 and 30 in one turn, seat 2 card 20, with this value of `settle`.
fn two_and_one_between(value: &str) -> Table {
    let small = quick("A1 purple ET\nB30 purple ExT\nC20 purple ET\nD2 purple ET").filled(16);
    let hands = ["A1 B30", "C20 D2"];
    let offer = "Z101 Z102 Z103 Z104";
    let mut table = Table::seated_with(&small, &[("settle", value)], &hands, offer);
    table.turn("I2", "1 A a1 / 2 B a1 b1 / 2 take Z101");
    table.refill();
    table.turn("I2", "1 B a1 / 2 B a1");
    table.turn("I2", "1 B b1 c1 / 1 A b1 / 2 A a1 b1");
    table
}

#[test]
fn py_20_option_settle_by_card_replaces_each_card_when_its_number_comes() {
    let mut table = two_and_one_between("by-card");
    assert_eq!(table.awaits(), "seats 1", "card 1");
    table.play(1, "take Z102");
    assert_eq!(table.held(1), "Z102 B30", "B30 has not come yet");
    assert_eq!(table.completed(1), "A1");
    table.refill();
    assert_eq!(table.awaits(), "seats 2", "card 20");
    table.play(2, "take Z103");
    table.refill();
    assert_eq!(
        (table.awaits().as_str(), table.completed(1).as_str()),
        ("seats 1", "A1 B30"),
        "card 30"
    );
    table.play(1, "take Z104");
    assert_eq!(table.held(1), "Z102 Z104");
    table.refill();
    assert_eq!(table.awaits(), "expedition");
    // Claims do not depend on it: card 1 is seat 1's lower one, and comes before card 20.
    assert_eq!(
        [1, 2].map(|number| table.pyramids(number, "purple")),
        [vec![10], vec![6]]
    );
}

#[test]
fn py_20_option_settle_by_card_refills_only_before_another_player_picks() {
    // Nobody has a number between 1 and 30, so both picks are made from one offer (C-10).
    let small = quick("A1 purple ET\nB30 purple ExT").filled(12);
    let offer = "Z101 Z102 Z103 Z104";
    let mut table = Table::seated_with(&small, &[("settle", "by-card")], &["A1 B30"], offer);
    table.turn("I2", "1 A a1");
    table.turn("I2", "1 B a1");
    table.turn("I2", "1 B b1 c1 / 1 A b1");
    table.play(1, "take Z101");
    assert_eq!(table.awaits(), "seats 1", "no refill in between");
    table.play(1, "take Z102");
    assert_eq!(
        (table.held(1).as_str(), table.awaits().as_str()),
        ("Z101 Z102", "deck")
    );
}

#[test]
fn py_20_option_settle_by_seat_makes_both_picks_together() {
    let mut table = two_and_one_between("by-seat");
    table.script("1 take Z102 / 1 take Z103");
    assert_eq!(table.held(1), "Z102 Z103");
    table.refill();
    assert_eq!(table.awaits(), "seats 2");
    table.play(2, "take Z104");
    table.refill();
    assert_eq!(
        [1, 2].map(|number| table.pyramids(number, "purple")),
        [vec![10], vec![6]]
    );
}

#[test]
fn py_23_option_last_picks_take_replaces_in_the_last_turn_too() {
    let small = quick("A1 purple ET\nB2 purple ET")
        .filled(10)
        .schedule(1, 1, 4);
    let options = [("last-picks", "take")];
    let hands = ["A1 Z101", "B2 Z102"];
    let mut table = Table::seated_with(&small, &options, &hands, "Z103 Z104 Z105 Z106");
    table.turn("I2", "1 A a1 b1 / 2 A a1 b1");
    assert_eq!(table.awaits(), "seats 1");
    table.play(1, "take Z104");
    table.deal("Z107");
    assert_eq!(table.awaits(), "seats 2");
    table.play(2, "take Z107");
    // Here the offer is filled up after each seat that picks, and so after the last one too (PY-20).
    assert_eq!(table.awaits(), "deck", "the offer is filled up");
    table.deal("Z108");
    assert_eq!(
        (
            table.held(1).as_str(),
            table.held(2).as_str(),
            table.awaits().as_str()
        ),
        ("Z104 Z101", "Z107 Z102", "over")
    );
    assert_eq!(table.offer(), "Z103 Z105 Z106 Z108");
}
