//! Opens recorded games with the pack and the options of the recording, and replays them.

use crate::{ArchiveError, UnplayableRecord, records, share};
use rnw_catalogue::{Catalogue, GameEntry, LoadedGame};
use rnw_i18n::{Language, Translator};
use rnw_packs::Files;
use rnw_plan::pack_hash::{self, Earlier};
use rnw_plan::words::translator;
use rnw_plan::{PlanError, load_game, pack};
use rnw_programs::ProgramError;
use rnw_session::{Header, Record, RecordError, Table, Tail};
use roll_and_write::Seat;
use roll_and_write::option::did_you_mean;
use std::io::Sink;
use std::path::{Path, PathBuf};

/// The game of a record, opened with the pack and the options that it was recorded with.
#[derive(Debug)]
pub struct Recorded<'c> {
    /// The game.
    pub entry: &'c GameEntry,
    /// The files of the pack.
    pub files: Files,
    /// The name of the pack: its folder, or that of an included pack. `None` for the pack of the game itself.
    pub named: Option<PathBuf>,
    /// Whether the pack is the one that the record carries, because the pack outside has changed or is gone.
    pub is_carried: bool,
    /// The game with its pack and its house rules.
    pub loaded: LoadedGame,
    /// The hash of the pack as the record has it; it may be in an earlier form.
    content: String,
}

impl<'c> Recorded<'c> {
    /// Opens the game of a record. `content` names its pack. By default it is the one that the hash of the record means,
    /// or the one that was noted when the game was saved, or else the one of the game itself. If that is another one or is
    /// gone, the pack that the record carries takes its place.
    ///
    /// # Errors
    /// If the game is unknown, or if the pack is another one or has errors.
    pub fn open(
        catalogue: &'c Catalogue,
        path: &Path,
        record: &Record,
        content: Option<&Path>,
    ) -> Result<Self, ArchiveError> {
        let header = &record.header;
        let wrong = in_header(path);
        let entry = catalogue.find(&header.ruleset);
        let entry = entry.map_err(|error| wrong(error.into()))?;
        let found = pack_of(catalogue, entry, (path, header), content);
        let is_right = |found: &FoundPack| pack_hash::is_of(&header.content, &found.0);
        let (files, named, is_carried) = match (found, &header.pack) {
            (found, Some(pack)) if !found.as_ref().is_ok_and(is_right) => {
                let files = pack::carried(catalogue, pack, &header.content).map_err(&wrong)?;
                pack::agree(catalogue, entry, path, &files).map_err(&wrong)?;
                (files, None, true)
            }
            (found, _) => found.map(|(files, named)| (files, named, false))?,
        };
        check_plugins(catalogue, header).map_err(|problem| wrong(PlanError::Usage(problem)))?;
        let options: Vec<(String, String)> = header.options.clone().into_iter().collect();
        let loaded = load_game(catalogue, entry, &files, &options, header.seats.len());
        let loaded = loaded.map_err(&wrong)?;
        if !pack_hash::is_of(&header.content, &files) {
            let other = other_pack(catalogue, (path, header), named.as_deref());
            return Err(wrong(PlanError::Usage(other)));
        }
        Ok(Self {
            entry,
            files,
            named,
            is_carried,
            loaded,
            content: header.content.clone(),
        })
    }

    /// The messages of the game and the names of its players.
    ///
    /// # Errors
    /// If the words of the pack are wrong.
    pub fn translator(
        &self,
        record: &Record,
        language: Language,
    ) -> Result<Translator, ArchiveError> {
        let seats = record.seats().into_iter();
        let names = seats.map(|seat| seat.name).collect();
        let translator = translator(self.entry, &self.files, names, language)?;
        Ok(translator.with_cards(&*self.loaded.game))
    }

    /// Replays the record, which is in this file.
    ///
    /// # Errors
    /// If the record breaks the rules, or if the game panics.
    pub fn replay(
        &self,
        path: &Path,
        record: &Record,
        translator: &Translator,
    ) -> Result<Table<Sink>, ArchiveError> {
        let table = self.replayed(path, record)?;
        Ok(table.map_err(|error| translated(error, translator).at(path))?)
    }

