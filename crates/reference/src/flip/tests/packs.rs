//! Packs for tests: the shipped ones, and one with something of everything.

use crate::{Content, ExternalEffects, FiringScene, Instruction, ReferenceSetup};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::PathBuf;

const FILES: [&str; 5] = [
    "game.json",
    "cards.json",
    "patterns.json",
    "symbols.json",
    "sheet.json",
];

/// A shipped pack, merged over its base.
pub(super) fn shipped(name: &str) -> Content {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let mut content = Content::new();
    for file in FILES {
        if let Ok(text) = std::fs::read_to_string(folder.join(name).join(file)) {
            let lines = text
                .lines()
                .filter(|line| !line.trim_start().starts_with("//"));
            let plain: Vec<&str> = lines.collect();
            let mut value = serde_json::from_str(&plain.join("\n")).expect("plain JSON");
            read_lines(&mut value);
            content.insert(file.to_owned(), value);
        }
    }
    match content["game.json"].get("extends").and_then(Value::as_str) {
        Some(base) => laid_over(shipped(base), content),
        None => content,
    }
}

/// The lines of the shipped packs, each with its steps as docs/symbol-language.md explains them.
const LINES: [(&str, &str, &str); 13] = [
    (
        "on mark: advance coins by 1",
        "mark",
        r#"[{"advance": {"track": "coins"}}]"#,
    ),
    (
        "on mark: write 1 + offered palm on palms",
        "mark",
        r#"[{"write": {"track": "palms", "number": {"plus": [1, {"offered": "palm"}]}}}]"#,
    ),
    (
        "on mark: mark 1 extra cell",
        "mark",
        r#"[{"extra_mark": {"cells": 1}}]"#,
    ),
    (
        "on mark: advance red-gems by 1",
        "mark",
        r#"[{"advance": {"track": "red-gems"}}]"#,
    ),
    (
        "on mark: advance green-gems by 1",
        "mark",
        r#"[{"advance": {"track": "green-gems"}}]"#,
    ),
    (
        "on mark: mark round on torches",
        "mark",
        r#"[{"mark_round": {"track": "torches"}}]"#,
    ),
    (
        "on mark: advance skulls by 1",
        "mark",
        r#"[{"advance": {"track": "skulls"}}]"#,
    ),
    (
        "on mark: erase skulls by 2",
        "mark",
        r#"[{"erase": {"track": "skulls", "by": 2}}]"#,
    ),
    (
        "on mark: mark 1 extra cell in column apart",
        "mark",
        r#"[{"extra_mark": {"where": "column", "apart": true}}]"#,
    ),
    (
        "on scoring: score min(marked pearl in game, 3) per cell",
        "scoring",
        r#"[{"score": {"min": [{"marked": "pearl"}, 3]}}]"#,
    ),
    (
        "on round: advance eggs by free cells in neighbours; spend",
        "round",
        r#"[{"advance": {"track": "eggs", "by": {"cells": {"where": "near", "are": "free"}}}}, "spend"]"#,
    ),
    (
        "on mark: choose dive (claim from hold into salvage) or swim-on (mark 2 extra cells)",
        "mark",
        r#"[{"choose": [{"name": "dive", "do": [{"claim": {"pool": "hold", "into": "salvage"}}]},
            {"name": "swim-on", "do": [{"extra_mark": {"cells": 2}}]}]}]"#,
    ),
    (
        "on mark: choose take-it (advance gold by 2 + marked cells in neighbours; advance skulls by 1) or pass-by (mark 2 extra cells)",
        "mark",
        r#"[{"choose": [{"name": "take-it", "do": [
                {"advance": {"track": "gold", "by": {"plus": [2, {"cells": {"where": "near", "are": "marked"}}]}}},
                {"advance": {"track": "skulls"}}]},
            {"name": "pass-by", "do": [{"extra_mark": {"cells": 2}}]}]}]"#,
    ),
];

