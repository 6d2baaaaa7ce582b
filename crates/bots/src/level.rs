//! Levels: names for bots of different strength.

use std::fmt;

/// A level, from the weakest to the strongest. Each game says which bot plays at it: [`Levels`](roll_and_write::Levels).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// For beginners.
    Easy,
    /// For people who know the rules.
    Medium,
    /// For people who have played often.
    Hard,
    /// The strongest.
    Expert,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Expert];

    /// The name that players type.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
