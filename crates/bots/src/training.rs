//! Learns values by play: how many points each feature of a state is still worth.
//!
//! A [`Trainer`] plays games with itself. After each game it looks at the states after the moves of a seat, from the last
//! to the first, and moves the value of each towards what came after it: temporal differences, TD(λ). Each weight has a
//! step of its own, which shrinks when its errors cancel each other out: temporal coherence (Beal and Smith 1999).
//!
//! A ruleset takes part by listing the [`features`](Ruleset::features) of its states. In this race a move is 1 to 3 steps,
//! each step is a point, and the race is over at 5 steps or more. Training makes a random move now and then, because
//! there is no chance in this game that leads to other states:
//!
//! ```
//! # use rand::{Rng, RngExt};
//! # use roll_and_write::{Awaiting, Events, Legal, Message, MoveId, NoEvents, Refusal, Score, ScoreLine, Seats};
//! use rnw_bots::training::{TrainingParameters, Trainer};
//! use rnw_bots::{Bot, DealId, Decision, Greedy, decision_generator};
//! use roll_and_write::learned::{Feature, KeptValues, LearnedValues};
//! use roll_and_write::{GameInfo, Ruleset, Seat};
//!
//! #[derive(Debug)]
//! struct Race(GameInfo, KeptValues);
//!
//! impl Ruleset for Race {
//! #     type State = u8;
//! #     type Move = u8;
//! #     type View = u8;
//! #     type Event = u8;
//! #     fn info(&self) -> &GameInfo { &self.0 }
//! #     fn start(&self) -> u8 { 0 }
//! #     fn awaiting(&self, at: &u8) -> Awaiting {
//! #         if *at < 5 { Awaiting::Seats(Seats::all(1)) } else { Awaiting::Over }
//! #     }
//! #     fn check(&self, at: &u8, seat: Seat, steps: u8) -> Result<Legal<u8>, Refusal> {
//! #         let legal = *at < 5 && (1..4).contains(&steps);
//! #         if legal { return Ok(Legal::unchecked(seat, steps)); }
//! #         Err(Refusal::new("RACE-1", Message::new("refusal-steps")))
//! #     }
//! #     fn apply(&self, at: &mut u8, mv: Legal<u8>, events: &mut impl Events<u8>) {
//! #         *at += mv.mv();
//! #         events.notify(|| mv.mv());
//! #     }
//! #     fn view(&self, at: &u8, _: Seat) -> u8 { *at }
//! #     fn determinize<G: Rng + ?Sized>(&self, view: &u8, _: &mut G) -> u8 { *view }
//! #     fn viewer(&self, _: &u8) -> Seat { Seat::new(0) }
//! #     fn score(&self, at: &u8, _: Seat) -> Score {
//! #         Score::of([ScoreLine::new("score-steps", 1, i32::from(*at))])
//! #     }
//! #     fn ids(&self) -> u32 { 3 }
//! #     fn move_by_id(&self, id: MoveId) -> Option<u8> { (id.0 < 3).then(|| id.0 as u8 + 1) }
//!     // ... the rules, and:
//!     fn features(&self, at: &u8, _: Seat, mut visit: impl FnMut(Feature)) {
//!         visit(Feature::new(1).with((*at).into()));
//!     }
//!     fn values(&self) -> Option<&LearnedValues> {
//!         self.1.get()
//!     }
//!     fn learn(&mut self, values: KeptValues) {
//!         self.1 = values;
//!     }
//! }
//!
//! /// The points of the greedy bot.
//! fn points(race: &Race) -> i32 {
//!     let (mut at, seat) = (race.start(), Seat::new(0));
//!     while at < 5 {
//!         let mut generator = decision_generator(DealId::single(7), seat, at.into());
//!         let mut decision = Decision::at(race, &at, seat);
//!         let mv = Greedy::default().choose(&mut decision, &mut generator).unwrap();
//!         race.apply(&mut at, mv, &mut NoEvents);
//!     }
//!     race.total(&at, seat)
//! }
//!
//! let mut race = Race(GameInfo::new("race", 1), KeptValues::default());
//! assert_eq!(points(&race), 6, "the most steps at once: 3 and 3");
//! let mut trainer = Trainer::new(TrainingParameters { explore: 4, ..TrainingParameters::default() });
//! trainer.train(&[&race], 640);
//! race.learn(trainer.values(2).into());
//! assert_eq!(points(&race), 7, "first to 4, then 3 at once");
//! // From 4 a game ended with 7 points, or after a random move, one of four, with 6 on average: that makes 6.75. What
//! // was learned is near it, and the same on every machine.
//! assert_eq!(race.evaluate(&4, Seat::new(0)), 6_806);
//! ```

