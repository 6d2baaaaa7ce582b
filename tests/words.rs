//! Checks every sentence: against the sources that use it and in the games played with it.

use crate::common::{ROOT, games, games_of_workspace};
use crate::sources::{Source, page, program, sources};
use rnw_cli::GameEntry;
use rnw_i18n::{Language, Translations};
use rnw_packs::{Report, read};
use rnw_session::{Lesson, LessonStep};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

// Rules for all languages: keys, gaps, all plural forms.
mod languages;
// Whole games with all their messages translated.
mod said;
// The words that moves are typed with.
mod typed;

/// The families of keys that rules use.
const RULES: &[&str] = &[
    "area-",
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
    "hue-",
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
    "whom-",
];
/// The one key that is a single word.
const OPTION: &str = "option";
/// The family of keys that the command line uses.
const CLI: &[&str] = &["cli-"];
/// The families of keys of the words that players type, whose rest is the word in records. Other tests compare them
/// with moves and options.
const TYPED: [&str; 2] = ["typed-", "rule-"];
/// The family of keys that describe games and their house rules.
const ABOUT: &[&str] = &["about-"];
/// The family of keys that every table uses.
const TABLE: &[&str] = &["table-"];
/// The family of keys that the full-screen table uses.
const TUI: &[&str] = &["tui-"];
/// The engine's word files that not only the rules use, with the crates and the families of keys of each.
const FILES: [(&str, &[&str], &[&str]); 15] = [
    ("config", &["cli", "line-mode"], &["config-"]),
    (
        "cli",
        &[
            "session",
            "archive",
            "hosting",
            "plan",
            "studio",
            "cli",
            "line-mode",
            "terminal-text",
            "tui",
        ],
        CLI,
    ),
    ("daily", &["archive", "cli"], &["daily-"]),
    ("help", &["cli"], CLI),
    ("history", &["archive", "cli"], &["history-"]),
    ("home", &["cli", "line-mode", "tui"], &["home-", "tui-"]),
    (
        "learn",
        &["tui", "cli", "line-mode", "server"],
        &["teach-", "tui-"],
    ),
    ("options", &["plan", "cli"], ABOUT),
    (
        "plain",
        &["line-mode", "terminal-text", "server"],
        &["plain-"],
    ),
    ("play", &["tui", "line-mode"], &["play-"]),
    (
        "print",
        &["drawing", "nuggets", "studio", "cli"],
        &["print-"],
    ),
    ("screen", &["tui"], TUI),
    ("serve", &["server", "cli"], &["serve-"]),
    (
        "table",
        &["tui", "cli", "line-mode", "i18n", "session", "server"],
        TABLE,
    ),
    ("tui", &["tui", "cli", "line-mode", "i18n"], TUI),
];
/// The family of keys that the page of tables in the browser uses, and their file.
const PAGE: &[&str] = &["page-"];
const PAGE_FILE: &str = "page.ftl";
/// The lists of names in content, with the family of keys of each.
const NAMES: [(&str, &str); 5] = [
    ("colors", "color-"),
    ("pools", "pool-"),
    ("streets", "street-"),
    ("symbols", "symbol-"),
    ("tracks", "track-"),
];

/// English with the words of a game.
fn words_of(entry: &GameEntry) -> Translations {
    words_in(entry, Language::English)
}

/// A language with the words of a game.
pub(crate) fn words_in(entry: &GameEntry, language: Language) -> Translations {
    let (mut words, shipped) = (Translations::in_language(language), (entry.shipped)());
    for language in words.order() {
        let source = shipped.get(&format!("words/{language}.ftl")).unwrap();
        words.add_in(language, &source.path, &source.text).unwrap();
    }
    words
}

/// The file with the English words of a game.
fn file_of(entry: &GameEntry) -> String {
    format!("content/{}/words/en.ftl", entry.name)
}

/// The files with the English words of the engine.
fn engine_files() -> Vec<String> {
    files_in(Language::English)
        .into_iter()
        .filter(|file| file.starts_with("content/words/"))
        .collect()
}

/// All word files of a language: first the engine's, then those of the packs.
fn files_in(language: Language) -> Vec<String> {
    let of_engine = format!("content/words/{language}/");
    let of_pack = format!("/words/{language}.ftl");
    let files = sources(&["content"], "ftl").into_iter();
    let files = files.map(|source| source.path);
    let (engine, packs): (Vec<_>, Vec<_>) = files
        .filter(|file| file.starts_with(&of_engine) || file.ends_with(&of_pack))
        .filter(|file| !file.starts_with("content/skeletons/"))
        .partition(|file| file.starts_with(&of_engine));
    engine.into_iter().chain(packs).collect()
}

