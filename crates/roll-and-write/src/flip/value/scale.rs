//! What instructions are worth to a bot: the sum that they add to, and the scale that they are held to.

use crate::sheet::{Pool, PoolId, TrackId, TrackScore};

/// What one more cell to mark is worth, in thousandths of a point.
pub(crate) const CELL: i64 = 1100;
/// How many cells a pattern has, by and large.
pub(crate) const PATTERN_CELLS: i64 = 3;

/// What a symbol is worth before it fires.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SymbolValue {
    /// Thousandths of a point.
    pub points: i64,
    /// Cells that it grants.
    pub cells: i64,
    /// The part of the points that comes at the barrier, after its cell is marked.
    pub(crate) later: i64,
    /// Whether it fires no more once it has brought something.
    pub(crate) spends: bool,
    /// What it asks of the seat.
    pub(crate) asks: Asks,
}

impl SymbolValue {
    /// All of it in thousandths of a point.
    pub fn total(&self) -> i64 {
        self.points + CELL * self.cells
    }
}

/// What a symbol may ask of a seat, beside cells that must be marked.
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
    /// What either of them asks.
    pub(crate) fn or(self, other: Self) -> Self {
        Self {
            numbers: self.numbers || other.numbers,
            cells: self.cells || other.cells,
            choices: self.choices || other.choices,
        }
    }
}

/// What boxes and numbers are worth in a pack.
pub(crate) struct Scale<'a> {
    pub(crate) box_value: &'a dyn Fn(TrackId) -> i64,
    pub(crate) scores: &'a [Option<TrackScore>],
    pub(crate) pools: &'a [Pool],
    /// What a copy of another symbol is worth.
    pub(crate) copied: SymbolValue,
}

impl Scale<'_> {
    /// What so many boxes of a track are worth, in thousandths of a point.
    pub(crate) fn boxes(&self, track: TrackId, count: u8) -> i64 {
        i64::from(count) * (self.box_value)(track)
    }

    /// Whether a track brings points by itself.
    pub(crate) fn scores(&self, track: TrackId) -> bool {
        self.scores[usize::from(track.0)].is_some()
    }

    /// The mean of a pool's numbers, in thousandths.
    pub(crate) fn mean_of_pool(&self, pool: PoolId) -> i64 {
        mean_value(&self.pools[usize::from(pool.0)])
    }
}

/// The mean of a pool's numbers, in thousandths.
pub(crate) fn mean_value(pool: &Pool) -> i64 {
    let sum: i64 = pool.values.iter().map(|value| i64::from(*value)).sum();
    1000 * sum / pool.values.len().max(1) as i64
}
