//! A card while it is made.

use roll_and_write::{Cell, CellSet, Frame};

/// What lies on a cell, besides the cell itself: nothing, a symbol, or a landmark.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Mark {
    Gap,
    Plain,
    Landmark(u8),
    Symbol(u8),
}

/// The grid of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Card {
    pub(crate) frame: Frame,
    /// What each place of the frame shows, row by row; the index of a place is that of its cell.
    pub(crate) marks: Vec<Mark>,
}

impl Card {
    /// The places of the frame, row by row.
    pub(crate) fn places(&self) -> impl Iterator<Item = Cell> + use<> {
        self.frame.cells().iter()
    }

    pub(crate) fn at(&self, cell: Cell) -> Mark {
        self.marks[self.index(cell)]
    }

    pub(crate) fn set(&mut self, cell: Cell, mark: Mark) {
        let index = self.index(cell);
        self.marks[index] = mark;
    }

    pub(crate) fn swap(&mut self, one: Cell, other: Cell) {
        let (one, other) = (self.index(one), self.index(other));
        self.marks.swap(one, other);
    }

    fn index(&self, cell: Cell) -> usize {
        self.frame.row(cell) * self.frame.cols() + self.frame.col(cell)
    }

    /// The places with something that the condition accepts.
    pub(crate) fn with(&self, wanted: impl Fn(Mark) -> bool) -> CellSet {
        self.places()
            .filter(|cell| wanted(self.at(*cell)))
            .collect()
    }

    pub(crate) fn cells(&self) -> CellSet {
        self.with(|mark| mark != Mark::Gap)
    }

    pub(crate) fn symbols(&self) -> CellSet {
        self.with(|mark| matches!(mark, Mark::Symbol(_)))
    }

    /// The cell with a landmark.
    pub(crate) fn landmark(&self, number: u8) -> Option<Cell> {
        self.with(|mark| mark == Mark::Landmark(number)).first()
    }
}
