//! Symbols: what a marked cell sets off.
//!
//! A symbol has triggers and an effect. An effect sees a [`Scene`], which shows its own lane and
//! what is public. It emits [`Instruction`]s. The engine checks them and carries them out. An
//! effect is a program of a pack (`rnw_flip::symbol::Program`) or a plugin. A plugin is a [`SymbolEffect`] in Rust, or a
//! module in another language that a [`ModuleLoader`] runs.
//!
//! ```text
//! symbols.json ─ program ───────────┐
//! Plugins ────── SymbolEffect ──────┼─ fire(Scene) ─ Instructions ─ checked ─ carried out
//! *.wasm ─────── ModuleLoader ──────┘
//! ```

mod area;
mod area_cells;
mod arguments;
mod card_filter;
mod effect;
mod fault;
mod id;
mod instruction;
mod laws;
mod limits;
mod plugins;
mod printed;
mod scene;
mod scope;
mod value;
mod whom;

pub use area::{Area, AreaId, Masks, Within};
pub use area_cells::{SeenBoard, Viewpoint};
pub use arguments::{ArgumentError, Arguments};
pub use card_filter::CardFilter;
pub use effect::SymbolEffect;
pub use fault::Fault;
pub use id::{SymbolCounts, SymbolId};
pub use instruction::{
    Advance, Affect, Choose, Claim, Discard, Erase, Extra, Instruction, Instructions, MarkRound,
    RenewOffer, Replacement, Score, ScoreOnce, Write,
};
pub use laws::{HiddenMemory, same_twice};
pub use limits::{
    AREAS_MAX, CHOICES_MAX, CLAIMS_MAX, EXTRA_MARKS_MAX, INSTRUCTIONS_MAX, NUMBER_MAX, OFFER_MAX,
    SYMBOLS_MAX,
};
pub use plugins::{Maker, ModuleError, ModuleLoader, Plugins, UnknownPlugin};
pub use printed::{Printed, PrintedCard};
pub use scene::{Moment, OtherBoard, Scene, SeatAtTable, Snapshot, Trigger, Triggers};
pub use scope::Scope;
pub use value::{CellKind, Condition, Theirs, Value};
pub use whom::{SheetChange, Whom};
