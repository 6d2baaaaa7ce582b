//! The game, as it adds to the shared turn.

use crate::content::Facts;
use roll_and_write::flip::FlipAndWrite;
use roll_and_write::option::Choices;

/// Who wins when even the tie-breaks are equal (SG-22).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum TieRule {
    /// All of them.
    #[default]
    Shared,
    /// The last in the order of the first turn.
    LatestSeat,
}

/// Silver & Gold: what it adds to the shared turn.
#[derive(Debug)]
pub struct SilverAndGold {
    pub(crate) facts: Facts,
    pub(crate) tie: TieRule,
    pub(crate) options: Choices,
}

/// Silver & Gold as a ruleset.
pub type Rules = FlipAndWrite<SilverAndGold>;

impl SilverAndGold {
    /// What is printed on the cards besides their grids.
    pub fn facts(&self) -> &Facts {
        &self.facts
    }
}
