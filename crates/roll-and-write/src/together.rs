//! Deciding together: all seats decide at once, hidden from each other, and then everything is revealed.
//!
//! A [`Together`] is a small `Copy` value for a game's state. It holds a *lane* for each seat: what the seat writes by
//! its own decisions, such as its sheet.
//!
//! 1. [`open`](Together::open) asks seats, and freezes all lanes: it remembers them as they are.
//! 2. While it is open, each asked seat writes only its own lane, in one decision or in many, and says
//!    [`done`](Together::done). Passing is a decision like the others: it writes nothing. [`OrPass`] adds it to the moves
//!    of a game.
//! 3. When the last seat is done, the *barrier* comes: `done` returns true, and the game does what all seats feel at
//!    once. It can compare each lane with [`before`](Together::before).
//!
//! [`seen_by`](Together::seen_by) hides what others have decided. Their lanes are shown as they were at the start, and
//! their seats as undecided. So a view does not even tell who has decided. What is shown is a full state that can be
//! played on, so `determinize` needs nothing more.
//!
//! The order in which the seats decide cannot matter, if a game keeps to two rules: a decision reads its own lane and
//! what no decision changes, and everything that affects others waits for the barrier.
//!
//! # A whole game
//!
//! In each of five rounds every seat takes a fish from the pond or passes, all at the same time. A fish taken by one seat
//! alone is worth its number. If several seats take the same fish, it escapes.
//!
//! ```
//! use rand::{Rng, SeedableRng};
//! use roll_and_write::together::{OrPass, Together};
//! use roll_and_write::{
//!     Awaiting, Events, GameInfo, Legal, Message, MoveId, NoEvents, Refusal, Ruleset, Score, ScoreLine, Seat, Seats,
//! };
//! use std::ops::ControlFlow;
//!
//! #[derive(Debug)]
//! struct Pond(GameInfo);
//!
//! /// The fish of a seat: one bit for each, and those of this round.
//! #[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
//! struct Lane {
//!     caught: u8,
//!     hooked: u8,
//! }
//!
//! #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
//! struct State {
//!     round: u8,
//!     lanes: Together<Lane, 4>, // two to four seats
//! }
//!
//! #[derive(Debug)]
//! enum Event {
//!     /// Only its own seat may see this: `Audience::Only`.
//!     Decided(Seat, OrPass<u8>),
//!     Caught(Seat, u8),
//! }
//!
//! impl Ruleset for Pond {
//!     type State = State;
//!     type Move = OrPass<u8>;
//!     type View = (Seat, State);
//!     type Event = Event;
//!
//!     fn info(&self) -> &GameInfo {
//!         &self.0
//!     }
//!     fn start(&self) -> State {
//!         let mut lanes = Together::default();
//!         let _ = lanes.open(Seats::all(self.seats()));
//!         State { round: 1, lanes }
//!     }
//!     fn awaiting(&self, state: &State) -> Awaiting {
//!         state.lanes.awaiting().unwrap_or(Awaiting::Over)
//!     }
//!     fn for_each_move<B>(
//!         &self,
//!         state: &State,
//!         seat: Seat,
//!         visit: impl FnMut(Legal<OrPass<u8>>) -> ControlFlow<B>,
//!     ) -> ControlFlow<B> {
//!         let open = state.lanes.waiting().contains(seat);
//!         let fish = (0..6).filter(|fish| state.lanes.lane(seat).caught >> fish & 1 == 0);
//!         let all = fish.map(OrPass::Move).chain([OrPass::Pass]).filter(|_| open);
//!         all.map(|mv| Legal::unchecked(seat, mv)).try_for_each(visit)
//!     }
//!     fn check(&self, state: &State, seat: Seat, mv: OrPass<u8>) -> Result<Legal<OrPass<u8>>, Refusal> {
//!         let found = self.for_each_move(state, seat, |legal| match legal.mv() == mv {
//!             true => ControlFlow::Break(legal),
//!             false => ControlFlow::Continue(()),
//!         });
//!         found.break_value().ok_or_else(|| Refusal::new("POND-1", Message::new("refusal-fish")))
//!     }
//!     fn apply(&self, state: &mut State, mv: Legal<OrPass<u8>>, events: &mut impl Events<Event>) {
//!         let (seat, decided) = (mv.seat(), mv.mv());
//!         if let OrPass::Move(fish) = decided {
//!             state.lanes.lane_mut(seat).hooked = 1 << fish;
//!         }
//!         events.notify(|| Event::Decided(seat, decided));
//!         if !state.lanes.done(seat) {
//!             return; // others still decide
//!         }
//!         // The barrier.
//!         let hooks = state.lanes.lanes().0.map(|lane| lane.hooked);
//!         for seat in Seat::all(self.seats()) {
//!             let mine = hooks[seat.index()];
//!             let alone = hooks.iter().filter(|hook| **hook == mine).count() == 1;
//!             let lane = state.lanes.lane_mut(seat);
//!             lane.hooked = 0;
//!             if mine != 0 && alone {
//!                 lane.caught |= mine;
//!                 events.notify(|| Event::Caught(seat, mine));
//!             }
//!         }
//!         if state.round < 5 {
//!             state.round += 1;
//!             let _ = state.lanes.open(Seats::all(self.seats()));
//!         }
//!     }
//!     fn view(&self, state: &State, seat: Seat) -> (Seat, State) {
//!         let lanes = state.lanes.seen_by(seat);
//!         (seat, State { lanes, ..*state })
//!     }
//!     fn determinize<G: Rng + ?Sized>(&self, view: &(Seat, State), _: &mut G) -> State {
//!         view.1 // the others are undecided: a search decides for them
//!     }
//!     fn viewer(&self, view: &(Seat, State)) -> Seat {
//!         view.0
//!     }
//!     fn score(&self, state: &State, seat: Seat) -> Score {
//!         let caught = state.lanes.lane(seat).caught;
//!         let points = (0..6).filter(|fish| caught >> fish & 1 != 0).map(|fish| fish + 1).sum();
//!         Score::of([ScoreLine::new("score-fish", caught.count_ones() as i32, points)])
//!     }
//!     fn ids(&self) -> u32 {
//!         OrPass::<u8>::ids(6)
//!     }
//!     fn move_id(&self, mv: OrPass<u8>) -> MoveId {
//!         mv.id(|fish| MoveId(fish.into()))
//!     }
//!     fn move_by_id(&self, id: MoveId) -> Option<OrPass<u8>> {
//!         OrPass::by_id(id, |MoveId(fish)| (fish < 6).then_some(fish as u8))
//!     }
//! }
//!
//! let rules = Pond(GameInfo::new("pond", 2));
//! let [one, two] = [Seat::new(0), Seat::new(1)];
//! let mut state = rules.start();
//! let mut take = |state: &mut State, seat, mv| {
//!     let legal = rules.check(state, seat, mv).expect("the move is legal");
//!     rules.apply(state, legal, &mut NoEvents);
//! };
//! let before = rules.view(&state, two);
//! take(&mut state, one, OrPass::Move(5));
//! assert_eq!(rules.view(&state, two), before, "seat 2 cannot see that seat 1 has decided");
//! take(&mut state, two, OrPass::Pass);
//! assert_eq!((state.round, rules.score(&state, one).total()), (2, 6), "the barrier");
//!
//! // A random game, from here to the end.
//! let mut chance = rand_chacha::ChaCha8Rng::seed_from_u64(7);
//! while let Awaiting::Seats(seats) = rules.awaiting(&state) {
//!     let seat = seats.first().expect("a seat is awaited");
//!     let (mv, _) = rules.random_move(&state, seat, &mut chance).expect("a seat can pass");
//!     rules.apply(&mut state, mv, &mut NoEvents);
//! }
//! assert_eq!(state.round, 5);
//! ```
//!
//! # What it costs
//!
//! A state has each lane twice, and two bytes. Opening copies all lanes, and so does a view. No function allocates.
//!
//! The shared turn of card games, `rnw_flip`, does the same without this tool. Its lanes are large, so it keeps
//! in a lane only what changes in a turn, and undoes these changes for a view. A second copy of its lanes would make its
//! states larger and its random games slower.
//!
//! It has more than 500 lines, because most of them are documentation with a whole game as its example.

