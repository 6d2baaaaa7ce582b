//! What the features of cards, tracks and symbols need, computed when the rules are made.

use super::table;
use crate::pack::{Card, Pack};
use roll_and_write::geometry::Grid;
use roll_and_write::learned::Feature;
use roll_and_write::sheet::TrackId;
use roll_and_write::{CardId, CellSet};

/// A card with at most so many cells is one part. A larger one is divided, because its marks seldom repeat.
const WHOLE_MAX: u32 = 14;

/// The features of one card.
#[derive(Debug)]
pub(crate) struct CardFeatures {
    /// A hash of the card's cells and symbols.
    pub(super) key: u64,
    /// The parts of the card, each with its feature before any mark.
    pub(super) parts: Vec<(CellSet, Feature)>,
    /// The cells by the number of cells that are then left to mark until the card is complete. Empty if all must be
    /// marked.
    rings: Vec<CellSet>,
    cells: CellSet,
}

/// The keys of what a pack prints.
#[derive(Debug)]
pub(crate) struct FeatureTables {
    cards: Vec<CardFeatures>,
    tracks: Vec<u64>,
    symbols: Vec<u64>,
    colors: Vec<Feature>,
}

impl FeatureTables {
    pub(crate) fn new<G: Grid>(pack: &Pack<G>) -> Self {
        let symbols: Vec<u64> = (pack.symbols.as_slice().iter())
            .map(|symbol| name_key(&symbol.name))
            .collect();
        let cards = pack.cards().iter();
        Self {
            cards: cards
                .map(|card| CardFeatures::new(card, &symbols))
                .collect(),
            tracks: (pack.sheet().tracks().iter())
                .map(|track| name_key(&track.name))
                .collect(),
            colors: pack.colors().map(name_feature).collect(),
            symbols,
        }
    }

    pub(crate) fn track(&self, track: TrackId) -> u64 {
        self.tracks[usize::from(track.0)]
    }

    pub(super) fn symbol(&self, symbol: u8) -> u64 {
        self.symbols[usize::from(symbol)]
    }

    pub(crate) fn color(&self, color: u8) -> Feature {
        self.colors[usize::from(color)]
    }

    #[inline]
    pub(crate) fn card(&self, card: CardId) -> &CardFeatures {
        &self.cards[card.index()]
    }
}

/// A feature that stands for a name.
fn name_feature(name: &str) -> Feature {
    let bytes = name.bytes();
    bytes.fold(Feature::new(0), |name, byte| name.with(byte.into()))
}

fn name_key(name: &str) -> u64 {
    name_feature(name).key()
}

impl CardFeatures {
    fn new<G: Grid>(card: &Card<G>, symbols: &[u64]) -> Self {
        let cells = card.grid.cells();
        let printed = card.symbols.iter();
        let key = printed.fold(Feature::new(cells.bits()), |key, (cell, symbol)| {
            key.with(cell.index() as u64)
                .with(symbols[usize::from(symbol.0)])
        });
        let key = key.key();
        let parts = parts(&card.grid).into_iter().zip(table::PART..);
        Self {
            key,
            parts: parts
                .map(|(cells, part)| (cells, Feature::new(part).with(key)))
                .collect(),
            rings: rings(&card.grid),
            cells,
        }
    }

    /// The number of cells that are left to mark until the card is complete, if all of them fit.
    #[inline]
    pub(super) fn way(&self, marked: CellSet) -> u64 {
        if self.rings.is_empty() {
            return (self.cells - marked).len().into();
        }
        let ring = self.rings.iter().position(|ring| !ring.is_disjoint(marked));
        ring.unwrap_or(self.rings.len()) as u64
    }
}

/// The rings around the cells that complete a grid by themselves. None if there are no such cells.
fn rings<G: Grid>(grid: &G) -> Vec<CellSet> {
    let cells = grid.cells();
    let completes = |cell: &_| grid.is_complete(CellSet::of(*cell));
    let mut ring: CellSet = cells.iter().filter(completes).collect();
    let (mut rings, mut done) = (Vec::new(), CellSet::EMPTY);
    while !ring.is_empty() {
        rings.push(ring);
        done |= ring;
        ring = (grid.neighbours(ring) & cells) - done;
    }
    rings
}

/// The parts of a grid: all of it, or its upper, lower, left and right half, which share the middle.
fn parts<G: Grid>(grid: &G) -> Vec<CellSet> {
    let (frame, cells) = (grid.frame(), grid.cells());
    if cells.len() <= WHOLE_MAX {
        return vec![cells];
    }
    let rows = |rows: std::ops::Range<usize>| rows.map(|row| frame.row_cells(row));
    let cols = |cols: std::ops::Range<usize>| cols.map(|col| frame.col_cells(col));
    let union = |sets: &mut dyn Iterator<Item = CellSet>| {
        cells & sets.fold(CellSet::EMPTY, |all, set| all | set)
    };
    let (height, width) = (frame.rows(), frame.cols());
    vec![
        union(&mut rows(0..height.div_ceil(2))),
        union(&mut rows(height / 2..height)),
        union(&mut cols(0..width.div_ceil(2))),
        union(&mut cols(width / 2..width)),
    ]
}
