//! The clauses that both card games share, C-1 to C-12. Each scenario and each random game is played in both games.
//! The tests of their crates check C-2 with the shipped packs.
//!
//! Cards are drawn as in Pyramids, with an entry `E`, a tomb `T` and walls `#`. For Silver & Gold the entry and the
//! tomb become plain cells, and walls become sea.

use crate::symbols::table::{chambers_stage, islands_stage};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rnw_flip::events::{Marked, Revealed, RoundBegan};
use rnw_flip::{Event, FlipAndWrite, FlipGame, Move, State};
use rnw_pyramids::Pyramids;
use rnw_silver_and_gold::SilverAndGold;
use rnw_testkit::{CardForm, PackBase, RandomStep, SmallPack, Stage, pieces, random_game, seat};
use roll_and_write::{Awaiting, Legal, NoEvents, Notation, Presentation, Ruleset, Seat};
use serde_json::{Value, json};

/// The cross, which both games print, and two symbols for the tracks of the small packs.
const SYMBOLS: &str = r#"{ "symbols": [
  { "name": "cross", "char": "x", "glyph": "x", "program": [{ "extra_mark": { "cells": 1 } }] },
  { "name": "bead", "char": "b", "glyph": "b", "program": [{ "advance": { "track": "beads" } }] },
  { "name": "pearl", "char": "p", "glyph": "p", "program": [{ "advance": { "track": "pearls" } }] }] }"#;

/// Tiny cards full of symbols. They are completed so quickly that the deck and the offer run out.
const SCARCE: &str = "
    A gray Ex bT
    B gray Ep xT
    C gray Exx #pT
    D gray Eb pT
    F gray Exp #xT
    G gray Exb T##
    H gray Eb #T
    I gray Ex xT
    J gray Epp b#T
    K gray Exb ppT
    L gray Ex pT
    M gray E# xT";

/// A base with the patterns, the expeditions and the schedule of the shipped packs.
fn both(pack: SmallPack, like: &PackBase, card: CardForm) -> PackBase {
    let shipped = rnw_silver_and_gold::shipped();
    let patterns = &shipped.get("patterns.json").unwrap().text;
    let pack = pack
        .file("patterns.json", patterns)
        .file("symbols.json", SYMBOLS);
    PackBase {
        files: pack.schedule(4, 7, 4).files(),
        card,
        plain: "gray E... .... .... ...T",
        ..like.clone()
    }
}

/// Converts a chamber to an island.
fn island(_: usize, words: &[&str]) -> Value {
    let width = words[2..].iter().map(|row| row.len()).max().unwrap_or(0);
    let land = |row: &&str| {
        let row = row.replace(['E', 'T'], ".").replace('#', "~");
        format!("{row:~<width$}")
    };
    let grid: Vec<String> = words[2..].iter().map(land).collect();
    json!({ "name": words[0], "color": words[1], "grid": grid })
}

fn islands() -> Stage<FlipAndWrite<SilverAndGold>> {
    let stage = islands_stage();
    let base = stage.base_named("").unwrap();
    let base = both(SmallPack::new(base, ""), base, island);
    stage.over(base)
}

/// Pyramids with one claim for every two cards.
fn chambers() -> Stage<FlipAndWrite<Pyramids>> {
    let stage = chambers_stage();
    let base = stage.base_named("").unwrap();
    let claims = [r#""cards_per_claim": 9"#, r#""cards_per_claim": 2"#];
    let pack = SmallPack::new(base, "").edit("game.json", claims[0], claims[1]);
    let base = both(pack, base, base.card);
    stage.over(base)
}

#[test]
fn every_scenario_comes_out_as_written_in_both_games() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/card_games");
    islands().hold_all(folder);
    chambers().hold_all(folder);
}

/// The shipped pack of Silver & Gold.
fn treasure(seats: usize) -> FlipAndWrite<SilverAndGold> {
    rnw_silver_and_gold::load(&rnw_silver_and_gold::shipped(), [], seats).unwrap()
}

/// The shipped pack of Pyramids.
fn tombs(seats: usize) -> FlipAndWrite<Pyramids> {
    rnw_pyramids::load(&rnw_pyramids::shipped(), [], seats).unwrap()
}

