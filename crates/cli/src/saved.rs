//! Files that the program keeps: creates, locks, reads, truncates and replaces them.

use crate::failure::Failure;
use crate::read::{self, Limit, RECORD, limit};
use etcetera::{BaseStrategy, choose_base_strategy};
use rnw_session::{Record, Tail};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use tempfile::NamedTempFile;

/// The number of file names to try for a new record.
const CHANCES: usize = 8;
/// The ending of a note beside a record in the platform's folder: the path of the user's pack of that game.
const NOTE: &str = "pack";
/// The ending of the file beside a record of `rnw serve`.
pub(crate) const TABLE_NOTE: &str = "table";
/// The ending of the file that names the record of a table of `rnw serve`, if the table was made from a saved game.
const TABLE_RECORD: &str = "record";
/// The name of the index of the records in the platform's folder.
const INDEX: &str = "results.redb";
/// The largest note of a pack, in bytes.
const PACK_NOTE: Limit = limit("the path of a pack", 64 << 10);
/// The largest file that names a record, in bytes.
const RECORD_NOTE: Limit = limit("the path of a record", 64 << 10);

/// A file that is written line by line. If writing fails, the file ends with the last complete line.
#[derive(Debug)]
pub(crate) struct RecordLines {
    file: File,
    /// The position of the next byte, and the end of the last complete line.
    at: u64,
    whole: u64,
    /// Whether writing has failed. After that nothing more is written.
    failed: bool,
}

impl RecordLines {
    /// Continues after this number of bytes.
    pub(crate) fn behind(mut file: File, bytes: u64) -> io::Result<Self> {
        if is_regular(&file) {
            file.seek(SeekFrom::Start(bytes))?;
        }
        Ok(Self {
            file,
            at: bytes,
            whole: bytes,
            failed: false,
        })
    }

    /// Continues at the end of a file.
    pub(crate) fn at_end(file: File) -> io::Result<Self> {
        let length = file.metadata()?.len();
        Self::behind(file, length)
    }

    /// Whether writing has failed.
    pub(crate) fn has_failed(&self) -> bool {
        self.failed
    }

    /// Cuts off an incomplete line, unless another program has written after it.
    fn cut(&mut self) {
        let is_last = |data: fs::Metadata| data.is_file() && data.len() == self.at;
        if self.file.metadata().is_ok_and(is_last) {
            // If this fails too, readers of the file skip the incomplete line.
            let _ = self.file.set_len(self.whole);
            let _ = self.file.sync_all();
        }
    }

    /// Makes the system store what was written, so that it survives a crash of the machine.
    fn sync(&self) -> io::Result<()> {
        if is_regular(&self.file) {
            self.file.sync_all()
        } else {
            Ok(())
        }
    }
}

