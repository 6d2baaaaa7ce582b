//! Patterns.

use crate::cell::Cell;
use std::collections::BTreeSet;

/// The labels of cells in reading order, as moves and events name them.
pub(super) fn labels(cells: &[Cell]) -> String {
    let sorted: BTreeSet<Cell> = cells.iter().copied().collect();
    let names: Vec<String> = sorted.into_iter().map(Cell::label).collect();
    names.join(" ")
}

/// The cells of a pattern.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Shape {
    pub(super) cells: Vec<Cell>,
}

impl Shape {
    /// The shape after a quarter turn to the right.
    fn turned(&self) -> Self {
        let highest = self.cells.iter().map(|cell| cell.row).max().unwrap_or(0);
        let turn = |cell: &Cell| Cell {
            row: cell.column,
            column: highest - cell.row,
        };
        self.with(self.cells.iter().map(turn).collect())
    }

    fn mirrored(&self) -> Self {
        let widest = self.cells.iter().map(|cell| cell.column).max().unwrap_or(0);
        let mirror = |cell: &Cell| Cell {
            row: cell.row,
            column: widest - cell.column,
        };
        self.with(self.cells.iter().map(mirror).collect())
    }

    fn with(&self, mut cells: Vec<Cell>) -> Self {
        debug_assert_eq!(cells.len(), self.cells.len());
        cells.sort_unstable();
        Self { cells }
    }

    /// The shape moved to the top left corner.
    fn in_the_corner(&self) -> Self {
        let top = self.cells.iter().map(|cell| cell.row).min().unwrap_or(0);
        let left = self.cells.iter().map(|cell| cell.column).min().unwrap_or(0);
        let shift = |cell: &Cell| Cell {
            row: cell.row - top,
            column: cell.column - left,
        };
        self.with(self.cells.iter().map(shift).collect())
    }

    /// C-3: the shape after any number of quarter turns, mirrored or not.
    pub(super) fn orientations(&self) -> BTreeSet<Self> {
        let mut found = BTreeSet::new();
        let mut shape = self.in_the_corner();
        for _ in 0..4 {
            found.insert(shape.clone());
            found.insert(shape.mirrored());
            shape = shape.turned();
        }
        found
    }

    pub(super) fn moved(&self, rows: usize, columns: usize) -> Vec<Cell> {
        let shift = |cell: &Cell| Cell {
            row: cell.row + rows,
            column: cell.column + columns,
        };
        self.cells.iter().map(shift).collect()
    }
}
