#![doc = include_str!("../README.md")]
//!
//! A [`Bot`] knows the type of its game, so it plays at full speed. [`Seated`] makes a bot a player at a
//! [`rnw_session::Table`], which works with any game. [`arena`] plays whole games between bots without a record.

pub mod analysis;
pub mod arena;
pub mod balance;
mod bot;
mod bot_option;
mod bots;
mod decision;
mod entry;
pub mod exact;
mod external;
mod level;
pub mod search;
mod spec;
#[cfg(test)]
mod tests;

pub use bot::{Bot, Chosen, Greedy, Random, Seated};
pub use bot_option::{BOT_OPTIONS_MAX, BotOption, BotValues, ParametersError};
pub use bots::{Bots, NamedBot};
pub use decision::Decision;
pub use entry::{BotEntry, BotMaker, BotOffer, OwnBot, PlaysGame, Spec, SpecError};
pub use external::{ExternalPlayer, Starter};
pub use level::Level;
pub use rnw_session::DealId;
pub use search::Search;
pub use spec::{Entrant, SeatBot};
