//! The parameters of the search, as typed at the command line.

use crate::parameter::{Parameter, ParametersError};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// The maximum number of threads of a search.
const THREADS_MAX: u32 = 64;

/// How long a search runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// The number of imagined games. The result is the same on every machine.
    Iterations(u32),
    /// The number of moves made while searching. The result is the same on every machine.
    Nodes(u32),
    /// The time of the search. The result depends on the machine.
    Time(Duration),
}

/// The parameters of a search.
///
/// ```
/// use rnw_bots::search::{Budget, Parameters};
/// let parameters: Parameters = "iterations=2000,c=0.9".parse()?;
/// assert_eq!(parameters.budget, Budget::Iterations(2000));
/// assert_eq!(parameters.to_string(), ":iterations=2000,c=0.9");
/// # Ok::<(), rnw_bots::ParametersError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Parameters {
    /// How long the search runs.
    pub budget: Budget,
    /// How much the tree explores moves that look worse, 0 to 100: the factor of the second term of PUCT.
    pub c: f64,
    /// The number of further own decisions after which an imagined game is evaluated.
    pub depth: u32,
    /// The number of moves among which the search decides: those with the highest value.
    pub width: u32,
    /// The number of moves that are looked at in a decision below the tree. The best of them is made. 0 makes a
    /// random move.
    pub look: u32,
    /// The number of threads that search side by side, 1 to 64. The same number gives the same result on every
    /// machine, unless the budget is a time.
    pub threads: u32,
    /// How much the result of the best rival counts against the own result, 0 to 1.
    pub rival: f64,
    /// The number of positions up to which the rest of a game for one seat is solved exactly instead of searched
    /// (see [`Exact`](crate::exact::Exact)). 0 solves nothing.
    pub exact: u32,
}

impl Default for Parameters {
    fn default() -> Self {
        Self {
            budget: Budget::Iterations(400),
            c: 0.5,
            depth: 10,
            width: 12,
            look: 6,
            threads: 1,
            rival: 1.0,
            exact: 0,
        }
    }
}

impl Parameters {
    /// The names of all parameters.
    pub const NAMES: [&'static str; 10] = [
        "iterations",
        "nodes",
        "time",
        "c",
        "depth",
        "width",
        "look",
        "threads",
        "rival",
        "exact",
    ];

    fn set(&mut self, parameter: Parameter<'_>) -> Result<(), ParametersError> {
        let from_one = || parameter.whole(1..=u32::MAX, "a whole number from 1");
        let from_zero = || parameter.whole(0..=u32::MAX, "a whole number from 0");
        match parameter.name {
            "iterations" => self.budget = Budget::Iterations(from_one()?),
            "nodes" => self.budget = Budget::Nodes(from_one()?),
            "time" => {
                let time = parameter.whole(1..=u32::MAX, "a number of milliseconds from 1")?;
                self.budget = Budget::Time(Duration::from_millis(time.into()));
            }
            "c" => self.c = parameter.part(100.0, "a number from 0 to 100")?,
            "depth" => self.depth = from_zero()?,
            "width" => self.width = from_one()?,
            "look" => self.look = from_zero()?,
            "threads" => {
                self.threads = parameter.whole(1..=THREADS_MAX, "a whole number from 1 to 64")?;
            }
            "rival" => self.rival = parameter.part(1.0, "a number from 0 to 1")?,
            "exact" => self.exact = from_zero()?,
            _ => return Err(parameter.unknown(&Self::NAMES)),
        }
        Ok(())
    }
}

/// Returns what a name sets. The three budgets count as one.
fn kind(name: &str) -> &str {
    match name {
        "iterations" | "nodes" | "time" => "budget",
        other => other,
    }
}

impl FromStr for Parameters {
    type Err = ParametersError;

    fn from_str(text: &str) -> Result<Self, ParametersError> {
        let mut parameters = Self::default();
        Parameter::read_all("mcts", text, kind, |parameter| parameters.set(parameter))?;
        Ok(parameters)
    }
}

/// Writes what is typed after the name of the bot, including its colon: the budget and all non-default values.
impl fmt::Display for Parameters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.budget {
            Budget::Iterations(count) => write!(f, ":iterations={count}"),
            Budget::Nodes(count) => write!(f, ":nodes={count}"),
            Budget::Time(time) => write!(f, ":time={}", time.as_millis()),
        }?;
        let usual = Self::default();
        let mut part = |name, value: f64, usual: f64| {
            // Compares bits, because both values come from the same text or the same constant.
            if value.to_bits() == usual.to_bits() {
                return Ok(());
            }
            write!(f, ",{name}={value}")
        };
        part("c", self.c, usual.c)?;
        part("depth", self.depth.into(), usual.depth.into())?;
        part("width", self.width.into(), usual.width.into())?;
        part("look", self.look.into(), usual.look.into())?;
        part("threads", self.threads.into(), usual.threads.into())?;
        part("rival", self.rival, usual.rival)?;
        part("exact", self.exact.into(), usual.exact.into())
    }
}
