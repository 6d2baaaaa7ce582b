//! An effect that asks, and one that remembers.

use roll_and_write::sheet::{TrackId, TrackKind};
use roll_and_write::symbol::{
    Advance, ArgumentError, Arguments, Choose, Extra, Instruction, Instructions, Scene,
    SymbolEffect,
};

/// Leads anywhere, once: the seat may mark any cell of its boards, next to other marks or not.
///
/// It shows the two things that need care.
///
/// A **choice** takes two firings. The first asks, with [`Instruction::Choose`]; when the seat has
/// answered, the effect fires again and [`Scene::choice`] holds the option, counted from 0. Between the
/// two much may have happened, so the second firing looks at its scene anew: two trap doors marked at
/// once both ask, and only the first that is used opens.
///
/// **Memory** lies on a track. The pack gives this effect a track of one box, `"kind": "count"`; using the
/// trap door fills the box, and with all boxes full it does nothing more. A pack that gives it three
/// boxes lets it be used three times. Fields of the effect would be no memory: the effect is shared by
/// all seats and all games.
///
/// ```json
/// { "name": "trap-door", "char": "D", "glyph": "▼", "on": "mark", "effect": "rust:trap-door@1",
///   "with": { "tracks": ["trap-doors"], "options": ["use", "keep"] } }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrapDoor {
    /// The track that remembers how often it was used.
    used: TrackId,
}

/// The options: to use it, or to keep it for later.
const OPTIONS: u8 = 2;
/// The option that uses it; any other keeps it.
const USE: u8 = 0;

impl TrapDoor {
    /// The effect, as a pack names it with `rust:trap-door@1`.
    ///
    /// # Errors
    /// If the first track is no count track, or more is given.
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
