//! Players that see only a view, for any game.
//!
//! A [`Bot`] knows the type of its game and so plays at full speed; [`Seated`] puts one at a
//! [`session::Table`], which knows none. [`arena`] plays whole games between bots without a record.

#[cfg(test)]
mod allocations;
pub mod analysis;
pub mod arena;
pub mod balance;
mod bot;
pub mod search;
mod spec;

pub use bot::{Bot, Greedy, Guest, Random, Seated};
pub use search::Search;
pub use spec::{Entrant, Spec, SpecError, Starter};
