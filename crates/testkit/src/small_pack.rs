//! Small packs that are written as lines of text.

use crate::pack::{values, written};
use rnw_packs::{Files, Source};
use serde_json::{Value, json};

/// Converts a line of words into a card of `cards.json`. The arguments are the position of the card in the
/// deck, counted from 0, and its words.
pub type CardForm = fn(usize, &[&str]) -> Value;

/// The base of a game's small packs: the shared files, and the form of the cards.
#[derive(Clone)]
pub struct PackBase {
    /// All files except `cards.json`. A pack uses them where it does not change them.
    pub files: Files,
    /// How a line becomes a card.
    pub card: CardForm,
    /// The name of plain cards without the number, and the number of the first one.
    pub plain_name: (&'static str, usize),
    /// The words of a plain card after its name.
    pub plain: &'static str,
}

impl PackBase {
    /// The base of packs without cards.
    pub fn without_cards(files: Files) -> Self {
        Self {
            files,
            card: |_, _| Value::Null,
            plain_name: ("", 0),
            plain: "",
        }
    }
}

roll_and_write::opaque_debug!(PackBase);

/// A pack that a test writes: some cards, and the differences from the files of its base.
///
/// ```
/// use rnw_testkit::{PackBase, SmallPack};
/// use serde_json::json;
/// let base = PackBase {
///     files: rnw_silver_and_gold::shipped(),
///     card: |_, words| json!({ "name": words[0], "color": words[1], "grid": words[2..] }),
///     plain_name: ("Z", 1),
///     plain: "gray .... ....",
/// };
/// let pack = SmallPack::new(&base, "A purple .x. ..$").filled(8).schedule(1, 2, 4);
/// assert!(rnw_silver_and_gold::load(&pack.files(), [], 2).is_ok());
/// ```
#[derive(Clone, Debug)]
pub struct SmallPack {
    base: PackBase,
    cards: Vec<String>,
    expeditions: Option<String>,
    schedule: Option<(u8, u8, u8)>,
    repeats: bool,
    symbols: Vec<String>,
    edits: Vec<(String, String, String)>,
    replaced: Vec<(String, String)>,
}

impl SmallPack {
    /// A pack with these cards, one per line, in the words of the base.
    pub fn new(base: &PackBase, cards: &str) -> Self {
        let lines = cards.lines().map(str::trim).filter(|line| !line.is_empty());
        Self {
            base: base.clone(),
            cards: lines.map(str::to_owned).collect(),
            expeditions: None,
            schedule: None,
            repeats: false,
            symbols: Vec::new(),
            edits: Vec::new(),
            replaced: Vec::new(),
        }
    }

    /// Adds a card.
    #[must_use]
    pub fn card(mut self, line: &str) -> Self {
        self.cards.push(line.to_owned());
        self
    }

    /// Adds plain cards until the pack has `cards` cards.
    #[must_use]
    pub fn filled(mut self, cards: usize) -> Self {
        let (name, first) = self.base.plain_name;
        for index in 0..cards.saturating_sub(self.cards.len()) {
            let number = first + index;
            let line = format!("{name}{number:02} {}", self.base.plain);
            self.cards.push(line);
        }
        self
    }

    /// Replaces the expeditions by those of the given patterns. A letter distinguishes expeditions with the
    /// same pattern: `O4a`, `O4b`.
    #[must_use]
    pub fn expeditions(mut self, patterns: &str) -> Self {
        self.expeditions = Some(patterns.to_owned());
        self
    }

    /// Sets the number of rounds, of turns in a round, and of cards in the offer.
    #[must_use]
    pub fn schedule(mut self, rounds: u8, turns: u8, offer: u8) -> Self {
        self.schedule = Some((rounds, turns, offer));
        self
    }

    /// Shuffles the expeditions again within a round when all were flipped.
    #[must_use]
    pub fn repeating(mut self) -> Self {
        self.repeats = true;
        self
    }

    /// Adds a symbol before those of the base: its name, its character, and the other fields of its entry.
    #[must_use]
    pub fn symbol(mut self, name: &str, char: char, fields: &str) -> Self {
        self.symbols.push(format!(
            r#"{{ "name": "{name}", "char": "{char}", "glyph": "{char}", {fields} }}"#
        ));
        self
    }

