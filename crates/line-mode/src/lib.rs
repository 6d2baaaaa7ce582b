#![doc = include_str!("../README.md")]

mod changed;
mod command_hints;
mod error;
mod full_screen;
mod home;
mod local_game;
mod next_pack;
mod person;
mod preferences;
mod prompt;
mod report;
mod run;
pub mod screen;
pub mod settings;

pub use error::LineModeError;
pub use home::{Home, HomeChoice, HomeExit, HomePage, PromptHome};
pub use local_game::{LocalGame, NewRecord, PlayTerms, TableSetup, random_seed};
pub use preferences::Preferences;
pub use prompt::{Prompt, typed_line};
pub use report::PlayReport;
