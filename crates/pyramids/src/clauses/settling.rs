//! PY-20 to PY-23: replacements, claims, and the last turn.

use super::common::quick;
use super::random;
use super::table::{Table, pack};
use crate::{load, shipped};
use roll_and_write::flip::Event;
use roll_and_write::flip::events::Completed;
use roll_and_write::{CardId, Ruleset, Seat};

/// The number of a seat and what it is about to do, as long as seats pick: each takes its first card.
fn pickers(table: &mut Table) -> Vec<usize> {
    let mut pickers = Vec::new();
    loop {
        if table.awaits() == "deck" {
            let last = table.drawable().pop().unwrap();
            table.deal(&last);
            continue;
        }
        let Some(picker) = table.waiting().first() else {
            return pickers;
        };
        pickers.push(picker.number());
        let first = table.moves(picker.number())[0].clone();
        table.play(picker.number(), &first);
    }
}

#[test]
fn py_20_replacements_are_picked_in_the_order_of_the_numbers_on_the_cards() {
    for (numbers, expected) in [
        ([1, 2, 3, 4], [1, 2, 3, 4]),
        ([4, 3, 2, 1], [4, 3, 2, 1]),
        ([30, 7, 100, 9], [2, 4, 1, 3]),
        ([9, 10, 8, 11], [3, 1, 2, 4]),
    ] {
        let cards: Vec<String> = numbers.iter().map(|n| format!("K{n} purple ET")).collect();
        let small = quick(&cards.join("\n")).filled(20);
        let hands: Vec<String> = numbers
            .iter()
            .zip(101..)
            .map(|(n, z)| format!("K{n} Z{z}"))
            .collect();
        let hands: Vec<&str> = hands.iter().map(String::as_str).collect();
        let mut table = Table::seated(&small, &hands, "");
        // Whoever marks first does not matter.
        table.turn("I2", "3 A a1 b1 / 1 A a1 b1 / 4 A a1 b1 / 2 A a1 b1");
        assert_eq!(pickers(&mut table), expected, "{numbers:?}");
    }
}

#[test]
fn py_20_the_offer_is_filled_up_before_the_next_player_picks() {
    let small = quick("A1 purple ET\nB2 purple ET").filled(9);
    let mut table = Table::seated(&small, &["B2 Z101", "A1 Z102"], "Z103 Z104 Z105 Z106");
    table.turn("I2", "1 A a1 b1 / 2 A a1 b1");
    assert_eq!(table.awaits(), "seats 2", "card 1 comes before card 2");
    table.play(2, "take Z104");
    assert_eq!(
        (table.offer().as_str(), table.awaits().as_str()),
        ("Z103 Z105 Z106", "deck")
    );
    table.deal("Z107");
    assert_eq!(
        (table.offer().as_str(), table.awaits().as_str()),
        ("Z103 Z105 Z106 Z107", "seats 1"),
        "seat 1 chooses from four again"
    );
    table.play(1, "take Z107");
    assert_eq!(
        (table.offer().as_str(), table.awaits().as_str()),
        ("Z103 Z105 Z106", "expedition"),
        "the deck is empty"
    );
}

#[test]
fn py_20_who_completed_two_cards_ranks_by_the_lower_number_and_picks_twice() {
    // Seat 1 completes cards 1 and 30, seat 2 completes card 20 between them.
    let small = pack("A1 purple ET\nB30 orange ExT\nC20 green ET").filled(12);
    let mut table = Table::seated(&small, &["A1 B30", "C20 Z101"], "Z102 Z103 Z104 Z105");
    table.turn("I2", "1 A a1 / 2 A a1");
    table.turn("I3", "1 B a1 b1 c1 / 1 A b1 / 2 A b1");
    assert_eq!(
        table.told("event-completed"),
        [
            "event-completed seat=1 card=A1",
            "event-completed seat=1 card=B30"
        ],
        "seat 2 has not come yet"
    );
    table.script("1 take Z102 / 1 take Z103");
    assert_eq!(table.awaits(), "deck", "no refill in between, but now");
    table.refill();
    assert_eq!(table.awaits(), "seats 2");
    assert_eq!(
        table.told("event-completed").last().unwrap(),
        "event-completed seat=2 card=C20"
    );
}

