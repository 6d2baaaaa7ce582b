//! The board: its cells, the lines between them, fences on lines, and regions.
//!
//! The left cell names the line between two cells side by side. The upper cell names the line between two cells
//! one above the other. So a set of cells, one `u64`, represents all lines of one kind.

use roll_and_write::geometry::Reach;
use roll_and_write::{Cell, CellSet, Frame, Grid, LineSide};
use serde::{Deserialize, Serialize};

/// The minimum number of cells in a region (NG-8).
pub const REGION_MIN: u32 = 4;

/// A line between two neighbouring cells (NG-4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
pub struct Edge {
    /// The left or upper cell of the two.
    pub cell: Cell,
    /// The side of that cell.
    pub side: LineSide,
}

/// A set of lines, such as the lines with fences.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Edges {
    /// The lines between a cell of the set and the cell to its right.
    pub right: CellSet,
    /// The lines between a cell of the set and the cell below it.
    pub below: CellSet,
}

impl Edges {
    /// The empty set.
    pub const EMPTY: Self = Self {
        right: CellSet::EMPTY,
        below: CellSet::EMPTY,
    };

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.right.is_empty() && self.below.is_empty()
    }

    /// The number of lines in the set.
    pub fn len(self) -> u32 {
        self.right.len() + self.below.len()
    }

    /// Whether this line is in the set.
    pub fn contains(self, edge: Edge) -> bool {
        match edge.side {
            LineSide::Right => self.right.contains(edge.cell),
            LineSide::Below => self.below.contains(edge.cell),
        }
    }

    /// The set with this line added.
    #[must_use]
    pub fn with(mut self, edge: Edge) -> Self {
        match edge.side {
            LineSide::Right => self.right |= CellSet::of(edge.cell),
            LineSide::Below => self.below |= CellSet::of(edge.cell),
        }
        self
    }

    /// The set without the lines of another set.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self {
            right: self.right - other.right,
            below: self.below - other.below,
        }
    }

    /// The `n`-th line, counted from 0, in the order of [`iter`](Self::iter). `None` if the set has fewer
    /// lines.
    pub fn nth(self, n: u32) -> Option<Edge> {
        let (cells, side, n) = if n < self.right.len() {
            (self.right, LineSide::Right, n)
        } else {
            (self.below, LineSide::Below, n - self.right.len())
        };
        cells.nth(n).map(|cell| Edge { cell, side })
    }

    /// The position of a line in the order of [`iter`](Self::iter), counted from 0. `None` if the set does not
    /// contain the line.
    pub fn rank(self, edge: Edge) -> Option<u32> {
        let before = CellSet::from_bits((1 << edge.cell.index()) - 1);
        self.contains(edge).then(|| match edge.side {
            LineSide::Right => (self.right & before).len(),
            LineSide::Below => self.right.len() + (self.below & before).len(),
        })
    }

    /// The lines between cells side by side in reading order, then the lines between cells one above the other.
    pub fn iter(self) -> impl Iterator<Item = Edge> {
        let line = |side| move |cell| Edge { cell, side };
        let right = self.right.iter().map(line(LineSide::Right));
        right.chain(self.below.iter().map(line(LineSide::Below)))
    }
}

/// A board with its fences: a grid whose adjacency changes when players build fences.
///
/// ```
/// use roll_and_write::Ruleset;
/// let rules = rnw_nuggets::load(&rnw_nuggets::shipped(), [], 2)?;
/// let board = rules.board_of(&rules.start());
/// assert_eq!((board.regions().count(), board.legal_fences().len()), (1, 67));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FencedBoard {
    frame: Frame,
    /// All lines that can take a fence.
    lines: Edges,
    /// The cells with deposits, which cannot take a chip.
    deposits: CellSet,
    fences: Edges,
}

impl FencedBoard {
    /// A board of this size without fences and without deposits.
    pub fn new(frame: Frame) -> Self {
        let has = |down: usize, right: usize| {
            let inside = |cell: &Cell| {
                frame
                    .cell(frame.row(*cell) + down, frame.col(*cell) + right)
                    .is_some()
            };
            frame.cells().iter().filter(inside).collect()
        };
        Self {
            frame,
            lines: Edges {
                right: has(0, 1),
                below: has(1, 0),
            },
            deposits: CellSet::EMPTY,
            fences: Edges::EMPTY,
        }
    }

