//! The rectangle that holds every grid of a pack.

use super::{Cell, CellSet};
use thiserror::Error;

/// The largest number of cells in a frame. A set of cells is one `u64`.
pub const CELLS_MAX: usize = 64;
/// The largest number of columns in a frame. A column is one letter.
pub const COLS_MAX: usize = 26;

/// A rectangle of rows and columns. Cell 0 is its top left corner.
///
/// ```
/// use roll_and_write::{Cell, Frame};
/// let frame = Frame::new(3, 4)?;
/// let cell = frame.parse("b3").unwrap();
/// assert_eq!((frame.row(cell), frame.col(cell)), (2, 1));
/// assert_eq!(frame.label(cell), "b3");
/// # Ok::<(), roll_and_write::FrameError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    rows: u8,
    cols: u8,
    /// The cells of the first column.
    left: CellSet,
}

/// A frame that is too large or has no cell.
///
/// ```
/// use roll_and_write::Frame;
/// let error = Frame::new(9, 8).unwrap_err();
/// assert!(error.to_string().starts_with("a frame of 9 rows and 8 columns"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error(
    "a frame of {rows} rows and {cols} columns; expected 1 to {COLS_MAX} columns and at most {CELLS_MAX} cells"
)]
#[non_exhaustive]
pub struct FrameError {
    rows: usize,
    cols: usize,
}

impl Frame {
    /// A frame with this number of rows and columns.
    ///
    /// # Errors
    /// If it has no cell, more than [`COLS_MAX`] columns or more than [`CELLS_MAX`] cells.
    pub fn new(rows: usize, cols: usize) -> Result<Self, FrameError> {
        let fits =
            rows > 0 && cols > 0 && cols <= COLS_MAX && rows.saturating_mul(cols) <= CELLS_MAX;
        if fits {
            let left = (0..rows).map(|row| Cell::new((row * cols) as u8));
            Ok(Self {
                rows: rows as u8,
                cols: cols as u8,
                left: left.collect(),
            })
        } else {
            Err(FrameError { rows, cols })
        }
    }

    /// The number of rows, 1 to 64.
    pub fn rows(self) -> usize {
        usize::from(self.rows)
    }

    /// The number of columns, 1 to 26.
    pub fn cols(self) -> usize {
        usize::from(self.cols)
    }

    /// All cells of the frame.
    pub fn cells(self) -> CellSet {
        CellSet::from_bits(u64::MAX >> (CELLS_MAX - self.rows() * self.cols()))
    }

    /// The cell in this row and column, both counted from 0; `None` if it is outside the frame.
    pub fn cell(self, row: usize, col: usize) -> Option<Cell> {
        (row < self.rows() && col < self.cols()).then(|| Cell::new((row * self.cols() + col) as u8))
    }

    /// The row of a cell, counted from 0.
    pub fn row(self, cell: Cell) -> usize {
        cell.index() / self.cols()
    }

    /// The column of a cell, counted from 0.
    pub fn col(self, cell: Cell) -> usize {
        cell.index() % self.cols()
    }

    /// The cells that share an edge with a cell of the set and are not in the set.
    ///
    /// ```
    /// use roll_and_write::{CellSet, Frame};
    /// let frame = Frame::new(3, 3)?;
    /// let middle = CellSet::of(frame.parse("b2").unwrap());
    /// assert_eq!(frame.labels(frame.neighbours(middle)), "b1 a2 c2 b3");
    /// # Ok::<(), roll_and_write::FrameError>(())
    /// ```
    #[inline]
    pub fn neighbours(self, set: CellSet) -> CellSet {
        // At most `COLS_MAX` columns, so no shift is as wide as a word.
        let (bits, cols) = (set.bits(), u32::from(self.cols));
        let left = self.left.bits();
        let right = left.wrapping_shl(cols - 1);
        let up_and_down = bits.wrapping_shl(cols) | bits.wrapping_shr(cols);
        let sideways = (bits & !right) << 1 | (bits & !left) >> 1;
        (CellSet::from_bits(up_and_down | sideways) & self.cells()) - set
    }