use crate::picture::Mark;
use crate::{Awaiting, BySeat, MoveId, SEATS_MAX, Seat, Seats};

/// The lanes of `N` seats that decide at the same time. See the [module](self).
///
/// Between the barrier and the next [`open`](Self::open), the game may write every lane.
///
/// ```
/// use roll_and_write::together::Together;
/// use roll_and_write::{BySeat, Seat, Seats};
/// let [ann, bob] = [Seat::new(0), Seat::new(1)];
/// let mut coins = Together::new(BySeat([5, 8]));
/// assert!(!coins.open(Seats::all(2)));
/// *coins.lane_mut(bob) -= 3;
/// assert!(!coins.done(bob), "seat 1 still decides");
/// assert_eq!(coins.seen_by(ann).lanes().0, [5, 8], "seat 1 does not see that seat 2 has paid");
/// assert_eq!(coins.seen_by(bob).lanes().0, [5, 5]);
/// assert!(coins.done(ann), "the barrier");
/// assert_eq!((coins.lane(bob), coins.before(bob)), (&5, &8));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Together<L, const N: usize = SEATS_MAX> {
    now: BySeat<L, N>,
    /// The lanes as they were when the seats were asked.
    before: BySeat<L, N>,
    /// The seats that were asked; empty when it is not open.
    asked: Seats,
    /// The seats that have not decided.
    waiting: Seats,
}

