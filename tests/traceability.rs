//! Every clause, refusal, symbol, tie-break, end and option has tests that exercise it, and
//! `docs/traceability.md` tells which.
//!
//! Nothing here is taken on trust from a list of tests: a test counts for a clause by its name, for a refusal
//! or a tie-break by the very words that it expects, for a symbol by its name and place. What is listed by
//! hand, the ends and the words about clauses, is held to what there is.

use crate::common::{ROOT, check_golden, games, shipped};
use crate::sources::{program, sources};
use found::{Test, functions, tests};
use listed::{BY_SYMBOLS, ENDS, EXAMPLES, NEVER_SAID, SHARED, SHARING, SYMBOLS};
use roll_and_write::Game;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;

// What each clause says, and what no program can break.
mod clauses;
// The tests of the repository, read from their sources.
mod found;
// Where symbols, ends and refusals are met.
mod listed;

/// The rules and how many clauses they have: what ids begin with, the number of the last one, and the
/// game whose rules they are, if it is one game alone.
pub(crate) const CLAUSES: [(&str, u32, Option<&str>); 4] = [
    ("C", 12, None),
    ("SG", 30, Some("silver-and-gold")),
    ("PY", 33, Some("pyramids")),
    ("NG", 27, Some("nuggets")),
];

/// A table of `docs/traceability.md`.
struct Table {
    title: String,
    /// What stands above the columns before the last one.
    columns: &'static [&'static str],
    rows: Vec<Row>,
}

/// A row of a table: what is to be exercised, and how it is.
struct Row {
    cells: Vec<String>,
    /// The tests, each with the path of its file.
    tests: Vec<(String, String)>,
    /// Why it cannot be broken, if it cannot.
    unbreakable: Option<&'static str>,
    /// What to do if there is no test.
    advice: String,
}

impl Row {
    fn new<'a>(
        cells: impl Into<Vec<String>>,
        tests: impl IntoIterator<Item = &'a Test>,
        advice: String,
    ) -> Self {
        let tests = tests.into_iter();
        Self {
            cells: cells.into(),
            tests: tests
                .map(|test| (test.path.clone(), test.name.clone()))
                .collect(),
            unbreakable: None,
            advice,
        }
    }

    /// The last cell: the names of the tests by their files, or why there are none.
    fn proof(&self) -> String {
        if let Some(reason) = self.unbreakable {
            return format!("cannot be broken: {reason}");
        }
        let mut files: Vec<(&str, Vec<&str>)> = Vec::new();
        for (path, name) in &self.tests {
            match files.iter_mut().find(|file| file.0 == path) {
                Some(file) => file.1.push(name),
                None => files.push((path, vec![name])),
            }
        }
        let file = |(path, names): &(&str, Vec<&str>)| {
            let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
            format!("{path}: {}", names.join(", "))
        };
        files.iter().map(file).collect::<Vec<_>>().join("<br>")
    }
}

impl Table {
    fn show(&self) -> String {
        let mut text = format!("\n## {}\n\n", self.title);
        let line = |cells: &[&str], last: &str| format!("| {} | {last} |\n", cells.join(" | "));
        text += &line(self.columns, "Tests");
        text += &line(&vec!["---"; self.columns.len()], "---");
        for row in &self.rows {
            let cells: Vec<&str> = row.cells.iter().map(String::as_str).collect();
            text += &line(&cells, &row.proof());
        }
        text
    }

    /// What is wrong with the rows.
    fn problems(&self) -> Vec<String> {
        let mut found = Vec::new();
        for row in &self.rows {
            let what = row.cells[..row.cells.len().min(2)].join(", ");
            match (row.tests.first(), row.unbreakable) {
                (None, None) => found.push(format!(
                    "{}: {what}: no test exercises it; {}",
                    self.title, row.advice
                )),
                (Some((path, name)), Some(_)) => found.push(format!(
                    "{}: {what}: it is said to be unbreakable, yet {name} in {path} tests it; take the mark away",
                    self.title
                )),
                (None, Some(_)) | (Some(_), None) => {}
            }
        }
        found
    }
}

