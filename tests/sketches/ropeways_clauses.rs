//! The clauses of Ropeways.

use super::Sketch;
use super::play::Play;
use super::ropeways::ENTRY;

pub(super) const SKETCH: Sketch = Sketch {
    entry: ENTRY,
    typed: "draw a1 b2",
    drawn: "· ╲ · · · · · · · · ·",
};

/// A red line from a1 to c4.
const RED: [(&str, &str); 6] = [
    ("M", "draw a1 b1"),
    ("I", "draw b1 c2"),
    ("S", "draw c2 d3"),
    ("MS", "draw d3 c4"),
    ("IM", "pass"),
    ("SI", "pass"),
];

#[test]
fn rop_1_all_decide_at_the_same_time_and_see_nothing_of_each_other() {
    let mut play = Play::open(&ENTRY, 2);
    play.deal(&["M"]);
    let before = play.picture(2);
    play.moves(1, &["draw a1 b1"]);
    assert_eq!(play.picture(2), before);
    play.refused(1, &["draw b1 c2", "pass"], "ROP-1");
    play.moves(2, &["pass"]);
    assert_ne!(
        play.picture(2).places[1],
        before.places[1],
        "now all is shown"
    );
}

#[test]
fn rop_2_a_section_leads_from_an_end_to_a_hut_that_is_not_reached() {
    let mut play = Play::open(&ENTRY, 1);
    play.turns(&RED[..2]);
    play.deal(&["S"]);
    // Between others, from the middle, and back.
    play.refused(1, &["draw e4 f4", "draw b1 c1", "draw b1 c2"], "ROP-2");
    play.moves(1, &["draw a1 a2"]);
}

#[test]
fn rop_3_a_section_leads_to_a_hut_that_the_card_shows() {
    let mut play = Play::open(&ENTRY, 1);
    play.deal(&["M"]);
    play.refused(1, &["draw a2 b3", "draw b2 c2"], "ROP-3");
    play.moves(1, &["draw a1 b1"]);
    play.deal(&["I"]);
    play.refused(1, &["draw a1 a2", "draw b1 c1"], "ROP-3");
    play.moves(1, &["draw a1 b2"]);
    play.deal(&["MS"]);
    play.refused(1, &["draw b2 c2"], "ROP-3");
    play.moves(1, &["draw b2 c3"]);
}

#[test]
fn rop_4_lines_meet_at_huts_but_do_not_cross() {
    let mut play = Play::open(&ENTRY, 1);
    play.turns(&RED);
    play.deal(&["I"]);
    play.refused(1, &["draw c1 b2", "draw b1 c2", "draw c3 d4"], "ROP-4");
    play.moves(1, &["draw b2 c2"]);
}

/// Red: a1, b1 and c2, d3, and c4 lie in three districts. Blue meets red at c2.
#[test]
fn rop_5_and_6_huts_districts_and_joints_score() {
    let mut play = Play::open(&ENTRY, 1);
    play.turns(&RED);
    assert_eq!(play.score(1), (vec![5 * 3, 0, 0, 0], 15));
    play.turns(&[("I", "draw b2 c2")]);
    assert_eq!(play.score(1), (vec![15, 2, 0, 2], 19));
    for card in ["M", "S", "IM", "MS", "SI", "I", "M", "S", "IM", "MS", "SI"] {
        assert!(!play.is_over());
        play.turns(&[(card, "pass")]);
    }
    assert!(play.is_over(), "after three lines");
}
