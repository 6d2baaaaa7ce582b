//! Why a table cannot be opened.

use crate::PackProblems;
use rnw_catalogue::CatalogueError;
use rnw_i18n::Translations;
use rnw_packs::Files;
use rnw_programs::ProgramError;
use rnw_system::FileError;
use roll_and_write::Message;
use std::fmt;
use thiserror::Error;

/// Why a table cannot be opened.
#[derive(Debug, Error)]
pub enum PlanError {
    /// The plan names something that does not exist.
    #[error("{0}")]
    Usage(String),
    /// The players and their names do not fit.
    #[error(transparent)]
    Arguments(#[from] WrongArguments),
    /// The pack is wrong.
    #[error("{}", .0.report)]
    Pack(Box<PackProblems>),
    /// A file could not be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// A bug of this crate.
    #[error("{0}; this is a bug")]
    Internal(String),
    /// A program cannot play.
    #[error(transparent)]
    Program(#[from] ProgramError),
}

impl From<CatalogueError> for PlanError {
    fn from(error: CatalogueError) -> Self {
        match error {
            CatalogueError::Usage(problem) => Self::Usage(problem),
            CatalogueError::Content(report) => PackProblems::from(report).into(),
        }
    }
}

impl From<PackProblems> for PlanError {
    fn from(problems: PackProblems) -> Self {
        Self::Pack(Box::new(problems))
    }
}

impl PlanError {
    /// The same with the files of the pack, if the pack is wrong and its files are not known.
    #[must_use]
    pub fn in_pack(mut self, files: &Files) -> Self {
        if let Self::Pack(problems) = &mut self {
            problems.files.get_or_insert_with(|| files.clone());
        }
        self
    }
}

/// What is wrong with the arguments; displayed in English.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrongArguments(Box<Message>);

impl WrongArguments {
    /// What this message says.
    pub fn new(message: Message) -> Self {
        Self(Box::new(message))
    }

    /// What is wrong, in a language.
    pub fn translated(&self, words: &Translations) -> String {
        words.translate(&self.0, &|seat| seat.number().to_string())
    }
}

impl std::error::Error for WrongArguments {}

impl fmt::Display for WrongArguments {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.translated(&Translations::english()))
    }
}
