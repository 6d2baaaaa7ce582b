//! "Some game": the object-safe twin of [`Ruleset`] and [`Spoken`].
//!
//! A table, a record or a screen does not care which game it holds. [`Game`] is implemented once, for
//! every game, by boxing states and views and by speaking of moves as numbers. Search and
//! benchmarks stay with [`Ruleset`], which the compiler specialises.

use crate::picture::{CardPicture, PatternPicture, Picture, SymbolCard};
use crate::{
    Awaiting, Merit, MoveId, MoveTextError, Points, Purpose, Refusal, Ruleset, Saying, Score,
    ScoreLine, Seat, Spoken, Standings, Target, Told,
};
use rand::Rng;
use std::any::Any;
use std::fmt::Debug;
use std::ops::ControlFlow;

/// A state of some game.
#[derive(Debug)]
pub struct GameState(Box<dyn Kept>);

/// A view of some game.
#[derive(Debug)]
pub struct GameView(Box<dyn Kept>);

/// A value that can be copied behind a pointer.
trait Kept: Any + Debug + Send + Sync {
    fn copy(&self) -> Box<dyn Kept>;
    fn any(&self) -> &dyn Any;
    fn any_mut(&mut self) -> &mut dyn Any;
    fn same(&self, other: &dyn Any) -> bool;
}

