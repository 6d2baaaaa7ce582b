#![doc = include_str!("../README.md")]

pub mod analysis;
pub mod command_line;
pub mod markdown;
mod narrator;
mod page;
mod pager;

pub use narrator::Narrator;
pub use page::{Page, WIDTH};
pub use pager::Pager;
