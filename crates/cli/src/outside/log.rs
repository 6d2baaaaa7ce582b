//! Conversations with programs, kept for those who write them.

use crate::failure::Failure;
use crate::out;
use roll_and_write::text::printable;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// Where what is said to and by programs is kept, a line each, with who said it: `>` to the program, `<`
/// from it, `!` on its standard error.
#[derive(Debug)]
pub(crate) struct Log {
    file: Mutex<Place>,
    processes: AtomicUsize,
}

#[derive(Debug)]
enum Place {
    File(File),
    Notices,
}

impl Log {
    /// A log at the end of this file; `-` is standard error.
    pub(crate) fn open(path: &Path) -> Result<Self, Failure> {
        let place = if path.as_os_str() == "-" {
            Place::Notices
        } else {
            let file = OpenOptions::new().append(true).create(true).open(path);
            Place::File(file.map_err(Failure::file(path))?)
        };
        Ok(Self {
            file: Mutex::new(place),
            processes: AtomicUsize::new(0),
        })
    }

    /// What the next process of a program is called.
    pub(crate) fn name(&self, program: &str) -> String {
        let number = self.processes.fetch_add(1, Ordering::Relaxed) + 1;
        format!("{program}#{number}")
    }

    /// Keeps a line. A log that cannot be written stops no game.
    pub(crate) fn line(&self, name: &str, direction: char, text: &[u8]) {
        let line = format!("{name} {direction} {}", String::from_utf8_lossy(text));
        let mut place = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        let _ = match &mut *place {
            Place::File(file) => file.write_all(format!("{}\n", printable(&line)).as_bytes()),
            Place::Notices => out::aside(&line),
        };
    }
}