#[test]
fn py_20_in_random_games_nobody_with_a_lower_number_comes_later() {
    for rules in random::tables() {
        let by_card = rules
            .info()
            .options
            .contains(&("settle", "by-card".to_owned()));
        for seed in 0..20 {
            // The numbers of the cards as they are set aside in a turn, one list for each time that
            // somebody's turn to settle comes.
            let mut settled: Vec<(Seat, Vec<u8>)> = Vec::new();
            random::play(&rules, seed, |_, _, _, events| {
                for event in events {
                    if let Event::AllMarked = event {
                        settled.clear();
                    }
                    if let Event::Completed(Completed { seat, card }) = *event {
                        let number = rules.game().facts().number(card);
                        match settled.last_mut() {
                            Some((last, numbers)) if *last == seat => {
                                numbers.push(number);
                            }
                            _ => settled.push((seat, vec![number])),
                        }
                    }
                }
                let lowest = settled.iter().map(|(_, numbers)| numbers.iter().min());
                assert!(lowest.is_sorted(), "{settled:?}");
                let highest = settled.iter().map(|(_, numbers)| numbers.iter().max());
                assert!(!by_card || highest.is_sorted(), "{settled:?}");
            });
        }
    }
}

#[test]
fn py_21_the_second_fourth_and_sixth_card_of_a_colour_claim() {
    let cards: Vec<String> = (1..=8).map(|n| format!("K{n} orange ET")).collect();
    let small = quick(&cards.join("\n")).filled(10).schedule(2, 7, 4);
    let mut table = Table::seated(&small, &["K1 Z101"], "K2 K3 K4 K5");
    for (count, claimed) in [
        (1, vec![]),
        (2, vec![10]),
        (3, vec![10]),
        (4, vec![10, 6]),
        (5, vec![10, 6]),
        (6, vec![10, 6, 3]),
        (7, vec![10, 6, 3]),
        (8, vec![10, 6, 3]),
    ] {
        table.turn("I2", "1 A a1 b1");
        assert_eq!(
            table.pyramids(1, "orange").len(),
            claimed.len() - usize::from([2, 4, 6].contains(&count)),
            "claims come after the picks"
        );
        let first = table.moves(1)[0].clone();
        table.play(1, &first);
        while table.awaits() == "deck" && table.drawable()[0].starts_with('K') {
            table.deal("K");
        }
        table.refill();
        assert_eq!(table.pyramids(1, "orange"), claimed, "{count} cards");
        assert!(table.pyramids(1, "purple").is_empty());
    }
    assert_eq!(table.total(1), 80 + 19);
    assert_eq!(
        table.told("event-claimed"),
        [
            "event-claimed seat=1 pool=pool-orange-pyramids number=10",
            "event-claimed seat=1 pool=pool-orange-pyramids number=6",
            "event-claimed seat=1 pool=pool-orange-pyramids number=3"
        ]
    );
    assert!(
        table.told("event-claim-empty").is_empty(),
        "the eighth card claims nothing"
    );
}

#[test]
fn py_21_what_one_player_has_claimed_is_closed_to_all() {
    let cards: Vec<String> = (1..=8).map(|n| format!("K{n} orange ET")).collect();
    let small = quick(&cards.join("\n")).filled(16);
    let hands = ["K1 K2", "K3 K4", "K5 K6", "K7 K8"];
    let mut table = Table::seated(&small, &hands, "");
    let all = "1 A a1 b1 / 2 A a1 b1 / 3 A a1 b1 / 4 A a1 b1";
    table.turn("I2", all);
    pickers(&mut table);
    assert!((1..=4).all(|number| table.pyramids(number, "orange").is_empty()));
    // One after the other they complete their second card.
    for (number, claimed) in [(3, vec![10]), (1, vec![6]), (4, vec![3]), (2, vec![])] {
        table.deal("I2");
        for other in 1..=4 {
            let mv = if other == number {
                "B a1 b1".to_owned()
            } else {
                // Anything that completes nothing.
                table
                    .moves(other)
                    .into_iter()
                    .find(|text| text.starts_with('A') && text.len() == 4)
                    .unwrap()
            };
            table.play(other, &mv);
        }
        pickers(&mut table);
        assert_eq!(table.pyramids(number, "orange"), claimed, "seat {number}");
    }
    assert_eq!(table.told("event-claimed").len(), 3);
}

