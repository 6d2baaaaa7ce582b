//! The printed content: the files of a pack, read as docs/content.md describes them.

use super::shape::Shape;
use crate::cell::Cell;
use crate::{Content, ReferenceSetup};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// The game that is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Silver,
    Pyramids,
}

/// A colour of `game.json`.
#[derive(Clone, Debug)]
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

#[derive(Clone, Debug)]
pub(super) struct Card {
    pub(super) name: String,
    pub(super) color: String,
    pub(super) seal: Option<String>,
    /// Pyramids: the number of the card; 0 in Silver & Gold.
    pub(super) number: i64,
    /// The cells that can be marked, in reading order.
    pub(super) cells: Vec<Cell>,
    /// The symbols by their cells.
    pub(super) symbols: BTreeMap<Cell, String>,
    /// Walls, for the clause of a refusal.
    pub(super) walls: Vec<Cell>,
    pub(super) entry: Option<Cell>,
    pub(super) tomb: Option<Cell>,
}

#[derive(Clone, Debug)]
pub(super) struct Symbol {
    pub(super) name: String,
    pub(super) on: Vec<String>,
    pub(super) priority: i64,
    /// The steps, or `None` for a plugin symbol.
    pub(super) program: Option<Vec<Value>>,
    /// The names of the options of its choice.
    pub(super) options: Vec<String>,
}

/// How a track is filled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TrackKind {
    Count,
    Written,
    Rounds,
}

/// What a track scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Scores {
    Nothing,
    Each(i64),
    Sum,
}

/// A track of the sheet.
#[derive(Clone, Debug)]
pub(super) struct Track {
    pub(super) name: String,
    pub(super) kind: TrackKind,
    pub(super) boxes: usize,
    pub(super) row: usize,
    pub(super) scores: Scores,
}

/// Rows of a track that claim numbers.
#[derive(Clone, Debug)]
pub(super) struct Rows {
    pub(super) track: String,
    pub(super) pool: String,
    pub(super) into: String,
}

/// Two tracks whose boxes score in pairs.
#[derive(Clone, Debug)]
pub(super) struct Pairs {
    pub(super) tracks: Vec<String>,
    pub(super) pair: i64,
    pub(super) single: i64,
}

/// A track whose last filled box costs points.
#[derive(Clone, Debug)]
pub(super) struct Penalty {
    pub(super) track: String,
    pub(super) values: Vec<i64>,
}

/// A whole pack.
#[derive(Clone, Debug)]
pub(super) struct ReferencePack {
    pub(super) kind: Kind,
    pub(super) rounds: usize,
    pub(super) turns: usize,
    pub(super) offer: usize,
    pub(super) colors: Vec<Color>,
    pub(super) tie_break: Vec<String>,
    pub(super) card_points: i64,
    pub(super) cards_per_claim: usize,
    pub(super) pairs: Option<Pairs>,
    pub(super) penalty: Option<Penalty>,
    pub(super) cards: Vec<Card>,
    /// The shapes of the patterns, by name.
    pub(super) patterns: BTreeMap<String, Shape>,
    /// The patterns of the expeditions, by the names of the expeditions.
    pub(super) expeditions: BTreeMap<String, String>,
    pub(super) symbols: Vec<Symbol>,
    pub(super) tracks: Vec<Track>,
    pub(super) pools: BTreeMap<String, Vec<u8>>,
    pub(super) rows: Vec<Rows>,
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

    pub(super) fn card_names(&self) -> BTreeSet<String> {
        self.cards.iter().map(|card| card.name.clone()).collect()
    }
}

fn text(value: &Value, field: &str) -> String {
    let found = value.get(field).and_then(Value::as_str);
    found.expect("a text that the pack must have").to_owned()
}

fn text_or(value: &Value, field: &str, default: &str) -> String {
    let found = value.get(field).and_then(Value::as_str);
    found.unwrap_or(default).to_owned()
}

fn number_or(value: &Value, field: &str, default: i64) -> i64 {
    let found = value.get(field).and_then(Value::as_i64);
    found.unwrap_or(default)
}

fn list(value: &Value, field: &str) -> Vec<Value> {
    let found = value.get(field).and_then(Value::as_array);
    found.cloned().unwrap_or_default()
}

fn texts(value: &Value, field: &str) -> Vec<String> {
    let entries = list(value, field);
    let text = |entry: &Value| entry.as_str().expect("a list of texts").to_owned();
    entries.iter().map(text).collect()
}

fn numbers(value: &Value, field: &str) -> Vec<i64> {
    let entries = list(value, field);
    let number = |entry: &Value| entry.as_i64().expect("a list of numbers");
    entries.iter().map(number).collect()
}

fn file<'a>(content: &'a Content, name: &str) -> &'a Value {
    content.get(name).expect("a pack has all five files")
}

