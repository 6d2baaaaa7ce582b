#![doc = include_str!("../README.md")]
//!
//! A [`Bot`] knows the type of its game, so it plays at full speed. [`Seated`] makes a bot a player at a
//! [`rnw_session::Table`], which works with any game. [`arena`] plays whole games between bots without a record.
//!
//! All types in the signatures of [`Bot`] are here or in `roll_and_write`, so a bot needs no other crate:
//!
//! ```
//! use rnw_bots::{Bot, Decision, Generator, OnFault, PlayerFault};
//! use roll_and_write::{Legal, Ruleset};
//!
//! /// Makes the first move of the list.
//! #[derive(Debug)]
//! struct First;
//!
//! impl<R: Ruleset> Bot<R> for First {
//!     fn choose(
//!         &mut self,
//!         decision: &mut Decision<'_, R>,
//!         _: &mut Generator,
//!     ) -> Result<Legal<R::Move>, PlayerFault> {
//!         Ok(decision.moves()[0])
//!     }
//!     fn on_fault(&self) -> OnFault {
//!         OnFault::Abort
//!     }
//! }
//! ```

pub mod analysis;
pub mod arena;
pub mod balance;
mod bot;
mod bot_option;
mod bots;
mod cost;
mod decision;
mod entry;
pub mod exact;
mod external;
mod level;
pub mod search;
mod spec;
#[cfg(test)]
mod tests;
pub mod training;

pub use bot::{Bot, Chosen, Greedy, Random, Seated};
pub use bot_option::{BOT_OPTIONS_MAX, BotOption, BotValues, ParametersError};
pub use bots::{Bots, NamedBot};
pub use decision::Decision;
pub use entry::{BotEntry, BotMaker, BotOffer, OwnBot, PlaysGame, Spec, SpecError};
pub use external::{ExternalPlayer, Starter};
pub use level::Level;
pub use rnw_session::{
    Ask, Clock, DealId, Ending, FaultCode, GameStart, Generator, OnFault, Player, PlayerFault,
    StoppedClock, decision_generator,
};
pub use search::Search;
pub use spec::{Entrant, SeatBot};