    /// Adds a symbol that runs these instructions when its cell is marked.
    #[must_use]
    pub fn does(self, name: &str, char: char, program: &str) -> Self {
        self.symbol(name, char, &format!(r#""program": [{program}]"#))
    }

    /// Replaces every occurrence of a piece of text in a file of the base.
    #[must_use]
    pub fn edit(mut self, file: &str, from: &str, to: &str) -> Self {
        let edit = [file, from, to].map(str::to_owned);
        self.edits.push(edit.into());
        self
    }

    /// Replaces a whole file of the base.
    #[must_use]
    pub fn file(mut self, name: &str, text: &str) -> Self {
        self.replaced.push((name.to_owned(), text.to_owned()));
        self
    }

    /// The files of the pack.
    ///
    /// # Panics
    /// If the base is not a valid pack, or if a piece of text to be replaced does not occur.
    pub fn files(&self) -> Files {
        self.try_files().unwrap_or_else(|error| panic!("{error}"))
    }

    pub(crate) fn try_files(&self) -> Result<Files, String> {
        let base = self.changed_base()?;
        let mut content = values(&base);
        let cards = self.cards.iter().enumerate();
        let cards = cards.map(|(index, line)| self.entry_of(index, line));
        let cards = cards.collect::<Result<Vec<Value>, String>>()?;
        if !cards.is_empty() || content.contains_key("cards.json") {
            content.insert("cards.json".to_owned(), json!({ "cards": cards }));
        }
        if let Some((rounds, turns, offer)) = self.schedule {
            let game = content.entry("game.json".to_owned()).or_default();
            game["schedule"] = json!({ "rounds": rounds, "turns": turns, "offer": offer });
        }
        if self.repeats {
            let game = content.entry("game.json".to_owned()).or_default();
            game["schedule"]["repeats"] = true.into();
        }
        if let Some(patterns) = &self.expeditions {
            let file = content.entry("patterns.json".to_owned()).or_default();
            file["expeditions"] = named(patterns);
        }
        if !self.symbols.is_empty() {
            let entry = |text: &String| {
                serde_json::from_str(text).map_err(|error| format!("the symbol {text}: {error}"))
            };
            let mut symbols = self
                .symbols
                .iter()
                .map(entry)
                .collect::<Result<Vec<Value>, String>>()?;
            let file = content.entry("symbols.json".to_owned()).or_default();
            symbols.extend(file["symbols"].as_array().cloned().unwrap_or_default());
            file["symbols"] = symbols.into();
        }
        Ok(written(&content, &base))
    }

    /// The files of the base, with whole files replaced and pieces of text edited.
    fn changed_base(&self) -> Result<Files, String> {
        let mut sources = self.base.files.sources().to_vec();
        for (name, text) in &self.replaced {
            sources.retain(|source| source.name != *name);
            sources.push(Source {
                path: name.clone(),
                name: name.clone(),
                text: text.clone(),
            });
        }
        for (file, from, to) in &self.edits {
            let source = sources.iter_mut().find(|source| source.name == *file);
            let source = source.filter(|source| source.text.contains(from));
            let source = source.ok_or_else(|| format!("{file} has no {from:?}"))?;
            source.text = source.text.replace(from, to);
        }
        Ok(Files::new(sources).with_blobs(self.base.files.blobs().to_vec()))
    }

    fn entry_of(&self, index: usize, line: &str) -> Result<Value, String> {
        let words: Vec<&str> = line.split_whitespace().collect();
        if words.len() < 3 {
            let line = words.join(" ");
            return Err(format!(
                "{line:?} is not a card; expected a name, a colour and rows"
            ));
        }
        Ok((self.base.card)(index, &words))
    }
}

/// Expeditions of these patterns. A letter distinguishes those with the same pattern.
fn named(patterns: &str) -> Value {
    let patterns: Vec<&str> = patterns.split_whitespace().collect();
    let name = |(index, pattern): (usize, &&str)| {
        let alike = |pile: &[&str]| pile.iter().filter(|other| *other == pattern).count();
        let letter = match alike(&patterns) {
            1 => String::new(),
            _ => char::from(b'a' + alike(&patterns[..index]) as u8).to_string(),
        };
        json!({ "name": format!("{pattern}{letter}"), "pattern": pattern })
    };
    patterns.iter().enumerate().map(name).collect()
}
