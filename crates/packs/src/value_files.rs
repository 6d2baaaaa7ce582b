//! The JSON of numbers and conditions in `symbols.json`.

use super::area_files::AreaEntry;
use roll_and_write::symbol::{Trigger, Whom};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::value::{MapAccessDeserializer, StrDeserializer};
use serde::de::{MapAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::borrow::Cow;
use std::fmt;

/// When a symbol fires.
#[derive(
    Deserialize, Serialize, JsonSchema, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug,
)]
#[serde(rename_all = "snake_case")]
pub enum TriggerEntry {
    /// When its cell is marked.
    #[default]
    Mark,
    /// At the barrier, when its card is complete and its cell is marked.
    Complete,
    /// At the end of each turn, while its cell is marked on a board.
    Turn,
    /// At the end of each round, while its cell is marked on a board.
    Round,
    /// When points are counted, once for all that a seat has marked in the game.
    Scoring,
    /// At the start of each turn, before anybody marks, while its cell is marked on a board.
    Start,
}

/// The seats whose sheets a symbol changes.
#[derive(Deserialize, Serialize, JsonSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "snake_case")]
pub enum WhomEntry {
    /// All other seats.
    Others,
    /// The next seat clockwise.
    Next,
    /// The seat before it.
    Previous,
    /// All seats.
    Each,
    /// The seat with the most points.
    Leader,
    /// The seat with the fewest points.
    Last,
}

/// Which cells are counted.
#[derive(Deserialize, Serialize, JsonSchema, Clone, Copy, PartialEq, Eq, Default, Debug)]
#[serde(rename_all = "snake_case")]
pub enum CellKindEntry {
    /// All.
    All,
    /// Those that are marked.
    #[default]
    Marked,
    /// Those that are not.
    Free,
    /// Those that were marked in this turn.
    Fresh,
}

/// Something that is so or not.
#[derive(Deserialize, Serialize, JsonSchema, Debug)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ConditionEntry {
    /// All of these are so.
    All(Vec<ConditionEntry>),
    /// One of these at least is so.
    Any(Vec<ConditionEntry>),
    /// This is not so.
    Not(Box<ConditionEntry>),
    /// The first number is not less than the second.
    AtLeast([ValueEntry; 2]),
    /// The first number is not more than the second.
    AtMost([ValueEntry; 2]),
    /// The two numbers are equal.
    Equal([ValueEntry; 2]),
    /// All cells there are marked.
    Full(AreaEntry),
    /// The symbol fires at this trigger.
    On(TriggerEntry),
    /// The symbol that fired last is this one.
    After(String),
    /// The card of the symbol has this colour.
    Color(String),
}

/// A number, or how it is worked out when the symbol fires.
///
/// ```
/// use rnw_packs::{ValueEntry, ValueWord};
/// let fixed: ValueEntry = serde_json::from_str("3")?;
/// let word: ValueEntry = serde_json::from_str(r#""rounds_left""#)?;
/// assert!(matches!((fixed, word), (ValueEntry::Number(3), ValueEntry::Word(ValueWord::RoundsLeft))));
/// assert!(serde_json::from_str::<ValueEntry>(r#"{ "double": 3 }"#).is_err());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Serialize, Debug)]
#[serde(untagged)]
pub enum ValueEntry {
    /// A number.
    Number(i32),
    /// Something that has a word of its own.
    Word(ValueWord),
    /// Something that is about a name or other numbers.
    Term(Box<ValueTerm>),
}

/// Numbers that have a word of their own.
#[derive(Deserialize, Serialize, JsonSchema, Clone, Copy, Debug)]
#[serde(rename_all = "snake_case")]
pub enum ValueWord {
    /// The round, counted from 1.
    Round,
    /// The turn within the round, counted from 1.
    Turn,
    /// How many rounds follow.
    RoundsLeft,
    /// How many turns of the round follow.
    TurnsLeft,
    /// How many cards the seat has completed.
    Completed,
    /// How many cards the seat has completed in this turn.
    CompletedThisTurn,
}