    /// The same without a language for what is wrong with the record.
    pub(crate) fn replayed(
        &self,
        path: &Path,
        record: &Record,
    ) -> Result<Result<Table<Sink>, RecordError>, UnplayableRecord> {
        guarded(path, record, |record| {
            rnw_session::replay(self.loaded.game.clone(), &self.content, record)
        })
    }

    /// The hash of the pack as the record has it; it may be in an earlier form.
    pub(crate) fn content(&self) -> &str {
        &self.content
    }
}

/// A recorded game after its replay.
#[derive(Debug)]
pub struct Replayed<'c> {
    /// The record.
    pub record: Record,
    /// Where its complete lines end.
    pub tail: Tail,
    /// Its game.
    pub recorded: Recorded<'c>,
    /// The messages of the game and the names of its players.
    pub translator: Translator,
    /// The table at the end of the record.
    pub table: Table<Sink>,
}

impl<'c> Replayed<'c> {
    /// Reads a record or a share code, and replays it.
    ///
    /// # Errors
    /// If it cannot be read, or if its game cannot be opened or replayed.
    pub fn open(
        catalogue: &'c Catalogue,
        path: &Path,
        content: Option<&Path>,
        language: Language,
    ) -> Result<Self, ArchiveError> {
        let read = read(catalogue, path, content)?;
        Self::of(catalogue, path, read, content, language)
    }

    /// Replays a record that was read from this file.
    ///
    /// # Errors
    /// If its game cannot be opened or replayed.
    pub fn of(
        catalogue: &'c Catalogue,
        path: &Path,
        (record, tail): (Record, Tail),
        content: Option<&Path>,
        language: Language,
    ) -> Result<Self, ArchiveError> {
        let recorded = Recorded::open(catalogue, path, &record, content)?;
        let translator = recorded.translator(&record, language)?;
        let table = recorded.replay(path, &record, &translator)?;
        Ok(Self {
            record,
            tail,
            recorded,
            translator,
            table,
        })
    }

    /// The seat with this number, or with the player of this name.
    ///
    /// # Errors
    /// If there is none. The error suggests similar names.
    pub fn seat(&self, text: &str) -> Result<Seat, PlanError> {
        let seats = &self.table.header().seats;
        seat_of(
            text,
            &seats.iter().map(|seat| &*seat.name).collect::<Vec<_>>(),
        )
    }
}

/// The seat with this number, or with the player of this name.
pub(crate) fn seat_of(text: &str, names: &[&str]) -> Result<Seat, PlanError> {
    let mut known = names.iter();
    let named = known.position(|name| name.eq_ignore_ascii_case(text));
    let number = text.parse().ok();
    let numbered = number.and_then(|number: usize| number.checked_sub(1));
    let found = named.or(numbered.filter(|index| *index < names.len()));
    found.map(Seat::new).ok_or_else(|| {
        let count = names.len();
        let hint = did_you_mean(text, names.iter().copied());
        PlanError::Usage(format!(
            "unknown seat {text:?}; expected 1 to {count} or a player's name{hint}"
        ))
    })
}

/// Reads the record that a person has named: a file or a share code.
///
/// # Errors
/// If it cannot be read, or is no record.
pub fn read(
    catalogue: &Catalogue,
    path: &Path,
    content: Option<&Path>,
) -> Result<(Record, Tail), ArchiveError> {
    let Some(code) = share::code(path.as_os_str()) else {
        return records::read(path);
    };
    let record = share::record(catalogue, code, content)?;
    Ok((record, Tail { kept: 0, torn: 0 }))
}

/// Runs a replay. If the game panics, the error names the line of the record.
pub(crate) fn guarded<T>(
    path: &Path,
    record: &Record,
    play: impl Fn(&Record) -> T,
) -> Result<T, UnplayableRecord> {
    rnw_system::caught(|| play(record)).map_err(|bug| {
        let up_to = |lines: usize| Record {
            header: record.header.clone(),
            lines: record.lines[..lines].to_vec(),
        };
        // If a number of lines panics, any larger number does too.
        let all: Vec<usize> = (0..record.lines.len()).collect();
        let lines =
            all.partition_point(|lines| rnw_system::caught(|| play(&up_to(*lines))).is_ok());
        UnplayableRecord {
            path: path.to_owned(),
            // The first line is the header.
            line: lines + 1,
            bug,
        }
    })
}

