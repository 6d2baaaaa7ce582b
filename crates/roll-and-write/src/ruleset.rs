//! The contract of a game: what happens, and what is known.

use crate::{
    Awaiting, Chance, Events, GameInfo, Legal, Points, RankingKey, Refusal, Score, Seat, Standings,
};
use rand::{Rng, RngExt};
use std::fmt::Debug;
use std::ops::ControlFlow;

/// The number of a move, the same for a given content whatever the state.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MoveId(pub u32);

/// A game with its content and options: immutable, and shared by all who play it.
///
/// The first half is what a game writes; the second half is given, and a game overrides what does not
/// fit it or what it can do faster. The five ways to ask for moves (iterate, count, nth, random, check)
/// always agree, and each returns moves as [`Legal`]. [`apply`](Self::apply) takes nothing else.
/// Records need a [`Notation`](crate::Notation) besides, people a [`Presentation`](crate::Presentation),
/// balance reports [`Statistics`](crate::Statistics).
pub trait Ruleset: Debug + Send + Sync + 'static {
    /// All that changes during play. It holds no future and no history.
    type State: Copy + PartialEq + Debug + Send + Sync + 'static;
    /// What a player may ask for.
    type Move: Copy + PartialEq + Debug + Send + Sync + 'static;
    /// What one seat may see of a state.
    type View: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// What can have happened.
    type Event: Debug;

    /// The name of the game, its seats, its options, and what else never changes.
    fn info(&self) -> &GameInfo;

    /// The state before anything has happened.
    fn start(&self) -> Self::State;
    /// What the state waits for.
    fn awaiting(&self, state: &Self::State) -> Awaiting;
    /// Calls `visit` for every legal move of a seat, in a fixed order, each once, until it breaks.
    fn for_each_move<B>(
        &self,
        state: &Self::State,
        seat: Seat,
        visit: impl FnMut(Legal<Self::Move>) -> ControlFlow<B>,
    ) -> ControlFlow<B>;
    /// Checks whether a seat may make a move now.
    ///
    /// # Errors
    /// If it may not: the clause that forbids it and what to do instead.
    fn check(
        &self,
        state: &Self::State,
        seat: Seat,
        mv: Self::Move,
    ) -> Result<Legal<Self::Move>, Refusal>;
    /// Makes a legal move. What a move does that is legal in another state alone is unspecified, but never
    /// unsafe.
    fn apply(
        &self,
        state: &mut Self::State,
        mv: Legal<Self::Move>,
        events: &mut impl Events<Self::Event>,
    );

    /// What a seat may see.
    fn view(&self, state: &Self::State, seat: Seat) -> Self::View;
    /// A full state that agrees with all that the view shows; what is hidden is drawn with the generator.
    fn determinize<G: Rng + ?Sized>(&self, view: &Self::View, generator: &mut G) -> Self::State;
    /// The seat whose view this is.
    fn viewer(&self, view: &Self::View) -> Seat;

    /// The score of a seat as if the game ended now, with all that is hidden laid open.
    fn score(&self, state: &Self::State, seat: Seat) -> Score;

    /// One more than the highest move id.
    fn ids(&self) -> u32;
    /// The number of a move.
    fn move_id(&self, mv: Self::Move) -> MoveId;
    /// The move with this number.
    fn move_by_id(&self, id: MoveId) -> Option<Self::Move>;

    // ---- given; a game overrides what does not fit it ----

    /// How many seats the table has.
    fn seats(&self) -> usize {
        self.info().seats
    }

    /// Deals an item of the set that the state awaits. Only a game without chance has nothing to do.
    fn deal(&self, _state: &mut Self::State, _item: u8, _events: &mut impl Events<Self::Event>) {}

    /// What is true of every state that can be reached: nothing is lost, and nothing is in two places.
    /// Tests ask it; play never does. By default nothing is looked at.
    ///
    /// # Errors
    /// If it is not so: what is wrong, for developers.
    fn audit(&self, _state: &Self::State) -> Result<(), String> {
        Ok(())
    }

    /// What the standings compare for a seat: by default its score alone.
    fn ranking_key(&self, state: &Self::State, seat: Seat) -> RankingKey {
        RankingKey::new(self.score(state, seat).total(), [])
    }

    /// How good a state looks for a seat, in thousandths of a point: by default the score as if the
    /// game ended now. A game adds a fair value for what is begun, and takes one away for what others have.
    fn evaluate(&self, state: &Self::State, seat: Seat) -> i64 {
        1000 * i64::from(self.score(state, seat).total()) / i64::from(self.info().parts)
    }

    /// What no play of a seat could have exceeded in the game that led to `end`, its draws being these in
    /// their order and the others having what they have; `None`, by default, if nothing is known.
    fn upper_bound(
        &self,
        _end: &Self::State,
        _draws: &[(Chance, u8)],
        _seat: Seat,
    ) -> Option<Points> {
        None
    }

    /// What another seat is shown of a move when it is made: the number of the move that it takes it for, or
    /// `None` if it is shown nothing, or nothing that it could not do without. A search tells by it which
    /// situations the seat can tell apart. By default nothing is shown.
    fn shown_as(&self, _state: &Self::State, _mv: Legal<Self::Move>, _to: Seat) -> Option<MoveId> {
        None
    }

    /// How many legal moves a seat has.
    fn count_moves(&self, state: &Self::State, seat: Seat) -> usize {
        let mut count = 0;
        let _ = self.for_each_move(state, seat, |_| {
            count += 1;
            ControlFlow::<()>::Continue(())
        });
        count
    }

    /// The `n`-th legal move of a seat, counted from 0, in the order of [`for_each_move`](Self::for_each_move).
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

    /// A legal move of a seat, each equally likely, and how many there are; `None` if there is none.
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
        let pick = if count == 1 {
            0
        } else {
            generator.random_range(0..count as u32)
        };
        self.nth_move(state, seat, pick as usize)
            .map(|mv| (mv, count))
    }

    /// Who stands where if the game ended now.
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
