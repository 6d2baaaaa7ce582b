//! The files of every flip-and-write pack: cards, patterns, symbols and the sheet. Also the canonical form and the hash of
//! any pack.
//!
//! The types with names in `File` and `Entry` are the JSON of a pack, as people write it. Their
//! documentation is also the text of the published JSON schemas, so it has no examples. These are
//! some:
//!
//! ```
//! use rnw_flip::content::{PatternsFile, SheetFile};
//! use rnw_packs::{Report, Source, read};
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
//! A symbol has a program, and a program has steps:
//!
//! ```
//! use rnw_flip::content::{StepEntry, SymbolEntry};
//! let symbol: SymbolEntry = serde_json::from_str(
//!     r#"{ "name": "coin", "char": "c", "glyph": "●", "on": "mark",
//!          "program": [{ "advance": { "track": "coins" } }, "spend"] }"#,
//! )?;
//! assert!(matches!(symbol.program.as_deref(), Some([_, StepEntry::Spend])));
//! # Ok::<(), serde_json::Error>(())
//! ```

mod canonical;
mod cards;
mod flip_files;
mod flip_reading;
mod forms;
mod game_reading;
mod hash;
mod orders;
mod symbol_files;
mod symbols;

pub use crate::instructions::{ChoiceEntry, StepEntry};
pub use canonical::canonical;
pub use cards::{CardText, CharMap, GridChars, GridText, by_name, read_cards};
pub use flip_files::{
    FlipFiles, PatternEntry, PatternsFile, PoolEntry, RowEntry, ScoreEntry, SheetFile, TrackEntry,
    TrackKindEntry,
};
pub use flip_reading::{FlipReading, GameTexts, ScheduleEntry, check_seats};
pub use forms::rewrite_programs;
pub use game_reading::{CardsFile, GameContent, PackedGame};
pub use hash::{content_hash, files_hash};
pub use orders::warn_of_orders;
pub use symbol_files::{DefinitionEntry, OrderEntry, SymbolEntry, SymbolsFile, WithEntry};
