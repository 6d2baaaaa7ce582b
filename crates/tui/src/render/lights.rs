//! The highlights on the table.

use super::glyphs::Touch;
use roll_and_write::{Cell, CellSet, LineSide, OnBoard};

/// The places that are highlighted.
#[derive(Default, Debug)]
pub(crate) struct Lights {
    pub(crate) cells: Vec<(OnBoard, CellSet, Touch)>,
    pub(crate) lines: Vec<(OnBoard, Cell, LineSide, Touch)>,
    pub(crate) offer: Vec<(usize, Touch)>,
    pub(crate) hand: Vec<(usize, Touch)>,
    /// The card of the hand under the cursor.
    pub(crate) pointed: Option<usize>,
}

impl Lights {
    pub(crate) fn cell(&self, board: OnBoard, cell: Cell) -> Option<Touch> {
        let lit = self
            .cells
            .iter()
            .filter(|(on, cells, _)| *on == board && cells.contains(cell));
        lit.map(|(_, _, touch)| *touch).max()
    }

    pub(crate) fn line(&self, board: OnBoard, cell: Cell, side: LineSide) -> Option<Touch> {
        let lit = self
            .lines
            .iter()
            .filter(|line| (line.0, line.1, line.2) == (board, cell, side));
        lit.map(|line| line.3).max()
    }

    pub(crate) fn offered(&self, card: usize) -> Option<Touch> {
        self.offer
            .iter()
            .filter(|lit| lit.0 == card)
            .map(|lit| lit.1)
            .max()
    }

    pub(crate) fn held(&self, card: usize) -> Option<Touch> {
        self.hand
            .iter()
            .filter(|lit| lit.0 == card)
            .map(|lit| lit.1)
            .max()
    }
}
