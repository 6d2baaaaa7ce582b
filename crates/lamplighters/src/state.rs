//! The state: everything that changes during play.

use crate::content::{SEATS_MAX, STREETS_MAX};
use roll_and_write::Seat;
use roll_and_write::together::Together;
use serde::{Deserialize, Serialize};

/// The sheet of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Sheet {
    /// The lit lamps of each street, one bit for each lamp, the leftmost lamp lowest.
    pub(crate) lit: [u16; STREETS_MAX],
    pub(crate) burns: u8,
}

impl Sheet {
    /// The lit lamps of a street, one bit for each lamp, the leftmost lamp lowest.
    ///
    /// # Panics
    /// If `street` is [`STREETS_MAX`] or more.
    pub fn lit(&self, street: usize) -> u16 {
        self.lit[street]
    }

    /// The number of burns.
    pub fn burns(&self) -> u8 {
        self.burns
    }

    /// The lamp to the right of the last lit lamp of a street, counted from 0. It may be one behind the last lamp.
    pub(crate) fn next(&self, street: usize) -> usize {
        (u16::BITS - self.lit[street].leading_zeros()) as usize
    }

    /// The number of lit lamps of a street.
    pub(crate) fn count(&self, street: usize) -> u32 {
        self.lit[street].count_ones()
    }
}

/// A state of the game. It contains no history before the last roll.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// The sheets, now and as they were at the last roll, and the seats that must decide about the shared dice.
    pub(crate) lanes: Together<Sheet, SEATS_MAX>,
    /// What the two shared dice show; 0 before the first roll.
    pub(crate) shared: [u8; 2],
    /// What the die of each street shows; 0 if the die is not in the game or not rolled yet.
    pub(crate) own: [u8; STREETS_MAX],
    /// The number of rolls.
    pub(crate) turn: u16,
    /// The closed streets, one bit each.
    pub(crate) closed: u8,
    pub(crate) phase: Phase,
}

/// The stage of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Phase {
    /// The dice must be rolled.
    Roll,
    /// All seats decide about the shared dice.
    Together,
    /// The active seat decides about a shared die and the die of a street.
    Own,
    /// The game has ended.
    Over,
}

impl State {
    /// The sheet of a seat.
    ///
    /// # Panics
    /// If the game never has this seat.
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        self.lanes.lane(seat)
    }

    /// Whether a street is closed.
    pub fn is_closed(&self, street: usize) -> bool {
        self.closed >> street & 1 != 0
    }

    /// The number of closed streets.
    pub fn closed(&self) -> u32 {
        self.closed.count_ones()
    }

    /// The number of rolls so far.
    pub fn turn(&self) -> u32 {
        self.turn.into()
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// What the two shared dice show together.
    pub(crate) fn sum(&self) -> usize {
        usize::from(self.shared[0]) + usize::from(self.shared[1])
    }

    /// Whether a seat has lit a lamp since the last roll.
    pub(crate) fn has_lit(&self, seat: Seat) -> bool {
        self.lanes.lane(seat).lit != self.lanes.before(seat).lit
    }
}
