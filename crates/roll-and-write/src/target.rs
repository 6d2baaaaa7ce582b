//! Where a move points, in the picture of the view in which it may be made.
//!
//! A screen lets a player point at what it shows: at cells, at a line between cells, at a card. Which move
//! is meant, the game says ([`Presentation::target`](crate::Presentation::target) and
//! [`Presentation::move_at`](crate::Presentation::move_at)); neither knows the other.

use crate::Message;
use crate::geometry::{Cell, CellSet};

/// What a move points at.
///
/// Two moves that may be made at the same time never point at the same. How a pattern is turned is told by
/// the cells that it covers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Target {
    /// These cells of a board, to be marked.
    Cells {
        /// The board.
        board: OnBoard,
        /// The cells.
        cells: CellSet,
    },
    /// A line between two cells of a board, for a fence.
    Line {
        /// The board.
        board: OnBoard,
        /// The cell to the left of the line or above it.
        cell: Cell,
        /// Which of its lines.
        side: LineSide,
    },
    /// A cell of a board, for a piece with this number.
    Piece {
        /// The board.
        board: OnBoard,
        /// The cell.
        cell: Cell,
        /// The number on the piece.
        number: u8,
    },
    /// A card of the offer, counted from 0.
    Offer(usize),
    /// Cards of the hand, counted from 0, the first one first.
    Hand(Vec<usize>),
    /// Nothing that is shown: one of a list, in these words.
    Choice(Message),
}

/// A board of a picture.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum OnBoard {
    /// One of the viewer's own, counted from 0 among those that are shown.
    Own(usize),
    /// One that all seats share, counted from 0.
    Shared(usize),
}

/// A line of a cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LineSide {
    /// The line to its right.
    Right,
    /// The line below it.
    Below,
}
