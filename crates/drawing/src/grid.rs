//! The grid of a card: its cells, the names of rows and columns, fences and the edge.

use crate::color_mode::{BLACK, ColorMode, Hatching, WHITE};
use crate::drawing::Drawing;
use crate::pointing::BoardPointing;
use crate::renderer::{SvgRenderer, TextLook, centered_at};
use crate::shape::{Rectangle, dashed, line};
use roll_and_write::picture::{CardPicture, CellPicture, FencePicture, Hue, LinkPicture, Mark};
use roll_and_write::{Ground, LineSide, WideSet};

/// The room for the names of rows and columns, as a share of a cell.
const NAMES: f64 = 0.36;
/// The width of a line that can be pointed at, as a share of the side of a cell.
const TOUCHED: f64 = 0.34;

fn is_gap(cell: &CellPicture) -> bool {
    cell.ground == Ground::Gap
}

/// The rows and columns of a card that have cells.
pub(crate) fn used(card: &CardPicture) -> (usize, usize) {
    let cols = card.frame.cols();
    let filled = |(_, cell): &(usize, &CellPicture)| !is_gap(cell);
    let at = card.cells.iter().enumerate().filter(filled);
    at.fold((1, 1), |(rows, most), (at, _)| {
        (rows.max(at / cols + 1), most.max(at % cols + 1))
    })
}

/// The largest side of cells with which the grid fits into a room.
pub(crate) fn cell_side(card: &CardPicture, width: f64, height: f64) -> f64 {
    let (rows, cols) = used(card);
    (width / (cols as f64 + NAMES)).min(height / (rows as f64 + NAMES))
}

