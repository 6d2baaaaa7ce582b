//! Programs as lines: the page about the language, errors inside the strings of packs, and `rnw symbols format`.

use crate::common::{Home, ROOT, contains};
use rnw_flip::content::{StepEntry, SymbolEntry, SymbolsFile};
use rnw_packs::{Files, LineFault, ParsedLine, Report, open};
use serde_json::{Value, json};
use std::fs;

fn page() -> String {
    fs::read_to_string(format!("{ROOT}/docs/symbol-language.md")).unwrap()
}

/// The rows of the first table below a heading: the line and the tree of each, between backquotes.
fn rows(page: &str, heading: &str) -> Vec<(String, Value)> {
    let (_, below) = page.split_once(&format!("\n{heading}\n")).unwrap();
    let lines = below.lines().skip_while(|line| !line.starts_with('|'));
    let table = lines.take_while(|line| line.starts_with('|')).skip(2);
    let quoted = |cell: &str| -> Vec<String> {
        cell.split('`')
            .skip(1)
            .step_by(2)
            .map(str::to_owned)
            .collect()
    };
    let rows = table.flat_map(|row| {
        let (rest, tree) = row.trim_matches('|').rsplit_once(" | ").unwrap();
        let (_, line) = rest.split_once(" | ").unwrap();
        let trees = quoted(tree).into_iter();
        let trees = trees.map(|tree| serde_json::from_str(&tree).unwrap());
        quoted(line).into_iter().zip(trees.collect::<Vec<Value>>())
    });
    rows.collect()
}

fn parse(line: &str) -> Value {
    let parsed: Result<ParsedLine, LineFault> = line.parse();
    parsed
        .unwrap_or_else(|fault| panic!("{line}: {fault}"))
        .program
}

/// A step with every default.
fn full(steps: &Value) -> Value {
    let steps: Vec<StepEntry> = serde_json::from_value(steps.clone()).unwrap();
    serde_json::to_value(steps).unwrap()
}

/// Each line of the page means the tree beside it, and is written as the page writes it.
#[test]
fn the_page_says_the_same_in_both_forms() {
    let page = page();
    let mut words = String::new();
    for (heading, steps) in [
        ("## Steps", "$"),
        ("## Where cells lie", "$"),
        ("## Numbers", "advance coins by $"),
        ("## Conditions", "if $ then spend"),
    ] {
        let rows = rows(&page, heading);
        assert!(rows.len() > 5, "{heading}");
        for (line, tree) in rows {
            let tree = match heading {
                "## Numbers" => json!([{ "advance": { "track": "coins", "by": tree } }]),
                "## Conditions" => json!([{ "if": { "test": tree, "then": ["spend"] } }]),
                _ => json!([tree]),
            };
            let whole = steps.replace('$', &line);
            assert_eq!(full(&parse(&whole)), full(&tree), "{whole}");
            let symbol = json!({ "name": "a", "char": "a", "glyph": "a", "program": tree });
            let symbol: SymbolEntry = serde_json::from_value(symbol).unwrap();
            let usual = symbol.line().unwrap();
            if !line.ends_with("any board") {
                assert_eq!(usual.strip_prefix("on mark: "), Some(&whole[..]));
            }
            words.push_str(&whole);
            words.push(' ');
        }
    }
    // Every word of the grammar is in an example.
    let (_, grammar) = page.split_once("## Grammar\n").unwrap();
    let grammar = grammar.split("```").nth(1).unwrap();
    let terminals = grammar.split('"').skip(1).step_by(2);
    for terminal in terminals.filter(|word| word.chars().all(char::is_alphabetic)) {
        let is_said = words
            .split(|c: char| !c.is_alphabetic())
            .any(|word| word == terminal);
        let elsewhere = [
            "complete", "scoring", "nothing", "are", "any", "plus", "times", "board",
        ];
        assert!(
            is_said || elsewhere.contains(&terminal),
            "no example has {terminal:?}"
        );
    }
}

/// The examples of the page in its JSON blocks and in its list are lines too.
#[test]
fn the_other_lines_of_the_page_are_lines() {
    let page = page();
    let text = page.split("## Grammar").next().unwrap();
    let starts = ["on mark: ", "on round ", "if ", "advance coins", "else if "];
    let quoted = text
        .split('`')
        .skip(1)
        .step_by(2)
        .filter(|text| !text.contains('…'));
    let lines = quoted.filter(|text| starts[..4].iter().any(|start| text.starts_with(start)));
    let mut count = 0;
    for line in lines.filter(|line| !line.ends_with(':')) {
        parse(line);
        count += 1;
    }
    assert!(count > 5, "{count}");
}

const LINES: &str = r#"{ "symbols": [
  // Gold.
  { "name": "coin", "char": "$", "glyph": "●", "hue": "yellow", "priority": 1,
    "program": "on mark: advance coins by 1" },
  { "name": "palm", "char": "T", "glyph": "♣", "on": "mark",
    "program": "write 1 + offered palm on palms" } ] }"#;

