//! C-1 to C-12: what both card games share. C-2 is held against the shipped pack in `deck_facts.rs`.

use super::random::{self, Step};
use super::table::{SmallPack, Table, pack, seat};
use crate::{load, shipped};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use roll_and_write::flip::events::{Marked, Revealed, RoundBegan};
use roll_and_write::flip::{Event, State};
use roll_and_write::{NoEvents, Notation, Presentation, Ruleset, Seat};

/// A pack whose expeditions are all I2, so that a card `ET` is completed in a turn.
pub(super) fn quick(cards: &str) -> SmallPack {
    pack(cards).expeditions("I2 I2 I2 I2 I2 I2 I2 I2")
}

#[test]
fn c_1_a_table_has_one_to_four_seats() {
    for seats in 1..=4 {
        assert_eq!(load(&shipped(), [], seats).unwrap().seats(), seats);
    }
    for seats in [0, 5] {
        let error = load(&shipped(), [], seats).unwrap_err().to_string();
        assert_eq!(error, format!("a table of {seats}; expected 1 to 4 seats"));
    }
}

#[test]
fn c_1_four_rounds_reveal_seven_of_the_eight_expeditions_each() {
    for seed in 0..20 {
        let rules = load(&shipped(), [], 2).unwrap();
        let (mut rounds, mut ended) = (Vec::<Vec<u8>>::new(), 0);
        random::play(&rules, seed, |_, _, _, events| {
            for event in events {
                if let Event::RoundBegan(RoundBegan { round }) = *event {
                    assert_eq!(usize::from(round), rounds.len());
                    rounds.push(Vec::new());
                }
                if let Event::Revealed(Revealed { expedition, .. }) = *event {
                    rounds.last_mut().unwrap().push(expedition);
                }
                ended += usize::from(*event == Event::Ended);
            }
        });
        assert_eq!((rounds.len(), ended), (4, 1));
        for round in &mut rounds {
            round.sort_unstable();
            round.dedup();
            assert_eq!(round.len(), 7, "seven, and no card twice in a round");
        }
    }
}

#[test]
fn c_1_a_new_round_begins_with_all_eight() {
    let mut table = Table::seated(&pack("").filled(8), &["Z101 Z102"], "Z103");
    let all = table.drawable();
    assert_eq!(all.len(), 8);
    for (turn, cell) in "a1 b1 c1 d1 d2 c2 b2".split(' ').enumerate() {
        assert_eq!(table.drawable().len(), 8 - turn);
        let revealed = table.drawable()[0].clone();
        table.turn(&revealed, &format!("1 A {cell}"));
        assert!(
            turn == 6 || !table.drawable().contains(&revealed),
            "a revealed card stays out for the round"
        );
    }
    assert_eq!(table.drawable(), all);
    table.turn(&all[0], "1 B a1");
    assert_eq!(
        table.told("event-round-began"),
        ["event-round-began round=1", "event-round-began round=2"]
    );
}

#[test]
fn c_3_a_pattern_may_be_turned_and_mirrored() {
    // The first row of A is marked from a1 to c1; below it L4 may lie in each of its eight attitudes.
    let attitudes = [
        "a2 a3 a4 b4",
        "a2 b2 c2 a3",
        "a2 b2 b3 b4",
        "c2 a3 b3 c3",
        "b2 b3 a4 b4",
        "a2 a3 b3 c3",
        "a2 b2 a3 a4",
        "a2 b2 c2 c3",
    ];
    let table = || {
        let small = pack("A1 purple E.... ..... ..... ..... ....T").filled(4);
        let mut table = Table::seated(&small, &["A1 Z101"], "");
        for (expedition, cell) in [("I2", "a1"), ("I3a", "b1"), ("I3b", "c1")] {
            table.turn(expedition, &format!("1 A {cell}"));
        }
        table.deal("L4");
        table
    };
    for cells in attitudes {
        table().play(1, &format!("A {cells}"));
    }
    for (cells, shape) in [
        ("a1 a2 a3 b2", "T4"),
        ("a1 b1 a2 b2", "O4"),
        ("a1 a2 a3", "I3"),
        ("a1 a2", "I2"),
    ] {
        assert_eq!(
            table().refused(1, &format!("B {cells}")),
            "C-3",
            "{shape} is no L4"
        );
    }
}

