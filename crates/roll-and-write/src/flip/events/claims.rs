//! Numbers of shared pools are claimed.

#![expect(
    missing_docs,
    reason = "the fields say who, which card, which track and how many"
)]

use super::room::{EventRoom, Openness, by};
use crate::flip::wording::Names;
use crate::sheet::{PoolId, TrackId};
use crate::{Audience, Message, Seat};

/// A symbol will claim at the barrier.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClaimOwed {
    pub seat: Seat,
    pub pool: PoolId,
}

impl EventRoom for ClaimOwed {
    fn audience(&self, open: Openness) -> Audience {
        open.lane(self.seat)
    }

    fn message(&self, names: &dyn Names) -> Message {
        by("event-claim-owed", self.seat).word("pool", names.pool(self.pool))
    }
}

/// A symbol claims in vain: the seat has claimed all that it may in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClaimLapsed {
    pub seat: Seat,
    pub pool: PoolId,
}

impl EventRoom for ClaimLapsed {
    fn audience(&self, open: Openness) -> Audience {
        open.lane(self.seat)
    }

    fn message(&self, names: &dyn Names) -> Message {
        by("event-claim-lapsed", self.seat).word("pool", names.pool(self.pool))
    }
}

/// A full row, a symbol or the game claimed from a pool for a seat; `number` is `None` if the pool was empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claimed {
    pub seat: Seat,
    pub pool: PoolId,
    pub number: Option<u8>,
}

impl EventRoom for Claimed {
    fn audience(&self, _open: Openness) -> Audience {
        Audience::Everyone
    }

    fn message(&self, names: &dyn Names) -> Message {
        let key = if self.number.is_some() {
            "event-claimed"
        } else {
            "event-claim-empty"
        };
        let message = by(key, self.seat).word("pool", names.pool(self.pool));
        match self.number {
            Some(number) => message.number("number", number),
            None => message,
        }
    }
}

/// A full row claimed in vain and wrote this number, 0, all the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClaimWrote {
    pub seat: Seat,
    pub track: TrackId,
    pub number: u8,
}

impl EventRoom for ClaimWrote {
    fn audience(&self, _open: Openness) -> Audience {
        Audience::Everyone
    }

    fn message(&self, names: &dyn Names) -> Message {
        names
            .track_by("event-wrote", self.seat, self.track)
            .number("number", self.number)
    }
}

/// A claimed number found no free box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClaimLost {
    pub seat: Seat,
    pub track: TrackId,
    pub number: u8,
}

impl EventRoom for ClaimLost {
    fn audience(&self, _open: Openness) -> Audience {
        Audience::Everyone
    }

    fn message(&self, names: &dyn Names) -> Message {
        names
            .track_by("event-write-lost", self.seat, self.track)
            .number("number", self.number)
    }
}
