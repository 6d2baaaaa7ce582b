//! Opens recorded games with the pack and the options of the recording.

use super::loading::{open, words_of};
use crate::failure::{Failure, spoken};
use crate::out::Out;
use crate::{pack, share};
use rnw_archive::records;
use rnw_catalogue::{Catalogue, GameEntry, LoadedGame};
use rnw_i18n::Translator;
use rnw_packs::Files;
use rnw_plan::pack_hash::{self, Earlier};
use rnw_session::{Header, Record, Table, Tail};
use roll_and_write::Arg;
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

/// The pack of a record.
struct RecordedPack {
    files: Files,
    /// The name of the pack on a command line; `None` for the pack that is shipped with the game.
    named: Option<PathBuf>,
    /// Whether the record was made with exactly this pack.
    is_meant: bool,
}

impl RecordedPack {
    /// Finds the pack of a record: the one from the command line, or the one that the hash of the record means,
    /// or the one that was noted when the game was saved, or else the one that is shipped with the game.
    fn find(
        catalogue: &Catalogue,
        entry: &GameEntry,
        (path, header): (&Path, &Header),
        content: Option<&Path>,
        out: &mut Out,
    ) -> Result<Self, Failure> {
        let from = |files: Files, named: Option<PathBuf>| Self {
            is_meant: pack_hash::is_of(&header.content, &files),
            files,
            named,
        };
        if let Some(content) = content {
            return Self::folder(catalogue, (entry, path), content, out)
                .map(|files| from(files, Some(content.to_owned())));
        }
        let own = from((entry.shipped)(), None);
        if own.is_meant {
            return Ok(own);
        }
        // Without a named pack, the record may still mean another shipped pack.
        if let Some((pack, files)) = pack::shipped_as(catalogue, &header.content)
            && pack::entry_of(catalogue, &files).is_ok_and(|meant| meant.name == entry.name)
        {
            return Ok(from(files, Some(pack.name.into())));
        }
        let Some(noted) = records::noted_pack(path) else {
            return Ok(own);
        };
        if !noted.is_dir() {
            let lost = format!(
                "this game was played with the pack {}, which is no longer there; name its folder with --content PATH",
                noted.display()
            );
            return Err(Failure::Usage(lost).in_header(path));
        }
        Self::folder(catalogue, (entry, path), &noted, out)
            .map(|files| from(files, Some(noted.clone())))
    }

    /// The files of the pack with this name, which must be a pack of this game.
    fn folder(
        catalogue: &Catalogue,
        (entry, path): (&GameEntry, &Path),
        content: &Path,
        out: &mut Out,
    ) -> Result<Files, Failure> {
        let files = pack::named(catalogue, content, out)?;
        pack::agree(catalogue, entry, content, &files)
            .map(|()| files)
            .map_err(|error| Failure::from(error).in_header(path))
    }
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
        let pack = RecordedPack::find(catalogue, entry, (path, header), content, out)?;
        let RecordedPack {
            files,
            named,
            is_meant,
        } = pack;
        let options: Vec<(String, String)> = header
            .options
            .iter()
            .map(|(name, value)| (name.clone(), value.clone()))
            .collect();
        check_plugins(catalogue, header).map_err(wrong)?;
        let loaded =
            open(catalogue, entry, &files, &options, header.seats.len(), out).map_err(wrong)?;
        if !is_meant {
            let other = other_pack(catalogue, (path, header), named.as_deref());
            return Err(wrong(other));
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
        .map_err(|error| spoken(error, translator).at(path))?;
        if tail.torn > 0 {
            out.notice(
                &translator.with("cli-torn-tail", &[("bytes", Arg::Number(tail.torn as i64))]),
            );
        }
        Ok(table)
    }
}

/// Reads the record that a person has named: a file or a share code.
pub(super) fn read(
    catalogue: &Catalogue,
    path: &Path,
    content: Option<&Path>,
    out: &mut Out,
) -> Result<(Record, Tail), Failure> {
    let Some(code) = share::code(path.as_os_str()) else {
        return Ok(records::read(path)?);
    };
    let record = share::record(catalogue, code, content, out)?;
    Ok((record, Tail { kept: 0, torn: 0 }))
}

/// Runs a replay. If the game panics, the failure names the line of the record.
pub(super) fn guarded<T>(
    path: &Path,
    record: &Record,
    play: impl Fn(&Record) -> T,
) -> Result<T, Failure> {
    rnw_system::caught(|| play(record)).map_err(|bug| {
        let up_to = |lines: usize| Record {
            header: record.header.clone(),
            lines: record.lines[..lines].to_vec(),
        };
        // If a number of lines panics, any larger number does too.
        let all: Vec<usize> = (0..record.lines.len()).collect();
        let lines =
            all.partition_point(|lines| rnw_system::caught(|| play(&up_to(*lines))).is_ok());
        Failure::Unplayable {
            path: path.to_owned(),
            // The first line is the header.
            line: lines + 1,
            bug,
        }
    })
}

/// A recorded game after its replay.
pub(super) struct Replayed<'c> {
    pub(super) record: Record,
    pub(super) entry: &'c GameEntry,
    pub(super) files: Files,
    pub(super) loaded: LoadedGame,
    pub(super) translator: Translator,
    pub(super) table: Table<Sink>,
}

impl<'c> Replayed<'c> {
    /// Reads a record or a share code, and replays it.
    pub(super) fn open(
        catalogue: &'c Catalogue,
        path: &Path,
        content: Option<&Path>,
        out: &mut Out,
    ) -> Result<Self, Failure> {
        let read = read(catalogue, path, content, out)?;
        Self::of(catalogue, path, read, content, out)
    }

    /// Replays a record that was read from this file.
    pub(super) fn of(
        catalogue: &'c Catalogue,
        path: &Path,
        (record, tail): (Record, Tail),
        content: Option<&Path>,
        out: &mut Out,
    ) -> Result<Self, Failure> {
        let recorded = Recorded::open(catalogue, path, &record, content, out)?;
        let translator = recorded.translator(&record, out)?;
        let table = recorded.replay(path, (&record, tail), &translator, out)?;
        Ok(Self {
            record,
            entry: recorded.entry,
            files: recorded.files,
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

/// Why this pack is not the one of the record, and what to do.
fn other_pack(
    catalogue: &Catalogue,
    (path, header): (&Path, &Header),
    named: Option<&Path>,
) -> Failure {
    let recorded = &header.content;
    let shipped = pack::shipped_as(catalogue, recorded).map(|(pack, _)| pack.name);
    let noted = records::noted_pack(path);
    let same = |noted: &PathBuf| {
        let named = named.and_then(|named| std::path::absolute(named).ok());
        named.as_ref() == Some(noted)
    };
    Failure::Usage(match (shipped, pack_hash::earlier(recorded), named) {
        (Some(pack), ..) => {
            format!("this game was played with the pack {pack}; use --content {pack}")
        }
        (None, Some(Earlier { pack, version }), _) => format!(
            "this game was played with the pack {pack} of version {version}; use that version of the program"
        ),
        (None, None, Some(named)) if noted.as_ref().is_some_and(same) => format!(
            "the pack {} has changed since this game was saved; undo the changes, or name an unchanged copy with --content PATH",
            named.display()
        ),
        (None, None, Some(named)) => format!(
            "this game was played with another pack than {}, or the pack has changed since then; name the right pack with --content PATH",
            named.display()
        ),
        (None, None, None) => format!(
            "this game was played with another pack than {}; name its pack with --content PATH",
            header.ruleset
        ),
    })
}
