//! The JSON of `symbols.json`.

use super::line::Line;
use super::value_files::TriggerEntry;
use crate::flip::instructions::StepEntry;
use crate::picture::Hue;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::value::{SeqAccessDeserializer, StrDeserializer};
use serde::de::{DeserializeOwned, SeqAccess, Visitor};
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
    /// Its colour on screens that show colours.
    #[serde(default)]
    pub hue: Option<Hue>,
    /// When it fires: one trigger, or a list of them.
    #[serde(default, serialize_with = "triggers")]
    pub on: OneOrMore<TriggerEntry>,
    /// Symbols of one mark with a lower priority fire first; then reading order decides.
    #[serde(default)]
    pub priority: u8,
    /// Whether the order in which symbols of one mark fire can change the result; `free` if left out.
    #[serde(default, serialize_with = "order")]
    pub order: Option<OrderEntry>,
    /// What it does: a line such as `on mark: advance coins by 1`, or a list of steps. A line may begin with the
    /// triggers; then `on` is left out.
    #[serde(default)]
    #[schemars(schema_with = "line_or_steps")]
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

/// Whether the order of firing matters.
#[derive(Deserialize, Serialize, JsonSchema, Clone, Copy, Debug)]
#[serde(rename_all = "snake_case")]
pub enum OrderEntry {
    /// It does not.
    Free,
    /// It does.
    Matters,
}

impl SymbolEntry {
    /// The program as a line, with the triggers; `None` if the symbol has a plugin.
    ///
    /// ```
    /// use roll_and_write::content::SymbolEntry;
    /// let symbol: SymbolEntry = serde_json::from_str(
    ///     r#"{ "name": "palm", "char": "T", "glyph": "♣",
    ///          "program": [{ "write": { "track": "palms", "number": { "plus": [1, { "offered": "palm" }] } } }] }"#,
    /// )?;
    /// assert_eq!(symbol.line().unwrap(), "on mark: write 1 + offered palm on palms");
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    pub fn line(&self) -> Option<String> {
        let steps = self.program.as_deref()?;
        Some(program_line(&self.on.0, steps))
    }
}

/// A program as a line that begins with these triggers, if there are any.
pub(super) fn program_line(on: &[TriggerEntry], steps: &[StepEntry]) -> String {
    let mut line = Line::default();
    line.triggers(on);
    StepEntry::line_of(steps, &mut line);
    line.text()
}

/// The schema of a program: a line, or a list of steps.
fn line_or_steps(generator: &mut SchemaGenerator) -> Schema {
    let step = generator.subschema_for::<StepEntry>();
    json_schema!({
        "anyOf": [
            { "description": "A line, such as \"on mark: advance coins by 1\".", "type": "string" },
            { "type": "array", "items": step },
            { "type": "null" }
        ]
    })
}

/// Writes the declared order. If none is declared, it is `free`.
#[allow(
    clippy::ref_option,
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands over a reference"
)]
fn order<S: Serializer>(order: &Option<OrderEntry>, to: S) -> Result<S::Ok, S::Error> {
    order.unwrap_or(OrderEntry::Free).serialize(to)
}

/// Writes each trigger once, in a fixed order.
fn triggers<S: Serializer>(on: &OneOrMore<TriggerEntry>, to: S) -> Result<S::Ok, S::Error> {
    let ordered: BTreeSet<TriggerEntry> = on.0.iter().copied().collect();
    to.collect_seq(ordered)
}

/// One thing, or a list of things.
///
/// ```
/// use roll_and_write::content::{OneOrMore, TriggerEntry};
/// let one: OneOrMore<TriggerEntry> = serde_json::from_str(r#""mark""#)?;
/// let list: OneOrMore<TriggerEntry> = serde_json::from_str(r#"["turn", "round"]"#)?;
/// assert_eq!((one.0, list.0.len()), (vec![TriggerEntry::Mark], 2));
/// # Ok::<(), serde_json::Error>(())
/// ```
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
