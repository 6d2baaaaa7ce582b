//! Tiles with ends on their four sides, and boards of them.
//!
//! It has more than 500 lines, because a third of them is documentation with examples.

use super::{Cell, Direction, FrameOf, SetOf, Symmetry, Width};
use std::ops::{Index, IndexMut};

/// One of the four sides of a tile.
///
/// ```
/// use roll_and_write::geometry::TileSide;
/// assert_eq!(TileSide::Up.opposite(), TileSide::Down);
/// assert_eq!(TileSide::ALL.map(TileSide::clockwise)[3], TileSide::Up);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TileSide {
    /// The side to the row above.
    Up,
    /// The side to the column on the right.
    Right,
    /// The side to the row below.
    Down,
    /// The side to the column on the left.
    Left,
}

impl TileSide {
    /// All sides, clockwise from `Up`.
    pub const ALL: [Self; 4] = [Self::Up, Self::Right, Self::Down, Self::Left];

    /// The next side, clockwise.
    #[must_use]
    pub const fn clockwise(self) -> Self {
        Self::ALL[(self as usize + 1) % 4]
    }

    /// The side across the tile.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 2) % 4]
    }

    /// The direction across this side.
    pub const fn direction(self) -> Direction {
        Direction::STRAIGHT[self as usize]
    }

    /// Where the side is after a symmetry was applied to its tile.
    #[must_use]
    pub fn oriented(self, symmetry: Symmetry) -> Self {
        let offset = symmetry.apply(self.direction().offset());
        let found = Self::ALL
            .into_iter()
            .find(|side| side.direction().offset() == offset);
        // A symmetry leads from a side to a side.
        found.unwrap_or(self)
    }
}

/// Something for each of the four sides of a tile.
///
/// ```
/// use roll_and_write::geometry::{Sides, TileSide};
/// let bend = Sides { up: 'r', right: 'r', ..Sides::all('.') };
/// assert_eq!(bend.turned(), Sides { right: 'r', down: 'r', ..Sides::all('.') });
/// assert_eq!(bend.mirrored()[TileSide::Left], 'r');
/// assert_eq!(bend.orientations().len(), 4);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Sides<T> {
    /// What belongs to the upper side.
    pub up: T,
    /// What belongs to the right side.
    pub right: T,
    /// What belongs to the lower side.
    pub down: T,
    /// What belongs to the left side.
    pub left: T,
}

impl<T> Sides<T> {
    /// Calls `make` for each side, clockwise from `Up`.
    pub fn from_fn(mut make: impl FnMut(TileSide) -> T) -> Self {
        let [up, right, down, left] = TileSide::ALL.map(&mut make);
        Self {
            up,
            right,
            down,
            left,
        }
    }

    /// The four sides, clockwise from `Up`.
    pub fn into_array(self) -> [T; 4] {
        [self.up, self.right, self.down, self.left]
    }
}

impl<T: Copy> Sides<T> {
    /// The same for each side.
    pub const fn all(value: T) -> Self {
        Self {
            up: value,
            right: value,
            down: value,
            left: value,
        }
    }

    /// The sides after a quarter turn clockwise.
    #[must_use]
    pub fn turned(self) -> Self {
        Self {
            up: self.left,
            right: self.up,
            down: self.right,
            left: self.down,
        }
    }

    /// The sides with left and right exchanged.
    #[must_use]
    pub fn mirrored(self) -> Self {
        Self {
            right: self.left,
            left: self.right,
            ..self
        }
    }

    /// The sides after a symmetry.
    #[must_use]
    pub fn oriented(self, symmetry: Symmetry) -> Self {
        let mut oriented = self;
        for side in TileSide::ALL {
            oriented[side.oriented(symmetry)] = self[side];
        }
        oriented
    }
}

impl<T: Copy + PartialEq> Sides<T> {
    /// The different ways to turn and mirror the sides, 1 to 8. The first is unchanged.
    pub fn orientations(self) -> Vec<Self> {
        different(Symmetry::ALL.into_iter().map(|one| self.oriented(one)))
    }
}

