//! Cells, lines, fences and regions.

/// A cell, by its row and column. The order of cells is the reading order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Cell {
    pub(super) row: usize,
    pub(super) col: usize,
}

impl Cell {
    /// A letter for the column and a number for the row; `a1` is top left.
    pub(super) fn label(self) -> String {
        let letter = char::from(b'a' + u8::try_from(self.col).expect("26 columns at most"));
        format!("{letter}{}", self.row + 1)
    }
}

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
            for col in 0..self.cols {
                cells.push(Cell { row, col });
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
                let beside = cell.row == other.row && cell.col + 1 == other.col;
                let below = cell.col == other.col && cell.row + 1 == other.row;
                if beside || below {
                    lines.push(FenceLine { cell, other });
                }
            }
        }
        lines
    }

    /// The line between two cells, in any order. `None` if they are not neighbours. NG-4
    pub(super) fn line(&self, one: Cell, two: Cell) -> Option<FenceLine> {
        let line = FenceLine {
            cell: one.min(two),
            other: one.max(two),
        };
        self.lines().into_iter().find(|found| *found == line)
    }

    /// The neighbours of a cell without a fence between them and the cell.
    fn open_neighbours(&self, cell: Cell) -> Vec<Cell> {
        let mut near = Vec::new();
        if cell.row > 0 {
            near.push(Cell {
                row: cell.row - 1,
                ..cell
            });
        }
        if cell.row + 1 < self.rows {
            near.push(Cell {
                row: cell.row + 1,
                ..cell
            });
        }
        if cell.col > 0 {
            near.push(Cell {
                col: cell.col - 1,
                ..cell
            });
        }
        if cell.col + 1 < self.cols {
            near.push(Cell {
                col: cell.col + 1,
                ..cell
            });
        }
        let fenced = |other: Cell| {
            let line = FenceLine {
                cell: cell.min(other),
                other: cell.max(other),
            };
            self.fences.contains(&line)
        };
        near.retain(|other| !fenced(*other));
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
