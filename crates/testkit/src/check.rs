//! Random games under all laws.

use crate::broken::Broken;
use crate::config::Config;
use crate::failed::{Failed, NotPlayed};
use crate::laws::{Ask, Law, Wrong};
use crate::playthrough::Playthrough;
use crate::refused::Refused;
use crate::shrink::{Shows, shrink};
use crate::subject::{NotOpened, Setup, Subject};
use crate::tally::Tally;
use crate::thick::thick;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config as ProptestConfig, RngAlgorithm, TestRng, TestRunner};

/// So many steps of proptest's own shrinking, before a game is made smaller as a record.
const SHRINKS: u32 = 64;
/// The most decisions that are drawn for a game; more are made in the simplest way.
const PICKS: usize = 600;

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

    fn playthrough(
        self,
        subject: &Subject,
        opening: &Setup,
        picks: &[u32],
    ) -> Result<Playthrough, NotOpened> {
        let play = |opening: &Setup| {
            if self.greedy {
                Playthrough::greedy(subject, opening, picks)
            } else {
                Playthrough::drawn(subject, opening, picks)
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
type Drawn = (Setup, Vec<u32>);

impl Trial<'_> {
    fn playthrough(&self, opening: &Setup, picks: &[u32]) -> Result<Playthrough, NotOpened> {
        self.manner.playthrough(self.subject, opening, picks)
    }

    fn play(&self, opening: &Setup, picks: &[u32]) -> Played {
        let playthrough = match self.playthrough(opening, picks) {
            Ok(playthrough) => playthrough,
            Err(why) => return Played::Refused(why),
        };
        let ask = Ask::new(self.subject, &playthrough.opening);
        for law in self.config.laws.iter().copied() {
            if law.holds(&ask, &playthrough).is_err() {
                return Played::Broken(law);
            }
            if playthrough.panicked.is_some() {
                break;
            }
        }
        let mut tally = ask.tally.into_inner();
        tally.playthrough(&playthrough);
        Played::Sound(tally)
    }

    /// What is wrong with a game by a law, if something is.
    fn wrong(&self, law: &'static Law, (opening, picks): &Drawn) -> Option<Wrong> {
        let playthrough = self.playthrough(opening, picks).ok()?;
        Shows::Broken(law).find(self.subject, &playthrough)
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
        let playthrough = || {
            let playthrough = self.playthrough(opening, picks);
            playthrough.expect("it was opened before")
        };
        let least = shrink(self.subject, playthrough(), Shows::Broken(law), false);
        let (playthrough, wrong) = if let Some(least) = least {
            (least.playthrough, least.wrong)
        } else {
            let playthrough = playthrough();
            let ask = Ask::new(self.subject, &playthrough.opening);
            let wrong = law.holds(&ask, &playthrough).err();
            (playthrough, wrong.unwrap_or_else(Wrong::gone))
        };
        Broken::new(self.subject, self.config, law, number, playthrough, wrong)
    }
}
