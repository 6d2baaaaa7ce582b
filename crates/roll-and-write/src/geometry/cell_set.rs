//! Sets of cells, with one bit for each cell.

use super::Cell;
use crate::bits::nth_bit;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

/// A set of cells of one frame.
///
/// Union is `|`, intersection `&`, difference `-`. Iteration is in reading order. Two sets are
/// equal when they contain the same cells.
///
/// ```
/// use roll_and_write::{Cell, CellSet};
/// let free: CellSet = [Cell::new(0), Cell::new(3)].into_iter().collect();
/// let rest = free - CellSet::of(Cell::new(0));
/// assert_eq!(rest.first(), Some(Cell::new(3)));
/// assert!(rest.is_subset(free));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[cfg_attr(feature = "content", derive(serde::Serialize, serde::Deserialize))]
pub struct CellSet(u64);

impl CellSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// The set of all 64 cells that a frame can have.
    pub const ALL: Self = Self(u64::MAX);

    /// The set of one cell.
    pub const fn of(cell: Cell) -> Self {
        Self(1 << cell.index())
    }

    /// The set in which bit `i` stands for cell `i`.
    ///
    /// ```
    /// use roll_and_write::{Cell, CellSet};
    /// let set = CellSet::from_bits(0b101);
    /// assert_eq!(set.iter().map(Cell::index).collect::<Vec<_>>(), [0, 2]);
    /// ```
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The set as bits. The lowest bit stands for cell 0.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether the set has no cell.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of cells, 0 to 64.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the cell is in the set.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.index() & 1 != 0
    }

    /// Whether every cell of this set is in the other set.
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether the two sets share no cell.
    pub const fn is_disjoint(self, other: Self) -> bool {
        self.0 & other.0 == 0
    }

    /// The first cell in reading order; `None` if the set is empty.
    pub const fn first(self) -> Option<Cell> {
        if self.0 == 0 {
            None
        } else {
            Some(Cell::new(self.0.trailing_zeros() as u8))
        }
    }

    /// The `n`-th cell in reading order, counted from 0; `None` if there are no more than `n`
    /// cells.
    #[inline]
    pub const fn nth(self, n: u32) -> Option<Cell> {
        if n < self.len() {
            Some(Cell::new(nth_bit(self.0, n)))
        } else {
            None
        }
    }

    /// Goes through the cells in reading order.
    pub const fn iter(self) -> Cells {
        Cells(self.0)
    }
}

impl BitOr for CellSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for CellSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for CellSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for CellSet {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl SubAssign for CellSet {
    fn sub_assign(&mut self, other: Self) {
        self.0 &= !other.0;
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells
            .into_iter()
            .fold(Self::EMPTY, |set, cell| set | Self::of(cell))
    }
}

impl IntoIterator for CellSet {
    type Item = Cell;
    type IntoIter = Cells;
    fn into_iter(self) -> Cells {
        self.iter()
    }
}

/// An iterator over the cells of a set in reading order. [`CellSet::iter`] makes it.
///
/// ```
/// use roll_and_write::{Cell, CellSet};
/// let mut cells = CellSet::from_bits(0b1001).iter();
/// assert_eq!((cells.len(), cells.next()), (2, Some(Cell::new(0))));
/// assert_eq!(cells.next(), Some(Cell::new(3)));
/// ```
#[derive(Clone, Debug)]
pub struct Cells(u64);

impl Iterator for Cells {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        let cell = CellSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(cell)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Cells {}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    fn plain(set: CellSet) -> BTreeSet<Cell> {
        set.iter().collect()
    }

    proptest! {
        #[test]
        fn set_operations_agree_with_a_plain_set(a: u64, b: u64) {
            let (x, y) = (CellSet::from_bits(a), CellSet::from_bits(b));
            prop_assert_eq!(plain(x | y), &plain(x) | &plain(y));
            prop_assert_eq!(plain(x & y), &plain(x) & &plain(y));
            prop_assert_eq!(plain(x - y), &plain(x) - &plain(y));
            prop_assert_eq!(x.is_subset(y), plain(x).is_subset(&plain(y)));
            prop_assert_eq!(x.is_disjoint(y), plain(x).is_disjoint(&plain(y)));
        }

        #[test]
        fn nth_agrees_with_iteration(a: u64, n in 0u32..70) {
            let set = CellSet::from_bits(a);
            prop_assert_eq!(set.nth(n), set.iter().nth(n as usize));
        }

        #[test]
        fn what_is_left_is_known_while_the_cells_are_read(a: u64) {
            let mut cells = CellSet::from_bits(a).iter();
            for left in (0..a.count_ones() as usize).rev() {
                prop_assert!(cells.next().is_some());
                prop_assert_eq!(cells.len(), left);
            }
            prop_assert_eq!(cells.next(), None);
        }
    }
}
