//! Any game behind one object-safe trait.
//!
//! A table, a record or a screen works with every game. [`Game`] is implemented once for all of
//! them, by [`GameOf`]: it puts states and views into boxes, and uses the numbers of moves. Search and benchmarks
//! use [`Ruleset`] directly, because the compiler specialises it for each game.

mod info;
mod visitor;

pub use info::{GameInfo, PrintedMatter};
pub use visitor::{Accept, GameVisitor};

use crate::picture::Picture;
use crate::{
    AskFirst, Awaiting, Chance, Legal, Levels, Message, MoveId, MoveTextError, Notice, Outcome,
    Points, Presentation, Purpose, Refusal, Ruleset, Score, ScoreLine, Seat, Standings,
    StateTextError, Target,
};
use rand::Rng;
use std::any::Any;
use std::fmt::Debug;
use std::ops::Deref;
use std::sync::Arc;

/// A state of any game. The [`Game`] that made it can read it; [`GameState::of`] gives the concrete
/// state.
///
/// ```
/// # use rand::Rng;
/// # use roll_and_write::{Awaiting, Events, GameInfo, Legal, MoveId, Refusal, Ruleset};
/// # use roll_and_write::{Score, ScoreLine, Seat, Seats};
/// # use std::ops::ControlFlow;
/// # #[derive(Debug)]
/// # struct Race(GameInfo);
/// # impl Ruleset for Race {
/// #     type State = u8;
/// #     type Move = u8;
/// #     type View = u8;
/// #     type Event = u8;
/// #     fn info(&self) -> &GameInfo { &self.0 }
/// #     fn start(&self) -> u8 { 0 }
/// #     fn awaiting(&self, at: &u8) -> Awaiting {
/// #         if *at < 5 { Awaiting::Seats(Seats::all(1)) } else { Awaiting::Over }
/// #     }
/// #     fn for_each_move<B>(
/// #         &self, at: &u8, seat: Seat, visit: impl FnMut(Legal<u8>) -> ControlFlow<B>,
/// #     ) -> ControlFlow<B> {
/// #         let open = if *at < 5 { 1..4 } else { 0..0 };
/// #         open.map(|steps| Legal::unchecked(seat, steps)).try_for_each(visit)
/// #     }
/// #     fn check(&self, at: &u8, seat: Seat, steps: u8) -> Result<Legal<u8>, Refusal> {
/// #         let reason = roll_and_write::Message::new("refusal-steps");
/// #         let legal = *at < 5 && (1..4).contains(&steps);
/// #         if legal { Ok(Legal::unchecked(seat, steps)) } else { Err(Refusal::new("RACE-1", reason)) }
/// #     }
/// #     fn apply(&self, at: &mut u8, mv: Legal<u8>, events: &mut impl Events<u8>) {
/// #         *at += mv.mv();
/// #         events.notify(|| mv.mv());
/// #     }
/// #     fn view(&self, at: &u8, _: Seat) -> u8 { *at }
/// #     fn determinize<G: Rng + ?Sized>(&self, view: &u8, _: &mut G) -> u8 { *view }
/// #     fn viewer(&self, _: &u8) -> Seat { Seat::new(0) }
/// #     fn score(&self, at: &u8, _: Seat) -> Score {
/// #         Score::of([ScoreLine::new("score-steps", 1, i32::from(*at))])
/// #     }
/// #     fn ids(&self) -> u32 { 4 }
/// #     fn move_id(&self, steps: u8) -> MoveId { MoveId(steps.into()) }
/// #     fn move_by_id(&self, id: MoveId) -> Option<u8> { (1..4).contains(&id.0).then_some(id.0 as u8) }
/// # }
/// # use roll_and_write::{Audience, Message, Notation, Notice, Picture, Presentation, Purpose};
/// # impl Notation for Race {
/// #     fn print_move(&self, steps: u8) -> String { format!("run {steps}") }
/// #     fn item_name(&self, _: Purpose, _: u8) -> Option<String> { None }
/// # }
/// # impl Presentation for Race {
/// #     fn notice(&self, _: &u8) -> Notice { Notice::to(Audience::Everyone, Message::new("event-ran")) }
/// #     fn picture(&self, _: &u8) -> Picture { Picture::default() }
/// # }
/// use roll_and_write::{Game, GameOf};
/// use std::sync::Arc;
///
/// let game: Arc<dyn Game> = GameOf::new(Race(GameInfo::new("race", 1)));
/// let (before, mut state) = (game.start(), game.start());
/// let legal = game.moves(&state, Seat::new(0))[1];
/// game.apply(&mut state, legal);
/// assert_ne!(state, before);
/// assert_eq!(state.of::<Race>(), Some(&2), "the second move is two steps");
/// ```
#[derive(Debug)]
pub struct GameState(Box<dyn ErasedValue>);