#[test]
fn py_22_claims_of_four_players_in_one_step_go_by_the_number_of_the_card() {
    // Each has completed a purple card and now completes another. The fourth gets nothing.
    let small = quick(
        "K1 purple ET\nK2 purple ET\nK3 purple ET\nK4 purple ET\n
         K40 purple ET\nK20 purple ET\nK30 purple ET\nK10 purple ET",
    )
    .filled(16);
    let hands = ["K1 K40", "K2 K20", "K3 K30", "K4 K10"];
    let mut table = Table::seated(&small, &hands, "");
    table.turn("I2", "1 A a1 b1 / 2 A a1 b1 / 3 A a1 b1 / 4 A a1 b1");
    pickers(&mut table);
    // Boards follow the order of the names: where the second purple card lies is looked up.
    table.deal("I2");
    for number in 1..=4 {
        let board = if table
            .held(number)
            .split(' ')
            .next()
            .unwrap()
            .starts_with('K')
        {
            'A'
        } else {
            'B'
        };
        table.play(number, &format!("{board} a1 b1"));
    }
    assert_eq!(pickers(&mut table), [4, 2, 3, 1]);
    let claimed = [1, 2, 3, 4].map(|number| table.pyramids(number, "purple"));
    assert_eq!(claimed, [vec![], vec![6], vec![3], vec![10]]);
    assert_eq!(
        table.told("event-claimed"),
        [
            "event-claimed seat=4 pool=pool-purple-pyramids number=10",
            "event-claimed seat=2 pool=pool-purple-pyramids number=6",
            "event-claimed seat=3 pool=pool-purple-pyramids number=3"
        ]
    );
}