use crate::bot::Best;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, RngExt, SeedableRng};
use rnw_session::{DealId, Dealer, decision_generator};
use roll_and_write::learned::{Feature, FeatureWeights, LearnedValues};
use roll_and_write::{
    Awaiting, GameVisitor, Legal, NoEvents, Presentation, Ruleset, Seat, Statistics,
};
use std::ops::{ControlFlow, Range};
use std::sync::Arc;

/// How many games are played with the same weights before they are learned from.
pub const BATCH: u64 = 64;

/// How a [`Trainer`] learns.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TrainingParameters {
    /// The seed of all draws and of the choices between equal moves.
    pub seed: u64,
    /// There are `2^bits` weights. Features that fall on the same weight share it.
    pub bits: u32,
    /// The part of an error that is corrected at first, by all features of a state together.
    pub step: f32,
    /// How much of what comes later counts: from 0, only the next state, to 1, only the end of the game.
    pub lambda: f32,
    /// One of so many moves is made at random; 0 for none. Without them much is never tried: 20 makes the difference between
    /// 56 and 92 % of the wins in one of the games here.
    pub explore: u32,
}

impl Default for TrainingParameters {
    fn default() -> Self {
        Self {
            seed: 0,
            bits: 19,
            step: 1.0,
            lambda: 0.7,
            explore: 20,
        }
    }
}

/// What was learned of a weight so far.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Errors {
    /// The sum of its errors.
    pub sum: f32,
    /// The sum of their sizes.
    pub sizes: f32,
    /// Their number.
    pub count: u32,
}

/// The states after the moves of a game, as a [`Trainer`] learns from them.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct TrainingGame {
    moments: Vec<Moment>,
    /// The slots of the features of all moments, one after the other.
    slots: Vec<u32>,
    /// What each seat has at the end, in thousandths of a point.
    ends: Vec<f32>,
}

/// The state after a move of a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Moment {
    seat: Seat,
    /// What the seat has, in thousandths of a point.
    points: f32,
    /// The end of its slots.
    end: usize,
}

/// Learns the weights of features by playing games with itself.
///
/// What it learns depends on its parameters and on the number of games alone. The games of a batch may be
/// [played](Self::play) side by side, but they are [learned](Self::learn) from in their order.
#[derive(Clone, PartialEq, Debug)]
pub struct Trainer {
    parameters: TrainingParameters,
    games: u64,
    /// In thousandths of a point.
    weights: Vec<f32>,
    errors: Vec<Errors>,
}

impl Trainer {
    /// A trainer that knows nothing.
    pub fn new(parameters: TrainingParameters) -> Self {
        let slots = 1 << parameters.bits;
        Self {
            parameters,
            games: 0,
            weights: vec![0.0; slots],
            errors: vec![Errors::default(); slots],
        }
    }

    /// A trainer that begins with values, which it doubts as if it knew nothing. They decide the number of weights.
    pub fn beginning_with(values: &LearnedValues, parameters: TrainingParameters) -> Self {
        let weights: Vec<f32> = values
            .weights()
            .iter()
            .map(|weight| f32::from(*weight))
            .collect();
        let bits = weights.len().trailing_zeros();
        Self {
            weights,
            ..Self::new(TrainingParameters { bits, ..parameters })
        }
    }

