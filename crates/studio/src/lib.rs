#![doc = include_str!("../README.md")]

mod error;
mod lines;
mod observer;
pub mod outline;
pub mod stats;

pub use error::{PackProblems, StudioError};
pub use observer::StudioObserver;
