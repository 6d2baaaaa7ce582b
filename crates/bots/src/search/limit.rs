//! How the budget of a search is divided among its rounds and its threads.

use super::parameters::Budget;
use rnw_session::Clock;
use std::time::Duration;

/// The end of a round of a search.
#[derive(Clone, Copy, Debug)]
pub(super) enum Limit {
    Passes(u64),
    Nodes(u64),
    Time(Duration),
}

impl Limit {
    pub(super) fn of(budget: Budget, round: u32, rounds: u32, started: Duration) -> Self {
        let part = |whole: u32| u64::from(whole) * u64::from(round) / u64::from(rounds);
        match budget {
            Budget::Iterations(count) => Self::Passes(part(count)),
            Budget::Nodes(count) => Self::Nodes(part(count)),
            Budget::Time(time) => Self::Time(started + time * round / rounds),
        }
    }

    /// The part of one of several threads.
    pub(super) fn of_thread(self, thread: u64, threads: u64) -> Self {
        let part = |whole: u64| whole / threads + u64::from(thread < whole % threads);
        match self {
            Self::Passes(limit) => Self::Passes(part(limit)),
            Self::Nodes(limit) => Self::Nodes(part(limit)),
            Self::Time(_) => self,
        }
    }

    pub(super) fn is_over(self, passes: u64, nodes: u64, clock: &dyn Clock) -> bool {
        match self {
            Self::Passes(limit) => passes >= limit,
            Self::Nodes(limit) => nodes >= limit,
            Self::Time(limit) => clock.now() >= limit,
        }
    }
}
