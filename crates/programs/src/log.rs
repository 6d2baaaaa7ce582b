//! Logs of conversations with programs, for the authors of bots.

use rnw_system::{FileError, LineFile, threads};
use roll_and_write::text::printable;
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A log of the messages to and from programs, one on each line. A sign shows the direction: `>` to the
/// program, `<` from it, `!` on its standard error.
#[derive(Debug)]
pub struct BotLog {
    file: Mutex<LogTarget>,
    processes: AtomicUsize,
    /// The file and its write error, if writing failed.
    failed: Mutex<Option<FileError>>,
}

#[derive(Debug)]
enum LogTarget {
    File(LineFile, PathBuf),
    Notices,
}

impl BotLog {
    /// Opens a log to append to this file; `-` means standard error.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn open(path: &Path) -> Result<Self, FileError> {
        let place = if path.as_os_str() == "-" {
            LogTarget::Notices
        } else {
            let file = OpenOptions::new().append(true).create(true).open(path);
            let lines = file.and_then(LineFile::at_end);
            LogTarget::File(lines.map_err(FileError::write(path))?, path.to_owned())
        };
        Ok(Self {
            file: Mutex::new(place),
            processes: AtomicUsize::new(0),
            failed: Mutex::new(None),
        })
    }

    /// A name for the next process of a program, such as `bot#2`.
    pub fn name(&self, program: &str) -> String {
        let number = self.processes.fetch_add(1, Ordering::Relaxed) + 1;
        format!("{program}#{number}")
    }

    /// The error that ended the log; reported only once.
    pub fn failure(&self) -> Option<FileError> {
        let mut failed = threads::lock(&self.failed);
        failed.take()
    }

    /// Writes a line. A write error does not stop the game; it is reported when the command ends.
    pub fn line(&self, name: &str, direction: char, text: &[u8]) {
        let line = format!("{name} {direction} {}", String::from_utf8_lossy(text));
        let mut place = threads::lock(&self.file);
        match &mut *place {
            LogTarget::File(lines, _) if lines.has_failed() => {}
            LogTarget::File(lines, path) => {
                let line = format!("{}\n", printable(&line));
                if let Err(error) = lines.write_all(line.as_bytes()) {
                    let mut failed = threads::lock(&self.failed);
                    *failed = Some(FileError::write(&*path)(error));
                }
            }
            // Write errors on standard error are ignored.
            LogTarget::Notices => drop(writeln!(io::stderr(), "{}", printable(&line))),
        }
    }
}
