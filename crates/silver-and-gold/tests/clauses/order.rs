//! C-7 and SG-13: independence from order.

use super::random::{self, RandomStep};
use super::table::{Sheet, SmallPack, pack, seat, seated};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rnw_flip::State;
use rnw_flip::events::Marked;
use rnw_silver_and_gold::load;
use roll_and_write::Ruleset;

/// All orders of the numbers from 1 to `n`.
fn orders(n: usize) -> Vec<Vec<usize>> {
    if n == 0 {
        return vec![Vec::new()];
    }
    let shorter = orders(n - 1);
    let insert =
        |order: &Vec<usize>, place: usize| [&order[..place], &[n], &order[place..]].concat();
    shorter
        .iter()
        .flat_map(|order| (0..n).map(move |place| insert(order, place)))
        .collect()
}

/// Cards with chains, coins and palms, and a turn in which every seat does something different.
fn busy() -> SmallPack {
    pack(
        "A1 gray xx. ...\nA2 purple x$.\n
         B1 gray $$ $$\nB2 gray .\n
         C1 green Tx. ...\nC2 orange $$ $$\n
         D1 gray $.\nD2 green xT.\n
         P gray T",
    )
    .filled(16)
}

const HANDS: [&str; 4] = ["A1 A2", "B1 B2", "C1 C2", "D1 D2"];

/// The cells that each seat marks for O4, including bonus cells.
const LANES: [&[&str]; 4] = [
    &["A a1 b1 a2 b2", "B a1", "B b1", "A c1"],
    &["A a1 b1 a2 b2"],
    &["A a1 b1 a2 b2", "B b2"],
    &["B a1", "A a1"],
];

/// The state after the seats have marked in this order of arrival.
fn arrived(start: &str, seats: usize, arrival: &[usize]) -> State {
    let mut table = seated(
        &busy(),
        &[("start", start)],
        &HANDS[..seats],
        "P Z01 Z02 Z03",
    );
    table.deal("O4");
    let mut made = [0; 4];
    for &number in arrival {
        table.play(number, LANES[number - 1][made[number - 1]]);
        made[number - 1] += 1;
    }
    assert!(
        table.notices("event-all-marked").len() == 1,
        "all lanes are played to their ends"
    );
    table.state
}

/// An arrival order in which the seats of `order` mark one after the other, each to the end of its
/// lane.
fn lane_by_lane(order: &[usize]) -> Vec<usize> {
    order
        .iter()
        .flat_map(|&number| vec![number; LANES[number - 1].len()])
        .collect()
}

#[test]
fn c_7_every_order_of_arrival_leads_to_the_same_state() {
    for seats in [3, 4] {
        for start in ["1", "2", "3"] {
            let expected = arrived(start, seats, &lane_by_lane(&orders(seats)[0]));
            for order in orders(seats) {
                assert_eq!(
                    arrived(start, seats, &lane_by_lane(&order)),
                    expected,
                    "{order:?}, seat {start} starts"
                );
            }
        }
    }
}

#[test]
fn c_7_bonus_chains_may_interleave_in_any_way() {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    for seats in [3, 4] {
        let expected = arrived("2", seats, &lane_by_lane(&orders(seats)[0]));
        for _ in 0..200 {
            let mut arrival = lane_by_lane(&orders(seats)[0]);
            for place in (1..arrival.len()).rev() {
                arrival.swap(place, rng.random_range(0..=place));
            }
            assert_eq!(arrived("2", seats, &arrival), expected, "{arrival:?}");
        }
    }
}

/// Every order of the priorities of coins, palms and crosses. The shipped order is first.
const PRIORITIES: [(u8, u8, u8); 8] = [
    (1, 1, 2),
    (1, 1, 1),
    (1, 2, 3),
    (1, 3, 2),
    (2, 1, 3),
    (2, 3, 1),
    (3, 1, 2),
    (3, 2, 1),
];