/// The keys used by the crates to which a word file of the engine belongs, each with a source file.
fn used_by_users_of(file: &str) -> BTreeMap<String, String> {
    let name = file.rsplit('/').next().unwrap_or_default();
    if name == PAGE_FILE {
        return used_in(page(), PAGE);
    }
    let own = FILES
        .iter()
        .find(|(stem, ..)| name == format!("{stem}.ftl"));
    own.map_or_else(
        || used(&["roll-and-write", "flip"], RULES),
        |(_, crates, families)| used(crates, families),
    )
}

fn text_of(file: &str) -> String {
    fs::read_to_string(format!("{ROOT}/{file}")).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// The keys of a file, in the order of the file.
fn keys_of(file: &str) -> Vec<String> {
    let sentences = said::sentences(&text_of(file)).into_iter();
    sentences.map(|(key, _)| key).collect()
}

/// The keys of these families in the code of these crates, each with a file that contains it. A key that ends in
/// `-` begins a family whose keys are built at run time.
fn used(crates: &[&str], families: &[&str]) -> BTreeMap<String, String> {
    used_in(crates.iter().flat_map(|name| program(name)), families)
}

/// The keys of these families in the code of these files.
fn used_in(files: impl IntoIterator<Item = Source>, families: &[&str]) -> BTreeMap<String, String> {
    let mut used = BTreeMap::new();
    for source in files {
        for (_, line) in source.code() {
            let keys =
                literals(&line).filter(|key| families.iter().any(|family| key.starts_with(family)));
            used.extend(keys.map(|key| (key, source.path.clone())));
        }
    }
    used
}

/// The text literals that look like keys. Of a format string only the part before its first gap.
fn literals(line: &str) -> impl Iterator<Item = String> {
    let pieces = line.split('"').skip(1).step_by(2);
    let keys = pieces.map(|piece| piece.split('{').next().unwrap_or_default().to_owned());
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    keys.filter(move |key| (key.contains('-') || key == OPTION) && key.chars().all(fits))
}

/// The keys of the names in a shipped pack, which rules build at run time.
fn names_of(entry: &GameEntry) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let pack = (entry.shipped)();
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

/// The key of a word without the ending for its form.
fn plain_form(key: &str) -> &str {
    let forms = ["-one", "-counted"];
    forms
        .into_iter()
        .find_map(|form| key.strip_suffix(form))
        .unwrap_or(key)
}

/// The keys of a file that no source uses and no content names.
fn unused(file: &str, used: &BTreeMap<String, String>, names: &BTreeSet<String>) -> Vec<String> {
    let built = |key: &str| {
        let families = used.keys().filter(|family| family.ends_with('-'));
        let mut families = families.map(String::as_str).chain(TYPED);
        families.any(|family| key.starts_with(family))
    };
    let in_use = |key: &String| {
        if NAMES.iter().any(|(_, family)| key.starts_with(family)) {
            names.contains(plain_form(key))
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
    for entry in games_of_workspace() {
        let words = words_of(&entry);
        let mut used_here = used(&["roll-and-write", "flip", entry.name], RULES);
        for (_, crates, families) in FILES {
            used_here.extend(used(crates, families));
        }
        used_here.extend(used_in(page(), PAGE));
        assert!(
            used_here.len() > 100,
            "the keys of {} are found",
            entry.name
        );
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
            file_of(&entry)
        );
    }
}

/// The keys of the texts of a lesson.
fn texts_of_lesson(entry: &GameEntry) -> Vec<String> {
    let lesson = entry.lesson.map(|text| Lesson::parse(text).unwrap());
    let steps = lesson.into_iter().flat_map(|lesson| lesson.steps);
    steps.flat_map(|step| texts_of_step(&step)).collect()
}

fn texts_of_step(step: &LessonStep) -> Vec<String> {
    let key = |part: &str| format!("lesson-{}{part}", step.id);
    let answers = (1..=step.answers).map(|number| key(&format!("-{number}")));
    let mut keys: Vec<String> = std::iter::once(key("")).chain(answers).collect();
    keys.extend(step.r#try.then(|| key("-try")));
    if step.answers > 0 {
        keys.extend([key("-ask"), key("-why")]);
    }
    keys
}

#[test]
fn every_text_of_a_lesson_is_written() {
    for entry in games_of_workspace() {
        let words = keys_of(&file_of(&entry));
        let missing = texts_of_lesson(&entry)
            .into_iter()
            .filter(|key| !words.contains(key));
        assert_eq!(missing.collect::<Vec<_>>(), [""; 0], "{}", entry.name);
    }
}

#[test]
fn every_sentence_has_a_use() {
    let names = BTreeSet::new();
    for file in engine_files() {
        let used = used_by_users_of(&file);
        assert_eq!(
            unused(&file, &used, &names),
            [""; 0],
            "take them out of {file}"
        );
    }
    for entry in games_of_workspace() {
        let (file, mut used) = (
            file_of(&entry),
            used(&["roll-and-write", "flip", entry.name], RULES),
        );
        // A lesson names its texts by its steps.
        let texts = texts_of_lesson(&entry);
        used.extend(texts.into_iter().map(|key| (key, file.clone())));
        // A legend explains a sign by the key of its name and this ending.
        let explained: Vec<String> = used.keys().map(|key| format!("{key}-help")).collect();
        used.extend(explained.into_iter().map(|key| (key, file.clone())));
        // Another test compares the texts about options with the options.
        used.insert(ABOUT[0].to_owned(), file.clone());
        assert_eq!(
            unused(&file, &used, &names_of(&entry)),
            [""; 0],
            "take them out of {file}"
        );
    }
}

#[test]
fn every_name_of_shipped_content_has_a_word() {
    for entry in games_of_workspace() {
        let words = words_of(&entry);
        let missing: Vec<String> = names_of(&entry)
            .into_iter()
            .filter(|key| !words.has(key))
            .collect();
        assert_eq!(missing, [""; 0], "write them in {}", file_of(&entry));
    }
}

/// Two games may use the same key for their own things. A game must not repeat a key of the engine.
#[test]
fn no_key_is_written_twice() {
    let engine: Vec<String> = engine_files()
        .iter()
        .flat_map(|file| keys_of(file))
        .collect();
    assert_eq!(
        engine.len(),
        Translations::english().keys().count(),
        "every file of words is embedded"
    );
    for entry in games_of_workspace() {
        let mut seen = BTreeSet::new();
        let own = keys_of(&file_of(&entry));
        let twice: Vec<&String> = engine
            .iter()
            .chain(&own)
            .filter(|key| !seen.insert(*key))
            .collect();
        assert!(twice.is_empty(), "{}: {twice:?}", file_of(&entry));
        assert_eq!(
            seen.len(),
            words_of(&entry).keys().count(),
            "{} is the file that is embedded",
            file_of(&entry)
        );
    }
}

/// The text of `rnw list` about a game and its house rules equals the text in the rules code.
#[test]
fn every_value_of_every_option_has_words_and_no_other_has() {
    for entry in games_of_workspace() {
        let words = words_of(&entry);
        let mut expected = BTreeMap::from([("about-game".to_owned(), entry.about)]);
        for option in entry.options {
            for (value, about) in option.values {
                let key = format!("about-{}-{value}", option.name);
                expected.insert(key, *about);
            }
        }
        let own = keys_of(&file_of(&entry)).into_iter();
        let own: BTreeSet<String> = own.filter(|key| key.starts_with(ABOUT[0])).collect();
        // A game may have no such texts of its own. If it has one, it must have all.
        if own.is_empty() {
            continue;
        }
        for (key, about) in &expected {
            assert_eq!(words.text(key), *about, "{key} of {}", entry.name);
        }
        let expected: BTreeSet<String> = expected.into_keys().collect();
        let more: Vec<&String> = own.difference(&expected).collect();
        assert!(more.is_empty(), "{}: {more:?}", file_of(&entry));
    }
    let shared = keys_of("content/words/en/options.ftl").into_iter();
    for key in shared.filter(|key| key.starts_with(ABOUT[0])) {
        let has = |entry: &GameEntry| {
            let mut values = entry.options.iter().flat_map(|option| {
                let values = option.values.iter();
                values.map(|(value, _)| format!("about-{}-{value}", option.name))
            });
            values.any(|one| one == key)
        };
        let games = games().into_iter().filter(has).count();
        assert!(games > 1, "{key} is not shared by games, but by {games}");
    }
}
