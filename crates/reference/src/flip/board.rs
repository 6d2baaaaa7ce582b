//! Cells, patterns, boards, and the legal marks on them.

use super::content::Card;
use super::instruction::Cards;
use super::shape::Shape;
use crate::cell::Cell;
use std::collections::BTreeSet;

/// A card in front of a seat.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Board {
    pub(super) card: Card,
    pub(super) marked: BTreeSet<Cell>,
    /// The cells that were marked in this turn.
    pub(super) fresh: BTreeSet<Cell>,
    /// The cells whose symbols never fire again.
    pub(super) spent: BTreeSet<Cell>,
    /// Whether the card was announced as complete and its symbols have fired.
    pub(super) announced: bool,
    /// Whether the card goes back into the deck.
    pub(super) leaving: bool,
    /// Whether its replacement must then come from the offer.
    pub(super) from_offer: bool,
    /// Which cards of the offer may then replace it.
    pub(super) which: Cards,
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
            from_offer: false,
            which: Cards::All,
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

    /// C-4, SG-9, PY-9 to PY-11, PY-18: whether these cells may be marked together. With `apart` they
    /// need not touch marked cells or begin at an entry (content.md, "Steps").
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
            // SG-9: marks need not touch.
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

    /// C-3, C-4: the legal positions of the pattern.
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
}
