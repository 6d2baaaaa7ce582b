//! One cell of a grid.

/// A cell, numbered from 0 in reading order within a [`Frame`](super::Frame).
///
/// The order of cells is reading order: left to right, then top to bottom. A cell does not know its
/// frame; ask the frame for its row, column or label.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// The cell with this index in reading order.
    ///
    /// # Panics
    /// If `index` is 64 or more: no frame is that large.
    ///
    /// ```
    /// use roll_and_write::Cell;
    /// assert_eq!(Cell::new(5).index(), 5);
    /// ```
    pub const fn new(index: u8) -> Self {
        assert!(index < 64, "a frame has at most 64 cells");
        Self(index)
    }

    /// The index in reading order, 0 to 63.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
