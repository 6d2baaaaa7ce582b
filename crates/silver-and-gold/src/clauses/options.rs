//! House rules: each option of [`OPTIONS`](crate::OPTIONS) does what it says.

use super::table::{Table, pack, seat};
use crate::{OPTIONS, load, shipped};
use roll_and_write::{Audience, Ruleset};

#[test]
fn every_option_has_its_default_first_and_each_value_can_be_chosen() {
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
    for (options, seats, expected) in [
        (
            vec![("start", "3")],
            2,
            "seat 3 cannot start: there are only 2 seats",
        ),
        (
            vec![("start", "5")],
            4,
            "option start has no value \"5\"; expected one of random, 1, 2, 3, 4",
        ),
        (
            vec![("plams", "optional")],
            4,
            "no option \"plams\"; expected one of start, marking, keep, picks, palms, rows, tie, last-picks; did you mean \"palms\"?",
        ),
        (
            vec![("tie", "shared"), ("tie", "shared")],
            4,
            "option tie is given twice",
        ),
    ] {
        assert_eq!(
            load(&shipped(), options, seats).unwrap_err().to_string(),
            expected
        );
    }
}

#[test]
fn sg_7_option_start_random_needs_no_draw_for_one_seat() {
    let table = Table::new(&shipped(), &[("start", "random")], 1);
    assert_eq!(table.awaits(), "deal");
}

#[test]
fn c_7_option_marking_in_turn_goes_clockwise_in_the_open() {
    let small = pack("A gray x. ..").filled(12);
    let options = [("marking", "in-turn"), ("start", "2")];
    let mut table = Table::seated_with(&small, &options, &["Z01 Z02", "A Z03", "Z04 Z05"], "");
    table.deal("I2");
    assert_eq!(table.awaits(), "seats 2");
    assert_eq!(table.refused(1, "A a1"), "C-7");
    assert_eq!(table.refused(3, "A a1"), "C-7");
    table.play(2, "A a1 b1");
    assert_eq!(
        table.awaits(),
        "seats 2",
        "the bonus cell belongs to the same turn"
    );
    let shown = *table.rules.view(&table.state, seat(1)).shown();
    assert_eq!(shown, table.state, "everybody sees the marks at once");
    table.play(2, "A a2");
    assert_eq!(table.awaits(), "seats 3");
    table.play(3, "A a1");
    assert_eq!(table.awaits(), "seats 1");
    table.play(1, "A a1");
    assert!(
        table
            .audiences("event-marked")
            .iter()
            .all(|audience| *audience == Audience::Everyone)
    );
    table.deal("I3");
    assert_eq!(table.awaits(), "seats 3", "the next start player is first");
}

#[test]
fn c_9_option_keep_in_turn_goes_clockwise_in_the_open() {
    let mut table = Table::new(
        &pack("").filled(12).files(),
        &[("keep", "in-turn"), ("start", "3")],
        3,
    );
    table.deal("Z01 Z02 Z03 Z04 Z05 Z06 Z07 Z08 Z09 Z10 Z11 Z12");
    assert_eq!(table.awaits(), "seats 3");
    assert_eq!(table.refused(1, "keep Z01 Z02"), "C-9");
    table.play(3, "keep Z09 Z12");
    let shown = *table.rules.view(&table.state, seat(1)).shown();
    assert_eq!(
        shown.boards(seat(3)),
        table.state.boards(seat(3)),
        "the others see what was kept"
    );
    assert_eq!(
        table.names(shown.deck()),
        "Z05 Z06 Z07 Z08 Z10 Z11",
        "but not what was returned"
    );
    table.play(1, "keep Z01 Z02");
    table.play(2, "keep Z05 Z06");
    assert_eq!(table.audiences("event-kept"), [Audience::Everyone; 3]);
    assert!(
        table
            .audiences("event-returned")
            .iter()
            .all(|audience| matches!(audience, Audience::Only(_)))
    );
    assert_eq!(table.awaits(), "deck");
}

