//! From keys and gaps to sentences.

use crate::WordsError;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use roll_and_write::{Arg, Saying, Seat};
use std::collections::BTreeSet;
use std::fmt;
use unic_langid::LanguageIdentifier;

/// Files of the content folder with their texts, embedded in the program.
macro_rules! files {
    ($($path:literal),+ $(,)?) => {
        &[$(($path, include_str!(concat!("../../../content/", $path)))),+]
    };
}

const ENGLISH: &[(&str, &str)] = files![
    "words/en/events.ftl",
    "words/en/refusals.ftl",
    "words/en/picture.ftl",
    "words/en/scores.ftl",
    "words/en/symbols.ftl",
    "words/en/cli.ftl",
    "words/en/targets.ftl",
    "words/en/tui.ftl",
];

/// What stands before a content name in the key of its word.
const WORD_PREFIXES: [&str; 5] = ["symbol-", "track-", "pool-", "color-", "choice-"];

/// The most braces and parentheses in a sentence. They are read one within another, so their number bounds
/// how deep the reader goes; a text of nothing but braces would overflow its stack otherwise.
const OPENED_MAX: usize = 100;

/// What an empty name is passed as: Fluent cannot select on an empty text.
const NO_NAME: &str = "none";

/// The sentences of one language, by their keys.
///
/// Nothing here fails for want of words: what has no sentence is said in the form that developers read.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
    keys: BTreeSet<String>,
}

impl Words {
    /// The engine's words in English, without those of any game.
    pub fn english() -> Self {
        Self::shipped("en", ENGLISH)
    }

    fn shipped(language: &str, files: &[(&str, &str)]) -> Self {
        let language: LanguageIdentifier = language
            .parse()
            .expect("the languages of shipped words are tags of BCP 47");
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Marks around what fills a gap would show in a terminal.
        bundle.set_use_isolating(false);
        let mut words = Self {
            bundle,
            keys: BTreeSet::new(),
        };
        for (path, ftl) in files {
            words
                .add(path, ftl)
                .expect("the shipped words are Fluent, and a test reads them");
        }
        words
    }

    /// Adds words that a content pack brings along. A key that is there already gets the new sentence.
    ///
    /// ```
    /// use words::Words;
    /// let mut words = Words::english();
    /// words.add("mine/en.ftl", "track-coins = doubloons")?;
    /// assert_eq!(words.word("track-coins"), "doubloons");
    ///
    /// let error = words.add("mine/en.ftl", "track-coins doubloons").unwrap_err();
    /// assert_eq!((error.line, error.column), (1, 13));
    /// # Ok::<(), words::WordsError>(())
    /// ```
    ///
    /// # Errors
    /// If the text is no Fluent; no word of it is added then.
    pub fn add(&mut self, path: &str, ftl: &str) -> Result<(), WordsError> {
        let resource = parse(path, ftl)?;
        self.bundle.add_resource_overriding(resource);
        let bundle = &self.bundle;
        let known = keys_of(ftl).filter(|key| bundle.has_message(key));
        self.keys.extend(known.map(str::to_owned));
        Ok(())
    }

    /// The sentence that is meant, its gaps filled; seats are said by the players' names.
    ///
    /// A sentence that is missing, or has a gap that nothing fills, is said as its key and its gaps.
    ///
    /// ```
    /// use roll_and_write::{Saying, Seat};
    /// use words::Words;
    /// let words = Words::english();
    /// let took = Saying::new("event-took").seat("seat", Seat::new(1)).name("card", "P07");
    /// let names = |seat: Seat| ["Linus", "Sarah"][seat.index()].to_owned();
    /// assert_eq!(words.say(&took, &names), "Sarah takes P07 from the offer");
    /// assert_eq!(words.say(&Saying::new("event-unheard").number("of", 3), &names), "event-unheard of=3");
    /// ```
    pub fn say(&self, saying: &Saying, names: &dyn Fn(Seat) -> String) -> String {
        self.fill(saying.key, &saying.args, names)
            .unwrap_or_else(|| saying.to_string())
    }

