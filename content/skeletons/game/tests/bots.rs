//! A bot that looks at the score plays better than chance. It fails if `src/scoring.rs` misleads bots.

use my_game::{MyGame, load};
use rnw_bots::arena::play;
use rnw_bots::{Bot, DealId, Greedy, Random};
use roll_and_write::{NoEvents, Seat};

/// The number of deals.
const DEALS: u64 = 200;

#[test]
fn greedy_is_better_than_random() {
    let rules = load([], 2).unwrap();
    let mut bots: [Box<dyn Bot<MyGame>>; 2] = [Box::new(Greedy::default()), Box::new(Random)];
    let mut points = [0, 0];
    for game in 0..DEALS {
        // Each deal is played twice, so that both bots have each seat.
        for seated in [[0, 1], [1, 0]] {
            let deal = DealId::new(1, game);
            let result = play(&rules, &mut bots, &seated, deal, &mut NoEvents);
            for (seat, bot) in Seat::all(2).zip(seated) {
                points[bot] += result.scores[seat];
            }
        }
    }
    let [greedy, random] = points.map(|points| points as f64 / (2 * DEALS) as f64);
    assert!(
        greedy > random + 1.0,
        "greedy has {greedy:.1} points on average, random has {random:.1}"
    );
}
