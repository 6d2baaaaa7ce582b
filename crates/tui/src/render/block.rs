//! Lines of text in roles, with clickable areas.
//!
//! All drawn text becomes a [`StyledLine`] first, and every text of a line is made [`printable`].
//!
//! It has more than 500 lines with its examples and tests.

use super::glyphs::Glyphs;
use super::role::{Ink, Role, Shade};
use crate::spot::{Spot, Zone};
use ratatui::layout::Rect;
use roll_and_write::picture::Hue;
use roll_and_write::text::printable;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// A blank at which no line ends. It is drawn as a plain blank.
pub(crate) const NO_BREAK: &str = "\u{a0}";

/// A piece of text with one look.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Span {
    text: String,
    ink: Ink,
}

/// A line of text whose pieces have roles. It contains no terminal control codes.
///
/// ```
/// use rnw_tui::render::{Role, StyledLine};
/// let line = StyledLine::new(Role::Title, "Ann").and(Role::Plain, ": 3\u{1b}[2J");
/// assert_eq!(line.text(), r"Ann: 3\u{1b}[2J");
/// assert_eq!(line.width(), line.text().len());
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct StyledLine(Vec<Span>);

impl StyledLine {
    /// A line with one piece of text.
    pub fn new(role: Role, text: impl Into<String>) -> Self {
        Self::default().and(role, text)
    }

    /// Returns the line with more text at its end.
    #[must_use]
    pub fn and(mut self, role: Role, text: impl Into<String>) -> Self {
        self.push(role, text);
        self
    }

    /// Adds a piece of text at the end.
    pub fn push(&mut self, role: Role, text: impl Into<String>) {
        self.draw(Ink::from(role), text);
    }

    /// Adds a symbol in its colour at the end.
    pub(crate) fn push_hued(&mut self, role: Role, hue: Option<Hue>, text: impl Into<String>) {
        let ink = Ink {
            hue,
            ..Ink::from(role)
        };
        self.draw(ink, text);
    }

    /// Adds a piece of text with any look at the end.
    pub(crate) fn draw(&mut self, ink: Ink, text: impl Into<String>) {
        let text = text.into();
        let text = printable(&text);
        match self.0.last_mut() {
            Some(last) if last.ink == ink => last.text += &text,
            _ => self.0.push(Span {
                text: text.into_owned(),
                ink,
            }),
        }
    }

    /// Adds all pieces of another line at the end.
    pub(crate) fn append(&mut self, other: Self) {
        for span in other.0 {
            self.draw(span.ink, span.text);
        }
    }

    /// The line on a background. Pieces that already have one keep it.
    #[must_use]
    pub(crate) fn on(self, shade: Shade) -> Self {
        let mut line = Self::default();
        for mut span in self.0 {
            if span.ink.shade == Shade::Bare {
                span.ink.shade = shade;
            }
            line.draw(span.ink, span.text);
        }
        line
    }

    /// The line with blanks at its end, up to this width.
    #[must_use]
    pub(crate) fn filled(mut self, width: usize) -> Self {
        let missing = width.saturating_sub(self.width());
        if missing > 0 {
            self.push(Role::Plain, " ".repeat(missing));
        }
        self
    }

    /// The width of the line in columns.
    pub fn width(&self) -> usize {
        self.0.iter().map(|span| span.text.width()).sum()
    }

    /// The pieces of text with their roles, from left to right.
    pub fn spans(&self) -> impl Iterator<Item = (&str, Role)> {
        self.0
            .iter()
            .map(|span| (span.text.as_str(), span.ink.role))
    }

    /// The pieces of text with everything that decides how they look.
    pub(crate) fn inked(&self) -> impl Iterator<Item = (&str, Ink)> {
        self.0.iter().map(|span| (span.text.as_str(), span.ink))
    }

    /// The text without roles.
    pub fn text(&self) -> String {
        self.spans().map(|(text, _)| text).collect()
    }

    /// The upper line of a frame: a title, and the rest of the line.
    pub(crate) fn frame_top(glyphs: Glyphs, title: Self, rest: &str) -> Self {
        let [left, right, _, _, flat, _] = glyphs.frame();
        let mut line = Self::new(Role::Plain, format!("{left}{flat}"));
        line.append(title);
        line.and(Role::Plain, format!("{rest}{right}"))
    }

