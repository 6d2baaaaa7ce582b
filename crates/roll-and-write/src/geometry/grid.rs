//! Grids: which cells can be marked, and when one is complete.

use super::{Cell, CellSet, Frame};
use thiserror::Error;

/// Where the next mark may go: wholly on `free` cells, at least one of them an `anchor`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// The cells that may be marked at all.
    pub free: CellSet,
    /// The cells of which every mark must include one. A subset of `free`.
    pub anchor: CellSet,
}

impl Reach {
    /// Whether these cells may be marked together.
    pub fn allows(self, cells: CellSet) -> bool {
        cells.is_subset(self.free) && !cells.is_disjoint(self.anchor)
    }
}

/// Why cells cannot be marked on a grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GridRefusal {
    /// The grid has no such cell, or it is a wall.
    Missing(Cell),
    /// The cell is marked already.
    Marked(Cell),
    /// The first mark must include the entry.
    Entry(Cell),
    /// The mark must touch what is marked already.
    Apart,
    /// The grid is complete and takes no more marks.
    Complete,
}

/// What a place in the frame of a grid is, whatever is marked.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Ground {
    /// Not a cell: the grid ends here.
    #[default]
    Gap,
    /// Not a cell: a wall within the grid.
    Wall,
    /// A cell.
    Plain,
    /// The cell at which marks begin.
    Entry,
    /// The cell that completes the grid.
    Tomb,
}

/// A board of cells with a rule where the next mark may go.
///
/// An implementor says what may be marked and when the grid is complete; adjacency is that of the
/// frame unless it is overridden.
pub trait Grid {
    /// The rectangle in which the cells are numbered.
    fn frame(&self) -> Frame;

    /// The cells that can ever be marked.
    fn cells(&self) -> CellSet;

    /// Where the next mark may go when these cells are marked.
    fn reach(&self, marked: CellSet) -> Reach;

    /// Whether the grid is complete when these cells are marked.
    fn is_complete(&self, marked: CellSet) -> bool;

    /// Whether any more cell may be marked when these are.
    fn has_room(&self, marked: CellSet) -> bool {
        !self.reach(marked).anchor.is_empty()
    }

    /// The cells next to the set and not in it. Fences or walls may part cells of the frame.
    fn neighbours(&self, set: CellSet) -> CellSet {
        self.frame().neighbours(set) & self.cells()
    }

    /// What a place in the frame is.
    fn ground(&self, cell: Cell) -> Ground {
        if self.cells().contains(cell) {
            Ground::Plain
        } else {
            Ground::Gap
        }
    }

    // ---- given; no implementor overrides what is below ----

    /// All cells that hang together with this one.
    fn region(&self, cell: Cell) -> CellSet {
        region(CellSet::of(cell), |set| self.neighbours(set))
    }

    /// Why these cells cannot be marked together; `None` if they can.
    fn why_not(&self, marked: CellSet, cells: CellSet) -> Option<GridRefusal> {
        let reach = self.reach(marked);
        if reach.allows(cells) {
            return None;
        }
        let refusal = if let Some(cell) = (cells - self.cells()).first() {
            GridRefusal::Missing(cell)
        } else if let Some(cell) = (cells & marked).first() {
            GridRefusal::Marked(cell)
        } else if reach.free.is_empty() {
            GridRefusal::Complete
        } else if let (true, Some(entry)) = (marked.is_empty(), reach.anchor.first()) {
            GridRefusal::Entry(entry)
        } else {
            GridRefusal::Apart
        };
        Some(refusal)
    }
}

impl<G: Grid> Grid for &G {
    fn frame(&self) -> Frame {
        (*self).frame()
    }
    fn cells(&self) -> CellSet {
        (*self).cells()
    }
    fn reach(&self, marked: CellSet) -> Reach {
        (*self).reach(marked)
    }
    fn is_complete(&self, marked: CellSet) -> bool {
        (*self).is_complete(marked)
    }
    fn has_room(&self, marked: CellSet) -> bool {
        (*self).has_room(marked)
    }
    fn neighbours(&self, set: CellSet) -> CellSet {
        (*self).neighbours(set)
    }
    fn ground(&self, cell: Cell) -> Ground {
        (*self).ground(cell)
    }
}

/// The cells reached from `seed` by stepping to neighbours.
pub fn region(seed: CellSet, neighbours: impl Fn(CellSet) -> CellSet) -> CellSet {
    let mut reached = seed;
    // Each step adds a cell or ends the loop, so it runs at most 64 times.
    loop {
        let next = reached | neighbours(reached);
        if next == reached {
            return reached;
        }
        reached = next;
    }
}

