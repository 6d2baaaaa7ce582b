//! Placements worked out once, when a pack is loaded.

use super::{CellSet, Frame, Grid, Pattern, Reach, SingleCell};
use std::ops::{BitAnd, Not, Range};

/// The number of a placement in its frame, whatever the card and the pattern.
///
/// Two cards share a placement when it covers the same cells. Numbers follow the reading order of the
/// cells, single cells among them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PlacementId(pub u16);

/// All placements of all patterns on all cards of a pack.
///
/// [`Placements::on`] lists those of one pattern on one card; legality during play is then one mask
/// test for each. [`Placements::id`] and [`Placements::cells`] number every placement in the frame.
#[derive(Clone, Debug)]
pub struct Placements {
    frame: Frame,
    all: Vec<CellSet>,
    masks: Masks,
    ranges: Vec<Range<u32>>,
    patterns: usize,
}

/// Masks in words no wider than the frame needs, so that a processor tests many at a time.
#[derive(Clone, Debug)]
enum Masks {
    UpTo16(Vec<u16>),
    UpTo32(Vec<u32>),
    UpTo64(Vec<u64>),
}

/// A word that holds a set of cells.
trait Word: Copy + PartialEq + Default + BitAnd<Output = Self> + Not<Output = Self> {
    fn cut(cells: CellSet) -> Self;
    fn cells(self) -> CellSet;
}

macro_rules! words {
    ($($word:ty),*) => { $(impl Word for $word {
        fn cut(cells: CellSet) -> Self {
            cells.bits() as Self
        }
        fn cells(self) -> CellSet {
            CellSet::from_bits(self.into())
        }
    })* };
}
words!(u16, u32, u64);

/// Runs the same code on masks of whatever width.
macro_rules! each_width {
    ($masks:expr, $range:expr, $slice:ident => $body:expr) => {
        match $masks {
            Masks::UpTo16(masks) => {
                let $slice = &masks[$range];
                $body
            }
            Masks::UpTo32(masks) => {
                let $slice = &masks[$range];
                $body
            }
            Masks::UpTo64(masks) => {
                let $slice = &masks[$range];
                $body
            }
        }
    };
}

impl Masks {
    fn of(frame: Frame, masks: &[CellSet]) -> Self {
        match frame.rows() * frame.cols() {
            0..=16 => Self::UpTo16(masks.iter().copied().map(Word::cut).collect()),
            17..=32 => Self::UpTo32(masks.iter().copied().map(Word::cut).collect()),
            _ => Self::UpTo64(masks.iter().copied().map(Word::cut).collect()),
        }
    }
}

#[inline]
fn allows<W: Word>(mask: W, free: W, anchor: W) -> bool {
    // Both tests always, without a branch between them.
    (mask & !free == W::default()) & (mask & anchor != W::default())
}

#[inline]
fn count<W: Word>(masks: &[W], reach: Reach) -> u32 {
    let (free, anchor) = (W::cut(reach.free), W::cut(reach.anchor));
    masks
        .iter()
        .map(|&mask| u32::from(allows(mask, free, anchor)))
        .sum()
}

#[inline]
fn nth<W: Word>(masks: &[W], reach: Reach, n: u32) -> Option<CellSet> {
    let (free, anchor) = (W::cut(reach.free), W::cut(reach.anchor));
    masks
        .iter()
        .filter(|&&mask| allows(mask, free, anchor))
        .nth(n as usize)
        .map(|mask| mask.cells())
}

impl Placements {
    /// Works out the placements of these patterns on these grids, all in one frame.
    ///
    /// A pattern of one cell adds nothing to the single cell that may always be marked, and has no
    /// placements of its own.
    pub fn new<G: Grid, P: Pattern>(frame: Frame, grids: &[G], patterns: &[P]) -> Self {
        let per_pattern: Vec<Vec<CellSet>> = patterns
            .iter()
            .map(|pattern| several(pattern.placements(frame)))
            .collect();
        let mut all: Vec<CellSet> = per_pattern.iter().flatten().copied().collect();
        all.extend(SingleCell.placements(frame));
        all.sort_by(|a, b| a.iter().cmp(b.iter()));
        all.dedup();
        let (mut masks, mut ranges) = (Vec::new(), Vec::new());
        for grid in grids {
            for placements in &per_pattern {
                let start = masks.len() as u32;
                masks.extend(
                    placements
                        .iter()
                        .copied()
                        .filter(|cells| cells.is_subset(grid.cells())),
                );
                ranges.push(start..masks.len() as u32);
            }
        }
        Self {
            frame,
            all,
            masks: Masks::of(frame, &masks),
            ranges,
            patterns: patterns.len(),
        }
    }

