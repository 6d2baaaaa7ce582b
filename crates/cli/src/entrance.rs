//! Command lines that name no command, or no game to play.

use std::ffi::OsString;

/// The page on which a person enters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Entrance {
    /// The start page.
    Start,
    /// The form for a new game.
    NewGame,
}

impl Entrance {
    /// The page for a command line that names no command, or no game to play; `None` for any other one. `words`
    /// begins with the name of the program.
    pub(crate) fn of(words: &[OsString]) -> Option<Self> {
        let mut words = words.iter().skip(1).map(|word| word.to_string_lossy());
        let mut left = Vec::new();
        while let Some(word) = words.next() {
            match &*word {
                "--lang" => drop(words.next()),
                lang if lang.starts_with("--lang=") => {}
                _ => left.push(word.into_owned()),
            }
        }
        match left.as_slice() {
            [] => Some(Self::Start),
            [play] if play == "play" => Some(Self::NewGame),
            _ => None,
        }
    }
}
