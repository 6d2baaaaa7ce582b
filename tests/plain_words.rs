//! Plain words: what was retired does not come back, and how long sentences are.

use crate::common::ROOT;
use crate::sources::{Source, has_word, program, sources};
use std::fs;

/// Names that meant something to nobody else, and what the field calls the thing. docs/glossary.md explains those.
const NAMES: [(&str, &str); 43] = [
    ("Spoken", "Notation, Presentation or Statistics"),
    ("Saying", "Message"),
    ("say_line", "score_message"),
    ("Speech", "Translator"),
    ("Told", "Notice"),
    ("told", "notices"),
    ("Silence", "NoEvents"),
    ("Ear", "Observer"),
    ("Listener", "Observer"),
    ("hears", "observe"),
    ("Deed", "UsageEvent"),
    ("Subjects", "UsageKeys"),
    ("Errands", "SettlementOrder"),
    ("appraise", "evaluate"),
    ("worth", "value"),
    ("outlook", "heuristic"),
    ("box_worth", "box_value"),
    ("merit", "ranking_key"),
    ("ceiling", "upper_bound"),
    ("hand_out", "deal"),
    ("awaits", "awaiting"),
    ("imagine", "determinize"),
    ("Opened", "LoadedGame"),
    ("Chair", "SeatAssignment"),
    ("Sitter", "PlayerKind"),
    ("Sitting", "LocalGame"),
    ("Shelf", "Console"),
    ("Guest", "ExternalPlayer"),
    ("Wire", "Transport"),
    ("Witness", "ArenaObserver"),
    ("Hall", "Fanout"),
    ("Course", "Playthrough"),
    ("Opening", "Setup"),
    ("opening", "setup"),
    ("Desk", "UiState"),
    ("Paper", "Dialog"),
    ("Aim", "Selection"),
    ("Teller", "Narrator"),
    ("Artist", "TextRenderer"),
    ("Signs", "Legend"),
    ("strangers", "fuzz_api"),
    ("Luck", "ChanceStream"),
    ("minimise", "shrink, but for the hidden alias"),
];

/// Phrases that had to be read twice, and what to say instead.
const PHRASES: [(&str, &str); 22] = [
    ("that there is not", "that does not exist"),
    ("gone on with", "continued or resumed"),
    ("goes on with", "continues or resumes"),
    ("as it usually is", "its default"),
    ("what is not as usual", "values that are not the default"),
    ("could have been had", "the best achievable result"),
    ("were come by", "were produced"),
    ("for want of", "without"),
    ("nobody listens", "no observer"),
    ("cannot be had", "is not available"),
    ("can be had", "is available"),
    ("says not what", "does not say what"),
    ("make it again", "redo it"),
    ("made again", "redone or repeated"),
    ("with other eyes", "from another viewpoint"),
    ("lies open", "is face up or visible"),
    ("lie open", "are face up or visible"),
    ("costly decisions", "biggest mistakes"),
    ("give or take", "±"),
    ("taken as it is written", "not split at commas"),
    ("is none that", "excludes"),
    ("is let go", "is ignored"),
];

/// Where a retired name has to stay: a file, the name, and why.
const KEPT: [(&str, &str, &str); 1] = [(
    "crates/cli/src/apart.rs",
    "Opened",
    "a variant: a handle that could be opened",
)];

/// A source line by line: the code without strings and comments.
fn words_of_code(source: &Source) -> impl Iterator<Item = (usize, String)> + '_ {
    source.code().into_iter().map(|(number, line)| {
        let outside = line.split('"').step_by(2).collect::<Vec<_>>().join("\"");
        (number, outside)
    })
}

/// All crates but the two that are workspaces of their own.
fn crates() -> Vec<String> {
    let folders = fs::read_dir(format!("{ROOT}/crates")).unwrap();
    let names = folders.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names
        .filter(|name| !["fuzz", "peers"].contains(&name.as_str()))
        .collect();
    names.sort();
    names
}

#[test]
fn no_retired_name_comes_back() {
    let mut found = Vec::new();
    for source in crates().iter().flat_map(|name| program(name)) {
        for (number, line) in words_of_code(&source) {
            for (name, better) in NAMES.iter().filter(|(name, _)| has_word(&line, name)) {
                let is_kept = |row: &&(&str, &str, &str)| row.0 == source.path && row.1 == *name;
                if KEPT.iter().find(is_kept).is_none() {
                    found.push(format!(
                        "{}:{number}: {name}; better: {better}",
                        source.path
                    ));
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    for (path, name, why) in KEPT {
        let text = fs::read_to_string(format!("{ROOT}/{path}")).unwrap();
        assert!(
            has_word(&text, name),
            "{path} has no {name} any more: {why}"
        );
    }
}

/// What people read: pages, words and comments.
fn prose() -> Vec<Source> {
    let pages = sources(&["docs", "content"], "md");
    let front = ["README.md", "CHANGELOG.md"].map(|path| Source {
        path: path.to_owned(),
        text: fs::read_to_string(format!("{ROOT}/{path}")).unwrap(),
    });
    let words = sources(&["content"], "ftl");
    let crates = crates();
    let code = crates.iter().flat_map(|name| program(name));
    let other = |source: &Source| {
        let parts = ["/cs/", "/pl/", "/cs.", "/pl.", "docs/traceability.md"];
        parts.iter().any(|part| source.path.contains(part))
    };
    let all = pages.into_iter().chain(front).chain(words).chain(code);
    all.filter(|source| !other(source)).collect()
}

#[test]
fn no_retired_phrase_comes_back() {
    let mut found = Vec::new();
    for source in prose() {
        // A phrase may be broken over two lines.
        let flat = source
            .text
            .replace(['\n', '/', '!', '#'], " ")
            .to_lowercase();
        let flat = flat.split_whitespace().collect::<Vec<_>>().join(" ");
        for (phrase, better) in PHRASES {
            if let Some(at) = flat.find(phrase) {
                let start = flat[..at]
                    .char_indices()
                    .rev()
                    .nth(30)
                    .map_or(0, |(at, _)| at);
                let near = &flat[start..at + phrase.len()];
                found.push(format!("{}: \"…{near}\"; better: {better}", source.path));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
