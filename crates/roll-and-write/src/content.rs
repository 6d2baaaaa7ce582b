//! Reading what is printed: JSON files with places, and reports that a person can act on.
//!
//! Types come from serde, places from a syntax tree with byte ranges: [`read`] gives both as a
//! [`Doc`]. All problems of a file are collected in one [`Report`], each with file, line and column.
//! Nothing here opens a file; the texts are handed in as [`Files`].

mod cards;
mod checks;
mod flip_files;
mod read;
mod report;
mod symbol_files;
mod symbols;

pub use cards::{CardText, CharMap, GridChars, GridText, by_name, read_cards};
pub use checks::{at_most, check_game, check_name, check_names, find, find_track, within};
pub use flip_files::{
    FlipFiles, FlipReading, PatternEntry, PatternsFile, PoolEntry, RowEntry, ScheduleEntry,
    ScoreEntry, SheetFile, TrackEntry, TrackKindEntry, open,
};
pub use read::{Doc, Place, read};
pub use report::{Blob, Files, Problem, Report, Severity, Source};
pub use symbol_files::{
    CellKindEntry, ChoiceEntry, ConditionEntry, OneOrMore, OrderEntry, ScopeEntry, StepEntry,
    SymbolEntry, SymbolsFile, TriggerEntry, ValueEntry, ValueTerm, ValueWord, WithEntry,
};
