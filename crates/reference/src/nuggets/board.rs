//! Cells, lines, fences and regions.

use crate::cell::Cell;

/// The line between two neighbouring cells. The first cell in reading order comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct FenceLine {
    pub(super) cell: Cell,
    pub(super) other: Cell,
}

/// The board with its fences.
#[derive(Clone, Debug)]
pub(super) struct Board {
    pub(super) rows: usize,
    pub(super) cols: usize,
    pub(super) fences: Vec<FenceLine>,
}

impl Board {
    /// All cells in reading order. NG-1
    pub(super) fn cells(&self) -> Vec<Cell> {
        let mut cells = Vec::new();
        for row in 0..self.rows {
            for column in 0..self.cols {
                cells.push(Cell { row, column });
            }
        }
        cells
    }

    /// The cell with this label, or `None` if the board does not have it.
    pub(super) fn cell(&self, label: &str) -> Option<Cell> {
        self.cells().into_iter().find(|cell| cell.label() == label)
    }

    /// All lines between two neighbouring cells. The rim has no lines. NG-4
    pub(super) fn lines(&self) -> Vec<FenceLine> {
        let mut lines = Vec::new();
        for cell in self.cells() {
            for other in self.cells() {
                if cell < other && cell.touches(other) {
                    lines.push(FenceLine { cell, other });
                }
            }
        }
        lines
    }

    /// The neighbours of a cell without a fence between them and the cell.
    fn open_neighbours(&self, cell: Cell) -> Vec<Cell> {
        let fenced = |other: &Cell| {
            let (cell, other) = (cell.min(*other), cell.max(*other));
            self.fences.contains(&FenceLine { cell, other })
        };
        let mut near = self.cells();
        near.retain(|other| cell.touches(*other) && !fenced(other));
        near
    }

    /// The regions, in the order of their first cells, each with its cells in reading order. A region
    /// consists of cells that are connected side to side without a fence between them, whatever is on
    /// them. NG-8, NG-25
    pub(super) fn regions(&self) -> Vec<Vec<Cell>> {
        let mut regions: Vec<Vec<Cell>> = Vec::new();
        for cell in self.cells() {
            if regions.iter().any(|region| region.contains(&cell)) {
                continue;
            }
            let mut region = vec![cell];
            let mut reached = 0;
            while reached < region.len() {
                for near in self.open_neighbours(region[reached]) {
                    if !region.contains(&near) {
                        region.push(near);
                    }
                }
                reached += 1;
            }
            region.sort();
            regions.push(region);
        }
        regions
    }
}
