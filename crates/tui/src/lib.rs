//! A full-screen table.
mod aim;
mod app;
mod bindings;
mod block;
mod board;
mod desk;
mod form;
mod glyphs;
mod runner;
mod screen;
mod settings;
mod sheet;
#[cfg(unix)]
pub mod signals;
mod signs;
mod spot;
#[cfg(test)]
mod tests;
mod theme;
mod viewer;

pub use app::{App, Effect, Ended, Message, Sitter};
pub use glyphs::Glyphs;
pub use runner::{Judge, Leaving, Seating, Shown, run, show};
pub use settings::Settings;
pub use signs::signs;
pub use theme::ThemeName;
pub use viewer::Viewer;
