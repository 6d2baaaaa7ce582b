//! SG-30 and C-7: who may see what, and when.

use super::random::{self, Step};
use super::table::{opened, pack, seat, seated};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rnw_silver_and_gold::{Rules, load, shipped};
use roll_and_write::flip::{Event, Move, State};
use roll_and_write::{Audience, Awaiting, CardId, Presentation, Ruleset, Seat};
use std::ops::ControlFlow;

fn moves(rules: &Rules, state: &State, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    let _ = rules.for_each_move(state, seat, |mv| {
        moves.push(mv.mv());
        ControlFlow::<()>::Continue(())
    });
    moves
}

#[test]
fn sg_30_what_lies_on_the_table_is_public() {
    let rules = load(&shipped(), [], 3).unwrap();
    for seed in 0..20 {
        random::play(&rules, seed, |_, _, state, _| {
            // Between the turns and at the end nothing but the decks is hidden.
            if !matches!(rules.awaiting(state), Awaiting::Chance(chance) if chance.purpose.name == "expedition")
            {
                return;
            }
            for viewer in Seat::all(3) {
                let view = rules.view(state, viewer);
                assert_eq!(*view.shown(), *state);
                let picture = rules.picture(&view);
                assert_eq!((picture.offer.len(), picture.places.len()), (4, 3));
                assert!(picture.hand.is_empty());
            }
        });
    }
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
    // Seat 2 keeps the same two cards of two different hands.
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
    let before = table.rules.view(&table.state, seat(1));
    table.play(2, "A a1 b1");
    assert_eq!(
        table.rules.view(&table.state, seat(1)),
        before,
        "the pattern is not seen, nor its coin, nor what it owes"
    );
    assert_ne!(table.rules.view(&table.state, seat(2)), before);
    table.play(2, "B c3");
    assert_eq!(
        table.rules.view(&table.state, seat(1)),
        before,
        "nor the bonus cell, nor that the seat is done"
    );
    table.play(1, "A d4");
    assert_eq!(
        *table.rules.view(&table.state, seat(1)).shown(),
        table.state,
        "then everything is seen"
    );
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
fn sg_30_a_view_changes_only_by_what_its_seat_is_told() {
    for rules in random::tables() {
        for seed in 0..12 {
            random::play(&rules, seed, |before, step, after, events| {
                let Step::Made(actor, _) = step else { return };
                let told: Vec<_> = events.iter().map(|event| rules.notice(event)).collect();
                for seat in Seat::all(rules.seats()).filter(|seat| *seat != actor) {
                    let hidden = |audience| !matches!(audience, Audience::Everyone);
                    if told.iter().all(|told| hidden(told.audience)) && !told.is_empty() {
                        assert_eq!(
                            rules.view(before, seat),
                            rules.view(after, seat),
                            "seat {}: {events:?}",
                            seat.number()
                        );
                    }
                }
            });
        }
    }
}

#[test]
fn sg_30_what_is_imagined_from_a_view_looks_the_same() {
    for rules in random::tables() {
        let mut rng = ChaCha8Rng::seed_from_u64(30);
        for seed in 0..12 {
            random::play(&rules, seed, |_, _, state, _| {
                for seat in Seat::all(rules.seats()) {
                    let view = rules.view(state, seat);
                    assert_eq!(rules.viewer(&view), seat);
                    let imagined = rules.determinize(&view, &mut rng);
                    assert_eq!(rules.view(&imagined, seat), view);
                    assert_eq!(
                        moves(&rules, &imagined, seat),
                        moves(&rules, state, seat),
                        "the own moves are known"
                    );
                    assert_eq!(rules.score(&imagined, seat), rules.score(state, seat));
                }
            });
        }
    }
}

#[test]
fn sg_30_what_is_imagined_can_be_played_to_the_end() {
    for rules in random::tables() {
        let mut rng = ChaCha8Rng::seed_from_u64(31);
        random::play(&rules, 1, |_, _, state, _| {
            for seat in Seat::all(rules.seats()) {
                let mut state = rules.determinize(&rules.view(state, seat), &mut rng);
                for _ in 0..40 {
                    match rules.awaiting(&state) {
                        Awaiting::Over => break,
                        Awaiting::Chance(chance) => {
                            rules.deal(
                                &mut state,
                                chance.sample(&mut rng),
                                &mut roll_and_write::NoEvents,
                            );
                        }
                        Awaiting::Seats(seats) => {
                            let seat = seats.first().unwrap();
                            let (mv, _) = rules.random_move(&state, seat, &mut rng).unwrap();
                            rules.apply(&mut state, mv, &mut roll_and_write::NoEvents);
                        }
                    }
                }
            }
        });
    }
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

#[test]
fn sg_30_every_card_is_in_one_place() {
    for rules in random::tables() {
        let cards = rules.pack().cards().len();
        for seed in 0..10 {
            random::play(&rules, seed, |_, _, state, _| {
                // Before the cards are kept, hands are private and not looked into here.
                let kept = Seat::all(rules.seats())
                    .all(|seat| state.boards(seat)[0].is_some() || state.turn() > 0);
                if !kept
                    || matches!(rules.awaiting(state), Awaiting::Seats(_))
                        && state.revealed().is_none()
                {
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
