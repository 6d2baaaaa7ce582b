//! SG-7 to SG-18: tests of the setup and the turn that scenarios cannot express. SG-13 is in
//! `order.rs`.

use super::random;
use super::table::{opened, pack, seat, seated};
use rnw_flip::Event;
use rnw_flip::events::Completed;
use rnw_silver_and_gold::load;
use roll_and_write::{Awaiting, Presentation, Ruleset, Seat};

#[test]
fn sg_7_chance_may_choose_any_seat_as_the_start_player() {
    let names = ["seat 1", "seat 2", "seat 3", "seat 4"];
    let files = pack("").filled(20).files();
    for (number, name) in (1..=4).zip(names) {
        let mut table = opened(&files, &[("start", "random")], 4);
        assert_eq!(table.awaiting(), "start");
        assert_eq!(table.drawable(), names);
        table.deal_item(name);
        assert_eq!(
            table.notices("event-start-chosen"),
            [format!("event-start-chosen seat={number}")]
        );
        assert_eq!(
            (table.awaiting().as_str(), table.state.start_seat(4)),
            ("deal", seat(number))
        );
    }
}

/// Expeditions that repeat have an order of their own each time they are shuffled, and all may come next when none is
/// left. Without repeats there is one order for each round, as in every record so far.
#[test]
fn c_1_expeditions_have_an_order_for_each_time_they_are_shuffled() {
    let repeating = pack("").filled(4).expeditions("I2 I3").schedule(2, 5, 0);
    let once = pack("").filled(4).schedule(3, 2, 0);
    for (files, shuffles, coming) in [
        (
            repeating.repeating().files(),
            vec![0, 0, 1, 1, 2, 3, 3, 4, 4, 5],
            vec![1, 2, 1, 2, 0, 1, 2, 1, 2, 0],
        ),
        (once.files(), vec![0, 0, 1, 1, 2, 2], vec![7, 0, 7, 0, 7, 0]),
    ] {
        let rules = load(&files, [], 1).unwrap();
        let (mut ordinals, mut upcoming) = (Vec::new(), Vec::new());
        random::play(&rules, 7, |_, _, after, events| {
            if let Awaiting::Chance(chance) = rules.awaiting(after)
                && chance.purpose.name() == "expedition"
            {
                ordinals.push(chance.purpose.ordinal);
            }
            if events
                .iter()
                .any(|event| matches!(event, Event::Revealed(_)))
            {
                let view = rules.view(after, Seat::new(0));
                upcoming.push(rules.picture(&view).upcoming.len());
            }
        });
        assert_eq!((ordinals, upcoming), (shuffles, coming));
    }
}

#[test]
fn sg_17_in_each_of_the_twenty_eight_turns_settling_begins_one_place_further() {
    for (seats, start) in [(2, 1), (3, 0), (4, 3)] {
        let rules = load(
            &random::scarce().filled(28).files(),
            [("start", START[start])],
            seats,
        )
        .unwrap();
        for seed in 0..20 {
            let (mut turn, mut settled) = (0, 0);
            random::play(&rules, seed, |_, _, after, events| {
                for event in events {
                    if let Event::Revealed(_) = event {
                        (turn, settled) = (usize::from(after.turn()), 0);
                        assert_eq!(after.start_seat(seats).index(), (start + turn) % seats);
                    }
                    if let Event::Completed(Completed { seat, .. }) = event {
                        let place = (seat.index() + seats - (start + turn) % seats) % seats;
                        assert!(settled <= place, "turn {turn}, seat {}", seat.number());
                        settled = place;
                    }
                }
            });
            assert_eq!(turn, 27);
        }
    }
}

#[test]
fn sg_17_the_start_player_is_named_where_the_order_matters() {
    let headline = |options: &[(&str, &str)], kept: &[&str]| {
        let mut table = seated(&pack("").filled(20), options, kept, "");
        table.deal("I2");
        let view = table.rules.view(&table.state, seat(1));
        let picture = table.rules.picture(&view);
        picture.headline[1..]
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
    };
    let two = ["Z01 Z02", "Z05 Z06"];
    assert_eq!(headline(&[], &two[..1]), ["headline-start seat=1 order="]);
    assert_eq!(headline(&[], &two), ["headline-start seat=1 order=picks"]);
    let in_turn = headline(&[("marking", "in-turn")], &two);
    assert_eq!(in_turn, ["headline-start seat=1 order=marks"]);
}

/// The values of the option `start`, indexed by seat.
const START: [&str; 4] = ["1", "2", "3", "4"];

#[test]
fn sg_18_the_end_is_the_last_that_is_reported() {
    let mut table = seated(&pack("").filled(4).schedule(4, 1, 0), &[], &["Z01 Z02"], "");
    for round in 1..=4 {
        table.turn("O4", &format!("1 A a{round}"));
    }
    assert_eq!(table.events.last(), Some(&Event::Ended));
}
