//! Names of players.

use roll_and_write::text::is_steering;
use unicode_width::UnicodeWidthChar;

/// The largest number of characters in a player's name.
pub const NAME_MAX: usize = 24;

/// Whether a text can be the name of a player: 1 to [`NAME_MAX`] characters, all of them visible or blanks.
///
/// ```
/// use rnw_session::is_player_name;
/// assert!(is_player_name("Žofie 2"));
/// assert!(!is_player_name("") && !is_player_name("a\u{1b}[2J") && !is_player_name(&"k".repeat(25)));
/// ```
pub fn is_player_name(text: &str) -> bool {
    let visible = |c: char| {
        let takes_room = c.width().is_some_and(|width| width > 0);
        c == ' ' || takes_room && !is_steering(c)
    };
    (1..=NAME_MAX).contains(&text.chars().count()) && text.chars().all(visible)
}
