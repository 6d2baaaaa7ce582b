//! Generates whole content packs.

use super::check;
use super::draw::{Dice, Drawing};
use super::grids::Look;
use super::programs::{Vocabulary, draw_symbol};
use over::{Base, draw_over};
use proptest::strategy::Strategy;
use rnw_packs::{Files, Source};
use serde_json::{Value, json};
use small::{agree, draw_small};
use std::fmt;
use std::sync::Arc;

// Packs that extend another.
mod over;
// Packs without a base.
mod small;
// Simpler packs.
mod less;

/// The names of generated symbols are a `k` and one of these letters.
const LETTERS: [char; 5] = ['a', 'b', 'c', 'd', 'e'];
/// The range of cards in a small pack: four for each of four seats, and some more.
const CARDS: (usize, usize) = (16, 24);
/// The range of turns in a round of a small pack.
const TURNS: (i32, i32) = (2, 4);

/// Packs that extend `base`, which belongs to either card game. They have 1 to 5 additional symbols on
/// plain cells of the base's cards, and their own tracks and pools, as far as the sheet has room.
///
/// They shrink to fewer symbols with fewer steps, fewer cells with them, and fewer tracks, down to the
/// base itself. Symbols of the base may be plugins; generated symbols are always programs.
///
/// # Panics
/// If the base is a pack of another game, or cannot be parsed.
///
/// ```
/// use proptest::prelude::*;
/// use rnw_testkit::strategies::pack;
/// let packs = pack(&rnw_silver_and_gold::shipped());
/// proptest!(ProptestConfig::with_cases(9), |(drawn in packs)| {
///     prop_assert!(rnw_silver_and_gold::load(&drawn.files(), [], 2).is_ok());
/// });
/// ```
pub fn pack(base: &Files) -> impl Strategy<Value = Drawn> + Clone + use<> {
    let base = Arc::new(Base::of(base));
    Drawing::in_parts(move |dice| draw_over(dice, &base), Drawn::less)
        .sound(Drawn::is_sound)
        .whole(Drawn::fits)
}

/// Small packs of a card game without a base. They have 16 to 24 cards, enough for four seats, with
/// grids of at most 3 rows and 4 columns; 1 or 2 rounds of 2 to 4 turns; their own patterns,
/// expeditions and sheet; and up to 5 symbols.
///
/// They shrink to 16 cards of a single cell (in Pyramids an entry next to a tomb), one pattern and one
/// round of two turns. No symbols remain, and only the tracks that the game needs.
///
/// # Panics
/// If no card game has this name. The card games are `silver-and-gold` and `pyramids`.
///
/// ```
/// use proptest::prelude::*;
/// use rnw_testkit::strategies::small_pack;
/// proptest!(ProptestConfig::with_cases(9), |(drawn in small_pack("pyramids"))| {
///     prop_assert!(rnw_pyramids::load(&drawn.files(), [], 4).is_ok());
/// });
/// ```
pub fn small_pack(game: &str) -> impl Strategy<Value = Drawn> + Clone + use<> {
    let look = look(game);
    Drawing::in_parts(move |dice| draw_small(dice, look), Drawn::less)
        .sound(Drawn::is_sound)
        .whole(Drawn::fits)
}

fn look(game: &str) -> Look {
    check::look(game).unwrap_or_else(|| panic!("{game:?} is no card game"))
}

/// A generated pack.
///
/// Its text form shows the generated files, one entry per line. For a pack with a base it shows only
/// what the pack adds.
#[derive(Clone)]
pub struct Drawn {
    look: Look,
    base: Option<Arc<Base>>,
    /// `None` in a pack with a base, as `patterns`.
    game: Option<Arc<Value>>,
    patterns: Option<Arc<Value>>,
    sheet: Arc<Value>,
    symbols: Vec<Arc<Value>>,
    /// All cards, or only those that differ from the base.
    cards: Vec<Arc<Value>>,
}

impl Drawn {
    /// The files of the pack. If it has a base, they extend that.
    pub fn files(&self) -> Files {
        self.extending(&self.whole(), |base| &base.files)
    }

    /// The generated files as text: the entries of each file, one per line.
    pub fn text(&self) -> String {
        self.to_string()
    }

