#![doc = include_str!("../README.md")]

mod error;
pub mod pack;
pub mod pack_hash;
mod plan;
mod problems;
pub mod seating;
pub mod words;

pub use error::{PlanError, WrongArguments};
pub use plan::{LoadedTable, TablePlan, load_game, players};
pub use problems::PackProblems;
