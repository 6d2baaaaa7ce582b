//! Names of players.

use roll_and_write::Message;
use roll_and_write::text::is_steering;
use thiserror::Error;
use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

/// The largest number of characters in a player's name, as people count them: a letter with its marks is one.
pub const NAME_MAX: usize = 24;
/// The largest number of code points in one character of a name. Real scripts need fewer; more would leave the line.
const MARKS_MAX: usize = 8;

/// Why a text cannot be the name of a player.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NameFault {
    /// It has no visible character.
    #[error("it has no visible character")]
    Empty,
    /// It has more than [`NAME_MAX`] characters: so many.
    #[error("it has {0} characters; expected at most {NAME_MAX}")]
    TooLong(usize),
    /// This character controls a screen, cannot be seen, or has too many marks.
    #[error("the character {0:?} cannot be shown")]
    Character(String),
}

impl NameFault {
    /// The same as a message for people.
    pub fn message(&self) -> Message {
        match self {
            Self::Empty => Message::new("table-name-empty"),
            Self::TooLong(count) => Message::new("table-name-long")
                .number("count", *count as i64)
                .number("most", NAME_MAX as i64),
            Self::Character(character) => Message::new("table-name-character")
                .name("character", character.escape_unicode().to_string()),
        }
    }
}

/// The name of a player that a text says: without blanks around it, and the same however its letters are composed.
///
/// # Errors
/// If the text cannot be a name.
///
/// ```
/// use rnw_session::{NameFault, player_name};
/// assert_eq!(player_name(" Žofie 2 "), Ok("Žofie 2".to_owned()));
/// assert_eq!(player_name("Jose\u{301}"), player_name("José"));
/// assert_eq!(player_name(&"k".repeat(25)), Err(NameFault::TooLong(25)));
/// assert_eq!(player_name("a\u{1b}[2J"), Err(NameFault::Character("\u{1b}".to_owned())));
/// ```
pub fn player_name(text: &str) -> Result<String, NameFault> {
    let name: String = text.trim().nfc().collect();
    let characters: Vec<&str> = name.graphemes(true).collect();
    if characters.is_empty() {
        return Err(NameFault::Empty);
    }
    if let Some(hidden) = characters.iter().find(|one| !is_visible(one)) {
        return Err(NameFault::Character((*hidden).to_owned()));
    }
    if characters.len() > NAME_MAX {
        return Err(NameFault::TooLong(characters.len()));
    }
    Ok(name)
}

/// Whether a character can be seen, or is a blank, and controls nothing.
fn is_visible(character: &str) -> bool {
    let count = character.chars().count();
    character.width() > 0 && count <= MARKS_MAX && !character.contains(is_steering)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_scripts_are_names() {
        for name in [
            "प्रिया",
            "สุดา",
            "José",
            "Jose\u{301}",
            "漢字",
            "Žluťoučký kůň",
            "O'Neill",
        ] {
            assert!(player_name(name).is_ok(), "{name}");
        }
        assert!(
            player_name(&"प्रि".repeat(24)).is_ok(),
            "a letter with its signs is one character"
        );
        assert_eq!(player_name(&"é".repeat(25)), Err(NameFault::TooLong(25)));
    }

    #[test]
    fn what_cannot_be_shown_is_no_name_and_the_reason_says_it() {
        assert_eq!(player_name(" \t "), Err(NameFault::Empty));
        let marks = format!("a{}", "\u{301}".repeat(40));
        for text in ["\u{301}", "Ann\u{200b}", "A\u{202e}nn", "a\nb", &marks] {
            let found = player_name(text);
            assert!(
                matches!(found, Err(NameFault::Character(_))),
                "{text:?}: {found:?}"
            );
        }
    }
}
