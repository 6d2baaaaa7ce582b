//! The modules of the game as a [`Ruleset`].

use crate::event::Event;
use crate::moves::{self, Move};
use crate::rules::{BOXES, MyGame, SEATS_MAX};
use crate::state::State;
use crate::view::{self, View};
use crate::{legal, scoring, turn};
use rand::Rng;
use roll_and_write::learned::{Feature, KeptValues, LearnedValues};
use roll_and_write::{
    Awaiting, Events, GameInfo, Legal, MoveId, Outcome, Refusal, Ruleset, Score, Seat,
};
use std::ops::ControlFlow;

impl Ruleset for MyGame {
    type State = State;
    type Move = Move;
    type View = View;
    type Event = Event;

    fn info(&self) -> &GameInfo {
        &self.info
    }

    // --- Play

    fn start(&self) -> State {
        turn::start()
    }
    fn awaiting(&self, state: &State) -> Awaiting {
        turn::awaiting(self, state)
    }
    fn for_each_move<B>(
        &self,
        state: &State,
        seat: Seat,
        visit: impl FnMut(Legal<Move>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let moves = legal::moves(state, seat);
        moves
            .map(|mv| Legal::unchecked(seat, mv))
            .try_for_each(visit)
    }
    fn check(&self, state: &State, seat: Seat, mv: Move) -> Result<Legal<Move>, Refusal> {
        legal::check(state, seat, mv)
    }
    fn apply(&self, state: &mut State, mv: Legal<Move>, events: &mut impl Events<Event>) {
        turn::apply(self, state, mv, events);
    }
    fn deal(&self, state: &mut State, outcome: Outcome, events: &mut impl Events<Event>) {
        turn::deal(self, state, outcome, events);
    }

    // --- Knowledge

    fn view(&self, state: &State, seat: Seat) -> View {
        view::view(state, seat)
    }
    fn determinize<G: Rng + ?Sized>(&self, view: &View, _: &mut G) -> State {
        // Nothing has to be drawn: the others are undecided, so a search decides for them.
        view.shown
    }
    fn viewer(&self, view: &View) -> Seat {
        view.seat
    }

    // --- The end

    fn score(&self, state: &State, seat: Seat) -> Score {
        scoring::score(state, seat)
    }

    // --- What bots look at

    fn features(&self, state: &State, seat: Seat, visit: impl FnMut(Feature)) {
        scoring::features(state, seat, visit);
    }
    fn values(&self) -> Option<&LearnedValues> {
        self.values.get()
    }
    fn learn(&mut self, values: KeptValues) {
        self.values = values;
    }
    fn evaluate(&self, state: &State, seat: Seat) -> i64 {
        match self.values() {
            Some(values) => self.value(values, state, seat),
            None => scoring::evaluate(state, seat),
        }
    }

    // --- Numbers of moves

    fn ids(&self) -> u32 {
        moves::IDS
    }
    fn move_id(&self, mv: Move) -> MoveId {
        moves::id(mv)
    }
    fn move_by_id(&self, id: MoveId) -> Option<Move> {
        moves::by_id(id)
    }

    /// What is always true. Tests call this, and whoever reads a state from a text.
    fn audit(&self, state: &State) -> Result<(), String> {
        state.sheets.audit(self.info.seats)?;
        for seat in Seat::all(SEATS_MAX) {
            let at_the_table = seat.index() < self.info.seats;
            let boxes = if at_the_table { (1 << BOXES) - 1 } else { 0 };
            for sheet in [state.sheets.lane(seat), state.sheets.before(seat)] {
                let starred = if self.stars { sheet.crossed } else { 0 };
                if sheet.crossed & !boxes != 0 || sheet.stars & !starred != 0 {
                    return Err(format!(
                        "seat {} has a cross without a box, or a star without a cross",
                        seat.number()
                    ));
                }
            }
        }
        Ok(())
    }
}
