//! An effect that waits.

use roll_and_write::sheet::{TrackId, TrackKind};
use roll_and_write::symbol::{
    Advance, ArgumentError, Arguments, Instruction, Instructions, Scene, Scope, SymbolEffect,
};

/// Opens when its whole row is marked: so many boxes of a track, once.
///
/// It fires at the end of each round, and when its card is complete, for a card that is set aside waits
/// for no end of a round. [`Instruction::Spend`] keeps it from opening twice. Its maker reads a number
/// and says in which range it must lie.
///
/// ```json
/// { "name": "chest", "char": "H", "glyph": "◘", "on": ["round", "complete"],
///   "effect": "rust:chest@1", "with": { "tracks": ["coins"], "numbers": [2] } }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chest {
    /// The track that it fills.
    into: TrackId,
    /// How many boxes of it.
    by: u8,
}

impl Chest {
    /// The effect, as a pack names it with `rust:chest@1`.
    ///
    /// # Errors
    /// If the first track is no count track, the first number does not lie in 1 to 200, or more is given.
    pub fn make(given: &Arguments) -> Result<Box<dyn SymbolEffect>, ArgumentError> {
        given.at_most(1, 0, 0, 1)?;
        let into = given.track(0, TrackKind::Count)?;
        let by = given.number(0, 1, 200)? as u8;
        Ok(Box::new(Self { into, by }))
    }
}

impl SymbolEffect for Chest {
    fn fire(&self, scene: &Scene<'_>, out: &mut Instructions) {
        let row = scene.around(scene.cell(), Scope::Row);
        if row.is_subset(scene.marked()) {
            out.emit(Advance {
                track: self.into,
                by: self.by,
            });
            out.emit(Instruction::Spend);
        }
    }
}
