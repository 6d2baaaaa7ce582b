//! Makes sentences of keys and arguments.
//!
//! It has more than 500 lines, because most public functions carry an example, and the tests are below them.

use crate::size::{Bounded, Sizes, WORD_MAX};
use crate::{FrontEnd, Language, TranslationError};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::resolver::ResolverError;
use fluent_bundle::resolver::errors::ReferenceKind;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use roll_and_write::text::{is_steering, printable};
use roll_and_write::{Arg, Message, MoveWords, Seat};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

/// The prefixes of the keys of words. The name in the content follows the prefix.
const WORD_PREFIXES: [&str; 7] = [
    "symbol-",
    "track-",
    "pool-",
    "color-",
    "choice-",
    "define-",
    TYPED_PREFIX,
];

/// The prefix of the keys of words that moves are typed with. The word of the game follows it.
const TYPED_PREFIX: &str = "typed-";

/// The gap that is filled with a move as records write it. Readers see it in their own words.
const MOVE_GAP: &str = "move";

/// The suffix of the key for one of the things: `track-coins-one = a coin`.
const ONE: &str = "-one";

/// The suffix of the key for a counted number of things: `track-coins-counted`, with `$count`.
const COUNTED: &str = "-counted";

/// The maximum number of braces and parentheses in a sentence. The parser recurses into each of them, so the limit
/// bounds its depth; a text of nothing but braces would overflow its stack otherwise.
const OPENED_MAX: usize = 100;

/// Stands for an empty name, because Fluent cannot select on an empty text.
const NO_NAME: &str = "none";

/// Sentences by their keys: those of one language, with the English ones as fallback.
///
/// Each sentence keeps the language of its file, and so its plural rules. The sentence that was added last is used,
/// whatever its language. Example: a Czech reader plays with a pack that has no Czech sentences. The pack's own
/// sentences appear in English, all others in Czech.
///
/// A missing sentence is not an error: the message then appears in the form that developers read.
///
/// No sentence can control the terminal: arguments and the sentences of packs are made [`printable`]. Only the
/// engine's own sentences can have several lines; line breaks in the sentences of packs become spaces.
pub struct Translations {
    /// The reader's language, then English.
    languages: Vec<Sentences>,
    /// The origin of each key: the text that added it last.
    keys: BTreeMap<String, Origin>,
    /// The words that moves are typed with.
    move_words: MoveWords,
}

/// The origin of a sentence.
#[derive(Clone, Copy, Debug)]
struct Origin {
    /// The index of its language in `languages`.
    language: usize,
    /// Whether the sentence is one of the engine's own.
    ours: bool,
}

struct Sentences {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    sizes: Sizes,
}

impl Sentences {
    fn new(language: Language) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // Isolation marks around arguments would be visible in a terminal.
        bundle.set_use_isolating(false);
        Self {
            language,
            bundle,
            sizes: Sizes::default(),
        }
    }

    /// Formats a sentence. Returns `None` if an argument is missing or if the sentence becomes too long.
    fn say(&self, key: &str, gaps: &FluentArgs<'_>) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let (mut text, mut errors) = (Bounded::default(), Vec::new());
        let written = (self.bundle).write_pattern(&mut text, pattern, Some(gaps), &mut errors);
        (written.is_ok() && errors.is_empty()).then_some(text.0)
    }

    /// The gaps that a sentence still needs. A sentence that selects by a gap may need others once that gap is filled.
    fn missing(&self, key: &str, gaps: &FluentArgs<'_>) -> Vec<String> {
        let message = self.bundle.get_message(key);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            return Vec::new();
        };
        let mut errors = Vec::new();
        let _ = self.bundle.format_pattern(pattern, Some(gaps), &mut errors);
        let gap = |error| match error {
            FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Variable {
                id,
            })) => Some(id),
            FluentError::Overriding { .. }
            | FluentError::ParserError(_)
            | FluentError::ResolverError(_) => None,
        };
        errors.into_iter().filter_map(gap).collect()
    }
}

impl Translations {
    /// The engine's sentences in English, without those of any game.
    pub fn english() -> Self {
        Self::in_language(Language::English)
    }

