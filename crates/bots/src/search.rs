//! A bot that searches the game tree, and solves the end of a game for one seat exactly.

mod chance;
mod limit;
mod parameters;
mod run;
mod team;
mod tree;

pub use parameters::{Budget, Parameters};

use self::team::{Rooms, Team};
use crate::Decision;
use crate::bot::{Bot, Chosen, no_move};
use crate::cost::{BestAndCosts, Cost};
use crate::exact::{Exact, Solution};
use rand::Rng;
use rnw_session::{Clock, Generator, PlayerFault};
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

    /// Returns the best move that the search finds, and what others lose against it; without others, the move that the
    /// search tried longest beside it.
    pub(crate) fn compare(
        &mut self,
        rules: &R,
        view: &R::View,
        others: Option<Vec<Legal<R::Move>>>,
        generator: &mut Generator,
    ) -> Result<BestAndCosts<R::Move>, PlayerFault> {
        let start = SearchStart::new(&*self.clock, generator);
        let Some((mut team, best)) = self.decide(rules, view, start, generator) else {
            return Err(no_move(self));
        };
        let next = team.first.room.arms.get(1).map(|arm| arm.mv);
        let others = others.unwrap_or_else(|| Vec::from_iter(next));
        // All moves are compared with the best one in the same games.
        let key = generator.next_u64();
        let mut cost = |mv| {
            if mv == best {
                Cost::default()
            } else {
                team.cost(best, mv, key)
            }
        };
        let costs = others.into_iter().map(|mv| (mv, cost(mv))).collect();
        Ok((best, costs))
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
}

#[cfg(test)]
mod tests;
