//! The failures of commands, and the exit code of each.

use rnw_archive::{ArchiveError, UnplayableRecord};
use rnw_batch::BatchError;
use rnw_batch::side_by_side::GamesError;
use rnw_catalogue::CatalogueError;
#[cfg(feature = "serve")]
use rnw_hosting::HostingError;
use rnw_line_mode::LineModeError;
use rnw_line_mode::settings::SettingsError;
use rnw_plan::{PackProblems, PlanError, WrongArguments};
use rnw_programs::ProgramError;
use rnw_session::{PositionError, RecordFileError, ShareError};
use rnw_studio::StudioError;
use rnw_system::{Bug, FileError, ReadError};
use std::io;
use std::path::PathBuf;
use thiserror::Error;

/// The exit codes of `rnw`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Exit {
    /// Something else failed, such as a full disk; or the program has a bug.
    Internal = 1,
    /// The command line names something that does not exist.
    Usage = 2,
    /// A content pack is wrong.
    Content = 3,
    /// A record breaks the rules or belongs to another game.
    Record = 4,
    /// A bot failed.
    Bot = 5,
    /// The input ended before the game was over; the game is saved.
    InputEnded = 6,
    /// A plugin failed, and the options say that this stops the game.
    Plugin = 7,
    /// A game breaks a law, symbols of a pack met too rarely, or no game could be tested.
    Law = 8,
}

