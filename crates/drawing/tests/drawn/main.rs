//! What is drawn of the shipped games.

mod books;
mod golden;
mod pages;
#[cfg(feature = "paper")]
mod paper;
mod tabletop;
