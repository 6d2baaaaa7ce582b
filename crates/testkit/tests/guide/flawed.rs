//! A real ruleset with one flaw: everything is passed on to it but one point.

use rand::Rng;
use roll_and_write::picture::{CardPicture, Picture, SymbolCard};
use roll_and_write::{
    Awaiting, Events, Merit, MoveId, MoveTextError, Points, Purpose, Refusal, Ruleset, Saying,
    Score, ScoreLine, Seat, Spoken, Standings, Target, Told,
};
use std::fmt::Debug;
use std::ops::ControlFlow;

/// What is wrong; by default nothing.
pub(crate) trait Flaw<R: Ruleset>: Debug + Send + Sync + 'static {
    /// The moves that are listed for a seat.
    fn lists(&self, moves: Vec<R::Move>) -> Vec<R::Move> {
        moves
    }
    /// How many moves are counted for a seat.
    fn counts(&self, rules: &R, state: &R::State, seat: Seat) -> usize {
        rules.count_moves(state, seat)
    }
    /// The move that is made where this one is asked for.
    fn makes(&self, _state: &R::State, _seat: Seat, asked: R::Move) -> R::Move {
        asked
    }
    /// What a seat is shown beside its view.
    fn leaks(&self, _rules: &R, _state: &R::State, _seat: Seat) -> String {
        String::new()
    }
    /// What is awaited.
    fn awaits(&self, awaited: Awaiting) -> Awaiting {
        awaited
    }
    /// How a move is refused.
    fn refuses(&self, refusal: Refusal) -> Refusal {
        refusal
    }
    /// The state that a move comes to.
    fn comes_to(&self, _before: &R::State, after: R::State) -> R::State {
        after
    }
    /// The move that is read from a text.
    fn reads(&self, read: R::Move) -> R::Move {
        read
    }
    /// How an event is told.
    fn says(&self, told: Told) -> Told {
        told
    }
    /// Where a move points.
    fn points(&self, target: Target) -> Target {
        target
    }
}

/// A ruleset with a flaw.
#[derive(Debug)]
pub(crate) struct Flawed<R, F>(pub(crate) R, pub(crate) F);

impl<R: Ruleset, F: Flaw<R>> Ruleset for Flawed<R, F> {
    type State = R::State;
    type Move = R::Move;
    type View = (R::View, String);
    type Event = R::Event;

