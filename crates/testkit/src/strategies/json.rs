//! Simpler variants of a JSON value, independent of its meaning. The checks of content decide which of
//! them are valid.

use super::shapes;
use rnw_flip::content::{PatternsFile, SheetFile, StepEntry, SymbolEntry};
use serde_json::{Number, Value};

/// Simpler variants of a `patterns.json` that keep its structure.
pub(super) fn less_of_patterns(file: &Value) -> Vec<Value> {
    let reads = |file: &Value| serde_json::from_value::<PatternsFile>(file.clone()).is_ok();
    let mut all = less(file);
    // Two expeditions for two patterns may also show the same pattern.
    let first = &file["patterns"][0]["name"];
    let expeditions = file["expeditions"].as_array().map_or(0, Vec::len);
    for index in 0..expeditions {
        let mut other = file.clone();
        other["expeditions"][index]["pattern"] = first.clone();
        all.push(other);
    }
    all.retain(|other| other != file && reads(other));
    all
}

/// The same for a `sheet.json`.
pub(super) fn less_of_sheet(file: &Value) -> Vec<Value> {
    let reads = |file: &Value| serde_json::from_value::<SheetFile>(file.clone()).is_ok();
    less(file).into_iter().filter(reads).collect()
}

/// The same for an entry of `symbols.json`.
pub(super) fn less_of_symbol(entry: &Value) -> Vec<Value> {
    let reads = |entry: &Value| serde_json::from_value::<SymbolEntry>(entry.clone()).is_ok();
    let steps = entry["program"].as_array().map_or(&[][..], Vec::as_slice);
    // Steps and triggers may depend on each other: a symbol that scores must fire at scoring, and the
    // other way round.
    let alone = steps.iter().map(|step| {
        let mut other = entry.clone();
        other["program"] = Value::Array(vec![step.clone()]);
        if let Some(fields) = other.as_object_mut() {
            fields.shift_remove("on");
        }
        other
    });
    let mut all: Vec<Value> = alone.chain(less(entry)).collect();
    all.retain(|other| other != entry && reads(other));
    all
}

/// The same for the steps of a program.
pub(super) fn less_of_steps(steps: &Value) -> Vec<Value> {
    let reads = |steps: &Value| serde_json::from_value::<Vec<StepEntry>>(steps.clone()).is_ok();
    less(steps).into_iter().filter(reads).collect()
}

/// Values that lack a part, have a part in place of its holder, or have a smaller number.
///
/// Each has fewer parts, or the same number of parts and a smaller number, so shrinking ends. The
/// picture of a shape is replaced by that of a smaller shape; other lists of texts lose whole texts.
fn less(value: &Value) -> Vec<Value> {
    match value {
        Value::Array(list) => less_of_list(list),
        Value::Object(fields) => less_of_object(fields),
        Value::Number(number) => less_of_number(number),
        Value::Bool(true) => vec![false.into()],
        Value::Bool(false) | Value::Null | Value::String(_) => Vec::new(),
    }
}

/// The same value with smaller numbers, otherwise unchanged.
pub(super) fn smaller_numbers(value: &Value) -> Vec<Value> {
    match value {
        Value::Array(list) => each(list, smaller_numbers),
        Value::Object(fields) => {
            let mut all = Vec::new();
            for (name, field) in fields {
                all.extend(smaller_numbers(field).into_iter().map(|field| {
                    let mut other = fields.clone();
                    other[name] = field;
                    Value::Object(other)
                }));
            }
            all
        }
        Value::Number(number) => less_of_number(number),
        Value::Bool(_) | Value::Null | Value::String(_) => Vec::new(),
    }
}

fn less_of_list(list: &[Value]) -> Vec<Value> {
    let mut all = Vec::new();
    if list.len() > 2 {
        all.extend(list.iter().map(|one| Value::Array(vec![one.clone()])));
    }
    all.extend((0..list.len()).map(|index| spliced(list, index, &[])));
    for (index, element) in list.iter().enumerate() {
        let inner = within(element);
        // A nested list replaces its holder, such as the steps of an `if`.
        let lists = inner.iter().filter_map(|part| part.as_array());
        all.extend(lists.map(|inner| spliced(list, index, inner)));
    }
    all.extend(each(list, instead));
    all
}

/// The list with other values in place of an element.
fn spliced(list: &[Value], index: usize, instead: &[Value]) -> Value {
    let mut other = list.to_vec();
    other.splice(index..=index, instead.iter().cloned());
    Value::Array(other)
}