/// The clauses that a test is named for: `ng_8_…` for NG-8, `ng_8_to_ng_11_…` for all from NG-8 to NG-11.
fn clauses_of(name: &str) -> Vec<(String, u32)> {
    let parts: Vec<&str> = name.split('_').collect();
    let number = |at: usize| parts.get(at).and_then(|part| part.parse::<u32>().ok());
    let (rules, Some(first)) = (parts[0].to_uppercase(), number(1)) else {
        return Vec::new();
    };
    let last = match (parts.get(2), parts.get(3), number(4)) {
        (Some(&"to"), Some(again), Some(last)) if *again == parts[0] => last,
        _ => first,
    };
    (first..=last)
        .map(|number| (rules.clone(), number))
        .collect()
}

/// The tables of the clauses, one for each rules.
fn clauses(tests: &[Test]) -> Vec<Table> {
    let games = CLAUSES.map(|(rules, last, game)| {
        let named = |number: u32, path: &str| -> Vec<&Test> {
            let clause = (rules.to_owned(), number);
            let tests = tests.iter().filter(|test| test.path.starts_with(path));
            tests
                .filter(|test| clauses_of(&test.name).contains(&clause))
                .collect()
        };
        let rows = (1..=last).flat_map(|number| {
            let id = format!("{rules}-{number}");
            let says = clauses::SAYS.iter().find(|row| row.0 == id);
            let says = says
                .unwrap_or_else(|| panic!("say what {id} says in tests/traceability/clauses.rs"))
                .1;
            let reason = clauses::UNBREAKABLE.iter().find(|row| row.0 == id);
            let start = format!("{}_{number}_", rules.to_lowercase());
            // Who shares a clause tests it for itself.
            let homes: &[&str] = if game.is_none() { &SHARING } else { &[""] };
            homes
                .iter()
                .map(|home| {
                    let path = if home.is_empty() {
                        String::new()
                    } else {
                        format!("crates/{home}/")
                    };
                    let cells = match *home {
                        "" => vec![id.clone(), says.to_owned()],
                        home => vec![id.clone(), home.to_owned(), says.to_owned()],
                    };
                    let mut tests = named(number, &path);
                    // Those of the engine come on top of the game's own.
                    if !home.is_empty() && !tests.is_empty() {
                        tests.extend(named(number, "crates/roll-and-write/"));
                    }
                    Row {
                        unbreakable: reason.map(|row| row.1),
                        ..Row::new(
                            cells,
                            tests,
                            format!("write one such as `fn {start}what_it_says()`"),
                        )
                    }
                })
                .collect::<Vec<_>>()
        });
        let columns: &[&str] = match game {
            None => &["Clause", "Game", "What it says"],
            Some(_) => &["Clause", "What it says"],
        };
        Table {
            title: match game {
                None => "Clauses of both card games".to_owned(),
                Some(game) => format!("Clauses of {game}"),
            },
            columns,
            rows: rows.collect(),
        }
    });
    games.into()
}

/// The key and the clause in a text such as `refusal-apart board=B [PY-10]` or `PY-10 refusal-apart`.
fn refusal_in(text: &str) -> Option<(String, String)> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let at = words.iter().position(|word| word.starts_with("refusal-"))?;
    let after = words[at..].iter();
    let mut bracketed = after.filter_map(|word| word.strip_prefix('[')?.strip_suffix(']'));
    let clause = bracketed.next().or((at == 1).then(|| words[0]))?;
    let (rules, number) = clause.split_once('-')?;
    let known = CLAUSES.iter().any(|row| row.0 == rules);
    (known && number.parse::<u32>().is_ok()).then(|| (words[at].to_owned(), clause.to_owned()))
}

