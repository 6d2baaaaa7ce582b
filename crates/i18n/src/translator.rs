//! Translations together with the names of the players.

use crate::{FrontEnd, Translations};
use roll_and_write::picture::{CardPicture, Face, Hue, PatternPicture, Picture};
use roll_and_write::score::spell;
use roll_and_write::text::printable;
use roll_and_write::{Arg, Game, Message, Points, Refusal, Seat};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The sentences of a game together with the names of the players at its table.
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
///     "The deck is empty; take a card from the offer [C-8]"
/// );
/// ```
#[derive(Clone, Debug)]
pub struct Translator {
    words: Arc<Translations>,
    names: Vec<String>,
    /// What cards are called in sentences, by name.
    cards: Arc<BTreeMap<String, String>>,
    /// Whether names of cards never stand in sentences.
    by_look: bool,
}

impl Translator {
    /// Combines sentences with the names of the players, seat 1 first. Names are shown as [`printable`] text.
    /// Several tables can share the sentences.
    pub fn new(words: impl Into<Arc<Translations>>, names: Vec<String>) -> Self {
        let translator = Self {
            words: words.into(),
            names: Vec::new(),
            cards: Arc::default(),
            by_look: false,
        };
        translator.with_names(names)
    }

    /// The same translator for other players.
    #[must_use]
    pub fn with_names(mut self, names: Vec<String>) -> Self {
        let names = names.into_iter();
        self.names = names.map(|name| printable(&name).into_owned()).collect();
        self
    }

    /// The same translator for tables of a game: what happens to a card is told with what the card looks like, such as
    /// "gray 8 (Y01)", and not with its code alone.
    #[must_use]
    pub fn with_cards(mut self, game: &dyn Game) -> Self {
        let look = |card: CardPicture| {
            let look = self.translate(card.facts.first()?);
            let gaps = [("look", name(look)), ("card", name(card.name.as_str()))];
            Some((card.name, self.with("table-card", &gaps)))
        };
        let cards = game.printed().cards.into_iter();
        self.cards = Arc::new(cards.filter_map(look).collect());
        self
    }

    /// The same translator for a page, on which nobody types: a card is only called what it looks like, such as "gray 8".
    /// Cards that look alike are numbered: "gray 8 no. 2".
    #[must_use]
    pub fn with_looks(mut self, game: &dyn Game) -> Self {
        let look = |card: CardPicture| Some((self.translate(card.facts.first()?), card.name));
        let mut alike: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for (look, card) in game.printed().cards.into_iter().filter_map(look) {
            alike.entry(look).or_default().push(card);
        }
        let numbered = |(look, cards): (String, Vec<String>)| {
            let is_one = cards.len() == 1;
            let called = |(number, card)| {
                let gaps = [("look", name(&look)), ("number", Arg::Number(number))];
                let numbered = || self.with("table-card-number", &gaps);
                (card, if is_one { look.clone() } else { numbered() })
            };
            (1..).zip(cards).map(called).collect::<Vec<_>>()
        };
        self.cards = Arc::new(alike.into_iter().flat_map(numbered).collect());
        self.by_look = true;
        self
    }

    /// The sentences.
    pub fn words(&self) -> &Translations {
        &self.words
    }

    /// The sentences, for another translator with other names.
    pub fn shared_words(&self) -> Arc<Translations> {
        Arc::clone(&self.words)
    }

    /// Translates a message.
    pub fn translate(&self, message: &Message) -> String {
        let message = self.with_looks_in(message);
        self.words
            .translate(&message, &|seat| self.name(seat).to_owned())
    }

