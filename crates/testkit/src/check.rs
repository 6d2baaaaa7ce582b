//! Plays random games and checks all laws.

use crate::broken::Broken;
use crate::config::{CheckConfig, unknown_law};
use crate::failed::{Failed, NotPlayed};
use crate::laws::{Law, LawContext, first_broken};
use crate::playthrough::{PICKS, Playthrough};
use crate::refused::RefusedSetup;
use crate::strategies::{choices, runner_of};
use crate::subject::{NotOpened, Setup, Subject};
use crate::tally::ReachedCounts;
use crate::thick::thick;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use rnw_session::DealId;
use std::ops::Deref;

/// Plays games of a subject and checks all laws. This is the function for tests.
///
/// # Panics
/// If a law is broken: with the law, its clause, the smallest game that shows it, and the command that
/// repeats it. If no game can be played: with the first refused game and the reason.
pub fn laws(subject: &Subject) -> HeldLaws {
    let (config, named) = CheckConfig::from_env_with_own_laws();
    HeldLaws {
        counts: must_hold(subject, &config),
        subject: subject.clone(),
        config,
        named,
    }
}

fn must_hold(subject: &Subject, config: &CheckConfig) -> ReachedCounts {
    check(subject, config, |_| {}).unwrap_or_else(|failed| panic!("{failed}"))
}

/// Laws that hold in the games of a run, and the counts of what these games reached.
///
/// If `TESTKIT_LAWS` names a law that is none of [`LAWS`](crate::LAWS) and that [`also`](Self::also) was not called with,
/// dropping it panics: a misspelt name must not pass for a law that holds.
#[derive(Debug)]
pub struct HeldLaws {
    subject: Subject,
    config: CheckConfig,
    counts: ReachedCounts,
    /// The laws of one's own that are named and not checked yet. `None` if all are to be checked.
    named: Option<Vec<String>>,
}

impl HeldLaws {
    /// Checks one more law in the same games. If `TESTKIT_LAWS` is set, only the laws that it names are checked.
    ///
    /// # Panics
    /// If the law is broken, with the same report as [`laws`]. If it has the name of another law.
    pub fn also(mut self, law: Law) -> Self {
        if let Some(named) = &mut self.named {
            let found = named.iter().position(|name| *name == law.name);
            let Some(found) = found else { return self };
            named.remove(found);
        }
        let config = CheckConfig {
            laws: vec![law],
            ..self.config.clone()
        };
        let found = must_hold(&self.subject, &config);
        self.counts.merge_law(&found);
        self
    }
}

impl Deref for HeldLaws {
    type Target = ReachedCounts;

    fn deref(&self) -> &ReachedCounts {
        &self.counts
    }
}

impl Drop for HeldLaws {
    fn drop(&mut self) {
        if let Some(name) = self.named.iter().flatten().next()
            && !std::thread::panicking()
        {
            let game = self.subject.name();
            panic!(
                "{}, or a law of its own that {game} must also obey",
                unknown_law(name)
            );
        }
    }
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
    NotPlayed::unless_named(subject.name(), &config.laws)?;
    let mut tally = ReachedCounts::default();
    let games = (subject.setups(), choices(PICKS));
    for number in config.first..config.first.saturating_add(config.games) {
        let tree = games.new_tree(&mut runner(config.seed, number));
        let tree = tree.expect("openings are drawn without a filter");
        let (setup, picks) = tree.current();
        let play = || play(subject, number, &setup, &picks);
        match play() {
            Err(why) => tally.refuse(|| {
                RefusedSetup::new(DealId::new(config.seed, number.into()), &setup, &why)
            }),
            Ok(playthrough) => {
                let ask = LawContext::new(subject, &playthrough.setup);
                if let Some(law) = first_broken(&config.laws, &ask, &playthrough) {
                    // A game with a hidden memory must start anew to break the law again.
                    let again = || play().expect("it was opened before");
                    return Err(Broken::smallest(subject, config, law, number, again, false).into());
                }
                tally.merge(&ask.tally.into_inner());
                tally.playthrough(&playthrough);
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

/// Plays a game; its number decides how.
pub(crate) fn play(
    subject: &Subject,
    number: u32,
    setup: &Setup,
    picks: &[u32],
) -> Result<Playthrough, NotOpened> {
    let greedy = number % 2 == 1;
    let play = |setup: &Setup| {
        if greedy {
            Playthrough::greedy(subject, setup, picks)
        } else {
            Playthrough::drawn(subject, setup, picks)
        }
    };
    // A game may refuse the changed cards. Then it is played with its own cards.
    let thick = if number % 4 >= 2 { thick(setup) } else { None };
    let made = thick.and_then(|thick| play(&thick).ok());
    made.map_or_else(|| play(setup), Ok)
}
