//! Compares the chapter about symbols in docs/content.md with what the program reads.

use crate::common::{Home, ROOT};
use rnw_flip::content::StepEntry;
use rnw_packs::{LineFault, ParsedLine};
use roll_and_write::{deck, geometry, sheet, symbol};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;

/// The most symbols of a pack here: one for each letter but x.
const CHARS: usize = 25;

fn page() -> String {
    fs::read_to_string(format!("{ROOT}/docs/content.md")).unwrap()
}

/// The text below a heading, up to the next heading.
fn chapter<'a>(page: &'a str, heading: &str) -> &'a str {
    let (_, below) = page
        .split_once(&format!("\n{heading}\n"))
        .unwrap_or_else(|| panic!("docs/content.md has no {heading}"));
    below.split("\n#").next().unwrap_or_default()
}

/// The cells of each row in the first table of a chapter.
fn rows(chapter: &str) -> Vec<Vec<&str>> {
    let lines = chapter.lines().skip_while(|line| !line.starts_with('|'));
    let table = lines.take_while(|line| line.starts_with('|')).skip(2);
    table
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect()
}

/// The texts between backquotes.
fn quoted(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('`').skip(1).step_by(2)
}

/// The examples in the last cells of a table, as JSON, each with the name in the first cell of its row. `frame` is a
/// line with `$` for the example, and `path` is where the example is in its JSON.
fn examples(chapter: &str, frame: &str, path: &str) -> Vec<(String, Value)> {
    let rows = rows(chapter);
    let all = rows.iter().flat_map(|row| {
        let about = quoted(row[0]).next().unwrap();
        quoted(row[row.len() - 1]).map(move |example| (about, example))
    });
    all.map(|(about, example)| {
        let line: Result<ParsedLine, LineFault> = frame.replace('$', example).parse();
        let line = line.unwrap_or_else(|error| panic!("{about}: {example}: {error}"));
        let value = line.program.pointer(path).unwrap().clone();
        let named = value
            .as_str()
            .or_else(|| Some(value.as_object()?.keys().next()?.as_str()));
        if about != "anywhere" {
            let area = value["extra_mark"]["where"].to_string();
            let has_it = area.contains(&format!("\"{about}\""));
            assert!(named == Some(about) || has_it, "{about}: {example}");
        }
        (about.to_owned(), value)
    })
    .collect()
}

/// The examples of a table of steps.
fn steps(page: &str, heading: &str) -> Vec<(String, Value)> {
    examples(chapter(page, heading), "$", "/0")
}

/// Checks that symbols with these programs are sound, in a pack with all names that the chapter uses.
#[track_caller]
fn sound(programs: Vec<Value>) {
    let home = Home::new();
    home.out("content new isles --extends silver-and-gold");
    home.write(
        "isles/sheet.json",
        json!({ "tracks": [
            { "name": "pearls", "kind": "count", "boxes": 9, "score": { "each": 2 } },
            { "name": "tides", "kind": "rounds", "boxes": 4, "score": { "each": 3 } },
        ]})
        .to_string(),
    );
    let chars: Vec<char> = ('a'..='z').filter(|char| *char != 'x').collect();
    assert!(programs.len() <= chars.len());
    let symbol = |(program, char): (Value, &char)| {
        let on = if program.to_string().contains("\"score") {
            json!("scoring")
        } else {
            json!(["mark", "round"])
        };
        json!({ "name": format!("symbol-{char}"), "char": char, "glyph": char, "on": on, "program": [program] })
    };
    let symbols: Vec<Value> = programs.into_iter().zip(&chars).map(symbol).collect();
    let rows = chars[..symbols.len()].chunks(4);
    let rows: Vec<String> = rows
        .map(|row| format!("{:.<4}", row.iter().collect::<String>()))
        .collect();
    let card = json!({ "name": "N01", "color": "gray", "grid": rows });
    home.write(
        "isles/symbols.json",
        json!({ "symbols": symbols }).to_string(),
    );
    home.write("isles/cards.json", json!({ "cards": [card] }).to_string());
    home.write("isles/words/en.ftl", "");
    let run = home.run("content check isles");
    assert_eq!(run.code, 0, "{}", run.err);
    home.out("simulate --content isles --players greedy,random --games 3");
}

