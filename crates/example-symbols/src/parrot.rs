//! An effect that depends on another effect.

use roll_and_write::symbol::{
    ArgumentError, Arguments, Instruction, Instructions, Scene, SymbolEffect,
};

/// Repeats the effect of the symbol that the seat fired last.
///
/// The engine remembers that symbol and fires it on this cell. The effect only emits the instruction, even if there
/// is nothing to copy; the engine then reports that. The reason is what the engine remembers as the last symbol. It
/// does not remember a firing that emits a copy. It does remember a firing that emits nothing, and the next parrot
/// would then copy this parrot. For the same reason, a parrot after a parrot repeats the symbol that the first one
/// repeated. An effect that must know whether there is something to copy uses [`Scene::last`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parrot;

impl Parrot {
    /// Creates the effect that a pack names `rust:parrot@1`.
    ///
    /// # Errors
    /// Fails if the pack gives any argument.
    pub fn make(given: &Arguments) -> Result<Box<dyn SymbolEffect>, ArgumentError> {
        given.at_most(0, 0, 0, 0)?;
        Ok(Box::new(Self))
    }
}

impl SymbolEffect for Parrot {
    fn fire(&self, _scene: &Scene<'_>, out: &mut Instructions) {
        out.emit(Instruction::Copy);
    }
}
