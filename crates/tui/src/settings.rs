//! The settings for the screen.

use crate::{Glyphs, ThemeName};
use std::time::Duration;

/// The settings for showing and playing at the table.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a setting of its own"
)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableSettings {
    /// The colour theme.
    pub theme: ThemeName,
    /// The character set.
    pub glyphs: Glyphs,
    /// Whether the program receives mouse events from the start. A key changes this.
    pub mouse: bool,
    /// The minimum duration of a bot's decision, so that a person can follow it and undo a move. Zero means none.
    pub bot_pause: Duration,
    /// Whether the terminal's bell rings when a person is to decide again after a wait.
    pub bell: bool,
    /// Whether to ask before a move that cannot be undone, and at the end of a turn.
    pub confirm: bool,
    /// Whether to list the patterns that can still come.
    pub deck_list: bool,
    /// Whether the game is recorded in a file, so that it can be resumed.
    pub kept: bool,
    /// Whether a person may take back a decision although bots have answered it.
    pub takes_back_slips: bool,
}

impl Default for TableSettings {
    fn default() -> Self {
        Self {
            theme: ThemeName::default(),
            glyphs: Glyphs::Unicode,
            mouse: true,
            bot_pause: Duration::from_millis(300),
            bell: false,
            confirm: false,
            deck_list: false,
            kept: true,
            takes_back_slips: false,
        }
    }
}
