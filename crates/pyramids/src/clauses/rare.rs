//! PY-32, and what happens seldom: decks that run out, chains over both cards, a game alone.

use super::common::quick;
use super::random;
use super::table::{Table, pack, seat};
use crate::{load, shipped};
use roll_and_write::flip::events::Skipped;
use roll_and_write::flip::{Event, State};
use roll_and_write::geometry::Grid;
use roll_and_write::{Awaiting, CardId, Ruleset, Seat};

#[test]
fn py_32_every_unfinished_card_has_a_legal_single_cell() {
    for rules in random::tables() {
        for seed in 0..20 {
            random::play(&rules, seed, |_, _, state, events| {
                for seat in Seat::all(rules.seats()) {
                    for (card, marked) in state.boards(seat).into_iter().zip(state.marked(seat)) {
                        let Some(card) = card else { continue };
                        let grid = &rules.pack().card(card).grid;
                        let singles = grid.reach(marked).anchor;
                        assert_eq!(singles.is_empty(), grid.is_complete(marked));
                    }
                    let revealed = |event: &Event| matches!(event, Event::Revealed(_));
                    if events.iter().any(revealed) {
                        assert_eq!(
                            events.contains(&Event::Skipped(Skipped { seat })),
                            state.boards(seat) == [None, None],
                            "who has no card skips, and nobody else"
                        );
                    }
                }
            });
        }
    }
}

#[test]
fn both_cards_can_be_completed_in_one_turn_by_a_chain() {
    // The pattern completes A; its crosses lead through B to its tomb.
    let small = pack("A1 purple ExxT\nB2 orange E.T\nC3 green E..T").filled(10);
    let mut table = Table::seated(&small, &["A1 B2", "C3 Z101"], "Z102 Z103 Z104 Z105");
    table.turn("I2", "1 B a1 / 2 A a1");
    table.turn("V3", "1 A a1 / 2 A b1");
    table.turn("I3", "2 A c1 / 1 A b1 c1 d1 / 1 B b1 / 1 B c1");
    assert_eq!(table.completed(1), "A1 B2");
    assert_eq!(
        (table.held(1).as_str(), table.awaits().as_str()),
        ("- -", "seats 1")
    );
    table.script("1 take Z103 / 1 draw");
    table.deal("Z107");
    assert_eq!(table.held(1), "Z103 Z107");
    assert_eq!(table.awaits(), "deck", "the offer is filled up");
    table.deal("Z106");
    assert_eq!(
        (table.awaits().as_str(), table.offer().as_str()),
        ("expedition", "Z102 Z104 Z105 Z106")
    );
}

#[test]
fn with_one_card_left_the_second_pick_is_lost() {
    let small = quick("A1 purple ExT\nB2 purple ET\nC3 purple E..T\nD4 purple ET");
    let mut table = Table::seated(&small.schedule(4, 7, 1), &["B2 C3"], "A1");
    // A1 comes to board A; the deck holds D4 alone.
    table.turn("I2", "1 A a1 b1 / 1 take A1");
    table.deal("D4");
    table.turn("I2", "1 A a1");
    table.turn("I2", "1 B a1 b1");
    table.turn("I2", "1 B c1");
    table.turn("I2", "1 A b1 c1 / 1 B d1 / 1 take D4");
    assert_eq!(
        table.told("event-no-replacement"),
        ["event-no-replacement seat=1"]
    );
    assert_eq!(
        (table.held(1).as_str(), table.awaits().as_str()),
        ("D4 -", "expedition")
    );
}

#[test]
fn the_deck_may_run_out_before_the_offer() {
    // Nine cards for two seats: four held, four offered, one in the deck.
    let cards: Vec<String> = (1..=7).map(|n| format!("K{n} purple ET")).collect();
    let small = quick(&cards.join("\n")).filled(9);
    let mut table = Table::seated(&small, &["K1 K2", "Z101 Z102"], "K3 K4 K5 K6");
    for (script, offer, deck) in [
        ("1 A a1 b1 / 2 A a1 / 1 take K3", "K4 K5 K6 K7", ""),
        ("1 A a1 b1 / 2 A a2 / 1 take K4", "K5 K6 K7", ""),
        ("1 A a1 b1 / 2 A a3 / 1 take K5", "K6 K7", ""),
    ] {
        table.turn("I2", script);
        table.refill();
        assert_eq!(
            (table.offer().as_str(), table.deck().as_str()),
            (offer, deck)
        );
    }
    assert_eq!(table.pyramids(1, "purple"), [10]);
}

