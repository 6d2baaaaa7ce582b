//! Checks what a plugin may ask for.

use roll_and_write::sheet::{PoolId, SheetLayout, TrackId, TrackKind};
use roll_and_write::symbol::{Arguments, CardFilter, Fault, PrintedCard, Trigger};

/// What a plugin may ask for at one firing.
pub(crate) struct Gate<'a> {
    pub(crate) given: &'a Arguments,
    pub(crate) sheet: &'a SheetLayout,
    /// All cards of the pack.
    pub(crate) cards: &'a [PrintedCard],
    /// The tracks whose boxes may not be taken back, a bit each: the sheet does not remember which of their rows have
    /// claimed.
    pub(crate) rows_claim: u16,
    pub(crate) trigger: Trigger,
    /// Whether the firing answers a choice.
    pub(crate) chosen: bool,
}

impl Gate<'_> {
    /// The fault of a track that must be of this kind.
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

    /// The fault of a counted track whose boxes are taken back.
    pub(super) fn taken_from(&self, track: TrackId) -> Option<Fault> {
        let claims = self.rows_claim.checked_shr(track.0.into()).unwrap_or(0) & 1 != 0;
        self.track(track, TrackKind::Count)
            .or(claims.then_some(Fault::WrongTrack))
    }

    /// The fault of a pool.
    pub(super) fn pool(&self, pool: PoolId) -> Option<Fault> {
        (!self.given.pools().contains(&pool)).then_some(Fault::NotGiven)
    }

    /// The fault of a condition on cards.
    pub(super) fn cards(&self, only: CardFilter) -> Option<Fault> {
        match only {
            CardFilter::Any => None,
            CardFilter::With(symbol) => {
                (!self.given.symbols().contains(&symbol)).then_some(Fault::NotGiven)
            }
            CardFilter::Color(color) => {
                let printed = self.cards.iter().any(|card| card.color == color);
                (!printed).then_some(Fault::OutOfRange)
            }
        }
    }

    /// The fault if the firing answers a choice.
    pub(super) fn unanswered(&self) -> Option<Fault> {
        self.chosen.then_some(Fault::NotNow)
    }
}

/// The fault of a number that must be in a range.
pub(super) fn within(found: u8, least: u8, most: u8) -> Option<Fault> {
    (!(least..=most).contains(&found)).then_some(Fault::OutOfRange)
}
