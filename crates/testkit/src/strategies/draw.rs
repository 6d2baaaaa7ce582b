//! How values are drawn and shrunk: a drawing is a function of dice, and shrinking is a list of values
//! that are each a little less.

use proptest::prelude::Rng;
use proptest::strategy::{NewTree, Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use std::fmt;
use std::sync::Arc;

/// How often something is drawn until it is sound.
const TRIES: usize = 200;

/// A runner whose chance comes from this number alone, and which keeps no file of failures.
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

/// Chance, in the words of those who draw.
pub(super) struct Dice<'a>(&'a mut TestRng);

impl Dice<'_> {
    /// A number from 0, less than `end`, which is not 0.
    pub(super) fn below(&mut self, end: usize) -> usize {
        let wide = u64::from(self.0.next_u32()) * end as u64;
        (wide >> 32) as usize
    }

    /// A number from `low` to `high`.
    pub(super) fn between(&mut self, low: i32, high: i32) -> i32 {
        low + self.below((high - low + 1) as usize) as i32
    }

    /// One of these; there is one at least.
    pub(super) fn pick<'b, T>(&mut self, among: &'b [T]) -> &'b T {
        &among[self.below(among.len())]
    }

    /// Whether something comes true that does so in so many of a hundred cases.
    pub(super) fn percent(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// Any number.
    pub(super) fn any(&mut self) -> u32 {
        self.0.next_u32()
    }
}

/// What is less than a value, in parts, as few of them are looked at for each value: nothing behind the
/// last.
type Parts<T> = dyn Fn(&T, usize) -> Option<Vec<T>> + Send + Sync;

/// A strategy of a few functions: what is drawn, what is a little less than a value, and whether a value
/// is sound. What is less must come to an end, whatever is chosen of it.
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

    /// The same, where what is less comes in parts, from the first to that behind the last.
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

    /// The same, but only what is sound.
    pub(super) fn sound(mut self, sound: impl Fn(&T) -> bool + Send + Sync + 'static) -> Self {
        self.sound = Arc::new(sound);
        self
    }

    /// The same, but only what passes a check as well that nothing less can fail.
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

/// A value on its way to the least one that still fails.
///
/// What is less is tried in turn, going on where something was found, until all of it finds nothing.
#[derive(Debug)]
pub(super) struct Shrinking<T> {
    rules: Drawing<T>,
    /// The least value that is known to fail.
    least: T,
    /// The value that is tried.
    tried: T,
    /// A part of what is less than the least, and the place in it.
    less: Vec<T>,
    part: usize,
    at: usize,
    /// Whether something was found since the first part was begun.
    found: bool,
    done: bool,
}

impl<T: Clone + fmt::Debug> Shrinking<T> {
    /// Tries the next value; `false` if none is left, and the least one is back.
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
        // At the end the least value is back, which is something else than what was tried.
        self.next();
        true
    }
}