    /// The same board with these deposits and fences.
    #[must_use]
    pub fn with(self, deposits: CellSet, fences: Edges) -> Self {
        Self {
            deposits,
            fences,
            ..self
        }
    }

    /// The same board with one more fence.
    #[must_use]
    pub(crate) fn with_fence(self, edge: Edge) -> Self {
        self.with(self.deposits, self.fences.with(edge))
    }

    /// The open lines that are a side of an open square of four cells. A fence there divides no region.
    pub(crate) fn inner_lines(&self) -> Edges {
        let open = self.lines.without(self.fences);
        let (right, below) = (open.right.bits(), open.below.bits());
        let step = self.frame.cols() as u32 % u64::BITS;
        // The squares, by their upper left cells. All four lines between their cells are open.
        let squares = right & right >> step & below & below >> 1;
        Edges {
            right: CellSet::from_bits(squares | squares << step),
            below: CellSet::from_bits(squares | squares << 1),
        }
    }

    /// All lines that can take a fence (NG-4).
    pub fn lines(&self) -> Edges {
        self.lines
    }

    /// The two cells on the sides of a line, the left or upper one first.
    pub fn cells_beside(&self, edge: Edge) -> [Cell; 2] {
        let step = match edge.side {
            LineSide::Right => 1,
            LineSide::Below => self.frame.cols(),
        };
        [edge.cell, Cell::new((edge.cell.index() + step) as u8)]
    }

    /// The line between two cells, in either order; `None` if they are not neighbours.
    pub fn edge_between(&self, a: Cell, b: Cell) -> Option<Edge> {
        let (cell, other) = (a.min(b), a.max(b));
        let sides = [LineSide::Right, LineSide::Below].map(|side| Edge { cell, side });
        sides
            .into_iter()
            .find(|&edge| self.lines.contains(edge) && self.cells_beside(edge)[1] == other)
    }

    /// The free lines that may take a fence, because every region keeps at least [`REGION_MIN`] cells (NG-8).
    ///
    /// A fence makes a region too small exactly if it cuts off a piece of one to three cells. Only this line
    /// connects such a piece with the rest. With at most three cells the piece is a single cell, a chain of two
    /// or three, or a cell with two leaves. Bit shifts find all these pieces at the same time.
    #[inline]
    pub fn legal_fences(&self) -> Edges {
        let open = self.lines.without(self.fences);
        let (right, below) = (open.right.bits(), open.below.bits());
        let step = self.frame.cols() as u32 % u64::BITS;
        // The open lines of each cell: up, left, right, down.
        let (up, left) = (below << step, right << 1);
        // Cells with exactly one, two and three open lines.
        let (one_a, two_a) = (up ^ left, up & left);
        let (one_b, two_b) = (right ^ below, right & below);
        let (none_a, none_b) = (!(up | left), !(right | below));
        let leaves = one_a & none_b | one_b & none_a;
        let twos = one_a & one_b | two_a & none_b | two_b & none_a;
        let threes = two_a & one_b | two_b & one_a;
        // The cells across the open lines of a set, one array element per direction.
        let beyond = |set: u64| {
            [
                (set & right) << 1,
                set >> 1 & right,
                (set & below) << step,
                set >> step & below,
            ]
        };
        let any = |[a, b, c, d]: [u64; 4]| a | b | c | d;
        let beside_leaves = beyond(leaves);
        let [a, b, c, d] = beside_leaves;
        let beside_two_leaves = (a & b) | (c & d) | ((a | b) & (c | d));
        let second = twos & any(beside_leaves);
        let third = twos & any(beyond(second)) | threes & beside_two_leaves;
        let dangling = leaves | second | third;
        Edges {
            right: CellSet::from_bits(right & !(dangling | dangling >> 1)),
            below: CellSet::from_bits(below & !(dangling | dangling >> step)),
        }
    }

    /// The regions (NG-8), in reading order of their first cells.
    pub fn regions(&self) -> impl Iterator<Item = CellSet> {
        let (board, mut left) = (*self, self.frame.cells());
        std::iter::from_fn(move || {
            let region = board.region(left.first()?);
            left -= region;
            Some(region)
        })
    }
}

