//! A game that could not be opened.

use crate::subject::{NotOpened, Setup};
use rnw_session::DealId;
use std::fmt;

/// A game that could not be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RefusedSetup {
    /// The game of the run.
    pub game: DealId,
    /// The setup in words.
    pub setup: String,
    /// Why it was refused.
    pub why: String,
}

impl RefusedSetup {
    pub(crate) fn new(game: DealId, setup: &Setup, why: &NotOpened) -> Self {
        Self {
            game,
            setup: setup.to_string(),
            why: why.to_string(),
        }
    }
}

impl fmt::Display for RefusedSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, setup, why } = self;
        write!(f, "{game} ({setup}) could not start: {why}")
    }
}
