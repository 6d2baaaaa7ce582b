//! What bots take a state for: with learned values, and by options that they were not learned for.

use super::table::{pack, seat};
use rnw_nuggets::{Move, Rules, State, load, shipped};
use rnw_testkit::random_game;
use roll_and_write::learned::{Feature, FeatureWeights, LearnedValues};
use roll_and_write::{Awaiting, Legal, Ruleset, Seat};
use std::ops::ControlFlow;

/// The shipped pack with values as if they were learned: any numbers, up to 0.5 points.
fn learned(options: &[(&str, &str)], seats: usize) -> Rules {
    with_values(load(&shipped(), options.iter().copied(), seats).unwrap())
}

fn with_values(mut rules: Rules) -> Rules {
    let weights = (0..1u64 << 12).map(|slot| (Feature::new(slot).slot(10) as i16) - 512);
    rules.learn(LearnedValues::new(weights.collect()).unwrap().into());
    rules
}

fn features(rules: &Rules, state: &State, seat: Seat) -> Vec<Feature> {
    let mut found = Vec::new();
    rules.features(state, seat, |feature| found.push(feature));
    found
}

/// Calls `look` for every state of some random games in which a seat has to move.
fn states(rules: &Rules, games: u64, mut look: impl FnMut(&State, Seat)) {
    for seed in 0..games {
        random_game(rules, seed, |before, _, _, _| {
            if let Awaiting::Seats(waiting) = rules.awaiting(before) {
                look(before, waiting.first().unwrap());
            }
        });
    }
}

#[test]
fn moves_have_the_value_of_their_preview() {
    for (seats, options) in [
        (2, vec![]),
        (3, vec![("count", "deposits")]),
        (4, vec![("preset", "armadora")]),
    ] {
        let rules = learned(&options, seats);
        let (mut compared, mut divided) = (0, 0);
        states(&rules, 10, |state, seat| {
            let regions = rules.board_of(state).regions().count();
            let look = |mv: Legal<Move>, value| {
                let mut after = *state;
                rules.preview(&mut after, mv);
                assert_eq!(value, rules.evaluate(&after, seat), "{:?}", mv.mv());
                compared += 1;
                let now = rules.board_of(&after).regions().count();
                divided += usize::from(now > regions);
                ControlFlow::<()>::Continue(())
            };
            let _ = rules.evaluate_moves(state, seat, |_| true, look);
        });
        assert!(compared > 5000 && divided > 100, "{compared} {divided}");
    }
}

#[test]
fn a_value_is_an_estimate_and_the_weights_of_the_features() {
    for seats in 2..=4 {
        let rules = learned(&[], seats);
        states(&rules, 4, |state, seat| {
            let weights = features(&rules, state, seat).into_iter();
            let weights = weights.map(|feature| rules.values().unwrap().weight(feature));
            let sum = rules.points_so_far(state, seat) + weights.sum::<i64>();
            assert_eq!(rules.evaluate(state, seat), sum);
        });
    }
}

/// Compares the states of two tables that differ in how much gold counts: `part` of `whole`.
#[track_caller]
fn compare(usual: &Rules, other: &Rules, part: i64, whole: i64) {
    states(usual, 4, |state, seat| {
        let compared = features(usual, state, seat);
        assert_eq!(compared, features(other, state, seat));
        let (value, lesser) = (usual.evaluate(state, seat), other.evaluate(state, seat));
        assert!(
            (lesser - value * part / whole).abs() < 60,
            "{lesser} {value}"
        );
    });
}

#[test]
fn other_options_have_the_features_of_the_gold_that_compares() {
    // All deposits are 5/6 of what they are, but for rounding.
    compare(
        &learned(&[], 2),
        &learned(&[("preset", "armadora")], 2),
        5,
        6,
    );
    // Deposits of 6 that count 1.
    let pack = pack(5, 8, 35, "b2=6 d4=6 e1=6 g3=6");
    let rules = |options: &[(&str, &str)]| {
        with_values(load(&pack.files(), options.iter().copied(), 2).unwrap())
    };
    compare(&rules(&[]), &rules(&[("count", "deposits")]), 1, 6);
}

#[test]
fn at_the_end_a_value_is_the_lead_of_the_team() {
    for seats in 2..=4 {
        let rules = learned(&[], seats);
        let end = random_game(&rules, 3, |_, _, _, _| {});
        let totals: Vec<i64> = Seat::all(seats)
            .map(|seat| rules.total(&end, seat).into())
            .collect();
        for number in 1..=seats {
            let rivals = (1..=seats)
                .filter(|other| *other != number && (seats < 4 || other % 2 != number % 2));
            let best = rivals.map(|rival| totals[rival - 1]).max().unwrap();
            let lead = 1000 * (totals[number - 1] - best) / 6;
            assert_eq!(rules.evaluate(&end, seat(number)), lead);
            assert_eq!(features(&rules, &end, seat(number)), []);
        }
    }
}
