//! Files that are locked while they are written, and that replace an older file only when something is kept.

use crate::write::{adopt, beside, create, is_regular, lock, meant, overwrite, sync_folder};
use crate::{FileError, Limit, LineFile, read};
use std::fs::{self, File};
use std::io::{self, Seek, Write};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// A file for lines, locked while it is open; or no file at all.
///
/// A new file is removed again, and an old one is left alone, unless the first lines are flushed.
#[derive(Debug)]
pub struct LockedFile(Sink);

/// Where the lines go.
#[derive(Debug)]
enum Sink {
    Nowhere,
    Open(LineFile),
    /// A new file, which is removed unless its first lines are flushed.
    New(New),
    /// The file that replaces an old one when its first lines are flushed.
    Over(Box<Over>),
}

/// A new file of which nothing is kept yet. Dropping it removes the file.
#[derive(Debug)]
struct New {
    lines: Option<LineFile>,
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

/// A file to overwrite, and the beginning of the new one.
#[derive(Debug)]
struct Over {
    old: File,
    new: NamedTempFile,
    path: PathBuf,
    most: Limit,
}

impl LockedFile {
    /// Lines that are written nowhere.
    pub fn nowhere() -> Self {
        Self(Sink::Nowhere)
    }

    /// Creates a file. Without `force` it fails if the file exists. With `force` it overwrites an old file, but only
    /// when the first lines of the new one are flushed.
    /// `most` limits what is read back if the new file cannot take the owner of the old one.
    ///
    /// # Errors
    /// If the file exists, if another process has locked it, or if the system cannot create it.
    pub fn create(path: &Path, force: bool, most: Limit) -> Result<Self, FileError> {
        let is_new = !path.exists();
        let file = create(path, force)?;
        // A file that another program is writing is not overwritten.
        lock(&file, path)?;
        let length = file.metadata().map_err(FileError::write(path))?.len();
        if length == 0 || !is_regular(&file) {
            let lines = LineFile::behind(file, 0).map_err(FileError::write(path))?;
            return Ok(Self(if is_new {
                let (lines, path) = (Some(lines), meant(path));
                Sink::New(New { lines, path })
            } else {
                Sink::Open(lines)
            }));
        }
        let path = meant(path);
        let new = beside(&path).map_err(FileError::write(&*path))?;
        let over = Over {
            old: file,
            new,
            path,
            most,
        };
        Ok(Self(Sink::Over(Box::new(over))))
    }

    /// Opens a file to continue it, and reads it. Changes nothing yet.
    ///
    /// # Errors
    /// If the file cannot be read or is too long, or if another process has locked it.
    pub fn reopen(path: &Path, most: Limit) -> Result<(Self, Vec<u8>), FileError> {
        let file = read::to_continue(path).map_err(|error| error.at(path))?;
        lock(&file, path)?;
        let bytes = read::all(&file, most).map_err(|error| error.at(path))?;
        let lines = LineFile::at_end(file).map_err(FileError::write(path))?;
        Ok((Self(Sink::Open(lines)), bytes))
    }

    /// Cuts off everything after `kept` bytes, so that new lines follow complete ones.
    ///
    /// # Errors
    /// If the system cannot do it.
    pub fn cut(&mut self, path: &Path, kept: usize) -> Result<(), FileError> {
        let Sink::Open(lines) = &mut self.0 else {
            return Ok(());
        };
        lines.cut_after(kept as u64).map_err(FileError::write(path))
    }

    /// Turns what was written so far into the file: a new one, or in place of an old one.
    fn keep(&mut self) -> io::Result<()> {
        self.0 = match std::mem::replace(&mut self.0, Sink::Nowhere) {
            Sink::New(mut new) => {
                new.lines.as_ref().map_or(Ok(()), LineFile::sync)?;
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
    /// Replaces the old file with the new one.
    fn keep(self) -> io::Result<LineFile> {
        let Self {
            old,
            mut new,
            path,
            most,
        } = self;
        let length = new.as_file_mut().stream_position()?;
        match adopt(new.as_file(), &old.metadata()?) {
            Ok(()) => {}
            // Keeping the owner of the file matters more than replacing the file in one step.
            Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {
                new.as_file_mut().rewind()?;
                let bytes = read::all(new.as_file(), most).map_err(io::Error::other)?;
                overwrite(&path, &bytes)?;
                return LineFile::behind(old, length);
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
        LineFile::behind(file, length)
    }
}

impl Write for LockedFile {
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
