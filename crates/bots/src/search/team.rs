//! The threads of a search, and how they divide its budget.

use super::limit::Limit;
use super::parameters::Parameters;
use super::run::{Room, Run};
use crate::cost::Cost;
use rnw_session::{Clock, Generator};
use roll_and_write::{Legal, Ruleset};
use std::ops::Range;
use std::thread;
use std::time::Duration;

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

    /// What a move loses against another, in new imagined games, whose chance comes from this key. Both moves are tried in
    /// the same games.
    ///
    /// What the search has learned is forgotten, and both moves learn anew in as many games. So a move that the search
    /// has hardly tried is not behind, and the result does not depend on what was compared before. Of many equal moves,
    /// chance alone makes some look worse. So a loss that looks clear is measured again, in more games.
    pub(super) fn cost(&mut self, best: Legal<R::Move>, other: Legal<R::Move>, key: u64) -> Cost {
        let part = self.passes().div_ceil(4).max(2);
        let run = &mut self.first;
        run.only([best, other], key);
        let mut play = |games: Range<u64>| {
            Cost::of_games(games.map(|number| {
                let [best, other] = [0, 1].map(|arm| run.pass(number, arm));
                (best - other) / 1000.0
            }))
        };
        play(0..part);
        let first = play(part..2 * part);
        if first.points > first.error {
            return play(2 * part..6 * part);
        }
        let is_clear = false;
        Cost { is_clear, ..first }
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
