//! Why a test run fails.

use crate::broken::Broken;
use crate::laws::Law;
use crate::refused::RefusedSetup;
use std::fmt;

/// Why a test run fails. Its form for developers is the report too, so `unwrap` prints it.
#[derive(thiserror::Error)]
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

impl fmt::Debug for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
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
    /// A law cannot have its name.
    #[error("{game}: a law cannot be named {law:?}: {problem}")]
    LawName {
        /// The name of the game.
        game: String,
        /// The name of the law.
        law: String,
        /// What is wrong with it.
        problem: &'static str,
    },
    /// The matrix has no pairs, because the pack has no symbols.
    #[error("{game}: the pack has no symbols to test in pairs")]
    NoSymbols {
        /// The name of the game.
        game: String,
    },
}

impl NotPlayed {
    /// Checks the names of the laws of a run.
    pub(crate) fn unless_named(game: &str, laws: &[Law]) -> Result<(), Self> {
        laws.iter().try_for_each(|law| {
            law.check_name().map_err(|problem| Self::LawName {
                game: game.to_owned(),
                law: law.name.clone().into_owned(),
                problem,
            })
        })
    }
}
