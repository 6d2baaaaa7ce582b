//! Why a run ends early.

use crate::side_by_side::GamesError;
use rnw_plan::PlanError;
use rnw_session::RecordFileError;
use rnw_system::FileError;
use std::path::PathBuf;
use thiserror::Error;

/// Why a run of many games ends early.
#[derive(Debug, Error)]
pub enum BatchError {
    /// The parts of the plan do not fit together, or not the file that is continued.
    #[error("{0}")]
    Usage(String),
    /// The game or its players do not fit.
    #[error(transparent)]
    Plan(#[from] PlanError),
    /// A file could not be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// The file of the results exists. Its run can be continued, or the file overwritten.
    #[error("{0} already exists")]
    Resumable(PathBuf),
    /// A file of results is wrong.
    #[error(transparent)]
    Results(#[from] RecordFileError),
    /// A bot failed.
    #[error("{0}")]
    Bot(String),
    /// A bug of this crate.
    #[error("{0}; this is a bug")]
    Internal(String),
    /// A thread could not start, or panicked.
    #[error(transparent)]
    Games(#[from] GamesError),
}
