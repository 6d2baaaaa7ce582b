#![doc = include_str!("../README.md")]

mod bugs;
mod error;
mod lines;
mod locked;
pub mod read;
#[cfg(unix)]
pub mod signals;
pub mod threads;
pub mod write;

pub use bugs::{Bug, caught};
pub use error::{FileError, Limit, ReadError};
pub use lines::LineFile;
pub use locked::LockedFile;
pub use read::{InputLine, LineReader};
