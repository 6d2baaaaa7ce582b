#![doc = include_str!("../README.md")]

mod app;
mod bindings;
mod canvas;
mod form;
mod hint;
mod key_hints;
mod log_text;
mod menu;
mod mistakes;
pub mod render;
mod runner;
mod screen;
mod selection;
mod settings;
mod spot;
mod theme;
mod ui_state;
mod viewer;

pub use app::{
    App, AppEffect, AppMessage, RulesText, ScreenExit, SeatPlayer, not_alone, two_meanings,
};
pub use hint::{Explained, say_cost};
pub use menu::{Menu, MenuExit, MenuItem};
pub use render::Glyphs;
pub use runner::{AfterScreen, MenuScreen, Seating, ShownScreen, run, show};
pub use settings::TableSettings;
pub use theme::ThemeName;
pub use ui_state::ScreenEffect;
pub use viewer::{Viewer, ViewerEffect, picture_for};