/// Puts the steps of lines into symbols. The reference knows no lines.
fn read_lines(file: &mut Value) {
    let symbols = file.get_mut("symbols").and_then(Value::as_array_mut);
    for symbol in symbols.into_iter().flatten() {
        let Some(line) = symbol.get("program").and_then(Value::as_str) else {
            continue;
        };
        let known = LINES.iter().find(|known| known.0 == line);
        let (_, on, steps) = known.unwrap_or_else(|| panic!("{line:?} is not in the table"));
        symbol["on"] = json!(on);
        symbol["program"] = serde_json::from_str(steps).expect("plain JSON");
    }
}

fn laid_over(mut base: Content, own: Content) -> Content {
    for (name, value) in own {
        match base.get_mut(&name) {
            Some(under) => merge(under, value),
            None => {
                base.insert(name, value);
            }
        }
    }
    base
}

/// content.md, "Packs that extend another".
fn merge(under: &mut Value, over: Value) {
    match (under, over) {
        (Value::Object(under), Value::Object(over)) => {
            for (field, value) in over {
                match under.get_mut(&field) {
                    Some(old) => merge(old, value),
                    None => {
                        under.insert(field, value);
                    }
                }
            }
        }
        (Value::Array(under), Value::Array(over)) if named(under) && named(&over) => {
            for entry in over {
                let place = under.iter().position(|old| old["name"] == entry["name"]);
                match (place, entry.get("remove").is_some()) {
                    (Some(place), true) => drop(under.remove(place)),
                    (Some(place), false) => under[place] = entry,
                    (None, _) => under.push(entry),
                }
            }
        }
        (under, over) => *under = over,
    }
}

fn named(list: &[Value]) -> bool {
    list.iter().all(|entry| entry.get("name").is_some())
}

/// A game with default options, except for the given ones.
pub(super) fn setup(content: Content, seats: usize, options: &[(&str, &str)]) -> ReferenceSetup {
    let game = content["game.json"]["game"].as_str().expect("a game");
    let options = options.iter();
    ReferenceSetup {
        game: game.to_owned(),
        seats,
        options: options
            .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
            .collect::<BTreeMap<_, _>>(),
        content,
    }
}

/// The effects of the shipped packs, and one that sometimes fails.
#[derive(Debug)]
pub(super) struct Effects;

impl ExternalEffects for Effects {
    fn fire(&self, asked: &FiringScene) -> Result<Vec<Instruction>, String> {
        let near = Instruction::ExtraMark {
            cells: 1,
            area: "near".into(),
            apart: false,
            optional: false,
        };
        match asked.symbol.as_str() {
            "current" => Ok(vec![near]),
            "parrot" => Ok(vec![Instruction::Copy]),
            "chest" if asked.marked.len() > 6 => Ok(vec![
                Instruction::Advance {
                    track: "gold".to_owned(),
                    by: 4,
                },
                Instruction::Spend,
            ]),
            "chest" => Ok(vec![]),
            "cross" => match asked.choice {
                _ if asked.turn == 3 => Err("out-of-fuel".to_owned()),
                None => Ok(vec![Instruction::Choose { options: 3 }]),
                Some(1) => Ok(vec![near]),
                Some(_) => Ok(vec![]),
            },
            other => panic!("{other} does not come from outside"),
        }
    }

    fn origin(&self, symbol: &str) -> String {
        format!("rust:{symbol}@1 and more")
    }
}

