//! What is true of a card.

use crate::card::{Card, Mark};
use crate::group::Group;
use crate::likeness::{self, Print};
use crate::targets::{Distinct, SymbolPlaces};
use roll_and_write::geometry::region;
use roll_and_write::{Cell, CellSet};

/// What is true of a card, as far as targets ask for it.
#[derive(Clone, Debug)]
pub(crate) struct CardFacts {
    pub(crate) cells: u32,
    /// Whether it touches all sides of its frame.
    pub(crate) fills: bool,
    pub(crate) hole: bool,
    pub(crate) way: u32,
    /// The number of cells that cannot be marked before the second landmark.
    pub(crate) behind: u32,
    pub(crate) turns: f64,
    /// The number of cells with each symbol.
    pub(crate) symbols: Vec<u32>,
    /// The number of cells with each symbol of `places` that lie elsewhere.
    pub(crate) elsewhere: Vec<u32>,
    pub(crate) touching: u32,
    pub(crate) points: f64,
    pub(crate) print: Print,
}

impl CardFacts {
    /// The facts of a card. What depends on its shape alone is taken from `before`, if the shape is still the same.
    pub(crate) fn of(
        card: &Card,
        group: &Group,
        distinct: Distinct,
        before: Option<&Self>,
    ) -> Self {
        let symbols = counts(card, group.values.len());
        let values = symbols.iter().zip(&group.values);
        let points = values
            .map(|(count, value)| f64::from(*count) * value)
            .sum::<f64>();
        let new = Self {
            cells: card.cells().len(),
            fills: fills(card),
            hole: has_hole(card),
            way: 0,
            behind: 0,
            turns: 0.0,
            elsewhere: elsewhere(card, group),
            touching: touching(card),
            points: group.entry.points.unwrap_or(0.0) + points,
            print: likeness::of(card, distinct),
            symbols,
        };
        match before {
            Some(before) => Self {
                way: before.way,
                behind: before.behind,
                turns: before.turns,
                ..new
            },
            None => Self {
                way: way(card),
                behind: behind(card),
                turns: turns(card, group),
                ..new
            },
        }
    }

    /// The number of cells with a symbol.
    pub(crate) fn all_symbols(&self) -> u32 {
        self.symbols.iter().sum()
    }

    pub(crate) fn points_a_turn(&self) -> f64 {
        self.points / self.turns.max(1.0)
    }
}

/// The turns that a card takes, if a target asks for them.
fn turns(card: &Card, group: &Group) -> f64 {
    if group.entry.turns.is_none() && group.entry.points_a_turn.is_none() {
        return 0.0;
    }
    group.filling.turns(card)
}

fn counts(card: &Card, symbols: usize) -> Vec<u32> {
    let mut counts = vec![0; symbols];
    for mark in &card.marks {
        if let Mark::Symbol(symbol) = mark {
            counts[usize::from(*symbol)] += 1;
        }
    }
    counts
}

fn fills(card: &Card) -> bool {
    let (frame, cells) = (card.frame, card.cells());
    let sides = [
        frame.row_cells(0),
        frame.row_cells(frame.rows() - 1),
        frame.col_cells(0),
        frame.col_cells(frame.cols() - 1),
    ];
    sides.iter().all(|side| !side.is_disjoint(cells))
}

/// Whether cells enclose a place without a cell.
fn has_hole(card: &Card) -> bool {
    let (frame, cells) = (card.frame, card.cells());
    let gaps = frame.cells() - cells;
    let rim = frame.row_cells(0)
        | frame.row_cells(frame.rows() - 1)
        | frame.col_cells(0)
        | frame.col_cells(frame.cols() - 1);
    let sea = region(gaps & rim, |set| frame.neighbours(set) & gaps);
    sea != gaps
}

/// For each symbol with targets for its places: the number of its cells that lie elsewhere.
fn elsewhere(card: &Card, group: &Group) -> Vec<u32> {
    let count = |(symbol, places): &(u8, SymbolPlaces)| {
        let cells = card.with(|mark| mark == Mark::Symbol(*symbol));
        let wrong = cells.iter().filter(|cell| !lies(card, *cell, places));
        wrong.count() as u32
    };
    group.places.iter().map(count).collect()
}

/// Whether a cell lies at one of the places.
fn lies(card: &Card, cell: Cell, places: &SymbolPlaces) -> bool {
    let (frame, cells) = (card.frame, card.cells());
    let (row, col) = (frame.row(cell), frame.col(cell));
    let rim = row == 0 || col == 0 || row + 1 == frame.rows() || col + 1 == frame.cols();
    let full = (frame.row_cells(row) - cells) == CellSet::EMPTY;
    let beside = (frame.neighbours(CellSet::of(cell)) & cells).len();
    places.rows.is_none_or(|span| span.has(row as u32 + 1))
        && places.edge.is_none_or(|edge| edge == rim)
        && places.neighbours.is_none_or(|span| span.has(beside))
        && places.full_row.is_none_or(|wanted| wanted == full)
}

/// The number of pairs of neighbouring cells that both show a symbol.
fn touching(card: &Card) -> u32 {
    let symbols = card.symbols();
    let beside = |cell| (card.frame.neighbours(CellSet::of(cell)) & symbols).len();
    let twice: u32 = symbols.iter().map(beside).sum();
    twice / 2
}

/// The number of cells on the shortest way between the landmarks; 0 without a way.
fn way(card: &Card) -> u32 {
    let Some((start, end)) = card.landmark(0).zip(card.landmark(1)) else {
        return 0;
    };
    let cells = card.cells();
    let (mut reached, mut steps) = (CellSet::of(start), 1);
    while !reached.contains(end) {
        let grown = reached | (card.frame.neighbours(reached) & cells);
        if grown == reached {
            return 0;
        }
        (reached, steps) = (grown, steps + 1);
    }
    steps
}

/// The number of cells that only the second landmark connects with the first one.
fn behind(card: &Card) -> u32 {
    let Some((start, end)) = card.landmark(0).zip(card.landmark(1)) else {
        return 0;
    };
    let others = card.cells() - CellSet::of(end);
    let reached = region(CellSet::of(start), |set| {
        card.frame.neighbours(set) & others
    });
    (others - reached).len()
}