/// The shipped symbols with other priorities.
fn symbols((coin, palm, cross): (u8, u8, u8)) -> String {
    let symbol = |name, char, priority, step| {
        format!(
            r#"{{ "name": "{name}", "char": "{char}", "glyph": "{char}", "priority": {priority}, "program": [{step}] }}"#
        )
    };
    let symbols = [
        symbol("coin", '$', coin, r#"{ "advance": { "track": "coins" } }"#),
        symbol(
            "palm",
            'T',
            palm,
            r#"{ "write": { "track": "palms", "number": { "plus": [1, { "offered": "palm" }] } } }"#,
        ),
        symbol("cross", 'x', cross, r#"{ "extra_mark": { "cells": 1 } }"#),
    ];
    format!(r#"{{ "symbols": [{}] }}"#, symbols.join(", "))
}

#[test]
fn sg_13_the_order_of_the_symbols_of_one_mark_does_not_matter() {
    for priorities in PRIORITIES {
        let small = pack("A gray $xT.. T$x..\nB gray x$. T$x\nP gray T")
            .filled(5)
            .file("symbols.json", &symbols(priorities));
        let mut table = seated(&small, &[], &["A B"], "P Z01");
        // x T $ x: two bonus cells at first, and each of them grants another.
        table.turn("O4", "1 A b1 c1 b2 c2 / 1 B a1 / 1 B c2 / 1 B b1 / 1 A a2");
        assert_eq!(table.awaiting(), "expedition");
        assert_eq!(
            (table.coins(1), table.palms(1)),
            (2, vec![2, 2]),
            "{priorities:?}"
        );
        table.turn("I2", "1 A a1");
        table.turn("I3", "1 B b2");
        assert_eq!(
            (table.coins(1), table.cups(1)),
            (4, vec![6]),
            "{priorities:?}"
        );
    }
}

#[test]
fn sg_13_whole_games_are_the_same_whatever_the_order_of_the_symbols() {
    let [rules, others @ ..] = PRIORITIES.map(|priorities| {
        load(
            &random::scarce()
                .file("symbols.json", &symbols(priorities))
                .files(),
            [],
            3,
        )
        .unwrap()
    });
    for seed in 0..20 {
        let mut states = others.each_ref().map(Ruleset::start);
        random::play(&rules, seed, |_, step, after, _| {
            for (other, state) in others.iter().zip(&mut states) {
                match step {
                    RandomStep::Dealt(item) => {
                        other.deal(state, item, &mut roll_and_write::NoEvents);
                    }
                    RandomStep::Made(seat, mv) => {
                        let legal = other.check(state, seat, mv).unwrap();
                        other.apply(state, legal, &mut roll_and_write::NoEvents);
                    }
                }
                assert_eq!(state, after);
            }
        });
    }
}

#[test]
fn sg_15_settling_goes_by_the_start_player_whoever_marks_last() {
    let mut picked = Vec::new();
    for order in orders(3) {
        let mut table = seated(&busy(), &[("start", "2")], &HANDS[..3], "P Z01 Z02 Z03");
        table.deal("O4");
        for number in lane_by_lane(&order) {
            let done = table
                .events
                .iter()
                .filter(|event| marks(event, number))
                .count();
            table.play(number, LANES[number - 1][done]);
        }
        let settled: Vec<String> = table.notices("event-completed");
        picked.push((settled, table.waiting()));
    }
    assert!(picked.iter().all(|pick| *pick == picked[0]));
    assert_eq!(
        picked[0].0,
        ["event-completed seat=2 card=B1"],
        "seat 2 starts"
    );
    assert!(matches!(picked[0].1.first(), Some(first) if first == seat(2)));
}

fn marks(event: &rnw_flip::Event, number: usize) -> bool {
    matches!(event, rnw_flip::Event::Marked(Marked { seat: marker, .. }) if *marker == seat(number))
}
