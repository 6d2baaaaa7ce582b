//! Events about claims: seats take numbers from shared pools.

#![expect(
    missing_docs,
    reason = "the fields say who, which card, which track and how many"
)]

use super::by;
use crate::wording::Names;
use roll_and_write::sheet::{PoolId, TrackId};
use roll_and_write::{Message, Seat};

/// A symbol will claim a number at the barrier. Lane event; message key: `event-claim-owed`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::ClaimOwed;
/// use roll_and_write::{Seat, sheet::PoolId};
/// let cups = PoolId(0);
/// let lane = [Event::ClaimOwed(ClaimOwed { seat: Seat::new(0), pool: cups })];
/// let owed = lane.iter().filter(|event| matches!(event, Event::ClaimOwed(it) if it.pool == cups));
/// assert_eq!(owed.count(), 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct ClaimOwed {
    pub seat: Seat,
    /// The pool of the claim.
    pub pool: PoolId,
}

/// A claim of a symbol was lost, because a lane holds at most 8 claims in a turn. Lane event;
/// message key: `event-claim-lapsed`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::ClaimLapsed;
/// use roll_and_write::{Seat, sheet::PoolId};
/// let event = Event::ClaimLapsed(ClaimLapsed { seat: Seat::new(0), pool: PoolId(1) });
/// assert!(matches!(event, Event::ClaimLapsed(it) if it.pool == PoolId(1)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct ClaimLapsed {
    pub seat: Seat,
    /// The pool of the claim.
    pub pool: PoolId,
}

/// A seat claimed from a pool: for a full row, for a symbol, or because the game says so. Message
/// key: `event-claimed`, or `event-claim-empty` if the pool was empty.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::Claimed;
/// use roll_and_write::{Seat, sheet::PoolId};
/// let claim = |number| Event::Claimed(Claimed { seat: Seat::new(0), pool: PoolId(0), number });
/// let events = [claim(Some(6)), claim(None)];
/// let number = |event: &Event| if let Event::Claimed(it) = event { it.number } else { None };
/// assert_eq!(events.iter().filter_map(number).sum::<u8>(), 6);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Claimed {
    pub seat: Seat,
    /// The pool that the seat claimed from.
    pub pool: PoolId,
    /// The number; `None` if the pool was empty.
    pub number: Option<u8>,
}

impl Claimed {
    /// The message for the event.
    pub(crate) fn message(self, names: &dyn Names) -> Message {
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

/// A full row found its pool empty and wrote a 0, so that rows and boxes stay in step (SG-15).
/// Message key: `event-wrote`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::ClaimWrote;
/// use roll_and_write::{Seat, sheet::TrackId};
/// let event = Event::ClaimWrote(ClaimWrote { seat: Seat::new(0), track: TrackId(1), number: 0 });
/// assert!(matches!(event, Event::ClaimWrote(it) if it.number == 0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct ClaimWrote {
    pub seat: Seat,
    /// The track with the number.
    pub track: TrackId,
    /// The number, which is 0.
    pub number: u8,
}

/// A claimed number was lost, because the track had no free box. Message key: `event-write-lost`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::ClaimLost;
/// use roll_and_write::{Seat, sheet::TrackId};
/// let event = Event::ClaimLost(ClaimLost { seat: Seat::new(0), track: TrackId(1), number: 4 });
/// let lost = if let Event::ClaimLost(it) = event { it.number } else { 0 };
/// assert_eq!(lost, 4);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct ClaimLost {
    pub seat: Seat,
    /// The full track.
    pub track: TrackId,
    /// The number that was lost.
    pub number: u8,
}
