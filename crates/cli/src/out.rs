//! The two streams: results to standard output, everything else to standard error.

use crate::failure::Failure;
use anstream::{AutoStream, ColorChoice};
use std::io::{self, BufWriter, Stderr, Stdout, Write};

/// The streams of the command. Colours are stripped where they do not belong (`NO_COLOR`, no terminal).
pub(crate) struct Out {
    results: BufWriter<AutoStream<Stdout>>,
    notices: AutoStream<Stderr>,
}

impl Out {
    pub(crate) fn new() -> Self {
        Self {
            results: BufWriter::new(AutoStream::auto(io::stdout())),
            notices: AutoStream::auto(io::stderr()),
        }
    }

    /// Prints a line of a result.
    pub(crate) fn line(&mut self, text: &str) -> Result<(), Failure> {
        Ok(writeln!(self.results, "{text}")?)
    }

    /// Prints a value as JSON.
    pub(crate) fn json(&mut self, value: &impl serde::Serialize) -> Result<(), Failure> {
        let text = serde_json::to_string_pretty(value)
            .map_err(|error| Failure::Internal(error.to_string()))?;
        self.line(&text)
    }

    /// Prints a text without a newline and shows it at once, as before an answer is awaited.
    pub(crate) fn prompt(&mut self, text: &str) -> Result<(), Failure> {
        write!(self.results, "{text}")?;
        Ok(self.results.flush()?)
    }

    /// Prints bytes as they are.
    pub(crate) fn bytes(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        Ok(self.results.write_all(bytes)?)
    }

    /// Shows what was printed so far.
    pub(crate) fn finish(&mut self) -> Result<(), Failure> {
        Ok(self.results.flush()?)
    }

    /// Says something that is no result. A notice that cannot be said is let go.
    pub(crate) fn notice(&mut self, text: &str) {
        let _ = self.results.flush();
        let _ = writeln!(self.notices, "{text}");
    }

    /// Says what went wrong.
    pub(crate) fn complain(&mut self, text: &str) {
        self.notice(&format!("rnw: {text}"));
    }

    /// Whether diagnostics on standard error may have colours.
    pub(crate) fn notices_have_colors(&self) -> bool {
        self.notices.current_choice() != ColorChoice::Never
    }
}
