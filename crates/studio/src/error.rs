//! Why work on a pack ends early.

use rnw_batch::BatchError;
use rnw_batch::side_by_side::GamesError;
use rnw_packs::{Files, Report};
use rnw_plan::{PackProblems, PlanError};
use rnw_programs::ProgramError;
use rnw_session::RecordFileError;
use rnw_system::FileError;
use thiserror::Error;

/// Why work on a pack ends early.
#[derive(Debug, Error)]
pub enum StudioError {
    /// The plan names something that does not exist.
    #[error("{0}")]
    Usage(String),
    /// The pack is wrong.
    #[error("{0}")]
    Pack(Box<PackProblems>),
    /// The game or its players do not fit.
    #[error(transparent)]
    Plan(PlanError),
    /// Games between bots could not be counted.
    #[error(transparent)]
    Batch(#[from] BatchError),
    /// A program cannot play.
    #[error(transparent)]
    Program(#[from] ProgramError),
    /// A thread could not start, or panicked.
    #[error(transparent)]
    Games(#[from] GamesError),
    /// A file could not be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// A record does not fit its game.
    #[error(transparent)]
    Record(#[from] RecordFileError),
    /// A bot failed.
    #[error("{0}")]
    Bot(String),
    /// A game breaks a law, symbols met too rarely, or no game could be tested.
    #[error("{0}")]
    Law(String),
    /// A bug of this crate.
    #[error("{0}; this is a bug")]
    Internal(String),
}

impl StudioError {
    /// The errors of a pack with these files.
    pub fn pack(report: Report, files: &Files) -> Self {
        Self::Pack(Box::new(PackProblems::of(report, files.clone())))
    }

    pub(crate) fn internal(error: &impl ToString) -> Self {
        Self::Internal(error.to_string())
    }
}

impl From<PlanError> for StudioError {
    fn from(error: PlanError) -> Self {
        match error {
            PlanError::Pack(problems) => Self::Pack(problems),
            PlanError::Usage(_)
            | PlanError::Arguments(_)
            | PlanError::File(_)
            | PlanError::Internal(_)
            | PlanError::Program(_) => Self::Plan(error),
        }
    }
}
