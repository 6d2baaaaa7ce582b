//! What is said to people, before it is put into words.
//!
//! The rules hold no sentences. An event, a refusal or a label becomes a [`Message`]: the key of a
//! sentence and what fills its gaps. The words are found elsewhere, in the player's language.

use crate::Seat;

/// The key of a sentence and what fills its gaps.
///
/// ```
/// use roll_and_write::{Message, Seat};
/// let message = Message::new("event-took").seat("seat", Seat::new(1)).name("card", "P07");
/// assert_eq!(message.key, "event-took");
/// assert_eq!(message.to_string(), "event-took seat=2 card=P07");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The key of the sentence.
    pub key: &'static str,
    /// What fills its gaps, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// What fills one gap of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number, which may choose a plural form.
    Number(i64),
    /// A name that is the same in every language: a card, a cell, a pattern.
    Name(String),
    /// The key of a word that has a translation: a symbol, a track, a colour.
    Word(String),
    /// A seat, said by its player's name.
    Seat(Seat),
    /// Sentences within the sentence, parted by commas.
    List(Vec<Message>),
}

impl Message {
    /// A sentence without gaps so far.
    pub fn new(key: &'static str) -> Self {
        Self {
            key,
            args: Vec::new(),
        }
    }

    /// Fills a gap with a number.
    #[must_use]
    pub fn number(self, gap: &'static str, number: impl Into<i64>) -> Self {
        self.arg(gap, Arg::Number(number.into()))
    }

    /// Fills a gap with a name that has no translation.
    #[must_use]
    pub fn name(self, gap: &'static str, name: impl Into<String>) -> Self {
        self.arg(gap, Arg::Name(name.into()))
    }

    /// Fills a gap with a word that has a translation under this key.
    #[must_use]
    pub fn word(self, gap: &'static str, key: impl Into<String>) -> Self {
        self.arg(gap, Arg::Word(key.into()))
    }

    /// Fills a gap with a seat.
    #[must_use]
    pub fn seat(self, gap: &'static str, seat: Seat) -> Self {
        self.arg(gap, Arg::Seat(seat))
    }

    /// Fills a gap with a sentence of its own.
    #[must_use]
    pub fn message(self, gap: &'static str, message: Message) -> Self {
        self.arg(gap, Arg::List(vec![message]))
    }

    /// Fills a gap with sentences, parted by commas.
    #[must_use]
    pub fn list(self, gap: &'static str, messages: impl IntoIterator<Item = Message>) -> Self {
        self.arg(gap, Arg::List(messages.into_iter().collect()))
    }

    fn arg(mut self, gap: &'static str, arg: Arg) -> Self {
        self.args.push((gap, arg));
        self
    }
}

/// For developers; people read the sentence of the key instead.
impl std::fmt::Display for Message {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.key)?;
        for (gap, arg) in &self.args {
            match arg {
                Arg::Number(number) => write!(f, " {gap}={number}")?,
                Arg::Name(name) | Arg::Word(name) => write!(f, " {gap}={name}")?,
                Arg::Seat(seat) => write!(f, " {gap}={}", seat.number())?,
                Arg::List(messages) => {
                    write!(f, " {gap}=(")?;
                    for (index, message) in messages.iter().enumerate() {
                        let comma = if index == 0 { "" } else { ", " };
                        write!(f, "{comma}{message}")?;
                    }
                    f.write_str(")")?;
                }
            }
        }
        Ok(())
    }
}
