//! The canonical form of a pack: its meaning, whatever its files look like.

use super::symbol_files::SymbolsFile;
use rnw_packs::{Files, Report, SCENES, merged, open};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// The fields of `game.json` that change nothing in a game: the title of the pack, the pack that it
/// extends, and for how many seats it is.
const NO_RULES: [&str; 3] = ["title", "extends", "seats"];
/// The field with the address of a file's schema, for editors.
const SCHEMA: &str = "$schema";
/// The folder of translations. They change nothing in a game.
const WORDS: &str = "words/";
/// The file whose programs can have different forms with the same meaning.
const SYMBOLS: &str = "symbols.json";
const GAME: &str = "game.json";
/// The fields with the look of a symbol.
const LOOKS: [&str; 2] = ["glyph", "hue"];

/// The canonical form of a pack: a JSON text without spaces, an object with a field for each JSON
/// file.
///
/// Two packs with the same canonical form play alike. The form has no comments and no line ends,
/// and its fields are in alphabetical order. If a pack extends another one, the form is that of
/// both together. The file `symbols.json` is written again from the symbols that were read, with
/// every default. So it does not matter in which form a program was written.
///
/// The form leaves out translations, scenes, titles, numbers of seats, glyphs, hues, the addresses of schemas and which tracks are hidden.
/// It contains a file that cannot be read as a text. It contains no modules, because they are not JSON.
///
/// # Panics
/// Never, because symbols that were read can be written.
///
/// ```
/// use rnw_flip::content::canonical;
/// use rnw_packs::Files;
/// let plain = Files::embedded("one", &[("game.json", r#"{ "game": "toy", "title": "One", "rounds": 4 }"#)]);
/// let other = Files::embedded("other", &[("game.json", "{\r\n  // Two rounds more.\r\n  \"rounds\": 4 }")])
///     .extending(Files::embedded("base", &[("game.json", r#"{ "rounds": 2, "game": "toy" }"#)]));
/// assert_eq!(canonical(&plain), r#"{"game.json":{"game":"toy","rounds":4}}"#);
/// assert_eq!(canonical(&plain), canonical(&other));
/// ```
pub fn canonical(files: &Files) -> String {
    let sources = files.layers().flat_map(Files::sources);
    let names: BTreeSet<&str> = sources.map(|source| source.name.as_str()).collect();
    let names = names
        .into_iter()
        .filter(|name| !name.starts_with(WORDS) && *name != SCENES);
    let pack: Map<String, Value> = names
        .map(|name| (name.to_owned(), file(files, name)))
        .collect();
    let mut pack = Value::Object(pack);
    pack.sort_all_objects();
    pack.to_string()
}

/// A file of the pack and its base, without what changes nothing in a game.
fn file(files: &Files, name: &str) -> Value {
    if name == SYMBOLS
        && let Some(symbols) = symbols(files)
    {
        return symbols;
    }
    let Some(mut value) = merged(files, name) else {
        // A pack with such a file is refused, so this form is compared with nothing but itself.
        let layers = files.layers().filter_map(|layer| layer.get(name));
        let texts = layers.map(|source| source.text.as_str());
        return Value::String(texts.collect());
    };
    if let Value::Object(fields) = &mut value {
        fields.remove(SCHEMA);
        let tracks = fields.get_mut("tracks").and_then(Value::as_array_mut);
        let tracks = tracks.into_iter().flatten();
        for track in tracks.filter_map(Value::as_object_mut) {
            track.remove("hidden");
        }
        if name == GAME {
            for field in NO_RULES {
                fields.remove(field);
            }
        }
    }
    value
}