/// A view of any game. [`GameView::of`] gives the concrete view.
///
/// ```
/// use roll_and_write::GameView;
/// let view = GameView::new([1, 2]);
/// assert_eq!(view.clone(), view);
/// assert_ne!(view, GameView::new("a view of another game"));
/// ```
#[derive(Debug)]
pub struct GameView(Box<dyn ErasedValue>);

/// A value behind a pointer that can be copied and compared.
trait ErasedValue: Any + Debug + Send + Sync {
    fn copy(&self) -> Box<dyn ErasedValue>;
    fn any(&self) -> &dyn Any;
    fn any_mut(&mut self) -> &mut dyn Any;
    fn same(&self, other: &dyn Any) -> bool;
}

impl<T: Any + Clone + PartialEq + Debug + Send + Sync> ErasedValue for T {
    fn copy(&self) -> Box<dyn ErasedValue> {
        Box::new(self.clone())
    }
    fn any(&self) -> &dyn Any {
        self
    }
    fn any_mut(&mut self) -> &mut dyn Any {
        self
    }
    fn same(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<T>().is_some_and(|other| other == self)
    }
}

impl Clone for GameState {
    fn clone(&self) -> Self {
        Self(self.0.copy())
    }
}

impl PartialEq for GameState {
    fn eq(&self, other: &Self) -> bool {
        self.0.same(other.0.any())
    }
}

impl Clone for GameView {
    fn clone(&self) -> Self {
        Self(self.0.copy())
    }
}

impl PartialEq for GameView {
    fn eq(&self, other: &Self) -> bool {
        self.0.same(other.0.any())
    }
}

impl GameState {
    /// The state as its ruleset knows it; `None` if it belongs to another game.
    pub fn of<R: Ruleset>(&self) -> Option<&R::State> {
        self.0.any().downcast_ref()
    }
}

impl GameView {
    /// Makes a view of any game from the view of one game.
    pub fn new<V: Clone + PartialEq + Debug + Send + Sync + 'static>(view: V) -> Self {
        Self(Box::new(view))
    }

    /// The view as its ruleset knows it; `None` if it belongs to another game.
    pub fn of<R: Ruleset>(&self) -> Option<&R::View> {
        self.0.any().downcast_ref()
    }
}

