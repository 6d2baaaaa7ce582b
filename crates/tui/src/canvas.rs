//! The buffer into which blocks are drawn.

use crate::render::{Block, Role, StyledLine};
use crate::spot::Zone;
use crate::theme::ThemeName;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

/// A buffer for drawing. It collects the clickable areas and the texts that had no room.
pub(crate) struct Canvas<'a> {
    buffer: &'a mut Buffer,
    theme: ThemeName,
    pub(crate) zones: Vec<Zone>,
    /// The texts that were cut off.
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

/// Some rows of a rectangle.
pub(crate) fn rows_of(area: Rect, y: u16, height: u16) -> Rect {
    Rect { y, height, ..area }
}