impl Write for RecordLines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.failed {
            return Err(io::Error::other("an earlier write failed"));
        }
        let written = self.file.write(bytes).and_then(|count| {
            if count == 0 && !bytes.is_empty() {
                return Err(io::ErrorKind::WriteZero.into());
            }
            Ok(count)
        });
        match &written {
            Ok(count) => {
                let line = bytes[..*count].iter().rposition(|byte| *byte == b'\n');
                if let Some(end) = line {
                    self.whole = self.at + end as u64 + 1;
                }
                self.at += *count as u64;
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(_) => {
                self.failed = true;
                self.cut();
            }
        }
        written
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

fn is_regular(file: &File) -> bool {
    file.metadata().is_ok_and(|data| data.is_file())
}

/// The file of a record, locked while it is open; or no file at all.
#[derive(Debug)]
pub(crate) struct RecordFile(Sink);

/// Where a record goes.
#[derive(Debug)]
enum Sink {
    Nowhere,
    Open(RecordLines),
    /// A new file, which is removed unless its header is kept.
    New(New),
    /// The file that replaces an old record when its header is kept.
    Over(Box<Over>),
}

/// A new file for a record of which nothing is kept yet. Dropping it removes the file.
#[derive(Debug)]
struct New {
    lines: Option<RecordLines>,
    path: PathBuf,
}

impl Drop for New {
    fn drop(&mut self) {
        if self.lines.is_some() {
            // If the file cannot be removed, it stays and is empty.
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// A record to overwrite, and the beginning of the new one.
#[derive(Debug)]
struct Over {
    old: File,
    new: NamedTempFile,
    path: PathBuf,
}

impl RecordFile {
    /// A record that is written nowhere.
    pub(crate) fn nowhere() -> Self {
        Self(Sink::Nowhere)
    }

    /// Creates a file for a new record. Without `force` it fails if the file exists. With `force` it overwrites
    /// an old record, but only when the header of the new one is kept.
    pub(crate) fn create(path: &Path, force: bool) -> Result<Self, Failure> {
        let is_new = !path.exists();
        let file = create(
            path,
            force,
            "--force overwrites it, `rnw resume` continues it",
        )?;
        // A record that another program is writing is not overwritten.
        lock(&file, path)?;
        let length = file.metadata().map_err(Failure::file(path))?.len();
        if length == 0 || !is_regular(&file) {
            let lines = RecordLines::behind(file, 0).map_err(Failure::file(path))?;
            return Ok(Self(if is_new {
                let (lines, path) = (Some(lines), meant(path));
                Sink::New(New { lines, path })
            } else {
                Sink::Open(lines)
            }));
        }
        let path = meant(path);
        let new = beside(&path).map_err(Failure::file(&*path))?;
        let old = file;
        Ok(Self(Sink::Over(Box::new(Over { old, new, path }))))
    }

    /// Opens a record to continue it, and reads it. Changes nothing yet.
    pub(crate) fn reopen(path: &Path) -> Result<(Self, Record, Tail), Failure> {
        let file = read::to_go_on(path).map_err(|unread| unread.failure(path))?;
        lock(&file, path)?;
        let bytes = read::all(&file, RECORD).map_err(|unread| unread.of_record(path))?;
        let (record, tail) = parse(path, &bytes)?;
        let lines = RecordLines::at_end(file).map_err(Failure::file(path))?;
        Ok((Self(Sink::Open(lines)), record, tail))
    }

    /// Cuts off an incomplete last line, so that new lines follow complete ones.
    pub(crate) fn cut(&mut self, path: &Path, tail: Tail) -> Result<(), Failure> {
        let Sink::Open(lines) = &mut self.0 else {
            return Ok(());
        };
        let kept = tail.kept as u64;
        let cut = lines.file.set_len(kept);
        cut.and_then(|()| lines.file.seek(SeekFrom::Start(kept)))
            .map_err(Failure::file(path))?;
        (lines.at, lines.whole) = (kept, kept);
        Ok(())
    }

    /// Turns what was written so far into the record: as a new file, or in place of an old one.
    fn keep(&mut self) -> io::Result<()> {
        self.0 = match std::mem::replace(&mut self.0, Sink::Nowhere) {
            Sink::New(mut new) => {
                new.lines.as_ref().map_or(Ok(()), RecordLines::sync)?;
                sync_folder(&new.path);
                new.lines.take().map_or(Sink::Nowhere, Sink::Open)
            }
            Sink::Over(over) => Sink::Open(over.keep()?),
            sink @ (Sink::Nowhere | Sink::Open(_)) => sink,
        };
        Ok(())
    }
}

impl Over {
    /// Replaces the old record with the new one.
    fn keep(self) -> io::Result<RecordLines> {
        let Self { old, mut new, path } = self;
        let length = new.as_file_mut().stream_position()?;
        match adopt(new.as_file(), &old.metadata()?) {
            Ok(()) => {}
            // Keeping the owner of the file matters more than replacing the file in one step.
            Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {
                new.as_file_mut().rewind()?;
                let bytes = read::all(new.as_file(), RECORD).map_err(io::Error::other)?;
                overwrite(&path, &bytes)?;
                return RecordLines::behind(old, length);
            }
            Err(error) => return Err(error),
        }
        new.as_file().sync_all()?;
        // Locks the file before others can find it. Some file systems have no locks.
        let _ = new.as_file().try_lock();
        if cfg!(windows) {
            // Windows does not replace a file that is open.
            drop(old);
        }
        let file = new.persist(&path)?;
        sync_folder(&path);
        RecordLines::behind(file, length)
    }
}

impl Write for RecordFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.0 {
            Sink::Nowhere => Ok(bytes.len()),
            Sink::Open(lines) => lines.write(bytes),
            Sink::New(new) => match &mut new.lines {
                Some(lines) => lines.write(bytes),
                None => Ok(bytes.len()),
            },
            Sink::Over(over) => over.new.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.0 {
            Sink::Nowhere => Ok(()),
            Sink::Open(lines) => lines.flush(),
            Sink::New(_) | Sink::Over(_) => self.keep(),
        }
    }
}

/// Opens a file for writing, and creates it if it does not exist. Without `force` it fails if the file exists,
/// and `hint` says what to do instead. It does not change the content.
pub(crate) fn create(path: &Path, force: bool, hint: &str) -> Result<File, Failure> {
    let mut options = OpenOptions::new();
    options
        .write(true)
        .create(true)
        .truncate(false)
        .create_new(!force);
    options.open(path).map_err(|error| {
        if path.is_dir() {
            let path = path.display();
            return Failure::Usage(format!("{path} is a folder; expected the name of a file"));
        }
        if error.kind() == io::ErrorKind::AlreadyExists {
            return exists_already(path, hint);
        }
        no_folder(path).unwrap_or_else(|| Failure::file(path)(error))
    })
}

/// The failure for a new file in a folder that does not exist; `None` if the folder exists.
fn no_folder(path: &Path) -> Option<Failure> {
    let folder = path.parent().filter(|folder| *folder != Path::new(""))?;
    let (file, name) = (path.display(), folder.display());
    (!folder.exists()).then(|| {
        Failure::Usage(format!(
            "cannot create {file}: there is no folder {name}; create it, or name another file"
        ))
    })
}

fn exists_already(path: &Path, hint: &str) -> Failure {
    Failure::Usage(format!("{} already exists; {hint}", path.display()))
}

/// Empties a file; leaves a device alone, because it has no length.
pub(crate) fn empty(file: &File, path: &Path) -> Result<(), Failure> {
    if is_regular(file) {
        file.set_len(0).map_err(Failure::file(path))
    } else {
        Ok(())
    }
}

/// Writes a file as a whole: readers find the complete new text or the old one. The owner and the permissions
/// of the file stay the same.
pub(crate) fn replace(path: &Path, text: &str) -> Result<(), Failure> {
    replace_bytes(path, text.as_bytes())
}

/// Writes a file like [`replace`], with any content.
fn replace_bytes(path: &Path, content: &[u8]) -> Result<(), Failure> {
    let known = fs::metadata(path);
    if known.is_ok_and(|data| !data.is_file()) {
        // A device, such as /dev/stdout, is written to and not replaced.
        return fs::write(path, content).map_err(Failure::file(path));
    }
    let target = meant(path);
    let written = beside(&target).and_then(|mut new| {
        new.write_all(content)?;
        if let Ok(known) = fs::metadata(&target)
            && let Err(error) = adopt(new.as_file(), &known)
        {
            if error.kind() != io::ErrorKind::PermissionDenied {
                return Err(error);
            }
            // Keeping the owner of the file matters more than replacing the file in one step.
            return overwrite(&target, content);
        }
        new.as_file().sync_all()?;
        new.persist(&target)?;
        sync_folder(&target);
        Ok(())
    });
    written.map_err(Failure::file(path))
}

/// Writes a file as a whole. Without `force` it fails if the file exists, and `hint` says what to do instead.
pub(crate) fn write(path: &Path, force: bool, hint: &str, text: &str) -> Result<(), Failure> {
    if !force && fs::symlink_metadata(path).is_ok() {
        return Err(exists_already(path, hint));
    }
    replace(path, text)
}

/// Writes a file like [`write`], with any content. Says which folder is missing if it cannot be created.
pub(crate) fn new_file(
    path: &Path,
    force: bool,
    hint: &str,
    content: &[u8],
) -> Result<(), Failure> {
    if path.is_dir() {
        let path = path.display();
        return Err(Failure::Usage(format!(
            "{path} is a folder; expected the name of a file"
        )));
    }
    if let Some(failure) = no_folder(path) {
        return Err(failure);
    }
    if !force && fs::symlink_metadata(path).is_ok() {
        return Err(exists_already(path, hint));
    }
    replace_bytes(path, content)
}

/// The target of a link, or the path itself.
fn meant(path: &Path) -> PathBuf {
    path.canonicalize().unwrap_or_else(|_| path.to_owned())
}

/// Creates a temporary file in the folder of another, under an unpredictable name. It is removed unless it
/// replaces the other file.
fn beside(path: &Path) -> io::Result<NamedTempFile> {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    let mut maker = tempfile::Builder::new();
    maker.prefix(".rnw-").suffix(".part");
    #[cfg(unix)]
    if !path.exists() {
        use std::os::unix::fs::PermissionsExt;
        // The umask of the user decides who may read the file.
        maker.permissions(fs::Permissions::from_mode(0o666));
    }
    maker.tempfile_in(folder.unwrap_or(Path::new(".")))
}

/// Gives a file the owner and the mode of the file that it will replace.
fn adopt(file: &File, known: &fs::Metadata) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, fchown};
        let own = file.metadata()?;
        if (own.uid(), own.gid()) != (known.uid(), known.gid()) {
            fchown(file, Some(known.uid()), Some(known.gid()))?;
        }
    }
    file.set_permissions(known.permissions())
}

