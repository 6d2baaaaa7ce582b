//! Lines on standard error from any thread.

use roll_and_write::text::printable;
use std::io::{self, Write};

/// Writes a line to standard error from any thread, beside everything else.
///
/// # Errors
/// If standard error takes nothing.
pub(crate) fn line(line: &str) -> io::Result<()> {
    writeln!(io::stderr(), "{}", printable(line))
}
