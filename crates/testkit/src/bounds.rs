//! How long games and chains may last.

/// What a game promises about its length.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// The most steps of a game: draws and decisions.
    pub steps: usize,
    /// The most decisions that one seat makes in a row before a phase closes or chance comes in.
    pub chain: usize,
}

impl Default for Bounds {
    /// Far beyond any game of an evening; a ruleset states its own.
    fn default() -> Self {
        Self {
            steps: 20_000,
            chain: 512,
        }
    }
}
