//! The highlights on the table.

use super::glyphs::Touch;
use roll_and_write::{Cell, LineSide, OnBoard, WideSet};

/// The places that are highlighted.
#[derive(Default, Debug)]
pub(crate) struct Lights {
    pub(crate) cells: Vec<(OnBoard, WideSet, Touch)>,
    pub(crate) lines: Vec<(OnBoard, Cell, LineSide, Touch)>,
    pub(crate) links: Vec<(OnBoard, Cell, Cell, Touch)>,
    /// Boxes of the own sheet, by track and place.
    pub(crate) boxes: Vec<(usize, usize, Touch)>,
    /// Dice, by group and place.
    pub(crate) dice: Vec<(usize, usize, Touch)>,
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

    pub(crate) fn link(&self, board: OnBoard, from: Cell, to: Cell) -> Option<Touch> {
        let is_same = |link: &&(OnBoard, Cell, Cell, Touch)| {
            link.0 == board && ((link.1, link.2) == (from, to) || (link.2, link.1) == (from, to))
        };
        let lit = self.links.iter().filter(is_same);
        lit.map(|link| link.3).max()
    }

    pub(crate) fn boxed(&self, track: usize, index: usize) -> Option<Touch> {
        touch_at(&self.boxes, track, index)
    }

    pub(crate) fn die(&self, dice: usize, index: usize) -> Option<Touch> {
        touch_at(&self.dice, dice, index)
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

/// The strongest highlight of a place in a group.
fn touch_at(lit: &[(usize, usize, Touch)], group: usize, index: usize) -> Option<Touch> {
    let lit = lit.iter().filter(|lit| (lit.0, lit.1) == (group, index));
    lit.map(|lit| lit.2).max()
}
