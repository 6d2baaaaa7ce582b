//! The guide to tests: compiles and runs what docs/testing-rules.md shows, and compares it with the page.
//!
//! A Rust block is part of the file that it names; `// …` stands for omitted lines. A text block is the
//! output of the named test.

// The three games, each with a planted bug.
mod games;
// A law about one game, of the types of its rules.
mod joined;
// A law about the order in which players act.
mod last_cup;
// A plugin symbol.
mod hoard;
// For every law a bug that breaks it.
mod laws;
// Notices that tell a seat what its view does not show.
mod leaks;
// A lock that others feel too early, and the small game that shows it.
mod lock;
// Laws of one's own, named, broken and repeated.
mod own;
// Properties of generated values.
mod patterns;
// Symbols with a planted bug.
mod planted;
// What random games reached.
mod reached;
// Runs in which games are refused.
mod refused;
mod scenarios;

use crate::page::{self, blocks, file};
use rnw_testkit::{LAWS, Law};

const GUIDE: &str = "docs/testing-rules.md";

/// Compares the output of a test with the page.
#[track_caller]
fn shown(test: &str, printed: &str) {
    page::shown(GUIDE, test, printed);
}

#[test]
fn every_block_of_the_guide_stands_in_a_file_that_is_run() {
    // The blocks after this heading show commands, which are tested in `tests`.
    let page = file(GUIDE);
    let end = page.lines().position(|line| line == "## Fuzzing").unwrap();
    for block in blocks(GUIDE) {
        let (place, title) = (block.place(), block.title.as_deref());
        let line: usize = place.rsplit(':').next().unwrap().parse().unwrap();
        if line > end {
            continue;
        }
        match (block.kind.as_str(), title) {
            ("rust", Some(path)) => {
                let source = file(path);
                let mut rest = source.as_str();
                for part in block.text.split("// …\n") {
                    let at = rest.find(part);
                    let at = at.unwrap_or_else(|| panic!("{place}: {path} has no\n{part}"));
                    rest = &rest[at + part.len()..];
                }
            }
            ("text", Some(path)) if !path.contains(": ") => {
                assert!(file(path).contains(&block.text), "{place}: not in {path}");
            }
            ("text", Some(title)) => {
                let (path, test) = title.split_once(": ").unwrap_or_else(|| panic!("{place}"));
                let source = file(path);
                let has = |text: &str| assert!(source.contains(text), "{place}: {path}: no {text}");
                has(&format!("fn {test}() {{"));
                has(&format!("\"{test}\""));
            }
            // The dependency in a manifest, and commands to type.
            ("toml" | "sh", None) => {}
            (kind, title) => panic!("{place}: what is {kind} with {title:?}?"),
        }
    }
}

#[test]
fn the_guide_lists_all_laws() {
    let page = file(GUIDE);
    let (_, part) = page.split_once("## What is promised").unwrap();
    let (part, _) = part.split_once("\n## ").unwrap();
    let rows = part.lines().filter_map(|line| {
        let cells: Vec<&str> = line.trim_matches('|').split(" | ").map(str::trim).collect();
        let [name, clause, says] = cells[..] else {
            return None;
        };
        let name = name.strip_prefix('`')?.strip_suffix('`')?;
        Some((name.to_owned(), clause.to_owned(), says.to_owned()))
    });
    let known = |name: &str| rnw_testkit::law(name).is_some();
    let rows: Vec<_> = rows.filter(|(name, ..)| known(name)).collect();
    let clause = |clause: &str| {
        if clause.contains("::") || clause.contains(".md") {
            format!("`{clause}`")
        } else {
            clause.to_owned()
        }
    };
    let clauses = |law: &Law| {
        let clauses = law.clause.split(", ").map(clause);
        clauses.collect::<Vec<_>>().join(", ")
    };
    let laws = LAWS.iter();
    let laws: Vec<_> = laws
        .map(|law| (law.name.to_string(), clauses(law), law.says.to_string()))
        .collect();
    assert_eq!(rows, laws);
}

#[test]
fn a_law_of_ones_own_takes_forty_lines() {
    for name in ["joined", "last_cup"] {
        let law = file(&format!("crates/testkit/tests/guide/{name}.rs"));
        assert!(law.lines().count() <= 40, "{name}.rs is too long");
    }
}

/// The guide names exactly the variables that the program reads.
#[test]
fn the_guide_names_all_variables() {
    let names = |text: &str| {
        let parts = text.split("TESTKIT_").skip(1);
        let word = |part: &str| part.chars().take_while(char::is_ascii_uppercase).collect();
        let mut names: Vec<String> = parts.map(word).collect();
        names.sort();
        names.dedup();
        names
    };
    assert_eq!(
        names(&file(GUIDE)),
        names(&file("crates/testkit/src/config.rs"))
    );
}