impl<T> Index<TileSide> for Sides<T> {
    type Output = T;
    fn index(&self, side: TileSide) -> &T {
        match side {
            TileSide::Up => &self.up,
            TileSide::Right => &self.right,
            TileSide::Down => &self.down,
            TileSide::Left => &self.left,
        }
    }
}

impl<T> IndexMut<TileSide> for Sides<T> {
    fn index_mut(&mut self, side: TileSide) -> &mut T {
        match side {
            TileSide::Up => &mut self.up,
            TileSide::Right => &mut self.right,
            TileSide::Down => &mut self.down,
            TileSide::Left => &mut self.left,
        }
    }
}

/// Each value once, in the order in which they come first.
fn different<T: PartialEq>(all: impl Iterator<Item = T>) -> Vec<T> {
    let mut found = Vec::new();
    for one in all {
        if !found.contains(&one) {
            found.push(one);
        }
    }
    found
}

/// A tile: what leaves it on each of its sides, and which of these ends are joined inside it.
///
/// `K` is the kind of an end, such as road or rail. Two tiles are equal when they have the same ends
/// and join the same of them.
///
/// ```
/// use roll_and_write::geometry::{Sides, Tile, TileSide};
/// let road = Sides { up: Some('r'), down: Some('r'), ..Sides::all(None) };
/// let crossing = Sides { left: Some('t'), right: Some('t'), ..road };
/// let (joined, bridge) = (Tile::new(crossing), Tile::bridge(crossing));
/// assert!(joined.joins(TileSide::Up, TileSide::Left));
/// assert!(!bridge.joins(TileSide::Up, TileSide::Left) && bridge.joins(TileSide::Up, TileSide::Down));
/// assert_eq!((Tile::new(road).orientations().len(), bridge.orientations().len()), (2, 2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile<K> {
    ends: Sides<Option<K>>,
    /// Ends with the same number are joined. Numbers count from 0 in the order of the sides; a side
    /// without an end has 0.
    groups: Sides<u8>,
}

impl<K: Copy + PartialEq> Tile<K> {
    /// A tile that joins all its ends.
    pub fn new(ends: Sides<Option<K>>) -> Self {
        Self::with_groups(ends, Sides::all(0))
    }

    /// A tile that joins its upper end with its lower one, and its left end with its right one.
    pub fn bridge(ends: Sides<Option<K>>) -> Self {
        let groups = Sides {
            left: 1,
            right: 1,
            ..Sides::all(0)
        };
        Self::with_groups(ends, groups)
    }

    /// A tile that joins ends with the same number. The numbers mean nothing else.
    ///
    /// ```
    /// use roll_and_write::geometry::{Sides, Tile, TileSide};
    /// let bends = Sides { up: 3, right: 3, down: 7, left: 7 };
    /// let tile = Tile::with_groups(Sides::all(Some(())), bends);
    /// assert!(tile.joins(TileSide::Up, TileSide::Right) && !tile.joins(TileSide::Up, TileSide::Down));
    /// assert_eq!(tile.orientations().len(), 2);
    /// ```
    pub fn with_groups(ends: Sides<Option<K>>, groups: Sides<u8>) -> Self {
        let mut numbered = Sides::all(0);
        let mut next = 0;
        for (index, side) in TileSide::ALL.into_iter().enumerate() {
            if ends[side].is_none() {
                continue;
            }
            let mut earlier = TileSide::ALL[..index].iter();
            let same =
                |other: &&TileSide| ends[**other].is_some() && groups[**other] == groups[side];
            if let Some(other) = earlier.find(same) {
                numbered[side] = numbered[*other];
            } else {
                numbered[side] = next;
                next += 1;
            }
        }
        Self {
            ends,
            groups: numbered,
        }
    }

    /// What leaves the tile on each side.
    pub fn ends(&self) -> Sides<Option<K>> {
        self.ends
    }

    /// Whether both sides have an end, and the tile joins the two. A side with an end is joined with
    /// itself.
    pub fn joins(&self, side: TileSide, other: TileSide) -> bool {
        let both = self.ends[side].is_some() && self.ends[other].is_some();
        both && self.groups[side] == self.groups[other]
    }

