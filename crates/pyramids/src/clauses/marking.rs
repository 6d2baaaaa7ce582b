//! PY-5 to PY-11, PY-17 and PY-18: the setup, and where marks may go.

use super::random;
use super::table::{Table, pack, seat};
use crate::{OPTIONS, load, shipped};
use roll_and_write::flip::Event;
use roll_and_write::flip::events::{Completed, Marked};
use roll_and_write::geometry::Grid;
use roll_and_write::{CellSet, Presentation, Ruleset, Seat};

#[test]
fn py_5_there_is_no_start_player_and_no_round_card() {
    assert!(OPTIONS.iter().all(|option| option.name != "start"));
    for seats in 1..=4 {
        let table = Table::new(&shipped(), &[], seats);
        assert_eq!(table.awaits(), "deal", "nobody is drawn to start");
    }
    let table = Table::seated(&pack("").filled(8), &["Z101 Z102", "Z103 Z104"], "");
    let picture = table
        .rules
        .picture(&table.rules.view(&table.state, seat(1)));
    let keys: Vec<&str> = picture.headline.iter().map(|message| message.key).collect();
    assert_eq!(keys, ["headline-setup"], "no start player is named");
}

#[test]
fn py_6_after_the_setup_the_rest_of_the_cards_are_the_deck() {
    for seats in 1..=4 {
        let mut table = Table::new(&shipped(), &[], seats);
        for card in table.drawable().into_iter().take(4 * seats) {
            assert_eq!(table.awaits(), "deal");
            table.deal(&card);
        }
        for number in 1..=seats {
            let first = table.moves(number)[0].clone();
            table.play(number, &first);
        }
        table.refill();
        assert_eq!(table.state.offer().len(), 4);
        assert_eq!(table.state.deck().len() as usize, 48 - 2 * seats - 4);
        assert_eq!(
            (table.awaits().as_str(), table.drawable().len()),
            ("expedition", 8)
        );
    }
}

#[test]
fn py_7_a_turn_reveals_one_expedition_which_then_stays_out() {
    let mut table = Table::seated(&pack("").filled(4), &["Z101 Z102"], "");
    table.turn("V3b", "1 A a1");
    table.turn("I2", "1 A b1");
    assert_eq!(
        table.told("event-revealed"),
        [
            "event-revealed card=V3b turn=1",
            "event-revealed card=I2 turn=2"
        ]
    );
    assert_eq!(
        table.drawable(),
        ["I3a", "I3b", "L4", "O4", "T4", "V3a"].map(str::to_owned)
    );
}

#[test]
fn py_8_everybody_marks_the_pattern_or_one_cell_on_one_card() {
    let hands = ["Z101 Z102", "Z103 Z104"];
    let mut table = Table::seated(&pack("").filled(8), &hands, "");
    table.turn("I3", "1 B a1 b1 c1 / 2 A a1");
    assert_eq!(
        [table.marked(1, 0), table.marked(1, 1)],
        [String::new(), "a1 b1 c1".to_owned()]
    );
    assert_eq!(
        [table.marked(2, 0), table.marked(2, 1)],
        ["a1".to_owned(), String::new()]
    );
    assert_eq!(table.awaits(), "expedition");
}

#[test]
fn py_9_the_first_mark_on_a_card_includes_the_entry() {
    // The entry need not be in the corner.
    let small = pack("A1 purple .E. .#. .T.\nB2 purple Exx ..T").filled(4);
    let mut table = Table::seated(&small, &["A1 B2"], "");
    table.deal("V3");
    for text in ["A a1", "A b3", "B b1 c1 b2", "B c2", "A a2 a3 b3"] {
        assert_eq!(table.refused(1, text), "PY-9", "{text}");
    }
    assert_eq!(
        table.moves(1),
        [
            "A a1 b1 a2",
            "A b1 c1 c2",
            "A b1",
            "B a1 b1 a2",
            "B a1 b1 b2",
            "B a1 a2 b2",
            "B a1"
        ]
    );
    table.play(1, "B a1 b1 b2");
    // The bonus cell of b1 may open the other card, by its entry alone.
    assert_eq!(table.refused(1, "A a1"), "PY-9");
    table.play(1, "A b1");
    assert_eq!(table.marked(1, 0), "b1");
}