/// The keys of a family, each with the home of its file: a game, or nothing for the engine.
fn keys(family: &str) -> Vec<(String, String)> {
    let mut keys = Vec::new();
    for source in sources(&["content"], "ftl") {
        let parts: Vec<&str> = source.path.split('/').collect();
        let home = match parts[..] {
            ["content", "words", "en", _] => "",
            ["content", game, "words", "en.ftl"] => game,
            _ => continue,
        };
        for line in source.text.lines().filter(|line| line.starts_with(family)) {
            let key = line.split([' ', '=']).next().unwrap_or_default();
            keys.push((key.to_owned(), home.to_owned()));
        }
    }
    keys
}

/// The table of refusals: every key of the words in every place where it can be met, by the clauses that
/// tests expect with it.
fn refusals(tests: &[Test]) -> Table {
    let mut met: BTreeMap<(String, &str, String), Vec<&Test>> = BTreeMap::new();
    for test in tests {
        let found: BTreeSet<(String, String)> = test
            .texts
            .iter()
            .filter_map(|text| refusal_in(text))
            .collect();
        for (key, clause) in found {
            met.entry((key, test.path.as_str(), clause))
                .or_default()
                .push(test);
        }
    }
    let mut rows = Vec::new();
    for (key, home) in keys("refusal-") {
        let by_symbols = BY_SYMBOLS.iter().find(|row| row.0 == key);
        let places: Vec<String> = match (home.as_str(), by_symbols) {
            ("", None) => {
                let others = games().into_iter().map(|row| row.name);
                let message = others.filter(|game| SHARING.contains(game) || says(game, &key));
                message.map(|game| format!("crates/{game}/")).collect()
            }
            ("", Some((_, places))) => places.iter().map(|place| (*place).to_owned()).collect(),
            (game, _) => vec![format!("crates/{game}/")],
        };
        for place in places {
            let mut clauses: BTreeMap<&str, Vec<&Test>> = BTreeMap::new();
            for ((found, path, clause), tests) in &met {
                if *found == key && path.starts_with(&place) {
                    clauses.entry(clause).or_default().extend(tests);
                }
            }
            let game = match place.split('/').nth(1) {
                Some(game) if place.starts_with("crates/") => game,
                _ => "packs with other symbols",
            };
            let never = NEVER_SAID.iter().find(|row| row.0 == key && row.1 == game);
            if clauses.is_empty() {
                clauses.insert(if never.is_some() { "-" } else { "?" }, Vec::new());
            }
            let row = |(clause, tests): (&str, Vec<&Test>)| {
                let cells = [format!("`{key}`"), game.to_owned(), clause.to_owned()];
                let advice = format!("let a test in {place} expect \"{key} … [clause]\"");
                Row {
                    unbreakable: never.map(|row| row.2),
                    ..Row::new(cells, tests, advice)
                }
            };
            rows.extend(clauses.into_iter().map(row));
        }
    }
    Table {
        title: "Refusals".to_owned(),
        columns: &["Refusal", "Game", "Clause"],
        rows,
    }
}

/// Whether a text stands in the program of a crate.
fn says(name: &str, text: &str) -> bool {
    let sources = program(name).into_iter();
    let mut functions = sources.flat_map(|source| functions(&source));
    functions.any(|function| function.texts().iter().any(|found| found == text))
}

/// The clauses that the code refuses by, each with its file.
fn refusing_clauses() -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let crates = ["roll-and-write", "silver-and-gold", "pyramids", "nuggets"];
    for source in crates.into_iter().flat_map(program) {
        for function in functions(&source) {
            let refuses = function.name.starts_with("check")
                || ["clause", "not_awaited", "number_clause"].contains(&function.name.as_str());
            for text in function.texts().into_iter().filter(|_| refuses) {
                if is_clause(&text) {
                    found.insert(text, source.path.clone());
                }
            }
        }
    }
    found
}

