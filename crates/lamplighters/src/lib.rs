#![doc = include_str!("../README.md")]
//!
//! Lamplighters: in every street a player lights lamps in one direction. Two shared dice are for everybody at the
//! same time. The active player may add a street's own die to a shared die. The last lamp of a street is its bell:
//! it closes the street for all.
//!
//! One to six seats. [The rules] explain the clauses `LL-…`.
//!
//! [The rules]: https://docs.rs/crate/rnw-content/latest/source/rules/lamplighters.md
//!
//! The game uses the traits of the core, but not the shared flip-and-write turn. [`content`] contains the printed
//! facts, [`rules`] the options, [`state`] everything that changes during play, and [`scoring`] the points.
//!
//! # Options
//!
//! `corners`; see [`rules::OPTIONS`].

mod audit;
mod check;
pub mod content;
pub mod event;
mod features;
mod legal;
mod moves;
mod picture;
mod position;
pub mod rules;
mod ruleset;
pub mod scoring;
pub mod state;
mod target;
mod turn;
mod view;

pub use content::{check, shipped};
pub use event::Event;
pub use moves::Move;
pub use rules::{OPTIONS, Rules, load};
pub use state::State;
pub use view::View;