    /// The engine's sentences in a language, without those of any game.
    ///
    /// ```
    /// use roll_and_write::{Message, Seat};
    /// use rnw_i18n::{Language, Translations};
    /// let words = Translations::in_language(Language::Czech);
    /// let owed = |cells| Message::new("event-bonus-owed").seat("seat", Seat::new(0)).number("cells", cells);
    /// let say = |cells| words.translate(&owed(cells), &|_| "Sára".to_owned());
    /// assert_eq!(say(1), "Sára získává 1 bonusové políčko");
    /// assert_eq!(say(3), "Sára získává 3 bonusová políčka");
    /// assert_eq!(say(5), "Sára získává 5 bonusových políček");
    /// ```
    pub fn in_language(language: Language) -> Self {
        let mut languages = vec![Sentences::new(language)];
        if language != Language::English {
            languages.push(Sentences::new(Language::English));
        }
        let words = Self {
            languages,
            keys: BTreeMap::new(),
            move_words: MoveWords::default(),
        };
        words.with_shipped()
    }

    fn with_shipped(mut self) -> Self {
        // English is the last one, and the first whose sentences are added.
        for index in (0..self.languages.len()).rev() {
            for (_, ftl) in shipped(self.languages[index].language) {
                let resource = FluentResource::try_new((*ftl).to_owned());
                let resource = resource.expect("a test reads the shipped words");
                self.languages[index].sizes.trust(&resource);
                self.put(index, ftl, resource, true);
            }
        }
        self
    }

    /// The reader's language.
    pub fn language(&self) -> Language {
        self.languages[0].language
    }

    /// The languages in the order in which a pack's sentences are added: English, then the reader's.
    ///
    /// ```
    /// use rnw_i18n::{Language, Translations};
    /// let polish = Translations::in_language(Language::Polish);
    /// assert_eq!(polish.order(), [Language::English, Language::Polish]);
    /// assert_eq!(Translations::english().order(), [Language::English]);
    /// ```
    pub fn order(&self) -> Vec<Language> {
        let languages = self.languages.iter().rev();
        languages.map(|sentences| sentences.language).collect()
    }

    /// Adds the English sentences of a content pack. They replace sentences with the same keys.
    ///
    /// ```
    /// use rnw_i18n::Translations;
    /// let mut words = Translations::english();
    /// words.add("mine/en.ftl", "track-coins = doubloons")?;
    /// assert_eq!(words.word("track-coins"), "doubloons");
    ///
    /// let error = words.add("mine/en.ftl", "track-coins doubloons").unwrap_err();
    /// assert_eq!((error.line, error.column), (1, 13));
    /// # Ok::<(), rnw_i18n::TranslationError>(())
    /// ```
    ///
    /// # Errors
    /// If the text is not valid Fluent, or if a sentence may become longer than [`SENTENCE_MAX`] bytes. This counts
    /// everything that the sentence includes, and [`WORD_MAX`] bytes for each gap. The same if a word may become
    /// longer than [`WORD_MAX`] bytes, if sentences include one another too deeply or in a circle, or if a sentence
    /// has too many braces. Nothing of the text is added then.
    ///
    /// [`SENTENCE_MAX`]: crate::SENTENCE_MAX
    /// [`WORD_MAX`]: crate::WORD_MAX
    pub fn add(&mut self, path: &str, ftl: &str) -> Result<(), TranslationError> {
        self.add_in(Language::English, path, ftl)
    }

    /// Adds sentences in a language. If the reader does not read that language, their syntax is checked and they are
    /// ignored.
    ///
    /// ```
    /// use rnw_i18n::{Language, Translations};
    /// let mut words = Translations::in_language(Language::Polish);
    /// words.add("mine/en.ftl", "track-gems = gems\ntrack-eggs = eggs")?;
    /// words.add_in(Language::Polish, "mine/pl.ftl", "track-gems = klejnoty")?;
    /// words.add_in(Language::Czech, "mine/cs.ftl", "track-gems = drahokamy")?;
    /// assert_eq!(words.word("track-gems"), "klejnoty");
    /// assert_eq!(words.word("track-eggs"), "eggs");
    /// # Ok::<(), rnw_i18n::TranslationError>(())
    /// ```
    ///
    /// # Errors
    /// As with [`add`](Self::add).
    pub fn add_in(
        &mut self,
        language: Language,
        path: &str,
        ftl: &str,
    ) -> Result<(), TranslationError> {
        let resource = parse(path, ftl)?;
        let known = |sentences: &Sentences| sentences.language == language;
        let Some(index) = self.languages.iter().position(known) else {
            return Ok(());
        };
        // A counted form has a gap of its own; `counted` leaves out what is too long for a word.
        let is_word = |key: &str| {
            let fills_gaps = WORD_PREFIXES.iter().any(|prefix| key.starts_with(prefix));
            fills_gaps && !key.ends_with(COUNTED)
        };
        let sizes = &mut self.languages[index].sizes;
        sizes.add(&resource, is_word).map_err(|unsayable| {
            let offset = place_of(ftl, &unsayable.name);
            TranslationError::new(path, ftl, offset, &unsayable.complaint)
        })?;
        self.put(index, ftl, resource, false);
        Ok(())
    }