#[test]
fn c_3_every_way_to_include_the_entry_is_legal() {
    // How many ways each pattern lies on an untouched 4x4 card with its entry in the corner, counted by
    // hand. The entry alone comes on top, all on each of two cards.
    for (expedition, ways) in [
        ("I2", 2),
        ("I3a", 2),
        ("V3a", 3),
        ("T4", 2),
        ("L4", 6),
        ("O4", 1),
    ] {
        let mut table = Table::seated(&pack("").filled(4), &["Z101 Z102"], "");
        table.deal(expedition);
        assert_eq!(table.moves(1).len(), 2 * (ways + 1), "{expedition}");
    }
}

#[test]
fn c_4_a_pattern_lies_whole_on_free_cells_of_one_card() {
    let small = pack("A1 purple E.# ... ..T\nB2 purple E. .T").filled(4);
    let mut table = Table::seated(&small, &["A1 B2"], "");
    table.turn("I2", "1 A a1 b1");
    table.deal("V3");
    for (cells, why) in [
        ("A a1 a2 b2", "a1 is marked"),
        ("A c1 c2 b2", "c1 is a wall"),
        ("A a1", "a marked cell cannot be marked again, nor alone"),
        ("B c2", "beyond the card"),
    ] {
        assert_eq!(table.refused(1, cells), "PY-11", "{why}");
    }
    assert_eq!(
        table.refused(1, "A a2 a3"),
        "C-3",
        "never a part of the pattern"
    );
    let split = table.rules.parse_move("A a2 a3 B a1");
    assert!(
        split.is_err(),
        "never split over two cards: there is no such move"
    );
    table.play(1, "A a2 a3 b3");
    assert_eq!(table.marked(1, 0), "a1 b1 a2 a3 b3");
    assert_eq!(table.marked(1, 1), "");
}

#[test]
fn c_4_an_empty_board_takes_no_mark() {
    let small = quick("A1 purple ET\nB2 purple E.T\nC3 purple ET\nD4 purple ET");
    let mut table = Table::seated(&small, &["A1 B2"], "C3 D4");
    table.turn("I2", "1 A a1 b1 / 1 take C3");
    table.turn("I2", "1 A a1 b1 / 1 take D4");
    table.turn("I2", "1 A a1 b1");
    assert_eq!(table.held(1), "- B2");
    table.deal("I2");
    assert_eq!(table.refused(1, "A a1"), "C-4");
    assert_eq!(table.moves(1), ["B a1 b1", "B a1"]);
}

#[test]
fn c_5_one_cell_may_always_be_marked_instead() {
    let mut table = Table::seated(&pack("").filled(4), &["Z101 Z102"], "");
    table.turn("O4", "1 A a1 b1 a2 b2");
    table.deal("I2");
    let listed = table.moves(1);
    assert!(listed.contains(&"A c1 d1".to_owned()), "the pattern fits");
    // Next to the square of four cells lie c1, c2, a3 and b3.
    let singles: Vec<&String> = listed.iter().filter(|text| text.len() == 4).collect();
    assert_eq!(singles, ["A c1", "A c2", "A a3", "A b3", "B a1"]);
    table.play(1, "A c2");
    assert_eq!(
        (table.marked(1, 0).as_str(), table.awaits().as_str()),
        ("a1 b1 a2 b2 c2", "expedition"),
        "one cell, and no more"
    );
}

#[test]
fn c_5_a_mark_is_the_pattern_or_one_cell() {
    for seed in 0..20 {
        let rules = load(&shipped(), [], 3).unwrap();
        let mut size = 0;
        random::play(&rules, seed, |_, _, _, events| {
            for event in events {
                if let Event::Revealed(Revealed { expedition, .. }) = *event {
                    let pattern = rules.pack().expeditions()[usize::from(expedition)].pattern;
                    size = rules.pack().patterns()[pattern].shape().cells().len() as u32;
                }
                if let Event::Marked(Marked { cells, .. }) = *event {
                    assert!([1, size].contains(&cells.len()));
                }
            }
        });
    }
}

