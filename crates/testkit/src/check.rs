//! Plays random games and checks all laws.

use crate::broken::Broken;
use crate::config::CheckConfig;
use crate::failed::{Failed, NotPlayed};
use crate::laws::{Law, LawContext, Violation, first_broken};
use crate::playthrough::Playthrough;
use crate::refused::RefusedSetup;
use crate::shrink::{Shows, shrink};
use crate::subject::{NotOpened, Setup, Subject};
use crate::tally::ReachedCounts;
use crate::thick::thick;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config as ProptestConfig, RngAlgorithm, TestRng, TestRunner};
use rnw_session::DealId;

/// The number of steps of proptest's own shrinking. Afterwards the game is shrunk as a record.
const SHRINKS: u32 = 64;
/// The maximum number of random decisions in a game. Later decisions are always the first move of the
/// first seat.
const PICKS: usize = 600;

/// Plays games of a subject and checks all laws. This is the function for tests.
///
/// # Panics
/// If a law is broken: with the law, its clause, the smallest game that shows it, and the command that
/// repeats it. If no game can be played: with the first refused game and the reason.
pub fn laws(subject: &Subject) -> ReachedCounts {
    check(subject, &CheckConfig::from_env(), |_| {}).unwrap_or_else(|failed| panic!("{failed}"))
}

/// Plays games of a subject and checks the laws. Calls `progress` with the number of each game.
///
/// The number of a game decides how it is played. Games with an odd number are greedy: they choose at
/// random among the moves that the game itself evaluates highest, so they reach positions of good play.
/// The third and the fourth of every four games have additional symbols on their cards, if the pack has
/// symbols. Effects that are rare on the printed cards then happen often.
///
/// # Errors
/// The first broken law, with the smallest game that shows it. Also if no game could be played.
///
/// # Panics
/// If a strategy of the subject generates no setup at all.
pub fn check(
    subject: &Subject,
    config: &CheckConfig,
    mut progress: impl FnMut(u32),
) -> Result<ReachedCounts, Failed> {
    let mut tally = ReachedCounts::default();
    let games = (subject.setups(), crate::strategies::choices(PICKS));
    for number in config.first..config.first.saturating_add(config.games) {
        let mut runner = runner(config.seed, number);
        let tree = games.new_tree(&mut runner);
        let mut tree = tree.expect("openings are drawn without a filter");
        let trial = Trial {
            subject,
            config,
            manner: Manner::of(number),
        };
        let (setup, picks) = tree.current();
        match trial.play(&setup, &picks) {
            TrialResult::RefusedSetup(why) => {
                tally.refuse(|| {
                    RefusedSetup::new(DealId::new(config.seed, number.into()), &setup, &why)
                });
            }
            TrialResult::Sound(reached) => tally.merge(&reached),
            TrialResult::Broken(law) => {
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
        Some(first) => NotPlayed::RefusedSetup {
            game,
            games: tally.refused_setups,
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
    runner_of(&bytes)
}

pub(crate) fn runner_of(bytes: &[u8; 32]) -> TestRunner {
    let generator = TestRng::from_seed(RngAlgorithm::ChaCha, bytes);
    TestRunner::new_with_rng(ProptestConfig::default(), generator)
}

/// How a game is played.
#[derive(Clone, Copy, Debug)]
struct Manner {
    /// Whether only the best moves are candidates.
    greedy: bool,
    /// Whether the cards have additional symbols.
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
        setup: &Setup,
        picks: &[u32],
    ) -> Result<Playthrough, NotOpened> {
        let play = |setup: &Setup| {
            if self.greedy {
                Playthrough::greedy(subject, setup, picks)
            } else {
                Playthrough::drawn(subject, setup, picks)
            }
        };
        // A game may refuse the changed cards. Then it is played with its own cards.
        let thick = if self.thick { thick(setup) } else { None };
        let made = thick.and_then(|thick| play(&thick).ok());
        made.map_or_else(|| play(setup), Ok)
    }
}

enum TrialResult {
    Sound(ReachedCounts),
    RefusedSetup(NotOpened),
    Broken(&'static Law),
}

/// One game of a run, with the way to play it.
struct Trial<'a> {
    subject: &'a Subject,
    config: &'a CheckConfig,
    manner: Manner,
}

/// The random input of a game: its setup, and the numbers that pick its moves.
type Drawn = (Setup, Vec<u32>);

impl Trial<'_> {
    fn playthrough(&self, setup: &Setup, picks: &[u32]) -> Result<Playthrough, NotOpened> {
        self.manner.playthrough(self.subject, setup, picks)
    }

    fn play(&self, setup: &Setup, picks: &[u32]) -> TrialResult {
        let playthrough = match self.playthrough(setup, picks) {
            Ok(playthrough) => playthrough,
            Err(why) => return TrialResult::RefusedSetup(why),
        };
        let ask = LawContext::new(self.subject, &playthrough.setup);
        if let Some(law) = first_broken(&self.config.laws, &ask, &playthrough) {
            return TrialResult::Broken(law);
        }
        let mut tally = ask.tally.into_inner();
        tally.playthrough(&playthrough);
        TrialResult::Sound(tally)
    }

    /// How the game violates the law, or `None` if it does not.
    fn wrong(&self, law: &'static Law, (setup, picks): &Drawn) -> Option<Violation> {
        let playthrough = self.playthrough(setup, picks).ok()?;
        Shows::Broken(law).find(self.subject, &playthrough)
    }

    /// Proptest's own shrinking: fewer and smaller move numbers, simpler setups and packs.
    fn shrink<T: ValueTree<Value = Drawn>>(&self, law: &'static Law, tree: &mut T) -> Drawn {
        let mut least = tree.current();
        let mut goes_on = !self.config.as_found && tree.simplify();
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

    fn found(&self, law: &'static Law, number: u32, (setup, picks): &Drawn) -> Broken {
        let playthrough = || {
            let playthrough = self.playthrough(setup, picks);
            playthrough.expect("it was opened before")
        };
        let shrunk = || shrink(self.subject, playthrough(), Shows::Broken(law), false);
        let least = (!self.config.as_found).then(shrunk).flatten();
        let (playthrough, wrong) = if let Some(least) = least {
            (least.playthrough, least.wrong)
        } else {
            let playthrough = playthrough();
            let wrong = law.breach(self.subject, &playthrough);
            (playthrough, wrong.unwrap_or_else(Violation::gone))
        };
        Broken::new(self.subject, self.config, law, number, playthrough, wrong)
    }
}
