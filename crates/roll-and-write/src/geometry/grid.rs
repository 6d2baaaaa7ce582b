//! Grids: which cells may be marked, and when a grid is complete.

use super::{Cell, FrameOf, SetOf, Width};
use thiserror::Error;

/// Where the next mark may be: only on `free` cells, and on at least one `anchor` cell.
///
/// ```
/// use roll_and_write::{CellSet, Reach};
/// let reach = Reach { free: CellSet::from_bits(0b1110), anchor: CellSet::from_bits(0b0010) };
/// assert!(reach.allows(CellSet::from_bits(0b0110)));
/// assert!(!reach.allows(CellSet::from_bits(0b1100)), "the mark has no anchor cell");
/// ```
pub type Reach = ReachOf<u64>;

/// Where the next mark may be on a board with up to 128 cells.
///
/// ```
/// use roll_and_write::{WideFrame, WideReach};
/// let frame = WideFrame::new(11, 11)?;
/// let reach = WideReach { free: frame.cells(), anchor: frame.row_cells(10) };
/// assert!(reach.allows(frame.col_cells(0)) && !reach.allows(frame.row_cells(0)));
/// # Ok::<(), roll_and_write::FrameError>(())
/// ```
pub type WideReach = ReachOf<u128>;

/// Where the next mark may be, in sets of this width. [`Reach`] and [`WideReach`] are its two widths.
///
/// ```
/// use roll_and_write::geometry::{ReachOf, SetOf, Width};
/// fn everywhere<W: Width>(free: SetOf<W>) -> ReachOf<W> {
///     ReachOf { free, anchor: free }
/// }
/// let cells = roll_and_write::CellSet::from_bits(0b11);
/// assert!(everywhere(cells).allows(cells));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReachOf<W> {
    /// The cells that may be marked.
    pub free: SetOf<W>,
    /// The cells of which every mark must contain one; a subset of `free`.
    pub anchor: SetOf<W>,
}

impl<W: Width> ReachOf<W> {
    /// Whether a seat may mark these cells together.
    pub fn allows(self, cells: SetOf<W>) -> bool {
        cells.is_subset(self.free) && !cells.is_disjoint(self.anchor)
    }
}

/// Why cells cannot be marked on a grid.
///
/// ```
/// use roll_and_write::{CellSet, Frame, Grid, GridRefusal, Island};
/// let frame = Frame::new(2, 2)?;
/// let island = Island::new(frame, frame.cells())?;
/// let corner = frame.parse("a1").unwrap();
/// let marked = CellSet::of(corner);
/// assert_eq!(island.why_not(marked, marked), Some(GridRefusal::Marked(corner)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GridRefusal {
    /// The grid does not have this cell, or the cell is a wall.
    Missing(Cell),
    /// This cell is marked already.
    Marked(Cell),
    /// The first mark must contain this cell, the entry.
    Entry(Cell),
    /// The mark must touch a marked cell.
    Apart,
    /// The grid is complete. No more cells may be marked.
    Complete,
}

/// What a place in the frame of a grid is. Marks do not change it.
///
/// ```
/// use roll_and_write::{CellSet, Frame, Grid, Ground, Island};
/// let frame = Frame::new(1, 3)?;
/// let island = Island::new(frame, CellSet::from_bits(0b011))?;
/// let grounds: Vec<Ground> = frame.cells().iter().map(|cell| island.ground(cell)).collect();
/// assert_eq!(grounds, [Ground::Plain, Ground::Plain, Ground::Gap]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub enum Ground {
    /// No cell, because the grid ends here.
    #[default]
    Gap,
    /// No cell, but a wall inside the grid.
    Wall,
    /// A cell without a special role.
    Plain,
    /// The cell with which marks begin.
    Entry,
    /// The cell that completes the grid.
    Tomb,
}

