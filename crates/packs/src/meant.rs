//! What the author of a wrong value in a program may have meant.

use super::area_files::AreaWord;
use super::json_line::tight;
use super::line::ParsedLine;
use super::parts::{Form, Part};
use super::steps::{FieldKind, TermSort};
use serde::Deserialize;
use serde_json::{Map, Value, json};

/// The largest number of characters of a value that a message proposes.
const MEANT_MAX: usize = 200;

/// Whether a value is right in the place of a wrong one.
pub(super) type Fits<'f> = &'f dyn Fn(Part, &Value) -> bool;

/// A right value that is like this wrong one.
pub(crate) fn meant(part: Part, found: &Value, fits: Fits<'_>) -> Option<Value> {
    let candidates = match found {
        Value::String(text) => of_text(part, text),
        Value::Array(list) => of_list(part, list),
        Value::Object(fields) if fields.is_empty() => Vec::new(),
        Value::Object(fields) => of_object(part, found, fields),
        Value::Number(number) if matches!(part, Part::Field(FieldKind::Flag(_))) => {
            vec![json!(number.as_u64() == Some(1))]
        }
        Value::Number(_) => in_fields(part, found),
        Value::Bool(_) | Value::Null => Vec::new(),
    };
    let is_name = matches!(part.form(), Form::Leaf(_));
    let mut candidates = candidates.into_iter();
    candidates.find(|value| !(is_name && value == "") && fits(part, value))
}

/// A right value as the text of JSON; `None` if it is too long for a message.
pub(crate) fn shown(part: Part, likely: &Value, found: &Value) -> Option<String> {
    let whole = match part {
        Part::Data(of) => json!({ of.word: likely }),
        Part::Field(FieldKind::CardArea) => cells_with(found).unwrap_or_else(|| likely.clone()),
        Part::Program | Part::Triggers | Part::Choice | Part::OptionName | Part::Field(_) => {
            likely.clone()
        }
    };
    let text = tight(&whole);
    (text.chars().count() <= MEANT_MAX).then_some(text)
}

fn of_text(part: Part, text: &str) -> Vec<Value> {
    match (part, part.form()) {
        (Part::Program | Part::Field(FieldKind::List(TermSort::Step)), _) => {
            [json!([text])].into_iter().chain(lines(text)).collect()
        }
        (Part::Choice, _) => vec![json!({ "name": text })],
        (Part::Data(_), _) => in_fields(part, &text.into()),
        (Part::Field(FieldKind::Flag(_)), _) => match text {
            "yes" | "true" => vec![true.into()],
            "no" | "false" => vec![false.into()],
            _ => Vec::new(),
        },
        (_, Form::Term(TermSort::Step)) => {
            let steps = lines(text).and_then(|steps| steps.as_array().cloned());
            steps.filter(|steps| steps.len() == 1).unwrap_or_default()
        }
        (_, Form::Term(TermSort::Condition)) => {
            let mut all = vec![json!({ "full": text }), json!({ "on": text })];
            all.extend(condition(text));
            all.extend(number(text).map(|number| json!({ "at_least": [number, 1] })));
            all
        }
        (_, Form::Term(TermSort::Number)) => number(text).into_iter().collect(),
        (_, Form::Term(TermSort::Set)) => area(text).into_iter().collect(),
        _ => Vec::new(),
    }
}

fn of_list(part: Part, list: &[Value]) -> Vec<Value> {
    match (list, part.form()) {
        ([only], _) => vec![only.clone()],
        (_, Form::Term(TermSort::Condition)) => vec![json!({ "all": list })],
        (_, Form::Term(TermSort::Set)) => vec![json!({ "union": list })],
        _ => Vec::new(),
    }
}

fn of_object(part: Part, found: &Value, fields: &Map<String, Value>) -> Vec<Value> {
    match (part, part.form()) {
        (Part::Data(_), _) => in_fields(part, found),
        (Part::Triggers, _) | (_, Form::Words(_)) if fields.len() == 1 => {
            fields.keys().map(|key| json!(key)).collect()
        }
        (
            Part::Program
            | Part::Field(FieldKind::List(TermSort::Step | TermSort::Condition | TermSort::Set)),
            _,
        ) => {
            vec![json!([found])]
        }
        (_, Form::Term(TermSort::Set)) => areas(fields),
        (_, Form::Term(sort)) => of_term(sort, found, fields),
        (_, Form::Leaf(_)) if fields.len() == 1 => fields.values().cloned().collect(),
        _ => Vec::new(),
    }
}

