//! A real ruleset with one flaw: all calls are passed on to the ruleset, except at one point.

use rand::Rng;
use roll_and_write::picture::Picture;
use roll_and_write::{
    Awaiting, Events, GameInfo, Legal, Levels, Message, MoveId, MoveTextError, Notation, Notice,
    Outcome, Presentation, PrintedMatter, Purpose, RankingKey, Refusal, Ruleset, Score, ScoreLine,
    Seat, Standings, StateTextError, Statistics, Target,
};
use std::fmt::Debug;
use std::ops::ControlFlow;

/// What is wrong. The defaults change nothing.
pub(crate) trait Flaw<R: Ruleset>: Debug + Send + Sync + 'static {
    /// Changes the list of a seat's moves.
    fn lists(&self, moves: Vec<R::Move>) -> Vec<R::Move> {
        moves
    }
    /// Changes the count of a seat's moves.
    fn counts(&self, rules: &R, state: &R::State, seat: Seat) -> usize {
        rules.count_moves(state, seat)
    }
    /// Replaces a move by another one.
    fn makes(&self, _state: &R::State, _seat: Seat, asked: R::Move) -> R::Move {
        asked
    }
    /// Shows a seat something in addition to its view.
    fn leaks(&self, _rules: &R, _state: &R::State, _seat: Seat) -> String {
        String::new()
    }
    /// Changes what the game awaits.
    fn awaiting(&self, awaited: Awaiting) -> Awaiting {
        awaited
    }
    /// Changes a refusal.
    fn refuses(&self, refusal: Refusal) -> Refusal {
        refusal
    }
    /// Changes the state after a move.
    fn comes_to(&self, _before: &R::State, after: R::State) -> R::State {
        after
    }
    /// Changes the move that is parsed from a text.
    fn reads(&self, read: R::Move) -> R::Move {
        read
    }
    /// Changes the text of a state.
    fn writes(&self, text: String) -> String {
        text
    }
    /// Changes a notice.
    fn says(&self, notice: Notice) -> Notice {
        notice
    }
    /// Changes the target of a move.
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
        mut visit: impl FnMut(Legal<R::Move>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut moves = Vec::new();
        let _ = self.0.for_each_move(state, seat, |mv| {
            moves.push(mv.mv());
            ControlFlow::<()>::Continue(())
        });
        let mut listed = self.1.lists(moves).into_iter();
        listed.try_for_each(|mv| visit(Legal::assume(seat, mv)))
    }
    fn count_moves(&self, state: &R::State, seat: Seat) -> usize {
        self.1.counts(&self.0, state, seat)
    }
    fn apply(
        &self,
        state: &mut R::State,
        asked: Legal<R::Move>,
        events: &mut impl Events<R::Event>,
    ) {
        let made = self.1.makes(state, asked.seat(), asked.mv());
        let before = *state;
        self.0
            .apply(state, Legal::assume(asked.seat(), made), events);
        *state = self.1.comes_to(&before, *state);
    }
    fn view(&self, state: &R::State, seat: Seat) -> (R::View, String) {
        let leak = self.1.leaks(&self.0, state, seat);
        (self.0.view(state, seat), leak)
    }
    fn awaiting(&self, state: &R::State) -> Awaiting {
        self.1.awaiting(self.0.awaiting(state))
    }
    fn check(&self, state: &R::State, seat: Seat, mv: R::Move) -> Result<Legal<R::Move>, Refusal> {
        let checked = self.0.check(state, seat, mv);
        checked.map_err(|refusal| self.1.refuses(refusal))
    }

    // ---- passed on ----

    fn info(&self) -> &GameInfo {
        self.0.info()
    }
    fn start(&self) -> R::State {
        self.0.start()
    }
    fn deal(&self, state: &mut R::State, outcome: Outcome, events: &mut impl Events<R::Event>) {
        self.0.deal(state, outcome, events);
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
    fn move_id(&self, mv: R::Move) -> MoveId {
        self.0.move_id(mv)
    }
    fn move_by_id(&self, id: MoveId) -> Option<R::Move> {
        self.0.move_by_id(id)
    }
    fn audit(&self, state: &R::State) -> Result<(), String> {
        self.0.audit(state)
    }
    fn ranking_key(&self, state: &R::State, seat: Seat) -> RankingKey {
        self.0.ranking_key(state, seat)
    }
    fn evaluate(&self, state: &R::State, seat: Seat) -> i64 {
        self.0.evaluate(state, seat)
    }
    fn standings(&self, state: &R::State) -> Standings {
        self.0.standings(state)
    }
}

impl<R: Notation, F: Flaw<R>> Notation for Flawed<R, F> {
    fn print_move(&self, mv: R::Move) -> String {
        self.0.print_move(mv)
    }
    fn item_name(&self, purpose: Purpose, item: u8) -> Option<String> {
        self.0.item_name(purpose, item)
    }
    fn describe(&self, state: &R::State) -> String {
        self.0.describe(state)
    }
    fn parse_move(&self, text: &str) -> Result<R::Move, MoveTextError> {
        self.0.parse_move(text).map(|read| self.1.reads(read))
    }
    fn print_view(&self, view: &(R::View, String)) -> Option<String> {
        let text = self.0.print_view(&view.0)?;
        Some(format!("{text}#{}", view.1))
    }
    fn parse_view(&self, text: &str) -> Result<(R::View, String), StateTextError> {
        let (view, leak) = text.split_once('#').unwrap_or((text, ""));
        Ok((self.0.parse_view(view)?, leak.to_owned()))
    }
    fn print_state(&self, state: &R::State) -> Option<String> {
        Some(self.1.writes(self.0.print_state(state)?))
    }
    fn parse_state(&self, text: &str) -> Result<R::State, StateTextError> {
        self.0.parse_state(text)
    }
    fn item_by_name(&self, purpose: Purpose, name: &str) -> Option<u8> {
        self.0.item_by_name(purpose, name)
    }
}

impl<R: Presentation, F: Flaw<R>> Presentation for Flawed<R, F> {
    fn notice(&self, event: &R::Event) -> Notice {
        self.1.says(self.0.notice(event))
    }
    fn levels(&self) -> Levels {
        self.0.levels()
    }
    fn picture(&self, view: &(R::View, String)) -> Picture {
        self.0.picture(&view.0)
    }
    fn score_message(&self, line: &ScoreLine) -> Message {
        self.0.score_message(line)
    }
    fn target(&self, view: &(R::View, String), mv: R::Move) -> Target {
        self.1.points(self.0.target(&view.0, mv))
    }
    fn move_at(&self, view: &(R::View, String), target: &Target) -> Option<R::Move> {
        self.0.move_at(&view.0, target)
    }
    fn turn(&self, state: &R::State) -> u32 {
        self.0.turn(state)
    }
    fn score_seen(&self, view: &(R::View, String), seat: Seat) -> Option<Score> {
        self.0.score_seen(&view.0, seat)
    }
    fn printed(&self) -> PrintedMatter {
        self.0.printed()
    }
}

impl<R: Statistics, F: Flaw<R>> Statistics for Flawed<R, F> {}
