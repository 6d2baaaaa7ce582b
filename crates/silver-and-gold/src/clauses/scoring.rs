//! SG-19 to SG-22: the score and who wins.

use super::random;
use super::table::{Table, pack, seat};
use crate::{Rules, load, shipped};
use roll_and_write::flip::State;
use roll_and_write::{CardId, Ruleset, Seat};

/// A solo game in which these cards of one cell each, such as `purple+gray`, have been completed.
fn having_completed(cards: &str) -> Table {
    let cards: Vec<&str> = cards.split_whitespace().collect();
    let lines = cards
        .iter()
        .enumerate()
        .map(|(index, card)| format!("K{index} {card} ."));
    let small = pack(&lines.collect::<Vec<_>>().join("\n"))
        .filled(cards.len() + 4)
        .schedule(8, 8, 0);
    let mut table = Table::seated(&small, &["K0 Z01"], "");
    for index in 0..cards.len() {
        let expedition = table.drawable()[0].clone();
        table.turn(&expedition, "1 A a1 / 1 draw");
        table.deal(if index + 1 < cards.len() { "K" } else { "Z02" });
    }
    assert_eq!(table.state.completed(seat(1)).len() as usize, cards.len());
    table
}

/// The points of the lines with this reason.
fn points(table: &Table, reason: &str) -> i32 {
    let score = table.rules.score(&table.state, seat(1));
    score
        .lines()
        .iter()
        .filter(|line| line.reason == reason)
        .map(|line| line.points)
        .sum()
}

/// The score as a person would add it up from what lies on the table.
fn added_up(rules: &Rules, state: &State, seat: Seat) -> i32 {
    let (facts, layout, sheet) = (
        rules.game().facts(),
        rules.pack().sheet(),
        state.sheet(seat),
    );
    let mut total = 0;
    for name in ["coins", "cups", "palms"] {
        let track = layout.track(layout.find(name).unwrap());
        for place in 0..usize::from(track.boxes) {
            total += match sheet.written(track, place) {
                Some(number) => i32::from(number),
                None => i32::from(sheet.is_filled(track, place)),
            };
        }
    }
    let cards: Vec<CardId> = state.completed(seat).iter().map(CardId).collect();
    for card in &cards {
        total += facts.worth(facts.color(*card)).points;
        if let Some(seal) = facts.seal(*card) {
            let of_the_colour = cards
                .iter()
                .filter(|other| facts.color(**other) == seal)
                .count() as i32;
            total += of_the_colour * facts.worth(seal).seal;
        }
    }
    total
}

#[test]
fn sg_19_the_total_is_coins_cups_palms_cards_and_seals() {
    // ($)($) $     A. The bracketed cells are marked first.
    // ($)(T)
    let small = pack("A purple+gray $$$ $T\nB gray $.\nP gray T\nQ gray T").filled(6);
    let mut table = Table::seated(&small.schedule(1, 3, 3), &["A B"], "P Q Z01");
    table.turn("O4", "1 A a1 b1 a2 b2");
    assert_eq!(
        table.total(1),
        3 + 3,
        "three coins, and a palm with two on the offer"
    );
    table.turn("I2", "1 B a1 b1 / 1 take P");
    table.refill();
    assert_eq!(
        table.total(1),
        4 + 6 + 3 + 8,
        "four coins and their cup, the palm, the gray card"
    );
    table.turn("I3", "1 A c1");
    assert_eq!(table.awaits(), "over");
    assert_eq!(
        table.total(1),
        5 + 6 + 3 + 8 + 14 + 1,
        "a fifth coin, the purple card, its seal for the gray one"
    );
}

#[test]
fn sg_19_the_score_is_what_a_person_adds_up() {
    for rules in [
        load(&shipped(), [], 3).unwrap(),
        load(&random::scarce().files(), [], 3).unwrap(),
    ] {
        for seed in 0..20 {
            random::play(&rules, seed, |_, _, state, _| {
                for seat in Seat::all(3) {
                    assert_eq!(
                        rules.score(state, seat).total(),
                        added_up(&rules, state, seat)
                    );
                }
            });
        }
    }
}

