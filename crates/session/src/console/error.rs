//! What is wrong with a typed line.

use super::command::CommandWord;
use roll_and_write::{Message, MoveId, Refusal};
use thiserror::Error;

/// Why a typed line means nothing.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum LineError {
    /// Nobody at this front is to decide.
    #[error("nobody is to decide now")]
    NotNow,
    /// No legal move has this number.
    #[error("there is no such number; expected 1 to {count}")]
    NoSuchNumber {
        /// How many legal moves there are.
        count: usize,
    },
    /// No legal move begins with this text.
    #[error("no move begins with {start:?}")]
    NoMoveBegins {
        /// The text.
        start: String,
    },
    /// It is no move of this game.
    #[error("this is no move: {}", reason.key)]
    NoMove {
        /// What is wrong with it.
        reason: Message,
        /// What may have been meant.
        near: Option<Near>,
    },
    /// It is a move that the rules do not allow now.
    #[error("{refusal}")]
    Refused {
        /// The move.
        id: MoveId,
        /// Why not.
        refusal: Refusal,
        /// What may have been meant.
        near: Near,
    },
}

/// What may have been meant by a line that was mistyped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Near {
    /// A command.
    Command(CommandWord),
    /// One of these legal moves, the nearest first.
    Moves(Vec<String>),
}
