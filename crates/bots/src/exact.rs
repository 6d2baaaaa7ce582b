//! The best expected score of a game for one seat, computed exactly where the rest of the game is small enough.

mod expected;
mod fingerprint;

pub use expected::Expected;

use fingerprint::fingerprint;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use roll_and_write::{Awaiting, Draw, Legal, NoEvents, Outcome, Ruleset, Seat};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use thiserror::Error;

/// The number of random walks that estimate how large the rest of a game is.
const WALKS: u32 = 32;
/// How many times more positions an estimate may have than are visited. Most positions of a tree are met again.
const MET_AGAIN: f64 = 32.0;
/// The number of states that are imagined to find out whether a view hides something.
const IMAGINED: u32 = 32;
/// The largest number of decisions and draws one after the other. A longer rest is never small.
const DEPTH_MAX: u32 = 64;

/// Computes the best expected score of the rest of a game for one seat.
///
/// The solution is exact: it averages over every item that a draw can bring, takes the best of all moves in every
/// decision, and counts in whole numbers (expectimax: Michie, *Game-playing and game-learning automata*, 1966). A
/// decision that is met again is not solved again. It is recognised by a hash of 128 bits of its state.
///
/// The outcomes of a roll of dice are never listed, because six dice have 46,656. So a rest of a game with a roll is not
/// solved.
///
/// The game must not hide anything from its seat. [`solve_view`](Self::solve_view) finds out whether it does.
///
/// ```
/// use rnw_bots::{Decision, Greedy, Bot, exact::{Exact, NotSolved}};
/// use rnw_session::{DealId, Dealer, decision_generator};
/// use roll_and_write::{Awaiting, NoEvents, Ruleset, Seat};
/// let rules = rnw_silver_and_gold::load(&rnw_silver_and_gold::shipped(), [], 1)?;
/// let (exact, seat) = (Exact::new(&rules, 100_000), Seat::new(0));
/// let (mut state, mut dealer) = (rules.start(), Dealer::new(DealId::single(7)));
/// assert!(exact.solve(&state) == Err(NotSolved::NoDecision), "first cards are dealt");
/// // Greedy plays until the rest is small enough.
/// let solution = loop {
///     match rules.awaiting(&state) {
///         Awaiting::Over => panic!("the last decision is always small enough"),
///         Awaiting::Chance(chance) => {
///             let item = dealer.draw(chance);
///             rules.deal(&mut state, item, &mut NoEvents);
///         }
///         Awaiting::Seats(_) => {
///             if let Ok(solution) = exact.solve(&state) {
///                 break solution;
///             }
///             let mut generator = decision_generator(DealId::single(7), seat, 0);
///             let mv = Greedy::default().choose(&mut Decision::at(&rules, &state, seat), &mut generator)?;
///             rules.apply(&mut state, mv, &mut NoEvents);
///         }
///     }
/// };
/// let (_, value) = solution.best();
/// assert!(solution.moves.iter().all(|(_, other)| *other <= value));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Exact<'a, R> {
    rules: &'a R,
    positions: u32,
}

/// Why a decision is not solved.
///
/// ```
/// use rnw_bots::exact::{Exact, NotSolved};
/// use roll_and_write::Ruleset;
/// let rules = rnw_nuggets::load(&rnw_nuggets::shipped(), [], 2)?;
/// assert_eq!(Exact::new(&rules, 100).solve(&rules.start()), Err(NotSolved::Seats));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NotSolved {
    /// The game has more than one seat.
    #[error("only games with one seat are solved")]
    Seats,
    /// No seat is to decide.
    #[error("no seat is to decide")]
    NoDecision,
    /// The view hides something.
    #[error("the view hides something")]
    Hidden,
    /// The rest of the game has a roll of dice, whose outcomes are not listed.
    #[error("the rest of the game has a roll of dice")]
    Roll,
    /// The rest of the game is too large.
    #[error("the rest of the game is too large")]
    TooLarge,
}

