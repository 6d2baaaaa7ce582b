//! Random damage to shipped packs. Whatever an author breaks, the report speaks of the pack, never of the program that
//! reads it: each problem once, each at its place, and the same place in every form.

use crate::common::{ROOT, is_whole};
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rnw_cli::Catalogue;
use rnw_packs::{Files, ParsedLine, Problem, Source};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;

const PACKS: [&str; 5] = [
    "silver-and-gold",
    "pyramids",
    "nuggets",
    "lamplighters",
    "pearl-lagoon",
];
const ROUNDS: u64 = 500;
/// How many of them are tried unless all are wanted.
const SAMPLED: u64 = 100;

/// What only a programmer says. Names in quotes are the author's own.
const FOREIGN: [&str; 26] = [
    "struct",
    "variant",
    "unit",
    "newtype",
    "tuple",
    "enum",
    "sequence",
    "map",
    "usize",
    "u8",
    "u16",
    "u32",
    "i8",
    "i16",
    "i32",
    "i64",
    "Option",
    "Vec",
    "String",
    "serde",
    "deserialize",
    "EOF",
    "trailing",
    "invalid type",
    "invalid value",
    "expected value",
];

/// What stands after the last dot of a name.
fn ending(name: &str) -> &str {
    name.rsplit_once('.').map_or("", |(_, ending)| ending)
}

/// The files of a shipped pack.
fn shipped(pack: &str) -> Vec<Source> {
    let mut sources = Vec::new();
    for (folder, start) in [("", ""), ("words/", "words/")] {
        let Ok(entries) = fs::read_dir(format!("{ROOT}/content/{pack}/{folder}")) else {
            continue;
        };
        for entry in entries {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            if ["json", "ftl"].contains(&ending(&name)) {
                sources.push(Source {
                    path: format!("mine/{start}{name}"),
                    name: format!("{start}{name}"),
                    text: fs::read_to_string(&path).unwrap(),
                });
            }
        }
    }
    sources
}

/// All programs as trees, so that damage can hit their parts.
fn as_trees(symbols: &mut Value) {
    let list = symbols["symbols"].as_array_mut();
    for symbol in list.into_iter().flatten() {
        let line = symbol["program"].as_str().map(str::parse::<ParsedLine>);
        if let Some(Ok(line)) = line {
            symbol["program"] = line.program;
            if let Some(on) = line.on {
                symbol["on"] = on;
            }
        }
    }
}

