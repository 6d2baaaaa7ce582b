//! Files that are written line by line.

use crate::write::is_regular;
use std::fs::{self, File};
use std::io::{self, Seek, SeekFrom, Write};

/// A file that is written line by line. If writing fails, the file ends with the last complete line.
#[derive(Debug)]
pub struct LineFile {
    file: File,
    /// The position of the next byte, and the end of the last complete line.
    at: u64,
    whole: u64,
    /// Whether writing has failed. After that nothing more is written.
    failed: bool,
}

impl LineFile {
    /// Continues after this number of bytes.
    ///
    /// # Errors
    /// If the system cannot go to this place.
    pub fn behind(mut file: File, bytes: u64) -> io::Result<Self> {
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
    ///
    /// # Errors
    /// If the system does not tell how long the file is.
    pub fn at_end(file: File) -> io::Result<Self> {
        let length = file.metadata()?.len();
        Self::behind(file, length)
    }

    /// Whether writing has failed.
    pub fn has_failed(&self) -> bool {
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

    /// Cuts off everything after this number of bytes.
    pub(crate) fn cut_after(&mut self, kept: u64) -> io::Result<()> {
        self.file.set_len(kept)?;
        self.file.seek(SeekFrom::Start(kept))?;
        (self.at, self.whole) = (kept, kept);
        Ok(())
    }

    /// Makes the system store what was written, so that it survives a crash of the machine.
    pub(crate) fn sync(&self) -> io::Result<()> {
        if is_regular(&self.file) {
            self.file.sync_all()
        } else {
            Ok(())
        }
    }
}

impl Write for LineFile {
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