#[test]
fn py_10_a_later_mark_touches_an_earlier_one() {
    // E . . .      marked: a1 b1
    // . . . .
    // . . . T
    let small = pack("A1 purple E... .... ...T").filled(4);
    let mut table = Table::seated(&small, &["A1 Z101"], "");
    table.turn("I2", "1 A a1 b1");
    table.deal("I3");
    for (cells, why) in [
        ("A d1", "a single cell two away"),
        ("A c2", "corners do not touch"),
        ("A d1 d2 d3", "a pattern away from the marks"),
        ("A a3 b3 c3", "a pattern one row too low"),
        ("A c2 c3", "too few cells, and they do not touch"),
    ] {
        assert_eq!(table.refused(1, cells), "PY-10", "{why}");
    }
    let on_a: Vec<String> = table
        .moves(1)
        .into_iter()
        .filter(|text| text.starts_with('A'))
        .collect();
    // I3 hangs down from c1 or lies in the second row; the third row and column d do not touch.
    assert_eq!(
        on_a,
        [
            "A c1 c2 c3",
            "A a2 b2 c2",
            "A b2 c2 d2",
            "A c1",
            "A a2",
            "A b2"
        ]
    );
    table.play(1, "A b2 c2 d2");
    table.turn("T4", "1 A d1");
    assert_eq!(table.marked(1, 0), "a1 b1 d1 b2 c2 d2", "branches are fine");
}

#[test]
fn py_10_marks_are_always_one_area_that_contains_the_entry() {
    for rules in random::tables() {
        for seed in 0..20 {
            random::play(&rules, seed, |_, _, state, _| {
                for seat in Seat::all(rules.seats()) {
                    for (card, marked) in state.boards(seat).into_iter().zip(state.marked(seat)) {
                        let Some(card) = card else {
                            assert!(marked.is_empty());
                            continue;
                        };
                        let grid = &rules.pack().card(card).grid;
                        assert!(marked.is_subset(grid.cells()), "walls are never marked");
                        if marked.is_empty() {
                            continue;
                        }
                        let mut area = CellSet::of(grid.entry()) & marked;
                        for _ in 0..marked.len() {
                            area |= grid.frame().neighbours(area) & marked;
                        }
                        assert_eq!(area, marked);
                    }
                }
            });
        }
    }
}

#[test]
fn py_11_walls_and_marked_cells_are_illegal() {
    let small = pack("A1 purple E#. ... ..T").filled(4);
    let mut table = Table::seated(&small, &["A1 Z101"], "");
    table.deal("I2");
    assert_eq!(table.refused(1, "A a1 b1"), "PY-11", "b1 is a wall");
    assert_eq!(table.refused(1, "A b1"), "PY-11", "alone neither");
    assert_eq!(table.refused(1, "A d1"), "PY-11", "beyond the card");
    table.play(1, "A a1 a2");
    table.deal("I3");
    assert_eq!(table.refused(1, "A a1 a2 a3"), "PY-11", "a1 is marked");
    assert_eq!(table.refused(1, "A a2"), "PY-11", "alone neither");
    table.play(1, "A b2");
}

#[test]
fn py_11_the_tomb_is_marked_by_pattern_single_or_bonus_cell_if_it_is_next_to_a_mark() {
    let small = pack("A1 purple Ex. .T.\nB2 purple ExT").filled(8);
    let table = || Table::seated(&small, &["A1 B2"], "");
    let mut pattern = table();
    pattern.turn("V3", "1 A a1 a2 b2");
    assert_eq!(pattern.completed(1), "A1");
    let mut single = table();
    single.turn("I2", "1 A a1 a2");
    single.turn("I3", "1 A b2");
    assert_eq!(single.completed(1), "A1");
    let mut bonus = table();
    bonus.turn("I2", "1 A a1 b1 / 1 A b2");
    assert_eq!(bonus.completed(1), "A1");
    let mut apart = table();
    apart.turn("I3", "1 A a1");
    apart.deal("I2");
    assert_eq!(apart.refused(1, "A b2"), "PY-10", "a corner does not touch");
    assert_eq!(apart.refused(1, "B c1"), "PY-9", "nor is it the entry");
    let mut opened = table();
    opened.turn("I3", "1 B a1 b1 c1 / 1 A a1");
    assert_eq!(
        opened.completed(1),
        "B2",
        "the entry and the tomb in one pattern"
    );
}

#[test]
fn py_17_cells_of_the_pattern_beyond_the_tomb_are_marked_and_their_symbols_count() {
    // E . .      marked: a1 a2. V3 covers the tomb and the gem behind it, to which no other way leads.
    // . r #
    // . T g
    let small = pack("A1 purple E.. .r# .Tg").filled(4);
    let mut table = Table::seated(&small, &["A1 Z101"], "Z102");
    table.turn("I2", "1 A a1 a2");
    table.deal("V3");
    table.play(1, "A b2 b3 c3");
    assert_eq!(table.gems(1), (1, 1));
    assert_eq!(table.completed(1), "A1");
    assert_eq!(
        table.told("event-marked").last().unwrap(),
        "event-marked seat=1 card=A1 board=A cells=b2 b3 c3 count=3"
    );
    assert_eq!(
        (table.held(1).as_str(), table.awaits().as_str()),
        ("- Z101", "seats 1"),
        "a replacement is picked"
    );
}

