//! Every key has a sentence, and every sentence a use.

use super::{ROOT, read, words};
use silver_and_gold::Rules;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The families of keys that the rules use.
const RULES: &[&str] = &[
    "card-",
    "event-",
    "fact-",
    "headline-",
    "owed-",
    "parse-",
    "refusal-",
    "score-",
    "tie-",
];
/// The families of keys of content names.
const CONTENT: &[&str] = &["color-", "pool-", "symbol-", "track-"];
/// The family of keys that the command line uses.
const CLI: &[&str] = &["cli-"];

const SOURCES: &[(&str, &[&str])] = &[
    ("crates/roll-and-write/src", RULES),
    ("crates/silver-and-gold/src", RULES),
    ("crates/session/src", CLI),
    ("crates/cli/src", CLI),
];

/// The keys that the sources use, each with a file that does; one that ends in `-` begins a family
/// that is built at run time.
fn used() -> BTreeMap<String, String> {
    let mut used = BTreeMap::new();
    for (folder, families) in SOURCES {
        for path in rust_files(Path::new(&format!("{ROOT}/{folder}"))) {
            let text = std::fs::read_to_string(&path).expect("a source is text");
            let path = path
                .strip_prefix(ROOT)
                .unwrap_or(&path)
                .display()
                .to_string();
            let keys =
                literals(&text).filter(|key| families.iter().any(|family| key.starts_with(family)));
            used.extend(keys.map(|key| (key, path.clone())));
        }
    }
    used
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder)
            .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        {
            let path = entry.expect("a folder of sources can be listed").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    files
}

/// The text literals that look like keys, in code that is neither a comment nor a unit test; of a
/// format only what stands before its first gap.
fn literals(source: &str) -> impl Iterator<Item = String> {
    let code = source
        .split("\n#[cfg(test)]\nmod tests {")
        .next()
        .unwrap_or_default();
    let lines = code
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    let pieces = lines.flat_map(|line| line.split('"'));
    let keys = pieces.map(|piece| piece.split('{').next().unwrap_or_default().to_owned());
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    keys.filter(move |key| key.contains('-') && key.chars().all(fits))
}

/// The keys of the names of the shipped pack, which the rules build as they go.
fn content_keys() -> BTreeSet<String> {
    let rules: Rules = silver_and_gold::load(&silver_and_gold::shipped(), [], 3)
        .expect("the shipped pack is sound");
    let pack = rules.pack();
    let tracks = pack
        .sheet()
        .tracks()
        .iter()
        .map(|track| format!("track-{}", track.name));
    let pools = pack
        .pools()
        .iter()
        .map(|pool| format!("pool-{}", pool.name));
    let colors = rules
        .game()
        .facts()
        .colors
        .iter()
        .map(|color| format!("color-{}", color.name));
    let symbols = pack.symbols().as_slice().iter();
    let symbols =
        symbols.flat_map(|symbol| ["", "-help"].map(|end| format!("symbol-{}{end}", symbol.name)));
    tracks.chain(pools).chain(colors).chain(symbols).collect()
}

#[test]
fn every_key_has_a_sentence() {
    let words = words();
    let missing: Vec<String> = used()
        .into_iter()
        .filter(|(key, _)| !key.ends_with('-') && !words.has(key))
        .map(|(key, path)| format!("{key}, used in {path}"))
        .collect();
    assert!(
        missing.is_empty(),
        "keys without English words; write them in content/words/en: {missing:#?}"
    );
}

#[test]
fn every_sentence_has_a_use() {
    let (words, used, content) = (words(), used(), content_keys());
    let built = |key: &str| {
        used.keys()
            .any(|family| family.ends_with('-') && key.starts_with(family))
    };
    let in_use = |key: &str| {
        let named = CONTENT.iter().any(|family| key.starts_with(family));
        if named {
            content.contains(key)
        } else {
            used.contains_key(key) || built(key)
        }
    };
    let unused: Vec<&str> = words.keys().filter(|key| !in_use(key)).collect();
    assert!(
        unused.is_empty(),
        "words that no source uses; take them out: {unused:#?}"
    );
}

#[test]
fn every_name_of_the_shipped_content_has_a_word() {
    let words = words();
    let missing: Vec<String> = content_keys()
        .into_iter()
        .filter(|key| !words.has(key))
        .collect();
    assert!(
        missing.is_empty(),
        "write them in content/silver-and-gold/words/en.ftl: {missing:#?}"
    );
}

#[test]
fn no_key_is_written_twice() {
    let files = [
        "words/en/events",
        "words/en/refusals",
        "words/en/picture",
        "words/en/scores",
        "words/en/cli",
    ];
    let mut seen = BTreeSet::new();
    for file in files.into_iter().chain(["silver-and-gold/words/en"]) {
        let text = read(&format!("content/{file}.ftl"));
        let keys = text
            .lines()
            .filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic()));
        for key in keys.filter_map(|line| line.split([' ', '=']).next()) {
            assert!(
                seen.insert(key.to_owned()),
                "{key} is written twice, the second time in content/{file}.ftl"
            );
        }
    }
    assert_eq!(
        seen.len(),
        words().keys().count(),
        "every file of words is embedded"
    );
}
