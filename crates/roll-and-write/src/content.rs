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
mod flip_reading;
mod merge;
mod orders;
mod read;
mod report;
mod step_reader;
mod symbol_files;
mod symbols;
mod tree;
mod value_files;

pub use crate::flip::instructions::{ChoiceEntry, StepEntry};
pub use canonical::canonical;
pub use cards::{CardText, CharMap, GridChars, GridText, by_name, read_cards};
pub use checks::{
    at_most, check_game, check_name, check_names, find, find_track, name_fault, within,
};
pub use flip_files::{
    FlipFiles, PatternEntry, PatternsFile, PoolEntry, RowEntry, ScoreEntry, SheetFile, TrackEntry,
    TrackKindEntry,
};
pub use flip_reading::{FlipReading, ScheduleEntry};
pub use orders::warn_of_orders;
pub use read::{Doc, Location, open, read};
pub use report::{Blob, Files, Problem, Report, Severity, Source};
pub(crate) use step_reader::StepReader;
pub use step_reader::TERMS_MAX;
pub use symbol_files::{OneOrMore, OrderEntry, SymbolEntry, SymbolsFile, WithEntry};
pub use value_files::{
    CellKindEntry, ConditionEntry, ScopeEntry, TriggerEntry, ValueEntry, ValueTerm, ValueWord,
};
