//! Reads packs of JSON files, and reports what is wrong with them.
//!
//! [`read`] gives a typed value and the place of everything in it, as a [`Doc`]. [`open`] does the
//! same for a pack that extends another one: it lays the file of the one over that of the other.
//! All problems of a file are collected in one [`Report`], each with file, line and column. This
//! module opens no file; the caller hands in texts and blobs as [`Files`].
//!
//! The types with names in `File` and `Entry` are the JSON of a pack, as people write it. Their
//! documentation is also the text of the published JSON schemas, so it has no examples. These are
//! some:
//!
//! ```
//! use roll_and_write::content::{PatternsFile, Report, SheetFile, Source, read};
//! let source = |name: &str, text: &str| Source {
//!     path: format!("mine/{name}"),
//!     name: name.to_owned(),
//!     text: text.to_owned(),
//! };
//! let mut report = Report::default();
//!
//! let patterns = source(
//!     "patterns.json",
//!     r#"{ "patterns": [{ "name": "pair", "shape": ["XX"] }],
//!          "expeditions": [{ "name": "E1", "pattern": "pair" }] }"#,
//! );
//! let patterns = read::<PatternsFile>(&patterns, &mut report).unwrap().value;
//! assert_eq!(patterns.expeditions[0].pattern, patterns.patterns[0].name);
//!
//! let sheet = source(
//!     "sheet.json",
//!     r#"{ "tracks": [{ "name": "coins", "kind": "count", "boxes": 12, "row": 4, "score": { "each": 1 } },
//!                     { "name": "cups", "kind": "written", "boxes": 3, "score": "sum" }],
//!          "pools": [{ "name": "cups", "values": [6, 4, 2] }],
//!          "rows": [{ "track": "coins", "pool": "cups", "into": "cups" }] }"#,
//! );
//! let sheet = read::<SheetFile>(&sheet, &mut report).unwrap().value;
//! assert_eq!((sheet.tracks.len(), sheet.pools[0].values[0], sheet.rows.len()), (2, 6, 1));
//! assert!(report.problems.is_empty(), "{report}");
//! ```
//!
//! A symbol has a program, and a program has steps, numbers and conditions:
//!
//! ```
//! use roll_and_write::content::{ConditionEntry, StepEntry, SymbolEntry, ValueEntry};
//! let symbol: SymbolEntry = serde_json::from_str(
//!     r#"{ "name": "coin", "char": "c", "glyph": "●", "on": "mark",
//!          "program": [{ "advance": { "track": "coins" } }, "spend"] }"#,
//! )?;
//! assert!(matches!(symbol.program.as_deref(), Some([_, StepEntry::Spend])));
//!
//! let value: ValueEntry = serde_json::from_str(r#"{ "times": [2, "completed"] }"#)?;
//! assert!(matches!(value, ValueEntry::Term(_)));
//! let condition: ConditionEntry = serde_json::from_str(r#"{ "at_least": [{ "filled": "coins" }, 3] }"#)?;
//! assert!(matches!(condition, ConditionEntry::AtLeast(_)));
//! # Ok::<(), serde_json::Error>(())
//! ```

mod area_files;
mod area_reader;
mod area_size;
mod canonical;
mod cards;
mod causes;
mod checks;
mod flip_files;
mod flip_reading;
mod forms;
mod guesses;
mod line;
mod line_fields;
mod lists;
mod merge;
mod objects;
mod orders;
mod parts;
mod read;
mod report;
mod serde_fault;
mod serde_words;
mod step_reader;
mod symbol_files;
mod symbols;
mod tables;
mod tree;
mod value_files;
mod variant;

pub use crate::flip::instructions::{ChoiceEntry, StepEntry};
pub use area_files::{AreaEntry, AreaTerm, AreaWord, ReachedEntry};
pub use canonical::canonical;
pub use cards::{CardText, CharMap, GridChars, GridText, by_name, read_cards};
pub use causes::{check_pack, read_pack};
pub use checks::{
    at_most, check_game, check_name, check_names, find, find_track, name_fault, within,
};
pub use flip_files::{
    FlipFiles, PatternEntry, PatternsFile, PoolEntry, RowEntry, ScoreEntry, SheetFile, TrackEntry,
    TrackKindEntry,
};
pub use flip_reading::{FlipReading, ScheduleEntry};
pub use forms::{ProgramForm, Rewritten, rewrite_programs};
pub(crate) use line::Line;
pub use line::{LineFault, ParsedLine, TERMS_MAX};
pub use lists::{FileList, ListPlace, NewEntry};
pub use orders::warn_of_orders;
pub use read::{Doc, Location, open, read};
pub use report::{Blob, Files, Problem, Report, Severity, Source};
pub(crate) use step_reader::StepReader;
pub use symbol_files::{OneOrMore, OrderEntry, SymbolEntry, SymbolsFile, WithEntry};
pub use tables::{Lack, Tables};
pub use value_files::{
    CellKindEntry, ConditionEntry, TriggerEntry, ValueEntry, ValueTerm, ValueWord, WhomEntry,
};
pub use variant::Variant;
