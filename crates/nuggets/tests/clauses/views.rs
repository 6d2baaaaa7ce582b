//! NG-18: who may know what.

use super::table::{Board, opened, pack, printed, seat};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rnw_nuggets::{Rules, State, load, shipped};
use rnw_testkit::random_game;
use roll_and_write::{Audience, Cell, Legal, MoveId, Notation, Presentation, Ruleset, Seat};

/// Everything that a seat sees, including questions and refusals, as one text.
fn shown(rules: &Rules, state: &State, viewer: Seat) -> String {
    let refusals: Vec<Option<String>> = (0..rules.ids())
        .map(|id| {
            let mv = rules.move_by_id(MoveId(id)).unwrap();
            let refusal = rules.check(state, viewer, mv).err();
            refusal.map(|refusal| refusal.to_string())
        })
        .collect();
    let view = rules.view(state, viewer);
    let mut features = Vec::new();
    rules.features(state, viewer, |feature| features.push(feature));
    format!(
        "{:?} {:?} {:?} {:?} {:?} {} {features:?}",
        rules.awaiting(state),
        rules.picture(&view),
        rules.describe(view.shown()),
        Seat::all(rules.seats())
            .map(|seat| rules.score_seen(&view, seat))
            .collect::<Vec<_>>(),
        refusals,
        rules.evaluate(state, viewer)
    )
}

/// The numbers that a seat sees on the chips of the board, in reading order; `.` if it sees none.
fn numbers(rules: &Rules, state: &State, viewer: Seat) -> String {
    let picture = rules.picture(&rules.view(state, viewer));
    let pieces = picture.boards[0].cells.iter().filter_map(|cell| cell.piece);
    pieces
        .map(|piece| {
            let number = piece
                .number
                .map_or(".".to_owned(), |number| number.to_string());
            format!("{}{number}", piece.letter)
        })
        .collect::<Vec<_>>()
        .join(" ")
}

fn facts(rules: &Rules, state: &State, viewer: usize, of: usize) -> Vec<String> {
    let picture = rules.picture(&rules.view(state, seat(viewer)));
    let place = picture.places.iter().find(|place| place.seat == seat(of));
    let facts = &place.unwrap().facts;
    facts.iter().map(ToString::to_string).collect()
}

#[test]
fn ng_18_a_value_is_reported_to_its_owner_alone() {
    for seats in 2..=4 {
        let mut table = printed(&[], seats);
        table.script("1 chip 3 a1 / 2 chip 2 c1");
        assert_eq!(
            table.said(),
            [
                "event-chip-laid seat=1 cell=a1",
                "event-chip-value seat=1 cell=a1 value=3",
                "event-chip-laid seat=2 cell=c1",
                "event-chip-value seat=2 cell=c1 value=2"
            ]
        );
        assert_eq!(table.audiences("event-chip-laid"), [Audience::Everyone; 2]);
        let owners = [seat(1), seat(2)].map(Audience::Only);
        assert_eq!(table.audiences("event-chip-value"), owners);
    }
}

#[test]
fn ng_18_nobody_else_can_tell_two_values_apart_not_even_the_partner() {
    for seats in 2..=4 {
        let start = printed(&[], seats);
        let rules = &start.rules;
        let [one, four] = ["1 chip 1 a1", "1 chip 4 a1"].map(|script| {
            let mut table = start.clone();
            table.script(script);
            table.state
        });
        for other in Seat::all(seats).skip(1) {
            assert_eq!(rules.view(&one, other), rules.view(&four, other));
            assert_eq!(shown(rules, &one, other), shown(rules, &four, other));
        }
        assert_ne!(rules.view(&one, seat(1)), rules.view(&four, seat(1)));
        assert_eq!(numbers(rules, &one, seat(1)), "A1");
        assert_eq!(numbers(rules, &four, seat(1)), "A4");
        assert_eq!(numbers(rules, &four, seat(2)), "A.");
    }
}