/// The symbols as they were read; `None` if they could not be read.
///
/// If symbols get a new field, leave it out here where it has its default. Otherwise every hash
/// changes.
fn symbols(files: &Files) -> Option<Value> {
    let mut report = Report::default();
    let read = open::<SymbolsFile>(files, SYMBOLS, &mut report)?.value;
    let symbols = read.symbols.iter().map(|symbol| {
        let mut symbol =
            serde_json::to_value(symbol).expect("a symbol holds texts, numbers, lists");
        if let Value::Object(fields) = &mut symbol {
            for field in LOOKS {
                fields.remove(field);
            }
        }
        symbol
    });
    let symbols: Value = symbols.collect();
    Some(json!({ "symbols": symbols })).filter(|_| !report.has_errors())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn symbol(text: &str) -> Files {
        let text = format!(
            r#"{{ "symbols": [{{ "name": "coin", "char": "$", "glyph": "●", {text} }}] }}"#
        );
        Files::embedded("pack", &[(SYMBOLS, &text)])
    }

    #[track_caller]
    fn same(one: &str, other: &str) {
        assert_eq!(canonical(&symbol(one)), canonical(&symbol(other)));
    }

    #[track_caller]
    fn differ(one: &str, other: &str) {
        assert_ne!(canonical(&symbol(one)), canonical(&symbol(other)));
    }

    #[test]
    fn the_form_of_a_program_is_of_no_account() {
        let short = r#""program": [{ "advance": { "track": "coins" } }, "copy"]"#;
        same(
            short,
            r#""order": "free", "priority": 0, "on": ["mark"],
               "program": [{ "advance": { "by": 1, "track": "coins" } }, { "copy": null }]"#,
        );
        same(
            r#""on": ["round", "mark", "round"], "program": []"#,
            r#""on": ["mark", "round"], "program": []"#,
        );
        for other in [
            r#""program": [{ "advance": { "track": "coins", "by": 2 } }, "copy"]"#,
            r#""program": ["copy", { "advance": { "track": "coins" } }]"#,
            r#""program": [{ "advance": { "track": "cups" } }, "copy"]"#,
            r#""order": "matters", "program": [{ "advance": { "track": "coins" } }, "copy"]"#,
            r#""priority": 1, "program": [{ "advance": { "track": "coins" } }, "copy"]"#,
            r#""on": "turn", "program": [{ "advance": { "track": "coins" } }, "copy"]"#,
        ] {
            differ(short, other);
        }
    }

    /// A definition is a way to write, so records go on when a pack names what it wrote out.
    #[test]
    fn a_definition_is_of_no_account() {
        let entry = |program: &str| {
            format!(
                r#""symbols": [{{ "name": "coin", "char": "$", "glyph": "●", "program": "{program}" }}]"#
            )
        };
        let canonical_of = |text: &str| {
            let text = format!("{{ {text} }}");
            canonical(&Files::embedded("pack", &[(SYMBOLS, &text)]))
        };
        let plain = canonical_of(&entry("mark 1 extra cell in (row or column)"));
        let define = r#""define": [{ "name": "cross", "means": "row or column" }]"#;
        let named = format!("{define}, {}", entry("mark 1 extra cell in cross"));
        assert!(plain.contains("extra_mark"), "{plain}");
        assert_eq!(canonical_of(&named), plain);
    }

    #[test]
    fn a_default_may_be_written_or_not_and_every_other_value_counts() {
        for (short, long, other) in [
            (
                r#"{ "extra_mark": {} }"#,
                r#"{ "extra_mark": { "cells": 1, "where": "anywhere", "apart": false, "optional": false } }"#,
                r#"{ "extra_mark": { "apart": true } }"#,
            ),
            (
                r#"{ "convert": { "from": "a", "into": "b" } }"#,
                r#"{ "convert": { "from": "a", "into": "b", "per": 1, "by": 1, "most": null } }"#,
                r#"{ "convert": { "from": "a", "into": "b", "per": 2 } }"#,
            ),
            (
                r#"{ "score": { "cells": {} } }"#,
                r#"{ "score": { "cells": { "where": "card", "are": "marked", "bear": null } } }"#,
                r#"{ "score": { "cells": { "where": "anywhere" } } }"#,
            ),
            (
                r#"{ "if": { "test": { "full": "row" } } }"#,
                r#"{ "if": { "test": { "full": "row" }, "then": [], "else": [] } }"#,
                r#"{ "if": { "test": { "full": "row" }, "else": ["copy"] } }"#,
            ),
            (
                r#"{ "claim": { "pool": "cups" } }"#,
                r#"{ "claim": { "pool": "cups", "into": null } }"#,
                r#"{ "claim": { "pool": "cups", "into": "cups" } }"#,
            ),
        ] {
            let program = |step: &str| format!(r#""program": [{step}]"#);
            same(&program(short), &program(long));
            differ(&program(short), &program(other));
        }
    }

    #[test]
    fn glyphs_titles_translations_comments_and_line_ends_are_of_no_account() {
        let files = |game: &str, words: &str| {
            Files::embedded("pack", &[(GAME, game), ("words/en.ftl", words)])
        };
        let one = files(
            r#"{ "title": "One", "extends": "base", "seats": [1, 2], "game": "toy" }"#,
            "a = b",
        );
        let other = files(
            "{ // What it is.\r\n\"$schema\": \"x\", \"game\": \"toy\" }",
            "a = c",
        );
        assert_eq!(canonical(&one), canonical(&other));
        assert_ne!(
            canonical(&one),
            canonical(&files(r#"{ "game": "toys" }"#, ""))
        );
        let glyph = |text: &str| Files::embedded("pack", &[(SYMBOLS, text)]);
        let symbols =
            r#"{ "symbols": [{ "name": "coin", "char": "$", "glyph": "●", "program": [] }] }"#;
        assert_eq!(
            canonical(&glyph(symbols)),
            canonical(&glyph(&symbols.replace("\"●\"", "\"○\", \"hue\": \"red\"")))
        );
    }

    #[test]
    fn what_cannot_be_read_stands_there_as_a_text() {
        let broken = Files::embedded("pack", &[(GAME, "{ \"game\": ")]);
        assert_eq!(canonical(&broken), r#"{"game.json":"{ \"game\": "}"#);
        let unknown = symbol(r#""program": ["fly"]"#);
        assert!(
            canonical(&unknown).contains("fly"),
            "{}",
            canonical(&unknown)
        );
    }
}
