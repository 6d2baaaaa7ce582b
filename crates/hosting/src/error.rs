//! Why tables cannot be opened for browsers.

use rnw_archive::ArchiveError;
use rnw_plan::PlanError;
use rnw_system::FileError;
use std::io;
use std::path::PathBuf;
use thiserror::Error;

/// Why tables cannot be opened for browsers.
#[derive(Debug, Error)]
pub enum HostingError {
    /// A pack cannot be offered.
    #[error(transparent)]
    Plan(#[from] PlanError),
    /// A saved game cannot be read or replayed.
    #[error(transparent)]
    Archive(#[from] ArchiveError),
    /// A file cannot be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// Two packs have one name.
    #[error("{0} has the name of another pack; rename the folder")]
    SameName(PathBuf),
    /// The pack of a saved game is not offered.
    #[error("the server does not offer the pack of {0}")]
    NotOffered(PathBuf),
    /// What the server knows of the table of a saved game cannot be read.
    #[error("the file beside {0} is damaged")]
    Damaged(PathBuf),
    /// The system refuses something.
    #[error(transparent)]
    System(#[from] io::Error),
}
