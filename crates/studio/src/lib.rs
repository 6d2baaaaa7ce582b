#![doc = include_str!("../README.md")]

mod error;
mod lines;
pub mod make_deck;
mod new_files;
pub mod new_game;
pub mod new_pack;
mod observer;
pub mod outline;
mod pack_files;
pub mod print;
pub mod schema;
pub mod spreadsheet;
pub mod stats;

pub use error::{PackProblems, StudioError};
pub use observer::StudioObserver;
