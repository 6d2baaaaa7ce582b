//! SG-30 and C-7: who may see what, and when.

use super::shared::{a_lane_is_frozen_for_the_others, what_lies_on_the_table_is_public};
use super::table::{opened, pack, seat, seated};
use rnw_flip::Event;
use roll_and_write::{Audience, Presentation, Ruleset};

#[test]
fn sg_30_what_lies_on_the_table_is_public() {
    what_lies_on_the_table_is_public(|_| {});
}

#[test]
fn sg_30_the_four_dealt_cards_are_private() {
    let mut table = opened(&pack("").filled(8).files(), &[], 2);
    table.deal("Z01 Z02 Z03 Z04 Z05 Z06 Z07 Z08");
    let shown = *table.rules.view(&table.state, seat(1)).shown();
    assert_eq!(
        table.names(shown.deck()),
        "Z05 Z06 Z07 Z08",
        "for all seat 1 knows they are in the deck"
    );
    assert_eq!(
        table
            .rules
            .picture(&table.rules.view(&table.state, seat(1)))
            .hand
            .len(),
        4
    );
    let mut other = opened(&pack("").filled(8).files(), &[], 2);
    other.deal("Z01 Z02 Z03 Z04 Z08 Z07 Z06 Z05");
    assert_eq!(
        other.rules.view(&other.state, seat(1)),
        table.rules.view(&table.state, seat(1)),
        "seat 2's hand makes no difference to seat 1"
    );
    assert_eq!(
        table.audiences("event-dealt")[4..],
        [Audience::Only(seat(2)); 4]
    );
}

#[test]
fn sg_30_only_the_seat_itself_knows_what_it_returned() {
    // Seat 2 keeps the same two cards from two different hands.
    let ends = ["Z05 Z06 Z07 Z08", "Z05 Z06 Z09 Z10"].map(|hand| {
        let mut table = opened(&pack("").filled(12).files(), &[], 2);
        table.deal(&format!("Z01 Z02 Z03 Z04 {hand}"));
        table.script("1 keep Z01 Z02 / 2 keep Z05 Z06");
        assert_eq!(
            table.audiences("event-returned"),
            [seat(1), seat(1), seat(2), seat(2)].map(Audience::Only)
        );
        table.rules.view(&table.state, seat(1))
    });
    assert_eq!(ends[0], ends[1]);
}

#[test]
fn sg_30_a_lane_is_frozen_for_the_others_while_all_mark() {
    let small = pack("A gray $x. ...\nP gray T").filled(9);
    let mut table = seated(&small, &[], &["Z01 Z02", "A Z03"], "P Z04 Z05 Z06");
    table.deal("I2");
    a_lane_is_frozen_for_the_others(&mut table, ["A a1 b1", "B c3"], "A d4");
}

#[test]
fn sg_30_lane_events_are_for_the_lane_until_all_have_marked() {
    let small = pack("A gray $xT ...").filled(8);
    let mut table = seated(&small, &[], &["Z01 Z02", "A Z03"], "");
    table.turn("I3", "2 A a1 b1 c1 / 2 A a2 / 1 A a1");
    for key in [
        "event-marked",
        "event-advanced",
        "event-wrote",
        "event-bonus-owed",
    ] {
        let audiences = table.audiences(key);
        assert!(!audiences.is_empty(), "{key}");
        assert!(
            audiences
                .iter()
                .all(|audience| matches!(audience, Audience::Lane(_))),
            "{key}"
        );
        assert_eq!(audiences[0], Audience::Lane(seat(2)), "{key}");
    }
    for key in [
        "event-revealed",
        "event-all-marked",
        "event-all-kept",
        "event-offered",
        "event-round-began",
    ] {
        assert!(
            table
                .audiences(key)
                .iter()
                .all(|audience| *audience == Audience::Everyone),
            "{key}"
        );
    }
    let order: Vec<&Event> = table
        .events
        .iter()
        .filter(|event| table.rules.notice(event).closes_phase)
        .collect();
    assert_eq!(order, [&Event::AllKept, &Event::AllMarked]);
    let last_mark = table
        .events
        .iter()
        .rposition(|event| matches!(event, Event::Marked(_)))
        .unwrap();
    let barrier = table
        .events
        .iter()
        .position(|event| *event == Event::AllMarked)
        .unwrap();
    assert!(last_mark < barrier, "the barrier comes after all marks");
}

#[test]
fn sg_30_the_unused_expedition_follows_only_when_the_seventh_is_shown() {
    let mut table = seated(&pack("").filled(4), &[], &["Z01 Z02"], "");
    for (turn, cell) in ["a1", "b1", "c1", "d1", "a2", "b2", "c2"]
        .into_iter()
        .enumerate()
    {
        let left = 8 - turn;
        assert_eq!(
            table.drawable().len(),
            left,
            "any of {left} may come, and no state says which"
        );
        let first = table.drawable()[0].clone();
        table.turn(&first, &format!("1 A {cell}"));
    }
    assert_eq!(
        table.drawable().len(),
        8,
        "the eighth was never shown; all are shuffled again"
    );
}
