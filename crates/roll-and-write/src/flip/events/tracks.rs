//! Boxes of a sheet are filled in.

#![expect(
    missing_docs,
    reason = "the fields say who, which card, which track and how many"
)]

use super::room::{EventRoom, Filling, Openness};
use crate::flip::wording::Names;
use crate::sheet::TrackId;
use crate::{Audience, Message, Seat};

/// Boxes of a track were crossed off, `lost` of them in vain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Advanced {
    pub seat: Seat,
    pub track: TrackId,
    pub gained: u8,
    pub lost: u8,
}

impl EventRoom for Advanced {
    fn audience(&self, open: Openness) -> Audience {
        open.lane(self.seat)
    }

    fn message(&self, names: &dyn Names) -> Message {
        let key = if self.gained > 0 {
            "event-advanced"
        } else {
            "event-advance-lost"
        };
        names
            .track_by(key, self.seat, self.track)
            .number("gained", self.gained)
            .number("lost", self.lost)
    }

    fn fill(&self, filling: &mut Filling<'_>) -> bool {
        let track = filling.layout.track(self.track);
        filling.sheet.advance(track, self.gained);
        true
    }
}

/// Boxes of a track were taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Erased {
    pub seat: Seat,
    pub track: TrackId,
    pub lost: u8,
}

impl EventRoom for Erased {
    fn audience(&self, open: Openness) -> Audience {
        open.lane(self.seat)
    }

    fn message(&self, names: &dyn Names) -> Message {
        names
            .track_by("event-erased", self.seat, self.track)
            .number("lost", self.lost)
    }

    fn fill(&self, filling: &mut Filling<'_>) -> bool {
        let track = filling.layout.track(self.track);
        filling.sheet.erase(track, self.lost);
        true
    }
}

/// The box of the round was crossed off, or was already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundMarked {
    pub seat: Seat,
    pub track: TrackId,
    pub gained: bool,
}

impl EventRoom for RoundMarked {
    fn audience(&self, open: Openness) -> Audience {
        open.lane(self.seat)
    }

    fn message(&self, names: &dyn Names) -> Message {
        let key = if self.gained {
            "event-round-marked"
        } else {
            "event-round-marked-before"
        };
        names.track_by(key, self.seat, self.track)
    }

    fn fill(&self, filling: &mut Filling<'_>) -> bool {
        let track = filling.layout.track(self.track);
        filling.sheet.mark_round(track, filling.round);
        true
    }
}

/// A number was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wrote {
    pub seat: Seat,
    pub track: TrackId,
    pub number: u8,
}

impl EventRoom for Wrote {
    fn audience(&self, open: Openness) -> Audience {
        open.lane(self.seat)
    }

    fn message(&self, names: &dyn Names) -> Message {
        names
            .track_by("event-wrote", self.seat, self.track)
            .number("number", self.number)
    }

    fn fill(&self, filling: &mut Filling<'_>) -> bool {
        let track = filling.layout.track(self.track);
        filling.sheet.write(track, self.number);
        true
    }
}

/// A number found no free box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WriteLost {
    pub seat: Seat,
    pub track: TrackId,
    pub number: u8,
}

impl EventRoom for WriteLost {
    fn audience(&self, open: Openness) -> Audience {
        open.lane(self.seat)
    }

    fn message(&self, names: &dyn Names) -> Message {
        names
            .track_by("event-write-lost", self.seat, self.track)
            .number("number", self.number)
    }
}

/// A number was declined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Declined {
    pub seat: Seat,
    pub track: TrackId,
    pub number: u8,
}

impl EventRoom for Declined {
    fn audience(&self, open: Openness) -> Audience {
        open.lane(self.seat)
    }

    fn message(&self, names: &dyn Names) -> Message {
        names
            .track_by("event-declined", self.seat, self.track)
            .number("number", self.number)
    }
}
