//! What changes during play.

use crate::rules::{BOXES, SEATS_MAX};
use roll_and_write::Seat;
use roll_and_write::together::Together;
use serde::{Deserialize, Serialize};

/// The sheet of a seat: one bit for each box, the box with the number 1 lowest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Sheet {
    /// The crossed boxes.
    pub(crate) crossed: u16,
    /// The boxes with a star.
    pub(crate) stars: u16,
}

impl Sheet {
    /// Whether the box with this number is crossed.
    pub fn is_crossed(&self, number: u8) -> bool {
        self.crossed >> (number - 1) & 1 != 0
    }

    /// Whether the box with this number has a star.
    pub fn has_star(&self, number: u8) -> bool {
        self.stars >> (number - 1) & 1 != 0
    }

    /// The highest crossed number; 0 if there is none.
    pub(crate) fn last(&self) -> u8 {
        (u16::BITS - self.crossed.leading_zeros()) as u8
    }

    /// Crosses the box with this number.
    pub(crate) fn cross(&mut self, number: u8) {
        self.crossed |= 1 << (number - 1);
    }
}

/// A state of the game. It has no history and no future.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// The number of rolls so far.
    pub(crate) turn: u8,
    /// What the dice show; 0 before the first roll.
    pub(crate) dice: [u8; 2],
    /// The sheets. While all decide, each seat writes only its own.
    pub(crate) sheets: Together<Sheet, SEATS_MAX>,
}

impl State {
    /// The sheet of a seat.
    ///
    /// # Panics
    /// If the game has no such seat.
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        self.sheets.lane(seat)
    }

    /// The numbers that the dice make: each alone, and their sum (MG-3).
    pub(crate) fn numbers(&self) -> [u8; 3] {
        let [one, other] = self.dice;
        [one, other, one + other]
    }

    /// Whether the sheet has crossed the last box (MG-6).
    pub(crate) fn is_full(sheet: &Sheet) -> bool {
        sheet.is_crossed(BOXES)
    }
}
