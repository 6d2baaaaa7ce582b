//! `symbols.json` as it is written.

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer, StrDeserializer};
use serde::de::{DeserializeOwned, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt;
use std::marker::PhantomData;

/// `symbols.json`: what is printed on cells, and what it does.
#[derive(Deserialize, Serialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct SymbolsFile {
    /// Where the schema lies, for editors.
    #[serde(rename = "$schema", default)]
    pub schema: Option<String>,
    /// The symbols.
    pub symbols: Vec<SymbolEntry>,
}

/// A symbol.
#[derive(Deserialize, Serialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct SymbolEntry {
    /// The name; its word has the key `symbol-NAME`.
    pub name: String,
    /// The character that stands for it in the grids of cards, and where only ASCII can be shown.
    pub char: char,
    /// The character that is shown on the screen; one column wide.
    pub glyph: char,
    /// When it fires: one trigger, or a list of them.
    #[serde(default, serialize_with = "triggers")]
    pub on: OneOrMore<TriggerEntry>,
    /// Symbols of one mark with a lower priority fire first; then reading order decides.
    #[serde(default)]
    pub priority: u8,
    /// Whether the order in which symbols of one mark fire can change the result; `free` if left out.
    #[serde(default, serialize_with = "order")]
    pub order: Option<OrderEntry>,
    /// What it does, step by step.
    #[serde(default)]
    pub program: Option<Vec<StepEntry>>,
    /// The plugin that says what it does, instead of a program: `rust:NAME@VERSION` for an effect that
    /// is built into the program, `module:FILE` for a module of the pack.
    #[serde(default)]
    pub effect: Option<String>,
    /// What the plugin may look at and touch.
    #[serde(default)]
    pub with: Option<WithEntry>,
}

/// What a plugin is given; it names these things by their places here.
#[derive(Deserialize, Serialize, JsonSchema, Default, Debug)]
#[serde(deny_unknown_fields)]
pub struct WithEntry {
    /// Tracks.
    #[serde(default)]
    pub tracks: Vec<String>,
    /// Symbols.
    #[serde(default)]
    pub symbols: Vec<String>,
    /// Shared pools.
    #[serde(default)]
    pub pools: Vec<String>,
    /// Numbers.
    #[serde(default)]
    pub numbers: Vec<i32>,
    /// The names of the options of its choice; their words have the keys `choice-NAME`.
    #[serde(default)]
    pub options: Vec<String>,
}

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
}

/// Whether the order of firing matters.
#[derive(Deserialize, Serialize, JsonSchema, Clone, Copy, Debug)]
#[serde(rename_all = "snake_case")]
pub enum OrderEntry {
    /// It does not.
    Free,
    /// It does.
    Matters,
}

/// One step of a symbol's program.
#[derive(Deserialize, Serialize, JsonSchema, Debug)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum StepEntry {
    /// Cross off boxes of a counted track.
    Advance {
        /// The track.
        track: String,
        /// How many boxes.
        #[serde(default = "one")]
        by: ValueEntry,
    },
    /// Take back boxes of a counted track, the last first.
    Erase {
        /// The track.
        track: String,
        /// How many boxes.
        #[serde(default = "one")]
        by: ValueEntry,
    },
    /// Write a number into the next free box of a written track.
    Write {
        /// The track.
        track: String,
        /// The number.
        number: ValueEntry,
        /// Whether the seat may decline.
        #[serde(default)]
        optional: bool,
    },
    /// Take back boxes of one counted track and cross off boxes of another for them.
    Convert {
        /// The track that is taken from.
        from: String,
        /// How many boxes of it make one exchange.
        #[serde(default = "one_box")]
        per: u8,
        /// The track that is crossed off.
        into: String,
        /// How many boxes of it an exchange brings.
        #[serde(default = "one_box")]
        by: u8,
        /// At most so many exchanges; as many as possible if not said.
        #[serde(default)]
        most: Option<ValueEntry>,
    },
    /// Cross off the box of the present round on a track of rounds, at most once a round.
    MarkRound {
        /// The track.
        track: String,
    },
    /// Mark more cells, one at a time.
    ExtraMark {
        /// How many cells.
        #[serde(default = "one")]
        cells: ValueEntry,
        /// Where they may lie.
        #[serde(default, rename = "where")]
        scope: ScopeEntry,
        /// Whether they need not touch what is marked, nor begin at an entry.
        #[serde(default)]
        apart: bool,
        /// Whether the seat may decline them.
        #[serde(default)]
        optional: bool,
    },
    /// Mark the pattern of the turn once more, or one cell instead.
    ExtraPattern,
    /// Take the next number of a shared pool at the barrier.
    Claim {
        /// The pool.
        pool: String,
        /// The written track that takes the number; the number is gone if not said.
        #[serde(default)]
        into: Option<String>,
    },
    /// Points for each marked cell of the symbol, counted at scoring.
    Score(ValueEntry),
    /// Points once, however many cells of the symbol are marked, counted at scoring.
    ScoreOnce(ValueEntry),
    /// Do what the symbol does that fired last.
    Copy,
    /// Fire no more on this cell.
    Spend,
    /// At the barrier, put the offer back into the deck and lay out another.
    RenewOffer,
    /// At the barrier, put the symbol's card back into the deck and replace it.
    Discard,
    /// Steps that depend on a condition.
    If {
        /// What must be so.
        test: ConditionEntry,
        /// The steps if it is so.
        #[serde(default)]
        then: Vec<StepEntry>,
        /// The steps if it is not.
        #[serde(default)]
        r#else: Vec<StepEntry>,
    },
    /// The seat chooses one of 2 to 8 options.
    Choose(Vec<ChoiceEntry>),
}

