//! Text in lines, with styles, and with places that can be pointed at; the stuff that screens are made of.
//!
//! Whatever the full screen shows becomes a [`Line`] first, and every text of a line is made [`printable`].

use crate::spot::{Spot, Zone};
use crate::theme::{Role, ThemeName};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use roll_and_write::text::printable;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// A piece of text in one style.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Span {
    text: String,
    role: Role,
}

/// A line of text.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Line(Vec<Span>);

impl Line {
    pub(crate) fn new(role: Role, text: impl Into<String>) -> Self {
        Self::default().and(role, text)
    }

    /// The line with more text behind it.
    #[must_use]
    pub(crate) fn and(mut self, role: Role, text: impl Into<String>) -> Self {
        self.push(role, text);
        self
    }

    pub(crate) fn push(&mut self, role: Role, text: impl Into<String>) {
        let text = text.into();
        let text = printable(&text);
        match self.0.last_mut() {
            Some(last) if last.role == role => last.text += &text,
            _ => self.0.push(Span {
                text: text.into_owned(),
                role,
            }),
        }
    }

    pub(crate) fn width(&self) -> usize {
        self.0.iter().map(|span| span.text.width()).sum()
    }

    #[cfg(test)]
    fn text(&self) -> String {
        self.0.iter().map(|span| span.text.as_str()).collect()
    }
}

/// Lines, and what can be pointed at in them.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Block {
    lines: Vec<Line>,
    /// Places, from the top left corner of the block.
    zones: Vec<Zone>,
}

impl Block {
    pub(crate) fn width(&self) -> usize {
        self.lines.iter().map(Line::width).max().unwrap_or(0)
    }

    pub(crate) fn height(&self) -> usize {
        self.lines.len()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    pub(crate) fn push(&mut self, line: Line) {
        self.lines.push(line);
    }

    /// Adds a line that can be pointed at over its whole width.
    pub(crate) fn push_spot(&mut self, line: Line, spot: Spot) {
        let rect = Rect::new(0, self.height() as u16, line.width() as u16, 1);
        self.zones.push(Zone { rect, spot });
        self.push(line);
    }

    /// Makes a place of this size, from the top left corner, one that can be pointed at.
    pub(crate) fn zone(
        &mut self,
        (col, row): (usize, usize),
        (width, height): (usize, usize),
        spot: Spot,
    ) {
        let rect = Rect::new(col as u16, row as u16, width as u16, height as u16);
        self.zones.push(Zone { rect, spot });
    }

    /// Makes the whole block one that can be pointed at; what lies within it goes first.
    pub(crate) fn whole(&mut self, spot: Spot) {
        self.zone((0, 0), (self.width(), self.height()), spot);
    }

    /// A text, broken at blanks into lines of at most this width.
    pub(crate) fn text(role: Role, text: &str, width: usize) -> Self {
        let mut block = Self::default();
        block.wrap(role, text, width);
        block
    }

    /// Adds a text, broken at blanks into lines of at most this width.
    pub(crate) fn wrap(&mut self, role: Role, text: &str, width: usize) {
        for line in wrapped(text, width) {
            self.push(Line::new(role, line));
        }
    }

    /// Fills up with empty lines to this height.
    pub(crate) fn fill_to(&mut self, height: usize) {
        while self.height() < height {
            self.push(Line::default());
        }
    }

    /// Leaves away all lines beyond this many.
    pub(crate) fn cut_to(&mut self, height: usize) {
        self.lines.truncate(height);
        self.zones
            .retain(|zone| usize::from(zone.rect.bottom()) <= height);
    }

    /// Puts a block below this one.
    pub(crate) fn below(&mut self, other: Self) {
        let down = self.height() as u16;
        self.zones
            .extend(other.zones.into_iter().map(|zone| zone.moved(0, down)));
        self.lines.extend(other.lines);
    }

    /// Puts blocks side by side, their tops level, with blank columns between them.
    pub(crate) fn beside(blocks: Vec<Self>, gap: usize) -> Self {
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
                for span in line.0 {
                    target.push(span.role, span.text);
                }
            }
            left += width + gap;
        }
        whole
    }

    /// Puts blocks side by side in rows of at most this width.
    pub(crate) fn flow(blocks: Vec<Self>, gap: usize, width: usize) -> Self {
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

    /// The lines from `from` on, at most `height` of them.
    pub(crate) fn window(mut self, from: usize, height: usize) -> Self {
        let end = from.saturating_add(height).min(self.height());
        self.lines.truncate(end);
        self.lines.drain(..from.min(end));
        let inside = |zone: &Zone| {
            usize::from(zone.rect.y) >= from && usize::from(zone.rect.bottom()) <= end
        };
        self.zones.retain(inside);
        for zone in &mut self.zones {
            zone.rect.y -= from as u16;
        }
        self
    }
}

