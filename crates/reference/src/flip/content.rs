//! The printed content: the files of a pack, read as docs/content.md describes them.

use super::shape::Shape;
use crate::ReferenceSetup;
use crate::cell::Cell;
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet};

/// The game that is played.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, Debug)]
pub(super) enum Kind {
    #[serde(rename = "silver-and-gold")]
    Silver,
    #[serde(rename = "pyramids")]
    Pyramids,
}

/// A colour of `game.json`.
#[derive(Clone, Default, Deserialize, Debug)]
#[serde(default)]
pub(super) struct Color {
    pub(super) name: String,
    /// Silver & Gold: the points for a completed card.
    pub(super) points: i64,
    /// Silver & Gold: the points of a seal of this colour for each completed card of this colour.
    pub(super) seal: i64,
    /// Pyramids: the pool from which cards of this colour claim.
    pub(super) pool: String,
    /// Pyramids: the track for the claimed numbers.
    pub(super) track: String,
}

/// content.md, "cards.json" and "Pyramids".
#[derive(Clone, PartialEq, Default, Deserialize, Debug)]
#[serde(default)]
pub(super) struct Card {
    pub(super) name: String,
    pub(super) color: String,
    pub(super) seal: Option<String>,
    /// Pyramids: the number of the card; 0 in Silver & Gold.
    pub(super) number: i64,
    /// The rows, with one character for each cell.
    grid: Vec<String>,
    /// The cells that can be marked, in reading order.
    #[serde(skip)]
    pub(super) cells: Vec<Cell>,
    /// The symbols by their cells.
    #[serde(skip)]
    pub(super) symbols: BTreeMap<Cell, String>,
    /// Walls, for the clause of a refusal.
    #[serde(skip)]
    pub(super) walls: Vec<Cell>,
    #[serde(skip)]
    pub(super) entry: Option<Cell>,
    #[serde(skip)]
    pub(super) tomb: Option<Cell>,
}

/// content.md, "symbols.json".
#[derive(Clone, Deserialize, Debug)]
pub(super) struct Symbol {
    pub(super) name: String,
    char: char,
    #[serde(default = "mark", deserialize_with = "one_or_more")]
    pub(super) on: Vec<String>,
    #[serde(default)]
    pub(super) priority: i64,
    /// The steps, or `None` for a plugin symbol.
    pub(super) program: Option<Vec<Value>>,
    /// What a plugin symbol is given.
    #[serde(default)]
    with: Value,
    /// The names of the options of its choice.
    #[serde(skip)]
    pub(super) options: Vec<String>,
}

/// How a track is filled.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, Debug)]
#[serde(rename_all = "lowercase")]
pub(super) enum TrackKind {
    Count,
    Written,
    Rounds,
}

/// What a track scores.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, Debug)]
#[serde(rename_all = "lowercase")]
pub(super) enum Scores {
    Each(i64),
    Sum,
}

/// A track of the sheet.
#[derive(Clone, Deserialize, Debug)]
pub(super) struct Track {
    pub(super) name: String,
    pub(super) kind: TrackKind,
    pub(super) boxes: usize,
    row: Option<usize>,
    pub(super) score: Option<Scores>,
    #[serde(default)]
    pub(super) hidden: bool,
}

impl Track {
    /// The number of boxes in a row.
    pub(super) fn row(&self) -> usize {
        self.row.unwrap_or(self.boxes)
    }
}

/// Numbers that can be claimed.
#[derive(Clone, Deserialize, Debug)]
struct Pool {
    name: String,
    values: Vec<u8>,
}

/// Rows of a track that claim numbers.
#[derive(Clone, Deserialize, Debug)]
pub(super) struct Rows {
    pub(super) track: String,
    pub(super) pool: String,
    pub(super) into: String,
}

/// Two tracks whose boxes score in pairs.
#[derive(Clone, Deserialize, Debug)]
pub(super) struct Pairs {
    pub(super) tracks: Vec<String>,
    pub(super) pair: i64,
    pub(super) single: i64,
}

/// A track whose last filled box costs points.
#[derive(Clone, Deserialize, Debug)]
pub(super) struct Penalty {
    pub(super) track: String,
    pub(super) values: Vec<i64>,
}

#[derive(Clone, Deserialize, Debug)]
struct NamedShape {
    name: String,
    shape: Vec<String>,
}

#[derive(Clone, Deserialize, Debug)]
struct Expedition {
    name: String,
    pattern: String,
}

/// The length of a game.
#[derive(Clone, Copy, Deserialize, Debug)]
pub(super) struct Schedule {
    pub(super) rounds: usize,
    pub(super) turns: usize,
    #[serde(default)]
    pub(super) offer: usize,
}

/// A whole pack: the fields of all its files.
#[derive(Clone, Deserialize, Debug)]
pub(super) struct ReferencePack {
    #[serde(rename = "game")]
    pub(super) kind: Kind,
    pub(super) schedule: Schedule,
    pub(super) colors: Vec<Color>,
    #[serde(default)]
    pub(super) tie_break: Vec<String>,
    #[serde(default)]
    pub(super) card_points: i64,
    #[serde(default)]
    pub(super) cards_per_claim: usize,
    pub(super) pairs: Option<Pairs>,
    pub(super) penalty: Option<Penalty>,
    pub(super) cards: Vec<Card>,
    patterns: Vec<NamedShape>,
    expeditions: Vec<Expedition>,
    pub(super) symbols: Vec<Symbol>,
    #[serde(default)]
    pub(super) tracks: Vec<Track>,
    #[serde(default, deserialize_with = "by_name")]
    pub(super) pools: BTreeMap<String, Vec<u8>>,
    #[serde(default)]
    pub(super) rows: Vec<Rows>,
}

