//! What can be asked for at a table.

use crate::CheckedMove;
use roll_and_write::{MoveId, Refusal};

/// A word that asks for something else than a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CommandWord {
    /// `help`: how moves are typed, and the words.
    Help,
    /// `moves`: the legal moves.
    Moves,
    /// `table`: the table once more.
    Table,
    /// `why`: why a move may or may not be made.
    Why,
    /// `hint`: what a simple bot would do.
    Hint,
    /// `undo`: the last decision is taken back.
    Undo,
    /// `redo`: what was taken back is made again.
    Redo,
    /// `score`: the score sheets.
    Score,
    /// `log`: what was heard.
    Log,
    /// `rules`: where the rules are.
    Rules,
    /// `save`: how the game is kept.
    Save,
    /// `quit`: leaves the table.
    Quit,
    /// `legend`: what signs and symbols mean.
    Legend,
    /// `mouse`: the mouse is caught, or let go.
    Mouse,
}

impl CommandWord {
    /// All of them.
    pub const ALL: [Self; 14] = [
        Self::Help,
        Self::Moves,
        Self::Table,
        Self::Why,
        Self::Hint,
        Self::Undo,
        Self::Redo,
        Self::Score,
        Self::Log,
        Self::Rules,
        Self::Save,
        Self::Quit,
        Self::Legend,
        Self::Mouse,
    ];

    /// How it is typed, in every language.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Help => "help",
            Self::Moves => "moves",
            Self::Table => "table",
            Self::Why => "why",
            Self::Hint => "hint",
            Self::Undo => "undo",
            Self::Redo => "redo",
            Self::Score => "score",
            Self::Log => "log",
            Self::Rules => "rules",
            Self::Save => "save",
            Self::Quit => "quit",
            Self::Legend => "legend",
            Self::Mouse => "mouse",
        }
    }

    /// The word that was typed, in upper or lower case.
    ///
    /// ```
    /// use rnw_session::CommandWord;
    /// assert_eq!(CommandWord::of("Undo"), Some(CommandWord::Undo));
    /// assert_eq!(CommandWord::of("q"), Some(CommandWord::Quit));
    /// assert_eq!(CommandWord::of("A b1"), None);
    /// ```
    pub fn of(text: &str) -> Option<Self> {
        let text = text.to_lowercase();
        if ["exit", "q"].contains(&text.as_str()) {
            return Some(Self::Quit);
        }
        Self::ALL.into_iter().find(|word| word.text() == text)
    }
}

/// What a typed line asks for.
#[derive(Clone, PartialEq, Debug)]
pub enum TypedCommand {
    /// Nothing was typed.
    Nothing,
    /// A legal move of the seat that decides.
    Play(CheckedMove),
    /// The legal moves that begin with a text; all of them without one.
    Moves(Vec<ListedMove>),
    /// Whether a move may be made, and why not. Without a move it is the one that the front points at.
    Why(Option<(MoveId, Result<CheckedMove, Refusal>)>),
    /// The last messages that were heard, so many; all of them without a number.
    Log(Option<usize>),
    /// How moves are typed, and the words.
    Help,
    /// What signs and symbols mean.
    Legend,
    /// The table once more.
    Table,
    /// What a simple bot would do.
    Hint,
    /// The last decision is taken back.
    Undo,
    /// What was taken back is made again.
    Redo,
    /// The score sheets.
    Score,
    /// Where the rules are.
    Rules,
    /// How the game is kept.
    Save,
    /// The table is left.
    Quit,
    /// The mouse is caught, or let go.
    Mouse,
}

/// A legal move as it is listed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedMove {
    /// Its number among all legal moves, from 1.
    pub number: usize,
    /// The move.
    pub id: MoveId,
    /// How it is typed.
    pub text: String,
}
