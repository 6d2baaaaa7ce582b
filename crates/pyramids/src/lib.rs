#![doc = include_str!("../README.md")]
//!
//! Silver & Gold: Pyramids: each turn reveals an expedition card. Every player marks its pattern in one of two
//! pyramids, from the entry towards the tomb.
//!
//! One to four seats, four rounds of seven turns. Marks grow from the entry of a card, and the tomb completes
//! it. Gems score in pairs of red and green. A torch scores once per round. The highest skull costs points
//! until a potion removes it. The first player with two cards of a colour claims the most points for its
//! pyramid. Phil Walker-Harding designed the game. This is an unofficial implementation with its own deck.
//! [The rules] explain the clauses `C-…` and `PY-…`.
//!
//! [The rules]: https://docs.rs/crate/rnw-content/latest/source/rules/pyramids.md
//!
//! The turn is the shared one, [`rnw_flip`]. This crate adds the printed facts ([`content`]), the
//! options and hooks ([`rules`]) and the score ([`FlipScoring`](rnw_flip::FlipScoring)).
//!
//! # Options
//!
//! `marking`, `keep`, `picks`, `settle` and `last-picks`; see [`rules::OPTIONS`].

pub mod content;
pub mod rules;
mod scoring;

pub use content::{Facts, shipped};
pub use rules::{OPTIONS, Pyramids, Rules, Settle, check, load};