impl Grid for FencedBoard {
    fn frame(&self) -> Frame {
        self.frame
    }

    fn cells(&self) -> CellSet {
        self.frame.cells()
    }

    /// A chip may lie on any cell without a deposit or a chip (NG-9).
    fn reach(&self, marked: CellSet) -> Reach {
        let free = self.frame.cells() - self.deposits - marked;
        Reach { free, anchor: free }
    }

    fn is_complete(&self, marked: CellSet) -> bool {
        self.reach(marked).free.is_empty()
    }

    /// The cells next to the set without a fence in between.
    #[inline]
    fn neighbours(&self, set: CellSet) -> CellSet {
        let open = self.lines.without(self.fences);
        let (bits, step) = (set.bits(), self.frame.cols() as u32 % u64::BITS);
        let (right, below) = (open.right.bits(), open.below.bits());
        let sideways = (bits & right) << 1 | bits >> 1 & right;
        let up_and_down = (bits & below) << step | bits >> step & below;
        CellSet::from_bits(sideways | up_and_down) - set
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn board(rows: usize, cols: usize) -> FencedBoard {
        FencedBoard::new(Frame::new(rows, cols).unwrap())
    }

    /// NG-8 literally: build the fence, flood-fill the board, measure every region.
    fn legal_by_the_letter(board: &FencedBoard) -> Edges {
        let free = board.lines.without(board.fences);
        let keeps = |edge: &Edge| {
            board
                .with(CellSet::EMPTY, board.fences.with(*edge))
                .regions()
                .all(|region| region.len() >= REGION_MIN)
        };
        free.iter().filter(keeps).fold(Edges::EMPTY, Edges::with)
    }

    #[test]
    fn ng_4_the_printed_board_has_35_and_32_lines() {
        let lines = board(5, 8).lines();
        assert_eq!(
            (lines.right.len(), lines.below.len(), lines.len()),
            (35, 32, 67)
        );
    }

    #[test]
    fn lines_are_found_by_their_cells_and_by_number() {
        let board = board(5, 8);
        let lines = board.lines();
        for (index, edge) in lines.iter().enumerate() {
            let [a, b] = board.cells_beside(edge);
            assert_eq!(board.edge_between(a, b), Some(edge));
            assert_eq!(board.edge_between(b, a), Some(edge));
            assert_eq!(lines.rank(edge), Some(index as u32));
            assert_eq!(lines.nth(index as u32), Some(edge));
        }
        assert_eq!(lines.nth(67), None);
        let cell = |label| board.frame().parse(label).unwrap();
        for (a, b) in [("a1", "a1"), ("h1", "a2"), ("a1", "b2"), ("a1", "c1")] {
            assert_eq!(board.edge_between(cell(a), cell(b)), None, "{a} {b}");
        }
    }

    proptest! {
        /// On boards of every size, builds fences one after the other while any is legal.
        #[test]
        fn ng_8_fences_found_by_shifts_are_those_found_by_building(
            (rows, cols) in (1usize..=8, 1usize..=8),
            picks in prop::collection::vec(any::<u32>(), 60),
        ) {
            let mut board = board(rows, cols);
            if board.cells().len() < REGION_MIN {
                return Ok(());
            }
            for pick in picks {
                let legal = board.legal_fences();
                prop_assert_eq!(legal, legal_by_the_letter(&board));
                let Some(edge) = legal.nth(pick % legal.len().max(1)) else { break };
                board = board.with(CellSet::EMPTY, board.fences.with(edge));
            }
        }
    }

    #[test]
    fn regions_cover_the_board_and_do_not_overlap() {
        let board = board(5, 8);
        let fences = Edges {
            right: board
                .frame()
                .cells()
                .iter()
                .filter(|cell| board.frame().col(*cell) == 3)
                .collect(),
            below: CellSet::EMPTY,
        };
        let regions: Vec<CellSet> = board.with(CellSet::EMPTY, fences).regions().collect();
        assert_eq!(
            regions
                .iter()
                .map(|region| region.len())
                .collect::<Vec<_>>(),
            [20, 20]
        );
        assert!(regions[0].is_disjoint(regions[1]));
    }
}
