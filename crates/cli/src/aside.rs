//! Lines on standard error from any thread.

use roll_and_write::text::printable;
use std::io::{self, Write};

/// Writes a line to standard error from any thread, without the buffers of other output.
///
/// # Errors
/// If standard error cannot be written.
pub(crate) fn line(line: &str) -> io::Result<()> {
    writeln!(io::stderr(), "{}", printable(line))
}
