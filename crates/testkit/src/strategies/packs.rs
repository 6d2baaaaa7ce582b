//! Generates whole content packs.

use super::check;
use super::draw::{Dice, Drawing, Length};
use super::programs::{Vocabulary, draw_symbol};
use over::{Base, draw_over};
use proptest::strategy::Strategy;
use rnw_packs::{Files, Source};
use serde_json::Value;
use small::draw_small;
use std::fmt;
use std::sync::Arc;

// Packs that extend another.
mod over;
// Packs without a base.
mod small;

/// The names of generated symbols are a `k` and one of these letters.
const LETTERS: [char; 5] = ['a', 'b', 'c', 'd', 'e'];
/// The range of cards in a small pack: four for each of four seats, and some more.
const CARDS: (usize, usize) = (16, 24);
/// The range of turns in a round of a small pack.
const TURNS: (i32, i32) = (2, 4);

/// Packs that extend `base`, which belongs to either card game. They have 1 to 5 additional symbols on
/// plain cells of the base's cards, and their own tracks and pools, as far as the sheet has room.
///
/// They shrink to fewer symbols with fewer steps and fewer cells with them, down to one symbol that no card
/// has. Symbols of the base may be plugins; generated symbols are always programs.
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
    Drawing::new(move |dice| draw_over(dice, &base)).sound(Drawn::fits)
}

/// Small packs of a card game without a base. They have 16 to 24 cards, enough for four seats, with
/// grids of at most 3 rows and 4 columns; 1 or 2 rounds of 2 to 4 turns; their own patterns,
/// expeditions and sheet; and up to 5 symbols.
///
/// They shrink to 16 cards of a single cell (in Pyramids an entry next to a tomb), one pattern, one round of
/// two turns, one symbol that no card has, and only the tracks that the game needs.
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
    let look = check::look(game).unwrap_or_else(|| panic!("{game:?} is no card game"));
    Drawing::new(move |dice| draw_small(dice, look)).sound(Drawn::fits)
}

/// A generated pack.
///
/// Its text form shows the generated files, one entry per line. For a pack with a base it shows only
/// what the pack adds.
#[derive(Clone)]
pub struct Drawn {
    base: Option<Arc<Base>>,
    /// The generated files. If the pack has a base, they extend that: its cards are only those that differ.
    files: Vec<(&'static str, Value)>,
}

impl Drawn {
    /// The files of the pack. If it has a base, they extend that.
    pub fn files(&self) -> Files {
        self.extending(|base| &base.files)
    }

    /// The generated files as text: the entries of each file, one per line.
    pub fn text(&self) -> String {
        self.to_string()
    }

    /// The files, extending those of the base if it exists.
    fn extending(&self, of: fn(&Base) -> &Files) -> Files {
        let source = |(name, value): &(&str, Value)| Source {
            path: format!("drawn/{name}"),
            name: (*name).to_owned(),
            text: listed(value),
        };
        let files = Files::new(self.files.iter().map(source).collect());
        match &self.base {
            Some(base) => files.extending(of(base).clone()),
            None => files,
        }
    }

    /// Whether the engine has room for the whole pack.
    fn fits(&self) -> bool {
        check::pack(&self.extending(|base| &base.plain))
    }
}

impl fmt::Display for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in &self.files {
            let empty = |value: &Value| value.as_array().is_some_and(Vec::is_empty);
            let nothing = value
                .as_object()
                .is_none_or(|fields| fields.values().all(empty));
            if !nothing {
                writeln!(f, "{name}: {}", listed(value))?;
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

fn draw_symbols(
    dice: &mut Dice<'_>,
    words: &Vocabulary,
    letters: &[char],
    length: Length,
) -> Vec<Value> {
    let symbol = |letter: &char| {
        let from = dice.position();
        let symbol = draw_symbol(dice, words, &name(*letter), *letter);
        dice.element(from, length);
        symbol
    };
    letters.iter().map(symbol).collect()
}
