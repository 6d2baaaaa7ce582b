//! The eight directions, and what lies in them.

use super::{Cell, FrameOf, SetOf, Width};

/// One of the eight directions from a cell to the cells around it.
///
/// ```
/// use roll_and_write::geometry::Direction;
/// use roll_and_write::Frame;
/// let frame = Frame::new(3, 3)?;
/// let middle = frame.parse("b2").unwrap();
/// let corner = frame.step(middle, Direction::UpRight).unwrap();
/// assert_eq!(frame.label(corner), "c1");
/// assert_eq!(frame.step(corner, Direction::Right), None);
/// assert_eq!(Direction::UpRight.opposite(), Direction::DownLeft);
/// # Ok::<(), roll_and_write::FrameError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    /// To the row above.
    Up,
    /// To the row above and the column to the right.
    UpRight,
    /// To the column to the right.
    Right,
    /// To the row below and the column to the right.
    DownRight,
    /// To the row below.
    Down,
    /// To the row below and the column to the left.
    DownLeft,
    /// To the column to the left.
    Left,
    /// To the row above and the column to the left.
    UpLeft,
}

impl Direction {
    /// All directions, clockwise from `Up`.
    pub const ALL: [Self; 8] = [
        Self::Up,
        Self::UpRight,
        Self::Right,
        Self::DownRight,
        Self::Down,
        Self::DownLeft,
        Self::Left,
        Self::UpLeft,
    ];

    /// The four directions across an edge, clockwise from `Up`.
    pub const STRAIGHT: [Self; 4] = [Self::Up, Self::Right, Self::Down, Self::Left];

    /// The direction back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 4) % 8]
    }

    /// Whether it leads across a corner.
    pub const fn is_diagonal(self) -> bool {
        self as u8 % 2 == 1
    }

    /// How many rows down and how many columns to the right it leads, each from -1 to 1.
    pub const fn offset(self) -> (i32, i32) {
        match self {
            Self::Up => (-1, 0),
            Self::UpRight => (-1, 1),
            Self::Right => (0, 1),
            Self::DownRight => (1, 1),
            Self::Down => (1, 0),
            Self::DownLeft => (1, -1),
            Self::Left => (0, -1),
            Self::UpLeft => (-1, -1),
        }
    }
}

impl<W: Width> FrameOf<W> {
    /// The next cell in a direction; `None` if the frame ends there.
    pub fn step(self, cell: Cell, direction: Direction) -> Option<Cell> {
        let (down, right) = direction.offset();
        let row = self.row(cell).checked_add_signed(down as isize)?;
        let col = self.col(cell).checked_add_signed(right as isize)?;
        self.cell(row, col)
    }

    /// The cells from a cell to the edge of the frame in a direction, nearest first. The cell itself
    /// is not among them.
    ///
    /// ```
    /// use roll_and_write::geometry::Direction;
    /// use roll_and_write::WideFrame;
    /// let frame = WideFrame::new(10, 10)?;
    /// let from = frame.parse("h8").unwrap();
    /// let ray = frame.ray(from, Direction::DownRight);
    /// assert_eq!(ray.map(|cell| frame.label(cell)).collect::<Vec<_>>(), ["i9", "j10"]);
    /// # Ok::<(), roll_and_write::FrameError>(())
    /// ```
    pub fn ray(self, cell: Cell, direction: Direction) -> impl Iterator<Item = Cell> {
        std::iter::successors(self.step(cell, direction), move |cell| {
            self.step(*cell, direction)
        })
    }

    /// The direction in which one cell sees another along a row, a column or a diagonal; `None` if
    /// it does not, and for a cell and itself.
    ///
    /// ```
    /// use roll_and_write::geometry::Direction;
    /// use roll_and_write::Frame;
    /// let frame = Frame::new(4, 4)?;
    /// let [a, b, c] = ["a4", "c2", "b1"].map(|label| frame.parse(label).unwrap());
    /// assert_eq!(frame.direction(a, b), Some(Direction::UpRight));
    /// assert_eq!(frame.direction(a, c), None);
    /// # Ok::<(), roll_and_write::FrameError>(())
    /// ```
    pub fn direction(self, from: Cell, to: Cell) -> Option<Direction> {
        let down = self.row(to) as i32 - self.row(from) as i32;
        let right = self.col(to) as i32 - self.col(from) as i32;
        let straight = down == 0 || right == 0 || down.abs() == right.abs();
        let offset = (down.signum(), right.signum());
        let found = Direction::ALL
            .into_iter()
            .find(|direction| direction.offset() == offset);
        found.filter(|_| straight)
    }