/// A board of cells, with a rule for where the next mark may be.
///
/// An implementor says what may be marked and when the grid is complete. Cells are neighbours as in
/// the frame, unless the grid overrides [`neighbours`](Self::neighbours). A board with more than 64
/// cells implements `Grid<u128>`.
///
/// ```
/// use roll_and_write::{CellSet, Frame, Grid, Reach};
///
/// /// A column that is marked from top to bottom.
/// struct Ladder(Frame);
///
/// impl Grid for Ladder {
///     fn frame(&self) -> Frame {
///         self.0
///     }
///     fn cells(&self) -> CellSet {
///         self.0.cells()
///     }
///     fn reach(&self, marked: CellSet) -> Reach {
///         let free = self.cells() - marked;
///         Reach { free, anchor: free.first().map_or(CellSet::EMPTY, CellSet::of) }
///     }
///     fn is_complete(&self, marked: CellSet) -> bool {
///         self.cells().is_subset(marked)
///     }
/// }
///
/// let ladder = Ladder(Frame::new(4, 1)?);
/// assert_eq!(ladder.why_not(CellSet::EMPTY, CellSet::from_bits(0b11)), None);
/// assert!(ladder.why_not(CellSet::EMPTY, CellSet::from_bits(0b10)).is_some());
/// # Ok::<(), roll_and_write::FrameError>(())
/// ```
pub trait Grid<W: Width = u64> {
    /// The rectangle in which the cells are numbered.
    fn frame(&self) -> FrameOf<W>;

    /// All cells that can be marked during a game.
    fn cells(&self) -> SetOf<W>;

    /// Where the next mark may be, if these cells are marked.
    fn reach(&self, marked: SetOf<W>) -> ReachOf<W>;

    /// Whether the grid is complete, if these cells are marked.
    fn is_complete(&self, marked: SetOf<W>) -> bool;

    /// Whether at least one more cell may be marked, if these cells are marked.
    fn has_room(&self, marked: SetOf<W>) -> bool {
        !self.reach(marked).anchor.is_empty()
    }

