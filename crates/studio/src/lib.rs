#![doc = include_str!("../README.md")]

pub mod check;
mod error;
mod lines;
pub mod make_deck;
mod new_files;
pub mod new_game;
pub mod new_pack;
mod observer;
pub mod outline;
mod pack_files;
pub mod print;
#[cfg(feature = "testkit")]
pub mod scenes;
pub mod schema;
#[cfg(feature = "testkit")]
pub mod shrink;
pub mod spreadsheet;
pub mod stats;
pub mod symbols;
#[cfg(feature = "testkit")]
pub mod test_pack;
pub mod train;
pub mod watch;

pub use error::StudioError;
pub use new_files::must_not_exist;
pub use observer::StudioObserver;