/// The rules of the pack with the scarce cards.
fn scarce<G: FlipGame>(stage: &Stage<FlipAndWrite<G>>, seats: usize) -> FlipAndWrite<G> {
    let pack = SmallPack::new(stage.base_named("").unwrap(), SCARCE);
    stage.rules(&pack.files(), &[], seats).unwrap()
}

#[test]
fn c_1_four_rounds_reveal_seven_of_the_eight_expeditions_each() {
    fn held<G: FlipGame>(rules: &FlipAndWrite<G>) {
        for seed in 0..20 {
            let (mut rounds, mut ended) = (Vec::<Vec<u8>>::new(), 0);
            random_game(rules, seed, |_, _, _, events| {
                for event in events {
                    if let Event::RoundBegan(RoundBegan { round }) = *event {
                        assert_eq!(usize::from(round), rounds.len());
                        rounds.push(Vec::new());
                    }
                    if let Event::Revealed(Revealed { expedition, .. }) = *event {
                        rounds.last_mut().unwrap().push(expedition);
                    }
                    ended += usize::from(*event == Event::Ended);
                }
            });
            assert_eq!((rounds.len(), ended), (4, 1));
            for round in &mut rounds {
                assert_eq!(round.len(), 7);
                round.sort_unstable();
                round.dedup();
                assert_eq!(round.len(), 7, "no card comes twice in a round");
            }
        }
    }
    held(&treasure(2));
    held(&tombs(2));
}

/// One shuffle gives the order of a round's expeditions. Each round has its own shuffle.
#[test]
fn c_1_the_expeditions_of_a_round_come_from_one_shuffle() {
    fn held<G: FlipGame>(rules: &FlipAndWrite<G>) {
        let mut shuffles = Vec::new();
        random_game(rules, 3, |state, _, _, _| {
            if let Awaiting::Chance(chance) = rules.awaiting(state)
                && chance.purpose.name() == "expedition"
            {
                shuffles.push(chance.purpose.ordinal);
            }
        });
        let expected: Vec<u32> = (0..4).flat_map(|round| [round; 7]).collect();
        assert_eq!(shuffles, expected);
    }
    held(&treasure(2));
    held(&tombs(2));
}

#[test]
fn c_5_a_mark_is_the_pattern_or_one_cell() {
    fn held<G: FlipGame>(rules: &FlipAndWrite<G>) {
        for seed in 0..20 {
            let mut size = 0;
            random_game(rules, seed, |_, _, _, events| {
                for event in events {
                    if let Event::Revealed(Revealed { expedition, .. }) = *event {
                        let pattern = rules.pack().expeditions()[usize::from(expedition)].pattern;
                        size = rules.pack().patterns()[pattern].shape().cells().len() as u32;
                    }
                    if let Event::Marked(Marked { cells, .. }) = *event {
                        assert!([1, size].contains(&cells.len()));
                    }
                }
            });
        }
    }
    held(&treasure(3));
    held(&tombs(3));
}

/// Plays each phase of random games again, one lane after another: from the first seat, from the last seat, and in
/// random order. The state after the phase must be the same each time.
fn order_does_not_matter<G: FlipGame>(rules: &FlipAndWrite<G>) {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut closed = 0;
    for seed in 0..15 {
        let mut opened: Option<State> = None;
        let mut made = Vec::new();
        random_game(rules, seed, |before, step, after, events| {
            let RandomStep::Made(seat, mv) = step else {
                made.clear();
                return;
            };
            if made.is_empty() {
                opened = Some(*before);
            }
            made.push((seat, mv));
            if !events.iter().any(|event| rules.notice(event).closes_phase) {
                return;
            }
            let forwards: Vec<Seat> = Seat::all(rules.seats()).collect();
            let backwards: Vec<Seat> = forwards.iter().rev().copied().collect();
            let mut mixed = forwards.clone();
            for place in (1..mixed.len()).rev() {
                mixed.swap(place, rng.random_range(0..=place));
            }
            for seats in [forwards, backwards, mixed] {
                let mut state = opened.unwrap();
                for seat in seats {
                    for (_, mv) in made.iter().filter(|(other, _)| *other == seat) {
                        let legal = rules.check(&state, seat, *mv).unwrap();
                        rules.apply(&mut state, legal, &mut NoEvents);
                    }
                }
                assert_eq!(state, *after);
            }
            closed += 1;
            made.clear();
        });
    }
    assert!(
        closed > 2 * 15,
        "each game has more phases than that of keeping"
    );
}