#[test]
fn ng_18_a_search_takes_chips_of_all_values_for_the_same() {
    let table = printed(&[], 2);
    let shown = |text: &str| {
        let mv = table.rules.parse_move(text).unwrap();
        table
            .rules
            .shown_as(&table.state, Legal::unchecked(seat(1), mv), seat(2))
    };
    assert_eq!(shown("chip 1 a1"), shown("chip 5 a1"));
    assert!(shown("chip 1 a1").is_some() && shown("chip 1 a1") != shown("chip 1 c1"));
    assert_ne!(shown("fence d1 e1"), shown("fence d2 e2"));
    assert_ne!(shown("pass"), shown("chip 1 a1"));
}

#[test]
fn ng_18_what_is_public_is_shown_to_all() {
    let mut table = printed(&[], 4);
    table
        .script("1 chip 4 a1 / 2 fence d1 e1 / 2 fence d2 e2 / 3 pass / 4 chip 1 h5 / 1 chip 1 c1");
    let rules = &table.rules;
    for viewer in Seat::all(4) {
        let view = rules.view(&table.state, viewer);
        assert_eq!(rules.viewer(&view), viewer);
        let (state, real) = (view.shown(), &table.state);
        assert_eq!(state.fences(), real.fences());
        assert_eq!(state.fences_left(), real.fences_left());
        assert_eq!(state.deposits(), real.deposits());
        assert_eq!(state.playing(), real.playing());
        for of in Seat::all(4) {
            assert_eq!(state.chips(of), real.chips(of));
        }
        let hands: Vec<u8> = Seat::all(4).map(|of| view.hand(of)).collect();
        assert_eq!(hands, [6, 8, 8, 7]);
        assert_eq!(
            facts(rules, real, viewer.number(), 3).first().unwrap(),
            "fact-out"
        );
        let order: Vec<usize> = rules
            .picture(&view)
            .places
            .iter()
            .map(|place| place.seat.number())
            .collect();
        assert_eq!(order[0], viewer.number(), "the own place comes first");
        assert_eq!(order.len(), 4);
    }
    assert_eq!(
        facts(rules, &table.state, 1, 1),
        [
            "fact-chips count=6",
            "fact-hand values=1 x4, 2 x1, 3 x1",
            "fact-partner seat=3"
        ]
    );
    for viewer in 2..=4 {
        assert_eq!(
            facts(rules, &table.state, viewer, 1),
            ["fact-chips count=6", "fact-partner seat=3"]
        );
    }
}

#[test]
fn ng_18_looking_at_placed_chips_may_be_forbidden() {
    for (peek, own) in [("allowed", "A3 B."), ("forbidden", "A. B.")] {
        let mut table = printed(&[("peek", peek)], 2);
        table.script("1 chip 3 a1 / 2 chip 2 c1");
        assert_eq!(numbers(&table.rules, &table.state, seat(1)), own);
        let view = table.rules.view(&table.state, seat(1));
        assert_eq!(view.shown().value(Cell::new(0)), 3, "the program remembers");
        assert_eq!(
            facts(&table.rules, &table.state, 1, 1)[1],
            "fact-hand values=1 x11, 2 x2, 4 x1, 5 x1",
            "chips in hand may be looked at"
        );
        // A value that its owner may not look at again has no notice.
        let notices = if peek == "allowed" { 2 } else { 0 };
        assert_eq!(table.audiences("event-chip-value").len(), notices);
        table.script("1 pass / 2 pass");
        for viewer in [1, 2] {
            assert_eq!(numbers(&table.rules, &table.state, seat(viewer)), "A3 B2");
        }
    }
}

