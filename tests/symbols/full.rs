//! A pack whose symbols use everything that symbols can do, with every kind of number and condition.

use rnw_packs::{Files, Report, Source, read};
use roll_and_write::symbol::{Extra, Fault, Instructions, Masks, Plugins, Scene, SymbolEffect};
use serde_json::Value;

/// Additional tracks for the symbols, and a pool.
const TRACKS: &str = r#"[
  { "name": "beads", "kind": "count", "boxes": 6, "row": 3, "score": { "each": 1 } },
  { "name": "notes", "kind": "written", "boxes": 2, "score": "sum" },
  { "name": "tides", "kind": "rounds", "boxes": 4, "score": { "each": 1 } },
  { "name": "helper", "kind": "count", "boxes": 9, "hidden": true }
]"#;
const POOL: &str = r#"{ "name": "gifts", "values": [4, 3, 2, 1] }"#;

const SYMBOLS: &str = r#"[
  { "name": "adder", "program": [
    { "advance": { "track": "beads", "by": { "free": "beads" } } },
    { "erase": { "track": "beads", "by": { "rows": "beads" } } },
    { "advance": { "track": "beads", "by": 2 } },
    { "convert": { "from": "beads", "per": 2, "into": "gauge" } },
    { "convert": { "from": "gauge", "into": "beads", "by": 2, "most": "round" } },
    { "erase": { "track": "gauge" } }] },
  { "name": "boss", "order": "matters", "program": [
    { "write": { "track": "notes", "number": { "plus": ["turn", { "filled": "beads" }] } } },
    { "write": { "track": "notes", "number": 2, "optional": true } },
    { "mark_round": { "track": "tides" } }, "spend", "extra_pattern",
    { "discard": { "from": "offer" } }] },
  { "name": "crowd", "program": [
    { "extra_mark": { "cells": { "max": [1, { "cells": { "where": "row", "are": "free" } }] }, "where": "row" } },
    { "extra_mark": { "where": "column", "apart": true } },
    { "extra_mark": { "where": "near" } },
    { "extra_mark": { "where": "other" } },
    { "extra_mark": { "where": "card", "optional": true } },
    { "extra_mark": { "apart": true } },
    { "choose": [
      { "name": "one", "do": [{ "advance": { "track": "beads" } }] },
      { "name": "two", "do": [{ "extra_mark": { "cells": 2 } }] },
      { "name": "none" }] }] },
  { "name": "donor", "program": [
    { "claim": { "pool": "gifts" } }, { "claim": { "pool": "gifts", "into": "notes" } },
    { "claim": { "pool": "gifts", "by": "round" } }, { "claim": { "pool": "gifts", "into": "notes", "by": 2 } },
    { "claim": { "pool": "gifts" } }, { "extra_mark": {} }] },
  { "name": "echo", "program": "copy; advance helper by 1; if beside is full then advance helper by 1" },
  { "name": "flux", "program": [{ "if": { "test": { "at_least": ["turn", 2] }, "then": ["renew_offer", { "discard": { "from": "offer", "color": "green" } }],
    "else": [{ "renew_offer": { "with": "echo" } }, { "if": { "test": { "at_least": ["round", 3] },
      "then": ["discard", { "renew_offer": { "color": "green" } }],
      "else": [{ "discard": { "from": "offer", "with": "echo" } }] } }] } }] },
  { "name": "guard", "on": ["complete", "turn", "round", "start"], "program": [
    { "if": { "test": { "on": "complete" }, "then": ["extra_pattern"],
              "else": [{ "advance": { "track": "gauge" } }] } },
    { "if": { "test": { "on": "turn" }, "else": [{ "extra_mark": { "where": "card" } }] } }] },
  { "name": "heart", "on": ["mark", "scoring"], "program": [
    { "score": { "plus": [{ "marked": "heart" }, "completed", { "completed": "purple" }, "rounds_left", "turns_left",
      { "left": "gifts" }, { "next": "gifts" }, { "sum": "notes" }, { "offered": "heart" },
      { "offered_cards": "purple" }, { "times": [2, "round"] }, { "times": ["turn", "round"] },
      { "minus": [9, "turn"] }, { "divide": [9, "round"] }, { "min": [{ "max": ["turn", "round"] }, "turn"] }, { "min": [3, "round"] },
      { "plus": [1, "round"] }] } },
    { "score_once": { "plus": ["completed", "completed_this_turn", { "of_next": "completed_this_turn" }, { "of_previous": { "sum": "notes" } },
      { "highest_of_others": "completed" }, { "lowest_of_others": { "marked": "heart" } },
      { "players_with_more": { "filled": "beads" } }] } },
    { "if": { "test": { "all": [
        { "any": [{ "at_least": ["turn", 2] }, { "at_most": ["round", 1] }] },
        { "not": { "equal": ["turn", 3] } }] },
      "then": [{ "advance": { "track": "gauge" } }] } }] },
  { "name": "idol", "program": [
    { "if": { "test": { "any": [{ "full": "card" }, { "full": "near" }, { "full": "row" }, { "full": "column" }, { "full": "other" },
        { "full": "anywhere" }, { "full": { "union": ["row", "this_cell"] } }, { "color": "purple" },
        { "not": { "at_most": ["turn", "round"] } }, { "not": { "at_least": ["turn", 2] } }, { "equal": ["turn", "round"] },
        { "not": { "full": "row" } }] },
      "then": [{ "erase": { "track": "gauge", "by": "turns_left" } }],
      "else": [{ "if": { "test": { "after": "heart" }, "then": [{ "advance": { "track": "beads" } }] } }] } },
    { "advance": { "track": "gauge", "by": { "plus": [
      { "cells": { "are": "all" } }, { "cells": { "where": "near", "are": "marked", "bear": "idol" } },
      { "cells": { "where": "column", "are": "fresh" } }] } } },
    { "extra_mark": { "where": { "union": ["this_cell", "diagonal", "surroundings", { "within": 2 }, { "with": "idol" },
      { "touching": "marked" }, { "reached": { "from": "entry", "through": "free" } }, { "on_other": "fresh" },
      { "intersection": ["border", "card"] },
      "same_shade", "line_of_sight", { "row": 1 }, { "column": 2 }, { "mirrored_sideways": "row" },
      { "mirrored_upside_down": "marked" }, { "first": "free" }, { "except": ["near", "row"] }, "column", "other", "anywhere"] } } }] },
  { "name": "joker", "effect": "rust:faulty@1" },
  { "name": "king", "order": "matters", "on": ["mark", "turn"], "program": [
    { "advance": { "track": "beads", "by": 2, "for": "others" } },
    { "advance": { "track": "beads", "by": "round", "for": "each" } },
    { "erase": { "track": "beads", "for": "next" } }, { "erase_all": { "track": "beads" } },
    { "erase": { "track": "beads", "by": "round", "for": "leader" } },
    { "write": { "track": "notes", "number": 1, "for": "previous" } },
    { "write": { "track": "notes", "number": "turn", "for": "last" } }] },
  { "name": "lord", "order": "matters", "program": [
    { "take": { "track": "beads", "from": "others" } }, { "take": { "track": "beads", "from": "next" } },
    { "take": { "track": "beads", "by": 2, "from": "previous" } }, { "take": { "track": "gauge", "from": "each" } },
    { "take": { "track": "beads", "by": "round", "from": "leader" } }, { "take": { "track": "gauge", "from": "last" } }] },
  { "name": "maid", "order": "matters", "program": [
    { "give": { "track": "beads", "to": "others" } }, { "give": { "track": "beads", "to": "next" } },
    { "give": { "track": "beads", "by": 2, "to": "previous" } }, { "give": { "track": "gauge", "to": "each" } },
    { "give": { "track": "beads", "by": "round", "to": "leader" } }, { "give": { "track": "gauge", "to": "last" } }] }
]"#;

