//! `rnw test`: random games under all laws, pairs of symbols, and the report of a broken law.

use crate::common::{GAME, Home, begins, shell_words};
use rnw_cli::Catalogue;
use roll_and_write::sheet::{TrackId, TrackKind};
use roll_and_write::symbol::{Advance, Instructions, Plugins, Scene, SymbolEffect};
use serde_json::Value;
use std::sync::atomic::{AtomicU32, Ordering};

/// The program of a coin in the shipped pack.
const COIN: &str = r#""program": "on mark: advance coins by 1""#;
/// Options for few games on small boards, with laws that are quick to check.
const FEW: &str =
    "--matrix-only --pair-games 2 --least 1 --triples 1 --swarm 1 --law audit,arrival";

#[test]
fn laws_are_listed_with_their_clauses() {
    let home = Home::new();
    let text = home.out("test --list-laws");
    let laws = home.json("test --list-laws --format json");
    let laws = laws.as_array().unwrap();
    assert!(laws.len() >= 16 && text.lines().count() == laws.len());
    for law in laws {
        let [name, clause, says] = ["name", "clause", "says"].map(|key| law[key].as_str().unwrap());
        let shown = |line: &str| {
            line.starts_with(&format!("{name} ")) && line.ends_with(&format!("{says} [{clause}]"))
        };
        assert!(text.lines().any(shown), "{name} is not in: {text}");
    }
}

#[test]
fn a_sound_game_passes_and_what_its_games_reached_is_counted() {
    let home = Home::new();
    let run = home.run("test nuggets --games 3 --seed 5");
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.out);
    for says in [
        "nuggets: random games, seed 5: 16 laws hold; arrival, turned, unreachable were not checked\n3 games, ",
        "\nthe law unreachable was not checked: the game has no symbols\n",
        " 3 played to the end\n",
        "  SEAT builds a fence between CELL and OTHER (event-fence-built)\n",
        "refused [NG-8]: ",
        "\nWords in capitals, such as SEAT, stand for ",
    ] {
        assert!(run.out.contains(says), "{says:?} is not in: {}", run.out);
    }
    assert_eq!(home.run("test nuggets --games 3 --seed 5"), run);
    let json =
        home.json("test nuggets --games 3 --seed 5 --seats 2 --law undo,audit --format json");
    assert_eq!(json["holds"], true);
    assert_eq!(json["laws"], serde_json::json!(["undo", "audit"]));
    assert_eq!(json["games"]["games"], 3);
    assert!(json["matrix"].is_null() && json["broken"].is_null());
    let reached = json["games"]["reached"].as_array().unwrap();
    let has = |key: &str| {
        reached
            .iter()
            .any(|row| row["what"] == key && row["count"] != 0)
    };
    assert!(has("event-ended") || has("event-nuggets-ended"), "{json}");
}

#[test]
fn pairs_of_symbols_are_reported_as_a_table() {
    let home = Home::new();
    let text = home.out(&format!("test {GAME} {FEW}"));
    begins(&text, "silver-and-gold: pairs of symbols, seed 1\n");
    for legend in [
        "\none mark: in the same mark; a times the cell of the first symbol came first in reading order",
        "The order of the effects may differ: `priority` decides before the cells\n",
        "\none turn, across: in two marks of a turn, in different turns; a times the first symbol took effect",
    ] {
        assert!(text.contains(legend), "{text}");
    }
    for pair in [
        "coin + coin",
        "coin + palm",
        "palm + cross",
        "cross + cross",
    ] {
        let row = text.lines().find(|line| line.starts_with(pair));
        assert!(
            row.is_some_and(|row| row.contains('/')),
            "{pair} is not in: {text}"
        );
    }
    let json = home.json(&format!("test --content {GAME} {FEW} --format json"));
    let pairs = json["matrix"]["pairs"].as_array().unwrap();
    assert_eq!(pairs.len(), 6, "{json}");
    assert!(json["games"].is_null());
}

/// A run with too few meetings fails and names every pair that met too seldom.
#[test]
fn pairs_that_meet_too_seldom_fail_a_run() {
    let home = Home::new();
    let often = "--matrix-only --pair-games 1 --least 100000 --triples 0 --swarm 0 --law audit";
    let run = home.run(&format!("test {GAME} {often}"));
    assert_eq!(run.code, 8, "{}", run.err);
    let wanting = "problem: coin and palm met fewer than 100000 times in one mark";
    assert!(run.out.contains(wanting), "{}", run.out);
    let first =
        "requirements are not met; the first one: coin and coin met fewer than 100000 times in";
    assert!(run.err.contains(first), "{}", run.err);
}

