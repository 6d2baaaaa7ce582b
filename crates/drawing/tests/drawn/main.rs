//! What is drawn of the shipped games.
#![allow(clippy::unwrap_used, reason = "what fails in a test may panic")]

mod books;
mod fit;
mod golden;
mod pages;
#[cfg(feature = "paper")]
mod paper;
mod tabletop;
