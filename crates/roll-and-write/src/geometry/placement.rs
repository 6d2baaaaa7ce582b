//! Placements worked out once, when a pack is loaded.

use super::{CellSet, Frame, Grid, Pattern, SingleCell};
use std::ops::Range;

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
    masks: Vec<CellSet>,
    ranges: Vec<Range<u32>>,
    patterns: usize,
}

impl Placements {
    /// Works out the placements of these patterns on these grids, all in one frame.
    ///
    /// A pattern of one cell adds nothing to the single cell that may always be marked, and has no
    /// placements of its own.
    pub fn new<G: Grid, P: Pattern>(frame: Frame, grids: &[G], patterns: &[P]) -> Self {
        let per_pattern: Vec<Vec<CellSet>> = patterns.iter().map(|pattern| several(pattern.placements(frame))).collect();
        let mut all: Vec<CellSet> = per_pattern.iter().flatten().copied().collect();
        all.extend(SingleCell.placements(frame));
        all.sort_by(|a, b| a.iter().cmp(b.iter()));
        all.dedup();
        let mut table = Self { frame, all, masks: Vec::new(), ranges: Vec::new(), patterns: patterns.len() };
        for grid in grids {
            for placements in &per_pattern {
                table.push(placements.iter().copied().filter(|cells| cells.is_subset(grid.cells())));
            }
        }
        table
    }

    fn push(&mut self, placements: impl Iterator<Item = CellSet>) {
        let start = self.masks.len() as u32;
        self.masks.extend(placements);
        self.ranges.push(start..self.masks.len() as u32);
    }

    /// The placements of a pattern on the empty grid of a card, in reading order of their cells.
    #[inline]
    pub fn on(&self, card: usize, pattern: usize) -> &[CellSet] {
        let range = &self.ranges[card * self.patterns + pattern];
        &self.masks[range.start as usize..range.end as usize]
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
        let found = self.all.binary_search_by(|probe| probe.iter().cmp(cells.iter()));
        found.ok().map(|index| PlacementId(index as u16))
    }

    /// The cells of a placement, if there is one with this number.
    pub fn cells(&self, id: PlacementId) -> Option<CellSet> {
        self.all.get(usize::from(id.0)).copied()
    }
}

fn several(placements: Vec<CellSet>) -> Vec<CellSet> {
    placements.into_iter().filter(|cells| cells.len() > 1).collect()
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
    fn placements_of_a_card_lie_on_it() {
        let frame = Frame::new(2, 2).unwrap();
        let corner = Island::new(frame, CellSet::from_bits(0b0111)).unwrap();
        let patterns = [Polyomino::parse(&["XX"]).unwrap(), Polyomino::parse(&["X"]).unwrap()];
        let table = Placements::new(frame, &[corner], &patterns);
        assert_eq!(table.on(0, 0), [CellSet::from_bits(0b0011), CellSet::from_bits(0b0101)]);
        assert!(table.on(0, 1).is_empty(), "a single cell is no pattern of its own");
    }
}
