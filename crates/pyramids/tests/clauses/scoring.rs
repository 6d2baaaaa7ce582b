//! PY-24 and PY-26: the score, calculated independently, and the winners.

use super::random;
use super::table::{quick, seat, seated};
use rnw_flip::State;
use rnw_pyramids::{Rules, load, shipped};
use roll_and_write::{Presentation, Ruleset, Seat};

/// The score as a person would calculate it from the table, with the printed points.
fn added_up(rules: &Rules, state: &State, seat: Seat) -> i32 {
    let (layout, sheet) = (rules.pack().sheet(), state.sheet(seat));
    let track = |name: &str| layout.track(layout.find(name).unwrap());
    let filled = |name: &str| {
        (0..usize::from(track(name).boxes))
            .filter(|place| sheet.is_filled(track(name), *place))
            .count() as i32
    };
    let mut total = 10 * state.completed(seat).len() as i32 + 5 * filled("torches");
    for color in ["purple", "orange", "green"] {
        let track = track(&format!("{color}-pyramids"));
        let numbers = (0..3).filter_map(|place| sheet.written(track, place));
        total += numbers.map(i32::from).sum::<i32>();
    }
    let (mut red, mut green) = (filled("red-gems"), filled("green-gems"));
    while red > 0 && green > 0 {
        (red, green, total) = (red - 1, green - 1, total + 5);
    }
    // The shipped penalties are 1 to 10, so each box costs its own number, and the highest filled
    // box counts.
    total + red + green - filled("skulls")
}

#[test]
fn py_24_the_score_is_what_a_person_adds_up() {
    for rules in random::tables() {
        for seed in 0..20 {
            random::play(&rules, seed, |_, _, state, _| {
                for seat in Seat::all(rules.seats()) {
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
fn py_24_the_lines_stand_in_the_order_of_the_rules() {
    let rules = load(&shipped(), [], 1).unwrap();
    let score = rules.score(&rules.start(), seat(1));
    let lines: Vec<String> = score
        .lines()
        .iter()
        .map(|line| rules.score_message(line).to_string())
        .collect();
    assert_eq!(
        lines,
        [
            "score-cards count=0 color=color-purple",
            "score-cards count=0 color=color-orange",
            "score-cards count=0 color=color-green",
            "score-track track=track-torches count=0",
            "score-track track=track-purple-pyramids count=0",
            "score-track track=track-orange-pyramids count=0",
            "score-track track=track-green-pyramids count=0",
            "score-pairs count=0",
            "score-singles count=0",
            "score-penalty count=0 track=track-skulls",
        ]
    );
}

/// Plays a last turn in which each seat completes the card with its number in `numbers`, or none
/// for 0. Returns the places, and for each seat the tie-break that put it behind the seat above.
fn after_a_tie(numbers: &[u8]) -> (Vec<usize>, Vec<Option<usize>>) {
    let cards = numbers.iter().enumerate().map(|(index, number)| {
        let number = if *number == 0 {
            60 + index as u8
        } else {
            *number
        };
        (format!("K{number}"), format!("K{number} purple ET"))
    });
    let (names, lines): (Vec<String>, Vec<String>) = cards.unzip();
    let small = quick(&lines.join("\n")).filled(16).schedule(1, 1, 4);
    let hands: Vec<String> = (names.iter().zip(101..))
        .map(|(name, filler)| format!("{name} Z{filler}"))
        .collect();
    let hands: Vec<&str> = hands.iter().map(String::as_str).collect();
    let mut table = seated(&small, &[], &hands, "");
    table.deal("I2");
    for (index, number) in numbers.iter().enumerate() {
        table.play(
            seat(index + 1),
            if *number > 0 { "A a1 b1" } else { "B a1" },
        );
    }
    assert_eq!(table.awaiting(), "over");
    let standings = table.rules.standings(&table.state);
    let seats = || Seat::all(numbers.len());
    (
        seats().map(|seat| standings.place(seat)).collect(),
        seats().map(|seat| standings.decided_by(seat)).collect(),
    )
}

#[test]
fn py_26_of_the_tied_the_one_with_the_lowest_completed_card_wins() {
    for (numbers, places, decided) in [
        (vec![15, 33], vec![1, 2], vec![None, Some(0)]),
        (vec![33, 15], vec![2, 1], vec![Some(0), None]),
        (
            vec![30, 9, 48, 10],
            vec![3, 1, 4, 2],
            vec![Some(0), None, Some(0), Some(0)],
        ),
        // Ten points beat any card number.
        (vec![0, 40], vec![2, 1], vec![None, None]),
    ] {
        assert_eq!(after_a_tie(&numbers), (places, decided), "{numbers:?}");
    }
}

#[test]
fn py_26_who_completed_nothing_shares_the_win() {
    for seats in 2..=4 {
        let (places, decided) = after_a_tie(&vec![0; seats]);
        assert_eq!((places, decided), (vec![1; seats], vec![None; seats]));
    }
}

#[test]
fn py_26_the_lowest_of_several_cards_decides_and_any_card_beats_none() {
    // Seat 1 completes 20 and 7, seat 2 completes 9 and 8: 7 is the lowest number of all.
    let small = quick("A20 purple ET\nB7 orange ET\nC9 purple ET\nD8 orange ET")
        .filled(12)
        .schedule(1, 2, 4);
    let mut table = seated(&small, &[], &["A20 B7", "C9 D8"], "");
    table.turn("I2", "1 A a1 b1 / 2 A a1 b1");
    while table.awaiting() != "expedition" {
        if let Some(picker) = table.waiting().first() {
            table.play(seat(picker.number()), "draw");
        }
        table.refill();
    }
    table.turn("I2", "1 B a1 b1 / 2 B a1 b1");
    assert_eq!([table.total(seat(1)), table.total(seat(2))], [20, 20]);
    let standings = table.rules.standings(&table.state);
    assert_eq!(standings.winners().collect::<Vec<_>>(), [seat(1)]);
    let ranking_key = |number: usize| table.rules.ranking_key(&table.state, seat(number));
    assert_eq!(
        (ranking_key(1).values(), ranking_key(2).values()),
        (&[20, -7][..], &[20, -8][..])
    );
    // A card without points still counts as a card.
    let small = quick("A200 purple ET").filled(8).schedule(1, 1, 4).edit(
        "game.json",
        r#""card_points": 10"#,
        r#""card_points": 0"#,
    );
    let mut table = seated(&small, &[], &["Z101 Z102", "A200 Z103"], "");
    table.turn("I2", "1 A a1 / 2 A a1 b1");
    let standings = table.rules.standings(&table.state);
    assert_eq!(standings.winners().collect::<Vec<_>>(), [seat(2)]);
    assert_eq!(standings.decided_by(seat(1)), Some(0));
}

#[test]
fn py_26_the_tie_break_is_said() {
    let rules = load(&shipped(), [], 2).unwrap();
    let said: Vec<String> = rules
        .info()
        .tie_breaks
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(said, ["tie-lowest-card"]);
    let (_, decided) = after_a_tie(&[15, 33]);
    assert_eq!(said[decided[1].unwrap()], "tie-lowest-card");
    let ranking_key = rules.ranking_key(&rules.start(), seat(1));
    assert_eq!(
        ranking_key.values().len(),
        2,
        "the total, and one tie-break"
    );
    let number = |card| rules.game().facts().number_of[usize::from(card)];
    let numbers: Vec<u8> = (0..rules.pack().cards().len() as u8).map(number).collect();
    assert!(numbers.iter().all(|number| *number > 0));
}
