//! Records of games: in files that people name, and in the platform's folder.

use crate::ArchiveError;
use etcetera::{BaseStrategy, choose_base_strategy};
use rnw_session::{Record, RecordError, Tail};
use rnw_system::write::{lock, replace};
use rnw_system::{FileError, Limit, LockedFile, ReadError, read};
use roll_and_write::text::is_steering;
use std::fs::{self, TryLockError};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The largest record.
pub const RECORD: Limit = Limit::new("a record", 64 << 20);
/// The number of file names to try for a new record.
const CHANCES: usize = 8;
/// The ending of a note beside a record in the platform's folder: the path of the user's pack of that game.
const NOTE: &str = "pack";
/// The ending of the file beside the record of a table for browsers.
pub const TABLE_NOTE: &str = "table";
/// The ending of the file that names the record of a table of `rnw serve`, if the table was made from a saved game.
const TABLE_RECORD: &str = "record";
/// The beginning of the names of records of tables for browsers.
pub const TABLE_PREFIX: &str = "table-";
/// The beginning of the name of the record of the ranked try of a day.
pub(crate) const RANKED: &str = "daily-";
/// The same for a game that was begun after the day.
pub(crate) const UNRANKED: &str = "unranked-";
/// The largest number of characters of a name that a person gives to a record.
const NAME_MAX: usize = 60;
/// The name of the index of the records in the platform's folder.
const INDEX: &str = "results.redb";
/// The largest note of a pack, in bytes.
const PACK_NOTE: Limit = Limit::new("the path of a pack", 64 << 10);
/// The largest file that names a record, in bytes.
const RECORD_NOTE: Limit = Limit::new("the path of a record", 64 << 10);

/// Reads a record that a person has named; it may come from a pipe.
///
/// # Errors
/// If it cannot be read, or is no record.
pub fn read(path: &Path) -> Result<(Record, Tail), ArchiveError> {
    let bytes = read::named(path, RECORD).map_err(|error| unread(error.at(path)))?;
    parse(path, &bytes)
}

/// Creates a file for a new record. Without `force` it fails if the file exists. With `force` it overwrites an old
/// record, but only when the header of the new one is kept.
///
/// # Errors
/// If the file exists, is in use, or cannot be created.
pub fn create(path: &Path, force: bool) -> Result<LockedFile, ArchiveError> {
    Ok(LockedFile::create(path, force, RECORD)?)
}

/// Opens a record to continue it, and reads it. Changes nothing yet.
///
/// # Errors
/// If it cannot be read, is no record, or is in use.
pub fn reopen(path: &Path) -> Result<(LockedFile, Record, Tail), ArchiveError> {
    let (file, bytes) = LockedFile::reopen(path, RECORD).map_err(unread)?;
    let (record, tail) = parse(path, &bytes)?;
    Ok((file, record, tail))
}

/// A file above the limit is not a record.
fn unread(error: FileError) -> ArchiveError {
    if let FileError::Read { path, error } = &error
        && let ReadError::TooLong(_) = error
    {
        return RecordError::new(1, error.to_string()).at(path).into();
    }
    error.into()
}

/// The platform's folder for records of games for which the user named no file.
pub fn folder() -> Option<PathBuf> {
    let base = choose_base_strategy().ok()?;
    let folder = base.state_dir().unwrap_or_else(|| base.data_dir());
    Some(folder.join("rnw"))
}

/// The place of a file in the platform's folder for records, which is created if it does not exist. `None` if the
/// system has no such folder.
pub fn place(file: &str) -> Option<PathBuf> {
    let folder = folder()?;
    fs::create_dir_all(&folder).ok()?;
    Some(folder.join(file))
}

/// The platform's folders for what this program keeps.
pub fn places() -> Vec<PathBuf> {
    let Ok(base) = choose_base_strategy() else {
        return Vec::new();
    };
    let places = [base.config_dir(), base.data_dir(), base.cache_dir()];
    let places = places.into_iter().chain(base.state_dir());
    places.map(|place| place.join("rnw")).collect()
}

/// A record in the platform's folder, and what tells one version of its file from the next.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct KeptRecord {
    /// When the file was last written.
    pub modified: SystemTime,
    /// The file.
    pub path: PathBuf,
    /// The length of the file in bytes.
    pub length: u64,
}

/// The records in the platform's folder, the newest first.
pub fn kept() -> Vec<PathBuf> {
    let records = kept_records().into_iter();
    records.map(|record| record.path).collect()
}

/// The same, as the folder describes them.
pub(crate) fn kept_records() -> Vec<KeptRecord> {
    folder().map_or_else(Vec::new, |folder| records_in(&folder))
}

