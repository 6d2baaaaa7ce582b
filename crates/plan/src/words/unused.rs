//! Finds the keys of a pack's messages that nothing uses.

use super::warning;
use rnw_i18n::Translations;
use rnw_packs::{Files, Problem, Report, Source, open};
use roll_and_write::option::nearest;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// The words of a pack for its content: the prefix of their keys, the file and the list that has the names.
const NAMED: [(&str, &str, &str); 5] = [
    ("define", "symbols.json", "define"),
    ("symbol", "symbols.json", "symbols"),
    ("track", "sheet.json", "tracks"),
    ("pool", "sheet.json", "pools"),
    ("color", "game.json", "colors"),
];
/// The further keys of a word.
const FORMS: [&str; 3] = ["-one", "-counted", "-help"];
/// The largest number of warnings.
const WARNINGS_MAX: usize = 100;

/// Warns of each key that replaces no message of the engine, the game or the base packs, is part of no other message,
/// and names nothing in the pack. The keys of the `english` text are reported there.
pub(super) fn unused(
    files: &Files,
    source: &Source,
    below: &Translations,
    english: &str,
) -> Vec<Problem> {
    let mut used = content_keys(files);
    let english = rnw_i18n::keys(english).map(|(key, _)| key);
    used.extend(below.keys().chain(english).map(str::to_owned));
    let counts = counts(&source.text);
    let is_used = |key: &str| used.contains(key) || counts.get(key).is_some_and(|count| *count > 1);
    let keys = rnw_i18n::keys(&source.text).filter(|(key, _)| !is_used(key));
    let problem = |(key, at): (&str, usize)| {
        let message = format!("nothing in the pack has the key {key}, so rnw never uses it");
        let meant = meant(key, &used);
        Problem {
            help: meant.map(|meant| format!("did you mean {meant:?}?")),
            ..warning(source, at..at + key.len(), message)
        }
    };
    keys.take(WARNINGS_MAX).map(problem).collect()
}

/// The key that a misspelt one probably means. The keys of two symbols are similar only if the names are, because the
/// rest of the keys is the same.
fn meant(key: &str, used: &BTreeSet<String>) -> Option<String> {
    let prefixes = NAMED.map(|(prefix, ..)| prefix);
    let prefix = prefixes
        .into_iter()
        .find(|prefix| key.starts_with(&format!("{prefix}-")));
    let Some(prefix) = prefix else {
        return nearest(key, used.iter().map(String::as_str)).map(str::to_owned);
    };
    let form = FORMS
        .into_iter()
        .find(|form| key.ends_with(form))
        .unwrap_or_default();
    let name = |key: &'_ str| {
        let name = key
            .strip_prefix(prefix)?
            .strip_prefix('-')?
            .strip_suffix(form)?;
        Some(name.to_owned())
    };
    let names: Vec<String> = used.iter().filter_map(|key| name(key)).collect();
    let meant = nearest(&name(key)?, names.iter().map(String::as_str))?.to_owned();
    Some(format!("{prefix}-{meant}{form}"))
}

/// The keys for the names in a pack.
fn content_keys(files: &Files) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    let mut add = |key: String| {
        keys.extend(FORMS.map(|form| format!("{key}{form}")));
        keys.insert(key);
    };
    for (prefix, file, list) in NAMED {
        let value = value(files, file);
        let entries = value[list].as_array().into_iter().flatten();
        for name in entries.filter_map(|entry| entry["name"].as_str()) {
            add(format!("{prefix}-{name}"));
        }
    }
    let mut names = BTreeSet::new();
    collect_options(&value(files, "symbols.json"), &mut names);
    for name in names {
        add(format!("choice-{name}"));
    }
    keys
}

fn value(files: &Files, file: &str) -> Value {
    let doc = open::<Value>(files, file, &mut Report::default());
    doc.map(|doc| doc.value).unwrap_or_default()
}

/// Collects the names of the options that programs and plugins ask about.
fn collect_options(value: &Value, names: &mut BTreeSet<String>) {
    match value {
        Value::Array(list) => list.iter().for_each(|value| collect_options(value, names)),
        Value::Object(fields) => {
            let named =
                ["choose", "options"].map(|list| fields.get(list).and_then(Value::as_array));
            for option in named.into_iter().flatten().flatten() {
                let name = option["name"].as_str().or(option.as_str());
                names.extend(name.map(str::to_owned));
            }
            fields
                .values()
                .for_each(|value| collect_options(value, names));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// How often each word occurs in a text. A key that occurs twice is part of another message.
fn counts(text: &str) -> BTreeMap<&str, usize> {
    let mut counts = BTreeMap::new();
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    for word in text.split(|c| !is_part(c)) {
        *counts.entry(word).or_default() += 1;
    }
    counts
}
