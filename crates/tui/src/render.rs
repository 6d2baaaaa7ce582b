//! Draws pictures as lines of text: cards and boards, sheets, legends, scores and standings.
//!
//! Plain output and the full screen use the same [`Renderer`]. It makes [`Block`]s, which own no terminal. Each
//! piece of text has a [`Role`], and the caller decides how a role looks.
//!
//! ```
//! use rnw_i18n::{Language, Translations, Translator};
//! use rnw_tui::render::{Glyphs, Renderer};
//! use roll_and_write::Frame;
//! use roll_and_write::picture::{CardPicture, CellPicture};
//!
//! let translator = Translator::new(Translations::in_language(Language::English), Vec::new());
//! let renderer = Renderer { translator: &translator, glyphs: Glyphs::Ascii };
//! let frame = Frame::new(2, 3).unwrap();
//! let card = CardPicture::new("Hook", frame, |cell| CellPicture::plain(frame.row(cell) == 0));
//! assert_eq!(
//!     renderer.cards(&[card], 78).text(),
//!     "  Hook\n     a b c\n   1 # # #\n   2 . . .\n"
//! );
//! ```

mod block;
mod board;
mod dice;
mod fences;
mod glyphs;
mod large;
mod legend;
mod lights;
mod links;
mod plain;
mod role;
mod rows;
mod score;
mod sheet;

use rnw_i18n::Translator;

pub use block::{Block, StyledLine};
pub use glyphs::Glyphs;
pub use role::Role;

pub(crate) use block::{NO_BREAK, wrapped};
pub(crate) use board::{Look, Size, facts_max, freshened, role_of};
pub(crate) use glyphs::Touch;
pub(crate) use lights::Lights;
pub(crate) use role::{Ink, Shade};
pub(crate) use sheet::padded;

/// The number of blank columns between blocks side by side.
pub(crate) const GAP: usize = 3;

/// Draws pictures in a language and with a set of characters.
#[derive(Clone, Copy, Debug)]
pub struct Renderer<'a> {
    /// The translations and the names of the players.
    pub translator: &'a Translator,
    /// The characters for drawing.
    pub glyphs: Glyphs,
}