/// Overwrites the content of a file.
fn overwrite(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).truncate(true).open(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// Makes the system store the name of a file, so that it survives a crash of the machine. Some folders do not
/// support this.
fn sync_folder(path: &Path) {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    if let Ok(folder) = read::folder(folder.unwrap_or(Path::new("."))) {
        let _ = folder.sync_all();
    }
}

/// Makes writing fail at a limit on file sizes, instead of killing the program.
pub(crate) fn survive_limits() {
    #[cfg(unix)]
    {
        static ONCE: std::sync::Once = std::sync::Once::new();
        ONCE.call_once(|| {
            let too_large = signal_hook::consts::SIGXFSZ;
            // If the signal cannot be caught, it kills the program.
            let _ = signal_hook::flag::register(too_large, std::sync::Arc::default());
        });
    }
}

/// Reads a record that a person has named; it may come from a pipe.
pub(crate) fn read(path: &Path) -> Result<(Record, Tail), Failure> {
    let bytes = read::named(path, RECORD).map_err(|unread| unread.of_record(path))?;
    parse(path, &bytes)
}

/// The platform's folder for records of games for which the user named no file.
fn folder() -> Option<PathBuf> {
    let base = choose_base_strategy().ok()?;
    let folder = base.state_dir().unwrap_or_else(|| base.data_dir());
    Some(folder.join("rnw"))
}

/// The platform's folder for records, for commands that keep several files there.
#[cfg(feature = "serve")]
pub(crate) fn records_folder() -> Option<PathBuf> {
    folder()
}

/// The place of a file in the platform's folder for records, which is created if it does not exist. `None` if the
/// system has no such folder.
pub(crate) fn place(file: &str) -> Option<PathBuf> {
    let folder = folder()?;
    fs::create_dir_all(&folder).ok()?;
    Some(folder.join(file))
}

/// The platform's folders for what this program keeps.
pub(crate) fn places() -> Vec<PathBuf> {
    let Ok(base) = choose_base_strategy() else {
        return Vec::new();
    };
    let places = [base.config_dir(), base.data_dir(), base.cache_dir()];
    let places = places.into_iter().chain(base.state_dir());
    places.map(|place| place.join("rnw")).collect()
}

/// A record in the platform's folder, and what tells one version of its file from the next.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct KeptRecord {
    /// When the file was last written.
    pub(crate) modified: SystemTime,
    pub(crate) path: PathBuf,
    /// The length of the file in bytes.
    pub(crate) length: u64,
}

