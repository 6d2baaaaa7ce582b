//! Command lines that name no command, or no game to play.

use rnw_line_mode::HomePage;
use std::ffi::OsString;

/// The page for a command line that names no command, or no game to play; `None` for any other one. `words` begins with
/// the name of the program.
pub(crate) fn page_for(words: &[OsString]) -> Option<HomePage> {
    let mut words = words.iter().skip(1).map(|word| word.to_string_lossy());
    let mut left = Vec::new();
    while let Some(word) = words.next() {
        match &*word {
            "--lang" => drop(words.next()),
            lang if lang.starts_with("--lang=") => {}
            "--plain" => {}
            _ => left.push(word.into_owned()),
        }
    }
    match left.as_slice() {
        [] => Some(HomePage::Start),
        [play] if play == "play" => Some(HomePage::NewGame),
        _ => None,
    }
}
