//! Levels: names for bots of different strength.

use crate::{Spec, SpecError};
use roll_and_write::Levels;
use roll_and_write::option::did_you_mean;
use std::fmt;
use std::str::FromStr;

/// A level, from the weakest to the strongest. Each game says which bot plays at it: [`Levels`].
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

    /// The bot that plays at this level in a game.
    ///
    /// # Errors
    /// If the game names no bot.
    pub fn spec(self, levels: &Levels) -> Result<Spec, SpecError> {
        self.read(match self {
            Self::Easy => levels.easy,
            Self::Medium => levels.medium,
            Self::Hard => levels.hard,
            Self::Expert => levels.expert,
        })
    }

    fn read(self, text: &str) -> Result<Spec, SpecError> {
        text.parse().map_err(|error| SpecError::Level {
            level: self.name(),
            found: text.to_owned(),
            error: Box::new(error),
        })
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A bot as players name it: by its level, or by its own name.
///
/// A level may mean another bot in a later version. So records and results name both:
/// `hard:mcts:iterations=60` is the level and the bot that it stood for. Typed like this, it means this bot
/// in every version.
///
/// ```
/// use rnw_bots::NamedBot;
/// use roll_and_write::Levels;
/// let levels = Levels { hard: "mcts:iterations=60", ..Levels::default() };
/// let hard: NamedBot = "hard".parse()?;
/// assert_eq!(hard.settled(&levels)?.to_string(), "hard:mcts:iterations=60");
/// # Ok::<(), rnw_bots::SpecError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum NamedBot {
    /// A level, and the bot that it stands for; `None` means the bot that the game names.
    Level(Level, Option<Spec>),
    /// A built-in bot.
    Spec(Spec),
}

impl NamedBot {
    /// The names of all levels and all built-in bots.
    pub const NAMES: [&'static str; 7] = [
        Level::Easy.name(),
        Level::Medium.name(),
        Level::Hard.name(),
        Level::Expert.name(),
        Spec::NAMES[0],
        Spec::NAMES[1],
        Spec::NAMES[2],
    ];

    /// The bot that plays in a game with these levels.
    ///
    /// # Errors
    /// If the game names no bot for the level.
    pub fn spec(self, levels: &Levels) -> Result<Spec, SpecError> {
        match self {
            Self::Level(_, Some(spec)) | Self::Spec(spec) => Ok(spec),
            Self::Level(level, None) => level.spec(levels),
        }
    }

    /// The same bot, whose text also says what its level stands for in a game.
    ///
    /// # Errors
    /// If the game names no bot for the level.
    pub fn settled(self, levels: &Levels) -> Result<Self, SpecError> {
        let spec = self.spec(levels)?;
        Ok(match self {
            Self::Level(level, _) => Self::Level(level, Some(spec)),
            Self::Spec(spec) => Self::Spec(spec),
        })
    }

    /// A short text for people: the level alone, or the bot.
    pub fn label(self) -> String {
        match self {
            Self::Level(level, _) => level.to_string(),
            Self::Spec(spec) => spec.to_string(),
        }
    }
}

impl FromStr for NamedBot {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let (name, rest) = match text.split_once(':') {
            Some((name, rest)) => (name.trim(), Some(rest)),
            None => (text.trim(), None),
        };
        let level = Level::ALL.into_iter().find(|level| level.name() == name);
        if let Some(level) = level {
            let spec = rest.map(|rest| level.read(rest)).transpose()?;
            return Ok(Self::Level(level, spec));
        }
        text.parse().map(Self::Spec).map_err(|error| {
            let SpecError::Name { found, .. } = error else {
                return error;
            };
            SpecError::Name {
                hint: did_you_mean(&found, Self::NAMES),
                expected: &Self::NAMES,
                found,
            }
        })
    }
}

impl fmt::Display for NamedBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level, None) => write!(f, "{level}"),
            Self::Level(level, Some(spec)) => write!(f, "{level}:{spec}"),
            Self::Spec(spec) => write!(f, "{spec}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEVELS: Levels = Levels {
        easy: "random",
        medium: "greedy:look=2",
        hard: "greedy",
        expert: "grady",
        hints: "random",
    };

    #[test]
    fn a_level_is_the_bot_that_the_game_names() {
        for (text, spec, settled, label) in [
            ("easy", "random", "easy:random", "easy"),
            ("medium", "greedy:look=2", "medium:greedy:look=2", "medium"),
            ("hard", "greedy", "hard:greedy", "hard"),
            (
                "hard:mcts:c=1",
                "mcts:c=1",
                "hard:mcts:iterations=400,c=1",
                "hard",
            ),
            (" expert : random", "random", "expert:random", "expert"),
            ("greedy", "greedy", "greedy", "greedy"),
        ] {
            let named: NamedBot = text.parse().unwrap();
            assert_eq!(
                named.spec(&LEVELS).unwrap(),
                spec.parse().unwrap(),
                "{text}"
            );
            let whole = named.settled(&LEVELS).unwrap();
            assert_eq!(
                (whole.to_string(), whole.label()),
                (settled.to_owned(), label.to_owned())
            );
            assert_eq!(settled.parse(), Ok(whole));
            // It stays the same bot in a version with other levels.
            assert_eq!(whole.settled(&Levels::default()), Ok(whole));
        }
    }

    #[test]
    fn a_name_that_is_no_level_is_refused() {
        for (text, error) in [
            (
                "hrad",
                "unknown player \"hrad\"; expected one of easy, medium, hard, expert, random, greedy, mcts; did you mean \"hard\"?",
            ),
            (
                "hard:easy",
                "the bot of the level hard cannot be \"easy\": unknown player \"easy\"; expected one of random, greedy, mcts",
            ),
            (
                "hard:mcts:c=-1",
                "the bot of the level hard cannot be \"mcts:c=-1\": the parameter c of mcts cannot be \"-1\"; expected a number from 0 to 100",
            ),
        ] {
            assert_eq!(text.parse::<NamedBot>().unwrap_err().to_string(), error);
        }
        let expert: NamedBot = "expert".parse().unwrap();
        assert_eq!(
            expert.settled(&LEVELS).unwrap_err().to_string(),
            "the bot of the level expert cannot be \"grady\": unknown player \"grady\"; expected one of random, greedy, mcts; did you mean \"greedy\"?"
        );
    }
}