/// A buffer that is drawn into, with what can be pointed at and what found no room.
pub(crate) struct Canvas<'a> {
    buffer: &'a mut Buffer,
    theme: ThemeName,
    pub(crate) zones: Vec<Zone>,
    /// Texts that were cut off.
    pub(crate) cut: Vec<String>,
}

impl<'a> Canvas<'a> {
    pub(crate) fn new(buffer: &'a mut Buffer, theme: ThemeName) -> Self {
        Self {
            buffer,
            theme,
            zones: Vec::new(),
            cut: Vec::new(),
        }
    }

    pub(crate) fn area(&self) -> Rect {
        self.buffer.area
    }

    /// Draws a block into a rectangle, from its top left corner. What does not fit is left away, and noted.
    pub(crate) fn put(&mut self, block: &Block, area: Rect) {
        let area = area.intersection(self.area());
        for (row, line) in block.lines.iter().enumerate() {
            if row >= usize::from(area.height) {
                if line.width() > 0 {
                    self.cut
                        .push(line.0.iter().map(|span| span.text.as_str()).collect());
                }
                continue;
            }
            self.line(
                line,
                Rect {
                    y: area.y + row as u16,
                    height: 1,
                    ..area
                },
            );
        }
        for zone in &block.zones {
            let rect = zone.moved(area.x, area.y).rect.intersection(area);
            if !rect.is_empty() {
                self.zones.push(Zone {
                    rect,
                    spot: zone.spot,
                });
            }
        }
    }

    fn line(&mut self, line: &Line, area: Rect) {
        let mut left = area.x;
        for span in &line.0 {
            let room = usize::from(area.right().saturating_sub(left));
            if span.text.trim_end().width() > room {
                self.cut.push(span.text.clone());
            }
            let style = self.theme.style(span.role);
            (left, _) = self
                .buffer
                .set_stringn(left, area.y, &span.text, room, style);
        }
    }

    /// Leaves nothing of what was drawn into a rectangle, nor of what could be pointed at there.
    pub(crate) fn clear(&mut self, area: Rect) {
        let area = area.intersection(self.area());
        let plain = self.theme.style(Role::Plain);
        for place in area.positions() {
            let cell = &mut self.buffer[place];
            cell.reset();
            cell.set_style(plain);
        }
        self.zones
            .retain(|zone| zone.rect.intersection(area).is_empty());
    }

    /// Draws a whole row of the screen in a role, with a block at its left.
    pub(crate) fn bar(&mut self, block: &Block, role: Role, row: u16) {
        let area = Rect {
            y: row,
            height: 1,
            ..self.area()
        };
        let blank = " ".repeat(usize::from(area.width));
        self.buffer
            .set_string(area.x, row, blank, self.theme.style(role));
        self.put(block, area);
    }
}

/// A text in lines of at most this width, broken at blanks; a word that is wider is broken within.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines: Vec<String> = Vec::new();
    for paragraph in text.lines() {
        let paragraph = printable(paragraph);
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
    lines
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
        let mut line = Line::new(Role::Plain, text);
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
        left.push(Line::new(Role::Plain, "ab"));
        let mut right = Block::default();
        right.push(Line::new(Role::Plain, "c"));
        right.push_spot(Line::new(Role::Plain, "d"), Spot::Go);
        let both = Block::beside(vec![left, right], 1);
        let lines: Vec<String> = both.lines.iter().map(Line::text).collect();
        assert_eq!(lines, ["ab c", "   d"]);
        assert_eq!(both.zones[0].rect, Rect::new(3, 1, 1, 1));
        assert_eq!(both.window(1, 9).zones[0].rect, Rect::new(3, 0, 1, 1));
    }
}