/// Whoever starts is known before the cards are dealt, by the option or by chance.
#[test]
fn c_9_option_keep_in_turn_begins_with_the_start_player() {
    let files = pack("").filled(12).files();
    let cards: Vec<String> = (1..=12).map(|number| format!("Z{number:02}")).collect();
    for start in 1..=3 {
        for by_chance in [false, true] {
            let value = if by_chance {
                "random".to_owned()
            } else {
                start.to_string()
            };
            let mut table = Table::new(&files, &[("keep", "in-turn"), ("start", &value)], 3);
            if by_chance {
                assert_eq!(table.awaits(), "start");
                table.deal_item(&format!("seat {start}"));
            }
            table.deal(&cards.join(" "));
            for place in 0..3 {
                let number = (start - 1 + place) % 3 + 1;
                assert_eq!(table.awaits(), format!("seats {number}"), "start={value}");
                let dealt = &cards[4 * (number - 1)..];
                table.play(number, &format!("keep {} {}", dealt[0], dealt[1]));
            }
        }
    }
}

#[test]
fn c_10_option_picks_together_declares_both_before_a_drawn_card_is_seen() {
    let small = pack("A gray x\nB gray .").filled(9);
    let table = |value: &str| {
        let mut table =
            Table::seated_with(&small, &[("picks", value)], &["A B"], "Z01 Z02 Z03 Z04");
        table.turn("I2", "1 A a1 / 1 B a1 / 1 draw");
        table
    };
    assert_eq!(
        table("one-by-one").awaits(),
        "deck",
        "the card is seen before the second pick"
    );
    let mut together = table("together");
    assert_eq!(together.awaits(), "seats 1");
    together.play(1, "take Z02");
    assert_eq!(
        (together.held(1).as_str(), together.awaits().as_str()),
        ("Z02 -", "deck")
    );
    together.deal("Z06");
    assert_eq!(together.held(1), "Z02 Z06");
    let mut twice = table("together");
    twice.play(1, "draw");
    twice.deal("Z05");
    assert_eq!(twice.awaits(), "deck");
    twice.deal("Z07");
    assert_eq!(twice.held(1), "Z05 Z07");
}

#[test]
fn c_11_option_picks_together_does_not_draw_more_than_the_deck_holds() {
    let small = pack("A gray x\nB gray .").filled(5).schedule(4, 7, 2);
    let mut table = Table::seated_with(&small, &[("picks", "together")], &["A B"], "Z01 Z02");
    table.turn("I2", "1 A a1 / 1 B a1 / 1 draw");
    assert_eq!(
        table.refused(1, "draw"),
        "C-11",
        "the one card of the deck is spoken for"
    );
    assert_eq!(table.moves(1), ["take Z01", "take Z02"]);
    // And with no offer, the second pick is lost but the first is drawn all the same.
    let small = pack("A gray x\nB gray .\nC gray .")
        .filled(4)
        .schedule(4, 7, 1);
    let mut table = Table::seated_with(&small, &[("picks", "together")], &["A B"], "C");
    table.turn("I3", "1 B a1 / 1 take C");
    table.deal("Z01");
    table.turn("I2", "1 A a1 / 1 B a1 / 1 take Z01");
    assert_eq!(
        (
            table.held(1).as_str(),
            table.told("event-no-replacement").len()
        ),
        ("Z01 -", 1)
    );
}

#[test]
fn c_11_option_picks_together_draws_what_was_declared_though_the_second_pick_is_lost() {
    let small = pack("A gray x\nB gray .\nC gray .\nD gray .").schedule(4, 7, 0);
    let mut table = Table::seated_with(&small, &[("picks", "together")], &["A B"], "");
    table.turn("I3", "1 B a1 / 1 draw");
    table.deal("C");
    table.turn("I2", "1 A a1 / 1 B a1 / 1 draw");
    assert_eq!(
        table.told("event-no-replacement"),
        ["event-no-replacement seat=1"]
    );
    assert_eq!(table.awaits(), "deck");
    table.deal("D");
    assert_eq!(
        (table.held(1).as_str(), table.awaits().as_str()),
        ("D -", "expedition")
    );
}

