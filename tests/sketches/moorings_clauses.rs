//! The clauses of Moorings.

use super::Sketch;
use super::moorings::ENTRY;
use super::play::Play;
use roll_and_write::picture::BoxContent;

pub(super) const SKETCH: Sketch = Sketch {
    entry: ENTRY,
    typed: "pick 1 2\nwrite north 2",
    drawn: "north pier  │  │=2│  │  │ ◎│  │",
};

/// A game of so many seats, with the first three cards.
fn drawn(seats: usize, cards: &[&str]) -> Play {
    let mut play = Play::open(&ENTRY, seats);
    play.deal(cards);
    play
}

/// Plays turns of one seat: each uses the number of the first card and the sign of the second.
fn turns(turns: &[(&[&str], &str)]) -> Play {
    let mut play = Play::open(&ENTRY, 1);
    for (cards, write) in turns {
        play.deal(cards);
        play.moves(1, &["pick 1 2", write]);
    }
    play
}

#[test]
fn moor_1_all_use_the_same_hand_at_the_same_time_and_see_nothing_of_each_other() {
    let mut play = drawn(3, &["7 ebb", "10 buoy", "3 flood"]);
    let before = play.picture(2);
    assert_eq!(before.hand.len(), 3);
    play.moves(1, &["pick 1 2", "write north 2"]);
    play.moves(3, &["pick 1 2"]);
    assert_eq!(play.picture(2), before);
    play.refused(1, &["pick 1 2", "write north 3"], "MOOR-1");
    play.moves(2, &["pick 2 1", "write adrift 1"]);
    play.moves(3, &["write south 6"]);
    let first = |track: usize, at: usize, place: usize| {
        play.picture(2).places[place].tracks[track].boxes[at].content
    };
    // Seat 2 sees itself first, then clockwise seats 3 and 1.
    assert_eq!(
        first(3, 0, 0),
        BoxContent::Written(8),
        "10, made lower by an ebb"
    );
    assert_eq!(first(2, 5, 1), BoxContent::Written(7));
    assert_eq!(first(0, 1, 2), BoxContent::Written(7));
}

#[test]
fn moor_2_two_cards_are_picked_once_and_then_the_number_is_written() {
    let mut play = drawn(1, &["7 ebb", "10 buoy", "3 flood"]);
    play.refused(1, &["write north 1", "write adrift 1"], "MOOR-2");
    play.moves(1, &["pick 1 3"]);
    play.refused(1, &["pick 1 3", "pick 2 1"], "MOOR-2");
    assert!(
        play.game.parse_move("pick 1 1").is_err(),
        "two different cards"
    );
    play.moves(1, &["write north 1"]);
}

#[test]
fn moor_3_numbers_rise_along_a_pier_with_gaps_but_not_adrift() {
    let mut play = turns(&[
        (&["7 ebb", "7 buoy", "3 ebb"], "write north 3"),
        (&["9 ebb", "9 buoy", "3 flood"], "write adrift 5"),
    ]);
    play.deal(&["7 flood", "8 buoy", "12 ebb"]);
    play.moves(1, &["pick 1 2"]);
    // A 7 cannot stand beside the 7 on either side, nor in its berth.
    let north = [
        "write north 1",
        "write north 2",
        "write north 3",
        "write north 6",
    ];
    play.refused(1, &north, "MOOR-3");
    play.refused(1, &["write adrift 5"], "MOOR-3");
    play.moves(1, &["write adrift 6"]);
    play.deal(&["8 ebb", "3 buoy", "12 buoy"]);
    play.moves(1, &["pick 1 2"]);
    play.refused(1, &["write north 2"], "MOOR-3");
    play.moves(1, &["write north 6"]);
    play.deal(&["5 ebb", "5 buoy", "12 flood"]);
    play.moves(1, &["pick 1 2"]);
    play.refused(1, &["write north 4"], "MOOR-3");
    play.moves(1, &["write north 1"]);
}

#[test]
fn moor_4_an_ebb_makes_the_number_lower_and_a_flood_higher() {
    for (pick, number) in [
        ("pick 1 2", 5),
        ("pick 1 3", 9),
        ("pick 2 3", 12),
        ("pick 3 2", 1),
    ] {
        let mut play = drawn(1, &["7 buoy", "10 ebb", "3 flood"]);
        play.moves(1, &[pick, "write south 4"]);
        let written = play.picture(1).places[0].tracks[2].boxes[3].content;
        assert_eq!(written, BoxContent::Written(number), "{pick}");
    }
}

/// Buoys at the berths 2 and 5 count 1 and 2 more, a full pier 8, a number adrift -3.
#[test]
fn moor_5_the_score_of_a_pier_worked_out_by_hand() {
    let mut play = turns(&[
        (&["3 ebb", "3 buoy", "14 buoy"], "write north 1"),
        (&["4 ebb", "4 buoy", "14 ebb"], "write north 2"),
        (&["5 ebb", "5 buoy", "14 flood"], "write north 3"),
        (&["6 ebb", "6 buoy", "13 ebb"], "write north 4"),
        (&["7 ebb", "7 buoy", "13 buoy"], "write north 5"),
    ]);
    assert_eq!(play.score(1), (vec![3, 0, 0], 3));
    play.deal(&["8 ebb", "8 flood", "13 flood"]);
    play.moves(1, &["pick 1 2", "write north 6"]);
    assert_eq!(play.score(1), (vec![3, 8, 0], 11));
    // A buoy where no buoy is, and a buoy that is not used, bring nothing.
    play.deal(&["9 ebb", "9 buoy", "3 flood"]);
    play.moves(1, &["pick 1 2", "write adrift 1"]);
    play.deal(&["10 ebb", "10 flood", "9 flood"]);
    play.moves(1, &["pick 1 2", "write middle 3"]);
    assert_eq!(play.score(1), (vec![3, 8, -3], 8));
}

#[test]
fn moor_6_the_game_ends_after_twelve_turns_or_when_a_row_adrift_is_full() {
    let cards: Vec<String> = (3..=14)
        .flat_map(|number| ["buoy", "ebb", "flood"].map(|sign| format!("{number} {sign}")))
        .collect();
    for (boxes, turns) in [(["adrift"; 2], 6), (["north", "south"], 12)] {
        let mut play = Play::open(&ENTRY, 1);
        for turn in 0..turns {
            assert!(!play.is_over(), "turn {turn}");
            let hand: Vec<&str> = cards[3 * turn..][..3].iter().map(String::as_str).collect();
            play.deal(&hand);
            let write = format!("write {} {}", boxes[turn / 6], turn % 6 + 1);
            play.moves(1, &["pick 2 1", &write]);
        }
        assert!(play.is_over(), "{boxes:?}");
    }
}