    /// Adds sentences that were checked.
    fn put(&mut self, language: usize, ftl: &str, resource: FluentResource, ours: bool) {
        let bundle = &mut self.languages[language].bundle;
        bundle.add_resource_overriding(resource);
        for (key, _) in keys(ftl).filter(|(key, _)| bundle.has_message(key)) {
            let origin = Origin { language, ours };
            self.keys.insert(key.to_owned(), origin);
        }
        let typed = (self.keys()).filter(|key| key.starts_with(TYPED_PREFIX));
        self.move_words =
            MoveWords::new(typed.map(|key| (name_in(key).to_owned(), self.word(key))));
    }

    /// The words that moves are typed with in the reader's language: those with the prefix `typed-`, from the engine,
    /// the game and the pack. Sentences show the move in their gap `move` with these words.
    ///
    /// ```
    /// use roll_and_write::Arg;
    /// use rnw_i18n::{Language, Translations};
    /// let words = Translations::in_language(Language::Czech);
    /// assert_eq!(words.move_words().shown("keep G02 P07"), "nech G02 P07");
    /// assert_eq!(words.move_words().canonical("lizni"), "draw");
    /// let take = Arg::Name("take P07".to_owned());
    /// assert_eq!(words.with("table-undone", &[("move", take)]), "Vráceno: vezmi P07.");
    /// ```
    pub fn move_words(&self) -> &MoveWords {
        &self.move_words
    }

    /// Translates a message: finds its sentence and fills the gaps. Seats appear as the players' names.
    ///
    /// If the sentence is missing, or if one of its gaps has no argument, the result is the key with the arguments.
    ///
    /// ```
    /// use roll_and_write::{Message, Seat};
    /// use rnw_i18n::Translations;
    /// let words = Translations::english();
    /// let took = Message::new("event-took").seat("seat", Seat::new(1)).name("card", "P07");
    /// let names = |seat: Seat| ["Linus", "Sarah"][seat.index()].to_owned();
    /// assert_eq!(words.translate(&took, &names), "Sarah takes P07 from the offer");
    /// assert_eq!(words.translate(&Message::new("event-unheard").number("of", 3), &names), "event-unheard of=3");
    /// ```
    pub fn translate(&self, message: &Message, names: &dyn Fn(Seat) -> String) -> String {
        self.fill(&message.key, &message.args, names)
            .unwrap_or_else(|| printable(&message.to_string()).into_owned())
    }