/// The table of what is no move: every key of the words, and the tests that expect it.
fn no_moves(tests: &[Test]) -> Table {
    let row = |(key, home): (String, String)| {
        let place = match home.as_str() {
            "" => "crates/".to_owned(),
            game => format!("crates/{game}/"),
        };
        let expects = |test: &&Test| {
            let mut spoken = test.texts.iter();
            test.path.starts_with(&place) && spoken.any(|text| text.split(' ').next() == Some(&key))
        };
        let tests: Vec<&Test> = tests.iter().filter(expects).collect();
        let advice = format!("let a test in {place} expect \"{key} …\"");
        Row::new([format!("`{key}`"), home.clone()], tests, advice)
    };
    Table {
        title: "Texts that are no move".to_owned(),
        columns: &["What is said", "Game, if it is one alone"],
        rows: keys("parse-").into_iter().map(row).collect(),
    }
}

/// The symbols that there are: those of all packs, and those that are written in Rust.
fn all_symbols() -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(format!("{ROOT}/content")).unwrap() {
        let entry = entry.unwrap();
        let pack = entry.file_name().into_string().unwrap();
        if entry.path().join("symbols.json").exists() {
            let file = shipped(&pack, "symbols.json");
            let names = file["symbols"].as_array().unwrap().iter();
            let names = names.map(|symbol| symbol["name"].as_str().unwrap().to_owned());
            found.extend(names.map(|name| (pack.clone(), name)));
        }
    }
    for source in program(EXAMPLES) {
        let name = source.path.rsplit('/').next().unwrap_or_default();
        let name = name.trim_end_matches(".rs").replace('_', "-");
        if name != "lib" {
            found.insert((EXAMPLES.to_owned(), name));
        }
    }
    found
}

fn symbols(tests: &[Test]) -> Table {
    let row = |(pack, symbol): (String, String)| {
        let known = SYMBOLS.iter().find(|row| row.0 == pack && row.1 == symbol);
        let (place, start) = known.map_or(("?", "?"), |row| (row.2, row.3));
        let named = |test: &&Test| test.path.starts_with(place) && test.name.starts_with(start);
        let tests: Vec<&Test> = tests.iter().filter(named).collect();
        let advice = format!(
            "write a test named {start}… in {place}…, and give the symbol a row in tests/traceability/listed.rs"
        );
        Row::new([symbol, pack], tests, advice)
    };
    Table {
        title: "Symbols".to_owned(),
        columns: &["Symbol", "Pack or crate"],
        rows: all_symbols().into_iter().map(row).collect(),
    }
}

/// The tie-breaks as the games say them, each with its game; of those that differ in a number alone one.
fn all_tie_breaks() -> BTreeSet<(&'static str, String)> {
    let mut found = BTreeSet::new();
    let mut add = |game, messages: &[roll_and_write::Message]| {
        let said = messages.iter().map(ToString::to_string);
        let same = |text: String| text.split(" place=").next().unwrap_or_default().to_owned();
        found.extend(said.map(|text| (game, same(text))));
    };
    let files = rnw_silver_and_gold::shipped();
    let silver = rnw_silver_and_gold::load(&files, [("tie", "latest-seat")], 4);
    add("silver-and-gold", &silver.unwrap().info().tie_breaks);
    let pyramids = rnw_pyramids::load(&rnw_pyramids::shipped(), [], 4);
    add("pyramids", &pyramids.unwrap().info().tie_breaks);
    let nuggets = rnw_nuggets::load(&rnw_nuggets::shipped(), [("tie", "piles")], 4);
    add("nuggets", &nuggets.unwrap().info().tie_breaks);
    found
}

fn tie_breaks(tests: &[Test]) -> Table {
    let row = |(game, said): (&str, String)| {
        let place = format!("crates/{game}/");
        let expects = |test: &&Test| {
            let mut spoken = test.texts.iter();
            test.path.starts_with(&place)
                && spoken.any(|text| text.split(" place=").next() == Some(&said))
        };
        let tests: Vec<&Test> = tests.iter().filter(expects).collect();
        let advice = format!("let a test in {place} expect {said:?}");
        Row::new([format!("`{said}`"), game.to_owned()], tests, advice)
    };
    let decided = all_tie_breaks().into_iter().map(row);
    let shared = SHARED.iter().map(|(game, clause, name)| {
        let cells = [
            format!("nothing decides, the win is shared ({clause})"),
            (*game).to_owned(),
        ];
        let place = format!("crates/{game}/");
        Row::new(
            cells,
            by_name(tests, &place, name),
            format!("there is no test {name}"),
        )
    });
    Table {
        title: "Tie-breaks".to_owned(),
        columns: &["Tie-break", "Game"],
        rows: decided.chain(shared).collect(),
    }
}