#[test]
fn sg_19_completed_cards_score_by_their_colour() {
    for (cards, expected) in [
        ("purple", 14),
        ("orange", 12),
        ("green", 10),
        ("gray", 8),
        ("purple purple gray", 14 + 14 + 8),
        ("purple orange green gray", 44),
    ] {
        assert_eq!(
            points(&having_completed(cards), "score-cards"),
            expected,
            "{cards}"
        );
    }
}

#[test]
fn sg_20_a_seal_counts_for_each_own_completed_card_of_its_colour() {
    for (cards, expected, why) in [
        ("purple+gray gray gray", 2, "1 for each of two gray cards"),
        (
            "purple+green green green green",
            3,
            "1 for each of three green cards",
        ),
        (
            "gray+orange orange orange",
            4,
            "2 for each of two orange cards",
        ),
        ("gray+purple purple", 2, "2 for one purple card"),
        ("purple+gray", 0, "no gray card"),
        ("purple gray gray", 0, "no seal"),
        (
            "purple+gray green+gray gray gray gray",
            6,
            "both seals count all three gray cards",
        ),
        ("purple+gray gray+purple", 1 + 2, "each counts the other"),
        (
            "gray+gray gray",
            2,
            "a card counts for its own seal, should a pack print it",
        ),
    ] {
        assert_eq!(
            points(&having_completed(cards), "score-seals"),
            expected,
            "{cards}: {why}"
        );
    }
}

#[test]
fn sg_20_a_seal_on_an_unfinished_card_counts_nothing() {
    let mut table = Table::seated(&pack("A purple+gray ..\nB gray .").filled(4), &["A B"], "");
    table.turn("I3", "1 B a1 / 1 take Z01");
    table.refill();
    assert_eq!(table.total(1), 8);
    table.turn("I2", "1 A a1 b1");
    assert_eq!(table.total(1), 8 + 14 + 1, "now it is completed");
}

#[test]
fn sg_20_another_seats_cards_do_not_count() {
    let small = pack("A purple+gray .\nB gray .")
        .filled(8)
        .schedule(1, 1, 4);
    let mut table = Table::seated(&small, &["A Z01", "B Z02"], "");
    table.turn("I2", "1 A a1 / 2 A a1");
    assert_eq!((table.total(1), table.total(2)), (14, 8));
}

#[test]
fn sg_21_an_unfinished_card_scores_nothing_but_its_coins_and_palms_stay() {
    let small = pack("A purple $T. ...").filled(4).schedule(1, 1, 4);
    let mut table = Table::seated(&small, &["A Z01"], "");
    table.turn("I3", "1 A a1 b1 c1");
    assert_eq!((table.awaits().as_str(), table.total(1)), ("over", 1 + 1));
}

/// Plays one turn in which each seat completes one card of the colour; all colours are worth the same.
/// Returns the places and the tie-break by which each seat stands behind the one above it.
fn after_a_tie(colors: &str, options: &[(&str, &str)]) -> (Vec<usize>, Vec<Option<usize>>) {
    let worth = ["gray", "green", "orange", "purple", "white"].map(|name| (name, 10, 0));
    let colors: Vec<&str> = colors.split(' ').collect();
    let cards = colors
        .iter()
        .enumerate()
        .map(|(index, color)| format!("K{index} {color} ."));
    let small = pack(&cards.collect::<Vec<_>>().join("\n"))
        .colors(&worth)
        .filled(16)
        .schedule(1, 1, 4);
    let hands: Vec<String> = (0..colors.len())
        .map(|index| format!("K{index} Z0{}", index + 1))
        .collect();
    let hands: Vec<&str> = hands.iter().map(String::as_str).collect();
    let mut table = Table::seated_with(&small, options, &hands, "");
    table.deal("I2");
    for number in 1..=colors.len() {
        table.play(number, "A a1");
    }
    assert_eq!(table.awaits(), "over");
    assert!(
        (1..=colors.len()).all(|number| table.total(number) == 10),
        "all totals are equal"
    );
    let standings = table.rules.standings(&table.state);
    let seats = || Seat::all(colors.len());
    (
        seats().map(|seat| standings.place(seat)).collect(),
        seats().map(|seat| standings.decided_by(seat)).collect(),
    )
}

