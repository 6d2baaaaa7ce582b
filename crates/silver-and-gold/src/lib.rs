#![doc = include_str!("../README.md")]
//!
//! Silver & Gold: each turn reveals an expedition card. Every player crosses its pattern off on one of two
//! treasure maps.
//!
//! One to four seats, four rounds of seven turns. Coins fill rows that claim cups. Palms score by the palms in
//! the offer. Crosses grant bonus cells. Completed maps score by their colour and seals. Phil Walker-Harding
//! designed the game. This is an unofficial implementation with its own deck.
//! [The rules] explain the clauses `C-…` and `SG-…`.
//!
//! [The rules]: https://docs.rs/crate/rnw-content/latest/source/rules/silver-and-gold.md
//!
//! The turn is the shared one, [`rnw_flip`]. This crate adds the printed facts ([`content`]), the
//! options and hooks ([`rules`]) and the score ([`FlipScoring`](rnw_flip::FlipScoring)).
//!
//! # Options
//!
//! `start`, `marking`, `keep`, `picks`, `palms`, `rows`, `tie` and `last-picks`; see [`rules::OPTIONS`].

pub mod content;
pub mod rules;
mod scoring;

pub use content::{Facts, shipped};
pub use rules::{OPTIONS, Rules, SilverAndGold, TieRule, check, load};
