//! Symbols: what a marked cell sets off.
//!
//! A symbol has an effect, and [`SymbolEffect`] is the one door for effects. An effect sees a [`Scene`],
//! which holds its own lane and what is public, and emits [`Instruction`]s; the engine alone checks and
//! carries them out. A [`Program`] from a content pack is one implementor among others.

mod effect;
mod program;
mod table;

pub use effect::{INSTRUCTIONS_MAX, Instruction, Instructions, Scene, SymbolEffect};
pub use program::{Program, Step};
pub use table::{Order, SYMBOLS_MAX, Symbol, SymbolCounts, SymbolId, Symbols, SymbolsError};
