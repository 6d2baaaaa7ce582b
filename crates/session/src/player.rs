//! Whoever decides for a seat.

use crate::{FaultCode, Generator, OnFault, Outcome, PlayerFault};
use roll_and_write::{Game, GameView, Message, MoveId, Seat};
use std::fmt::Debug;
use std::sync::Arc;
use std::time::Duration;

/// What a player is asked: what its seat sees, what it may do, and chance of its own.
#[derive(Debug)]
pub struct Ask<'a> {
    /// The game.
    pub game: &'a dyn Game,
    /// The seat that decides.
    pub seat: Seat,
    /// What the seat sees.
    pub view: &'a GameView,
    /// The legal moves, at least one.
    pub moves: &'a [MoveId],
    /// What the seat has heard since it was asked last; nothing for a player that does not listen.
    pub messages: &'a [Message],
    /// A generator for this decision alone.
    pub generator: Generator,
}

/// The same as [`Ask`], owned, so that a player may think about it elsewhere while the table is used.
#[derive(Debug)]
pub struct Question {
    /// The game.
    pub game: Arc<dyn Game>,
    /// The seat that decides.
    pub seat: Seat,
    /// What the seat sees.
    pub view: GameView,
    /// The legal moves, at least one.
    pub moves: Vec<MoveId>,
    /// What the seat has heard since it was asked last; nothing for a player that does not listen.
    pub messages: Vec<Message>,
    /// A generator for this decision alone.
    pub generator: Generator,
}

impl Question {
    /// Asks a player.
    ///
    /// # Errors
    /// If the player fails to give a move.
    pub fn put_to(self, player: &mut dyn Player) -> Result<MoveId, PlayerFault> {
        player.choose(Ask {
            game: &*self.game,
            seat: self.seat,
            view: &self.view,
            moves: &self.moves,
            messages: &self.messages,
            generator: self.generator,
        })
    }
}

/// A game that begins, as one who sits at its table knows it.
#[derive(Debug)]
pub struct GameStart<'a> {
    /// The game.
    pub game: &'a dyn Game,
    /// The hash of its pack.
    pub content: &'a str,
    /// The seat of the player.
    pub seat: Seat,
    /// What the players are called, seat 1 first.
    pub names: &'a [String],
}

/// How a game ended, for those who sat at its table.
#[derive(Clone, Copy, Debug)]
pub struct Ending<'a> {
    /// Points and places; nobody's if the game was broken off.
    pub outcome: Option<&'a Outcome>,
    /// The seat that forfeited and by what, if one did.
    pub forfeit: Option<(Seat, FaultCode)>,
}

/// Tells the time to whoever has a budget of it. Nothing below the command reads a clock of its own.
pub trait Clock: Debug + Send + Sync {
    /// The time since some moment that stays the same.
    fn now(&self) -> Duration;
}

/// A clock that stands still, so that no time is ever up.
#[derive(Clone, Copy, Default, Debug)]
pub struct StoppedClock;

impl Clock for StoppedClock {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

/// Whoever decides for a seat: it is handed a view, never a state.
pub trait Player: Send {
    /// Chooses one of the legal moves.
    ///
    /// # Errors
    /// If the player fails to give a move.
    fn choose(&mut self, ask: Ask<'_>) -> Result<MoveId, PlayerFault>;

    // ---- given; a player overrides what it wants to know ----

    /// A game begins. Whoever is not ready fails when first asked.
    fn begins(&mut self, _opening: &GameStart<'_>) {}

    /// The game that began last is over for this player.
    fn ends(&mut self, _ending: Ending<'_>) {}

    /// Whether the player wants to be told what its seat hears.
    fn observes(&self) -> bool {
        false
    }

    /// What a fault of the player brings.
    fn on_fault(&self) -> OnFault {
        OnFault::Abort
    }
}
