//! The JSON of a file of targets.

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{DeserializeOwned, Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

/// Targets for a deck of cards.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct TargetsFile {
    /// The path of the schema, for editors.
    #[serde(rename = "$schema", default)]
    pub schema: Option<String>,
    /// The character in grids for a place without a cell, such as `~` or `#`.
    pub none: char,
    /// The cells that each grid has exactly once: none, or two. Marks begin at the first one, and the second one
    /// completes the card.
    #[serde(default)]
    pub landmarks: Vec<LandmarkEntry>,
    /// Whether cards have a `number`. Then the groups take turns: the first card is of the first group, the next one of
    /// the second group, and so on.
    #[serde(default)]
    pub numbered: bool,
    /// What may not be the same on two cards, turned and mirrored: the shapes, or the whole cards.
    #[serde(default)]
    pub distinct: Distinct,
    /// The cards, in groups with the same targets. Each group has its own colour.
    pub groups: Vec<GroupEntry>,
}

/// A cell that each grid has exactly once.
#[derive(Deserialize, JsonSchema, Clone, Copy, Debug)]
#[serde(deny_unknown_fields)]
pub struct LandmarkEntry {
    /// Its character in grids.
    pub char: char,
    /// The rows in which it may be, counted from 1; any row if left out.
    #[serde(default)]
    pub rows: Option<Span<u32>>,
}

/// What may not be the same on two cards.
#[derive(Deserialize, Serialize, JsonSchema, Clone, Copy, PartialEq, Eq, Default, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Distinct {
    /// No two cards have the same cells.
    Shapes,
    /// No two cards have the same cells and the same symbols on them.
    #[default]
    Cards,
}

/// Cards with the same targets. A target is a number, or the least and the most, such as `[8, 10]`.
#[derive(Deserialize, JsonSchema, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct GroupEntry {
    /// The colour of the cards.
    pub color: String,
    /// What their names begin with. A number of two digits follows.
    pub prefix: String,
    /// The number of cards.
    pub cards: u32,
    /// The rows and columns of the frame. A card touches all four sides of it, unless it has landmarks.
    #[schemars(length(equal = 2))]
    pub frame: Vec<u32>,
    /// The number of cells of each card.
    pub cells: Span<u32>,
    /// How many cells of all cards together show each symbol, by its name. The cards show no other symbols.
    #[serde(default)]
    pub symbols: BTreeMap<String, Span<u32>>,
    /// Where the cells with a symbol lie, by the name of the symbol.
    #[serde(default)]
    pub places: BTreeMap<String, SymbolPlaces>,
    /// The number of symbols on each card.
    #[serde(default)]
    pub symbols_a_card: Option<Span<u32>>,
    /// How often two neighbouring cells of a card both show a symbol, on each card.
    #[serde(default)]
    pub touching: Option<Span<u32>>,
    /// The number of cards with a seal, by the colour of the seal.
    #[serde(default)]
    pub seals: BTreeMap<String, u32>,
    /// The number of cards with a hole: a place without a cell that cells enclose.
    #[serde(default)]
    pub holes: Option<Span<u32>>,
    /// The number of cells on the shortest way from the first landmark to the second one, both included.
    #[serde(default)]
    pub way: Option<Span<u32>>,
    /// The mean number of turns in which a player who is alone completes each card with the patterns of the pack. Symbols
    /// do not help.
    #[serde(default)]
    pub turns: Option<Span<f64>>,
    /// The points of a completed card.
    #[serde(default)]
    pub points: Option<f64>,
    /// The points of a marked cell with a symbol, by the name of the symbol; 0 if left out.
    #[serde(default)]
    pub values: BTreeMap<String, f64>,
    /// The points of each card and of all its symbols, divided by its turns.
    #[serde(default)]
    pub points_a_turn: Option<Span<f64>>,
}

