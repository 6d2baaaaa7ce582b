//! "Some game": the object-safe twin of [`Ruleset`] and [`Presentation`].
//!
//! A table, a record or a screen does not care which game it holds. [`Game`] is implemented once, for
//! every game, by boxing states and views and by speaking of moves as numbers. Search and
//! benchmarks stay with [`Ruleset`], which the compiler specialises.

mod info;
mod visitor;

pub use info::{GameInfo, PrintedMatter};
pub use visitor::{Accept, GameVisitor};

use crate::picture::Picture;
use crate::{
    Awaiting, Legal, Message, MoveId, MoveTextError, Notation, Notice, Presentation, Purpose,
    Refusal, Ruleset, Score, ScoreLine, Seat, Standings, Target,
};
use rand::Rng;
use std::any::Any;
use std::fmt::Debug;
use std::ops::ControlFlow;

/// A state of some game.
#[derive(Debug)]
pub struct GameState(Box<dyn ErasedValue>);

/// A view of some game.
#[derive(Debug)]
pub struct GameView(Box<dyn ErasedValue>);

/// A value that can be copied behind a pointer.
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
    /// The state as its ruleset has it; `None` if it belongs to another game.
    pub fn of<R: Ruleset>(&self) -> Option<&R::State> {
        self.0.any().downcast_ref()
    }
}

impl GameView {
    /// What a player of some game sees, from the view of the game that it is.
    pub fn new<V: Clone + PartialEq + Debug + Send + Sync + 'static>(view: V) -> Self {
        Self(Box::new(view))
    }

    /// The view as its ruleset has it; `None` if it belongs to another game.
    pub fn of<R: Ruleset>(&self) -> Option<&R::View> {
        self.0.any().downcast_ref()
    }
}

