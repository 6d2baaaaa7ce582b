//! Finds the value files of packs, and drops those that do not fit.

use super::{LoadedPack, entry_of, seats_of};
use crate::pack_hash;
use rnw_catalogue::{Catalogue, ValuesFit};
use rnw_flip::content::content_hash;
use rnw_i18n::command_line;
use rnw_packs::{
    Blob, Files, Problem, Severity, VALUES, VALUES_BYTES_MAX, ValuesError, ValuesFile,
};
use rnw_system::{Limit, ReadError, read};
use std::path::Path;

/// The same pack with the value file in its folder. If the file cannot be used, the pack is the same with a warning, and
/// the bots play as if the file did not exist.
pub(super) fn add(catalogue: &Catalogue, folder: &Path, mut pack: LoadedPack) -> LoadedPack {
    let path = folder.join(VALUES);
    let most = Limit::new("a value file", VALUES_BYTES_MAX as u64);
    let message = match read::found(&path, most) {
        Ok(None) => return pack,
        Ok(Some(bytes)) => match fitting(catalogue, &bytes, &pack.files) {
            Ok(()) => {
                pack.files = pack.files.with_blob(Blob {
                    path: path.display().to_string(),
                    name: VALUES.to_owned(),
                    bytes,
                });
                return pack;
            }
            Err(error) => error.to_string(),
        },
        Err(ReadError::TooLong(_)) => ValuesError::TooLong.to_string(),
        Err(error) => error.to_string(),
    };
    let again = command_line::line(["train", &command_line::argument(folder), "--force"]);
    let mut problem = Problem::of_file(Severity::Warning, path.display().to_string(), message);
    problem.help = Some(format!("bots play without it; `{again}` writes a new one"));
    pack.unfit.push(problem);
    pack
}

/// Fails if values cannot be used for a pack. A copy of the file of a pack that this one extends can.
fn fitting(catalogue: &Catalogue, bytes: &[u8], files: &Files) -> Result<(), ValuesError> {
    let file = ValuesFile::read(bytes)?;
    // A pack with errors is not played.
    let Ok(entry) = entry_of(catalogue, files) else {
        return Ok(());
    };
    let (least, _) = seats_of(entry, files);
    let Ok(loaded) = entry.open(files, &[], least, catalogue.plugins()) else {
        return Ok(());
    };
    loaded.game.accept(ValuesFit(&file))?;
    let found = &file.header.content;
    if files.layers().any(|layer| pack_hash::is_of(found, layer)) {
        return Ok(());
    }
    Err(ValuesError::Pack {
        found: found.clone(),
        expected: content_hash(files),
    })
}
