//! What all chance of a game follows from.

use std::fmt;

/// The identity of a deal: a seed, and the number of a game within it. All chance of a game follows from it, and nothing
/// else: the draws, and the generators of its players.
///
/// ```
/// use rnw_session::DealId;
/// assert_eq!(DealId::single(7), DealId::new(7, 0));
/// assert_eq!(DealId::new(7, 3).to_string(), "game 3 of seed 7");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DealId {
    /// The seed.
    pub seed: u64,
    /// The number of the game within the seed, counted from 0.
    pub game: u64,
}

impl DealId {
    /// A game of a seed.
    pub const fn new(seed: u64, game: u64) -> Self {
        Self { seed, game }
    }

    /// The only game of a seed, as at a table: game 0.
    pub const fn single(seed: u64) -> Self {
        Self::new(seed, 0)
    }
}

impl fmt::Display for DealId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {} of seed {}", self.game, self.seed)
    }
}
