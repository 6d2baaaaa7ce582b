//! What differs between two versions of a pack.

use super::version::PackVersion;
use crate::pack_files::merged;
use rnw_packs::Files;
use serde::Serialize;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// The fields that say nothing about a pack.
const SCHEMA: &str = "$schema";

/// What differs between two versions of a pack.
#[derive(Serialize, Default, Debug)]
pub struct PackChanges {
    /// The lists of named entries, such as the cards.
    pub lists: Vec<ListChange>,
    /// Other values in files of JSON.
    pub values: Vec<ValueChange>,
    /// Other files that are new, gone or different.
    pub files: Vec<String>,
    /// The symbols that do something else.
    pub symbols: Vec<SymbolChange>,
}

/// What differs in a list of named entries.
#[derive(Serialize, PartialEq, Eq, Debug)]
pub struct ListChange {
    /// The file.
    pub file: String,
    /// The name of the list.
    pub list: String,
    /// The names of the entries that are new.
    pub added: Vec<String>,
    /// The names of those that are gone.
    pub removed: Vec<String>,
    /// Those that differ.
    pub changed: Vec<EntryChange>,
}

/// An entry that differs, and its fields that differ.
#[derive(Serialize, PartialEq, Eq, Debug)]
pub struct EntryChange {
    /// The name.
    pub name: String,
    /// The fields.
    pub fields: Vec<String>,
}

/// A value that differs.
#[derive(Serialize, PartialEq, Debug)]
pub struct ValueChange {
    /// The file.
    pub file: String,
    /// The field.
    pub field: String,
    /// Null if there was none.
    pub before: Value,
    /// Null if there is none now.
    pub now: Value,
}

/// A symbol that does something else.
#[derive(Serialize, PartialEq, Eq, Debug)]
pub struct SymbolChange {
    /// The name.
    pub name: String,
    /// What it did; empty for a new symbol.
    pub before: Vec<String>,
    /// What it does; empty for a symbol that is gone.
    pub now: Vec<String>,
}

impl PackChanges {
    /// Compares two versions.
    pub(super) fn between(before: &PackVersion, now: &PackVersion) -> Self {
        let mut changes = Self::default();
        for name in names(&[&before.files, &now.files]) {
            if name.strip_suffix(".json").is_some() {
                changes.compare(
                    &name,
                    &merged(&before.files, &name),
                    &merged(&now.files, &name),
                );
            } else if content(&before.files, &name) != content(&now.files, &name) {
                changes.files.push(name);
            }
        }
        let symbols: BTreeSet<&String> = before.symbols.keys().chain(now.symbols.keys()).collect();
        let change = |name: &String| SymbolChange {
            name: name.clone(),
            before: before.symbols.get(name).cloned().unwrap_or_default(),
            now: now.symbols.get(name).cloned().unwrap_or_default(),
        };
        let all = symbols.into_iter().map(change);
        changes.symbols = all.filter(|change| change.before != change.now).collect();
        changes
    }

    /// Whether nothing differs but comments and the order of things.
    pub(super) fn is_empty(&self) -> bool {
        self.lists.is_empty()
            && self.values.is_empty()
            && self.files.is_empty()
            && self.symbols.is_empty()
    }

    /// The names of everything in a list that differs.
    pub(super) fn named(&self, list: &str) -> BTreeSet<&str> {
        let lists = self.lists.iter().filter(|change| change.list == list);
        let names = lists.flat_map(|change| {
            let changed = change.changed.iter().map(|entry| &entry.name);
            changed.chain(&change.added).chain(&change.removed)
        });
        names.map(String::as_str).collect()
    }

    /// Compares a file.
    fn compare(&mut self, file: &str, before: &Value, now: &Value) {
        let fields = |value: &Value| {
            let fields = value.as_object().into_iter().flatten();
            fields.map(|(name, _)| name.clone()).collect::<Vec<_>>()
        };
        let fields: BTreeSet<String> = fields(before).into_iter().chain(fields(now)).collect();
        for field in fields.into_iter().filter(|field| field != SCHEMA) {
            let (before, now) = (&before[&field], &now[&field]);
            if before == now {
                continue;
            }
            match (entries(before), entries(now)) {
                (Some(before), Some(now)) => {
                    self.lists.extend(list_change(file, &field, &before, &now));
                }
                _ => self.values.push(ValueChange {
                    file: file.to_owned(),
                    field,
                    before: before.clone(),
                    now: now.clone(),
                }),
            }
        }
    }
}

/// Compares a list of named entries; `None` if only their order differs.
fn list_change(
    file: &str,
    list: &str,
    before: &BTreeMap<&str, &Value>,
    now: &BTreeMap<&str, &Value>,
) -> Option<ListChange> {
    let only = |one: &BTreeMap<&str, &Value>, other: &BTreeMap<&str, &Value>| {
        let names = one.keys().filter(|name| !other.contains_key(*name));
        names.map(|name| (*name).to_owned()).collect::<Vec<_>>()
    };
    let changed = now.iter().filter_map(|(name, now)| {
        let before = before.get(name)?;
        (before != now).then(|| EntryChange {
            name: (*name).to_owned(),
            fields: fields_that_differ(before, now),
        })
    });
    let change = ListChange {
        file: file.to_owned(),
        list: list.to_owned(),
        added: only(now, before),
        removed: only(before, now),
        changed: changed.collect(),
    };
    let is_same = change.added.is_empty() && change.removed.is_empty() && change.changed.is_empty();
    (!is_same).then_some(change)
}

/// The entries of a list by name; `None` for anything else. A missing list is an empty one.
fn entries(value: &Value) -> Option<BTreeMap<&str, &Value>> {
    match value {
        Value::Null => Some(BTreeMap::new()),
        Value::Array(list) => {
            let named = list
                .iter()
                .map(|entry| Some((entry["name"].as_str()?, entry)));
            named.collect()
        }
        Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Object(_) => None,
    }
}

fn fields_that_differ(before: &Value, now: &Value) -> Vec<String> {
    let fields = [before, now]
        .into_iter()
        .filter_map(Value::as_object)
        .flatten();
    let names: BTreeSet<&String> = fields.map(|(name, _)| name).collect();
    let differ = names.into_iter().filter(|name| before[*name] != now[*name]);
    differ.cloned().collect()
}

/// The names of all files of these packs.
fn names(packs: &[&Files]) -> BTreeSet<String> {
    let layers = packs.iter().flat_map(|files| files.layers());
    let names = layers.flat_map(|layer| {
        let sources = layer.sources().iter().map(|source| source.name.clone());
        sources.chain(layer.blobs().iter().map(|blob| blob.name.clone()))
    });
    names.collect()
}

/// The contents of a file in each pack of a chain.
fn content<'f>(files: &'f Files, name: &str) -> Vec<&'f [u8]> {
    let layers = files.layers();
    let content = layers.flat_map(|layer| {
        let text = layer.get(name).map(|source| source.text.as_bytes());
        let blobs = layer.blobs().iter().filter(|blob| blob.name == name);
        text.into_iter().chain(blobs.map(|blob| &*blob.bytes))
    });
    content.collect()
}