fn isles() -> Home {
    let home = Home::new();
    home.out("content new isles --extends silver-and-gold");
    home.write("isles/cards.json", r#"{ "cards": [] }"#);
    home.write("isles/words/en.ftl", "");
    home.write("isles/symbols.json", LINES);
    home
}

/// The error that the page shows.
#[test]
fn the_page_shows_an_error_as_it_is_printed() {
    let home = isles();
    home.write(
        "isles/sheet.json",
        r#"{ "tracks": [
      { "name": "apples", "kind": "count", "boxes": 6, "score": { "each": 2 } } ] }"#,
    );
    let symbols = r#"{
  "symbols": [
    { "name": "apple", "char": "a", "glyph": "◉", "priority": 5,
      "program": "on mark: advance apples bye 2" }
  ]
}"#;
    home.write("isles/symbols.json", symbols);
    let found = home
        .run("content check isles")
        .err
        .replace("isles/", "orchard/");
    let page = page();
    let shown = page
        .split("```text\n")
        .nth(1)
        .unwrap()
        .split("```")
        .next()
        .unwrap();
    assert!(found.contains(shown), "{found}");
}

#[test]
fn format_prints_included_packs_and_does_not_change_them() {
    let home = Home::new();
    let tree = home.out("symbols format pyramids --tree --print");
    contains(&tree, r#"{ "mark_round": { "track": "torches" } }"#);
    home.refused("symbols format pyramids", 2, "--print");
    home.out("symbols format pyramids --check");
    let run = home.run("symbols format nowhere");
    assert_eq!(run.code, 2, "{}", run.err);
    home.write("broken.json", r#"{ "symbols": [{ "program": "fly" }] }"#);
    home.refused("symbols format broken.json", 3, "a step (advance");
}

/// The included packs have lines, in the usual form.
#[test]
fn the_included_packs_have_lines() {
    for pack in [
        "silver-and-gold",
        "pyramids",
        "pearl-lagoon",
        "jungle-temple",
    ] {
        let text = fs::read_to_string(format!("{ROOT}/content/{pack}/symbols.json")).unwrap();
        let files = Files::embedded(pack, &[("symbols.json", &text)]);
        let file = open::<SymbolsFile>(&files, "symbols.json", &mut Report::default()).unwrap();
        for symbol in file.value.symbols {
            if let Some(line) = symbol.line() {
                assert!(
                    text.contains(&format!("\"program\": \"{line}\"")),
                    "{pack}: {line}"
                );
            }
        }
    }
}

/// `explain` says the names that a pack defines, and what each means once below; a pack may give them a text.
#[test]
fn explain_says_the_names_of_the_pack() {
    let home = Home::new();
    std::fs::create_dir_all(home.path("reef/words")).unwrap();
    let game = r#"{ "game": "silver-and-gold", "extends": "silver-and-gold", "title": "Reef" }"#;
    home.write("reef/game.json", game);
    let symbols = serde_json::json!({
        "define": [
            { "name": "beach", "means": "touching (cells with palm)" },
            { "name": "dunes", "means": "touching beach" },
            { "name": "worth", "with": ["least"], "means": "max(least, 2 * round)" },
            { "name": "late", "means": "round >= 3 or turns left = 0" },
            { "name": "two", "means": "2" },
            { "name": "pay", "means": "advance coins by two; copy" },
        ],
        "symbols": [{ "name": "palm", "char": "T", "glyph": "♣", "priority": 1,
            "program": "mark 1 extra cell in (dunes or free); pay; if late then write worth(1) on palms" }],
    });
    home.write("reef/symbols.json", symbols.to_string());
    home.write("reef/words/en.ftl", "define-beach = the beach\n");
    let said = home.out("symbols explain palm --content reef");
    let lines: Vec<&str> = said
        .lines()
        .filter(|line| line.starts_with("  - "))
        .collect();
    assert_eq!(
        lines[1..9],
        [
            "  - mark 1 more cell in this set (in one of (dunes, free cells))",
            "  - pay",
            "  - if late: write a number on palms: worth(1)",
            "  - dunes means: the cells next to (the beach)",
            "  - pay means: cross off 2 coins, repeat the effect of your last symbol",
            "  - late means: at least one of these is true (the number of the round is at least 3, the number of turns after this one in the round is 0)",
            "  - worth(1) means: (2 times the number of the round) (at least 1)",
            "  - the beach means: the cells next to (the cells with a palm)",
        ],
        "{said}"
    );
    // The words are checked as all others are.
    home.write("reef/words/cs.ftl", "define-bech = pláž\n");
    let run = home.run("content check reef");
    let checked = run.out + &run.err;
    for warning in [
        "define-beach is missing in words/cs.ftl",
        "nothing in the pack has the key define-bech",
    ] {
        assert!(checked.contains(warning), "{checked}");
    }
}