/// Why a command ends early.
#[derive(Debug, Error)]
pub enum Failure {
    /// The reader of standard output closed it. This is not an error.
    #[error("standard output is closed")]
    ClosedPipe,
    /// The command line names something that does not exist.
    #[error("{0}")]
    Usage(String),
    /// The arguments do not fit. The reader gets the sentence in the own language.
    #[error(transparent)]
    Arguments(#[from] WrongArguments),
    /// A content pack is wrong.
    #[error("{0}")]
    Content(Box<PackProblems>),
    /// A content pack is wrong, and its problems have been printed. Their number remains.
    #[error("the content has {0}")]
    PrintedContent(String),
    /// A record is wrong.
    #[error(transparent)]
    Record(#[from] RecordFileError),
    /// A share code is wrong.
    #[error(transparent)]
    Share(#[from] ShareError),
    /// A position is wrong.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// A file could not be read or written.
    #[error("{path}: {error}")]
    File {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// A file exists, and is not to be overwritten.
    #[error("{path} already exists; {hint}")]
    Exists {
        /// The file.
        path: PathBuf,
        /// What the user can do.
        hint: String,
    },
    /// Something could not be printed.
    #[error("cannot print: {0}")]
    Print(io::Error),
    /// A game, a replay or the start page at this computer ended early.
    #[error(transparent)]
    Game(LineModeError),
    /// The system allows no further thread or process.
    #[error("{0}; close other programs, or raise the limits with ulimit")]
    Machine(String),
    /// A game panics when it plays a line of its record.
    #[error(transparent)]
    Unplayable(#[from] UnplayableRecord),
    /// The program panicked.
    #[error("{0}; this is a bug")]
    Bug(Bug),
    /// A bot failed.
    #[error("{0}")]
    Bot(String),
    /// A game breaks a law, or symbols met too rarely. The report has been printed.
    #[error("{0}")]
    Law(String),
    /// A bug.
    #[error("{0}; this is a bug")]
    Internal(String),
}

impl Failure {
    /// The exit code of this failure.
    pub fn exit(&self) -> Exit {
        match self {
            Self::File { error, .. } => exit_of_file(error),
            Self::Game(error) => exit_of_game(error),
            Self::ClosedPipe
            | Self::Print(_)
            | Self::Machine(_)
            | Self::Unplayable(_)
            | Self::Bug(_)
            | Self::Internal(_) => Exit::Internal,
            Self::Usage(_) | Self::Arguments(_) | Self::Exists { .. } => Exit::Usage,
            Self::Content(_) | Self::PrintedContent(_) => Exit::Content,
            Self::Record(_) | Self::Share(_) | Self::Position(_) => Exit::Record,
            Self::Bot(_) => Exit::Bot,
            Self::Law(_) => Exit::Law,
        }
    }

    /// Says what else the user can do about a file that exists.
    pub(crate) fn hinted(mut self, what: &str) -> Self {
        if let Self::Exists { hint, .. } = &mut self {
            what.clone_into(hint);
        }
        self
    }
}

fn exit_of_file(error: &io::Error) -> Exit {
    if error.kind() == io::ErrorKind::NotFound {
        Exit::Usage
    } else {
        Exit::Internal
    }
}

fn exit_of_game(error: &LineModeError) -> Exit {
    match error {
        LineModeError::Input(error) | LineModeError::Record { error, .. } => exit_of_file(error),
        LineModeError::InputEnded(_) => Exit::InputEnded,
        LineModeError::Bot { .. } | LineModeError::Adviser(_) => Exit::Bot,
        LineModeError::Plugin { .. } => Exit::Plugin,
        // The first three have variants of their own.
        LineModeError::Plan(_)
        | LineModeError::Archive(_)
        | LineModeError::Settings(_)
        | LineModeError::Print(_)
        | LineModeError::Screen(_)
        | LineModeError::Unrecorded { .. }
        | LineModeError::NotBegun { .. }
        | LineModeError::Internal(_) => Exit::Internal,
    }
}

impl From<CatalogueError> for Failure {
    fn from(error: CatalogueError) -> Self {
        PlanError::from(error).into()
    }
}

impl From<BatchError> for Failure {
    fn from(error: BatchError) -> Self {
        match error {
            BatchError::Usage(problem) => Self::Usage(problem),
            BatchError::Plan(error) => error.into(),
            BatchError::File(error) => error.into(),
            BatchError::Resumable(path) => Self::from(FileError::Exists(path))
                .hinted("--force overwrites it, --resume continues it"),
            BatchError::Results(error) => error.into(),
            BatchError::Bot(what) => Self::Bot(what),
            BatchError::Internal(what) => Self::Internal(what),
            BatchError::Games(error) => error.into(),
        }
    }
}

impl From<LineModeError> for Failure {
    fn from(error: LineModeError) -> Self {
        match error {
            LineModeError::Print(error) => error.into(),
            LineModeError::Plan(error) => error.into(),
            LineModeError::Archive(error) => error.into(),
            LineModeError::Settings(error) => error.into(),
            error @ (LineModeError::Input(_)
            | LineModeError::InputEnded(_)
            | LineModeError::Screen(_)
            | LineModeError::Record { .. }
            | LineModeError::Unrecorded { .. }
            | LineModeError::NotBegun { .. }
            | LineModeError::Bot { .. }
            | LineModeError::Plugin { .. }
            | LineModeError::Adviser(_)
            | LineModeError::Internal(_)) => Self::Game(error),
        }
    }
}

impl From<SettingsError> for Failure {
    fn from(error: SettingsError) -> Self {
        match error {
            SettingsError::Usage(problem) => Self::Usage(problem),
            SettingsError::File(error) => error.into(),
        }
    }
}

impl From<GamesError> for Failure {
    fn from(error: GamesError) -> Self {
        match error {
            GamesError::NoThread(_) => Self::Machine(error.to_string()),
            GamesError::Bug(bug) => Self::Bug(bug),
        }
    }
}

impl From<ArchiveError> for Failure {
    fn from(error: ArchiveError) -> Self {
        match error {
            ArchiveError::File(error) => error.into(),
            ArchiveError::Record(error) => error.into(),
            ArchiveError::Plan(error) => error.into(),
            ArchiveError::Share(error) => error.into(),
            ArchiveError::Position(error) => error.into(),
            ArchiveError::Player(fault) => Self::Bot(fault.to_string()),
            ArchiveError::Unplayable(error) => error.into(),
            ArchiveError::NoThread(_) => Self::Machine(error.to_string()),
            ArchiveError::Internal(what) => Self::Internal(what),
            ArchiveError::Changed(_)
            | ArchiveError::Name(_)
            | ArchiveError::RecordName(_)
            | ArchiveError::DailyName(_)
            | ArchiveError::NotKept(_)
            | ArchiveError::OtherPack(_)
            | ArchiveError::NoShareCode(_)
            | ArchiveError::NoFolder => Self::Usage(error.to_string()),
        }
    }
}

#[cfg(feature = "serve")]
impl From<HostingError> for Failure {
    fn from(error: HostingError) -> Self {
        match error {
            HostingError::Plan(error) => error.into(),
            HostingError::Archive(error) => error.into(),
            HostingError::File(error) => error.into(),
            HostingError::System(error) => error.into(),
            HostingError::NotOffered(_) => Self::Usage(format!(
                "{error}; --packs names the folder that contains the folder of the pack"
            )),
            HostingError::SameName(_) | HostingError::Damaged(_) => Self::Usage(error.to_string()),
        }
    }
}

impl From<PlanError> for Failure {
    fn from(error: PlanError) -> Self {
        match error {
            PlanError::Usage(problem) => Self::Usage(problem),
            PlanError::Arguments(wrong) => Self::Arguments(wrong),
            PlanError::Pack(problems) => Self::Content(problems),
            PlanError::File(error) => error.into(),
            PlanError::Internal(what) => Self::Internal(what),
            PlanError::Program(error) => error.into(),
        }
    }
}

impl From<StudioError> for Failure {
    fn from(error: StudioError) -> Self {
        match error {
            StudioError::Usage(problem) => Self::Usage(problem),
            StudioError::Pack(problems) => Self::Content(problems),
            StudioError::Plan(error) => error.into(),
            StudioError::Batch(error) => error.into(),
            StudioError::Program(error) => error.into(),
            StudioError::Games(error) => error.into(),
            StudioError::File(error) => error.into(),
            StudioError::Record(error) => error.into(),
            StudioError::Bot(what) => Self::Bot(what),
            StudioError::Law(what) => Self::Law(what),
            StudioError::Internal(what) => Self::Internal(what),
        }
    }
}

impl From<ProgramError> for Failure {
    fn from(error: ProgramError) -> Self {
        match error {
            ProgramError::CommandLine(problem) => Self::Usage(problem),
            ProgramError::Variable { name, problem } => {
                Self::Usage(format!("--bot-env {name:?}: {problem}"))
            }
            ProgramError::Shown { path, error } => {
                Self::Usage(format!("--bot-show {}: {error}", path.display()))
            }
            ProgramError::Sandbox(problem) => Self::Usage(format!("--bot-sandbox: {problem}")),
            ProgramError::Log(error) => error.into(),
            ProgramError::Machine(what) => Self::Machine(what),
            ProgramError::Internal(what) => Self::Internal(what),
        }
    }
}

impl From<FileError> for Failure {
    fn from(error: FileError) -> Self {
        match error {
            FileError::Read {
                path,
                error: ReadError::System(error),
            }
            | FileError::Write { path, error } => Self::File { path, error },
            FileError::Exists(path) => Self::Exists {
                path,
                hint: "--force overwrites it".to_owned(),
            },
            FileError::Read { .. }
            | FileError::IsFolder(_)
            | FileError::NoFolder { .. }
            | FileError::InUse(_) => Self::Usage(error.to_string()),
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
