//! What a symbol of a pack does: a program of steps, or a plugin.

mod effect;
mod named;
mod program;
mod table;

pub use crate::instructions::{
    AdvanceStep, AffectStep, ChooseStep, ClaimStep, ConvertStep, EraseStep, ExtraStep, IfStep,
    ScoreOnceStep, ScoreStep, Step, WriteStep,
};
pub use effect::{Effect, Plugin};
pub(crate) use named::{Meaning, Named};
pub use program::Program;
pub use table::{Order, Symbol, Symbols, SymbolsError};