    /// Fills a sentence with these arguments, for callers that have no [`Message`]. Seats appear as their numbers.
    ///
    /// ```
    /// use roll_and_write::Arg;
    /// let words = rnw_i18n::Translations::english();
    /// assert_eq!(words.with("fact-deck", &[("cards", Arg::Number(33))]), "deck: 33");
    /// ```
    pub fn with(&self, key: &'static str, gaps: &[(&'static str, Arg)]) -> String {
        let message = Message::filled(key, gaps);
        self.translate(&message, &|seat| seat.number().to_string())
    }

    /// A sentence whose gaps show their names in capitals, except those for these words and those that are always 0.
    /// `None` if it does not exist. A report uses it for what many messages with the same key have in common.
    ///
    /// ```
    /// let words = rnw_i18n::Translations::english();
    /// let outline = |key, filled: &[&str]| words.outline(key, filled, &[]).unwrap();
    /// assert_eq!(outline("event-dealt", &[]), "SEAT is dealt CARD");
    /// assert_eq!(outline("event-fired", &["symbol-anchor"]), "SEAT: anchor on CELL takes effect");
    /// assert_eq!(outline("event-wrote", &["track-gems"]), "SEAT writes NUMBER for gems");
    /// assert_eq!(words.outline("event-unheard", &[], &[]), None);
    /// let none_lost = words.outline("event-advanced", &["track-gems"], &["lost"]);
    /// assert_eq!(none_lost.unwrap(), "SEAT crosses off GAINED gems");
    /// ```
    pub fn outline(&self, key: &str, filled: &[&str], zero: &[&str]) -> Option<String> {
        let Origin { language, ours } = *self.keys.get(key)?;
        let sentences = &self.languages[language];
        let mut gaps = FluentArgs::new();
        for word in filled {
            let gap = word.split('-').next().unwrap_or_default();
            gaps.set(gap.to_owned(), self.word(word));
        }
        for gap in zero {
            gaps.set((*gap).to_owned(), 0);
        }
        // Each pass fills at least one gap.
        for _ in 0..OPENED_MAX {
            let missing = sentences.missing(key, &gaps);
            if missing.is_empty() {
                break;
            }
            for gap in missing {
                let stand_in = self.stand_in(&gap, filled);
                gaps.set(gap, stand_in);
            }
        }
        let said = sentences.say(key, &gaps)?;
        Some(if ours { said } else { one_line(said) })
    }

    /// What an outline shows in a gap. For a form of a word, such as `track-one`, see [`add_forms`](Self::add_forms).
    fn stand_in(&self, gap: &str, filled: &[&str]) -> String {
        let Some((of, form)) = gap.rsplit_once('-') else {
            return gap.to_uppercase();
        };
        let is_meant = |word: &&&str| word.split('-').next() == Some(of);
        let word = filled.iter().find(is_meant);
        match (format!("-{form}").as_str(), word) {
            (ONE, Some(key)) => {
                (self.find(&format!("{key}{ONE}"))).unwrap_or_else(|| self.word(key))
            }
            (ONE, None) => of.to_uppercase(),
            ("-id", Some(key)) => name_in(key).to_owned(),
            (_, Some(key)) => format!("{} {}", form.to_uppercase(), self.word(key)),
            (_, None) => format!("{} {}", form.to_uppercase(), of.to_uppercase()),
        }
    }

    /// A sentence without gaps, or the key itself if the sentence does not exist.
    ///
    /// ```
    /// let words = rnw_i18n::Translations::english();
    /// assert_eq!(words.text("event-ended"), "The game is over");
    /// ```
    pub fn text(&self, key: &str) -> String {
        (self.find(key)).unwrap_or_else(|| printable(key).into_owned())
    }

    /// A sentence for people who play on this front end, or the key itself if the sentence does not exist.
    ///
    /// ```
    /// use rnw_i18n::FrontEnd;
    /// let mut words = rnw_i18n::Translations::english();
    /// let text = "lesson-turn = { $front-end ->\n    [lines] Type it.\n   *[other] Press r.\n }";
    /// words.add("en.ftl", text)?;
    /// assert_eq!(words.text_on("lesson-turn", FrontEnd::Lines), "Type it.");
    /// assert_eq!(words.text_on("lesson-turn", FrontEnd::Screen), "Press r.");
    /// # Ok::<(), rnw_i18n::TranslationError>(())
    /// ```
    pub fn text_on(&self, key: &str, front_end: FrontEnd) -> String {
        let gaps = [("front-end".into(), Arg::Name(front_end.tag().to_owned()))];
        let said = self.fill(key, &gaps, &|seat| seat.number().to_string());
        said.unwrap_or_else(|| printable(key).into_owned())
    }

    /// The word for a name in the content, such as `track-coins`. Without a translation it is the name itself.
    ///
    /// ```
    /// let words = rnw_i18n::Translations::english();
    /// assert_eq!(words.word("symbol-anchor"), "anchor");
    /// ```
    pub fn word(&self, key: &str) -> String {
        self.find(key)
            .unwrap_or_else(|| printable(name_in(key)).into_owned())
    }

    /// Whether a sentence with this key exists.
    pub fn has(&self, key: &str) -> bool {
        self.keys.contains_key(key)
    }

    /// The language of the sentence with this key, or `None` if the sentence does not exist.
    pub fn language_of(&self, key: &str) -> Option<Language> {
        let origin = self.keys.get(key)?;
        Some(self.languages[origin.language].language)
    }

    /// The keys of all sentences, in alphabetical order.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.keys.keys().map(String::as_str)
    }

    fn find(&self, key: &str) -> Option<String> {
        self.fill(key, &[], &|seat| seat.number().to_string())
    }

    /// Returns `None` if the sentence does not exist or if a gap has no argument. A sentence may need something that
    /// its language lacks, such as another sentence. Then another language is tried.
    pub(crate) fn fill(
        &self,
        key: &str,
        args: &[(Cow<'static, str>, Arg)],
        names: &dyn Fn(Seat) -> String,
    ) -> Option<String> {
        let Origin { language, ours } = *self.keys.get(key)?;
        let mut gaps: FluentArgs<'_> = args
            .iter()
            .map(|(gap, arg)| {
                if let (MOVE_GAP, Arg::Name(mv)) = (&**gap, arg) {
                    let shown = self.move_words.shown(mv);
                    return (MOVE_GAP, printable(&shown).into_owned().into());
                }
                (&**gap, self.value(arg, names))
            })
            .collect();
        for (gap, arg) in args {
            if let Arg::Word(key) = arg {
                self.add_forms(gap, key, args, &mut gaps);
            }
        }
        let others = (0..self.languages.len()).filter(|index| *index != language);
        let mut languages = [language].into_iter().chain(others);
        let said = languages.find_map(|index| self.languages[index].say(key, &gaps))?;
        Some(if ours { said } else { one_line(said) })
    }

    /// Adds the forms of a word that a sentence may need in addition to the plain one. For a word in the gap
    /// `track`, with the key `track-coins`: `$track-id` is `coins` in every language, so that a sentence can select
    /// by it. `$track-one` is one of the things, from `track-coins-one`. For each gap with a number, such as
    /// `$gained`, `$track-gained` is that number of the things, from `track-coins-counted`.
    fn add_forms(
        &self,
        gap: &str,
        key: &str,
        args: &[(Cow<'static, str>, Arg)],
        gaps: &mut FluentArgs<'_>,
    ) {
        gaps.set(format!("{gap}-id"), name_in(key).to_owned());
        let one = self.find(&format!("{key}{ONE}"));
        gaps.set(format!("{gap}-one"), one.unwrap_or_else(|| self.word(key)));
        for (number_gap, arg) in args {
            if let Arg::Number(number) = arg {
                gaps.set(format!("{gap}-{number_gap}"), self.counted(key, *number));
            }
        }
    }

    /// A number of the things that a word names, such as "3 coins".
    fn counted(&self, key: &str, number: i64) -> String {
        let count = ("count".into(), Arg::Number(number));
        let no_names = |seat: Seat| seat.number().to_string();
        let own = self.fill(
            &format!("{key}{COUNTED}"),
            std::slice::from_ref(&count),
            &no_names,
        );
        own.filter(|text| text.len() <= WORD_MAX)
            .unwrap_or_else(|| {
                let word = ("word".into(), Arg::Name(self.word(key)));
                let any = self.fill("table-counted", &[count, word], &no_names);
                any.unwrap_or_else(|| format!("{number} {}", self.word(key)))
            })
    }

    fn value<'a>(&self, arg: &'a Arg, names: &dyn Fn(Seat) -> String) -> FluentValue<'a> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Name(name) if name.is_empty() => FluentValue::from(NO_NAME),
            Arg::Name(name) => FluentValue::from(printable(name)),
            Arg::Word(key) => FluentValue::from(self.word(key)),
            Arg::Seat(seat) => FluentValue::from(printable(&names(*seat)).into_owned()),
            Arg::List(messages) => {
                let said: Vec<String> = messages
                    .iter()
                    .map(|message| self.translate(message, names))
                    .collect();
                FluentValue::from(said.join(", "))
            }
        }
    }
}

