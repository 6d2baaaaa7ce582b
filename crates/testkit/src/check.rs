//! Random games under all laws.

use crate::broken::Broken;
use crate::course::Course;
use crate::failed::{Failed, NotPlayed, Refused};
use crate::laws::{Ask, LAWS, Law, Wrong};
use crate::minimise::{Shows, minimise};
use crate::subject::{NotOpened, Opening, Subject};
use crate::tally::Tally;
use crate::thick::thick;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config as ProptestConfig, RngAlgorithm, TestRng, TestRunner};
use std::path::PathBuf;

/// How many games are played, and under which laws.
///
/// Every second game is played greedily, and two of four have packs thick with symbols: see [`check`].
#[derive(Clone, Debug)]
pub struct Config {
    /// How many games.
    pub games: u32,
    /// The seed of all games: game `n` of a seed is always the same.
    pub seed: u64,
    /// The number of the first game.
    pub first: u32,
    /// The laws.
    pub laws: Vec<&'static Law>,
    /// Where the smallest game that breaks a law is written; nowhere if it is empty.
    pub folder: PathBuf,
}

/// So many steps of proptest's own shrinking, before a game is made smaller as a record.
const SHRINKS: u32 = 64;
/// The most decisions that are drawn for a game; more are made in the simplest way.
const PICKS: usize = 600;

impl Default for Config {
    /// Forty games of seed 1 under all laws.
    fn default() -> Self {
        Self {
            games: 40,
            seed: 1,
            first: 0,
            laws: LAWS.iter().collect(),
            folder: std::env::temp_dir().join("testkit"),
        }
    }
}

impl Config {
    /// The default, changed by what the environment says: `TESTKIT_GAMES`, `TESTKIT_SEED` and
    /// `TESTKIT_FIRST`, which are numbers; `TESTKIT_LAWS`, which are names between commas; and
    /// `TESTKIT_FOLDER`.
    ///
    /// # Panics
    /// If one of them cannot be read.
    pub fn from_env() -> Self {
        let given = |name: &str| std::env::var(name).ok();
        let number = |name: &str| {
            given(name).map(|text| {
                let number = text.parse::<u64>();
                number.unwrap_or_else(|_| panic!("{name} is {text:?}; expected a number"))
            })
        };
        let named = |name: &str| {
            let known: Vec<&str> = LAWS.iter().map(|law| law.name).collect();
            let law = crate::laws::law(name.trim());
            law.unwrap_or_else(|| panic!("no law {name:?}; expected some of {}", known.join(", ")))
        };
        let default = Self::default();
        Self {
            games: number("TESTKIT_GAMES").map_or(default.games, |games| games as u32),
            seed: number("TESTKIT_SEED").unwrap_or(default.seed),
            first: number("TESTKIT_FIRST").map_or(default.first, |first| first as u32),
            laws: given("TESTKIT_LAWS")
                .map_or(default.laws, |names| names.split(',').map(named).collect()),
            folder: given("TESTKIT_FOLDER").map_or(default.folder, PathBuf::from),
        }
    }

    /// So many games.
    #[must_use]
    pub fn games(self, games: u32) -> Self {
        Self { games, ..self }
    }
}

/// Plays games of a subject under all laws: what a test calls.
///
/// # Panics
/// If a law is broken: with the law, its clause, the smallest game that shows it, and the command that
/// repeats it. If no game can be played: with the first that was refused, and why.
pub fn laws(subject: &Subject) -> Tally {
    check(subject, &Config::from_env(), |_| {}).unwrap_or_else(|failed| panic!("{failed}"))
}

/// Plays games of a subject and holds laws to them; `progress` hears of each game.
///
/// The number of a game says how it is played. Games with an odd number are greedy: their moves are drawn
/// among those that the game itself appraises highest, so that they come where good play comes. The third
/// and the fourth of four have cards thick with symbols, if the pack has symbols, so that what is rare on
/// the printed cards happens often.
///
/// # Errors
/// The first law that is broken, with the smallest game that shows it; or no game could be played.
///
/// # Panics
/// If a strategy of the subject draws no opening at all.
pub fn check(
    subject: &Subject,
    config: &Config,
    mut progress: impl FnMut(u32),
) -> Result<Tally, Failed> {
    let mut tally = Tally::default();
    let games = (subject.openings(), crate::strategies::choices(PICKS));
    for number in config.first..config.first.saturating_add(config.games) {
        let mut runner = runner(config.seed, number);
        let tree = games.new_tree(&mut runner);
        let mut tree = tree.expect("openings are drawn without a filter");
        let trial = Trial {
            subject,
            config,
            manner: Manner::of(number),
        };
        let (opening, picks) = tree.current();
        match trial.play(&opening, &picks) {
            Played::Refused(why) => {
                tally.refuse(|| Refused::new((config.seed, number), &opening, &why));
            }
            Played::Sound(reached) => tally.merge(&reached),
            Played::Broken(law) => {
                let smaller = trial.shrink(law, &mut tree);
                return Err(trial.found(law, number, &smaller).into());
            }
        }
        progress(number);
    }
    if tally.games > 0 {
        return Ok(tally);
    }
    let game = subject.name().to_owned();
    Err(match tally.first_refused {
        Some(first) => NotPlayed::Refused {
            game,
            games: tally.refused_openings,
            first,
        },
        None => NotPlayed::NoGame { game },
    }
    .into())
}