/// Seat 1 completes the purple cards 5 and 40 in one turn, and seat 2, which has card 2 already, the
/// purple card with this number. Returns what both have claimed.
fn two_of_one_colour(other: u8, cards_per_claim: u8) -> [Vec<u8>; 2] {
    let cards = format!("A5 purple ET\nB40 purple ExT\nC2 purple ET\nD{other} purple ET");
    let small = quick(&cards).filled(12).edit(
        "game.json",
        r#""cards_per_claim": 2"#,
        &format!(r#""cards_per_claim": {cards_per_claim}"#),
    );
    let mut table = Table::seated(&small, &["A5 B40", &format!("C2 D{other}")], "");
    table.turn("I2", "1 A a1 / 2 A a1 b1");
    pickers(&mut table);
    table.turn("I2", "1 B a1 / 2 A a1");
    table.turn("I2", "1 B b1 c1 / 1 A b1 / 2 B a1 b1");
    pickers(&mut table);
    assert_eq!(table.completed(1), "A5 B40");
    assert_eq!(table.completed(2), format!("C2 D{other}"));
    [1, 2].map(|number| table.pyramids(number, "purple"))
}

#[test]
fn py_22_with_two_cards_of_one_colour_the_lower_number_counts() {
    assert_eq!(two_of_one_colour(3, 2), [vec![6], vec![10]]);
    assert_eq!(two_of_one_colour(20, 2), [vec![10], vec![6]]);
    assert_eq!(two_of_one_colour(50, 2), [vec![10], vec![6]]);
}

#[test]
fn py_22_where_each_card_claims_each_has_its_own_turn() {
    // The 10 went to card 2 before; 6 and 3 are left.
    assert_eq!(two_of_one_colour(3, 1), [vec![3], vec![10, 6]]);
    assert_eq!(two_of_one_colour(20, 1), [vec![6], vec![10, 3]]);
    assert_eq!(two_of_one_colour(50, 1), [vec![6, 3], vec![10]]);
    // And where three cards make a claim, nobody has any.
    assert!(two_of_one_colour(20, 3).iter().all(Vec::is_empty));
}

#[test]
fn py_22_two_colours_may_be_claimed_in_one_turn() {
    let small = quick(
        "A5 purple ET\nB40 orange ExT\nC6 purple ET\nD41 orange ET\n
         E7 green ET\nF8 green ET",
    )
    .filled(12);
    let mut table = Table::seated(&small, &["C6 D41"], "A5 B40");
    table.turn("I2", "1 A a1 b1 / 1 take A5");
    table.refill();
    table.turn("I2", "1 B a1 b1 / 1 take B40");
    table.refill();
    assert_eq!(table.held(1), "A5 B40");
    table.turn("I2", "1 A a1");
    table.turn("I2", "1 B a1");
    table.turn("I2", "1 B b1 c1 / 1 A b1");
    pickers(&mut table);
    assert_eq!(
        table.told("event-claimed"),
        [
            "event-claimed seat=1 pool=pool-purple-pyramids number=10",
            "event-claimed seat=1 pool=pool-orange-pyramids number=10"
        ],
        "card 5 before card 40"
    );
}

#[test]
fn py_21_in_random_games_claims_are_what_a_person_reckons() {
    // From the cards that were completed alone: turn by turn, ascending by number, a claim for every
    // second card of a colour as long as the colour has numbers.
    for rules in random::tables() {
        let facts = rules.game().facts();
        for seed in 0..20 {
            let mut piles = vec![vec![0; 3]; 4];
            let mut left = vec![vec![3, 6, 10]; 3];
            let mut claimed = vec![vec![Vec::new(); 3]; 4];
            let mut fresh: Vec<(u8, Seat, CardId)> = Vec::new();
            let mut settle = |fresh: &mut Vec<(u8, Seat, CardId)>| {
                fresh.sort_unstable_by_key(|(number, ..)| *number);
                let before = piles.clone();
                for (_, seat, card) in fresh.iter() {
                    piles[seat.index()][usize::from(facts.color(*card).0)] += 1;
                }
                let mut served = Vec::new();
                for (_, seat, card) in fresh.drain(..) {
                    let (seat, color) = (seat.index(), usize::from(facts.color(card).0));
                    let crossed = piles[seat][color] / 2 > before[seat][color] / 2;
                    if crossed && !served.contains(&(seat, color)) {
                        served.push((seat, color));
                        claimed[seat][color].extend(left[color].pop());
                    }
                }
            };
            let end = random::play(&rules, seed, |_, _, _, events| {
                for event in events {
                    if let Event::Revealed(_) = event {
                        settle(&mut fresh);
                    }
                    if let Event::Completed(Completed { seat, card }) = *event {
                        fresh.push((facts.number(card), seat, card));
                    }
                }
            });
            settle(&mut fresh);
            for seat in Seat::all(rules.seats()) {
                for color in facts.colors() {
                    let track = rules.pack().sheet().track(facts.claims(color).track);
                    let found: Vec<u8> = (0..3)
                        .filter_map(|index| end.sheet(seat).written(track, index))
                        .collect();
                    assert_eq!(found, claimed[seat.index()][usize::from(color.0)]);
                }
            }
        }
    }
}

#[test]
fn py_23_after_four_rounds_the_game_ends() {
    let small = pack("").filled(4).schedule(4, 1, 0);
    let mut table = Table::seated(&small, &["Z101 Z102"], "");
    for (round, cell) in ["a1", "b1", "c1", "d1"].into_iter().enumerate() {
        assert_eq!(
            table.drawable().len(),
            8,
            "round {} begins with all expeditions",
            round + 1
        );
        table.turn("O4", &format!("1 A {cell}"));
    }
    assert_eq!(table.awaits(), "over");
    assert_eq!(table.events.last(), Some(&Event::Ended));
    assert_eq!(table.told("event-round-began").len(), 4);
    assert_eq!(
        table.refused(1, "A b2"),
        "C-1",
        "nobody is awaited any more"
    );
    let rules = load(&shipped(), [], 2).unwrap();
    assert_eq!(random::play(&rules, 1, |_, _, _, _| {}).turn(), 27);
}

#[test]
fn py_23_claims_of_the_last_turn_count_and_its_picks_are_skipped() {
    let small = quick("A1 purple ET\nB2 purple ET\nC3 purple ET\nD4 purple ET")
        .filled(12)
        .schedule(1, 2, 4);
    let mut table = Table::seated(&small, &["A1 B2", "C3 D4"], "Z101 Z102 Z103 Z104");
    table.turn("I2", "1 A a1 b1 / 2 A a1 b1 / 1 take Z101");
    table.refill();
    table.play(2, "take Z102");
    table.refill();
    let (offer, deck) = (table.offer(), table.deck());
    table.turn("I2", "1 B a1 b1 / 2 B a1 b1");
    assert_eq!(table.awaits(), "over", "nobody picks");
    assert_eq!(
        [1, 2].map(|number| table.pyramids(number, "purple")),
        [vec![10], vec![6]],
        "claims count"
    );
    assert_eq!([table.held(1), table.held(2)], ["Z101 -", "Z102 -"]);
    assert_eq!(
        (table.offer(), table.deck()),
        (offer, deck),
        "nothing is filled up"
    );
    assert_eq!([table.total(1), table.total(2)], [30, 26]);
}
