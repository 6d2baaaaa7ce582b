//! Generating and shrinking of values. A generator is a function of dice; shrinking uses a list of
//! values that are each a little simpler.

use proptest::prelude::Rng;
use proptest::strategy::{NewTree, Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use std::fmt;
use std::sync::Arc;

/// The maximum number of attempts to generate a sound value.
const TRIES: usize = 200;

/// A runner whose chance depends only on `seed` and which stores no file of failures.
///
/// ```
/// use proptest::strategy::{Strategy, ValueTree};
/// use rnw_testkit::strategies::{choices, seeded};
/// let drawn = || choices(9).new_tree(&mut seeded(1)).unwrap().current();
/// assert_eq!(drawn(), drawn());
/// ```
pub fn seeded(seed: u64) -> TestRunner {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let config = Config {
        failure_persistence: None,
        max_shrink_iters: 100_000,
        ..Config::default()
    };
    TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &bytes))
}

/// A source of chance for generators.
pub(super) struct Dice<'a>(&'a mut TestRng);

impl Dice<'_> {
    /// A number from 0 to `end - 1`. `end` must not be 0.
    pub(super) fn below(&mut self, end: usize) -> usize {
        let wide = u64::from(self.0.next_u32()) * end as u64;
        (wide >> 32) as usize
    }

    /// A number from `low` to `high`, inclusive.
    pub(super) fn between(&mut self, low: i32, high: i32) -> i32 {
        low + self.below((high - low + 1) as usize) as i32
    }

    /// A random element. The slice must not be empty.
    pub(super) fn pick<'b, T>(&mut self, among: &'b [T]) -> &'b T {
        &among[self.below(among.len())]
    }

    /// `true` in `percent` of 100 cases.
    pub(super) fn percent(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// Any number.
    pub(super) fn any(&mut self) -> u32 {
        self.0.next_u32()
    }
}

/// The simpler variants of a value, in parts. Shrinking of a value often needs only a few of the parts.
/// `None` after the last part.
type Parts<T> = dyn Fn(&T, usize) -> Option<Vec<T>> + Send + Sync;

/// A strategy of a few functions: one generates a value, one lists slightly simpler values, and one
/// checks whether a value is sound. Repeated simplification must end, whatever values are chosen.
pub(super) struct Drawing<T> {
    draw: Arc<dyn Fn(&mut Dice<'_>) -> T + Send + Sync>,
    less: Arc<Parts<T>>,
    sound: Arc<dyn Fn(&T) -> bool + Send + Sync>,
    whole: Arc<dyn Fn(&T) -> bool + Send + Sync>,
}

impl<T: Clone + fmt::Debug> Drawing<T> {
    pub(super) fn new(
        draw: impl Fn(&mut Dice<'_>) -> T + Send + Sync + 'static,
        less: impl Fn(&T) -> Vec<T> + Send + Sync + 'static,
    ) -> Self {
        Self::in_parts(draw, move |value, part| (part == 0).then(|| less(value)))
    }

    /// The same, with the simpler values in parts. `less` returns `None` after the last part.
    pub(super) fn in_parts(
        draw: impl Fn(&mut Dice<'_>) -> T + Send + Sync + 'static,
        less: impl Fn(&T, usize) -> Option<Vec<T>> + Send + Sync + 'static,
    ) -> Self {
        Self {
            draw: Arc::new(draw),
            less: Arc::new(less),
            sound: Arc::new(|_| true),
            whole: Arc::new(|_| true),
        }
    }

    /// The same, restricted to sound values.
    pub(super) fn sound(mut self, sound: impl Fn(&T) -> bool + Send + Sync + 'static) -> Self {
        self.sound = Arc::new(sound);
        self
    }

    /// The same, restricted to values that also pass a second check. Simpler values of a passing value
    /// always pass it.
    pub(super) fn whole(mut self, whole: impl Fn(&T) -> bool + Send + Sync + 'static) -> Self {
        self.whole = Arc::new(whole);
        self
    }
}

impl<T> Clone for Drawing<T> {
    fn clone(&self) -> Self {
        Self {
            draw: Arc::clone(&self.draw),
            less: Arc::clone(&self.less),
            sound: Arc::clone(&self.sound),
            whole: Arc::clone(&self.whole),
        }
    }
}

impl<T> fmt::Debug for Drawing<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Drawing")
    }
}

impl<T: Clone + fmt::Debug> Strategy for Drawing<T> {
    type Tree = Shrinking<T>;
    type Value = T;

    fn new_tree(&self, runner: &mut TestRunner) -> NewTree<Self> {
        for _ in 0..TRIES {
            let drawn = (self.draw)(&mut Dice(runner.rng()));
            if (self.sound)(&drawn) && (self.whole)(&drawn) {
                return Ok(Shrinking {
                    rules: self.clone(),
                    least: drawn.clone(),
                    tried: drawn,
                    less: Vec::new(),
                    part: 0,
                    at: 0,
                    found: false,
                    done: false,
                });
            }
        }
        Err(format!("nothing sound was drawn in {TRIES} tries").into())
    }
}

/// A value that is being shrunk to the simplest one that still fails.
///
/// The simpler values are tried in order. After a success the search continues at the same part. It ends
/// when a whole pass finds nothing.
#[derive(Debug)]
pub(super) struct Shrinking<T> {
    rules: Drawing<T>,
    /// The simplest value that is known to fail.
    least: T,
    /// The value that is being tried.
    tried: T,
    /// One part of the values simpler than `least`, and the position in it.
    less: Vec<T>,
    part: usize,
    at: usize,
    /// Whether anything was found since the start of the first part.
    found: bool,
    done: bool,
}

impl<T: Clone + fmt::Debug> Shrinking<T> {
    /// Moves to the next value. Returns `false` if no value is left; `tried` is then `least` again.
    fn next(&mut self) -> bool {
        while !self.done {
            let Some(value) = self.less.get(self.at) else {
                self.next_part();
                continue;
            };
            if (self.rules.sound)(value) {
                self.tried = value.clone();
                return true;
            }
            self.at += 1;
        }
        self.tried = self.least.clone();
        false
    }

    fn next_part(&mut self) {
        self.at = 0;
        self.part += 1;
        let part = (self.rules.less)(&self.least, self.part);
        self.less = part.unwrap_or_else(|| {
            self.done = !self.found;
            self.found = false;
            self.part = 0;
            (self.rules.less)(&self.least, 0).unwrap_or_default()
        });
    }
}

impl<T: Clone + fmt::Debug> ValueTree for Shrinking<T> {
    type Value = T;

    fn current(&self) -> T {
        self.tried.clone()
    }

    fn simplify(&mut self) -> bool {
        if self.done {
            return false;
        }
        self.found = true;
        self.least = self.tried.clone();
        self.less = (self.rules.less)(&self.least, self.part).unwrap_or_default();
        self.next()
    }

    fn complicate(&mut self) -> bool {
        if self.done {
            return false;
        }
        self.at += 1;
        // At the end `tried` is `least` again, which differs from the last value that was tried.
        self.next();
        true
    }
}
