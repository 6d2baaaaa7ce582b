//! Why a game of a pack cannot be loaded.

use crate::Report;
use roll_and_write::SetupError;
use roll_and_write::option::OptionError;
use thiserror::Error;

/// Why a game cannot be loaded.
///
/// ```
/// use rnw_packs::LoadError;
/// use roll_and_write::SetupError;
/// /// A game for two players.
/// fn load(seats: usize) -> Result<&'static str, LoadError> {
///     if seats != 2 {
///         return Err(SetupError::Seats { found: seats, least: 2, most: 2 }.into());
///     }
///     Ok("a game for two")
/// }
/// assert_eq!(load(5).unwrap_err().to_string(), "a table of 5; expected 2 to 2 seats");
/// ```
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum LoadError {
    /// An option or its value is unknown, or the option is given twice.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// The pack has errors.
    #[error("{0}")]
    Content(Report),
    /// The table does not fit the game or the pack.
    #[error(transparent)]
    Setup(#[from] SetupError),
}
