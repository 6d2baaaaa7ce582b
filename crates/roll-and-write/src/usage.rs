//! What a step of a game did with the things of its pack, so that their balance can be counted.
//!
//! A report on balance knows no game. It asks a game which cards, patterns and symbols it has
//! ([`UsageKeys`]) and, step by step, what was done with them ([`UsageEvent`]); both come from
//! [`Statistics`](crate::Statistics), and a game that has none of these says nothing. Points are not told here but
//! by scores, so that every point of a score can be accounted for.

use crate::{CardId, Points, Seat};

/// The things of a pack whose balance is counted. A deed names them by their places in these lists.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct UsageKeys {
    /// The names of the cards.
    pub cards: Vec<String>,
    /// The names of the patterns.
    pub patterns: Vec<String>,
    /// The symbols.
    pub symbols: Vec<SymbolUsageKey>,
}

/// A symbol whose balance is counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SymbolUsageKey {
    /// The name, as content has it.
    pub name: String,
    /// On how many cells of the cards it is printed.
    pub printed: u32,
}

/// Something that was done with a card, a pattern or a symbol, in the order in which it was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(
    missing_docs,
    reason = "the fields say who, which thing, how many and how many points"
)]
pub enum UsageEvent {
    /// The first turn is that of this seat.
    Started { seat: Seat },
    /// A seat chose among cards; this was one of them, and it took it or not.
    Offered {
        seat: Seat,
        card: CardId,
        taken: bool,
    },
    /// A card came to a seat unseen.
    Drew { seat: Seat, card: CardId },
    /// A seat has completed a card.
    Completed { seat: Seat, card: CardId },
    /// A seat lost a card before it was complete.
    Lost { seat: Seat, card: CardId },
    /// A seat marked so many cells of a card, which brought it so many points at once.
    Marked {
        seat: Seat,
        card: CardId,
        cells: u8,
        points: Points,
    },
    /// A choice that a cell of a card asked for brought so many points at once.
    Gained {
        seat: Seat,
        card: CardId,
        points: Points,
    },
    /// A turn began in which all are asked for a pattern.
    Asked { pattern: u8 },
    /// A seat marked the pattern, whole, or else a single cell instead of it.
    Answered { seat: Seat, whole: bool },
    /// A seat marked a cell with a symbol.
    SymbolMarked { seat: Seat, symbol: u8 },
    /// A symbol fired.
    Fired { seat: Seat, symbol: u8 },
    /// A symbol brought so many points, when it fired, when its choice was made, or at the end.
    Brought {
        seat: Seat,
        symbol: u8,
        points: Points,
    },
}
