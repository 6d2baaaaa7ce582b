//! `rnw schema`: the JSON Schemas that `docs/schemas` publishes.

use super::content::make_deck::DeckReport;
use crate::failure::Failure;
use crate::out::Out;
use rnw_archive::history::{HistoryGame, HistoryStatistics};
use rnw_catalogue::{Catalogue, GameEntry, SchemaMaker};
use rnw_flip::content::{PatternsFile, SheetFile, SymbolsFile};
use rnw_studio::stats::StatsReport;
use roll_and_write::option::did_you_mean;
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, schema_for};
use serde_json::{Map, Value, json};

/// The formats that are not files of packs.
const OTHERS: &[(&str, SchemaMaker)] = &[
    ("bot-answer", || schema_for!(rnw_protocol::Answer)),
    ("bot-request", written::<rnw_protocol::Request>),
    ("deck", || schema_for!(DeckReport)),
    ("finished-game", || schema_for!(HistoryGame)),
    ("history", || schema_for!(HistoryStatistics)),
    ("record", || schema_for!(rnw_session::RecordLine)),
    ("results", || schema_for!(rnw_matches::ResultLine)),
    #[cfg(feature = "serve")]
    ("serving-analysis", written::<rnw_server::AnalysisShown>),
    #[cfg(feature = "serve")]
    ("serving-client", || schema_for!(rnw_server::ClientMessage)),
    #[cfg(feature = "serve")]
    ("serving-lobby", written::<rnw_server::Lobby>),
    #[cfg(feature = "serve")]
    ("serving-own-seats", || schema_for!(rnw_server::OwnSeats)),
    #[cfg(feature = "serve")]
    ("serving-results", written::<rnw_server::OwnResults>),
    #[cfg(feature = "serve")]
    ("serving-server", written::<rnw_server::ServerMessage>),
    #[cfg(feature = "serve")]
    ("serving-step", written::<rnw_server::StepShown>),
    #[cfg(feature = "serve")]
    ("serving-table", || schema_for!(rnw_server::NewTable)),
    ("stats", || schema_for!(StatsReport)),
    ("targets", || schema_for!(rnw_deckmaker::TargetsFile)),
    ("totals", || schema_for!(rnw_matches::RunTotals)),
];

/// The schema of what is only written: a field is optional exactly if it may be left out.
fn written<T: JsonSchema>() -> Schema {
    let settings = SchemaSettings::draft2020_12().for_serialize();
    let generator = settings.into_generator();
    generator.into_root_schema_for::<T>()
}

/// The files of packs that all games share.
const COMMON: &[(&str, SchemaMaker)] = &[
    ("patterns", || schema_for!(PatternsFile)),
    ("sheet", || schema_for!(SheetFile)),
    ("symbols", || schema_for!(SymbolsFile)),
];

/// The files of the packs of a game, and the schema of each.
pub(super) fn of_files(entry: &GameEntry) -> impl Iterator<Item = (String, SchemaMaker)> {
    let own = entry.name;
    let file = move |(name, schema): &(&str, SchemaMaker)| {
        let prefix = format!("{own}-");
        let name = name.strip_prefix(&prefix).unwrap_or(name);
        (format!("{name}.json"), *schema)
    };
    COMMON.iter().chain(entry.schemas).map(file)
}

pub(super) fn run(catalogue: &Catalogue, name: Option<&str>, out: &mut Out) -> Result<(), Failure> {
    let of_packs = || {
        COMMON
            .iter()
            .chain(catalogue.entries().iter().flat_map(|entry| entry.schemas))
    };
    let names = || of_packs().chain(OTHERS).map(|(name, _)| *name);
    let Some(name) = name else {
        let mut names: Vec<&str> = names().collect();
        names.sort_unstable();
        return names.into_iter().try_for_each(|name| out.line(name));
    };
    if let Some((_, schema)) = OTHERS.iter().find(|(known, _)| *known == name) {
        return out.json(&schema());
    }
    let Some((_, schema)) = of_packs().find(|(known, _)| *known == name) else {
        let known = names().collect::<Vec<_>>().join(", ");
        return Err(Failure::Usage(format!(
            "unknown schema {name:?}; expected one of {known}{}",
            did_you_mean(name, names())
        )));
    };
    out.json(&of_pack(schema()))
}

/// The schema of a file of a pack. The pack may extend another one: then the file may omit what the base has,
/// and may remove entries.
fn of_pack(schema: Schema) -> Schema {
    let mut root = schema.to_value();
    let mut whole = Vec::new();
    let demands = demands(&root, &root, &mut whole);
    for pointer in &whole {
        if let Some(Value::Object(object)) = root.pointer_mut(pointer) {
            object.shift_remove("required");
        }
    }
    // Other files do not show whether their pack extends another.
    if root["properties"]["extends"].is_object() {
        root["if"] = json!({ "required": ["extends"] });
        root["else"] = demands;
    }
    let known = root["$defs"].clone();
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
        if let Some(def) = definition(&root["$defs"], field) {
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
fn definition<'v>(known: &'v Value, part: &Value) -> Option<&'v Value> {
    known.get(part["$ref"].as_str()?.strip_prefix("#/$defs/")?)
}
