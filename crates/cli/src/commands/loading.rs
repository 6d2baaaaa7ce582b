//! Opens games and their messages; prints the errors of a pack.

use crate::failure::Failure;
use crate::out::Out;
use crate::problems;
use rnw_catalogue::{Catalogue, GameEntry, LoadedGame};
use rnw_i18n::{Language, Translator};
use rnw_packs::Files;
use rnw_plan::words::translator;

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
