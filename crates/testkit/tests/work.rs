//! Counts the work of random play. The cost of a decision is known, and depends on nothing that the
//! decision does not use. A clock would mostly measure the machine.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rnw_flip::{FlipAndWrite, FlipGame, Worked, worked};
use rnw_packs::Files;
use rnw_reference::Content;
use rnw_testkit::pack::{entries_mut, grid, values, written};
use roll_and_write::{Awaiting, NoEvents, Ruleset};
use serde_json::{Value, json};

/// The number of games that are counted together.
const GAMES: u64 = 300;
/// The allowed random difference, in hundredths.
const CHANCE: u64 = 3;

/// The work done, and the number of decisions with a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Cost {
    worked: Worked,
    decisions: u64,
}

impl Cost {
    /// Words, effects, phases, seats and bytes per thousand decisions.
    fn of_a_thousand(self) -> [u64; 5] {
        let Worked {
            words,
            effects,
            phases,
            seats,
            bytes,
        } = self.worked;
        [words, effects, phases, seats, bytes].map(|amount| amount * 1000 / self.decisions)
    }
}

fn play<G: FlipGame>(rules: &FlipAndWrite<G>) -> Cost {
    let mut decisions = 0;
    let _ = worked();
    for seed in 0..GAMES {
        let mut generator = ChaCha8Rng::seed_from_u64(seed);
        let mut state = rules.start();
        loop {
            match rules.awaiting(&state) {
                Awaiting::Over => break,
                Awaiting::Chance(chance) => {
                    let item = chance.sample(&mut generator);
                    rules.deal(&mut state, item, &mut NoEvents);
                }
                Awaiting::Seats(seats) => {
                    let seat = seats.first().expect("somebody is awaited");
                    let found = rules.random_move(&state, seat, &mut generator);
                    let (mv, open) = found.expect("a move is open");
                    rules.apply(&mut state, mv, &mut NoEvents);
                    decisions += u64::from(open > 1);
                }
            }
        }
    }
    Cost {
        worked: worked(),
        decisions,
    }
}

fn island(files: &Files, seats: usize) -> Cost {
    play(&rnw_silver_and_gold::load(files, [], seats).expect("the pack is sound"))
}

fn chamber(files: &Files, seats: usize) -> Cost {
    play(&rnw_pyramids::load(files, [], seats).expect("the pack is sound"))
}

/// A changed copy of the shipped pack of the island game.
fn changed(change: impl FnOnce(&mut Content)) -> Files {
    let shipped = rnw_silver_and_gold::shipped();
    let mut content = values(&shipped);
    change(&mut content);
    written(&content, &shipped)
}

/// The given number of cards that differ only in their names.
fn alike(cards: usize) -> Files {
    changed(|content| {
        let all = entries_mut(content, "cards.json", "cards").expect("a pack has cards");
        let one = all[0].clone();
        let named = |number: usize| {
            let mut card = one.clone();
            card["name"] = json!(format!("C{number:03}"));
            card
        };
        *all = (0..cards).map(named).collect();
    })
}

/// Sixteen symbols that no card has.
fn sixteen_more(content: &mut Content) {
    let all = entries_mut(content, "symbols.json", "symbols").expect("a pack has symbols");
    all.extend(('a'..='p').map(|letter| {
        json!({
            "name": format!("idle-{letter}"), "char": letter.to_string(), "glyph": letter.to_string(),
            "on": "mark", "priority": 1, "order": "free",
            "program": [{ "advance": { "track": "coins" } }],
        })
    }));
}

/// Puts a symbol that fires only at scoring on every cell without a symbol.
fn one_that_waits(content: &mut Content) {
    let all = entries_mut(content, "symbols.json", "symbols").expect("a pack has symbols");
    all.push(json!({
        "name": "waits", "char": "w", "glyph": "w",
        "on": "scoring", "priority": 1, "order": "free",
        "program": [{ "score": 1 }],
    }));
    let cards = entries_mut(content, "cards.json", "cards").expect("a pack has cards");
    for card in cards {
        let bears = |cell: char| if cell == '.' { 'w' } else { cell };
        let rows = grid(card).into_iter();
        let rows = rows.map(|row| row.into_iter().map(bears).collect::<String>());
        card["grid"] = rows.map(Value::from).collect();
    }
}

/// Words, effects, phases, seats and bytes per thousand decisions, at one, two and four seats.
const ISLANDS: [[u64; 5]; 3] = [
    [1809, 249, 1193, 782, 45169],
    [1809, 250, 754, 781, 31931],
    [1809, 253, 526, 779, 25273],
];
const CHAMBERS: [[u64; 5]; 3] = [
    [2763, 582, 1097, 755, 43593],
    [2761, 582, 683, 756, 30920],
    [2765, 580, 471, 759, 24622],
];

#[test]
fn a_decision_costs_what_is_written_here() {
    let (islands, chambers) = (rnw_silver_and_gold::shipped(), rnw_pyramids::shipped());
    let found = [
        [1, 2, 4].map(|seats| island(&islands, seats).of_a_thousand()),
        [1, 2, 4].map(|seats| chamber(&chambers, seats).of_a_thousand()),
    ];
    assert_eq!(
        found,
        [ISLANDS, CHAMBERS],
        "the work may fall, and the lower numbers are then written here, but it may not rise"
    );
}

#[track_caller]
fn no_dearer(one: Cost, more: Cost) {
    let (one, more) = (one.of_a_thousand(), more.of_a_thousand());
    let grows = |(one, more): (&u64, &u64)| more * 100 > one * (100 + CHANCE);
    assert!(
        !one.iter().zip(&more).any(grows),
        "{one:?} alone, {more:?} at the table"
    );
}

#[test]
fn a_decision_costs_no_more_at_a_larger_table() {
    let (islands, chambers) = (rnw_silver_and_gold::shipped(), rnw_pyramids::shipped());
    for seats in 2..=4 {
        no_dearer(island(&islands, 1), island(&islands, seats));
        no_dearer(chamber(&chambers, 1), chamber(&chambers, seats));
    }
}

#[test]
fn a_decision_costs_the_same_whatever_the_size_of_the_deck() {
    assert_eq!(island(&alike(40), 2), island(&alike(120), 2));
}

#[test]
fn symbols_that_do_not_fire_cost_nothing() {
    let shipped = island(&rnw_silver_and_gold::shipped(), 2);
    assert_eq!(island(&changed(sixteen_more), 2), shipped, "on no card");
    assert_eq!(
        island(&changed(one_that_waits), 2),
        shipped,
        "on every cell, for the end"
    );
}