#[test]
fn ng_18_at_the_end_all_is_open() {
    for seats in 2..=4 {
        let rules = load(&shipped(), [], seats).unwrap();
        for seed in 0..6 {
            let end = random_game(&rules, seed, |_, _, state, _| {
                for viewer in Seat::all(rules.seats()) {
                    let view = rules.view(state, viewer);
                    let seen = rules.score_seen(&view, viewer);
                    assert_eq!(seen.is_some(), state.is_over(), "no score before the end");
                }
            });
            for viewer in Seat::all(rules.seats()) {
                let view = rules.view(&end, viewer);
                assert_eq!(*view.shown(), end);
                assert!(!numbers(&rules, &end, viewer).contains('.'));
                for of in Seat::all(rules.seats()) {
                    assert_eq!(rules.score_seen(&view, of), Some(rules.score(&end, of)));
                }
            }
        }
    }
}

/// The chi-square distance between the counts found and the counts expected.
fn chi_square(found: &[u32], expected: &[f64]) -> f64 {
    let terms = found.iter().zip(expected);
    terms
        .map(|(found, expected)| (f64::from(*found) - expected).powi(2) / expected)
        .sum()
}

/// Seat 2 has placed three chips. It started with eleven 1, two 2, and a 3, a 4 and a 5.
#[test]
fn ng_18_each_hidden_chip_is_equally_likely() {
    const DRAWS: u32 = 16_000;
    let mut table = printed(&[], 2);
    table.script(
        "1 chip 1 a1 / 2 chip 5 c1 / 1 chip 1 d1 / 2 chip 4 f1 / 1 chip 1 g1 / 2 chip 3 h1",
    );
    let view = table.rules.view(&table.state, seat(1));
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let cells: Vec<Cell> = table.state.chips(seat(2)).iter().collect();
    let mut alone = [[0u32; 5]; 3];
    let mut pairs = [0u32; 25];
    for _ in 0..DRAWS {
        let imagined = table.rules.determinize(&view, &mut rng);
        let values = [0, 1, 2].map(|chip| usize::from(imagined.value(cells[chip])) - 1);
        for (chip, value) in values.into_iter().enumerate() {
            alone[chip][value] += 1;
        }
        pairs[5 * values[0] + values[2]] += 1;
    }
    let chips = [11.0, 2.0, 1.0, 1.0, 1.0];
    let draws = f64::from(DRAWS);
    // With four degrees of freedom, the distance exceeds 30 once in two hundred thousand cases.
    for counts in alone {
        let distance = chi_square(&counts, &chips.map(|count| draws * count / 16.0));
        assert!(distance < 30.0, "{counts:?}: {distance}");
    }
    // Two of the chips together: never more of a value than exist.
    let mut expected = Vec::new();
    let mut found = Vec::new();
    for first in 0..5 {
        for second in 0..5 {
            let left = chips[second] - f64::from(u8::from(first == second));
            if left > 0.0 {
                expected.push(draws * chips[first] / 16.0 * left / 15.0);
                found.push(pairs[5 * first + second]);
            } else {
                assert_eq!(pairs[5 * first + second], 0, "there is only one of them");
            }
        }
    }
    assert_eq!(found.len(), 22);
    let distance = chi_square(&found, &expected);
    assert!(distance < 70.0, "{pairs:?}: {distance}");
}

#[test]
fn ng_18_when_all_chips_lie_what_is_imagined_still_has_them_all() {
    let small = pack(2, 8, 0, "a1=5").chips(&[1, 1, 0, 1]);
    let mut table = opened(&small.files(), &[], 2);
    table.script("1 chip 1 b1 / 2 chip 4 c1 / 1 chip 2 d1 / 2 chip 1 e1 / 1 chip 4 f1");
    assert_eq!(table.in_turn(), 2);
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let view = table.rules.view(&table.state, seat(2));
    let mut orders = std::collections::BTreeSet::new();
    for _ in 0..100 {
        let imagined = table.rules.determinize(&view, &mut rng);
        let values: Vec<u8> = imagined
            .chips(seat(1))
            .iter()
            .map(|cell| imagined.value(cell))
            .collect();
        assert_eq!(values.iter().sum::<u8>(), 7);
        assert_eq!(imagined.left(seat(1)), [0; 7]);
        orders.insert(values);
    }
    assert_eq!(orders.len(), 6, "three chips in any order");
}