    /// The cells next to the set and not in it. Fences or walls may separate cells that are
    /// neighbours in the frame.
    fn neighbours(&self, set: SetOf<W>) -> SetOf<W> {
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

    /// All cells that are connected with this one, the cell itself among them.
    fn region(&self, cell: Cell) -> SetOf<W> {
        region(SetOf::of(cell), |set| self.neighbours(set))
    }

    /// Why these cells cannot be marked together, if `marked` is marked; `None` if they can.
    fn why_not(&self, marked: SetOf<W>, cells: SetOf<W>) -> Option<GridRefusal> {
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

impl<W: Width, G: Grid<W>> Grid<W> for &G {
    fn frame(&self) -> FrameOf<W> {
        (*self).frame()
    }
    fn cells(&self) -> SetOf<W> {
        (*self).cells()
    }
    fn reach(&self, marked: SetOf<W>) -> ReachOf<W> {
        (*self).reach(marked)
    }
    fn is_complete(&self, marked: SetOf<W>) -> bool {
        (*self).is_complete(marked)
    }
    fn has_room(&self, marked: SetOf<W>) -> bool {
        (*self).has_room(marked)
    }
    fn neighbours(&self, set: SetOf<W>) -> SetOf<W> {
        (*self).neighbours(set)
    }
    fn ground(&self, cell: Cell) -> Ground {
        (*self).ground(cell)
    }
}

/// The cells that steps from neighbour to neighbour reach from `seed`, the seed among them.
///
/// ```
/// use roll_and_write::geometry::{CellSet, Frame, region};
/// let frame = Frame::new(2, 3)?;
/// let open = frame.col_cells(0) | frame.col_cells(2);
/// let reached = region(CellSet::from_bits(1), |set| frame.neighbours(set) & open);
/// assert_eq!(frame.labels(reached), "a1 a2");
/// # Ok::<(), roll_and_write::FrameError>(())
/// ```
pub fn region<W: Width>(seed: SetOf<W>, neighbours: impl Fn(SetOf<W>) -> SetOf<W>) -> SetOf<W> {
    let mut reached = seed;
    // Each step adds a cell or ends the loop, so it runs at most once for each cell.
    loop {
        let next = reached | neighbours(reached);
        if next == reached {
            return reached;
        }
        reached = next;
    }
}

/// Whether all cells are connected. The empty set is.
pub(super) fn is_connected<W: Width>(
    cells: SetOf<W>,
    neighbours: impl Fn(SetOf<W>) -> SetOf<W>,
) -> bool {
    cells
        .first()
        .is_none_or(|cell| region(SetOf::of(cell), |set| neighbours(set) & cells) == cells)
}

/// Why a grid cannot be made.
///
/// ```
/// use roll_and_write::{Frame, GridError, Island};
/// let frame = Frame::new(1, 3)?;
/// let ends = frame.col_cells(0) | frame.col_cells(2);
/// assert_eq!(Island::new(frame, ends), Err(GridError::Apart));
/// # Ok::<(), roll_and_write::FrameError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum GridError {
    /// The grid has no cell.
    #[error("a grid without cells; expected at least one")]
    Empty,
    /// A cell is outside the frame.
    #[error("cells outside the frame")]
    Outside,
    /// The cells are not connected.
    #[error("the cells are not connected; expected one piece, joined edge to edge")]
    Apart,
    /// The entry and the tomb are not two cells of the grid.
    #[error("the entry or the tomb is missing")]
    NoWay,
}

/// A grid on which any free cell may be marked. It is complete when all cells are marked.
///
/// ```
/// use roll_and_write::{CellSet, Frame, Grid, Island};
/// let frame = Frame::new(2, 2)?;
/// let island = Island::new(frame, frame.cells() - CellSet::from_bits(0b1000))?;
/// assert!(island.why_not(CellSet::EMPTY, CellSet::from_bits(0b100)).is_none());
/// assert!(island.is_complete(island.cells()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type Island = IslandOf<u64>;

/// A grid with up to 128 cells on which any free cell may be marked.
///
/// ```
/// use roll_and_write::{Grid, WideFrame, WideIsland, WideSet};
/// let frame = WideFrame::new(11, 11)?;
/// let island = WideIsland::new(frame, frame.cells())?;
/// assert_eq!(island.reach(frame.row_cells(0)).free.len(), 110);
/// assert!(island.has_room(WideSet::EMPTY));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type WideIsland = IslandOf<u128>;

/// An island with sets of this width. [`Island`] and [`WideIsland`] are its two widths.
///
/// ```
/// use roll_and_write::geometry::{FrameOf, GridError, IslandOf, Width};
/// fn whole<W: Width>(frame: FrameOf<W>) -> Result<IslandOf<W>, GridError> {
///     IslandOf::new(frame, frame.cells())
/// }
/// assert!(whole(roll_and_write::Frame::new(4, 4)?).is_ok());
/// # Ok::<(), roll_and_write::FrameError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IslandOf<W> {
    frame: FrameOf<W>,
    cells: SetOf<W>,
}

impl<W: Width> IslandOf<W> {
    /// An island with these cells.
    ///
    /// # Errors
    /// If there is no cell, if a cell is outside the frame, or if the cells are not connected.
    pub fn new(frame: FrameOf<W>, cells: SetOf<W>) -> Result<Self, GridError> {
        check_cells(frame, cells)?;
        Ok(Self { frame, cells })
    }
}

impl<W: Width> Grid<W> for IslandOf<W> {
    fn frame(&self) -> FrameOf<W> {
        self.frame
    }

    fn cells(&self) -> SetOf<W> {
        self.cells
    }

    #[inline]
    fn reach(&self, marked: SetOf<W>) -> ReachOf<W> {
        let free = self.cells - marked;
        ReachOf { free, anchor: free }
    }

    #[inline]
    fn is_complete(&self, marked: SetOf<W>) -> bool {
        self.cells.is_subset(marked)
    }

