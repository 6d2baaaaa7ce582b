//! Why a game at this computer ends early.

use crate::settings::SettingsError;
use rnw_archive::ArchiveError;
use rnw_plan::PlanError;
use rnw_session::PlayerFault;
use std::io;
use std::path::PathBuf;
use thiserror::Error;

/// Why a game at this computer ends early.
#[derive(Debug, Error)]
pub enum LineModeError {
    /// Something could not be printed.
    #[error("cannot print: {0}")]
    Print(#[from] io::Error),
    /// Standard input could not be read.
    #[error("standard input: {0}")]
    Input(io::Error),
    /// The input ended before the game was over. The sentence says how to resume it.
    #[error("{0}")]
    InputEnded(String),
    /// The full screen cannot be shown, or it stopped working.
    #[error("the full screen failed: {0}")]
    Screen(io::Error),
    /// The pack, the players or the programs do not fit.
    #[error(transparent)]
    Plan(#[from] PlanError),
    /// The file of the record cannot be used.
    #[error(transparent)]
    Archive(#[from] ArchiveError),
    /// The settings cannot be used.
    #[error(transparent)]
    Settings(#[from] SettingsError),
    /// The record of a game that begins could not be written.
    #[error("{path}: {error}")]
    Record {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// The record of a game could not be written to its end.
    #[error("{path}: {error}\n{resume}")]
    Unrecorded {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
        /// How to resume the game.
        resume: String,
    },
    /// The system allows no further thread or process, so a game did not start.
    #[error("{what}; close other programs, or raise the limits with ulimit\n{resume}")]
    NotBegun {
        /// What the system does not allow.
        what: String,
        /// How to resume the game.
        resume: String,
    },
    /// A bot failed, and the terms say that this stops the game.
    #[error("{what}; {resume}")]
    Bot {
        /// Which bot, and how it failed.
        what: String,
        /// How to resume the game.
        resume: String,
    },
    /// A plugin failed, and the terms say that this stops the game.
    #[error("{what}; {resume}")]
    Plugin {
        /// Which plugin, and how it failed.
        what: String,
        /// How to resume the game.
        resume: String,
    },
    /// The bot that gives hints failed.
    #[error(transparent)]
    Adviser(#[from] PlayerFault),
    /// A bug of this crate.
    #[error("{0}; this is a bug")]
    Internal(String),
}