/// The moves of a decision, each with the exact score that can be expected after it.
#[derive(Clone, PartialEq, Debug)]
pub struct Solution<M> {
    /// The moves, in the order of [`Ruleset::for_each_move`]. There is at least one.
    pub moves: Vec<(Legal<M>, Expected)>,
    /// The number of positions that were visited.
    pub positions: u32,
}

impl<M: Copy> Solution<M> {
    /// The first of the best moves, and the score that can be expected after it.
    ///
    /// # Panics
    /// If there is no move. [`Exact`] never returns such a solution.
    pub fn best(&self) -> (Legal<M>, Expected) {
        let first = self.moves[0];
        let better = |best: (Legal<M>, Expected), one: &(Legal<M>, Expected)| {
            if one.1 > best.1 { *one } else { best }
        };
        self.moves.iter().fold(first, better)
    }
}

impl<M: Copy + PartialEq> Solution<M> {
    /// The score that can be expected after a move; `None` if the move is not one of the decision.
    pub fn value_of(&self, mv: M) -> Option<Expected> {
        let mut moves = self.moves.iter();
        let found = moves.find(|(legal, _)| legal.mv() == mv);
        found.map(|(_, value)| *value)
    }
}

impl<'a, R: Ruleset> Exact<'a, R> {
    /// Creates a solver that visits at most this number of positions. A position is the state after a move or a draw.
    pub fn new(rules: &'a R, positions: u32) -> Self {
        Self { rules, positions }
    }

    /// Solves a decision.
    ///
    /// Whether it is too large depends on the state and the limit alone. Before it begins, the solver estimates the
    /// number of positions from a few random walks (Knuth, *Estimating the efficiency of backtrack programs*, 1975),
    /// so a game that is far too large costs little time.
    ///
    /// # Errors
    /// Why the decision is not solved.
    pub fn solve(&self, state: &R::State) -> Result<Solution<R::Move>, NotSolved> {
        if self.rules.seats() != 1 {
            return Err(NotSolved::Seats);
        }
        let Awaiting::Seats(seats) = self.rules.awaiting(state) else {
            return Err(NotSolved::NoDecision);
        };
        let seat = seats.first().ok_or(NotSolved::NoDecision)?;
        if self.estimate(state)? > MET_AGAIN * f64::from(self.positions) {
            return Err(NotSolved::TooLarge);
        }
        let mut run = Run {
            rules: self.rules,
            seat,
            left: self.positions,
            known: BTreeMap::new(),
        };
        let mut moves = Vec::new();
        run.each_move(state, DEPTH_MAX, |mv, value| moves.push((mv, value)))?;
        if moves.is_empty() {
            return Err(NotSolved::NoDecision);
        }
        Ok(Solution {
            moves,
            positions: self.positions - run.left,
        })
    }

    /// Solves the decision of the seat that has this view.
    ///
    /// What a view hides is drawn at random, again and again. The states are always equal only if nothing is hidden.
    ///
    /// # Errors
    /// Why the decision is not solved.
    pub fn solve_view<G: Rng>(
        &self,
        view: &R::View,
        generator: &mut G,
    ) -> Result<Solution<R::Move>, NotSolved> {
        if self.rules.seats() > 1 {
            return Err(NotSolved::Seats);
        }
        if self.positions == 0 {
            return Err(NotSolved::TooLarge);
        }
        let state = self.rules.determinize(view, generator);
        let open = (1..IMAGINED).all(|_| self.rules.determinize(view, generator) == state);
        if open {
            self.solve(&state)
        } else {
            Err(NotSolved::Hidden)
        }
    }