    fn for_each_move<B>(
        &self,
        state: &R::State,
        seat: Seat,
        visit: impl FnMut(R::Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut moves = Vec::new();
        let _ = self.0.for_each_move(state, seat, |r#move| {
            moves.push(r#move);
            ControlFlow::<()>::Continue(())
        });
        self.1.lists(moves).into_iter().try_for_each(visit)
    }
    fn count_moves(&self, state: &R::State, seat: Seat) -> usize {
        self.1.counts(&self.0, state, seat)
    }
    fn apply(
        &self,
        state: &mut R::State,
        seat: Seat,
        asked: R::Move,
        events: &mut impl Events<R::Event>,
    ) {
        let made = self.1.makes(state, seat, asked);
        let before = *state;
        self.0.apply(state, seat, made, events);
        *state = self.1.comes_to(&before, *state);
    }
    fn view(&self, state: &R::State, seat: Seat) -> (R::View, String) {
        let leak = self.1.leaks(&self.0, state, seat);
        (self.0.view(state, seat), leak)
    }
    fn awaiting(&self, state: &R::State) -> Awaiting {
        self.1.awaits(self.0.awaiting(state))
    }
    fn check(&self, state: &R::State, seat: Seat, r#move: R::Move) -> Result<(), Refusal> {
        let checked = self.0.check(state, seat, r#move);
        checked.map_err(|refusal| self.1.refuses(refusal))
    }

    // ---- passed on ----

    fn seats(&self) -> usize {
        self.0.seats()
    }
    fn start(&self) -> R::State {
        self.0.start()
    }
    fn deal(&self, state: &mut R::State, item: u8, events: &mut impl Events<R::Event>) {
        self.0.deal(state, item, events);
    }
    fn determinize<G: Rng + ?Sized>(
        &self,
        view: &(R::View, String),
        generator: &mut G,
    ) -> R::State {
        self.0.determinize(&view.0, generator)
    }
    fn viewer(&self, view: &(R::View, String)) -> Seat {
        self.0.viewer(&view.0)
    }
    fn score(&self, state: &R::State, seat: Seat) -> Score {
        self.0.score(state, seat)
    }
    fn ids(&self) -> u32 {
        self.0.ids()
    }
    fn move_id(&self, r#move: R::Move) -> MoveId {
        self.0.move_id(r#move)
    }
    fn move_by_id(&self, id: MoveId) -> Option<R::Move> {
        self.0.move_by_id(id)
    }
    fn audit(&self, state: &R::State) -> Result<(), String> {
        self.0.audit(state)
    }
    fn team(&self, seat: Seat) -> usize {
        self.0.team(seat)
    }
    fn parts(&self) -> Points {
        self.0.parts()
    }
    fn merit(&self, state: &R::State, seat: Seat) -> Merit {
        self.0.merit(state, seat)
    }
    fn appraise(&self, state: &R::State, seat: Seat) -> i64 {
        self.0.appraise(state, seat)
    }
    fn is_legal(&self, state: &R::State, seat: Seat, r#move: R::Move) -> bool {
        self.0.is_legal(state, seat, r#move)
    }
    fn standings(&self, state: &R::State) -> Standings {
        self.0.standings(state)
    }
}

impl<R: Spoken, F: Flaw<R>> Spoken for Flawed<R, F> {
    fn name(&self) -> &'static str {
        self.0.name()
    }
    fn print_move(&self, r#move: R::Move) -> String {
        self.0.print_move(r#move)
    }
    fn item_name(&self, purpose: Purpose, item: u8) -> Option<String> {
        self.0.item_name(purpose, item)
    }
    fn say(&self, event: &R::Event) -> Told {
        self.1.says(self.0.say(event))
    }
    fn picture(&self, view: &(R::View, String)) -> Picture {
        self.0.picture(&view.0)
    }
    fn say_line(&self, line: &ScoreLine) -> Saying {
        self.0.say_line(line)
    }
    fn describe(&self, state: &R::State) -> String {
        self.0.describe(state)
    }
    fn rules_version(&self) -> u32 {
        self.0.rules_version()
    }
    fn options(&self) -> Vec<(&'static str, String)> {
        self.0.options()
    }
    fn plugins(&self) -> Vec<String> {
        self.0.plugins()
    }
    fn symbols(&self) -> Vec<SymbolCard> {
        self.0.symbols()
    }
    fn parse_move(&self, text: &str) -> Result<R::Move, MoveTextError> {
        self.0.parse_move(text).map(|read| self.1.reads(read))
    }
    fn target(&self, view: &(R::View, String), r#move: R::Move) -> Target {
        self.1.points(self.0.target(&view.0, r#move))
    }
    fn move_at(&self, view: &(R::View, String), target: &Target) -> Option<R::Move> {
        self.0.move_at(&view.0, target)
    }
    fn how_to_move(&self) -> Vec<Saying> {
        self.0.how_to_move()
    }
    fn item_by_name(&self, purpose: Purpose, name: &str) -> Option<u8> {
        self.0.item_by_name(purpose, name)
    }
    fn turn(&self, state: &R::State) -> u32 {
        self.0.turn(state)
    }
    fn score_seen(&self, view: &(R::View, String), seat: Seat) -> Option<Score> {
        self.0.score_seen(&view.0, seat)
    }
    fn tie_breaks(&self) -> Vec<Saying> {
        self.0.tie_breaks()
    }
    fn printed(&self) -> Vec<CardPicture> {
        self.0.printed()
    }
}
