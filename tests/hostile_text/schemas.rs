//! Values that follow a schema except for one hostile text. There is one value for each place of the schema.

use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// A schema, and the places that already had a hostile text.
pub(super) struct Maker<'s> {
    root: &'s Value,
    text: &'s str,
    seen: BTreeSet<*const Value>,
}

impl<'s> Maker<'s> {
    pub(super) fn new(root: &'s Value, text: &'s str) -> Self {
        Self {
            root,
            text,
            seen: BTreeSet::new(),
        }
    }

    /// All values with one hostile text each.
    pub(super) fn all(mut self) -> Vec<Value> {
        self.hostile(self.root)
    }

    fn resolve(&self, schema: &'s Value) -> Option<&'s Value> {
        let path = schema["$ref"].as_str()?.strip_prefix('#')?;
        self.root.pointer(path)
    }

    /// A short value that follows a schema, as far as this code can tell. `null` at depth 0.
    fn sound(&self, schema: &'s Value, depth: usize) -> Value {
        if depth == 0 {
            return Value::Null;
        }
        for fixed in ["const", "default"] {
            if let Some(value) = schema.get(fixed) {
                return value.clone();
            }
        }
        if let Some(values) = schema["enum"].as_array() {
            return values[0].clone();
        }
        let mut value = match self.resolve(schema) {
            Some(meant) => self.sound(meant, depth - 1),
            None => Value::Null,
        };
        for of in ["oneOf", "anyOf", "allOf"] {
            if let Some(first) = schema[of].get(0) {
                value = joined(value, self.sound(first, depth - 1));
            }
        }
        let kind = schema["type"]
            .as_str()
            .or_else(|| schema["type"][0].as_str());
        match kind {
            Some("object") => {
                let required = schema["required"].as_array().into_iter().flatten();
                let mut fields = Map::new();
                for name in required.filter_map(Value::as_str) {
                    let field = schema["properties"].get(name);
                    let field = field.map_or(Value::Null, |field| self.sound(field, depth - 1));
                    if !field.is_null() {
                        fields.insert(name.to_owned(), field);
                    }
                }
                joined(value, Value::Object(fields))
            }
            Some("array") => {
                let least = schema["minItems"].as_u64().unwrap_or(0);
                (0..least)
                    .map(|_| self.sound(&schema["items"], depth - 1))
                    .collect()
            }
            Some("string") => json!("x"),
            Some("integer" | "number") => schema.get("minimum").cloned().unwrap_or(json!(1)),
            Some("boolean") => json!(false),
            _ => value,
        }
    }

    /// Values of a schema with one hostile text each, at places that had none yet.
    fn hostile(&mut self, schema: &'s Value) -> Vec<Value> {
        if !schema.is_object() || !self.seen.insert(schema) {
            return Vec::new();
        }
        let mut found = Vec::new();
        let whole = self.sound(schema, 6);
        if let Some(meant) = self.resolve(schema) {
            let values = self.hostile(meant).into_iter();
            found.extend(values.map(|value| joined(whole.clone(), value)));
        }
        for of in ["oneOf", "anyOf", "allOf"] {
            for one in schema[of].as_array().into_iter().flatten() {
                let values = self.hostile(one).into_iter();
                found.extend(values.map(|value| joined(whole.clone(), value)));
            }
        }
        for (name, field) in schema["properties"].as_object().into_iter().flatten() {
            for value in self.hostile(field) {
                found.push(joined(whole.clone(), json!({ name: value })));
            }
        }
        let further = &schema["additionalProperties"];
        for value in self.hostile(further) {
            found.push(joined(whole.clone(), json!({ "k": value })));
        }
        for value in self.hostile(&schema["items"]) {
            found.push(json!([value]));
        }
        // The hostile text replaces the whole value, or is the name of an unknown field of an object.
        found.push(json!(self.text));
        if whole.is_object() {
            let sound = self.sound(further, 6);
            let field = if sound.is_null() { json!(1) } else { sound };
            found.push(joined(whole, json!({ self.text: field })));
        }
        found
    }
}

/// Joins the fields of two objects. Otherwise returns the second value, or the first if the second is `null`.
fn joined(one: Value, other: Value) -> Value {
    match (one, other) {
        (Value::Object(mut one), Value::Object(other)) => {
            one.extend(other);
            Value::Object(one)
        }
        (one, Value::Null) => one,
        (_, other) => other,
    }
}

/// All copies of a value with one changed place. A text, number, flag or null becomes the hostile text; an object
/// gets a field with that name. Of list entries with the same shape only one is changed.
pub(super) fn changed(value: &Value, text: &str) -> Vec<(String, Value)> {
    let mut places = Vec::new();
    walk(value, "", "", &mut BTreeSet::new(), &mut places);
    let change = |(place, is_object): (String, bool)| {
        let mut whole = value.clone();
        let at = whole.pointer_mut(&place).unwrap();
        if is_object {
            at[text] = json!(1);
        } else {
            *at = json!(text);
        }
        (place, whole)
    };
    places.into_iter().map(change).collect()
}

fn walk(
    value: &Value,
    place: &str,
    shape: &str,
    seen: &mut BTreeSet<String>,
    places: &mut Vec<(String, bool)>,
) {
    match value {
        Value::Object(fields) => {
            if seen.insert(format!("{shape}{{")) {
                places.push((place.to_owned(), true));
            }
            for (name, field) in fields {
                let step = name.replace('~', "~0").replace('/', "~1");
                walk(
                    field,
                    &format!("{place}/{step}"),
                    &format!("{shape}/{step}"),
                    seen,
                    places,
                );
            }
        }
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                walk(
                    item,
                    &format!("{place}/{index}"),
                    &format!("{shape}/*"),
                    seen,
                    places,
                );
            }
        }
        Value::String(_) | Value::Number(_) | Value::Bool(_) | Value::Null => {
            if seen.insert(shape.to_owned()) {
                places.push((place.to_owned(), false));
            }
        }
    }
}
