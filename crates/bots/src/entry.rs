//! The rows of the table of bots: each with its name, its options and how it is made.

use crate::bot::broken;
use crate::search::Parameters;
use crate::{
    BOT_OPTIONS_MAX, Bot, BotOption, BotValues, Chosen, Decision, ExternalPlayer, Greedy, Level,
    ParametersError, Seated,
};
use rnw_session::{Generator, Player};
use roll_and_write::{GameVisitor, Presentation, Ruleset, Statistics};
use std::any::{Any, TypeId};
use std::fmt;
use std::sync::Arc;
use thiserror::Error;

/// A bot as typed at the command line, such as `greedy` or `mcts:iterations=500,c=0.9`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Spec {
    /// [`Random`](crate::Random).
    Random,
    /// [`Greedy`].
    Greedy(Greedy),
    /// [`Search`](crate::Search).
    Search(Parameters),
    /// A bot that a program has added to the [`Bots`](crate::Bots).
    Own(OwnBot),
}

/// Why a text does not name a bot.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum SpecError {
    /// A bot of this name does not exist.
    #[error("unknown player {found:?}; expected one of {}{hint}", expected.join(", "))]
    Name {
        /// The text that was typed.
        found: String,
        /// The names that are allowed.
        expected: Vec<&'static str>,
        /// A similar name, as a suggestion; empty if none is similar.
        hint: String,
    },
    /// The bot accepts no parameters.
    #[error("the player {name} takes no parameters; found {found:?}")]
    Plain {
        /// The name of the bot.
        name: &'static str,
        /// The text that was typed after the name.
        found: String,
    },
    /// The parameters of the bot are wrong.
    #[error(transparent)]
    Parameters(#[from] ParametersError),
    /// The bot of a level is not one.
    #[error("the bot of the level {level} cannot be {found:?}: {error}")]
    Level {
        /// The level.
        level: &'static str,
        /// The text that should name its bot.
        found: String,
        /// Why it does not.
        error: Box<Self>,
    },
}

/// The words that a bot cannot have as its name: the person at the keyboard, and the mark of a program.
const NO_NAMES: [&str; 2] = ["me", "cmd"];

/// Takes the bot for the game that is played, from a bot that knows the types of its games.
///
/// ```
/// use rnw_bots::{BotEntry, BotMaker, Random};
/// use rnw_nuggets::Rules;
/// const PATIENT: BotEntry = BotEntry::new("patient", BotMaker::Typed(|_values, offer| {
///     offer.game::<Rules>(|| Box::new(Random));
/// }));
/// assert_eq!(PATIENT.name, "patient");
/// ```
#[derive(Debug)]
pub struct BotOffer {
    wanted: TypeId,
    made: Option<Box<dyn Any>>,
}

impl BotOffer {
    /// Offers the bot for a game. It is made only if that game is played.
    pub fn game<R: Ruleset>(&mut self, make: impl FnOnce() -> Box<dyn Bot<R>>) {
        if self.wanted == TypeId::of::<R>() && self.made.is_none() {
            self.made = Some(Box::new(make()));
        }
    }
}

/// How a bot is made.
#[derive(Clone, Copy)]
pub enum BotMaker {
    /// A bot of this crate, which plays any game.
    Stock(fn(&BotValues) -> Spec),
    /// A player for any game. It sees what a player at a table sees, and no concrete types.
    Player(fn(&BotValues) -> Box<dyn Player>),
    /// A bot that knows the types of the games that it plays. It offers a bot for each of them.
    Typed(fn(&BotValues, &mut BotOffer)),
}

roll_and_write::opaque_debug!(BotMaker);