fn by_name<'a>(tests: &'a [Test], place: &str, name: &str) -> Option<&'a Test> {
    let mut here = tests.iter().filter(|test| test.path.starts_with(place));
    here.find(|test| test.name == name)
}

fn ends(tests: &[Test]) -> Table {
    let row = |(game, end, clause, names): &(&str, &str, &str, &[&str])| {
        let place = format!("crates/{game}/");
        let found: Vec<&Test> = names
            .iter()
            .filter_map(|name| by_name(tests, &place, name))
            .collect();
        // A list that names a test which there is not counts as none.
        let found = if found.len() == names.len() {
            found
        } else {
            Vec::new()
        };
        let advice = format!("{names:?} is to be in {place}");
        Row::new(
            [(*end).to_owned(), (*game).to_owned(), (*clause).to_owned()],
            found,
            advice,
        )
    };
    Table {
        title: "Ends of the game".to_owned(),
        columns: &["End", "Game", "Clause"],
        rows: ENDS.iter().map(row).collect(),
    }
}

/// Whether a test gives this option at all: its name stands in it, or begins a text such as `tie=piles`.
fn gives(test: &Test, name: &str) -> bool {
    let start = format!("{name}=");
    let mut texts = test.texts.iter();
    texts.any(|text| text == name || text.split([' ', ',']).any(|word| word.starts_with(&start)))
}

/// Whether a test gives an option this value: `tie=piles` stands in it, or both in different texts.
fn chooses(test: &Test, name: &str, value: &str) -> bool {
    let pair = format!("{name}={value}");
    let mut texts = test.texts.iter().map(String::as_str);
    gives(test, name)
        && texts.any(|text| {
            let mut words = text.split([' ', ',']);
            text == value || words.any(|word| word == pair) || text == format!("seat {value}")
        })
}

fn options(tests: &[Test]) -> Table {
    let mut rows = Vec::new();
    for game in games() {
        let place = format!("crates/{}/", game.name);
        for option in game.options {
            let (rules, number) = option.clause.split_once('-').unwrap();
            let clause = (rules.to_owned(), number.parse().unwrap());
            for (index, (value, _)) in option.values.iter().enumerate() {
                let chosen = |test: &&Test| chooses(test, option.name, value);
                // The default needs no choice.
                let played = |test: &&Test| index == 0 && !gives(test, option.name);
                let named = |test: &&Test| {
                    test.path.starts_with(&place) && clauses_of(&test.name).contains(&clause)
                };
                let tests = tests.iter().filter(named);
                let tests: Vec<&Test> = tests.filter(|test| chosen(test) || played(test)).collect();
                let cells = [
                    format!("`{}={value}`", option.name),
                    game.name.to_owned(),
                    option.clause.to_owned(),
                ];
                let advice = format!("let a test of {} in {place} choose it", option.clause);
                rows.push(Row::new(cells, tests, advice));
            }
        }
    }
    Table {
        title: "Options".to_owned(),
        columns: &["Value", "Game", "Clause"],
        rows,
    }
}

const HEAD: &str = "\
# What is tested where

This page is made by `tests/traceability.rs`, which fails when it is out of date, when a row has no test, and
when a test that is counted on by name is gone. `UPDATE_GOLDEN=1 cargo test --test integration traceability`
writes it anew.

A test counts for a clause if its name begins with the clause's id, `sg_12_…` for SG-12. It counts for a
refusal or a tie-break if it expects the very words, for an option if it is a test of its clause and chooses the
value or leaves the default, for a symbol if it is named for it and plays it. The clauses themselves are told in
[the rules](../content/rules/).
";

