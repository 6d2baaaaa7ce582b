//! Every clause, refusal, option and symbol has tests. `docs/traceability.md` lists the tests of each clause.
//!
//! A test counts for a clause by its name: `fn sg_12_…`, or `scenario SG-12: …` in a text file. It counts for a
//! refusal by the words that it expects, for an option by the value that it gives, for a symbol by its name.

use crate::common::{ROOT, check_golden, games, shipped};
use crate::sources::{Source, program, sources};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;

/// The rules and the number of their clauses: the prefix of the ids, the number of the last clause, and the game.
/// `None` means that several games share the rules.
pub(crate) const CLAUSES: [(&str, u32, Option<&str>); 5] = [
    ("C", 12, None),
    ("SG", 30, Some("silver-and-gold")),
    ("PY", 33, Some("pyramids")),
    ("NG", 27, Some("nuggets")),
    ("LL", 17, Some("lamplighters")),
];

/// The games that share those clauses.
const SHARING: [&str; 2] = ["silver-and-gold", "pyramids"];

/// Refusals of the shared turn that cannot occur in a game, each with the reason.
const NEVER_SAID: [(&str, &str); 6] = [
    ("refusal-apart", "silver-and-gold"), // marks on an island need not touch
    ("refusal-card-complete", "silver-and-gold"), // the refusal says that all its cells are marked
    ("refusal-cell-missing", "pyramids"), // in a chamber every square that is not a cell is a wall
    ("refusal-cell-wall", "silver-and-gold"), // an island has no walls, only cells and sea
    ("refusal-entry-alone", "silver-and-gold"), // an island has no entry
    ("refusal-entry-first", "silver-and-gold"), // an island has no entry
];

/// The folders of the tests for both card games, and of tests with their own symbols.
const SHARED: [&str; 2] = ["tests/card_games/", "tests/symbols/"];

const CLAUSE_TEXT: &str = include_str!("traceability/clauses.txt");
const BEYOND: &str = include_str!("traceability/beyond.txt");

/// A test or a scenario, with the text of its file.
struct Test {
    path: String,
    name: String,
    clauses: Vec<String>,
    text: String,
}

/// All tests and scenarios of the repository, in the order of their files.
fn tests() -> Vec<Test> {
    let rust = sources(&["crates", "tests"], "rs");
    let rust = rust.iter().flat_map(|source| {
        let parts = source.text.split("#[test]").skip(1);
        parts.filter_map(|text| {
            let (_, after) = text.split_once("fn ")?;
            let name = after.split('(').next()?.to_owned();
            Some(test(source, clauses_of(&name), name, text))
        })
    });
    let texts = sources(&["crates", "tests"], "txt");
    let texts = texts.iter().flat_map(|source| {
        let parts = source.text.split("\nscenario ").skip(1);
        let first = source.text.strip_prefix("scenario ");
        let first = first.and_then(|text| text.split("\nscenario ").next());
        first.into_iter().chain(parts).map(|text| {
            let name = text.lines().next().unwrap_or_default().to_owned();
            let id = name.split_once(": ").map_or("", |(id, _)| id);
            let clauses = clauses_of(&id.to_lowercase().replace(['-', ' '], "_"));
            test(source, clauses, name, text)
        })
    });
    rust.chain(texts).collect()
}

fn test(source: &Source, clauses: Vec<String>, name: String, text: &str) -> Test {
    Test {
        path: source.path.clone(),
        name,
        clauses,
        text: text.to_owned(),
    }
}

/// The clauses in the name of a test: `ng_8_…` for NG-8, `ng_8_to_ng_11_…` for all from NG-8 to NG-11.
fn clauses_of(name: &str) -> Vec<String> {
    let parts: Vec<&str> = name.split('_').collect();
    let number = |at: usize| parts.get(at).and_then(|part| part.parse::<u32>().ok());
    let rules = parts[0].to_uppercase();
    let (true, Some(first)) = (CLAUSES.iter().any(|row| row.0 == rules), number(1)) else {
        return Vec::new();
    };
    let last = match (parts.get(2), parts.get(3), number(4)) {
        (Some(&"to"), Some(again), Some(last)) if *again == parts[0] => last,
        _ => first,
    };
    (first..=last)
        .map(|number| format!("{rules}-{number}"))
        .collect()
}

/// All clauses, each with a short summary.
fn clauses() -> Vec<(&'static str, &'static str)> {
    let lines = CLAUSE_TEXT.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(": ")).collect()
}

