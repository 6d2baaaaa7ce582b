//! Each type has its own name: no two crates that an engineer uses together define types with the same name.

use crate::sources::program;
use std::collections::BTreeMap;

/// The crates whose types an engineer uses together. Three groups are not checked. Games implement the core with
/// types of the same names (`State`, `Move`, `Pack`). The protocol writes the core's values as JSON under their
/// names. The reference repeats the rules on purpose without the engine.
const CRATES: [&str; 23] = [
    "roll-and-write",
    "packs",
    "flip",
    "session",
    "i18n",
    "drawing",
    "wasm",
    "bots",
    "matches",
    "testkit",
    "tui",
    "terminal-text",
    "line-mode",
    "server",
    "system",
    "programs",
    "catalogue",
    "plan",
    "batch",
    "archive",
    "studio",
    "hosting",
    "cli",
];

/// Names that two types share, each with the reason why this misleads nobody.
const SHARED: [(&str, &str); 1] = [(
    "Score",
    "the room of the instruction `score` bears its name, beside the points of a seat",
)];

/// The name of the type that a line of code defines, if it is visible outside its file.
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

/// The types of all crates: each name with the files that define it.
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