    #[inline]
    fn range(&self, card: usize, pattern: usize) -> Range<usize> {
        let range = &self.ranges[card * self.patterns + pattern];
        range.start as usize..range.end as usize
    }

    /// How many placements of a pattern a card takes now.
    #[inline]
    pub fn count(&self, card: usize, pattern: usize, reach: Reach) -> u32 {
        each_width!(&self.masks, self.range(card, pattern), masks => count(masks, reach))
    }

    /// The `n`-th placement of a pattern that a card takes now, counted from 0.
    #[inline]
    pub fn nth(&self, card: usize, pattern: usize, reach: Reach, n: u32) -> Option<CellSet> {
        each_width!(&self.masks, self.range(card, pattern), masks => nth(masks, reach, n))
    }

    /// The `n`-th placement of a pattern on the empty grid of a card, counted from 0 in reading order of
    /// their cells.
    pub fn on(&self, card: usize, pattern: usize, n: usize) -> Option<CellSet> {
        each_width!(&self.masks, self.range(card, pattern), masks => masks.get(n).map(|mask| mask.cells()))
    }

    /// The frame of all placements.
    pub fn frame(&self) -> Frame {
        self.frame
    }

    /// How many different placements there are in the frame; ids run from 0 to one less.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// Whether there is no placement at all; never true for a frame.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// The number of the placement that covers just these cells, if some pattern can.
    pub fn id(&self, cells: CellSet) -> Option<PlacementId> {
        let found = self
            .all
            .binary_search_by(|probe| probe.iter().cmp(cells.iter()));
        found.ok().map(|index| PlacementId(index as u16))
    }

    /// The cells of a placement, if there is one with this number.
    pub fn cells(&self, id: PlacementId) -> Option<CellSet> {
        self.all.get(usize::from(id.0)).copied()
    }
}

fn several(placements: Vec<CellSet>) -> Vec<CellSet> {
    placements
        .into_iter()
        .filter(|cells| cells.len() > 1)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::{Island, Polyomino};
    use super::*;

    #[test]
    fn ids_and_cells_are_in_bijection() {
        let frame = Frame::new(4, 4).unwrap();
        let bar = Polyomino::parse(&["XX"]).unwrap();
        let island = Island::new(frame, frame.cells()).unwrap();
        let table = Placements::new(frame, &[island], &[bar]);
        assert_eq!(table.len(), 24 + 16);
        for index in 0..table.len() as u16 {
            let cells = table.cells(PlacementId(index)).unwrap();
            assert_eq!(table.id(cells), Some(PlacementId(index)));
        }
        assert_eq!(table.cells(PlacementId(40)), None);
        assert_eq!(table.id(frame.cells()), None);
    }

    #[test]
    fn counting_and_asking_for_one_agree_with_the_plain_test_in_every_width() {
        let bar = [Polyomino::parse(&["XX"]).unwrap()];
        for (rows, cols) in [(4, 4), (5, 5), (8, 8)] {
            let frame = Frame::new(rows, cols).unwrap();
            let island = Island::new(frame, frame.cells()).unwrap();
            let table = Placements::new(frame, &[island], &bar);
            for marked in [0, 0b101, 0xffff, 0x00f0_0f0f_3c3c_5a5a, u64::MAX] {
                let reach = island.reach(CellSet::from_bits(marked) & frame.cells());
                let plain: Vec<CellSet> = (0..)
                    .map_while(|n| table.on(0, 0, n))
                    .filter(|cells| reach.allows(*cells))
                    .collect();
                assert_eq!(table.count(0, 0, reach) as usize, plain.len());
                let asked: Vec<CellSet> = (0..).map_while(|n| table.nth(0, 0, reach, n)).collect();
                assert_eq!(asked, plain);
            }
        }
    }

    #[test]
    fn placements_of_a_card_lie_on_it() {
        let frame = Frame::new(2, 2).unwrap();
        let corner = Island::new(frame, CellSet::from_bits(0b0111)).unwrap();
        let patterns = [
            Polyomino::parse(&["XX"]).unwrap(),
            Polyomino::parse(&["X"]).unwrap(),
        ];
        let table = Placements::new(frame, &[corner], &patterns);
        let all = |pattern| {
            (0..)
                .map_while(|n| table.on(0, pattern, n))
                .collect::<Vec<_>>()
        };
        assert_eq!(
            all(0),
            [CellSet::from_bits(0b0011), CellSet::from_bits(0b0101)]
        );
        assert!(all(1).is_empty(), "a single cell is no pattern of its own");
    }
}
