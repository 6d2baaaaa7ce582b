//! Lines between cells, in eight directions.

use super::{Cell, Direction, FrameOf, SetOf, Width};
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};

/// Links between cells of a frame with at most 64 cells.
///
/// A link joins two cells that share an edge or a corner. A longer line is a chain of links. All of
/// it fits in four sets of cells, so it belongs in a state. The frame is not stored; each method
/// that needs it takes it.
///
/// ```
/// use roll_and_write::geometry::{Direction, Links};
/// use roll_and_write::Frame;
/// let frame = Frame::new(3, 3)?;
/// let [a1, c1, b2, c3] = ["a1", "c1", "b2", "c3"].map(|label| frame.parse(label).unwrap());
/// let mut line = Links::line(frame, a1, c3).unwrap();
/// assert_eq!(frame.labels(line.connected(frame, a1)), "a1 b2 c3");
/// assert!(line.insert(frame, b2, Direction::UpRight));
/// assert_eq!((line.degree(frame, b2), line.len()), (3, 3));
/// assert_eq!(frame.labels(line.ends(frame)), "a1 c1 c3");
/// # Ok::<(), roll_and_write::FrameError>(())
/// ```
pub type Links = LinksOf<u64>;

/// Links between cells of a frame with up to 128 cells.
///
/// ```
/// use roll_and_write::geometry::WideLinks;
/// use roll_and_write::WideFrame;
/// let frame = WideFrame::new(10, 10)?;
/// let [from, to] = ["b1", "b9"].map(|label| frame.parse(label).unwrap());
/// assert_eq!(WideLinks::line(frame, from, to).map(|line| line.len()), Some(8));
/// # Ok::<(), roll_and_write::FrameError>(())
/// ```
pub type WideLinks = LinksOf<u128>;

/// Links between cells, with sets of this width. [`Links`] and [`WideLinks`] are its two widths.
///
/// ```
/// use roll_and_write::geometry::{LinksOf, Width};
/// fn is_used<W: Width>(links: LinksOf<W>) -> bool {
///     !links.is_empty()
/// }
/// assert!(!is_used(LinksOf::<u64>::EMPTY));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct LinksOf<W> {
    /// The cells with a link to the cell on their right.
    right: SetOf<W>,
    /// The cells with a link to the cell below on the right.
    down_right: SetOf<W>,
    /// The cells with a link to the cell below.
    down: SetOf<W>,
    /// The cells with a link to the cell below on the left.
    down_left: SetOf<W>,
}

/// The directions of the four sets, in their order.
const FORWARD: [Direction; 4] = [
    Direction::Right,
    Direction::DownRight,
    Direction::Down,
    Direction::DownLeft,
];

impl<W: Width> LinksOf<W> {
    /// No links.
    pub const EMPTY: Self = Self {
        right: SetOf::EMPTY,
        down_right: SetOf::EMPTY,
        down: SetOf::EMPTY,
        down_left: SetOf::EMPTY,
    };

    fn sets(self) -> [SetOf<W>; 4] {
        [self.right, self.down_right, self.down, self.down_left]
    }

    fn of_sets([right, down_right, down, down_left]: [SetOf<W>; 4]) -> Self {
        Self {
            right,
            down_right,
            down,
            down_left,
        }
    }

    fn with_sets(self, other: Self, each: impl Fn(SetOf<W>, SetOf<W>) -> SetOf<W>) -> Self {
        let (a, b) = (self.sets(), other.sets());
        Self::of_sets([0, 1, 2, 3].map(|set| each(a[set], b[set])))
    }

    /// The set that has a link, and the cell of it; `None` if the frame ends there.
    fn place(frame: FrameOf<W>, cell: Cell, direction: Direction) -> Option<(usize, Cell)> {
        let other = frame.step(cell, direction)?;
        let forward = |wanted| FORWARD.iter().position(|one| *one == wanted);
        match forward(direction) {
            Some(set) => Some((set, cell)),
            None => Some((forward(direction.opposite())?, other)),
        }
    }

    /// All links of a frame.
    ///
    /// ```
    /// use roll_and_write::geometry::Links;
    /// use roll_and_write::Frame;
    /// let all = Links::all(Frame::new(2, 2)?);
    /// assert_eq!(all.len(), 6, "four sides and two diagonals");
    /// # Ok::<(), roll_and_write::FrameError>(())
    /// ```
    pub fn all(frame: FrameOf<W>) -> Self {
        Self::of_sets(FORWARD.map(|direction| frame.moved(frame.cells(), direction.opposite())))
    }

    /// The links of a straight line from one cell to another, along a row, a column or a diagonal;
    /// `None` if the cells are not on one. A cell and itself are not.
    pub fn line(frame: FrameOf<W>, from: Cell, to: Cell) -> Option<Self> {
        let direction = frame.direction(from, to)?;
        let mut line = Self::EMPTY;
        let mut at = from;
        while at != to {
            line.insert(frame, at, direction);
            at = frame.step(at, direction)?;
        }
        Some(line)
    }

