#![doc = include_str!("../README.md")]

pub mod analysis;
pub mod command_line;
mod fault;
pub mod markdown;
mod narrator;
mod page;
mod pager;

pub use fault::fault_message;
pub use narrator::Narrator;
pub use page::{Page, WIDTH};
pub use pager::Pager;
