#![doc = include_str!("../README.md")]

mod art;
mod art_error;
mod board;
mod card;
mod card_format;
mod card_grid;
mod cell;
mod color_mode;
mod dice;
mod drawing;
mod flow;
mod fonts;
mod grid;
mod html;
mod pages;
mod paper;
#[cfg(feature = "paper")]
mod pdf;
mod pen;
mod pieces;
#[cfg(feature = "paper")]
mod png;
mod pointing;
mod reference;
mod renderer;
mod shape;
mod sheet;
mod svg;
mod table;
mod tabletop;
mod track;
#[cfg(feature = "paper")]
mod tree;

pub use art::{ART_PIXELS_MAX, Art};
pub use art_error::ArtError;
pub use card_format::{CARD_HEIGHT, CARD_WIDTH, CardFormat, CardSize};
pub use color_mode::ColorMode;
pub use drawing::{Drawing, FontSource};
pub use fonts::web_fonts;
pub use html::html;
pub use pages::{PrintJob, is_board, pages};
pub use paper::PaperSize;
#[cfg(feature = "paper")]
pub use pdf::pdf;
#[cfg(feature = "paper")]
pub use png::png;
pub use pointing::{BoardPointing, PointedAt};
pub use renderer::SvgRenderer;
pub use tabletop::{CardSheet, SavedDeck, saved_object, sheets};
#[cfg(feature = "paper")]
pub use tree::RenderError;
