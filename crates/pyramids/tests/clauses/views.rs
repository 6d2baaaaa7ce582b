//! PY-33 and C-7: who may see what, and when.

use super::random::{self};
use super::table::{pack, seat, seated};
use rnw_pyramids::{load, shipped};
use roll_and_write::{Audience, Awaiting, Presentation, Ruleset, Seat};

#[test]
fn py_33_what_lies_on_the_table_is_public() {
    let rules = load(&shipped(), [], 3).unwrap();
    for seed in 0..20 {
        random::play(&rules, seed, |_, _, state, _| {
            // Between turns and at the end, only the decks are hidden.
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