    /// A message with what its cards are called. Where a player types names, these are in events alone; and where a board
    /// is named, its card is only a footnote.
    fn with_looks_in<'m>(&self, message: &'m Message) -> Cow<'m, Message> {
        let is_board = || message.args.iter().any(|(gap, _)| gap == "board");
        let is_told = self.by_look || (message.key.starts_with("event-") && !is_board());
        if self.cards.is_empty() || !is_told {
            return Cow::Borrowed(message);
        }
        let mut message = message.clone();
        for (gap, arg) in &mut message.args {
            match (&**gap, arg) {
                ("card" | "other", Arg::Name(card)) => *card = self.called(card).to_owned(),
                ("cards", Arg::Name(cards)) => *cards = self.all_called(cards.split(' ')),
                _ => {}
            }
        }
        Cow::Owned(message)
    }

    /// What a card is called; a text that is no name of a card is left as it is.
    fn called<'t>(&'t self, card: &'t str) -> &'t str {
        self.cards.get(card).map_or(card, String::as_str)
    }

    fn all_called<'t>(&'t self, cards: impl Iterator<Item = &'t str>) -> String {
        let called: Vec<&str> = cards.map(|card| self.called(card)).collect();
        called.join(", ")
    }

    /// The name of a card.
    pub fn card_name(&self, card: &CardPicture) -> String {
        match &card.title {
            Some(title) => self.translate(title),
            None if self.by_look => self.called(&card.name).to_owned(),
            None => card.name.clone(),
        }
    }

    /// What is printed on a card, beside its name. What is part of the name is not said once more.
    pub fn card_facts(&self, card: &CardPicture) -> Vec<String> {
        let named = usize::from(self.by_look && self.cards.contains_key(&card.name));
        let facts = card.facts.iter().skip(named);
        facts.map(|fact| self.translate(fact)).collect()
    }

    /// The shape of a pattern in words: its cells as if it lay in the corner of a card.
    ///
    /// ```
    /// use roll_and_write::picture::PatternPicture;
    /// use rnw_i18n::{Translator, Translations};
    /// let english = Translator::new(Translations::english(), Vec::new());
    /// assert_eq!(english.shape(&PatternPicture::new("V3a", &["X.", "XX"])), "3 cells: a1 a2 b2");
    /// ```
    pub fn shape(&self, pattern: &PatternPicture) -> String {
        let cells = pattern.cell_labels();
        let gaps = [
            ("count", Arg::Number(cells.len() as i64)),
            ("cells", name(cells.join(" "))),
        ];
        self.with("table-pattern", &gaps)
    }

    /// The name of a card, after its place if it has one.
    ///
    /// ```
    /// use roll_and_write::WideFrame;
    /// use roll_and_write::picture::{CardPicture, CellPicture};
    /// use rnw_i18n::{Translator, Translations};
    /// let translator = Translator::new(Translations::english(), Vec::new());
    /// let cell = |_| CellPicture::plain(false);
    /// let card = CardPicture::new("P05", WideFrame::new(1, 1)?, cell);
    /// assert_eq!(translator.card_title(&card), "P05");
    /// let card = CardPicture { place: "A".to_owned(), ..card };
    /// assert_eq!(translator.card_title(&card), "A: P05");
    /// # Ok::<(), roll_and_write::FrameError>(())
    /// ```
    pub fn card_title(&self, card: &CardPicture) -> String {
        let name = self.card_name(card);
        if card.place.is_empty() {
            name
        } else {
            format!("{}: {name}", card.place)
        }
    }

    /// What a sign and a colour stand for: the name of the row of the score sheet with this sign, or else the word for
    /// the colour. So a die, a box and a row have the same name.
    ///
    /// ```
    /// use roll_and_write::Picture;
    /// use roll_and_write::picture::Hue;
    /// use rnw_i18n::{Translator, Translations};
    /// let translator = Translator::new(Translations::english(), Vec::new());
    /// let name = translator.owner(&Picture::default(), None, Some(Hue::Red));
    /// assert_eq!(name.as_deref(), Some("red"));
    /// ```
    pub fn owner(&self, picture: &Picture, sign: Option<Face>, hue: Option<Hue>) -> Option<String> {
        let row = sign.and_then(|sign| picture.row_with(sign));
        row.map(|row| self.word(&row.name))
            .or_else(|| hue.map(|hue| self.text(hue.key())))
    }

    /// The sentence of another key, filled by the arguments of a message. `None` if it does not exist or an argument
    /// that it needs is missing.
    ///
    /// ```
    /// use roll_and_write::{Message, Seat};
    /// use rnw_i18n::{Translator, Translations};
    /// let translator = Translator::new(Translations::english(), vec!["Ann".to_owned()]);
    /// let owed = Message::new("event-bonus-owed").seat("seat", Seat::new(0)).number("cells", 2);
    /// assert_eq!(translator.translate(&owed), "Ann gets 2 bonus cells");
    /// let gain = translator.translate_as("tui-gain-bonus-owed", &owed);
    /// assert_eq!(gain.as_deref(), Some("2 bonus cells"));
    /// assert_eq!(translator.translate_as("tui-gain-unheard", &owed), None);
    /// ```
    pub fn translate_as(&self, key: &str, message: &Message) -> Option<String> {
        let names = |seat| self.name(seat).to_owned();
        let message = if self.by_look {
            self.with_looks_in(message)
        } else {
            Cow::Borrowed(message)
        };
        self.words.fill(key, &message.args, &names)
    }

    /// The text of a move in the words that the reader types, or reads on a page: there cards are called what they look
    /// like.
    ///
    /// ```
    /// use rnw_i18n::{Language, Translations, Translator};
    /// let polish = Translator::new(Translations::in_language(Language::Polish), Vec::new());
    /// assert_eq!(polish.move_text("take P07"), "weź P07");
    /// ```
    pub fn move_text(&self, mv: &str) -> String {
        let shown = self.words.move_words().shown(mv);
        match shown.split_once(' ') {
            Some((word, rest)) if self.by_look => {
                let mut cards = rest.split(' ');
                if cards.all(|card| self.cards.contains_key(card)) {
                    return format!("{word} {}", self.all_called(rest.split(' ')));
                }
                shown
            }
            _ => shown,
        }
    }

    /// What a move brings, as entries of a list without the player: for an event `event-…` its sentence `tui-gain-…`, or
    /// else its own. `completed` is the card that the move completes. `points` are the points that it brings, and the
    /// parts into which the game divides a point.
    ///
    /// ```
    /// use roll_and_write::{Message, Seat};
    /// use rnw_i18n::{Translator, Translations};
    /// let translator = Translator::new(Translations::english(), vec!["Ann".to_owned()]);
    /// let owed = Message::new("event-bonus-owed").seat("seat", Seat::new(0)).number("cells", 2);
    /// let gains = translator.gains([&owed].into_iter(), Some("P05"), Some((10, 1)));
    /// assert_eq!(gains, ["2 bonus cells", "completes P05", "+10 points"]);
    /// ```
    pub fn gains<'m>(
        &self,
        messages: impl Iterator<Item = &'m Message>,
        completed: Option<&str>,
        points: Option<(Points, Points)>,
    ) -> Vec<String> {
        let gain = |message: &Message| {
            let event = message.key.strip_prefix("event-");
            event
                .and_then(|event| self.translate_as(&format!("tui-gain-{event}"), message))
                .unwrap_or_else(|| self.translate(message))
        };
        let mut brought: Vec<String> = messages.map(gain).collect();
        brought.extend(completed.map(|card| self.with("tui-completes", &[("card", name(card))])));
        let points = points.filter(|(points, _)| *points != 0);
        brought.extend(points.map(|(points, parts)| {
            let sign = if points > 0 { "+" } else { "" };
            let gaps = [
                ("count", Arg::Number(i64::from(points / parts))),
                ("points", name(format!("{sign}{}", spell(points, parts)))),
            ];
            self.with("tui-points-change", &gaps)
        }));
        brought
    }

    /// A number with `digits` digits after the decimal mark of the language.
    ///
    /// ```
    /// use rnw_i18n::{Language, Translations, Translator};
    /// let czech = Translator::new(Translations::in_language(Language::Czech), Vec::new());
    /// assert_eq!(czech.decimal(-5.42, 1), "-5,4");
    /// ```
    pub fn decimal(&self, number: f64, digits: usize) -> String {
        let mark = self.words.language().decimal_mark();
        format!("{number:.digits$}").replace('.', mark)
    }

    /// Translates the messages and joins them with commas.
    ///
    /// ```
    /// use roll_and_write::Message;
    /// use rnw_i18n::{Translator, Translations};
    /// let translator = Translator::new(Translations::english(), Vec::new());
    /// let facts = [Message::new("fact-deck").number("cards", 33), Message::new("fact-score").number("points", 5)];
    /// assert_eq!(translator.translate_all(&facts), "deck: 33, 5 points");
    /// ```
    pub fn translate_all(&self, messages: &[Message]) -> String {
        let said: Vec<String> = messages
            .iter()
            .map(|message| self.translate(message))
            .filter(|text| !text.is_empty())
            .collect();
        said.join(", ")
    }

    /// A refusal with the clause behind it.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        format!("{} [{}]", self.translate(&refusal.reason), refusal.clause)
    }

    /// A sentence without gaps, or the key itself if the sentence does not exist.
    pub fn text(&self, key: &str) -> String {
        self.words.text(key)
    }

    /// A sentence for people who play on this front end, or the key itself if the sentence does not exist.
    pub fn text_on(&self, key: &str, front_end: FrontEnd) -> String {
        self.words.text_on(key, front_end)
    }

    /// A sentence with these arguments, for callers that have no [`Message`].
    ///
    /// ```
    /// use rnw_i18n::{Translator, Translations, name};
    /// let translator = Translator::new(Translations::english(), Vec::new());
    /// let gaps = [("move", name("take P07"))];
    /// assert_eq!(translator.with("table-allowed", &gaps), "`take P07` is allowed.");
    /// ```
    pub fn with(&self, key: &'static str, gaps: &[(&'static str, Arg)]) -> String {
        self.translate(&Message::filled(key, gaps))
    }

    /// A sentence that packs may omit. Returns `None` if it does not exist.
    pub fn optional(&self, key: &str) -> Option<String> {
        self.words.has(key).then(|| self.words.text(key))
    }

    /// The word for a name in the content, such as `track-coins`. Without a translation it is the name itself.
    pub fn word(&self, key: &str) -> String {
        self.words.word(key)
    }

    /// The name of a player. It is empty if the seat has no name.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }
}

/// An argument that is a text and needs no translation.
pub fn name(text: impl Into<String>) -> Arg {
    Arg::Name(text.into())
}
