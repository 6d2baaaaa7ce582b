//! Errors in typed lines.

use super::command::CommandWord;
use roll_and_write::{Message, MoveId, Refusal};
use thiserror::Error;

/// Why a typed line is not valid.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum LineError {
    /// No seat of this user interface is to decide.
    #[error("nobody has anything to decide now")]
    NotNow,
    /// No legal move has this number.
    #[error("there is no such number; expected 1 to {count}")]
    NoSuchNumber {
        /// The number of legal moves.
        count: usize,
    },
    /// One legal move has this number in the list, and another one by itself.
    #[error("{number} may be {:?} or {:?}", moves[0], moves[1])]
    TwoMeanings {
        /// The number.
        number: String,
        /// The move with this number in the list, and the other one.
        moves: [String; 2],
    },
    /// No legal move begins with this text.
    #[error("no move begins with {start:?}")]
    NoMoveBegins {
        /// The text.
        start: String,
    },
    /// The line is a command that takes no further text, and a text.
    #[error("{:?} is typed alone, without {text:?}", word.text())]
    NotAlone {
        /// The command.
        word: CommandWord,
        /// The text after it.
        text: String,
    },
    /// The text after `log` is not a number from 1.
    #[error("found {text:?} after \"log\"; expected a number from 1, or nothing")]
    LogNumber {
        /// The text.
        text: String,
    },
    /// The line is not a move of this game.
    #[error("not a move: {}", reason.key)]
    NoMove {
        /// What is wrong with it.
        reason: Message,
        /// What the player may have meant, if the line was typed as a move.
        near: Option<Near>,
    },
    /// The line is a move that the rules do not allow now.
    #[error("{refusal}")]
    Refused {
        /// The move.
        id: MoveId,
        /// Why it is not allowed.
        refusal: Refusal,
        /// What the player may have meant.
        near: Near,
    },
}

/// What the player may have meant with a mistyped line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Near {
    /// A command.
    Command(CommandWord),
    /// One of these legal moves, nearest first.
    Moves(Vec<String>),
    /// The line is similar to no legal move. These are the first ones.
    Examples(Vec<String>),
}
