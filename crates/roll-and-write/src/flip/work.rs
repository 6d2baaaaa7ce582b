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

/// A counter that counts nothing.
#[cfg(not(feature = "count-work"))]
#[derive(Default, Debug)]
pub(super) struct Counter(());

#[cfg(not(feature = "count-work"))]
impl Counter {
    #[inline]
    #[expect(clippy::unused_self, reason = "its twin counts")]
    pub(super) fn add(&self, _work: Work, _amount: usize) {}
}

/// What a ruleset has done.
#[cfg(feature = "count-work")]
#[derive(Default, Debug)]
pub(super) struct Counter([std::sync::atomic::AtomicU64; 5]);

/// What a ruleset has done.
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

#[cfg(feature = "count-work")]
impl Counter {
    pub(super) fn add(&self, work: Work, amount: usize) {
        let amount = amount as u64;
        self.0[work as usize].fetch_add(amount, std::sync::atomic::Ordering::Relaxed);
    }

    /// What was done since this was asked last.
    pub(super) fn take(&self) -> Worked {
        let counted = |work: Work| &self.0[work as usize];
        let take = |work| counted(work).swap(0, std::sync::atomic::Ordering::Relaxed);
        Worked {
            words: take(Work::Words),
            effects: take(Work::Effects),
            phases: take(Work::Phases),
            seats: take(Work::Seats),
            bytes: take(Work::Bytes),
        }
    }
}