/// The clauses that no test is named after.
fn untested(tests: &[Test]) -> Vec<&'static str> {
    let named: BTreeSet<&str> = tests
        .iter()
        .flat_map(|test| test.clauses.iter().map(String::as_str))
        .collect();
    let ids = clauses().into_iter().map(|row| row.0);
    ids.filter(|id| !named.contains(id)).collect()
}

/// The keys of a family of words, each with the game that uses it. The game is empty for the shared turn.
fn keys(family: &str) -> Vec<(String, String)> {
    let mut keys = Vec::new();
    for source in sources(&["content"], "ftl") {
        let parts: Vec<&str> = source.path.split('/').collect();
        let game = match parts[..] {
            ["content", "words", "en", _] => "",
            ["content", game, "words", "en.ftl"] => game,
            _ => continue,
        };
        for line in source.text.lines().filter(|line| line.starts_with(family)) {
            let key = line.split([' ', '=']).next().unwrap_or_default();
            keys.push((key.to_owned(), game.to_owned()));
        }
    }
    keys
}

/// Whether a test belongs to a game: its own, or one for both card games.
fn is_of(test: &Test, game: &str) -> bool {
    test.path.starts_with(&format!("crates/{game}/"))
        || SHARING.contains(&game) && SHARED.iter().any(|place| test.path.starts_with(place))
}

/// The refusals that no test of a game expects, each with its game.
fn unmet(tests: &[Test]) -> Vec<(String, &'static str)> {
    let mut unmet = Vec::new();
    for (key, home) in keys("refusal-") {
        for game in games().into_iter().map(|row| row.name) {
            let own = if home.is_empty() {
                SHARING.contains(&game) || says(game, &key)
            } else {
                home == game
            };
            let never = NEVER_SAID.contains(&(key.as_str(), game));
            let expects = |test: &Test| {
                is_of(test, game) && test.text.lines().any(|line| is_refusal(line, &key))
            };
            if own && !never && !tests.iter().any(expects) {
                unmet.push((key.clone(), game));
            }
        }
    }
    unmet
}

/// Whether a line expects this refusal, as `refusal-apart … [PY-10]` or as `PY-10 refusal-apart`.
fn is_refusal(line: &str, key: &str) -> bool {
    let mut words = line.split(|c: char| !(c.is_alphanumeric() || c == '-'));
    words.any(|word| word == key)
}

/// Whether the code of a crate contains this text as a literal.
fn says(name: &str, text: &str) -> bool {
    let quoted = format!("{text:?}");
    program(name)
        .iter()
        .any(|source| source.text.contains(&quoted))
}

/// The values of options that no test of their game uses.
fn unchosen(tests: &[Test]) -> Vec<String> {
    let mut unchosen = Vec::new();
    for game in games() {
        let own: Vec<&Test> = tests.iter().filter(|test| is_of(test, game.name)).collect();
        for option in game.options {
            // The default needs no test of its own.
            for (value, _) in option.values.iter().skip(1) {
                let (name, pair) = (option.name, format!("{}={value}", option.name));
                let chosen = |test: &&Test| {
                    let text = &test.text;
                    text.contains(&pair)
                        || text.contains(&format!("{name:?}"))
                            && (text.contains(&format!("{value:?}")) || text.contains("seat "))
                };
                if !own.iter().any(chosen) {
                    unchosen.push(format!("{}: {pair}", game.name));
                }
            }
        }
    }
    unchosen
}

/// The symbols of all packs and of the example crate that no test is named after.
fn unnamed(tests: &[Test]) -> Vec<String> {
    let mut symbols = BTreeMap::new();
    for entry in fs::read_dir(format!("{ROOT}/content")).unwrap() {
        let entry = entry.unwrap();
        let pack = entry.file_name().into_string().unwrap();
        if entry.path().join("symbols.json").exists() {
            for symbol in shipped(&pack, "symbols.json")["symbols"]
                .as_array()
                .unwrap()
            {
                let name = symbol["name"].as_str().unwrap().replace('-', "_");
                symbols.insert(name, pack.clone());
            }
        }
    }
    for source in program("example-symbols") {
        let name = source.path.rsplit('/').next().unwrap_or_default();
        symbols.insert(name.trim_end_matches(".rs").to_owned(), source.path.clone());
    }
    symbols.remove("lib");
    let named = |symbol: &str, test: &Test| {
        let name = test.name.replace(['-', ' '], "_");
        // One test may cover the red and the green kind of a symbol, such as gems.
        let kind = symbol.rsplit('_').next().unwrap_or_default();
        name.contains(symbol) || name.contains(&format!("{kind}s_"))
    };
    let missing = symbols
        .into_iter()
        .filter(|(symbol, _)| !tests.iter().any(|test| named(symbol, test)));
    missing
        .map(|(symbol, pack)| format!("{symbol} of {pack}"))
        .collect()
}