fn beyond() -> String {
    let mut text = "\n## What no test can hold\n\nParts of clauses that a program can neither keep nor break.\n\n| Clause | What it says | Why |\n| --- | --- | --- |\n".to_owned();
    for (clause, says, reason) in clauses::BEYOND {
        writeln!(text, "| {clause} | {says} | {reason} |").unwrap();
    }
    text
}

fn tables() -> Vec<Table> {
    let tests = tests();
    let mut tables = clauses(&tests);
    tables.extend([
        refusals(&tests),
        no_moves(&tests),
        symbols(&tests),
        tie_breaks(&tests),
        ends(&tests),
        options(&tests),
    ]);
    tables
}

#[test]
fn everything_that_can_be_broken_has_a_test() {
    let problems: Vec<String> = tables().iter().flat_map(Table::problems).collect();
    assert!(problems.is_empty(), "\n{}\n", problems.join("\n"));
}

#[test]
fn the_table_of_tests_is_up_to_date() {
    let tables: String = tables().iter().map(Table::show).collect();
    check_golden(
        "docs/traceability.md",
        &format!("{HEAD}{tables}{}", beyond()),
    );
}

/// Clauses by which the code refuses are expected by tests.
#[test]
fn every_clause_that_refuses_is_met() {
    let table = refusals(&tests());
    let met: BTreeSet<&str> = table.rows.iter().map(|row| row.cells[2].as_str()).collect();
    let refusing = refusing_clauses();
    assert!(refusing.len() > 15, "{refusing:?}");
    for (clause, path) in refusing {
        assert!(
            met.contains(clause.as_str()),
            "{path}: no test is refused by {clause}"
        );
    }
}

/// What is said by hand about clauses, symbols and refusals is about those that there are.
#[test]
fn nothing_is_listed_that_there_is_not() {
    let known = |id: &str| {
        let (rules, number) = id.split_once('-').unwrap();
        let row = CLAUSES.iter().find(|row| row.0 == rules).unwrap();
        (1..=row.1).contains(&number.parse().unwrap())
    };
    let said = clauses::SAYS.iter().map(|row| row.0);
    let unbreakable = clauses::UNBREAKABLE.iter().map(|row| row.0);
    let beyond = clauses::BEYOND.iter().map(|row| row.0);
    for id in said.chain(unbreakable).chain(beyond) {
        assert!(known(id), "there is no clause {id}");
    }
    let count: u32 = CLAUSES.iter().map(|row| row.1).sum();
    assert_eq!(clauses::SAYS.len(), count as usize);
    let there = all_symbols();
    for (pack, symbol, ..) in SYMBOLS {
        let symbol = (pack.to_owned(), symbol.to_owned());
        assert!(there.contains(&symbol), "there is no symbol {symbol:?}");
    }
    let refusals: BTreeSet<String> = keys("refusal-").into_iter().map(|row| row.0).collect();
    let by_symbols = BY_SYMBOLS.iter().map(|row| row.0);
    for key in NEVER_SAID.iter().map(|row| row.0).chain(by_symbols) {
        assert!(refusals.contains(key), "there is no {key}");
    }
    for test in tests() {
        let expected = test.texts.iter().filter_map(|text| refusal_in(text));
        let own = test.path.starts_with("tests/traceability");
        for (key, clause) in expected.filter(|_| !own) {
            let there = refusals.contains(&key) && known(&clause);
            assert!(
                there,
                "{}: {}: there is no {key} [{clause}]",
                test.path, test.name
            );
        }
    }
}

/// A test that cites a clause which the rules do not have is misnamed.
#[test]
fn every_test_that_names_a_clause_names_one_that_there_is() {
    for test in tests() {
        for (rules, number) in clauses_of(&test.name) {
            if let Some((_, last, _)) = CLAUSES.iter().find(|row| row.0 == rules) {
                assert!(
                    (1..=*last).contains(&number),
                    "{}: fn {}: the rules have no clause {rules}-{number}",
                    test.path,
                    test.name
                );
            }
        }
    }
}

