//! Packs that commands name. Their files are kept apart from what the command writes.

use crate::failure::Failure;
use crate::out::Out;
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_packs::Files;
use rnw_plan::pack;
use std::path::Path;

/// Keeps the files of a pack apart from what the command writes, except the pack's own file with this name.
pub(crate) fn keep_apart(files: &Files, own: &str, out: &mut Out) -> Result<(), Failure> {
    for (depth, layer) in files.layers().enumerate() {
        let texts = layer.sources().iter();
        let texts = texts.filter(|source| depth > 0 || source.name != own);
        let texts = texts.map(|source| &source.path);
        let blobs = layer.blobs().iter();
        let blobs = blobs.filter(|blob| depth > 0 || blob.name != own);
        let all = texts.chain(blobs.map(|blob| &blob.path));
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
    let entry = game.map(|name| catalogue.find(name)).transpose()?;
    let Some(content) = content else {
        let entry = entry.map_or_else(|| pack::first(catalogue), Ok)?;
        return Ok((entry, (entry.shipped)()));
    };
    let files = named(catalogue, content, out)?;
    match entry {
        Some(entry) => {
            pack::agree(catalogue, entry, content, &files)?;
            Ok((entry, files))
        }
        None => Ok((pack::entry_of(catalogue, &files)?, files)),
    }
}

/// The files of the pack that a person names.
pub(crate) fn named(
    catalogue: &Catalogue,
    content: &Path,
    out: &mut Out,
) -> Result<Files, Failure> {
    named_but(catalogue, content, "", out)
}

/// The same for a command that may replace the pack's own file with this name.
pub(crate) fn named_but(
    catalogue: &Catalogue,
    content: &Path,
    own: &str,
    out: &mut Out,
) -> Result<Files, Failure> {
    // What cannot be read is shown too, although there is no line to show.
    let pack = pack::find(catalogue, content).map_err(|error| error.in_pack(&Files::default()))?;
    for problem in &pack.unfit {
        out.notice(&format!("rnw: {problem}"));
    }
    let files = pack.sound()?;
    keep_apart(&files, own, out)?;
    Ok(files)
}

/// The game and the files of a pack. The name of a game without a pack can stand in its place.
pub(crate) fn named_or_bare<'c>(
    catalogue: &'c Catalogue,
    name: &Path,
    out: &mut Out,
) -> Result<(&'c GameEntry, Files), Failure> {
    if let Some(entry) = pack::bare_game(catalogue, name) {
        return Ok((entry, (entry.shipped)()));
    }
    let files = named(catalogue, name, out)?;
    Ok((pack::entry_of(catalogue, &files)?, files))
}
