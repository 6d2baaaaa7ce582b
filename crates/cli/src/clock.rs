//! The clocks of the machine: one for bots with a time budget, and the date for the deal of the day.

use rnw_session::Clock;
use std::time::{Duration, Instant};
use time::{Date, UtcDateTime};

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

/// The date of today in UTC.
pub(crate) fn today() -> Date {
    UtcDateTime::now().date()
}
