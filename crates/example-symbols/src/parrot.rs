//! An effect that leans on another.

use roll_and_write::symbol::{
    ArgumentError, Arguments, Instruction, Instructions, Scene, SymbolEffect,
};

/// Says it again: does once more what the symbol does that the seat set off last.
///
/// The engine remembers that symbol and fires it on this cell; the effect only asks. It asks also when
/// there is nothing to copy, and the engine tells so: a firing that asks for a copy is not remembered as
/// the last symbol, while one that stays silent is, and then the next parrot would hear this one. For the
/// same reason a parrot that hears a parrot says what that one said. An effect that has to know whether
/// there is something to copy asks [`Scene::last`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parrot;

impl Parrot {
    /// The effect, as a pack names it with `rust:parrot@1`.
    ///
    /// # Errors
    /// If anything is given.
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
