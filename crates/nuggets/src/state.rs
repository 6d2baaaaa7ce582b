//! What changes during play.

use crate::board::Edges;
use crate::content::{Chips, DEPOSITS_MAX, VALUE_MAX};
use roll_and_write::{BySeat, Cell, CellSet, Seat, Seats};

/// How many bits a chip's value takes.
const VALUE_BITS: usize = VALUE_MAX.ilog2() as usize + 1;

/// A state of the game. It has no history beyond the last turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) fences: Edges,
    /// The fences of the last turn that built any, if no chip came after it.
    pub(crate) fresh_fences: Edges,
    /// The cells on which each seat's chips lie.
    pub(crate) chips: BySeat<CellSet>,
    /// The bits of the values of the chips on the board, lowest first.
    pub(crate) values: [CellSet; VALUE_BITS],
    pub(crate) fresh_chip: Option<Cell>,
    /// The cells with deposits.
    pub(crate) deposits: CellSet,
    /// The cell of each yield of the pack, in its order, as far as they lie.
    pub(crate) deposit_at: [Cell; DEPOSITS_MAX],
    /// The chips that each seat has not placed, by value.
    pub(crate) left: BySeat<Chips>,
    pub(crate) phase: Phase,
    /// The seats that have not passed.
    pub(crate) playing: Seats,
    /// Whose turn it is.
    pub(crate) seat: Seat,
    pub(crate) fences_left: u8,
    /// The turn, counted from 1; 0 before the first.
    pub(crate) turn: u8,
}

/// Where a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// Yield number so many is laid out.
    Deposit(u8),
    /// The first player is drawn.
    First,
    /// The seat in turn acts.
    Act,
    /// It owes a second fence.
    Second,
    /// The game has ended.
    Over,
}

/// Chips on the board with their values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FaceUp {
    /// The cells on which they lie.
    pub cells: CellSet,
    values: [CellSet; VALUE_BITS],
}

impl FaceUp {
    /// The value of the chip on a cell; 0 where none lies.
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

    /// The cells on which a seat's chips lie.
    pub fn chips(&self, seat: Seat) -> CellSet {
        self.chips[seat]
    }

    /// The cells with chips, whoever owns them.
    pub fn occupied(&self) -> CellSet {
        let all = self.chips.0.iter();
        all.fold(CellSet::EMPTY, |cells, own| cells | *own)
    }

    /// The cells with deposits.
    pub fn deposits(&self) -> CellSet {
        self.deposits
    }

    /// The value of the chip on a cell; 0 where none lies, or where a view hides it.
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

    /// The sum of the chips on these cells that a seat owns.
    pub(crate) fn sum(&self, seat: Seat, cells: CellSet) -> u32 {
        let own = self.chips[seat] & cells;
        let bits = self.values.iter().enumerate();
        bits.map(|(bit, set)| (*set & own).len() << bit).sum()
    }

    /// The chips that a seat has not placed, by value; all 0 where a view hides them.
    pub fn left(&self, seat: Seat) -> Chips {
        self.left[seat]
    }

    /// The seats that have not passed.
    pub fn playing(&self) -> Seats {
        self.playing
    }

    /// Fences that are left.
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
