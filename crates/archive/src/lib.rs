#![doc = include_str!("../README.md")]

mod error;
pub mod history;
pub mod pack_names;
pub mod records;

pub use error::ArchiveError;