/// The records in the platform's folder, the newest first.
pub(crate) fn kept() -> Vec<PathBuf> {
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

    /// Deletes the record and the note beside it. Fails if another program is using the record, or if it has
    /// changed.
    pub(crate) fn delete(&self) -> Result<(), Failure> {
        let path = &*self.path;
        let file = read::regular(path).map_err(|unread| unread.failure(path))?;
        lock(&file, path)?;
        if Self::of(path.to_owned()).as_ref() != Some(self) {
            let path = path.display();
            return Err(Failure::Usage(format!(
                "{path} has changed in the meantime; nothing was deleted"
            )));
        }
        // Windows does not delete a file that is open.
        drop(file);
        fs::remove_file(path).map_err(Failure::file(path))?;
        // Only a game with a pack of its own has a note.
        let _ = fs::remove_file(path.with_extension(NOTE));
        // Only a table of `rnw serve` has these.
        let _ = fs::remove_file(path.with_extension(TABLE_NOTE));
        if let Some(table) = path.parent().and_then(|folder| table_from(folder, path)) {
            let _ = fs::remove_file(table.with_extension(TABLE_RECORD));
            let _ = fs::remove_file(table.with_extension(TABLE_NOTE));
        }
        Ok(())
    }
}

/// Notes that a table has the record of a saved game. `table` is the record that it would have else.
#[cfg(feature = "serve")]
pub(crate) fn note_record(table: &Path, record: &Path) -> Result<(), Failure> {
    let text = record.to_str().ok_or_else(|| {
        let record = record.display();
        Failure::Usage(format!("{record} has a name that is not UTF-8; rename it"))
    })?;
    replace(&table.with_extension(TABLE_RECORD), text)
}

