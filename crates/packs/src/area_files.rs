//! The JSON of areas in `symbols.json`: sets of cells, seen from the cell of a symbol.

use roll_and_write::symbol::{Area, Scope};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::value::{MapAccessDeserializer, StrDeserializer};
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::borrow::Cow;
use std::fmt;

/// Where cells lie, seen from the cell of the symbol.
///
/// ```
/// use rnw_packs::{AreaEntry, AreaWord};
/// let row: AreaEntry = serde_json::from_str(r#""row""#)?;
/// assert!(matches!(row, AreaEntry::Word(AreaWord::Row)));
/// let cross: AreaEntry = serde_json::from_str(r#"{ "union": ["row", "column"] }"#)?;
/// assert!(matches!(cross, AreaEntry::Term(_)));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Serialize, PartialEq, Eq, Debug)]
#[serde(untagged)]
pub enum AreaEntry {
    /// A part that has a word of its own.
    Word(AreaWord),
    /// A part about a name or a number, or a set built from others.
    Term(Box<AreaTerm>),
}

/// Parts of areas that have a word of their own. All but two lie on the card of the symbol.
#[derive(Deserialize, Serialize, JsonSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "snake_case")]
pub enum AreaWord {
    /// On any board of the seat.
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
    /// The cell of the symbol.
    ThisCell,
    /// In a diagonal of the cell.
    Diagonal,
    /// Around the cell, edge to edge or corner to corner.
    Surroundings,
    /// Marked.
    Marked,
    /// Not marked.
    Free,
    /// Marked in this turn.
    Fresh,
    /// With an edge that no other cell of the card shares.
    Border,
    /// The entry.
    Entry,
    /// Of the shade that the cell would have on a chessboard.
    SameShade,
    /// Free, and seen from the cell in its row or column, up to a marked cell or a gap.
    LineOfSight,
}

/// Parts of areas about a name or a number, and sets built from others.
#[derive(Deserialize, Serialize, JsonSchema, PartialEq, Eq, Debug)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum AreaTerm {
    /// At most this many steps away, edge to edge.
    Within(u8),
    /// In the row with this number, counted from 1.
    Row(u8),
    /// In the column with this number, counted from 1.
    Column(u8),
    /// With this symbol.
    With(String),
    /// This set with left and right exchanged on its card.
    MirroredSideways(AreaEntry),
    /// This set with top and bottom exchanged on its card.
    MirroredUpsideDown(AreaEntry),
    /// The first cell of this set in reading order.
    First(AreaEntry),
    /// Next to a cell of this set, and not in it.
    Touching(AreaEntry),
    /// Cells of a set that are joined to others.
    Reached(ReachedEntry),
    /// This set on the seat's other board, around the same cell there.
    OnOther(AreaEntry),
    /// In one of these at least.
    Union(Vec<AreaEntry>),
    /// In each of these.
    Intersection(Vec<AreaEntry>),
    /// In the first, but not in the second.
    Except([AreaEntry; 2]),
}

/// The two sets of `reached`.
#[derive(Deserialize, Serialize, JsonSchema, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct ReachedEntry {
    /// The cells with which it begins. They belong to the area.
    pub from: AreaEntry,
    /// The cells that join it.
    pub through: AreaEntry,
}

impl AreaEntry {
    /// What a message says where an area is expected.
    pub(crate) const EXPECTED: &'static str =
        "a word such as \"row\", or an object such as {\"union\": [\"row\", \"column\"]}";

    pub(crate) fn card() -> Self {
        Self::Word(AreaWord::Card)
    }

    /// All cells of the boards of the seat.
    pub fn anywhere() -> Self {
        Self::Word(AreaWord::Anywhere)
    }
}

impl AreaWord {
    /// The area that it means.
    pub(crate) fn area(self) -> Area {
        match self {
            Self::Anywhere => Scope::Anywhere.into(),
            Self::Card => Scope::Card.into(),
            Self::Near => Scope::Near.into(),
            Self::Row => Scope::Row.into(),
            Self::Column => Scope::Column.into(),
            Self::Other => Scope::Other.into(),
            Self::ThisCell => Area::ThisCell,
            Self::Diagonal => Area::Diagonal,
            Self::Surroundings => Area::Surroundings,
            Self::Marked => Area::Marked,
            Self::Free => Area::Free,
            Self::Fresh => Area::Fresh,
            Self::Border => Area::Border,
            Self::Entry => Area::Entry,
            Self::SameShade => Area::SameShade,
            Self::LineOfSight => Area::LineOfSight,
        }
    }
}

impl<'de> Deserialize<'de> for AreaEntry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AreaVisitor)
    }
}

struct AreaVisitor;

impl<'de> Visitor<'de> for AreaVisitor {
    type Value = AreaEntry;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(AreaEntry::EXPECTED)
    }

    fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<AreaEntry, E> {
        AreaWord::deserialize(StrDeserializer::new(word)).map(AreaEntry::Word)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<AreaEntry, A::Error> {
        let term = AreaTerm::deserialize(MapAccessDeserializer::new(map))?;
        Ok(AreaEntry::Term(Box::new(term)))
    }
}

impl JsonSchema for AreaEntry {
    fn schema_name() -> Cow<'static, str> {
        "AreaEntry".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let word = generator.subschema_for::<AreaWord>();
        let term = generator.subschema_for::<AreaTerm>();
        json_schema!({
            "description": "Where cells lie, seen from the cell of the symbol.",
            "anyOf": [word, term]
        })
    }
}
