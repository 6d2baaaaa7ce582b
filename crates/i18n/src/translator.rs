//! Words, and what the players are called.

use crate::Translations;
use roll_and_write::text::printable;
use roll_and_write::{Arg, Message, Refusal, Seat};

/// The words of a game, and what the players at its table are called.
///
/// ```
/// use roll_and_write::{Refusal, Message, Seat};
/// use rnw_i18n::{Translator, Translations};
///
/// let translator = Translator::new(Translations::english(), vec!["Linus".to_owned(), "Sarah".to_owned()]);
/// let skipped = Message::new("event-skipped").seat("seat", Seat::new(1));
/// assert_eq!(translator.translate(&skipped), "Sarah has no cell to mark and skips the turn");
///
/// let refusal = Refusal::new("C-8", Message::new("refusal-deck-empty"));
/// assert_eq!(
///     translator.refusal(&refusal),
///     "The deck has no card left to draw; take one from the offer [C-8]"
/// );
/// ```
#[derive(Debug)]
pub struct Translator {
    words: Translations,
    names: Vec<String>,
}

impl Translator {
    /// Words, with the names of the players in the order of their seats. They are said as they are
    /// [`printable`].
    pub fn new(words: Translations, names: Vec<String>) -> Self {
        let names = names.into_iter();
        Self {
            words,
            names: names.map(|name| printable(&name).into_owned()).collect(),
        }
    }

    /// The words.
    pub fn words(&self) -> &Translations {
        &self.words
    }

    /// A sentence.
    pub fn translate(&self, message: &Message) -> String {
        self.words
            .translate(message, &|seat| self.name(seat).to_owned())
    }

    /// The sentences, parted by commas.
    ///
    /// ```
    /// use roll_and_write::Message;
    /// use rnw_i18n::{Translator, Translations};
    /// let translator = Translator::new(Translations::english(), Vec::new());
    /// let facts = [Message::new("fact-deck").number("cards", 33), Message::new("fact-score").number("points", 5)];
    /// assert_eq!(translator.translate_all(&facts), "deck 33, score 5");
    /// ```
    pub fn translate_all(&self, messages: &[Message]) -> String {
        let said: Vec<String> = messages
            .iter()
            .map(|message| self.translate(message))
            .collect();
        said.join(", ")
    }

    /// A refusal with the clause that it rests on.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        format!("{} [{}]", self.translate(&refusal.reason), refusal.clause)
    }

    /// A sentence without gaps; the key itself if there is none.
    pub fn text(&self, key: &str) -> String {
        self.words.text(key)
    }

    /// A sentence with these gaps, for those who have no [`Message`].
    ///
    /// ```
    /// use rnw_i18n::{Translator, Translations, name};
    /// let translator = Translator::new(Translations::english(), Vec::new());
    /// let gaps = [("move", name("take P07"))];
    /// assert_eq!(translator.with("table-allowed", &gaps), "`take P07` is allowed.");
    /// ```
    pub fn with(&self, key: &'static str, gaps: &[(&'static str, Arg)]) -> String {
        let args = gaps.to_vec();
        self.translate(&Message { key, args })
    }

    /// A sentence that a pack may leave out.
    pub fn optional(&self, key: &str) -> Option<String> {
        self.words.has(key).then(|| self.words.text(key))
    }

    /// The word for a name of the content, such as `track-coins`; the bare name if there is none.
    pub fn word(&self, key: &str) -> String {
        self.words.word(key)
    }

    /// What a player is called; nothing for a seat that has no name.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }
}

/// What fills a gap with a text that needs no translation.
pub fn name(text: impl Into<String>) -> Arg {
    Arg::Name(text.into())
}