#[test]
fn a_table_that_the_pack_cannot_serve_is_refused() {
    for (cards, seats) in [(15, 4), (11, 3), (7, 2)] {
        let error = load(&pack("").filled(cards).files(), [], seats)
            .unwrap_err()
            .to_string();
        assert_eq!(
            error,
            format!(
                "the pack has {cards} cards; {seats} seats are dealt {}",
                4 * seats
            )
        );
    }
}

#[test]
fn one_seat_alone_plays_a_whole_game() {
    for seed in 0..20 {
        let rules = load(&shipped(), [], 1).unwrap();
        let end = random::play(&rules, seed, |before, _, _, _| {
            if let Awaiting::Seats(seats) = rules.awaiting(before) {
                assert_eq!(seats.first(), Some(seat(1)));
            }
        });
        assert_eq!(end.turn(), 27);
        let standings = rules.standings(&end);
        assert_eq!(standings.winners().collect::<Vec<_>>(), [seat(1)]);
    }
}

#[test]
fn random_games_on_the_scarce_pack_reach_the_rare_cases() {
    let rules = load(&random::scarce().files(), [], 3).unwrap();
    let (mut used_up, mut skipped, mut doubles) = (0, 0, 0);
    let (mut lapsed, mut lost, mut same_turn) = (0, 0, 0);
    for seed in 0..100 {
        let end = random::play(&rules, seed, |_, _, state, events| {
            for event in events {
                skipped += u32::from(matches!(event, Event::Skipped(_)));
                lapsed += u32::from(matches!(event, Event::BonusLapsed(_)));
                lost += u32::from(matches!(event, Event::NoReplacement(_)));
                if matches!(event, Event::Claimed(_)) {
                    let two_alike = |seat| two_alike(&rules, state, seat);
                    doubles += u32::from(Seat::all(3).any(two_alike));
                    let finished =
                        Seat::all(3).filter(|seat| state.finished(*seat).next().is_some());
                    same_turn += u32::from(finished.count() > 1);
                }
            }
        });
        used_up += u32::from(end.deck().is_empty() && end.offer().is_empty());
    }
    for (count, what) in [
        (used_up, "every card is used up"),
        (skipped, "a seat skips"),
        (lapsed, "a bonus lapses"),
        (lost, "a pick is lost"),
        (doubles, "a seat claims with two cards of one colour"),
        (
            same_turn,
            "several seats have completed when a claim is made",
        ),
    ] {
        assert!(count >= 10, "{what}: {count} times in 100 games");
    }
}

fn two_alike(rules: &crate::Rules, state: &State, seat: Seat) -> bool {
    let colors: Vec<_> = state
        .finished(seat)
        .map(|card| rules.game().facts().color(card))
        .collect();
    matches!(colors[..], [a, b] if a == b)
}

#[test]
fn every_card_is_in_one_place_at_all_times() {
    for rules in random::tables() {
        let cards = rules.pack().cards().len();
        for seed in 0..20 {
            random::play(&rules, seed, |_, _, state, _| {
                // Before the cards are kept, hands are private and not looked into here.
                if state.revealed().is_none() {
                    return;
                }
                let mut places: Vec<usize> = state.deck().iter().map(usize::from).collect();
                places.extend(state.offer().iter().map(|card| card.index()));
                for seat in Seat::all(rules.seats()) {
                    places.extend(state.completed(seat).iter().map(usize::from));
                    places.extend(state.boards(seat).into_iter().flatten().map(CardId::index));
                }
                places.sort_unstable();
                assert_eq!(places, (0..cards).collect::<Vec<_>>());
            });
        }
    }
}