#[test]
fn py_17_a_card_is_complete_with_its_tomb_and_not_before() {
    // All other cells are marked first.
    let mut table = Table::seated(&pack("A1 purple E. .T").filled(4), &["A1 Z101"], "");
    for (expedition, cell) in [("I2", "a1"), ("I3a", "b1"), ("I3b", "a2")] {
        table.turn(expedition, &format!("1 A {cell}"));
        assert_eq!(table.completed(1), "");
    }
    table.turn("V3a", "1 A b2");
    assert_eq!(table.completed(1), "A1");
    for rules in random::tables() {
        for seed in 0..10 {
            let mut tombs = 0;
            let end = random::play(&rules, seed, |before, _, _, events| {
                for event in events {
                    if let Event::Marked(Marked { card, cells, .. }) = *event {
                        let tomb = rules.pack().card(card).grid.tomb();
                        tombs += u32::from(cells.contains(tomb));
                    }
                    if let Event::Completed(Completed { seat, card }) = *event {
                        assert!(!before.completed(seat).contains(card.0), "once");
                    }
                }
            });
            let completed = Seat::all(rules.seats()).map(|seat| end.completed(seat).len());
            assert_eq!(completed.sum::<u32>(), tombs);
        }
    }
}

#[test]
fn py_18_a_completed_card_accepts_no_more_marks() {
    // V3 on c1 d1 d2 completes A and its cross grants a cell: it can only go on B.
    let small = pack("A1 purple E.x. ...T\nB2 purple E..T").filled(8);
    let mut table = Table::seated(&small, &["A1 B2", "Z101 Z102"], "Z103 Z104 Z105 Z106");
    table.turn("I2", "1 A a1 b1 / 2 A a1");
    table.turn("V3", "1 A c1 d1 d2");
    assert_eq!(table.refused(1, "A a2"), "PY-18");
    assert_eq!(table.refused(1, "A b2"), "PY-18");
    assert_eq!(table.refused(1, "A c1"), "PY-11", "nor a marked cell");
    assert_eq!(table.moves(1), ["B a1"]);
    table.play(1, "B a1");
    assert_eq!(table.awaits(), "seats 2", "no pick before all have marked");
    assert_eq!(
        (table.held(1).as_str(), table.completed(1).as_str()),
        ("A1 B2", "")
    );
    table.play(2, "B a1");
    assert_eq!(
        table.told("event-completed"),
        ["event-completed seat=1 card=A1"],
        "it is announced"
    );
    assert_eq!(
        (table.held(1).as_str(), table.completed(1).as_str()),
        ("- B2", "A1")
    );
}

#[test]
fn py_18_a_pending_cross_lapses_if_both_cards_are_complete() {
    let small = pack("A1 purple ExxT\nB2 purple ExT").filled(8);
    let mut table = Table::seated(&small, &["A1 B2"], "Z101");
    table.turn("I2", "1 B a1");
    // b1 of B grants a cell: its own tomb; then nothing is owed.
    table.turn("V3a", "1 B b1 / 1 A a1");
    table.turn("I3a", "1 A b1 c1 d1 / 1 B c1");
    assert_eq!(
        table.told("event-bonus-lapsed"),
        ["event-bonus-lapsed seat=1 cells=1"],
        "two crosses, and one cell left"
    );
    assert_eq!(table.completed(1), "A1 B2");
}

#[test]
fn py_18_a_lane_with_one_complete_card_and_no_other_lets_its_crosses_lapse() {
    let small = pack("A1 purple ExT\nB2 purple ET\nC3 purple ET\nD4 purple ET");
    let mut table = Table::seated(&small, &["A1 B2"], "C3 D4");
    table.turn("I2", "1 B a1 b1 / 1 take C3");
    table.turn("V3a", "1 B a1");
    table.turn("V3b", "1 B b1 / 1 take D4");
    table.turn("T4", "1 B a1");
    table.turn("L4", "1 B b1");
    assert_eq!(table.held(1), "A1 -");
    table.turn("I3a", "1 A a1 b1 c1");
    assert_eq!(table.told("event-bonus-lapsed").len(), 1);
    assert_eq!(table.completed(1), "A1 B2 C3 D4");
    assert!(
        load(&small.files(), [], 2).is_err(),
        "too few cards for two"
    );
}
