//! What bots take a state for, with learned values.

#![expect(clippy::unwrap_used, reason = "a test stops where it cannot go on")]

use super::table::{seat, table};
use rnw_lamplighters::{Rules, State, load, shipped};
use rnw_testkit::random_game;
use roll_and_write::learned::{Feature, FeatureWeights, LearnedValues};
use roll_and_write::{Awaiting, Legal, NoEvents, Notation, Ruleset, Seat};
use std::ops::ControlFlow;

/// Rules with values as if they were learned: any numbers, up to 0.5 points.
fn learned(options: &[(&str, &str)], seats: usize) -> Rules {
    let mut rules = load(&shipped(), options.iter().copied(), seats).unwrap();
    let weights = (0..1u64 << 12).map(|slot| (Feature::new(slot).slot(10) as i16) - 512);
    let values = LearnedValues::new(weights.collect()).unwrap();
    rules.learn(values.into());
    rules
}

fn features(rules: &Rules, state: &State, seat: Seat) -> Vec<Feature> {
    let mut found = Vec::new();
    rules.features(state, seat, |feature| found.push(feature));
    found
}

#[test]
fn moves_have_the_value_of_their_preview() {
    for (seats, options) in [(1, vec![]), (2, vec![("corners", "plain")]), (6, vec![])] {
        let rules = learned(&options, seats);
        let mut compared = 0;
        for seed in 0..10 {
            random_game(&rules, seed, |state, _, _, _| {
                let Awaiting::Seats(waiting) = rules.awaiting(state) else {
                    return;
                };
                for seat in waiting.iter() {
                    let look = |mv: Legal<_>, value| {
                        let mut after = *state;
                        rules.preview(&mut after, mv);
                        let weights = features(&rules, &after, seat).into_iter();
                        let weights =
                            weights.map(|feature| rules.values().unwrap().weight(feature));
                        let sum = rules.points_so_far(&after, seat) + weights.sum::<i64>();
                        assert_eq!(value, sum, "{:?}", mv.mv());
                        assert_eq!(rules.evaluate(&after, seat), sum);
                        compared += 1;
                        ControlFlow::<()>::Continue(())
                    };
                    let _ = rules.evaluate_moves(state, seat, |_| true, look);
                }
            });
        }
        assert!(compared > 300, "{compared}");
    }
}

#[test]
fn ll_16_features_show_nothing_of_what_others_decide() {
    let mut table = table(2);
    table.roll("1 3 1 1");
    let seen = |state: &State| {
        let rules = &table.rules;
        (
            features(rules, state, seat(1)),
            rules.evaluate(state, seat(1)),
        )
    };
    let mut decided = table.state;
    let mv = table.rules.parse_move("light amber 4").unwrap();
    let mv = table.rules.check(&decided, seat(2), mv).unwrap();
    table.rules.apply(&mut decided, mv, &mut NoEvents);
    assert_eq!(seen(&decided), seen(&table.state));
    // When all have decided, it counts.
    let pass = Legal::unchecked(seat(1), rnw_lamplighters::Move::Pass);
    table.rules.apply(&mut decided, pass, &mut NoEvents);
    assert_ne!(seen(&decided), seen(&table.state));
}

#[test]
fn a_preview_knows_the_burn_and_the_bell_of_its_seat() {
    let mut burned = 0;
    let mut rung = 0;
    let rules = learned(&[], 2);
    for seed in 0..40 {
        random_game(&rules, seed, |state, _, _, _| {
            let Awaiting::Seats(waiting) = rules.awaiting(state) else {
                return;
            };
            // With one seat left to decide, the state after its move shows what the preview said.
            let Some(seat) = waiting.first().filter(|_| waiting.len() == 1) else {
                return;
            };
            let _ = rules.for_each_move(state, seat, |mv| {
                let (mut preview, mut after) = (*state, *state);
                rules.preview(&mut preview, mv);
                rules.apply(&mut after, mv, &mut NoEvents);
                let sheets = [&preview, &after].map(|state| state.sheet(seat));
                for street in 0..rules.facts().streets.len() {
                    assert_eq!(sheets[0].lit(street), sheets[1].lit(street));
                    let closed = preview.is_closed(street);
                    assert!(!closed || after.is_closed(street));
                    rung += usize::from(closed && !state.is_closed(street));
                }
                if rules.active(state) == seat
                    && preview.sheet(seat).burns() > state.sheet(seat).burns()
                {
                    assert_eq!(sheets[0].burns(), sheets[1].burns());
                    burned += 1;
                }
                ControlFlow::<()>::Continue(())
            });
        });
    }
    assert!(burned > 20 && rung > 5, "{burned} {rung}");
}

#[test]
fn at_the_end_a_value_is_the_lead() {
    for seats in [1, 3] {
        let rules = learned(&[], seats);
        let end = random_game(&rules, 3, |_, _, _, _| {});
        let total = |seat| i64::from(rules.total(&end, seat));
        for own in Seat::all(seats) {
            let others = Seat::all(seats).filter(|other| *other != own);
            let best = others.map(total).max().unwrap_or(0);
            assert_eq!(rules.evaluate(&end, own), 1000 * (total(own) - best));
            assert_eq!(features(&rules, &end, own), []);
        }
    }
}
