//! Writes JSON in one line.

use serde_json::Value;

/// JSON as the packs of the program have it: with spaces inside braces.
pub(crate) fn spaced(value: &Value) -> String {
    in_line(value, " ")
}

/// JSON as messages have it.
pub(crate) fn tight(value: &Value) -> String {
    in_line(value, "")
}

fn in_line(value: &Value, inside: &str) -> String {
    match value {
        Value::Array(list) => {
            let parts: Vec<String> = list.iter().map(|part| in_line(part, inside)).collect();
            format!("[{}]", parts.join(", "))
        }
        Value::Object(fields) if fields.is_empty() => "{}".to_owned(),
        Value::Object(fields) => {
            let parts = fields.iter().map(|(name, value)| {
                format!("{}: {}", Value::from(&name[..]), in_line(value, inside))
            });
            let parts: Vec<String> = parts.collect();
            format!("{{{inside}{}{inside}}}", parts.join(", "))
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value.to_string(),
    }
}
