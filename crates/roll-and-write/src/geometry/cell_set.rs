//! Sets of cells, with one bit for each cell.

use super::width::sealed::Bits;
use super::{Cell, Width};
use std::fmt::{self, Debug};
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

/// A set of cells of a frame with at most 64 cells. It is one word.
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
pub type CellSet = SetOf<u64>;

/// A set of cells of a frame with up to 128 cells.
///
/// It can do what a [`CellSet`] can. A `CellSet` becomes a wide set with `into`; pictures have wide
/// sets, so that a screen shows boards of all sizes.
///
/// ```
/// use roll_and_write::{Cell, CellSet, WideSet};
/// let far = WideSet::of(Cell::new(120));
/// let near: WideSet = CellSet::from_bits(0b11).into();
/// assert_eq!((far | near).len(), 3);
/// assert_eq!((far.narrow(), near.narrow()), (None, Some(CellSet::from_bits(0b11))));
/// ```
pub type WideSet = SetOf<u128>;

/// A set of cells, with one bit for each cell of a frame of this width.
///
/// [`CellSet`] and [`WideSet`] are its two widths.
///
/// ```
/// use roll_and_write::geometry::{SetOf, Width};
/// fn pairs<W: Width>(cells: SetOf<W>) -> u32 {
///     cells.len() / 2
/// }
/// assert_eq!(pairs(roll_and_write::CellSet::from_bits(0b111)), 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SetOf<W>(W);

impl<W: Width> SetOf<W> {
    /// The empty set.
    pub const EMPTY: Self = Self(W::ZERO);

    /// The set of all cells that a frame of this width can have: 64 or 128.
    pub const ALL: Self = Self(W::MAX);

    /// The set of one cell. It must be a cell of a frame of this width: its number is less than
    /// [`Width::CELLS_MAX`].
    #[inline]
    pub fn of(cell: Cell) -> Self {
        Self(W::ONE << cell.index() as u32)
    }

    /// The set in which bit `i` stands for cell `i`.
    ///
    /// ```
    /// use roll_and_write::{Cell, CellSet};
    /// let set = CellSet::from_bits(0b101);
    /// assert_eq!(set.iter().map(Cell::index).collect::<Vec<_>>(), [0, 2]);
    /// ```
    pub const fn from_bits(bits: W) -> Self {
        Self(bits)
    }

    /// The set as bits. The lowest bit stands for cell 0.
    pub const fn bits(self) -> W {
        self.0
    }

    /// Whether the set has no cell.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == W::ZERO
    }

    /// The number of cells, 0 to [`Width::CELLS_MAX`].
    #[inline]
    pub fn len(self) -> u32 {
        self.0.count()
    }

    /// Whether the cell is in the set. It must be a cell of a frame of this width: its number is less
    /// than [`Width::CELLS_MAX`].
    #[inline]
    pub fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.index() as u32 & W::ONE != W::ZERO
    }

    /// Whether every cell of this set is in the other set.
    #[inline]
    pub fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == W::ZERO
    }

    /// Whether the two sets share no cell.
    #[inline]
    pub fn is_disjoint(self, other: Self) -> bool {
        self.0 & other.0 == W::ZERO
    }

    /// The first cell in reading order; `None` if the set is empty.
    #[inline]
    pub fn first(self) -> Option<Cell> {
        if self.is_empty() {
            None
        } else {
            Some(Cell::new(self.0.lowest() as u8))
        }
    }

    /// The `n`-th cell in reading order, counted from 0; `None` if there are no more than `n`
    /// cells.
    #[inline]
    pub fn nth(self, n: u32) -> Option<Cell> {
        if n < self.len() {
            Some(Cell::new(self.0.nth(n)))
        } else {
            None
        }
    }

    /// Goes through the cells in reading order.
    #[inline]
    pub const fn iter(self) -> Cells<W> {
        Cells(self.0)
    }

    /// The same set with room for 128 cells.
    ///
    /// ```
    /// use roll_and_write::CellSet;
    /// assert_eq!(CellSet::from_bits(0b101).wide().len(), 2);
    /// ```
    pub fn wide(self) -> WideSet {
        SetOf(self.0.to_u128())
    }

    /// The same set in one word; `None` if it has a cell from 64 on.
    ///
    /// ```
    /// use roll_and_write::{Cell, CellSet, WideSet};
    /// assert_eq!(WideSet::from_bits(0b101).narrow(), Some(CellSet::from_bits(0b101)));
    /// assert_eq!(WideSet::of(Cell::new(64)).narrow(), None);
    /// ```
    pub fn narrow(self) -> Option<CellSet> {
        u64::from_u128(self.0.to_u128()).map(SetOf)
    }
}

