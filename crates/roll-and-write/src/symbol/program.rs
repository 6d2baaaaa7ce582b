//! Effects written as data.

use super::{Instruction, Instructions, Scene, SymbolEffect, SymbolId};
use crate::sheet::TrackId;

/// One step of a program, checked: every name is resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Always the same instruction.
    Do(Instruction),
    /// Write a number plus one for each of a symbol that is printed on the offer.
    WriteOffered {
        /// A written track.
        track: TrackId,
        /// What is written if the symbol is nowhere on the offer.
        number: u8,
        /// The symbol that is counted.
        symbol: SymbolId,
        /// Whether the seat may decline.
        optional: bool,
    },
}

/// An effect that a content pack spells out in steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    steps: Vec<Step>,
}

impl Program {
    /// A program of these steps, carried out in order.
    pub fn new(steps: Vec<Step>) -> Self {
        Self { steps }
    }
}

impl SymbolEffect for Program {
    fn fire(&self, scene: &Scene<'_>, out: &mut Instructions) {
        for step in &self.steps {
            out.emit(match *step {
                Step::Do(instruction) => instruction,
                Step::WriteOffered {
                    track,
                    number,
                    symbol,
                    optional,
                } => {
                    let number = u32::from(number) + scene.offered(symbol);
                    Instruction::Write {
                        track,
                        number: number.min(254) as u8,
                        optional,
                    }
                }
            });
        }
    }

    fn always(&self) -> Option<Instructions> {
        let mut all = Instructions::default();
        for step in &self.steps {
            match step {
                Step::Do(instruction) => all.emit(*instruction),
                Step::WriteOffered { .. } => return None,
            };
        }
        Some(all)
    }
}