    /// The set moved one step in a direction. Cells that leave the frame are lost.
    ///
    /// ```
    /// use roll_and_write::geometry::Direction;
    /// use roll_and_write::Frame;
    /// let frame = Frame::new(2, 3)?;
    /// let moved = frame.moved(frame.row_cells(0), Direction::DownRight);
    /// assert_eq!(frame.labels(moved), "b2 c2");
    /// # Ok::<(), roll_and_write::FrameError>(())
    /// ```
    #[must_use]
    pub fn moved(self, set: SetOf<W>, direction: Direction) -> SetOf<W> {
        let (down, right) = direction.offset();
        // The cells that stay within their row. Then nothing can come in again from below the frame.
        let (first, last) = (self.col_cells(0), self.col_cells(self.cols() - 1));
        let bits = match right {
            -1 => (set - first).bits(),
            1 => (set - last).bits(),
            _ => set.bits(),
        };
        // At most 26 columns, so no shift is as wide as a word.
        let by = down * self.cols() as i32 + right;
        let bits = if by < 0 {
            bits >> by.unsigned_abs()
        } else {
            bits << by.unsigned_abs()
        };
        SetOf::from_bits(bits) & self.cells()
    }

    /// The cells that share a corner and no edge with a cell of the set, and are not in the set.
    ///
    /// ```
    /// use roll_and_write::{CellSet, Frame};
    /// let frame = Frame::new(3, 3)?;
    /// let middle = CellSet::of(frame.parse("b2").unwrap());
    /// assert_eq!(frame.labels(frame.diagonals(middle)), "a1 c1 a3 c3");
    /// # Ok::<(), roll_and_write::FrameError>(())
    /// ```
    pub fn diagonals(self, set: SetOf<W>) -> SetOf<W> {
        let sideways = self.moved(set, Direction::Left) | self.moved(set, Direction::Right);
        (self.moved(sideways, Direction::Up) | self.moved(sideways, Direction::Down)) - set
    }

    /// The cells that share an edge or a corner with a cell of the set, and are not in the set.
    ///
    /// ```
    /// use roll_and_write::{CellSet, Frame};
    /// let frame = Frame::new(3, 4)?;
    /// let corner = CellSet::of(frame.parse("a1").unwrap());
    /// assert_eq!(frame.labels(frame.around(corner)), "b1 a2 b2");
    /// # Ok::<(), roll_and_write::FrameError>(())
    /// ```
    pub fn around(self, set: SetOf<W>) -> SetOf<W> {
        self.neighbours(set) | self.diagonals(set)
    }

    /// The top left cells of all squares of two rows and two columns that lie in the set.
    ///
    /// ```
    /// use roll_and_write::Frame;
    /// let frame = Frame::new(3, 3)?;
    /// let two_rows = frame.row_cells(0) | frame.row_cells(1);
    /// assert_eq!(frame.labels(frame.squares(two_rows)), "a1 b1");
    /// # Ok::<(), roll_and_write::FrameError>(())
    /// ```
    pub fn squares(self, set: SetOf<W>) -> SetOf<W> {
        let pairs = set & self.moved(set, Direction::Left);
        pairs & self.moved(pairs, Direction::Up)
    }

    /// The regions of a set, each as a set of its own, by their first cells. A region is what steps
    /// across edges connect.
    ///
    /// A board with several contents has a set for each, such as the cells with forest. Then these
    /// are the regions of equal content.
    ///
    /// ```
    /// use roll_and_write::WideFrame;
    /// let frame = WideFrame::new(11, 11)?;
    /// let forest = frame.row_cells(0) | frame.row_cells(1) | frame.row_cells(10);
    /// let sizes: Vec<u32> = frame.regions(forest).map(|region| region.len()).collect();
    /// assert_eq!(sizes, [22, 11]);
    /// # Ok::<(), roll_and_write::FrameError>(())
    /// ```
    pub fn regions(self, set: SetOf<W>) -> Regions<W> {
        Regions {
            frame: self,
            rest: set & self.cells(),
        }
    }
}

/// An iterator over the regions of a set. [`FrameOf::regions`] makes it.
///
/// ```
/// use roll_and_write::Frame;
/// let frame = Frame::new(1, 3)?;
/// let mut regions = frame.regions(frame.col_cells(0) | frame.col_cells(2));
/// assert_eq!(regions.next(), Some(frame.col_cells(0)));
/// assert_eq!(regions.count(), 1);
/// # Ok::<(), roll_and_write::FrameError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Regions<W = u64> {
    frame: FrameOf<W>,
    rest: SetOf<W>,
}

impl<W: Width> Iterator for Regions<W> {
    type Item = SetOf<W>;