/// The object-safe twin of [`Ruleset`] and [`Presentation`]; see there for what each method promises.
///
/// # Panics
/// Every method that takes a state or a view panics if it belongs to another game: that is a bug of
/// the caller, who got it from this very game.
pub trait Game: Debug + Send + Sync {
    /// See [`Ruleset::info`].
    fn info(&self) -> &GameInfo;
    /// See [`Ruleset::start`].
    fn start(&self) -> GameState;
    /// See [`Ruleset::awaiting`].
    fn awaiting(&self, state: &GameState) -> Awaiting;
    /// The legal moves of a seat, in their fixed order.
    fn moves(&self, state: &GameState, seat: Seat) -> Vec<Legal<MoveId>>;
    /// See [`Ruleset::check`].
    ///
    /// # Errors
    /// If the move is not legal now, with the clause that forbids it.
    fn check(&self, state: &GameState, seat: Seat, id: MoveId) -> Result<Legal<MoveId>, Refusal>;
    /// Makes a legal move and returns what happened. See [`Ruleset::apply`].
    fn apply(&self, state: &mut GameState, mv: Legal<MoveId>) -> Vec<Notice>;
    /// Deals an item and returns what happened; `None`, and no change, if the state awaits no such item.
    fn deal(&self, state: &mut GameState, item: u8) -> Option<Vec<Notice>>;
    /// See [`Ruleset::view`].
    fn view(&self, state: &GameState, seat: Seat) -> GameView;
    /// A full state that agrees with the view.
    fn determinize(&self, view: &GameView, generator: &mut dyn Rng) -> GameState;
    /// See [`Presentation::picture`].
    fn picture(&self, view: &GameView) -> Picture;
    /// See [`Presentation::printed`].
    fn printed(&self) -> PrintedMatter;
    /// See [`Presentation::turn`].
    fn turn(&self, state: &GameState) -> u32;
    /// See [`Ruleset::score`].
    fn score(&self, state: &GameState, seat: Seat) -> Score;
    /// See [`Presentation::score_seen`].
    fn score_seen(&self, view: &GameView, seat: Seat) -> Option<Score>;
    /// See [`Ruleset::standings`].
    fn standings(&self, state: &GameState) -> Standings;
    /// See [`Notation::print_move`].
    fn print_move(&self, id: MoveId) -> String;
    /// See [`Notation::parse_move`].
    ///
    /// # Errors
    /// If the text is no move.
    fn parse_move(&self, text: &str) -> Result<MoveId, MoveTextError>;
    /// See [`Presentation::target`].
    fn target(&self, view: &GameView, id: MoveId) -> Target;
    /// See [`Presentation::move_at`].
    fn move_at(&self, view: &GameView, target: &Target) -> Option<MoveId>;
    /// See [`Notation::item_name`].
    fn item_name(&self, purpose: Purpose, item: u8) -> Option<String>;
    /// See [`Notation::item_by_name`].
    fn item_by_name(&self, purpose: Purpose, name: &str) -> Option<u8>;
    /// See [`Presentation::score_message`].
    fn score_message(&self, line: &ScoreLine) -> Message;
    /// See [`Notation::describe`].
    fn describe(&self, state: &GameState) -> String;
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

impl<R: Presentation> Game for R {
    fn info(&self) -> &GameInfo {
        Ruleset::info(self)
    }
    fn start(&self) -> GameState {
        GameState(Box::new(Ruleset::start(self)))
    }
    fn awaiting(&self, of: &GameState) -> Awaiting {
        Ruleset::awaiting(self, state::<R>(of))
    }
    fn moves(&self, of: &GameState, seat: Seat) -> Vec<Legal<MoveId>> {
        let mut ids = Vec::new();
        let _ = self.for_each_move(state::<R>(of), seat, |mv| {
            ids.push(Legal::assume(mv.seat(), self.move_id(mv.mv())));
            ControlFlow::<()>::Continue(())
        });
        ids
    }
    fn check(&self, of: &GameState, seat: Seat, id: MoveId) -> Result<Legal<MoveId>, Refusal> {
        let legal = Ruleset::check(self, state::<R>(of), seat, known(self, id))?;
        Ok(Legal::assume(legal.seat(), id))
    }
    fn apply(&self, of: &mut GameState, mv: Legal<MoveId>) -> Vec<Notice> {
        let mut events: Vec<R::Event> = Vec::new();
        let legal = Legal::assume(mv.seat(), known(self, mv.mv()));
        Ruleset::apply(self, state_mut::<R>(of), legal, &mut events);
        tell_all(self, &events)
    }
    fn deal(&self, of: &mut GameState, item: u8) -> Option<Vec<Notice>> {
        match Game::awaiting(self, of) {
            Awaiting::Chance(chance) if chance.among.contains(item) => {
                let mut events: Vec<R::Event> = Vec::new();
                Ruleset::deal(self, state_mut::<R>(of), item, &mut events);
                Some(tell_all(self, &events))
            }
            Awaiting::Chance(_) | Awaiting::Seats(_) | Awaiting::Over => None,
        }
    }
    fn view(&self, of: &GameState, seat: Seat) -> GameView {
        GameView::new(Ruleset::view(self, state::<R>(of), seat))
    }
    fn determinize(&self, of: &GameView, generator: &mut dyn Rng) -> GameState {
        GameState(Box::new(Ruleset::determinize(
            self,
            view::<R>(of),
            generator,
        )))
    }
    fn picture(&self, of: &GameView) -> Picture {
        Presentation::picture(self, view::<R>(of))
    }
    fn printed(&self) -> PrintedMatter {
        Presentation::printed(self)
    }
    fn turn(&self, of: &GameState) -> u32 {
        Presentation::turn(self, state::<R>(of))
    }
    fn score(&self, of: &GameState, seat: Seat) -> Score {
        Ruleset::score(self, state::<R>(of), seat)
    }
    fn score_seen(&self, of: &GameView, seat: Seat) -> Option<Score> {
        Presentation::score_seen(self, view::<R>(of), seat)
    }
    fn standings(&self, of: &GameState) -> Standings {
        Ruleset::standings(self, state::<R>(of))
    }
    fn print_move(&self, id: MoveId) -> String {
        Notation::print_move(self, known(self, id))
    }
    fn parse_move(&self, text: &str) -> Result<MoveId, MoveTextError> {
        Notation::parse_move(self, text).map(|mv| self.move_id(mv))
    }
    fn target(&self, of: &GameView, id: MoveId) -> Target {
        Presentation::target(self, view::<R>(of), known(self, id))
    }
    fn move_at(&self, of: &GameView, target: &Target) -> Option<MoveId> {
        Presentation::move_at(self, view::<R>(of), target).map(|mv| self.move_id(mv))
    }
    fn item_name(&self, purpose: Purpose, item: u8) -> Option<String> {
        Notation::item_name(self, purpose, item)
    }
    fn item_by_name(&self, purpose: Purpose, name: &str) -> Option<u8> {
        Notation::item_by_name(self, purpose, name)
    }
    fn score_message(&self, line: &ScoreLine) -> Message {
        Presentation::score_message(self, line)
    }
    fn describe(&self, of: &GameState) -> String {
        Notation::describe(self, state::<R>(of))
    }
}