/// Any game behind a pointer: the object-safe form of [`Ruleset`], [`Notation`](crate::Notation) and
/// [`Presentation`]. [`GameOf`] makes one of every ruleset with these traits, and nothing else is a `Game`.
///
/// # Panics
/// Every method that takes a state, a view or a move id panics if it belongs to another game. That
/// is a bug of the caller.
///
/// ```
/// # use rand::Rng;
/// # use roll_and_write::{Awaiting, Events, GameInfo, Legal, MoveId, Refusal, Ruleset};
/// # use roll_and_write::{Score, ScoreLine, Seat, Seats};
/// # use std::ops::ControlFlow;
/// # #[derive(Debug)]
/// # struct Race(GameInfo);
/// # impl Ruleset for Race {
/// #     type State = u8;
/// #     type Move = u8;
/// #     type View = u8;
/// #     type Event = u8;
/// #     fn info(&self) -> &GameInfo { &self.0 }
/// #     fn start(&self) -> u8 { 0 }
/// #     fn awaiting(&self, at: &u8) -> Awaiting {
/// #         if *at < 5 { Awaiting::Seats(Seats::all(1)) } else { Awaiting::Over }
/// #     }
/// #     fn for_each_move<B>(
/// #         &self, at: &u8, seat: Seat, visit: impl FnMut(Legal<u8>) -> ControlFlow<B>,
/// #     ) -> ControlFlow<B> {
/// #         let open = if *at < 5 { 1..4 } else { 0..0 };
/// #         open.map(|steps| Legal::unchecked(seat, steps)).try_for_each(visit)
/// #     }
/// #     fn check(&self, at: &u8, seat: Seat, steps: u8) -> Result<Legal<u8>, Refusal> {
/// #         let reason = roll_and_write::Message::new("refusal-steps");
/// #         let legal = *at < 5 && (1..4).contains(&steps);
/// #         if legal { Ok(Legal::unchecked(seat, steps)) } else { Err(Refusal::new("RACE-1", reason)) }
/// #     }
/// #     fn apply(&self, at: &mut u8, mv: Legal<u8>, events: &mut impl Events<u8>) {
/// #         *at += mv.mv();
/// #         events.notify(|| mv.mv());
/// #     }
/// #     fn view(&self, at: &u8, _: Seat) -> u8 { *at }
/// #     fn determinize<G: Rng + ?Sized>(&self, view: &u8, _: &mut G) -> u8 { *view }
/// #     fn viewer(&self, _: &u8) -> Seat { Seat::new(0) }
/// #     fn score(&self, at: &u8, _: Seat) -> Score {
/// #         Score::of([ScoreLine::new("score-steps", 1, i32::from(*at))])
/// #     }
/// #     fn ids(&self) -> u32 { 4 }
/// #     fn move_id(&self, steps: u8) -> MoveId { MoveId(steps.into()) }
/// #     fn move_by_id(&self, id: MoveId) -> Option<u8> { (1..4).contains(&id.0).then_some(id.0 as u8) }
/// # }
/// # use roll_and_write::{Audience, Message, Notation, Notice, Picture, Presentation, Purpose};
/// # impl Notation for Race {
/// #     fn print_move(&self, steps: u8) -> String { format!("run {steps}") }
/// #     fn item_name(&self, _: Purpose, _: u8) -> Option<String> { None }
/// # }
/// # impl Presentation for Race {
/// #     fn notice(&self, steps: &u8) -> Notice {
/// #         Notice::to(Audience::Everyone, Message::new("event-ran").number("steps", *steps))
/// #     }
/// #     fn picture(&self, _: &u8) -> Picture { Picture::default() }
/// # }
/// use roll_and_write::{Game, GameOf};
/// use std::sync::Arc;
///
/// let game: Arc<dyn Game> = GameOf::new(Race(GameInfo::new("race", 1)));
/// let (mut state, seat) = (game.start(), Seat::new(0));
/// let id = game.parse_move("run 3")?;
/// let legal = game.check(&state, seat, id).expect("three steps are legal");
/// let notices = game.apply(&mut state, legal);
/// assert_eq!(notices[0].message.key, "event-ran");
/// assert_eq!(state.of::<Race>(), Some(&3));
/// # Ok::<(), roll_and_write::MoveTextError>(())
/// ```
pub trait Game: sealed::Sealed + Debug + Send + Sync {
    /// See [`Ruleset::info`].
    fn info(&self) -> &GameInfo;
    /// See [`Ruleset::start`].
    fn start(&self) -> GameState;
    /// See [`Ruleset::awaiting`].
    fn awaiting(&self, state: &GameState) -> Awaiting;
    /// See [`Ruleset::moves`].
    fn moves(&self, state: &GameState, seat: Seat) -> Vec<Legal<MoveId>>;
    /// Checks whether a seat may make the move with this number. See [`Ruleset::check`].
    ///
    /// # Errors
    /// If the move is not legal now. The refusal names the clause that forbids it.
    fn check(&self, state: &GameState, seat: Seat, id: MoveId) -> Result<Legal<MoveId>, Refusal>;
    /// Makes a legal move, and returns what happened. See [`Ruleset::apply`].
    fn apply(&self, state: &mut GameState, mv: Legal<MoveId>) -> Vec<Notice>;
    /// Deals what a draw brought, and returns what happened. Returns `None` and changes nothing if
    /// the draw that the state awaits cannot bring it. See [`Ruleset::deal`].
    fn deal(&self, state: &mut GameState, outcome: Outcome) -> Option<Vec<Notice>>;
    /// See [`Ruleset::view`].
    fn view(&self, state: &GameState, seat: Seat) -> GameView;
    /// Makes a full state that agrees with the view. See [`Ruleset::determinize`].
    fn determinize(&self, view: &GameView, generator: &mut dyn Rng) -> GameState;
    /// See [`Ruleset::viewer`].
    fn viewer(&self, view: &GameView) -> Seat;
    /// See [`Notation::print_view`](crate::Notation::print_view).
    fn print_view(&self, view: &GameView) -> Option<String>;
    /// See [`Notation::parse_view`](crate::Notation::parse_view).
    ///
    /// # Errors
    /// What is wrong with the text.
    fn parse_view(&self, text: &str) -> Result<GameView, StateTextError>;
    /// See [`Notation::print_state`](crate::Notation::print_state).
    fn print_state(&self, state: &GameState) -> Option<String>;
    /// See [`Notation::parse_state`](crate::Notation::parse_state).
    ///
    /// # Errors
    /// What is wrong with the text.
    fn parse_state(&self, text: &str) -> Result<GameState, StateTextError>;
    /// See [`Presentation::picture`].
    fn picture(&self, view: &GameView) -> Picture;
    /// See [`Presentation::printed`].
    fn printed(&self) -> PrintedMatter;
    /// See [`Presentation::turn`].
    fn turn(&self, state: &GameState) -> u32;
    /// See [`Ruleset::score`].
    fn score(&self, state: &GameState, seat: Seat) -> Score;
    /// See [`Ruleset::total`].
    fn total(&self, state: &GameState, seat: Seat) -> Points;
    /// See [`Presentation::score_seen`].
    fn score_seen(&self, view: &GameView, seat: Seat) -> Option<Score>;
    /// See [`Presentation::points_due`].
    fn points_due(&self, state: &GameState, seat: Seat) -> Points;
    /// See [`Ruleset::standings`].
    fn standings(&self, state: &GameState) -> Standings;
    /// See [`Notation::print_move`](crate::Notation::print_move).
    fn print_move(&self, id: MoveId) -> String;
    /// See [`Notation::parse_move`](crate::Notation::parse_move).
    ///
    /// # Errors
    /// If the text is no move.
    fn parse_move(&self, text: &str) -> Result<MoveId, MoveTextError>;
    /// See [`Presentation::target`].
    fn target(&self, view: &GameView, id: MoveId) -> Target;
    /// See [`Presentation::move_at`].
    fn move_at(&self, view: &GameView, target: &Target) -> Option<MoveId>;
    /// See [`Presentation::ask_first`].
    fn ask_first(&self, view: &GameView, id: MoveId) -> AskFirst;
    /// See [`Presentation::text_error`].
    fn text_error(&self, view: &GameView, text: &str, error: MoveTextError) -> Message;
    /// See [`Notation::item_name`](crate::Notation::item_name).
    fn item_name(&self, purpose: Purpose, item: u8) -> Option<String>;
    /// See [`Notation::item_by_name`](crate::Notation::item_by_name).
    fn item_by_name(&self, purpose: Purpose, name: &str) -> Option<u8>;
    /// See [`Notation::side_name`](crate::Notation::side_name).
    fn side_name(&self, purpose: Purpose, die: usize, side: u8) -> String;
    /// See [`Notation::outcome_name`](crate::Notation::outcome_name).
    fn outcome_name(&self, chance: Chance, outcome: Outcome) -> Option<String>;
    /// See [`Notation::outcome_by_name`](crate::Notation::outcome_by_name).
    fn outcome_by_name(&self, chance: Chance, text: &str) -> Option<Outcome>;
    /// See [`Presentation::levels`].
    fn levels(&self) -> Levels;
    /// See [`Presentation::score_message`].
    fn score_message(&self, line: &ScoreLine) -> Message;
    /// See [`Notation::describe`](crate::Notation::describe).
    fn describe(&self, state: &GameState) -> String;
}