    /// A sentence with these gaps, for those who have no [`Saying`]; a seat is said by its number.
    ///
    /// ```
    /// use roll_and_write::Arg;
    /// let words = words::Words::english();
    /// assert_eq!(words.with("fact-deck", &[("cards", Arg::Number(33))]), "deck 33");
    /// ```
    pub fn with(&self, key: &'static str, gaps: &[(&'static str, Arg)]) -> String {
        let saying = Saying {
            key,
            args: gaps.to_vec(),
        };
        self.say(&saying, &|seat| seat.number().to_string())
    }

    /// A sentence without gaps; the key itself if there is none.
    ///
    /// ```
    /// let words = words::Words::english();
    /// assert_eq!(words.text("event-ended"), "The game is over");
    /// ```
    pub fn text(&self, key: &str) -> String {
        self.find(key).unwrap_or_else(|| key.to_owned())
    }

    /// The word for a name of the content, such as `track-coins`; the bare name if there is none.
    ///
    /// ```
    /// let words = words::Words::english();
    /// assert_eq!(words.word("symbol-anchor"), "anchor");
    /// ```
    pub fn word(&self, key: &str) -> String {
        let name = || {
            WORD_PREFIXES
                .iter()
                .find_map(|prefix| key.strip_prefix(prefix))
        };
        self.find(key)
            .unwrap_or_else(|| name().unwrap_or(key).to_owned())
    }

    /// Whether there is a sentence with this key.
    pub fn has(&self, key: &str) -> bool {
        self.keys.contains(key)
    }

    /// The keys of all sentences, in the order of the alphabet.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.keys.iter().map(String::as_str)
    }

    fn find(&self, key: &str) -> Option<String> {
        self.fill(key, &[], &|seat| seat.number().to_string())
    }

    /// `None` if there is no such sentence, or one of its gaps stays open.
    fn fill(
        &self,
        key: &str,
        args: &[(&'static str, Arg)],
        names: &dyn Fn(Seat) -> String,
    ) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let gaps: FluentArgs<'_> = args
            .iter()
            .map(|(gap, arg)| (*gap, self.value(arg, names)))
            .collect();
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(&gaps), &mut errors);
        errors.is_empty().then(|| text.into_owned())
    }

    fn value<'a>(&self, arg: &'a Arg, names: &dyn Fn(Seat) -> String) -> FluentValue<'a> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Name(name) if name.is_empty() => FluentValue::from(NO_NAME),
            Arg::Name(name) => FluentValue::from(name.as_str()),
            Arg::Word(key) => FluentValue::from(self.word(key)),
            Arg::Seat(seat) => FluentValue::from(names(*seat)),
            Arg::List(sayings) => {
                let said: Vec<String> = sayings
                    .iter()
                    .map(|saying| self.say(saying, names))
                    .collect();
                FluentValue::from(said.join(", "))
            }
        }
    }
}

/// What can be said, not how.
impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words")
            .field("keys", &self.keys)
            .finish_non_exhaustive()
    }
}

/// A text as Fluent; of several faults the first is told.
fn parse(path: &str, ftl: &str) -> Result<FluentResource, WordsError> {
    if let Some(offset) = too_deep(ftl) {
        let complaint =
            format!("Expected at most {OPENED_MAX} braces and parentheses in a sentence");
        return Err(WordsError::new(path, ftl, offset, &complaint));
    }
    FluentResource::try_new(ftl.to_owned()).map_err(|(_, errors)| {
        let first = errors.first().expect("a text that is refused has a fault");
        WordsError::new(path, ftl, first.pos.start, &first.to_string())
    })
}

/// The brace or parenthesis that is one too many in its sentence. A sentence ends where a key begins, which
/// stands within nothing.
fn too_deep(ftl: &str) -> Option<usize> {
    let (mut opened, mut start) = (0, 0);
    for line in ftl.split_inclusive('\n') {
        if begins_a_sentence(line) {
            opened = 0;
        }
        for (at, _) in line.match_indices(['{', '(']) {
            opened += 1;
            if opened > OPENED_MAX {
                return Some(start + at);
            }
        }
        start += line.len();
    }
    None
}

