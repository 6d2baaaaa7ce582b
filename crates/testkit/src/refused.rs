//! A game that could not be opened.

use crate::subject::{NotOpened, Setup};
use std::fmt;

/// A game that could not be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RefusedSetup {
    /// The seed of the run, and the number of the game.
    pub game: (u64, u32),
    /// The setup in words.
    pub setup: String,
    /// Why it was refused.
    pub why: String,
}

impl RefusedSetup {
    pub(crate) fn new(game: (u64, u32), setup: &Setup, why: &NotOpened) -> Self {
        Self {
            game,
            setup: setup.to_string(),
            why: why.to_string(),
        }
    }
}

impl fmt::Display for RefusedSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            game: (seed, number),
            setup,
            why,
        } = self;
        write!(
            f,
            "game {number} of seed {seed} ({setup}) could not start: {why}"
        )
    }
}
