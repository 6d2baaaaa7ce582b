//! The table of bots, and what a text names in it: a bot, or a level.

use crate::{BotEntry, Level, Spec, SpecError};
use roll_and_write::Levels;
use roll_and_write::option::did_you_mean;
use std::fmt;
use std::str::FromStr;

/// A bot as players name it: by its level, or by its own name.
///
/// A level may mean another bot in a later version. So records and results name both:
/// `hard:mcts:iterations=60` is the level and the bot that it stood for. Typed like this, it means this bot
/// in every version.
///
/// ```
/// use rnw_bots::{Bots, NamedBot};
/// use roll_and_write::Levels;
/// let levels = Levels { hard: "mcts:iterations=60".into(), ..Levels::default() };
/// let hard: NamedBot = "hard".parse()?;
/// assert_eq!(hard.settled(&levels, &Bots::default())?.to_string(), "hard:mcts:iterations=60");
/// # Ok::<(), rnw_bots::SpecError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum NamedBot {
    /// A level, and the bot that it stands for; `None` means the bot that the game names.
    Level(Level, Option<Spec>),
    /// A bot by its own name.
    Spec(Spec),
}

impl NamedBot {
    /// The names of all levels and of the bots of this crate.
    pub const NAMES: [&'static str; 7] = [
        Level::Easy.name(),
        Level::Medium.name(),
        Level::Hard.name(),
        Level::Expert.name(),
        BotEntry::STOCK[0].name,
        BotEntry::STOCK[1].name,
        BotEntry::STOCK[2].name,
    ];

    /// The bot that plays in a game with these levels, which may name any of these bots.
    ///
    /// # Errors
    /// If the game names no bot for the level.
    pub fn spec(self, levels: &Levels, bots: &Bots) -> Result<Spec, SpecError> {
        match self {
            Self::Level(_, Some(spec)) | Self::Spec(spec) => Ok(spec),
            Self::Level(level, None) => bots.at_level(level, levels),
        }
    }

