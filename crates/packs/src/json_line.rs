//! Writes JSON in one line.

use super::steps::TermSort;
use serde_json::{Map, Value};

/// JSON as the packs of the program have it: with spaces inside braces.
pub(crate) fn spaced(value: &Value) -> String {
    in_line("", value, " ")
}

/// JSON as messages have it.
pub(crate) fn tight(value: &Value) -> String {
    in_line("", value, "")
}

/// Writes a value. The word stands before it in an object; it is empty for other values.
fn in_line(word: &str, value: &Value, inside: &str) -> String {
    match value {
        Value::Array(list) => {
            let parts: Vec<String> = list.iter().map(|part| in_line("", part, inside)).collect();
            format!("[{}]", parts.join(", "))
        }
        Value::Object(fields) if fields.is_empty() => "{}".to_owned(),
        Value::Object(fields) => {
            let parts = in_order(word, fields).into_iter().map(|(name, value)| {
                let text = in_line(name, value, inside);
                format!("{}: {text}", Value::from(&name[..]))
            });
            let parts: Vec<String> = parts.collect();
            format!("{{{inside}{}{inside}}}", parts.join(", "))
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value.to_string(),
    }
}

/// The fields of a step or of a term with this word in their usual order, and those of other objects by their names.
fn in_order<'v>(word: &str, fields: &'v Map<String, Value>) -> Vec<(&'v String, &'v Value)> {
    use TermSort::{Condition, Number, Set, Step};
    let sorts = [Step, Number, Condition, Set].into_iter();
    let mut known = sorts.filter_map(|sort| sort.with_data(word));
    let usual = known.next().map_or(&[][..], |of| of.fields);
    let mut fields: Vec<_> = fields.iter().collect();
    let place = |name: &String| usual.iter().position(|field| field.0 == name);
    fields.sort_by_key(|(name, _)| place(name).unwrap_or(usual.len()));
    fields
}