#[test]
fn everything_that_can_be_broken_has_a_test() {
    let tests = tests();
    assert_eq!(untested(&tests), [""; 0], "name a test for each clause");
    assert_eq!(unmet(&tests), [], "let a test expect each refusal");
    assert_eq!(unchosen(&tests), [""; 0], "let a test choose each value");
    assert_eq!(unnamed(&tests), [""; 0], "name a test for each symbol");
    for (key, home) in keys("parse-") {
        let own = format!("crates/{home}");
        let expects = |test: &&Test| test.path.starts_with(&own) && is_refusal(&test.text, &key);
        assert!(tests.iter().any(|test| expects(&test)), "{key} of {home}");
    }
}

/// Tests name and expect only existing clauses and refusals.
#[test]
fn nothing_is_named_that_there_is_not() {
    let ids: BTreeSet<&str> = clauses().into_iter().map(|row| row.0).collect();
    let count: u32 = CLAUSES.iter().map(|row| row.1).sum();
    assert_eq!(ids.len(), count as usize);
    for test in tests() {
        for id in &test.clauses {
            assert!(ids.contains(id.as_str()), "{}: {}", test.path, test.name);
        }
    }
    let refusals: BTreeSet<String> = keys("refusal-").into_iter().map(|row| row.0).collect();
    for (key, _) in NEVER_SAID {
        assert!(refusals.contains(key), "there is no {key}");
    }
}

const HEAD: &str = "\
# What is tested where

This page is generated by `tests/traceability.rs`, which fails when it is out of date or a clause has no test.
`UPDATE_GOLDEN=1 cargo test --test integration traceability` writes it anew. A test counts for a clause if its
name begins with the clause's id: `fn sg_12_…`, or `scenario SG-12: …` in a text file. The clauses themselves are
told in [the rules](../content/rules/).
";

#[test]
fn the_table_of_tests_is_up_to_date() {
    let (tests, mut page) = (tests(), HEAD.to_owned());
    for (rules, _, game) in CLAUSES {
        let of = game.unwrap_or("both card games");
        let _ = write!(
            page,
            "\n## Clauses of {of}\n\n| Clause | What it says | Tests |\n| --- | --- | --- |\n"
        );
        let own = clauses().into_iter();
        for (id, says) in own.filter(|row| row.0.split('-').next() == Some(rules)) {
            let mut files: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
            for test in tests
                .iter()
                .filter(|test| test.clauses.iter().any(|named| named == id))
            {
                files.entry(&test.path).or_default().push(&test.name);
            }
            let file =
                |(path, names): (&str, Vec<&str>)| format!("{path}: `{}`", names.join("`, `"));
            let files: Vec<String> = files.into_iter().map(file).collect();
            let _ = writeln!(page, "| {id} | {says} | {} |", files.join("<br>"));
        }
    }
    page += "\n## What no test can hold\n\nParts of clauses that a program can neither keep nor break.\n\n| Clause | What it says | Why |\n| --- | --- | --- |\n";
    for line in BEYOND.lines().filter(|line| !line.starts_with('#')) {
        let _ = writeln!(page, "| {line} |");
    }
    check_golden("docs/traceability.md", &page);
}

/// In every language, the rules pages of a game cite all its clauses and no others.
#[test]
fn the_pages_of_the_rules_name_every_clause_of_their_game() {
    for (rules, _, game) in CLAUSES {
        let Some(game) = game else { continue };
        let of_game = |id: &str| {
            let family = id.split('-').next().unwrap_or_default();
            family == rules || SHARING.contains(&game) && family == "C"
        };
        let ids = clauses().into_iter().map(|row| row.0);
        let expected: BTreeSet<&str> = ids.filter(|id| of_game(id)).collect();
        for language in ["", "cs/", "pl/"] {
            let page = format!("content/rules/{language}{game}.md");
            let text = fs::read_to_string(format!("{ROOT}/{page}")).unwrap();
            let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
            let cited: BTreeSet<&str> = words.filter(|word| is_clause(word)).collect();
            assert_eq!(cited, expected, "{page}");
        }
    }
}

/// Whether a word is the id of a clause, with any number.
fn is_clause(word: &str) -> bool {
    word.split_once('-').is_some_and(|(rules, number)| {
        CLAUSES.iter().any(|row| row.0 == rules) && number.parse::<u32>().is_ok()
    })
}
