//! The parts of the game that it adds to the shared turn.

use crate::content::Facts;
use crate::heuristic::Heuristic;
use rnw_flip::FlipAndWrite;
use roll_and_write::option::Choices;

/// The things whose numbers order the replacement of completed cards (PY-20).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Settle {
    /// Seats, ordered by the lowest number among their completed cards.
    #[default]
    BySeat,
    /// Cards, ordered by their own numbers.
    ByCard,
}

/// Silver & Gold: Pyramids: the parts that it adds to the shared turn.
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
    /// The printed facts about the cards, except their grids, and the points that are not on the
    /// sheet.
    pub fn facts(&self) -> &Facts {
        &self.facts
    }
}