#[test]
fn c_5_nobody_may_mark_nothing() {
    let mut table = Table::seated(&pack("").filled(8), &["Z101 Z102", "Z103 Z104"], "");
    table.deal("I2");
    for text in ["draw", "take Z105", "accept", "decline", "keep Z101 Z102"] {
        assert_eq!(table.refused(1, text), "C-4", "{text}");
    }
    table.play(1, "A a1");
    assert_eq!(
        table.awaits(),
        "seats 2",
        "the turn waits until everybody has marked"
    );
}

#[test]
fn c_5_who_owns_no_card_skips() {
    let cards: Vec<String> = (1..=6).map(|n| format!("K{n} purple ET")).collect();
    let small = quick(&cards.join("\n")).filled(8);
    let mut table = Table::seated(&small, &["K1 K2", "Z101 Z102"], "K3 K4 K5 K6");
    let singles = "a1 b1 c1 d1 d2 c2".split(' ');
    let picks = ["take K3", "take K4", "take K5", "take K6", "", ""];
    for (index, (single, pick)) in singles.zip(picks).enumerate() {
        let board = if index < 5 { 'A' } else { 'B' };
        let pick = if pick.is_empty() {
            String::new()
        } else {
            format!("1 {pick}")
        };
        table.turn("I2", &format!("1 {board} a1 b1 / 2 A {single} / {pick}"));
    }
    assert_eq!(
        (table.held(1), table.completed(1)),
        ("- -".to_owned(), "K1 K2 K3 K4 K5 K6".to_owned())
    );
    assert!(table.told("event-skipped").is_empty());
    table.deal("I2");
    assert_eq!(table.told("event-skipped"), ["event-skipped seat=1"]);
    assert_eq!(table.awaits(), "seats 2", "the others go on");
    table.play(2, "A b2");
    assert_eq!(table.awaits(), "expedition");
}

#[test]
fn c_5_when_nobody_has_a_card_the_turns_pass_to_the_end() {
    let small = quick("K1 purple ET\nK2 purple ET\nK3 purple ET\nK4 purple ET").schedule(1, 6, 4);
    let mut table = Table::seated(&small, &["K1 K2"], "K3 K4");
    for script in [
        "1 A a1 b1 / 1 take K3",
        "1 A a1 b1 / 1 take K4",
        "1 A a1 b1",
        "1 B a1 b1",
    ] {
        table.turn("I2", script);
    }
    assert_eq!(table.held(1), "- -");
    table.deal("I2");
    assert_eq!(table.awaits(), "expedition", "nobody is awaited");
    table.deal("I2");
    assert_eq!(
        (table.awaits().as_str(), table.told("event-skipped").len()),
        ("over", 2)
    );
    assert_eq!(table.total(1), 4 * 10 + 10 + 6);
}

#[test]
fn c_6_a_cross_grants_exactly_one_bonus_cell() {
    let small = pack("A1 purple Ex... ..... ....T").filled(4);
    let mut table = Table::seated(&small, &["A1 Z101"], "");
    table.turn("I2", "1 A a1 b1");
    assert_eq!(table.awaits(), "seats 1");
    assert_eq!(
        table.refused(1, "B a1 b1"),
        "C-6",
        "one cell, not the pattern again"
    );
    assert_eq!(table.refused(1, "A a1"), "PY-11", "a legal cell");
    assert_eq!(
        table.moves(1),
        ["A c1", "A a2", "A b2", "B a1"],
        "next to the marks, or the other card's entry"
    );
    table.play(1, "B a1");
    assert_eq!(
        (table.marked(1, 0).as_str(), table.marked(1, 1).as_str()),
        ("a1 b1", "a1")
    );
    assert_eq!(table.awaits(), "expedition", "one cell, and no more");
}

