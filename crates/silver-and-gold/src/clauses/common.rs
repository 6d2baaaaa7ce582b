//! C-1 to C-12: what both card games share. C-2 is held against the shipped deck in `deck_facts.rs`.

use super::random;
use super::table::{Table, pack, seat};
use crate::{load, shipped};
use roll_and_write::flip::Event;
use roll_and_write::flip::events::{Marked, Revealed, RoundBegan};
use roll_and_write::{Awaiting, Notation, Ruleset};

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
            assert_eq!(round.len(), 7);
            round.sort_unstable();
            round.dedup();
            assert_eq!(round.len(), 7, "no card comes twice in a round");
        }
    }
}

/// The order of a round's expeditions is one shuffle, told from those of other rounds.
#[test]
fn c_1_the_expeditions_of_a_round_come_from_one_shuffle() {
    let rules = load(&shipped(), [], 2).unwrap();
    let mut shuffles = Vec::new();
    random::play(&rules, 3, |state, _, _, _| {
        if let Awaiting::Chance(chance) = rules.awaiting(state)
            && chance.purpose.name == "expedition"
        {
            shuffles.push(chance.purpose.ordinal);
        }
    });
    let expected: Vec<u8> = (0..4).flat_map(|round| [round; 7]).collect();
    assert_eq!(shuffles, expected);
}