    /// The tile after a symmetry.
    #[must_use]
    pub fn oriented(&self, symmetry: Symmetry) -> Self {
        Self::with_groups(self.ends.oriented(symmetry), self.groups.oriented(symmetry))
    }

    /// The different ways to turn and mirror the tile, 1 to 8. The first is unchanged.
    pub fn orientations(&self) -> Vec<Self> {
        different(Symmetry::ALL.into_iter().map(|one| self.oriented(one)))
    }
}

/// How a side of a tile meets what is next to it.
///
/// ```
/// use roll_and_write::geometry::{Meeting, Sides, Tile, TileBoard, TileSide};
/// use roll_and_write::Frame;
/// let frame = Frame::new(1, 2)?;
/// let [a1, b1] = ["a1", "b1"].map(|label| frame.parse(label).unwrap());
/// let across = |kind| Tile::new(Sides { left: Some(kind), right: Some(kind), ..Sides::all(None) });
/// let mut board = TileBoard::<char, 2>::EMPTY;
/// board.place(a1, across('r'));
/// assert_eq!(board.meetings(frame, b1, &across('r')).left, Meeting::Joined);
/// assert_eq!(board.meetings(frame, b1, &across('t')).left, Meeting::Clash);
/// # Ok::<(), roll_and_write::FrameError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Meeting {
    /// The board ends on this side.
    Edge,
    /// No tile is on this side.
    Free,
    /// A tile is there; neither tile has an end.
    Blank,
    /// Both tiles have an end of the same kind.
    Joined,
    /// Only one of the tiles has an end.
    Loose,
    /// Both tiles have an end, and the kinds differ.
    Clash,
}

/// Tiles on the cells of a frame: at most one on each cell. It has room for `CELLS` cells.
///
/// It belongs in a state. The frame is not stored; each method that needs it takes it. The frame must
/// not have more than `CELLS` cells: a cell without room never has a tile.
///
/// ```
/// use roll_and_write::geometry::{Sides, Tile, TileBoard, TileSide};
/// use roll_and_write::Frame;
/// let frame = Frame::new(2, 2)?;
/// let [a1, b1, b2] = ["a1", "b1", "b2"].map(|label| frame.parse(label).unwrap());
/// let bend = Tile::new(Sides { left: Some('r'), down: Some('r'), ..Sides::all(None) });
/// let mut board = TileBoard::<char, 4>::EMPTY;
/// board.place(b1, bend);
/// board.place(a1, Tile::new(Sides { right: Some('r'), ..Sides::all(None) }));
/// board.place(b2, bend);
/// let network = board.network(frame, a1, TileSide::Right);
/// assert!(network.down.contains(b1), "the network leaves b1 downwards");
/// let loose: Vec<_> = board.loose_ends(frame).collect();
/// assert_eq!(loose, [(b1, TileSide::Down), (b2, TileSide::Left)]);
/// assert_eq!(board.longest_path(frame, 'r'), 2);
/// # Ok::<(), roll_and_write::FrameError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TileBoard<K, const CELLS: usize> {
    tiles: [Option<Tile<K>>; CELLS],
}

impl<K: Copy + PartialEq, const CELLS: usize> TileBoard<K, CELLS> {
    /// A board without tiles.
    pub const EMPTY: Self = Self {
        tiles: [None; CELLS],
    };

    /// The tile on a cell.
    pub fn get(&self, cell: Cell) -> Option<&Tile<K>> {
        self.tiles.get(cell.index())?.as_ref()
    }

    /// Places a tile on a cell, instead of one that is there. Returns whether the board has room for
    /// the cell.
    pub fn place(&mut self, cell: Cell, tile: Tile<K>) -> bool {
        let place = self.tiles.get_mut(cell.index());
        place.map(|place| *place = Some(tile)).is_some()
    }

    /// Removes the tile of a cell and returns it.
    pub fn remove(&mut self, cell: Cell) -> Option<Tile<K>> {
        self.tiles.get_mut(cell.index())?.take()
    }

    /// The cells with a tile.
    pub fn cells<W: Width>(&self, frame: FrameOf<W>) -> SetOf<W> {
        let all = frame.cells().iter();
        all.filter(|cell| self.get(*cell).is_some()).collect()
    }