/// Whether the cells hang together; the empty set does.
pub(super) fn is_connected(cells: CellSet, neighbours: impl Fn(CellSet) -> CellSet) -> bool {
    cells
        .first()
        .is_none_or(|cell| region(CellSet::of(cell), |set| neighbours(set) & cells) == cells)
}

/// Why a grid cannot be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum GridError {
    /// No cell at all.
    #[error("a grid without cells; expected at least one")]
    Empty,
    /// Cells outside the frame.
    #[error("cells outside the frame")]
    Outside,
    /// The cells do not hang together.
    #[error("the cells do not hang together; expected each to share an edge with another")]
    Apart,
    /// The entry or the tomb is not among the cells.
    #[error("the entry or the tomb is missing")]
    NoWay,
}

/// A grid on which any free cell may be marked; complete when all are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Island {
    frame: Frame,
    cells: CellSet,
}

impl Island {
    /// An island of these cells.
    ///
    /// # Errors
    /// If there is no cell, one lies outside the frame, or they do not hang together.
    pub fn new(frame: Frame, cells: CellSet) -> Result<Self, GridError> {
        check_cells(frame, cells)?;
        Ok(Self { frame, cells })
    }
}

impl Grid for Island {
    fn frame(&self) -> Frame {
        self.frame
    }

    fn cells(&self) -> CellSet {
        self.cells
    }

    #[inline]
    fn reach(&self, marked: CellSet) -> Reach {
        let free = self.cells - marked;
        Reach { free, anchor: free }
    }

    #[inline]
    fn is_complete(&self, marked: CellSet) -> bool {
        self.cells.is_subset(marked)
    }

    #[inline]
    fn has_room(&self, marked: CellSet) -> bool {
        !self.is_complete(marked)
    }
}

/// A grid with an entry, walls and a tomb: marks grow from the entry, and the tomb completes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chamber {
    frame: Frame,
    cells: CellSet,
    entry: Cell,
    tomb: Cell,
}

impl Chamber {
    /// A chamber of these cells; what else the frame has are walls.
    ///
    /// # Errors
    /// If there is no cell, one lies outside the frame, they do not hang together, or the entry and
    /// the tomb are not two of them.
    pub fn new(frame: Frame, cells: CellSet, entry: Cell, tomb: Cell) -> Result<Self, GridError> {
        check_cells(frame, cells)?;
        if entry == tomb || !cells.contains(entry) || !cells.contains(tomb) {
            return Err(GridError::NoWay);
        }
        Ok(Self {
            frame,
            cells,
            entry,
            tomb,
        })
    }
}

impl Chamber {
    /// Where marks begin.
    pub fn entry(&self) -> Cell {
        self.entry
    }

    /// What completes the chamber.
    pub fn tomb(&self) -> Cell {
        self.tomb
    }
}

impl Grid for Chamber {
    fn frame(&self) -> Frame {
        self.frame
    }

    fn cells(&self) -> CellSet {
        self.cells
    }

    #[inline]
    fn reach(&self, marked: CellSet) -> Reach {
        if self.is_complete(marked) {
            return Reach {
                free: CellSet::EMPTY,
                anchor: CellSet::EMPTY,
            };
        }
        let free = self.cells - marked;
        let anchor = if marked.is_empty() {
            CellSet::of(self.entry)
        } else {
            self.frame.neighbours(marked) & free
        };
        Reach { free, anchor }
    }

    #[inline]
    fn is_complete(&self, marked: CellSet) -> bool {
        marked.contains(self.tomb)
    }

    /// All cells hang together, so whatever is marked, a free one is next to it.
    #[inline]
    fn has_room(&self, marked: CellSet) -> bool {
        !self.is_complete(marked)
    }

    fn ground(&self, cell: Cell) -> Ground {
        if cell == self.entry {
            Ground::Entry
        } else if cell == self.tomb {
            Ground::Tomb
        } else if self.cells.contains(cell) {
            Ground::Plain
        } else {
            Ground::Wall
        }
    }
}

