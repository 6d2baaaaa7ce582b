//! Printed text: lines and styles of the program, and texts without control characters.

use anstyle::{AnsiColor, Style};
use rnw_tui::render::{Block, Role};
use roll_and_write::text::{is_steering, printable};
use std::fmt::Write;

/// The width of cards and tracks side by side, in characters.
pub const WIDTH: usize = 78;

/// The beginning of an item of a list.
const ITEM: &str = "- ";
/// Stands for a blank at which no line ends.
const KEPT: char = '\u{a0}';

/// Text that is safe for any screen. Its line breaks and styles come from the program, and all other text in it
/// is made [`printable`]. So a text from a stranger cannot control the screen or begin a line.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Page(String);

impl Page {
    /// Any text, in one line.
    pub fn text(text: &str) -> Self {
        Self(printable(text).into_owned())
    }

    /// Any text, broken between words into lines of at most this many columns. What stands between backticks is typed,
    /// so it stays in one line if it fits. The lines below the first one of an item of a list are indented.
    pub fn wrapped(text: &str, width: usize) -> Self {
        let mut is_typed = false;
        let keep = |c| {
            is_typed ^= c == '`';
            if is_typed && c == ' ' { KEPT } else { c }
        };
        let kept: String = printable(text).chars().map(keep).collect();
        let (sign, text) = match kept.strip_prefix(ITEM) {
            Some(item) => (ITEM, item),
            None => ("", kept.as_str()),
        };
        let mut block = Block::default();
        block.wrap(Role::Plain, text, width.saturating_sub(sign.len()));
        let lines = block.text().replace(KEPT, " ");
        let below = format!("\n{}", " ".repeat(sign.len()));
        Self(sign.to_owned() + &lines.trim_end().replace('\n', &below))
    }

    /// A text of the program that may have several lines, such as help. It contains text of strangers only in
    /// printable form; [`rnw_i18n`] makes all its sentences printable.
    pub fn lines(text: &str) -> Self {
        let lines: Vec<_> = text.split('\n').map(printable).collect();
        Self(lines.join("\n"))
    }

    /// A text that a library made from printable texts, with its line breaks and colours. All other control
    /// characters are escaped.
    pub fn rendered(text: &str) -> Self {
        let mut page = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(at) = rest.find(is_steering) {
            page += &rest[..at];
            rest = &rest[at..];
            let kept = match rest.strip_prefix('\n') {
                Some(_) => 1,
                None => style_code(rest),
            };
            let (code, behind) = rest.split_at(kept);
            page += code;
            rest = behind;
            if kept == 0 {
                let mut chars = rest.chars();
                page.extend(chars.next().into_iter().flat_map(char::escape_default));
                rest = chars.as_str();
            }
        }
        Self(page + rest)
    }

    /// Appends a text to the current line.
    pub fn push(&mut self, text: &str) {
        self.0 += &printable(text);
    }

    /// Appends a text in a style, in the same line.
    pub fn push_styled(&mut self, style: Style, text: &str) {
        let _ = write!(self.0, "{style}{}{style:#}", printable(text));
    }

    /// Appends a page.
    pub fn append(&mut self, page: &Self) {
        self.0 += &page.0;
    }

    /// Ends the line.
    pub fn end_line(&mut self) {
        self.0.push('\n');
    }

    /// The page without trailing blanks and empty lines.
    #[must_use]
    pub fn trimmed(mut self) -> Self {
        self.0.truncate(self.0.trim_end().len());
        self
    }

    /// The page without leading blanks and empty lines.
    #[must_use]
    pub fn without_first_lines(self) -> Self {
        Self(self.0.trim_start().to_owned())
    }

    /// The lines with the codes of their styles.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The lines of a block in their styles, without a line break at the end.
impl From<Block> for Page {
    fn from(block: Block) -> Self {
        let mut page = Self::default();
        for (at, line) in block.lines().iter().enumerate() {
            if at > 0 {
                page.end_line();
            }
            for (span, role) in line.spans() {
                page.push_styled(style(role), span);
            }
        }
        page
    }
}

/// The style of a role in plain output, with colours that every terminal has.
fn style(role: Role) -> Style {
    match role {
        Role::Title => Style::new().bold(),
        Role::Faint => Style::new().dimmed(),
        Role::Symbol => AnsiColor::Yellow.on_default().bold(),
        Role::Fresh => AnsiColor::Green.on_default().bold(),
        Role::Plain
        | Role::Marked
        | Role::Ghost
        | Role::Clash
        | Role::Possible
        | Role::Wall
        | Role::Bar
        | Role::Chosen => Style::new(),
    }
}

/// The length in bytes of a style code at the start of a text: `ESC [`, numbers, `m`. 0 if there is none.
fn style_code(text: &str) -> usize {
    let Some(code) = text.strip_prefix("\u{1b}[") else {
        return 0;
    };
    let numbers = code.trim_start_matches(|c: char| c.is_ascii_digit() || c == ';');
    match numbers.strip_prefix('m') {
        Some(behind) => text.len() - behind.len(),
        None => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rnw_tui::render::StyledLine;

    const BAD: &str = "a\u{1b}[31mb\u{1b}]52;c;QQ==\u{7}\nc\u{202e}\u{9b}2J";
    const SHOWN: &str = r"a\u{1b}[31mb\u{1b}]52;c;QQ==\u{7}\nc\u{202e}\u{9b}2J";

    #[test]
    fn what_strangers_wrote_stays_in_its_line_and_steers_nothing() {
        let mut page = Page::text(BAD);
        assert_eq!(page.as_str(), SHOWN);
        page.end_line();
        page.append(&Block::from(StyledLine::new(Role::Title, BAD)).into());
        let whole = format!("{SHOWN}\n\u{1b}[1m{SHOWN}\u{1b}[0m");
        assert_eq!(page.as_str(), whole);
    }

    #[test]
    fn lines_end_between_words_and_not_in_what_is_typed() {
        for (text, wrapped) in [
            ("one two three", "one two\nthree"),
            ("- one two three", "- one two\n  three"),
            ("tried `A b1` now", "tried\n`A b1` now"),
            ("one", "one"),
            ("", ""),
            ("a\nb", r"a\nb"),
        ] {
            let width = if text.starts_with('-') { 9 } else { 10 };
            assert_eq!(Page::wrapped(text, width).as_str(), wrapped, "{text:?}");
        }
    }

    #[test]
    fn our_own_texts_have_lines() {
        assert_eq!(
            Page::lines("a\nb\u{1b}[1mc\n").as_str(),
            "a\nb\\u{1b}[1mc\n"
        );
    }

    #[test]
    fn of_what_is_rendered_only_styles_and_lines_are_left() {
        let kept = "\u{1b}[1m\u{1b}[38;5;9merror\u{1b}[0m\n --> here\u{1b}[m";
        assert_eq!(Page::rendered(kept).as_str(), kept);
        for (rendered, shown) in [
            (
                BAD,
                "a\u{1b}[31mb\\u{1b}]52;c;QQ==\\u{7}\nc\\u{202e}\\u{9b}2J",
            ),
            ("\u{1b}[2J\u{1b}c\u{1b}", r"\u{1b}[2J\u{1b}c\u{1b}"),
            ("\u{1b}[31", r"\u{1b}[31"),
            ("\u{1b}[?25l\r", r"\u{1b}[?25l\r"),
        ] {
            assert_eq!(Page::rendered(rendered).as_str(), shown);
        }
    }
}
