#![doc = include_str!("../README.md")]
//!
//! Silver & Gold: Pyramids: flip an expedition card, and everybody marks its pattern in one of two
//! pyramids, from the entry towards the tomb.
//!
//! One to four seats, four rounds of seven turns. Marks grow from the entry of a card, and the tomb
//! completes it. Gems score in pairs of red and green, a torch scores once a round, the highest skull
//! costs points until a potion takes it back, and whoever is first with two cards of a colour claims
//! the most for its pyramid. The game was designed by Phil Walker-Harding; this is an unofficial
//! implementation with a deck of its own. Clauses `C-…` and `PY-…` are told in
//! `content/rules/pyramids.md`.
//!
//! The turn is the shared one, [`roll_and_write::flip`]; this crate adds what is printed
//! ([`content`]), the options and hooks ([`rules`]) and the score ([`scoring`]).
//!
//! # Options
//!
//! `marking`, `keep`, `picks`, `settle` and `last-picks`; see [`rules::OPTIONS`].

pub mod content;
mod game;
mod heuristic;
pub mod rules;
pub mod scoring;

pub use content::{Color, Facts, shipped};
pub use game::{Pyramids, Rules, Settle};
pub use rules::{OPTIONS, check, check_with, load, load_with};
