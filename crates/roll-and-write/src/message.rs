//! Sentences for people, before they are translated.
//!
//! The rules contain no sentences. An event, a refusal or a label becomes a [`Message`]: the key of
//! a sentence, and the values for its gaps. A translator finds the words for the key in the
//! player's language.

use crate::Seat;
use std::borrow::Cow;

/// The key of a sentence, and the values for its gaps. Both keys and names of gaps may be made at run time.
///
/// ```
/// use roll_and_write::{Message, Seat};
/// let message = Message::new("event-took").seat("seat", Seat::new(1)).name("card", "P07");
/// assert_eq!(message.key, "event-took");
/// assert_eq!(message.to_string(), "event-took seat=2 card=P07");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Message {
    /// The key of the sentence, such as `event-took`.
    pub key: Cow<'static, str>,
    /// The gaps by name, each with its value.
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// The value for one gap of a sentence.
///
/// ```
/// use roll_and_write::{Arg, Message};
/// let message = Message::new("event-wrote").word("track", "track-palms").number("number", 3);
/// let numbers = message.args.iter().filter(|(_, arg)| matches!(arg, Arg::Number(_)));
/// assert_eq!(numbers.count(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub enum Arg {
    /// A number. It may choose the plural form of a word.
    Number(i64),
    /// A name that every language leaves as it is: of a card, a cell or a pattern.
    Name(String),
    /// The key of a word that has a translation: of a symbol, a track or a colour.
    Word(String),
    /// A seat. The sentence shows the name of its player.
    Seat(Seat),
    /// Sentences inside the sentence, separated by commas.
    List(Vec<Message>),
}

impl Message {
    /// A sentence without values so far.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self {
            key: key.into(),
            args: Vec::new(),
        }
    }

    /// A sentence with these gaps filled.
    pub fn filled(key: impl Into<Cow<'static, str>>, gaps: &[(&'static str, Arg)]) -> Self {
        let args = gaps.iter();
        Self {
            key: key.into(),
            args: args
                .map(|(gap, arg)| ((*gap).into(), arg.clone()))
                .collect(),
        }
    }

    /// Fills a gap with a number.
    #[must_use]
    pub fn number(self, gap: impl Into<Cow<'static, str>>, number: impl Into<i64>) -> Self {
        self.arg(gap, Arg::Number(number.into()))
    }

    /// Fills a gap with a name that is not translated.
    #[must_use]
    pub fn name(self, gap: impl Into<Cow<'static, str>>, name: impl Into<String>) -> Self {
        self.arg(gap, Arg::Name(name.into()))
    }

    /// Fills a gap with the translation of this key.
    #[must_use]
    pub fn word(self, gap: impl Into<Cow<'static, str>>, key: impl Into<String>) -> Self {
        self.arg(gap, Arg::Word(key.into()))
    }

    /// Fills a gap with the name of the player on this seat.
    #[must_use]
    pub fn seat(self, gap: impl Into<Cow<'static, str>>, seat: Seat) -> Self {
        self.arg(gap, Arg::Seat(seat))
    }

    /// Fills a gap with another sentence.
    #[must_use]
    pub fn message(self, gap: impl Into<Cow<'static, str>>, message: Message) -> Self {
        self.arg(gap, Arg::List(vec![message]))
    }

    /// Fills a gap with several sentences, separated by commas.
    #[must_use]
    pub fn list(
        self,
        gap: impl Into<Cow<'static, str>>,
        messages: impl IntoIterator<Item = Message>,
    ) -> Self {
        self.arg(gap, Arg::List(messages.into_iter().collect()))
    }

    fn arg(mut self, gap: impl Into<Cow<'static, str>>, arg: Arg) -> Self {
        self.args.push((gap.into(), arg));
        self
    }
}

/// Shows the key and the values, for developers. People read the translated sentence.
impl std::fmt::Display for Message {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.key)?;
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
