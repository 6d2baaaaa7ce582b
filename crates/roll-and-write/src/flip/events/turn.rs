//! A turn begins, everybody marks, and the game ends.

#![expect(
    missing_docs,
    reason = "the fields say who, which card, which track and how many"
)]

use super::room::{EventRoom, Ledger, Openness, by};
use crate::flip::wording::Names;
use crate::{Audience, CardId, CellSet, Message, Seat};

/// A round began with all expedition cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundBegan {
    pub round: u8,
}

impl EventRoom for RoundBegan {
    fn audience(&self, _open: Openness) -> Audience {
        Audience::Everyone
    }

    fn message(&self, _names: &dyn Names) -> Message {
        Message::new("event-round-began").number("round", self.round + 1)
    }

    fn count(&self, ledger: &mut dyn Ledger) {
        if self.round == 0 {
            ledger.begin();
        }
    }
}

/// An expedition card was flipped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Revealed {
    pub expedition: u8,
    pub turn: u8,
}

impl EventRoom for Revealed {
    fn audience(&self, _open: Openness) -> Audience {
        Audience::Everyone
    }

    fn message(&self, names: &dyn Names) -> Message {
        Message::new("event-revealed")
            .name("card", names.expedition(self.expedition))
            .number("turn", self.turn + 1)
    }

    fn count(&self, ledger: &mut dyn Ledger) {
        ledger.reveal(self.expedition);
    }
}

/// A seat has no cell to mark and skips the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skipped {
    pub seat: Seat,
}

impl EventRoom for Skipped {
    fn audience(&self, _open: Openness) -> Audience {
        Audience::Everyone
    }

    fn message(&self, _names: &dyn Names) -> Message {
        by("event-skipped", self.seat)
    }
}

/// Cells were marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Marked {
    pub seat: Seat,
    pub board: u8,
    pub card: CardId,
    pub cells: CellSet,
}

impl EventRoom for Marked {
    fn audience(&self, open: Openness) -> Audience {
        open.lane(self.seat)
    }

    fn message(&self, names: &dyn Names) -> Message {
        names
            .card_by("event-marked", self.seat, self.card)
            .name("board", names.board(self.board))
            .name("cells", names.cells(self.cells))
            .number("count", self.cells.len())
    }

    fn count(&self, ledger: &mut dyn Ledger) {
        ledger.mark(self.seat, self.board.into(), self.cells);
    }
}

/// All seats have marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct AllMarked;

impl EventRoom for AllMarked {
    fn audience(&self, _open: Openness) -> Audience {
        Audience::Everyone
    }

    fn message(&self, _names: &dyn Names) -> Message {
        Message::new("event-all-marked")
    }

    fn closes_phase(&self) -> bool {
        true
    }
}

/// What a seat's symbols did at the barrier lies open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown {
    pub seat: Seat,
}

impl EventRoom for Shown {
    fn audience(&self, _open: Openness) -> Audience {
        Audience::Everyone
    }

    fn message(&self, _names: &dyn Names) -> Message {
        by("event-shown", self.seat)
    }

    fn closes_phase(&self) -> bool {
        true
    }
    fn ends_firing(&self) -> bool {
        true
    }
}

/// The game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ended;

impl EventRoom for Ended {
    fn audience(&self, _open: Openness) -> Audience {
        Audience::Everyone
    }

    fn message(&self, _names: &dyn Names) -> Message {
        Message::new("event-ended")
    }

    fn ends_firing(&self) -> bool {
        true
    }
    fn count(&self, ledger: &mut dyn Ledger) {
        ledger.end();
    }
}