/// A row of the table of bots. People name the bot wherever players are named: `patient`, or with options
/// `patient:patience=5`.
///
/// ```
/// use rnw_bots::{BotEntry, BotMaker, BotOption, Bots};
/// use rnw_session::{Ask, Player, PlayerFault};
/// use roll_and_write::MoveId;
///
/// /// Makes the first of its moves.
/// struct First;
///
/// impl Player for First {
///     fn choose(&mut self, ask: Ask<'_>) -> Result<MoveId, PlayerFault> {
///         Ok(ask.moves[0])
///     }
/// }
///
/// const FIRST: BotEntry = BotEntry {
///     about: "makes the first move of the list",
///     ..BotEntry::new("first", BotMaker::Player(|_| Box::new(First)))
/// };
/// let bots = Bots::default().with(FIRST);
/// assert_eq!(bots.spec("first")?.to_string(), "first");
/// assert_eq!(bots.named("hard:first")?.to_string(), "hard:first");
/// # Ok::<(), rnw_bots::SpecError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct BotEntry {
    /// The name as typed: lower-case letters, digits and hyphens.
    pub name: &'static str,
    /// What the bot does, as a phrase for people.
    pub about: &'static str,
    /// The options, at most [`BOT_OPTIONS_MAX`].
    pub options: &'static [BotOption],
    /// How it is made.
    pub make: BotMaker,
}

impl BotEntry {
    /// A bot without options and without a description.
    pub const fn new(name: &'static str, make: BotMaker) -> Self {
        Self {
            name,
            about: "",
            options: &[],
            make,
        }
    }

    /// The bots of this crate.
    pub const STOCK: [Self; 3] = [
        Self {
            about: "makes any legal move, each equally likely",
            ..Self::new("random", BotMaker::Stock(|_| Spec::Random))
        },
        Self {
            about: "looks one decision ahead, and makes the move after which the game evaluates the state highest",
            options: &Greedy::OPTIONS,
            ..Self::new(
                "greedy",
                BotMaker::Stock(|values| Spec::Greedy(Greedy::of(values))),
            )
        },
        Self {
            about: "searches the decisions ahead until its budget is used up",
            options: &Parameters::OPTIONS,
            ..Self::new(
                "mcts",
                BotMaker::Stock(|values| Spec::Search(Parameters::of(values))),
            )
        },
    ];

    /// What is wrong with the row, as a sentence for its author.
    pub(crate) fn fault(&self) -> Option<String> {
        let is_name = |name: &str| {
            let letters = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            name.starts_with(|c: char| c.is_ascii_lowercase()) && name.chars().all(letters)
        };
        let name = self.name;
        let mut levels = Level::ALL.iter().map(|level| level.name());
        if !is_name(name) || NO_NAMES.contains(&name) || levels.any(|level| level == name) {
            return Some(format!("{name:?} cannot be the name of a bot"));
        }
        if self.options.len() > BOT_OPTIONS_MAX {
            return Some(format!(
                "the bot {name} has more than {BOT_OPTIONS_MAX} options"
            ));
        }
        let mut options = self.options.iter().enumerate();
        options.find_map(|(index, option)| {
            let twice = self.options[..index]
                .iter()
                .any(|other| other.name == option.name);
            let range = option.least..=option.most;
            let outside = option.default.is_some_and(|value| !range.contains(&value));
            let option = option.name;
            match () {
                () if !is_name(option) => Some(format!("{option:?} cannot be an option of {name}")),
                () if twice => Some(format!("the bot {name} has two options {option}")),
                () if range.is_empty() || outside => Some(format!(
                    "the default of the option {option} of {name} is out of its range"
                )),
                () => None,
            }
        })
    }

    /// The bot with what is typed after its name.
    pub(crate) fn spec(&self, typed: Option<&str>) -> Result<Spec, SpecError> {
        let name = self.name;
        if let (Some(found), true) = (typed, self.options.is_empty()) {
            let found = found.to_owned();
            return Err(SpecError::Plain { name, found });
        }
        let values = BotValues::read(name, self.options, typed.unwrap_or_default())?;
        let entry = *self;
        Ok(match self.make {
            BotMaker::Stock(make) => make(&values),
            BotMaker::Player(_) | BotMaker::Typed(_) => Spec::Own(OwnBot { entry, values }),
        })
    }
}

/// A bot that is not of this crate, with the values of its options.
#[derive(Clone, Copy)]
pub struct OwnBot {
    entry: BotEntry,
    values: BotValues,
}

