//! SG-7 to SG-18: the setup and the turn. SG-13 is in `order.rs`.

use super::random;
use super::table::{SmallPack, Table, pack, seat};
use crate::load;
use roll_and_write::flip::Event;
use roll_and_write::flip::events::Completed;

/// Cards of four coins, `C1` to `C9`, each filled by one O4, and an expedition deck of nothing else.
fn coins() -> SmallPack {
    let cards: Vec<String> = (1..=9)
        .map(|number| format!("C{number} gray $$ $$"))
        .collect();
    pack(&cards.join("\n"))
        .expeditions("O4 O4 O4 O4 O4 O4 O4 O4")
        .filled(16)
}

const ALL_FOUR: &str = "a1 b1 a2 b2";

#[test]
fn sg_7_any_seat_may_be_the_start_player() {
    let names = ["seat 1", "seat 2", "seat 3", "seat 4"];
    let files = pack("").filled(20).files();
    for (number, name) in (1..=4).zip(names) {
        let mut table = Table::new(&files, &[("start", "random")], 4);
        assert_eq!(table.awaits(), "start");
        assert_eq!(table.drawable(), names);
        table.deal_item(name);
        assert_eq!(
            table.told("event-start-chosen"),
            [format!("event-start-chosen seat={number}")]
        );
        assert_eq!(
            (table.awaits().as_str(), table.state.start_seat(4)),
            ("deal", seat(number))
        );
        let fixed = Table::new(&files, &[("start", &number.to_string())], 4);
        assert_eq!(
            (fixed.awaits().as_str(), fixed.state.start_seat(4)),
            ("deal", seat(number))
        );
    }
}

#[test]
fn sg_7_cards_are_dealt_kept_and_offered_before_the_first_expedition() {
    let mut table = Table::new(&coins().files(), &[], 2);
    table.deal("C1 C2 C3 C4 C5 C6 C7 C8");
    table.script("1 keep C1 C2 / 2 keep C5 C6");
    table.deal("C9 C3 C7 Z01");
    assert_eq!(
        (
            table.held(1).as_str(),
            table.held(2).as_str(),
            table.offer().as_str()
        ),
        ("C1 C2", "C5 C6", "C9 C3 C7 Z01")
    );
    assert_eq!(
        (table.awaits().as_str(), table.drawable().len()),
        ("expedition", 8)
    );
}

