//! PY-27 to PY-31: the examples that the rules work out.

use super::common::quick;
use super::table::{Table, pack};

#[test]
fn py_27_lukas_has_a_hundred_and_eleven() {
    // Lukáš is seat 1. Cards of four cells, each filled by one O4; seat 2 takes the first two orange
    // claims. U stays unfinished.
    let small = pack(
        "G3 green   Et rT
         G4 green   Er gT
         G5 green   Es sT
         G6 green   Er sT
         P7 purple  Er gT
         O11 orange Es gT
         O12 orange Et rT
         U13 purple Er. ss. ..T
         Q21 orange E. .T
         Q22 orange E. .T
         Q23 orange E. .T
         Q24 orange E. .T",
    )
    .filled(20)
    .expeditions("O4 O4 O4 O4 O4 O4 O4 O4")
    .schedule(4, 2, 4);
    let mut table = Table::seated(&small, &["G3 G4", "Q21 Q22"], "G5 G6 P7 Q23");
    let all = "a1 b1 a2 b2";
    // What the seats mark; what seat 1 takes and what follows it; the same for seat 2.
    for (first, second, picks, why) in [
        ("A", "A", ["G5", "Q24", "Q23", "O11"], "torch of round 1"),
        (
            "B",
            "B",
            ["G6", "O12", "Q24", "Z101"],
            "10 for two green cards",
        ),
        ("A", "A", ["P7", "U13", "Z101", "Z102"], "two skulls"),
        (
            "B",
            "B",
            ["O11", "Z103", "Z102", "Z104"],
            "6 for four green cards",
        ),
        ("A", "A a1", ["O12", "Z105", "", ""], "the purple card"),
        (
            "B",
            "B a1",
            ["U13", "Z106", "", ""],
            "the first orange card",
        ),
        (
            "A",
            "A b1",
            ["Z103", "Z107", "", ""],
            "torch of round 4, 3 for two orange cards",
        ),
        ("B", "B b1", ["", "", "", ""], "two more skulls"),
    ] {
        table.deal("O4");
        table.play(1, &format!("{first} {all}"));
        if second.len() == 1 {
            table.play(2, &format!("{second} {all}"));
        } else {
            table.play(2, second);
        }
        for (number, pair) in [(1, &picks[..2]), (2, &picks[2..])] {
            if !pair[0].is_empty() {
                table.play(number, &format!("take {}", pair[0]));
                table.deal(pair[1]);
            }
        }
        assert!(
            ["expedition", "over"].contains(&table.awaits().as_str()),
            "{why}"
        );
    }
    assert_eq!(table.awaits(), "over");
    assert_eq!(table.completed(1), "G3 G4 G5 G6 O11 O12 P7");
    assert_eq!(
        (table.gems(1), table.torches(1), table.skulls(1)),
        ((6, 3), vec![1, 4], 6)
    );
    assert_eq!(
        table.lines(1),
        [
            "score-cards count=1 color=color-purple = 10",
            "score-cards count=2 color=color-orange = 20",
            "score-cards count=4 color=color-green = 40",
            "score-track track=track-torches count=2 = 10",
            "score-track track=track-orange-pyramids count=1 = 3",
            "score-track track=track-green-pyramids count=2 = 16",
            "score-pairs count=3 = 15",
            "score-singles count=3 = 3",
            "score-penalty count=6 track=track-skulls = -6",
        ]
    );
    assert_eq!(table.total(1), 111);
}

#[test]
fn py_28_tomas_takes_the_six_and_sofie_the_three() {
    // Sofie is seat 1, Tomáš is seat 2.
    let small = quick(
        "A33 purple ET\nB1 purple ET\n
         C2 purple ET\nD3 purple ET\nE4 purple ET\nF15 purple ET",
    )
    .filled(16);
    let mut table = Table::seated(&small, &["A33 B1", "C2 D3"], "E4 F15 Z101 Z102");
    table.turn("I2", "1 B a1 b1 / 2 A a1 b1 / 1 take Z101");
    table.deal("Z103");
    table.play(2, "take E4");
    table.deal("Z104");
    // His second purple card: the 10.
    table.turn("I2", "1 B a1 / 2 B a1 b1 / 2 take F15");
    table.deal("Z105");
    assert_eq!(table.pyramids(2, "purple"), [10]);
    // His third claims nothing.
    table.turn("I2", "1 B b1 / 2 A a1 b1 / 2 take Z103");
    table.deal("Z106");
    assert_eq!(table.pyramids(2, "purple"), [10]);
    // Her second, number 33, and his fourth, number 15.
    table.turn("I2", "1 A a1 b1 / 2 B a1 b1");
    assert_eq!(table.awaits(), "seats 2", "15 comes before 33");
    table.play(2, "draw");
    table.deal("Z107");
    table.play(1, "draw");
    table.deal("Z108");
    assert_eq!(
        (table.pyramids(1, "purple"), table.pyramids(2, "purple")),
        (vec![3], vec![10, 6])
    );
    let facts = table.rules.game().facts();
    let purple = facts.claims(facts.colors().next().unwrap());
    assert!(table.rules.left(&table.state, purple.pool).is_empty());
}

#[test]
fn py_29_lukas_and_tomas_both_take_ten_for_different_colours() {
    let small = quick("A5 green ET\nB6 green ET\nC7 purple ET\nD8 purple ET").filled(16);
    let mut table = Table::seated(&small, &["A5 B6", "C7 D8"], "");
    for board in ["A", "B"] {
        table.turn("I2", &format!("1 {board} a1 b1 / 2 {board} a1 b1"));
        for number in [1, 2] {
            table.play(number, "draw");
            table.refill();
        }
    }
    assert_eq!(
        (table.pyramids(1, "green"), table.pyramids(2, "purple")),
        (vec![10], vec![10])
    );
    assert_eq!([table.total(1), table.total(2)], [30, 30]);
}

#[test]
fn py_30_tomas_marks_a_torch_in_round_one_and_another_not_before_round_two() {
    let small = pack("A1 purple Ettt ...T").filled(4).schedule(2, 2, 4);
    let mut table = Table::seated(&small, &["A1 Z101"], "");
    table.turn("I2", "1 A a1 b1");
    assert_eq!(table.torches(1), [1]);
    table.turn("I3", "1 A c1");
    assert_eq!(table.torches(1), [1], "the box of round 1 is marked");
    table.turn("I2", "1 A d1");
    assert_eq!(table.torches(1), [1, 2]);
}

#[test]
fn py_31_lukas_opens_a_card_with_a_mirrored_and_turned_l() {
    // L4 is X. X. XX; its mirror image turned by 90 degrees is X.. over XXX.
    let mut table = Table::seated(&pack("").filled(4), &["Z101 Z102"], "");
    table.deal("L4");
    for text in ["A b1 b2 c2 d2", "A a2 a3 b3 c3"] {
        assert_eq!(table.refused(1, text), "PY-9", "without the entry");
    }
    table.play(1, "A a1 a2 b2 c2");
    assert_eq!(table.marked(1, 0), "a1 a2 b2 c2");
}
