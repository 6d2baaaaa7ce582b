//! The parameters of the search, as typed at the command line.

use crate::{BotOption, BotValues, ParametersError};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

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
        Self::of(&BotValues::defaults(&Self::OPTIONS))
    }
}

impl Parameters {
    /// The options that may be typed, with their defaults.
    pub const OPTIONS: [BotOption; 10] = [
        BotOption::whole(
            "iterations",
            "how many games it imagines",
            1,
            u32::MAX,
            Some(400),
        ),
        BotOption {
            instead_of: Some("iterations"),
            ..BotOption::whole(
                "nodes",
                "how many moves it makes while it searches; instead of iterations",
                1,
                u32::MAX,
                None,
            )
        },
        BotOption {
            instead_of: Some("iterations"),
            in_errors: Some("a number of milliseconds from 1"),
            ..BotOption::whole(
                "time",
                "how long it searches, in milliseconds; instead of iterations",
                1,
                u32::MAX,
                None,
            )
        },
        BotOption::number(
            "c",
            "how much it explores moves that look worse",
            0.0,
            100.0,
            0.5,
        ),
        BotOption::whole(
            "depth",
            "after how many further own decisions it evaluates",
            0,
            u32::MAX,
            Some(4),
        ),
        BotOption::whole(
            "width",
            "among how many moves it decides",
            1,
            u32::MAX,
            Some(12),
        ),
        BotOption::whole(
            "look",
            "at how many moves it looks below the tree; 0 makes a random one",
            0,
            u32::MAX,
            Some(64),
        ),
        BotOption::whole(
            "threads",
            "how many threads search side by side",
            1,
            64,
            Some(1),
        ),
        BotOption::number(
            "rival",
            "how much the best rival's result counts",
            0.0,
            1.0,
            1.0,
        ),
        BotOption::whole(
            "exact",
            "up to how many positions it solves the rest of a game for one seat",
            0,
            u32::MAX,
            Some(0),
        ),
    ];

    /// How decisions are judged, for hints, for the mistakes of a game, and in analyses. The budget counts games, so the
    /// judgements are the same on every machine.
    pub fn judging() -> Self {
        Self {
            budget: Budget::Iterations(1000),
            exact: 500_000,
            ..Self::default()
        }
    }

    pub(crate) fn of(values: &BotValues) -> Self {
        Self {
            budget: match (values.get("nodes"), values.get("time")) {
                (Some(nodes), _) => Budget::Nodes(nodes as u32),
                (_, Some(time)) => Budget::Time(Duration::from_millis(time as u64)),
                (None, None) => Budget::Iterations(values.whole("iterations")),
            },
            c: values.number("c"),
            depth: values.whole("depth"),
            width: values.whole("width"),
            look: values.whole("look"),
            threads: values.whole("threads"),
            rival: values.number("rival"),
            exact: values.whole("exact"),
        }
    }
}

impl FromStr for Parameters {
    type Err = ParametersError;

    fn from_str(text: &str) -> Result<Self, ParametersError> {
        BotValues::read("mcts", &Self::OPTIONS, text).map(|values| Self::of(&values))
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