/// The characters of the symbols. The grids of the shipped packs use none of them.
const CHARS: &str = "abcdefhijklmn";

/// An effect that fails in every possible way, one after another, and in the end grants a cell of its card.
#[derive(Debug)]
struct Faulty;

impl SymbolEffect for Faulty {
    fn fire(&self, scene: &Scene<'_>, out: &mut Instructions) {
        let which = usize::from(scene.turn()) + scene.marked().len() as usize;
        if let Some(fault) = Fault::ALL.get(which % (Fault::ALL.len() + 1)) {
            return out.fail(*fault);
        }
        let masks = Masks {
            here: scene.cells(),
            ..Masks::default()
        };
        out.emit(Extra::cells(1).within_masks(masks));
    }
}

/// The plugins that the full pack needs.
pub(crate) fn plugins() -> Plugins {
    Plugins::default().with("faulty", 1, |_| Ok(Box::new(Faulty)))
}

/// A shipped pack with these additional symbols on its first `cards` cards; the other cards are removed. They
/// replace two of every three plain cells. `None` for a game without symbols.
pub(crate) fn full(files: &Files, cards: usize) -> Option<Files> {
    files.get("symbols.json")?;
    let parse = |text: &str| serde_json::from_str::<Value>(text).unwrap();
    let add = |list: &mut Value, more: Value| {
        let list = list.as_array_mut().unwrap();
        if let Value::Array(more) = more {
            list.extend(more);
        } else {
            list.push(more);
        }
    };
    let changed = |source: &Source| {
        let mut file = match source.name.strip_suffix(".json") {
            Some(_) => read::<Value>(source, &mut Report::default()).unwrap().value,
            None => return source.clone(),
        };
        match source.name.as_str() {
            "sheet.json" => {
                add(&mut file["tracks"], parse(TRACKS));
                let gauge =
                    r#"{ "name": "gauge", "kind": "count", "boxes": 9, "score": { "each": 1 } }"#;
                add(&mut file["tracks"], parse(gauge));
                add(&mut file["pools"], parse(POOL));
            }
            "symbols.json" => {
                let mut symbols = parse(SYMBOLS);
                for (symbol, char) in symbols
                    .as_array_mut()
                    .unwrap()
                    .iter_mut()
                    .zip(CHARS.chars())
                {
                    (symbol["char"], symbol["glyph"]) =
                        (char.to_string().into(), char.to_string().into());
                }
                add(&mut file["symbols"], symbols);
                file["define"] =
                    parse(r#"[{ "name": "beside", "means": "touching (cells with idol)" }]"#);
            }
            "cards.json" => {
                let list = file["cards"].as_array_mut().unwrap();
                list.truncate(cards);
                let mut chars = CHARS.chars().cycle();
                let mut plain = 0;
                for row in list
                    .iter_mut()
                    .flat_map(|card| card["grid"].as_array_mut().unwrap())
                {
                    let mut put = |c: char| {
                        plain += usize::from(c == '.');
                        let symbol = c == '.' && plain % 3 != 0;
                        if symbol { chars.next().unwrap() } else { c }
                    };
                    *row = row
                        .as_str()
                        .unwrap()
                        .chars()
                        .map(&mut put)
                        .collect::<String>()
                        .into();
                }
            }
            _ => return source.clone(),
        }
        Source {
            text: file.to_string(),
            ..source.clone()
        }
    };
    Some(Files::new(files.sources().iter().map(changed).collect()))
}
