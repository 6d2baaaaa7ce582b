//! The JSON of `symbols.json`.

use crate::instructions::StepEntry;
use rnw_packs::{OneOrMore, TriggerEntry};
use roll_and_write::picture::Hue;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize, Serializer};
use std::collections::BTreeSet;

/// `symbols.json`: what is printed on cells, and what it does.
#[derive(Deserialize, Serialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct SymbolsFile {
    /// Where the schema lies, for editors.
    #[serde(rename = "$schema", default)]
    pub schema: Option<String>,
    /// Names for sets, numbers, conditions and steps, which the lines of programs use.
    #[serde(default, skip_serializing)]
    pub define: Vec<DefinitionEntry>,
    /// The symbols.
    pub symbols: Vec<SymbolEntry>,
}

/// A name that stands for a part of a line.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct DefinitionEntry {
    /// The name; in a line it stands for what it means.
    pub name: String,
    /// Names for the values that stand in parentheses after the name in a line.
    #[serde(default)]
    pub with: Vec<String>,
    /// What it means: a part of a line, or a list of its lines.
    pub means: OneOrMore<String>,
}

/// A symbol.
#[derive(Deserialize, Serialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub struct SymbolEntry {
    /// The name; its word has the key `symbol-NAME`.
    pub name: String,
    /// The character that stands for it in the grids of cards, and where only ASCII can be shown.
    pub char: char,
    /// The character that is shown on the screen; one column wide.
    pub glyph: char,
    /// Its colour on screens that show colours.
    #[serde(default)]
    pub hue: Option<Hue>,
    /// When it fires: one trigger, or a list of them.
    #[serde(default, serialize_with = "triggers")]
    pub on: OneOrMore<TriggerEntry>,
    /// Symbols of one mark with a lower priority fire first; then reading order decides.
    #[serde(default)]
    pub priority: u8,
    /// Whether the order in which symbols of one mark fire can change the result; `free` if left out.
    #[serde(default, serialize_with = "order")]
    pub order: Option<OrderEntry>,
    /// What it does: a line such as `on mark: advance coins by 1`, or a list of steps. A line may begin with the
    /// triggers; then `on` is left out.
    #[serde(default)]
    #[schemars(schema_with = "line_or_steps")]
    pub program: Option<Vec<StepEntry>>,
    /// The plugin that says what it does, instead of a program: `rust:NAME@VERSION` for an effect that
    /// is built into the program, `module:FILE` for a module of the pack.
    #[serde(default)]
    pub effect: Option<String>,
    /// What the plugin may look at and touch.
    #[serde(default)]
    pub with: Option<WithEntry>,
}

/// What a plugin is given; it names these things by their places here.
#[derive(Deserialize, Serialize, JsonSchema, Default, Debug)]
#[serde(deny_unknown_fields)]
pub struct WithEntry {
    /// Tracks.
    #[serde(default)]
    pub tracks: Vec<String>,
    /// Symbols.
    #[serde(default)]
    pub symbols: Vec<String>,
    /// Shared pools.
    #[serde(default)]
    pub pools: Vec<String>,
    /// Numbers.
    #[serde(default)]
    pub numbers: Vec<i32>,
    /// The names of the options of its choice; their words have the keys `choice-NAME`.
    #[serde(default)]
    pub options: Vec<String>,
}

/// Whether the order of firing matters.
#[derive(Deserialize, Serialize, JsonSchema, Clone, Copy, Debug)]
#[serde(rename_all = "snake_case")]
pub enum OrderEntry {
    /// It does not.
    Free,
    /// It does.
    Matters,
}

impl SymbolEntry {
    /// The program as a line, with the triggers; `None` if the symbol has a plugin.
    ///
    /// ```
    /// use rnw_flip::content::SymbolEntry;
    /// let symbol: SymbolEntry = serde_json::from_str(
    ///     r#"{ "name": "palm", "char": "T", "glyph": "♣",
    ///          "program": [{ "write": { "track": "palms", "number": { "plus": [1, { "offered": "palm" }] } } }] }"#,
    /// )?;
    /// assert_eq!(symbol.line().unwrap(), "on mark: write 1 + offered palm on palms");
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    pub fn line(&self) -> Option<String> {
        let steps = self.program.as_deref()?;
        program_line(&self.on.0, steps)
    }
}

/// A program as a line that begins with these triggers, if there are any. `None` only if a step cannot be JSON.
pub(super) fn program_line(on: &[TriggerEntry], steps: &[StepEntry]) -> Option<String> {
    let steps = serde_json::to_value(steps).ok()?;
    Some(rnw_packs::program_line(on, &steps))
}