#[test]
fn c_6_a_cross_on_a_bonus_cell_grants_another() {
    let small = pack("A1 purple Exxx. ....T\nB2 purple Ex.T").filled(4);
    let mut table = Table::seated(&small, &["A1 B2"], "");
    table.turn("I2", "1 A a1 b1");
    for next in ["A c1", "A d1", "B a1"] {
        assert_eq!(table.awaits(), "seats 1", "before {next}");
        table.play(1, next);
    }
    assert_eq!(
        table.awaits(),
        "expedition",
        "the entry of B bears no cross"
    );
    table.turn("I3", "1 B b1 / 1 B c1");
    assert_eq!(table.awaits(), "expedition");
    assert_eq!(
        (table.marked(1, 0).as_str(), table.marked(1, 1).as_str()),
        ("a1 b1 c1 d1", "a1 b1 c1")
    );
}

#[test]
fn c_6_several_crosses_in_one_pattern_grant_as_many_cells() {
    let small = pack("A1 purple Exx.. ....T").filled(4);
    let mut table = Table::seated(&small, &["A1 Z101"], "");
    table.turn("I3", "1 A a1 b1 c1");
    for cell in ["a1", "b1"] {
        assert_eq!(table.awaits(), "seats 1");
        table.play(1, &format!("B {cell}"));
    }
    assert_eq!(table.awaits(), "expedition");
}

#[test]
fn c_6_a_bonus_without_a_free_cell_lapses() {
    // Two crosses on the way to the tomb; B has one cell left, its tomb: one bonus is taken, one lapses.
    let small = pack("A1 purple ExxT\nB2 purple ET").filled(4);
    let mut table = Table::seated(&small, &["A1 B2"], "Z101 Z102");
    table.turn("I2", "1 A a1");
    table.turn("V3", "1 B a1");
    table.turn("I3", "1 A b1 c1 d1 / 1 B b1");
    assert_eq!(
        table.told("event-bonus-lapsed"),
        ["event-bonus-lapsed seat=1 cells=1"]
    );
    assert_eq!(table.completed(1), "A1 B2");
    assert_eq!(table.moves(1), ["take Z101", "take Z102"]);
}

#[test]
fn c_7_everybody_marks_for_the_same_card() {
    let hands = ["Z101 Z102", "Z103 Z104", "Z105 Z106"];
    let mut table = Table::seated(&pack("").filled(12), &hands, "");
    table.deal("I2");
    assert_eq!(table.awaits(), "seats 1 2 3");
    table.script("3 B a1 a2 / 1 A a1 b1");
    assert_eq!(table.awaits(), "seats 2");
    assert_eq!(table.refused(1, "A c1 d1"), "C-7", "once a turn");
    table.play(2, "A a1");
    assert_eq!(table.awaits(), "expedition");
}

#[test]
fn c_7_in_random_games_the_order_of_arrival_does_not_matter() {
    // Each open phase of a random game is played again with its lanes one after the other, in a random
    // order of seats; what comes after it must be the same.
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    for rules in random::tables().into_iter().filter(|rules| {
        rules.info().options[0].1 == "together" && rules.info().options[1].1 == "together"
    }) {
        for seed in 0..15 {
            let mut opened: Option<State> = None;
            let mut made = Vec::new();
            random::play(&rules, seed, |before, step, after, events| {
                let Step::Made(seat, mv) = step else {
                    made.clear();
                    return;
                };
                if made.is_empty() {
                    opened = Some(*before);
                }
                made.push((seat, mv));
                if !events.iter().any(|event| rules.notice(event).closes_phase) {
                    return;
                }
                let mut state = opened.unwrap();
                let mut seats: Vec<Seat> = Seat::all(rules.seats()).collect();
                for place in (1..seats.len()).rev() {
                    seats.swap(place, rng.random_range(0..=place));
                }
                for seat in seats {
                    for (_, mv) in made.iter().filter(|(other, _)| *other == seat) {
                        let legal = rules.check(&state, seat, *mv).unwrap();
                        rules.apply(&mut state, legal, &mut NoEvents);
                    }
                }
                assert_eq!(state, *after);
                made.clear();
            });
        }
    }
}

