//! Cells, patterns, boards, and what may be marked on them.

use super::content::Card;
use std::collections::BTreeSet;

/// A cell; cells are ordered as they are read, left to right and then top to bottom.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Cell {
    pub(super) row: usize,
    pub(super) column: usize,
}

impl Cell {
    /// A column letter and a row number, `a1` top left.
    pub(super) fn label(self) -> String {
        let letter = char::from(b'a' + self.column as u8);
        format!("{letter}{}", self.row + 1)
    }

    /// Orthogonal neighbours only.
    pub(super) fn touches(self, other: Self) -> bool {
        self.row.abs_diff(other.row) + self.column.abs_diff(other.column) == 1
    }
}

/// Cells in reading order, as moves and events name them.
pub(super) fn labels(cells: &[Cell]) -> String {
    let sorted: BTreeSet<Cell> = cells.iter().copied().collect();
    let names: Vec<String> = sorted.into_iter().map(Cell::label).collect();
    names.join(" ")
}

/// The cells of a pattern.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Shape {
    pub(super) cells: Vec<Cell>,
}

impl Shape {
    /// A quarter turn to the right.
    fn turned(&self) -> Self {
        let highest = self.cells.iter().map(|cell| cell.row).max().unwrap_or(0);
        let turn = |cell: &Cell| Cell {
            row: cell.column,
            column: highest - cell.row,
        };
        self.with(self.cells.iter().map(turn).collect())
    }

    fn mirrored(&self) -> Self {
        let widest = self.cells.iter().map(|cell| cell.column).max().unwrap_or(0);
        let mirror = |cell: &Cell| Cell {
            row: cell.row,
            column: widest - cell.column,
        };
        self.with(self.cells.iter().map(mirror).collect())
    }

    fn with(&self, mut cells: Vec<Cell>) -> Self {
        debug_assert_eq!(cells.len(), self.cells.len());
        cells.sort_unstable();
        Self { cells }
    }

    /// As it lies in the top left corner.
    fn in_the_corner(&self) -> Self {
        let top = self.cells.iter().map(|cell| cell.row).min().unwrap_or(0);
        let left = self.cells.iter().map(|cell| cell.column).min().unwrap_or(0);
        let shift = |cell: &Cell| Cell {
            row: cell.row - top,
            column: cell.column - left,
        };
        self.with(self.cells.iter().map(shift).collect())
    }

    /// C-3: turned by any number of quarter turns, mirrored or not.
    pub(super) fn orientations(&self) -> BTreeSet<Self> {
        let mut found = BTreeSet::new();
        let mut shape = self.in_the_corner();
        for _ in 0..4 {
            found.insert(shape.clone());
            found.insert(shape.mirrored());
            shape = shape.turned();
        }
        found
    }

    fn moved(&self, rows: usize, columns: usize) -> Vec<Cell> {
        let shift = |cell: &Cell| Cell {
            row: cell.row + rows,
            column: cell.column + columns,
        };
        self.cells.iter().map(shift).collect()
    }
}

/// A card that lies before a seat.
#[derive(Clone, Debug)]
pub(super) struct Board {
    pub(super) card: Card,
    pub(super) marked: BTreeSet<Cell>,
    /// Those of the marked cells that were marked in this turn.
    pub(super) fresh: BTreeSet<Cell>,
    /// The cells whose symbols fire no more.
    pub(super) spent: BTreeSet<Cell>,
    /// Whether it has been announced as complete, and its symbols have fired.
    pub(super) announced: bool,
    /// Whether it is to go back into the deck.
    pub(super) leaving: bool,
}

/// Why a mark is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    NoCell,
    Wall,
    Marked,
    Complete,
    EntryFirst,
    Apart,
}

impl Board {
    pub(super) fn new(card: Card) -> Self {
        Self {
            card,
            marked: BTreeSet::new(),
            fresh: BTreeSet::new(),
            spent: BTreeSet::new(),
            announced: false,
            leaving: false,
        }
    }

    /// SG-14: every cell is marked. PY-17: the tomb is marked.
    pub(super) fn complete(&self) -> bool {
        match self.card.tomb {
            Some(tomb) => self.marked.contains(&tomb),
            None => self
                .card
                .cells
                .iter()
                .all(|cell| self.marked.contains(cell)),
        }
    }

    /// C-4, SG-9, PY-9 to PY-11, PY-18: whether these cells may be marked together; `apart` ones need not
    /// touch what is marked, nor begin at an entry (content.md, "Steps").
    pub(super) fn check(&self, cells: &[Cell], apart: bool) -> Result<(), Fault> {
        for cell in cells {
            // PY-11
            if self.card.walls.contains(cell) {
                return Err(Fault::Wall);
            }
            // C-4, SG-9
            if !self.card.cells.contains(cell) {
                return Err(Fault::NoCell);
            }
        }
        // PY-18
        if self.complete() {
            return Err(Fault::Complete);
        }
        if cells.iter().any(|cell| self.marked.contains(cell)) {
            return Err(Fault::Marked);
        }
        let Some(entry) = self.card.entry else {
            // SG-9: no adjacency of any kind.
            return Ok(());
        };
        if apart {
            return Ok(());
        }
        // PY-9
        if self.marked.is_empty() {
            let begins = cells.contains(&entry);
            return if begins {
                Ok(())
            } else {
                Err(Fault::EntryFirst)
            };
        }
        // PY-10
        let touches = |cell: &Cell| self.marked.iter().any(|mark| mark.touches(*cell));
        if cells.iter().any(touches) {
            Ok(())
        } else {
            Err(Fault::Apart)
        }
    }

    /// C-5: the single cells that may be marked.
    pub(super) fn open_cells(&self, apart: bool) -> Vec<Cell> {
        let cells = self.card.cells.iter().copied();
        cells
            .filter(|cell| self.check(&[*cell], apart).is_ok())
            .collect()
    }

    /// C-3, C-4: where the pattern may lie.
    pub(super) fn placements(&self, pattern: &Shape) -> Vec<Vec<Cell>> {
        let rows = self
            .card
            .cells
            .iter()
            .map(|cell| cell.row)
            .max()
            .unwrap_or(0);
        let columns = self.card.cells.iter().map(|cell| cell.column).max();
        let mut found = Vec::new();
        for shape in pattern.orientations() {
            for row in 0..=rows {
                for column in 0..=columns.unwrap_or(0) {
                    let cells = shape.moved(row, column);
                    if self.check(&cells, false).is_ok() {
                        found.push(cells);
                    }
                }
            }
        }
        found
    }

    /// content.md, "Where cells lie": the cells of the card there, seen from a cell.
    pub(super) fn around(&self, cell: Cell, scope: &str) -> Vec<Cell> {
        let there = |other: &Cell| match scope {
            "card" => true,
            "near" => cell.touches(*other),
            "row" => other.row == cell.row,
            "column" => other.column == cell.column,
            other => panic!("{other:?} is no place on one card"),
        };
        self.card.cells.iter().copied().filter(there).collect()
    }
}