/// A shipped pack whose symbols are replaced by symbols with all kinds of steps.
pub(super) fn wild(base: &str) -> Content {
    let mut content = shipped(base);
    let counted = if base == "pyramids" {
        "skulls"
    } else {
        "stones"
    };
    let written = if base == "pyramids" { "notes" } else { "palms" };
    let tracks = content["sheet.json"]["tracks"].as_array().unwrap().clone();
    let mut tracks = tracks;
    tracks.push(json!({"name": "stones", "kind": "count", "boxes": 30, "row": 3}));
    tracks.push(json!({"name": "notes", "kind": "written", "boxes": 4, "score": "sum"}));
    tracks.push(json!({"name": "moons", "kind": "rounds", "boxes": 4, "score": {"each": 3}}));
    tracks.push(json!({"name": "sand", "kind": "count", "boxes": 24, "row": 2}));
    tracks.push(json!({"name": "glass", "kind": "written", "boxes": 12, "score": "sum"}));
    let sheet = content.get_mut("sheet.json").unwrap();
    sheet["tracks"] = json!(tracks);
    let mut pools = sheet["pools"].as_array().unwrap().clone();
    pools.push(json!({"name": "chest", "values": [9, 7, 5, 3, 1]}));
    sheet["pools"] = json!(pools);
    let mut rows = sheet
        .get("rows")
        .and_then(Value::as_array)
        .cloned()
        .unwrap_or_default();
    rows.push(json!({"track": "sand", "pool": "chest", "into": "glass"}));
    sheet["rows"] = json!(rows);
    let programs = programs(counted, written);
    let symbols = content.get_mut("symbols.json").unwrap();
    let list = symbols["symbols"].as_array_mut().unwrap();
    for (place, symbol) in list.iter_mut().enumerate() {
        let (on, program) = programs[place % programs.len()].clone();
        symbol["on"] = on;
        let outside = symbol["name"] == "cross";
        let fields = symbol.as_object_mut().unwrap();
        if outside {
            fields.remove("program");
            fields.insert("effect".to_owned(), json!("rust:cross@1"));
            fields.insert("with".to_owned(), json!({"options": ["one", "two"]}));
        } else {
            fields.insert("program".to_owned(), program);
        }
    }
    content
}

fn programs(counted: &str, written: &str) -> Vec<(Value, Value)> {
    vec![
        (
            json!(["mark", "turn", "complete"]),
            json!([
                {"if": {"test": {"on": "mark"},
                    "then": [
                        {"choose": [
                            {"name": "more", "do": [
                                {"extra_mark": {"cells": {"plus": ["round", 1]}, "where": "row",
                                                "apart": true, "optional": true}},
                                {"advance": {"track": "sand", "by": 3}}]},
                            {"name": "less", "do": ["extra_pattern", "discard"]}]},
                        {"claim": {"pool": "chest", "into": "notes"}},
                        {"claim": {"pool": "chest"}}],
                    "else": [
                        {"advance": {"track": "sand"}},
                        {"claim": {"pool": "chest", "into": "glass"}},
                        "renew_offer", "spend"]}}
            ]),
        ),
        (
            json!(["mark", "scoring"]),
            json!([
                {"if": {"test": {"on": "mark"},
                    "then": [
                        {"write": {"track": written, "optional": true,
                                   "number": {"times": [2, {"cells": {"are": "fresh"}}]}}},
                        {"mark_round": {"track": "moons"}},
                        {"convert": {"from": "stones", "per": 2, "into": "sand", "by": 1,
                                     "most": {"divide": [{"free": "sand"}, 2]}}},
                        {"extra_mark": {"where": "other"}},
                        {"renew_offer": {"color": "green"}},
                        "discard"],
                    "else": [
                        {"score": {"min": [{"marked": "coin"}, 3]}},
                        {"score_once": {"minus": [{"sum": "notes"}, {"filled": "stones"}]}}]}}
            ]),
        ),
        (
            json!(["round", "complete"]),
            json!([
                {"if": {"test": {"any": [{"full": "near"}, {"not": {"after": "coin"}}]},
                    "then": [
                        {"extra_mark": {"cells": 2}},
                        {"advance": {"track": counted, "by": {"max": [{"offered_cards": "green"},
                                     {"left": "chest"}, {"next": "chest"}, {"rows": "stones"}]}}}],
                    "else": ["extra_pattern", {"renew_offer": {"color": "green"}}]}}
            ]),
        ),
        (json!("mark"), json!(["copy"])),
        (
            json!(["mark", "round"]),
            json!([{"advance": {"track": "stones", "by": 2}}, {"erase": {"track": "stones"}},
                   {"extra_mark": {"where": "column"}},
                   {"advance": {"track": "stones", "for": "others"}},
                   {"take": {"track": "stones", "from": "leader"}},
                   {"give": {"track": "sand", "to": "next"}},
                   {"erase": {"track": "sand", "for": "last"}},
                   {"write": {"track": "glass", "number": "turn", "for": "previous"}}]),
        ),
    ]
}
