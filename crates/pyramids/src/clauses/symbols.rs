//! PY-12 to PY-16 and PY-19: what symbols do, and in which order.

use super::table::{Table, pack};
use roll_and_write::Presentation;
use roll_and_write::flip::Event;

#[test]
fn py_12_a_cross_may_open_the_other_card_by_its_entry() {
    let small = pack("A1 purple Ex. ..T\nB2 purple .E. ..T").filled(4);
    let mut table = Table::seated(&small, &["A1 B2"], "");
    table.turn("I2", "1 A a1 b1");
    assert_eq!(table.moves(1), ["A c1", "A a2", "A b2", "B b1"]);
    assert_eq!(table.refused(1, "A c2"), "PY-10", "the tomb is apart");
    assert_eq!(table.refused(1, "B a1"), "PY-9", "not the entry");
    assert_eq!(table.refused(1, "B a1 a2"), "PY-9", "nor with another");
    assert_eq!(table.refused(1, "B b1 c1"), "C-6", "one cell");
    table.play(1, "B b1");
    assert_eq!(table.awaits(), "expedition");
}

#[test]
fn py_13_a_gem_fills_the_next_box_of_its_colour_and_from_the_eleventh_on_is_ignored() {
    // Eleven red gems and a green one.
    let small = pack("A1 purple Errrrrr .grrrrr ......T").filled(4);
    let mut table = Table::seated(&small, &["A1 Z101"], "");
    table.turn("O4", "1 A a1 b1 a2 b2");
    assert_eq!(table.gems(1), (1, 1));
    table.turn("I3", "1 A c1 d1 e1");
    table.turn("I3", "1 A c2 d2 e2");
    assert_eq!(table.gems(1), (7, 1));
    table.turn("I2", "1 A f1 f2");
    table.turn("V3", "1 A g1");
    assert_eq!(table.gems(1), (10, 1));
    assert_eq!(table.total(1), 5 + 9, "one pair and nine single gems");
    table.turn("V3", "1 A g2");
    assert_eq!(table.gems(1), (10, 1), "the eleventh");
    assert_eq!(
        table.told("event-advance-lost"),
        ["event-advance-lost seat=1 track=track-red-gems gained=0 lost=1"]
    );
    assert_eq!(table.total(1), 5 + 9);
}

#[test]
fn py_14_a_torch_counts_once_in_a_round() {
    // Three rounds of two turns.
    let small = pack("A1 purple Ettt.t ..t..T").filled(4).schedule(3, 2, 4);
    let mut table = Table::seated(&small, &["A1 Z101"], "");
    table.turn("I3", "1 A a1 b1 c1");
    assert_eq!(table.torches(1), [1], "two torches of one mark count once");
    table.turn("I2", "1 A d1");
    assert_eq!(table.torches(1), [1], "nor one more in the same round");
    assert_eq!(
        table.told("event-round-marked-before").len(),
        2,
        "they have no effect"
    );
    table.turn("I2", "1 A e1");
    table.turn("I3", "1 B a1");
    table.turn("I3", "1 A f1");
    assert_eq!(
        table.torches(1),
        [1, 3],
        "round 2 was missed and stays open"
    );
    table.turn("I2", "1 A c2");
    assert_eq!(table.torches(1), [1, 3], "and cannot be made up");
    assert_eq!((table.awaits().as_str(), table.total(1)), ("over", 10));
}

#[test]
fn py_15_a_skull_fills_the_next_box_and_from_the_eleventh_on_is_ignored() {
    let small = pack("A1 purple Esssss ssssss .....T").filled(4);
    let mut table = Table::seated(&small, &["A1 Z101"], "");
    table.turn("I3", "1 A a1 b1 c1");
    assert_eq!((table.skulls(1), table.total(1)), (2, -2));
    table.turn("O4", "1 A d1 e1 d2 e2");
    assert_eq!(table.skulls(1), 6);
    table.turn("I3", "1 A a2 b2 c2");
    table.turn("I2", "1 A f1 f2");
    assert_eq!(
        (table.skulls(1), table.total(1)),
        (10, -10),
        "eleven skulls fill ten boxes"
    );
    assert_eq!(
        table.told("event-advance-lost").len(),
        1,
        "the eleventh is ignored"
    );
}

#[test]
fn py_16_a_potion_takes_back_the_two_highest_skulls_or_as_many_as_there_are() {
    for (row, skulls) in [("Espr", 0), ("Eppr", 0), ("Essp", 0), ("Esss", 3)] {
        let small = pack(&format!("A1 purple {row} ...T")).filled(4);
        let mut table = Table::seated(&small, &["A1 Z101"], "");
        table.turn("I2", "1 A a1");
        table.turn("I3", "1 A b1 c1 d1");
        assert_eq!(table.skulls(1), skulls, "{row}");
    }
    // Three skulls and then a potion: one is left. No credit is kept for a later skull.
    let small = pack("A1 purple Esss ..pp ...T").filled(4);
    let mut table = Table::seated(&small, &["A1 Z101"], "");
    table.turn("I2", "1 A a1");
    table.turn("I3", "1 A b1 c1 d1");
    table.turn("T4", "1 A c2");
    assert_eq!((table.skulls(1), table.total(1)), (1, -1));
    assert_eq!(
        table.told("event-erased"),
        ["event-erased seat=1 track=track-skulls lost=2"]
    );
}