    /// The line between the sides of a frame.
    pub(crate) fn frame_row(self, glyphs: Glyphs) -> Self {
        let [.., side] = glyphs.frame();
        let mut line = Self::new(Role::Plain, side);
        line.append(self);
        line.and(Role::Plain, side)
    }

    /// The lower line of a frame.
    pub(crate) fn frame_bottom(glyphs: Glyphs, rest: &str) -> Self {
        let [_, _, right, left, ..] = glyphs.frame();
        Self::new(Role::Plain, format!("{left}{rest}{right}"))
    }

    /// Removes the blanks at the end.
    fn trim(&mut self) {
        while let Some(last) = self.0.last_mut() {
            last.text.truncate(last.text.trim_end().len());
            if !last.text.is_empty() {
                break;
            }
            self.0.pop();
        }
    }
}

/// Lines with clickable areas.
///
/// Blocks can be stacked and placed side by side. Plain output prints the lines. The full screen draws them at a
/// position, in the colours of a theme.
///
/// ```
/// use rnw_tui::render::{Block, Role, StyledLine};
/// let block = |text: &str| Block::from(StyledLine::new(Role::Plain, text));
/// let mut both = Block::beside(vec![block("left"), block("right")], 3);
/// both.below(block("below").indented(2));
/// assert_eq!(both.text(), "left   right\n  below\n");
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Block {
    lines: Vec<StyledLine>,
    /// The clickable areas, relative to the top left corner of the block.
    zones: Vec<Zone>,
}

impl From<StyledLine> for Block {
    fn from(line: StyledLine) -> Self {
        Self {
            lines: vec![line],
            zones: Vec::new(),
        }
    }
}

impl Block {
    /// The lines from top to bottom.
    pub fn lines(&self) -> &[StyledLine] {
        &self.lines
    }

    /// The text without roles, with a line break after each line.
    pub fn text(&self) -> String {
        self.lines.iter().map(|line| line.text() + "\n").collect()
    }

    /// The clickable areas, relative to the top left corner of the block.
    pub(crate) fn zones(&self) -> &[Zone] {
        &self.zones
    }

    /// The width of the widest line in columns; 0 if there is no line.
    pub fn width(&self) -> usize {
        self.lines.iter().map(StyledLine::width).max().unwrap_or(0)
    }

    /// The number of lines.
    pub fn height(&self) -> usize {
        self.lines.len()
    }

    /// Whether the block has no lines.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// Adds a line.
    pub fn push(&mut self, line: StyledLine) {
        self.lines.push(line);
    }

    /// Adds a line that is clickable over its whole width.
    pub(crate) fn push_spot(&mut self, line: StyledLine, spot: Spot) {
        self.zone((0, self.height()), (line.width(), 1), spot);
        self.push(line);
    }

    /// A line that is clickable over its whole width.
    pub(crate) fn spot(line: StyledLine, spot: Spot) -> Self {
        let mut block = Self::default();
        block.push_spot(line, spot);
        block
    }

    /// A text that is broken into lines of at most this width, with a title at its start.
    pub(crate) fn headed(title: &str, text: &str, width: usize) -> Self {
        let title = printable(title);
        let mut lines = wrapped(&format!("{title}{text}"), width).into_iter();
        let first = lines.next().unwrap_or_default();
        let mut block = Self::from(match first.strip_prefix(&*title) {
            Some(rest) => StyledLine::new(Role::Title, &*title).and(Role::Plain, rest),
            None => StyledLine::new(Role::Title, first),
        });
        lines.for_each(|line| block.push(StyledLine::new(Role::Plain, line)));
        block
    }

    /// The latest texts, as many as fit, the last one at the bottom. All but the newest ones are faint.
    pub(crate) fn latest(texts: &[String], new: usize, width: usize, height: usize) -> Self {
        let mut block = Self::default();
        for (age, text) in texts.iter().rev().enumerate() {
            let role = if age < new { Role::Plain } else { Role::Faint };
            let mut above = Self::wrapped(role, text, width);
            if block.height() + above.height() > height {
                break;
            }
            above.below(block);
            block = above;
        }
        block
    }

    /// Makes an area clickable. It has this position, counted from the top left corner of the block, and this
    /// size.
    pub(crate) fn zone(
        &mut self,
        (col, row): (usize, usize),
        (width, height): (usize, usize),
        spot: Spot,
    ) {
        let rect = Rect::new(col as u16, row as u16, width as u16, height as u16);
        self.zones.push(Zone { rect, spot });
    }