    /// A trainer that has learned this from so many games. `None` if the numbers of weights and errors do not fit.
    pub fn resumed(
        parameters: TrainingParameters,
        games: u64,
        weights: Vec<f32>,
        errors: Vec<Errors>,
    ) -> Option<Self> {
        let fits = [weights.len(), errors.len()] == [1 << parameters.bits; 2];
        fits.then_some(Self {
            parameters,
            games,
            weights,
            errors,
        })
    }

    /// How it learns.
    pub fn parameters(&self) -> TrainingParameters {
        self.parameters
    }

    /// The number of games from which it has learned.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// The weights, and what was learned of each.
    pub fn weights(&self) -> (&[f32], &[Errors]) {
        (&self.weights, &self.errors)
    }

    /// The numbers of the games of the next batch, of `games` games in all. They are played before the first of them is
    /// learned from.
    pub fn batch(&self, games: u64) -> Range<u64> {
        self.games..(self.games / BATCH + 1).saturating_mul(BATCH).min(games)
    }

    /// Plays and learns until it has learned from `games` games in all. Game by game it takes the next of these rules,
    /// which differ in their number of seats.
    ///
    /// # Panics
    /// If there are no rules.
    pub fn train<R: Ruleset>(&mut self, rules: &[&R], games: u64) {
        while self.games < games {
            let batch = self.batch(games).map(|game| {
                let rules = rules[(game % rules.len() as u64) as usize];
                self.play(rules, game)
            });
            let batch: Vec<TrainingGame> = batch.collect();
            for game in &batch {
                self.learn(game);
            }
        }
    }

    /// Plays a game, given its number, in which every seat makes the move with the highest value.
    pub fn play<R: Ruleset>(&self, rules: &R, game: u64) -> TrainingGame {
        let deal = DealId::new(self.parameters.seed ^ TRAINING, game);
        let (mut dealer, mut state) = (Dealer::new(deal), rules.start());
        let seed = decision_generator(deal, Seat::new(0), 0).next_u64();
        let mut generator = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut played = TrainingGame::default();
        loop {
            match rules.awaiting(&state) {
                Awaiting::Over => break,
                Awaiting::Chance(chance) => {
                    rules.deal(&mut state, dealer.draw(chance), &mut NoEvents);
                }
                Awaiting::Seats(seats) => {
                    let chosen = seats.first();
                    let chosen =
                        chosen.and_then(|seat| self.choose(rules, &state, seat, &mut generator));
                    // A state that awaits a seat without moves is a fault of the ruleset, which its tests find.
                    let Some(mv) = chosen else { break };
                    let mut after = state;
                    rules.preview(&mut after, mv);
                    played.add(rules, &after, mv.seat(), self.parameters.bits);
                    rules.apply(&mut state, mv, &mut NoEvents);
                }
            }
        }
        let ends = Seat::all(rules.seats()).map(|seat| rules.points_so_far(&state, seat) as f32);
        played.ends = ends.collect();
        played
    }

    /// The move with the highest value, or now and then any move. Chooses at random among equal moves.
    fn choose<R: Ruleset>(
        &self,
        rules: &R,
        state: &R::State,
        seat: Seat,
        generator: &mut Xoshiro256PlusPlus,
    ) -> Option<Legal<R::Move>> {
        let explore = self.parameters.explore;
        if explore > 0 && generator.random_range(0..explore) == 0 {
            return rules.random_move(state, seat, generator).map(|(mv, _)| mv);
        }
        let mut best = Best::default();
        let _ = rules.value_moves(
            self,
            state,
            seat,
            |_| true,
            |mv, value| {
                best.look_at(mv, value, generator);
                ControlFlow::<()>::Continue(())
            },
        );
        best.found
    }

