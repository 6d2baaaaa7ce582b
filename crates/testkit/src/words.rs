//! The sentences of reports. Without the feature `words` a message is shown by its key and its arguments.

use rnw_packs::Files;
use roll_and_write::{Message, Seat};

/// The name of a player in reports.
pub(crate) fn seat_name(seat: Seat) -> String {
    format!("Seat {}", seat.number())
}

#[cfg(feature = "words")]
mod translated {
    use super::{Files, Message, seat_name};
    use crate::pack::WORDS;
    use rnw_i18n::Translations;
    pub(crate) use rnw_i18n::command_line::{argument, line_of};

    /// What makes a sentence of a message, with the English words of a pack.
    pub(crate) fn translator(files: &Files) -> impl Fn(&Message) -> String {
        let mut words = Translations::english();
        let mut layers: Vec<&Files> = files.layers().collect();
        layers.reverse();
        for source in layers.iter().filter_map(|layer| layer.get(WORDS)) {
            // A pack with wrong words is refused before it is tested.
            let _ = words.add(&source.path, &source.text);
        }
        move |message| words.translate(message, &seat_name)
    }

    /// The keys of the words of the engine.
    pub(crate) fn engine_keys() -> Vec<String> {
        let english = Translations::english();
        english.keys().map(str::to_owned).collect()
    }

    /// The keys of the words of a pack, from a file of them.
    pub(crate) fn keys(text: &str) -> impl Iterator<Item = String> {
        rnw_i18n::keys(text).map(|(key, _)| key.to_owned())
    }
}

#[cfg(not(feature = "words"))]
mod translated {
    use super::{Files, Message};
    use std::path::Path;

    /// A path as an argument.
    pub(crate) fn argument(path: &Path) -> String {
        path.display().to_string()
    }

    /// A command line to type: a program as it is written, and these words. Words with a space are in double quotes.
    pub(crate) fn line_of<'w>(program: &str, words: impl IntoIterator<Item = &'w str>) -> String {
        words.into_iter().fold(program.to_owned(), |line, word| {
            if word.contains(char::is_whitespace) {
                format!("{line} {word:?}")
            } else {
                format!("{line} {word}")
            }
        })
    }

    pub(crate) fn translator(_: &Files) -> impl Fn(&Message) -> String {
        Message::to_string
    }

    pub(crate) fn engine_keys() -> Vec<String> {
        Vec::new()
    }

    pub(crate) fn keys(_: &str) -> impl Iterator<Item = String> {
        std::iter::empty()
    }
}

pub(crate) use translated::{argument, engine_keys, keys, line_of, translator};
