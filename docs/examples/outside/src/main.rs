//! Plays a thousand games of Silver & Gold between two bots.
//!
//! It depends on the published crates alone. `.ci/outside` builds it from their packages and compares what
//! it prints.

use rnw_bots::{Bot, DealId, Greedy, Random, arena};
use rnw_silver_and_gold::Rules;
use roll_and_write::{BySeat, NoEvents, Points, Seat};

const GAMES: u64 = 1000;
const SEED: u64 = 1;

fn main() -> Result<(), rnw_packs::LoadError> {
    let rules = rnw_silver_and_gold::load(&rnw_silver_and_gold::shipped(), [], 2)?;
    let mut bots: [Box<dyn Bot<Rules>>; 2] = [Box::new(Greedy::default()), Box::new(Random)];
    let mut totals = BySeat::<Points>::default();
    for game in 0..GAMES {
        let result = arena::play(
            &rules,
            &mut bots,
            &[0, 1],
            DealId::new(SEED, game),
            &mut NoEvents,
        );
        for seat in Seat::all(2) {
            totals[seat] += result.scores[seat];
        }
    }
    for (seat, bot) in Seat::all(2).zip(["greedy", "random"]) {
        let mean = f64::from(totals[seat]) / GAMES as f64;
        println!("{bot}: {mean:.2} points on average");
    }
    Ok(())
}
