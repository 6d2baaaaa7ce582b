//! What a player chooses for the screen.

use crate::{Glyphs, ThemeName};
use std::time::Duration;

/// How the table is shown and played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableSettings {
    /// The colours.
    pub theme: ThemeName,
    /// The characters.
    pub glyphs: Glyphs,
    /// Whether the mouse is caught from the start; a key switches it.
    pub mouse: bool,
    /// How long a bot takes at least, so that one can follow and take a move back.
    pub bot_pause: Duration,
    /// Whether to ask before what cannot be taken back is made, and at the end of a turn.
    pub confirm: bool,
    /// Whether the game is recorded somewhere, so that it can be gone on with.
    pub kept: bool,
}

impl Default for TableSettings {
    fn default() -> Self {
        Self {
            theme: ThemeName::default(),
            glyphs: Glyphs::Unicode,
            mouse: true,
            bot_pause: Duration::from_millis(300),
            confirm: false,
            kept: true,
        }
    }
}