/// The [`Game`] of a ruleset, which hides the type of the rules behind `dyn Game`. It holds a pointer to them: an [`Arc`]
/// to share a game with others, a reference to lend it.
///
/// Rules are not a `Game` themselves, so `Ruleset` and `Game` can be imported together:
///
/// ```
/// # use rand::Rng;
/// # use roll_and_write::{Awaiting, Events, GameInfo, Legal, Message, MoveId, Refusal};
/// # use roll_and_write::{Audience, Notation, Notice, Picture, Presentation, Purpose};
/// # use roll_and_write::{NoEvents, Score, Seat, Seats};
/// # #[derive(Debug)]
/// # struct Race(GameInfo);
/// # impl Ruleset for Race {
/// #     type State = u8;
/// #     type Move = u8;
/// #     type View = u8;
/// #     type Event = u8;
/// #     fn info(&self) -> &GameInfo { &self.0 }
/// #     fn start(&self) -> u8 { 0 }
/// #     fn awaiting(&self, at: &u8) -> Awaiting {
/// #         if *at < 5 { Awaiting::Seats(Seats::all(1)) } else { Awaiting::Over }
/// #     }
/// #     fn check(&self, at: &u8, seat: Seat, steps: u8) -> Result<Legal<u8>, Refusal> {
/// #         let legal = *at < 5 && (1..4).contains(&steps);
/// #         let refusal = || Refusal::new("RACE-1", Message::new("refusal-steps"));
/// #         legal.then(|| Legal::unchecked(seat, steps)).ok_or_else(refusal)
/// #     }
/// #     fn apply(&self, at: &mut u8, mv: Legal<u8>, _: &mut impl Events<u8>) { *at += mv.mv(); }
/// #     fn view(&self, at: &u8, _: Seat) -> u8 { *at }
/// #     fn determinize<G: Rng + ?Sized>(&self, view: &u8, _: &mut G) -> u8 { *view }
/// #     fn viewer(&self, _: &u8) -> Seat { Seat::new(0) }
/// #     fn score(&self, _: &u8, _: Seat) -> Score { Score::default() }
/// #     fn ids(&self) -> u32 { 4 }
/// #     fn move_by_id(&self, id: MoveId) -> Option<u8> { (1..4).contains(&id.0).then_some(id.0 as u8) }
/// # }
/// # impl Notation for Race {
/// #     fn print_move(&self, steps: u8) -> String { format!("run {steps}") }
/// #     fn item_name(&self, _: Purpose, _: u8) -> Option<String> { None }
/// # }
/// # impl Presentation for Race {
/// #     fn notice(&self, _: &u8) -> Notice { Notice::to(Audience::Everyone, Message::new("event-ran")) }
/// #     fn picture(&self, _: &u8) -> Picture { Picture::default() }
/// # }
/// use roll_and_write::{Game, GameOf, Ruleset};
///
/// let rules = Race(GameInfo::new("race", 1));
/// let game = GameOf(&rules);
/// let (mut of_rules, mut of_game) = (rules.start(), game.start());
/// for _ in 0..2 {
///     let seat = Seat::new(0);
///     let mv = rules.moves(&of_rules, seat)[2];
///     rules.apply(&mut of_rules, mv, &mut NoEvents);
///     let mv = game.moves(&of_game, seat)[2];
///     game.apply(&mut of_game, mv);
/// }
/// assert_eq!(of_game.of::<Race>(), Some(&of_rules));
/// assert_eq!((rules.awaiting(&of_rules), game.awaiting(&of_game)), (Awaiting::Over, Awaiting::Over));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct GameOf<P>(pub P);

