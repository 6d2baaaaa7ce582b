//! Why a record cannot be used.

use rnw_session::RecordFileError;
use rnw_system::FileError;
use std::path::PathBuf;
use thiserror::Error;

/// Why a record cannot be read, written or deleted.
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
}
