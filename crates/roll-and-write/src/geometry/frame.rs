//! The rectangle that holds every grid of a pack.

use super::{Cell, SetOf, Width};
use thiserror::Error;

/// The largest number of cells in a [`Frame`]. Its sets of cells are one `u64`.
pub const CELLS_MAX: usize = u64::CELLS_MAX;
/// The largest number of cells in a [`WideFrame`]. Its sets of cells are one `u128`.
pub const WIDE_CELLS_MAX: usize = u128::CELLS_MAX;
/// The largest number of columns in a frame. A column is one letter.
pub const COLS_MAX: usize = 26;

/// A rectangle of rows and columns with at most 64 cells. Cell 0 is its top left corner.
///
/// ```
/// use roll_and_write::{Cell, Frame};
/// let frame = Frame::new(3, 4)?;
/// let cell = frame.parse("b3").unwrap();
/// assert_eq!((frame.row(cell), frame.col(cell)), (2, 1));
/// assert_eq!(frame.label(cell), "b3");
/// # Ok::<(), roll_and_write::FrameError>(())
/// ```
pub type Frame = FrameOf<u64>;

/// A rectangle of rows and columns with up to 128 cells, such as 11 rows and 11 columns.
///
/// It can do what a [`Frame`] can. A `Frame` becomes a wide frame with `into`; pictures have wide
/// frames, so that a screen shows boards of all sizes.
///
/// ```
/// use roll_and_write::{Frame, WideFrame};
/// let frame = WideFrame::new(11, 11)?;
/// let corner = frame.parse("k11").unwrap();
/// assert_eq!((corner.index(), frame.cells().len()), (120, 121));
/// assert_eq!(WideFrame::from(Frame::new(2, 3)?), WideFrame::new(2, 3)?);
/// # Ok::<(), roll_and_write::FrameError>(())
/// ```
pub type WideFrame = FrameOf<u128>;

/// A rectangle of rows and columns, with sets of cells of this width.
///
/// [`Frame`] and [`WideFrame`] are its two widths.
///
/// ```
/// use roll_and_write::geometry::{FrameOf, Width};
/// use roll_and_write::{FrameError, WideFrame};
/// fn square<W: Width>(side: usize) -> Result<FrameOf<W>, FrameError> {
///     FrameOf::new(side, side)
/// }
/// assert!(square::<u64>(8).is_ok() && square::<u64>(9).is_err() && square::<u128>(11).is_ok());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(bound = ""))]
pub struct FrameOf<W> {
    rows: u8,
    cols: u8,
    /// The cells of the first column.
    #[cfg_attr(feature = "serde", serde(skip))]
    left: SetOf<W>,
}

/// A frame that is too large or has no cell.
///
/// ```
/// use roll_and_write::{Frame, WideFrame};
/// let error = Frame::new(9, 8).unwrap_err();
/// assert!(error.to_string().starts_with("a frame of 9 rows and 8 columns"));
/// assert!(WideFrame::new(12, 11).unwrap_err().to_string().ends_with("at most 128 cells"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error(
    "a frame of {rows} rows and {cols} columns; expected 1 to {COLS_MAX} columns and at most {cells_max} cells"
)]
#[non_exhaustive]
pub struct FrameError {
    rows: usize,
    cols: usize,
    cells_max: usize,
}

impl<W: Width> FrameOf<W> {
    /// A frame with this number of rows and columns.
    ///
    /// # Errors
    /// If it has no cell, more than [`COLS_MAX`] columns or more cells than
    /// [`Width::CELLS_MAX`]: 64, or 128 in a wide frame.
    pub fn new(rows: usize, cols: usize) -> Result<Self, FrameError> {
        let cells_max = W::CELLS_MAX;
        let fits =
            rows > 0 && cols > 0 && cols <= COLS_MAX && rows.saturating_mul(cols) <= cells_max;
        if fits {
            let left = (0..rows).map(|row| Cell::new((row * cols) as u8));
            Ok(Self {
                rows: rows as u8,
                cols: cols as u8,
                left: left.collect(),
            })
        } else {
            Err(FrameError {
                rows,
                cols,
                cells_max,
            })
        }
    }

    /// The same frame with room for 128 cells.
    ///
    /// ```
    /// use roll_and_write::{Frame, WideFrame};
    /// assert_eq!(Frame::new(2, 3)?.wide(), WideFrame::new(2, 3)?);
    /// # Ok::<(), roll_and_write::FrameError>(())
    /// ```
    pub fn wide(self) -> WideFrame {
        FrameOf {
            rows: self.rows,
            cols: self.cols,
            left: self.left.wide(),
        }
    }

    /// The same frame with sets of one word; `None` if it has more than 64 cells.
    ///
    /// ```
    /// use roll_and_write::{Frame, WideFrame};
    /// assert_eq!(WideFrame::new(2, 3)?.narrow(), Some(Frame::new(2, 3)?));
    /// assert_eq!(WideFrame::new(11, 11)?.narrow(), None);
    /// # Ok::<(), roll_and_write::FrameError>(())
    /// ```
    pub fn narrow(self) -> Option<Frame> {
        Frame::new(self.rows(), self.cols()).ok()
    }

