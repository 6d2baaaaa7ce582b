//! The threads of a search, and how they divide its budget.

use super::limit::Limit;
use super::parameters::Parameters;
use super::run::{Room, Run};
use rnw_session::{Clock, Generator};
use roll_and_write::{Legal, Ruleset};
use std::thread;
use std::time::Duration;

/// The lead of one move over another in the same imagined games, in thousandths of a point.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Difference {
    pub(crate) mean: f64,
    /// Half the width of the 95 % interval of the mean.
    pub(crate) error: f64,
}

/// The memory of each thread.
#[derive(Debug)]
pub(super) struct Rooms<M> {
    first: Room<M>,
    others: Vec<Room<M>>,
}

impl<M> Rooms<M> {
    /// Memory for this number of threads.
    pub(super) fn new(threads: u32) -> Self {
        Self {
            first: Room::default(),
            others: (1..threads).map(|_| Room::default()).collect(),
        }
    }
}

/// The threads of one search. Each has trees of its own. After each round, they compare their moves by all of their
/// passes together. So the result depends on the number of threads, but not on how fast each of them is.
pub(super) struct Team<'a, R: Ruleset> {
    pub(super) first: Run<'a, R>,
    pub(super) others: Vec<Run<'a, R>>,
}

impl<'a, R: Ruleset> Team<'a, R> {
    pub(super) fn new(
        rules: &'a R,
        view: &'a R::View,
        parameters: Parameters,
        key: u64,
        rooms: &'a mut Rooms<R::Move>,
    ) -> Self {
        let threads = 1 + rooms.others.len() as u64;
        let run = |room, number| {
            let mut run = Run::new(rules, view, parameters, key, room);
            (run.number, run.threads) = (number, threads);
            run
        };
        let others = rooms.others.iter_mut().zip(1..);
        Self {
            first: run(&mut rooms.first, 0),
            others: others.map(|(room, number)| run(room, number)).collect(),
        }
    }

    /// Lists the moves and keeps the ones with the highest value.
    pub(super) fn begin(&mut self, generator: &mut Generator) {
        self.first.begin(generator);
        for other in &mut self.others {
            other.begin_as(&self.first.room.arms);
        }
    }

    /// The number of passes of all threads.
    pub(super) fn passes(&self) -> u64 {
        let others = self.others.iter().map(|run| run.passes);
        self.first.passes + others.sum::<u64>()
    }

    /// Halves the number of moves until one is left (sequential halving: Karnin, Koren and Somekh 2013). It
    /// tries all compared moves with the same chance.
    pub(super) fn decide(
        &mut self,
        started: Duration,
        clock: &dyn Clock,
    ) -> Option<Legal<R::Move>> {
        let budget = self.first.parameters.budget;
        let mut alive = self.first.room.arms.len();
        let rounds = usize::BITS - alive.saturating_sub(1).leading_zeros();
        for round in 1..=rounds {
            self.try_all(alive, Limit::of(budget, round, rounds, started), clock);
            self.sort(alive);
            alive = alive.div_ceil(2);
        }
        self.first.room.arms.first().map(|arm| arm.mv)
    }

    /// The lead of a move over another in new imagined games: this number of halves of what the search has used. Both
    /// moves are tried in the same games, whose chance comes from this key.
    pub(super) fn lead(
        &mut self,
        best: Legal<R::Move>,
        other: Legal<R::Move>,
        key: u64,
        halves: u64,
    ) -> Difference {
        let passes = (halves * self.passes()).div_ceil(2);
        let run = &mut self.first;
        let arms = run.only(best, other, key);
        let (mut n, mut mean, mut squares) = (0.0, 0.0, 0.0);
        for number in 0..passes.max(2) {
            let [first, second] = arms.map(|arm| run.pass(number, arm));
            // Welford's running mean and sum of squares (1962).
            n += 1.0;
            let apart = first - second - mean;
            mean += apart / n;
            squares += apart * (first - second - mean);
        }
        let error = 1.96 * (squares / (n - 1.0) / n).sqrt();
        Difference { mean, error }
    }

    /// Tries the first `alive` moves in all threads until the limit.
    fn try_all(&mut self, alive: usize, limit: Limit, clock: &dyn Clock) {
        let threads = 1 + self.others.len() as u64;
        if self.others.is_empty() {
            return self.first.try_all(alive, limit, clock);
        }
        thread::scope(|scope| {
            for (run, number) in self.others.iter_mut().zip(1..) {
                let limit = limit.of_thread(number, threads);
                scope.spawn(move || run.try_all(alive, limit, clock));
            }
            self.first
                .try_all(alive, limit.of_thread(0, threads), clock);
        });
    }

    /// Sorts the first `alive` moves of all threads by their mean over all threads, the best first.
    fn sort(&mut self, alive: usize) {
        let Self { first, others } = self;
        let mut order = std::mem::take(&mut first.room.order);
        order.clear();
        let mean = |arm: usize| {
            let (mut visits, mut sum) = first.tried(arm);
            for other in others.iter() {
                let tried = other.tried(arm);
                visits += tried.0;
                sum += tried.1;
            }
            if visits == 0 {
                return f64::NEG_INFINITY;
            }
            sum / f64::from(visits)
        };
        order.extend((0..alive).map(|arm| (mean(arm), arm)));
        order.sort_unstable_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        for run in std::iter::once(&mut *first).chain(others) {
            run.reorder(&order);
        }
        first.room.order = order;
    }
}
