//! The simplest effect: it asks for the same in every scene.

use roll_and_write::symbol::{
    ArgumentError, Arguments, Extra, Instruction, Instructions, Scene, Scope, SymbolEffect,
};

/// Points to a neighbour: one more cell, edge to edge with the one just marked.
///
/// It is given nothing, so its maker refuses anything; a pack that gives it a track by mistake is told.
/// If no neighbour can be marked, the engine lets the cell lapse: an effect does not have to look.
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
    /// The effect, as a pack names it with `rust:compass@1`.
    ///
    /// # Errors
    /// If anything is given.
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