#[test]
fn a_pack_of_ones_own_is_tested_as_the_shipped_ones_are() {
    let home = Home::new();
    home.out("content new my-pack --extends silver-and-gold");
    let laws = "--law audit,undo,record,memory --no-matrix";
    let text = home.out(&format!("test my-pack --games 2 {laws}"));
    begins(
        &text,
        "silver-and-gold with my-pack: random games, seed 1: audit, undo, ",
    );
    assert_eq!(
        text,
        home.out(&format!("test --content my-pack --games 2 {laws}"))
    );
}

/// If order matters but the symbol does not say so, both `content check` and `test` ask for the declaration.
#[test]
fn an_order_that_is_not_declared_is_asked_for() {
    let home = Home::new();
    home.out("content new my-pack --extends silver-and-gold");
    let shell = |order: &str| {
        format!(
            r#" by 1"
    }},
    {{ "name": "shell", "char": "s", "glyph": "◊", "on": "mark", "priority": 5,{order}
      "program": [{{ "advance": {{ "track": "coins", "by": {{ "filled": "pearls" }} }} }}] }}"#
        )
    };
    let end = r#" by 1"
    }"#;
    home.edit("my-pack/symbols.json", end, &shell(""));
    // The new symbol is on the card with the pearl.
    home.edit("my-pack/cards.json", r#"".~..""#, r#"".~.s""#);
    let run = home.run("content check my-pack");
    assert_eq!(run.code, 0, "{}", run.err);
    let asks = r#"the order in which "shell" and "pearl" fire in one mark can change the result, but "shell" has no "order", which means free; expected "order": "matters""#;
    assert!(run.err.contains(asks), "{}", run.err);
    let line = home.read("my-pack/symbols.json");
    let line = line
        .lines()
        .position(|line| line.contains("\"shell\""))
        .unwrap()
        + 1;
    let place = format!("symbols.json:{line}:");
    assert!(run.err.contains(&place), "{place} is not in: {}", run.err);
    let run = home.run("test my-pack --games 40 --no-matrix --law turned");
    assert_eq!(run.code, 8, "{}{}", run.out, run.err);
    for says in [
        "breaks the law \"turned\"",
        "Fix: if the firing order of these symbols should matter, write \"order\": \"matters\" for one of them",
        "(shell declares no order, which means free)",
    ] {
        assert!(run.out.contains(says), "{says} is not in: {}", run.out);
    }
    // A wrong declaration is reported, a correct one is not.
    home.edit(
        "my-pack/symbols.json",
        &shell(""),
        &shell(r#" "order": "free","#),
    );
    let run = home.run("content check my-pack");
    let says = r#"but "shell" has "order": "free"; expected "order": "matters""#;
    assert!(run.err.contains(says), "{}", run.err);
    home.edit(
        "my-pack/symbols.json",
        &shell(r#" "order": "free","#),
        &shell(r#" "order": "matters","#),
    );
    let run = home.run("content check my-pack");
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.out);
    // A law that was not checked does not count among those that hold.
    let text = home.out("test my-pack --games 2 --no-matrix --law turned,undo");
    for says in [
        ": undo held; turned was not checked\n",
        "\nthe law turned was not checked: a symbol has \"order\": \"matters\"\n",
    ] {
        assert!(text.contains(says), "{says:?} is not in: {text}");
    }
}

static FIRED: AtomicU32 = AtomicU32::new(0);

/// A symbol with hidden memory, which no record contains.
#[derive(Debug)]
struct Moody(TrackId);

impl SymbolEffect for Moody {
    fn fire(&self, _scene: &Scene<'_>, out: &mut Instructions) {
        let by = 1 + (FIRED.fetch_add(1, Ordering::Relaxed) % 7) as u8;
        out.emit(Advance { track: self.0, by });
    }
}

fn moody() -> Plugins {
    Plugins::default().with("moody", 1, |given| {
        given.at_most(1, 0, 0, 0)?;
        Ok(Box::new(Moody(given.track(0, TrackKind::Count)?)))
    })
}

/// A custom `rnw` finds the errors of its own symbols. It names the law, the symbol, and a command that repeats the
/// game.
#[test]
fn a_hidden_memory_is_found_and_the_guilty_symbol_is_named() {
    let home = Home::new();
    home.pack("mine");
    let effect = r#""effect": "rust:moody@1", "with": { "tracks": ["coins"] }"#;
    home.edit("mine/symbols.json", COIN, effect);
    let catalogue = Catalogue::stock().with_symbols(moody());
    let path = |name: &str| home.path(name).display().to_string();
    let run = |args: &[&str]| rnw_cli::run_with(&catalogue, [&["rnw"], args].concat());
    let (pack, out) = (path("mine"), path("found"));
    let test = [
        "test",
        &pack,
        "--law",
        "memory",
        "--no-matrix",
        "--out",
        &out,
    ];
    assert_eq!(run(&test), 8);
    let report = home.read("found/report.txt");
    let repeat = format!("rnw test {pack} --seed 1 --first 0 --games 1 --law memory --no-matrix");
    for says in [
        "breaks the law \"memory\" [SymbolEffect::fire]: a game has no memory beside its state",
        "symbols needed to show it: coin\n",
        &format!("rnw replay {out}/game.jsonl --content {pack}\n"),
        &format!("rnw shrink {out}/game.jsonl --content {pack} --law memory\n"),
        &repeat,
        "{\"line\":\"header\"",
    ] {
        assert!(report.contains(says), "{says:?} is not in: {report}");
    }
    // An earlier report is not overwritten, and the printed command works.
    assert_eq!(run(&test), 2);
    assert_eq!(home.read("found/report.txt"), report);
    let again = [&shell_words(&repeat)[1..], &["--out".into(), path("again")]].concat();
    let again: Vec<&str> = again.iter().map(String::as_str).collect();
    assert_eq!(run(&again), 8);
    assert!(home.path("again/game.jsonl").exists());
    let (game, small) = (path("found/game.jsonl"), path("small"));
    let least = path("least.jsonl");
    let shrink = ["shrink", &game, "--content", &pack, "--law", "memory"];
    let shrink = [&shrink[..], &["--pack", &small, "--out", &least]].concat();
    assert_eq!(run(&shrink), 0);
    assert!(home.read("small/symbols.json").contains("moody"));
    let length = |name: &str| home.read(name).lines().count();
    assert!(length("least.jsonl") <= length("found/game.jsonl"));
}

#[test]
fn what_is_asked_for_must_be_there() {
    let home = Home::new();
    home.write("taken", "");
    for (args, code, says) in [
        ("test", 2, "<PACK>"),
        ("test nugets", 2, "did you mean \"nuggets\"?"),
        ("test --game nugets", 2, "did you mean \"nuggets\"?"),
        (
            "test nuggets --game pyramids",
            2,
            "a pack for nuggets, not for pyramids",
        ),
        ("test nuggets --law memry", 2, "did you mean \"memory\"?"),
        ("test nuggets --law", 2, "--law <NAME>"),
        ("test nuggets --games 0", 2, "--games <N>"),
        ("test nuggets --seats 1-2", 2, "nuggets has 2 to 4 seats"),
        ("test nuggets --seats 3-2", 2, "such as 2-3"),
        (
            "test nuggets --matrix-only",
            2,
            "no symbols to test in pairs",
        ),
        (
            "test nuggets --matrix-only --no-matrix",
            2,
            "cannot be used with",
        ),
        ("test nuggets --content nuggets", 2, "cannot be used with"),
        (
            "test nuggets --out taken",
            2,
            "taken already exists; --force writes into it",
        ),
    ] {
        home.refused(args, code, says);
    }
}

#[test]
fn a_pack_that_is_wrong_is_reported_as_elsewhere() {
    let home = Home::new();
    home.pack("mine");
    home.edit("mine/symbols.json", "coins", "conis");
    home.refused("test mine", 3, "conis");
}

#[test]
fn scenes_of_a_pack_are_played_before_its_games() {
    let home = Home::new();
    home.pack("mine");
    let scene = |gained: &str| {
        let text = format!("coin: track coins 2, expect track coins 3, gains {gained}\n");
        std::fs::write(home.path("mine/scenes.txt"), text).unwrap();
        home.run("test mine --games 1 --no-matrix --law ends")
    };
    let sound = scene("1");
    assert_eq!(sound.code, 0, "{}", sound.err);
    begins(
        &sound.out,
        "silver-and-gold with mine: 1 scene, all as expected\n",
    );
    let wrong = scene("7");
    assert_eq!(wrong.code, 8, "{}", wrong.out);
    assert!(
        wrong.err.contains("expected \"7\", found \"1\""),
        "{}",
        wrong.err
    );
    assert!(wrong.err.contains("mine/scenes.txt:1:44"), "{}", wrong.err);
}

/// The JSON report of a broken law has all fields of the text.
#[test]
fn a_report_for_programs_has_the_same_fields_whether_laws_hold_or_not() {
    let json: Value = Home::new().json("test nuggets --games 1 --law ends --format json");
    let keys: Vec<&str> = json
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect();
    assert_eq!(
        keys,
        [
            "broken", "game", "games", "holds", "laws", "matrix", "pack", "scenes", "seed"
        ]
    );
}
