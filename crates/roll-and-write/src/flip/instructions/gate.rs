//! What holds a plugin to what it may ask for.

use crate::sheet::{PoolId, SheetLayout, TrackId, TrackKind};
use crate::symbol::{Arguments, Fault, Trigger};

/// What a plugin may ask for at one firing.
pub(crate) struct Gate<'a> {
    pub(crate) given: &'a Arguments,
    pub(crate) sheet: &'a SheetLayout,
    /// The tracks whose rows claim, a bit each.
    pub(crate) rows_claim: u16,
    pub(crate) trigger: Trigger,
    /// Whether the firing answers a choice.
    pub(crate) chosen: bool,
}

impl Gate<'_> {
    /// What is wrong with a track that must be filled in this way.
    pub(super) fn track(&self, track: TrackId, kind: TrackKind) -> Option<Fault> {
        if !self.given.tracks().contains(&track) {
            return Some(Fault::NotGiven);
        }
        let fits = self
            .sheet
            .get(track)
            .is_some_and(|found| found.kind == kind);
        (!fits).then_some(Fault::WrongTrack)
    }

    /// What is wrong with a counted track whose boxes are taken back: its rows may not claim.
    pub(super) fn taken_from(&self, track: TrackId) -> Option<Fault> {
        let claims = self.rows_claim.checked_shr(track.0.into()).unwrap_or(0) & 1 != 0;
        self.track(track, TrackKind::Count)
            .or(claims.then_some(Fault::WrongTrack))
    }

    /// What is wrong with a pool.
    pub(super) fn pool(&self, pool: PoolId) -> Option<Fault> {
        (!self.given.pools().contains(&pool)).then_some(Fault::NotGiven)
    }

    /// What is wrong if a choice is being answered.
    pub(super) fn unanswered(&self) -> Option<Fault> {
        self.chosen.then_some(Fault::NotNow)
    }
}

/// What is wrong with a number that must lie in a range.
pub(super) fn within(found: u8, least: u8, most: u8) -> Option<Fault> {
    (!(least..=most).contains(&found)).then_some(Fault::OutOfRange)
}
