#![doc = include_str!("../README.md")]
//!
//! | Module | Task |
//! |---|---|
//! | `targets` | the JSON of a file of targets |
//! | `materials` | what a pack gives: symbols, patterns, colours; and the checked targets |
//! | `group` | the checked targets of a group |
//! | `conflicts` | targets that contradict each other |
//! | `card` | a card while it is made |
//! | `likeness` | which cards are the same, turned and mirrored |
//! | `filling` | how many turns a card takes |
//! | `facts` | what is true of a card |
//! | `measure` | a deck beside its targets |
//! | `search` | finds a deck |
//! | `deck` | a deck, and its JSON |

mod card;
mod conflicts;
mod deck;
mod facts;
mod filling;
mod group;
mod likeness;
mod materials;
mod measure;
mod search;
mod targets;

pub use deck::Deck;
pub use materials::Materials;
pub use measure::{Fact, measure};
pub use search::{Progress, Search};
pub use targets::{Distinct, GroupEntry, LandmarkEntry, Span, SymbolPlaces, TargetsFile};
