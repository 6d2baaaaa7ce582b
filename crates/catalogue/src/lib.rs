#![doc = include_str!("../README.md")]
//!
//! The rules of each game become one program here: bots, arenas and searches are compiled for the types of each game in
//! this crate and nowhere else. So it alone needs the highest optimization, and the crates above it stay cheap to build.

mod catalogue;
mod clock;
mod entry;
mod loaded_game;
mod stock;
#[cfg(feature = "testkit")]
mod subject;
mod values_fit;

pub use catalogue::{Catalogue, ShippedPack};
pub use clock::WallClock;
pub use entry::{GameEntry, Opener, SchemaMaker};
pub use loaded_game::{AnyGame, LoadedGame};
#[cfg(feature = "testkit")]
pub use subject::{subject, subject_for};
pub use values_fit::ValuesFit;

use rnw_packs::Report;
use thiserror::Error;

/// Why a game of the catalogue cannot be opened, or a bot cannot play it.
#[derive(Debug, Error)]
pub enum CatalogueError {
    /// An option, a bot or the number of seats does not fit the game.
    #[error("{0}")]
    Usage(String),
    /// The pack has errors.
    #[error("{0}")]
    Content(Report),
}