impl<L: Copy + Default, const N: usize> Default for Together<L, N> {
    fn default() -> Self {
        Self::new(BySeat::default())
    }
}

impl<L: Copy, const N: usize> Together<L, N> {
    /// These lanes, with nobody asked.
    ///
    /// ```
    /// use roll_and_write::BySeat;
    /// use roll_and_write::together::Together;
    /// assert!(!Together::new(BySeat([1, 2])).is_open());
    /// ```
    pub const fn new(lanes: BySeat<L, N>) -> Self {
        Self {
            now: lanes,
            before: lanes,
            asked: Seats::EMPTY,
            waiting: Seats::EMPTY,
        }
    }

    /// Asks seats, and freezes all lanes. Returns whether the barrier comes at once, because no seat is asked.
    ///
    /// Only what everybody can see may decide which seats are asked: that they are asked is public.
    ///
    /// # Panics
    /// If it is open.
    ///
    /// ```
    /// use roll_and_write::together::Together;
    /// use roll_and_write::{Seat, Seats};
    /// let mut lanes = Together::<u8, 3>::default();
    /// assert!(lanes.open(Seats::EMPTY), "nobody can do anything");
    /// assert!(!lanes.open(Seats::of(Seat::new(2))));
    /// ```
    #[must_use = "if it is true, the barrier comes at once"]
    pub fn open(&mut self, asked: Seats) -> bool {
        assert!(!self.is_open(), "the seats are deciding already");
        self.before = self.now;
        (self.asked, self.waiting) = (asked, asked);
        asked.is_empty()
    }