/// Shows the keys, not the sentences.
impl fmt::Debug for Translations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words")
            .field("language", &self.language())
            .field("keys", &self.keys)
            .finish_non_exhaustive()
    }
}

/// The content name in the key of a word: `coins` of `track-coins`.
fn name_in(key: &str) -> &str {
    let prefixes = WORD_PREFIXES.iter();
    let mut names = prefixes.filter_map(|prefix| key.strip_prefix(prefix));
    names.next().unwrap_or(key)
}

/// Prepares a sentence of a pack: line breaks become spaces, and characters that control a terminal are escaped.
fn one_line(said: String) -> String {
    if !said.contains(is_steering) {
        return said;
    }
    printable(&said.replace('\n', " ")).into_owned()
}

/// The engine's sentences in a language, embedded in the program.
fn shipped(language: Language) -> &'static [(&'static str, &'static str)] {
    match language {
        Language::English => rnw_content::WORDS.english,
        Language::Czech => rnw_content::WORDS.czech,
        Language::Polish => rnw_content::WORDS.polish,
    }
}

/// Parses a text as Fluent. If it has several errors, the first is reported.
fn parse(path: &str, ftl: &str) -> Result<FluentResource, TranslationError> {
    if let Some(offset) = too_deep(ftl) {
        let complaint =
            format!("Expected at most {OPENED_MAX} braces and parentheses in a sentence");
        return Err(TranslationError::new(path, ftl, offset, &complaint));
    }
    FluentResource::try_new(ftl.to_owned()).map_err(|(_, errors)| {
        let first = errors.first().expect("a text that is refused has a fault");
        TranslationError::new(path, ftl, first.pos.start, &first.to_string())
    })
}

