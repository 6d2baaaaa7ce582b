//! Cells of boards.

/// A cell. The order of cells is the reading order: left to right, then top to bottom.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Cell {
    pub(crate) row: usize,
    pub(crate) column: usize,
}

impl Cell {
    /// A column letter and a row number; `a1` is top left.
    pub(crate) fn label(self) -> String {
        let letter = char::from(b'a' + self.column as u8);
        format!("{letter}{}", self.row + 1)
    }

    /// Whether the cells are orthogonal neighbours.
    pub(crate) fn touches(self, other: Self) -> bool {
        self.row.abs_diff(other.row) + self.column.abs_diff(other.column) == 1
    }
}
