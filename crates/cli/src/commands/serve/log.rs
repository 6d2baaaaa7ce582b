//! The log of the server: lines on standard error. They contain no secret and no whole name of a table.

use crate::aside;
use std::io::{self, Write};
use tracing::level_filters::LevelFilter;

/// Writes each line as a whole, without control characters.
#[derive(Debug, Default)]
struct LogLine(Vec<u8>);

impl Write for LogLine {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Drop for LogLine {
    fn drop(&mut self) {
        let text = String::from_utf8_lossy(&self.0);
        // If standard error cannot be written, the server continues.
        let _ = aside::line(text.trim_end());
    }
}

/// Starts the log. A second server in the same process shares the first one's log.
pub(super) fn start(level: LevelFilter) {
    let log = tracing_subscriber::fmt()
        .with_ansi(false)
        .with_target(false)
        .with_max_level(level)
        .with_writer(LogLine::default)
        .finish();
    let _ = tracing::subscriber::set_global_default(log);
}
