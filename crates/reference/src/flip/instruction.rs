//! What symbols ask for.

use serde_json::Value;

/// What a step of a program asks for, with its numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Instruction {
    /// Crosses off boxes of a `count` track.
    Advance { track: String, by: u8 },
    /// Erases boxes.
    Erase { track: String, by: u8 },
    /// Writes a number.
    Write {
        track: String,
        number: u8,
        optional: bool,
    },
    /// Changes the sheets of other seats: `advance`, `erase`, `write`, `take` or `give`.
    Affect {
        whom: String,
        what: String,
        track: String,
        amount: u8,
    },
    /// Crosses off the box of the round.
    MarkRound { track: String },
    /// Makes the seat owe cells.
    ExtraMark {
        cells: u8,
        area: Value,
        apart: bool,
        optional: bool,
    },
    /// Makes the seat owe the pattern.
    ExtraPattern,
    /// Claims from a pool.
    Claim {
        pool: String,
        into: Option<String>,
        by: u8,
    },
    /// Asks the seat to choose.
    Choose { options: u8 },
    /// Copies the symbol that fired last.
    Copy,
    /// Never fires again on this cell.
    Spend,
    /// Points for each marked cell.
    Score { points: i32 },
    /// Points once.
    ScoreOnce { points: i32 },
    /// Replaces these cards of the offer.
    RenewOffer { which: Cards },
    /// Puts the card back into the deck. With `from_offer` only the offer may replace it, and then only
    /// these cards.
    Discard { from_offer: bool, which: Cards },
}

/// Which cards of the offer are meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Cards {
    /// All of them.
    All,
    /// Those that show a symbol.
    With(String),
    /// Those of a colour.
    Of(String),
}
