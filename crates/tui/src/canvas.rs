//! The buffer into which blocks are drawn.

use crate::render::{Block, Glyphs, Role, StyledLine};
use crate::spot::Zone;
use crate::theme::ThemeName;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::symbols::border;
use ratatui::symbols::merge::MergeStrategy;
pub(crate) use ratatui::widgets::Borders;
use ratatui::widgets::{self, Widget};
use unicode_width::UnicodeWidthStr;

/// A buffer for drawing. It collects the clickable areas and the texts that had no room.
pub(crate) struct Canvas<'a> {
    buffer: &'a mut Buffer,
    theme: ThemeName,
    pub(crate) zones: Vec<Zone>,
    /// The texts that were cut off.
    pub(crate) cut: Vec<String>,
    /// The number of pages that keys turn.
    pub(crate) pages: usize,
    glyphs: Glyphs,
}

impl<'a> Canvas<'a> {
    pub(crate) fn new(buffer: &'a mut Buffer, theme: ThemeName, glyphs: Glyphs) -> Self {
        Self {
            buffer,
            theme,
            zones: Vec::new(),
            cut: Vec::new(),
            pages: 0,
            glyphs,
        }
    }

    pub(crate) fn area(&self) -> Rect {
        self.buffer.area
    }

    /// Draws a block into a rectangle, starting at its top left corner. Omits and records everything that does
    /// not fit.
    pub(crate) fn put(&mut self, block: &Block, area: Rect) {
        let area = area.intersection(self.area());
        for (row, line) in block.lines().iter().enumerate() {
            if row >= usize::from(area.height) {
                if line.width() > 0 {
                    self.cut.push(line.text());
                }
                continue;
            }
            self.line(line, rows_of(area, area.y + row as u16, 1));
        }
        for zone in block.zones() {
            let rect = zone.moved(area.x, area.y).rect.intersection(area);
            if !rect.is_empty() {
                self.zones.push(Zone {
                    rect,
                    spot: zone.spot,
                });
            }
        }
    }

    /// Draws a block into the rows of a rectangle from `top` on, as many as the block has.
    pub(crate) fn put_at(&mut self, block: &Block, area: Rect, top: u16) {
        self.put(block, rows_of(area, top, block.height() as u16));
    }

    /// Draws borders. They are joined with those that are there.
    pub(crate) fn border(&mut self, area: Rect, borders: Borders) {
        let [top_left, top_right, bottom_right, bottom_left, flat, side] = self.glyphs.frame();
        let set = border::Set {
            top_left,
            top_right,
            bottom_left,
            bottom_right,
            vertical_left: side,
            vertical_right: side,
            horizontal_top: flat,
            horizontal_bottom: flat,
        };
        widgets::Block::new()
            .borders(borders)
            .border_set(set)
            .border_style(self.theme.style(Role::Faint.into()))
            .merge_borders(MergeStrategy::Exact)
            .render(area.intersection(self.area()), self.buffer);
    }

    /// Draws a block within borders on three sides. Its first line is the title of the panel.
    pub(crate) fn panel(&mut self, block: &Block, area: Rect) {
        self.border(area, Borders::TOP | Borders::LEFT | Borders::RIGHT);
        self.titled(block, area);
    }

    /// Draws the text of a panel: the first line of the block in the border above, and the others below it.
    pub(crate) fn titled(&mut self, block: &Block, area: Rect) {
        let title = block.lines().first().map_or(0, StyledLine::width) as u16;
        let text = Rect {
            y: area.y,
            height: area.height,
            ..inside(area)
        };
        // A blank on both sides of the title, as far as there is room.
        if title > 0 {
            let gap = Rect {
                x: text.x - 1,
                width: (title + 2).min(text.width + 1),
                height: 1,
                ..text
            };
            self.clear(gap);
        }
        self.put(block, text);
    }

    fn line(&mut self, line: &StyledLine, area: Rect) {
        let mut left = area.x;
        for (text, ink) in line.inked() {
            let room = usize::from(area.right().saturating_sub(left));
            if text.trim_end().width() > room {
                self.cut.push(text.to_owned());
            }
            let style = self.theme.style(ink);
            (left, _) = self.buffer.set_stringn(left, area.y, text, room, style);
        }
    }

    /// Clears a rectangle: the drawing and the clickable areas.
    pub(crate) fn clear(&mut self, area: Rect) {
        let area = area.intersection(self.area());
        let plain = self.theme.style(Role::Plain.into());
        for place in area.positions() {
            let cell = &mut self.buffer[place];
            cell.reset();
            cell.set_style(plain);
        }
        self.zones
            .retain(|zone| zone.rect.intersection(area).is_empty());
    }

    /// Draws a whole row of the screen in a role, with a block at its left end.
    pub(crate) fn bar(&mut self, block: &Block, role: Role, row: u16) {
        let area = rows_of(self.area(), row, 1);
        let blank = " ".repeat(usize::from(area.width));
        self.buffer
            .set_string(area.x, row, blank, self.theme.style(role.into()));
        self.put(block, area);
    }
}

/// The part of a panel that has text: without the borders, and without a blank after the left one.
pub(crate) fn inside(panel: Rect) -> Rect {
    Rect {
        x: panel.x + 2,
        y: panel.y + 1,
        width: panel.width.saturating_sub(3),
        height: panel.height.saturating_sub(1),
    }
}

/// Some rows of a rectangle.
pub(crate) fn rows_of(area: Rect, y: u16, height: u16) -> Rect {
    Rect { y, height, ..area }
}
