//! The game as a [`Ruleset`].

use crate::content::STREETS_MAX;
use crate::event::Event;
use crate::features::{self, Rivals};
use crate::moves::Move;
use crate::rules::Rules;
use crate::state::{Phase, State};
use crate::view::View;
use crate::{audit, check, scoring, turn, view};
use rand::Rng;
use roll_and_write::learned::{Feature, FeatureWeights, KeptValues, LearnedValues};
use roll_and_write::together::Together;
use roll_and_write::{
    Awaiting, Events, GameInfo, Legal, MoveId, Outcome, Points, RankingKey, Refusal, Ruleset,
    Score, Seat, preview_moves, random_below,
};
use std::ops::ControlFlow;

impl Ruleset for Rules {
    type State = State;
    type Move = Move;
    type View = View;
    type Event = Event;

    fn info(&self) -> &GameInfo {
        &self.info
    }

    fn start(&self) -> State {
        State {
            lanes: Together::default(),
            shared: [0; 2],
            own: [0; STREETS_MAX],
            turn: 0,
            closed: 0,
            phase: Phase::Roll,
        }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit::audit(self, state)
    }

    #[inline]
    fn awaiting(&self, state: &State) -> Awaiting {
        match state.phase {
            Phase::Together | Phase::Own => Awaiting::Seats(self.awaited(state)),
            Phase::Roll => {
                let roll = self.rolls[usize::from(state.closed)];
                Awaiting::roll("dice", state.turn.into(), roll)
            }
            Phase::Over => Awaiting::Over,
        }
    }

    fn for_each_move<B>(
        &self,
        state: &State,
        seat: Seat,
        mut visit: impl FnMut(Legal<Move>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let open = self.open(state, seat);
        for (street, mut lamps) in (0..).zip(open.lamps) {
            while lamps != 0 {
                let lamp = lamps.trailing_zeros() as u8;
                visit(Legal::unchecked(seat, Move::Light { street, lamp }))?;
                lamps &= lamps - 1;
            }
        }
        if open.pass {
            visit(Legal::unchecked(seat, Move::Pass))?;
        }
        ControlFlow::Continue(())
    }

    fn check(&self, state: &State, seat: Seat, mv: Move) -> Result<Legal<Move>, Refusal> {
        let refusal = check::check(self, state, seat, mv);
        refusal.map_or(Ok(Legal::unchecked(seat, mv)), Err)
    }

    #[inline]
    fn apply(&self, state: &mut State, mv: Legal<Move>, events: &mut impl Events<Event>) {
        turn::apply(self, state, mv, events);
    }

    #[inline]
    fn deal(&self, state: &mut State, outcome: Outcome, events: &mut impl Events<Event>) {
        turn::deal(self, state, outcome, events);
    }

    fn view(&self, state: &State, seat: Seat) -> View {
        view::view(state, seat)
    }

    /// Other seats are undecided in a view, so it is a state already.
    fn determinize<G: Rng + ?Sized>(&self, view: &View, _: &mut G) -> State {
        view.shown
    }

    fn viewer(&self, view: &View) -> Seat {
        view.seat
    }

    fn score(&self, state: &State, seat: Seat) -> Score {
        let mut score = Score::default();
        scoring::score(self, state, seat, &mut score);
        score
    }

    fn total(&self, state: &State, seat: Seat) -> Points {
        scoring::total(self, state, seat)
    }

    fn ranking_key(&self, state: &State, seat: Seat) -> RankingKey {
        scoring::ranking_key(self, state, seat)
    }

    fn features(&self, state: &State, seat: Seat, visit: impl FnMut(Feature)) {
        if !state.is_over() {
            let rivals = Rivals::of(self, state, seat);
            let lead = rivals.lead(self, state, seat);
            features::features(self, &rivals, state, (seat, lead), visit);
        }
    }

    fn values_are_leads(&self) -> bool {
        true
    }

    /// How far the seat is ahead of the best other, as far as it can see.
    fn points_so_far(&self, state: &State, seat: Seat) -> i64 {
        1000 * i64::from(Rivals::of(self, state, seat).lead(self, state, seat))
    }

    fn preview(&self, state: &mut State, mv: Legal<Move>) {
        turn::preview(self, state, mv);
    }

    fn values(&self) -> Option<&LearnedValues> {
        self.values.get()
    }

    fn learn(&mut self, values: KeptValues) {
        self.values = values;
    }

    /// What the seat sees of the others is the same after all its moves.
    fn value_moves<B>(
        &self,
        weights: &impl FeatureWeights,
        state: &State,
        seat: Seat,
        wanted: impl FnMut(usize) -> bool,
        visit: impl FnMut(Legal<Move>, i64) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let rivals = Rivals::of(self, state, seat);
        preview_moves(self, (state, seat), wanted, visit, |after| {
            let lead = rivals.lead(self, after, seat);
            let mut value = 1000 * i64::from(lead);
            features::features(self, &rivals, after, (seat, lead), |feature| {
                value += weights.weight(feature);
            });
            value
        })
    }

    fn ids(&self) -> u32 {
        self.pass_id() + 1
    }

    fn move_id(&self, mv: Move) -> MoveId {
        MoveId(match mv {
            Move::Light { street, lamp } => self.first_id[usize::from(street)] + u32::from(lamp),
            Move::Pass => self.pass_id(),
        })
    }

    fn move_by_id(&self, MoveId(id): MoveId) -> Option<Move> {
        let pass = self.pass_id();
        if id >= pass {
            return (id == pass).then_some(Move::Pass);
        }
        let street = self.first_id.iter().rposition(|first| *first <= id)?;
        let (street, lamp) = (street as u8, (id - self.first_id[street]) as u8);
        Some(Move::Light { street, lamp })
    }

    fn count_moves(&self, state: &State, seat: Seat) -> usize {
        self.open(state, seat).count() as usize
    }

    fn nth_move(&self, state: &State, seat: Seat, n: usize) -> Option<Legal<Move>> {
        let found = self.open(state, seat).nth(u32::try_from(n).ok()?);
        found.map(|mv| Legal::unchecked(seat, mv))
    }

    #[inline]
    fn random_move<G: Rng + ?Sized>(
        &self,
        state: &State,
        seat: Seat,
        generator: &mut G,
    ) -> Option<(Legal<Move>, usize)> {
        let open = self.open(state, seat);
        let count = open.count();
        let found = open.nth(random_below(count, generator));
        found.map(|mv| (Legal::unchecked(seat, mv), count as usize))
    }
}
