//! One cell of a grid: its ground, symbol, mark and piece.

use crate::color_mode::{BLACK, ColorMode, Hatching, WHITE};
use crate::pen::{Pen, TextLook};
use crate::shape::{Rectangle, circle, dashed, line};
use roll_and_write::Ground;
use roll_and_write::picture::{CellPicture, Hue, Mark, PathKind, Paths, Piece};

/// A triangle that points into the card, and a house.
const ENTRY: [(f64, f64); 3] = [(0.0, 0.1), (1.0, 0.1), (0.5, 0.95)];
const TOMB: [(f64, f64); 5] = [(0.0, 1.0), (0.0, 0.45), (0.5, 0.0), (1.0, 0.45), (1.0, 1.0)];

impl Pen<'_> {
    /// A cell in its area. A gap is nothing.
    pub(crate) fn cell(&self, cell: &CellPicture, area: Rectangle) -> String {
        if cell.ground == Ground::Gap {
            return String::new();
        }
        let mut drawn = self.ground(cell.ground, cell.symbol.is_some(), area);
        if cell.hue.is_some() {
            drawn += &self.tinted(cell.hue, area);
        }
        drawn += &Self::paths(cell.paths, area);
        if let Some(label) = cell.print {
            let (look, room) = (TextLook::bold(0.5 * area.width), 0.8 * area.width);
            drawn += &self.text_in_middle(area.center(), room, look, label.as_str());
        }
        if let Some(face) = cell.symbol {
            drawn += &self.face(face, area.inset(0.17 * area.width));
        }
        drawn += &match cell.mark {
            // The text stays readable under the cross.
            Mark::Old if cell.print.is_some() => {
                let cross = area.inset(0.08 * area.width);
                self.shade(area) + &cross.crossed(BLACK, 0.03 * area.width)
            }
            mark @ (Mark::Free | Mark::Old | Mark::Fresh) => self.mark(mark, area),
        };
        if let Some(piece) = cell.piece {
            drawn += &self.piece(piece, area);
        }
        drawn
    }

    /// The ground of a cell. With a symbol on it, the sign of the ground is small.
    pub(crate) fn ground(&self, ground: Ground, has_symbol: bool, area: Rectangle) -> String {
        let (thin, width) = (self.colors.thin(), 0.3);
        let sign = if has_symbol {
            Rectangle::new(area.x, area.y, 0.3 * area.width, 0.3 * area.height).inset(0.4)
        } else {
            area.inset(0.28 * area.width)
        };
        match ground {
            Ground::Gap => String::new(),
            Ground::Plain => area.drawn(self.colors.cell(), thin, width),
            Ground::Wall => {
                area.drawn(self.colors.wall(), thin, width)
                    + &area.hatched(Hatching::Net, thin, 0.2)
            }
            Ground::Entry | Ground::Tomb => {
                let points: &[_] = if ground == Ground::Entry {
                    &ENTRY
                } else {
                    &TOMB
                };
                area.drawn(self.colors.cell(), thin, width)
                    + &sign.polygon(points, WHITE, BLACK, 0.35)
            }
        }
    }

    /// The colour of a cell; hatching without colours.
    fn tinted(&self, hue: Option<Hue>, area: Rectangle) -> String {
        let thin = self.colors.thin();
        let mut drawn = area.drawn(self.colors.pale(hue), thin, 0.3);
        if let (ColorMode::BlackAndWhite, Some(hue)) = (self.colors, hue) {
            let strip = Rectangle::new(area.x, area.y, area.width, 0.25 * area.height);
            drawn += &strip.hatched(Hatching::of(hue), BLACK, 0.15);
        }
        drawn
    }

    /// The lines from the centre of a cell to its sides. A thick one has a white line inside.
    fn paths(paths: Paths, area: Rectangle) -> String {
        let sides = [
            (paths.up, (0.0, -1.0)),
            (paths.right, (1.0, 0.0)),
            (paths.down, (0.0, 1.0)),
            (paths.left, (-1.0, 0.0)),
        ];
        let drawn = sides.map(|(kind, (x, y))| {
            let share = match kind {
                PathKind::None => return String::new(),
                PathKind::Light => 0.08,
                PathKind::Heavy => 0.24,
            };
            // The round end of the line touches the side of the cell.
            let length = (1.0 - share) / 2.0;
            let (from, to) = (area.center(), area.at(0.5 + x * length, 0.5 + y * length));
            let drawn = line(from, to, BLACK, share * area.width);
            match kind {
                PathKind::None | PathKind::Light => drawn,
                PathKind::Heavy => drawn + &dashed(from, to, WHITE, 0.07 * area.width),
            }
        });
        drawn.concat()
    }

    /// A shade and a cross over the cell; thicker and in a frame if it is new.
    pub(crate) fn mark(&self, mark: Mark, area: Rectangle) -> String {
        let cross = area.inset(0.06 * area.width);
        match mark {
            Mark::Free => String::new(),
            Mark::Old => self.shade(area) + &cross.crossed(BLACK, 0.07 * area.width),
            Mark::Fresh => {
                let frame = area.inset(0.06 * area.width);
                let fresh = self.colors.fresh();
                self.shade(area)
                    + &frame.drawn("none", fresh, 0.08 * area.width)
                    + &cross.crossed(fresh, 0.11 * area.width)
            }
        }
    }

    /// The shade over a marked cell; hatching without colours. What is under it stays visible.
    fn shade(&self, area: Rectangle) -> String {
        match self.colors {
            ColorMode::Color => area
                .bare()
                .with("fill", self.colors.thin())
                .number("fill-opacity", 0.45)
                .end(),
            ColorMode::BlackAndWhite => area.hatched(Hatching::Rising, BLACK, 0.15),
        }
    }

    /// A disc with a letter and a number; with a second line around it if it is new.
    fn piece(&self, piece: Piece, area: Rectangle) -> String {
        let (center, side) = (area.center(), area.width);
        let number = piece.number.map(|number| number.to_string());
        let text = format!("{}{}", piece.letter, number.unwrap_or_default());
        let mut drawn = circle(center, 0.36 * side, WHITE, BLACK, 0.03 * side);
        if piece.fresh {
            let fresh = self.colors.fresh();
            drawn += &circle(center, 0.43 * side, "none", fresh, 0.05 * side);
        }
        let look = TextLook::bold(0.42 * side);
        drawn + &self.text_in_middle(center, 0.6 * side, look, &text)
    }
}
