#![doc = include_str!("../README.md")]
//!
//! Silver & Gold: flip an expedition card, and everybody crosses its pattern off on one of two
//! treasure maps.
//!
//! One to four seats, four rounds of seven turns. Coins fill rows that claim cups, palms score by what
//! the offer shows, crosses grant bonus cells, and completed maps score by their colour and seals. The
//! game was designed by Phil Walker-Harding; this is an unofficial implementation with a deck of its
//! own. Clauses `C-…` and `SG-…` are told in `content/rules/silver-and-gold.md`.
//!
//! The turn is the shared one, [`roll_and_write::flip`]; this crate adds what is printed
//! ([`content`]), the options and hooks ([`rules`]) and the score ([`scoring`]).
//!
//! # Options
//!
//! `start`, `marking`, `keep`, `picks`, `palms`, `rows`, `tie` and `last-picks`; see [`rules::OPTIONS`].

pub mod content;
mod game;
pub mod rules;
pub mod scoring;

pub use content::{Color, Facts, shipped};
pub use game::{Rules, SilverAndGold, TieRule};
pub use rules::{OPTIONS, check, check_with, load, load_with};
