//! SG-23 to SG-26: the examples that the rules work out.

use super::table::{Table, pack, seat};
use roll_and_write::{Presentation, Ruleset};

#[test]
fn sg_23_sarah_has_ninety_five() {
    // Sarah is seat 1, Linus is seat 2. Cards of four cells, each filled by one O4.
    let small = pack(
        "S1 gray         $$ $$
         S2 gray         $$ $$
         S3 orange       $T ..
         S4 orange       T. ..
         S5 purple+gray  T. ..
         S6 green+orange .. ..
         L1 gray         $$ $$
         L2 gray         $$ $$
         L3 gray         $$ $$
         Q  gray         T",
    );
    let small = small
        .filled(16)
        .expeditions("O4 O4 O4 O4 O4 O4 O4 O4")
        .schedule(1, 7, 4);
    let mut table = Table::seated(&small, &["S1 S3", "L1 L2"], "S4 S5 S2 L3");
    for (script, refill, why) in [
        (
            "1 A a1 b1 a2 b2 / 2 A a1 / 1 take S2",
            "Z01",
            "Sarah's first row: cup 6",
        ),
        (
            "1 B a1 b1 a2 b2 / 2 B a1 b1 a2 b2 / 2 take L3 / 1 take S4",
            "Q S6",
            "her palm: 1 + S4 S5 = 3; Linus: cup 5",
        ),
        (
            "1 B a1 b1 a2 b2 / 2 B a1 b1 a2 b2 / 1 take S5 / 2 take Z01",
            "Z02 Z03",
            "her palm: 1 + S5 Q = 3; Linus: cup 4",
        ),
        (
            "1 B a1 b1 a2 b2 / 2 A b1 / 1 take S6",
            "Z04",
            "her palm: 1 + Q = 2",
        ),
        (
            "1 B a1 b1 a2 b2 / 2 A a2 / 1 take Z02",
            "Z05",
            "her green card",
        ),
        ("1 B a1 / 2 A b2 / 2 take Z03", "Z06", "Linus: cup 3"),
        ("1 A a1 b1 a2 b2 / 2 A a1", "", "her second row: cup 2"),
    ] {
        table.turn("O4", script);
        table.deal(refill);
        assert!(
            ["expedition", "over"].contains(&table.awaits().as_str()),
            "{why}"
        );
    }
    assert_eq!(table.awaits(), "over");
    assert_eq!(table.completed(1), "S1 S2 S3 S4 S5 S6");
    assert_eq!(
        (table.coins(1), table.cups(1), table.palms(1)),
        (9, vec![6, 2], vec![3, 3, 2])
    );
    let score = table.rules.score(&table.state, seat(1));
    let lines: Vec<String> = score
        .lines()
        .iter()
        .filter(|line| line.points > 0)
        .map(|line| format!("{} = {}", table.rules.score_message(line), line.points))
        .collect();
    assert_eq!(
        lines,
        [
            "score-track track=track-coins count=9 = 9",
            "score-track track=track-cups count=2 = 8",
            "score-track track=track-palms count=3 = 8",
            "score-cards color=color-purple count=1 = 14",
            "score-cards color=color-orange count=2 = 24",
            "score-cards color=color-green count=1 = 10",
            "score-cards color=color-gray count=2 = 16",
            "score-seals color=color-orange count=1 = 4",
            "score-seals color=color-gray count=1 = 2",
        ]
    );
    assert_eq!(score.total(), 95);
}

#[test]
fn sg_24_tims_palm_with_two_on_display_counts_three() {
    let small = pack("A gray T.\nP1 gray T\nP2 gray T").filled(8);
    let mut table = Table::seated(&small, &["A Z01", "Z02 Z03"], "P1 Z04 P2 Z05");
    table.turn("I2", "1 A a1 b1 / 2 A a1");
    assert_eq!(table.palms(1), [3]);
    assert_eq!(
        table.told("event-wrote"),
        ["event-wrote seat=1 track=track-palms number=3"]
    );
}

#[test]
fn sg_25_linus_gets_the_six_and_the_next_row_the_five() {
    let small = pack("A gray $$ $$ ..\nB gray $$ $$ ..")
        .filled(8)
        .expeditions("O4 O4 O4 O4 O4 O4 O4 O4");
    let mut table = Table::seated(&small, &["A Z01", "B Z02"], "");
    table.turn("O4", "1 A a1 b1 a2 b2 / 2 B a1");
    assert_eq!((table.cups(1), table.cups(2)), (vec![6], vec![]));
    table.turn("O4", "1 B a1 / 2 A a1 b1 a2 b2");
    assert_eq!((table.cups(1), table.cups(2)), (vec![6], vec![5]));
}

#[test]
fn sg_26_linus_turns_and_mirrors_an_l_and_sarah_completes_an_orange_card() {
    // L4 is X.X.XX; mirrored left to right .X.XXX standing; turned by 90 degrees it lies: XXX over ..X
    // or X.. over XXX. Both lie here on two rows.
    let small = pack("A gray ... ...\nS orange ... ~~.").filled(8);
    let mut table = Table::seated(&small, &["A Z01", "S Z02"], "Z03 Z04 Z05 Z06");
    table.turn("L4", "1 A a1 a2 b2 c2 / 2 A a1 b1 c1 c2");
    assert_eq!(table.marked(1, 0), "a1 a2 b2 c2");
    assert_eq!((table.completed(2).as_str(), table.total(2)), ("S", 12));
    table.play(2, "take Z05");
    assert_eq!(
        (table.held(2).as_str(), table.awaits().as_str()),
        ("Z05 Z02", "expedition")
    );
}
