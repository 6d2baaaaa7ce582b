//! The JSON Schemas of the files of packs, and of other formats.

use crate::StudioError;
use rnw_catalogue::{Catalogue, GameEntry, SchemaMaker};
use rnw_flip::content::{PatternsFile, SheetFile, SymbolsFile};
use roll_and_write::option::did_you_mean;
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, schema_for};
use serde_json::{Map, Value, json};

/// A format: its name, and what makes its schema.
pub type NamedSchema = (&'static str, SchemaMaker);

/// The schema of what is only written: a field is optional exactly if it may be left out.
pub fn written<T: JsonSchema>() -> Schema {
    let settings = SchemaSettings::draft2020_12().for_serialize();
    let generator = settings.into_generator();
    generator.into_root_schema_for::<T>()
}

/// The files of packs that all games share.
const COMMON: &[NamedSchema] = &[
    ("patterns", || schema_for!(PatternsFile)),
    ("sheet", || schema_for!(SheetFile)),
    ("symbols", || schema_for!(SymbolsFile)),
];

/// The files of the packs of a game, and the schema of each.
pub(crate) fn of_files(entry: &GameEntry) -> impl Iterator<Item = (String, SchemaMaker)> {
    let own = entry.name;
    let file = move |(name, schema): &NamedSchema| {
        let prefix = format!("{own}-");
        let name = name.strip_prefix(&prefix).unwrap_or(name);
        (format!("{name}.json"), *schema)
    };
    COMMON.iter().chain(entry.schemas).map(file)
}

/// The formats of the files of all packs.
fn of_packs(catalogue: &Catalogue) -> impl Iterator<Item = &NamedSchema> {
    let own = catalogue.entries().iter().flat_map(|entry| entry.schemas);
    COMMON.iter().chain(own)
}

/// The names of all formats: those of packs, and others.
pub fn names(catalogue: &Catalogue, others: &[NamedSchema]) -> Vec<&'static str> {
    let all = of_packs(catalogue).chain(others);
    all.map(|(name, _)| *name).collect()
}

/// The schema of the format with this name: of a file of packs, or one of the others.
///
/// # Errors
/// If no format has this name.
pub fn named(
    catalogue: &Catalogue,
    others: &[NamedSchema],
    name: &str,
) -> Result<Schema, StudioError> {
    if let Some((_, schema)) = others.iter().find(|(known, _)| *known == name) {
        return Ok(schema());
    }
    if let Some((_, schema)) = of_packs(catalogue).find(|(known, _)| *known == name) {
        return Ok(of_pack(schema()));
    }
    let names = names(catalogue, others);
    let (known, hint) = (names.join(", "), did_you_mean(name, names));
    Err(StudioError::Usage(format!(
        "unknown schema {name:?}; expected one of {known}{hint}"
    )))
}

/// The schema of a file of a pack. The pack may extend another one: then the file may omit what the base has,
/// and may remove entries.
fn of_pack(schema: Schema) -> Schema {
    let mut root = schema.to_value();
    let mut whole = Vec::new();
    let demands = demands(&root, &root, &mut whole);
    for pointer in &whole {
        if let Some(Value::Object(object)) = root.pointer_mut(pointer) {
            object.remove("required");
        }
    }
    // Other files do not show whether their pack extends another.
    if root["properties"]["extends"].is_object() {
        root["if"] = json!({ "required": ["extends"] });
        root["else"] = demands;
    }
    let known = root.clone();
    if removals(&mut root["properties"], &known) {
        root["$defs"]["Removal"] = json!({
            "description": "Takes the entry of this name away from what the pack extends, or all entries.",
            "type": "object",
            "properties": { "name": { "type": "string" }, "remove": { "enum": [true, "all"] } },
            "additionalProperties": false,
            "required": ["remove"],
            "if": { "properties": { "remove": { "const": true } } },
            "then": { "required": ["name"] },
            "else": { "properties": { "name": false } },
        });
    }
    root.try_into()
        .expect("a schema that was an object still is one")
}

/// Collects the required fields of an object and of the objects in its fields, which are merged with the base
/// in the same way. `whole` gets the places of these objects in the schema.
fn demands(root: &Value, object: &Value, whole: &mut Vec<String>) -> Value {
    let mut found = Map::new();
    if object["required"].is_array() {
        found.insert("required".to_owned(), object["required"].clone());
    }
    let mut within = Map::new();
    for (name, field) in object["properties"].as_object().into_iter().flatten() {
        if let Some(def) = definition(root, field) {
            let inner = demands(root, def, whole);
            if inner.as_object().is_some_and(|inner| !inner.is_empty()) {
                within.insert(name.clone(), inner);
                whole.extend(field["$ref"].as_str().map(|way| way.replace('#', "")));
            }
        }
    }
    if !within.is_empty() {
        found.insert("properties".to_owned(), Value::Object(within));
    }
    if std::ptr::eq(root, object) {
        whole.push(String::new());
    }
    Value::Object(found)
}

/// Allows removals in the lists of named entries. Returns whether there are such lists.
fn removals(properties: &mut Value, known: &Value) -> bool {
    let mut any = false;
    for (_, list) in properties.as_object_mut().into_iter().flatten() {
        let items = &list["items"];
        let named =
            definition(known, items).is_some_and(|def| def["properties"]["name"].is_object());
        if named {
            list["items"] = json!({
                "if": { "required": ["remove"] },
                "then": { "$ref": "#/$defs/Removal" },
                "else": items,
            });
            any = true;
        }
    }
    any
}

/// The definition that a part of a schema refers to.
pub(crate) fn definition<'v>(schema: &'v Value, part: &Value) -> Option<&'v Value> {
    schema.pointer(part["$ref"].as_str()?.strip_prefix('#')?)
}
