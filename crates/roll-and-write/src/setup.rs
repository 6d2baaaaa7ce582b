//! Why a game cannot be set up.

use crate::Seat;
use std::borrow::Cow;
use thiserror::Error;

/// Why a table cannot be set up.
///
/// ```
/// use roll_and_write::SetupError;
/// let error = SetupError::Cards { found: 10, seats: 4, needed: 16 };
/// assert_eq!(error.to_string(), "the pack has 10 cards; 4 seats are dealt 16");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum SetupError {
    /// Too few or too many seats.
    #[error("a table of {found}; expected {least} to {most} seats")]
    Seats {
        /// The number of seats.
        found: usize,
        /// The smallest number of seats.
        least: usize,
        /// The largest number of seats.
        most: usize,
    },
    /// The pack has too few cards to deal.
    #[error("the pack has {found} cards; {seats} seats are dealt {needed}")]
    Cards {
        /// The number of cards in the pack.
        found: usize,
        /// The number of seats at the table.
        seats: usize,
        /// The number of cards to deal.
        needed: usize,
    },
    /// The pack does not play at a table of this size.
    #[error("{place}: {why}")]
    NotForPack {
        /// The place in the pack that says or shows it, as file, line and column.
        place: String,
        /// For how many seats the pack is.
        why: String,
    },
    /// The pack has nothing for a table of this size.
    #[error("the pack has nothing for {seats} seats")]
    NotInPack {
        /// The number of seats at the table.
        seats: usize,
    },
    /// The pack does not have what an option needs.
    #[error("the pack has nothing for the option {option}={value}")]
    Missing {
        /// The name of the option.
        option: Cow<'static, str>,
        /// The value of the option.
        value: Cow<'static, str>,
    },
    /// The start player has no seat at this table.
    #[error("seat {seat} cannot start: there are only {seats} seats")]
    Start {
        /// The seat, counted from 1.
        seat: usize,
        /// The number of seats at the table.
        seats: usize,
    },
}

impl SetupError {
    /// Checks the number of seats at a table.
    ///
    /// # Errors
    /// If there are less than `least` or more than `most` seats.
    ///
    /// ```
    /// use roll_and_write::SetupError;
    /// assert_eq!(SetupError::check_seats(4, 1, 4), Ok(()));
    /// assert!(SetupError::check_seats(5, 1, 4).is_err());
    /// ```
    pub fn check_seats(found: usize, least: usize, most: usize) -> Result<(), Self> {
        if (least..=most).contains(&found) {
            Ok(())
        } else {
            Err(Self::Seats { found, least, most })
        }
    }

    /// Checks that the start player has a seat at the table. `None` is for a start player whom chance decides.
    ///
    /// # Errors
    /// If there are too few seats.
    pub fn check_start(start: Option<Seat>, seats: usize) -> Result<(), Self> {
        match start.map(Seat::number) {
            Some(seat) if seat > seats => Err(Self::Start { seat, seats }),
            _ => Ok(()),
        }
    }
}
