#![doc = include_str!("../README.md")]

pub mod check;
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
pub mod problems;
pub mod schema;
pub mod spreadsheet;
pub mod stats;
pub mod symbols;
pub mod watch;

pub use error::StudioError;
pub use observer::StudioObserver;
pub use problems::PackProblems;