/// The records in a folder, the newest first.
pub(crate) fn records_in(folder: &Path) -> Vec<KeptRecord> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let paths = entries.map(|entry| entry.path());
    let mut kept: Vec<KeptRecord> = paths
        .filter(|path| path.extension().is_some_and(|end| end == "jsonl"))
        .filter_map(KeptRecord::of)
        .collect();
    kept.sort_unstable_by(|a, b| b.cmp(a));
    kept
}

impl KeptRecord {
    /// A record as its folder describes it now; `None` if nothing has this name.
    fn of(path: PathBuf) -> Option<Self> {
        let data = fs::metadata(&path).ok()?;
        Some(Self {
            modified: data.modified().ok()?,
            path,
            length: data.len(),
        })
    }

    /// The record at this path, if it is in the platform's folder.
    pub fn at(path: &Path) -> Option<Self> {
        let path = path.canonicalize().ok()?;
        let is_it = |kept: &Self| kept.path.canonicalize().is_ok_and(|kept| kept == path);
        kept_records().into_iter().find(is_it)
    }

    /// Deletes the record and the notes beside it, so that nothing of the game is left.
    ///
    /// # Errors
    /// If another program is using the record, if it has changed, or if the system cannot delete it.
    pub fn delete(&self) -> Result<(), ArchiveError> {
        let path = &*self.path;
        let file = read::regular(path).map_err(|error| error.at(path))?;
        lock(&file, path)?;
        if Self::of(path.to_owned()).as_ref() != Some(self) {
            return Err(ArchiveError::Changed(path.to_owned()));
        }
        // Windows does not delete a file that is open.
        drop(file);
        fs::remove_file(path).map_err(FileError::write(path))?;
        // Only a game with a pack of its own has a note.
        let _ = fs::remove_file(path.with_extension(NOTE));
        // Only a table of `rnw serve` has these.
        let _ = fs::remove_file(path.with_extension(TABLE_NOTE));
        if let Some(table) = path.parent().and_then(|folder| table_from(folder, path)) {
            let _ = fs::remove_file(table.with_extension(TABLE_RECORD));
            let _ = fs::remove_file(table.with_extension(TABLE_NOTE));
        }
        // The index knows the results of the game. Without it the records are read again.
        let _ = fs::remove_file(path.with_file_name(INDEX));
        Ok(())
    }

    /// Gives the record a name of a person's choice, which lists show. It becomes the name of the file. The notes beside the
    /// record, and the table that plays it, stay with it.
    ///
    /// # Errors
    /// If no file can have the name, if another record has it, if the record is of a deal of the day, if another program is
    /// using it, or if the system cannot rename it.
    pub fn rename(&self, name: &str) -> Result<PathBuf, ArchiveError> {
        let old = &*self.path;
        let new = old.with_file_name(file_name(name)?);
        if is_of_a_day(old) {
            return Err(ArchiveError::DailyName(old.to_owned()));
        }
        let file = read::regular(old).map_err(|error| error.at(old))?;
        lock(&file, old)?;
        if new.exists() {
            return Err(FileError::Exists(new).into());
        }
        let table = old.parent().and_then(|folder| table_from(folder, old));
        let own = old.with_extension(TABLE_NOTE);
        let table = table.or_else(|| own.exists().then(|| old.to_owned()));
        // Windows does not rename a file that is open.
        drop(file);
        fs::rename(old, &new).map_err(FileError::write(old))?;
        // Only a game with a pack of its own has a note.
        let _ = fs::rename(old.with_extension(NOTE), new.with_extension(NOTE));
        if let Some(table) = table {
            let moved = new.canonicalize().map_err(FileError::write(&*new))?;
            note_record(&table, &moved)?;
        }
        Ok(new)
    }
}

/// Whether a file has the name of the record of a deal of the day.
fn is_of_a_day(record: &Path) -> bool {
    let name = record.file_name().and_then(|name| name.to_str());
    let name = name.unwrap_or_default();
    let rest = name
        .strip_prefix(RANKED)
        .or_else(|| name.strip_prefix(UNRANKED));
    rest.is_some_and(|rest| rest.starts_with(|first: char| first.is_ascii_digit()))
}

/// Whether a file has the name of the record of a ranked try.
pub fn is_ranked(record: &Path) -> bool {
    let name = record.file_name().and_then(|name| name.to_str());
    name.is_some_and(|name| name.starts_with(RANKED))
}

/// The file for a record with this name.
fn file_name(name: &str) -> Result<String, ArchiveError> {
    let name = name.trim();
    // What a file may not be called on some system, or what hides it there.
    let is_odd = |c: char| is_steering(c) || "/\\:*?\"<>|".contains(c);
    let is_fine = (1..=NAME_MAX).contains(&name.chars().count())
        && !name.contains(is_odd)
        && !name.starts_with(['.', '-'])
        && !name.ends_with('.');
    if is_fine {
        return Ok(format!("{name}.jsonl"));
    }
    Err(ArchiveError::RecordName(name.to_owned()))
}

