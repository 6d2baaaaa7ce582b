//! Whoever decides for a seat.

use crate::Generator;
use roll_and_write::{Game, GameView, MoveId, Seat};
use thiserror::Error;

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
    /// A generator for this decision alone.
    pub generator: Generator,
}

/// Why a player gave no move.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct PlayerFault(pub String);

/// Whoever decides for a seat: it is handed a view, never a state.
pub trait Player: Send {
    /// Chooses one of the legal moves.
    ///
    /// # Errors
    /// If the player fails to give a move.
    fn choose(&mut self, ask: Ask<'_>) -> Result<MoveId, PlayerFault>;
}