#[test]
fn the_examples_of_all_steps_and_places_are_played() {
    let page = page();
    for heading in ["### Steps", "### Where cells lie"] {
        let all = steps(&page, heading);
        let all: Vec<Value> = all.into_iter().map(|(_, step)| step).collect();
        for some in all.chunks(CHARS) {
            sound(some.to_vec());
        }
    }
}

/// The table of instructions, the guide and the modules of the instructions list the same names and examples.
#[test]
fn every_step_has_a_room_and_a_row_with_one_example() {
    let folder = format!("{ROOT}/crates/flip/src/instructions");
    let files = fs::read_dir(folder).unwrap();
    let rooms: Vec<String> = files
        .map(|file| fs::read_to_string(file.unwrap().path()).unwrap())
        .collect();
    let page = page();
    let examples = steps(&page, "### Steps");
    for (name, example) in &examples {
        let read = serde_json::from_value::<StepEntry>(example.clone());
        let read = read.unwrap_or_else(|error| panic!("{name}: {error}"));
        let again = serde_json::to_value(&read).unwrap();
        assert!(names_it(&again, name), "{name} is read as {again}");
        let title = format!("//! `{name}`: ");
        let room = rooms.iter().find(|room| room.starts_with(&title));
        let room = room.unwrap_or_else(|| panic!("no room begins with {title}"));
        let head = room.lines().take_while(|line| line.starts_with("//!"));
        let mut lines = head.map(|line| line.trim_start_matches("//! "));
        let full = |step: Value| serde_json::from_value::<StepEntry>(step).map(|step| json!(step));
        let shown = |line: &str| {
            let shown = serde_json::from_str(line).and_then(full);
            shown.is_ok_and(|shown| shown == again)
        };
        assert!(lines.any(shown), "the room of {name} has another example");
    }
    let schema = Home::new().json("schema symbols");
    let report: BTreeSet<String> = examples.into_iter().map(|(name, _)| name).collect();
    let table: BTreeSet<String> = entries(&schema["$defs"]["StepEntry"]).into_iter().collect();
    assert_eq!(report, table);
}

/// Whether a step is this word, or an object with this field.
fn names_it(step: &Value, name: &str) -> bool {
    step == name || step.get(name).is_some()
}

#[test]
fn the_examples_of_all_numbers_are_played() {
    let numbers = examples(
        chapter(&page(), "### Numbers"),
        "score $ once",
        "/0/score_once",
    );
    let step = |(_, number): &_| json!({ "advance": { "track": "coins", "by": number } });
    for some in numbers.chunks(CHARS) {
        sound(some.iter().map(step).collect());
    }
}

#[test]
fn the_examples_of_all_conditions_are_played() {
    let frame = "if $ then spend";
    let conditions = examples(chapter(&page(), "### Conditions"), frame, "/0/if/test");
    let step = |(_, test)| json!({ "if": { "test": test, "then": ["spend"] } });
    sound(conditions.into_iter().map(step).collect());
}

