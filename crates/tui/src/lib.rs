#![doc = include_str!("../README.md")]

mod app;
mod bindings;
mod canvas;
mod form;
mod log_text;
pub mod render;
mod runner;
mod screen;
mod selection;
mod settings;
#[cfg(unix)]
pub mod signals;
mod spot;
mod theme;
mod ui_state;
mod viewer;

pub use app::{App, AppEffect, AppMessage, ScreenExit, SeatPlayer, not_alone};
pub use render::Glyphs;
pub use runner::{AfterScreen, JudgeStep, Seating, ShownScreen, run, show};
pub use settings::TableSettings;
pub use theme::ThemeName;
pub use viewer::Viewer;