    /// Makes the whole block clickable. Areas within it have priority.
    pub(crate) fn whole(&mut self, spot: Spot) {
        self.zone((0, 0), (self.width(), self.height()), spot);
    }

    /// A text that is broken at blanks into lines of at most this width.
    pub(crate) fn wrapped(role: Role, text: &str, width: usize) -> Self {
        let mut block = Self::default();
        block.wrap(role, text, width);
        block
    }

    /// Adds a text that is broken at blanks into lines of at most this width.
    pub fn wrap(&mut self, role: Role, text: &str, width: usize) {
        for line in wrapped(text, width) {
            self.push(StyledLine::new(role, line));
        }
    }

    /// The block with a title above it.
    #[must_use]
    pub(crate) fn titled(self, title: impl Into<String>) -> Self {
        let mut whole = Self::from(StyledLine::new(Role::Title, title));
        whole.below(self);
        whole
    }

    /// Moves the block to the right by this number of columns. Empty lines stay empty.
    #[must_use]
    pub fn indented(mut self, columns: usize) -> Self {
        for line in self.lines.iter_mut().filter(|line| !line.0.is_empty()) {
            let mut moved = StyledLine::new(Role::Plain, " ".repeat(columns));
            moved.append(std::mem::take(line));
            *line = moved;
        }
        for zone in &mut self.zones {
            *zone = zone.moved(columns as u16, 0);
        }
        self
    }

    /// The block as a rectangle in a colour, with its first line as the title.
    #[must_use]
    pub(crate) fn card_of(mut self, hue: Option<Hue>) -> Self {
        let width = self.width();
        for (row, line) in self.lines.iter_mut().enumerate() {
            let shade = if row == 0 {
                Shade::Banner(hue)
            } else {
                Shade::Card(hue)
            };
            *line = std::mem::take(line).filled(width).on(shade);
        }
        self
    }

    /// The block in a frame on a background, with a title in the upper line.
    #[must_use]
    pub(crate) fn framed(self, glyphs: Glyphs, title: StyledLine, shade: Shade) -> Self {
        let [.., flat, _] = glyphs.frame();
        let width = self.width().max(title.width() + 1);
        let rest = flat.repeat(width - title.width() - 1);
        let mut whole = Self::from(StyledLine::frame_top(glyphs, title, &rest).on(shade));
        let moved = self.zones.into_iter().map(|zone| zone.moved(1, 1));
        whole.zones = moved.collect();
        for line in self.lines {
            whole.push(line.filled(width).frame_row(glyphs).on(shade));
        }
        whole.push(StyledLine::frame_bottom(glyphs, &flat.repeat(width)).on(shade));
        whole
    }

    /// Removes blanks at the ends of lines.
    #[must_use]
    pub(crate) fn trimmed(mut self) -> Self {
        self.lines.iter_mut().for_each(StyledLine::trim);
        self
    }

    /// Makes the first line at least this wide, and so the block.
    pub(crate) fn widen(&mut self, width: usize) {
        if let Some(first) = self.lines.first_mut() {
            *first = std::mem::take(first).filled(width);
        }
    }

    /// Adds empty lines up to this height.
    pub(crate) fn fill_to(&mut self, height: usize) {
        while self.height() < height {
            self.push(StyledLine::default());
        }
    }

    /// Removes all lines beyond this height.
    pub(crate) fn cut_to(&mut self, height: usize) {
        self.lines.truncate(height);
        self.zones
            .retain(|zone| usize::from(zone.rect.bottom()) <= height);
    }

    /// Adds a block below this one.
    pub fn below(&mut self, other: Self) {
        let down = self.height() as u16;
        self.zones
            .extend(other.zones.into_iter().map(|zone| zone.moved(0, down)));
        self.lines.extend(other.lines);
    }

    /// Places blocks side by side, aligned at the top, with `gap` blank columns between them.
    pub fn beside(blocks: Vec<Self>, gap: usize) -> Self {
        let mut whole = Self::default();
        let mut left = 0;
        for block in blocks {
            let width = block.width();
            let zones = block.zones.into_iter();
            whole
                .zones
                .extend(zones.map(|zone| zone.moved(left as u16, 0)));
            for (row, line) in block.lines.into_iter().enumerate() {
                whole.fill_to(row + 1);
                let target = &mut whole.lines[row];
                let missing = left - target.width().min(left);
                if missing > 0 && !line.0.is_empty() {
                    target.push(Role::Plain, " ".repeat(missing));
                }
                target.append(line);
            }
            left += width + gap;
        }
        whole
    }