/// The name that a person has given to a record of a game; `None` if it has the name that it got by itself.
pub fn given_name<'p>(path: &'p Path, game: &str) -> Option<&'p str> {
    let stem = path.file_stem()?.to_str()?;
    let rest = stem
        .strip_prefix(game)
        .and_then(|rest| rest.strip_prefix('-'));
    let is_numbered = rest.is_some_and(|rest| rest.bytes().all(|byte| byte.is_ascii_digit()));
    let is_own = is_numbered || stem.starts_with(TABLE_PREFIX) || is_of_a_day(path);
    (!is_own).then_some(stem)
}

/// Notes that a table has the record of a saved game. `table` is the record that it would have else.
///
/// # Errors
/// If the path of the record is not UTF-8, or if the note cannot be written.
pub fn note_record(table: &Path, record: &Path) -> Result<(), ArchiveError> {
    let text = record
        .to_str()
        .ok_or_else(|| ArchiveError::Name(record.to_owned()))?;
    Ok(replace(&table.with_extension(TABLE_RECORD), text)?)
}

/// The saved game that a table has as its record; `None` for a table with its own record.
pub fn noted_record(table: &Path) -> Option<PathBuf> {
    let note = read::found(&table.with_extension(TABLE_RECORD), RECORD_NOTE).ok()??;
    String::from_utf8(note).ok().map(PathBuf::from)
}

/// The record that the table in this folder that was made from a saved game would have else; `None` if there is none.
pub fn table_from(folder: &Path, record: &Path) -> Option<PathBuf> {
    let record = record.canonicalize().ok()?;
    let entries = fs::read_dir(folder).ok()?.flatten();
    let mut paths = entries.map(|entry| entry.path());
    paths.find(|path| {
        path.extension().is_some_and(|end| end == TABLE_RECORD)
            && noted_record(path).is_some_and(|noted| noted == record)
    })
}

/// The file for an index of the records in the platform's folder; `None` if the folder does not exist.
pub(crate) fn index_path() -> Option<PathBuf> {
    let folder = folder().filter(|folder| folder.is_dir())?;
    Some(folder.join(INDEX))
}

/// Reads a record; `None` if another program is writing it, or if it cannot be read.
pub fn read_idle(path: &Path) -> Option<Record> {
    let file = read::regular(path).ok()?;
    // Several programs may read it at the same time.
    if let Err(TryLockError::WouldBlock) = file.try_lock_shared() {
        return None;
    }
    let (record, _) = parse(path, &read::all(&file, RECORD).ok()?).ok()?;
    Some(record)
}

/// Creates a file for a game for which the user named no record.
pub fn free_place(game: &str) -> Option<(PathBuf, LockedFile)> {
    let folder = folder()?;
    fs::create_dir_all(&folder).ok()?;
    let places = (1..100_000).map(|number| folder.join(format!("{game}-{number}.jsonl")));
    // If another game takes a name in the meantime, the next one is tried. The number of tries is limited,
    // because the folder may not be writable.
    let mut free = places.filter(|path| !path.exists()).take(CHANCES);
    free.find_map(|path| {
        let file = create(&path, false).ok()?;
        Some((path, file))
    })
}

/// Removes the record of a game that a person left before deciding anything. Lists leave it out if this fails.
pub fn discard(record: &Path) {
    let _ = fs::remove_file(record);
    let _ = fs::remove_file(record.with_extension(NOTE));
}

/// Notes the folder of the pack of a game in the platform's folder, so that the game can be resumed without
/// naming it. Removes the note of an earlier game. If this fails, the user must name the pack.
pub fn note_pack(record: &Path, folder: Option<&Path>) {
    let note = record.with_extension(NOTE);
    let pack = folder.and_then(|folder| std::path::absolute(folder).ok());
    let _ = match pack.as_deref().and_then(Path::to_str) {
        Some(pack) => replace(&note, pack),
        None => fs::remove_file(&note).map_err(FileError::write(&*note)),
    };
}

/// The folder of the pack of a game in the platform's folder, as noted when the game began; `None` for other
/// records. The folder may no longer exist.
pub fn noted_pack(record: &Path) -> Option<PathBuf> {
    let own = folder()?.canonicalize().ok()?;
    let record = record.canonicalize().ok()?;
    if record.parent() != Some(&*own) {
        return None;
    }
    let note = read::found(&record.with_extension(NOTE), PACK_NOTE).ok()??;
    String::from_utf8(note).ok().map(PathBuf::from)
}

fn parse(path: &Path, bytes: &[u8]) -> Result<(Record, Tail), ArchiveError> {
    Ok(Record::parse(bytes).map_err(|error| error.at(path))?)
}
