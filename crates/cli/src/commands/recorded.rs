//! Opens recorded games with the pack and the options of the recording.

use super::loading::{open, words_of};
use crate::catalogue::{Catalogue, GameEntry, LoadedGame, ShippedPack};
use crate::failure::{Failure, spoken};
use crate::out::Out;
use crate::pack_hash::{self, Earlier};
use crate::{bugs, pack, saved};
use rnw_i18n::Translator;
use rnw_session::{Header, Record, Table, Tail};
use roll_and_write::Arg;
use roll_and_write::content::Files;
use std::io::Sink;
use std::path::{Path, PathBuf};

/// The game of a record, opened with the pack and the options that it was recorded with.
pub(super) struct Recorded<'c> {
    pub(super) entry: &'c GameEntry,
    pub(super) files: Files,
    pub(super) loaded: LoadedGame,
    /// The hash of the pack as the record has it; it may be in an earlier form.
    pub(super) content: String,
    /// The name of the pack on a command line; `None` for the pack that is shipped with the game.
    pub(super) named: Option<PathBuf>,
}

impl<'c> Recorded<'c> {
    /// Opens the game of a record. The pack comes from the command line; by default it is the one that is
    /// shipped with the game.
    pub(super) fn open(
        catalogue: &'c Catalogue,
        path: &Path,
        record: &Record,
        content: Option<&Path>,
        out: &mut Out,
    ) -> Result<Self, Failure> {
        let wrong = |failure: Failure| failure.in_header(path);
        let header = &record.header;
        let entry = super::find(catalogue, &header.ruleset).map_err(wrong)?;
        let mut named = content.map(Path::to_owned);
        let mut files = match content {
            Some(content) => {
                let files = pack::named(catalogue, content, out)?;
                pack::agree(catalogue, entry, content, &files).map_err(wrong)?;
                files
            }
            None => (entry.shipped)(),
        };
        let mut is_meant = pack_hash::is_of(&header.content, &files);
        // Without a named pack, the record may still mean another shipped pack.
        if named.is_none()
            && !is_meant
            && let Some((pack, meant)) = shipped_as(catalogue, &header.content)
            && pack::entry_of(catalogue, &meant).is_ok_and(|meant| meant.name == entry.name)
        {
            (named, files, is_meant) = (Some(pack.name.into()), meant, true);
        }
        let options: Vec<(String, String)> = header
            .options
            .iter()
            .map(|(name, value)| (name.clone(), value.clone()))
            .collect();
        check_plugins(catalogue, header).map_err(wrong)?;
        let loaded =
            open(catalogue, entry, &files, &options, header.seats.len(), out).map_err(wrong)?;
        if !is_meant {
            let ours = rnw_session::content_hash(&files);
            return Err(wrong(other_pack(catalogue, &header.content, &ours)));
        }
        Ok(Self {
            entry,
            files,
            loaded,
            content: header.content.clone(),
            named,
        })
    }

    /// The messages of the game and the names of its players.
    pub(super) fn translator(&self, record: &Record, out: &mut Out) -> Result<Translator, Failure> {
        let seats = record.header.seats.iter();
        let names = seats.map(|seat| seat.name.clone()).collect();
        words_of(self.entry, &self.files, names, out)
    }

    /// Replays the record. Prints a notice if its last line is incomplete.
    pub(super) fn replay(
        &self,
        path: &Path,
        (record, tail): (&Record, Tail),
        translator: &Translator,
        out: &mut Out,
    ) -> Result<Table<Sink>, Failure> {
        let table = guarded(path, record, |record| {
            rnw_session::replay(self.loaded.game.clone(), &self.content, record)
        })?
        .map_err(|error| Failure::record(path)(spoken(error, translator)))?;
        if tail.torn > 0 {
            out.notice(
                &translator.with("cli-torn-tail", &[("bytes", Arg::Number(tail.torn as i64))]),
            );
        }
        Ok(table)
    }
}

/// Runs a replay. If the game panics, the failure names the line of the record.
pub(super) fn guarded<T>(
    path: &Path,
    record: &Record,
    play: impl Fn(&Record) -> T,
) -> Result<T, Failure> {
    bugs::caught(|| play(record)).map_err(|bug| {
        let up_to = |lines: usize| Record {
            header: record.header.clone(),
            lines: record.lines[..lines].to_vec(),
        };
        // If a number of lines panics, any larger number does too.
        let all: Vec<usize> = (0..record.lines.len()).collect();
        let lines = all.partition_point(|lines| bugs::caught(|| play(&up_to(*lines))).is_ok());
        Failure::Unplayable {
            path: path.to_owned(),
            // The first line is the header.
            line: lines + 1,
            bug,
        }
    })
}

/// A recorded game after its replay.
pub(super) struct Replayed {
    pub(super) record: Record,
    pub(super) loaded: LoadedGame,
    pub(super) translator: Translator,
    pub(super) table: Table<Sink>,
}

impl Replayed {
    /// Reads a record and replays it.
    pub(super) fn open(
        catalogue: &Catalogue,
        path: &Path,
        content: Option<&Path>,
        out: &mut Out,
    ) -> Result<Self, Failure> {
        let (record, tail) = saved::read(path)?;
        let recorded = Recorded::open(catalogue, path, &record, content, out)?;
        let translator = recorded.translator(&record, out)?;
        let table = recorded.replay(path, (&record, tail), &translator, out)?;
        Ok(Self {
            record,
            loaded: recorded.loaded,
            translator,
            table,
        })
    }
}

/// Fails if the record needs effects that this program does not have.
fn check_plugins(catalogue: &Catalogue, header: &Header) -> Result<(), Failure> {
    let plugins = catalogue.plugins();
    let built_in = header
        .plugins
        .iter()
        .filter(|name| name.starts_with("rust:"));
    for name in built_in {
        plugins
            .find(name)
            .map_err(|unknown| Failure::Usage(unknown.to_string()))?;
    }
    let needs_modules = header
        .plugins
        .iter()
        .find(|name| name.starts_with("module:"));
    match needs_modules.filter(|_| plugins.modules().is_none()) {
        Some(name) => Err(Failure::Usage(format!(
            "the record needs {name}, but this program is built without modules"
        ))),
        None => Ok(()),
    }
}

/// The shipped pack with this hash, and its files.
fn shipped_as(catalogue: &Catalogue, hash: &str) -> Option<(ShippedPack, Files)> {
    catalogue.packs().into_iter().find_map(|shipped| {
        let files = pack::shipped(catalogue, shipped).ok()?.files;
        pack_hash::is_of(hash, &files).then_some((shipped, files))
    })
}

/// The failure for a record of another pack, with advice how to name the right one.
fn other_pack(catalogue: &Catalogue, recorded: &str, found: &str) -> Failure {
    let advice = match (
        shipped_as(catalogue, recorded),
        pack_hash::earlier(recorded),
    ) {
        (Some((meant, _)), _) => format!("use --content {}, the pack of the recording", meant.name),
        (None, Some(Earlier { pack, version })) => format!(
            "the recording used the pack {pack} of version {version}; use that version of the program"
        ),
        (None, None) => "name the pack of the recording with --content PACK".to_owned(),
    };
    Failure::Usage(format!(
        "the record has content {recorded:?}, but this game has content {found:?}; {advice}"
    ))
}
