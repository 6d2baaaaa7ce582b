//! What a game at the screen is told, what it asks for, and how it ends.

use crate::ui_state::ScreenEffect;
use crossterm::event::Event;
use rnw_bots::analysis::{JudgedDecision, MadeDecision};
use rnw_session::{PlayerFault, Question, TableError};
use roll_and_write::{MoveId, Seat};

/// Something from outside that the app must handle.
#[derive(Debug)]
pub enum AppMessage {
    /// A key, a mouse event, or a new window size.
    Input(Event),
    /// A bot has finished thinking: its seat, and its move or its fault.
    Thought(Seat, Result<MoveId, PlayerFault>),
    /// A decision of the finished game was judged. `None` if it could not be.
    Judged(Option<JudgedDecision>),
    /// What earlier games say about the result of the finished game, in sentences.
    Ranked(Vec<String>),
    /// A pause is over.
    Paced,
}

/// A request from the app to the outside.
#[derive(Debug)]
pub enum AppEffect {
    /// Let a bot think. The answer returns as [`AppMessage::Thought`].
    Think(Box<Question>),
    /// Judge these decisions of a finished game. Each result returns as [`AppMessage::Judged`].
    Judge(Vec<MadeDecision>),
    /// Find out what earlier games say about the result. It returns as [`AppMessage::Ranked`].
    Rank,
    /// Wait a moment, so that people can read. [`AppMessage::Paced`] ends it.
    Pause,
    /// Something that only the terminal does.
    Screen(ScreenEffect),
    /// A person is to decide again after others have. The bell may ring if that took long.
    Bell,
}

impl From<ScreenEffect> for AppEffect {
    fn from(effect: ScreenEffect) -> Self {
        Self::Screen(effect)
    }
}

/// How a screen was left.
#[derive(Debug)]
pub enum ScreenExit {
    /// The game is over.
    Over,
    /// A person left before the end of the game.
    Left,
    /// Ctrl-C was pressed.
    Interrupted,
    /// A signal with this number asked the program to end.
    Signalled(i32),
    /// The game is over, and the player wants to play the same deal again.
    Rematch,
    /// The game is over, and the player wants another deal with the same players.
    NewDeal,
    /// A plugin failed, and the settings stop the game there.
    Stopped,
    /// The game cannot continue.
    Failed(TableError),
    /// The terminal is lost, or the system gave no terminal or no thread.
    Lost(std::io::Error),
}

impl From<TableError> for ScreenExit {
    fn from(error: TableError) -> Self {
        Self::Failed(error)
    }
}