    /// Whether some seat has not decided.
    pub const fn is_open(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// The seats that have not decided; empty when it is not open.
    pub const fn waiting(&self) -> Seats {
        self.waiting
    }

    /// The seats that were asked; empty when it is not open.
    pub const fn asked(&self) -> Seats {
        self.asked
    }

    /// What a state awaits that is open: the seats that have not decided. `None` when it is not open.
    ///
    /// ```
    /// use roll_and_write::together::Together;
    /// use roll_and_write::{Awaiting, Seats};
    /// let mut lanes = Together::<u8, 2>::default();
    /// assert_eq!(lanes.awaiting(), None);
    /// let _ = lanes.open(Seats::all(2));
    /// assert_eq!(lanes.awaiting(), Some(Awaiting::Seats(Seats::all(2))));
    /// ```
    pub fn awaiting(&self) -> Option<Awaiting> {
        self.is_open().then_some(Awaiting::Seats(self.waiting))
    }

    /// The lane of a seat.
    ///
    /// # Panics
    /// If the game has no such seat.
    pub fn lane(&self, seat: Seat) -> &L {
        &self.now[seat]
    }

    /// All lanes.
    pub const fn lanes(&self) -> &BySeat<L, N> {
        &self.now
    }

    /// The lane of a seat as it was when the seats were asked last. It stays until they are asked again, or until
    /// [`forget`](Self::forget).
    ///
    /// # Panics
    /// If the game has no such seat.
    pub fn before(&self, seat: Seat) -> &L {
        &self.before[seat]
    }

    /// The lane of a seat, to write in it.
    ///
    /// # Panics
    /// If others decide and the seat does not, or if the game has no such seat.
    ///
    /// ```should_panic
    /// use roll_and_write::together::Together;
    /// use roll_and_write::{Seat, Seats};
    /// let mut lanes = Together::<u8, 2>::default();
    /// let _ = lanes.open(Seats::of(Seat::new(0)));
    /// *lanes.lane_mut(Seat::new(1)) += 1; // what affects others waits for the barrier
    /// ```
    #[inline]
    pub fn lane_mut(&mut self, seat: Seat) -> &mut L {
        let writes = !self.is_open() || self.waiting.contains(seat);
        assert!(writes, "only the seats that decide write their lanes");
        &mut self.now[seat]
    }

    /// How a picture shows what the lane of a seat may have: as old if the lane had it when the seats were asked last, as
    /// fresh if it has got it since.
    ///
    /// ```
    /// use roll_and_write::picture::Mark;
    /// use roll_and_write::together::Together;
    /// use roll_and_write::{BySeat, CellSet, Frame, Seat, Seats};
    /// let (frame, ann) = (Frame::new(1, 3)?, Seat::new(0));
    /// let [a1, b1, c1] = ["a1", "b1", "c1"].map(|label| frame.parse(label).unwrap());
    /// let mut lanes = Together::new(BySeat([CellSet::of(a1); 2]));
    /// let _ = lanes.open(Seats::all(2));
    /// *lanes.lane_mut(ann) |= CellSet::of(b1);
    /// let shown = [a1, b1, c1].map(|cell| lanes.mark(ann, |marked| marked.contains(cell)));
    /// assert_eq!(shown, [Mark::Old, Mark::Fresh, Mark::Free]);
    /// # Ok::<(), roll_and_write::FrameError>(())
    /// ```
    ///
    /// # Panics
    /// If the game has no such seat.
    pub fn mark(&self, seat: Seat, has: impl Fn(&L) -> bool) -> Mark {
        match (has(self.lane(seat)), has(self.before(seat))) {
            (false, _) => Mark::Free,
            (true, true) => Mark::Old,
            (true, false) => Mark::Fresh,
        }
    }

    /// A seat has decided. Returns whether it was the last one: then the barrier comes.
    ///
    /// # Panics
    /// If the seat is not one of those that decide.
    #[must_use = "if it is true, the barrier comes"]
    #[inline]
    pub fn done(&mut self, seat: Seat) -> bool {
        assert!(self.waiting.contains(seat), "the seat has decided already");
        self.waiting = self.waiting.without(seat);
        if self.waiting.is_empty() {
            self.asked = Seats::EMPTY;
        }
        self.waiting.is_empty()
    }

    /// The same as a seat may see it: while it is open, the lanes of others as they were, and all others that were asked
    /// as undecided. After the barrier nothing is hidden.
    ///
    /// ```
    /// use roll_and_write::together::Together;
    /// use roll_and_write::{Seat, Seats};
    /// let mut lanes = Together::<u8, 2>::default();
    /// let _ = lanes.open(Seats::all(2));
    /// let shown = lanes.seen_by(Seat::new(1));
    /// *lanes.lane_mut(Seat::new(0)) = 9;
    /// let _ = lanes.done(Seat::new(0));
    /// assert_eq!(lanes.seen_by(Seat::new(1)), shown);
    /// ```
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Self {
        if !self.is_open() {
            return *self;
        }
        let mut shown = *self;
        shown.now = self.before;
        shown.waiting = self.asked;
        if seat.index() < N {
            shown.now[seat] = self.now[seat];
        }
        if !self.waiting.contains(seat) {
            shown.waiting = shown.waiting.without(seat);
        }
        shown
    }

    /// Forgets how the lanes were before the last decisions. Two states that differ in nothing else become equal, so a
    /// search recognises them.
    ///
    /// # Panics
    /// If it is open.
    ///
    /// ```
    /// use roll_and_write::together::Together;
    /// use roll_and_write::{BySeat, Seat, Seats};
    /// let mut lanes = Together::new(BySeat([0, 0]));
    /// let _ = lanes.open(Seats::of(Seat::new(0)));
    /// *lanes.lane_mut(Seat::new(0)) = 1;
    /// let _ = lanes.done(Seat::new(0));
    /// lanes.forget();
    /// assert_eq!(lanes, Together::new(BySeat([1, 0])));
    /// ```
    pub fn forget(&mut self) {
        assert!(!self.is_open(), "the seats are deciding");
        self.before = self.now;
    }
}

impl<L: Copy + PartialEq, const N: usize> Together<L, N> {
    /// Whether the decisions changed the lane of a seat. While it is open, so far.
    ///
    /// # Panics
    /// If the game has no such seat.
    ///
    /// ```
    /// use roll_and_write::together::Together;
    /// use roll_and_write::{Seat, Seats};
    /// let mut lanes = Together::<u8, 2>::default();
    /// let _ = lanes.open(Seats::all(2));
    /// *lanes.lane_mut(Seat::new(0)) = 9;
    /// assert_eq!(Seat::all(2).map(|seat| lanes.changed(seat)).collect::<Vec<_>>(), [true, false]);
    /// ```
    pub fn changed(&self, seat: Seat) -> bool {
        self.now[seat] != self.before[seat]
    }

