//! PY-33 and C-7: who may see what, and when.

use super::random::{self, Step};
use super::table::{opened, pack, seat, seated};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rnw_pyramids::{Rules, load, shipped};
use roll_and_write::flip::{Move, State};
use roll_and_write::{Audience, Awaiting, NoEvents, Presentation, Ruleset, Seat};
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
fn py_33_what_lies_on_the_table_is_public() {
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
                assert_eq!(picture.facts.len(), 1 + 3, "the deck and three pools");
                assert!(picture.places.iter().all(|place| place.tracks.len() == 7));
            }
        });
    }
}

#[test]
fn py_33_a_card_shows_its_colour_and_its_number() {
    let small = pack("A15 orange E..T").filled(4);
    let table = seated(&small, &[], &["A15 Z101"], "");
    let printed = table.rules.printed().cards;
    let facts: Vec<String> = printed[0].facts.iter().map(ToString::to_string).collect();
    assert_eq!(facts, ["card-color color=color-orange number=15"]);
}

#[test]
fn py_33_the_four_dealt_cards_are_private() {
    let hands = ["Z105 Z106 Z107 Z108", "Z105 Z106 Z109 Z110"].map(|hand| {
        let mut table = opened(&pack("").filled(12).files(), &[], 2);
        table.deal(&format!("Z101 Z102 Z103 Z104 {hand}"));
        assert_eq!(
            table.audiences("event-dealt")[4..],
            [Audience::Only(seat(2)); 4]
        );
        let dealt = table.rules.view(&table.state, seat(1));
        assert_eq!(
            table.names(dealt.shown().deck()),
            "Z105 Z106 Z107 Z108 Z109 Z110 Z111 Z112",
            "for all seat 1 knows they are in the deck"
        );
        // Seat 2 keeps the same two cards of either hand, and only it knows what it returned.
        table.script("1 keep Z101 Z102 / 2 keep Z105 Z106");
        assert_eq!(
            table.audiences("event-returned"),
            [seat(1), seat(1), seat(2), seat(2)].map(Audience::Only)
        );
        (dealt, table.rules.view(&table.state, seat(1)))
    });
    assert_eq!(hands[0], hands[1]);
}

#[test]
fn py_33_a_lane_is_frozen_for_the_others_while_all_mark() {
    let small = pack("A1 purple Erx ss. ..T").filled(9);
    let mut table = seated(&small, &[], &["Z101 Z102", "A1 Z103"], "");
    table.deal("I3");
    let before = table.rules.view(&table.state, seat(1));
    table.play(2, "A a1 b1 c1");
    assert_eq!(
        table.rules.view(&table.state, seat(1)),
        before,
        "the pattern is not seen, nor its gem, nor what it owes"
    );
    assert_ne!(table.rules.view(&table.state, seat(2)), before);
    table.play(2, "A a2");
    assert_eq!(
        table.rules.view(&table.state, seat(1)),
        before,
        "nor the bonus cell, nor that the seat is done"
    );
    assert!(
        table
            .audiences("event-advanced")
            .iter()
            .all(|audience| *audience == Audience::Lane(seat(2)))
    );
    table.play(1, "A a1");
    assert_eq!(
        *table.rules.view(&table.state, seat(1)).shown(),
        table.state,
        "then everything is seen"
    );
}

#[test]
fn py_33_a_view_changes_only_by_what_its_seat_is_told() {
    for rules in random::tables() {
        for seed in 0..12 {
            random::play(&rules, seed, |before, step, after, events| {
                let Step::Made(actor, _) = step else { return };
                let hidden = events
                    .iter()
                    .all(|event| !matches!(rules.notice(event).audience, Audience::Everyone));
                if !hidden || events.is_empty() {
                    return;
                }
                for seat in Seat::all(rules.seats()).filter(|seat| *seat != actor) {
                    assert_eq!(
                        rules.view(before, seat),
                        rules.view(after, seat),
                        "seat {}: {events:?}",
                        seat.number()
                    );
                }
            });
        }
    }
}

#[test]
fn py_33_what_is_imagined_from_a_view_looks_the_same_and_can_be_played() {
    for rules in random::tables() {
        let mut rng = ChaCha8Rng::seed_from_u64(33);
        for seed in 0..12 {
            random::play(&rules, seed, |_, _, state, _| {
                for seat in Seat::all(rules.seats()) {
                    let view = rules.view(state, seat);
                    assert_eq!(rules.viewer(&view), seat);
                    let mut imagined = rules.determinize(&view, &mut rng);
                    assert_eq!(rules.view(&imagined, seat), view);
                    assert_eq!(
                        moves(&rules, &imagined, seat),
                        moves(&rules, state, seat),
                        "the own moves are known"
                    );
                    assert_eq!(rules.score(&imagined, seat), rules.score(state, seat));
                    for _ in 0..4 {
                        match rules.awaiting(&imagined) {
                            Awaiting::Over => break,
                            Awaiting::Chance(chance) => {
                                let item = chance.sample(&mut rng);
                                rules.deal(&mut imagined, item, &mut NoEvents);
                            }
                            Awaiting::Seats(seats) => {
                                let seat = seats.first().unwrap();
                                let (mv, _) = rules.random_move(&imagined, seat, &mut rng).unwrap();
                                rules.apply(&mut imagined, mv, &mut NoEvents);
                            }
                        }
                    }
                }
            });
        }
    }
}

#[test]
fn py_33_the_unused_expedition_follows_only_when_the_seventh_is_shown() {
    let mut table = seated(&pack("").filled(4), &[], &["Z101 Z102"], "");
    for (turn, cell) in "a1 b1 c1 d1 d2 c2 b2".split(' ').enumerate() {
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
