#![doc = include_str!("../README.md")]

mod changed;
mod command_hints;
mod error;
mod full_screen;
mod local_game;
mod next_pack;
mod person;
mod prompt;
mod report;
mod run;

pub use error::LineModeError;
pub use local_game::{LocalGame, NewRecord, PlayTerms, TableSetup, random_seed};
pub use prompt::{Prompt, typed_line};
pub use report::PlayReport;
