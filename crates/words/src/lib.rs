//! Every sentence that a player reads, in one room.
//!
//! The rules say things as a [`Saying`](roll_and_write::Saying): the key of a sentence and what fills
//! its gaps. [`Words`] finds the sentence and fills them. The sentences are Fluent files: the
//! engine's in `content/words`, a folder for each [`Language`], a game's beside its cards. A content pack
//! may bring more. [`Speech`] knows besides what the players at a table are called.
//!
//! ```
//! use roll_and_write::{Saying, Seat};
//! use words::Words;
//!
//! let words = Words::english();
//! let owed = Saying::new("event-bonus-owed").seat("seat", Seat::new(0)).number("cells", 2);
//! assert_eq!(words.say(&owed, &|_| "Sarah".to_owned()), "Sarah gets 2 bonus cells");
//! ```
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
mod speech;
mod words;

pub use error::WordsError;
pub use language::{Language, UnknownLanguage};
pub use size::{SENTENCE_MAX, WORD_MAX};
pub use speech::{Speech, name};
pub use words::{Words, keys};
