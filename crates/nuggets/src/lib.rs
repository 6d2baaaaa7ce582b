#![doc = include_str!("../README.md")]
//!
//! Nuggets: fence a board into regions and lay chips face down; the strongest in a region takes its gold.
//!
//! Two to four seats, four of them as two teams. The game was designed by Christwart Conrad; this is an
//! unofficial implementation. Clauses `NG-…` are told in `content/rules/nuggets.md`.
//!
//! The game uses the contract of the core and nothing of the shared flip-and-write turn. [`board`] has
//! the fenced board, [`content`] what is printed, [`rules`] the options, [`state`] what changes during
//! play and [`scoring`] the end.
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
mod legal;
mod moves;
mod picture;
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