/// Two bots are equal if they have the same name, because a table has each name once, and the same values.
impl PartialEq for OwnBot {
    fn eq(&self, other: &Self) -> bool {
        self.entry.name == other.entry.name && self.values == other.values
    }
}

impl fmt::Debug for OwnBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for OwnBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let values = self.values.to_string();
        let colon = if values.is_empty() { "" } else { ":" };
        write!(f, "{}{colon}{values}", self.entry.name)
    }
}

impl OwnBot {
    /// The row of the bot.
    pub fn entry(&self) -> &BotEntry {
        &self.entry
    }

    /// The values of its options.
    pub fn values(&self) -> &BotValues {
        &self.values
    }

    /// The bot that knows the types of a game; `None` if it does not know this game.
    fn typed<R: Ruleset>(&self) -> Option<Box<dyn Bot<R>>> {
        let BotMaker::Typed(make) = self.entry.make else {
            return None;
        };
        let mut offer = BotOffer {
            wanted: TypeId::of::<R>(),
            made: None,
        };
        make(&self.values, &mut offer);
        let made = offer.made?.downcast::<Box<dyn Bot<R>>>();
        made.ok().map(|made| *made)
    }

    /// Whether it plays the game of these rules.
    pub fn plays<R: Ruleset>(&self) -> bool {
        match self.entry.make {
            BotMaker::Player(_) | BotMaker::Stock(_) => true,
            BotMaker::Typed(_) => self.typed::<R>().is_some(),
        }
    }

    /// Makes the bot for games without a table. `content` is the hash of the pack. If it does not play this game, it
    /// fails at its first decision.
    pub(crate) fn bot<R: Presentation>(&self, content: &str) -> Box<dyn Bot<R>> {
        if let BotMaker::Player(make) = self.entry.make {
            let values = self.values;
            let start = move || make(&values);
            return Box::new(ExternalPlayer::new(Arc::new(start), content));
        }
        self.typed().unwrap_or_else(|| Box::new(Stranger(*self)))
    }

    /// Makes the bot for a seat at a table.
    pub(crate) fn seated<R: Presentation>(&self, rules: Arc<R>) -> Box<dyn Player> {
        match self.entry.make {
            BotMaker::Player(make) => make(&self.values),
            BotMaker::Typed(_) | BotMaker::Stock(_) => {
                Box::new(Seated::new(rules, self.bot::<R>("")))
            }
        }
    }
}

/// Finds out whether a bot plays a game: a visitor of [`Game`](roll_and_write::Game).
#[derive(Clone, Copy, Debug)]
pub struct PlaysGame {
    /// The bot.
    pub spec: Spec,
}

impl GameVisitor for PlaysGame {
    type Output = bool;

    fn visit<R: Presentation + Statistics>(self, _rules: Arc<R>) -> bool {
        match self.spec {
            Spec::Own(own) => own.plays::<R>(),
            Spec::Random | Spec::Greedy(_) | Spec::Search(_) => true,
        }
    }
}

/// Stands in for a bot in a game that the bot does not play.
#[derive(Debug)]
struct Stranger(OwnBot);

impl<R: Ruleset> Bot<R> for Stranger {
    fn choose(&mut self, _decision: &mut Decision<'_, R>, _generator: &mut Generator) -> Chosen<R> {
        Err(broken(&self.0, "does not play this game"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_that_cannot_be_named_are_refused() {
        let row = |name| BotEntry::new(name, BotMaker::Typed(|_, _| ()));
        for name in [
            "", "me", "cmd", "easy", "expert", "Big", "a b", "a:b", "a,b", "1st", "ü",
        ] {
            assert!(row(name).fault().is_some(), "{name}");
        }
        let wrong = BotOption::whole("x", "nothing", 1, 3, Some(4));
        let right = BotOption::whole("x", "nothing", 1, 3, Some(3));
        for options in [&[wrong][..], &[right, right]] {
            let options: &'static [BotOption] = options.to_vec().leak();
            assert!(
                BotEntry {
                    options,
                    ..row("a")
                }
                .fault()
                .is_some()
            );
        }
        assert_eq!(row("a").fault(), None);
        assert!(BotEntry::STOCK.iter().all(|row| row.fault().is_none()));
    }
}