/// The saved game that a table has as its record; `None` for a table with its own record.
pub(crate) fn noted_record(table: &Path) -> Option<PathBuf> {
    let note = read::found(&table.with_extension(TABLE_RECORD), RECORD_NOTE).ok()??;
    String::from_utf8(note).ok().map(PathBuf::from)
}

/// The record that the table in this folder that was made from a saved game would have else; `None` if there is none.
pub(crate) fn table_from(folder: &Path, record: &Path) -> Option<PathBuf> {
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

/// Opens a file that the program keeps for itself, and creates it if it does not exist. It never waits.
pub(crate) fn open_own(path: &Path) -> Option<File> {
    if fs::symlink_metadata(path).is_err() {
        // If this fails, opening fails too.
        let _ = File::create_new(path);
    }
    read::to_go_on(path).ok()
}

/// Reads a record; `None` if another program is writing it, or if it cannot be read.
pub(crate) fn read_idle(path: &Path) -> Option<Record> {
    let file = read::regular(path).ok()?;
    // Several programs may read it at the same time.
    if let Err(TryLockError::WouldBlock) = file.try_lock_shared() {
        return None;
    }
    let (record, _) = parse(path, &read::all(&file, RECORD).ok()?).ok()?;
    Some(record)
}

/// Creates a file for a game for which the user named no record.
pub(crate) fn free_place(game: &str) -> Option<(PathBuf, RecordFile)> {
    let folder = folder()?;
    fs::create_dir_all(&folder).ok()?;
    let places = (1..100_000).map(|number| folder.join(format!("{game}-{number}.jsonl")));
    // If another game takes a name in the meantime, the next one is tried. The number of tries is limited,
    // because the folder may not be writable.
    let mut free = places.filter(|path| !path.exists()).take(CHANCES);
    free.find_map(|path| {
        let file = RecordFile::create(&path, false).ok()?;
        Some((path, file))
    })
}

/// Notes the folder of the pack of a game in the platform's folder, so that the game can be resumed without
/// naming it. Removes the note of an earlier game. If this fails, the user must name the pack.
pub(crate) fn note_pack(record: &Path, content: Option<&Path>) {
    let note = record.with_extension(NOTE);
    let pack = content.filter(|content| content.is_dir());
    let pack = pack.and_then(|content| std::path::absolute(content).ok());
    let _ = match pack.as_deref().and_then(Path::to_str) {
        Some(pack) => replace(&note, pack),
        None => fs::remove_file(&note).map_err(Failure::file(&*note)),
    };
}

/// The folder of the pack of a game in the platform's folder, as noted when the game began; `None` for other
/// records. The folder may no longer exist.
pub(crate) fn noted_pack(record: &Path) -> Option<PathBuf> {
    let own = folder()?.canonicalize().ok()?;
    let record = record.canonicalize().ok()?;
    if record.parent() != Some(&*own) {
        return None;
    }
    let note = read::found(&record.with_extension(NOTE), PACK_NOTE).ok()??;
    String::from_utf8(note).ok().map(PathBuf::from)
}

fn parse(path: &Path, bytes: &[u8]) -> Result<(Record, Tail), Failure> {
    Record::parse(bytes).map_err(Failure::record(path))
}

/// Locks a file while it is open, so that two programs do not write it at the same time.
pub(crate) fn lock(file: &File, path: &Path) -> Result<(), Failure> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(Failure::Usage(format!(
            "{} is in use: another rnw process writes to it",
            path.display()
        ))),
        // Without a lock if the file system has none.
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(()),
        Err(TryLockError::Error(error)) => Err(Failure::file(path)(error)),
    }
}
