//! Whoever decides for a seat.

use crate::Generator;
use roll_and_write::{Game, GameView, MoveId, Seat};
use std::fmt::Debug;
use std::time::Duration;
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
#[error("{what}")]
pub struct PlayerFault {
    /// The kind of fault.
    pub code: FaultCode,
    /// What happened, for whoever wrote the player.
    pub what: String,
}

/// The kinds of faults of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FaultCode {
    /// It answered with a move that is not legal.
    Illegal,
    /// It answered too late, or not at all.
    Late,
    /// What it answered could not be read.
    Malformed,
    /// It said more than anybody would read.
    Flood,
    /// It ended, or could not be started.
    Gone,
    /// It is a bot of our own and has a bug.
    Broken,
}

impl FaultCode {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Illegal,
        Self::Late,
        Self::Malformed,
        Self::Flood,
        Self::Gone,
        Self::Broken,
    ];

    /// The word for it, in records and reports.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Illegal => "illegal",
            Self::Late => "late",
            Self::Malformed => "malformed",
            Self::Flood => "flood",
            Self::Gone => "gone",
            Self::Broken => "broken",
        }
    }
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
}