    /// Places blocks side by side in rows of at most `width` columns, with `gap` blank columns between them.
    pub fn flow(blocks: Vec<Self>, gap: usize, width: usize) -> Self {
        let mut whole = Self::default();
        let (mut row, mut taken): (Vec<Self>, usize) = (Vec::new(), 0);
        for block in blocks {
            let more = block.width();
            if !row.is_empty() && taken + more > width {
                whole.below(Self::beside(std::mem::take(&mut row), gap));
                taken = 0;
            }
            taken += more + gap;
            row.push(block);
        }
        whole.below(Self::beside(row, gap));
        whole
    }

    /// At most `height` lines, starting at index `from`.
    pub(crate) fn window(&self, from: usize, height: usize) -> Self {
        let end = from.saturating_add(height).min(self.height());
        let inside = |zone: &&Zone| {
            usize::from(zone.rect.y) >= from && usize::from(zone.rect.bottom()) <= end
        };
        let mut zones: Vec<Zone> = self.zones.iter().filter(inside).copied().collect();
        for zone in &mut zones {
            zone.rect.y -= from as u16;
        }
        Self {
            lines: self.lines[from.min(end)..end].to_vec(),
            zones,
        }
    }
}

/// Breaks a text at blanks into lines of at most this width. A wider word is broken inside.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines: Vec<String> = Vec::new();
    for paragraph in text.lines() {
        let paragraph = printable(paragraph);
        if paragraph.width() <= width {
            lines.push(paragraph.trim_end().to_owned());
            continue;
        }
        let mut line = String::new();
        for word in paragraph.split_inclusive(' ') {
            if line.width() + word.trim_end().width() > width && !line.is_empty() {
                lines.push(std::mem::take(&mut line).trim_end().to_owned());
            }
            for c in word.chars() {
                if line.width() + c.width().unwrap_or(0) > width && c != ' ' {
                    lines.push(std::mem::take(&mut line));
                }
                line.push(c);
            }
        }
        lines.push(line.trim_end().to_owned());
    }
    let plain = |line: String| line.replace(NO_BREAK, " ");
    lines.into_iter().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, width: usize, expected: &[&str]) {
        assert_eq!(wrapped(text, width), expected);
    }

    #[test]
    fn texts_are_broken_at_blanks() {
        check("one two three", 7, &["one two", "three"]);
        check("one two three", 80, &["one two three"]);
        check("unbreakable", 4, &["unbr", "eaka", "ble"]);
        check("a\nb c", 80, &["a", "b c"]);
        check("", 3, &[]);
    }

    #[test]
    fn nothing_that_is_shown_steers_the_screen() {
        let text = "a\u{1b}[2J\u{202e}\u{9b}b\nc";
        let mut line = StyledLine::new(Role::Plain, text);
        line.push(Role::Plain, text);
        line.push(Role::Title, text);
        let shown = r"a\u{1b}[2J\u{202e}\u{9b}b\nc";
        assert_eq!(line.text(), shown.repeat(3));
        assert_eq!(line.width(), 3 * shown.len());
        check(text, 80, &[r"a\u{1b}[2J\u{202e}\u{9b}b", "c"]);
        check(text, 10, &[r"a\u{1b}[2J", r"\u{202e}\u", r"{9b}b", "c"]);
    }

    #[test]
    fn no_line_is_wider_than_asked() {
        let text = "Zażółć gęślą jaźń, příliš žluťoučký kůň; 漢字 are wide";
        for width in 2..60 {
            assert!(
                wrapped(text, width)
                    .iter()
                    .all(|line| line.width() <= width),
                "{width}"
            );
        }
    }

    #[test]
    fn blocks_stand_side_by_side_with_their_zones() {
        let mut left = Block::default();
        left.push(StyledLine::new(Role::Plain, "ab"));
        let mut right = Block::default();
        right.push(StyledLine::new(Role::Plain, "c"));
        right.push_spot(StyledLine::new(Role::Plain, "d"), Spot::Go);
        let both = Block::beside(vec![left, right], 1);
        let lines: Vec<String> = both.lines.iter().map(StyledLine::text).collect();
        assert_eq!(lines, ["ab c", "   d"]);
        assert_eq!(both.zones[0].rect, Rect::new(3, 1, 1, 1));
        assert_eq!(both.window(1, 9).zones[0].rect, Rect::new(3, 0, 1, 1));
    }
}
