//! The grid of a card: its cells, the names of rows and columns, fences and the edge.

use crate::color_mode::{BLACK, ColorMode, Hatching, WHITE};
use crate::drawing::Drawing;
use crate::pen::{Pen, TextLook, centered_at};
use crate::pointing::BoardPointing;
use crate::renderer::SvgRenderer;
use crate::shape::{Rectangle, dashed, line};
use roll_and_write::picture::{CardPicture, CellPicture, FencePicture, Hue, LinkPicture, Mark};
use roll_and_write::{Cell, Ground, LineSide};

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

/// The sides of a cell that a line can be on, with the ends of the line in shares of the cell.
const SIDES: [(LineSide, [(f64, f64); 2]); 2] = [
    (LineSide::Right, [(1.0, 0.0), (1.0, 1.0)]),
    (LineSide::Below, [(0.0, 1.0), (1.0, 1.0)]),
];

/// Where the parts of a card are. Trailing rows and columns without cells are left out.
struct GridPlan<'a> {
    card: &'a CardPicture,
    /// The rows and columns that are drawn.
    used: (usize, usize),
    side: f64,
}

impl SvgRenderer<'_> {
    /// The grid of a card with cells of this side. Trailing rows and columns without cells are left out.
    pub fn grid(&self, card: &CardPicture, side: f64, pointing: BoardPointing<'_>) -> Drawing {
        let used = used(card);
        let plan = GridPlan { card, used, side };
        let whole = plan.whole();
        let edge = 0.1 * side;
        let (width, height) = (whole.x + whole.width, whole.y + whole.height);
        let mut drawing = Drawing::new(width + edge, height + edge);
        drawing.add(&self.pen.cells(&plan, edge));
        drawing.add(&self.pen.names(&plan));
        for link in card.links.iter().flatten() {
            drawing.add(&self.pen.link(*link, plan.ends(*link), side));
        }
        if let Some(fences) = card.fences {
            drawing.add(&whole.drawn("none", BLACK, (0.09 * side).min(1.2)));
            drawing.add(&self.pen.fences(&plan, fences));
        }
        drawing.add(&plan.pointed_at(pointing));
        drawing
    }
}

impl GridPlan<'_> {
    /// The area of all cells.
    fn whole(&self) -> Rectangle {
        let ((rows, cols), names) = (self.used, NAMES * self.side);
        Rectangle::new(
            names,
            names,
            cols as f64 * self.side,
            rows as f64 * self.side,
        )
    }

    /// The area of a cell.
    fn area(&self, at: Cell) -> Rectangle {
        let frame = self.card.frame;
        let along = |index: usize| (NAMES + index as f64) * self.side;
        Rectangle::new(
            along(frame.col(at)),
            along(frame.row(at)),
            self.side,
            self.side,
        )
    }

    /// The cells that are drawn.
    fn cells(&self) -> impl Iterator<Item = (Cell, &CellPicture)> {
        let (frame, (rows, cols)) = (self.card.frame, self.used);
        let cells = frame.cells().iter().zip(&self.card.cells);
        cells.filter(move |(at, _)| frame.row(*at) < rows && frame.col(*at) < cols)
    }

    /// The centres of the cells that a line joins.
    fn ends(&self, link: LinkPicture) -> [(f64, f64); 2] {
        [link.from, link.to].map(|cell| self.area(cell).center())
    }

    /// The parts that can be pointed at. Cells are below lines, because a finger that touches both means the smaller one.
    fn pointed_at(&self, pointing: BoardPointing<'_>) -> String {
        let width = TOUCHED * self.side;
        let cell = |(at, _)| Some((pointing.cell)(at)?.area(self.area(at)));
        let mut drawn: String = self.cells().filter_map(cell).collect();
        for at in self.card.frame.cells() {
            let area = self.area(at);
            for (side, ends) in SIDES {
                let [from, to] = ends.map(|(x, y)| area.at(x, y));
                let part = (pointing.line)(at, side);
                drawn += &part.map_or_else(String::new, |part| part.line(from, to, width));
            }
        }
        let link = |link: &LinkPicture| {
            let [from, to] = self.ends(*link);
            Some((pointing.link)(*link)?.line(from, to, width))
        };
        drawn
            + &self
                .card
                .links
                .iter()
                .flatten()
                .filter_map(link)
                .collect::<String>()
    }
}

impl Pen<'_> {
    /// The cells of a card, on a ground that is this much larger.
    fn cells(&self, plan: &GridPlan<'_>, edge: f64) -> String {
        let gaps = || plan.cells().filter(|(_, cell)| is_gap(cell));
        let mut drawn = String::new();
        if gaps().next().is_some() {
            drawn += &self.backing(plan.card.hue, plan.whole().inset(-edge));
        }
        for (at, _) in gaps() {
            drawn += &self.gap(plan.area(at));
        }
        for (at, cell) in plan.cells() {
            drawn += &self.cell(cell, plan.area(at));
        }
        drawn
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
    fn link(&self, link: LinkPicture, [from, to]: [(f64, f64); 2], side: f64) -> String {
        let color = self.colors.deep(link.hue);
        match link.mark {
            Mark::Free => dashed(from, to, self.colors.thin(), 0.03 * side),
            Mark::Old => line(from, to, color, 0.12 * side),
            Mark::Fresh => self.fresh_line(from, to, side),
        }
    }

    /// The names of the columns and rows.
    fn names(&self, plan: &GridPlan<'_>) -> String {
        let (card, (rows, cols), side) = (plan.card, plan.used, plan.side);
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

    /// The fences of a card. Those on the right of their cells come first.
    fn fences(&self, plan: &GridPlan<'_>, fences: FencePicture) -> String {
        let sides = [
            (fences.right, fences.fresh_right),
            (fences.below, fences.fresh_below),
        ];
        let mut drawn = String::new();
        for ((cells, fresh), (_, ends)) in sides.into_iter().zip(SIDES) {
            for cell in cells {
                let area = plan.area(cell);
                let [from, to] = ends.map(|(x, y)| area.at(x, y));
                drawn += &self.fence(from, to, plan.side, fresh.contains(cell));
            }
        }
        drawn
    }

    /// A fence; with a white line of dashes in it if it is new.
    fn fence(&self, from: (f64, f64), to: (f64, f64), side: f64, fresh: bool) -> String {
        if fresh {
            self.fresh_line(from, to, side)
        } else {
            line(from, to, BLACK, 0.1 * side)
        }
    }

    /// A line that is new.
    fn fresh_line(&self, from: (f64, f64), to: (f64, f64), side: f64) -> String {
        line(from, to, self.colors.fresh(), 0.16 * side) + &dashed(from, to, WHITE, 0.06 * side)
    }
}
