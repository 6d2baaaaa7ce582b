//! The clock of the machine, for bots with a time budget.

use rnw_session::Clock;
use std::time::{Duration, Instant};

/// The clock of the machine, which never goes back.
///
/// ```
/// use rnw_catalogue::WallClock;
/// use rnw_session::Clock;
/// let clock = WallClock::start();
/// assert!(clock.now() <= clock.now());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct WallClock(Instant);

impl WallClock {
    /// A clock that starts now.
    pub fn start() -> Self {
        Self(Instant::now())
    }
}

impl Clock for WallClock {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}