    /// Checks what is always true at a table of `seats`: only seats of the table are asked, only asked seats decide, and
    /// while it is open no other seat has changed its lane. For [`Ruleset::audit`](crate::Ruleset::audit), and for
    /// positions that come from outside.
    ///
    /// # Errors
    /// If a condition is violated. The text tells developers which one.
    ///
    /// ```
    /// use roll_and_write::together::Together;
    /// use roll_and_write::Seats;
    /// let mut lanes = Together::<u8, 4>::default();
    /// let _ = lanes.open(Seats::all(4));
    /// assert_eq!(lanes.audit(4), Ok(()));
    /// assert!(lanes.audit(3).is_err(), "seat 4 is not at a table of three");
    /// ```
    pub fn audit(&self, seats: usize) -> Result<(), String> {
        let within = |inner: Seats, outer: Seats| inner.iter().all(|seat| outer.contains(seat));
        if seats > N || !within(self.asked, Seats::all(seats)) {
            return Err("a seat that is not at the table is asked".to_owned());
        }
        if !within(self.waiting, self.asked) {
            return Err("a seat decides that was not asked".to_owned());
        }
        if self.waiting.is_empty() && !self.asked.is_empty() {
            return Err("nobody decides, but seats are asked".to_owned());
        }
        let mut others = Seat::all(N).filter(|seat| self.is_open() && !self.asked.contains(*seat));
        match others.find(|seat| self.changed(*seat)) {
            Some(seat) => Err(format!("seat {} writes but was not asked", seat.number())),
            None => Ok(()),
        }
    }
}

/// A move of a game, or passing.
///
/// Passing has the number 0, and the text `pass`. The moves of the game have the numbers after it.
///
/// ```
/// use roll_and_write::MoveId;
/// use roll_and_write::together::OrPass;
/// let box_of = |id: MoveId| (id.0 < 11).then_some(id.0 as u8);
/// for mv in [OrPass::Pass, OrPass::Move(10_u8)] {
///     let id = mv.id(|number| MoveId(number.into()));
///     assert_eq!(OrPass::by_id(id, box_of), Some(mv));
/// }
/// assert_eq!(OrPass::Move(3).print(|number| format!("cross {number}")), "cross 3");
/// assert_eq!(OrPass::<u8>::ids(11), 12);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum OrPass<M> {
    /// The seat decides to do nothing.
    Pass,
    /// The seat makes this move.
    Move(M),
}

