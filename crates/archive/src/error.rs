//! Why a record cannot be used.

use rnw_plan::{PlanError, WrongArguments};
use rnw_session::{NoShareCode, PlayerFault, PositionError, RecordFileError, ShareError};
use rnw_system::{Bug, FileError};
use std::io;
use std::path::PathBuf;
use thiserror::Error;

/// Why a record cannot be read, replayed, written or deleted.
#[derive(Debug, Error)]
pub enum ArchiveError {
    /// Its file cannot be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// It is no record, or breaks the rules.
    #[error(transparent)]
    Record(#[from] RecordFileError),
    /// It was written after it was listed.
    #[error("{0} has changed in the meantime; nothing was deleted")]
    Changed(PathBuf),
    /// Its path cannot be noted.
    #[error("{0} has a name that is not UTF-8; rename it")]
    Name(PathBuf),
    /// No file can have the name that was chosen for it.
    #[error(
        "{0:?} cannot be the name of a saved game; expected 1 to 60 characters, without / \\ : * ? \" < > |, no . or - at the \
         beginning and no . at the end"
    )]
    RecordName(String),
    /// The record of a deal of the day is found by its name.
    #[error(
        "{0} is the record of a deal of the day, which is found by its name; it cannot be renamed"
    )]
    DailyName(PathBuf),
    /// It is not one of the saved games.
    #[error(
        "{0} is not a saved game in the list of `rnw replay`; only these can be renamed and deleted"
    )]
    NotKept(PathBuf),
    /// Its game or its pack cannot be opened.
    #[error(transparent)]
    Plan(#[from] PlanError),
    /// It was made with another pack. The text says which, and how to name it.
    #[error("{0}")]
    OtherPack(String),
    /// Its game panics.
    #[error(transparent)]
    Unplayable(#[from] UnplayableRecord),
    /// The share code is wrong.
    #[error(transparent)]
    Share(#[from] ShareError),
    /// The position is wrong, or the game has none.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// A player gave no legal move.
    #[error(transparent)]
    Player(#[from] PlayerFault),
    /// The game cannot have a share code.
    #[error("there is no share code: {0}")]
    NoShareCode(#[from] NoShareCode),
    /// The system has no folder in which games can be kept.
    #[error("this system has no folder in which rnw can save games")]
    NoFolder,
    /// The system starts no further thread.
    #[error("cannot start a thread: {0}")]
    NoThread(io::Error),
    /// A bug of this crate.
    #[error("{0}; this is a bug")]
    Internal(String),
}

impl From<WrongArguments> for ArchiveError {
    fn from(error: WrongArguments) -> Self {
        Self::Plan(error.into())
    }
}

/// A game panics when it plays a line of its record.
#[derive(Debug, Error)]
#[error(
    "{path}: line {line}: the game fails here: {bug}; this is a bug in the game or in a plugin; the record is unchanged, and the lines before this one still play"
)]
pub struct UnplayableRecord {
    /// The file.
    pub path: PathBuf,
    /// The line at which the game panics.
    pub line: usize,
    /// The panic.
    pub bug: Bug,
}
