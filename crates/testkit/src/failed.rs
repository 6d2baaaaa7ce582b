//! Why games do not pass.

use crate::broken::Broken;
use crate::refused::RefusedSetup;

/// Why games do not pass.
#[derive(Debug, thiserror::Error)]
pub enum Failed {
    /// A game broke a law.
    #[error(transparent)]
    Broken(Box<Broken>),
    /// No game was played, so no law was asked.
    #[error(transparent)]
    NotPlayed(Box<NotPlayed>),
}

impl Failed {
    /// The broken law, if that is why.
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
    /// Every game was refused when it was opened.
    #[error("{game}: none of {games} games can be opened; {first}")]
    RefusedSetup {
        /// The name of the game.
        game: String,
        /// How many games were tried.
        games: u64,
        /// The first that was refused.
        first: RefusedSetup,
    },
    /// The run has no game.
    #[error("{game}: the run has no game, so no law was asked; expected one game at least")]
    NoGame {
        /// The name of the game.
        game: String,
    },
    /// The matrix has no pair.
    #[error("{game}: the pack has no symbols that could meet")]
    NoSymbols {
        /// The name of the game.
        game: String,
    },
}
