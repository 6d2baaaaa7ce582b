//! Whoever decides for a seat.

use crate::{Generator, OnFault, Outcome};
use roll_and_write::{Game, GameView, MoveId, Saying, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::sync::Arc;
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
    /// What the seat has heard since it was asked last; nothing for a player that does not listen.
    pub told: &'a [Saying],
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
    pub told: Vec<Saying>,
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
            told: &self.told,
            generator: self.generator,
        })
    }
}

/// A game that begins, as one who sits at its table knows it.
#[derive(Debug)]
pub struct Opening<'a> {
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

/// Why a player gave no move.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{what}")]
pub struct PlayerFault {
    /// The kind of fault.
    pub code: FaultCode,
    /// What happened, for whoever wrote the player.
    pub what: String,
}

impl PlayerFault {
    /// A fault of this kind, in words for whoever wrote the player.
    pub fn new(code: FaultCode, what: impl Into<String>) -> Self {
        let what = what.into();
        Self { code, what }
    }

    /// The fault of a player that chose what is no legal move.
    pub fn illegal(seat: Seat) -> Self {
        let what = format!("the player of seat {} chose no legal move", seat.number());
        Self::new(FaultCode::Illegal, what)
    }
}

/// The kinds of faults of a player.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema, Debug,
)]
#[serde(rename_all = "lowercase")]
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

    /// Where it stands among [`ALL`](Self::ALL).
    pub const fn index(self) -> usize {
        self as usize
    }

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

    // ---- given; a player overrides what it wants to know ----

    /// A game begins. Whoever is not ready fails when first asked.
    fn begins(&mut self, _opening: &Opening<'_>) {}

    /// The game that began last is over for this player.
    fn ends(&mut self, _ending: Ending<'_>) {}

    /// Whether the player wants to be told what its seat hears.
    fn listens(&self) -> bool {
        false
    }

    /// What a fault of the player brings.
    fn on_fault(&self) -> OnFault {
        OnFault::Abort
    }
}
