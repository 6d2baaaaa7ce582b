//! Files that are kept: made, locked, read, cut and replaced as a whole.

use crate::failure::Failure;
use crate::read::{self, RECORD};
use etcetera::{BaseStrategy, choose_base_strategy};
use session::{Record, Tail};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// How many places are tried for a new record.
const CHANCES: usize = 8;

/// A record's file, locked for as long as it is open; or nothing at all.
#[derive(Debug)]
pub(crate) struct RecordFile(Option<File>);

impl RecordFile {
    /// A record that is kept nowhere.
    pub(crate) fn nowhere() -> Self {
        Self(None)
    }

    /// Makes a file for a new record. One that exists is not overwritten without `force`.
    pub(crate) fn create(path: &Path, force: bool) -> Result<Self, Failure> {
        let file = create(
            path,
            force,
            "--force overwrites it, --resume goes on with it",
        )?;
        lock(&file, path)?;
        // Only what nobody else is writing is emptied.
        empty(&file, path)?;
        Ok(Self(Some(file)))
    }

    /// Opens a record to go on with it, and reads it. Nothing is changed yet.
    pub(crate) fn reopen(path: &Path) -> Result<(Self, Record, Tail), Failure> {
        let file = read::to_go_on(path).map_err(|unread| unread.failure(path))?;
        lock(&file, path)?;
        let bytes = read::all(&file, RECORD).map_err(|unread| unread.of_record(path))?;
        let (record, tail) = parse(path, &bytes)?;
        Ok((Self(Some(file)), record, tail))
    }

    /// Cuts a torn last line off, so that what follows is appended to whole lines.
    pub(crate) fn cut(&mut self, path: &Path, tail: Tail) -> Result<(), Failure> {
        let Some(file) = &mut self.0 else {
            return Ok(());
        };
        file.set_len(tail.kept as u64)
            .map_err(Failure::file(path))?;
        file.seek(SeekFrom::End(0)).map_err(Failure::file(path))?;
        Ok(())
    }
}

impl Write for RecordFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.0 {
            Some(file) => file.write(bytes),
            None => Ok(bytes.len()),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.as_mut().map_or(Ok(()), Write::flush)
    }
}

/// Opens a file for writing, and makes it if it does not exist. One that exists is refused without
/// `force`, with a hint what to do instead; what it holds is left to the caller.
pub(crate) fn create(path: &Path, force: bool, hint: &str) -> Result<File, Failure> {
    let mut options = OpenOptions::new();
    options
        .write(true)
        .create(true)
        .truncate(false)
        .create_new(!force);
    options.open(path).map_err(|error| {
        if error.kind() == io::ErrorKind::AlreadyExists {
            Failure::Usage(format!("{} exists already; {hint}", path.display()))
        } else {
            Failure::file(path)(error)
        }
    })
}

/// Empties a file, unless it is a device that has no length.
pub(crate) fn empty(file: &File, path: &Path) -> Result<(), Failure> {
    let is_file = file.metadata().is_ok_and(|data| data.is_file());
    if is_file {
        file.set_len(0).map_err(Failure::file(path))
    } else {
        Ok(())
    }
}

/// Writes a file as a whole: whoever looks finds all of it, or what was there before.
pub(crate) fn replace(path: &Path, text: &str) -> Result<(), Failure> {
    let known = fs::metadata(path);
    if known.is_ok_and(|data| !data.is_file()) {
        // A device, such as /dev/stdout, is written to and not replaced.
        return fs::write(path, text).map_err(Failure::file(path));
    }
    // What is linked to is replaced, and not the link.
    let path = &path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let mut beside = path.as_os_str().to_owned();
    beside.push(format!(".{}.part", std::process::id()));
    let beside = PathBuf::from(beside);
    let written = File::create(&beside).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    written
        .and_then(|()| fs::rename(&beside, path))
        .inspect_err(|_| drop(fs::remove_file(&beside)))
        .map_err(Failure::file(path))
}

/// Reads a record that a person has named, which may come from a pipe.
pub(crate) fn read(path: &Path) -> Result<(Record, Tail), Failure> {
    let bytes = read::named(path, RECORD).map_err(|unread| unread.of_record(path))?;
    parse(path, &bytes)
}

/// The platform's place for games that nobody named a record for.
fn folder() -> Option<PathBuf> {
    let base = choose_base_strategy().ok()?;
    let folder = base.state_dir().unwrap_or_else(|| base.data_dir());
    Some(folder.join("rnw"))
}

/// The platform's places for what this program keeps.
pub(crate) fn places() -> Vec<PathBuf> {
    let Ok(base) = choose_base_strategy() else {
        return Vec::new();
    };
    let places = [base.config_dir(), base.data_dir(), base.cache_dir()];
    let places = places.into_iter().chain(base.state_dir());
    places.map(|place| place.join("rnw")).collect()
}

/// The records at the platform's place, the one that was written last first.
pub(crate) fn kept() -> Vec<PathBuf> {
    let entries = folder().and_then(|folder| fs::read_dir(folder).ok());
    let entries = entries.into_iter().flatten().flatten();
    let mut kept: Vec<(SystemTime, PathBuf)> = entries
        .filter(|entry| entry.path().extension().is_some_and(|end| end == "jsonl"))
        .filter_map(|entry| Some((entry.metadata().ok()?.modified().ok()?, entry.path())))
        .collect();
    kept.sort_unstable_by(|a, b| b.cmp(a));
    kept.into_iter().map(|(_, path)| path).collect()
}

/// Reads a record that no other program is writing; nothing if one is, or it cannot be read.
pub(crate) fn read_idle(path: &Path) -> Option<Record> {
    let file = read::regular(path).ok()?;
    // Others may read it at the same time.
    if let Err(TryLockError::WouldBlock) = file.try_lock_shared() {
        return None;
    }
    let (record, _) = parse(path, &read::all(&file, RECORD).ok()?).ok()?;
    Some(record)
}

/// A new file for a game that nobody named a record for.
pub(crate) fn free_place(game: &str) -> Option<(PathBuf, RecordFile)> {
    let folder = folder()?;
    fs::create_dir_all(&folder).ok()?;
    let places = (1..100_000).map(|number| folder.join(format!("{game}-{number}.jsonl")));
    // Another game may take the same place in the meantime; then the next one is tried, but not for ever: it may
    // be that nothing can be written here.
    let mut free = places.filter(|path| !path.exists()).take(CHANCES);
    free.find_map(|path| {
        let file = RecordFile::create(&path, false).ok()?;
        Some((path, file))
    })
}

fn parse(path: &Path, bytes: &[u8]) -> Result<(Record, Tail), Failure> {
    Record::parse(bytes).map_err(Failure::record(path))
}

/// Keeps a file from being written by two programs at once, for as long as it is open.
pub(crate) fn lock(file: &File, path: &Path) -> Result<(), Failure> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(Failure::Usage(format!(
            "{} is in use: another rnw is writing it",
            path.display()
        ))),
        // A file system that knows no locks: go on without.
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(()),
        Err(TryLockError::Error(error)) => Err(Failure::file(path)(error)),
    }
}
