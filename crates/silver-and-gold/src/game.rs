//! The parts of the game that it adds to the shared turn.

use crate::content::Facts;
use rnw_flip::FlipAndWrite;
use roll_and_write::option::Choices;

/// The winners if even the tie-breaks are equal (SG-22).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum TieRule {
    /// All tied seats.
    #[default]
    Shared,
    /// The seat that was last in the order of the first turn.
    LatestSeat,
}

/// Silver & Gold: the parts that it adds to the shared turn.
#[derive(Debug)]
pub struct SilverAndGold {
    pub(crate) facts: Facts,
    pub(crate) tie: TieRule,
    pub(crate) options: Choices,
}

/// Silver & Gold as a ruleset.
pub type Rules = FlipAndWrite<SilverAndGold>;

impl SilverAndGold {
    /// The printed facts about the cards, except their grids.
    pub fn facts(&self) -> &Facts {
        &self.facts
    }
}
