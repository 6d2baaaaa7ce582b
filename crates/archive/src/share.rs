//! Share codes: read as records, and made from replayed games.

use crate::ArchiveError;
use rnw_catalogue::{Catalogue, GameEntry};
use rnw_flip::content::content_hash;
use rnw_packs::Files;
use rnw_plan::{PlanError, load_game, pack, pack_hash};
use rnw_session::{Record, ShareCode, Table, is_decoration};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// The share code that an argument is, of any version; `None` if it is the name of a file.
pub fn code(argument: &OsStr) -> Option<&str> {
    let text = argument.to_str()?;
    (is_code(text) && !Path::new(text).exists()).then_some(text)
}

/// Whether a text begins as share codes do: with `rnw`, the version of the format and a hyphen. Decoration may stand before.
pub(crate) fn is_code(text: &str) -> bool {
    let text = text.trim_start_matches(is_decoration);
    let (start, rest) = text.split_at_checked(3).unwrap_or_default();
    let version = rest.split_once('-').map_or("", |(version, _)| version);
    let is_number = !version.is_empty() && version.bytes().all(|byte| byte.is_ascii_digit());
    start.eq_ignore_ascii_case("rnw") && is_number
}

/// The record of a share code. `content` names the pack; by default it is the included pack that the code was made with.
pub(crate) fn record(
    catalogue: &Catalogue,
    text: &str,
    content: Option<&Path>,
) -> Result<Record, ArchiveError> {
    let table = table(catalogue, &ShareCode::parse(text)?, content)?;
    let record = Record::parse(table.written());
    let (record, _) = record.map_err(|error| ArchiveError::Internal(error.to_string()))?;
    Ok(record)
}

/// The finished game of a share code, with its record.
pub(crate) fn table(
    catalogue: &Catalogue,
    code: &ShareCode,
    content: Option<&Path>,
) -> Result<Table<Vec<u8>>, ArchiveError> {
    let entry = catalogue.find(code.ruleset()).map_err(PlanError::from)?;
    let sought = SoughtPack {
        is_meant: &|hash| code.is_of(hash),
        played: "the game of the share code was played",
        digits: code.content_digits(),
    };
    let (files, _) = sought.files(catalogue, entry, content)?;
    let loaded = load_game(catalogue, entry, &files, code.options(), code.seats())?;
    Ok(code.replay(loaded.game.clone(), loaded.content())?)
}

/// The pack of a share code or of a position, of whose hash only the first digits are known.
pub(crate) struct SoughtPack<'a> {
    /// Whether a hash begins with these digits.
    pub(crate) is_meant: &'a dyn Fn(&str) -> bool,
    /// What was played with the pack, for errors.
    pub(crate) played: &'static str,
    pub(crate) digits: String,
}

impl SoughtPack<'_> {
    /// The files of the pack, and its name; no name for the pack of the game itself. `content` names the pack; by
    /// default it is an included one.
    pub(crate) fn files(
        &self,
        catalogue: &Catalogue,
        entry: &GameEntry,
        content: Option<&Path>,
    ) -> Result<(Files, Option<PathBuf>), ArchiveError> {
        let is_meant = |files: &Files| (self.is_meant)(&content_hash(files));
        if let Some(content) = content {
            let files = pack::named(catalogue, content)?;
            pack::agree(catalogue, entry, content, &files)?;
            let files = pack::as_recorded(catalogue, files, is_meant);
            if is_meant(&files) {
                return Ok((files, Some(content.to_owned())));
            }
            let (content, played) = (content.display(), self.played);
            return Err(ArchiveError::OtherPack(format!(
                "{played} with another pack than {content}; name the right pack with --content PATH"
            )));
        }
        let own = (entry.shipped)();
        if is_meant(&own) {
            return Ok((own, None));
        }
        let mut packs = catalogue.all_packs().into_iter().filter_map(|included| {
            let files = pack::shipped(catalogue, included).ok()?.files;
            Some((files, PathBuf::from(included.name)))
        });
        let found = packs.find(|(files, _)| is_meant(files));
        let (files, name) = found.ok_or_else(|| self.other_pack())?;
        // A text that was changed may name another game.
        pack::agree(catalogue, entry, &name, &files)?;
        Ok((files, Some(name)))
    }

    /// The error for a pack that is not here.
    fn other_pack(&self) -> ArchiveError {
        let played = self.played;
        ArchiveError::OtherPack(match pack_hash::shipped_once(self.is_meant) {
            Some(earlier) => format!(
                "{played} with the pack {} of version {}; use that version of the program",
                earlier.pack, earlier.version
            ),
            None => format!(
                "{played} with a pack that is not included, with the hash {}…; name its folder with --content PATH",
                self.digits
            ),
        })
    }
}

/// The share code of a finished game with this pack.
///
/// # Errors
/// If the game is not over, or cannot have a code for another reason.
pub fn code_of<W>(
    catalogue: &Catalogue,
    (entry, files): (&GameEntry, &Files),
    table: &Table<W>,
) -> Result<ShareCode, ArchiveError> {
    let seats = table.header().seats.len();
    let usual = load_game(catalogue, entry, files, &[], seats)?;
    let options = usual.game.info().named_options();
    Ok(ShareCode::of(table, usual.content(), &options)?)
}