    /// Learns from the next game.
    pub fn learn(&mut self, played: &TrainingGame) {
        self.games += 1;
        for (seat, end) in played.ends.iter().enumerate() {
            let mut target = *end;
            for (index, moment) in played.moments.iter().enumerate().rev() {
                if moment.seat.index() != seat {
                    continue;
                }
                let start = index
                    .checked_sub(1)
                    .map_or(0, |before| played.moments[before].end);
                let slots = &played.slots[start..moment.end];
                self.correct(slots, target - moment.points - self.sum(slots));
                let value = moment.points + self.sum(slots);
                target = value + self.parameters.lambda * (target - value);
            }
        }
    }

    fn sum(&self, slots: &[u32]) -> f32 {
        slots.iter().map(|slot| self.weights[*slot as usize]).sum()
    }

    /// Corrects the weights of a state for an error of their sum.
    fn correct(&mut self, slots: &[u32], error: f32) {
        let step = self.parameters.step * error / slots.len() as f32;
        for slot in slots {
            let errors = &mut self.errors[*slot as usize];
            let rate = if errors.sizes > 0.0 {
                errors.sum.abs() / errors.sizes
            } else {
                1.0
            };
            self.weights[*slot as usize] += step * rate;
            errors.sum += error;
            errors.sizes += error.abs();
            errors.count = errors.count.saturating_add(1);
        }
    }

    /// The values. Weights that were visited less often than this number of times are left out, because little is known of
    /// them.
    ///
    /// # Panics
    /// If the parameters said that there is only one weight.
    pub fn values(&self, visits: u32) -> LearnedValues {
        let weights = self.weights.iter().zip(&self.errors);
        let weight = |(weight, errors): (&f32, &Errors)| {
            let is_known = errors.count == 0 || errors.count >= visits;
            // A cast of a float takes the nearest number of the type.
            if is_known { weight.round() as i16 } else { 0 }
        };
        let values = LearnedValues::new(weights.map(weight).collect());
        values.expect("the number of weights is a power of two")
    }
}

impl FeatureWeights for Trainer {
    #[inline]
    fn weight(&self, feature: Feature) -> i64 {
        self.weights[feature.slot(self.parameters.bits)] as i64
    }
}

/// Turns a seed into that of training, so that games to try the values are not those from which they were learned.
const TRAINING: u64 = 0x7472_6169_6E69_6E67;

impl TrainingGame {
    fn add<R: Ruleset>(&mut self, rules: &R, after: &R::State, seat: Seat, bits: u32) {
        rules.features(after, seat, |feature| {
            self.slots.push(feature.slot(bits) as u32);
        });
        self.moments.push(Moment {
            seat,
            points: rules.points_so_far(after, seat) as f32,
            end: self.slots.len(),
        });
    }

    /// Whether a state of it had a feature. Without features nothing is learned.
    pub fn has_features(&self) -> bool {
        !self.slots.is_empty()
    }
}

/// Plays a game of training, given its number.
type PlayTraining = dyn Fn(&Trainer, u64) -> TrainingGame + Send + Sync;

/// Rules of any game, to train with.
pub struct TrainingRules {
    /// The version of their features.
    pub features_version: u32,
    play: Box<PlayTraining>,
}

impl TrainingRules {
    /// Plays a game, given its number; see [`Trainer::play`].
    pub fn play(&self, trainer: &Trainer, game: u64) -> TrainingGame {
        (self.play)(trainer, game)
    }
}

roll_and_write::opaque_debug!(TrainingRules);

/// Makes [`TrainingRules`] of any game.
#[derive(Clone, Copy, Debug)]
pub struct OpenTraining;

impl GameVisitor for OpenTraining {
    type Output = TrainingRules;

    fn visit<R: Presentation + Statistics>(self, rules: Arc<R>) -> TrainingRules {
        TrainingRules {
            features_version: rules.features_version(),
            play: Box::new(move |trainer, game| trainer.play(&*rules, game)),
        }
    }
}

#[cfg(test)]
mod tests;
