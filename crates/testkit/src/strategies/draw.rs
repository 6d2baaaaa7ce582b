//! Generating and shrinking of values. A generator is a function of dice. Shrinking repeats it with simpler numbers, so
//! a generator needs no code of its own for shrinking, and everything that it shrinks to is something that it generates.

use proptest::prelude::Rng;
use proptest::strategy::{NewTree, Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use std::cmp::Reverse;
use std::fmt;
use std::ops::Range;
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
    runner_of(&bytes)
}

/// The same, with more chance.
pub(crate) fn runner_of(seed: &[u8; 32]) -> TestRunner {
    let config = Config {
        failure_persistence: None,
        max_shrink_iters: 100_000,
        ..Config::default()
    };
    TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, seed))
}

/// A source of chance for generators. It notes each number that it gives, such that 0 stands for the simplest choice.
pub(super) struct Dice<'a> {
    rng: &'a mut TestRng,
    /// The numbers to give first, in place of random ones.
    given: &'a [u32],
    noted: Noted,
}

/// What a generator asked for.
#[derive(Clone, Default, Debug)]
struct Noted {
    numbers: Vec<u32>,
    /// The numbers of each element of a list, and the position of the number that is the length of the list.
    elements: Vec<(Range<usize>, usize)>,
}

/// The length of a list.
#[derive(Clone, Copy, Debug)]
pub(super) struct Length {
    pub(super) count: usize,
    /// Where the length was noted.
    at: usize,
}

impl Dice<'_> {
    /// Notes a number: the given one, or else the drawn one.
    fn note(&mut self, drawn: u32) -> u32 {
        let numbers = &mut self.noted.numbers;
        let number = self.given.get(numbers.len()).copied().unwrap_or(drawn);
        numbers.push(number);
        number
    }

    fn draw(&mut self, end: usize) -> u32 {
        let wide = u64::from(self.rng.next_u32()) * end as u64;
        (wide >> 32) as u32
    }

    /// A number from 0 to `end - 1`. `end` must not be 0.
    pub(super) fn below(&mut self, end: usize) -> usize {
        let drawn = self.draw(end);
        (self.note(drawn) as usize).min(end - 1)
    }

    /// A number from `low` to `high`, inclusive. The simplest one is the one nearest to 0.
    pub(super) fn between(&mut self, low: i32, high: i32) -> i32 {
        let drawn = low + self.draw((high - low + 1) as usize) as i32;
        let simplest = 0.clamp(low, high);
        let distance = drawn.abs_diff(simplest);
        if low == simplest {
            return low.saturating_add_unsigned(self.note(distance)).min(high);
        }
        // Odd numbers stand for more, even ones for less.
        let number = self.note((2 * distance).saturating_sub(u32::from(drawn > simplest)));
        let found = match number % 2 {
            0 => simplest.saturating_sub_unsigned(number / 2),
            _ => simplest.saturating_add_unsigned(number.div_ceil(2)),
        };
        found.clamp(low, high)
    }

    /// A random element. The slice must not be empty. The first element is the simplest one.
    pub(super) fn pick<'b, T>(&mut self, among: &'b [T]) -> &'b T {
        &among[self.below(among.len())]
    }

    /// `true` in `percent` of 100 cases. `false` is simpler.
    pub(super) fn percent(&mut self, percent: u32) -> bool {
        let drawn = self.draw(100) < percent;
        self.note(u32::from(drawn)) > 0
    }

    /// `true` in `percent` of 100 cases. `true` is simpler.
    pub(super) fn mostly(&mut self, percent: u32) -> bool {
        let drawn = self.draw(100) >= percent;
        self.note(u32::from(drawn)) == 0
    }

    /// A number from 0 to `most`, such that its remainders are drawn evenly.
    pub(super) fn any(&mut self, most: u32) -> u32 {
        let drawn = self.rng.next_u32() % (most + 1);
        self.note(drawn).min(most)
    }

    /// The length of a list, from `least` to `most`.
    pub(super) fn length(&mut self, least: usize, most: usize) -> Length {
        let at = self.position();
        let count = least + self.below(most - least + 1);
        Length { count, at }
    }

    /// The position of the next number.
    pub(super) fn position(&self) -> usize {
        self.noted.numbers.len()
    }

    /// Notes that an element of a list, which began at this position, is complete.
    pub(super) fn element(&mut self, from: usize, of: Length) {
        let numbers = from..self.position();
        self.noted.elements.push((numbers, of.at));
    }

    /// Something in `percent` of 100 cases. Nothing is simpler.
    pub(super) fn maybe<T>(
        &mut self,
        percent: u32,
        some: impl FnOnce(&mut Self) -> T,
    ) -> Option<T> {
        let at = self.position();
        self.percent(percent).then(|| {
            let from = self.position();
            let some = some(self);
            self.element(from, Length { count: 1, at });
            some
        })
    }

    /// Notes that what began at this position can stand in place of something around it.
    pub(super) fn part(&mut self, from: usize) {
        self.element(from, Length { count: 1, at: from });
    }

    /// A list with a length from `least` to `most`.
    pub(super) fn list<T>(
        &mut self,
        least: usize,
        most: usize,
        mut one: impl FnMut(&mut Self) -> T,
    ) -> Vec<T> {
        let length = self.length(least, most);
        let element = |_| {
            let from = self.position();
            let one = one(self);
            self.element(from, length);
            one
        };
        (0..length.count).map(element).collect()
    }
}

