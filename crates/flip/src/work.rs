//! Counts the work of play. A test compares the counts with fixed numbers, because a clock says
//! more about the machine than about the program. Without the feature `count-work` nothing is
//! counted, and the compiler removes all of this.

/// What is counted.
#[derive(Clone, Copy, Debug)]
pub(super) enum Work {
    /// Words of up to 64 placements that were tested against the free cells.
    Words,
    /// Effects of symbols that ran.
    Effects,
    /// Phases of the turn that were passed.
    Phases,
    /// Seats that were checked for something to settle.
    Seats,
    /// Bytes of states and sheets that were copied.
    Bytes,
}

/// Counts nothing.
#[cfg(not(feature = "count-work"))]
#[inline]
pub(super) fn count(_work: Work, _amount: usize) {}

#[cfg(feature = "count-work")]
thread_local! {
    static COUNTED: [std::cell::Cell<u64>; 5] = const { [const { std::cell::Cell::new(0) }; 5] };
}

/// Counts work that this thread does.
#[cfg(feature = "count-work")]
pub(super) fn count(work: Work, amount: usize) {
    COUNTED.with(|counted| counted[work as usize].update(|before| before + amount as u64));
}

/// The work that was done.
///
/// ```
/// use rnw_flip::{Worked, worked};
/// worked(); // starts a new count
/// let none = Worked { words: 0, effects: 0, phases: 0, seats: 0, bytes: 0 };
/// assert_eq!(worked(), none, "nothing was played in between");
/// ```
#[cfg(feature = "count-work")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worked {
    /// Words of up to 64 placements that were tested against the free cells.
    pub words: u64,
    /// Effects of symbols that ran.
    pub effects: u64,
    /// Phases of the turn that were passed.
    pub phases: u64,
    /// Seats that were checked for something to settle.
    pub seats: u64,
    /// Bytes of states and sheets that were copied.
    pub bytes: u64,
}

/// The work that this thread has done since the last call, in all games together. Starts the counts
/// at 0 again.
#[cfg(feature = "count-work")]
pub fn worked() -> Worked {
    let take = |work: Work| COUNTED.with(|counted| counted[work as usize].take());
    Worked {
        words: take(Work::Words),
        effects: take(Work::Effects),
        phases: take(Work::Phases),
        seats: take(Work::Seats),
        bytes: take(Work::Bytes),
    }
}