/// content.md, "Content packs".
pub(super) fn read(setup: &ReferenceSetup) -> ReferencePack {
    let kind = match setup.game.as_str() {
        "silver-and-gold" => Kind::Silver,
        "pyramids" => Kind::Pyramids,
        other => panic!("{other:?} is no card game"),
    };
    let game = file(&setup.content, "game.json");
    let cards = file(&setup.content, "cards.json");
    let patterns = file(&setup.content, "patterns.json");
    let symbols = file(&setup.content, "symbols.json");
    let sheet = file(&setup.content, "sheet.json");
    let schedule = game.get("schedule").expect("a schedule");
    let symbols: Vec<(Symbol, char)> = list(symbols, "symbols").iter().map(read_symbol).collect();
    let chars: BTreeMap<char, String> = symbols
        .iter()
        .map(|(symbol, char)| (*char, symbol.name.clone()))
        .collect();
    ReferencePack {
        kind,
        rounds: number_or(schedule, "rounds", 0) as usize,
        turns: number_or(schedule, "turns", 0) as usize,
        offer: number_or(schedule, "offer", 0) as usize,
        colors: list(game, "colors").iter().map(read_color).collect(),
        tie_break: texts(game, "tie_break"),
        card_points: number_or(game, "card_points", 0),
        cards_per_claim: number_or(game, "cards_per_claim", 0) as usize,
        pairs: game.get("pairs").map(read_pairs),
        penalty: game.get("penalty").map(read_penalty),
        cards: list(cards, "cards")
            .iter()
            .map(|card| read_card(kind, card, &chars))
            .collect(),
        patterns: list(patterns, "patterns")
            .iter()
            .map(|pattern| (text(pattern, "name"), read_shape(pattern)))
            .collect(),
        expeditions: list(patterns, "expeditions")
            .iter()
            .map(|expedition| (text(expedition, "name"), text(expedition, "pattern")))
            .collect(),
        symbols: symbols.into_iter().map(|(symbol, _)| symbol).collect(),
        tracks: list(sheet, "tracks").iter().map(read_track).collect(),
        pools: list(sheet, "pools").iter().map(read_pool).collect(),
        rows: list(sheet, "rows").iter().map(read_rows).collect(),
    }
}

/// content.md, "game.json" and "Pyramids".
fn read_color(value: &Value) -> Color {
    Color {
        name: text(value, "name"),
        points: number_or(value, "points", 0),
        seal: number_or(value, "seal", 0),
        pool: text_or(value, "pool", ""),
        track: text_or(value, "track", ""),
    }
}

fn read_pairs(value: &Value) -> Pairs {
    Pairs {
        tracks: texts(value, "tracks"),
        pair: number_or(value, "pair", 0),
        single: number_or(value, "single", 0),
    }
}

fn read_penalty(value: &Value) -> Penalty {
    Penalty {
        track: text(value, "track"),
        values: numbers(value, "values"),
    }
}

/// content.md, "cards.json" and "Pyramids": one character for each cell.
fn read_card(kind: Kind, value: &Value, chars: &BTreeMap<char, String>) -> Card {
    let mut card = Card {
        name: text(value, "name"),
        color: text(value, "color"),
        seal: value.get("seal").and_then(Value::as_str).map(str::to_owned),
        number: number_or(value, "number", 0),
        cells: Vec::new(),
        symbols: BTreeMap::new(),
        walls: Vec::new(),
        entry: None,
        tomb: None,
    };
    for (row, line) in texts(value, "grid").iter().enumerate() {
        for (column, char) in line.chars().enumerate() {
            let cell = Cell { row, column };
            match (kind, char) {
                (Kind::Silver, '~') => continue,
                (Kind::Pyramids, '#') => {
                    card.walls.push(cell);
                    continue;
                }
                (Kind::Pyramids, 'E') => card.entry = Some(cell),
                (Kind::Pyramids, 'T') => card.tomb = Some(cell),
                (_, '.') => {}
                (_, other) => {
                    let symbol = chars.get(&other).expect("a character of a symbol");
                    card.symbols.insert(cell, symbol.clone());
                }
            }
            card.cells.push(cell);
        }
    }
    card
}

/// content.md, "patterns.json".
fn read_shape(value: &Value) -> Shape {
    let mut cells = Vec::new();
    for (row, line) in texts(value, "shape").iter().enumerate() {
        for (column, char) in line.chars().enumerate() {
            if char == 'X' {
                cells.push(Cell { row, column });
            }
        }
    }
    Shape { cells }
}

/// content.md, "symbols.json".
fn read_symbol(value: &Value) -> (Symbol, char) {
    let on = match value.get("on") {
        None => vec!["mark".to_owned()],
        Some(Value::String(trigger)) => vec![trigger.clone()],
        Some(_) => texts(value, "on"),
    };
    let program = value.get("program").and_then(Value::as_array).cloned();
    let options = match (&program, value.get("with")) {
        (Some(steps), _) => choice_in(steps).map(|options| option_names(&options)),
        (None, Some(with)) => Some(texts(with, "options")),
        (None, None) => None,
    };
    let symbol = Symbol {
        name: text(value, "name"),
        on,
        priority: number_or(value, "priority", 0),
        program,
        options: options.unwrap_or_default(),
    };
    let char = text(value, "char").chars().next();
    (symbol, char.expect("a character"))
}

fn option_names(options: &[Value]) -> Vec<String> {
    options.iter().map(|option| text(option, "name")).collect()
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

/// content.md, "sheet.json".
fn read_track(value: &Value) -> Track {
    let boxes = number_or(value, "boxes", 0);
    let scores = match value.get("score") {
        Some(Value::String(_)) => Scores::Sum,
        Some(Value::Object(each)) => {
            let points = each.get("each").and_then(Value::as_i64);
            Scores::Each(points.expect("points for each box"))
        }
        Some(Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_)) | None => {
            Scores::Nothing
        }
    };
    Track {
        name: text(value, "name"),
        kind: match text(value, "kind").as_str() {
            "count" => TrackKind::Count,
            "written" => TrackKind::Written,
            "rounds" => TrackKind::Rounds,
            other => panic!("{other:?} is no kind of track"),
        },
        boxes: boxes as usize,
        row: number_or(value, "row", boxes) as usize,
        scores,
    }
}

fn read_pool(value: &Value) -> (String, Vec<u8>) {
    let values = numbers(value, "values");
    let small = values.iter().map(|number| *number as u8).collect();
    (text(value, "name"), small)
}

fn read_rows(value: &Value) -> Rows {
    Rows {
        track: text(value, "track"),
        pool: text(value, "pool"),
        into: text(value, "into"),
    }
}