    #[inline]
    fn has_room(&self, marked: SetOf<W>) -> bool {
        !self.is_complete(marked)
    }
}

/// A grid with an entry, walls and a tomb. The first mark contains the entry, and each later mark
/// touches a marked cell. The grid is complete when the tomb is marked.
///
/// ```
/// use roll_and_write::{CellSet, Chamber, Frame, Grid, GridRefusal};
/// let frame = Frame::new(1, 4)?;
/// let [entry, tomb] = ["a1", "d1"].map(|label| frame.parse(label).unwrap());
/// let chamber = Chamber::new(frame, frame.cells(), entry, tomb)?;
/// let first = chamber.why_not(CellSet::EMPTY, CellSet::of(tomb));
/// assert_eq!(first, Some(GridRefusal::Entry(entry)));
/// assert!(chamber.is_complete(CellSet::of(tomb)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type Chamber = ChamberOf<u64>;

/// A chamber with up to 128 cells.
///
/// ```
/// use roll_and_write::{Grid, WideChamber, WideFrame, WideSet};
/// let frame = WideFrame::new(10, 10)?;
/// let [entry, tomb] = ["a1", "j10"].map(|label| frame.parse(label).unwrap());
/// let chamber = WideChamber::new(frame, frame.cells(), entry, tomb)?;
/// assert_eq!(chamber.reach(WideSet::of(entry)).anchor.len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type WideChamber = ChamberOf<u128>;

/// A chamber with sets of this width. [`Chamber`] and [`WideChamber`] are its two widths.
///
/// ```
/// use roll_and_write::geometry::{ChamberOf, Width};
/// fn way<W: Width>(chamber: &ChamberOf<W>) -> [usize; 2] {
///     [chamber.entry().index(), chamber.tomb().index()]
/// }
/// let frame = roll_and_write::Frame::new(1, 3)?;
/// let [a1, c1] = ["a1", "c1"].map(|label| frame.parse(label).unwrap());
/// assert_eq!(way(&ChamberOf::new(frame, frame.cells(), a1, c1)?), [0, 2]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChamberOf<W> {
    frame: FrameOf<W>,
    cells: SetOf<W>,
    entry: Cell,
    tomb: Cell,
}

impl<W: Width> ChamberOf<W> {
    /// A chamber with these cells. All other places of the frame are walls.
    ///
    /// # Errors
    /// If there is no cell, if a cell is outside the frame, or if the cells are not connected. Also
    /// if the entry and the tomb are not two of the cells.
    pub fn new(
        frame: FrameOf<W>,
        cells: SetOf<W>,
        entry: Cell,
        tomb: Cell,
    ) -> Result<Self, GridError> {
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

impl<W: Width> ChamberOf<W> {
    /// The cell that the first mark must contain.
    pub fn entry(&self) -> Cell {
        self.entry
    }

    /// The cell that completes the chamber.
    pub fn tomb(&self) -> Cell {
        self.tomb
    }
}

impl<W: Width> Grid<W> for ChamberOf<W> {
    fn frame(&self) -> FrameOf<W> {
        self.frame
    }

    fn cells(&self) -> SetOf<W> {
        self.cells
    }

    #[inline]
    fn reach(&self, marked: SetOf<W>) -> ReachOf<W> {
        if self.is_complete(marked) {
            return ReachOf {
                free: SetOf::EMPTY,
                anchor: SetOf::EMPTY,
            };
        }
        let free = self.cells - marked;
        let anchor = if marked.is_empty() {
            SetOf::of(self.entry)
        } else {
            self.frame.neighbours(marked) & free
        };
        ReachOf { free, anchor }
    }

    #[inline]
    fn is_complete(&self, marked: SetOf<W>) -> bool {
        marked.contains(self.tomb)
    }

    /// All cells are connected. So whatever is marked, a free cell is next to it.
    #[inline]
    fn has_room(&self, marked: SetOf<W>) -> bool {
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

fn check_cells<W: Width>(frame: FrameOf<W>, cells: SetOf<W>) -> Result<(), GridError> {
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
    use super::super::{CellSet, Frame};
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
