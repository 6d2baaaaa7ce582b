#![doc = include_str!("../README.md")]
//!
//! A [`Bot`] knows the type of its game, so it plays at full speed. [`Seated`] makes a bot a player at a
//! [`rnw_session::Table`], which works with any game. [`arena`] plays whole games between bots without a record.

#[cfg(test)]
mod allocations;
pub mod analysis;
pub mod arena;
pub mod balance;
mod bot;
mod decision;
pub mod exact;
mod level;
mod parameter;
pub mod search;
mod spec;

pub use bot::{Bot, ExternalPlayer, Greedy, Random, Seated, Starter};
pub use decision::Decision;
pub use level::{Level, NamedBot};
pub use parameter::ParametersError;
pub use search::Search;
pub use spec::{Entrant, SeatBot, Spec, SpecError};