/// An option of a choice.
#[derive(Deserialize, Serialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct ChoiceEntry {
    /// The name; its words have the key `choice-NAME`.
    pub name: String,
    /// The steps if it is chosen.
    #[serde(default, rename = "do")]
    pub steps: Vec<StepEntry>,
}

/// Where cells lie, seen from the cell of the symbol.
#[derive(Deserialize, Serialize, JsonSchema, Clone, Copy, PartialEq, Eq, Default, Debug)]
#[serde(rename_all = "snake_case")]
pub enum ScopeEntry {
    /// On any board of the seat.
    #[default]
    Anywhere,
    /// On the card of the symbol.
    Card,
    /// Next to the cell, edge to edge.
    Near,
    /// In the row of the cell.
    Row,
    /// In the column of the cell.
    Column,
    /// On the seat's other board.
    Other,
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
    Full(ScopeEntry),
    /// The symbol fires at this trigger.
    On(TriggerEntry),
    /// The symbol that fired last is this one.
    After(String),
}

/// A number, or how it is worked out when the symbol fires.
#[derive(Debug)]
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
    /// Cells of the symbol's card.
    Cells {
        /// Where.
        #[serde(default = "card", rename = "where")]
        scope: ScopeEntry,
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
}

fn one() -> ValueEntry {
    ValueEntry::Number(1)
}

fn one_box() -> u8 {
    1
}

fn card() -> ScopeEntry {
    ScopeEntry::Card
}

/// What is not declared is free.
#[allow(
    clippy::ref_option,
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands over a reference"
)]
fn order<S: Serializer>(order: &Option<OrderEntry>, to: S) -> Result<S::Ok, S::Error> {
    order.unwrap_or(OrderEntry::Free).serialize(to)
}

/// The triggers in their usual order, each once.
fn triggers<S: Serializer>(on: &OneOrMore<TriggerEntry>, to: S) -> Result<S::Ok, S::Error> {
    let ordered: BTreeSet<TriggerEntry> = on.0.iter().copied().collect();
    to.collect_seq(ordered)
}

impl Serialize for ValueEntry {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Number(number) => to.serialize_i32(*number),
            Self::Word(word) => word.serialize(to),
            Self::Term(term) => term.serialize(to),
        }
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
        f.write_str("a whole number, a word such as \"round\", or an object such as {\"filled\": \"coins\"}")
    }

    fn visit_i64<E: serde::de::Error>(self, number: i64) -> Result<ValueEntry, E> {
        i32::try_from(number).map(ValueEntry::Number).map_err(|_| {
            E::custom(format!(
                "{number} is too large; expected at most {}",
                i32::MAX
            ))
        })
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

/// One thing, or a list of things.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OneOrMore<T>(pub Vec<T>);

impl<T: Default> Default for OneOrMore<T> {
    fn default() -> Self {
        Self(vec![T::default()])
    }
}

impl<'de, T: DeserializeOwned> Deserialize<'de> for OneOrMore<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(OneOrMoreVisitor(PhantomData))
    }
}

struct OneOrMoreVisitor<T>(PhantomData<T>);

impl<'de, T: DeserializeOwned> Visitor<'de> for OneOrMoreVisitor<T> {
    type Value = OneOrMore<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a word such as \"mark\", or a list of such words")
    }

    fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<Self::Value, E> {
        Ok(OneOrMore(vec![T::deserialize(StrDeserializer::new(word))?]))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<Self::Value, A::Error> {
        Vec::deserialize(SeqAccessDeserializer::new(list)).map(OneOrMore)
    }
}

impl<T: JsonSchema> JsonSchema for OneOrMore<T> {
    fn schema_name() -> Cow<'static, str> {
        format!("OneOrMore{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let one = generator.subschema_for::<T>();
        json_schema!({ "anyOf": [one, { "type": "array", "items": one, "minItems": 1 }] })
    }
}