/// [`Game`] is sealed, so that it may get new methods.
mod sealed {
    pub trait Sealed {}
    impl<P> Sealed for super::GameOf<P> {}
}

impl<R: Presentation> GameOf<Arc<R>> {
    /// The game with these rules, ready to be shared as `Arc<dyn Game>`.
    pub fn new(rules: R) -> Arc<Self> {
        Arc::new(Self(Arc::new(rules)))
    }
}

fn state<R: Ruleset>(state: &GameState) -> &R::State {
    state
        .of::<R>()
        .expect("a state is handed back to the game that made it")
}

fn view<R: Ruleset>(view: &GameView) -> &R::View {
    view.of::<R>()
        .expect("a view is handed back to the game that made it")
}

fn state_mut<R: Ruleset>(state: &mut GameState) -> &mut R::State {
    state
        .0
        .any_mut()
        .downcast_mut()
        .expect("a state is handed back to the game that made it")
}

fn known<R: Ruleset>(rules: &R, id: MoveId) -> R::Move {
    rules
        .move_by_id(id)
        .expect("a move id comes from the game that numbered it")
}

fn tell_all<R: Presentation>(rules: &R, events: &[R::Event]) -> Vec<Notice> {
    events.iter().map(|event| rules.notice(event)).collect()
}

