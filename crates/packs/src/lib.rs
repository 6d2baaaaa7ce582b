#![doc = include_str!("../README.md")]
//!
//! # How a pack is read
//!
//! [`read`] gives a typed value and the place of everything in it, as a [`Doc`]. [`open`] does the
//! same for a pack that extends another one: it lays the file of the one over that of the other.
//! All problems of a file are collected in one [`Report`], each with file, line and column. This
//! crate opens no file; the caller hands in texts and blobs as [`Files`].
//!
//! The types with names in `Entry`, but [`NewEntry`], are the JSON of a pack, as people write it. Their documentation
//! is also the text of the published JSON schemas, so it has no examples. These are some:
//!
//! ```
//! use rnw_packs::{ConditionEntry, ValueEntry};
//! let value: ValueEntry = serde_json::from_str(r#"{ "times": [2, "completed"] }"#)?;
//! assert!(matches!(value, ValueEntry::Term(_)));
//! let condition: ConditionEntry = serde_json::from_str(r#"{ "at_least": [{ "filled": "coins" }, 3] }"#)?;
//! assert!(matches!(condition, ConditionEntry::AtLeast(_)));
//! # Ok::<(), serde_json::Error>(())
//! ```
//!
//! A game reads the files that only it has with the same functions. The crate of a shared turn adds
//! the files that its games share, and the steps of programs.

mod area_files;
mod area_reader;
mod area_size;
mod causes;
mod checks;
mod copies;
mod faults;
mod forms;
mod guesses;
mod json_line;
mod json_path;
mod learned_file;
mod learned_memory;
mod line;
mod line_fields;
mod lists;
mod load;
mod meant;
mod merge;
mod named;
mod objects;
mod one_or_more;
mod parts;
mod programs;
mod read;
mod report;
mod step_reader;
mod steps;
mod tables;
mod terms;
mod tree;
mod value_files;
mod variant;

pub use area_files::{AreaEntry, AreaTerm, AreaWord, ReachedEntry};
pub use causes::{check_pack, read_pack};
pub use checks::{
    at_most, check_game, check_name, check_names, find, find_track, name_fault, within,
};
pub use forms::{ProgramForm, Rewritten, rewrite_programs_with};
pub use learned_file::{
    VALUES, VALUES_BYTES_MAX, ValuesError, ValuesFile, ValuesHeader, with_values,
};
pub use line::{LineFault, ParsedLine, TERMS_MAX, program_line};
pub use lists::{FileList, ListPlace, NewEntry};
pub use load::LoadError;
pub use named::{NamedTerm, named_terms};
pub use one_or_more::OneOrMore;
pub use read::{Doc, Location, merged, open, read, value, written};
pub use report::{Blob, Files, Problem, Report, SCENES, Severity, Source};
pub use step_reader::{StepReader, Touched};
pub use steps::{FieldKind, LinePart, NameKind, STEPS, TermSort, WordKind, WordSyntax};
pub use tables::{Lack, Tables};
pub use value_files::{
    CellKindEntry, ConditionEntry, TriggerEntry, ValueEntry, ValueTerm, ValueWord, WhomEntry,
};
pub use variant::Variant;