    /// How each side of a tile on a cell meets the tiles around it. The tile need not be on the
    /// board.
    pub fn meetings<W: Width>(
        &self,
        frame: FrameOf<W>,
        cell: Cell,
        tile: &Tile<K>,
    ) -> Sides<Meeting> {
        Sides::from_fn(|side| {
            let Some(beside) = frame.step(cell, side.direction()) else {
                return Meeting::Edge;
            };
            let Some(other) = self.get(beside) else {
                return Meeting::Free;
            };
            match (tile.ends[side], other.ends[side.opposite()]) {
                (None, None) => Meeting::Blank,
                (Some(one), Some(other)) if one == other => Meeting::Joined,
                (Some(_), Some(_)) => Meeting::Clash,
                _ => Meeting::Loose,
            }
        })
    }

    /// Whether a tile fits on a cell: the cell is free, an end of the tile is joined, and no end meets one of another kind.
    ///
    /// ```
    /// use roll_and_write::Frame;
    /// use roll_and_write::geometry::{Sides, Tile, TileBoard};
    /// let (frame, mut board) = (Frame::new(1, 3)?, TileBoard::<char, 3>::EMPTY);
    /// let [a1, b1, c1] = ["a1", "b1", "c1"].map(|label| frame.parse(label).unwrap());
    /// board.place(a1, Tile::new(Sides::all(Some('r'))));
    /// let straight = |kind| Tile::new(Sides { left: Some(kind), right: Some(kind), ..Sides::all(None) });
    /// assert!(board.fits(frame, b1, &straight('r')));
    /// assert!(!board.fits(frame, b1, &straight('w')), "a river meets a road");
    /// assert!(!board.fits(frame, c1, &straight('r')), "nothing is beside it");
    /// assert!(!board.fits(frame, a1, &straight('r')), "a tile lies there");
    /// # Ok::<(), roll_and_write::FrameError>(())
    /// ```
    pub fn fits<W: Width>(&self, frame: FrameOf<W>, cell: Cell, tile: &Tile<K>) -> bool {
        let meetings = self.meetings(frame, cell, tile).into_array();
        let has = |meeting| meetings.contains(&meeting);
        self.get(cell).is_none() && has(Meeting::Joined) && !has(Meeting::Clash)
    }

    /// The end that meets this one, if the two are joined.
    fn across<W: Width>(
        &self,
        frame: FrameOf<W>,
        (cell, side): (Cell, TileSide),
    ) -> Option<(Cell, TileSide)> {
        let own = self.get(cell)?.ends[side]?;
        let beside = frame.step(cell, side.direction())?;
        let other = self.get(beside)?.ends[side.opposite()]?;
        (own == other).then_some((beside, side.opposite()))
    }

    /// All ends that are connected with this one, through tiles and from tile to tile: for each side,
    /// the cells whose end on that side is in the network. It is empty if there is no such end.
    pub fn network<W: Width>(
        &self,
        frame: FrameOf<W>,
        cell: Cell,
        side: TileSide,
    ) -> Sides<SetOf<W>> {
        let mut network = Sides::all(SetOf::EMPTY);
        let mut open = network;
        let mut reach = |open: &mut Sides<SetOf<W>>, cell, side: TileSide| {
            let end = SetOf::of(cell);
            if (network[side] & end).is_empty() {
                network[side] |= end;
                open[side] |= end;
            }
        };
        if self.get(cell).is_some_and(|tile| tile.ends[side].is_some()) {
            reach(&mut open, cell, side);
        }
        let next = |open: &Sides<SetOf<W>>| {
            let mut sides = TileSide::ALL.into_iter();
            sides.find_map(|side| Some((open[side].first()?, side)))
        };
        while let Some((cell, side)) = next(&open) {
            open[side] -= SetOf::of(cell);
            for other in TileSide::ALL {
                if self.get(cell).is_some_and(|tile| tile.joins(side, other)) {
                    reach(&mut open, cell, other);
                }
            }
            if let Some((beside, back)) = self.across(frame, (cell, side)) {
                reach(&mut open, beside, back);
            }
        }
        network
    }

