//! The simplest effect: it emits the same instruction in every scene.

use roll_and_write::symbol::{
    ArgumentError, Arguments, Extra, Instruction, Instructions, Scene, Scope, SymbolEffect,
};

/// Grants one extra cell, edge to edge with the one just marked.
///
/// The effect takes no arguments, and its constructor refuses any. A pack that gives a track by mistake gets an error.
/// If no neighbour can be marked, the engine drops the extra cell, so the effect need not check.
///
/// ```
/// use rnw_example_symbols::Compass;
/// use roll_and_write::symbol::Arguments;
///
/// assert!(Compass::make(&Arguments::default()).is_ok());
/// let given = Arguments::new([], vec![], vec![], vec![3]);
/// let refused = Compass::make(&given).unwrap_err();
/// assert_eq!(refused.to_string(), "1 numbers; this effect reads 0");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Compass;

impl Compass {
    /// Creates the effect that a pack names `rust:compass@1`.
    ///
    /// # Errors
    /// Fails if the pack gives any argument.
    pub fn make(given: &Arguments) -> Result<Box<dyn SymbolEffect>, ArgumentError> {
        given.at_most(0, 0, 0, 0)?;
        Ok(Box::new(Self))
    }
}

impl SymbolEffect for Compass {
    fn fire(&self, _scene: &Scene<'_>, out: &mut Instructions) {
        let near = Extra::cells(1).within(Scope::Near);
        out.emit(Instruction::ExtraMark(near));
    }
}
