//! The trait that every game implements: its states, moves, events and views.

use crate::learned::{Feature, FeatureWeights, KeptValues, LearnedValues, Unlearned};
use crate::{
    Awaiting, Chance, Events, GameInfo, Legal, Outcome, Points, RankingKey, Refusal, Score, Seat,
    Standings,
};
use rand::{Rng, RngExt};
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::ControlFlow;

/// A number below `count`, each equally likely. Draws nothing if there is no choice; then it is 0.
///
/// ```
/// # use rand::SeedableRng;
/// use roll_and_write::random_below;
/// let mut generator = rand_chacha::ChaCha8Rng::seed_from_u64(7);
/// assert!(random_below(6, &mut generator) < 6);
/// assert_eq!(random_below(1, &mut generator), 0);
/// ```
#[inline]
pub fn random_below<G: Rng + ?Sized>(count: u32, generator: &mut G) -> u32 {
    if count > 1 {
        generator.random_range(0..count)
    } else {
        0
    }
}

/// The number of a move. It depends on the pack, not on the state.
///
/// ```
/// use roll_and_write::MoveId;
/// let mut ids = vec![MoveId(7), MoveId(2)];
/// ids.sort();
/// assert_eq!(ids[0], MoveId(2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct MoveId(pub u32);

/// The rules of one game with its content and options. A ruleset is immutable, and all players
/// share it.
///
/// A game writes the first half. The second half has defaults, which a game overrides where they do
/// not fit or where it can be faster. The five ways to ask for moves (iterate, count, n-th, random,
/// check) always agree. Each of them returns a [`Legal`] move, and [`apply`](Self::apply) takes
/// nothing else.
///
/// Records also need a [`Notation`](crate::Notation), people a
/// [`Presentation`](crate::Presentation), and balance reports [`Statistics`](crate::Statistics).
///
/// This game has one seat. A move is 1 to 3 steps, and the game ends after 5 steps or more:
///
/// ```
/// use rand::Rng;
/// use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
/// use roll_and_write::{
///     Awaiting, Events, GameInfo, Legal, Message, MoveId, NoEvents, Refusal, Ruleset, Score,
///     ScoreLine, Seat, Seats,
/// };
///
/// #[derive(Debug)]
/// struct Race(GameInfo);
///
/// impl Ruleset for Race {
///     type State = u8;
///     type Move = u8;
///     type View = u8;
///     type Event = u8;
///
///     fn info(&self) -> &GameInfo {
///         &self.0
///     }
///     fn start(&self) -> u8 {
///         0
///     }
///     fn awaiting(&self, at: &u8) -> Awaiting {
///         if *at < 5 { Awaiting::Seats(Seats::all(1)) } else { Awaiting::Over }
///     }
///     fn check(&self, at: &u8, seat: Seat, steps: u8) -> Result<Legal<u8>, Refusal> {
///         if *at < 5 && (1..4).contains(&steps) {
///             return Ok(Legal::unchecked(seat, steps));
///         }
///         Err(Refusal::new("RACE-1", Message::new("refusal-steps")))
///     }
///     fn apply(&self, at: &mut u8, mv: Legal<u8>, events: &mut impl Events<u8>) {
///         *at += mv.mv();
///         events.notify(|| mv.mv());
///     }
///     fn view(&self, at: &u8, _: Seat) -> u8 {
///         *at // nothing is hidden
///     }
///     fn determinize<G: Rng + ?Sized>(&self, view: &u8, _: &mut G) -> u8 {
///         *view
///     }
///     fn viewer(&self, _: &u8) -> Seat {
///         Seat::new(0)
///     }
///     fn score(&self, at: &u8, _: Seat) -> Score {
///         Score::of([ScoreLine::new("score-steps", 1, i32::from(*at))])
///     }
///     fn ids(&self) -> u32 {
///         3
///     }
///     fn move_by_id(&self, id: MoveId) -> Option<u8> {
///         (id.0 < 3).then(|| id.0 as u8 + 1)
///     }
/// }
///
/// // A random game, from start to end.
/// let (rules, mut chance) = (Race(GameInfo::new("race", 1)), ChaCha8Rng::seed_from_u64(7));
/// let mut at = rules.start();
/// while let Awaiting::Seats(seats) = rules.awaiting(&at) {
///     let seat = seats.first().expect("a seat is awaited");
///     let (mv, among) = rules.random_move(&at, seat, &mut chance).expect("a move is left");
///     assert_eq!(among, 3);
///     rules.apply(&mut at, mv, &mut NoEvents);
/// }
/// assert!(rules.score(&at, Seat::new(0)).total() >= 5);
/// ```
pub trait Ruleset: Debug + Send + Sync + 'static {
    /// Everything that changes during play. It contains no future and no history. Equal states have
    /// equal hashes; a search recognises a state by its hash.
    type State: Copy + PartialEq + Hash + Debug + Send + Sync + 'static;
    /// A decision of a seat.
    type Move: Copy + PartialEq + Debug + Send + Sync + 'static;
    /// What one seat may know of a state.
    type View: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// Something that can happen.
    type Event: Debug;

    /// What never changes in the game: its name, seats, options and more.
    fn info(&self) -> &GameInfo;

    /// The state before anything has happened.
    fn start(&self) -> Self::State;
    /// What the state waits for.
    fn awaiting(&self, state: &Self::State) -> Awaiting;
    /// Checks whether a seat may make a move now.
    ///
    /// # Errors
    /// If it may not. The refusal names the clause that forbids the move, and says what to do
    /// instead.
    fn check(
        &self,
        state: &Self::State,
        seat: Seat,
        mv: Self::Move,
    ) -> Result<Legal<Self::Move>, Refusal>;
    /// Makes a legal move, and passes what happens to `events`.
    ///
    /// If the move is legal only in another state, the result is unspecified, but never unsafe.
    fn apply(
        &self,
        state: &mut Self::State,
        mv: Legal<Self::Move>,
        events: &mut impl Events<Self::Event>,
    );

    /// What a seat may know of the state.
    fn view(&self, state: &Self::State, seat: Seat) -> Self::View;
    /// Makes a full state that agrees with everything the view shows. Draws at random what the view
    /// hides.
    fn determinize<G: Rng + ?Sized>(&self, view: &Self::View, generator: &mut G) -> Self::State;
    /// The seat that has this view.
    fn viewer(&self, view: &Self::View) -> Seat;

    /// The score of a seat as if the game ended now. It counts hidden things too.
    fn score(&self, state: &Self::State, seat: Seat) -> Score;

    /// The highest move id plus 1.
    fn ids(&self) -> u32;
    /// The move with this number; `None` if there is none.
    fn move_by_id(&self, id: MoveId) -> Option<Self::Move>;

    // ---- given; a game overrides what does not fit it ----

    /// Calls `visit` for every legal move of a seat, each once and in a fixed order. Stops when
    /// `visit` breaks.
    ///
    /// The default [checks](Self::check) the moves of all numbers, in ascending order. So a small game
    /// writes its rules once. A game with many moves overrides it, because it finds them faster, and so
    /// does a game whose `check` asks for this list.
    fn for_each_move<B>(
        &self,
        state: &Self::State,
        seat: Seat,
        visit: impl FnMut(Legal<Self::Move>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let moves = (0..self.ids()).filter_map(|id| self.move_by_id(MoveId(id)));
        let mut legal = moves.filter_map(|mv| self.check(state, seat, mv).ok());
        legal.try_for_each(visit)
    }

    /// The number of a move.
    ///
    /// The default looks for the move among those of all numbers. A game with many moves overrides it.
    ///
    /// # Panics
    /// If the move has no number, which is a fault of the ruleset.
    fn move_id(&self, mv: Self::Move) -> MoveId {
        let mut numbers = (0..self.ids()).map(MoveId);
        let found = numbers.find(|id| self.move_by_id(*id) == Some(mv));
        found.expect("every move has a number")
    }

    /// The total of the [`score`](Self::score) of a seat.
    ///
    /// A game overrides this if it can add up the points faster than it writes the lines.
    fn total(&self, state: &Self::State, seat: Seat) -> Points {
        self.score(state, seat).total()
    }

    /// The number of seats at the table.
    fn seats(&self) -> usize {
        self.info().seats
    }

    /// Deals what the draw brought that the state awaits, and passes what happens to `events`: an
    /// item, or the sides that dice show.
    ///
    /// The default does nothing, which fits only a game without chance.
    fn deal(
        &self,
        _state: &mut Self::State,
        _outcome: Outcome,
        _events: &mut impl Events<Self::Event>,
    ) {
    }

    /// Checks what must be true of every reachable state: nothing is lost, and nothing is in two
    /// places.
    ///
    /// Only tests call this. The default checks nothing.
    ///
    /// # Errors
    /// If a condition is violated. The text tells developers which one.
    fn audit(&self, _state: &Self::State) -> Result<(), String> {
        Ok(())
    }

    /// What the standings compare for a seat. The default is the total of its score, without
    /// tie-breaks.
    fn ranking_key(&self, state: &Self::State, seat: Seat) -> RankingKey {
        RankingKey::new(self.total(state, seat), [])
    }

    /// Calls `visit` for every feature of a state that may tell how good it is for a seat. The default is none: then
    /// nothing is learned.
    ///
    /// A feature is anything that can be said of a state in few numbers: how far a track is filled, which cells of a card
    /// are marked, both together with the turn. Each has a weight, and the value of a state is the sum. So features overlap:
    /// coarse ones are learned soon, fine ones later. They must not tell what the seat cannot know. `rnw_bots::training`
    /// learns the weights and has an example; `rnw train` does it for a pack.
    fn features(&self, _state: &Self::State, _seat: Seat, _visit: impl FnMut(Feature)) {}

    /// The version of the [`features`](Self::features). Values that were learned for another version are not used, so a
    /// game counts it up when it changes what it lists.
    fn features_version(&self) -> u32 {
        1
    }

    /// What a seat has, before anything is estimated, in thousandths of a point.
    fn points_so_far(&self, state: &Self::State, seat: Seat) -> i64 {
        1000 * i64::from(self.total(state, seat)) / i64::from(self.info().parts)
    }

    /// Whether [`points_so_far`](Self::points_so_far) and the values are leads over the best rival. The default is `false`:
    /// they say nothing of rivals.
    fn values_are_leads(&self) -> bool {
        false
    }

    /// Makes a move as far as only its seat knows of it. The default makes it whole.
    fn preview(&self, state: &mut Self::State, mv: Legal<Self::Move>) {
        self.apply(state, mv, &mut crate::NoEvents);
    }

    /// The values that the ruleset has learned, if it has. The default is none.
    fn values(&self) -> Option<&LearnedValues> {
        None
    }

    /// Takes over learned values, from now on. The default forgets them.
    fn learn(&mut self, _values: KeptValues) {}

    /// The value of a state for a seat with these weights, in thousandths of a point: what the seat has so far, plus
    /// the weights of the [`features`](Self::features).
    fn value(&self, weights: &impl FeatureWeights, state: &Self::State, seat: Seat) -> i64 {
        let mut value = self.points_so_far(state, seat);
        self.features(state, seat, |feature| value += weights.weight(feature));
        value
    }

    /// Calls `visit` for every legal move that is `wanted`, in the order of [`for_each_move`](Self::for_each_move).
    /// `wanted` gets the number of each move, counted from 0.
    #[inline]
    fn for_each_wanted<B>(
        &self,
        state: &Self::State,
        seat: Seat,
        mut wanted: impl FnMut(usize) -> bool,
        mut visit: impl FnMut(Legal<Self::Move>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut number = 0;
        self.for_each_move(state, seat, |mv| {
            number += 1;
            if wanted(number - 1) {
                visit(mv)
            } else {
                ControlFlow::Continue(())
            }
        })
    }

    /// Calls `visit` for every legal move that is `wanted`, with the [`value`](Self::value) of the state after the
    /// [`preview`](Self::preview) of the move.
    ///
    /// A game overrides it to share work between the moves.
    fn value_moves<B>(
        &self,
        weights: &impl FeatureWeights,
        state: &Self::State,
        seat: Seat,
        wanted: impl FnMut(usize) -> bool,
        visit: impl FnMut(Legal<Self::Move>, i64) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        preview_moves(self, (state, seat), wanted, visit, |after| {
            self.value(weights, after, seat)
        })
    }

    /// Estimates how good a state is for a seat, in thousandths of a point.
    ///
    /// The default is the [`value`](Self::value) with the learned [`values`](Self::values), if there are any.
    fn evaluate(&self, state: &Self::State, seat: Seat) -> i64 {
        match self.values() {
            Some(values) => self.value(values, state, seat),
            None => self.value(&Unlearned, state, seat),
        }
    }

    /// Calls `visit` for every legal move, as [`for_each_move`](Self::for_each_move), with an
    /// estimate of how good the state is for the seat after the move, in thousandths of a point.
    ///
    /// `wanted` gets the number of each move, counted from 0. Moves that it does not want are
    /// passed over, and nothing is computed for them.
    ///
    /// Estimates may be compared with those of other moves of the same state only. The default
    /// is [`value_moves`](Self::value_moves) with the learned [`values`](Self::values), if there are any, or else
    /// [`evaluate`](Self::evaluate) of the state after the [`preview`](Self::preview) of each move.
    fn evaluate_moves<B>(
        &self,
        state: &Self::State,
        seat: Seat,
        wanted: impl FnMut(usize) -> bool,
        visit: impl FnMut(Legal<Self::Move>, i64) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if let Some(values) = self.values() {
            return self.value_moves(values, state, seat, wanted, visit);
        }
        preview_moves(self, (state, seat), wanted, visit, |after| {
            self.evaluate(after, seat)
        })
    }

    /// A proven limit: no play of the seat could have scored more in the game that led to `end`.
    ///
    /// `draws` are all draws of that game in their order. The other seats keep what they have in
    /// `end`. The default is `None`: no limit is known.
    fn upper_bound(
        &self,
        _end: &Self::State,
        _draws: &[(Chance, Outcome)],
        _seat: Seat,
    ) -> Option<Points> {
        None
    }

    /// What another seat is shown when a move is made: the number of the move that it seems to be.
    ///
    /// `None` means that the seat is shown nothing, or nothing that matters to it. A search uses
    /// this to find the situations that the seat can tell apart. The default is `None`.
    fn shown_as(&self, _state: &Self::State, _mv: Legal<Self::Move>, _to: Seat) -> Option<MoveId> {
        None
    }

    /// All legal moves of a seat, in the order of [`for_each_move`](Self::for_each_move).
    fn moves(&self, state: &Self::State, seat: Seat) -> Vec<Legal<Self::Move>> {
        let mut moves = Vec::new();
        let _ = self.for_each_move(state, seat, |mv| {
            moves.push(mv);
            ControlFlow::<()>::Continue(())
        });
        moves
    }

    /// The number of legal moves of a seat.
    fn count_moves(&self, state: &Self::State, seat: Seat) -> usize {
        let mut count = 0;
        let _ = self.for_each_move(state, seat, |_| {
            count += 1;
            ControlFlow::<()>::Continue(())
        });
        count
    }

    /// The `n`-th legal move of a seat, counted from 0, in the order of
    /// [`for_each_move`](Self::for_each_move). `None` if there are no more than `n`.
    fn nth_move(&self, state: &Self::State, seat: Seat, n: usize) -> Option<Legal<Self::Move>> {
        let mut left = n;
        let found = self.for_each_move(state, seat, |mv| {
            if left == 0 {
                return ControlFlow::Break(mv);
            }
            left -= 1;
            ControlFlow::Continue(())
        });
        found.break_value()
    }

    /// A random legal move of a seat, each equally likely, and the number of legal moves. `None` if
    /// there is no legal move.
    fn random_move<G: Rng + ?Sized>(
        &self,
        state: &Self::State,
        seat: Seat,
        generator: &mut G,
    ) -> Option<(Legal<Self::Move>, usize)> {
        let count = self.count_moves(state, seat);
        if count == 0 {
            return None;
        }
        let pick = random_below(count as u32, generator);
        self.nth_move(state, seat, pick as usize)
            .map(|mv| (mv, count))
    }

    /// The standings as if the game ended now.
    fn standings(&self, state: &Self::State) -> Standings {
        let mut ranking_keys = [RankingKey::default(); crate::SEATS_MAX];
        for seat in Seat::all(self.seats()) {
            ranking_keys[seat.index()] = self.ranking_key(state, seat);
        }
        Standings::rank(&ranking_keys[..self.seats()], |seat| {
            self.info().teams[seat]
        })
    }
}

/// Calls `visit` for every legal move that is wanted, with the `value` of the state after its
/// [preview](Ruleset::preview). Games that override [`Ruleset::value_moves`] use it where moves share no work.
pub fn preview_moves<R: Ruleset + ?Sized, B>(
    rules: &R,
    (state, seat): (&R::State, Seat),
    wanted: impl FnMut(usize) -> bool,
    mut visit: impl FnMut(Legal<R::Move>, i64) -> ControlFlow<B>,
    mut value: impl FnMut(&R::State) -> i64,
) -> ControlFlow<B> {
    rules.for_each_wanted(state, seat, wanted, |mv| {
        let mut after = *state;
        rules.preview(&mut after, mv);
        visit(mv, value(&after))
    })
}
