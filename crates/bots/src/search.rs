//! A bot that searches the game tree, and solves the end of a game for one seat exactly.

mod chance;
mod limit;
mod parameters;
mod run;
mod team;
mod tree;

pub use parameters::{Budget, Parameters};

use self::team::{Difference, Rooms, Team};
use crate::Decision;
use crate::bot::{Bot, Chosen, no_move};
use crate::exact::{Exact, Expected, Solution};
use rand::Rng;
use rnw_session::{Advice, Alternative, Clock, Generator, PlayerFault};
use roll_and_write::{Legal, Ruleset};
use std::fmt::{self, Debug};
use std::sync::Arc;
use std::time::Duration;

/// Searches the decisions ahead until its budget is used up. Makes the best move where the rest of the game is solved
/// exactly ([`Parameters::exact`]).
pub struct Search<R: Ruleset> {
    parameters: Parameters,
    clock: Arc<dyn Clock>,
    rooms: Rooms<R::Move>,
}

impl<R: Ruleset> Debug for Search<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Search({})", self.parameters)
    }
}

impl<R: Ruleset> Search<R> {
    /// Creates a bot with these parameters. It reads the clock if its budget is a time.
    pub fn new(parameters: Parameters, clock: Arc<dyn Clock>) -> Self {
        Self {
            rooms: Rooms::new(parameters.threads),
            parameters,
            clock,
        }
    }
}

impl<R: Ruleset> Search<R> {
    /// Solves a decision exactly, if the rest of the game is small enough for the parameters. The generator stays as it
    /// is, so the search decides the same as without a solver where the rest is too large.
    pub(crate) fn solve(
        &self,
        rules: &R,
        view: &R::View,
        generator: &Generator,
    ) -> Option<Solution<R::Move>> {
        Exact::new(rules, self.parameters.exact)
            .solve_view(view, &mut generator.clone())
            .ok()
    }

    /// Returns the best move that the search finds, and its lead over each of `moves`. The leads come from new imagined
    /// games, half as many as the search used. Both moves are tried in the same games. A lead that looks clear is
    /// measured anew in four times as many.
    pub(crate) fn compare(
        &mut self,
        rules: &R,
        view: &R::View,
        moves: &[Legal<R::Move>],
        generator: &mut Generator,
    ) -> Result<(Legal<R::Move>, Vec<Difference>), PlayerFault> {
        let start = SearchStart::new(&*self.clock, generator);
        let Some((mut team, best)) = self.decide(rules, view, start, generator) else {
            return Err(no_move(self));
        };
        let mut lead = |other: Legal<R::Move>| {
            if best == other {
                return Difference {
                    mean: 0.0,
                    error: 0.0,
                };
            }
            let first = team.lead(best, other, generator.next_u64(), LEAD_PASSES);
            if first.mean.abs() > first.error {
                // Of many decisions with equal moves, chance alone makes one in twenty look clear. So what looks clear is
                // measured anew, in more games.
                team.lead(best, other, generator.next_u64(), 4 * LEAD_PASSES)
            } else {
                first
            }
        };
        let leads = moves.iter().map(|other| lead(*other)).collect();
        Ok((best, leads))
    }

    /// Searches for the best move. Returns the threads with what they have learned, and the move.
    fn decide<'a>(
        &'a mut self,
        rules: &'a R,
        view: &'a R::View,
        start: SearchStart,
        generator: &mut Generator,
    ) -> Option<(Team<'a, R>, Legal<R::Move>)> {
        let mut team = Team::new(rules, view, self.parameters, start.key, &mut self.rooms);
        team.begin(generator);
        let best = team.decide(start.time, &*self.clock)?;
        Some((team, best))
    }
}

/// Where a search starts.
#[derive(Clone, Copy, Debug)]
struct SearchStart {
    /// The time.
    time: Duration,
    /// The key of all chance in the imagined games.
    key: u64,
}

impl SearchStart {
    fn new(clock: &dyn Clock, generator: &mut Generator) -> Self {
        Self {
            time: clock.now(),
            key: generator.next_u64(),
        }
    }
}

impl<R: Ruleset> Bot<R> for Search<R> {
    fn choose(&mut self, decision: &mut Decision<'_, R>, generator: &mut Generator) -> Chosen<R> {
        let start = SearchStart::new(&*self.clock, generator);
        let (rules, view) = (decision.rules(), decision.view());
        if let Some(solution) = self.solve(rules, &view, generator) {
            return Ok(solution.best().0);
        }
        let found = self.decide(rules, &view, start, generator);
        let best = found.map(|(_, best)| best);
        best.ok_or_else(|| no_move(self))
    }

    /// Compares the move with the one that was tried longest beside it. The lead comes from new imagined games, as in
    /// an analysis. Where the rest of the game is solved, it is exact.
    fn advise(
        &mut self,
        decision: &mut Decision<'_, R>,
        generator: &mut Generator,
    ) -> Result<Advice, PlayerFault> {
        let start = SearchStart::new(&*self.clock, generator);
        let (rules, view) = (decision.rules(), decision.view());
        if let Some(solution) = self.solve(rules, &view, generator) {
            return Ok(exact_advice(rules, &solution));
        }
        let Some((mut team, best)) = self.decide(rules, &view, start, generator) else {
            return Err(no_move(self));
        };
        let next = team.first.room.arms.get(1).map(|arm| arm.mv);
        let alternative = next.map(|next| {
            let key = generator.next_u64();
            let Difference { mean, error } = team.lead(best, next, key, LEAD_PASSES);
            Alternative {
                mv: rules.move_id(next.mv()),
                lead: mean,
                error,
                exact: false,
            }
        });
        Ok(Advice {
            best: rules.move_id(best.mv()),
            alternatives: alternative.into_iter().collect(),
        })
    }
}

/// The best move of a solution, compared with all others.
fn exact_advice<R: Ruleset>(rules: &R, solution: &Solution<R::Move>) -> Advice {
    let (best, value) = solution.best();
    let others = solution.moves.iter().filter(|(mv, _)| *mv != best);
    let mut others: Vec<_> = others.collect();
    // The sort is stable, so equal moves keep the order of the rules.
    others.sort_by_key(|(_, value)| std::cmp::Reverse(*value));
    let alternative = |(mv, other): &(Legal<R::Move>, Expected)| {
        let lead = value.to_f64() - other.to_f64();
        Alternative {
            mv: rules.move_id(mv.mv()),
            lead: 1000.0 * lead / f64::from(rules.info().parts),
            error: 0.0,
            exact: true,
        }
    };
    Advice {
        best: rules.move_id(best.mv()),
        alternatives: others.into_iter().map(alternative).collect(),
    }
}

/// The halves of the search's imagined games in which a lead is measured.
const LEAD_PASSES: u64 = 1;

#[cfg(test)]
mod tests;