/// The places of all values.
fn pointers(value: &Value, at: &str, all: &mut Vec<String>) {
    all.push(at.to_owned());
    match value {
        Value::Array(list) => {
            for (index, value) in list.iter().enumerate() {
                pointers(value, &format!("{at}/{index}"), all);
            }
        }
        Value::Object(fields) => {
            for (name, value) in fields {
                pointers(
                    value,
                    &format!("{at}/{}", name.replace('~', "~0").replace('/', "~1")),
                    all,
                );
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Something of another kind.
fn other(value: &Value, random: &mut impl Rng) -> Value {
    let others = [
        json!(null),
        json!(true),
        json!(-1),
        json!(2.5),
        json!(99999),
        json!("pearls"),
        json!("advance coins by 2"),
        json!([]),
        json!([value]),
        json!({}),
        json!({ "near": "coin" }),
        json!({ "value": value }),
    ];
    others.choose(random).unwrap().clone()
}

/// A line with one word less, one word twice, or two words in the other order.
fn shuffled(line: &str, random: &mut impl Rng) -> String {
    let mut words: Vec<&str> = line.split(' ').collect();
    let at = random.random_range(0..words.len());
    match random.random_range(0..3) {
        0 => {
            words.remove(at);
        }
        1 => words.insert(at, words[at]),
        _ => words.swap(at, 0),
    }
    words.join(" ")
}

/// Breaks one thing of a value.
fn damage(value: &mut Value, random: &mut impl Rng) {
    let mut all = Vec::new();
    pointers(value, "", &mut all);
    let at = all.choose(random).unwrap();
    let place = value.pointer_mut(at).unwrap();
    match (place, random.random_range(0..3)) {
        (Value::String(line), 0 | 1) if line.contains(' ') => *line = shuffled(line, random),
        (Value::Object(fields), 0 | 1) if !fields.is_empty() => {
            let names: Vec<String> = fields.keys().cloned().collect();
            let name = names.choose(random).unwrap();
            let moved = fields.remove(name).unwrap();
            // The last letter falls off, or the field slips into its neighbour.
            let first = fields.values_mut().find(|value| value.is_object());
            match first {
                Some(Value::Object(inner)) if random.random_bool(0.5) => {
                    inner.insert(name.clone(), moved);
                }
                _ => {
                    fields.insert(name[..name.len() - 1].to_owned(), moved);
                }
            }
        }
        (place, _) => *place = other(place, random),
    }
}

/// Breaks the text: a bracket, a quote, a comma or a colon is gone, comes twice, or is another one.
fn damage_text(text: &str, random: &mut impl Rng) -> String {
    let signs: Vec<usize> = text
        .match_indices(['{', '}', '[', ']', '"', ',', ':'])
        .map(|(at, _)| at)
        .collect();
    let at = *signs.choose(random).unwrap();
    let sign = &text[at..=at];
    let instead = [
        String::new(),
        format!("{sign}{sign}"),
        "}".into(),
        "]".into(),
        ",".into(),
    ];
    format!(
        "{}{}{}",
        &text[..at],
        instead.choose(random).unwrap(),
        &text[at + 1..]
    )
}

/// A shipped pack with one thing broken.
fn broken(seed: u64) -> Files {
    let random = &mut ChaCha8Rng::seed_from_u64(seed);
    let mut sources = shipped(PACKS.choose(random).unwrap());
    let json: Vec<usize> = (0..sources.len())
        .filter(|index| ending(&sources[*index].name) == "json")
        .collect();
    let symbols = json
        .iter()
        .find(|index| sources[**index].name == "symbols.json");
    let index = match symbols {
        Some(index) if random.random_bool(0.6) => *index,
        _ => *json.choose(random).unwrap(),
    };
    let source = &mut sources[index];
    if random.random_bool(0.2) {
        source.text = damage_text(&source.text, random);
        return Files::new(sources);
    }
    let lines = source.text.lines();
    let lines = lines.filter(|line| !line.trim_start().starts_with("//"));
    let mut value: Value = serde_json::from_str(&lines.collect::<String>()).unwrap();
    if source.name == "symbols.json" && random.random_bool(0.5) {
        as_trees(&mut value);
    }
    damage(&mut value, random);
    source.text = serde_json::to_string_pretty(&value).unwrap();
    Files::new(sources)
}

/// A text without what stands in quotes.
fn unquoted(text: &str) -> String {
    text.split('"').step_by(2).collect::<Vec<_>>().join(" … ")
}

fn has_words(text: &str, words: &str) -> bool {
    let letter = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(words).any(|(at, _)| {
        let before = text[..at].chars().next_back().is_some_and(letter);
        let after = text[at + words.len()..].chars().next().is_some_and(letter);
        !before && !after
    })
}

/// What is wrong with a problem of a report.
fn fault(problem: &Problem, files: &Files, shown: &str) -> Option<String> {
    let said = unquoted(&format!(
        "{} {}",
        problem.message,
        problem.help.as_deref().unwrap_or_default()
    ));
    if let Some(word) = FOREIGN.iter().find(|word| has_words(&said, word)) {
        return Some(format!("says {word:?}"));
    }
    if problem.message.starts_with("the pack has no file") {
        return None;
    }
    let mut sources = files.layers().flat_map(Files::sources);
    let source = sources.find(|source| source.path == problem.path)?;
    let (line, column) = problem.position;
    let place = format!(" {}:{line}:{column}\n", problem.path);
    let is_inside = source.text.get(problem.range.clone()).is_some();
    if !is_inside || source.position(problem.range.start) != problem.position {
        return Some("is outside of its file".to_owned());
    }
    (!shown.contains(&place)).then(|| format!("is not shown at{place}"))
}

#[test]
fn whatever_is_broken_is_said_once_in_words_of_the_pack_and_at_its_place() {
    let catalogue = Catalogue::stock();
    let mut faults = Vec::new();
    for seed in 0..if is_whole() { ROUNDS } else { SAMPLED } {
        let Ok(checked) = rnw_cli::fuzz_api::check(&catalogue, broken(seed)) else {
            continue;
        };
        let mut places = BTreeSet::new();
        for problem in &checked.report.problems {
            let fault = fault(problem, &checked.files, &checked.shown);
            let place = (
                &problem.path,
                problem.range.start,
                problem.range.end,
                &problem.message,
            );
            let twice = (!places.insert(place)).then(|| "comes twice".to_owned());
            faults.extend(
                fault
                    .or(twice)
                    .map(|fault| format!("{seed}: {problem}: {fault}")),
            );
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
