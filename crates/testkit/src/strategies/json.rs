//! What is a little less than a JSON value, whatever it means: the checks of content say what still
//! makes sense.

use super::shapes;
use serde_json::{Number, Value};

/// Values with a part less, with something in the place of what holds it, or with a smaller number.
///
/// Each has fewer parts, or as many and a smaller number, so shrinking ends. The picture of a shape is
/// replaced by that of a smaller shape; other lists of texts lose whole texts.
pub(super) fn less(value: &Value) -> Vec<Value> {
    match value {
        Value::Array(list) => less_of_list(list),
        Value::Object(fields) => less_of_object(fields),
        Value::Number(number) => less_of_number(number),
        Value::Bool(true) => vec![false.into()],
        Value::Bool(false) | Value::Null | Value::String(_) => Vec::new(),
    }
}

/// The same value with smaller numbers, and nothing else changed.
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
        // A list that lies deeper takes the place of its holder, as the steps of an `if` do.
        let lists = inner.iter().filter_map(|part| part.as_array());
        all.extend(lists.map(|inner| spliced(list, index, inner)));
    }
    all.extend(each(list, instead));
    all
}

/// The list with something else in the place of an element.
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

/// What may stand in the place of a value: what is less, or one of its parts.
fn instead(value: &Value) -> Vec<Value> {
    let parts = within(value).into_iter().filter(|part| !part.is_array());
    parts.cloned().chain(less(value)).collect()
}

/// All parts of a value, the outer ones first.
fn within(value: &Value) -> Vec<&Value> {
    let parts: Vec<&Value> = match value {
        Value::Array(list) => list.iter().collect(),
        Value::Object(fields) => fields.values().collect(),
        Value::Number(_) | Value::Bool(_) | Value::Null | Value::String(_) => Vec::new(),
    };
    let deeper = parts.iter().flat_map(|part| within(part));
    parts.iter().copied().chain(deeper).collect()
}

/// Numbers nearer to 0, and a positive one for a negative one.
fn less_of_number(number: &Number) -> Vec<Value> {
    let Some(number) = number.as_i64() else {
        return Vec::new();
    };
    let nearer = [0, 1, number / 2, number - number.signum(), -number];
    let less = |other: &i64| (other.abs(), *other < 0) < (number.abs(), number < 0);
    let mut all: Vec<i64> = nearer.into_iter().filter(less).collect();
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
        check(
            &json!(["spend", { "if": { "then": ["copy"] } }]),
            &[
                json!([{ "if": { "then": ["copy"] } }]),
                json!(["spend"]),
                json!(["spend", "copy"]),
                json!(["spend", { "then": ["copy"] }]),
                json!(["spend", "copy"]),
                json!(["spend", {}]),
                json!(["spend", { "if": "copy" }]),
                json!(["spend", { "if": {} }]),
                json!(["spend", { "if": { "then": "copy" } }]),
                json!(["spend", { "if": { "then": [] } }]),
            ],
        );
    }
}
