#![doc = include_str!("../README.md")]

mod error;
mod lines;
mod new_files;
mod observer;
pub mod outline;
mod pack_files;
pub mod print;
pub mod schema;
pub mod spreadsheet;
pub mod stats;

pub use error::{PackProblems, StudioError};
pub use observer::StudioObserver;
