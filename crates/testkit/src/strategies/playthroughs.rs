//! Generates whole games, which shrink to few seats, turns and moves.

use crate::check::play;
use crate::playthrough::{PICKS, Playthrough};
use crate::smaller::{Guided, ShrinkPasses};
use crate::subject::Subject;
use proptest::prelude::Rng;
use proptest::strategy::{NewTree, Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use std::sync::Arc;

/// The maximum number of attempts to open a game.
const TRIES: usize = 40;

/// Games of a subject, played as [`check`](crate::check) plays them: with any number of seats, options and packs, at random
/// and greedily, some with more symbols. If a test fails, `proptest` prints the setup and the record of the game.
///
/// They shrink as those that break a law: to few seats, turns and steps, and to simple moves. A test with
/// `ProptestConfig::max_shrink_iters` of some thousands tries everything. If a game panics,
/// [`panicked`](Playthrough::panicked) says so, and the steps before are those of the game.
///
/// ```
/// use proptest::prelude::*;
/// use rnw_testkit::{Subject, strategies::playthroughs};
/// let nuggets = Subject::new("nuggets", 2..=4, |setup| {
///     Ok(rnw_nuggets::load(&setup.pack.files, setup.options(), setup.seats)?)
/// });
/// let nuggets = nuggets.pack("nuggets", rnw_nuggets::shipped());
/// proptest!(ProptestConfig::with_cases(4), |(game in playthroughs(&nuggets))| {
///     prop_assert!(game.seats().all(|seat| game.table.score(seat).total() >= 0));
/// });
/// ```
pub fn playthroughs(subject: &Subject) -> impl Strategy<Value = Arc<Playthrough>> + Clone + use<> {
    Playthroughs(subject.clone())
}

#[derive(Clone, Debug)]
struct Playthroughs(Subject);

impl Strategy for Playthroughs {
    type Tree = ShrinkingGame;
    type Value = Arc<Playthrough>;

    fn new_tree(&self, runner: &mut TestRunner) -> NewTree<Self> {
        let Self(subject) = self;
        let games = (subject.setups(), super::choices(PICKS));
        let mut refused = String::new();
        for _ in 0..TRIES {
            let (setup, picks) = games.new_tree(runner)?.current();
            match play(subject, runner.rng().next_u32(), &setup, &picks) {
                Ok(playthrough) => return Ok(ShrinkingGame::new(subject, playthrough)),
                Err(why) => refused = format!("{setup}: {why}"),
            }
        }
        let name = subject.name();
        Err(format!("{name}: none of {TRIES} games could start; the last one, {refused}").into())
    }
}

/// A game that is being shrunk.
#[derive(Debug)]
struct ShrinkingGame {
    subject: Subject,
    changes: ShrinkPasses,
    /// The smallest game that is known to fail.
    least: Guided,
    /// The game that is being tried.
    tried: Guided,
}

impl ShrinkingGame {
    fn new(subject: &Subject, playthrough: Playthrough) -> Self {
        let least = Guided::of(playthrough);
        Self {
            changes: ShrinkPasses::all(subject, &least, false),
            subject: subject.clone(),
            tried: least.clone(),
            least,
        }
    }

    /// Moves to the next smaller game. Without one, `tried` is `least` again.
    fn next(&mut self) -> bool {
        while let Some(change) = self.changes.next(&self.least) {
            if let Some(smaller) = self.least.smaller(&self.subject, &change) {
                self.tried = smaller;
                return true;
            }
            self.changes.note(false);
        }
        self.tried = self.least.clone();
        false
    }
}

impl ValueTree for ShrinkingGame {
    type Value = Arc<Playthrough>;

    fn current(&self) -> Arc<Playthrough> {
        Arc::clone(&self.tried.playthrough)
    }

    fn simplify(&mut self) -> bool {
        // The first game fails without a change.
        if !Arc::ptr_eq(&self.tried.playthrough, &self.least.playthrough) {
            self.least = self.tried.clone();
            self.changes.note(true);
        }
        self.next()
    }

    fn complicate(&mut self) -> bool {
        self.changes.note(false);
        self.next()
    }
}
