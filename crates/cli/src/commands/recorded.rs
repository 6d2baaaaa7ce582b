//! Opens recorded games, and keeps their packs apart from what the command writes.

use crate::failure::Failure;
use crate::out::Out;
use crate::pack;
use rnw_archive::recorded::{Recorded, Replayed};
use rnw_catalogue::Catalogue;
use rnw_i18n::{Translations, Translator};
use rnw_session::{Record, Tail};
use roll_and_write::Arg;
use std::path::Path;

/// Opens the game of a record.
pub(super) fn open<'c>(
    catalogue: &'c Catalogue,
    path: &Path,
    record: &Record,
    content: Option<&Path>,
    out: &mut Out,
) -> Result<Recorded<'c>, Failure> {
    let recorded = Recorded::open(catalogue, path, record, content)?;
    keep_apart(&recorded, out)?;
    Ok(recorded)
}

/// Reads a record or a share code, and replays it.
pub(super) fn replayed<'c>(
    catalogue: &'c Catalogue,
    path: &Path,
    content: Option<&Path>,
    out: &mut Out,
) -> Result<Replayed<'c>, Failure> {
    let replayed = Replayed::open(catalogue, path, content, out.language())?;
    keep_apart(&replayed.recorded, out)?;
    tell_of_torn(replayed.tail, &replayed.translator, out);
    Ok(replayed)
}

fn keep_apart(recorded: &Recorded<'_>, out: &mut Out) -> Result<(), Failure> {
    if recorded.is_carried {
        out.notice(&Translations::in_language(out.language()).text("cli-pack-carried"));
    }
    match &recorded.named {
        Some(_) => pack::keep_apart(&recorded.files, "", out),
        None => Ok(()),
    }
}

/// Says that the last line of a record is incomplete.
pub(super) fn tell_of_torn(tail: Tail, translator: &Translator, out: &mut Out) {
    if tail.torn > 0 {
        let bytes = [("bytes", Arg::Number(tail.torn as i64))];
        out.notice(&translator.with("cli-torn-tail", &bytes));
    }
}