    /// The same bot, whose text also says what its level stands for in a game. Its levels may name any of these bots.
    ///
    /// # Errors
    /// If the game names no bot for the level.
    pub fn settled(self, levels: &Levels, bots: &Bots) -> Result<Self, SpecError> {
        let spec = self.spec(levels, bots)?;
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

/// Knows the bots of this crate. [`Bots::named`] knows those that were added, too.
impl FromStr for NamedBot {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        Bots::default().named(text)
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

/// The bots that can be named: those of this crate, and those that were added.
///
/// ```
/// use rnw_bots::Bots;
/// let names: Vec<&str> = Bots::default().entries().iter().map(|entry| entry.name).collect();
/// assert_eq!(names, ["random", "greedy", "mcts"]);
/// ```
#[derive(Clone, Debug)]
pub struct Bots(Vec<BotEntry>);

impl Default for Bots {
    fn default() -> Self {
        Self(BotEntry::STOCK.into())
    }
}

impl Bots {
    /// The table with one more bot.
    ///
    /// # Panics
    /// If the name of the bot is taken or malformed, or if its options are: that is a bug of the program.
    ///
    /// ```should_panic
    /// use rnw_bots::{BotEntry, BotMaker, Bots};
    /// Bots::default().with(BotEntry::new("greedy", BotMaker::Typed(|_, _| ())));
    /// ```
    #[must_use]
    pub fn with(mut self, entry: BotEntry) -> Self {
        let taken = self.0.iter().any(|known| known.name == entry.name);
        assert!(!taken, "two bots have the name {:?}", entry.name);
        if let Some(fault) = entry.fault() {
            panic!("{fault}");
        }
        self.0.push(entry);
        self
    }

    /// The rows, those of this crate first.
    pub fn entries(&self) -> &[BotEntry] {
        &self.0
    }

    /// The bot that a text names, such as `mcts:iterations=500`.
    ///
    /// # Errors
    /// If the text names no bot, or its parameters are wrong.
    ///
    /// ```
    /// use rnw_bots::{Bots, Spec};
    /// assert_eq!(Bots::default().spec("greedy")?, Spec::GREEDY);
    /// # Ok::<(), rnw_bots::SpecError>(())
    /// ```
    pub fn spec(&self, text: &str) -> Result<Spec, SpecError> {
        let (name, typed) = split(text);
        let entry = self.0.iter().find(|entry| entry.name == name);
        let entry = entry.ok_or_else(|| unknown(name, self.names()))?;
        entry.spec(typed)
    }

    /// The bot that a text names, or the level, such as `hard` or `hard:mcts:iterations=60`.
    ///
    /// # Errors
    /// If the text names neither, or the parameters of the bot are wrong.
    ///
    /// ```
    /// use rnw_bots::{Bots, Level, NamedBot};
    /// assert_eq!(Bots::default().named("hard")?, NamedBot::Level(Level::Hard, None));
    /// # Ok::<(), rnw_bots::SpecError>(())
    /// ```
    pub fn named(&self, text: &str) -> Result<NamedBot, SpecError> {
        let (name, rest) = split(text);
        let level = Level::ALL.into_iter().find(|level| level.name() == name);
        if let Some(level) = level {
            let spec = rest.map(|rest| self.for_level(level, rest)).transpose()?;
            return Ok(NamedBot::Level(level, spec));
        }
        self.spec(text)
            .map(NamedBot::Spec)
            .map_err(|error| match error {
                SpecError::Name { found, .. } => {
                    let levels = Level::ALL.iter().map(|level| level.name());
                    unknown(&found, levels.chain(self.names()))
                }
                error @ (SpecError::Plain { .. }
                | SpecError::Parameters(_)
                | SpecError::Level { .. }) => error,
            })
    }

    /// The bot that plays at a level in a game.
    ///
    /// # Errors
    /// If the game names no bot for the level.
    ///
    /// ```
    /// use rnw_bots::{Bots, Level, Spec};
    /// use roll_and_write::Levels;
    /// assert_eq!(Bots::default().at_level(Level::Medium, &Levels::default())?, Spec::GREEDY);
    /// # Ok::<(), rnw_bots::SpecError>(())
    /// ```
    pub fn at_level(&self, level: Level, levels: &Levels) -> Result<Spec, SpecError> {
        let text = match level {
            Level::Easy => &levels.easy,
            Level::Medium => &levels.medium,
            Level::Hard => &levels.hard,
            Level::Expert => &levels.expert,
        };
        self.for_level(level, text)
    }

    /// The bot of a level, from its text.
    fn for_level(&self, level: Level, text: &str) -> Result<Spec, SpecError> {
        self.spec(text).map_err(|error| SpecError::Level {
            level: level.name(),
            found: text.to_owned(),
            error: Box::new(error),
        })
    }

    fn names(&self) -> impl Iterator<Item = &'static str> {
        self.0.iter().map(|entry| entry.name)
    }
}

/// The name in a text, and what follows its colon.
fn split(text: &str) -> (&str, Option<&str>) {
    match text.split_once(':') {
        Some((name, rest)) => (name.trim(), Some(rest)),
        None => (text.trim(), None),
    }
}

fn unknown(found: &str, names: impl Iterator<Item = &'static str>) -> SpecError {
    let expected: Vec<&'static str> = names.collect();
    SpecError::Name {
        found: found.to_owned(),
        hint: did_you_mean(found, expected.iter().copied()),
        expected,
    }
}

/// Knows the bots of this crate. [`Bots::spec`] knows those that were added, too.
impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        Bots::default().spec(text)
    }
}

impl Level {
    /// The bot that plays at this level in a game.
    ///
    /// # Errors
    /// If the game names no bot.
    pub fn spec(self, levels: &Levels) -> Result<Spec, SpecError> {
        Bots::default().at_level(self, levels)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BotMaker, BotOption, Random};
    use rnw_session::{Ask, Player, PlayerFault};
    use roll_and_write::MoveId;

    struct First;

    impl Player for First {
        fn choose(&mut self, ask: Ask<'_>) -> Result<MoveId, PlayerFault> {
            Ok(ask.moves[0])
        }
    }

