//! What can go wrong, and the exit code of each.

use crate::bugs::Bug;
use rnw_i18n::Translator;
use rnw_session::RecordError;
use roll_and_write::content::Report;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// The exit codes of `rnw`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Exit {
    /// Something went wrong that is nobody's mistake, such as a full disk, or a bug.
    Internal = 1,
    /// The command line asks for something that there is not.
    Usage = 2,
    /// A content pack is wrong.
    Content = 3,
    /// A record does not follow the rules, or does not belong to this game.
    Record = 4,
    /// A bot failed.
    Bot = 5,
    /// The input ended before the game did; the game is saved.
    InputEnded = 6,
    /// A plugin failed, and the game was to stop there.
    Plugin = 7,
    /// A law is broken, symbols of a pack met too seldom, or no game could be tested.
    Law = 8,
}

/// Why a command ends early.
#[derive(Debug, Error)]
pub enum Failure {
    /// Standard output was closed by whoever reads it: no error.
    #[error("standard output is closed")]
    ClosedPipe,
    /// The command line asks for something that there is not.
    #[error("{0}")]
    Usage(String),
    /// A content pack is wrong; the report has been printed.
    #[error("{0}")]
    Content(ContentSummary),
    /// A record is wrong.
    #[error("{path}: {error}")]
    Record {
        /// The file.
        path: PathBuf,
        /// What is wrong, and in which line.
        error: RecordError,
    },
    /// A file could not be read or written.
    #[error("{path}: {error}")]
    File {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// A game's record could not be written any further; how the game is gone on with follows.
    #[error("{path}: {error}\n{resume}")]
    Unrecorded {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
        /// What can be done.
        resume: String,
    },
    /// Something could not be printed.
    #[error("cannot print: {0}")]
    Print(io::Error),
    /// The full screen cannot be shown, or not any longer.
    #[error("the full screen ends: {0}")]
    Screen(io::Error),
    /// The machine gives no thread or process more.
    #[error("{0}; end other programs, or allow more with ulimit")]
    Machine(String),
    /// The same before a game, which can be gone on with.
    #[error("{what}; end other programs, or allow more with ulimit\n{resume}")]
    NotBegun {
        /// What cannot be had.
        what: String,
        /// What can be done.
        resume: String,
    },
    /// A game panics at a line of a record.
    #[error(
        "{path}: line {line}: the game fails here: {bug}; this is a bug of the game or of a plugin, and the \
         record is left as it is; what stands before this line can be played"
    )]
    Unplayable {
        /// The file.
        path: PathBuf,
        /// The line at which the game panics.
        line: usize,
        /// The panic.
        bug: Bug,
    },
    /// The program panicked.
    #[error("{0}; this is a bug")]
    Bug(Bug),
    /// A bot failed.
    #[error("{0}")]
    Bot(String),
    /// The input ended before the game did.
    #[error("{0}")]
    InputEnded(String),
    /// A plugin failed, and the game was to stop there.
    #[error("{0}")]
    Plugin(String),
    /// A law is broken, or symbols met too seldom; the report has been printed.
    #[error("{0}")]
    Law(String),
    /// A bug.
    #[error("{0}; this is a bug")]
    Internal(String),
    /// Something failed, and what can be done is said in a line of its own.
    #[error("{failure}; {advice}")]
    Advised {
        /// What failed.
        failure: Box<Failure>,
        /// What can be done.
        advice: String,
    },
}

impl Failure {
    /// The exit code.
    pub fn exit(&self) -> Exit {
        match self {
            Self::File { error, .. } if error.kind() == io::ErrorKind::NotFound => Exit::Usage,
            Self::ClosedPipe
            | Self::Print(_)
            | Self::Screen(_)
            | Self::File { .. }
            | Self::Unrecorded { .. }
            | Self::Machine(_)
            | Self::NotBegun { .. }
            | Self::Unplayable { .. }
            | Self::Bug(_)
            | Self::Internal(_) => Exit::Internal,
            Self::Usage(_) => Exit::Usage,
            Self::Content(_) => Exit::Content,
            Self::Record { .. } => Exit::Record,
            Self::Bot(_) => Exit::Bot,
            Self::InputEnded(_) => Exit::InputEnded,
            Self::Plugin(_) => Exit::Plugin,
            Self::Law(_) => Exit::Law,
            Self::Advised { failure, .. } => failure.exit(),
        }
    }

    /// The failure, with what can be done in a line of its own.
    pub(crate) fn advised(self, advice: String) -> Self {
        Self::Advised {
            failure: Box::new(self),
            advice,
        }
    }

    pub(crate) fn record(path: impl Into<PathBuf>) -> impl FnOnce(RecordError) -> Self {
        let path = path.into();
        move |error| Self::Record { path, error }
    }

    /// What a record's header asks for is the record's fault, not the command line's.
    pub(crate) fn in_header(self, path: &Path) -> Self {
        if let Self::Usage(problem) = self {
            return Self::record(path)(RecordError::new(1, problem));
        }
        self
    }

    /// There is no thread to be had.
    pub(crate) fn no_thread(error: &io::Error) -> Self {
        Self::Machine(format!("no thread can be started: {error}"))
    }

    pub(crate) fn file(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> Self {
        let path = path.into();
        move |error| Self::File { path, error }
    }
}

/// A record's fault with its reason in the player's words.
pub(crate) fn spoken(error: RecordError, translator: &Translator) -> RecordError {
    let RecordError {
        line,
        problem,
        reason,
    } = error;
    let reason = reason.map(|reason| format!(": {}", translator.translate(&reason)));
    RecordError {
        line,
        problem: problem + &reason.unwrap_or_default(),
        reason: None,
    }
}

/// How many problems a pack has.
#[derive(Debug)]
pub struct ContentSummary {
    pub(crate) report: Report,
}

impl fmt::Display for ContentSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.report.problems.as_slice() {
            [problem] => write!(f, "the content has 1 problem: {problem}"),
            problems => write!(f, "the content has {} problems", problems.len()),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Self::ClosedPipe
        } else {
            Self::Print(error)
        }
    }
}
