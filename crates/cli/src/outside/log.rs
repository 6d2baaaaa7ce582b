//! Conversations with programs, kept for those who write them.

use crate::aside;
use crate::failure::Failure;
use crate::saved::RecordLines;
use roll_and_write::text::printable;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// Where what is said to and by programs is kept, a line each, with who said it: `>` to the program, `<`
/// from it, `!` on its standard error.
#[derive(Debug)]
pub(crate) struct BotLog {
    file: Mutex<LogTarget>,
    processes: AtomicUsize,
    /// The file, and why it could not be written any more.
    failed: Mutex<Option<Failure>>,
}

#[derive(Debug)]
enum LogTarget {
    File(RecordLines, PathBuf),
    Notices,
}

impl BotLog {
    /// A log at the end of this file; `-` is standard error.
    pub(crate) fn open(path: &Path) -> Result<Self, Failure> {
        let place = if path.as_os_str() == "-" {
            LogTarget::Notices
        } else {
            let file = OpenOptions::new().append(true).create(true).open(path);
            let lines = file.and_then(RecordLines::at_end);
            LogTarget::File(lines.map_err(Failure::file(path))?, path.to_owned())
        };
        Ok(Self {
            file: Mutex::new(place),
            processes: AtomicUsize::new(0),
            failed: Mutex::new(None),
        })
    }

    /// What the next process of a program is called.
    pub(crate) fn name(&self, program: &str) -> String {
        let number = self.processes.fetch_add(1, Ordering::Relaxed) + 1;
        format!("{program}#{number}")
    }

    /// Why the log could not be written to its end; told once.
    pub(crate) fn failure(&self) -> Option<Failure> {
        let mut failed = self.failed.lock().unwrap_or_else(PoisonError::into_inner);
        failed.take()
    }

    /// Keeps a line. A log that cannot be written stops no game; that is told when the command ends.
    pub(crate) fn line(&self, name: &str, direction: char, text: &[u8]) {
        let line = format!("{name} {direction} {}", String::from_utf8_lossy(text));
        let mut place = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        match &mut *place {
            LogTarget::File(lines, _) if lines.has_failed() => {}
            LogTarget::File(lines, path) => {
                let line = format!("{}\n", printable(&line));
                if let Err(error) = lines.write_all(line.as_bytes()) {
                    let mut failed = self.failed.lock().unwrap_or_else(PoisonError::into_inner);
                    *failed = Some(Failure::file(&*path)(error));
                }
            }
            // What nobody can read is let go.
            LogTarget::Notices => drop(aside::line(&line)),
        }
    }
}
