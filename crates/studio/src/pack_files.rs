//! What the files of a pack contain.

use crate::StudioError;
use rnw_catalogue::{Catalogue, GameEntry, LoadedGame};
use rnw_packs::{Files, Report, open};
use rnw_plan::load_game;
use rnw_plan::pack::{self, LoadedPack};
use serde_json::Value;

/// A file of a pack, merged with the packs that it extends; null if it does not exist.
pub(crate) fn merged(files: &Files, file: &str) -> Value {
    let doc = open::<Value>(files, file, &mut Report::default());
    doc.map_or(Value::Null, |doc| doc.value)
}

/// A list in a file of a pack, merged with the packs that it extends; empty if the list does not exist.
pub(crate) fn list(files: &Files, file: &str, name: &str) -> Vec<Value> {
    match merged(files, file).get_mut(name).map(Value::take) {
        Some(Value::Array(entries)) => entries,
        _ => Vec::new(),
    }
}

/// All errors and warnings of a pack with these files.
pub(crate) fn check(catalogue: &Catalogue, files: &Files) -> Result<Report, StudioError> {
    let pack = LoadedPack::of(files.clone(), Report::default());
    Ok(pack::check(catalogue, &pack)?)
}

/// Opens a game with the first of these numbers of seats with which it can be played. Without one, the error is that of
/// `else_seats`.
pub(crate) fn open_any(
    catalogue: &Catalogue,
    entry: &GameEntry,
    files: &Files,
    options: &[(String, String)],
    mut seats: impl Iterator<Item = usize>,
    else_seats: usize,
) -> Result<LoadedGame, StudioError> {
    let open = |seats| load_game(catalogue, entry, files, options, seats);
    let loaded = seats.find_map(|seats| open(seats).ok());
    let loaded = loaded.map_or_else(|| open(else_seats), Ok);
    Ok(loaded?)
}
