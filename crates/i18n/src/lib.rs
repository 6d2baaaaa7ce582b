#![doc = include_str!("../README.md")]
//!
//! The rules say things as a [`Message`](roll_and_write::Message): the key of a sentence and what fills
//! its gaps. [`Translations`] finds the sentence and fills them. The sentences are Fluent files: the
//! engine's in the crate `rnw-content`, a folder for each [`Language`], a game's beside its cards. A content pack
//! may bring more. [`Translator`] knows besides what the players at a table are called.
//!
//! # For those who translate
//!
//! - A number is passed as a number, so it can choose among all the plural forms of a language.
//! - A word (a symbol, a track, a pool, a colour) is a sentence of its own, put in as it stands; build
//!   around it so that it need not be inflected.
//! - A name that is empty is passed as `none`, because Fluent cannot select on an empty text.
//!
//! # What is absent
//!
//! This crate opens no file, names no game, and knows neither screens nor colours.

mod error;
mod language;
mod size;
mod translations;
mod translator;

pub use error::TranslationError;
pub use language::{Language, UnknownLanguage};
pub use size::{SENTENCE_MAX, WORD_MAX};
pub use translations::{Translations, keys};
pub use translator::{Translator, name};
