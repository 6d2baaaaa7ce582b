#![doc = include_str!("../README.md")]
//!
//! Nuggets: players fence a board into regions and place chips face down. The strongest player in a region
//! takes its gold.
//!
//! Two to four seats; four seats play as two teams. Christwart Conrad designed the game. This is an unofficial
//! implementation. [The rules] explain the clauses `NG-…`.
//!
//! [The rules]: https://docs.rs/crate/rnw-content/latest/source/rules/nuggets.md
//!
//! The game uses the traits of the core, but not the shared flip-and-write turn. [`board`] contains the fenced
//! board, [`content`] the printed facts, [`rules`] the options, [`state`] everything that changes during play,
//! and [`scoring`] the end of the game.
//!
//! # Options
//!
//! `preset`, `first`, `layout`, `fences`, `split`, `count`, `tie`, `end` and `peek`; see
//! [`rules::OPTIONS`].

mod audit;
pub mod board;
mod check;
pub mod content;
pub mod event;
mod features;
mod legal;
mod likening;
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
