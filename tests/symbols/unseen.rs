//! Symbols that are on no card or that nobody has marked, and the firing order of symbols in one mark.

use super::table::{More, Small, islands, small};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rnw_flip::{FlipAndWrite, FlipGame};
use rnw_packs::{Files, Source};
use roll_and_write::{Awaiting, NoEvents, Notation, Presentation, Ruleset};

/// Symbols of every kind that are on no card. They name a track and a symbol of the shipped pack.
fn unseen(track: &str, seen: &str) -> Vec<String> {
    let symbol = |index: usize, fields: String| {
        let char = char::from(b'0' + index as u8);
        format!(r#"{{ "name": "aa-{index}", "char": "{char}", "glyph": "{char}", {fields} }},"#)
    };
    let advance = format!(r#"{{ "advance": {{ "track": "{track}" }} }}"#);
    let kinds = [
        format!(r#""program": [{advance}]"#),
        r#""program": ["copy"]"#.to_owned(),
        format!(r#""program": [{{ "if": {{ "test": {{ "after": "{seen}" }}, "then": [{advance}] }} }}]"#),
        format!(r#""program": [{{ "advance": {{ "track": "{track}", "by": {{ "marked": "{seen}" }} }} }}]"#),
        format!(r#""on": ["mark", "complete", "turn", "round"], "program": [{advance}, "renew_offer", "discard"]"#),
        format!(r#""on": "scoring", "program": [{{ "score": {{ "marked": "{seen}" }} }}]"#),
        r#""program": [{ "choose": [{ "name": "a" }, { "name": "b" }] }]"#.to_owned(),
        r#""priority": 9, "order": "matters", "program": [{ "extra_mark": { "where": "near", "optional": true } }]"#.to_owned(),
    ];
    kinds
        .into_iter()
        .enumerate()
        .map(|(index, fields)| symbol(index, fields))
        .collect()
}

/// The shipped pack with more symbols at the front of its list.
fn with(shipped: &Files, symbols: &str) -> Files {
    let source = |source: &Source| {
        let text = source
            .text
            .replacen(r#""symbols": ["#, &format!(r#""symbols": [{symbols}"#), 1);
        let text = if source.name == "symbols.json" {
            text
        } else {
            source.text.clone()
        };
        Source {
            text,
            ..source.clone()
        }
    };
    Files::new(shipped.sources().iter().map(source).collect())
}

/// The moves of a random game, with the state after each step.
fn game<G: FlipGame>(rules: &FlipAndWrite<G>, seed: u64) -> Vec<String> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut state = rules.start();
    let mut lines = Vec::new();
    loop {
        match rules.awaiting(&state) {
            Awaiting::Over => return lines,
            Awaiting::Chance(chance) => {
                let item = chance.sample(&mut rng);
                rules.deal(&mut state, item, &mut NoEvents);
            }
            Awaiting::Seats(seats) => {
                let seat = seats.iter().nth(rng.random_range(0..seats.len())).unwrap();
                let (mv, count) = rules.random_move(&state, seat, &mut rng).unwrap();
                let id = rules.move_id(mv.mv()).0;
                lines.push(format!(
                    "{id} of {count}, {} {}",
                    rules.print_move(mv.mv()),
                    rules.evaluate(&state, seat)
                ));
                rules.apply(&mut state, mv, &mut NoEvents);
            }
        }
        lines.push(rules.describe(&state));
    }
}

type Load<G> = fn(&Files, &[(&str, &str)], usize) -> Result<FlipAndWrite<G>, String>;

fn changes_nothing<G: FlipGame>(shipped: &Files, load: Load<G>, track: &str, seen: &str) {
    let plain = load(shipped, &[], 3).unwrap();
    let unseen = unseen(track, seen);
    let all = unseen.concat();
    for symbols in unseen.iter().chain([&all]) {
        let more = load(&with(shipped, symbols), &[], 3).unwrap();
        for seed in 0..2 {
            let (one, other) = (game(&plain, seed), game(&more, seed));
            let differs = one.iter().zip(&other).find(|(one, other)| one != other);
            assert!(
                differs.is_none() && one.len() == other.len(),
                "{symbols}: {differs:?}"
            );
        }
    }
}

#[test]
fn a_symbol_that_no_card_bears_changes_nothing_on_islands() {
    changes_nothing(
        &rnw_silver_and_gold::shipped(),
        load_islands,
        "coins",
        "coin",
    );
}

#[test]
fn a_symbol_that_no_card_bears_changes_nothing_in_chambers() {
    changes_nothing(&rnw_pyramids::shipped(), load_chambers, "skulls", "skull");
}

/// Bots value a copy symbol by the mean of the symbols that it can copy. Symbols on no card do not count.
#[test]
fn a_symbol_that_no_card_bears_makes_no_copy_worth_more() {
    let value = |pack: &Small| {
        let rules = rnw_silver_and_gold::load(&pack.islands(), [], 1).unwrap();
        let symbols = rules.printed().symbols;
        let worths = symbols.iter().filter(|symbol| symbol.printed > 0);
        worths
            .map(|symbol| (symbol.name.clone(), symbol.value))
            .collect::<Vec<_>>()
    };
    let pack = small("A gray be.. ....")
        .does("bead", 'b', r#"{ "advance": { "track": "beads" } }"#)
        .does("echo", 'e', r#""copy""#);
    let more = pack.clone().does(
        "hoard",
        'h',
        r#"{ "advance": { "track": "beads", "by": 9 } }"#,
    );
    assert_eq!(value(&pack), value(&more));
}

#[test]
fn a_symbol_that_nobody_has_marked_has_no_line_in_the_score() {
    for points in [
        r#"{ "score_once": { "times": [3, { "marked": "star" }] } }"#,
        r#"{ "score": { "minus": [{ "marked": "star" }, 4] } }"#,
    ] {
        let score = format!(r#""on": "scoring", "program": [{points}]"#);
        let pack = small("A gray ss.. s...").symbol("star", 's', &score);
        let table = islands(&pack, &[], &["A Z01"], "");
        assert_eq!(table.scored(1, "star"), None, "{points}");
    }
}

// ---- firing order of symbols in one mark ----

/// The sheet and the moves of a seat after it has marked two symbols together. With `swapped` the second symbol has
/// the lower priority number and fires first.
fn sheet_after(first: &str, second: &str, swapped: bool) -> String {
    let (low, high) = if swapped { (2, 1) } else { (1, 2) };
    let pack = small("A gray ab.. ....\nB gray a...")
        .symbol(
            "one",
            'a',
            &format!(r#""priority": {low}, "program": [{first}]"#),
        )
        .symbol(
            "two",
            'b',
            &format!(r#""priority": {high}, "program": [{second}]"#),
        );
    let mut table = islands(&pack, &[], &["A Z01"], "B Z02");
    table.turn("I2", "1 A a1 b1");
    let moves = table.open(1);
    format!("{} {moves}", table.rules.describe(&table.state))
}

#[test]
fn symbols_that_are_free_may_fire_in_either_order() {
    let bead = r#"{ "advance": { "track": "beads", "by": 2 } }"#;
    let pearl = r#"{ "advance": { "track": "pearls", "by": 2 } }"#;
    let palm =
        r#"{ "write": { "track": "notes", "number": { "plus": [1, { "offered": "one" }] } } }"#;
    let same = r#"{ "write": { "track": "notes", "number": 2 } }"#;
    let tide = r#"{ "mark_round": { "track": "tides" } }"#;
    let cross = r#"{ "extra_mark": { "cells": 2 } }"#;
    let all = [bead, pearl, palm, same, tide, cross];
    for first in all {
        for second in all {
            let swapped = [false, true].map(|swapped| sheet_after(first, second, swapped));
            assert_eq!(swapped[0], swapped[1], "{first} and {second}");
        }
    }
}

/// A declared order must be necessary: in some game the other order gives another result.
#[test]
fn the_order_of_skull_and_potion_matters() {
    let skull = r#"{ "advance": { "track": "beads" } }"#;
    let potion = r#"{ "erase": { "track": "beads", "by": 2 } }"#;
    let swapped = [false, true].map(|swapped| sheet_after(skull, potion, swapped));
    assert_ne!(swapped[0], swapped[1]);
    // In the shipped pack, some game ends differently when skull and potion swap their priorities.
    let shipped = rnw_pyramids::shipped();
    let symbols = &shipped.get("symbols.json").unwrap().text;
    let swap = |text: &str| {
        let text = text.replace(r#""priority": 2, "order": "matters""#, "@");
        let text = text.replace(
            r#""priority": 3, "order": "matters""#,
            r#""priority": 2, "order": "matters""#,
        );
        text.replace('@', r#""priority": 3, "order": "matters""#)
    };
    assert_ne!(
        &swap(symbols),
        symbols,
        "skull and potion have priorities 2 and 3"
    );
    let source = |source: &Source| {
        let text = if source.name == "symbols.json" {
            swap(&source.text)
        } else {
            source.text.clone()
        };
        Source {
            text,
            ..source.clone()
        }
    };
    let other = Files::new(shipped.sources().iter().map(source).collect());
    let rules = [&shipped, &other].map(|files| load_chambers(files, &[], 4).unwrap());
    let differs = (0..200).any(|seed| game(&rules[0], seed).last() != game(&rules[1], seed).last());
    assert!(differs, "no game needs the order");
    // A symbol with a free order may have any priority: no game changes.
    let level = |text: &str| text.replace(r#""priority": 4"#, r#""priority": 0"#);
    let source = |source: &Source| Source {
        text: level(&source.text),
        ..source.clone()
    };
    let moved = Files::new(shipped.sources().iter().map(source).collect());
    let moved = load_chambers(&moved, &[], 4).unwrap();
    assert!(
        (0..20).all(|seed| game(&rules[0], seed) == game(&moved, seed)),
        "a cross is free"
    );
}

fn load_islands(
    files: &Files,
    options: &[(&str, &str)],
    seats: usize,
) -> Result<FlipAndWrite<rnw_silver_and_gold::SilverAndGold>, String> {
    rnw_silver_and_gold::load(files, options.to_vec(), seats).map_err(|error| error.to_string())
}

fn load_chambers(
    files: &Files,
    options: &[(&str, &str)],
    seats: usize,
) -> Result<FlipAndWrite<rnw_pyramids::Pyramids>, String> {
    rnw_pyramids::load(files, options.to_vec(), seats).map_err(|error| error.to_string())
}