/// The schema of a program: a line, or a list of steps.
fn line_or_steps(generator: &mut SchemaGenerator) -> Schema {
    let step = generator.subschema_for::<StepEntry>();
    json_schema!({
        "anyOf": [
            { "description": "A line, such as \"on mark: advance coins by 1\".", "type": "string" },
            { "type": "array", "items": step },
            { "description": "A line over several lines.", "type": "array", "items": { "type": "string" } },
            { "type": "null" }
        ]
    })
}

/// Writes the declared order. If none is declared, it is `free`.
#[allow(
    clippy::ref_option,
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands over a reference"
)]
fn order<S: Serializer>(order: &Option<OrderEntry>, to: S) -> Result<S::Ok, S::Error> {
    order.unwrap_or(OrderEntry::Free).serialize(to)
}

/// Writes each trigger once, in a fixed order.
fn triggers<S: Serializer>(on: &OneOrMore<TriggerEntry>, to: S) -> Result<S::Ok, S::Error> {
    let ordered: BTreeSet<TriggerEntry> = on.0.iter().copied().collect();
    to.collect_seq(ordered)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rnw_packs::ParsedLine;
    use serde_json::{Value, json};

    /// The canonical line of a program.
    fn printed(on: &[TriggerEntry], program: &Value) -> String {
        let steps: Vec<StepEntry> = serde_json::from_value(program.clone()).unwrap();
        program_line(on, &steps).unwrap()
    }

    /// A line means this program, and is written like this again.
    #[track_caller]
    fn check(text: &str, program: &Value) {
        let line: ParsedLine = text
            .parse()
            .unwrap_or_else(|fault| panic!("{text}: {fault}"));
        assert_eq!(line.program, *program, "{text}");
        assert_eq!(printed(&[], program), text);
    }

    #[test]
    fn signs_bind_as_in_school_and_parentheses_are_kept() {
        let number = |text: &str, value: Value| {
            check(
                &format!("score {text} per cell"),
                &json!([{ "score": value }]),
            );
        };
        let (a, b, c) = (
            json!({ "filled": "a" }),
            json!({ "filled": "b" }),
            json!({ "filled": "c" }),
        );
        number("a + b + c", json!({ "plus": [a, b, c] }));
        number("a + (b + c)", json!({ "plus": [a, { "plus": [b, c] }] }));
        number("(a + b) + c", json!({ "plus": [{ "plus": [a, b] }, c] }));
        number("a - b - c", json!({ "minus": [{ "minus": [a, b] }, c] }));
        number("a - (b - c)", json!({ "minus": [a, { "minus": [b, c] }] }));
        number("a - b + c", json!({ "plus": [{ "minus": [a, b] }, c] }));
        number("a + b - c", json!({ "minus": [{ "plus": [a, b] }, c] }));
        number("a + b * c", json!({ "plus": [a, { "times": [b, c] }] }));
        number("(a + b) * c", json!({ "times": [{ "plus": [a, b] }, c] }));
        number("a * b / c", json!({ "divide": [{ "times": [a, b] }, c] }));
        number("a / b * c", json!({ "times": [{ "divide": [a, b] }, c] }));
        number("a * (b / c)", json!({ "times": [a, { "divide": [b, c] }] }));
        number("a - -3", json!({ "minus": [a, -3] }));
        number("plus(a)", json!({ "plus": [a] }));
        number("times()", json!({ "times": [] }));
        number(
            "plus(plus(a) + b)",
            json!({ "plus": [{ "plus": [{ "plus": [a] }, b] }] }),
        );
    }

    #[test]
    fn conditions_bind_too_and_else_belongs_to_the_nearest_if() {
        let test = |text: &str, value: Value| {
            check(
                &format!("if {text} then spend"),
                &json!([{ "if": { "test": value, "then": ["spend"] } }]),
            );
        };
        let (row, column) = (json!({ "full": "row" }), json!({ "full": "column" }));
        let both = json!({ "all": [row, column] });
        test("row is full and column is full", both.clone());
        test(
            "not (row is full and column is full)",
            json!({ "not": both }),
        );
        test(
            "row is full or row is full and column is full",
            json!({ "any": [row, both] }),
        );
        test(
            "(row is full or column is full) and row is full",
            json!({ "all": [{ "any": [row, column] }, row] }),
        );
        test("all(row is full)", json!({ "all": [row] }));
        test(
            "any(all(row is full))",
            json!({ "any": [{ "all": [row] }] }),
        );
        test("not not row is full", json!({ "not": { "not": row } }));
        test("neighbours are full", json!({ "full": "near" }));
        test(
            "(round + 1) * 2 >= 3",
            json!({ "at_least": [{ "times": [{ "plus": ["round", 1] }, 2] }, 3] }),
        );
        test("round != 1", json!({ "not": { "equal": ["round", 1] } }));
        check(
            "if row is full then (if column is full then copy) else spend",
            &json!([{ "if": { "test": row, "else": ["spend"],
                "then": [{ "if": { "test": column, "then": ["copy"] } }] } }]),
        );
        check(
            "if row is full then nothing else if column is full then (copy; spend)",
            &json!([{ "if": { "test": row,
                "else": [{ "if": { "test": column, "then": ["copy", "spend"] } }] } }]),
        );
    }

    #[test]
    fn sets_of_cells_stand_in_parentheses_and_their_words_bind() {
        let area = |text: &str, value: Value| {
            check(
                &format!("mark 1 extra cell in {text}"),
                &json!([{ "extra_mark": { "where": value } }]),
            );
            let cells = json!({ "cells": { "where": value } });
            check(
                &format!("score marked cells in {text} per cell"),
                &json!([{ "score": cells }]),
            );
        };
        area("this cell", json!("this_cell"));
        area("within 2", json!({ "within": 2 }));
        area("(marked)", json!("marked"));
        area("(cells with palm)", json!({ "with": "palm" }));
        area("(cells with except)", json!({ "with": "except" }));
        area("(cells with 'or')", json!({ "with": "or" }));
        let cross = json!({ "union": ["row", "column"] });
        area("(row or column)", cross.clone());
        area(
            "(row or column except this cell)",
            json!({ "except": [cross, "this_cell"] }),
        );
        area(
            "(row or (column except this cell))",
            json!({ "union": ["row", { "except": ["column", "this_cell"] }] }),
        );
        area(
            "(border except row except column)",
            json!({ "except": [{ "except": ["border", "row"] }, "column"] }),
        );
        area(
            "(border except (row except column))",
            json!({ "except": ["border", { "except": ["row", "column"] }] }),
        );
        area(
            "(border or row and free)",
            json!({ "union": ["border", { "intersection": ["row", "free"] }] }),
        );
        area(
            "((border or row) and free)",
            json!({ "intersection": [{ "union": ["border", "row"] }, "free"] }),
        );
        area("(touching marked)", json!({ "touching": "marked" }));
        area(
            "(touching (row or column) and fresh)",
            json!({ "intersection": [{ "touching": cross }, "fresh"] }),
        );
        area(
            "(reached from entry through (marked or free))",
            json!({ "reached": { "from": "entry", "through": { "union": ["marked", "free"] } } }),
        );
        area(
            "(on other board (this cell))",
            json!({ "on_other": "this_cell" }),
        );
        area("(any(row))", json!({ "union": ["row"] }));
        area("(all(any board))", json!({ "intersection": ["anywhere"] }));
        let test = |text: &str, value: Value| {
            check(
                &format!("if {text} then spend"),
                &json!([{ "if": { "test": value, "then": ["spend"] } }]),
            );
        };
        test("(row or column) is full", json!({ "full": cross }));
        test("surroundings are full", json!({ "full": "surroundings" }));
        test("any board is full", json!({ "full": "anywhere" }));
        test(
            "(row and column) is full or (row or column) is full",
            json!({ "any": [{ "full": { "intersection": ["row", "column"] } }, { "full": cross }] }),
        );
        test(
            "((row or column) is full or round = 1) and border is full",
            json!({ "all": [{ "any": [{ "full": cross }, { "equal": ["round", 1] }] }, { "full": "border" }] }),
        );
        // Words of sets may be names of tracks.
        test(
            "border >= 3",
            json!({ "at_least": [{ "filled": "border" }, 3] }),
        );
    }

    #[test]
    fn a_line_may_be_written_in_other_ways() {
        let same = |text: &str, usual: &str| {
            let line: ParsedLine = text
                .parse()
                .unwrap_or_else(|fault| panic!("{text}: {fault}"));
            assert_eq!(printed(&[], &line.program), usual, "{text}");
        };
        same("advance coins", "advance coins by 1");
        same("advance 'coins'\n by ((1))", "advance coins by 1");
        same("score 2", "score 2 per cell");
        same("mark 1 extra cells in any board", "mark 1 extra cell");
        same("if ((row is full)) then (copy)", "if row is full then copy");
        same("if not round >= 2 then copy", "if round < 2 then copy");
        same("mark 1 extra cell in (row)", "mark 1 extra cell in row");
        same(
            "mark 1 extra cell in (touching touching (marked))",
            "mark 1 extra cell in (touching (touching marked))",
        );
        same(
            "mark 1 extra cell in (touching (row) and free)",
            "mark 1 extra cell in ((touching row) and free)",
        );
        same("if (row) is full then copy", "if row is full then copy");
        same("if (round) >= 2 then copy", "if round >= 2 then copy");
        same("choose a or b (nothing)", "choose a or b");
    }

    #[test]
    fn names_that_are_words_stand_in_quotes() {
        check(
            "advance 'by' by 'round'",
            &json!([{ "advance": { "track": "by", "by": { "filled": "round" } } }]),
        );
        check(
            "claim from 'it''s' into rounds-2",
            &json!([{ "claim": { "pool": "it's", "into": "rounds-2" } }]),
        );
    }

    #[test]
    fn triggers_stand_before_the_steps() {
        let line: ParsedLine = "on mark or scoring: nothing".parse().unwrap();
        assert_eq!(line.on, Some(json!(["mark", "scoring"])));
        let symbol = json!({ "name": "a", "char": "a", "glyph": "a", "on": ["mark", "scoring"], "program": [] });
        let symbol: SymbolEntry = serde_json::from_value(symbol).unwrap();
        assert_eq!(symbol.line().unwrap(), "on mark or scoring: nothing");
    }

    /// A line with `^` before the wrong word, the message, and the hint before the example.
    #[track_caller]
    fn wrong(marked: &str, message: &str, hint: &str) {
        let (before, after) = marked.split_once('^').unwrap();
        let fault = format!("{before}{after}")
            .parse::<ParsedLine>()
            .unwrap_err();
        assert_eq!(
            (fault.span.start, &fault.message[..]),
            (before.len(), message),
            "{marked}"
        );
        let help = fault.help.unwrap_or_default();
        let (meant, example) = help.split_once("for example: ").unwrap_or((&help, ""));
        assert_eq!(meant.trim_end_matches([';', ' ']), hint, "{marked}");
        if !example.is_empty() {
            assert!(example.parse::<ParsedLine>().is_ok(), "{marked}: {example}");
        }
    }

    #[test]
    #[expect(clippy::too_many_lines, reason = "one table of wrong lines")]
    fn a_wrong_word_is_named_with_what_could_stand_there() {
        let step = "a step (advance, erase, write, take, give, convert, mark, claim, score, copy, spend, renew, discard, if, choose or may)";
        wrong(
            "on mark: ^advnce coins",
            &format!("found \"advnce\"; expected {step}"),
            "did you mean \"advance\"?",
        );
        wrong(
            "spend; ^",
            &format!("found the end of the line; expected {step}"),
            "leave out \";\"",
        );
        wrong(
            "advance coins ^bye 2",
            "found \"bye\"; expected \"by\", \"for\", \";\" or the end of the line",
            "did you mean \"by\"?",
        );
        wrong(
            "advance ^by 2",
            "found \"by\"; expected the name of a track",
            "\"by\" is a word of the language; as a name, write 'by'",
        );
        wrong(
            "on ^marked: spend",
            "found \"marked\"; expected mark, complete, turn, round, scoring or start",
            "did you mean \"mark\"?",
        );
        wrong(
            "mark 1 extra cell in ^near",
            "found \"near\"; expected row, column, card, neighbours, other board, any board, diagonal, surroundings, this cell, border, entry, same shade, line of sight, within, or a set in parentheses",
            "did you mean \"neighbours\"?",
        );
        let part = "a part of a set (row, column, card, neighbours, diagonal, surroundings, this cell, border, entry, same shade, line of sight, within, cells with, mirrored, first of, touching, marked, free, fresh, reached from, other board, on other board, any board)";
        wrong(
            "mark 1 extra cell in (row or ^colum)",
            &format!("found \"colum\"; expected {part}"),
            "did you mean \"column\"?",
        );
        wrong(
            "mark 1 extra cell in (touching ^coins)",
            &format!("found \"coins\"; expected {part}"),
            "",
        );
        wrong(
            "mark 1 extra cell in (reached from entry ^to marked)",
            "found \"to\"; expected \"through\"",
            "did you mean \"through\"?",
        );
        wrong(
            "mark 1 extra cell in (row ^exept column)",
            "found \"exept\"; expected a whole number, \"and\", \"or\", \"except\" or \")\"",
            "did you mean \"except\"?",
        );
        wrong(
            "if (row or ^colum) is full then spend",
            &format!("found \"colum\"; expected {part}"),
            "did you mean \"column\"?",
        );
        wrong(
            "if coins ^== 1 then spend",
            "found \"==\"; expected a sign (+, -, *, /) or a comparison (>=, <=, =, <, >, !=)",
            "did you mean \"=\"?",
        );
        wrong(
            "if row is full ^spend",
            "found \"spend\"; expected \"and\", \"or\" or \"then\"",
            "did you mean \"then spend\"?",
        );
        wrong(
            "advance coins by (2 + ^row is full)",
            "found \"row\"; expected a number",
            "",
        );
        wrong(
            "advance coins by (2 ^",
            "found the end of the line; expected a sign (+, -, *, /) or \")\"",
            "did you mean \")\"?",
        );
        wrong(
            "advance ^'coins",
            "the quote ' is not closed",
            "a name in quotes is written like this: 'by'",
        );
        let meant = |marked: &str, hint: &str| {
            let (before, after) = marked.split_once('^').unwrap();
            let fault = format!("{before}{after}").parse::<ParsedLine>();
            let fault = fault.unwrap_err();
            let help = fault.help.unwrap_or_default();
            assert_eq!(
                (fault.span.start, &help[..]),
                (before.len(), hint),
                "{marked}"
            );
        };
        meant(
            "mark 1 extra cell in (touching row ^and free)",
            "write ((touching row) and free), or (touching (row and free))",
        );
        meant(
            "mark 1 extra cell in (row or reached from entry through border ^except free)",
            "write ((reached from entry through border) except free), or (reached from entry through (border except free))",
        );
        meant(
            "mark 1 extra cell in ^reached from this cell through free",
            "did you mean \"(reached from this cell through free)\"? for example: mark 2 extra cells in row",
        );
        meant(
            "mark 1 extra cell in row ^and free",
            "did you mean \"(row and free)\"? for example: mark 2 extra cells in row",
        );
        meant(
            "if row is full then copy; spend ^else copy",
            "did you mean \"(copy; spend)\"? for example: on mark: advance coins by 1; mark 1 extra cell",
        );
        meant(
            "score 2 * (completed ^cards-completed purple cards) once",
            "did you mean \"cards - completed\"?",
        );
        meant(
            "if not (row) is ^fresh then copy",
            "fresh cells are counted: fresh cells in row >= 1",
        );
        meant(
            "may mark 2 extra cells in ^lines of sight",
            "did you mean \"line\"? for example: may mark 2 extra cells in row",
        );
        meant(
            "mark 1 extra cell in row 4 ^4",
            "for example: mark 2 extra cells in row",
        );
        meant(
            "if marked cells in row ^is highest then copy",
            "for example: if coins >= 3 then spend else advance coins by 1",
        );
        let line = "for example: on mark: advance coins by 1; mark 1 extra cell";
        meant("on ^next turn: copy", line);
        meant("copy ^coin", line);
        wrong(
            "spend ^é",
            "found 'é'; expected \";\" or the end of the line",
            "leave out \"é\"",
        );
        wrong(
            "^[\"spend\"]",
            &format!("found \"[\"; expected \"on\" or {step}"),
            "",
        );
    }

    #[test]
    fn hostile_lines_are_refused_soon() {
        for part in [
            "(",
            "not ",
            "if ",
            "if (",
            "min(",
            "1 + (",
            "if round = 1 then ",
            "choose a (",
            "mark 1 extra cell in (touching ",
            "mark 1 extra cell in (",
            "touching ",
            "if ((row or ",
            "- ",
            "'a",
            "on ",
        ] {
            for start in ["", "if ", "score ", "advance a by "] {
                let text = start.to_owned() + &part.repeat(100_000);
                assert!(text.parse::<ParsedLine>().is_err(), "{start}{part}");
            }
        }
        let long = format!("score 1{}", " + 1".repeat(100_000));
        let fault = long.parse::<ParsedLine>().unwrap_err();
        assert!(
            fault.message.starts_with("the program is too long"),
            "{fault}"
        );
        let deep = |levels: usize| format!("score {}1{}", "(".repeat(levels), ")".repeat(levels));
        assert!(deep(100).parse::<ParsedLine>().is_ok());
        let fault = deep(101).parse::<ParsedLine>().unwrap_err();
        assert!(fault.message.starts_with("too deep"), "{fault}");
    }
}