    /// Adds the link from a cell in a direction. Returns whether the frame has a cell there.
    pub fn insert(&mut self, frame: FrameOf<W>, cell: Cell, direction: Direction) -> bool {
        let Some((set, cell)) = Self::place(frame, cell, direction) else {
            return false;
        };
        let mut sets = self.sets();
        sets[set] |= SetOf::of(cell);
        *self = Self::of_sets(sets);
        true
    }

    /// Whether there is a link from a cell in a direction.
    pub fn contains(self, frame: FrameOf<W>, cell: Cell, direction: Direction) -> bool {
        Self::place(frame, cell, direction)
            .is_some_and(|(set, cell)| self.sets()[set].contains(cell))
    }

    /// The number of links.
    pub fn len(self) -> u32 {
        self.sets().into_iter().map(SetOf::len).sum()
    }

    /// Whether there is no link.
    pub fn is_empty(self) -> bool {
        self.sets().into_iter().all(SetOf::is_empty)
    }

    /// Whether no link is in both.
    pub fn is_disjoint(self, other: Self) -> bool {
        (self & other).is_empty()
    }

    /// Each link once, as its first cell in reading order and the direction from there.
    ///
    /// ```
    /// use roll_and_write::geometry::{Direction, Links};
    /// use roll_and_write::Frame;
    /// let frame = Frame::new(2, 2)?;
    /// let [b1, a2] = ["b1", "a2"].map(|label| frame.parse(label).unwrap());
    /// let line = Links::line(frame, a2, b1).unwrap();
    /// assert_eq!(line.iter().collect::<Vec<_>>(), [(b1, Direction::DownLeft)]);
    /// # Ok::<(), roll_and_write::FrameError>(())
    /// ```
    pub fn iter(self) -> impl Iterator<Item = (Cell, Direction)> {
        let sets = FORWARD.into_iter().zip(self.sets());
        sets.flat_map(|(direction, set)| set.iter().map(move |cell| (cell, direction)))
    }

    /// The cells that have a link.
    pub fn cells(self, frame: FrameOf<W>) -> SetOf<W> {
        let sets = FORWARD.into_iter().zip(self.sets());
        sets.fold(SetOf::EMPTY, |all, (direction, set)| {
            all | set | frame.moved(set, direction)
        })
    }

    /// The cells that a link joins with a cell of the set, and that are not in the set.
    pub fn neighbours(self, frame: FrameOf<W>, set: SetOf<W>) -> SetOf<W> {
        let sets = FORWARD.into_iter().zip(self.sets());
        let joined = sets.fold(SetOf::EMPTY, |joined, (direction, from)| {
            let forward = frame.moved(from & set, direction);
            let back = frame.moved(set, direction.opposite()) & from;
            joined | forward | back
        });
        joined - set
    }

    /// The cells that links connect with this cell, the cell itself among them.
    pub fn connected(self, frame: FrameOf<W>, cell: Cell) -> SetOf<W> {
        super::region(SetOf::of(cell), |set| self.neighbours(frame, set))
    }

    /// The number of links of a cell, 0 to 8.
    pub fn degree(self, frame: FrameOf<W>, cell: Cell) -> u32 {
        self.neighbours(frame, SetOf::of(cell)).len()
    }

    /// The cells with exactly one link: the ends of lines.
    pub fn ends(self, frame: FrameOf<W>) -> SetOf<W> {
        let all = self.cells(frame).iter();
        all.filter(|cell| self.degree(frame, *cell) == 1).collect()
    }

    /// Whether a diagonal link of one crosses a diagonal link of the other, between four cells.
    ///
    /// Links that meet in a cell do not cross; compare [`cells`](Self::cells) for that.
    ///
    /// ```
    /// use roll_and_write::geometry::Links;
    /// use roll_and_write::Frame;
    /// let frame = Frame::new(3, 3)?;
    /// let line = |from, to| {
    ///     Links::line(frame, frame.parse(from).unwrap(), frame.parse(to).unwrap()).unwrap()
    /// };
    /// assert!(line("a1", "c3").crosses(frame, line("a2", "b1")));
    /// assert!(!line("a1", "c3").crosses(frame, line("a3", "c1")), "they meet in b2");
    /// # Ok::<(), roll_and_write::FrameError>(())
    /// ```
    pub fn crosses(self, frame: FrameOf<W>, other: Self) -> bool {
        let meet = |one: Self, other: Self| {
            let right = frame.moved(one.down_right, Direction::Right);
            !right.is_disjoint(other.down_left)
        };
        meet(self, other) || meet(other, self)
    }
}

impl<W: Width> BitOr for LinksOf<W> {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        self.with_sets(other, |a, b| a | b)
    }
}

impl<W: Width> BitOrAssign for LinksOf<W> {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<W: Width> BitAnd for LinksOf<W> {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        self.with_sets(other, |a, b| a & b)
    }
}

