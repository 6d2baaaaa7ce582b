#![doc = include_str!("../README.md")]

pub mod analysis;
pub mod daily;
mod error;
pub mod history;
pub mod pack_names;
pub mod positions;
pub mod record_list;
pub mod recorded;
pub mod records;
pub mod share;
pub mod utc;
pub mod verify;

pub use error::{ArchiveError, UnplayableRecord};
