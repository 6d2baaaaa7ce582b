//! The work of play, counted: a test holds it to fixed numbers, as a clock tells more of the machine than
//! of the program. Without the feature `count-work` nothing is counted, and nothing of this is left.

/// What is counted.
#[derive(Clone, Copy, Debug)]
pub(super) enum Work {
    /// Words of up to 64 placements that were tested against what is free.
    Words,
    /// Effects of symbols that were run.
    Effects,
    /// Phases of the turn that were passed through.
    Phases,
    /// Seats that were asked whether they have something to settle.
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

/// What was done.
#[cfg(feature = "count-work")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worked {
    /// Words of up to 64 placements that were tested against what is free.
    pub words: u64,
    /// Effects of symbols that were run.
    pub effects: u64,
    /// Phases of the turn that were passed through.
    pub phases: u64,
    /// Seats that were asked whether they have something to settle.
    pub seats: u64,
    /// Bytes of states and sheets that were copied.
    pub bytes: u64,
}

/// What this thread has done since this was asked last, at all games together.
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