/// The list with each of its elements changed in turn.
fn each(list: &[Value], change: impl Fn(&Value) -> Vec<Value>) -> Vec<Value> {
    let mut all = Vec::new();
    for (index, element) in list.iter().enumerate() {
        let changed = change(element).into_iter();
        all.extend(changed.map(|element| spliced(list, index, &[element])));
    }
    all
}

fn less_of_object(fields: &serde_json::Map<String, Value>) -> Vec<Value> {
    let mut all = Vec::new();
    for name in fields.keys() {
        let mut other = fields.clone();
        other.shift_remove(name);
        all.push(Value::Object(other));
    }
    for (name, field) in fields {
        let changed = if name == "shape" {
            shapes::less_of_picture(field)
        } else {
            instead(field)
        };
        all.extend(changed.into_iter().map(|field| {
            let mut other = fields.clone();
            other[name] = field;
            Value::Object(other)
        }));
    }
    all
}

/// The replacements of a value: a plain number, one of its parts, or a simpler variant.
fn instead(value: &Value) -> Vec<Value> {
    let plain: &[i32] = if value.is_object() || value.is_string() {
        &[0, 1]
    } else {
        &[]
    };
    let plain = plain.iter().copied().map(Value::from);
    let parts = within(value).into_iter().filter(|part| !part.is_array());
    plain.chain(parts.cloned()).chain(less(value)).collect()
}

/// All parts of a value, outer ones first.
fn within(value: &Value) -> Vec<&Value> {
    let parts: Vec<&Value> = match value {
        Value::Array(list) => list.iter().collect(),
        Value::Object(fields) => fields.values().collect(),
        Value::Number(_) | Value::Bool(_) | Value::Null | Value::String(_) => Vec::new(),
    };
    let deeper = parts.iter().flat_map(|part| within(part));
    parts.iter().copied().chain(deeper).collect()
}

/// Numbers nearer to 0, and for a negative number also a positive one.
fn less_of_number(number: &Number) -> Vec<Value> {
    let Some(number) = number.as_i64() else {
        return Vec::new();
    };
    let nearer = [0, 1, number / 2, number - number.signum(), -number];
    let less = |other: &i64| (other.abs(), *other < 0) < (number.abs(), number < 0);
    let mut all: Vec<i64> = nearer.into_iter().filter(less).collect();
    all.sort_by_key(|number| (number.abs(), *number < 0));
    all.dedup();
    all.into_iter().map(Value::from).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[track_caller]
    fn check(value: &Value, expected: &[Value]) {
        assert_eq!(less(value), expected);
    }

    #[test]
    fn numbers_come_nearer_to_0() {
        check(&json!(5), &[json!(0), json!(1), json!(2), json!(4)]);
        check(&json!(-1), &[json!(0), json!(1)]);
        check(&json!(0), &[]);
    }

    #[test]
    fn lists_lose_elements_and_take_up_what_lies_deeper() {
        let steps = json!(["spend", { "if": { "then": ["copy", "spend"] } }]);
        let found = less(&steps);
        for expected in [
            json!(["spend"]),
            json!(["spend", "copy", "spend"]),
            json!(["spend", { "if": { "then": ["spend"] } }]),
            json!(["spend", { "if": {} }]),
        ] {
            assert!(found.contains(&expected), "{expected}");
        }
    }

    #[test]
    fn what_is_worked_out_becomes_plain() {
        let value = json!({ "by": { "plus": ["round", 2] } });
        let found = less(&value);
        for expected in [
            json!({}),
            json!({ "by": 1 }),
            json!({ "by": "round" }),
            json!({ "by": { "plus": [1, 2] } }),
            json!({ "by": { "plus": [2] } }),
        ] {
            assert!(found.contains(&expected), "{expected}");
        }
    }

    #[test]
    fn only_what_reads_like_the_entry_is_less() {
        let symbol =
            json!({ "name": "a", "char": "a", "glyph": "a", "on": "turn", "program": ["spend"] });
        let found: Vec<String> = less_of_symbol(&symbol)
            .iter()
            .map(Value::to_string)
            .collect();
        assert_eq!(
            found,
            [
                r#"{"name":"a","char":"a","glyph":"a","program":["spend"]}"#,
                r#"{"name":"a","char":"a","glyph":"a","program":["spend"]}"#,
                r#"{"name":"a","char":"a","glyph":"a","on":"turn"}"#,
                r#"{"name":"a","char":"a","glyph":"a","on":"turn","program":[]}"#,
            ]
        );
    }
}