#[test]
fn sg_12_option_palms_optional_lets_a_seat_decline() {
    let small = pack("A gray .T. ...\nP gray T").filled(8);
    let table = || {
        let mut table = Table::seated_with(
            &small,
            &[("palms", "optional")],
            &["A Z01", "Z02 Z03"],
            "P Z04 Z05 Z06",
        );
        table.turn("I2", "1 A a1 b1 / 2 A a1");
        assert_eq!(
            (table.moves(1), table.awaits()),
            (
                vec!["accept".to_owned(), "decline".to_owned()],
                "seats 1".to_owned()
            )
        );
        assert_eq!(
            table.refused(1, "A c1"),
            "SG-12",
            "the palm is answered first"
        );
        table
    };
    let mut declined = table();
    declined.play(1, "decline");
    assert_eq!(
        (declined.palms(1).len(), declined.awaits().as_str()),
        (0, "expedition")
    );
    assert_eq!(
        declined.told("event-declined"),
        ["event-declined seat=1 track=track-palms number=2"]
    );
    let mut accepted = table();
    accepted.play(1, "accept");
    assert_eq!(
        (accepted.palms(1), accepted.awaits().as_str()),
        (vec![2], "expedition")
    );
}

#[test]
fn sg_12_option_palms_optional_asks_for_each_palm_and_still_grants_bonus_cells() {
    // Two palms and a cross in one pattern: three decisions in any order, one palm is declined.
    let small = pack("A gray TxT ...").filled(4);
    let mut table = Table::seated_with(&small, &[("palms", "optional")], &["A Z01"], "");
    table.turn("I3", "1 A a1 b1 c1");
    let (mut answers, mut bonuses) = (vec!["accept", "decline"], vec!["B a1"]);
    while table.awaits() == "seats 1" {
        let asked = table.moves(1) == ["accept", "decline"];
        let answer = if asked { answers.pop() } else { bonuses.pop() };
        table.play(
            1,
            answer.expect("two answers and one bonus cell are asked for"),
        );
    }
    assert!(answers.is_empty() && bonuses.is_empty());
    assert_eq!(
        (table.palms(1), table.marked(1, 1)),
        (vec![1], "a1".to_owned())
    );
}

#[test]
fn sg_12_option_palms_optional_offers_no_palm_without_a_box() {
    let small = pack("A gray TTTT. ....T").filled(4);
    let mut table = Table::seated_with(&small, &[("palms", "optional")], &["A Z01"], "");
    for (expedition, cell) in [("I2", "a1"), ("I3a", "b1"), ("I3b", "c1"), ("V3a", "d1")] {
        table.turn(expedition, &format!("1 A {cell} / 1 accept"));
    }
    table.turn("O4", "1 A e2");
    assert_eq!(
        (table.awaits().as_str(), table.palms(1)),
        ("expedition", vec![1; 4])
    );
}

#[test]
fn sg_15_option_rows_one_cup_gives_two_rows_one_cup() {
    let chest = r#"{ "advance": { "track": "coins", "by": 8 } }"#;
    let small = pack("A gray #.\nB gray $$ $$")
        .filled(8)
        .symbol("chest", '#', chest);
    for (value, cups) in [
        ("cup-each", [vec![6, 5], vec![4]]),
        ("one-cup", [vec![6], vec![5]]),
    ] {
        let mut table = Table::seated_with(&small, &[("rows", value)], &["A Z01", "B Z02"], "");
        table.turn("O4", "1 A a1 / 2 A a1 b1 a2 b2");
        assert_eq!([table.cups(1), table.cups(2)], cups, "{value}");
    }
}

#[test]
fn sg_18_option_last_picks_take_replaces_in_the_last_turn_too() {
    let small = pack("A gray .").filled(9).schedule(1, 1, 4);
    let mut table = Table::seated_with(
        &small,
        &[("last-picks", "take")],
        &["A Z01", "Z02 Z03"],
        "Z04 Z05 Z06 Z07",
    );
    table.turn("I2", "1 A a1 / 2 A a1");
    assert_eq!(table.awaits(), "seats 1");
    table.play(1, "take Z06");
    assert_eq!(
        (table.held(1).as_str(), table.awaits().as_str()),
        ("Z06 Z01", "over")
    );
    assert_eq!(
        (table.offer().as_str(), table.deck().as_str()),
        ("Z04 Z05 Z07", "Z08"),
        "there is no refill"
    );
}