#[test]
fn sg_8_a_turn_reveals_one_expedition_which_then_stays_out() {
    let mut table = Table::seated(&pack("").filled(4), &["Z01 Z02"], "");
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
fn sg_9_any_free_cell_of_an_island_is_legal_wherever_the_marks_are() {
    // . . . .      marked: a1        O4 fits at b1, c1 and, below the lagoon, nowhere else: 2 ways.
    // . . . .      sea:    b3 c3     Free cells: 13.
    // . ~ ~ .
    // . . . .
    let mut table = Table::seated(
        &pack("A gray .... .... .~~. ....").filled(4),
        &["A Z01"],
        "",
    );
    table.turn("V3", "1 A a1");
    table.deal("O4");
    let on_a: Vec<String> = table
        .moves(1)
        .into_iter()
        .filter(|text| text.starts_with('A'))
        .collect();
    let expected = [
        "A b1 c1 b2 c2",
        "A c1 d1 c2 d2",
        "A b1",
        "A c1",
        "A d1",
        "A a2",
        "A b2",
        "A c2",
        "A d2",
        "A a3",
        "A d3",
        "A a4",
        "A b4",
        "A c4",
        "A d4",
    ];
    assert_eq!(on_a, expected);
    table.play(1, "A d4");
    table.turn("I2", "1 A b4 c4");
    assert_eq!(
        table.marked(1, 0),
        "a1 b4 c4 d4",
        "no mark need touch another"
    );
}

#[test]
fn sg_10_a_bonus_cell_may_lie_on_either_card_far_from_the_cross() {
    for bonus in ["A c1", "A d4", "B a1", "B d4"] {
        let mut table = Table::seated(
            &pack("A gray x... .... .... ....").filled(4),
            &["A Z01"],
            "",
        );
        table.turn("I2", &format!("1 A a1 b1 / 1 {bonus}"));
        assert_eq!(table.awaits(), "expedition", "{bonus}");
    }
}

#[test]
fn sg_11_coins_fill_the_boxes_and_from_the_thirteenth_on_are_worthless() {
    let mut table = Table::seated(&coins(), &["C1 C2"], "C3 C4 Z01 Z02");
    table.turn("O4", "1 A a1 b1 a2 b2 / 1 take C3");
    table.refill();
    assert_eq!((table.coins(1), table.cups(1)), (4, vec![6]));
    table.turn("O4", "1 A a1 b1 a2 b2 / 1 take C4");
    table.refill();
    // Single coins next: they fill the third row box by box.
    for (cell, coins, cups) in [("a1", 9, 2), ("b1", 10, 2), ("a2", 11, 2), ("b2", 12, 3)] {
        table.turn("O4", &format!("1 A {cell}"));
        assert_eq!(table.coins(1), coins);
        assert_eq!(table.cups(1).len(), cups);
    }
    table.play(1, "take Z01");
    table.refill();
    assert_eq!(
        table.total(1),
        12 + 6 + 5 + 4 + 3 * 8,
        "twelve coins, three cups, three gray cards"
    );
    table.turn("O4", "1 B a1 b1 a2 b2");
    assert_eq!(table.coins(1), 12);
    let lost = "event-advance-lost seat=1 track=track-coins gained=0 lost=1";
    assert_eq!(table.told("event-advance-lost"), vec![lost; 4]);
    assert_eq!(table.cups(1), [6, 5, 4], "no fourth row");
    assert_eq!(
        table.total(1),
        12 + 6 + 5 + 4 + 4 * 8,
        "only the fourth card counts"
    );
}

#[test]
fn sg_12_a_palm_scores_one_and_one_more_for_each_palm_on_the_offer() {
    // Seat 1 marks the palm of A. The palms of its other card B, and of seat 2's cards, do not count.
    let palms = pack(
        "A gray T.\nB gray T.\nC gray T.\nD gray T.\n
         P1 gray T\nP2 gray T\nP3 gray T\nP4 gray T",
    );
    for shown in 0..=4 {
        let offer = ["P1 P2 P3 P4", "Z01 Z02 Z03 Z04"].map(|names| names.split(' '));
        let [with, without] = offer;
        let offer: Vec<&str> = with.take(shown).chain(without.take(4 - shown)).collect();
        let mut table = Table::seated(&palms.clone().filled(16), &["A B", "C D"], &offer.join(" "));
        table.turn("I3", "1 A a1 / 2 A b1");
        assert_eq!(
            table.palms(1),
            [shown as u8 + 1],
            "{shown} palms on the offer"
        );
        assert!(table.palms(2).is_empty());
    }
}

#[test]
fn sg_12_completed_cards_do_not_count_and_a_card_counts_for_each_of_its_palms() {
    let mut table = Table::seated(
        &pack("A gray T\nB gray T\nP gray TT").filled(5),
        &["A B"],
        "Z01 Z02",
    );
    table.turn("I2", "1 A a1 / 1 take Z01");
    table.refill();
    assert_eq!(table.palms(1), [1 + 2], "the two palms of P, not that of B");
    assert_eq!(
        (table.completed(1).as_str(), table.offer().as_str()),
        ("A", "Z02 P")
    );
    table.turn("I3", "1 B a1");
    assert_eq!(
        table.palms(1),
        [1 + 2, 1 + 2],
        "not that of the completed A"
    );
}

#[test]
fn sg_12_the_offer_stays_as_it_is_while_all_mark() {
    // Seat 1 completes a card first; seat 2 marks palms later, by the pattern and by a bonus cell.
    let small = pack("A gray .\nB gray xT.\nC gray T..\nP gray T").filled(8);
    for order in ["1 A a1 / 2 A a1 b1 / 2 B a1", "2 A a1 b1 / 2 B a1 / 1 A a1"] {
        let mut table = Table::seated(&small, &["A Z01", "B C"], "P Z02 Z03 Z04");
        table.turn("I2", order);
        assert_eq!(table.palms(2), [2, 2], "{order}");
    }
}

#[test]
fn sg_12_a_fifth_palm_gives_nothing() {
    let mut table = Table::seated(
        &pack("A gray TTTTT .....\nP gray T").filled(4),
        &["A Z01"],
        "P",
    );
    table.turn("I3", "1 A a1 b1 c1");
    table.turn("I2", "1 A d1 e1");
    assert_eq!(table.palms(1), [2, 2, 2, 2]);
    assert_eq!(
        table.told("event-write-lost"),
        ["event-write-lost seat=1 track=track-palms number=2"]
    );
    assert_eq!(table.total(1), 8);
}

#[test]
fn sg_12_a_palm_is_automatic() {
    let mut table = Table::seated(&pack("A gray T.").filled(4), &["A Z01"], "");
    table.turn("I3", "1 A a1");
    assert_eq!(
        (table.awaits().as_str(), table.palms(1)),
        ("expedition", vec![1]),
        "nobody is asked"
    );
}

#[test]
fn sg_14_a_complete_card_is_replaced_only_in_step_three() {
    // The pattern completes A and its cross grants a cell: it can only go on B, the other card held.
    let small = pack("A gray x.\nB gray ...").filled(8);
    let mut table = Table::seated(&small, &["A B", "Z01 Z02"], "Z03 Z04 Z05 Z06");
    table.turn("I2", "1 A a1 b1");
    assert_eq!(table.moves(1), ["B a1", "B b1", "B c1"]);
    table.play(1, "B b1");
    assert_eq!(table.awaits(), "seats 2", "no pick before all have marked");
    assert_eq!(
        (table.held(1).as_str(), table.completed(1).as_str()),
        ("A B", "")
    );
    assert!(table.told("event-completed").is_empty());
    table.play(2, "A a1");
    assert_eq!(
        table.told("event-completed"),
        ["event-completed seat=1 card=A"],
        "it is announced"
    );
    assert_eq!(
        (table.held(1).as_str(), table.completed(1).as_str()),
        ("- B", "A")
    );
    assert_eq!(table.awaits(), "seats 1");
    table.play(1, "take Z04");
    assert_eq!(
        (table.held(1).as_str(), table.marked(1, 0).as_str()),
        ("Z04 B", ""),
        "a new card is not marked"
    );
}

#[test]
fn sg_14_a_card_is_complete_when_every_cell_is_marked() {
    let mut table = Table::seated(&pack("A gray ..~ ~..").filled(4), &["A Z01"], "");
    table.turn("I2", "1 A a1 b1");
    table.turn("I3", "1 A b2");
    assert_eq!(
        (table.completed(1).as_str(), table.awaits().as_str()),
        ("", "expedition")
    );
    table.turn("V3", "1 A c2");
    assert_eq!(table.completed(1), "A");
}

#[test]
fn sg_15_rows_claim_cups_from_the_start_player_on_clockwise() {
    for (start, cups) in [("1", [6, 5, 4]), ("2", [4, 6, 5]), ("3", [5, 4, 6])] {
        let hands = ["C1 Z01", "C2 Z02", "C3 Z03"];
        let mut table =
            Table::seated_with(&coins(), &[("start", start)], &hands, "Z04 Z05 Z06 Z07");
        // Whoever marks first does not matter.
        table.turn("O4", "3 A a1 b1 a2 b2 / 1 A a1 b1 a2 b2 / 2 A a1 b1 a2 b2");
        let mut picked = Vec::new();
        while let Some(picker) = table.waiting().first() {
            picked.push(picker.number());
            let first = table.moves(picker.number())[0].clone();
            table.play(picker.number(), &first);
        }
        let first: usize = start.parse().unwrap();
        assert_eq!(picked, [first, first % 3 + 1, (first + 1) % 3 + 1]);
        assert_eq!(
            [1, 2, 3].map(|number| table.cups(number)),
            cups.map(|cup| vec![cup]),
            "seat {start} starts"
        );
    }
}

#[test]
fn sg_15_a_row_is_claimed_when_it_is_full_and_only_then() {
    let mut table = Table::seated(&coins(), &["C1 C2"], "Z01 Z02 Z03 Z04");
    for cell in ["a1", "b1", "a2"] {
        table.turn("O4", &format!("1 A {cell}"));
        assert!(table.cups(1).is_empty());
    }
    table.turn("O4", "1 B a1");
    assert_eq!(
        (table.cups(1), table.completed(1)),
        (vec![6], String::new()),
        "without completing a card"
    );
    table.turn("O4", "1 B b1");
    assert_eq!(table.cups(1), [6], "a row is claimed once");
}

#[test]
fn sg_15_when_the_cups_are_gone_a_row_gives_nothing() {
    let mut table = Table::seated(&coins(), &["C1 C2", "C3 C4", "C5 C6"], "C7 C8 C9 Z01");
    let all = format!("1 A {ALL_FOUR} / 2 A {ALL_FOUR} / 3 A {ALL_FOUR}");
    table.turn("O4", &format!("{all} / 1 take C7 / 2 take C8 / 3 take C9"));
    table.refill();
    table.turn("O4", &all.replace('A', "B"));
    for number in [2, 3, 1] {
        table.play(number, "draw");
        table.deal("Z");
    }
    table.turn("O4", &all);
    assert_eq!(table.deck(), "");
    table.script("3 take Z05 / 1 take Z06 / 2 take Z07");
    // Turn 1: 6 5 4. Turn 2, seat 2 first: 3 2 1. Turn 3: nothing is left.
    assert_eq!(
        [1, 2, 3].map(|number| table.cups(number)),
        [vec![6, 1, 0], vec![5, 3, 0], vec![4, 2, 0]]
    );
    assert_eq!(table.told("event-claim-empty").len(), 3);
    assert_eq!(table.total(1), 12 + 6 + 1 + 3 * 8);
}

#[test]
fn sg_15_two_rows_that_fill_in_one_turn_take_two_cups() {
    let chest = r#"{ "advance": { "track": "coins", "by": 8 } }"#;
    let small = pack("A gray #.\nB gray $$ $$")
        .filled(8)
        .symbol("chest", '#', chest);
    let mut table = Table::seated(&small, &["A Z01", "B Z02"], "Z03 Z04 Z05 Z06");
    table.turn("O4", "2 A a1 b1 a2 b2 / 1 A a1");
    assert_eq!(
        (table.coins(1), table.cups(1), table.cups(2)),
        (8, vec![6, 5], vec![4])
    );
}

#[test]
fn sg_15_what_a_symbol_claims_is_taken_though_no_row_is_full_and_no_card_complete() {
    let gift = r#"{ "claim": { "pool": "cups", "into": "cups" } }"#;
    let small = pack("A gray #. ..\nB gray #. ..")
        .filled(8)
        .symbol("gift", '#', gift);
    let mut table = Table::seated(&small, &["A Z01", "B Z02"], "Z03 Z04 Z05 Z06");
    table.turn("I2", "2 A b1 / 1 A a1");
    assert_eq!((table.cups(1), table.cups(2)), (vec![6], vec![]));
}

#[test]
fn sg_15_rows_and_cards_of_one_turn_are_both_resolved() {
    let mut table = Table::seated(&coins(), &["C1 Z01"], "Z02 Z03 Z04 Z05");
    table.turn("O4", "1 A a1 b1 a2 b2");
    assert_eq!(
        (
            table.cups(1),
            table.completed(1).as_str(),
            table.awaits().as_str()
        ),
        (vec![6], "C1", "seats 1")
    );
}

#[test]
fn sg_16_the_offer_is_filled_up_only_after_all_are_done() {
    let small = pack("A gray .\nB gray .");
    let mut table = Table::seated(
        &small.clone().filled(8),
        &["A Z01", "B Z02"],
        "Z03 Z04 Z05 Z06",
    );
    table.turn("I2", "1 A a1 / 2 A a1");
    table.play(1, "take Z04");
    assert_eq!(
        (table.awaits().as_str(), table.offer().as_str()),
        ("seats 2", "Z03 Z05 Z06")
    );
    assert_eq!(table.refused(2, "take Z04"), "C-10");
    table.play(2, "take Z06");
    assert_eq!(
        (table.awaits().as_str(), table.offer().as_str()),
        ("expedition", "Z03 Z05"),
        "the deck is empty"
    );
    let mut more = Table::seated(&small.filled(9), &["A Z01", "B Z02"], "Z03 Z04 Z05 Z06");
    more.turn("I2", "1 A a1 / 2 A a1 / 1 take Z04 / 2 take Z06");
    assert_eq!(more.awaits(), "deck");
    more.deal("Z07");
    assert_eq!(
        (more.awaits().as_str(), more.offer().as_str()),
        ("expedition", "Z03 Z05 Z07")
    );
}

#[test]
fn sg_17_the_start_player_passes_clockwise_every_turn_also_across_rounds() {
    // Every turn all three seats complete a card; who picks first is the start player.
    let cards: Vec<String> = (1..=40)
        .map(|number| format!("K{number:02} gray ."))
        .collect();
    let small = pack(&cards.join("\n")).schedule(4, 2, 0);
    let mut table = Table::seated_with(
        &small,
        &[("start", "2")],
        &["K01 K02", "K03 K04", "K05 K06"],
        "",
    );
    let expected = [2, 3, 1, 2, 3, 1, 2];
    for (turn, first) in expected.into_iter().enumerate() {
        table.turn(["I2", "O4"][turn % 2], "1 A a1 / 2 A a1 / 3 A a1");
        for place in 0..3 {
            let picker = table.waiting().first().unwrap().number();
            assert_eq!(picker, (first - 1 + place) % 3 + 1, "turn {turn}");
            table.play(picker, "draw");
            table.deal("K");
        }
    }
    assert_eq!(
        table.told("event-round-began").len(),
        4,
        "two turns in each of three rounds, and one more"
    );
}

#[test]
fn sg_17_in_each_of_the_twenty_eight_turns_settling_begins_one_place_further() {
    for (seats, start) in [(2, 1), (3, 0), (4, 3)] {
        let rules = load(
            &random::scarce().filled(28).files(),
            [("start", START[start])],
            seats,
        )
        .unwrap();
        for seed in 0..20 {
            let (mut turn, mut settled) = (0, 0);
            random::play(&rules, seed, |_, _, after, events| {
                for event in events {
                    if let Event::Revealed(_) = event {
                        (turn, settled) = (usize::from(after.turn()), 0);
                        assert_eq!(after.start_seat(seats).index(), (start + turn) % seats);
                    }
                    if let Event::Completed(Completed { seat, .. }) = event {
                        let place = (seat.index() + seats - (start + turn) % seats) % seats;
                        assert!(settled <= place, "turn {turn}, seat {}", seat.number());
                        settled = place;
                    }
                }
            });
            assert_eq!(turn, 27);
        }
    }
}

/// The values of the option `start`, by the index of the seat.
const START: [&str; 4] = ["1", "2", "3", "4"];

#[test]
fn sg_18_after_four_rounds_the_game_ends() {
    let mut table = Table::seated(&pack("").filled(4).schedule(4, 1, 0), &["Z01 Z02"], "");
    for round in 1..=4 {
        assert_eq!(
            table.drawable().len(),
            8,
            "round {round} begins with all expeditions"
        );
        table.turn("O4", &format!("1 A a{round}"));
    }
    assert_eq!(table.awaits(), "over");
    assert_eq!(table.events.last(), Some(&Event::Ended));
    assert_eq!(table.told("event-round-began").len(), 4);
    assert_eq!(
        table.refused(1, "A b1"),
        "C-1",
        "nobody is awaited any more"
    );
}

#[test]
fn sg_18_the_last_turn_is_still_resolved_but_nothing_is_replaced() {
    let mut table = Table::seated(
        &coins().schedule(1, 1, 4),
        &["C1 C2", "C3 C4"],
        "C5 C6 C7 C8",
    );
    let deck = table.deck();
    table.turn("O4", "1 A a1 b1 a2 b2 / 2 B a1 b1 a2 b2");
    assert_eq!(table.awaits(), "over", "nobody picks");
    assert_eq!(
        (table.cups(1), table.cups(2)),
        (vec![6], vec![5]),
        "cups count"
    );
    assert_eq!(
        (table.completed(1).as_str(), table.completed(2).as_str()),
        ("C1", "C4"),
        "cards count"
    );
    assert_eq!(
        (table.held(1).as_str(), table.held(2).as_str()),
        ("- C2", "C3 -")
    );
    assert_eq!(
        (table.offer().as_str(), table.deck()),
        ("C5 C6 C7 C8", deck)
    );
    assert_eq!((table.total(1), table.total(2)), (4 + 6 + 8, 4 + 5 + 8));
}
