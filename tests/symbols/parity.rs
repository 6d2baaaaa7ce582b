//! An effect that grants extra cells in a set which data cannot name.

use roll_and_write::CellSet;
use roll_and_write::symbol::{
    ArgumentError, Arguments, Extra, Instructions, Masks, Plugins, Scene, SymbolEffect,
};

/// The cells with even numbers, counted row by row from 0.
const EVEN: CellSet = CellSet::from_bits(0x5555_5555_5555_5555);

/// Grants an extra cell whose number is even, or odd if the pack says so, on either board.
#[derive(Debug)]
struct Parity(CellSet);

impl Parity {
    fn make(given: &Arguments) -> Result<Box<dyn SymbolEffect>, ArgumentError> {
        let is_odd = given.number(0, 0, 1)? == 1;
        Ok(Box::new(Self(if is_odd {
            CellSet::ALL - EVEN
        } else {
            EVEN
        })))
    }
}

impl SymbolEffect for Parity {
    fn fire(&self, _: &Scene<'_>, out: &mut Instructions) {
        let masks = Masks {
            here: self.0,
            other: self.0,
        };
        out.emit(
            Extra {
                apart: true,
                ..Extra::cells(1)
            }
            .within_masks(masks),
        );
    }
}

/// The plugins that packs of scenarios may name.
pub(crate) fn plugins() -> Plugins {
    Plugins::default().with("parity", 1, Parity::make)
}
