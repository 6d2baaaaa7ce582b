//! Why a test run fails.

use crate::broken::Broken;
use crate::refused::RefusedSetup;

/// Why a test run fails.
#[derive(Debug, thiserror::Error)]
pub enum Failed {
    /// A game broke a law.
    #[error(transparent)]
    Broken(Box<Broken>),
    /// No game was played, so no law was checked.
    #[error(transparent)]
    NotPlayed(Box<NotPlayed>),
}

impl Failed {
    /// The broken law, or `None` if no game was played.
    pub fn broken(self) -> Option<Box<Broken>> {
        match self {
            Self::Broken(broken) => Some(broken),
            Self::NotPlayed(_) => None,
        }
    }
}

impl From<Broken> for Failed {
    fn from(broken: Broken) -> Self {
        Self::Broken(Box::new(broken))
    }
}

impl From<NotPlayed> for Failed {
    fn from(not_played: NotPlayed) -> Self {
        Self::NotPlayed(Box::new(not_played))
    }
}

/// A run in which no game was played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotPlayed {
    /// Every setup was refused.
    #[error("{game}: none of {games} games could start; {first}")]
    RefusedSetup {
        /// The name of the game.
        game: String,
        /// The number of games that were tried.
        games: u64,
        /// The first refused setup.
        first: RefusedSetup,
    },
    /// The run has no games.
    #[error("{game}: the run has no game, so no law was checked; expected at least one game")]
    NoGame {
        /// The name of the game.
        game: String,
    },
    /// The matrix has no pairs, because the pack has no symbols.
    #[error("{game}: the pack has no symbols to test in pairs")]
    NoSymbols {
        /// The name of the game.
        game: String,
    },
}
