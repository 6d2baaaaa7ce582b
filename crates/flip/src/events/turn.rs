//! Events of the turn: it begins, everybody marks, and the game ends.

#![expect(
    missing_docs,
    reason = "the fields say who, which card, which track and how many"
)]

use super::room::{EventRoom, Ledger, by};
use crate::wording::Names;
use roll_and_write::{CardId, CellSet, Message, Seat};

/// A round began, with all expedition cards in their deck (C-1). Message key: `event-round-began`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::RoundBegan;
/// let event = Event::RoundBegan(RoundBegan { round: 0 });
/// assert!(matches!(event, Event::RoundBegan(it) if it.round + 1 == 1), "people count from 1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundBegan {
    /// The round, counted from 0.
    pub round: u8,
}

impl EventRoom for RoundBegan {
    fn message(&self, _names: &dyn Names) -> Message {
        Message::new("event-round-began").number("round", self.round + 1)
    }

    fn count(&self, ledger: &mut dyn Ledger) {
        if self.round == 0 {
            ledger.begin();
        }
    }
}

/// An expedition card was flipped: the turn begins. Message key: `event-revealed`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::Revealed;
/// let event = Event::Revealed(Revealed { expedition: 3, turn: 4 });
/// let turn = if let Event::Revealed(it) = event { usize::from(it.turn) + 1 } else { 0 };
/// assert_eq!(turn, 5, "people count turns from 1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Revealed {
    /// The expedition card: its index in the list of the pack's expeditions, sorted by name.
    pub expedition: u8,
    /// The turn of the game, counted from 0.
    pub turn: u8,
}

impl EventRoom for Revealed {
    fn message(&self, names: &dyn Names) -> Message {
        Message::new("event-revealed")
            .name("card", names.expedition(self.expedition))
            .number("turn", self.turn + 1)
            .number("turns", names.turns())
    }

    fn count(&self, ledger: &mut dyn Ledger) {
        ledger.reveal(self.expedition);
    }
}

/// A seat has no cell to mark and skips the turn (C-5). Message key: `event-skipped`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::Skipped;
/// use roll_and_write::{Seat, Seats};
/// let mut marking = Seats::all(3);
/// if let Event::Skipped(it) = Event::Skipped(Skipped { seat: Seat::new(1) }) {
///     marking = marking.without(it.seat);
/// }
/// assert_eq!(marking.len(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skipped {
    pub seat: Seat,
}

impl EventRoom for Skipped {
    fn message(&self, _names: &dyn Names) -> Message {
        by("event-skipped", self.seat)
    }
}

/// A seat marked cells: the pattern, one cell instead of it, or a bonus cell. Lane event; message
/// key: `event-marked`.
///
/// ```
/// use rnw_flip::events::Marked;
/// use rnw_flip::{BOARDS, Event};
/// use roll_and_write::{CardId, CellSet, Seat};
/// let cells = CellSet::from_bits(0b110);
/// let event = Event::Marked(Marked { seat: Seat::new(0), board: 1, card: CardId(9), cells });
/// let mut boards = [CellSet::EMPTY; BOARDS];
/// if let Event::Marked(it) = event {
///     boards[usize::from(it.board)] |= it.cells;
/// }
/// assert_eq!(boards[1].len(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Marked {
    pub seat: Seat,
    /// The board, 0 for A and 1 for B.
    pub board: u8,
    /// The card on that board.
    pub card: CardId,
    /// The cells that were marked now.
    pub cells: CellSet,
}

impl EventRoom for Marked {
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

/// All seats have marked. This is the barrier: it closes the phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct AllMarked;

impl EventRoom for AllMarked {
    fn message(&self, _names: &dyn Names) -> Message {
        Message::new("event-all-marked")
    }

    fn closes_phase(&self) -> bool {
        true
    }
}

/// What the symbols of a seat did at the barrier is now public. This closes the phase. Message key:
/// `event-shown`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::Shown;
/// use roll_and_write::Seat;
/// let event = Event::Shown(Shown { seat: Seat::new(2) });
/// assert!(matches!(event, Event::Shown(it) if it.seat.number() == 3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown {
    pub seat: Seat,
}

impl EventRoom for Shown {
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
