//! Limits of what is read, and why a file cannot be read or written.

use std::io;
use std::path::{Path, PathBuf};
use std::string::FromUtf8Error;
use thiserror::Error;

/// The largest amount to read of something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limit {
    /// What is read, such as `a record`.
    pub what: &'static str,
    /// The largest number of bytes.
    pub bytes: u64,
}

impl Limit {
    /// A limit of this number of bytes for something, such as `a record`.
    pub const fn new(what: &'static str, bytes: u64) -> Self {
        Self { what, bytes }
    }
}

/// Why something cannot be read.
#[derive(Debug, Error)]
pub enum ReadError {
    /// The system reports an error.
    #[error("{0}")]
    System(#[from] io::Error),
    /// It is not a regular file.
    #[error("this is {0}; expected a regular file")]
    Irregular(&'static str),
    /// It is longer than the limit, or it never ends.
    #[error("more than {} bytes, the limit for {}", .0.bytes, .0.what)]
    TooLong(Limit),
    /// It is not UTF-8 text.
    #[error("not UTF-8 text: {0}")]
    NoText(#[from] FromUtf8Error),
}

impl ReadError {
    /// The same with the path of the file.
    pub fn at(self, path: &Path) -> FileError {
        FileError::Read {
            path: path.to_owned(),
            error: self,
        }
    }
}

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
    #[error("{0} already exists")]
    Exists(PathBuf),
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
