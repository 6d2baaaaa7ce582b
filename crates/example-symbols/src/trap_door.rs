//! An effect that offers a choice and has a memory.

use roll_and_write::sheet::{TrackId, TrackKind};
use roll_and_write::symbol::{
    Advance, ArgumentError, Arguments, Choose, Extra, Instruction, Instructions, Scene,
    SymbolEffect,
};

/// Lets the seat mark any cell of its boards, once. The cell need not be next to other marks.
///
/// This effect shows the two features that need care.
///
/// A **choice** takes two firings. The first firing asks, with [`Instruction::Choose`]. When the seat has answered,
/// the effect fires again, and [`Scene::choice`] contains the option, counted from 0. Other things may happen
/// between the two firings, so the second firing looks at its scene again. For example, if a seat marks two trap
/// doors at the same time, both ask, but only the first one used opens.
///
/// **Memory** is stored on a track. The pack gives this effect a track of one box, `"kind": "count"`. Using the trap
/// door fills the box. When all boxes are full, the effect does nothing more. A pack may give it three boxes, and
/// then it can be used three times. Fields of the effect cannot store memory, because all seats and all games
/// share the effect.
///
/// ```json
/// { "name": "trap-door", "char": "D", "glyph": "▼", "on": "mark", "effect": "rust:trap-door@1",
///   "with": { "tracks": ["trap-doors"], "options": ["use", "keep"] } }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrapDoor {
    /// The track that stores how often the trap door was used.
    used: TrackId,
}

/// The number of options: to use the trap door, or to keep it for later.
const OPTIONS: u8 = 2;
/// The option that uses the trap door. Any other option keeps it.
const USE: u8 = 0;

impl TrapDoor {
    /// Creates the effect that a pack names `rust:trap-door@1`.
    ///
    /// # Errors
    /// Fails if the first track is not a count track, or if the pack gives more.
    pub fn make(given: &Arguments) -> Result<Box<dyn SymbolEffect>, ArgumentError> {
        given.at_most(1, 0, 0, 0)?;
        let used = given.track(0, TrackKind::Count)?;
        Ok(Box::new(Self { used }))
    }
}

impl SymbolEffect for TrapDoor {
    fn fire(&self, scene: &Scene<'_>, out: &mut Instructions) {
        if scene.filled(self.used) == scene.boxes(self.used) {
            return;
        }
        match scene.choice() {
            None => out.emit(Choose { options: OPTIONS }),
            Some(USE) => {
                out.emit(Advance {
                    track: self.used,
                    by: 1,
                });
                out.emit(Instruction::ExtraMark(Extra {
                    apart: true,
                    ..Extra::cells(1)
                }));
            }
            Some(_) => {}
        }
    }
}
