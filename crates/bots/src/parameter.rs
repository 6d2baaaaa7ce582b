//! The parameters of a bot, as typed after its name: `iterations=500,c=0.9`.

use roll_and_write::option::did_you_mean;
use thiserror::Error;

/// Why a text does not name parameters of a bot.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum ParametersError {
    /// A parameter of this name does not exist.
    #[error("the player {player} has no parameter {found:?}; expected {expected}{hint}")]
    Parameter {
        /// The name of the bot.
        player: &'static str,
        /// The text that was typed.
        found: String,
        /// The names that exist.
        expected: String,
        /// A similar name, as a suggestion; empty if none is similar.
        hint: String,
    },
    /// Two parameters set the same thing.
    #[error("{player} was given both {first} and {second}; expected only one of them")]
    Twice {
        /// The name of the bot.
        player: &'static str,
        /// The first parameter.
        first: String,
        /// The second parameter.
        second: String,
    },
    /// A value is malformed or out of range.
    #[error("the parameter {name} of {player} cannot be {found:?}; expected {expected}")]
    Value {
        /// The name of the bot.
        player: &'static str,
        /// The name of the parameter.
        name: String,
        /// The text that was typed.
        found: String,
        /// The values that are allowed.
        expected: String,
    },
}

/// A parameter as it was typed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Parameter<'a> {
    player: &'static str,
    pub(crate) name: &'a str,
    pub(crate) value: &'a str,
}

impl<'a> Parameter<'a> {
    /// The parameters in a text. `kind` returns what a name sets; no two parameters may set the same thing.
    pub(crate) fn read_all(
        player: &'static str,
        text: &'a str,
        kind: fn(&str) -> &str,
        mut set: impl FnMut(Self) -> Result<(), ParametersError>,
    ) -> Result<(), ParametersError> {
        let mut known: Vec<&str> = Vec::new();
        for part in text.split(',').filter(|part| !part.trim().is_empty()) {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            let (name, value) = (name.trim(), value.trim());
            set(Self {
                player,
                name,
                value,
            })?;
            if let Some(earlier) = known.iter().find(|known| kind(known) == kind(name)) {
                return Err(ParametersError::Twice {
                    player,
                    first: (*earlier).to_owned(),
                    second: name.to_owned(),
                });
            }
            known.push(name);
        }
        Ok(())
    }

    /// The value as a whole number in this range.
    pub(crate) fn whole(
        self,
        range: std::ops::RangeInclusive<u32>,
        expected: &'static str,
    ) -> Result<u32, ParametersError> {
        let number = self.value.parse().ok();
        let number = number.filter(|number| range.contains(number));
        number.ok_or_else(|| self.wrong(expected))
    }

    /// The value as a number from 0 to `most`.
    pub(crate) fn part(self, most: f64, expected: &'static str) -> Result<f64, ParametersError> {
        let number = self.value.parse().ok();
        let number = number.filter(|number| (0.0..=most).contains(number));
        number.ok_or_else(|| self.wrong(expected))
    }

    /// The error for a value that is not one of these.
    pub(crate) fn wrong(self, expected: &str) -> ParametersError {
        ParametersError::Value {
            player: self.player,
            name: self.name.to_owned(),
            found: self.value.to_owned(),
            expected: expected.to_owned(),
        }
    }

    /// The error for a name that is none of these.
    pub(crate) fn unknown(self, names: &[&'static str]) -> ParametersError {
        ParametersError::Parameter {
            player: self.player,
            found: self.name.to_owned(),
            expected: match names {
                [only] => (*only).to_owned(),
                several => format!("one of {}", several.join(", ")),
            },
            hint: did_you_mean(self.name, names.iter().copied()),
        }
    }
}
