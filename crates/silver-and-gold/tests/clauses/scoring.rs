//! SG-19 and SG-22: the score in random games, and the tie-breaks.

use super::random;
use super::table::{pack, seated};
use rnw_flip::State;
use rnw_silver_and_gold::{Rules, load, shipped};
use rnw_testkit::seat;
use roll_and_write::{CardId, Ruleset, Seat};

/// The score as a person would calculate it from the table.
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
        total += facts.color(rules.pack().card(*card).color).points;
        if let Some(seal) = facts.seal(*card) {
            let of_the_colour = cards
                .iter()
                .filter(|other| rules.pack().card(**other).color == seal)
                .count() as i32;
            total += of_the_colour * facts.color(seal).seal;
        }
    }
    total
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

/// Plays one turn in which each seat completes one card of its colour in `colors`. All colours give equal
/// points. Returns the places, and for each seat the tie-break that put it behind the seat above.
fn after_a_tie(colors: &str, options: &[(&str, &str)]) -> (Vec<usize>, Vec<Option<usize>>) {
    let alike = ["purple", "orange", "green", "gray", "white"]
        .map(|name| format!(r#"{{ "name": "{name}", "points": 10, "seal": 0 }}"#));
    let game = format!(
        r#"{{ "game": "silver-and-gold", "title": "Alike", "colors": [{}],
  "schedule": {{ "rounds": 1, "turns": 1, "offer": 4 }},
  "tie_break": ["gray", "green", "orange", "purple"] }}"#,
        alike.join(", ")
    );
    let colors: Vec<&str> = colors.split(' ').collect();
    let cards = colors
        .iter()
        .enumerate()
        .map(|(index, color)| format!("K{index} {color} ."));
    let small = pack(&cards.collect::<Vec<_>>().join("\n"))
        .file("game.json", &game)
        .filled(16);
    let hands: Vec<String> = (0..colors.len())
        .map(|index| format!("K{index} Z0{}", index + 1))
        .collect();
    let hands: Vec<&str> = hands.iter().map(String::as_str).collect();
    let mut table = seated(&small, options, &hands, "");
    table.deal("I2");
    for number in 1..=colors.len() {
        table.play(seat(number), "A a1");
    }
    assert_eq!(table.awaiting(), "over");
    assert!(
        (1..=colors.len()).all(|number| table.total(seat(number)) == 10),
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
    // The colours decide in this order. Each pair is equal except for the named colour.
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