#[test]
fn py_16_a_potion_keeps_no_credit() {
    let small = pack("A1 purple Epss ...T").filled(4);
    let mut table = Table::seated(&small, &["A1 Z101"], "");
    table.turn("I2", "1 A a1 b1");
    assert_eq!(
        table.told("event-erased"),
        ["event-erased seat=1 track=track-skulls lost=0"]
    );
    table.turn("I3", "1 A c1");
    table.turn("I3", "1 A d1");
    assert_eq!(table.skulls(1), 2);
}

#[test]
fn py_16_a_potion_on_a_full_track_leaves_eight() {
    // E s s s s s s     Nine skulls are marked first: all of the first row and b2 c2 d2.
    // . s s s . . .
    // . . s p s . T
    let small = pack("A1 purple Essssss .sss... ..sps.T").filled(4);
    let nine = || {
        let small = small.clone().expeditions("I3 I3 I3 I3 I2 O4 V3 T4");
        let mut table = Table::seated(&small, &["A1 Z101"], "");
        table.turn("O4", "1 A a1 b1 a2 b2");
        table.turn("I3a", "1 A c1 d1 e1");
        table.turn("I3b", "1 A c2 d2 e2");
        table.turn("I2", "1 A f1 g1");
        assert_eq!(table.skulls(1), 9);
        table
    };
    let mut singly = nine();
    singly.turn("V3", "1 A c3");
    assert_eq!((singly.skulls(1), singly.total(1)), (10, -10));
    singly.turn("T4", "1 A d3");
    assert_eq!((singly.skulls(1), singly.total(1)), (8, -8));
    // In one mark: two skulls, of which one is in vain, and then the potion.
    let mut together = nine();
    together.turn("I3c", "1 A c3 d3 e3");
    assert_eq!((together.skulls(1), together.total(1)), (8, -8));
}

#[test]
fn py_19_skulls_come_before_potions_wherever_they_stand() {
    // The potion stands before the skulls in reading order; it takes back what they have marked.
    let small = pack("A1 purple E... .pss ...T").filled(4);
    let mut table = Table::seated(&small, &["A1 Z101"], "");
    table.turn("I2", "1 A a1 a2");
    table.turn("I3", "1 A b2 c2 d2");
    assert_eq!(table.skulls(1), 0);
    assert_eq!(
        order(&table),
        ["event-advanced", "event-advanced", "event-erased"]
    );
}

#[test]
fn py_19_gems_and_torch_then_skulls_then_potions_then_crosses() {
    // One square of each kind but one, in the worst reading order, and the rest in another.
    let small = pack("A1 purple E...x ...pt ....T\nB2 purple Exp. sg.T").filled(4);
    let mut table = Table::seated(&small, &["A1 B2"], "");
    table.turn("O4", "1 B a1 b1 a2 b2 / 1 A a1");
    let keys: Vec<&str> = table
        .events
        .iter()
        .map(|event| table.rules.notice(event).message.key)
        .filter(|key| ["event-advanced", "event-bonus-owed", "event-bonus-lapsed"].contains(key))
        .collect();
    assert_eq!(
        keys,
        ["event-advanced", "event-advanced", "event-bonus-owed"]
    );
    assert_eq!(
        table.told("event-advanced"),
        [
            "event-advanced seat=1 track=track-green-gems gained=1 lost=0",
            "event-advanced seat=1 track=track-skulls gained=1 lost=0"
        ],
        "the gem before the skull, which stands before it"
    );
    for (expedition, cell) in [("I2", "b1"), ("I3a", "c1"), ("V3a", "d1")] {
        table.turn(expedition, &format!("1 A {cell}"));
    }
    table.turn("V3b", "1 A e1 d2 e2");
    assert_eq!(
        order(&table),
        ["event-round-marked", "event-erased", "event-bonus-owed"]
    );
    assert_eq!(table.skulls(1), 0);
}

#[test]
fn py_19_each_bonus_cell_resolves_fully_before_the_next() {
    // Two crosses. The first bonus cell is a potion, while the track is empty: it is wasted. The second
    // is a skull: it stays. Taken the other way round, the potion takes it back.
    let small = pack("A1 purple Exx. ps.T").filled(4);
    for (bonuses, skulls) in [("1 A a2 / 1 A b2", 1), ("1 A b2 / 1 A a2", 0)] {
        let mut table = Table::seated(&small, &["A1 Z101"], "");
        table.turn("I3", &format!("1 A a1 b1 c1 / {bonuses}"));
        assert_eq!(
            (table.skulls(1), table.awaits()),
            (skulls, "expedition".to_owned())
        );
    }
}

#[test]
fn py_19_potions_come_before_the_crosses_of_the_same_mark_even_if_that_is_worse() {
    // The pattern has a potion and a cross; the skull is marked by the bonus cell, after the potion.
    let small = pack("A1 purple Epx. ..s. ...T").filled(4);
    let mut table = Table::seated(&small, &["A1 Z101"], "");
    table.turn("I3", "1 A a1 b1 c1 / 1 A c2");
    assert_eq!(table.skulls(1), 1, "the potion was wasted");
}

/// The keys of what the symbols of the last mark did, in order.
fn order(table: &Table) -> Vec<&'static str> {
    let last = table
        .events
        .iter()
        .rposition(|event| matches!(event, Event::Marked(_)))
        .unwrap();
    let keys = table.events[last + 1..]
        .iter()
        .map(|event| table.rules.notice(event).message.key);
    let done = [
        "event-advanced",
        "event-erased",
        "event-round-marked",
        "event-bonus-owed",
    ];
    keys.filter(|key| done.contains(key)).collect()
}
