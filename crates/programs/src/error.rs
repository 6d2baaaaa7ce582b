//! Why programs cannot play.

use rnw_system::FileError;
use std::path::PathBuf;
use thiserror::Error;

/// Why programs cannot play.
#[derive(Debug, Error)]
pub enum ProgramError {
    /// The command line of a program is wrong, or its file does not exist.
    #[error("{0}")]
    CommandLine(String),
    /// A variable cannot be passed on.
    #[error("the variable {name:?}: {problem}")]
    Variable {
        /// The name as it was given.
        name: String,
        /// The problem and its cure.
        problem: String,
    },
    /// A path that programs should see cannot be shown.
    #[error("the path {path}: {error}")]
    Shown {
        /// The path as it was given.
        path: PathBuf,
        /// What the system says.
        error: std::io::Error,
    },
    /// The machine cannot provide the sandbox. Without it no program starts.
    #[error("the sandbox: {0}")]
    Sandbox(String),
    /// The log of the conversations cannot be written.
    #[error(transparent)]
    Log(#[from] FileError),
    /// The system allows no further process, thread or file.
    #[error("{0}")]
    Machine(String),
    /// A bug of this crate.
    #[error("{0}; this is a bug")]
    Internal(String),
}
