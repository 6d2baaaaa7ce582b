#![doc = include_str!("../README.md")]

mod error;
mod host;
mod library;
mod saved_game;
mod storage;
#[cfg(test)]
mod tests;

pub use error::HostingError;
pub use host::TableHost;
pub use library::CatalogueLibrary;
pub use saved_game::saved_table;
pub use storage::RecordFolder;
