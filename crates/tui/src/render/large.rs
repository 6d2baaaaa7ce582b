//! The large form: cells of two rows and three columns, and cards with borders.

use super::Renderer;
use super::block::{Block, StyledLine};
use super::board::{Board, Look, role_of};
use super::glyphs::{Glyphs, Touch};
use super::role::{Ink, Role, Shade};
use crate::spot::Spot;
use roll_and_write::Ground;
use roll_and_write::picture::{CardPicture, CellPicture, Mark};

/// The columns of a cell.
const WIDTH: usize = 3;

impl Renderer<'_> {
    /// A card with a border around its facts and its large cells. The title is in the border.
    pub(crate) fn large_card(self, card: &CardPicture, title: StyledLine, look: Look<'_>) -> Block {
        let mut inner = self.printed_facts(card, look.seals);
        inner.fill_to(look.facts);
        self.board(card, look).draw(&mut inner);
        let title = title.on(Shade::Banner(card.hue));
        inner.framed(self.glyphs, title, Shade::Card(card.hue))
    }
}

impl Board<'_> {
    /// A row of large cells. Brackets stand on both sides of each highlighted cell.
    pub(super) fn large_row(&self, row: usize, cells: &[CellPicture], block: &mut Block) {
        let top = block.height();
        let first = if self.is_named() {
            self.start(row, ' ', Role::Plain)
        } else {
            StyledLine::default()
        };
        let mut lines = [
            first,
            StyledLine::new(Role::Plain, " ".repeat(self.margin())),
        ];
        for (col, cell) in cells.iter().enumerate() {
            for (line, piece) in lines
                .iter_mut()
                .zip(self.large_cell(cell, self.touch(row, col)))
            {
                line.append(piece);
            }
            let at = self.card.frame.cell(row, col);
            let at = at.filter(|_| cell.ground != Ground::Gap);
            if let (Some((board, _)), Some(at)) = (self.look.lit, at) {
                let place = (self.margin() + WIDTH * col, top);
                block.zone(place, (WIDTH, lines.len()), Spot::Cell(board, at));
            }
        }
        for line in lines {
            block.push(line);
        }
    }

    /// The two rows of a cell.
    fn large_cell(&self, cell: &CellPicture, touch: Option<Touch>) -> [StyledLine; 2] {
        let (glyph, role, hue) = self.cell(cell, touch);
        let shade = match (cell.mark, cell.ground) {
            (Mark::Old, _) => Shade::Old,
            (Mark::Fresh, _) => Shade::New,
            (Mark::Free, Ground::Gap | Ground::Wall) => Shade::Bare,
            (Mark::Free, Ground::Plain | Ground::Entry | Ground::Tomb) => Shade::Tile,
        };
        let whole = touch.is_none() && role == Role::Wall;
        let (before, after) = match touch {
            Some(touch) => Glyphs::brackets(touch),
            None if whole => (glyph, glyph),
            None => (' ', ' '),
        };
        // The whole cell has the colours of a selection, and a wall fills its cell.
        let around = match touch {
            Some(touch) => role_of(touch),
            None if whole => role,
            None => Role::Plain,
        };
        let ink = |role| Ink {
            shade,
            ..Ink::from(role)
        };
        let mut upper = StyledLine::default();
        upper.draw(ink(around), before.to_string());
        upper.draw(Ink { hue, ..ink(role) }, glyph.to_string());
        upper.draw(ink(around), after.to_string());
        let inside = if whole { glyph } else { ' ' };
        let mut lower = StyledLine::default();
        lower.draw(ink(around), format!("{before}{inside}{after}"));
        [upper, lower]
    }
}
