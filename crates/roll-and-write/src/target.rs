//! Where a move points in a picture.
//!
//! On a screen a player points at cells, at a line between cells, at a box of a sheet, at a die, or at a card. The game says which
//! move is meant ([`Presentation::target`](crate::Presentation::target),
//! [`Presentation::move_at`](crate::Presentation::move_at)). So the screen needs no rules, and the
//! game knows no screen.

use crate::Message;
use crate::geometry::{Cell, WideSet};

/// What a move points at.
///
/// Two moves that are legal at the same time never have the same target. The cells of a pattern
/// tell how it is turned.
///
/// ```
/// use roll_and_write::{Cell, OnBoard, Target, WideSet};
/// let cells: WideSet = [Cell::new(0), Cell::new(1)].into_iter().collect();
/// let target = Target::Cells { board: OnBoard::Own(0), cells };
/// assert!(matches!(target, Target::Cells { cells, .. } if cells.len() == 2));
/// // The eleventh box of the first track.
/// assert_ne!(Target::Box { track: 0, index: 10 }, target);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub enum Target {
    /// Cells of a board, to mark them.
    Cells {
        /// The board that has the cells.
        board: OnBoard,
        /// The cells to mark.
        cells: WideSet,
    },
    /// Cells of a board, to lay a pattern there whose cells have something printed. The order says how it is turned.
    Tiles {
        /// The board that has the cells.
        board: OnBoard,
        /// The cells in the order of the pattern's cells. None occurs twice.
        cells: Vec<Cell>,
    },
    /// A line between two cells of a board, to build a fence there.
    Line {
        /// The board that has the line.
        board: OnBoard,
        /// The cell to the left of the line or above it.
        cell: Cell,
        /// The side of the cell on which the line is.
        side: LineSide,
    },
    /// A cell of a board, to place a piece on it.
    Piece {
        /// The board that has the cell.
        board: OnBoard,
        /// The cell for the piece.
        cell: Cell,
        /// The number on the piece.
        number: u8,
    },
    /// A line between the centres of two cells of a board, to draw it.
    Link {
        /// The board that has the cells.
        board: OnBoard,
        /// One of the two cells. With the other, the ends of a line of the picture.
        from: Cell,
        /// The other cell.
        to: Cell,
    },
    /// A box of the viewer's sheet, to fill it.
    Box {
        /// The track, counted from 0 in the viewer's place.
        track: usize,
        /// The box of the track, counted from 0.
        index: usize,
    },
    /// A die, to choose it.
    Die {
        /// The dice of the picture, counted from 0.
        dice: usize,
        /// The die among them, counted from 0.
        index: usize,
    },
    /// A card of the offer, counted from 0.
    Offer(usize),
    /// Cards of the hand, counted from 0, in the order of the move.
    Hand(Vec<usize>),
    /// An item of a list, which is not in the picture. The message names it.
    Choice(Message),
}

impl Target {
    /// Tiles on the only board of the viewer: the cells in the order of the pattern's cells.
    ///
    /// ```
    /// use roll_and_write::{Cell, OnBoard, Target};
    /// let cells = vec![Cell::new(1), Cell::new(0)];
    /// let target = Target::Tiles { board: OnBoard::Own(0), cells: cells.clone() };
    /// assert_eq!(Target::own_tiles(&cells), target);
    /// ```
    pub fn own_tiles(cells: &[Cell]) -> Self {
        Self::Tiles {
            board: OnBoard::Own(0),
            cells: cells.to_vec(),
        }
    }

    /// A cell on the only board of the viewer.
    ///
    /// ```
    /// use roll_and_write::{Cell, OnBoard, Target, WideSet};
    /// let cells = WideSet::of(Cell::new(4));
    /// assert_eq!(Target::own_cell(Cell::new(4)), Target::Cells { board: OnBoard::Own(0), cells });
    /// ```
    pub fn own_cell(cell: Cell) -> Self {
        Self::Cells {
            board: OnBoard::Own(0),
            cells: WideSet::of(cell),
        }
    }

    /// A line between two cells on the only board of the viewer.
    ///
    /// ```
    /// use roll_and_write::{Cell, OnBoard, Target};
    /// let (from, to) = (Cell::new(0), Cell::new(2));
    /// assert_eq!(Target::own_link(from, to), Target::Link { board: OnBoard::Own(0), from, to });
    /// ```
    pub const fn own_link(from: Cell, to: Cell) -> Self {
        Self::Link {
            board: OnBoard::Own(0),
            from,
            to,
        }
    }

    /// An item of a list that is shown as the text of its move, such as `pass`.
    ///
    /// ```
    /// use roll_and_write::Target;
    /// assert_ne!(Target::text("pass"), Target::text("roll again"));
    /// ```
    pub fn text(text: impl Into<String>) -> Self {
        Self::Choice(Message::new("target-move").name("move", text))
    }

    /// The number of cells that the move marks together; `None` if it points at something else.
    ///
    /// ```
    /// use roll_and_write::{Cell, OnBoard, Target};
    /// let cells = vec![Cell::new(3), Cell::new(4)];
    /// assert_eq!(Target::Tiles { board: OnBoard::Own(0), cells }.cell_count(), Some(2));
    /// assert_eq!(Target::Offer(0).cell_count(), None);
    /// ```
    pub fn cell_count(&self) -> Option<usize> {
        match self {
            Self::Cells { cells, .. } => Some(cells.len() as usize),
            Self::Tiles { cells, .. } => Some(cells.len()),
            Self::Line { .. }
            | Self::Piece { .. }
            | Self::Link { .. }
            | Self::Box { .. }
            | Self::Die { .. }
            | Self::Offer(_)
            | Self::Hand(_)
            | Self::Choice(_) => None,
        }
    }
}

/// A board of a picture.
///
/// ```
/// use roll_and_write::{OnBoard, Picture};
/// assert!(Picture::default().board(OnBoard::Shared(0)).is_none(), "an empty picture has no board");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub enum OnBoard {
    /// A board of the viewer, counted from 0 among those in the picture.
    Own(usize),
    /// A board that all seats share, counted from 0.
    Shared(usize),
}

/// On which side of a cell a line is.
///
/// ```
/// use roll_and_write::{Cell, LineSide, OnBoard, Target};
/// let line = |side| Target::Line { board: OnBoard::Shared(0), cell: Cell::new(4), side };
/// assert_ne!(line(LineSide::Right), line(LineSide::Below));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub enum LineSide {
    /// The line to the right of the cell.
    Right,
    /// The line below the cell.
    Below,
}