#[test]
fn c_8_symbols_fire_for_the_pattern_the_single_cell_and_the_bonus_cell() {
    let small = pack("A1 purple Erx .s. ..T").filled(4);
    // One red gem and one skull, each marked in its own way.
    for (why, script) in [
        (
            "pattern",
            vec![("V3", "1 A a1 b1 a2"), ("V3", "1 A b2 a3 b3")],
        ),
        (
            "single",
            vec![("I2", "1 A a1"), ("I3", "1 A b1"), ("I3", "1 A b2")],
        ),
        (
            "bonus",
            vec![
                ("I2", "1 A a1 a2"),
                ("I3", "1 A b2"),
                ("V3", "1 A c2"),
                ("I3", "1 A c1 / 1 A b1"),
            ],
        ),
        ("bonus of a pattern", vec![("I3", "1 A a1 b1 c1 / 1 A b2")]),
    ] {
        let mut table = Table::seated(&small, &["A1 Z101"], "");
        for (expedition, moves) in script {
            table.turn(expedition, moves);
        }
        assert_eq!((table.gems(1), table.skulls(1)), ((1, 0), 1), "{why}");
    }
}

#[test]
fn c_9_each_is_dealt_four_keeps_two_and_returns_two() {
    let mut table = Table::new(&pack("").filled(12).files(), &[], 2);
    table.deal("Z101 Z102 Z103 Z104 Z105 Z106 Z107");
    assert_eq!(table.awaits(), "deal", "four for each seat");
    table.deal("Z108");
    assert_eq!(table.awaits(), "seats 1 2");
    assert_eq!(table.moves(2).len(), 6, "two of four");
    assert_eq!(
        table.refused(1, "keep Z101 Z105"),
        "C-9",
        "only of the own four"
    );
    assert_eq!(table.refused(1, "draw"), "C-9");
    table.play(2, "keep Z106 Z108");
    assert_eq!(table.refused(2, "keep Z105 Z107"), "C-9", "once");
    assert_eq!(table.awaits(), "seats 1");
    table.play(1, "keep Z104 Z101");
    assert_eq!(
        (table.held(1).as_str(), table.held(2).as_str()),
        ("Z101 Z104", "Z106 Z108")
    );
    assert_eq!(table.awaits(), "deck", "the offer is turned up");
    let returned = ["Z102", "Z103", "Z105", "Z107"].map(str::to_owned);
    assert!(
        returned.iter().all(|card| table.drawable().contains(card)),
        "what was returned is shuffled in"
    );
    table.deal("Z102 Z112 Z105 Z109");
    assert_eq!(table.offer(), "Z102 Z112 Z105 Z109");
    assert_eq!(table.deck(), "Z103 Z107 Z110 Z111");
    assert_eq!(table.awaits(), "expedition");
}

#[test]
fn c_9_kept_cards_are_revealed_together() {
    let mut table = Table::new(&pack("").filled(8).files(), &[], 2);
    table.deal("Z101 Z102 Z103 Z104 Z105 Z106 Z107 Z108");
    let before = table.rules.view(&table.state, seat(1));
    table.play(2, "keep Z105 Z106");
    assert_eq!(
        table.rules.view(&table.state, seat(1)),
        before,
        "seat 1 sees nothing yet"
    );
    table.play(1, "keep Z101 Z102");
    let shown = *table.rules.view(&table.state, seat(1)).shown();
    assert_eq!(shown.boards(seat(2)), table.state.boards(seat(2)));
}

#[test]
fn c_10_a_replacement_is_taken_from_the_offer_or_drawn() {
    let small = quick("A1 purple ET\nB2 purple ET").filled(8);
    let table = || {
        let mut table = Table::seated(&small, &["A1 B2"], "Z103 Z101 Z104 Z102");
        table.turn("I2", "1 A a1 b1");
        table
    };
    assert_eq!(
        table().moves(1),
        ["take Z103", "take Z101", "take Z104", "take Z102", "draw"]
    );
    assert_eq!(table().refused(1, "take Z105"), "C-10", "it is in the deck");
    assert_eq!(table().refused(1, "B a1"), "C-10", "now it is picked");
    let mut taken = table();
    taken.play(1, "take Z101");
    assert_eq!(
        (taken.held(1).as_str(), taken.offer().as_str()),
        ("Z101 B2", "Z103 Z104 Z102")
    );
    let mut drawn = table();
    drawn.play(1, "draw");
    assert_eq!(drawn.awaits(), "deck", "the card is drawn unseen");
    assert_eq!(drawn.drawable(), ["Z105", "Z106"]);
    drawn.deal("Z106");
    assert_eq!(
        (drawn.held(1).as_str(), drawn.offer().as_str()),
        ("Z106 B2", "Z103 Z101 Z104 Z102")
    );
}

