//! PY-33 and C-7: who may see what, and when.

use super::shared::{a_lane_is_frozen_for_the_others, what_lies_on_the_table_is_public};
use super::table::{pack, seat, seated};
use roll_and_write::{Audience, Presentation};

#[test]
fn py_33_what_lies_on_the_table_is_public() {
    what_lies_on_the_table_is_public(|picture| {
        assert_eq!(picture.facts.len(), 1 + 3, "the deck and three pools");
        assert!(picture.places.iter().all(|place| place.tracks.len() == 7));
    });
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
    a_lane_is_frozen_for_the_others(&mut table, ["A a1 b1 c1", "A a2"], "A a1");
    let audiences = table.audiences("event-advanced");
    assert!(!audiences.is_empty());
    assert!(
        audiences
            .iter()
            .all(|audience| *audience == Audience::Lane(seat(2)))
    );
}