/// The position of the brace or parenthesis that is one too many in its sentence. The count starts again at each
/// key, because a key is never inside another sentence.
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

/// The byte at which a sentence or a term begins. If it occurs twice, the last one counts.
fn place_of(ftl: &str, name: &str) -> usize {
    let mut next = 0;
    let starts = ftl.split_inclusive('\n').map(|line| {
        next += line.len();
        (line, next - line.len())
    });
    let begins = |line: &str| {
        let rest = line.strip_prefix(name);
        rest.is_some_and(|rest| rest.trim_start_matches(' ').starts_with('='))
    };
    let found = starts.filter(|(line, _)| begins(line)).last();
    found.map_or(0, |(_, start)| start)
}

/// Whether a line begins with a key and `=`.
fn begins_a_sentence(line: &str) -> bool {
    let key = line.strip_prefix('-').unwrap_or(line);
    let rest = key.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    rest.len() < key.len() && rest.trim_start_matches(' ').starts_with('=')
}

/// The keys of a Fluent text, each with the byte at which it begins.
///
/// ```
/// let ftl = "# Tracks\ntrack-gems = gems\ntrack-eggs =\n    { $count ->\n       *[other] eggs\n    }\n";
/// let keys: Vec<(&str, usize)> = rnw_i18n::keys(ftl).collect();
/// assert_eq!(keys, [("track-gems", 9), ("track-eggs", 27)]);
/// ```
pub fn keys(ftl: &str) -> impl Iterator<Item = (&str, usize)> {
    let starts = ftl.split_inclusive('\n').scan(0, |next, line| {
        let start = *next;
        *next += line.len();
        Some((line, start))
    });
    // Only a sentence has a letter at the beginning of a line.
    starts
        .filter(|(line, _)| line.starts_with(|c: char| c.is_ascii_alphabetic()))
        .filter_map(|(line, start)| Some((line.split_once('=')?.0.trim_end(), start)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(message: &Message, expected: &str) {
        assert_eq!(
            Translations::english().translate(message, &|_| "Tim".to_owned()),
            expected
        );
    }

    fn of_tim(key: &'static str) -> Message {
        Message::new(key).seat("seat", Seat::new(0))
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
            "Tim crosses off 2 boxes of coins; no free box for 1 more",
        );
        let erased = of_tim("event-erased")
            .word("track", "track-coins")
            .number("lost", 0);
        check(&erased, "Tim has no coins to take back");
    }

    #[test]
    fn an_empty_name_is_none() {
        let unknown = |meant: &str| {
            Message::new("parse-unknown-card")
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
    fn a_name_may_look_like_anything() {
        let offered = |card: &str| Message::new("event-offered").name("card", card);
        check(&offered("7"), "New in the offer: 7");
        check(&offered("{ $card }"), "New in the offer: { $card }");
    }

    #[test]
    fn a_sentence_with_an_open_gap_is_said_as_its_key() {
        check(
            &Message::new("event-took").name("card", "P07"),
            "event-took card=P07",
        );
    }

    #[test]
    fn a_sentence_follows_the_plural_rules_of_its_own_language() {
        let english =
            "apples = { $count ->\n    [one] an apple\n   *[other] { $count } apples\n}\n";
        let polish = "pears = { $count ->\n    [one] gruszka\n    [few] { $count } gruszki\n    \
                      [many] { $count } gruszek\n   *[other] { $count } gruszki\n}\n";
        let mut words = Translations::in_language(Language::Polish);
        words.add("mine/en.ftl", english).unwrap();
        words
            .add_in(Language::Polish, "mine/pl.ftl", polish)
            .unwrap();
        let say = |key, count| words.with(key, &[("count", Arg::Number(count))]);
        assert_eq!(
            [1, 2, 5, 22].map(|count| say("apples", count)),
            ["an apple", "2 apples", "5 apples", "22 apples"]
        );
        assert_eq!(
            [1, 2, 5, 22].map(|count| say("pears", count)),
            ["gruszka", "2 gruszki", "5 gruszek", "22 gruszki"]
        );
        assert_eq!(words.language_of("apples"), Some(Language::English));
        assert_eq!(words.language_of("pears"), Some(Language::Polish));
    }

    #[test]
    fn a_pack_without_a_language_is_heard_in_english_where_it_has_words_of_its_own() {
        let mut words = Translations::in_language(Language::Czech);
        words.add("base/en.ftl", "track-coins = coins").unwrap();
        words
            .add_in(Language::Czech, "base/cs.ftl", "track-coins = mince")
            .unwrap();
        assert_eq!(words.word("track-coins"), "mince");
        words.add("pack/en.ftl", "track-coins = doubloons").unwrap();
        assert_eq!(words.word("track-coins"), "doubloons");
    }

    #[test]
    fn a_sentence_that_asks_for_what_its_language_lacks_is_said_in_english() {
        let mut words = Translations::in_language(Language::Czech);
        words.add("mine/en.ftl", "a = about { b }\nb = me").unwrap();
        words
            .add_in(Language::Czech, "mine/cs.ftl", "a = o { b }")
            .unwrap();
        assert_eq!(words.text("a"), "about me");
    }

    /// Names and packs are untrusted; our own sentences may have several lines.
    #[test]
    fn what_is_said_steers_no_screen() {
        let bell = "a\u{1b}]52;c;QQ==\u{7}\nb\u{202e}";
        let shown = r"a\u{1b}]52;c;QQ==\u{7}\nb\u{202e}";
        let mut words = Translations::english();
        let offered = Message::new("event-offered").name("card", bell);
        let took = of_tim("event-took").name("card", "P07");
        let unheard = Message::new("event-unheard").name("card", bell);
        assert_eq!(
            words.translate(&offered, &|_| String::new()),
            format!("New in the offer: {shown}")
        );
        assert_eq!(
            words.translate(&took, &|_| bell.to_owned()),
            format!("{shown} takes P07 from the offer")
        );
        assert_eq!(
            words.translate(&unheard, &|_| String::new()),
            format!("event-unheard card={shown}")
        );
        assert_eq!(
            (words.text(bell), words.word(bell)),
            (shown.to_owned(), shown.to_owned())
        );
        assert!(words.text("cli-help").contains('\n'));

        let ftl = "track-coins = gold\u{1b}[2J\n    and silver\ncli-help = no\n    help\n";
        words.add("mine/en.ftl", ftl).unwrap();
        assert_eq!(words.word("track-coins"), r"gold\u{1b}[2J and silver");
        assert_eq!(words.text("cli-help"), "no help");
    }

    /// Our own sentences need no escapes.
    #[test]
    fn our_own_sentences_hold_lines_and_nothing_else_that_steers() {
        for language in Language::ALL {
            for (path, ftl) in shipped(language) {
                let steering = ftl.chars().find(|c| is_steering(*c) && *c != '\n');
                assert_eq!(steering, None, "{path}");
            }
        }
    }

    /// They are read without these checks, because they are read at every start.
    #[test]
    fn our_own_sentences_pass_what_those_of_a_pack_must_pass() {
        for language in Language::ALL {
            let mut words = Translations::in_language(language);
            for (path, ftl) in shipped(language) {
                words.add_in(language, path, ftl).unwrap();
            }
        }
    }

    #[test]
    fn words_are_shared_between_threads() {
        fn shared<T: Send + Sync>() {}
        shared::<Translations>();
    }
}