/// Numbers that are about a name or other numbers.
#[derive(Deserialize, Serialize, JsonSchema, Debug)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ValueTerm {
    /// The filled boxes of this track.
    Filled(String),
    /// The free boxes of this track.
    Free(String),
    /// The full rows of this track.
    Rows(String),
    /// The sum of the numbers on this track.
    Sum(String),
    /// How many of this symbol are printed on the offer.
    Offered(String),
    /// How many cards of this colour lie in the offer.
    OfferedCards(String),
    /// How many cells with this symbol the seat has marked in the game.
    Marked(String),
    /// How many cards of this colour the seat has completed.
    Completed(String),
    /// How many numbers of this pool are left.
    Left(String),
    /// The next number of this pool.
    Next(String),
    /// Cells of the seat's boards.
    Cells {
        /// Where.
        #[serde(default = "AreaEntry::card", rename = "where")]
        area: AreaEntry,
        /// Which.
        #[serde(default)]
        are: CellKindEntry,
        /// Those that bear this symbol; all if not said.
        #[serde(default)]
        bear: Option<String>,
    },
    /// The sum of these.
    Plus(Vec<ValueEntry>),
    /// The first less the second.
    Minus([ValueEntry; 2]),
    /// The product of these.
    Times(Vec<ValueEntry>),
    /// The first divided by the second, rounded down.
    Divide([ValueEntry; 2]),
    /// The least of these.
    Min(Vec<ValueEntry>),
    /// The greatest of these.
    Max(Vec<ValueEntry>),
    /// What the next seat has of this number.
    OfNext(ValueEntry),
    /// What the seat before has of this number.
    OfPrevious(ValueEntry),
    /// The highest number of another seat.
    HighestOfOthers(ValueEntry),
    /// The lowest number of another seat.
    LowestOfOthers(ValueEntry),
    /// How many seats have more than the seat itself.
    PlayersWithMore(ValueEntry),
}

impl ValueEntry {
    /// What it is called where something else was found.
    pub(crate) const EXPECTED: &'static str =
        "a whole number, a word such as \"round\", or an object such as {\"filled\": \"coins\"}";

    /// The default of a number that is left out: 1.
    pub fn one() -> Self {
        Self::Number(1)
    }

    /// Whether it is the number 1.
    pub fn is_one(&self) -> bool {
        matches!(self, Self::Number(1))
    }
}

impl WhomEntry {
    /// The seats that it means.
    pub(crate) fn whom(self) -> Whom {
        Whom::ALL[self as usize]
    }
}

impl TriggerEntry {
    /// The trigger that it means.
    pub fn trigger(self) -> Trigger {
        Trigger::ALL[self as usize]
    }
}

impl<'de> Deserialize<'de> for ValueEntry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ValueVisitor)
    }
}

struct ValueVisitor;

impl<'de> Visitor<'de> for ValueVisitor {
    type Value = ValueEntry;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(ValueEntry::EXPECTED)
    }

    fn visit_i64<E: serde::de::Error>(self, number: i64) -> Result<ValueEntry, E> {
        let wrong = || E::invalid_value(Unexpected::Signed(number), &self);
        let number = i32::try_from(number).map_err(|_| wrong())?;
        Ok(ValueEntry::Number(number))
    }

    fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<ValueEntry, E> {
        self.visit_i64(i64::try_from(number).unwrap_or(i64::MAX))
    }

    fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<ValueEntry, E> {
        ValueWord::deserialize(StrDeserializer::new(word)).map(ValueEntry::Word)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<ValueEntry, A::Error> {
        let term = ValueTerm::deserialize(MapAccessDeserializer::new(map))?;
        Ok(ValueEntry::Term(Box::new(term)))
    }
}

impl JsonSchema for ValueEntry {
    fn schema_name() -> Cow<'static, str> {
        "ValueEntry".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let word = generator.subschema_for::<ValueWord>();
        let term = generator.subschema_for::<ValueTerm>();
        json_schema!({
            "description": "A number, or how it is worked out when the symbol fires.",
            "anyOf": [{ "type": "integer" }, word, term]
        })
    }
}
