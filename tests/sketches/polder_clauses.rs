//! The clauses of Polder.

use super::Sketch;
use super::play::Play;
use super::polder::ENTRY;

pub(super) const SKETCH: Sketch = Sketch {
    entry: ENTRY,
    typed: "f6:c g6:c",
    drawn: "6  ·  ·  ·  ·  · ■c ■c  ·  ·  ·  ·",
};

#[test]
fn pol_1_all_lay_the_same_pattern_and_see_nothing_of_each_other() {
    let mut play = Play::open(&ENTRY, 2);
    play.deal(&["cc"]);
    let before = play.picture(2);
    play.moves(1, &["a1:c b1:c"]);
    assert_eq!(play.picture(2), before);
    play.refused(1, &["c1:c d1:c", "pass"], "POL-1");
    play.moves(2, &["a1:c a2:c"]);
    assert_ne!(
        play.picture(2).places[1],
        before.places[1],
        "now all is shown"
    );
}

#[test]
fn pol_2_the_pattern_of_the_card_is_turned_and_mirrored() {
    for laid in ["a1:c b1:o a2:o", "a1:o b1:c b2:o", "a1:o a2:c b2:o"] {
        let mut play = Play::open(&ENTRY, 1);
        play.deal(&["co/o."]);
        play.refused(1, &["a1:c b1:c", "a1:m b1:o c1:m"], "POL-2");
        play.moves(1, &[laid]);
    }
    let play = Play::open(&ENTRY, 1);
    assert!(
        play.game.parse_move("a1:o b1:o a2:c").is_err(),
        "the canal is the corner"
    );
}

#[test]
fn pol_3_the_pattern_lies_on_free_cells() {
    let mut play = Play::open(&ENTRY, 1);
    play.turns(&[("cc", "j11:c k11:c")]);
    play.deal(&["mom"]);
    play.refused(1, &["k9:m k10:o k11:m", "i11:m j11:o k11:m"], "POL-3");
    play.moves(1, &["k8:m k9:o k10:m"]);
}

/// The canal in row 1 has 5 cells. The orchards h1, g3 and h4 lie beside meadows, and later a5 does.
#[test]
fn pol_4_every_season_has_its_goal() {
    let mut play = Play::open(&ENTRY, 1);
    play.turns(&[
        ("cc", "a1:c b1:c"),
        ("ccc/.m.", "c1:c d1:c e1:c d2:m"),
        ("mom", "g1:m h1:o i1:m"),
        ("co/o.", "a3:c b3:o a4:o"),
        ("om/mo", "g3:o h3:m g4:m h4:o"),
        ("mm/cc", "a6:m b6:m a7:c b7:c"),
    ]);
    assert_eq!(play.score(1), (vec![5, 0, 0], 5));
    play.turns(&[("cc", "pass")]);
    assert_eq!(play.score(1), (vec![5, 3, 0], 8));
    play.turns(&[("co/o.", "b4:o a5:o b5:c")]);
    assert_eq!(play.score(1), (vec![5, 4, 0], 9));
    for card in ["mom", "om/mo", "mm/cc", "ccc/.m."] {
        play.turns(&[(card, "pass")]);
    }
    // The meadows are d2, g1, i1, h3, g4, and a6 with b6.
    play.turns(&[("cc", "f1:c f2:c")]);
    assert_eq!(play.score(1), (vec![5, 4, 12], 21));
    for card in ["mom", "co/o.", "om/mo", "mm/cc", "ccc/.m."] {
        assert!(!play.is_over());
        play.turns(&[(card, "pass")]);
    }
    assert!(play.is_over(), "after three seasons");
}