#[test]
fn c_7_in_random_games_the_order_of_arrival_does_not_matter() {
    for seats in 1..=4 {
        order_does_not_matter(&treasure(seats));
        order_does_not_matter(&tombs(seats));
    }
    for seats in 1..=3 {
        order_does_not_matter(&scarce(&islands(), seats));
        order_does_not_matter(&scarce(&chambers(), seats));
    }
}

#[test]
fn c_7_seats_that_are_not_awaited_may_not_act() {
    fn held<G: FlipGame>(rules: &FlipAndWrite<G>) {
        for seed in 0..5 {
            random_game(rules, seed, |_, _, state, _| {
                let Awaiting::Seats(awaited) = rules.awaiting(state) else {
                    return;
                };
                for number in (1..=3).filter(|number| !awaited.contains(seat(*number))) {
                    assert_eq!(rules.count_moves(state, seat(number)), 0);
                    for (_, text) in pieces("1 A a1 / 1 draw / 1 take L / 1 keep A B / 1 accept") {
                        let mv = rules.parse_move(text).unwrap();
                        let refusal = rules.check(state, seat(number), mv).unwrap_err();
                        // The moves of an awaited seat show whether seats keep, pick or mark.
                        let awaited = awaited.first().unwrap();
                        let expected = match rules.nth_move(state, awaited, 0).map(Legal::mv) {
                            Some(Move::Keep(..)) => "C-9",
                            Some(Move::Take(_) | Move::Draw) => "C-10",
                            _ => "C-7",
                        };
                        assert_eq!(refusal.clause.0, expected, "{text}");
                    }
                }
            });
        }
    }
    held(&scarce(&islands(), 3));
    held(&scarce(&chambers(), 3));
}

#[test]
fn c_9_kept_cards_are_revealed_together() {
    fn held<G: FlipGame>(stage: &Stage<FlipAndWrite<G>>) {
        let pack = SmallPack::new(stage.base_named("").unwrap(), "").filled(8);
        let mut table = stage.table(&pack.files(), &[], 2);
        table.deal("Z01 Z02 Z03 Z04 Z05 Z06 Z07 Z08");
        let view = |table: &rnw_testkit::TestTable<FlipAndWrite<G>>, number| {
            table.rules.view(&table.state, seat(number))
        };
        let (before, own) = (view(&table, 1), view(&table, 2));
        table.play(seat(2), "keep Z05 Z06");
        assert_eq!(view(&table, 1), before, "seat 1 sees nothing yet");
        assert_ne!(view(&table, 2), own);
        table.play(seat(1), "keep Z01 Z02");
        let shown = *view(&table, 1).shown();
        assert_eq!(shown.boards(seat(2)), table.state.boards(seat(2)));
    }
    held(&islands());
    held(&chambers());
}

#[test]
fn c_12_completed_cards_stay_in_front_of_their_owner() {
    fn held<G: FlipGame>(rules: &FlipAndWrite<G>) {
        for seed in 0..10 {
            let mut most = 0;
            random_game(rules, seed, |before, _, after, _| {
                for number in 1..=3 {
                    let (had, has) = (
                        before.completed(seat(number)),
                        after.completed(seat(number)),
                    );
                    assert!((had - has).is_empty(), "a completed card never goes away");
                    most = most.max(has.len());
                    for viewer in 1..=3 {
                        let view = rules.view(after, seat(viewer));
                        assert_eq!(
                            view.shown().completed(seat(number)),
                            has,
                            "they lie face up"
                        );
                    }
                }
            });
            assert!(most > 1, "cards are completed");
        }
    }
    held(&scarce(&islands(), 3));
    held(&scarce(&chambers(), 3));
}