impl SvgRenderer<'_> {
    /// The grid of a card with cells of this side. Trailing rows and columns without cells are left out.
    pub fn grid(&self, card: &CardPicture, side: f64, pointing: BoardPointing<'_>) -> Drawing {
        let (rows, cols) = used(card);
        let names = NAMES * side;
        let edge = 0.1 * side;
        let mut drawing = Drawing::new(
            names + cols as f64 * side + edge,
            names + rows as f64 * side + edge,
        );
        let area = |row: usize, col: usize| {
            let (x, y) = (names + col as f64 * side, names + row as f64 * side);
            Rectangle::new(x, y, side, side)
        };
        let used = card.cells.iter().enumerate().filter_map(|(at, cell)| {
            let (row, col) = (at / card.frame.cols(), at % card.frame.cols());
            (row < rows && col < cols).then(|| (cell, area(row, col)))
        });
        if used.clone().any(|(cell, _)| is_gap(cell)) {
            let cells = Rectangle::new(names, names, cols as f64 * side, rows as f64 * side);
            drawing.add(&self.backing(card.hue, cells.inset(-edge)));
        }
        for (_, area) in used.clone().filter(|(cell, _)| is_gap(cell)) {
            drawing.add(&self.gap(area));
        }
        for (cell, area) in used {
            drawing.add(&self.cell(cell, area));
        }
        drawing.add(&self.names(card, (rows, cols), side));
        for link in card.links.iter().flatten() {
            let center = |cell| area(card.frame.row(cell), card.frame.col(cell)).center();
            drawing.add(&self.link(*link, center(link.from), center(link.to), side));
        }
        if let Some(fences) = card.fences {
            let whole = Rectangle::new(names, names, cols as f64 * side, rows as f64 * side);
            drawing.add(&whole.drawn("none", BLACK, (0.09 * side).min(1.2)));
            let board = Fenced {
                card,
                fences,
                side,
                colors: self.colors,
            };
            drawing.add(&board.drawn(area));
        }
        // Cells are below lines, because a finger that touches both means the smaller one.
        for at in card.frame.cells() {
            let (row, col) = (card.frame.row(at), card.frame.col(at));
            let is_used = row < rows && col < cols;
            if let Some(part) = (pointing.cell)(at).filter(|_| is_used) {
                drawing.add(&part.area(area(row, col)));
            }
        }
        for at in card.frame.cells() {
            let ends = [
                (LineSide::Right, [(1.0, 0.0), (1.0, 1.0)]),
                (LineSide::Below, [(0.0, 1.0), (1.0, 1.0)]),
            ];
            let area = area(card.frame.row(at), card.frame.col(at));
            for (line_side, ends) in ends {
                let [from, to] = ends.map(|(x, y)| area.at(x, y));
                if let Some(part) = (pointing.line)(at, line_side) {
                    drawing.add(&part.line(from, to, TOUCHED * side));
                }
            }
        }
        for link in card.links.iter().flatten() {
            let center = |cell| area(card.frame.row(cell), card.frame.col(cell)).center();
            if let Some(part) = (pointing.link)(*link) {
                drawing.add(&part.line(center(link.from), center(link.to), TOUCHED * side));
            }
        }
        drawing
    }

    /// The ground behind the cells, which places without a cell show.
    fn backing(&self, hue: Option<Hue>, area: Rectangle) -> String {
        match self.colors {
            ColorMode::Color => area.rounded(1.0, self.colors.pale(hue), "none", 0.0),
            ColorMode::BlackAndWhite => String::new(),
        }
    }

    /// A place without a cell: hatched if there is no colour.
    fn gap(&self, area: Rectangle) -> String {
        match self.colors {
            ColorMode::Color => String::new(),
            ColorMode::BlackAndWhite => area.hatched(Hatching::Sparse, BLACK, 0.12),
        }
    }

    /// A line between the centres of two cells; with dashes if it is not drawn yet.
    fn link(&self, link: LinkPicture, from: (f64, f64), to: (f64, f64), side: f64) -> String {
        let color = self.colors.deep(link.hue);
        match link.mark {
            Mark::Free => dashed(from, to, self.colors.thin(), 0.03 * side),
            Mark::Old => line(from, to, color, 0.12 * side),
            Mark::Fresh => {
                line(from, to, self.colors.fresh(), 0.16 * side)
                    + &dashed(from, to, WHITE, 0.06 * side)
            }
        }
    }

    /// The names of the columns and rows.
    fn names(&self, card: &CardPicture, (rows, cols): (usize, usize), side: f64) -> String {
        let look = TextLook {
            fill: self.colors.thin(),
            ..TextLook::regular(0.24 * side)
        };
        let (names, middle) = (NAMES * side, |index: usize| (index as f64 + 0.5) * side);
        let column = |col: usize| {
            let letter = card.col_label(col);
            centered_at((names + middle(col), 0.26 * side), look, &letter)
        };
        let row = |row: usize| {
            let place = (0.14 * side, names + middle(row) + 0.09 * side);
            centered_at(place, look, &card.row_label(row))
        };
        let columns: String = (0..cols).map(column).collect();
        columns + &(0..rows).map(row).collect::<String>()
    }
}

/// The fences of a card.
struct Fenced<'a> {
    card: &'a CardPicture,
    fences: FencePicture,
    side: f64,
    colors: ColorMode,
}

impl Fenced<'_> {
    fn drawn(&self, area: impl Fn(usize, usize) -> Rectangle) -> String {
        let FencePicture {
            right,
            below,
            fresh_right,
            fresh_below,
        } = self.fences;
        let right = self.side_of(right, fresh_right, &area, [(1.0, 0.0), (1.0, 1.0)]);
        right + &self.side_of(below, fresh_below, &area, [(0.0, 1.0), (1.0, 1.0)])
    }

    /// The fences on one side of their cells.
    fn side_of(
        &self,
        cells: WideSet,
        fresh: WideSet,
        area: &impl Fn(usize, usize) -> Rectangle,
        ends: [(f64, f64); 2],
    ) -> String {
        let frame = self.card.frame;
        let fence = |cell| {
            let area = area(frame.row(cell), frame.col(cell));
            let [from, to] = ends.map(|(x, y)| area.at(x, y));
            self.fence(from, to, fresh.contains(cell))
        };
        cells.iter().map(fence).collect()
    }

    /// A fence; with a white line of dashes in it if it is new.
    fn fence(&self, from: (f64, f64), to: (f64, f64), fresh: bool) -> String {
        if !fresh {
            return line(from, to, BLACK, 0.1 * self.side);
        }
        line(from, to, self.colors.fresh(), 0.16 * self.side)
            + &dashed(from, to, WHITE, 0.06 * self.side)
    }
}
