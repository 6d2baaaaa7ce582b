//! Packs that commands name. Prints the errors of a pack that cannot be read.

use crate::failure::{ContentSummary, Failure};
use crate::out::Out;
use crate::problems;
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_packs::Files;
pub(crate) use rnw_plan::pack::*;
use std::path::Path;

/// The files of a pack if `extends` has no errors; otherwise prints the errors and fails.
pub(crate) fn sound(pack: LoadedPack, out: &mut Out) -> Result<Files, Failure> {
    sound_but(pack, "", out)
}

/// The same for a command that may replace the pack's own file with this name.
pub(crate) fn sound_but(pack: LoadedPack, own: &str, out: &mut Out) -> Result<Files, Failure> {
    let LoadedPack { files, report, .. } = pack;
    if report.has_errors() {
        problems::show(&report, &files, out);
        return Err(Failure::Content(ContentSummary::printed(report)));
    }
    keep_apart(&files, own, out)?;
    Ok(files)
}

/// Keeps the files of a pack apart from what the command writes, except the pack's own file with this name.
pub(crate) fn keep_apart(files: &Files, own: &str, out: &mut Out) -> Result<(), Failure> {
    for (depth, layer) in files.layers().enumerate() {
        let texts = layer.sources().iter();
        let texts = texts.filter(|source| depth > 0 || source.name != own);
        let texts = texts.map(|source| &source.path);
        let all = texts.chain(layer.blobs().iter().map(|blob| &blob.path));
        for path in all {
            out.apart().reads("the pack's file", Path::new(path))?;
        }
    }
    Ok(())
}

/// Finds a game and its files: the files of the named pack, or else of the pack that is shipped with the game.
/// Without a game name, the pack decides which game it is.
pub(crate) fn chosen<'c>(
    catalogue: &'c Catalogue,
    game: Option<&str>,
    content: Option<&Path>,
    out: &mut Out,
) -> Result<(&'c GameEntry, Files), Failure> {
    let entry = game
        .map(|name| crate::commands::find(catalogue, name))
        .transpose()?;
    let Some(content) = content else {
        let entry = entry.map_or_else(|| first(catalogue), Ok)?;
        return Ok((entry, (entry.shipped)()));
    };
    let files = named(catalogue, content, out)?;
    match entry {
        Some(entry) => {
            agree(catalogue, entry, content, &files)?;
            Ok((entry, files))
        }
        None => Ok((entry_of(catalogue, &files)?, files)),
    }
}

/// The files of the pack that `--content` names. Prints errors in `extends`, and what cannot be read.
pub(crate) fn named(
    catalogue: &Catalogue,
    content: &Path,
    out: &mut Out,
) -> Result<Files, Failure> {
    let pack = find(catalogue, content)
        .map_err(|error| problems::show_failure(error, &Files::default(), out))?;
    sound(pack, out)
}

/// The game and the files of a pack. The name of a game without a pack can stand in its place.
pub(crate) fn named_or_bare<'c>(
    catalogue: &'c Catalogue,
    name: &Path,
    out: &mut Out,
) -> Result<(&'c GameEntry, Files), Failure> {
    if let Some(entry) = bare_game(catalogue, name) {
        return Ok((entry, (entry.shipped)()));
    }
    let files = named(catalogue, name, out)?;
    Ok((entry_of(catalogue, &files)?, files))
}