    const FIRST: BotEntry = BotEntry::new("first", BotMaker::Player(|_| Box::new(First)));
    const PATIENT: BotEntry = BotEntry {
        options: &[
            BotOption::whole("patience", "how many turns it waits", 1, 12, Some(3)),
            BotOption::number("risk", "how much it risks", 0.0, 1.0, 0.5),
        ],
        ..BotEntry::new(
            "patient",
            BotMaker::Typed(|_, offer| offer.game::<rnw_nuggets::Rules>(|| Box::new(Random))),
        )
    };

    fn bots() -> Bots {
        Bots::default().with(FIRST).with(PATIENT)
    }

    #[test]
    fn a_text_names_an_own_bot_and_its_values() {
        for (text, whole) in [
            ("first", "first"),
            (" patient ", "patient"),
            ("patient:", "patient"),
            ("patient:patience=3", "patient"),
            (
                "patient: risk = 0.25 ,patience=12",
                "patient:patience=12,risk=0.25",
            ),
        ] {
            let spec = bots().spec(text).unwrap();
            assert_eq!(spec.to_string(), whole, "{text}");
            assert_eq!(bots().spec(whole), Ok(spec));
            let level = bots().named(&format!("easy:{text}")).unwrap();
            assert_eq!(bots().named(&level.to_string()), Ok(level));
        }
        for (text, error) in [
            (
                "frist",
                "unknown player \"frist\"; expected one of easy, medium, hard, expert, random, greedy, mcts, first, patient; did you mean \"first\"?",
            ),
            (
                "first:x=1",
                "the player first takes no parameters; found \"x=1\"",
            ),
            (
                "patient:patience=13",
                "the parameter patience of patient cannot be \"13\"; expected a whole number from 1 to 12",
            ),
            (
                "patient:patience=1.5",
                "the parameter patience of patient cannot be \"1.5\"; expected a whole number from 1 to 12",
            ),
            (
                "patient:risk=NaN",
                "the parameter risk of patient cannot be \"NaN\"; expected a number from 0 to 1",
            ),
            (
                "patient:rsk=1",
                "the player patient has no parameter \"rsk\"; expected one of patience, risk; did you mean \"risk\"?",
            ),
            (
                "patient:risk=1,risk=1",
                "patient was given both risk and risk; expected only one of them",
            ),
        ] {
            assert_eq!(bots().named(text).unwrap_err().to_string(), error);
        }
    }

    #[test]
    fn a_bot_plays_the_games_that_it_knows() {
        let Ok(Spec::Own(patient)) = bots().spec("patient") else {
            panic!("it is a bot of its own");
        };
        assert!(patient.plays::<rnw_nuggets::Rules>());
        assert!(!patient.plays::<rnw_pyramids::Rules>());
        let Ok(Spec::Own(first)) = bots().spec("first") else {
            panic!("it is a bot of its own");
        };
        assert!(first.plays::<rnw_pyramids::Rules>());
    }

    fn levels() -> Levels {
        Levels {
            easy: "random".into(),
            medium: "greedy:look=2".into(),
            hard: "greedy".into(),
            expert: "grady".into(),
        }
    }

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
                named.spec(&levels(), &Bots::default()).unwrap(),
                spec.parse().unwrap(),
                "{text}"
            );
            let whole = named.settled(&levels(), &Bots::default()).unwrap();
            assert_eq!(
                (whole.to_string(), whole.label()),
                (settled.to_owned(), label.to_owned())
            );
            assert_eq!(settled.parse(), Ok(whole));
            // It stays the same bot in a version with other levels.
            assert_eq!(
                whole.settled(&Levels::default(), &Bots::default()),
                Ok(whole)
            );
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
            expert
                .settled(&levels(), &Bots::default())
                .unwrap_err()
                .to_string(),
            "the bot of the level expert cannot be \"grady\": unknown player \"grady\"; expected one of random, greedy, mcts; did you mean \"greedy\"?"
        );
    }
}
