//! Events about the sheets of other seats.

#![expect(
    missing_docs,
    reason = "the fields say who, whose sheet, which track and how many"
)]

use super::by;
use crate::wording::Names;
use roll_and_write::sheet::{Sheet, Track, TrackId};
use roll_and_write::symbol::{SheetChange, Whom};
use roll_and_write::{Message, Seat};

/// A symbol will change the sheets of other seats at the barrier. Lane event; message key:
/// `event-change-owed`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::ChangeOwed;
/// use roll_and_write::{Seat, sheet::TrackId, symbol::Whom};
/// let (seat, whom, track) = (Seat::new(0), Whom::Others, TrackId(2));
/// let event = Event::ChangeOwed(ChangeOwed { seat, whom, track });
/// assert!(matches!(event, Event::ChangeOwed(it) if it.whom == Whom::Others));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct ChangeOwed {
    pub seat: Seat,
    /// The seats whose sheets will change.
    pub whom: Whom,
    /// The track.
    pub track: TrackId,
}

/// A change of other sheets was lost, because a lane holds at most 6 of them in a turn. Lane event;
/// message key: `event-change-lapsed`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::ChangeLapsed;
/// use roll_and_write::{Seat, sheet::TrackId, symbol::Whom};
/// let (seat, whom, track) = (Seat::new(0), Whom::Next, TrackId(2));
/// let event = Event::ChangeLapsed(ChangeLapsed { seat, whom, track });
/// assert!(matches!(event, Event::ChangeLapsed(it) if it.track == track));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct ChangeLapsed {
    pub seat: Seat,
    /// The seats whose sheets stay as they are.
    pub whom: Whom,
    /// The track.
    pub track: TrackId,
}

/// A symbol of a seat changed the sheet of a seat. Message keys: `event-other-advanced`,
/// `event-other-erased`, `event-other-wrote`, `event-other-took` and `event-other-gave`; the keys
/// of [`Advanced`](super::Advanced), [`Erased`](super::Erased) and [`Wrote`](super::Wrote) if it is
/// the own sheet; `event-other-advance-lost` and `event-other-write-lost` without a free box.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::SheetChanged;
/// use roll_and_write::{Seat, sheet::TrackId, symbol::SheetChange};
/// let [seat, target] = [0, 1].map(Seat::new);
/// let (change, track) = (SheetChange::Take, TrackId(0));
/// let event = Event::SheetChanged(SheetChanged { seat, target, change, track, amount: 3, done: 2 });
/// assert!(matches!(event, Event::SheetChanged(it) if it.done < it.amount));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct SheetChanged {
    pub seat: Seat,
    /// The seat whose sheet changed.
    pub target: Seat,
    /// What changed.
    pub change: SheetChange,
    /// The track.
    pub track: TrackId,
    /// The number of boxes that the symbol asked for, or the number to write.
    pub amount: u8,
    /// The number of boxes that changed; 1 if the number was written.
    pub done: u8,
}

impl SheetChanged {
    fn key(self) -> &'static str {
        let (own, none) = (self.target == self.seat, self.done == 0);
        match (self.change, own, none) {
            (SheetChange::Advance, true, false) => "event-advanced",
            (SheetChange::Advance, true, true) => "event-advance-lost",
            (SheetChange::Advance, false, false) => "event-other-advanced",
            (SheetChange::Advance, false, true) => "event-other-advance-lost",
            (SheetChange::Erase, true, _) => "event-erased",
            (SheetChange::Erase, false, _) => "event-other-erased",
            (SheetChange::Write, true, false) => "event-wrote",
            (SheetChange::Write, true, true) => "event-write-lost",
            (SheetChange::Write, false, false) => "event-other-wrote",
            (SheetChange::Write, false, true) => "event-other-write-lost",
            (SheetChange::Take, ..) => "event-other-took",
            (SheetChange::Give, ..) => "event-other-gave",
        }
    }

    /// The message for the event.
    pub(crate) fn message(self, names: &dyn Names) -> Message {
        let message = by(self.key(), self.seat).word("track", names.track(self.track));
        let message = match self.change {
            SheetChange::Advance => message
                .number("gained", self.done)
                .number("lost", self.amount - self.done),
            SheetChange::Take => message.number("gained", self.done),
            SheetChange::Erase | SheetChange::Give => message.number("lost", self.done),
            SheetChange::Write => message.number("number", self.amount),
        };
        if self.target == self.seat {
            message
        } else {
            message.seat("target", self.target)
        }
    }

    /// Changes the sheet of a seat as the event says. `false` if the event changes other sheets only.
    pub(crate) fn change_sheet(self, seat: Seat, sheet: &mut Sheet, track: &Track) -> bool {
        let (gains, loses) = match self.change {
            SheetChange::Advance | SheetChange::Write => (Some(self.target), None),
            SheetChange::Erase => (None, Some(self.target)),
            SheetChange::Take => (Some(self.seat), Some(self.target)),
            SheetChange::Give => (Some(self.target), Some(self.seat)),
        };
        if loses == Some(seat) {
            sheet.erase(track, self.done);
        } else if gains != Some(seat) {
            return false;
        } else if self.change != SheetChange::Write {
            sheet.advance(track, self.done);
        } else if self.done > 0 {
            sheet.write(track, self.amount);
        }
        true
    }
}
