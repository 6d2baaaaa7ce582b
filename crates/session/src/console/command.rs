//! The commands at a table.

use crate::CheckedMove;
use roll_and_write::{MoveId, Refusal};

/// A typed word that is a command and not a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CommandWord {
    /// `help`: how to type moves, and the list of commands.
    Help,
    /// `moves`: the legal moves.
    Moves,
    /// `table`: shows the table again.
    Table,
    /// `why`: why a move is legal or not.
    Why,
    /// `hint`: what a strong bot would do.
    Hint,
    /// `undo`: takes back the last decision.
    Undo,
    /// `redo`: makes the last undone move again.
    Redo,
    /// `score`: the score sheets.
    Score,
    /// `log`: the messages so far.
    Log,
    /// `position`: the position as a text.
    Position,
    /// `rules`: where to find the rules.
    Rules,
    /// `save`: how the game is saved.
    Save,
    /// `quit`: leaves the table.
    Quit,
    /// `legend`: what signs and symbols mean.
    Legend,
    /// `mouse`: turns mouse support on or off.
    Mouse,
    /// `skip`: skips a step of a lesson, or all of them.
    Skip,
}

impl CommandWord {
    /// All commands.
    pub const ALL: [Self; 16] = [
        Self::Help,
        Self::Moves,
        Self::Table,
        Self::Why,
        Self::Hint,
        Self::Undo,
        Self::Redo,
        Self::Score,
        Self::Log,
        Self::Position,
        Self::Rules,
        Self::Save,
        Self::Quit,
        Self::Legend,
        Self::Mouse,
        Self::Skip,
    ];

    /// The word that the player types. It is the same in every language.
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
            Self::Position => "position",
            Self::Rules => "rules",
            Self::Save => "save",
            Self::Quit => "quit",
            Self::Legend => "legend",
            Self::Mouse => "mouse",
            Self::Skip => "skip",
        }
    }

    /// Parses a word, in upper or lower case. Returns `None` if it is not a command. `?` is help.
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
        if text == "?" {
            return Some(Self::Help);
        }
        Self::ALL.into_iter().find(|word| word.text() == text)
    }
}

/// The meaning of a typed line.
#[derive(Clone, PartialEq, Debug)]
pub enum TypedCommand {
    /// An empty line.
    Nothing,
    /// A legal move of the seat that decides.
    Play(CheckedMove),
    /// A list of the legal moves that begin with a text, or of all legal moves if no text was typed.
    Moves(Vec<ListedMove>),
    /// Whether a move is legal, or why not. `None` asks about the move that is selected on the screen.
    Why(Option<(MoveId, Result<CheckedMove, Refusal>)>),
    /// The last messages. The number says how many; `None` means all.
    Log(Option<usize>),
    /// How to type moves, and the list of commands.
    Help,
    /// What signs and symbols mean.
    Legend,
    /// Show the table again.
    Table,
    /// What a strong bot would do.
    Hint,
    /// Undo the last decision.
    Undo,
    /// Redo the last undone decision.
    Redo,
    /// The score sheets.
    Score,
    /// The position as a text.
    Position,
    /// Where to find the rules.
    Rules,
    /// How the game is saved.
    Save,
    /// Leave the table.
    Quit,
    /// Turn mouse support on or off.
    Mouse,
    /// Skip the step of the lesson that is explained or tried.
    Skip,
    /// End the lesson, but not the game.
    SkipAll,
}

/// A legal move as an entry of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedMove {
    /// Its position among all legal moves, counted from 1.
    pub number: usize,
    /// The move.
    pub id: MoveId,
    /// The text that the player types for it.
    pub text: String,
}
