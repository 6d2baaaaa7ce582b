//! Where a move points in a picture.
//!
//! On a screen a player points at cells, at a line between cells, or at a card. The game says which
//! move is meant ([`Presentation::target`](crate::Presentation::target),
//! [`Presentation::move_at`](crate::Presentation::move_at)). So the screen needs no rules, and the
//! game knows no screen.

use crate::Message;
use crate::geometry::{Cell, CellSet};

/// What a move points at.
///
/// Two moves that are legal at the same time never have the same target. The cells of a pattern
/// tell how it is turned.
///
/// ```
/// use roll_and_write::{Cell, CellSet, OnBoard, Target};
/// let cells: CellSet = [Cell::new(0), Cell::new(1)].into_iter().collect();
/// let target = Target::Cells { board: OnBoard::Own(0), cells };
/// assert!(matches!(target, Target::Cells { cells, .. } if cells.len() == 2));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Target {
    /// Cells of a board, to mark them.
    Cells {
        /// The board that has the cells.
        board: OnBoard,
        /// The cells to mark.
        cells: CellSet,
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
    /// A card of the offer, counted from 0.
    Offer(usize),
    /// Cards of the hand, counted from 0, in the order of the move.
    Hand(Vec<usize>),
    /// An item of a list, which is not in the picture. The message names it.
    Choice(Message),
}

/// A board of a picture.
///
/// ```
/// use roll_and_write::{OnBoard, Picture};
/// let boards = |picture: &Picture, board| match board {
///     OnBoard::Own(index) => picture.places.first().is_some_and(|place| index < place.boards.len()),
///     OnBoard::Shared(index) => index < picture.boards.len(),
/// };
/// assert!(!boards(&Picture::default(), OnBoard::Own(0)), "an empty picture has no board");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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
pub enum LineSide {
    /// The line to the right of the cell.
    Right,
    /// The line below the cell.
    Below,
}