    /// Estimates the number of positions of the rest of the game: the mean over random walks. Stops a walk that shows
    /// more than all walks together may have.
    fn estimate(&self, state: &R::State) -> Result<f64, NotSolved> {
        let rules = self.rules;
        let enough = f64::from(WALKS) * MET_AGAIN * f64::from(self.positions);
        let mut generator = Xoshiro256PlusPlus::seed_from_u64(0);
        let mut sum = 0.0;
        for _ in 0..WALKS {
            let (mut at, mut wide) = (*state, 1.0);
            for _ in 0..DEPTH_MAX {
                match rules.awaiting(&at) {
                    Awaiting::Over => break,
                    Awaiting::Chance(chance) => {
                        if matches!(chance.draw, Draw::Roll(_)) {
                            return Err(NotSolved::Roll);
                        }
                        wide *= chance.draw.outcomes() as f64;
                        rules.deal(&mut at, chance.sample(&mut generator), &mut NoEvents);
                    }
                    Awaiting::Seats(seats) => {
                        let seat = seats.first();
                        let drawn =
                            seat.and_then(|seat| rules.random_move(&at, seat, &mut generator));
                        let Some((mv, among)) = drawn else { break };
                        wide *= among as f64;
                        rules.apply(&mut at, mv, &mut NoEvents);
                    }
                }
                sum += wide;
                if sum > enough {
                    return Ok(f64::INFINITY);
                }
            }
        }
        Ok(sum / f64::from(WALKS))
    }
}

/// The working state of a solver.
struct Run<'a, R: Ruleset> {
    rules: &'a R,
    seat: Seat,
    /// The number of positions that may still be visited.
    left: u32,
    /// The best expected score of each decision that was solved, by its fingerprint. It is only looked up.
    known: BTreeMap<u128, Expected>,
}

impl<R: Ruleset> Run<'_, R> {
    /// Returns the best expected score from a state.
    fn value(&mut self, state: &R::State, depth: u32) -> Result<Expected, NotSolved> {
        let rules = self.rules;
        match rules.awaiting(state) {
            Awaiting::Over => Ok(rules.total(state, self.seat).into()),
            Awaiting::Chance(chance) => {
                let items = chance.draw.items().ok_or(NotSolved::Roll)?;
                let (mut sum, mut parts) = (Expected::default(), 0);
                for item in items.iter().map(Outcome::item) {
                    let depth = self.visit(depth)?;
                    let mut after = *state;
                    rules.deal(&mut after, item, &mut NoEvents);
                    let weight = chance.draw.weight(item);
                    let value = self.value(&after, depth)?.times(weight);
                    let added = value.and_then(|value| sum.plus(value));
                    sum = added.ok_or(NotSolved::TooLarge)?;
                    parts += weight;
                }
                sum.divided_by(parts).ok_or(NotSolved::TooLarge)
            }
            Awaiting::Seats(_) => {
                let key = fingerprint(state);
                if let Some(known) = self.known.get(&key) {
                    return Ok(*known);
                }
                let mut best = None;
                self.each_move(state, depth, |_, value| best = best.max(Some(value)))?;
                let best = best.ok_or(NotSolved::NoDecision)?;
                self.known.insert(key, best);
                Ok(best)
            }
        }
    }

    /// Calls `visit` for every move of a decision with its value.
    fn each_move(
        &mut self,
        state: &R::State,
        depth: u32,
        mut visit: impl FnMut(Legal<R::Move>, Expected),
    ) -> Result<(), NotSolved> {
        let (rules, seat) = (self.rules, self.seat);
        let stopped = rules.for_each_move(state, seat, |mv| {
            let mut after = *state;
            rules.apply(&mut after, mv, &mut NoEvents);
            let value = self
                .visit(depth)
                .and_then(|depth| self.value(&after, depth));
            match value {
                Ok(value) => visit(mv, value),
                Err(why) => return ControlFlow::Break(why),
            }
            ControlFlow::Continue(())
        });
        stopped.break_value().map_or(Ok(()), Err)
    }

    /// Counts a position. Returns the depth that is left there, if there is any, and a position.
    fn visit(&mut self, depth: u32) -> Result<u32, NotSolved> {
        self.left = self.left.checked_sub(1).ok_or(NotSolved::TooLarge)?;
        depth.checked_sub(1).ok_or(NotSolved::TooLarge)
    }
}

#[cfg(test)]
mod tests;
