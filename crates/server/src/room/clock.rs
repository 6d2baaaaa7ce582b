//! The time of a seat's decisions.
//!
//! A time begins when the seat is asked at a moment of the game for the first time. It stops when the seat has decided. If
//! the seat takes its decision back, it is at the same moment again, and what was left goes on.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// A moment at which a seat decides: how often everybody has seen something new, and how often the seat has decided. A game
/// comes back to a moment only by undo.
pub(super) type Moment = (u64, u32);

/// The clock of a seat.
#[derive(Default, Debug)]
pub(super) struct SeatClock {
    /// The moment whose time runs, and when it ends.
    running: Option<(Moment, Instant)>,
    /// What is left of the times that began and do not run.
    left: BTreeMap<Moment, Duration>,
}

impl SeatClock {
    /// The seat decides at a moment from now on, or has nothing to decide within a time. `full` is a whole time.
    pub(super) fn turn_to(&mut self, moment: Option<Moment>, full: Duration, now: Instant) {
        if self.running.map(|(running, _)| running) == moment {
            return;
        }
        if let Some((before, end)) = self.running.take() {
            self.left.insert(before, end.saturating_duration_since(now));
        }
        self.running = moment.and_then(|moment| {
            let left = self.left.remove(&moment).unwrap_or(full);
            Some((moment, now.checked_add(left)?))
        });
    }

    /// What is left of the time that runs.
    pub(super) fn left(&self, now: Instant) -> Option<Duration> {
        let (_, end) = self.running?;
        Some(end.saturating_duration_since(now))
    }

    /// The time that runs is over.
    pub(super) fn end(&mut self) {
        if let Some((moment, _)) = self.running.take() {
            self.left.insert(moment, Duration::ZERO);
        }
    }

    /// Whether the seat may come back to a moment: not if its time there was over.
    pub(super) fn may_return_to(&self, moment: Moment) -> bool {
        self.left.get(&moment) != Some(&Duration::ZERO)
    }
}
