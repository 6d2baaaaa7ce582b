//! Lines from standard input, whether a person types them or a program sends them.

use std::io::{self, BufRead, IsTerminal, Stdin};

/// The longest line that is read.
const LINE_MAX: usize = 512;

/// Standard input, line by line.
#[derive(Debug)]
pub(super) struct Keyboard {
    stdin: Stdin,
}

impl Keyboard {
    pub(super) fn new() -> Self {
        Self { stdin: io::stdin() }
    }

    /// Whether a person types.
    pub(super) fn is_terminal(&self) -> bool {
        self.stdin.is_terminal()
    }

    /// The next line without its end; `None` when the input has ended. What is no UTF-8 is replaced, and
    /// what is beyond the longest line is left out.
    pub(super) fn line(&mut self) -> io::Result<Option<String>> {
        let mut input = self.stdin.lock();
        let mut line = Vec::new();
        let mut any = false;
        loop {
            let available = input.fill_buf()?;
            if available.is_empty() {
                break;
            }
            any = true;
            let end = available.iter().position(|byte| *byte == b'\n');
            let part = &available[..end.unwrap_or(available.len())];
            line.extend_from_slice(&part[..part.len().min(LINE_MAX - line.len())]);
            let consumed = end.map_or(available.len(), |end| end + 1);
            input.consume(consumed);
            if end.is_some() {
                break;
            }
        }
        Ok(any.then(|| String::from_utf8_lossy(&line).trim().to_owned()))
    }
}
