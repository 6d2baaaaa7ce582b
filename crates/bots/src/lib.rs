//! Players that see only a view, for any game.
//!
//! A [`Bot`] knows the type of its game and so plays at full speed; [`Seated`] puts one at a
//! [`session::Table`], which knows none. [`arena`] plays whole games between bots without a record.

#[cfg(test)]
mod allocations;
pub mod arena;
mod bot;
mod spec;

pub use bot::{Bot, Greedy, Random, Seated};
pub use spec::{Spec, SpecError};
