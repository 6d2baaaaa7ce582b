//! Reading what is printed: JSON files with places, and reports that a person can act on.
//!
//! Types come from serde, places from a tree whose values know their file and bytes: [`read`] gives both
//! as a [`Doc`], and [`open`] does so for a pack that extends another, file laid over file. All problems
//! of a file are collected in one [`Report`], each with file, line and column. No file is opened here;
//! texts and blobs are handed in as [`Files`].

mod canonical;
mod cards;
mod checks;
mod flip_files;
mod merge;
mod read;
mod report;
mod symbol_files;
mod symbols;
mod tree;

pub use canonical::canonical;
pub use cards::{CardText, CharMap, GridChars, GridText, by_name, read_cards};
pub use checks::{
    at_most, check_game, check_name, check_names, find, find_track, name_fault, within,
};
pub use flip_files::{
    FlipFiles, FlipReading, PatternEntry, PatternsFile, PoolEntry, RowEntry, ScheduleEntry,
    ScoreEntry, SheetFile, TrackEntry, TrackKindEntry,
};
pub use read::{Doc, Place, open, read};
pub use report::{Blob, Files, Problem, Report, Severity, Source};
pub use symbol_files::{
    CellKindEntry, ChoiceEntry, ConditionEntry, OneOrMore, OrderEntry, ScopeEntry, StepEntry,
    SymbolEntry, SymbolsFile, TriggerEntry, ValueEntry, ValueTerm, ValueWord, WithEntry,
};
pub use symbols::TERMS_MAX;