/// The terms that an object may mean.
fn of_term(sort: TermSort, found: &Value, fields: &Map<String, Value>) -> Vec<Value> {
    let mut all = Vec::new();
    for (word, value) in fields.iter().filter(|_| fields.len() > 1) {
        all.extend(moved_in(sort, word, value, fields));
    }
    let is_word = |name: &String| {
        TermSort::ALL
            .iter()
            .any(|sort| sort.with_data(name).is_some())
    };
    if !fields.keys().any(is_word) {
        all.extend(sort.data_words().map(|word| json!({ word: found })));
    }
    if sort == TermSort::Condition {
        let each = fields.iter().map(|(word, value)| json!({ word: value }));
        all.push(json!({ "all": each.collect::<Vec<_>>() }));
        all.push(json!({ "at_least": [found, 1] }));
    }
    all
}

/// The value as each field of a word. A set of cells is both a place and, for some words, what is counted there. The
/// latter is meant.
fn in_fields(part: Part, value: &Value) -> Vec<Value> {
    if !matches!(part, Part::Data(_)) {
        return Vec::new();
    }
    let mut names: Vec<&str> = part.fields().iter().map(|field| field.name).collect();
    names.sort_by_key(|name| *name != "are");
    let names = names.into_iter();
    names.map(|name| json!({ name: value })).collect()
}

/// The object of a word whose other fields stand beside it, with these fields inside.
fn moved_in(sort: TermSort, word: &str, value: &Value, fields: &Map<String, Value>) -> Vec<Value> {
    let beside = || fields.iter().filter(|(other, _)| *other != word);
    let with = |mut inner: Map<String, Value>| {
        inner.extend(beside().map(|(name, value)| (name.clone(), value.clone())));
        json!({ word: inner })
    };
    let whole = value.as_object().cloned().map(with);
    let names = sort.with_data(word).into_iter().flat_map(|of| of.fields);
    let as_field =
        names.map(|(name, _)| with(Map::from_iter([((*name).to_owned(), value.clone())])));
    whole.into_iter().chain(as_field).collect()
}

/// The areas that an object for one may mean: the cells of a part that have a symbol, the part alone, or the cells that
/// are in each of many parts.
fn areas(fields: &Map<String, Value>) -> Vec<Value> {
    let part = |(word, value): (&String, &Value)| {
        if TermSort::Set.with_these(word, value).is_some() {
            return vec![json!({ word: value })];
        }
        let symbol = value.as_str().map(|symbol| json!({ "with": symbol }));
        [json!(word)].into_iter().chain(symbol).collect()
    };
    let parts: Vec<Value> = fields.iter().flat_map(part).collect();
    if parts.len() == 1 {
        return parts;
    }
    vec![json!({ "intersection": parts })]
}

/// The number of cells that an author may mean by an object for their place, such as `{"near": "coin"}`.
fn cells_with(place: &Value) -> Option<Value> {
    let mut fields = place.as_object()?.iter();
    let (Some((area, Value::String(symbol))), None) = (fields.next(), fields.next()) else {
        return None;
    };
    let is_word = AreaWord::deserialize(json!(area)).is_ok();
    is_word.then(|| json!({ "cells": { "where": area, "bear": symbol } }))
}

/// The steps that a text means as a line.
fn lines(text: &str) -> Option<Value> {
    let line: ParsedLine = text.parse().ok()?;
    line.on.is_none().then_some(line.program)
}

/// The condition that a text means in a line.
fn condition(text: &str) -> Option<Value> {
    let steps = lines(&format!("if {text} then spend"))?;
    steps[0]["if"].get("test").cloned()
}

/// The number that a text means in a line.
fn number(text: &str) -> Option<Value> {
    let steps = lines(&format!("score {text} per cell"))?;
    steps[0].get("score").cloned()
}

/// The area that a text means in a line.
fn area(text: &str) -> Option<Value> {
    // Words of a line have spaces where those of JSON have underscores.
    let text = text.replace('_', " ");
    let set = [text.clone(), format!("({text})")];
    let mut steps = set
        .iter()
        .filter_map(|set| lines(&format!("mark 1 extra cell in {set}")));
    let steps = steps.next()?;
    steps[0]["extra_mark"].get("where").cloned()
}