/// A strategy of two functions: one generates a value, and one checks whether it is sound.
pub(super) struct Drawing<T> {
    draw: Arc<dyn Fn(&mut Dice<'_>) -> T + Send + Sync>,
    sound: Arc<dyn Fn(&T) -> bool + Send + Sync>,
}

impl<T: Clone + fmt::Debug> Drawing<T> {
    pub(super) fn new(draw: impl Fn(&mut Dice<'_>) -> T + Send + Sync + 'static) -> Self {
        Self {
            draw: Arc::new(draw),
            sound: Arc::new(|_| true),
        }
    }

    /// The same, restricted to sound values.
    pub(super) fn sound(mut self, sound: impl Fn(&T) -> bool + Send + Sync + 'static) -> Self {
        self.sound = Arc::new(sound);
        self
    }

    /// A value, with the numbers that it was made of.
    fn drawn(&self, rng: &mut TestRng, given: &[u32]) -> (T, Noted) {
        let noted = Noted::default();
        let mut dice = Dice { rng, given, noted };
        let value = (self.draw)(&mut dice);
        let mut noted = dice.noted;
        noted.elements.sort_by_key(|(part, _)| Reverse(part.len()));
        (value, noted)
    }
}

impl<T> Clone for Drawing<T> {
    fn clone(&self) -> Self {
        Self {
            draw: Arc::clone(&self.draw),
            sound: Arc::clone(&self.sound),
        }
    }
}

roll_and_write::opaque_debug!([T] Drawing<T>);

impl<T: Clone + fmt::Debug> Strategy for Drawing<T> {
    type Tree = Shrinking<T>;
    type Value = T;