    /// All files except the cards.
    fn values(&self) -> Vec<(&'static str, Value)> {
        let game = self
            .game
            .iter()
            .map(|game| ("game.json", Value::clone(game)));
        let patterns = self.patterns.iter();
        let patterns = patterns.map(|file| ("patterns.json", Value::clone(file)));
        let rest = [
            ("sheet.json", Value::clone(&self.sheet)),
            ("symbols.json", json!({ "symbols": list(&self.symbols) })),
        ];
        game.chain(patterns).chain(rest).collect()
    }

    /// All files.
    fn whole(&self) -> Vec<(&'static str, Value)> {
        let mut values = self.values();
        values.push(("cards.json", json!({ "cards": list(&self.cards) })));
        values
    }

    /// These files, extending those of the base if it exists.
    fn extending(&self, values: &[(&str, Value)], of: fn(&Base) -> &Files) -> Files {
        let source = |(name, value): &(&str, Value)| Source {
            path: format!("drawn/{name}"),
            name: (*name).to_owned(),
            text: listed(value),
        };
        let files = Files::new(values.iter().map(source).collect());
        match &self.base {
            Some(base) => files.extending(of(base).clone()),
            None => files,
        }
    }

    /// Whether the engine has room for the whole pack. Simpler packs never need more room.
    fn fits(&self) -> bool {
        check::pack(&self.extending(&self.whole(), |base| &base.plain))
    }

    /// Whether the checks of content accept the pack. Cards always fit, because they are generated and
    /// shrunk that way.
    fn is_sound(&self) -> bool {
        let agree = self
            .game
            .as_ref()
            .is_none_or(|game| agree(self.look, game, &self.sheet));
        let known = |card: &Arc<Value>| {
            let mut chars = check::rows(card).join("").chars().collect::<Vec<char>>();
            chars.retain(|found| LETTERS.contains(found));
            chars.iter().all(|found| {
                self.symbols
                    .iter()
                    .any(|symbol| symbol["char"] == found.to_string())
            })
        };
        let all_known = self.base.is_some() || self.cards.iter().all(known);
        agree
            && all_known
            && self.schedule_fits()
            && check::common(&self.extending(&self.values(), |base| &base.plain)).is_some()
    }

    fn schedule_fits(&self) -> bool {
        let (Some(game), Some(patterns)) = (&self.game, &self.patterns) else {
            return true;
        };
        let schedule = &game["schedule"];
        let expeditions = patterns["expeditions"].as_array().map_or(0, Vec::len);
        let turns = schedule["turns"].as_u64().unwrap_or(0);
        let enough = turns <= expeditions as u64 || schedule["repeats"] == true;
        schedule["rounds"] != 0 && turns >= TURNS.0 as u64 && enough
    }
}

impl fmt::Display for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in self.whole() {
            let empty = |value: &Value| value.as_array().is_some_and(Vec::is_empty);
            let nothing = value
                .as_object()
                .is_none_or(|fields| fields.values().all(empty));
            if !nothing {
                writeln!(f, "{name}: {}", listed(&value))?;
            }
        }
        Ok(())
    }
}

/// The same text as `Display`.
impl fmt::Debug for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

fn list(entries: &[Arc<Value>]) -> Value {
    entries.iter().map(|entry| Value::clone(entry)).collect()
}

/// A file as text: its fields, and each entry of a list on its own line.
fn listed(file: &Value) -> String {
    let field = |(name, value): (&String, &Value)| match value.as_array() {
        Some(list) if list.iter().any(Value::is_object) => {
            let entries: Vec<String> = list.iter().map(|entry| format!("\n  {entry}")).collect();
            format!("{name:?}: [{}\n]", entries.join(","))
        }
        _ => format!("{name:?}: {value}"),
    };
    let fields = file.as_object().into_iter().flatten().map(field);
    format!("{{{}}}", fields.collect::<Vec<String>>().join(",\n"))
}

/// The name of the symbol with this letter.
fn name(letter: char) -> String {
    format!("k{letter}")
}

fn draw_symbols(dice: &mut Dice<'_>, words: &Vocabulary, letters: &[char]) -> Vec<Arc<Value>> {
    let symbol = |letter: &char| Arc::new(draw_symbol(dice, words, &name(*letter), *letter));
    letters.iter().map(symbol).collect()
}

/// A card with another value in a field.
fn with(card: &Value, field: &str, value: impl Into<Value>) -> Arc<Value> {
    let mut card = card.clone();
    card[field] = value.into();
    Arc::new(card)
}