#[test]
fn c_1_a_new_round_begins_with_all_eight() {
    let mut table = Table::seated(&pack("").filled(8), &["Z01 Z02"], "Z03");
    let cells = "abcd"
        .chars()
        .flat_map(|col| (1..=4).map(move |row| format!("{col}{row}")));
    let all = table.drawable();
    assert_eq!(all.len(), 8);
    for (turn, cell) in cells.take(7).enumerate() {
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
    // The eight attitudes of L4, X.X.XX first, then its turns, then their mirror images.
    let attitudes = [
        "a1 a2 a3 b3",
        "a1 b1 c1 a2",
        "a1 b1 b2 b3",
        "c1 a2 b2 c2",
        "b1 b2 a3 b3",
        "a1 a2 b2 c2",
        "a1 b1 a2 a3",
        "a1 b1 c1 c2",
    ];
    let table = || {
        let mut table = Table::seated(&pack("").filled(4), &["Z01 Z02"], "");
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
fn c_3_every_place_on_a_free_card_is_legal() {
    // How many ways each pattern lies on a 4x4 card, counted by hand: of its bounding boxes, times its
    // orientations. Sixteen single cells come on top, all on each of two cards.
    for (expedition, ways) in [
        ("I2", 24),
        ("I3a", 16),
        ("V3a", 36),
        ("T4", 24),
        ("L4", 48),
        ("O4", 9),
    ] {
        let mut table = Table::seated(&pack("").filled(4), &["Z01 Z02"], "");
        table.deal(expedition);
        assert_eq!(table.moves(1).len(), 2 * (ways + 16), "{expedition}");
    }
}

#[test]
fn c_4_a_pattern_lies_whole_on_free_land_of_one_card() {
    let small = pack("A gray ..~ ... ...\nB gray .. ..").filled(4);
    let mut table = Table::seated(&small, &["A B"], "");
    table.turn("I2", "1 A a1 b1");
    table.deal("V3");
    for (cells, why) in [
        ("A a1 a2 b2", "a1 is marked"),
        ("A c1 c2 b2", "c1 is sea"),
        (
            "B a1 b1 c1",
            "c1 is not on the smaller card, nor is this V3",
        ),
        ("A a1", "a marked cell cannot be marked again, nor alone"),
        ("A c1", "sea cannot be marked"),
        ("B d1", "beyond the card"),
    ] {
        assert_eq!(table.refused(1, cells), "C-4", "{why}");
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
}

#[test]
fn c_4_an_empty_board_takes_no_mark() {
    let mut table = Table::seated(
        &pack("A gray .\nB gray ..\nC gray .\nD gray ."),
        &["A B"],
        "C D",
    );
    table.turn("I2", "1 A a1 / 1 take C");
    table.turn("I3a", "1 A a1 / 1 take D");
    table.turn("I3b", "1 A a1");
    assert_eq!(table.held(1), "- B");
    table.deal("O4");
    assert_eq!(table.refused(1, "A a1"), "C-4");
    assert_eq!(table.moves(1), ["B a1", "B b1"]);
}

#[test]
fn c_5_one_cell_may_always_be_marked_instead() {
    let mut table = Table::seated(&pack("A gray ..~ .. ...").filled(4), &["A Z01"], "");
    table.deal("I3");
    let singles = ["A a1", "A b1", "A a2", "A b2", "A a3", "A b3", "A c3"].map(str::to_owned);
    let listed = table.moves(1);
    assert!(
        listed.contains(&"A a3 b3 c3".to_owned()),
        "the pattern fits"
    );
    assert!(singles.iter().all(|single| listed.contains(single)));
    table.play(1, "A c3");
    assert_eq!(
        (table.marked(1, 0).as_str(), table.marked(1, 1).as_str()),
        ("c3", "")
    );
    assert_eq!(table.awaits(), "expedition", "one cell, and no more");
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
    let mut table = Table::seated(&pack("").filled(8), &["Z01 Z02", "Z03 Z04"], "");
    table.deal("I2");
    for text in ["draw", "take Z05", "accept", "decline", "keep Z01 Z02"] {
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
    let small = pack("A gray .\nB gray .\nC gray .\nD gray .\nE gray .\nF gray .").filled(8);
    let mut table = Table::seated(&small, &["A B", "Z01 Z02"], "C D E F");
    for (expedition, script) in [
        ("I2", "1 A a1 / 2 A a1 / 1 take C"),
        ("I3a", "1 A a1 / 2 A b1 / 1 take D"),
        ("I3b", "1 A a1 / 2 A c1 / 1 take E"),
        ("V3a", "1 A a1 / 2 A d1 / 1 take F"),
        ("V3b", "1 A a1 / 2 A a2"),
        ("T4", "1 B a1 / 2 A b2"),
    ] {
        table.turn(expedition, script);
    }
    assert_eq!(
        (table.held(1), table.completed(1)),
        ("- -".to_owned(), "A B C D E F".to_owned())
    );
    assert!(table.told("event-skipped").is_empty());
    table.deal("L4");
    assert_eq!(table.told("event-skipped"), ["event-skipped seat=1"]);
    assert_eq!(table.awaits(), "seats 2", "the others go on");
    table.play(2, "A c2");
    assert_eq!(table.awaits(), "expedition");
}

#[test]
fn c_5_when_nobody_has_a_card_the_turns_pass_to_the_end() {
    let small = pack("A gray .\nB gray .\nC gray .\nD gray .").schedule(1, 6, 4);
    let mut table = Table::seated(&small, &["A B"], "C D");
    for (expedition, script) in [
        ("I2", "1 A a1 / 1 take C"),
        ("I3a", "1 A a1 / 1 take D"),
        ("I3b", "1 A a1"),
        ("V3a", "1 B a1"),
    ] {
        table.turn(expedition, script);
    }
    assert_eq!(table.held(1), "- -");
    table.deal("V3b");
    assert_eq!(table.awaits(), "expedition", "nobody is awaited");
    table.deal("T4");
    assert_eq!(
        (table.awaits().as_str(), table.told("event-skipped").len()),
        ("over", 2)
    );
    assert_eq!(table.total(1), 4 * 8);
}

#[test]
fn c_6_a_cross_grants_exactly_one_bonus_cell() {
    let mut table = Table::seated(&pack("A gray x... ....").filled(4), &["A Z01"], "");
    table.turn("I2", "1 A a1 b1");
    assert_eq!(table.awaits(), "seats 1");
    assert_eq!(
        table.refused(1, "B a1 b1"),
        "C-6",
        "one cell, not the pattern again"
    );
    assert_eq!(table.refused(1, "A a1"), "C-4", "a legal cell");
    assert_eq!(table.moves(1).len(), 6 + 16, "any free cell of either card");
    table.play(1, "B d4");
    assert_eq!(
        (table.marked(1, 0).as_str(), table.marked(1, 1).as_str()),
        ("a1 b1", "d4")
    );
    assert_eq!(table.awaits(), "expedition", "one cell, and no more");
}

#[test]
fn c_6_a_cross_on_a_bonus_cell_grants_another() {
    let mut table = Table::seated(
        &pack("A gray xxx.. .....\nB gray x..").filled(4),
        &["A B"],
        "",
    );
    table.turn("O4", "1 A a1");
    for next in ["A b1", "B a1", "A c1", "B c1"] {
        assert_eq!(table.awaits(), "seats 1", "before {next}");
        table.play(1, next);
    }
    assert_eq!(table.awaits(), "expedition");
    assert_eq!(
        (table.marked(1, 0).as_str(), table.marked(1, 1).as_str()),
        ("a1 b1 c1", "a1 c1")
    );
}

#[test]
fn c_6_several_crosses_in_one_pattern_grant_as_many_cells() {
    let mut table = Table::seated(&pack("A gray xxx. ....").filled(4), &["A Z01"], "");
    table.turn("I3", "1 A a1 b1 c1");
    for cell in ["a1", "b1", "c1"] {
        assert_eq!(table.awaits(), "seats 1");
        table.play(1, &format!("B {cell}"));
    }
    assert_eq!(table.awaits(), "expedition");
}

#[test]
fn c_6_a_bonus_without_a_free_cell_lapses() {
    // Three crosses fill the one card, the other has one cell left: one bonus is taken, two lapse.
    let small = pack("A gray xxx\nB gray ..").filled(4);
    let mut table = Table::seated(&small, &["A B"], "Z01 Z02");
    table.turn("I2", "1 B a1");
    table.turn("I3", "1 A a1 b1 c1 / 1 B b1");
    assert_eq!(
        table.told("event-bonus-lapsed"),
        ["event-bonus-lapsed seat=1 cells=2"]
    );
    assert_eq!(table.completed(1), "A B");
    assert_eq!(
        table.awaits(),
        "seats 1",
        "the seat goes on to its replacements"
    );
    assert_eq!(table.moves(1), ["take Z01", "take Z02"].map(str::to_owned));
}

#[test]
fn c_7_everybody_marks_for_the_same_card() {
    let mut table = Table::seated(&pack("").filled(12), &["Z01 Z02", "Z03 Z04", "Z05 Z06"], "");
    table.deal("I2");
    assert_eq!(table.awaits(), "seats 1 2 3");
    table.script("3 B c1 c2 / 1 A a1 b1");
    assert_eq!(table.awaits(), "seats 2");
    assert_eq!(table.refused(1, "A c1 d1"), "C-7", "once a turn");
    table.play(2, "A a1");
    assert_eq!(table.awaits(), "expedition");
}

#[test]
fn c_8_symbols_fire_for_the_pattern_the_single_cell_and_the_bonus_cell() {
    let small = pack("A gray $Tx. ....\nP gray T").filled(4);
    // Coins and palms after marking the coin and the palm, each in its own way; P shows one palm.
    for (why, script) in [
        ("pattern", vec![("I2", "1 A a1 b1")]),
        ("single", vec![("I2", "1 A a1"), ("I3", "1 A b1")]),
        ("bonus", vec![("I2", "1 A c1 / 1 A a1"), ("I3", "1 A b1")]),
        ("bonus of a pattern", vec![("I2", "1 A b1 c1 / 1 A a1")]),
    ] {
        let mut table = Table::seated(&small, &["A Z01"], "P Z02");
        for (expedition, moves) in script {
            table.turn(expedition, moves);
        }
        assert_eq!((table.coins(1), table.palms(1)), (1, vec![2]), "{why}");
    }
}

#[test]
fn c_9_each_is_dealt_four_keeps_two_and_returns_two() {
    let mut table = Table::new(&pack("").filled(12).files(), &[], 2);
    table.deal("Z01 Z02 Z03 Z04 Z05 Z06 Z07");
    assert_eq!(table.awaits(), "deal", "four for each seat");
    table.deal("Z08");
    assert_eq!(table.awaits(), "seats 1 2");
    assert_eq!(table.moves(2).len(), 6, "two of four");
    assert_eq!(
        table.refused(1, "keep Z01 Z05"),
        "C-9",
        "only of the own four"
    );
    assert_eq!(table.refused(1, "draw"), "C-9");
    table.play(2, "keep Z06 Z08");
    assert_eq!(table.refused(2, "keep Z05 Z07"), "C-9", "once");
    assert_eq!(table.awaits(), "seats 1");
    table.play(1, "keep Z04 Z01");
    assert_eq!(
        (table.held(1), table.held(2)),
        ("Z01 Z04".to_owned(), "Z06 Z08".to_owned())
    );
    assert_eq!(table.awaits(), "deck", "the offer is turned up");
    let returned = ["Z02", "Z03", "Z05", "Z07"].map(str::to_owned);
    assert!(
        returned.iter().all(|card| table.drawable().contains(card)),
        "what was returned is shuffled in"
    );
    table.deal("Z02 Z12 Z05 Z09");
    assert_eq!(table.offer(), "Z02 Z12 Z05 Z09");
    assert_eq!(table.deck(), "Z03 Z07 Z10 Z11");
    assert_eq!(table.awaits(), "expedition");
}

#[test]
fn c_9_kept_cards_are_revealed_together() {
    let mut table = Table::new(&pack("").filled(8).files(), &[], 2);
    table.deal("Z01 Z02 Z03 Z04 Z05 Z06 Z07 Z08");
    let (before, own) = (
        table.rules.view(&table.state, seat(1)),
        table.rules.view(&table.state, seat(2)),
    );
    table.play(2, "keep Z05 Z06");
    assert_eq!(
        table.rules.view(&table.state, seat(1)),
        before,
        "seat 1 sees nothing yet"
    );
    assert_ne!(table.rules.view(&table.state, seat(2)), own);
    table.play(1, "keep Z01 Z02");
    let shown = *table.rules.view(&table.state, seat(1)).shown();
    assert_eq!(shown.boards(seat(2)), table.state.boards(seat(2)));
}

#[test]
fn c_10_a_replacement_is_taken_from_the_offer_or_drawn() {
    let small = pack("A gray .\nB gray .").filled(8);
    let table = || {
        let mut table = Table::seated(&small, &["A B"], "Z03 Z01 Z04 Z02");
        table.turn("I2", "1 A a1");
        table
    };
    assert_eq!(
        table().moves(1),
        ["take Z03", "take Z01", "take Z04", "take Z02", "draw"].map(str::to_owned)
    );
    assert_eq!(table().refused(1, "take Z05"), "C-10", "it is in the deck");
    assert_eq!(table().refused(1, "B a1"), "C-10", "now it is picked");
    let mut taken = table();
    taken.play(1, "take Z01");
    assert_eq!(
        (taken.held(1).as_str(), taken.offer().as_str()),
        ("Z01 B", "Z03 Z04 Z02")
    );
    let mut drawn = table();
    drawn.play(1, "draw");
    assert_eq!(drawn.awaits(), "deck", "the card is drawn unseen");
    assert_eq!(drawn.drawable(), ["Z05", "Z06"].map(str::to_owned));
    drawn.deal("Z06");
    assert_eq!(
        (drawn.held(1).as_str(), drawn.offer().as_str()),
        ("Z06 B", "Z03 Z01 Z04 Z02")
    );
}

#[test]
fn c_10_a_second_pick_is_made_after_seeing_the_first_and_without_a_refill() {
    let small = pack("A gray x\nB gray .").filled(9);
    let mut table = Table::seated(&small, &["A B"], "Z01 Z02 Z03 Z04");
    table.turn("I2", "1 A a1 / 1 B a1");
    table.play(1, "draw");
    table.deal("Z07");
    assert_eq!(
        (table.held(1).as_str(), table.awaits().as_str()),
        ("Z07 -", "seats 1")
    );
    assert_eq!(table.moves(1).len(), 5, "four open cards and the deck");
    let mut open = Table::seated(&small, &["A B"], "Z01 Z02 Z03 Z04");
    open.turn("I2", "1 A a1 / 1 B a1 / 1 take Z02");
    assert_eq!(
        (open.offer().as_str(), open.awaits().as_str()),
        ("Z01 Z03 Z04", "seats 1"),
        "no refill in between"
    );
    assert_eq!(open.refused(1, "take Z02"), "C-10", "it is gone");
    open.play(1, "take Z04");
    assert_eq!(open.held(1), "Z02 Z04");
    assert_eq!(open.awaits(), "deck", "now it is filled up");
}

#[test]
fn c_11_with_an_empty_deck_the_offer_is_not_filled_up() {
    // Four cards, two of them offered: the deck is empty from the start.
    let mut table = Table::seated(&pack("A gray .\nB gray .").filled(4), &["A B"], "Z01 Z02");
    table.turn("I2", "1 A a1");
    assert_eq!(table.refused(1, "draw"), "C-11");
    table.play(1, "take Z01");
    assert_eq!(
        (table.offer().as_str(), table.awaits().as_str()),
        ("Z02", "expedition")
    );
}

#[test]
fn c_11_with_an_empty_offer_one_must_draw() {
    let mut table = Table::seated(
        &pack("A gray .\nB gray .").filled(4).schedule(4, 7, 0),
        &["A B"],
        "",
    );
    table.turn("I2", "1 A a1");
    assert_eq!(table.moves(1), ["draw"]);
    table.play(1, "draw");
    table.deal("Z02");
    assert_eq!(table.held(1), "Z02 B");
}

#[test]
fn c_11_with_neither_there_is_no_replacement() {
    let mut table = Table::seated(
        &pack("A gray .\nB gray .\nC gray .\nD gray ...").filled(4),
        &["A B"],
        "C D",
    );
    table.turn("I2", "1 A a1 / 1 take C");
    table.turn("I3", "1 A a1 / 1 take D");
    assert_eq!(
        (
            table.held(1).as_str(),
            table.offer().as_str(),
            table.deck().as_str()
        ),
        ("D B", "", "")
    );
    table.turn("V3", "1 B a1");
    assert_eq!(
        table.told("event-no-replacement"),
        ["event-no-replacement seat=1"]
    );
    assert_eq!(table.held(1), "D -");
    table.turn("I3", "1 A a1 b1 c1");
    assert_eq!(
        (table.held(1), table.completed(1)),
        ("- -".to_owned(), "A B C D".to_owned())
    );
    table.deal("T4");
    assert_eq!(
        table.told("event-skipped"),
        ["event-skipped seat=1"],
        "it has no card left"
    );
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