impl<T: Any + Clone + PartialEq + Debug + Send + Sync> Kept for T {
    fn copy(&self) -> Box<dyn Kept> {
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

/// The object-safe twin of [`Ruleset`] and [`Spoken`]; see there for what each method promises.
///
/// # Panics
/// Every method that takes a state or a view panics if it belongs to another game: that is a bug of
/// the caller, who got it from this very game.
pub trait Game: Debug + Send + Sync {
    /// See [`Spoken::name`].
    fn name(&self) -> &'static str;
    /// See [`Spoken::rules_version`].
    fn rules_version(&self) -> u32;
    /// See [`Ruleset::seats`].
    fn seats(&self) -> usize;
    /// See [`Spoken::options`].
    fn options(&self) -> Vec<(&'static str, String)>;
    /// See [`Spoken::plugins`].
    fn plugins(&self) -> Vec<String>;
    /// See [`Spoken::symbols`].
    fn symbols(&self) -> Vec<SymbolCard>;
    /// See [`Ruleset::start`].
    fn start(&self) -> GameState;
    /// See [`Ruleset::awaiting`].
    fn awaiting(&self, state: &GameState) -> Awaiting;
    /// The legal moves of a seat, in their fixed order.
    fn moves(&self, state: &GameState, seat: Seat) -> Vec<MoveId>;
    /// See [`Ruleset::check`].
    ///
    /// # Errors
    /// If the move is not legal now, with the clause that forbids it.
    fn check(&self, state: &GameState, seat: Seat, id: MoveId) -> Result<(), Refusal>;
    /// Makes a move and returns what happened.
    ///
    /// # Errors
    /// If the move is not legal now; the state is unchanged then.
    fn apply(&self, state: &mut GameState, seat: Seat, id: MoveId) -> Result<Vec<Told>, Refusal>;
    /// Deals an item and returns what happened; `None`, and no change, if the state awaits no such item.
    fn deal(&self, state: &mut GameState, item: u8) -> Option<Vec<Told>>;
    /// See [`Ruleset::view`].
    fn view(&self, state: &GameState, seat: Seat) -> GameView;
    /// A full state that agrees with the view.
    fn determinize(&self, view: &GameView, generator: &mut dyn Rng) -> GameState;
    /// See [`Ruleset::audit`].
    ///
    /// # Errors
    /// If the state is not sound.
    fn audit(&self, state: &GameState) -> Result<(), String>;
    /// See [`Spoken::picture`].
    fn picture(&self, view: &GameView) -> Picture;
    /// See [`Spoken::printed`].
    fn printed(&self) -> Vec<CardPicture>;
    /// See [`Spoken::patterns`].
    fn patterns(&self) -> Vec<PatternPicture>;
    /// See [`Spoken::turn`].
    fn turn(&self, state: &GameState) -> u32;
    /// See [`Ruleset::score`].
    fn score(&self, state: &GameState, seat: Seat) -> Score;
    /// See [`Ruleset::merit`].
    fn merit(&self, state: &GameState, seat: Seat) -> Merit;
    /// See [`Spoken::score_seen`].
    fn score_seen(&self, view: &GameView, seat: Seat) -> Option<Score>;
    /// See [`Ruleset::parts`].
    fn parts(&self) -> Points;
    /// See [`Spoken::how_to_move`].
    fn how_to_move(&self) -> Vec<Saying>;
    /// See [`Ruleset::standings`].
    fn standings(&self, state: &GameState) -> Standings;
    /// See [`Spoken::tie_breaks`].
    fn tie_breaks(&self) -> Vec<Saying>;
    /// See [`Spoken::print_move`].
    fn print_move(&self, id: MoveId) -> String;
    /// See [`Spoken::parse_move`].
    ///
    /// # Errors
    /// If the text is no move.
    fn parse_move(&self, text: &str) -> Result<MoveId, MoveTextError>;
    /// See [`Spoken::target`].
    fn target(&self, view: &GameView, id: MoveId) -> Target;
    /// See [`Spoken::move_at`].
    fn move_at(&self, view: &GameView, target: &Target) -> Option<MoveId>;
    /// See [`Spoken::item_name`].
    fn item_name(&self, purpose: Purpose, item: u8) -> Option<String>;
    /// See [`Spoken::item_by_name`].
    fn item_by_name(&self, purpose: Purpose, name: &str) -> Option<u8>;
    /// See [`Spoken::say_line`].
    fn say_line(&self, line: &ScoreLine) -> Saying;
    /// See [`Spoken::describe`].
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

fn tell_all<R: Spoken>(rules: &R, events: &[R::Event]) -> Vec<Told> {
    events.iter().map(|event| rules.say(event)).collect()
}

impl<R: Spoken> Game for R {
    fn name(&self) -> &'static str {
        Spoken::name(self)
    }
    fn rules_version(&self) -> u32 {
        Spoken::rules_version(self)
    }
    fn seats(&self) -> usize {
        Ruleset::seats(self)
    }
    fn options(&self) -> Vec<(&'static str, String)> {
        Spoken::options(self)
    }
    fn plugins(&self) -> Vec<String> {
        Spoken::plugins(self)
    }
    fn symbols(&self) -> Vec<SymbolCard> {
        Spoken::symbols(self)
    }
    fn start(&self) -> GameState {
        GameState(Box::new(Ruleset::start(self)))
    }
    fn awaiting(&self, of: &GameState) -> Awaiting {
        Ruleset::awaiting(self, state::<R>(of))
    }
    fn moves(&self, of: &GameState, seat: Seat) -> Vec<MoveId> {
        let mut ids = Vec::new();
        let _ = self.for_each_move(state::<R>(of), seat, |r#move| {
            ids.push(self.move_id(r#move));
            ControlFlow::<()>::Continue(())
        });
        ids
    }
    fn check(&self, of: &GameState, seat: Seat, id: MoveId) -> Result<(), Refusal> {
        Ruleset::check(self, state::<R>(of), seat, known(self, id))
    }
    fn apply(&self, of: &mut GameState, seat: Seat, id: MoveId) -> Result<Vec<Told>, Refusal> {
        Game::check(self, of, seat, id)?;
        let mut events: Vec<R::Event> = Vec::new();
        Ruleset::apply(self, state_mut::<R>(of), seat, known(self, id), &mut events);
        Ok(tell_all(self, &events))
    }
    fn deal(&self, of: &mut GameState, item: u8) -> Option<Vec<Told>> {
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
    fn audit(&self, of: &GameState) -> Result<(), String> {
        Ruleset::audit(self, state::<R>(of))
    }
    fn picture(&self, of: &GameView) -> Picture {
        Spoken::picture(self, view::<R>(of))
    }
    fn printed(&self) -> Vec<CardPicture> {
        Spoken::printed(self)
    }
    fn patterns(&self) -> Vec<PatternPicture> {
        Spoken::patterns(self)
    }
    fn turn(&self, of: &GameState) -> u32 {
        Spoken::turn(self, state::<R>(of))
    }
    fn score(&self, of: &GameState, seat: Seat) -> Score {
        Ruleset::score(self, state::<R>(of), seat)
    }
    fn merit(&self, of: &GameState, seat: Seat) -> Merit {
        Ruleset::merit(self, state::<R>(of), seat)
    }
    fn score_seen(&self, of: &GameView, seat: Seat) -> Option<Score> {
        Spoken::score_seen(self, view::<R>(of), seat)
    }
    fn parts(&self) -> Points {
        Ruleset::parts(self)
    }
    fn how_to_move(&self) -> Vec<Saying> {
        Spoken::how_to_move(self)
    }
    fn standings(&self, of: &GameState) -> Standings {
        Ruleset::standings(self, state::<R>(of))
    }
    fn tie_breaks(&self) -> Vec<Saying> {
        Spoken::tie_breaks(self)
    }
    fn print_move(&self, id: MoveId) -> String {
        Spoken::print_move(self, known(self, id))
    }
    fn parse_move(&self, text: &str) -> Result<MoveId, MoveTextError> {
        Spoken::parse_move(self, text).map(|r#move| self.move_id(r#move))
    }
    fn target(&self, of: &GameView, id: MoveId) -> Target {
        Spoken::target(self, view::<R>(of), known(self, id))
    }
    fn move_at(&self, of: &GameView, target: &Target) -> Option<MoveId> {
        Spoken::move_at(self, view::<R>(of), target).map(|r#move| self.move_id(r#move))
    }
    fn item_name(&self, purpose: Purpose, item: u8) -> Option<String> {
        Spoken::item_name(self, purpose, item)
    }
    fn item_by_name(&self, purpose: Purpose, name: &str) -> Option<u8> {
        Spoken::item_by_name(self, purpose, name)
    }
    fn say_line(&self, line: &ScoreLine) -> Saying {
        Spoken::say_line(self, line)
    }
    fn describe(&self, of: &GameState) -> String {
        Spoken::describe(self, state::<R>(of))
    }
}
