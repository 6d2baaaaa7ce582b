//! The legal moves.

use crate::board::Edges;
use crate::content::Chips;
use crate::moves::Move;
use crate::rules::Rules;
use crate::state::{Phase, State};
use roll_and_write::{CellSet, Grid, Seat};

/// Everything that a seat may do now.
#[derive(Default)]
pub(crate) struct OpenCells {
    pub(crate) fences: Edges,
    /// The cells that can take a chip.
    pub(crate) cells: CellSet,
    /// One bit for each value that the seat holds. Value 1 is the lowest bit.
    pub(crate) values: u8,
    pub(crate) done: bool,
    pub(crate) pass: bool,
}

impl OpenCells {
    pub(crate) fn count(&self) -> u32 {
        self.fences.len()
            + self.values.count_ones() * self.cells.len()
            + u32::from(self.done)
            + u32::from(self.pass)
    }

    /// The `n`-th move. The order is: fences, chips by value and cell, `done`, `pass`.
    #[inline]
    pub(crate) fn nth(&self, n: u32) -> Option<Move> {
        let fences = self.fences.len();
        if n < fences {
            return self.fences.nth(n).map(Move::Fence);
        }
        let (n, cells) = (n - fences, self.cells.len());
        let chips = self.values.count_ones() * cells;
        if n < chips {
            let mut values = self.values;
            for _ in 0..n / cells {
                values &= values - 1;
            }
            return Some(Move::Chip {
                value: values.trailing_zeros() as u8 + 1,
                cell: self.cells.nth(n % cells)?,
            });
        }
        match (n - chips, self.done, self.pass) {
            (0, true, _) => Some(Move::Done),
            (0, false, true) => Some(Move::Pass),
            _ => None,
        }
    }
}

/// The lines that can take the next fence.
#[inline]
pub(crate) fn fences_open(rules: &Rules, state: &State) -> Edges {
    if state.fences_left == 0 {
        return Edges::EMPTY;
    }
    rules.board_of(state).legal_fences()
}

#[inline]
fn cells_open(rules: &Rules, state: &State) -> CellSet {
    rules.board_of(state).reach(state.occupied()).free
}

#[inline]
pub(crate) fn open(rules: &Rules, state: &State, seat: Seat) -> OpenCells {
    let mut open = OpenCells::default();
    match state.phase {
        Phase::Act if seat == state.seat => {
            open.fences = fences_open(rules, state);
            open.cells = cells_open(rules, state);
            open.values = held(state.left[seat]);
            open.pass = true;
        }
        Phase::Second if seat == state.seat => {
            open.fences = fences_open(rules, state);
            open.done = rules.one_fence_is_enough;
        }
        Phase::Act | Phase::Second | Phase::Deposit(_) | Phase::First | Phase::Over => {}
    }
    open
}

/// Whether a seat could still do anything other than pass (NG-10).
#[inline]
pub(crate) fn can_act(rules: &Rules, state: &State, seat: Seat) -> bool {
    can_lay(rules, state, seat) || !fences_open(rules, state).is_empty()
}

#[inline]
pub(crate) fn can_lay(rules: &Rules, state: &State, seat: Seat) -> bool {
    held(state.left[seat]) != 0 && !cells_open(rules, state).is_empty()
}

/// One bit for each value with a chip left. Value 1 is the lowest bit.
#[inline]
fn held(left: Chips) -> u8 {
    let held = (0..).zip(left);
    held.fold(0, |bits, (value, count)| {
        bits | u8::from(count > 0) << value
    })
}