fn runner(seed: u64, number: u32) -> TestRunner {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..12].copy_from_slice(&number.to_le_bytes());
    let generator = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
    TestRunner::new_with_rng(ProptestConfig::default(), generator)
}

/// How a game is played.
#[derive(Clone, Copy, Debug)]
struct Manner {
    /// Whether moves are drawn among the best.
    greedy: bool,
    /// Whether its cards are thick with symbols.
    thick: bool,
}

impl Manner {
    fn of(number: u32) -> Self {
        Self {
            greedy: number % 2 == 1,
            thick: number % 4 >= 2,
        }
    }

    fn course(
        self,
        subject: &Subject,
        opening: &Opening,
        picks: &[u32],
    ) -> Result<Course, NotOpened> {
        let play = |opening: &Opening| {
            if self.greedy {
                Course::greedy(subject, opening, picks)
            } else {
                Course::drawn(subject, opening, picks)
            }
        };
        // A game may refuse cards that are made for it; then it is played with its own.
        let thick = if self.thick { thick(opening) } else { None };
        let made = thick.and_then(|thick| play(&thick).ok());
        made.map_or_else(|| play(opening), Ok)
    }
}

enum Played {
    Sound(Tally),
    Refused(NotOpened),
    Broken(&'static Law),
}

/// A game of a run: under test, and how it is played.
struct Trial<'a> {
    subject: &'a Subject,
    config: &'a Config,
    manner: Manner,
}

/// What a game is made of: how it is opened, and the numbers that pick its moves.
type Drawn = (Opening, Vec<u32>);

impl Trial<'_> {
    fn course(&self, opening: &Opening, picks: &[u32]) -> Result<Course, NotOpened> {
        self.manner.course(self.subject, opening, picks)
    }

    fn play(&self, opening: &Opening, picks: &[u32]) -> Played {
        let course = match self.course(opening, picks) {
            Ok(course) => course,
            Err(why) => return Played::Refused(why),
        };
        let ask = Ask::new(self.subject, &course.opening);
        for law in self.config.laws.iter().copied() {
            if law.holds(&ask, &course).is_err() {
                return Played::Broken(law);
            }
            if course.panicked.is_some() {
                break;
            }
        }
        let mut tally = ask.tally.into_inner();
        tally.course(&course);
        Played::Sound(tally)
    }

    /// What is wrong with a game by a law, if something is.
    fn wrong(&self, law: &'static Law, (opening, picks): &Drawn) -> Option<Wrong> {
        let course = self.course(opening, picks).ok()?;
        Shows::Broken(law).find(self.subject, &course)
    }

    /// Proptest's own shrinking: fewer and smaller numbers that pick moves, simpler openings and packs.
    fn shrink<T: ValueTree<Value = Drawn>>(&self, law: &'static Law, tree: &mut T) -> Drawn {
        let mut least = tree.current();
        let mut goes_on = tree.simplify();
        for _ in 0..SHRINKS {
            if !goes_on {
                break;
            }
            let smaller = tree.current();
            if self.wrong(law, &smaller).is_some() {
                least = smaller;
                goes_on = tree.simplify();
            } else {
                goes_on = tree.complicate();
            }
        }
        least
    }

    fn found(&self, law: &'static Law, number: u32, (opening, picks): &Drawn) -> Broken {
        let course = || {
            let course = self.course(opening, picks);
            course.expect("it was opened before")
        };
        let least = minimise(self.subject, course(), Shows::Broken(law), false);
        let (course, wrong) = if let Some(least) = least {
            (least.course, least.wrong)
        } else {
            let course = course();
            let ask = Ask::new(self.subject, &course.opening);
            let wrong = law.holds(&ask, &course).err();
            (course, wrong.unwrap_or_else(Wrong::gone))
        };
        Broken::new(self.subject, self.config, law, number, course, wrong)
    }
}
