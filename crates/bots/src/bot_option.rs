//! The options of bots: what may be typed after a name, and the values.

use roll_and_write::option::did_you_mean;
use std::fmt;
use thiserror::Error;

/// The largest number of options of a bot.
pub const BOT_OPTIONS_MAX: usize = 12;

/// An option of a bot: a number that is typed after its name, such as `look` in `greedy:look=4`.
///
/// ```
/// use rnw_bots::BotOption;
/// let patience = BotOption::whole("patience", "how many turns it waits", 1, 12, Some(3));
/// assert_eq!(patience.expected(), "a whole number from 1 to 12");
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BotOption {
    /// The name: lower-case letters, digits and hyphens.
    pub name: &'static str,
    /// What it changes, as a phrase for people.
    pub about: &'static str,
    /// The lowest value.
    pub least: f64,
    /// The highest value.
    pub most: f64,
    /// The value if none is typed. `None` if it has none then.
    pub default: Option<f64>,
    /// Whether only whole numbers are allowed.
    pub is_whole: bool,
    /// The option in whose stead this one is given. Only one of such options can be typed.
    pub instead_of: Option<&'static str>,
    /// How an error names the allowed values, if not by their range.
    pub in_errors: Option<&'static str>,
}

impl BotOption {
    /// An option with a whole number from `least` to `most`.
    pub const fn whole(
        name: &'static str,
        about: &'static str,
        least: u32,
        most: u32,
        default: Option<u32>,
    ) -> Self {
        Self {
            name,
            about,
            least: least as f64,
            most: most as f64,
            default: match default {
                Some(value) => Some(value as f64),
                None => None,
            },
            is_whole: true,
            instead_of: None,
            in_errors: None,
        }
    }

    /// An option with any number from `least` to `most`.
    ///
    /// ```
    /// use rnw_bots::BotOption;
    /// assert_eq!(BotOption::number("risk", "how much it risks", 0.0, 1.0, 0.5).expected(), "a number from 0 to 1");
    /// ```
    pub const fn number(
        name: &'static str,
        about: &'static str,
        least: f64,
        most: f64,
        default: f64,
    ) -> Self {
        Self {
            name,
            about,
            least,
            most,
            default: Some(default),
            is_whole: false,
            instead_of: None,
            in_errors: None,
        }
    }

    /// The values that are allowed, as a phrase.
    pub fn expected(&self) -> String {
        let kind = if self.is_whole {
            "a whole number"
        } else {
            "a number"
        };
        if self.most >= f64::from(u32::MAX) {
            format!("{kind} from {}", self.least)
        } else {
            format!("{kind} from {} to {}", self.least, self.most)
        }
    }

    /// The option that is set: this one, or that in whose stead it is given.
    fn sets(&self) -> &'static str {
        self.instead_of.unwrap_or(self.name)
    }

    /// The value in a text; `None` if it is not allowed.
    fn read(&self, text: &str) -> Option<f64> {
        let value: f64 = if self.is_whole {
            text.parse::<u32>().ok()?.into()
        } else {
            text.parse().ok()?
        };
        (self.least..=self.most).contains(&value).then_some(value)
    }
}

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

/// The values of the options of a bot.
///
/// ```
/// use rnw_bots::{BotEntry, BotMaker, BotOption, Bots, Spec};
/// const PATIENT: BotEntry = BotEntry {
///     options: &[BotOption::whole("patience", "how many turns it waits", 1, 12, Some(3))],
///     ..BotEntry::new("patient", BotMaker::Typed(|_, _| ()))
/// };
/// let bots = Bots::default().with(PATIENT);
/// let Spec::Own(bot) = bots.spec("patient:patience=5")? else { unreachable!("it is a row of its own") };
/// assert_eq!(bot.values().whole("patience"), 5);
/// # Ok::<(), rnw_bots::SpecError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct BotValues {
    options: &'static [BotOption],
    /// Not a number where there is no value. This keeps the bots of a match small.
    values: [f64; BOT_OPTIONS_MAX],
}

impl PartialEq for BotValues {
    fn eq(&self, other: &Self) -> bool {
        let bits = |values: &Self| values.values.map(f64::to_bits);
        self.options == other.options && bits(self) == bits(other)
    }
}

impl BotValues {
    pub(crate) fn defaults(options: &'static [BotOption]) -> Self {
        let mut values = [f64::NAN; BOT_OPTIONS_MAX];
        for (value, option) in values.iter_mut().zip(options) {
            *value = option.default.unwrap_or(f64::NAN);
        }
        Self { options, values }
    }

    /// The value of an option; `None` if nothing was typed and the option has no default.
    ///
    /// # Panics
    /// If the bot has no such option.
    pub fn get(&self, name: &str) -> Option<f64> {
        let index = self.options.iter().position(|option| option.name == name);
        let value = self.values[index.expect("a bot asks only for its own options")];
        (!value.is_nan()).then_some(value)
    }

    /// The value of an option.
    ///
    /// # Panics
    /// If the bot has no such option, or if the option has no value.
    pub fn number(&self, name: &str) -> f64 {
        self.get(name).expect("the option has a value or a default")
    }

    /// The value of an option with whole numbers.
    ///
    /// # Panics
    /// If the bot has no such option, or if the option has no value.
    pub fn whole(&self, name: &str) -> u32 {
        self.number(name) as u32
    }

    /// Reads what is typed after the name of a bot, such as `iterations=500,c=0.9`.
    pub(crate) fn read(
        player: &'static str,
        options: &'static [BotOption],
        text: &str,
    ) -> Result<Self, ParametersError> {
        let mut read = Self::defaults(options);
        let mut typed: Vec<&BotOption> = Vec::new();
        for part in text.split(',').filter(|part| !part.trim().is_empty()) {
            let (name, found) = part.split_once('=').unwrap_or((part, ""));
            let (name, found) = (name.trim(), found.trim());
            let Some(index) = options.iter().position(|option| option.name == name) else {
                return Err(unknown(player, name, options));
            };
            let option = &options[index];
            read.values[index] = option.read(found).ok_or_else(|| ParametersError::Value {
                player,
                name: name.to_owned(),
                found: found.to_owned(),
                expected: option
                    .in_errors
                    .map_or_else(|| option.expected(), str::to_owned),
            })?;
            if let Some(earlier) = typed.iter().find(|known| known.sets() == option.sets()) {
                return Err(ParametersError::Twice {
                    player,
                    first: earlier.name.to_owned(),
                    second: name.to_owned(),
                });
            }
            typed.push(option);
        }
        Ok(read)
    }
}

/// The error for a name that is no option.
fn unknown(player: &'static str, found: &str, options: &[BotOption]) -> ParametersError {
    let names: Vec<&str> = options.iter().map(|option| option.name).collect();
    ParametersError::Parameter {
        player,
        found: found.to_owned(),
        expected: match names[..] {
            [only] => only.to_owned(),
            _ => format!("one of {}", names.join(", ")),
        },
        hint: did_you_mean(found, names),
    }
}

/// Writes the values that differ from the defaults, as they are typed: `patience=5,risk=0.1`.
impl fmt::Display for BotValues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut before = "";
        for option in self.options {
            if let Some(value) = self.get(option.name)
                && option.default.map(f64::to_bits) != Some(value.to_bits())
            {
                write!(f, "{before}{}={value}", option.name)?;
                before = ",";
            }
        }
        Ok(())
    }
}
