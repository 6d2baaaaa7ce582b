//! What a step of a game did with cards, patterns and symbols, for balance reports.
//!
//! A balance report works with every game. It asks which cards, patterns and symbols a game has
//! ([`UsageKeys`]). After each step it asks what happened to them ([`UsageEvent`]). Both come from
//! [`Statistics`](crate::Statistics); a game may leave them empty. Points come from scores, so that
//! a report accounts for every point.

use crate::{CardId, Points, Seat};

/// The cards, patterns and symbols that a report counts. A [`UsageEvent`] refers to them by their
/// index in these lists.
///
/// ```
/// use roll_and_write::usage::{SymbolUsageKey, UsageEvent, UsageKeys};
/// use roll_and_write::Seat;
/// let palm = SymbolUsageKey { name: "palm".to_owned(), printed: 42 };
/// let keys = UsageKeys { symbols: vec![palm], ..UsageKeys::default() };
/// let fired = UsageEvent::Fired { seat: Seat::new(0), symbol: 0, idle: false };
/// assert!(matches!(fired, UsageEvent::Fired { symbol, .. } if keys.symbols[symbol as usize].name == "palm"));
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct UsageKeys {
    /// The names of the cards.
    pub cards: Vec<String>,
    /// The names of the patterns.
    pub patterns: Vec<String>,
    /// The symbols, each with the number of its cells.
    pub symbols: Vec<SymbolUsageKey>,
}

/// A symbol that a report counts.
///
/// ```
/// use roll_and_write::usage::SymbolUsageKey;
/// let chest = SymbolUsageKey { name: "chest".to_owned(), printed: 12 };
/// let fired = 4;
/// assert_eq!(100 * fired / chest.printed, 33, "percent of the printed chests fired");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SymbolUsageKey {
    /// The name, as the pack has it.
    pub name: String,
    /// The number of cells of the cards that show it.
    pub printed: u32,
}

/// Something that was done with a card, a pattern or a symbol. A step returns them in the order in
/// which they happened.
///
/// ```
/// use roll_and_write::{CardId, Seat, UsageEvent};
/// let (seat, card) = (Seat::new(0), CardId(3));
/// let events = [
///     UsageEvent::Offered { seat, card, taken: true },
///     UsageEvent::Offered { seat, card: CardId(5), taken: false },
/// ];
/// let taken = events.iter().filter(|event| matches!(event, UsageEvent::Offered { taken: true, .. }));
/// assert_eq!(taken.count(), 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(
    missing_docs,
    reason = "the fields say who, which thing, how many and how many points"
)]
pub enum UsageEvent {
    /// This seat is the start player of the first turn.
    Started { seat: Seat },
    /// A seat could choose this card. `taken` says whether it did.
    Offered {
        seat: Seat,
        /// The card that the seat could choose.
        card: CardId,
        /// Whether the seat took the card.
        taken: bool,
    },
    /// A seat drew a card without seeing it first.
    Drew { seat: Seat, card: CardId },
    /// A seat completed a card.
    Completed { seat: Seat, card: CardId },
    /// A seat lost a card that was not complete.
    Lost { seat: Seat, card: CardId },
    /// A seat marked cells of a card. The mark brought these points at once.
    Marked {
        seat: Seat,
        /// The card with the cells.
        card: CardId,
        /// The number of cells, 1 to 64.
        cells: u8,
        /// The points that the mark brought at once.
        points: Points,
    },
    /// A seat made a choice for a symbol on a card. The choice brought these points at once.
    Gained {
        seat: Seat,
        /// The card with the symbol.
        card: CardId,
        /// The points that the choice brought at once.
        points: Points,
    },
    /// A turn began, and all seats are asked for this pattern.
    Asked { pattern: u8 },
    /// A seat marked the whole pattern, or a single cell instead of it.
    Answered { seat: Seat, whole: bool },
    /// A seat marked a cell with this symbol.
    SymbolMarked { seat: Seat, symbol: u8 },
    /// A symbol of this seat fired.
    Fired {
        seat: Seat,
        symbol: u8,
        /// Whether it changed nothing.
        idle: bool,
    },
    /// A symbol brought points: when it fired, when its choice was made, or at the end of the game.
    Brought {
        seat: Seat,
        symbol: u8,
        /// The points that the symbol brought.
        points: Points,
    },
}
