//! The interface of players, who decide for seats.

use crate::{FaultCode, FinalOutcome, Generator, OnFault, PlayerFault};
use roll_and_write::{Game, GameView, Message, MoveId, Seat};
use std::fmt::Debug;
use std::sync::Arc;
use std::time::Duration;

/// A question to a player: what its seat sees, the legal moves, and a random generator.
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
    /// The messages for the seat since the last question. Empty for a player that does not observe.
    pub messages: &'a [Message],
    /// A generator for this decision alone.
    pub generator: Generator,
}

/// An owned [`Ask`], so that a player may think elsewhere while the table stays in use.
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
    /// The messages for the seat since the last question. Empty for a player that does not observe.
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

/// What a player learns when a game begins.
#[derive(Debug)]
pub struct GameStart<'a> {
    /// The game.
    pub game: &'a dyn Game,
    /// The hash of its pack.
    pub content: &'a str,
    /// The seat of the player.
    pub seat: Seat,
    /// The names of the players, seat 1 first.
    pub names: &'a [String],
}

/// What a player learns when a game ends.
#[derive(Clone, Copy, Debug)]
pub struct Ending<'a> {
    /// Points and places, or `None` if the game was aborted.
    pub outcome: Option<&'a FinalOutcome>,
    /// The seat that forfeited and the kind of its fault, or `None` if no seat forfeited.
    pub forfeit: Option<(Seat, FaultCode)>,
}

/// A clock for players with a time budget. Only the command reads a real clock.
pub trait Clock: Debug + Send + Sync {
    /// The time since a fixed moment.
    fn now(&self) -> Duration;
}

/// A clock that stands still, so that time never runs out.
#[derive(Clone, Copy, Default, Debug)]
pub struct StoppedClock;

impl Clock for StoppedClock {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

/// Decides for a seat. A player receives views, never a state.
pub trait Player: Send {
    /// Chooses one of the legal moves.
    ///
    /// # Errors
    /// If the player fails to give a move.
    fn choose(&mut self, ask: Ask<'_>) -> Result<MoveId, PlayerFault>;

    // ---- provided; a player overrides the events that it needs ----

    /// Called when a game begins. A player that cannot start fails at its first decision.
    fn begins(&mut self, _opening: &GameStart<'_>) {}

    /// Called when the current game is over for this player.
    fn ends(&mut self, _ending: Ending<'_>) {}

    /// Whether the player wants the messages for its seat.
    fn observes(&self) -> bool {
        false
    }

    /// The consequence of a fault of this player.
    fn on_fault(&self) -> OnFault {
        OnFault::Abort
    }
}
