//! The words of moves in the language of a reader.

use crate::{Arg, Game, Message, MoveId, MoveTextError};

/// The words that moves are typed with, in the language of a reader.
///
/// Records and programs contain moves as games write them. People read and type the words of their language; the words
/// of the games are always understood as well.
///
/// ```
/// use roll_and_write::MoveWords;
/// let czech = [("light", "rozsviť rozsvit"), ("pass", "pasuj")];
/// let czech = MoveWords::new(czech.map(|(word, own)| (word.to_owned(), own.to_owned())));
/// assert_eq!(czech.shown("light amber 4b"), "rozsviť amber 4b");
/// assert_eq!(czech.canonical("Rozsvit amber 4b"), "light amber 4b");
/// assert_eq!(czech.canonical("light amber 4b"), "light amber 4b");
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct MoveWords {
    /// Each word of a game with the words of the reader. The first one is shown, all are understood.
    words: Vec<(String, Vec<String>)>,
}

impl MoveWords {
    /// Makes a list of the words of games, each with the words of the reader, separated by spaces.
    ///
    /// A word of the reader that already means something else, or that is not made of letters alone, is left out. So
    /// no text can have two meanings.
    ///
    /// ```
    /// use roll_and_write::MoveWords;
    /// let words = [("take", "draw ber"), ("draw", "ber lízni")];
    /// let words = MoveWords::new(words.map(|(word, own)| (word.to_owned(), own.to_owned())));
    /// assert_eq!(words.canonical("draw ber lízni"), "draw take draw");
    /// ```
    pub fn new(words: impl IntoIterator<Item = (String, String)>) -> Self {
        let given: Vec<(String, String)> = words.into_iter().collect();
        let mut words: Vec<(String, Vec<String>)> = Vec::new();
        for (word, own) in &given {
            let own = own.split_whitespace().map(str::to_lowercase);
            let is_fit = |own: &String| {
                let mut others = given.iter().filter(|(other, _)| other != word);
                let taken = words.iter().any(|(_, taken)| taken.contains(own));
                own.chars().all(char::is_alphabetic)
                    && !taken
                    && others.all(|(other, _)| other != own)
            };
            let own = own.filter(is_fit).collect();
            words.push((word.clone(), own));
        }
        Self { words }
    }

    /// The text of a move, or of its beginning, as the reader types it.
    pub fn shown(&self, text: &str) -> String {
        exchange(text, |word| {
            let (_, own) = self.words.iter().find(|(known, _)| known == word)?;
            own.first().map(String::as_str)
        })
    }

    /// The text that games understand, for a text in words of the reader or of the game.
    pub fn canonical(&self, text: &str) -> String {
        exchange(text, |word| {
            let mut words = self.words.iter();
            let (known, _) = words.find(|(_, own)| own.iter().any(|own| own == word))?;
            Some(known)
        })
    }

    /// The move that a text means, in words of the reader or of the game.
    ///
    /// # Errors
    /// If the text is no move. [`explain`](Self::explain) makes the error name the words of the reader.
    pub fn parse(&self, game: &dyn Game, text: &str) -> Result<MoveId, MoveTextError> {
        let as_typed = game.parse_move(text);
        as_typed.or_else(|_| game.parse_move(&self.canonical(text)))
    }

    /// A reason why a text is no move, with the words of the reader.
    ///
    /// ```
    /// use roll_and_write::{Message, MoveWords};
    /// let words = MoveWords::new([("draw".to_owned(), "lízni".to_owned())]);
    /// let reason = Message::new("parse-too-much").name("word", "draw").name("found", "P07");
    /// assert_eq!(words.explain(reason).to_string(), "parse-too-much word=lízni found=P07");
    /// ```
    #[must_use]
    pub fn explain(&self, mut reason: Message) -> Message {
        for (_, arg) in &mut reason.args {
            if let Arg::Name(text) = arg {
                *text = self.shown(text);
            }
        }
        reason
    }
}

/// The text with other words where `other` knows one. It is given words in lower case.
fn exchange<'w>(text: &str, other: impl Fn(&str) -> Option<&'w str>) -> String {
    let apart = |c: char| !c.is_alphanumeric();
    let parts = text.split_inclusive(apart).map(|part| {
        let word = part.trim_end_matches(apart);
        let exchanged = other(&word.to_lowercase());
        [exchanged.unwrap_or(word), &part[word.len()..]].concat()
    });
    parts.collect()
}
