//! Random games under all laws.

use crate::broken::Broken;
use crate::course::Course;
use crate::laws::{Ask, LAWS, Law, Wrong};
use crate::minimise::{Shows, minimise};
use crate::subject::{Opening, Subject};
use crate::tally::Tally;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config as ProptestConfig, RngAlgorithm, TestRng, TestRunner};
use std::path::PathBuf;

/// How many games are played, and under which laws.
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

/// Plays random games of a subject under all laws: what a test calls.
///
/// # Panics
/// If a law is broken: with the law, its clause, the smallest game that shows it, and the command that
/// repeats it.
pub fn laws(subject: &Subject) -> Tally {
    check(subject, &Config::from_env(), |_| {}).unwrap_or_else(|broken| panic!("{broken}"))
}

/// Plays random games of a subject and holds laws to them; `progress` hears of each game.
///
/// # Errors
/// The first law that is broken, with the smallest game that shows it.
///
/// # Panics
/// If a subject has no opening at all.
pub fn check(
    subject: &Subject,
    config: &Config,
    mut progress: impl FnMut(u32),
) -> Result<Tally, Box<Broken>> {
    let mut tally = Tally::default();
    let games = (subject.openings(), crate::strategies::choices(PICKS));
    for number in config.first..config.first + config.games {
        let mut runner = runner(config.seed, number);
        let tree = games.new_tree(&mut runner);
        let mut tree = tree.expect("openings are drawn without a filter");
        let (opening, picks) = tree.current();
        match play(subject, config, &opening, &picks) {
            Played::Refused(why) => {
                tally.refused_openings += 1;
                assert!(
                    tally.refused_openings < 20 + u64::from(number - config.first),
                    "{} cannot be opened: {why}",
                    subject.name()
                );
            }
            Played::Sound(reached) => tally.merge(&reached),
            Played::Broken(law) => {
                let smaller = shrink(subject, config, law, &mut tree);
                return Err(Box::new(found(subject, config, law, number, &smaller)));
            }
        }
        progress(number);
    }
    Ok(tally)
}

fn runner(seed: u64, number: u32) -> TestRunner {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..12].copy_from_slice(&number.to_le_bytes());
    let generator = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
    TestRunner::new_with_rng(ProptestConfig::default(), generator)
}

enum Played {
    Sound(Tally),
    Refused(String),
    Broken(&'static Law),
}

fn play(subject: &Subject, config: &Config, opening: &Opening, picks: &[u32]) -> Played {
    let course = match Course::drawn(subject, opening, picks) {
        Ok(course) => course,
        Err(why) => return Played::Refused(why.to_string()),
    };
    let ask = Ask::new(subject, opening);
    for law in config.laws.iter().copied() {
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

/// Proptest's own shrinking: fewer and smaller numbers that pick moves, simpler openings and packs.
fn shrink<T: ValueTree<Value = (Opening, Vec<u32>)>>(
    subject: &Subject,
    config: &Config,
    law: &'static Law,
    tree: &mut T,
) -> (Opening, Vec<u32>) {
    let one = Config {
        laws: vec![law],
        ..config.clone()
    };
    let mut least = tree.current();
    let mut goes_on = tree.simplify();
    for _ in 0..SHRINKS {
        if !goes_on {
            break;
        }
        let (opening, picks) = tree.current();
        if matches!(play(subject, &one, &opening, &picks), Played::Broken(_)) {
            least = (opening, picks);
            goes_on = tree.simplify();
        } else {
            goes_on = tree.complicate();
        }
    }
    least
}

fn found(
    subject: &Subject,
    config: &Config,
    law: &'static Law,
    number: u32,
    (opening, picks): &(Opening, Vec<u32>),
) -> Broken {
    let course = || Course::drawn(subject, opening, picks).expect("it was opened before");
    let least = minimise(subject, course(), Shows::Broken(law), false);
    let (course, wrong) = if let Some(least) = least {
        (least.course, least.wrong)
    } else {
        let course = course();
        let wrong = law.holds(&Ask::new(subject, opening), &course).err();
        (course, wrong.unwrap_or_else(Wrong::gone))
    };
    Broken::new(subject, config, law, number, course, wrong)
}
