//! Share codes on the command line: reads them as records, and makes them from replayed games.

use crate::failure::Failure;
use crate::out::Out;
use crate::{commands, pack, problems};
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_flip::content::content_hash;
use rnw_packs::Files;
use rnw_plan::pack_hash;
use rnw_session::{NoShareCode, Record, ShareCode, Table};
use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::Path;

/// The share code that an argument is, of any version; `None` if it is the name of a file.
pub(crate) fn code(argument: &OsStr) -> Option<&str> {
    let text = argument.to_str()?;
    (is_code(text) && !Path::new(text).exists()).then_some(text)
}

/// Whether a text begins as share codes do: with `rnw`, the version of the format and a hyphen.
pub(crate) fn is_code(text: &str) -> bool {
    let (start, rest) = text.split_at_checked(3).unwrap_or_default();
    let version = rest.split_once('-').map_or("", |(version, _)| version);
    let is_number = !version.is_empty() && version.bytes().all(|byte| byte.is_ascii_digit());
    start.eq_ignore_ascii_case("rnw") && is_number
}

/// The record of a share code. The pack comes from the command line; by default it is the included pack that the code
/// was made with.
pub(crate) fn record(
    catalogue: &Catalogue,
    text: &str,
    content: Option<&Path>,
    out: &mut Out,
) -> Result<Record, Failure> {
    let table = table(catalogue, &ShareCode::parse(text)?, content, out)?;
    let record = Record::parse(table.written());
    let (record, _) = record.map_err(|error| Failure::Internal(error.to_string()))?;
    Ok(record)
}

/// The finished game of a share code, with its record.
pub(crate) fn table(
    catalogue: &Catalogue,
    code: &ShareCode,
    content: Option<&Path>,
    out: &mut Out,
) -> Result<Table<Vec<u8>>, Failure> {
    let entry = commands::find(catalogue, code.ruleset())?;
    let files = files(catalogue, entry, code, content, out)?;
    let loaded = entry
        .open(&files, code.options(), code.seats(), catalogue.plugins())
        .map_err(|failure| problems::show_failure(failure, &files, out))?;
    Ok(code.replay(loaded.game.clone(), &content_hash(&files))?)
}

/// The pack of a code.
fn files(
    catalogue: &Catalogue,
    entry: &GameEntry,
    code: &ShareCode,
    content: Option<&Path>,
    out: &mut Out,
) -> Result<Files, Failure> {
    if let Some(content) = content {
        let files = pack::named(catalogue, content, out)?;
        pack::agree(catalogue, entry, content, &files)?;
        if code.is_of(&content_hash(&files)) {
            return Ok(files);
        }
        let content = content.display();
        return Err(Failure::Usage(format!(
            "the game of the share code was played with another pack than {content}; name the right pack with --content PATH"
        )));
    }
    let is_meant = |files: &Files| code.is_of(&content_hash(files));
    let own = (entry.shipped)();
    if is_meant(&own) {
        return Ok(own);
    }
    let packs = catalogue.packs().into_iter();
    let mut packs =
        packs.filter_map(|included| Some(pack::shipped(catalogue, included).ok()?.files));
    packs.find(is_meant).ok_or_else(|| other_pack(code))
}

/// The failure for a code that was made with a pack that is not here.
fn other_pack(code: &ShareCode) -> Failure {
    Failure::Usage(match pack_hash::shipped_once(|hash| code.is_of(hash)) {
        Some(earlier) => format!(
            "the game of the share code was played with the pack {} of version {}; use that version of the program",
            earlier.pack, earlier.version
        ),
        None => format!(
            "the game of the share code was played with a pack that is not included, with the hash {}…; name its folder with --content PATH",
            code.content_digits()
        ),
    })
}

/// The share code of a finished game. `files` is its pack.
pub(crate) fn code_of<W>(
    catalogue: &Catalogue,
    (entry, files): (&GameEntry, &Files),
    table: &Table<W>,
) -> Result<ShareCode, Failure> {
    let seats = table.header().seats.len();
    let usual = entry.open(files, &[], seats, catalogue.plugins())?;
    let usual: BTreeMap<String, String> = usual.game.info().named_options();
    let code = ShareCode::of(table, &content_hash(files), &usual);
    code.map_err(|reason: NoShareCode| Failure::Usage(format!("there is no share code: {reason}")))
}