/// The checks find what they are for.
#[test]
fn a_gap_is_found() {
    let test = |path: &str, name: &str, text: &str| Test {
        path: path.to_owned(),
        name: name.to_owned(),
        texts: vec![text.to_owned()],
    };
    let row = |tests: &[Test], unbreakable| Row {
        unbreakable,
        ..Row::new(["X-1".to_owned()], tests, "write one".to_owned())
    };
    let tests = [test("tests/a.rs", "x_1_some", "")];
    let table = Table {
        title: "Some".to_owned(),
        columns: &["Clause"],
        rows: vec![
            row(&tests, None),
            row(&[], None),
            row(&[], Some("it is air")),
            row(&tests, Some("it is air")),
        ],
    };
    assert_eq!(
        table.problems(),
        [
            "Some: X-1: no test exercises it; write one",
            "Some: X-1: it is said to be unbreakable, yet x_1_some in tests/a.rs tests it; take the mark away"
        ]
    );
    let proofs: Vec<String> = table.rows[..3].iter().map(Row::proof).collect();
    assert_eq!(
        proofs,
        ["tests/a.rs: `x_1_some`", "", "cannot be broken: it is air"]
    );
    // Without their only test these have none.
    let mut tests = self::tests();
    tests.retain(|test| {
        let gone = [
            "sg_9_any_free_cell_of_an_island_is_legal_wherever_the_marks_are",
            "c_9_a_refusal_tells_who_may_keep_what",
            "pearl_scores_one_four_nine_and_then_three_more_each",
            "py_26_the_tie_break_is_said",
            "ng_12_the_game_ends_when_all_have_passed",
        ];
        !gone.contains(&test.name.as_str())
    });
    let mut found: Vec<String> = clauses(&tests).iter().flat_map(Table::problems).collect();
    for table in [refusals, symbols, tie_breaks, ends] {
        found.extend(table(&tests).problems());
    }
    for what in [
        "silver-and-gold: SG-9,",
        "Refusals: `refusal-keep-now`, pyramids",
        "Symbols: pearl, pearl-lagoon",
        "Tie-breaks: `tie-lowest-card`, pyramids",
        "Ends of the game: all have passed, nuggets",
    ] {
        assert!(
            found.iter().any(|found| found.contains(what)),
            "{what}: {found:#?}"
        );
    }
    assert_eq!(clauses_of("ng_8_to_ng_11_what_holds").len(), 4);
    assert_eq!(clauses_of("a_gap_is_found"), []);
    let said = |key: &str, clause: &str| Some((key.to_owned(), clause.to_owned()));
    assert_eq!(
        refusal_in("refusal-apart board=B [PY-10]"),
        said("refusal-apart", "PY-10")
    );
    assert_eq!(
        refusal_in("PY-10 refusal-apart"),
        said("refusal-apart", "PY-10")
    );
    assert_eq!(refusal_in("refusal-apart"), None);
}

/// The pages of the rules tell every clause of their game, and cite none that there is not, in every language.
#[test]
fn the_pages_of_the_rules_name_every_clause_of_their_game() {
    for (rules, _, game) in CLAUSES {
        let Some(game) = game else { continue };
        let shares = SHARING.contains(&game);
        let of_game = |id: &str| {
            let family = id.split('-').next().unwrap_or_default();
            family == rules || shares && family == "C"
        };
        let expected: BTreeSet<&str> = clauses::SAYS
            .iter()
            .map(|row| row.0)
            .filter(|id| of_game(id))
            .collect();
        for language in ["", "cs/", "pl/"] {
            let page = format!("content/rules/{language}{game}.md");
            let text = fs::read_to_string(format!("{ROOT}/{page}")).unwrap();
            let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
            let cited: BTreeSet<&str> = words.filter(|word| is_clause(word)).collect();
            assert_eq!(cited, expected, "{page}");
        }
    }
}

/// Whether a word is the id of a clause, of whatever number.
fn is_clause(word: &str) -> bool {
    word.split_once('-').is_some_and(|(rules, number)| {
        CLAUSES.iter().any(|row| row.0 == rules) && number.parse::<u32>().is_ok()
    })
}