/// Collects every name in the schema of `symbols.json`.
fn names_of_schema(value: &Value, names: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                match key.as_str() {
                    "properties" => names.extend(value.as_object().unwrap().keys().cloned()),
                    "const" => names.extend(value.as_str().map(str::to_owned)),
                    "enum" => {
                        let words = value.as_array().unwrap().iter();
                        names.extend(words.filter_map(Value::as_str).map(str::to_owned));
                    }
                    _ => {}
                }
                names_of_schema(value, names);
            }
        }
        Value::Array(values) => values
            .iter()
            .for_each(|value| names_of_schema(value, names)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn every_name_of_the_schema_is_reported_in_its_table() {
    let schema = Home::new().json("schema symbols");
    let mut names = BTreeSet::new();
    names_of_schema(&schema, &mut names);
    names.retain(|name| !["$schema", "remove", "symbols"].contains(&name.as_str()));
    assert!(names.len() > 70, "{names:?}");
    let page = page();
    let (_, report) = page.split_once("\n## symbols.json\n").unwrap();
    let report = report.split("\n## ").next().unwrap();
    let report: BTreeSet<&str> = report
        .split(|char: char| !(char.is_alphanumeric() || char == '_'))
        .collect();
    let untold: Vec<&String> = names
        .iter()
        .filter(|name| !report.contains(name.as_str()))
        .collect();
    assert_eq!(untold, [""; 0], "docs/content.md says nothing of these");
    // Names that have a table of their own also have a row there.
    for (kind, heading) in [
        ("StepEntry", "### Steps"),
        ("ValueTerm", "### Numbers"),
        ("ValueWord", "### Numbers"),
        ("ConditionEntry", "### Conditions"),
        ("AreaWord", "### Where cells lie"),
        ("AreaTerm", "### Where cells lie"),
        ("TriggerEntry", "### Triggers"),
        ("SymbolEntry", "## symbols.json"),
        ("WithEntry", "### Plugins"),
    ] {
        let chapter = chapter(&page, heading);
        let rows: BTreeSet<&str> = chapter
            .lines()
            .filter_map(|line| quoted(line.strip_prefix("| ")?.split('|').next()?).next())
            .collect();
        for name in entries(&schema["$defs"][kind]) {
            assert!(
                rows.contains(name.as_str()),
                "{heading} has no row for {name}"
            );
        }
    }
}

/// The names of the alternatives of a schema entry, or the names of its fields.
fn entries(kind: &Value) -> Vec<String> {
    assert!(kind.is_object());
    let Some(choices) = kind["oneOf"].as_array() else {
        let fields = kind["properties"].as_object().unwrap();
        return fields
            .keys()
            .filter(|name| *name != "remove")
            .cloned()
            .collect();
    };
    let mut names = BTreeSet::new();
    for choice in choices {
        match choice["properties"].as_object() {
            Some(fields) => names.extend(fields.keys().cloned()),
            None => names_of_schema(choice, &mut names),
        }
    }
    names.into_iter().collect()
}

#[test]
fn the_capacities_are_those_of_the_code() {
    let page = page();
    let rows = rows(chapter(&page, "## Capacities"));
    let report = |name: &str| {
        let row = rows.iter().find(|row| quoted(row[2]).next() == Some(name));
        let row = row.unwrap_or_else(|| panic!("no row for {name}"));
        row[1].replace(',', "").parse::<usize>().unwrap()
    };
    for (name, most) in [
        ("CARDS_MAX", deck::CARDS_MAX),
        ("CELLS_MAX", geometry::CELLS_MAX),
        ("COLS_MAX", geometry::COLS_MAX),
        ("PATTERNS_MAX", rnw_flip::PATTERNS_MAX),
        ("EXPEDITIONS_MAX", rnw_flip::EXPEDITIONS_MAX),
        ("OFFER_MAX", roll_and_write::symbol::OFFER_MAX),
        ("SCORING_MAX", rnw_flip::SCORING_MAX),
        ("TRACKS_MAX", sheet::TRACKS_MAX),
        ("SLOTS_MAX", sheet::SLOTS_MAX),
        ("BOXES_MAX", sheet::BOXES_MAX),
        ("POOLS_MAX", sheet::POOLS_MAX),
        ("SYMBOLS_MAX", symbol::SYMBOLS_MAX),
        ("INSTRUCTIONS_MAX", symbol::INSTRUCTIONS_MAX),
        ("CHOICES_MAX", symbol::CHOICES_MAX.into()),
        ("EXTRA_MARKS_MAX", symbol::EXTRA_MARKS_MAX.into()),
        ("AREAS_MAX", symbol::AREAS_MAX),
        ("NUMBER_MAX", symbol::NUMBER_MAX.into()),
    ] {
        assert_eq!(report(name), most, "{name}");
    }
}