impl<M> OrPass<M> {
    /// The text of passing.
    pub const PASS: &'static str = "pass";

    /// The highest number plus 1, if the game's own moves have numbers below `own`.
    pub const fn ids(own: u32) -> u32 {
        own + 1
    }

    /// The number of the move. `own` gives the number of a move of the game, counted from 0.
    pub fn id(self, own: impl FnOnce(M) -> MoveId) -> MoveId {
        match self {
            Self::Pass => MoveId(0),
            Self::Move(mv) => MoveId(own(mv).0 + 1),
        }
    }

    /// The move with this number; `None` if there is none. `own` finds a move of the game, counted from 0.
    pub fn by_id(id: MoveId, own: impl FnOnce(MoveId) -> Option<M>) -> Option<Self> {
        match id.0.checked_sub(1) {
            None => Some(Self::Pass),
            Some(number) => own(MoveId(number)).map(Self::Move),
        }
    }

    /// The text of the move. `own` writes a move of the game; it must not write `pass`.
    pub fn print(self, own: impl FnOnce(M) -> String) -> String {
        match self {
            Self::Pass => Self::PASS.to_owned(),
            Self::Move(mv) => own(mv),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const N: usize = 5;

    /// One step of a seat: what it writes, and whether it is done then. The last step of a seat is always its last word.
    type Steps = Vec<u8>;

    /// Plays the steps of all seats in an order of seats, which names a seat once for each of its steps.
    fn played(start: BySeat<u32, N>, steps: &[Steps; N], order: &[usize]) -> Together<u32, N> {
        let mut lanes = Together::new(start);
        let asked = Seat::all(N).filter(|seat| !steps[seat.index()].is_empty());
        let asked = asked.fold(Seats::EMPTY, Seats::with);
        let mut barrier = lanes.open(asked);
        let mut at = [0; N];
        for &index in order {
            let (seat, step) = (Seat::new(index), at[index]);
            let written = steps[index][step];
            // 0 is passing.
            *lanes.lane_mut(seat) = lanes.lane(seat).wrapping_mul(3) + u32::from(written);
            at[index] += 1;
            if at[index] == steps[index].len() {
                assert!(!barrier, "the barrier came too early");
                barrier = lanes.done(seat);
            }
            assert_eq!(lanes.audit(N), Ok(()));
        }
        assert!(barrier && !lanes.is_open());
        lanes
    }

    /// All orders of these seats, each seat as often as it is in the list.
    fn orders(left: &mut [usize; N], order: &mut Vec<usize>, found: &mut Vec<Vec<usize>>) {
        if left.iter().all(|count| *count == 0) {
            found.push(order.clone());
            return;
        }
        for seat in 0..N {
            if left[seat] > 0 {
                left[seat] -= 1;
                order.push(seat);
                orders(left, order, found);
                order.pop();
                left[seat] += 1;
            }
        }
    }

    fn all_orders(mut left: [usize; N]) -> Vec<Vec<usize>> {
        let mut found = Vec::new();
        orders(&mut left, &mut Vec::new(), &mut found);
        found
    }

    #[test]
    fn every_permutation_of_five_seats_gives_the_same_lanes() {
        let steps: [Steps; N] = [vec![4], vec![0], vec![9], vec![4], vec![1]];
        let start = BySeat([1, 2, 3, 4, 5]);
        let orders = all_orders([1; N]);
        assert_eq!(orders.len(), 120);
        let first = played(start, &steps, &orders[0]);
        for order in &orders {
            assert_eq!(played(start, &steps, order), first, "{order:?}");
        }
    }

    #[test]
    fn all_interleavings_of_chains_give_the_same_lanes() {
        let steps: [Steps; N] = [vec![4, 1, 2], vec![], vec![9, 9], vec![0], vec![]];
        let orders = all_orders([3, 0, 2, 1, 0]);
        assert_eq!(orders.len(), 60);
        let first = played(BySeat::default(), &steps, &orders[0]);
        for order in &orders {
            assert_eq!(played(BySeat::default(), &steps, order), first, "{order:?}");
        }
    }

    #[test]
    fn a_decision_after_the_decision_is_refused() {
        let mut lanes = Together::<u8, 2>::default();
        let _ = lanes.open(Seats::all(2));
        let _ = lanes.done(Seat::new(0));
        let mut late = lanes;
        assert!(std::panic::catch_unwind(move || late.done(Seat::new(0))).is_err());
        let mut late = lanes;
        assert!(std::panic::catch_unwind(move || *late.lane_mut(Seat::new(0)) = 1).is_err());
        let mut again = lanes;
        assert!(std::panic::catch_unwind(move || again.open(Seats::all(2))).is_err());
        let mut early = lanes;
        assert!(std::panic::catch_unwind(move || early.forget()).is_err());
    }

    #[test]
    fn a_game_pays_for_its_seats_twice_and_two_bytes() {
        assert_eq!(size_of::<Together<u8, 2>>(), 2 * 2 + 2);
        assert_eq!(size_of::<Together<u64, 1>>(), 2 * 8 + 8);
    }

    proptest! {
        /// Nothing that others do changes a view, until the barrier. What is shown can be played on.
        #[test]
        fn a_view_changes_only_by_its_own_seat(
            start in prop::array::uniform5(any::<u32>()),
            steps in prop::array::uniform5(prop::collection::vec(any::<u8>(), 0..4)),
            shuffle in any::<prop::sample::Index>(),
        ) {
            let counts: [usize; N] = std::array::from_fn(|seat| steps[seat].len());
            let mut order: Vec<usize> = (0..N).flat_map(|seat| vec![seat; counts[seat]]).collect();
            // A cheap shuffle that depends on one number.
            for at in (1..order.len()).rev() {
                order.swap(at, shuffle.index(997) * (at + 7) % (at + 1));
            }
            prop_assume!(!order.is_empty());
            let mut lanes = Together::new(BySeat(start));
            let asked = Seat::all(N).filter(|seat| counts[seat.index()] > 0).fold(Seats::EMPTY, Seats::with);
            prop_assert!(!lanes.open(asked));
            let mut at = [0; N];
            for index in &order {
                let seat = Seat::new(*index);
                let before: [_; N] = std::array::from_fn(|seat| lanes.seen_by(Seat::new(seat)));
                *lanes.lane_mut(seat) ^= u32::from(steps[*index][at[*index]]);
                at[*index] += 1;
                if at[*index] == counts[*index] && lanes.done(seat) {
                    break;
                }
                for other in Seat::all(N).filter(|other| *other != seat) {
                    prop_assert_eq!(lanes.seen_by(other), before[other.index()]);
                }
                let shown = lanes.seen_by(seat);
                prop_assert_eq!(shown.lane(seat), lanes.lane(seat));
                prop_assert_eq!(shown.waiting().contains(seat), lanes.waiting().contains(seat));
                prop_assert_eq!(shown.seen_by(seat), shown, "a view of a view is the same");
                prop_assert_eq!(shown.audit(N), Ok(()));
            }
            prop_assert!(!lanes.is_open());
            for seat in Seat::all(N) {
                prop_assert_eq!(lanes.seen_by(seat), lanes, "after the barrier nothing is hidden");
                prop_assert_eq!(lanes.before(seat), &start[seat.index()]);
            }
        }
    }
}
