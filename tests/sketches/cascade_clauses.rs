//! The clauses of Cascade.

use super::Sketch;
use super::cascade::ENTRY;
use super::play::Play;
use roll_and_write::picture::BoxContent;

pub(super) const SKETCH: Sketch = Sketch {
    entry: ENTRY,
    typed: "use yellow\nfill orange\nfill purple",
    drawn: "orange │= 6│   │   │  +│   │   │",
};

/// A game of so many seats, with the dice of its first turn.
fn rolled(seats: usize, dice: &str) -> Play {
    let mut play = Play::open(&ENTRY, seats);
    play.deal(&[dice]);
    play
}

/// Yellow, green, orange, purple, and the white dice of both seats.
#[test]
fn cas_1_all_decide_at_the_same_time_and_see_nothing_of_each_other() {
    let mut play = rolled(2, "2 1 1 1 3 5");
    let before = play.picture(2);
    play.moves(1, &["use yellow", "fill orange", "fill yellow"]);
    assert_eq!(play.picture(2), before, "the chain of seat 1 is hidden");
    play.refused(1, &["use green", "pass"], "CAS-1");
    play.moves(2, &["pass"]);
    assert_ne!(
        play.picture(2).places[1],
        before.places[1],
        "now all is shown"
    );
}

#[test]
fn cas_2_shared_dice_go_into_their_rows_and_the_white_die_is_a_seats_own() {
    let mut play = rolled(2, "1 2 3 4 5 6");
    play.moves(1, &["fill purple"]);
    play.moves(2, &["fill purple"]);
    for (seat, number) in [(1, 5), (2, 6)] {
        let first = play.picture(seat).places[0].tracks[3].boxes[0].content;
        assert_eq!(first, BoxContent::Written(number));
    }
    // The orange die is for both.
    play.deal(&["1 2 3 4 5 6"]);
    play.moves(1, &["use orange", "fill yellow"]);
    play.moves(2, &["use orange", "fill yellow"]);
    for seat in [1, 2] {
        let first = play.picture(seat).places[0].tracks[2].boxes[0].content;
        assert_eq!(first, BoxContent::Written(3));
    }
}

#[test]
fn cas_3_every_row_has_its_own_condition() {
    let mut play = rolled(1, "3 1 1 4 3");
    play.moves(1, &["use purple"]);
    play.deal(&["3 1 1 4 3"]);
    play.refused(1, &["use purple", "fill purple"], "CAS-3");
    play.moves(1, &["use yellow"]);
    play.deal(&["3 1 1 5 6"]);
    play.refused(1, &["use yellow"], "CAS-3");
    play.moves(1, &["fill purple"]);
    // After a 6 every number will do. The third box brings a bonus.
    play.deal(&["1 1 1 1 1"]);
    play.moves(1, &["use purple", "fill green"]);
    // The second green box needs a 2.
    play.deal(&["3 1 1 1 2"]);
    play.refused(1, &["use green"], "CAS-3");
    play.moves(1, &["fill green"]);
}

/// The second yellow box brings a 6, the first orange box brings another.
#[test]
fn cas_4_a_bonus_brings_a_bonus_and_must_be_used_at_once() {
    let mut play = rolled(1, "2 1 1 1 1");
    play.moves(1, &["use yellow"]);
    play.refused(1, &["pass", "use green"], "CAS-4");
    play.moves(1, &["fill orange"]);
    play.refused(1, &["pass", "use orange"], "CAS-4");
    play.moves(1, &["fill yellow"]);
    let own = &play.picture(1).places[0].tracks;
    let filled = |track: usize| {
        own[track]
            .boxes
            .iter()
            .filter(|one| one.is_filled())
            .count()
    };
    assert_eq!([0, 1, 2, 3].map(filled), [2, 0, 1, 0]);
    assert_eq!(own[0].boxes[5].content, BoxContent::Written(6));
    play.deal(&["1 1 1 1 1"]);
}

/// Yellow and green score 1, 3, 6 …; orange and purple the sum of their numbers.
#[test]
fn cas_5_the_score_of_a_short_game() {
    let mut play = rolled(1, "2 1 1 1 1");
    // Yellow 2, its bonus into orange, the bonus of that into yellow 6.
    play.moves(1, &["use yellow", "fill orange", "fill yellow"]);
    assert_eq!(play.score(1), (vec![3, 0, 6, 0], 9));
    play.deal(&["1 1 1 4 1"]);
    play.moves(1, &["use purple"]);
    play.deal(&["1 1 3 4 1"]);
    play.moves(1, &["use orange"]);
    play.deal(&["1 3 1 1 5"]);
    play.moves(1, &["use green"]);
    assert_eq!(play.score(1), (vec![3, 1, 9, 4], 17));
    for _ in 0..8 {
        assert!(!play.is_over());
        play.deal(&["1 1 1 1 1"]);
        play.moves(1, &["pass"]);
    }
    assert!(play.is_over(), "after 12 turns");
    assert_eq!(play.score(1).1, 17);
}
