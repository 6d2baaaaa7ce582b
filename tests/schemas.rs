//! The published schemas, and the files that follow them.

use crate::common::{
    GAME, Home, ROOT, Schema, bots, change, check_golden, games, joined, lines, shipped, tables,
    whole_game,
};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;

#[test]
fn the_published_schemas_are_those_of_the_program() {
    let home = Home::new();
    let names = lines(&home.out("schema"));
    assert!(names.contains(&"record".to_owned()), "{names:?}");
    for name in &names {
        check_golden(
            &format!("docs/schemas/{name}.schema.json"),
            &home.out(&format!("schema {name}")),
        );
    }
    for entry in fs::read_dir(format!("{ROOT}/docs/schemas")).unwrap() {
        let file = entry.unwrap().file_name().into_string().unwrap();
        let name = file
            .strip_suffix(".schema.json")
            .unwrap_or(&file)
            .to_owned();
        assert!(
            names.contains(&name),
            "docs/schemas/{file} is no schema of `rnw schema`; delete it"
        );
    }
}

/// A file follows the schema of its game, or otherwise the schema that all games share.
#[test]
fn shipped_content_follows_its_schemas() {
    let home = Home::new();
    let names = lines(&home.out("schema"));
    // Other tests check the schemas that do not belong to packs.
    let others = [
        "bot-answer",
        "bot-request",
        "deck",
        "finished-game",
        "history",
        "record",
        "results",
        "serving-analysis",
        "serving-client",
        "serving-lobby",
        "serving-own-seats",
        "serving-results",
        "serving-server",
        "serving-step",
        "serving-table",
        "stats",
        "targets",
        "totals",
    ];
    let mut used: Vec<String> = others.map(str::to_owned).into();
    for game in games() {
        let pack = (game.shipped)();
        let files = pack.sources().iter().map(|source| source.name.as_str());
        for file in files {
            let Some(kind) = file.strip_suffix(".json") else {
                continue;
            };
            let own = format!("{}-{kind}", game.name);
            let name = if names.contains(&own) {
                own
            } else {
                kind.to_owned()
            };
            follows(&home, &name, &shipped(game.name, file));
            used.push(name);
        }
    }
    used.sort();
    used.dedup();
    let mut names = names;
    names.sort();
    assert_eq!(used, names, "every schema has a file");
}

#[track_caller]
fn follows(home: &Home, name: &str, file: &Value) {
    let text = home.json(&format!("schema {name}"));
    assert_eq!(
        text["$schema"], "https://json-schema.org/draft/2020-12/schema",
        "{name}"
    );
    let schema = Schema::of(text);
    schema.assert_followed(file);
    assert_eq!(
        file["$schema"],
        format!("../../docs/schemas/{name}.schema.json")
    );
    let mut extended = file.clone();
    extended["surprise"] = json!(1);
    assert!(
        !schema.is_followed(&extended),
        "{name}: the schema lets unknown fields pass"
    );
}

#[test]
fn record_lines_follow_their_schema() {
    let home = Home::new();
    let schema = home.schema("record");
    let args = format!(
        "play {GAME} --players me,greedy,random --seed 7 --confirm --option palms=optional --record game.jsonl"
    );
    home.type_into(
        &args,
        &format!("1\n\nA b1\nundo\nA b2\n\n{}", "1\n\n".repeat(400)),
    );
    for (game, seats) in tables() {
        let args = format!(
            "play {game} --players {} --record {game}-{seats}.jsonl",
            bots(seats)
        );
        home.out(&args);
    }
    let games = tables().map(|(game, seats)| format!("{game}-{seats}"));
    let mut kinds = BTreeSet::new();
    for name in games.chain(["game".to_owned()]) {
        for line in lines(&home.read(&format!("{name}.jsonl"))) {
            let value: Value = serde_json::from_str(&line).unwrap();
            schema.assert_followed(&value);
            kinds.insert(value["line"].as_str().unwrap().to_owned());
        }
    }
    let all = ["check", "deal", "header", "move", "result", "undo"];
    assert!(kinds.iter().eq(all), "{kinds:?}");
    for bad in [
        json!({}),
        json!({"line": "jump"}),
        json!({"line": "deal", "purpose": "deck"}),
        json!({"line": "deal", "purpose": "deck", "item": 4}),
        json!({"line": "move", "seat": -1, "move": "draw"}),
        json!({"line": "move", "seat": 1, "move": "draw", "surprise": 1}),
    ] {
        assert!(!schema.is_followed(&bad), "the schema lets {bad} pass");
    }
}

#[test]
fn results_and_totals_follow_their_schemas() {
    let home = Home::new();
    let (results, schema) = (home.schema("results"), home.schema("totals"));
    let mut kinds = BTreeSet::new();
    for (game, seats) in tables() {
        for (command, rows) in [
            ("simulate", "game"),
            ("simulate", "seat"),
            ("simulate", "turn"),
        ]
        .into_iter()
        .chain((seats > 1).then_some(("match", "game")))
        {
            let played = if command == "match" {
                "--deals"
            } else {
                "--games"
            };
            let args = format!("{game} --players {} {played} 2 --seed 3", bots(seats));
            let files = format!("--rows {rows} --out rows.jsonl --totals totals.json --force");
            home.out(&format!("{command} {args} {files}"));
            for line in lines(&home.read("rows.jsonl")) {
                let value: Value = serde_json::from_str(&line).unwrap();
                results.assert_followed(&value);
                kinds.insert(value["line"].as_str().unwrap().to_owned());
            }
            schema.assert_followed(&serde_json::from_str(&home.read("totals.json")).unwrap());
        }
    }
    assert!(
        kinds.iter().eq(["game", "header", "seat", "turn"]),
        "{kinds:?}"
    );
    for bad in [
        json!({}),
        json!({"line": "game", "game": 1}),
        json!({"line": "turn", "game": 0, "deal": 0, "rotation": 0, "turn": 1, "seat": 1,
               "player": "me", "score": "12", "decisions": 3}),
    ] {
        assert!(!results.is_followed(&bad), "the schema lets {bad} pass");
    }
}

/// Schema and reader agree about the fields of a header.
#[test]
fn an_unknown_field_of_a_header_is_refused_by_schema_and_reader_alike() {
    let home = Home::new();
    let schema = home.schema("record");
    let (mut lines, _) = whole_game(&home);
    change(&mut lines, 1, "\"seed\":7", "\"seed\":7,\"surprise\":1");
    let header: Value = serde_json::from_str(&lines[0]).unwrap();
    home.write("extended.jsonl", joined(&lines));
    let read = home.run("verify extended.jsonl").code == 0;
    assert_eq!(
        schema.is_followed(&header),
        read,
        "schema and reader disagree about a header with an unknown field"
    );
}

/// The targets of the included decks, and the report of a deck beside them.
#[test]
fn targets_and_the_report_of_a_deck_follow_their_schemas() {
    let home = Home::new();
    let (schema, deck) = (home.schema("targets"), home.schema("deck"));
    for pack in ["silver-and-gold", "pyramids"] {
        let path = format!("{ROOT}/docs/examples/targets/{pack}.json");
        let targets: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
        schema.assert_followed(&targets);
        let mut wrong = targets.clone();
        wrong["groups"][0]["cells"] = json!([1, 2, 3]);
        assert!(!schema.is_followed(&wrong), "three numbers are no target");
        let check = format!("--targets {path} --check {ROOT}/content/{pack}/cards.json");
        let report = home.json(&format!("content make-deck {pack} {check} --format json"));
        deck.assert_followed(&report);
    }
}
