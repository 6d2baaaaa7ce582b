//! What an effect may ask the engine to do.

use crate::sheet::{PoolId, TrackId};

/// The most instructions that one firing of an effect may emit.
pub const INSTRUCTIONS_MAX: usize = 8;
/// The most options of one choice.
pub const CHOICES_MAX: u8 = 8;
/// The most cells that one instruction may grant.
pub const EXTRA_MARKS_MAX: u8 = 64;
/// The highest number that may be written.
pub const NUMBER_MAX: u8 = 200;

/// Where extra cells may lie, seen from the cell of the symbol.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Scope {
    /// On any board of the seat.
    #[default]
    Anywhere,
    /// On the card of the symbol.
    Card,
    /// Next to the cell, edge to edge.
    Near,
    /// In the row of the cell.
    Row,
    /// In the column of the cell.
    Column,
    /// On the seat's other board.
    Other,
}

impl Scope {
    /// All scopes, in the order of their numbers in the interface of modules.
    pub const ALL: [Self; 6] = [
        Self::Anywhere,
        Self::Card,
        Self::Near,
        Self::Row,
        Self::Column,
        Self::Other,
    ];
}

/// Extra cells, marked one at a time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Extra {
    /// How many cells, 1 to [`EXTRA_MARKS_MAX`].
    pub cells: u8,
    /// Where they may lie.
    pub scope: Scope,
    /// Whether they need not touch what is marked, nor begin at an entry.
    pub apart: bool,
    /// Whether the seat may decline them.
    pub optional: bool,
}

impl Extra {
    /// So many cells on any board of the seat, which must be marked where they can be.
    pub const fn cells(cells: u8) -> Self {
        Self {
            cells,
            scope: Scope::Anywhere,
            apart: false,
            optional: false,
        }
    }

    /// The same cells within a scope.
    #[must_use]
    pub const fn within(self, scope: Scope) -> Self {
        Self { scope, ..self }
    }
}

/// What an effect may ask the engine to do, in the lane of the seat that marked the cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Instruction {
    /// Cross off boxes of a counted track; what finds no free box is lost.
    Advance {
        /// A counted track.
        track: TrackId,
        /// How many boxes.
        by: u8,
    },
    /// Take back boxes of a counted track, the last first.
    Erase {
        /// A counted track whose rows claim nothing.
        track: TrackId,
        /// How many boxes.
        by: u8,
    },
    /// Write a number into the next free box of a track; lost if none is free.
    Write {
        /// A written track.
        track: TrackId,
        /// The number, 0 to [`NUMBER_MAX`].
        number: u8,
        /// Whether the seat may decline.
        optional: bool,
    },
    /// Cross off the box of the present round, at most once a round.
    MarkRound {
        /// A track of rounds.
        track: TrackId,
    },
    /// Owe the seat more cells to mark, one at a time.
    ExtraMark(Extra),
    /// Owe the seat the pattern of this turn once more, or one cell instead.
    ExtraPattern,
    /// Take the next number of a shared pool at the barrier, when it is the seat's turn to settle.
    Claim {
        /// The pool.
        pool: PoolId,
        /// The written track that takes the number; without one the number is gone.
        into: Option<TrackId>,
    },
    /// Ask the seat to choose one of so many options; the effect then fires once more and sees the choice.
    Choose {
        /// How many, 2 to [`CHOICES_MAX`].
        options: u8,
    },
    /// Do once more what the symbol does that fired last in the lane. A copy copies no copy.
    Copy,
    /// Let the symbol on this cell fire no more.
    Spend,
    /// At scoring: points for each marked cell of the symbol.
    Score {
        /// The points, which may be negative.
        points: i16,
    },
    /// At scoring: points once, however many cells of the symbol are marked.
    ScoreOnce {
        /// The points, which may be negative.
        points: i16,
    },
    /// At the barrier, put the offer back into the deck and lay out another.
    RenewOffer,
    /// At the barrier, put the card of the symbol back into the deck unless it is complete, and replace it.
    Discard,
}

/// Why an effect is void.
///
/// A fault has one outcome whoever meets it: nothing of what this firing asked for is done, the mark
/// stands, and an event names the symbol, its plugin and the fault.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fault {
    /// It asks for more than [`INSTRUCTIONS_MAX`] instructions.
    TooMany,
    /// It names a track, a symbol or a pool that its arguments do not give it.
    NotGiven,
    /// It treats a track as one that is filled otherwise, or takes back boxes whose rows claim.
    WrongTrack,
    /// A number lies outside its range.
    OutOfRange,
    /// What it asks for cannot be asked at this trigger, or in answer to a choice.
    NotNow,
    /// It asks for something that no instruction does.
    Unknown,
    /// It broke off.
    Trapped,
    /// It did not come to an end within its fuel.
    OutOfFuel,
    /// It wanted more memory than it may have.
    OutOfMemory,
}

impl Fault {
    /// All faults.
    pub const ALL: [Self; 9] = [
        Self::TooMany,
        Self::NotGiven,
        Self::WrongTrack,
        Self::OutOfRange,
        Self::NotNow,
        Self::Unknown,
        Self::Trapped,
        Self::OutOfFuel,
        Self::OutOfMemory,
    ];

    /// The key of its sentence; without `fault-` in front, its name in records.
    pub const fn key(self) -> &'static str {
        match self {
            Self::TooMany => "fault-too-many",
            Self::NotGiven => "fault-not-given",
            Self::WrongTrack => "fault-wrong-track",
            Self::OutOfRange => "fault-out-of-range",
            Self::NotNow => "fault-not-now",
            Self::Unknown => "fault-unknown",
            Self::Trapped => "fault-trapped",
            Self::OutOfFuel => "fault-out-of-fuel",
            Self::OutOfMemory => "fault-out-of-memory",
        }
    }
}

/// The instructions of one firing, in order; or a fault, which voids them all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Instructions {
    items: [Instruction; INSTRUCTIONS_MAX],
    len: u8,
    fault: Option<Fault>,
}

impl Default for Instructions {
    fn default() -> Self {
        Self {
            items: [Instruction::Copy; INSTRUCTIONS_MAX],
            len: 0,
            fault: None,
        }
    }
}

impl Instructions {
    /// Asks for one more instruction. More than [`INSTRUCTIONS_MAX`] are a fault.
    #[inline]
    pub fn emit(&mut self, instruction: Instruction) {
        if usize::from(self.len) < INSTRUCTIONS_MAX {
            self.items[usize::from(self.len)] = instruction;
            self.len += 1;
        } else {
            self.fail(Fault::TooMany);
        }
    }

    /// Makes the firing void. The first fault counts.
    pub fn fail(&mut self, fault: Fault) {
        self.fault.get_or_insert(fault);
    }

    /// The instructions in order.
    ///
    /// # Errors
    /// The fault that voids them.
    #[inline]
    pub fn asked(&self) -> Result<&[Instruction], Fault> {
        match self.fault {
            None => Ok(self.as_slice()),
            Some(fault) => Err(fault),
        }
    }

    /// The instructions in order, whatever the fault.
    #[inline]
    pub(crate) fn as_slice(&self) -> &[Instruction] {
        &self.items[..usize::from(self.len)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_fault_voids_all_that_was_asked_for() {
        let mut out = Instructions::default();
        (0..INSTRUCTIONS_MAX).for_each(|_| out.emit(Instruction::Copy));
        assert_eq!(out.asked().map(<[_]>::len), Ok(INSTRUCTIONS_MAX));
        out.emit(Instruction::Copy);
        out.fail(Fault::Trapped);
        assert_eq!(out.asked(), Err(Fault::TooMany));
    }
}
