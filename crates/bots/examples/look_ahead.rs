//! A bot for any game, measured against `greedy`. It imagines each of its moves and what chance may bring next, and keeps
//! the move after which the mean is highest.
//!
//! ```console
//! $ cargo run --release -p rnw-bots --example look_ahead
//! ```

#![expect(clippy::print_stdout, reason = "an example prints its result")]

use rnw_bots::{Bot, Chosen, DealId, Decision, Greedy, arena};
use rnw_session::{FaultCode, Generator, PlayerFault};
use roll_and_write::{NoEvents, Ruleset, Seat};

/// Imagines each move this many times.
#[derive(Debug)]
struct LookAhead {
    times: usize,
}

impl<R: Ruleset> Bot<R> for LookAhead {
    fn choose(&mut self, decision: &mut Decision<'_, R>, generator: &mut Generator) -> Chosen<R> {
        let seat = decision.seat();
        let mut moves: Vec<_> = decision.moves().into_iter().map(|mv| (mv, 0)).collect();
        for _ in 0..self.times {
            // What the seat does not know is drawn at random.
            let state = decision.determinize(generator);
            let rules = decision.rules();
            for (mv, total) in &mut moves {
                let mut after = state;
                rules.apply(&mut after, *mv, &mut NoEvents);
                *total += rules.evaluate(&after, seat);
            }
        }
        let best = moves.into_iter().max_by_key(|(_, total)| *total);
        best.map(|(mv, _)| mv).ok_or_else(|| PlayerFault {
            code: FaultCode::Broken,
            what: "no move is legal".to_owned(),
        })
    }
}

fn main() -> Result<(), rnw_packs::LoadError> {
    let rules = rnw_lamplighters::load(&rnw_lamplighters::shipped(), [], 2)?;
    let mut bots: [Box<dyn Bot<_>>; 2] = [
        Box::new(LookAhead { times: 2 }),
        Box::new(Greedy::default()),
    ];
    let (mut points, deals) = ([0, 0], 20);
    for game in 0..deals {
        for seated in [[0, 1], [1, 0]] {
            let deal = DealId::new(1, game);
            let result = arena::play(&rules, &mut bots, &seated, deal, &mut NoEvents);
            for (seat, bot) in Seat::all(2).zip(seated) {
                points[bot] += result.scores[seat];
            }
        }
    }
    let [mine, greedy] = points.map(|points| f64::from(points) / (2.0 * deals as f64));
    println!("look-ahead {mine:.1}, greedy {greedy:.1} points on average");
    Ok(())
}