/// Where every cell with a symbol lies.
#[derive(Deserialize, JsonSchema, Clone, Copy, Default, Debug)]
#[serde(deny_unknown_fields)]
pub struct SymbolPlaces {
    /// The rows, counted from 1.
    #[serde(default)]
    pub rows: Option<Span<u32>>,
    /// Whether in the outer rows and columns of the frame, or in none of them.
    #[serde(default)]
    pub edge: Option<bool>,
    /// The number of neighbouring cells.
    #[serde(default)]
    pub neighbours: Option<Span<u32>>,
    /// Whether in a row without a gap, or in a row with one.
    #[serde(default)]
    pub full_row: Option<bool>,
}

/// The least and the most of a number.
///
/// ```
/// use rnw_deckmaker::Span;
/// let exact: Span<u32> = serde_json::from_str("14")?;
/// let range: Span<u32> = serde_json::from_str("[3, 5]")?;
/// assert_eq!((exact.least, exact.most, range.least, range.most), (14, 14, 3, 5));
/// assert_eq!((exact.to_string(), range.to_string()), ("14".to_owned(), "3 to 5".to_owned()));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Span<T> {
    /// The smallest number that is allowed.
    pub least: T,
    /// The largest number that is allowed.
    pub most: T,
}

impl<T: Copy> Span<T> {
    /// Whether a number is allowed.
    pub(crate) fn has(self, number: T) -> bool
    where
        T: PartialOrd,
    {
        (self.least..=self.most).contains(&number)
    }

    /// A span in which only this number is allowed.
    pub(crate) const fn exactly(number: T) -> Self {
        Self {
            least: number,
            most: number,
        }
    }
}

impl From<Span<u32>> for Span<f64> {
    fn from(span: Span<u32>) -> Self {
        Self {
            least: span.least.into(),
            most: span.most.into(),
        }
    }
}

impl<T: fmt::Display + PartialEq> fmt::Display for Span<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.least == self.most {
            return self.least.fmt(f);
        }
        write!(f, "{} to {}", self.least, self.most)
    }
}

/// A number in JSON that a span may hold.
pub trait SpanNumber: DeserializeOwned + Copy {
    /// The type in JSON Schema.
    const SCHEMA: &'static str;
    /// The number; `None` if it has no place in this type.
    fn of(number: f64) -> Option<Self>;
}

impl SpanNumber for u32 {
    const SCHEMA: &'static str = "integer";
    fn of(number: f64) -> Option<Self> {
        let whole = number.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(&number);
        whole.then_some(number as u32)
    }
}

impl SpanNumber for f64 {
    const SCHEMA: &'static str = "number";
    fn of(number: f64) -> Option<Self> {
        number.is_finite().then_some(number)
    }
}

impl<'de, T: SpanNumber> Deserialize<'de> for Span<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(SpanVisitor(PhantomData))
    }
}

struct SpanVisitor<T>(PhantomData<T>);

impl<T: SpanNumber> SpanVisitor<T> {
    fn exactly<E: Error>(number: f64) -> Result<Span<T>, E> {
        let number = T::of(number).ok_or_else(|| E::custom(WRONG))?;
        Ok(Span::exactly(number))
    }
}

/// What is wrong with a number that is no target.
const WRONG: &str = "expected a number that can be counted, such as 3, or a list such as [3, 5]";

impl<'de, T: SpanNumber> Visitor<'de> for SpanVisitor<T> {
    type Value = Span<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number, or a list of the least and the most")
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Self::Value, E> {
        Self::exactly(number as f64)
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Self::Value, E> {
        Self::exactly(number as f64)
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<Self::Value, E> {
        Self::exactly(number)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
        let mut next = |place| {
            let number = list.next_element::<T>()?;
            number.ok_or_else(|| A::Error::invalid_length(place, &self))
        };
        let span = Span {
            least: next(0)?,
            most: next(1)?,
        };
        if list.next_element::<T>()?.is_some() {
            return Err(A::Error::invalid_length(3, &self));
        }
        Ok(span)
    }
}

impl<T: SpanNumber> JsonSchema for Span<T> {
    fn schema_name() -> Cow<'static, str> {
        format!("SpanOf{}", T::SCHEMA).into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let one = json_schema!({ "type": T::SCHEMA, "minimum": 0 });
        json_schema!({ "anyOf": [one, { "type": "array", "items": one, "minItems": 2, "maxItems": 2 }] })
    }
}
