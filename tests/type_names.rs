//! One name, one type: a reader who has met a type in one crate meets no other of that name.

use crate::sources::program;
use std::collections::BTreeMap;

/// The crates whose types an engineer meets together. A game fills the roles of the core with types of the same
/// names (`State`, `Move`, `Pack`), the protocol writes the core's values as JSON under their names, and the
/// reference retells the rules on purpose without looking at the engine: they are left out.
const CRATES: [&str; 9] = [
    "roll-and-write",
    "session",
    "i18n",
    "wasm",
    "bots",
    "matches",
    "testkit",
    "tui",
    "cli",
];

/// Names that two types bear, and why that misleads nobody.
const SHARED: [(&str, &str); 1] = [(
    "Score",
    "the room of the instruction `score` bears its name, beside the points of a seat",
)];

/// The name of the type that a line of code defines, if it is seen outside its file.
fn defined(line: &str) -> Option<&str> {
    let rest = ["pub ", "pub(crate) "]
        .iter()
        .find_map(|start| line.strip_prefix(start))?;
    let rest = ["struct ", "enum ", "trait ", "type ", "union "]
        .iter()
        .find_map(|kind| rest.strip_prefix(kind))?;
    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_');
    Some(&rest[..end.unwrap_or(rest.len())])
}

/// The types of all crates: for each name, the files that define one.
fn types() -> BTreeMap<String, Vec<String>> {
    let mut types: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for source in CRATES.iter().flat_map(|name| program(name)) {
        for (_, line) in source.code() {
            if let Some(name) = defined(&line) {
                let files = types.entry(name.to_owned()).or_default();
                files.push(source.path.clone());
            }
        }
    }
    types
}

#[test]
fn no_two_types_have_one_name() {
    let twice: Vec<String> = types()
        .into_iter()
        .filter(|(name, files)| files.len() > 1 && !SHARED.iter().any(|row| row.0 == name))
        .map(|(name, files)| format!("{name}: {}", files.join(", ")))
        .collect();
    assert!(
        twice.is_empty(),
        "give each a name of its own:\n{}",
        twice.join("\n")
    );
}

#[test]
fn no_name_is_excused_in_vain() {
    let types = types();
    for (name, why) in SHARED {
        assert!(
            types.get(name).is_some_and(|files| files.len() > 1),
            "{name}: {why}"
        );
    }
}

#[test]
fn definitions_are_seen() {
    assert_eq!(defined("pub struct Table<W> {"), Some("Table"));
    assert_eq!(defined("pub(crate) enum Kind {"), Some("Kind"));
    assert_eq!(defined("struct Own;"), None);
    assert_eq!(defined("    pub struct Inner;"), None);
}
