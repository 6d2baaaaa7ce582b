//! Why a file cannot be read or written.

use crate::ReadError;
use std::io;
use std::path::PathBuf;
use thiserror::Error;

/// Why a file cannot be read or written.
#[derive(Debug, Error)]
pub enum FileError {
    /// It cannot be read.
    #[error("{path}: {error}")]
    Read {
        /// The file.
        path: PathBuf,
        /// The reason.
        error: ReadError,
    },
    /// The system cannot create, lock or write it.
    #[error("{path}: {error}")]
    Write {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// It exists, and is not to be overwritten.
    #[error("{path} already exists; {hint}")]
    Exists {
        /// The file.
        path: PathBuf,
        /// What the user can do.
        hint: String,
    },
    /// Its name is that of a folder.
    #[error("{0} is a folder; expected the name of a file")]
    IsFolder(PathBuf),
    /// Its folder does not exist.
    #[error("cannot create {path}: there is no folder {folder}; create it, or name another file")]
    NoFolder {
        /// The file.
        path: PathBuf,
        /// The missing folder.
        folder: PathBuf,
    },
    /// Another process has locked it.
    #[error("{0} is in use: another rnw process writes to it")]
    InUse(PathBuf),
}

impl FileError {
    /// The error of the system for a file that is created, locked or written.
    pub fn write(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> Self {
        let path = path.into();
        move |error| Self::Write { path, error }
    }
}