    /// All networks, each as [`network`](Self::network) tells it, in the order of their first ends.
    ///
    /// ```
    /// use roll_and_write::geometry::{Sides, Tile, TileBoard};
    /// use roll_and_write::{Cell, Frame};
    /// let mut board = TileBoard::<(), 1>::EMPTY;
    /// board.place(Cell::new(0), Tile::bridge(Sides::all(Some(()))));
    /// assert_eq!(board.networks(Frame::new(1, 1)?).count(), 2);
    /// # Ok::<(), roll_and_write::FrameError>(())
    /// ```
    pub fn networks<W: Width>(&self, frame: FrameOf<W>) -> impl Iterator<Item = Sides<SetOf<W>>> {
        let mut rest = Sides::from_fn(|side| {
            let with = |cell: &Cell| {
                self.get(*cell)
                    .is_some_and(|tile| tile.ends[side].is_some())
            };
            frame.cells().iter().filter(with).collect::<SetOf<W>>()
        });
        std::iter::from_fn(move || {
            let firsts = TileSide::ALL.map(|side| rest[side].first().map(|cell| (cell, side)));
            let (cell, side) = firsts.into_iter().flatten().min()?;
            let network = self.network(frame, cell, side);
            for side in TileSide::ALL {
                rest[side] -= network[side];
            }
            Some(network)
        })
    }

    /// The ends that are joined with no other tile, in reading order of their cells. An end at the
    /// edge of the board is none of them.
    pub fn loose_ends<W: Width>(
        &self,
        frame: FrameOf<W>,
    ) -> impl Iterator<Item = (Cell, TileSide)> {
        let ends = frame.cells().iter().flat_map(|cell| {
            let sides = TileSide::ALL.into_iter();
            sides.map(move |side| (cell, side))
        });
        ends.filter(move |&(cell, side)| {
            let has_end = self.get(cell).is_some_and(|tile| tile.ends[side].is_some());
            let inside = frame.step(cell, side.direction()).is_some();
            has_end && inside && self.across(frame, (cell, side)).is_none()
        })
    }

    /// The largest number of tiles on a path of one kind that uses no tile twice. On a tile that does
    /// not join all its ends, each group of joined ends counts as a tile of its own.
    ///
    /// The search is exact. Its time grows with the number of loops, and with the shorter side of a
    /// board that is full of them. It allocates memory, so score with it at the end of a game.
    pub fn longest_path<W: Width>(&self, frame: FrameOf<W>, kind: K) -> u32 {
        super::path::longest(&self.graph(frame, kind))
    }

    /// The groups of joined ends with an end of this kind, and for each those next to it.
    fn graph<W: Width>(&self, frame: FrameOf<W>, kind: K) -> Vec<Vec<usize>> {
        // Along the shorter side, so that the search has few nodes at a time in mind.
        let (rows, cols) = (frame.rows(), frame.cols());
        let place = |index: usize| {
            if rows < cols {
                frame.cell(index % rows, index / rows)
            } else {
                frame.cell(index / cols, index % cols)
            }
        };
        let is_of = |tile: &Tile<K>, side: TileSide, group: u8| {
            tile.ends[side] == Some(kind) && tile.groups[side] == group
        };
        let mut nodes = Vec::new();
        for cell in (0..rows * cols).filter_map(place) {
            let Some(tile) = self.get(cell) else { continue };
            let sides = TileSide::ALL.into_iter();
            let groups = (0..4).filter(|group| sides.clone().any(|side| is_of(tile, side, *group)));
            nodes.extend(groups.map(|group| (cell, group)));
        }
        let next = |&(cell, group): &(Cell, u8)| {
            let tile = self.get(cell);
            let own = TileSide::ALL
                .into_iter()
                .filter(|side| tile.is_some_and(|tile| is_of(tile, *side, group)));
            let beside = own.filter_map(|side| {
                let (beside, back) = self.across(frame, (cell, side))?;
                let node = (beside, self.get(beside)?.groups[back]);
                nodes.iter().position(|one| *one == node)
            });
            beside.collect()
        };
        nodes.iter().map(next).collect()
    }
}

#[cfg(test)]
mod tests;