impl<W: Width> Sub for LinksOf<W> {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        self.with_sets(other, |a, b| a - b)
    }
}

#[cfg(test)]
mod tests {
    use super::super::WideFrame;
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    /// Links as pairs of cells, the smaller first.
    type Pairs = BTreeSet<(Cell, Cell)>;

    fn pairs(frame: WideFrame, links: WideLinks) -> Pairs {
        let pair = |(cell, direction)| {
            let other = frame.step(cell, direction).unwrap();
            (cell.min(other), cell.max(other))
        };
        links.iter().map(pair).collect()
    }

    fn joined(pairs: &Pairs, cell: Cell) -> BTreeSet<Cell> {
        let other = |(a, b): &(Cell, Cell)| match cell {
            _ if *a == cell => Some(*b),
            _ if *b == cell => Some(*a),
            _ => None,
        };
        pairs.iter().filter_map(other).collect()
    }

    /// Twice the centre of each diagonal link.
    fn centres(frame: WideFrame, pairs: &Pairs) -> BTreeSet<(usize, usize)> {
        let diagonal = pairs
            .iter()
            .filter(|(a, b)| frame.row(*a) != frame.row(*b) && frame.col(*a) != frame.col(*b));
        let centre =
            |(a, b): &(Cell, Cell)| (frame.row(*a) + frame.row(*b), frame.col(*a) + frame.col(*b));
        diagonal.map(centre).collect()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn links_agree_with_a_list_of_pairs(
            rows in 1usize..=11,
            cols in 1usize..=11,
            drawn in prop::collection::vec((0u8..121, 0usize..8), 0..60),
            more in prop::collection::vec((0u8..121, 0usize..8), 0..9),
        ) {
            let frame = WideFrame::new(rows, cols).unwrap();
            let draw = |drawn: &[(u8, usize)]| {
                let (mut links, mut plain) = (WideLinks::EMPTY, Pairs::new());
                for (cell, direction) in drawn {
                    let cell = Cell::new(cell % (rows * cols) as u8);
                    let direction = Direction::ALL[*direction];
                    let other = frame.step(cell, direction);
                    assert_eq!(links.insert(frame, cell, direction), other.is_some());
                    if let Some(other) = other {
                        assert!(links.contains(frame, cell, direction));
                        assert!(links.contains(frame, other, direction.opposite()));
                        plain.insert((cell.min(other), cell.max(other)));
                    }
                }
                (links, plain)
            };
            let ((links, plain), (others, plain_others)) = (draw(&drawn), draw(&more));
            prop_assert_eq!(pairs(frame, links), plain.clone());
            prop_assert_eq!(links.len() as usize, plain.len());
            prop_assert_eq!(pairs(frame, links | others), &plain | &plain_others);
            prop_assert_eq!(pairs(frame, links - others), &plain - &plain_others);
            prop_assert_eq!(links.is_disjoint(others), plain.is_disjoint(&plain_others));
            let mut ends = BTreeSet::new();
            for cell in frame.cells() {
                let next = joined(&plain, cell);
                prop_assert_eq!(links.degree(frame, cell) as usize, next.len());
                prop_assert_eq!(links.cells(frame).contains(cell), !next.is_empty());
                ends.extend((next.len() == 1).then_some(cell));
                let mut reached = BTreeSet::from([cell]);
                let mut open = vec![cell];
                while let Some(at) = open.pop() {
                    open.extend(joined(&plain, at).into_iter().filter(|to| reached.insert(*to)));
                }
                prop_assert_eq!(links.connected(frame, cell).iter().collect::<BTreeSet<_>>(), reached);
            }
            prop_assert_eq!(links.ends(frame).iter().collect::<BTreeSet<_>>(), ends);
            // Two different diagonals cross when their centres are the same.
            let crossing = |a: &(Cell, Cell)| plain_others.iter().any(|b| {
                let one = |pair: &(Cell, Cell)| centres(frame, &Pairs::from([*pair]));
                a != b && !one(a).is_empty() && one(a) == one(b)
            });
            prop_assert_eq!(links.crosses(frame, others), plain.iter().any(crossing));
        }

        #[test]
        fn a_line_visits_every_cell_between_its_ends(from in 0u8..121, to in 0u8..121) {
            let frame = WideFrame::new(11, 11).unwrap();
            let (from, to) = (Cell::new(from), Cell::new(to));
            let line = WideLinks::line(frame, from, to);
            let Some(direction) = frame.direction(from, to) else {
                prop_assert_eq!(line, None);
                return Ok(());
            };
            let line = line.unwrap();
            let between = frame.ray(from, direction).take_while(|cell| *cell != to);
            let cells: SetOf<u128> = between.chain([from, to]).collect();
            prop_assert_eq!(line.cells(frame), cells);
            prop_assert_eq!(line.len() + 1, cells.len());
            prop_assert_eq!(line, WideLinks::line(frame, to, from).unwrap());
        }
    }
}
