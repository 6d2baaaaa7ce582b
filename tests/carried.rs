//! Records that carry their pack, and records of packs that have changed.

use crate::common::{Home, contains, joined, lines};
use serde_json::{Value, json};

const NOTICE: &str = "so the one that the record carries is used";

/// A home with a pack `mine` with modules, changed in its own way, and the record of a game that a person has left.
fn left(embed: &str) -> Home {
    let home = Home::new();
    home.pack_of("jungle-temple", "mine");
    home.edit("mine/sheet.json", "\"boxes\": 20", "\"boxes\": 21");
    let play = format!("play --content mine {embed} --players me,greedy --seed 3 --plain");
    let run = home.type_into(&format!("{play} --record game.jsonl"), "1\n");
    assert_eq!(run.code, 6, "{}", run.err);
    home
}

fn header(home: &Home) -> Value {
    serde_json::from_str(&lines(&home.read("game.jsonl"))[0]).unwrap()
}

/// Replaces the header of the record.
fn replace(home: &Home, header: &Value) {
    let mut all = lines(&home.read("game.jsonl"));
    all[0] = header.to_string();
    home.write("game.jsonl", joined(&all));
}

/// An author edits or deletes a pack. Yesterday's game is read and goes on as it was.
#[test]
fn a_record_that_carries_its_pack_outlives_the_folder() {
    let home = left("--embed");
    let header = header(&home);
    let layers = header["pack"]["layers"].as_array().unwrap();
    assert_eq!(layers.len(), 1, "Pyramids is in every program");
    assert!(layers[0]["chest.wasm"].is_string() && layers[0]["words/pl.ftl"].is_string());
    home.schema("record").assert_followed(&header);
    let with = home.out("replay game.jsonl --plain --content mine");
    home.edit("mine/sheet.json", "\"boxes\": 21", "\"boxes\": 22");
    for content in ["", " --content mine", " --content gone"] {
        let run = home.run(&format!("replay game.jsonl --plain{content}"));
        assert_eq!((run.code, &run.out), (0, &with), "{content}: {}", run.err);
        contains(&run.err, NOTICE);
    }
    let text = home.out("verify game.jsonl");
    contains(&text, "unfinished after 2 decisions");
    contains(&text, "(with the pack that the record carries)");
    assert_eq!(
        home.json("verify game.jsonl --format json")[0]["carried"],
        true
    );
    let run = home.type_into("resume game.jsonl --plain", &"1\n".repeat(600));
    assert_eq!(run.code, 0, "{}", run.err);
    contains(&run.err, NOTICE);
    contains(&home.out("verify game.jsonl"), "complete");
    let analysis = home.run("analyse game.jsonl");
    assert_eq!(analysis.code, 0, "{}", analysis.err);
    contains(&analysis.err, NOTICE);
}

/// The folder comes first while it is the pack of the record, and nobody is told anything.
#[test]
fn a_pack_that_has_not_changed_is_used_itself() {
    let home = left("--embed");
    let run = home.run("replay game.jsonl --plain --content mine");
    assert!(run.code == 0 && !run.err.contains(NOTICE), "{}", run.err);
    let found = home.json("verify game.jsonl --content mine --format json");
    assert_eq!(found[0].get("carried"), None);
    // Without the pack in the record, an edited folder ends the game as before.
    let home = left("");
    assert_eq!(header(&home).get("pack"), None);
    home.edit("mine/sheet.json", "\"boxes\": 21", "\"boxes\": 22");
    home.refused("replay game.jsonl --content mine", 4, "another pack");
}

/// Every program has the included packs, so a record carries none.
#[test]
fn an_included_pack_is_not_carried() {
    let home = Home::new();
    home.out("play --content pearl-lagoon --embed --players greedy,greedy --record game.jsonl");
    assert_eq!(header(&home).get("pack"), None);
}

#[test]
fn a_carried_pack_that_is_wrong_is_refused() {
    let home = left("--embed");
    let good = header(&home);
    let change = |pointer: &str, value: Value, says: &str| {
        let mut bad = good.clone();
        *bad.pointer_mut(pointer).unwrap() = value;
        replace(&home, &bad);
        assert_eq!(home.run("verify game.jsonl").code, 4, "{says}");
        home.refused("replay game.jsonl", 4, says);
    };
    change(
        "/pack/layers/0/chest.wasm",
        json!("AGFzbQ=!"),
        "has a damaged file \"chest.wasm\"",
    );
    change(
        "/pack/layers/0/sheet.json",
        json!("{}"),
        "somebody has changed the record",
    );
    change("/pack/layers", json!([]), "has 0 layers; expected 1 to 7");
    change("/pack/layers", json!(vec![json!({}); 9]), "has 9 layers");
    change(
        "/pack/base",
        json!("canonical-sha256:0"),
        "which this program does not have",
    );
    change("/pack/layers", json!(7), "not a line of a record");
    change(
        "/pack/layers/0/sheet.json",
        json!("x".repeat(70_000)),
        "expected at most 65536",
    );
    let text = home.read("mine/words/en.ftl");
    home.write(
        "mine/words/en.ftl",
        format!("{text}\n# {}\n", "x".repeat(60_000)),
    );
    let play = "play --content mine --embed --players greedy,greedy --record other.jsonl";
    home.refused(play, 2, "expected at most 57344; play without --embed");
    assert!(!home.path("other.jsonl").exists());
    home.refused("play --resume game.jsonl --embed", 2, "cannot be used with");
}

/// Pearl Lagoon has changed since 0.1.0. What it was has a name of its own.
#[test]
fn games_with_a_pack_of_an_earlier_version_go_on() {
    let home = Home::new();
    let old = "play --content pearl-lagoon@0.1.0 --players me,greedy --seed 3 --plain";
    assert_eq!(home.type_into(old, "1\n").code, 6);
    contains(&home.out("resume --list"), "pearl-lagoon@0.1.0");
    let run = home.type_into("resume 1 --plain", &"1\n".repeat(600));
    assert_eq!(run.code, 0, "{}", run.err);
    contains(&home.out("verify 1"), "complete");
    contains(&home.out("replay 1 --plain"), "turtle");
    contains(&home.out("history"), "pearl-lagoon@0.1.0");
    assert!(!home.out("list").contains("@0.1.0"), "no list offers it");
    // A pack may stay on the old version.
    std::fs::create_dir(home.path("mine")).unwrap();
    home.write(
        "mine/game.json",
        "{ \"extends\": \"pearl-lagoon@0.1.0\", \"title\": \"Mine\" }",
    );
    let hash = |pack: &str| {
        let text = home.out(&format!("content check {pack}"));
        text[text.find("canonical-sha256:").unwrap()..].to_owned()
    };
    assert_eq!(hash("mine"), hash("pearl-lagoon@0.1.0"));
    assert_ne!(hash("mine"), hash("pearl-lagoon"));
}
