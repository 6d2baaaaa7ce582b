//! Reads lines from standard input, whether a person types them or a program sends them.

use crate::failure::Failure;
use crate::out::Out;
use rnw_system::{InputLine, read};
use std::io::{IsTerminal, Stdin};

/// How many bytes of a line are used.
const LINE_KEPT: usize = 512;
/// The longest line to read, in bytes. A longer one counts as endless.
const LINE_MAX: usize = 1 << 20;

/// Standard input, line by line.
#[derive(Debug)]
pub(super) struct Keyboard {
    stdin: Stdin,
}

impl Keyboard {
    pub(super) fn new() -> Self {
        Self {
            stdin: read::standard_input(),
        }
    }

    /// Whether standard input is a terminal.
    pub(super) fn is_terminal(&self) -> bool {
        self.stdin.is_terminal()
    }

    /// Prints the prompt at a terminal, and reads the next line; see [`line`](Self::line).
    pub(super) fn answer(&mut self, out: &mut Out) -> Result<Option<String>, Failure> {
        out.prompt(if self.is_terminal() { "> " } else { "" })?;
        self.line()
    }

    /// The next line without its line break; `None` when the input has ended. Bytes that are not UTF-8 are
    /// replaced, and the rest of a long line is left out.
    pub(super) fn line(&mut self) -> Result<Option<String>, Failure> {
        let line = read::line(&mut self.stdin.lock(), LINE_KEPT, LINE_MAX);
        let line = match line.map_err(Failure::file("standard input"))? {
            InputLine::Torn(line) if line.is_empty() => return Ok(None),
            InputLine::Whole(line) | InputLine::Torn(line) => line,
            InputLine::TooLong => {
                return Err(Failure::InputEnded(format!(
                    "standard input: more than {LINE_MAX} bytes in a line; expected moves and commands"
                )));
            }
        };
        Ok(Some(String::from_utf8_lossy(&line).trim().to_owned()))
    }
}