    /// The label of a cell: a letter for its column and a number for its row. `a1` is the top left
    /// cell.
    pub fn label(self, cell: Cell) -> String {
        let mut label = String::new();
        self.push_label(cell, &mut label);
        label
    }

    /// Writes the label of a cell behind a text. Balance reports make many.
    fn push_label(self, cell: Cell, text: &mut String) {
        text.push(col_label(self.col(cell)));
        let number = self.row(cell) + 1;
        if number >= 10 {
            text.push(char::from(b'0' + (number / 10) as u8));
        }
        text.push(char::from(b'0' + (number % 10) as u8));
    }

    /// The labels of the cells in reading order, separated by spaces.
    pub fn labels(self, cells: CellSet) -> String {
        let mut labels = String::with_capacity(4 * cells.len() as usize);
        for cell in cells {
            if !labels.is_empty() {
                labels.push(' ');
            }
            self.push_label(cell, &mut labels);
        }
        labels
    }

    /// The cell with this label, in upper or lower case; `None` if the frame has no such cell.
    pub fn parse(self, label: &str) -> Option<Cell> {
        let letter = label
            .chars()
            .next()
            .filter(char::is_ascii_alphabetic)?
            .to_ascii_lowercase();
        let digits = &label[1..];
        let plain = digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.starts_with('0');
        let row: usize = digits.parse().ok().filter(|_| plain)?;
        self.cell(row.checked_sub(1)?, usize::from(letter as u8 - b'a'))
    }

    /// The cells of a row, counted from 0; the empty set if there is no such row.
    pub fn row_cells(self, row: usize) -> CellSet {
        if row >= self.rows() {
            return CellSet::EMPTY;
        }
        let first = (1 << self.cols()) - 1;
        CellSet::from_bits(first << (row * self.cols()))
    }

    /// The cells of a column, counted from 0; the empty set if there is no such column.
    pub fn col_cells(self, col: usize) -> CellSet {
        if col >= self.cols() {
            return CellSet::EMPTY;
        }
        CellSet::from_bits(self.left.bits() << col)
    }
}

/// The letter of a column, counted from 0.
fn col_label(col: usize) -> char {
    char::from(b'a' + col as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_have_one_to_sixty_four_cells() {
        assert!(Frame::new(8, 8).is_ok() && Frame::new(1, 26).is_ok());
        for (rows, cols) in [(0, 4), (4, 0), (5, 13), (1, 27), (usize::MAX, 2)] {
            assert_eq!(Frame::new(rows, cols), Err(FrameError { rows, cols }));
        }
    }

    #[test]
    fn neighbours_agree_with_distances_of_one() {
        for (rows, cols) in [(1, 1), (1, 5), (5, 1), (3, 4), (5, 8), (8, 8)] {
            let frame = Frame::new(rows, cols).unwrap();
            for cell in frame.cells() {
                let near = |other: &Cell| {
                    frame.row(*other).abs_diff(frame.row(cell))
                        + frame.col(*other).abs_diff(frame.col(cell))
                        == 1
                };
                let plain: CellSet = frame.cells().iter().filter(near).collect();
                assert_eq!(
                    frame.neighbours(CellSet::of(cell)),
                    plain,
                    "{rows} by {cols}, {cell:?}"
                );
            }
        }
    }

    #[test]
    fn labels_round_trip_and_strangers_are_refused() {
        let frame = Frame::new(3, 4).unwrap();
        for cell in frame.cells() {
            assert_eq!(frame.parse(&frame.label(cell)), Some(cell));
            assert_eq!(frame.parse(&frame.label(cell).to_uppercase()), Some(cell));
        }
        for stranger in [
            "",
            "a",
            "1",
            "a0",
            "a4",
            "e1",
            "a01",
            "a+1",
            "á1",
            "a1 ",
            "a99999999999999999999",
        ] {
            assert_eq!(frame.parse(stranger), None, "{stranger}");
        }
    }
}
