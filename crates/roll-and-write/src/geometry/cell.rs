//! One cell of a grid.

/// A cell: its number from 0 to 127, in reading order within a [`Frame`](super::Frame) or a
/// [`WideFrame`](super::WideFrame).
///
/// Reading order goes from left to right, then from top to bottom. A cell does not know its frame;
/// ask the frame for its row, column or label. Only cells from 0 to 63 are in a `Frame`.
///
/// ```
/// use roll_and_write::{Cell, Frame};
/// let frame = Frame::new(3, 4)?;
/// let cell = Cell::new(5);
/// assert_eq!((frame.row(cell), frame.col(cell)), (1, 1));
/// assert_eq!(frame.label(cell), "b2");
/// # Ok::<(), roll_and_write::FrameError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Cell(u8);

impl Cell {
    /// The cell with this index in reading order.
    ///
    /// # Panics
    /// If `index` is 128 or more, because no frame is that large.
    ///
    /// ```
    /// use roll_and_write::Cell;
    /// assert_eq!(Cell::new(5).index(), 5);
    /// ```
    #[inline]
    pub const fn new(index: u8) -> Self {
        assert!(index < 128, "a frame has at most 128 cells");
        Self(index)
    }

    /// The index in reading order, 0 to 127.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Cell {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let index = u8::deserialize(from)?;
        let known = index < 128;
        let stranger = || serde::de::Error::custom(format!("{index} is not a cell"));
        known.then_some(Self(index)).ok_or_else(stranger)
    }
}
