#![doc = include_str!("../README.md")]
//!
//! The rules report in [`Message`](roll_and_write::Message)s: the key of a sentence and the arguments for its
//! gaps. [`Translations`] finds the sentence and fills its gaps. The sentences are Fluent files. Those of the
//! engine are in the crate `rnw-content`, in one folder for each [`Language`]; those of a game are next to its
//! cards. A content pack may add more. [`Translator`] also knows the names of the players.
//!
//! # For translators
//!
//! - Numbers arrive as numbers, so a sentence can select among all plural forms of its language.
//! - A word (a symbol, a track, a pool, a colour) is a sentence of its own and is inserted unchanged. Write the
//!   sentence around it so that the word needs no inflection.
//! - An empty name arrives as `none`, because Fluent cannot select on an empty text.
//! - The texts of a lesson may name keys or typed lines. They select by `$front-end`: `screen` or `lines`.
//!
//! # What this crate does not do
//!
//! This crate opens no file, names no game, and does not know screens or colours.

pub mod command_line;
mod error;
mod front_end;
mod language;
mod plural_forms;
mod size;
mod translations;
mod translator;

pub use error::TranslationError;
pub use front_end::FrontEnd;
pub use language::{Language, UnknownLanguage};
pub use plural_forms::{PluralFault, plural_faults};
pub use size::{SENTENCE_MAX, WORD_MAX};
pub use translations::{Translations, keys};
pub use translator::{Translator, name};
