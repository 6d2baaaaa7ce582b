//! Opens games and their messages; prints the errors of a pack.

use crate::failure::Failure;
use crate::out::Out;
use crate::problems;
use rnw_catalogue::{Catalogue, GameEntry, LoadedGame};
use rnw_i18n::{Language, Translator};
use rnw_packs::Files;
use rnw_plan::words::translator;
use roll_and_write::text::printable;

/// Opens a game. Prints the errors of its pack.
pub(super) fn open(
    catalogue: &Catalogue,
    entry: &GameEntry,
    files: &Files,
    options: &[(String, String)],
    seats: usize,
    out: &mut Out,
) -> Result<LoadedGame, Failure> {
    rnw_plan::load_game(catalogue, entry, files, options, seats)
        .map_err(|error| problems::show_failure(error, files, out))
}

/// The messages of a pack with the names of the players. Prints their errors.
pub(super) fn words_of(
    entry: &GameEntry,
    files: &Files,
    names: Vec<String>,
    out: &mut Out,
) -> Result<Translator, Failure> {
    translator(entry, files, names, out.language())
        .map_err(|failure| problems::show_failure(failure, files, out))
}

/// The English messages of a pack, for reports that are always in English. Prints their errors.
pub(super) fn english_of(
    entry: &GameEntry,
    files: &Files,
    out: &mut Out,
) -> Result<Translator, Failure> {
    translator(entry, files, Vec::new(), Language::English)
        .map_err(|failure| problems::show_failure(failure, files, out))
}

/// What the messages with a key have in common: their sentence, with the names of its gaps in capitals. The gaps in
/// `zero` are always 0. Other words follow the key, such as in `event-advanced track-coins`. Without a sentence it is
/// the key.
pub(super) fn outline(translator: &Translator, key: &str, zero: &[&str]) -> String {
    let mut words = key.split(' ');
    let sentence = words.next().unwrap_or_default();
    let filled: Vec<&str> = words.collect();
    let outline = translator.words().outline(sentence, &filled, zero);
    let Some(mut text) = outline else {
        return printable(key).into_owned();
    };
    for word in filled {
        let name = translator.word(word);
        let one = translator.optional(&format!("{word}-one"));
        if !text.contains(&name) && !one.is_some_and(|one| text.contains(&one)) {
            text.push_str(": ");
            text.push_str(&name);
        }
    }
    text
}

/// Explains the capitals of an [`outline`].
pub(super) const CAPITALS: &str =
    "Words in capitals, such as SEAT, stand for what differs each time.";