/// Written as `CellSet` with its bits, in every width.
impl<W: Debug> Debug for SetOf<W> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("CellSet").field(&self.0).finish()
    }
}

impl From<CellSet> for WideSet {
    fn from(cells: CellSet) -> Self {
        cells.wide()
    }
}

impl<W: Width> BitOr for SetOf<W> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl<W: Width> BitOrAssign for SetOf<W> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 = self.0 | other.0;
    }
}

impl<W: Width> BitAnd for SetOf<W> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl<W: Width> Sub for SetOf<W> {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl<W: Width> SubAssign for SetOf<W> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        self.0 = self.0 & !other.0;
    }
}

impl<W: Width> FromIterator<Cell> for SetOf<W> {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells
            .into_iter()
            .fold(Self::EMPTY, |set, cell| set | Self::of(cell))
    }
}

impl<W: Width> IntoIterator for SetOf<W> {
    type Item = Cell;
    type IntoIter = Cells<W>;
    #[inline]
    fn into_iter(self) -> Cells<W> {
        self.iter()
    }
}

/// An iterator over the cells of a set in reading order. [`SetOf::iter`] makes it.
///
/// ```
/// use roll_and_write::{Cell, CellSet};
/// let mut cells = CellSet::from_bits(0b1001).iter();
/// assert_eq!((cells.len(), cells.next()), (2, Some(Cell::new(0))));
/// assert_eq!(cells.next(), Some(Cell::new(3)));
/// ```
#[derive(Clone, Debug)]
pub struct Cells<W = u64>(W);

impl<W: Width> Iterator for Cells<W> {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        let cell = SetOf(self.0).first()?;
        self.0 = self.0.without_lowest();
        Some(cell)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count() as usize;
        (left, Some(left))
    }
}

impl<W: Width> ExactSizeIterator for Cells<W> {}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    fn plain<W: Width>(set: SetOf<W>) -> BTreeSet<Cell> {
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
        fn wide_set_operations_agree_with_a_plain_set(a: u128, b: u128, thin: u128) {
            for (a, b) in [(a, b), (a & thin, b & !thin), (a, a & b & thin)] {
                let (x, y) = (WideSet::from_bits(a), WideSet::from_bits(b));
                prop_assert_eq!(plain(x | y), &plain(x) | &plain(y));
                prop_assert_eq!(plain(x & y), &plain(x) & &plain(y));
                prop_assert_eq!(plain(x - y), &plain(x) - &plain(y));
                prop_assert_eq!(x.is_subset(y), plain(x).is_subset(&plain(y)));
                prop_assert_eq!(x.is_disjoint(y), plain(x).is_disjoint(&plain(y)));
                prop_assert!((0..128).all(|i| x.contains(Cell::new(i)) == plain(x).contains(&Cell::new(i))));
            }
        }

        #[test]
        fn sets_change_their_width_and_keep_their_cells(a: u64, b: u128) {
            let (set, wide) = (CellSet::from_bits(a), WideSet::from_bits(b));
            prop_assert_eq!(plain(set), plain(set.wide()));
            prop_assert_eq!(set.wide().narrow(), Some(set));
            prop_assert_eq!(wide.narrow().is_some(), plain(wide).iter().all(|cell| cell.index() < 64));
        }

        #[test]
        fn nth_agrees_with_iteration(a: u64, n in 0u32..70) {
            let set = CellSet::from_bits(a);
            prop_assert_eq!(set.nth(n), set.iter().nth(n as usize));
        }

        #[test]
        fn nth_agrees_with_iteration_in_a_wide_set(a: u128, thin: u128, n in 0u32..135) {
            for set in [a, a & thin, a | thin].map(WideSet::from_bits) {
                prop_assert_eq!(set.nth(n), set.iter().nth(n as usize));
            }
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