/// Whether a line begins with a key and its `=`.
fn begins_a_sentence(line: &str) -> bool {
    let key = line.strip_prefix('-').unwrap_or(line);
    let rest = key.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    rest.len() < key.len() && rest.trim_start_matches(' ').starts_with('=')
}

/// The keys at the beginnings of lines: nothing but a sentence starts with a letter there.
fn keys_of(ftl: &str) -> impl Iterator<Item = &str> {
    let keys = ftl
        .lines()
        .filter_map(|line| line.split_once('='))
        .map(|(key, _)| key.trim_end());
    keys.filter(|key| key.starts_with(|c: char| c.is_ascii_alphabetic()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(saying: &Saying, expected: &str) {
        assert_eq!(
            Words::english().say(saying, &|_| "Tim".to_owned()),
            expected
        );
    }

    fn of_tim(key: &'static str) -> Saying {
        Saying::new(key).seat("seat", Seat::new(0))
    }

    #[test]
    fn numbers_choose_the_plural_form() {
        check(
            &of_tim("event-bonus-owed").number("cells", 1),
            "Tim gets 1 bonus cell",
        );
        check(
            &of_tim("event-bonus-owed").number("cells", 2),
            "Tim gets 2 bonus cells",
        );
        check(
            &Saying::new("owed-bonus").number("count", 1),
            "mark 1 bonus cell",
        );
        check(
            &Saying::new("owed-bonus").number("count", 2),
            "mark 2 bonus cells, one by one",
        );
    }

    #[test]
    fn nothing_lost_is_nothing_said() {
        let coins = |gained: i64, lost: i64| {
            let advanced = of_tim("event-advanced").word("track", "track-coins");
            advanced.number("gained", gained).number("lost", lost)
        };
        check(&coins(1, 0), "Tim crosses off 1 box of coins");
        check(
            &coins(2, 1),
            "Tim crosses off 2 boxes of coins, 1 more in vain",
        );
        let erased = of_tim("event-erased")
            .word("track", "track-coins")
            .number("lost", 0);
        check(&erased, "Tim has no box of coins to take back");
    }

    #[test]
    fn an_empty_name_is_none() {
        let unknown = |meant: &str| {
            Saying::new("parse-unknown-card")
                .name("card", "p7")
                .name("meant", meant)
        };
        check(
            &unknown("P07"),
            "There is no card \"p7\"; did you mean P07?",
        );
        check(
            &unknown(""),
            "There is no card \"p7\"; use the name of a card on the table",
        );
    }

    #[test]
    fn facts_fit_a_narrow_screen() {
        let turn = Saying::new("headline-turn")
            .number("round", 2)
            .number("rounds", 4);
        check(
            &turn.number("turn", 3).number("turns", 7),
            "Round 2 of 4, turn 3 of 7",
        );
        let pool = |count: i64, left: &str| {
            Saying::new("fact-pool")
                .word("pool", "pool-cups")
                .number("count", count)
                .name("left", left)
        };
        check(&pool(6, "6 5 4 3 2 1"), "cups 6 5 4 3 2 1");
        check(&pool(0, ""), "cups none left");
        let completed = |count: i64, cards: &str| {
            Saying::new("fact-completed")
                .number("count", count)
                .name("cards", cards)
        };
        check(&completed(2, "P01 Y03"), "completed 2: P01 Y03");
        check(&completed(0, ""), "completed none yet");
    }

    #[test]
    fn a_name_may_look_like_anything() {
        let offered = |card: &str| Saying::new("event-offered").name("card", card);
        check(&offered("7"), "7 joins the offer");
        check(&offered("{ $card }"), "{ $card } joins the offer");
    }

    #[test]
    fn a_sentence_with_an_open_gap_is_said_as_its_key() {
        check(
            &Saying::new("event-took").name("card", "P07"),
            "event-took card=P07",
        );
    }

    #[test]
    fn words_are_shared_between_threads() {
        fn shared<T: Send + Sync>() {}
        shared::<Words>();
    }
}
