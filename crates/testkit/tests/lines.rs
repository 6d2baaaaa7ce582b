//! The two forms of a program, a line and a tree of JSON, are the same program.

use proptest::prelude::*;
use rnw_flip::content::{SymbolEntry, canonical};
use rnw_packs::{Files, ParsedLine, Report, Source};
use rnw_testkit::strategies::{self, Vocabulary};
use serde_json::{Value, json};

fn words() -> Vocabulary {
    Vocabulary::of(&rnw_pyramids::shipped()).expect("the shipped pack is sound")
}

/// The program of a symbol as a line.
fn line(symbol: &Value) -> String {
    let entry: SymbolEntry = serde_json::from_value(symbol.clone()).expect("it is a symbol");
    entry.line().expect("it has a program")
}

/// The same symbol with every default, so that two symbols can be compared.
fn full(symbol: &Value) -> Value {
    let entry: SymbolEntry = serde_json::from_value(symbol.clone()).expect("it is a symbol");
    serde_json::to_value(entry).expect("it is JSON")
}

/// The symbol that a line describes.
fn read(symbol: &Value, line: &str) -> Value {
    let parsed: ParsedLine = line
        .parse()
        .unwrap_or_else(|fault| panic!("{line}: {fault}"));
    let mut read = symbol.clone();
    read["on"] = parsed.on.unwrap_or_else(|| panic!("{line}: no triggers"));
    read["program"] = parsed.program;
    read
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2000) })]

    /// What is written is read as the same symbol, and written again in the same way.
    #[test]
    fn a_line_is_read_as_the_program_that_it_was_written_from(
        symbol in strategies::symbol(&words(), "apple", 'a')
    ) {
        let text = line(&symbol);
        let again = read(&symbol, &text);
        prop_assert_eq!(full(&again), full(&symbol), "{}", &text);
        prop_assert_eq!(line(&again), text);
    }

    /// Words of the language in any order are refused, or mean a program that has a usual line.
    #[test]
    fn any_words_are_refused_or_mean_a_program(
        words in proptest::collection::vec(proptest::sample::select(WORDS), 0..12)
    ) {
        let text = words.join(" ");
        if let Ok(parsed) = text.parse::<ParsedLine>() {
            let symbol = json!({
                "name": "a", "char": "a", "glyph": "a", "on": "mark", "program": parsed.program,
            });
            let usual = line(&symbol);
            prop_assert_eq!(full(&read(&symbol, &usual)), full(&symbol), "{} means {}", text, usual);
        }
    }

    /// No text makes the reader panic.
    #[test]
    fn any_text_is_read_or_refused(text in ".{0,60}") {
        let _ = text.parse::<ParsedLine>();
    }
}

/// Words of which many lines can be made.
const WORDS: &[&str] = &[
    "advance", "coins", "by", "1", "2", ";", "(", ")", "if", "then", "else", "row", "is full",
    "and", "or", "not", "round", "+", "-", "*", "/", ">=", "=", "<", "spend", "copy", "nothing",
    "choose", "score", "once", "per cell", "mark", "extra", "cells", "in", "apart", "may", "write",
    "on", "min(", ",", "all(", "'by'",
];

/// A pack has the same canonical form, and so the same hash, in either form.
#[test]
fn the_form_of_a_program_does_not_change_the_pack() {
    for pack in [rnw_silver_and_gold::shipped(), rnw_pyramids::shipped()] {
        let lines = rewritten(&pack, |symbol| {
            let text = line(symbol);
            symbol.as_object_mut().expect("an object").remove("on");
            symbol["program"] = text.into();
        });
        let trees = rewritten(&pack, |_| {});
        assert_ne!(lines.get("symbols.json"), trees.get("symbols.json"));
        assert_eq!(canonical(&lines), canonical(&pack));
        assert_eq!(canonical(&trees), canonical(&pack));
    }
}

/// The pack with every symbol changed. The symbols have their programs as trees at first.
fn rewritten(pack: &Files, change: impl Fn(&mut Value)) -> Files {
    let file = rnw_packs::open::<Value>(pack, "symbols.json", &mut Report::default());
    let mut file = file.expect("the pack has symbols").value;
    for symbol in file["symbols"].as_array_mut().expect("a list") {
        change(symbol);
    }
    let source = |source: &Source| Source {
        text: match &source.name[..] {
            "symbols.json" => file.to_string(),
            _ => source.text.clone(),
        },
        ..source.clone()
    };
    Files::new(pack.sources().iter().map(source).collect())
}
