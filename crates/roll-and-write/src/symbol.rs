//! Symbols: what a marked cell sets off.
//!
//! A symbol has triggers and an effect. An effect sees a [`Scene`], which holds its own lane and what is
//! public, and emits [`Instruction`]s; the engine alone checks and carries them out. An effect is a
//! [`Program`] from a content pack, or a plugin: a [`SymbolEffect`] written in Rust, or a module in
//! some other language that a [`ModuleLoader`] runs.
//!
//! ```text
//! symbols.json ─ Program ───────────┐
//! Plugins ────── SymbolEffect ──────┼─ fire(Scene) ─ Instructions ─ checked ─ carried out
//! *.wasm ─────── ModuleLoader ──────┘
//! ```

mod effect;
mod instruction;
mod laws;
mod plugins;
mod program;
mod scene;
mod table;

pub use effect::{Effect, Plugin, SymbolEffect};
pub use instruction::{
    CHOICES_MAX, EXTRA_MARKS_MAX, Extra, Fault, INSTRUCTIONS_MAX, Instruction, Instructions,
    NUMBER_MAX, Scope,
};
pub use laws::{HiddenMemory, same_twice};
pub use plugins::{
    ArgumentError, Arguments, Maker, ModuleError, ModuleLoader, Plugins, UnknownPlugin,
};
pub use program::{CellKind, Condition, Program, Step, Value};
pub(crate) use scene::PrintedCard;
pub use scene::{Moment, Printed, Scene, Snapshot, Trigger, Triggers};
pub use table::{Order, SYMBOLS_MAX, Symbol, SymbolCounts, SymbolId, Symbols, SymbolsError};
