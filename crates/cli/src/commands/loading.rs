//! Opens games and their messages; prints the errors of a pack.

use crate::catalogue::{Catalogue, GameEntry, LoadedGame};
use crate::failure::Failure;
use crate::out::Out;
use crate::problems;
use crate::translator::translator;
use rnw_i18n::Translator;
use roll_and_write::content::Files;

/// Opens a game. Prints the errors of its pack.
pub(super) fn open(
    catalogue: &Catalogue,
    entry: &GameEntry,
    files: &Files,
    options: &[(String, String)],
    seats: usize,
    out: &mut Out,
) -> Result<LoadedGame, Failure> {
    entry
        .open(files, options, seats, catalogue.plugins())
        .map(|loaded| loaded.with_content(rnw_session::content_hash(files)))
        .inspect_err(|failure| show(failure, files, out))
}

/// The messages of a pack with the names of the players. Prints their errors.
pub(super) fn words_of(
    entry: &GameEntry,
    files: &Files,
    names: Vec<String>,
    out: &mut Out,
) -> Result<Translator, Failure> {
    translator(entry, files, names, out.language()).inspect_err(|failure| show(failure, files, out))
}

/// Prints the errors of a pack.
fn show(failure: &Failure, files: &Files, out: &mut Out) {
    if let Failure::Content(summary) = failure {
        problems::show(&summary.report, files, out);
    }
}
