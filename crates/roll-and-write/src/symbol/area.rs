//! Areas: sets of cells, built from parts and seen from the cell of a symbol.

use super::{Scope, SymbolId};
use crate::{Cell, CellSet, Frame};
use std::ops::{BitAnd, BitOr, Sub};

/// A set of cells on the boards of a seat, seen from the cell of a symbol.
///
/// Every part lies on the card of the symbol, except [`Scope::Other`], [`Scope::Anywhere`] and
/// [`Area::OnOther`]. An effect asks [`Scene::area`](super::Scene::area) for the cells.
///
/// ```
/// use roll_and_write::symbol::{Area, CellKind, Scope, Value};
/// // The other free cells in the row or in the column.
/// let cross = Area::Union(vec![Scope::Row.into(), Scope::Column.into()]);
/// let area = Area::Except(Box::new([cross, Area::ThisCell]));
/// let free = Value::Cells { area, kind: CellKind::Free, symbol: None };
/// assert!(matches!(free, Value::Cells { kind: CellKind::Free, .. }));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Area {
    /// The cells of a scope.
    Scope(Scope),
    /// The cell of the symbol.
    ThisCell,
    /// The two diagonals through the cell.
    Diagonal,
    /// The up to eight cells around the cell, edge to edge or corner to corner.
    Surroundings,
    /// The cells at most this many steps away: rows and columns together. The cell is one of them.
    Within(u8),
    /// The cells with this symbol.
    With(SymbolId),
    /// The marked cells.
    Marked,
    /// The cells that are not marked.
    Free,
    /// The cells that the seat marked in this turn.
    Fresh,
    /// The cells with an edge that no other cell of the card shares.
    Border,
    /// The entry, if the card has one.
    Entry,
    /// The cells of the shade that the cell would have on a chessboard.
    SameShade,
    /// The free cells that are seen from the cell along its row and its column, up to a marked cell or a gap.
    LineOfSight,
    /// The cells of the row with this number, counted from 1.
    RowNumber(u8),
    /// The cells of the column with this number, counted from 1.
    ColumnNumber(u8),
    /// The cells of the area with left and right of their card exchanged.
    MirroredSideways(Box<Area>),
    /// The cells of the area with top and bottom of their card exchanged.
    MirroredUpsideDown(Box<Area>),
    /// The first cell of the area in reading order, on the card of the symbol if it has one there.
    First(Box<Area>),
    /// The cells next to a cell of this area that are not in it.
    Touching(Box<Area>),
    /// The cells of the first area, and all cells of the second that are joined to them.
    Reached(Box<[Area; 2]>),
    /// The area on the seat's other board, around the same cell there.
    OnOther(Box<Area>),
    /// The cells of all of these.
    Union(Vec<Area>),
    /// The cells that are in each of these. None if there are none.
    Intersection(Vec<Area>),
    /// The cells of the first area that are not in the second.
    Except(Box<[Area; 2]>),
}

impl From<Scope> for Area {
    fn from(scope: Scope) -> Self {
        Self::Scope(scope)
    }
}

/// The number of an area in the table of a pack. Only programs of the pack have such numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct AreaId(pub u8);

/// Where extra cells must be.
///
/// ```
/// use roll_and_write::symbol::{Extra, Scope, Within};
/// assert_eq!(Extra::cells(1).within(Scope::Row).within, Within::Scope(Scope::Row));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub enum Within {
    /// In a scope.
    Scope(Scope),
    /// In an area of the pack, worked out anew before each cell.
    Area(AreaId),
    /// In these cells. A seat keeps one such set at a time: while it owes cells in one, cells in
    /// another lapse.
    Masks(Masks),
}

/// A set of cells of a seat: a mask for each of its boards.
///
/// ```
/// use roll_and_write::CellSet;
/// use roll_and_write::symbol::Masks;
/// let [one, both] = [0b01, 0b11].map(|bits| Masks { here: CellSet::from_bits(bits), ..Masks::default() });
/// assert_eq!((both - one).here, CellSet::from_bits(0b10));
/// assert_eq!((both & one | both).len(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Masks {
    /// The cells on the card of the symbol.
    pub here: CellSet,
    /// The cells on the seat's other board.
    pub other: CellSet,
}

impl Masks {
    /// The number of cells.
    pub fn len(self) -> u32 {
        self.here.len() + self.other.len()
    }

    /// Whether there is no cell.
    pub fn is_empty(self) -> bool {
        self.here.is_empty() && self.other.is_empty()
    }

    /// Whether every cell is also in the other set.
    pub fn is_subset(self, other: Self) -> bool {
        self.here.is_subset(other.here) && self.other.is_subset(other.other)
    }

    /// The same cells, seen from the other board.
    pub(super) const fn turned(self) -> Self {
        Self {
            here: self.other,
            other: self.here,
        }
    }
}

impl BitOr for Masks {
    type Output = Self;
    fn bitor(self, more: Self) -> Self {
        Self {
            here: self.here | more.here,
            other: self.other | more.other,
        }
    }
}

impl BitAnd for Masks {
    type Output = Self;
    fn bitand(self, more: Self) -> Self {
        Self {
            here: self.here & more.here,
            other: self.other & more.other,
        }
    }
}

impl Sub for Masks {
    type Output = Self;
    fn sub(self, less: Self) -> Self {
        Self {
            here: self.here - less.here,
            other: self.other - less.other,
        }
    }
}

/// The masks that depend on a cell alone.
#[derive(Debug)]
pub(super) struct AreaMasks {
    pub(super) diagonals: [CellSet; 64],
    pub(super) surroundings: [CellSet; 64],
}

impl AreaMasks {
    pub(super) fn new(frame: Frame) -> Self {
        let apart = |a: Cell, b: Cell| {
            let rows = frame.row(a).abs_diff(frame.row(b));
            (rows, frame.col(a).abs_diff(frame.col(b)))
        };
        let seen = |sees: &dyn Fn((usize, usize)) -> bool| {
            let mut sets = [CellSet::EMPTY; 64];
            for cell in frame.cells() {
                let others = frame.cells().iter();
                let seen = others.filter(|other| sees(apart(cell, *other)));
                sets[cell.index()] = seen.collect();
            }
            sets
        };
        Self {
            diagonals: seen(&|(rows, cols)| rows == cols),
            surroundings: seen(&|(rows, cols)| rows.max(cols) == 1),
        }
    }
}
