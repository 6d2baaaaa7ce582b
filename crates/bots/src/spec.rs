//! Bots by name.

use crate::{Bot, Greedy, Random};
use roll_and_write::Ruleset;
use roll_and_write::option::did_you_mean;
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// A bot as typed at the command line, such as `greedy`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spec {
    /// [`Random`].
    Random,
    /// [`Greedy`].
    Greedy,
}

/// A text that names no bot.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("no player {found:?}; expected one of {}{hint}", Spec::NAMES.join(", "))]
pub struct SpecError {
    found: String,
    hint: String,
}

impl Spec {
    /// The names there are.
    pub const NAMES: [&'static str; 2] = ["random", "greedy"];

    /// The bot.
    pub fn bot<R: Ruleset>(self) -> Box<dyn Bot<R>> {
        match self {
            Self::Random => Box::new(Random),
            Self::Greedy => Box::new(Greedy),
        }
    }
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        match text {
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Greedy),
            _ => Err(SpecError {
                found: text.to_owned(),
                hint: did_you_mean(text, Self::NAMES),
            }),
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip_and_strangers_are_refused() {
        for name in Spec::NAMES {
            assert_eq!(name.parse::<Spec>().unwrap().to_string(), name);
        }
        let error = "gredy".parse::<Spec>().unwrap_err().to_string();
        assert_eq!(
            error,
            "no player \"gredy\"; expected one of random, greedy; did you mean \"greedy\"?"
        );
    }
}
