//! Why a game cannot be set up.

use crate::SEATS_MAX;
use crate::content::Report;
use crate::option::OptionError;
use thiserror::Error;

/// Why a game cannot be loaded.
#[derive(Debug, Error)]
pub enum LoadError {
    /// An option is unknown.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// The pack is wrong.
    #[error("{0}")]
    Content(Report),
    /// The table is too small or too large.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// Why a table cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// Too few or too many seats.
    #[error("{found} seats; expected 1 to {SEATS_MAX}")]
    Seats {
        /// How many.
        found: usize,
    },
    /// Not enough cards to deal.
    #[error("the pack has {found} cards; {seats} seats are dealt {needed}")]
    Cards {
        /// Cards in the pack.
        found: usize,
        /// Seats at the table.
        seats: usize,
        /// Cards that are dealt.
        needed: usize,
    },
    /// The start player has no seat.
    #[error("seat {seat} cannot start: there are only {seats} seats")]
    Start {
        /// The seat, counted from 1.
        seat: usize,
        /// Seats at the table.
        seats: usize,
    },
}
