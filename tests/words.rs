//! Every sentence, against the sources that use it and the games that are played with it.

use crate::common::{ROOT, games};
use crate::tidy::{program, sources};
use cli::Row;
use roll_and_write::content::{Report, read};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use words::Words;

// Whole games, said aloud.
mod said;

/// The families of keys that rules use.
const RULES: &[&str] = &[
    "around-",
    "card-",
    "cells-",
    "choice-",
    "event-",
    "explain-",
    "fact-",
    "fault-",
    "headline-",
    "help-",
    OPTION,
    "owed-",
    "parse-",
    "refusal-",
    "scope-",
    "score-",
    "target-",
    "test-",
    "tie-",
    "trigger-",
    "value-",
];
/// The one key that is a single word.
const OPTION: &str = "option";
/// The family of keys that the command line uses.
const CLI: &[&str] = &["cli-"];
/// The lists of names in content, with the family of keys of each.
const NAMES: [(&str, &str); 4] = [
    ("colors", "color-"),
    ("pools", "pool-"),
    ("symbols", "symbol-"),
    ("tracks", "track-"),
];

/// English with the words of a game.
fn words_of(row: &Row) -> Words {
    let mut words = Words::english();
    for source in (row.shipped)().sources() {
        if source.name == "words/en.ftl" {
            words.add(&source.path, &source.text).unwrap();
        }
    }
    words
}

/// The file with the words of a game.
fn file_of(row: &Row) -> String {
    format!("content/{}/words/en.ftl", row.name)
}

/// The files with the words of the engine.
fn engine_files() -> Vec<String> {
    let files = sources(&["content/words/en"], "ftl").into_iter();
    files.map(|source| source.path).collect()
}

fn text_of(file: &str) -> String {
    fs::read_to_string(format!("{ROOT}/{file}")).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// The keys of a file, in its order.
fn keys_of(file: &str) -> Vec<String> {
    let sentences = said::sentences(&text_of(file)).into_iter();
    sentences.map(|(key, _)| key).collect()
}

/// The keys of these families in the code of these crates, each with a file that has it; one that
/// ends in `-` begins a family that is built at run time.
fn used(crates: &[&str], families: &[&str]) -> BTreeMap<String, String> {
    let mut used = BTreeMap::new();
    for source in crates.iter().flat_map(|name| program(name)) {
        for (_, line) in source.code() {
            let keys =
                literals(&line).filter(|key| families.iter().any(|family| key.starts_with(family)));
            used.extend(keys.map(|key| (key, source.path.clone())));
        }
    }
    used
}

/// The text literals that look like keys; of a format only what stands before its first gap.
fn literals(line: &str) -> impl Iterator<Item = String> {
    let pieces = line.split('"').skip(1).step_by(2);
    let keys = pieces.map(|piece| piece.split('{').next().unwrap_or_default().to_owned());
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    keys.filter(move |key| (key.contains('-') || key == OPTION) && key.chars().all(fits))
}

/// The keys of the names in a shipped pack, which rules build as they go.
fn names_of(row: &Row) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let pack = (row.shipped)();
    for source in pack
        .sources()
        .iter()
        .filter(|source| source.name.strip_suffix(".json").is_some())
    {
        let file = read::<Value>(source, &mut Report::default()).unwrap().value;
        for (list, family) in NAMES {
            for entry in file[list].as_array().into_iter().flatten() {
                let key = format!("{family}{}", entry["name"].as_str().unwrap());
                names.extend((list == "symbols").then(|| format!("{key}-help")));
                names.insert(key);
            }
        }
    }
    names
}

/// Those of these keys that no source uses and no content names.
fn unused(file: &str, used: &BTreeMap<String, String>, names: &BTreeSet<String>) -> Vec<String> {
    let built = |key: &str| {
        let mut families = used.keys().filter(|family| family.ends_with('-'));
        families.any(|family| key.starts_with(family.as_str()))
    };
    let in_use = |key: &String| {
        if NAMES.iter().any(|(_, family)| key.starts_with(family)) {
            names.contains(key)
        } else {
            used.contains_key(key) || built(key)
        }
    };
    keys_of(file)
        .into_iter()
        .filter(|key| !in_use(key))
        .collect()
}

#[test]
fn every_key_has_a_sentence() {
    for row in games() {
        let words = words_of(&row);
        let mut used_here = used(&["roll-and-write", row.name], RULES);
        used_here.extend(used(&["session", "cli"], CLI));
        assert!(used_here.len() > 100, "the keys of {} are found", row.name);
        let missing = used_here
            .iter()
            .filter(|(key, _)| !key.ends_with('-') && !words.has(key));
        let missing: Vec<String> = missing
            .map(|(key, path)| format!("{key}, used in {path}"))
            .collect();
        assert_eq!(
            missing,
            [""; 0],
            "write them in {} or content/words/en",
            file_of(&row)
        );
    }
}

#[test]
fn every_sentence_has_a_use() {
    let names = BTreeSet::new();
    for file in engine_files() {
        let used = if file.ends_with("/cli.ftl") {
            used(&["session", "cli"], CLI)
        } else {
            used(&["roll-and-write"], RULES)
        };
        assert_eq!(
            unused(&file, &used, &names),
            [""; 0],
            "take them out of {file}"
        );
    }
    for row in games() {
        let (file, used) = (file_of(&row), used(&["roll-and-write", row.name], RULES));
        assert_eq!(
            unused(&file, &used, &names_of(&row)),
            [""; 0],
            "take them out of {file}"
        );
    }
}

#[test]
fn every_name_of_shipped_content_has_a_word() {
    for row in games() {
        let words = words_of(&row);
        let missing: Vec<String> = names_of(&row)
            .into_iter()
            .filter(|key| !words.has(key))
            .collect();
        assert_eq!(missing, [""; 0], "write them in {}", file_of(&row));
    }
}

/// A game may call its own things as another game does, but it says nothing that the engine says.
#[test]
fn no_key_is_written_twice() {
    let engine: Vec<String> = engine_files()
        .iter()
        .flat_map(|file| keys_of(file))
        .collect();
    assert_eq!(
        engine.len(),
        Words::english().keys().count(),
        "every file of words is embedded"
    );
    for row in games() {
        let mut seen = BTreeSet::new();
        let own = keys_of(&file_of(&row));
        let twice: Vec<&String> = engine
            .iter()
            .chain(&own)
            .filter(|key| !seen.insert(*key))
            .collect();
        assert!(twice.is_empty(), "{}: {twice:?}", file_of(&row));
        assert_eq!(
            seen.len(),
            words_of(&row).keys().count(),
            "{} is the file that is embedded",
            file_of(&row)
        );
    }
}
