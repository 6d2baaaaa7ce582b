//! Packs as plain values, merged with their bases, so that tests can change a pack and write it out.

use rnw_packs::{Blob, Files, Report, Source, open};
use rnw_reference::Content;
use roll_and_write::text::json;
use serde_json::Value;
use std::collections::BTreeSet;

/// The values of all JSON files of a pack, merged over those of its bases.
pub fn values(files: &Files) -> Content {
    let sources = files.layers().flat_map(Files::sources);
    let names: BTreeSet<&str> = sources.map(|source| source.name.as_str()).collect();
    let json = names
        .into_iter()
        .filter(|name| name.strip_suffix(".json").is_some());
    let mut content: Content = json
        .filter_map(|name| {
            let doc = open::<Value>(files, name, &mut Report::default())?;
            Some((name.to_owned(), doc.value))
        })
        .collect();
    for value in content.values_mut() {
        if let Value::Object(fields) = value {
            fields.remove("extends");
            fields.remove("$schema");
        }
    }
    content
}

/// The translations that developers read. Those of other languages would make a small pack large.
pub(crate) const WORDS: &str = "words/en.ftl";

/// A pack with these values and without a base. It takes its modules and English translations from
/// `like`.
pub fn written(content: &Content, like: &Files) -> Files {
    let source = |name: &str, text: String| Source {
        path: name.to_owned(),
        name: name.to_owned(),
        text,
    };
    let json = content
        .iter()
        .map(|(name, value)| source(name, json(format!("{value:#}\n"))));
    let mut layers: Vec<&Files> = like.layers().collect();
    layers.reverse();
    let english = layers.iter().filter_map(|layer| layer.get(WORDS));
    let english: Vec<&str> = english.map(|found| found.text.as_str()).collect();
    let words = (!english.is_empty()).then(|| source(WORDS, english.join("\n")));
    let mut blobs: Vec<Blob> = Vec::new();
    for blob in like.layers().flat_map(Files::blobs) {
        if blobs.iter().all(|other| other.name != blob.name) {
            blobs.push(blob.clone());
        }
    }
    Files::new(json.chain(words).collect()).with_blobs(blobs)
}

/// The entries of a list in a file, such as `symbols` of `symbols.json`. Empty if the list does not
/// exist.
pub fn entries<'c>(content: &'c Content, file: &str, list: &str) -> &'c [Value] {
    let entries = content.get(file).and_then(|file| file[list].as_array());
    entries.map_or(&[], Vec::as_slice)
}

/// The same entries, for changes. `None` if the list does not exist.
pub fn entries_mut<'c>(
    content: &'c mut Content,
    file: &str,
    list: &str,
) -> Option<&'c mut Vec<Value>> {
    content.get_mut(file)?.get_mut(list)?.as_array_mut()
}

/// The same entries, for changes in place.
pub(crate) fn each_mut<'c>(
    content: &'c mut Content,
    file: &str,
    list: &str,
) -> impl Iterator<Item = &'c mut Value> {
    entries_mut(content, file, list).into_iter().flatten()
}

/// The character of a symbol.
pub(crate) fn char_of(symbol: &Value) -> Option<char> {
    symbol["char"].as_str()?.chars().next()
}

/// All characters in the grids of the cards.
pub(crate) fn printed_chars(content: &Content) -> BTreeSet<char> {
    let cards = entries(content, "cards.json", "cards").iter();
    cards.flat_map(grid).flatten().collect()
}

/// The symbols that occur on cards.
pub(crate) fn printed_symbols(content: &Content) -> impl Iterator<Item = &Value> {
    let chars = printed_chars(content);
    let symbols = entries(content, "symbols.json", "symbols").iter();
    symbols.filter(move |symbol| char_of(symbol).is_some_and(|char| chars.contains(&char)))
}

/// The names of entries.
pub(crate) fn names<'c>(entries: impl IntoIterator<Item = &'c Value>) -> Vec<String> {
    let names = entries
        .into_iter()
        .filter_map(|entry| entry["name"].as_str());
    names.map(str::to_owned).collect()
}

/// The rows of a card's grid.
pub fn grid(card: &Value) -> Vec<Vec<char>> {
    let rows = card["grid"].as_array().into_iter().flatten();
    rows.filter_map(Value::as_str)
        .map(|row| row.chars().collect())
        .collect()
}
