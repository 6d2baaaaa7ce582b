//! The clock for bots with a time budget.

use rnw_session::Clock;
use std::time::{Duration, Instant};

/// The clock of the machine, which never goes back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WallClock(Instant);

impl WallClock {
    /// A clock that starts now.
    pub(crate) fn start() -> Self {
        Self(Instant::now())
    }
}

impl Clock for WallClock {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}
