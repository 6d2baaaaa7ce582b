#![doc = include_str!("../README.md")]

mod error;
pub mod pack;
pub mod pack_hash;
mod plan;
pub mod seating;
pub mod words;

pub use error::{PlanError, WrongArguments, WrongPack};
pub use plan::{LoadedTable, TablePlan, load_game, players};