fn check_cells(frame: Frame, cells: CellSet) -> Result<(), GridError> {
    if cells.is_empty() {
        Err(GridError::Empty)
    } else if !cells.is_subset(frame.cells()) {
        Err(GridError::Outside)
    } else if !is_connected(cells, |set| frame.neighbours(set)) {
        Err(GridError::Apart)
    } else {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(frame: Frame, labels: &str) -> CellSet {
        labels
            .split_whitespace()
            .map(|label| frame.parse(label).unwrap())
            .collect()
    }

    fn chamber() -> (Frame, Chamber) {
        let frame = Frame::new(2, 3).unwrap();
        let walls = cells(frame, "b2");
        let [entry, tomb] = [frame.parse("a1").unwrap(), frame.parse("c2").unwrap()];
        (
            frame,
            Chamber::new(frame, frame.cells() - walls, entry, tomb).unwrap(),
        )
    }

    #[test]
    fn an_island_takes_any_free_cell() {
        let frame = Frame::new(2, 2).unwrap();
        let island = Island::new(frame, cells(frame, "a1 b1 b2")).unwrap();
        let marked = cells(frame, "b1");
        assert_eq!(island.why_not(marked, cells(frame, "b2")), None);
        assert_eq!(
            island.why_not(marked, cells(frame, "b1 b2")),
            Some(GridRefusal::Marked(frame.parse("b1").unwrap()))
        );
        assert_eq!(
            island.why_not(marked, cells(frame, "a2")),
            Some(GridRefusal::Missing(frame.parse("a2").unwrap()))
        );
        assert!(!island.is_complete(marked) && island.is_complete(cells(frame, "a1 b1 b2")));
    }

    #[test]
    fn each_place_of_a_grid_is_reported_from_the_others() {
        let (frame, chamber) = chamber();
        let island = Island::new(frame, cells(frame, "a1 b1")).unwrap();
        for (label, in_chamber, on_island) in [
            ("a1", Ground::Entry, Ground::Plain),
            ("b1", Ground::Plain, Ground::Plain),
            ("b2", Ground::Wall, Ground::Gap),
            ("c2", Ground::Tomb, Ground::Gap),
        ] {
            let cell = frame.parse(label).unwrap();
            assert_eq!(chamber.ground(cell), in_chamber, "{label}");
            assert_eq!(island.ground(cell), on_island, "{label}");
        }
    }

    #[test]
    fn a_chamber_is_entered_at_the_entry_and_grows_from_there() {
        let (frame, chamber) = chamber();
        let entry = frame.parse("a1").unwrap();
        assert_eq!(
            chamber.why_not(CellSet::EMPTY, cells(frame, "b1 c1")),
            Some(GridRefusal::Entry(entry))
        );
        assert_eq!(chamber.why_not(CellSet::EMPTY, cells(frame, "a1 b1")), None);
        assert_eq!(
            chamber.why_not(cells(frame, "a1"), cells(frame, "c1 c2")),
            Some(GridRefusal::Apart)
        );
        assert_eq!(
            chamber.why_not(cells(frame, "a1"), cells(frame, "b2")),
            Some(GridRefusal::Missing(frame.parse("b2").unwrap()))
        );
    }

    #[test]
    fn the_tomb_completes_a_chamber_and_closes_it() {
        let (frame, chamber) = chamber();
        let marked = cells(frame, "a1 b1 c1 c2");
        assert!(chamber.is_complete(marked));
        assert_eq!(
            chamber.why_not(marked, cells(frame, "a2")),
            Some(GridRefusal::Complete)
        );
    }

    #[test]
    fn there_is_room_as_long_as_a_mark_can_be_made() {
        let (frame, chamber) = chamber();
        let island = Island::new(frame, chamber.cells()).unwrap();
        for bits in 0..1 << frame.cells().len() {
            let marked = CellSet::from_bits(bits) & chamber.cells();
            let reaches = |grid: &dyn Grid| !grid.reach(marked).anchor.is_empty();
            assert_eq!(chamber.has_room(marked), reaches(&chamber));
            assert_eq!(island.has_room(marked), reaches(&island));
        }
    }

    #[test]
    fn grids_that_cannot_be_played_are_refused() {
        let frame = Frame::new(2, 3).unwrap();
        let a1 = frame.parse("a1").unwrap();
        assert_eq!(Island::new(frame, CellSet::EMPTY), Err(GridError::Empty));
        assert_eq!(
            Island::new(frame, cells(frame, "a1 c2")),
            Err(GridError::Apart)
        );
        assert_eq!(
            Island::new(frame, CellSet::from_bits(1 << 60)),
            Err(GridError::Outside)
        );
        assert_eq!(
            Chamber::new(frame, frame.cells(), a1, a1),
            Err(GridError::NoWay)
        );
    }
}
