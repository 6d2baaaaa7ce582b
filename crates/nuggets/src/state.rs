//! The state: everything that changes during play.

use crate::board::Edges;
use crate::content::{Chips, DEPOSITS_MAX, SEATS_MAX, VALUE_MAX};
use roll_and_write::{BySeat, Cell, CellSet, Seat, Seats};
use serde::{Deserialize, Serialize};

/// The number of bits for the value of a chip.
const VALUE_BITS: usize = VALUE_MAX.ilog2() as usize + 1;

/// A state of the game. It contains no history before the last turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    pub(crate) fences: Edges,
    /// The fences of the last turn that built fences; empty after a chip was placed.
    pub(crate) fresh_fences: Edges,
    /// The cells with chips of each seat.
    pub(crate) chips: BySeat<CellSet, SEATS_MAX>,
    /// The values of the chips on the board, one cell set per bit, lowest bit first.
    pub(crate) values: [CellSet; VALUE_BITS],
    pub(crate) fresh_chip: Option<Cell>,
    /// The cells with deposits.
    pub(crate) deposits: CellSet,
    /// The cell of each yield, in the order of the pack, for all deposits laid out so far.
    pub(crate) deposit_at: [Cell; DEPOSITS_MAX],
    /// The chips that each seat has not placed, by value.
    pub(crate) left: BySeat<Chips, SEATS_MAX>,
    pub(crate) phase: Phase,
    /// The seats that have not passed.
    pub(crate) playing: Seats,
    /// The seat whose turn it is.
    pub(crate) seat: Seat,
    pub(crate) fences_left: u8,
    /// The turn, counted from 1; 0 before the first.
    pub(crate) turn: u8,
}

/// The stage of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Phase {
    /// The deposit with this index must be laid out.
    Deposit(u8),
    /// The first player must be drawn.
    First,
    /// The active seat must act.
    Act,
    /// The active seat owes a second fence.
    Second,
    /// The game has ended.
    Over,
}

/// Chips on the board with their values.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct FaceUp {
    /// The cells with these chips.
    pub cells: CellSet,
    values: [CellSet; VALUE_BITS],
}

impl FaceUp {
    /// The value of the chip on a cell; 0 if there is no chip.
    pub fn value(&self, cell: Cell) -> u8 {
        value(&self.values, cell)
    }
}

fn value(bits: &[CellSet; VALUE_BITS], cell: Cell) -> u8 {
    let bits = bits.iter().enumerate();
    bits.fold(0, |value, (bit, cells)| {
        value | u8::from(cells.contains(cell)) << bit
    })
}

impl State {
    /// The fences on the board.
    pub fn fences(&self) -> Edges {
        self.fences
    }

    /// The cells with chips of a seat.
    pub fn chips(&self, seat: Seat) -> CellSet {
        self.chips[seat]
    }

    /// The cells with chips of any seat.
    #[inline]
    pub fn occupied(&self) -> CellSet {
        let all = self.chips.0.iter();
        all.fold(CellSet::EMPTY, |cells, own| cells | *own)
    }

    /// The cells with deposits.
    pub fn deposits(&self) -> CellSet {
        self.deposits
    }

    /// The value of the chip on a cell; 0 if there is no chip, or if a view hides the value.
    pub fn value(&self, cell: Cell) -> u8 {
        value(&self.values, cell)
    }

    /// The chips of a seat on the board, with their values.
    pub(crate) fn face_up(&self, seat: Seat) -> FaceUp {
        FaceUp {
            cells: self.chips[seat],
            values: self.values,
        }
    }

    /// The sum of a seat's chips on these cells.
    pub(crate) fn sum(&self, seat: Seat, cells: CellSet) -> u32 {
        let own = self.chips[seat] & cells;
        let bits = self.values.iter().enumerate();
        bits.map(|(bit, set)| (*set & own).len() << bit).sum()
    }

    /// The chips that a seat has not placed, by value; all 0 if a view hides them.
    pub fn left(&self, seat: Seat) -> Chips {
        self.left[seat]
    }

    /// The seats that have not passed.
    pub fn playing(&self) -> Seats {
        self.playing
    }

    /// The number of fences left in the supply.
    pub fn fences_left(&self) -> u8 {
        self.fences_left
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    pub(crate) fn set_value(&mut self, cell: Cell, value: u8) {
        for (bit, cells) in self.values.iter_mut().enumerate() {
            if value >> bit & 1 != 0 {
                *cells |= CellSet::of(cell);
            }
        }
    }
}
