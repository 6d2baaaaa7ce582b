//! The clauses of Towpaths.

use super::Sketch;
use super::play::Play;
use super::towpaths::ENTRY;

pub(super) const SKETCH: Sketch = Sketch {
    entry: ENTRY,
    typed: "at c2\nlay l.l.\nat b3\nlay .h.h",
    drawn: "3 ·━━━┿━· ·",
};

/// Plays a turn of one seat: the tile of the card on a cell, so turned.
fn turn(play: &mut Play, card: &str, cell: &str, ends: &str) {
    play.deal(&[card]);
    play.moves(1, &[&format!("at {cell}"), &format!("lay {ends}")]);
}

#[test]
fn tow_1_all_lay_the_same_tile_and_see_nothing_of_each_other() {
    let mut play = Play::open(&ENTRY, 2);
    play.deal(&["l.l."]);
    let before = play.picture(2);
    play.moves(1, &["at c2", "lay l.l."]);
    assert_eq!(play.picture(2), before);
    play.refused(1, &["at c1", "pass"], "TOW-1");
    play.moves(2, &["pass"]);
    assert_ne!(
        play.picture(2).places[1],
        before.places[1],
        "now all is shown"
    );
}

#[test]
fn tow_2_a_cell_is_chosen_and_then_the_tile_is_laid() {
    let mut play = Play::open(&ENTRY, 1);
    play.deal(&["l.l."]);
    play.refused(1, &["lay l.l."], "TOW-2");
    play.moves(1, &["at c2"]);
    play.refused(1, &["at c4", "pass"], "TOW-2");
    play.moves(1, &["lay l.l."]);
}

/// The tile c3 has lanes up and down, and canals to the left and right.
#[test]
fn tow_3_an_end_meets_its_kind_and_none_meets_the_other() {
    let mut play = Play::open(&ENTRY, 1);
    play.deal(&["l.l."]);
    // Nothing is beside e5, c3 is taken, and d3 is beside a canal.
    play.refused(1, &["at e5", "at c3", "at d3"], "TOW-3");
    play.moves(1, &["at c2"]);
    play.refused(1, &["lay .l.l", "lay ll.."], "TOW-3");
    play.moves(1, &["lay l.l."]);
    turn(&mut play, "ll..", "c1", ".ll.");
    turn(&mut play, "lh..", "d1", "..hl");
    play.deal(&["l.h."]);
    play.moves(1, &["at d2"]);
    // The canal of d1 comes from above. The side of c2 has no end.
    play.refused(1, &["lay l.h.", "lay .l.h"], "TOW-3");
    play.moves(1, &["lay h.l."]);
}

#[test]
fn tow_4_longest_lane_longest_canal_and_loose_ends_score() {
    let mut play = Play::open(&ENTRY, 1);
    assert_eq!(play.score(1), (vec![1, 1, -4], -2));
    for (card, cell, ends, points) in [
        ("l.l.", "c2", "l.l.", [2, 1, -4]),
        ("ll..", "c1", ".ll.", [3, 1, -4]),
        ("h.h.", "d3", ".h.h", [3, 2, -4]),
        ("hh..", "e3", "..hh", [3, 3, -4]),
        ("l.h.", "c4", "l.h.", [4, 3, -4]),
        // The end below c5 is at the edge.
        ("hhh.", "c5", "hhh.", [4, 3, -4]),
        // The canals meet at d5. Its ends to the right and above are loose.
        ("hhhh", "d5", "hhhh", [4, 3, -5]),
    ] {
        turn(&mut play, card, cell, ends);
        assert_eq!(play.score(1).0, points, "{cell}");
    }
    for card in ["lhlh", "lll.", "llll", "lh..", "llh."] {
        assert!(!play.is_over());
        play.deal(&[card]);
        play.moves(1, &["pass"]);
    }
    assert!(play.is_over(), "after twelve cards");
}
