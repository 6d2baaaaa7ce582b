//! Events of the turn: it begins, everybody marks, and the game ends.

#![expect(
    missing_docs,
    reason = "the fields say who, which card, which track and how many"
)]

use roll_and_write::{CardId, CellSet, Seat};

/// A round began, with all expedition cards in their deck (C-1). Message key: `event-round-began`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::RoundBegan;
/// let event = Event::RoundBegan(RoundBegan { round: 0 });
/// assert!(matches!(event, Event::RoundBegan(it) if it.round + 1 == 1), "people count from 1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct RoundBegan {
    /// The round, counted from 0.
    pub round: u8,
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Revealed {
    /// The expedition card: its index in the list of the pack's expeditions, sorted by name.
    pub expedition: u8,
    /// The turn of the game, counted from 0.
    pub turn: u8,
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Skipped {
    pub seat: Seat,
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Marked {
    pub seat: Seat,
    /// The board, 0 for A and 1 for B.
    pub board: u8,
    /// The card on that board.
    pub card: CardId,
    /// The cells that were marked now.
    pub cells: CellSet,
}

/// What the symbols of a seat did at the barrier is now public. This closes the phase. Message key:
/// `event-shown`.
///
/// ```
/// use rnw_flip::Event;
/// use rnw_flip::events::Shown;
/// use roll_and_write::Seat;
/// let event = Event::Shown(Shown { seat: Seat::new(2), silent: false });
/// assert!(matches!(event, Event::Shown(it) if it.seat.number() == 3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Shown {
    pub seat: Seat,
    /// Whether the symbols did nothing that anybody hears of. Then nobody hears of this either.
    pub silent: bool,
}
