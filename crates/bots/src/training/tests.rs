//! Tests of training.

use super::*;
use rnw_silver_and_gold::Rules;

/// The rules for two, one and three players.
fn rules() -> Vec<Rules> {
    let files = rnw_silver_and_gold::shipped();
    let rules = [2, 1, 3].map(|seats| rnw_silver_and_gold::load(&files, [], seats).unwrap());
    rules.into()
}

fn parameters(seed: u64) -> TrainingParameters {
    TrainingParameters {
        seed,
        bits: 14,
        ..TrainingParameters::default()
    }
}

fn trained(seed: u64, games: u64) -> Trainer {
    let (rules, mut trainer) = (rules(), Trainer::new(parameters(seed)));
    trainer.train(&rules.iter().collect::<Vec<_>>(), games);
    trainer
}

#[test]
fn what_is_learned_depends_on_the_seed_and_the_number_of_games_alone() {
    let whole = trained(1, 200);
    assert_eq!(whole.games(), 200);
    assert_eq!(whole, trained(1, 200));
    assert_ne!(whole.values(2), trained(2, 200).values(2));
    // The games of a batch in another order, as threads play them.
    let (rules, mut other) = (rules(), Trainer::new(parameters(1)));
    while other.games() < 200 {
        let batch = other.batch(200).rev();
        let played = batch.map(|game| other.play(&rules[(game % 3) as usize], game));
        let played: Vec<TrainingGame> = played.collect();
        played.iter().rev().for_each(|game| other.learn(game));
    }
    assert_eq!(other, whole);
}

/// A batch always ends at the same game. So a run that was interrupted goes on as if it had not been.
#[test]
fn a_trainer_goes_on_from_its_weights() {
    let (rules, mut trainer) = (rules(), trained(1, 128));
    let (weights, errors) = trainer.weights();
    let (weights, errors) = (weights.to_vec(), errors.to_vec());
    let short = errors[1..].to_vec();
    assert_eq!(
        Trainer::resumed(parameters(1), 128, weights.clone(), short),
        None
    );
    let mut resumed = Trainer::resumed(parameters(1), 128, weights, errors).unwrap();
    let rules: Vec<&Rules> = rules.iter().collect();
    trainer.train(&rules, 200);
    resumed.train(&rules, 200);
    assert_eq!(resumed, trainer);
    assert_eq!(resumed, trained(1, 200));
    assert_eq!(resumed.batch(1000), 200..256);
    assert_eq!(resumed.batch(210), 200..210);
}

/// Two states of a seat, one feature each, and 8 points at the end: worked out by hand.
#[test]
fn each_state_learns_from_what_came_after_it() {
    let mut trainer = Trainer::new(TrainingParameters {
        bits: 2,
        lambda: 0.5,
        ..TrainingParameters::default()
    });
    let seat = Seat::new(0);
    let moment = |points, end| Moment { seat, points, end };
    let game = TrainingGame {
        moments: vec![moment(0.0, 1), moment(4000.0, 3)],
        slots: vec![0, 1, 2],
        ends: vec![8000.0],
    };
    trainer.learn(&game);
    // The last state lacks 4000, of which each of its two features learns a half. The first then learns all 8000.
    assert_eq!(trainer.weights, [8000.0, 2000.0, 2000.0, 0.0]);
    let errors = Errors {
        sum: 4000.0,
        sizes: 4000.0,
        count: 1,
    };
    assert_eq!(trainer.errors[1], errors);
    assert_eq!(trainer.values(2).weights(), [0; 4], "each was seen once");
    // The same game, but it ends with 4 points. The last state errs by -4000, at the full rate because its errors had one
    // sign so far. Its value is 4000 then, and the first state errs by -4000 too.
    trainer.learn(&TrainingGame {
        ends: vec![4000.0],
        ..game.clone()
    });
    assert_eq!(trainer.weights, [4000.0, 0.0, 0.0, 0.0]);
    // Now the errors of the last state cancel each other out, so it learns no more. The first state learns half of the
    // rest: its target is halfway between 8000 and 4000, and its rate is 4000 / 12000.
    trainer.learn(&game);
    assert_eq!(trainer.weights[1..], [0.0; 3]);
    assert!((trainer.weights[0] - (4000.0 + 2000.0 / 3.0)).abs() < 0.01);
    assert_eq!(trainer.values(2).weights(), [4667, 0, 0, 0]);
}

#[test]
fn values_are_a_beginning() {
    let values = trained(1, 64).values(2);
    let other = Trainer::beginning_with(&values, TrainingParameters::default());
    assert_eq!(other.values(2), values);
    assert_eq!(other.parameters().bits, 14);
}
