#![doc = include_str!("../README.md")]

mod fault;
pub mod markdown;
mod narrator;
mod page;
mod pager;
mod replay;

pub use fault::fault_message;
pub use narrator::Narrator;
pub use page::{Page, WIDTH};
pub use pager::Pager;
pub use replay::{ReplayText, TurnLine};
pub use rnw_i18n::command_line;
