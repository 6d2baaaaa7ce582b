//! The values of instructions to a bot: their sum, and the scale that measures them.

use roll_and_write::sheet::{Pool, PoolId, TrackId, TrackScore};

/// The value of one more cell to mark, in thousandths of a point.
pub(crate) const CELL: i64 = 1100;
/// The typical number of cells of a pattern.
pub(crate) const PATTERN_CELLS: i64 = 3;

/// The value of a symbol before it fires.
///
/// ```
/// use rnw_flip::SymbolValue;
/// let nothing = SymbolValue::default();
/// assert_eq!((nothing.points, nothing.cells, nothing.total()), (0, 0, 0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SymbolValue {
    /// The value of its points, in thousandths of a point.
    pub points: i64,
    /// The number of cells that it grants.
    pub cells: i64,
    /// The part of `points` that comes at the barrier, after its cell is marked.
    pub(crate) later: i64,
    /// Whether it does not fire again after it has brought something.
    pub(crate) spends: bool,
    /// The decisions that it asks of the seat.
    pub(crate) asks: Asks,
}

impl SymbolValue {
    /// The value of points and cells together, in thousandths of a point.
    pub fn total(&self) -> i64 {
        self.points + CELL * self.cells
    }
}

/// The decisions that a symbol may ask of a seat, apart from cells that it must mark.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Asks {
    /// Whether to write a number.
    pub(crate) numbers: bool,
    /// Whether to mark cells.
    pub(crate) cells: bool,
    /// Which option to choose.
    pub(crate) choices: bool,
}

impl Asks {
    /// What either of them asks for.
    pub(crate) fn or(self, other: Self) -> Self {
        Self {
            numbers: self.numbers || other.numbers,
            cells: self.cells || other.cells,
            choices: self.choices || other.choices,
        }
    }
}

/// The values of boxes and numbers in a pack.
pub(crate) struct Scale<'a> {
    pub(crate) box_value: &'a dyn Fn(TrackId) -> i64,
    pub(crate) scores: &'a [Option<TrackScore>],
    pub(crate) pools: &'a [Pool],
    /// The value of a copy of another symbol.
    pub(crate) copied: SymbolValue,
}

impl Scale<'_> {
    /// The value of this number of boxes of a track, in thousandths of a point.
    pub(crate) fn boxes(&self, track: TrackId, count: u8) -> i64 {
        i64::from(count) * (self.box_value)(track)
    }

    /// Whether a track brings points by itself.
    pub(crate) fn scores(&self, track: TrackId) -> bool {
        self.scores[usize::from(track.0)].is_some()
    }

    /// The mean of a pool's numbers, in thousandths of a point.
    pub(crate) fn mean_of_pool(&self, pool: PoolId) -> i64 {
        mean_value(&self.pools[usize::from(pool.0)])
    }
}

/// The mean of a pool's numbers, in thousandths of a point.
pub(crate) fn mean_value(pool: &Pool) -> i64 {
    let sum: i64 = pool.values.iter().map(|value| i64::from(*value)).sum();
    1000 * sum / pool.values.len().max(1) as i64
}
