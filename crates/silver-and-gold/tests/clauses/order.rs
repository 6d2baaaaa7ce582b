//! C-7 and SG-13: independence from order.

use super::random::{self, RandomStep};
use super::table::{Sheet, pack, seated};
use rnw_silver_and_gold::load;
use roll_and_write::Ruleset;

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