impl<R: Presentation, P: Deref<Target = R> + Debug + Send + Sync> Game for GameOf<P> {
    fn info(&self) -> &GameInfo {
        self.0.info()
    }
    fn start(&self) -> GameState {
        GameState(Box::new(self.0.start()))
    }
    fn awaiting(&self, of: &GameState) -> Awaiting {
        self.0.awaiting(state::<R>(of))
    }
    fn moves(&self, of: &GameState, seat: Seat) -> Vec<Legal<MoveId>> {
        let id = |mv: Legal<R::Move>| Legal::unchecked(mv.seat(), self.0.move_id(mv.mv()));
        let moves = self.0.moves(state::<R>(of), seat);
        moves.into_iter().map(id).collect()
    }
    fn check(&self, of: &GameState, seat: Seat, id: MoveId) -> Result<Legal<MoveId>, Refusal> {
        let legal = self
            .0
            .check(state::<R>(of), seat, known::<R>(&self.0, id))?;
        Ok(Legal::unchecked(legal.seat(), id))
    }
    fn apply(&self, of: &mut GameState, mv: Legal<MoveId>) -> Vec<Notice> {
        let mut events: Vec<R::Event> = Vec::new();
        let legal = Legal::unchecked(mv.seat(), known::<R>(&self.0, mv.mv()));
        self.0.apply(state_mut::<R>(of), legal, &mut events);
        tell_all::<R>(&self.0, &events)
    }
    fn deal(&self, of: &mut GameState, outcome: Outcome) -> Option<Vec<Notice>> {
        match self.awaiting(of) {
            Awaiting::Chance(chance) if chance.can_bring(outcome) => {
                let mut events: Vec<R::Event> = Vec::new();
                self.0.deal(state_mut::<R>(of), outcome, &mut events);
                Some(tell_all::<R>(&self.0, &events))
            }
            Awaiting::Chance(_) | Awaiting::Seats(_) | Awaiting::Over => None,
        }
    }
    fn view(&self, of: &GameState, seat: Seat) -> GameView {
        GameView::new(self.0.view(state::<R>(of), seat))
    }
    fn determinize(&self, of: &GameView, generator: &mut dyn Rng) -> GameState {
        GameState(Box::new(self.0.determinize(view::<R>(of), generator)))
    }
    fn viewer(&self, of: &GameView) -> Seat {
        self.0.viewer(view::<R>(of))
    }
    fn print_view(&self, of: &GameView) -> Option<String> {
        self.0.print_view(view::<R>(of))
    }
    fn parse_view(&self, text: &str) -> Result<GameView, StateTextError> {
        self.0.parse_view(text).map(GameView::new)
    }
    fn print_state(&self, of: &GameState) -> Option<String> {
        self.0.print_state(state::<R>(of))
    }
    fn parse_state(&self, text: &str) -> Result<GameState, StateTextError> {
        let state = self.0.parse_state(text)?;
        Ok(GameState(Box::new(state)))
    }
    fn picture(&self, of: &GameView) -> Picture {
        self.0.picture(view::<R>(of))
    }
    fn printed(&self) -> PrintedMatter {
        self.0.printed()
    }
    fn turn(&self, of: &GameState) -> u32 {
        self.0.turn(state::<R>(of))
    }
    fn score(&self, of: &GameState, seat: Seat) -> Score {
        self.0.score(state::<R>(of), seat)
    }
    fn total(&self, of: &GameState, seat: Seat) -> Points {
        self.0.total(state::<R>(of), seat)
    }
    fn score_seen(&self, of: &GameView, seat: Seat) -> Option<Score> {
        self.0.score_seen(view::<R>(of), seat)
    }
    fn points_due(&self, of: &GameState, seat: Seat) -> Points {
        self.0.points_due(state::<R>(of), seat)
    }
    fn standings(&self, of: &GameState) -> Standings {
        self.0.standings(state::<R>(of))
    }
    fn print_move(&self, id: MoveId) -> String {
        self.0.print_move(known::<R>(&self.0, id))
    }
    fn parse_move(&self, text: &str) -> Result<MoveId, MoveTextError> {
        self.0.parse_move(text).map(|mv| self.0.move_id(mv))
    }
    fn target(&self, of: &GameView, id: MoveId) -> Target {
        self.0.target(view::<R>(of), known::<R>(&self.0, id))
    }
    fn move_at(&self, of: &GameView, target: &Target) -> Option<MoveId> {
        self.0
            .move_at(view::<R>(of), target)
            .map(|mv| self.0.move_id(mv))
    }
    fn ask_first(&self, of: &GameView, id: MoveId) -> AskFirst {
        self.0.ask_first(view::<R>(of), known::<R>(&self.0, id))
    }
    fn text_error(&self, of: &GameView, text: &str, error: MoveTextError) -> Message {
        self.0.text_error(view::<R>(of), text, error)
    }
    fn item_name(&self, purpose: Purpose, item: u8) -> Option<String> {
        self.0.item_name(purpose, item)
    }
    fn item_by_name(&self, purpose: Purpose, name: &str) -> Option<u8> {
        self.0.item_by_name(purpose, name)
    }
    fn side_name(&self, purpose: Purpose, die: usize, side: u8) -> String {
        self.0.side_name(purpose, die, side)
    }
    fn outcome_name(&self, chance: Chance, outcome: Outcome) -> Option<String> {
        self.0.outcome_name(chance, outcome)
    }
    fn outcome_by_name(&self, chance: Chance, text: &str) -> Option<Outcome> {
        self.0.outcome_by_name(chance, text)
    }
    fn levels(&self) -> Levels {
        self.0.levels()
    }
    fn score_message(&self, line: &ScoreLine) -> Message {
        self.0.score_message(line)
    }
    fn describe(&self, of: &GameState) -> String {
        self.0.describe(state::<R>(of))
    }
}
