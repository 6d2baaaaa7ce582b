//! The game, as it adds to the shared turn.

use crate::content::Facts;
use crate::heuristic::Heuristic;
use roll_and_write::flip::FlipAndWrite;
use roll_and_write::option::Choices;

/// What is ordered by number when completed cards are replaced (PY-20).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Settle {
    /// Seats, each by the lowest number that it has completed.
    #[default]
    BySeat,
    /// Cards.
    ByCard,
}

/// Silver & Gold: Pyramids: what it adds to the shared turn.
#[derive(Debug)]
pub struct Pyramids {
    pub(crate) facts: Facts,
    pub(crate) heuristic: Heuristic,
    pub(crate) settle: Settle,
    pub(crate) options: Choices,
}

/// Silver & Gold: Pyramids as a ruleset.
pub type Rules = FlipAndWrite<Pyramids>;

impl Pyramids {
    /// What is printed on the cards besides their grids, and what scores beside the sheet.
    pub fn facts(&self) -> &Facts {
        &self.facts
    }
}
