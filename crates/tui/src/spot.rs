//! The places on the screen that the mouse and the arrow keys can select.

use ratatui::layout::Rect;
use roll_and_write::{Cell, LineSide, OnBoard, Target};

/// Something that can be selected or clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spot {
    /// A cell of a board.
    Cell(OnBoard, Cell),
    /// A line between two cells of a board.
    Line(OnBoard, Cell, LineSide),
    /// A line between the centres of two cells of a board.
    Link(OnBoard, Cell, Cell),
    /// A box of the own sheet: its track, and its place there.
    Box(usize, usize),
    /// A die: its group, and its place there.
    Die(usize, usize),
    /// A card of the offer.
    Offer(usize),
    /// A card of the hand.
    Hand(usize),
    /// One of the listed choices.
    Choice(usize),
    /// The number on a piece.
    Number(u8),
    /// Plays the selected move.
    Go,
    /// A page below the table.
    ScreenPage(usize),
    /// Performs the action of the binding with this index.
    Press(usize),
    /// An answer to a question of a lesson.
    Answer(u8),
}

impl Spot {
    /// The place of a target. Of several cells or cards it is the first; a choice has none.
    pub(crate) fn of(target: &Target) -> Option<Self> {
        match target {
            Target::Cells { board, cells } => cells.first().map(|cell| Self::Cell(*board, cell)),
            Target::Tiles { board, cells } => {
                let first = cells.iter().min();
                first.map(|cell| Self::Cell(*board, *cell))
            }
            Target::Piece { board, cell, .. } => Some(Self::Cell(*board, *cell)),
            Target::Line { board, cell, side } => Some(Self::Line(*board, *cell, *side)),
            Target::Link { board, from, to } => Some(Self::Link(*board, *from, *to)),
            Target::Box { track, index } => Some(Self::Box(*track, *index)),
            Target::Die { dice, index } => Some(Self::Die(*dice, *index)),
            Target::Offer(card) => Some(Self::Offer(*card)),
            Target::Hand(cards) => cards.first().map(|card| Self::Hand(*card)),
            Target::Choice(_) => None,
        }
    }

    /// Whether it is something on the table that can be pointed at.
    pub(crate) fn is_on_table(self) -> bool {
        matches!(
            self,
            Self::Cell(..)
                | Self::Line(..)
                | Self::Link(..)
                | Self::Box(..)
                | Self::Die(..)
                | Self::Offer(_)
                | Self::Hand(_)
        )
    }
}

/// A rectangle on the screen and its meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Zone {
    pub(crate) rect: Rect,
    pub(crate) spot: Spot,
}

/// The direction of an arrow key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    Up,
    Down,
    Left,
    Right,
}

impl Zone {
    pub(crate) fn moved(self, right: u16, down: u16) -> Self {
        let Rect {
            x,
            y,
            width,
            height,
        } = self.rect;
        Self {
            rect: Rect::new(x + right, y + down, width, height),
            ..self
        }
    }

    /// The centre, in half rows. A column is about half as wide as a row is high.
    fn centre(self) -> (i32, i32) {
        let Rect {
            x,
            y,
            width,
            height,
        } = self.rect;
        (
            2 * i32::from(x) + i32::from(width),
            2 * (2 * i32::from(y) + i32::from(height)),
        )
    }
}

/// The spot at this column and row. If areas are nested, the innermost has priority.
pub(crate) fn at(zones: &[Zone], column: u16, row: u16) -> Option<Spot> {
    let inside = |zone: &&Zone| zone.rect.contains((column, row).into());
    let found = zones
        .iter()
        .filter(inside)
        .min_by_key(|zone| zone.rect.area());
    found.map(|zone| zone.spot)
}

/// The nearest spot in a direction. Spots straight ahead come before spots to the side.
pub(crate) fn next(zones: &[Zone], from: Spot, way: Way) -> Option<Spot> {
    let start = zones.iter().find(|zone| zone.spot == from)?.centre();
    let cost = |zone: &Zone| {
        let (right, down) = (zone.centre().0 - start.0, zone.centre().1 - start.1);
        let (along, across) = match way {
            Way::Up => (-down, right),
            Way::Down => (down, right),
            Way::Left => (-right, down),
            Way::Right => (right, down),
        };
        (along > 0).then_some(along + 3 * across.abs())
    };
    let others = zones.iter().filter(|zone| zone.spot != from);
    let reached = others.filter_map(|zone| Some((cost(zone)?, zone.spot)));
    reached.min_by_key(|(cost, _)| *cost).map(|(_, spot)| spot)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn zone(x: u16, y: u16, spot: Spot) -> Zone {
        let rect = Rect::new(x, y, 1, 1);
        Zone { rect, spot }
    }

    #[test]
    fn arrows_go_straight_and_over_gaps() {
        // A row of cells with a gap, and a cell below.
        let cell = |index| Spot::Cell(OnBoard::Own(0), Cell::new(index));
        let zones = [
            zone(0, 0, cell(0)),
            zone(4, 0, cell(2)),
            zone(2, 1, cell(5)),
            zone(0, 1, cell(4)),
        ];
        assert_eq!(next(&zones, cell(0), Way::Right), Some(cell(2)));
        assert_eq!(next(&zones, cell(0), Way::Down), Some(cell(4)));
        assert_eq!(next(&zones, cell(4), Way::Up), Some(cell(0)));
        assert_eq!(next(&zones, cell(0), Way::Left), None);
        assert_eq!(next(&zones, Spot::Go, Way::Left), None);
    }

    #[test]
    fn what_lies_within_goes_first() {
        let wide = Zone {
            rect: Rect::new(0, 0, 9, 9),
            spot: Spot::Offer(0),
        };
        let zones = [wide, zone(3, 3, Spot::Go)];
        assert_eq!(at(&zones, 3, 3), Some(Spot::Go));
        assert_eq!(at(&zones, 4, 3), Some(Spot::Offer(0)));
        assert_eq!(at(&zones, 9, 9), None);
    }
}
