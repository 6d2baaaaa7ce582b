//! Boards with fences: cells between lines. Fences and the edge of the board are joined, so regions have outlines.

use super::block::{Block, StyledLine};
use super::board::{Board, Size, role_of};
use super::glyphs::{Glyphs, Touch, Weight};
use super::role::Role;
use crate::spot::Spot;
use roll_and_write::picture::{CellPicture, FencePicture, Hue};
use roll_and_write::{Cell, LineSide, WideSet};

/// A line between cells, or a part of the edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Piece {
    Open,
    Lit(Touch),
    Built(Weight),
}

impl Piece {
    /// The weight of the line; `None` if nothing is built there.
    fn weight(self) -> Option<Weight> {
        match self {
            Self::Built(weight) => Some(weight),
            Self::Open | Self::Lit(_) => None,
        }
    }
}

impl Board<'_> {
    pub(super) fn draw_fenced(&self, fences: &FencePicture, block: &mut Block) {
        let (width, height) = self.cell_size();
        let rows = self.card.frame.rows();
        self.push_column_names(self.left(), width, block);
        for row in 0..=rows {
            if self.look.rim || row > 0 && row < rows {
                block.push(self.line_row(fences, row));
            }
            if row == rows {
                break;
            }
            self.zones(row, block);
            for part in 0..height {
                block.push(self.cell_row(fences, row, part));
            }
        }
    }

    /// The columns and rows of a cell without its lines.
    fn cell_size(&self) -> (usize, usize) {
        match self.look.size {
            Size::Small => (3, 1),
            Size::Large => (5, 2),
        }
    }

    /// The columns before the first cell.
    fn left(&self) -> usize {
        self.margin() + usize::from(self.look.rim)
    }

    /// The clickable areas of a row of cells, which is drawn next.
    fn zones(&self, row: usize, block: &mut Block) {
        let Some((board, _)) = self.look.lit else {
            return;
        };
        let (frame, (width, height)) = (self.card.frame, self.cell_size());
        let top = block.height();
        for (col, at) in (0..frame.cols()).filter_map(|col| Some((col, frame.cell(row, col)?))) {
            let left = self.left() + (width + 1) * col;
            block.zone((left, top), (width, height), Spot::Cell(board, at));
            if col + 1 < frame.cols() {
                let spot = Spot::Line(board, at, LineSide::Right);
                block.zone((left + width, top), (1, height), spot);
            }
            if row + 1 < frame.rows() {
                let spot = Spot::Line(board, at, LineSide::Below);
                block.zone((left, top + height), (width, 1), spot);
            }
        }
    }

    /// One of the rows of the screen that a row of cells takes.
    fn cell_row(&self, fences: &FencePicture, row: usize, part: usize) -> StyledLine {
        let cols = self.card.frame.cols();
        let mut line = if part == 0 {
            self.start(row, ' ', Role::Plain)
        } else {
            StyledLine::new(Role::Plain, " ".repeat(self.margin()))
        };
        for col in 0..=cols {
            if self.look.rim || col > 0 && col < cols {
                let (glyph, role) = self.drawn(self.upright(fences, row, col), |pair| pair.0);
                line.push(role, glyph.to_string());
            }
            if let Some(cell) = self.card.cells.get(row * cols + col).filter(|_| col < cols) {
                self.broad_cell(cell, self.touch(row, col), part, &mut line);
            }
        }
        line
    }

    /// The lines above a row of cells, or below the last one.
    fn line_row(&self, fences: &FencePicture, row: usize) -> StyledLine {
        let (width, _) = self.cell_size();
        let cols = self.card.frame.cols();
        let mut line = StyledLine::new(Role::Plain, " ".repeat(self.margin()));
        for col in 0..=cols {
            if self.look.rim || col > 0 && col < cols {
                let (glyph, role) = self.joint(fences, row, col);
                line.push(role, glyph.to_string());
            }
            if col < cols {
                let (glyph, role) = self.drawn(self.flat(fences, row, col), |pair| pair.1);
                line.push(role, glyph.to_string().repeat(width));
            }
        }
        line
    }

    /// The line on the left of a column in a row of cells.
    fn upright(&self, fences: &FencePicture, row: usize, col: usize) -> Piece {
        let frame = self.card.frame;
        let left = col.checked_sub(1).and_then(|left| frame.cell(row, left));
        let built = (fences.right, fences.fresh_right);
        let left = left.filter(|_| col < frame.cols());
        self.line(row < frame.rows(), left, LineSide::Right, built)
    }

    /// The line above a row in a column of cells.
    fn flat(&self, fences: &FencePicture, row: usize, col: usize) -> Piece {
        let frame = self.card.frame;
        let above = row.checked_sub(1).and_then(|above| frame.cell(above, col));
        let built = (fences.below, fences.fresh_below);
        let above = above.filter(|_| row < frame.rows());
        self.line(col < frame.cols(), above, LineSide::Below, built)
    }

    /// A line on the board on this side of a cell; without a cell a part of the edge. `built` has the fences on this side,
    /// and those that are new.
    fn line(
        &self,
        is_on_board: bool,
        cell: Option<Cell>,
        side: LineSide,
        (built, fresh): (WideSet, WideSet),
    ) -> Piece {
        let Some(at) = cell.filter(|_| is_on_board) else {
            let is_edge = is_on_board && self.look.rim;
            return if is_edge {
                Piece::Built(Weight::Light)
            } else {
                Piece::Open
            };
        };
        let lit = self.look.lit;
        let touch = lit.and_then(|(board, lights)| lights.at(Spot::Line(board, at, side)));
        match touch {
            Some(touch) => Piece::Lit(touch),
            None if fresh.contains(at) => Piece::Built(Weight::Heavy),
            None if built.contains(at) => Piece::Built(Weight::Light),
            None => Piece::Open,
        }
    }

    fn drawn(&self, piece: Piece, pick: fn((char, char)) -> char) -> (char, Role) {
        match piece {
            Piece::Open => (' ', Role::Plain),
            Piece::Lit(touch) => (pick(self.glyphs.line(touch)), role_of(touch)),
            Piece::Built(weight) => (
                pick(self.glyphs.fence(weight == Weight::Heavy)),
                role_of_weight(weight),
            ),
        }
    }

    /// The corner where up to four lines meet. It is drawn as new if all of them are.
    fn joint(&self, fences: &FencePicture, row: usize, col: usize) -> (char, Role) {
        let above = |row: usize| self.upright(fences, row, col);
        let arms = [
            row.checked_sub(1).map_or(Piece::Open, above),
            self.upright(fences, row, col),
            col.checked_sub(1)
                .map_or(Piece::Open, |left| self.flat(fences, row, left)),
            self.flat(fences, row, col),
        ];
        let arms = arms.map(Piece::weight);
        let weight = arms.into_iter().flatten().min().unwrap_or(Weight::Light);
        let glyph = self.glyphs.joint(arms.map(|arm| arm.is_some()), weight);
        (glyph, role_of_weight(weight))
    }

    /// One row of a cell with room for a piece.
    fn broad_cell(
        &self,
        cell: &CellPicture,
        touch: Option<Touch>,
        part: usize,
        line: &mut StyledLine,
    ) {
        let (width, _) = self.cell_size();
        let side = (width - 3) / 2;
        let (before, after) = touch.map_or((' ', ' '), Glyphs::brackets);
        let around = touch.map_or(Role::Plain, role_of);
        let blank = |line: &mut StyledLine| line.push(around, " ".repeat(side));
        if part > 0 {
            return line.push(around, format!("{before}{}{after}", " ".repeat(width - 2)));
        }
        let Some(piece) = cell.piece else {
            let (glyph, role, hue) = match touch {
                // A piece has no ghost character; the brackets and the number next to them show it.
                Some(Touch::Ghost) => (self.glyphs.printed(cell), Role::Ghost, None),
                touch => self.cell(cell, touch),
            };
            line.push(around, before.to_string());
            blank(line);
            line.push_hued(role, hue, glyph.to_string());
            blank(line);
            line.push(around, after.to_string());
            return;
        };
        let number = piece
            .number
            .map_or_else(|| "?".to_owned(), |number| number.to_string());
        let (sign, role) = match touch {
            Some(touch) => (before, role_of(touch)),
            // A new chip keeps the colour of its owner.
            None if piece.fresh => ('>', Role::Symbol),
            None => (' ', Role::Symbol),
        };
        blank(line);
        let hue = owner_hue(piece.letter);
        line.push_hued(role, hue, format!("{sign}{}{number}", piece.letter));
        blank(line);
    }
}

/// The colour of a seat's pieces.
fn owner_hue(letter: char) -> Option<Hue> {
    let hues = [Hue::Blue, Hue::Orange, Hue::Green, Hue::Purple];
    ('A'..)
        .zip(hues)
        .find(|(owner, _)| *owner == letter)
        .map(|(_, hue)| hue)
}

fn role_of_weight(weight: Weight) -> Role {
    match weight {
        Weight::Light => Role::Plain,
        Weight::Heavy => Role::Fresh,
    }
}
