//! Where a person plays: the lines to print, and the lines that a person types or a program sends.

use crate::LineModeError;
use rnw_system::{InputLine, read};
use rnw_terminal_text::Page;
use rnw_tui::ThemeName;
use std::io;

/// How many bytes of a line are used.
const LINE_KEPT: usize = 512;
/// The longest line to read, in bytes. A longer one counts as endless.
const LINE_MAX: usize = 1 << 20;

/// Where a person plays line by line. Everything that is printed is a [`Page`], so no text controls the terminal.
pub trait Prompt {
    /// Prints lines, with a line break at the end.
    ///
    /// # Errors
    /// If they cannot be printed.
    fn print(&mut self, page: &Page) -> io::Result<()>;
    /// Prints a text without a line break and shows it at once, as before an answer.
    ///
    /// # Errors
    /// If it cannot be printed.
    fn ask(&mut self, page: &Page) -> io::Result<()>;
    /// Prints what is not part of the game itself, such as where it is saved.
    fn notice(&mut self, text: &str);
    /// Removes everything that was printed from the screen. `codes` allows the codes of terminals; without them, empty
    /// lines push all text out of sight.
    ///
    /// # Errors
    /// If the screen cannot be cleared.
    fn clear(&mut self, codes: bool) -> io::Result<()>;
    /// Reads the next line without its line break; `None` when the input has ended.
    ///
    /// # Errors
    /// If it cannot be read.
    fn typed(&mut self) -> Result<Option<String>, LineModeError>;
    /// Whether a person types the lines at a terminal.
    fn is_terminal(&self) -> bool;
    /// How many columns the terminal has, if it says so.
    fn width(&self) -> Option<usize> {
        None
    }
    /// Keeps how to resume the game if the program fails; `None` when the game is over.
    fn keep_resume(&mut self, _how: Option<String>) {}
    /// Keeps the theme that a person has chosen on the full screen.
    fn keep_theme(&mut self, _theme: ThemeName) {}

    /// Prints one line.
    ///
    /// # Errors
    /// If it cannot be printed.
    fn print_line(&mut self, text: &str) -> io::Result<()> {
        self.print(&Page::text(text))
    }

    /// Prints a sentence. A terminal shows it in lines that end between words.
    ///
    /// # Errors
    /// If it cannot be printed.
    fn say(&mut self, text: &str) -> io::Result<()> {
        self.print(&fitting(text, self.width()))
    }

    /// Prints a question and reads the answer; `None` when the input has ended.
    ///
    /// # Errors
    /// If the question cannot be printed or the answer cannot be read.
    fn answer(&mut self, question: &str) -> Result<Option<String>, LineModeError> {
        let mut page = fitting(question, self.width());
        page.push(" ");
        self.ask(&page)?;
        self.typed()
    }

    /// Prints the prompt at a terminal and reads a line; `None` when the input has ended.
    ///
    /// # Errors
    /// If the prompt cannot be printed or the line cannot be read.
    fn command(&mut self) -> Result<Option<String>, LineModeError> {
        let prompt = if self.is_terminal() { "> " } else { "" };
        self.ask(&Page::text(prompt))?;
        self.typed()
    }
}

/// A text in one line, or in lines that fit into this width.
fn fitting(text: &str, width: Option<usize>) -> Page {
    width.map_or_else(|| Page::text(text), |width| Page::wrapped(text, width))
}

/// The next line of standard input without its line break; `None` when the input has ended. Bytes that are not UTF-8 are
/// replaced, and the rest of a long line is left out.
///
/// # Errors
/// If standard input cannot be read, or if a line does not end.
pub fn typed_line() -> Result<Option<String>, LineModeError> {
    let input = read::standard_input();
    let line = read::line(&mut input.lock(), LINE_KEPT, LINE_MAX);
    match line.map_err(LineModeError::Input)? {
        InputLine::Torn(line) if line.is_empty() => Ok(None),
        InputLine::Whole(line) | InputLine::Torn(line) => {
            Ok(Some(String::from_utf8_lossy(&line).trim().to_owned()))
        }
        InputLine::TooLong => Err(LineModeError::InputEnded(format!(
            "standard input: more than {LINE_MAX} bytes in a line; expected moves and commands"
        ))),
    }
}