    /// The number of rows, 1 to [`Width::CELLS_MAX`].
    #[inline]
    pub fn rows(self) -> usize {
        usize::from(self.rows)
    }

    /// The number of columns, 1 to 26.
    #[inline]
    pub fn cols(self) -> usize {
        usize::from(self.cols)
    }

    /// All cells of the frame.
    #[inline]
    pub fn cells(self) -> SetOf<W> {
        SetOf::from_bits(W::MAX >> (W::CELLS_MAX - self.rows() * self.cols()) as u32)
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
    pub fn neighbours(self, set: SetOf<W>) -> SetOf<W> {
        // At most `COLS_MAX` columns, so no shift is as wide as a word.
        let (bits, cols) = (set.bits(), u32::from(self.cols));
        let left = self.left.bits();
        let right = left.wrapping_shl(cols - 1);
        let up_and_down = bits.wrapping_shl(cols) | bits.wrapping_shr(cols);
        let sideways = (bits & !right) << 1 | (bits & !left) >> 1;
        (SetOf::from_bits(up_and_down | sideways) & self.cells()) - set
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
        if number >= 100 {
            text.push(char::from(b'0' + (number / 100) as u8));
        }
        if number >= 10 {
            text.push(char::from(b'0' + (number / 10 % 10) as u8));
        }
        text.push(char::from(b'0' + (number % 10) as u8));
    }

    /// The labels of the cells in reading order, separated by spaces.
    pub fn labels(self, cells: SetOf<W>) -> String {
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
    pub fn row_cells(self, row: usize) -> SetOf<W> {
        if row >= self.rows() {
            return SetOf::EMPTY;
        }
        let first = W::MAX >> (W::CELLS_MAX - self.cols()) as u32;
        SetOf::from_bits(first << (row * self.cols()) as u32)
    }

    /// The cells of a column, counted from 0; the empty set if there is no such column.
    pub fn col_cells(self, col: usize) -> SetOf<W> {
        if col >= self.cols() {
            return SetOf::EMPTY;
        }
        SetOf::from_bits(self.left.bits() << col as u32)
    }
}

impl From<Frame> for WideFrame {
    fn from(frame: Frame) -> Self {
        frame.wide()
    }
}

/// The letter of a column, counted from 0.
fn col_label(col: usize) -> char {
    char::from(b'a' + col as u8)
}

#[cfg(test)]
mod tests {
    use super::super::WideSet;
    use super::*;

    #[test]
    fn frames_have_one_to_sixty_four_cells() {
        assert!(Frame::new(8, 8).is_ok() && Frame::new(1, 26).is_ok());
        for (rows, cols) in [(0, 4), (4, 0), (5, 13), (1, 27), (usize::MAX, 2)] {
            let error = FrameError {
                rows,
                cols,
                cells_max: 64,
            };
            assert_eq!(Frame::new(rows, cols), Err(error));
        }
    }

    #[test]
    fn wide_frames_have_up_to_128_cells() {
        for (rows, cols) in [(11, 11), (10, 10), (128, 1), (4, 26), (16, 8), (1, 1)] {
            let frame = WideFrame::new(rows, cols).unwrap();
            assert_eq!(frame.cells().len() as usize, rows * cols);
            let lines = |all: Vec<WideSet>| all.into_iter().map(WideSet::len).sum::<u32>();
            assert_eq!(
                lines((0..rows).map(|row| frame.row_cells(row)).collect()),
                frame.cells().len()
            );
            assert_eq!(
                lines((0..cols).map(|col| frame.col_cells(col)).collect()),
                frame.cells().len()
            );
            for cell in frame.cells() {
                assert_eq!(frame.parse(&frame.label(cell)), Some(cell));
                assert!(frame.row_cells(frame.row(cell)).contains(cell));
                assert!(frame.col_cells(frame.col(cell)).contains(cell));
            }
        }
        for (rows, cols) in [(0, 4), (5, 26), (1, 27), (129, 1), (12, 11)] {
            assert!(WideFrame::new(rows, cols).is_err());
        }
        let tall = WideFrame::new(128, 1).unwrap();
        assert_eq!(tall.label(Cell::new(127)), "a128");
    }

    #[test]
    fn neighbours_agree_with_distances_of_one() {
        for (rows, cols) in [(1, 1), (1, 5), (5, 1), (3, 4), (5, 8), (8, 8)] {
            check_neighbours(Frame::new(rows, cols).unwrap());
        }
        for (rows, cols) in [(1, 26), (128, 1), (5, 25), (11, 11), (16, 8), (10, 10)] {
            check_neighbours(WideFrame::new(rows, cols).unwrap());
        }
    }

    fn check_neighbours<W: Width>(frame: FrameOf<W>) {
        for cell in frame.cells() {
            let near = |other: &Cell| {
                frame.row(*other).abs_diff(frame.row(cell))
                    + frame.col(*other).abs_diff(frame.col(cell))
                    == 1
            };
            let plain: SetOf<W> = frame.cells().iter().filter(near).collect();
            assert_eq!(
                frame.neighbours(SetOf::of(cell)),
                plain,
                "{frame:?}, {cell:?}"
            );
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