    fn next(&mut self) -> Option<SetOf<W>> {
        let (frame, rest) = (self.frame, self.rest);
        let seed = SetOf::of(rest.first()?);
        let region = super::grid::region(seed, |set| frame.neighbours(set) & rest);
        self.rest -= region;
        Some(region)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Frame, WideFrame, WideSet};
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    /// The row and column of each cell.
    fn places<W: Width>(frame: FrameOf<W>, set: SetOf<W>) -> BTreeSet<(i32, i32)> {
        let place = |cell| (frame.row(cell) as i32, frame.col(cell) as i32);
        set.iter().map(place).collect()
    }

    /// The places that `offsets` lead to, within the frame.
    fn led<W: Width>(
        frame: FrameOf<W>,
        from: &BTreeSet<(i32, i32)>,
        offsets: &[(i32, i32)],
    ) -> BTreeSet<(i32, i32)> {
        let all = from
            .iter()
            .flat_map(|(row, col)| offsets.iter().map(move |(r, c)| (row + r, col + c)));
        let within = |(row, col): &(i32, i32)| {
            (0..frame.rows() as i32).contains(row) && (0..frame.cols() as i32).contains(col)
        };
        all.filter(within).collect()
    }

    /// Compares everything with rows and columns.
    fn check<W: Width>(frame: FrameOf<W>, set: SetOf<W>) -> Result<(), TestCaseError> {
        let plain = places(frame, set);
        for direction in Direction::ALL {
            let moved = led(frame, &plain, &[direction.offset()]);
            prop_assert_eq!(places(frame, frame.moved(set, direction)), moved);
            for cell in set {
                let next = led(
                    frame,
                    &places(frame, SetOf::of(cell)),
                    &[direction.offset()],
                );
                let step = frame.step(cell, direction);
                let stepped = step.map_or(SetOf::EMPTY, SetOf::of);
                prop_assert_eq!(places(frame, stepped), next);
                prop_assert_eq!(
                    step.and_then(|to| frame.direction(cell, to)),
                    step.map(|_| direction)
                );
                prop_assert!(
                    frame
                        .ray(cell, direction)
                        .all(|to| frame.direction(cell, to) == Some(direction))
                );
            }
        }
        let without = |found: BTreeSet<(i32, i32)>| &found - &plain;
        let offsets = |diagonal: bool| {
            let all = Direction::ALL.into_iter();
            let these = all.filter(move |one| one.is_diagonal() == diagonal);
            these.map(Direction::offset).collect::<Vec<_>>()
        };
        let diagonals = without(led(frame, &plain, &offsets(true)));
        let straight = without(led(frame, &plain, &offsets(false)));
        prop_assert_eq!(places(frame, frame.diagonals(set)), diagonals.clone());
        prop_assert_eq!(places(frame, frame.neighbours(set)), straight.clone());
        prop_assert_eq!(places(frame, frame.around(set)), &diagonals | &straight);
        let square = |(row, col): &&(i32, i32)| {
            [(0, 1), (1, 0), (1, 1)]
                .iter()
                .all(|(r, c)| plain.contains(&(row + r, col + c)))
        };
        let squares: BTreeSet<_> = plain.iter().filter(square).copied().collect();
        prop_assert_eq!(places(frame, frame.squares(set)), squares);
        let mut left = set;
        for region in frame.regions(set) {
            prop_assert!(!region.is_empty() && region.is_subset(left));
            prop_assert!(frame.neighbours(region).is_disjoint(set));
            let first = SetOf::of(region.first().unwrap());
            let reached = super::super::region(first, |cells| frame.neighbours(cells) & region);
            prop_assert_eq!(reached, region);
            left -= region;
        }
        prop_assert!(left.is_empty());
        Ok(())
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn directions_agree_with_rows_and_columns(rows in 1usize..=8, cols in 1usize..=8, bits: u64, thin: u64) {
            let frame = Frame::new(rows, cols).unwrap();
            check(frame, SetOf::from_bits(bits & thin) & frame.cells())?;
        }

        #[test]
        fn directions_agree_with_rows_and_columns_of_wide_frames(
            rows in 1usize..=11,
            cols in 1usize..=11,
            bits: u128,
            thin: u128,
        ) {
            let frame = WideFrame::new(rows, cols).unwrap();
            check(frame, WideSet::from_bits(bits & thin) & frame.cells())?;
        }
    }

    #[test]
    fn every_direction_has_an_opposite() {
        for direction in Direction::ALL {
            let (back, (down, right)) = (direction.opposite(), direction.offset());
            assert_eq!(back.offset(), (-down, -right));
            assert_eq!(back.is_diagonal(), down != 0 && right != 0);
        }
    }
}
