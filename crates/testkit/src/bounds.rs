//! Limits on the length of games and of chains of decisions.

/// The maximum length that a game promises.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// The maximum number of steps in a game: draws and decisions.
    pub steps: usize,
    /// The maximum number of consecutive decisions of one seat, without a draw or the end of a
    /// phase between them.
    pub chain: usize,
}

impl Default for Bounds {
    /// Limits far beyond any real game. A ruleset states its own.
    fn default() -> Self {
        Self {
            steps: 20_000,
            chain: 512,
        }
    }
}
