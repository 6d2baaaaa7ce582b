//! Bots that look at the score or at learned values play better than chance. It fails if `src/scoring.rs` misleads bots.

use my_game::{MyGame, load};
use rnw_bots::arena::play;
use rnw_bots::training::{Trainer, TrainingParameters};
use rnw_bots::{Bot, DealId, Greedy, Random};
use roll_and_write::{NoEvents, Ruleset, Seat};

/// The number of deals.
const DEALS: u64 = 200;

/// The points of the greedy bot and of the random one, on average.
fn points(rules: &MyGame) -> [f64; 2] {
    let mut bots: [Box<dyn Bot<MyGame>>; 2] = [Box::new(Greedy::default()), Box::new(Random)];
    let mut points = [0, 0];
    for game in 0..DEALS {
        // Each deal is played twice, so that both bots have each seat.
        for seated in [[0, 1], [1, 0]] {
            let deal = DealId::new(1, game);
            let result = play(rules, &mut bots, &seated, deal, &mut NoEvents);
            for (seat, bot) in Seat::all(2).zip(seated) {
                points[bot] += result.scores[seat];
            }
        }
    }
    points.map(|points| points as f64 / (2 * DEALS) as f64)
}

#[test]
fn greedy_is_better_than_random() {
    let [greedy, random] = points(&load([], 2).unwrap());
    assert!(
        greedy > random + 1.0,
        "greedy has {greedy:.1} points on average, random has {random:.1}"
    );
}

/// `rnw train my-game --out values.bin` does the same, with more games and for all numbers of seats.
#[test]
fn greedy_learns_by_play() {
    let mut rules = load([], 2).unwrap();
    let [before, _] = points(&rules);
    let mut trainer = Trainer::new(TrainingParameters::default());
    trainer.train(&[&rules], 2000);
    rules.learn(trainer.values(2).into());
    let [after, _] = points(&rules);
    assert!(
        after > before + 1.0,
        "with learned values greedy has {after:.1} points on average, before {before:.1}"
    );
}
