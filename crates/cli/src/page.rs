//! What is printed: lines and styles of ours, and texts that steer no screen.

use anstyle::{AnsiColor, Style};
use rnw_tui::render::{Block, Role};
use roll_and_write::text::{is_steering, printable};
use std::fmt::Write;

/// How wide cards and tracks side by side may be.
pub(crate) const WIDTH: usize = 78;

/// Text that is fit for any screen, by construction: its line breaks and styles are ours, and whatever else is
/// put in is made [`printable`]. So a stranger's text can neither steer the screen nor begin a line.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Page(String);

impl Page {
    /// A text in one line, whoever wrote it.
    pub(crate) fn text(text: &str) -> Self {
        Self(printable(text).into_owned())
    }

    /// A text of ours that may have several lines, such as help. What strangers wrote is in it only if it was
    /// made printable before; all sentences of [`words`] are.
    pub(crate) fn lines(text: &str) -> Self {
        let lines: Vec<_> = text.split('\n').map(printable).collect();
        Self(lines.join("\n"))
    }

    /// What a library made of printable texts, with its lines and colours. Nothing else that steers is left.
    pub(crate) fn rendered(text: &str) -> Self {
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

    /// Puts a text behind, in the same line.
    pub(crate) fn push(&mut self, text: &str) {
        self.0 += &printable(text);
    }

    /// Puts a page behind.
    pub(crate) fn append(&mut self, page: &Self) {
        self.0 += &page.0;
    }

    /// Ends the line.
    pub(crate) fn end_line(&mut self) {
        self.0.push('\n');
    }

    /// The page without blanks and empty lines at its end.
    #[must_use]
    pub(crate) fn trimmed(mut self) -> Self {
        self.0.truncate(self.0.trim_end().len());
        self
    }

    /// The page without empty lines and blanks at its beginning.
    #[must_use]
    pub(crate) fn without_first_lines(self) -> Self {
        Self(self.0.trim_start().to_owned())
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

/// The lines of a block in their styles, without a line break at the end.
impl From<Block> for Page {
    fn from(block: Block) -> Self {
        let mut text = String::new();
        for (at, line) in block.lines().iter().enumerate() {
            if at > 0 {
                text.push('\n');
            }
            for (span, role) in line.spans() {
                let style = style(role);
                let _ = write!(text, "{style}{}{style:#}", printable(span));
            }
        }
        Self(text)
    }
}

/// How a role looks in plain output, in colours that every terminal has.
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

/// How many bytes the code of a style takes at the beginning of a text: `ESC [`, numbers, `m`.
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
        page.push(BAD);
        page.append(&Block::from(StyledLine::new(Role::Title, BAD)).into());
        let whole = format!("{SHOWN}\n{SHOWN}\u{1b}[1m{SHOWN}\u{1b}[0m");
        assert_eq!(page.as_str(), whole);
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
