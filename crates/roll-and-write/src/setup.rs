//! Why a game cannot be set up.

#[cfg(feature = "content")]
use crate::content::Report;
use crate::option::OptionError;
use thiserror::Error;

/// Why a game cannot be loaded.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum LoadError {
    /// An option is unknown.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// The pack is wrong.
    #[cfg(feature = "content")]
    #[error("{0}")]
    Content(Report),
    /// The table is too small or too large.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// Why a table cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum SetupError {
    /// Too few or too many seats.
    #[error("a table of {found}; expected {least} to {most} seats")]
    Seats {
        /// How many.
        found: usize,
        /// The least that play.
        least: usize,
        /// The most that play.
        most: usize,
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
    /// The pack lacks what a table of this size needs.
    #[error("the pack has nothing for {seats} seats")]
    NotInPack {
        /// Seats at the table.
        seats: usize,
    },
    /// The pack lacks what an option asks for.
    #[error("the pack has nothing for the option {option}={value}")]
    Missing {
        /// The option.
        option: &'static str,
        /// Its value.
        value: &'static str,
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
