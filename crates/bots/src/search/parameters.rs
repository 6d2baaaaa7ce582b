//! What the search is told at the command line.

use crate::SpecError;
use roll_and_write::option::did_you_mean;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How long a search goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many passes through the tree; the same on every machine.
    Iterations(u32),
    /// So many moves made while searching; the same on every machine.
    Nodes(u32),
    /// So long; what is found depends on the machine.
    Time(Duration),
}

/// The parameters of a search.
///
/// ```
/// use bots::search::{Budget, Parameters};
/// let parameters: Parameters = "iterations=2000,c=0.9".parse()?;
/// assert_eq!(parameters.budget, Budget::Iterations(2000));
/// # Ok::<(), bots::SpecError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Parameters {
    /// How long it goes on.
    pub budget: Budget,
    /// How much it explores: 0 never, 1 as much as is known to be safe for rewards from 0 to 1.
    pub c: f64,
    /// How many decisions of its own it plays out below the tree before it appraises the state.
    pub depth: u32,
    /// How many moves it tries at the decision that it is asked for, those that look best.
    pub width: u32,
    /// How many moves are looked at where a game is played on below the tree; 0 plays any move.
    pub look: u32,
    /// Whether the others have trees too, or play what looks best.
    pub others: bool,
    /// How much of what the best rival has is taken away.
    pub rival: f64,
    /// How many points a move must look better to be tried e times as often.
    pub warmth: f64,
}

impl Default for Parameters {
    fn default() -> Self {
        Self {
            budget: Budget::Iterations(400),
            c: 0.5,
            depth: 4,
            width: 12,
            look: 1000,
            others: true,
            rival: 0.5,
            warmth: 1.0,
        }
    }
}

impl Parameters {
    /// The names there are.
    pub const NAMES: [&'static str; 10] = ["iterations", "nodes", "time", "c", "depth", "width", "look", "others", "rival", "warmth"];
}

impl FromStr for Parameters {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let mut parameters = Self::default();
        for part in text.split(',').filter(|part| !part.trim().is_empty()) {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            let (name, value) = (name.trim(), value.trim());
            let wrong = |expected| SpecError::Value {
                name: name.to_owned(),
                found: value.to_owned(),
                expected,
            };
            let whole = |least: u32, expected| {
                let number = value.parse::<u32>().ok();
                number
                    .filter(|n| *n >= least)
                    .ok_or_else(|| wrong(expected))
            };
            match name {
                "iterations" => {
                    parameters.budget = Budget::Iterations(whole(1, "a whole number from 1")?);
                }
                "nodes" => parameters.budget = Budget::Nodes(whole(1, "a whole number from 1")?),
                "time" => {
                    let time = whole(1, "a number of milliseconds from 1")?;
                    parameters.budget = Budget::Time(Duration::from_millis(time.into()));
                }
                "width" => parameters.width = whole(1, "a whole number from 1")?,
                "look" => parameters.look = whole(0, "a whole number from 0")?,
                "others" => parameters.others = whole(0, "0 or 1")? > 0,
                "rival" => parameters.rival = value.parse().map_err(|_| wrong("a number"))?,
                "warmth" => parameters.warmth = value.parse().map_err(|_| wrong("a number"))?,
                "depth" => parameters.depth = whole(0, "a whole number from 0")?,
                "c" => {
                    let number = value.parse::<f64>().ok();
                    let number = number.filter(|c| (0.0..=100.0).contains(c));
                    parameters.c = number.ok_or_else(|| wrong("a number from 0 to 100"))?;
                }
                _ => {
                    return Err(SpecError::Parameter {
                        found: name.to_owned(),
                        hint: did_you_mean(name, Self::NAMES),
                    });
                }
            }
        }
        Ok(parameters)
    }
}

/// As it is typed after the name of the bot, its colon included: `:iterations=400,c=0.5,depth=4`.
impl fmt::Display for Parameters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.budget {
            Budget::Iterations(count) => write!(f, ":iterations={count}"),
            Budget::Nodes(count) => write!(f, ":nodes={count}"),
            Budget::Time(time) => write!(f, ":time={}", time.as_millis()),
        }?;
        write!(f, ",c={},depth={},width={},look={},others={},rival={},warmth={}", self.c, self.depth, self.width, self.look, u8::from(self.others), self.rival, self.warmth)
    }
}