fn mark() -> Vec<String> {
    vec!["mark".to_owned()]
}

/// Reads a text, or a list of texts.
fn one_or_more<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<String>, D::Error> {
    let value = Value::deserialize(from)?;
    if let Value::String(one) = value {
        return Ok(vec![one]);
    }
    Vec::deserialize(value).map_err(serde::de::Error::custom)
}

fn by_name<'de, D: Deserializer<'de>>(from: D) -> Result<BTreeMap<String, Vec<u8>>, D::Error> {
    let pools = Vec::<Pool>::deserialize(from)?.into_iter();
    Ok(pools.map(|pool| (pool.name, pool.values)).collect())
}

/// content.md, "Content packs".
pub(super) fn read(setup: &ReferenceSetup) -> ReferencePack {
    // The files of a pack have no fields in common.
    let mut fields = Map::new();
    for name in ["game", "cards", "patterns", "symbols", "sheet"] {
        let file = setup.content.get(&format!("{name}.json"));
        let file = file.and_then(Value::as_object).cloned();
        fields.extend(file.unwrap_or_default());
    }
    fields.insert("game".to_owned(), setup.game.clone().into());
    let read = serde_json::from_value(fields.into());
    let mut pack: ReferencePack = read.expect("the engine refuses packs that are not sound");
    let symbols = pack.symbols.iter();
    let chars = symbols.map(|symbol| (symbol.char, symbol.name.clone()));
    let chars: BTreeMap<char, String> = chars.collect();
    for card in &mut pack.cards {
        card.read_grid(pack.kind, &chars);
    }
    for symbol in &mut pack.symbols {
        symbol.options = symbol.names_of_options();
    }
    pack
}

impl Card {
    /// content.md, "cards.json" and "Pyramids": one character for each cell.
    fn read_grid(&mut self, kind: Kind, chars: &BTreeMap<char, String>) {
        for (cell, char) in positions(&self.grid) {
            match (kind, char) {
                (Kind::Silver, '~') => continue,
                (Kind::Pyramids, '#') => {
                    self.walls.push(cell);
                    continue;
                }
                (Kind::Pyramids, 'E') => self.entry = Some(cell),
                (Kind::Pyramids, 'T') => self.tomb = Some(cell),
                (_, '.') => {}
                (_, other) => {
                    let symbol = chars.get(&other).expect("a character of a symbol");
                    self.symbols.insert(cell, symbol.clone());
                }
            }
            self.cells.push(cell);
        }
    }
}

/// The characters of a picture, each with its cell.
fn positions(rows: &[String]) -> Vec<(Cell, char)> {
    let mut all = Vec::new();
    for (row, line) in rows.iter().enumerate() {
        for (column, char) in line.chars().enumerate() {
            all.push((Cell { row, column }, char));
        }
    }
    all
}

impl Symbol {
    fn names_of_options(&self) -> Vec<String> {
        let named = match &self.program {
            Some(steps) => choice_in(steps).unwrap_or_default(),
            None => list(&self.with, "options"),
        };
        let name = |option: &Value| {
            option
                .get("name")
                .unwrap_or(option)
                .as_str()
                .map(str::to_owned)
        };
        named.iter().filter_map(name).collect()
    }
}

fn list(value: &Value, field: &str) -> Vec<Value> {
    let found = value.get(field).and_then(Value::as_array);
    found.cloned().unwrap_or_default()
}

/// The options of the `choose` step of a program, or `None` if it has no such step. It has at most
/// one.
pub(super) fn choice_in(steps: &[Value]) -> Option<Vec<Value>> {
    for step in steps {
        if let Some(options) = step.get("choose").and_then(Value::as_array) {
            return Some(options.clone());
        }
        if let Some(branches) = step.get("if") {
            for branch in ["then", "else"] {
                let found = choice_in(&list(branches, branch));
                if found.is_some() {
                    return found;
                }
            }
        }
    }
    None
}

impl ReferencePack {
    pub(super) fn card(&self, name: &str) -> &Card {
        let found = self.cards.iter().find(|card| card.name == name);
        found.expect("cards are named by the pack")
    }

    pub(super) fn symbol(&self, name: &str) -> &Symbol {
        let found = self.symbols.iter().find(|symbol| symbol.name == name);
        found.expect("symbols are named by the pack")
    }

    pub(super) fn track(&self, name: &str) -> &Track {
        let found = self.tracks.iter().find(|track| track.name == name);
        found.expect("tracks are named by the pack")
    }

    /// The pattern of an expedition.
    pub(super) fn pattern(&self, expedition: &str) -> Shape {
        let mut all = self.expeditions.iter();
        let found = all.find(|found| found.name == expedition);
        let pattern = &found.expect("expeditions are named by the pack").pattern;
        let found = self.patterns.iter().find(|found| found.name == *pattern);
        let rows = &found.expect("patterns are named by the pack").shape;
        let marked = positions(rows).into_iter().filter(|(_, char)| *char == 'X');
        Shape {
            cells: marked.map(|(cell, _)| cell).collect(),
        }
    }

    pub(super) fn expeditions(&self) -> Vec<String> {
        self.expeditions
            .iter()
            .map(|card| card.name.clone())
            .collect()
    }

    pub(super) fn card_names(&self) -> BTreeSet<String> {
        self.cards.iter().map(|card| card.name.clone()).collect()
    }
}
