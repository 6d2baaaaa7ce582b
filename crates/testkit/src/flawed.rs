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
pub trait Flaw<R: Ruleset>: Debug + Send + Sync + 'static {
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
    /// Announces something more before a move is made.
    fn tells(&self, _rules: &R, _state: &R::State, _seat: Seat) -> Option<R::Event> {
        None
    }
    /// Leaves out single moves of a seat, by what the whole state says.
    fn allows(&self, _rules: &R, _state: &R::State, _seat: Seat, _mv: R::Move) -> bool {
        true
    }
    /// Changes a picture, by what a seat is shown in addition.
    fn paints(&self, picture: Picture, _leak: &str) -> Picture {
        picture
    }
    /// Changes a score that a view shows, by what a seat is shown in addition.
    fn scores(&self, score: Option<Score>, _leak: &str) -> Option<Score> {
        score
    }
    /// Changes the state that a view is completed to, by what a seat is shown in addition.
    fn imagines(&self, state: R::State, _leak: &str) -> R::State {
        state
    }
}

/// A ruleset with a flaw. With one you see whether a law finds a mistake.
///
/// ```
/// use rnw_testkit::{CheckConfig, Flaw, Flawed, Subject, check};
///
/// /// Does not list the last move.
/// #[derive(Debug)]
/// struct ForgetsOne;
///
/// impl Flaw<rnw_nuggets::Rules> for ForgetsOne {
///     fn lists(&self, mut moves: Vec<rnw_nuggets::Move>) -> Vec<rnw_nuggets::Move> {
///         moves.pop();
///         moves
///     }
/// }
///
/// let game = Subject::new("nuggets", 2..=4, |setup| {
///     let rules = rnw_nuggets::load(&setup.pack.files, setup.options(), setup.seats)?;
///     Ok(Flawed::new(rules, ForgetsOne))
/// });
/// let game = game.pack("nuggets", rnw_nuggets::shipped());
/// let failed = check(&game, &CheckConfig::default(), |_| {}).unwrap_err();
/// assert_eq!(failed.broken().unwrap().law.name, "ways");
/// ```
#[derive(Debug)]
pub struct Flawed<R>(pub(crate) R, Box<dyn Flaw<R>>);

impl<R: Ruleset> Flawed<R> {
    /// These rules with this flaw.
    pub fn new(rules: R, flaw: impl Flaw<R>) -> Self {
        Self(rules, Box::new(flaw))
    }
}

impl<R: Ruleset> Ruleset for Flawed<R> {
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
        let moves = self.0.moves(state, seat).into_iter().map(Legal::mv);
        let allowed = moves.filter(|mv| self.1.allows(&self.0, state, seat, *mv));
        let mut listed = self.1.lists(allowed.collect()).into_iter();
        listed.try_for_each(|mv| visit(Legal::unchecked(seat, mv)))
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
        if let Some(event) = self.1.tells(&self.0, state, asked.seat()) {
            events.notify(|| event);
        }
        let before = *state;
        self.0
            .apply(state, Legal::unchecked(asked.seat(), made), events);
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
        let state = self.0.determinize(&view.0, generator);
        self.1.imagines(state, &view.1)
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

impl<R: Notation> Notation for Flawed<R> {
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

impl<R: Presentation> Presentation for Flawed<R> {
    fn notice(&self, event: &R::Event) -> Notice {
        self.1.says(self.0.notice(event))
    }
    fn levels(&self) -> Levels {
        self.0.levels()
    }
    fn picture(&self, view: &(R::View, String)) -> Picture {
        self.1.paints(self.0.picture(&view.0), &view.1)
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
        let seen = self.0.score_seen(&view.0, seat);
        self.1.scores(seen, &view.1)
    }
    fn printed(&self) -> PrintedMatter {
        self.0.printed()
    }
}

impl<R: Statistics> Statistics for Flawed<R> {}
