//! Effects, what they may see and what they may ask for.

use super::{SymbolCounts, SymbolId};
use crate::sheet::{Sheet, SheetLayout, TrackId};
use crate::{CardId, Cell};
use std::fmt::Debug;

/// The most instructions that one firing of an effect may emit.
pub const INSTRUCTIONS_MAX: usize = 8;

/// What an effect may ask the engine to do, in the lane of the seat that marked the cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Instruction {
    /// Cross off boxes of a track; what finds no free box is lost.
    Advance {
        /// A counted track.
        track: TrackId,
        /// How many boxes.
        by: u8,
    },
    /// Take back boxes of a track, the last first.
    Erase {
        /// A counted track.
        track: TrackId,
        /// How many boxes.
        by: u8,
    },
    /// Write a number into the next free box of a track; lost if none is free.
    Write {
        /// A written track.
        track: TrackId,
        /// The number.
        number: u8,
        /// Whether the seat may decline.
        optional: bool,
    },
    /// Cross off the box of the present round, at most once a round.
    MarkRound {
        /// A track of rounds.
        track: TrackId,
    },
    /// Owe the seat more cells to mark, one at a time, on any of its boards.
    ExtraMark {
        /// How many cells.
        cells: u8,
    },
}

/// The instructions of one firing, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Instructions {
    items: [Instruction; INSTRUCTIONS_MAX],
    len: u8,
}

impl Default for Instructions {
    fn default() -> Self {
        Self {
            items: [Instruction::ExtraMark { cells: 0 }; INSTRUCTIONS_MAX],
            len: 0,
        }
    }
}

impl Instructions {
    /// Asks for one more instruction; what exceeds [`INSTRUCTIONS_MAX`] is dropped, and `false` says so.
    pub fn emit(&mut self, instruction: Instruction) -> bool {
        let room = usize::from(self.len) < INSTRUCTIONS_MAX;
        if room {
            self.items[usize::from(self.len)] = instruction;
            self.len += 1;
        }
        room
    }

    /// The instructions in order.
    #[inline]
    pub fn as_slice(&self) -> &[Instruction] {
        &self.items[..usize::from(self.len)]
    }
}

/// What an effect may see: the lane of the seat that marked, and what is public.
///
/// There is no way from here to the state, to another lane or to chance.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    pub(crate) layout: &'a SheetLayout,
    pub(crate) sheet: &'a Sheet,
    pub(crate) cell: Cell,
    pub(crate) round: u8,
    pub(crate) turn: u8,
    pub(crate) offer: &'a [CardId],
    pub(crate) printed: &'a [SymbolCounts],
}

impl Scene<'_> {
    /// The cell that was marked.
    pub fn cell(&self) -> Cell {
        self.cell
    }

    /// The present round, counted from 0.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The present turn within the round, counted from 0.
    pub fn turn(&self) -> u8 {
        self.turn
    }

    /// How many boxes of an own track are filled.
    pub fn filled(&self, track: TrackId) -> u32 {
        self.sheet.filled(self.layout.track(track))
    }

    /// How many of a symbol are printed on the cards of the offer, as it was when the turn began.
    pub fn offered(&self, symbol: SymbolId) -> u32 {
        self.offer
            .iter()
            .map(|card| u32::from(self.printed[card.index()].of(symbol)))
            .sum()
    }
}

/// What a symbol does when a cell that bears it is marked.
///
/// An effect is a function of its scene alone: it keeps no memory, reads no clock and draws no chance.
/// Called twice with one scene it emits the same instructions.
///
/// ```
/// use roll_and_write::sheet::TrackId;
/// use roll_and_write::symbol::{Instruction, Instructions, Scene, SymbolEffect};
///
/// /// Worth more in later rounds.
/// #[derive(Debug)]
/// struct Ripening(TrackId);
///
/// impl SymbolEffect for Ripening {
///     fn fire(&self, scene: &Scene<'_>, out: &mut Instructions) {
///         out.emit(Instruction::Advance { track: self.0, by: scene.round() + 1 });
///     }
/// }
/// ```
pub trait SymbolEffect: Debug + Send + Sync {
    /// Emits what is to be done.
    fn fire(&self, scene: &Scene<'_>, out: &mut Instructions);

    /// The instructions, if they are the same in every scene; the engine then need not ask again.
    fn always(&self) -> Option<Instructions> {
        None
    }
}
