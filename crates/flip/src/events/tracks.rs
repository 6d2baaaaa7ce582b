//! Events about tracks: seats fill in boxes of their sheets.

#![expect(
    missing_docs,
    reason = "the fields say who, which card, which track and how many"
)]

use super::by;
use crate::wording::Names;
use roll_and_write::sheet::TrackId;
use roll_and_write::{Message, Seat};

/// Boxes of a track were crossed off. Lane event; message key: `event-advanced`, or
/// `event-advance-lost` if no box was free.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::Advanced;
/// use roll_and_write::{Seat, sheet::TrackId};
/// let coins = TrackId(0);
/// let advanced = |gained, lost| Event::Advanced(Advanced { seat: Seat::new(0), track: coins, gained, lost });
/// let events = [advanced(2, 0), advanced(1, 1)];
/// let crossed = |event: &Event| if let Event::Advanced(it) = event { it.gained } else { 0 };
/// assert_eq!(events.iter().map(crossed).sum::<u8>(), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Advanced {
    pub seat: Seat,
    /// The counted track.
    pub track: TrackId,
    /// The number of boxes that were crossed off.
    pub gained: u8,
    /// The number of boxes that were missing.
    pub lost: u8,
}

impl Advanced {
    /// The message for the event.
    pub(crate) fn message(self, names: &dyn Names) -> Message {
        let key = if self.gained > 0 {
            "event-advanced"
        } else {
            "event-advance-lost"
        };
        by(key, self.seat)
            .word("track", names.track(self.track))
            .number("gained", self.gained)
            .number("lost", self.lost)
    }
}

/// Boxes of a track were taken back. Lane event; message key: `event-erased`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::Erased;
/// use roll_and_write::{Seat, sheet::TrackId};
/// let event = Event::Erased(Erased { seat: Seat::new(0), track: TrackId(0), lost: 2 });
/// assert!(matches!(event, Event::Erased(it) if it.lost == 2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Erased {
    pub seat: Seat,
    /// The counted track.
    pub track: TrackId,
    /// The number of boxes that are empty again.
    pub lost: u8,
}

/// A symbol asked for the box of the round. Lane event; message key: `event-round-marked`, or
/// `event-round-marked-before` if the box was crossed off already.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::RoundMarked;
/// use roll_and_write::{Seat, sheet::TrackId};
/// let marked = |gained| Event::RoundMarked(RoundMarked { seat: Seat::new(0), track: TrackId(2), gained });
/// let events = [marked(true), marked(false)];
/// let gained = events.iter().filter(|event| matches!(event, Event::RoundMarked(it) if it.gained));
/// assert_eq!(gained.count(), 1, "at most one box in a round");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct RoundMarked {
    pub seat: Seat,
    /// The track of rounds.
    pub track: TrackId,
    /// Whether the box was still free.
    pub gained: bool,
}

/// A number was written into the next free box of a track. Lane event; message key: `event-wrote`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::Wrote;
/// use roll_and_write::{Seat, sheet::TrackId};
/// let wrote = |number| Event::Wrote(Wrote { seat: Seat::new(0), track: TrackId(1), number });
/// let number = |event: &Event| if let Event::Wrote(it) = event { it.number } else { 0 };
/// assert_eq!([wrote(3), wrote(5)].iter().map(number).sum::<u8>(), 8);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Wrote {
    pub seat: Seat,
    /// The track with the number.
    pub track: TrackId,
    /// The number that is in the box now.
    pub number: u8,
}

/// A number was lost, because its track has no free box. Lane event; message key:
/// `event-write-lost`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::WriteLost;
/// use roll_and_write::{Seat, sheet::TrackId};
/// let event = Event::WriteLost(WriteLost { seat: Seat::new(0), track: TrackId(1), number: 5 });
/// assert!(matches!(event, Event::WriteLost(it) if it.number == 5));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct WriteLost {
    pub seat: Seat,
    /// The full track.
    pub track: TrackId,
    /// The number that was lost.
    pub number: u8,
}

/// A seat declined a number. Lane event; message key: `event-declined`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::Declined;
/// use roll_and_write::{Seat, sheet::TrackId};
/// let event = Event::Declined(Declined { seat: Seat::new(0), track: TrackId(1), number: 1 });
/// assert!(matches!(event, Event::Declined(it) if it.number == 1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Declined {
    pub seat: Seat,
    /// The track for the number.
    pub track: TrackId,
    /// The number that is not written.
    pub number: u8,
}