#[test]
fn c_10_a_second_pick_is_made_after_seeing_the_first_and_without_a_refill() {
    let small = pack("A1 purple ExT\nB2 purple ET").filled(9);
    let table = || {
        let mut table = Table::seated(&small, &["A1 B2"], "Z101 Z102 Z103 Z104");
        table.turn("I2", "1 B a1");
        table.turn("I3", "1 A a1 b1 c1 / 1 B b1");
        table
    };
    let mut drawn = table();
    drawn.play(1, "draw");
    drawn.deal("Z107");
    assert_eq!(
        (drawn.held(1).as_str(), drawn.awaits().as_str()),
        ("Z107 -", "seats 1")
    );
    assert_eq!(drawn.moves(1).len(), 5, "four open cards and the deck");
    let mut taken = table();
    taken.play(1, "take Z102");
    assert_eq!(
        (taken.offer().as_str(), taken.awaits().as_str()),
        ("Z101 Z103 Z104", "seats 1"),
        "no refill in between"
    );
    assert_eq!(taken.refused(1, "take Z102"), "C-10", "it is gone");
    taken.play(1, "take Z104");
    assert_eq!(taken.held(1), "Z102 Z104");
    assert_eq!(taken.awaits(), "deck", "now it is filled up");
}

#[test]
fn c_11_with_an_empty_deck_the_offer_is_not_filled_up() {
    // Four cards, two of them offered: the deck is empty from the start.
    let small = quick("A1 purple ET\nB2 purple ET").filled(4);
    let mut table = Table::seated(&small, &["A1 B2"], "Z101 Z102");
    table.turn("I2", "1 A a1 b1");
    assert_eq!(table.refused(1, "draw"), "C-11");
    table.play(1, "take Z101");
    assert_eq!(
        (table.offer().as_str(), table.awaits().as_str()),
        ("Z102", "expedition")
    );
}

#[test]
fn c_11_with_an_empty_offer_one_must_draw() {
    let small = quick("A1 purple ET\nB2 purple ET")
        .filled(4)
        .schedule(4, 7, 0);
    let mut table = Table::seated(&small, &["A1 B2"], "");
    table.turn("I2", "1 A a1 b1");
    assert_eq!(table.moves(1), ["draw"]);
    table.play(1, "draw");
    table.deal("Z102");
    assert_eq!(table.held(1), "Z102 B2");
}

#[test]
fn c_11_with_neither_there_is_no_replacement() {
    let small = quick("A1 purple ET\nB2 purple ET\nC3 purple ET\nD4 purple ET");
    let mut table = Table::seated(&small, &["A1 B2"], "C3 D4");
    table.turn("I2", "1 A a1 b1 / 1 take C3");
    table.turn("I2", "1 A a1 b1 / 1 take D4");
    table.turn("I2", "1 B a1 b1");
    assert_eq!(
        table.told("event-no-replacement"),
        ["event-no-replacement seat=1"]
    );
    assert_eq!(
        (table.held(1).as_str(), table.awaits().as_str()),
        ("D4 -", "expedition"),
        "the seat goes on with one card"
    );
    assert_eq!((table.offer().as_str(), table.deck().as_str()), ("", ""));
}

#[test]
fn c_12_completed_cards_stay_in_front_of_their_owner() {
    for seed in 0..10 {
        let rules = load(&random::scarce().files(), [], 3).unwrap();
        random::play(&rules, seed, |before, _, after, _| {
            for number in 1..=3 {
                let (had, has) = (
                    before.completed(seat(number)),
                    after.completed(seat(number)),
                );
                assert!((had - has).is_empty(), "a completed card never goes away");
                for viewer in 1..=3 {
                    let view = rules.view(after, seat(viewer));
                    assert_eq!(
                        view.shown().completed(seat(number)),
                        has,
                        "they lie face up"
                    );
                }
            }
        });
    }
}