/// The error with its reason in the language of a translator.
pub(crate) fn translated(error: RecordError, translator: &Translator) -> RecordError {
    let Some(reason) = &error.reason else {
        return error;
    };
    RecordError {
        problem: format!("{}: {}", error.problem, translator.translate(reason)),
        reason: None,
        ..error
    }
}

/// Reports a wrong header as an error in the record, not in what a person named.
pub fn in_header(path: &Path) -> impl Fn(PlanError) -> ArchiveError {
    move |error| {
        if let PlanError::Usage(problem) | PlanError::Program(ProgramError::CommandLine(problem)) =
            error
        {
            return RecordError::new(1, problem).at(path).into();
        }
        error.into()
    }
}

/// The files of a pack, and its name; no name for the pack of the game itself.
type FoundPack = (Files, Option<PathBuf>);

/// The pack of a record, wherever it is outside of the record.
fn pack_of(
    catalogue: &Catalogue,
    entry: &GameEntry,
    (path, header): (&Path, &Header),
    content: Option<&Path>,
) -> Result<FoundPack, ArchiveError> {
    let folder = |content: &Path| {
        let files = pack::named(catalogue, content)?;
        pack::agree(catalogue, entry, content, &files).map_err(in_header(path))?;
        let fits = |files: &Files| pack_hash::is_of(&header.content, files);
        let files = pack::as_recorded(catalogue, files, fits);
        Ok((files, Some(content.to_owned())))
    };
    if let Some(content) = content {
        return folder(content);
    }
    let own = (entry.shipped)();
    if pack_hash::is_of(&header.content, &own) {
        return Ok((own, None));
    }
    if let Some((pack, files)) = pack::shipped_as(catalogue, &header.content)
        && pack::entry_of(catalogue, &files).is_ok_and(|meant| meant.name == entry.name)
    {
        return Ok((files, Some(pack.name.into())));
    }
    match records::noted_pack(path) {
        None => Ok((own, None)),
        Some(noted) if noted.is_dir() => folder(&noted),
        Some(noted) => {
            let noted = noted.display();
            Err(in_header(path)(PlanError::Usage(format!(
                "this game was played with the pack {noted}, which is no longer there; name its folder with --content PATH"
            ))))
        }
    }
}

/// Fails if the record needs effects that this program does not have.
fn check_plugins(catalogue: &Catalogue, header: &Header) -> Result<(), String> {
    let plugins = catalogue.plugins();
    let needed = |kind: &'static str| {
        let names = header.plugins.iter();
        names.filter(move |name| name.starts_with(kind))
    };
    for name in needed("rust:") {
        plugins.find(name).map_err(|unknown| unknown.to_string())?;
    }
    match needed("module:").next() {
        Some(name) if plugins.modules().is_none() => Err(format!(
            "the record needs {name}, but this program is built without modules"
        )),
        _ => Ok(()),
    }
}

/// Why this pack is not the one of the record, and what to do.
fn other_pack(
    catalogue: &Catalogue,
    (path, header): (&Path, &Header),
    named: Option<&Path>,
) -> String {
    let recorded = &header.content;
    let shipped = pack::shipped_as(catalogue, recorded).map(|(pack, _)| pack.name);
    let is_noted = |named: &Path| {
        let noted = records::noted_pack(path);
        noted.is_some() && noted == std::path::absolute(named).ok()
    };
    match (shipped, pack_hash::earlier(recorded), named) {
        (Some(pack), ..) => {
            format!("this game was played with the pack {pack}; use --content {pack}")
        }
        (None, Some(Earlier { pack, version }), _) => format!(
            "this game was played with the pack {pack} of version {version}; use that version of the program"
        ),
        (None, None, Some(named)) if is_noted(named) => format!(
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
    }
}
