//! How many cells a set can hold: 64 in one word, or 128 in two.

use super::covers::{CoverTable, Covers, WideCovers};
use std::fmt::Debug;
use std::hash::Hash;

/// The width of a set of cells: `u64` for up to 64 cells, `u128` for up to 128.
///
/// Games whose boards have at most 64 cells use the names without a width: [`Frame`](super::Frame),
/// [`CellSet`](super::CellSet). A larger board has [`WideFrame`](super::WideFrame) and
/// [`WideSet`](super::WideSet). What holds for both is written once, for any width. No other type
/// can be a width.
///
/// ```
/// use roll_and_write::geometry::{FrameOf, SetOf, Width};
/// use roll_and_write::{Frame, WideFrame};
///
/// /// The cells of the edge of a board of any width.
/// fn edge<W: Width>(frame: FrameOf<W>) -> SetOf<W> {
///     let (bottom, right) = (frame.rows() - 1, frame.cols() - 1);
///     frame.row_cells(0) | frame.row_cells(bottom) | frame.col_cells(0) | frame.col_cells(right)
/// }
/// assert_eq!(edge(Frame::new(8, 8)?).len(), 28);
/// assert_eq!(edge(WideFrame::new(11, 11)?).len(), 40);
/// # Ok::<(), roll_and_write::FrameError>(())
/// ```
pub trait Width: sealed::Bits + Copy + Eq + Ord + Hash + Default + Debug {
    /// The largest number of cells of a frame of this width.
    const CELLS_MAX: usize;
    /// The largest number of words of a pattern in a table of placements. A pattern has at most
    /// eight orientations, and in each its first cell is one of [`CELLS_MAX`](Self::CELLS_MAX). Then
    /// come the words of the single cells.
    const WORDS_MAX: usize = 9 * Self::CELLS_MAX / 64;
}

impl Width for u64 {
    const CELLS_MAX: usize = 64;
}

impl Width for u128 {
    const CELLS_MAX: usize = 128;
}

/// What sets need of their bits. It has a module of its own, so that only this crate can add a width.
pub(super) mod sealed {
    use super::{CoverTable, Covers, WideCovers};
    use crate::bits::nth_bit;
    use std::fmt::Debug;
    use std::ops::{BitAnd, BitOr, Not, Shl, Shr};

    /// The bits of a set.
    pub trait Bits:
        BitAnd<Output = Self>
        + BitOr<Output = Self>
        + Not<Output = Self>
        + Shl<u32, Output = Self>
        + Shr<u32, Output = Self>
        + Copy
        + Eq
    {
        /// The tables with which placements are tested.
        type Covers: CoverTable<Self> + Clone + Debug;
        const BITS: u32;
        const ZERO: Self;
        const ONE: Self;
        const MAX: Self;
        fn count(self) -> u32;
        /// The position of the lowest bit. One must be set.
        fn lowest(self) -> u32;
        /// The bits without the lowest. One must be set.
        fn without_lowest(self) -> Self;
        /// The position of the `n`-th bit, counted from 0. The bit must exist.
        fn nth(self, n: u32) -> u8;
        fn wrapping_shl(self, by: u32) -> Self;
        fn wrapping_shr(self, by: u32) -> Self;
        /// The 64 bits from 64 times `index`.
        fn part(self, index: usize) -> u64;
        fn to_u128(self) -> u128;
        /// `None` if a bit is lost.
        fn from_u128(bits: u128) -> Option<Self>;
    }

    macro_rules! bits {
        ($width:ty, $covers:ty) => {
            type Covers = $covers;
            const BITS: u32 = <$width>::BITS;
            const ZERO: Self = 0;
            const ONE: Self = 1;
            const MAX: Self = <$width>::MAX;
            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }
            #[inline]
            fn lowest(self) -> u32 {
                self.trailing_zeros()
            }
            #[inline]
            fn without_lowest(self) -> Self {
                self & (self - 1)
            }
            #[inline]
            fn wrapping_shl(self, by: u32) -> Self {
                <$width>::wrapping_shl(self, by)
            }
            #[inline]
            fn wrapping_shr(self, by: u32) -> Self {
                <$width>::wrapping_shr(self, by)
            }
            #[inline]
            fn part(self, index: usize) -> u64 {
                (self >> (64 * index)) as u64
            }
            #[inline]
            fn to_u128(self) -> u128 {
                self.into()
            }
            #[inline]
            fn from_u128(bits: u128) -> Option<Self> {
                bits.try_into().ok()
            }
        };
    }

    impl Bits for u64 {
        bits!(u64, Covers);
        #[inline]
        fn nth(self, n: u32) -> u8 {
            nth_bit(self, n)
        }
    }

    impl Bits for u128 {
        bits!(u128, WideCovers);
        #[inline]
        fn nth(self, n: u32) -> u8 {
            let below = self.part(0).count_ones();
            if n < below {
                nth_bit(self.part(0), n)
            } else {
                64 + nth_bit(self.part(1), n - below)
            }
        }
    }
}
