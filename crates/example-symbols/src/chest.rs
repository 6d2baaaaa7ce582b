//! An effect that fires later than its cell is marked.

use roll_and_write::sheet::{TrackId, TrackKind};
use roll_and_write::symbol::{
    Advance, ArgumentError, Arguments, Instruction, Instructions, Scene, Scope, SymbolEffect,
};

/// Fills a number of boxes of a track when its whole row is marked, once.
///
/// The effect fires at the end of each round. It also fires when its card is complete, because a completed card is
/// set aside before the end of the round. [`Instruction::Spend`] prevents a second opening. The constructor reads a
/// number and gives the range in which the number must lie.
///
/// ```json
/// { "name": "chest", "char": "H", "glyph": "◘", "on": ["round", "complete"],
///   "effect": "rust:chest@1", "with": { "tracks": ["coins"], "numbers": [2] } }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chest {
    /// The track that the chest fills.
    into: TrackId,
    /// The number of boxes that it fills, 1 to 200.
    by: u8,
}

impl Chest {
    /// Creates the effect that a pack names `rust:chest@1`.
    ///
    /// # Errors
    /// Fails if the first track is not a count track, if the first number is not in 1 to 200, or if the pack gives
    /// more.
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