#[test]
fn sg_22_ties_go_by_gray_then_green_then_orange_then_purple() {
    let (gray, green, orange, purple) = (Some(0), Some(1), Some(2), Some(3));
    for (colors, places, decided) in [
        ("gray green", vec![1, 2], vec![None, gray]),
        ("green gray", vec![2, 1], vec![gray, None]),
        ("green orange", vec![1, 2], vec![None, green]),
        ("purple orange", vec![2, 1], vec![orange, None]),
        ("white purple", vec![2, 1], vec![purple, None]),
        (
            "orange gray purple green",
            vec![3, 1, 4, 2],
            vec![green, None, orange, gray],
        ),
        (
            "white purple orange green",
            vec![4, 3, 2, 1],
            vec![purple, orange, green, None],
        ),
        (
            "gray gray green green",
            vec![1, 1, 3, 3],
            vec![None, None, gray, gray],
        ),
    ] {
        assert_eq!(after_a_tie(colors, &[]), (places, decided), "{colors}");
    }
}

#[test]
fn sg_22_who_ties_to_the_end_shares_the_win() {
    for color in ["gray", "green", "orange", "purple", "white"] {
        let colors = [color; 4].join(" ");
        assert_eq!(
            after_a_tie(&colors, &[]),
            (vec![1; 4], vec![None; 4]),
            "{colors}"
        );
    }
}

#[test]
fn sg_22_more_points_beat_every_tie_break() {
    let small = pack("A gray .\nB purple .").filled(8).schedule(1, 1, 4);
    let mut table = Table::seated(&small, &["A Z01", "B Z02"], "");
    table.turn("I2", "1 A a1 / 2 A a1");
    let standings = table.rules.standings(&table.state);
    assert_eq!(
        standings.winners().collect::<Vec<_>>(),
        [seat(2)],
        "14 beat 8, though the 8 are gray"
    );
}

#[test]
fn sg_22_the_option_tie_lets_the_latest_seat_of_the_first_turn_win() {
    for (start, places) in [
        ("1", vec![3, 2, 1]),
        ("2", vec![1, 3, 2]),
        ("3", vec![2, 1, 3]),
    ] {
        let (found, decided) = after_a_tie(
            "gray gray gray",
            &[("tie", "latest-seat"), ("start", start)],
        );
        assert_eq!(found, places, "seat {start} starts");
        assert_eq!(
            decided.iter().filter(|by| **by == Some(4)).count(),
            2,
            "after the four colours"
        );
    }
    let (places, _) = after_a_tie("gray green green", &[("tie", "latest-seat")]);
    assert_eq!(places, [1, 3, 2], "the colours come first");
}

#[test]
fn sg_22_each_tie_break_is_said_by_its_colour() {
    let rules = load(&shipped(), [("tie", "latest-seat")], 4).unwrap();
    let said: Vec<String> = rules
        .info()
        .tie_breaks
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(
        said,
        [
            "tie-cards color=color-gray",
            "tie-cards color=color-green",
            "tie-cards color=color-orange",
            "tie-cards color=color-purple",
            "tie-latest-seat",
        ]
    );
    // In this order they decide: each pair is level but for the colour that is said.
    for (colors, decided) in [
        ("gray green", "tie-cards color=color-gray"),
        ("green orange", "tie-cards color=color-green"),
        ("orange purple", "tie-cards color=color-orange"),
        ("purple white", "tie-cards color=color-purple"),
        ("white white", "tie-latest-seat"),
    ] {
        let (places, by) = after_a_tie(colors, &[("tie", "latest-seat")]);
        let loser = places.iter().position(|place| *place == 2).unwrap();
        assert_eq!(said[by[loser].unwrap()], decided, "{colors}");
    }
}