    fn new_tree(&self, runner: &mut TestRunner) -> NewTree<Self> {
        for _ in 0..TRIES {
            let drawn = self.drawn(runner.rng(), &[]);
            if (self.sound)(&drawn.0) {
                return Ok(Shrinking {
                    drawing: self.clone(),
                    least: drawn.clone(),
                    tried: drawn,
                    pass: 0,
                    at: 0,
                    found: false,
                });
            }
        }
        Err(format!("nothing sound was drawn in {TRIES} tries").into())
    }
}

/// A value that is being shrunk to the simplest one that still fails: the one of the fewest and smallest numbers.
///
/// Each pass tries one change at every place. After a success the search continues at the same place. It ends when no pass
/// finds anything.
#[derive(Debug)]
pub(super) struct Shrinking<T> {
    drawing: Drawing<T>,
    /// The simplest value that is known to fail.
    least: (T, Noted),
    /// The value that is being tried.
    tried: (T, Noted),
    pass: usize,
    /// The place in the pass.
    at: usize,
    /// Whether anything was found since the start of the first pass.
    found: bool,
}

/// The number of passes of [`Noted::simpler`].
const PASSES: usize = 12;

impl Noted {
    /// Simpler numbers: the change of a pass at a place. `None` after its last place.
    fn simpler(&self, pass: usize, at: usize) -> Option<Vec<u32>> {
        let mut numbers = self.numbers.clone();
        match pass {
            // Without an element.
            0 => {
                let (element, length) = self.elements.get(at)?.clone();
                numbers[length] = numbers[length].saturating_sub(1);
                numbers.drain(element);
            }
            // With an inner element in place of the outer one, such as a step in place of its condition; then the same
            // in a shorter list, because an outer step may have used up the lengths of several.
            1 | 2 => {
                let is_in = |one: &Range<usize>, other: &Range<usize>| {
                    one.start > other.start && one.end <= other.end
                };
                let inner = |(outer, length)| {
                    let parts = self.elements.iter().map(|(part, _)| part);
                    let inner = parts.filter(move |inner| is_in(inner, outer));
                    inner.map(move |inner| (outer, length, inner))
                };
                let outers = self.elements.iter().map(|(outer, length)| (outer, *length));
                let (outer, length, inner) = outers.flat_map(inner).nth(at)?;
                numbers.splice(outer.clone(), self.numbers[inner.clone()].to_vec());
                if pass == 2 {
                    numbers[length] = numbers[length].saturating_sub(1);
                }
            }
            3 => numbers[self.elements.get(at)?.0.clone()].fill(0),
            // Without one to three numbers, such as those of a choice that was refused.
            4..=6 if at + pass - 3 <= numbers.len() => _ = numbers.drain(at..at + pass - 3),
            4..=6 => return None,
            _ => {
                let number = numbers.get_mut(at)?;
                *number = match pass {
                    7 => 0,
                    // Remainders keep which move a number picks among so many.
                    8 => *number % 12,
                    9 => *number % 10,
                    10 => *number / 2,
                    _ => number.saturating_sub(1),
                };
            }
        }
        Some(numbers)
    }

    /// Values of fewer numbers are simpler, then those of smaller numbers.
    fn size(&self) -> (usize, &[u32]) {
        (self.numbers.len(), &self.numbers)
    }
}

impl<T: Clone + fmt::Debug> Shrinking<T> {
    /// Moves to the next value. Without one, `tried` is `least` again.
    fn next(&mut self) {
        while !self.is_done() {
            match self.least.1.simpler(self.pass, self.at) {
                None => {
                    (self.pass, self.at) = (self.pass + 1, 0);
                    if self.is_done() && self.found {
                        (self.pass, self.found) = (0, false);
                    }
                }
                Some(numbers) => {
                    if numbers != self.least.1.numbers && self.tries(&numbers) {
                        return;
                    }
                    self.at += 1;
                }
            }
        }
        self.tried = self.least.clone();
    }

    /// Makes the value of these numbers. Returns whether it is simpler and sound.
    fn tries(&mut self, numbers: &[u32]) -> bool {
        // The generator may need more numbers than before.
        let mut rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
        let tried = self.drawing.drawn(&mut rng, numbers);
        let is_simpler = tried.1.size() < self.least.1.size();
        if !is_simpler || !(self.drawing.sound)(&tried.0) {
            return false;
        }
        self.tried = tried;
        true
    }

    fn is_done(&self) -> bool {
        self.pass >= PASSES
    }
}

impl<T: Clone + fmt::Debug> ValueTree for Shrinking<T> {
    type Value = T;

    fn current(&self) -> T {
        self.tried.0.clone()
    }

    fn simplify(&mut self) -> bool {
        if self.is_done() {
            return false;
        }
        self.found |= self.tried.1.size() < self.least.1.size();
        self.least = self.tried.clone();
        self.next();
        !self.is_done()
    }

    fn complicate(&mut self) -> bool {
        if self.is_done() {
            return false;
        }
        self.at += 1;
        // At the end `tried` is `least` again, which differs from the last value that was tried.
        self.next();
        true
    }
}
