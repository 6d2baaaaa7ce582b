//! `rnw shrink`: makes recorded games as small as possible.

use crate::common::{GAME, Home, begins, change, contains, joined, lines};
use serde_json::Value;

/// Records a whole game of four seats with a house rule in `game.jsonl`. Returns its lines.
fn four(home: &Home) -> Vec<String> {
    let players = "--players greedy,random,random,greedy --seed 7 --option palms=optional";
    home.out(&format!("play {GAME} {players} --record game.jsonl"));
    lines(&home.read("game.jsonl"))
}

#[test]
fn a_whole_game_of_four_becomes_a_few_lines_that_show_an_event() {
    let home = Home::new();
    let whole = four(&home);
    let text = home.out("shrink game.jsonl --shows event-completed");
    begins(&text, "game.jsonl: event-completed happens\n");
    let row = |name: &str| -> Vec<u32> {
        let line = text.lines().find(|line| line.starts_with(name)).unwrap();
        let numbers = line[name.len()..].split_whitespace();
        numbers.map(|number| number.parse().unwrap()).collect()
    };
    assert_eq!(row("seats"), [4, 1]);
    assert_eq!(row("options"), [1, 0]);
    assert!(row("steps")[0] > 150 && row("steps")[1] < 30, "{text}");
    assert!(row("decisions")[1] < 12, "{text}");
    let small = lines(&home.read("game.min.jsonl"));
    assert!(small.len() * 5 < whole.len(), "{} lines", small.len());
    let decisions = row("decisions")[1];
    assert_eq!(
        home.out("verify game.min.jsonl"),
        format!("game.min.jsonl: unfinished after {decisions} decisions\n")
    );
    let replayed = home.json("replay game.min.jsonl --format json");
    let report = replayed.as_array().unwrap();
    assert!(
        report
            .iter()
            .any(|report| report["key"] == "event-completed"),
        "{replayed}"
    );
    // A second run does not overwrite the file. It uses the old name of the command, which still works.
    home.refused(
        "minimise game.jsonl --shows event-completed",
        2,
        "game.min.jsonl already exists; --force overwrites it",
    );
    assert_eq!(
        home.out("shrink game.jsonl --shows event-completed --force"),
        text
    );
    // The small game cannot become smaller.
    home.out("shrink game.min.jsonl --shows event-completed --out least.jsonl");
    assert_eq!(lines(&home.read("least.jsonl")).len(), small.len());
}

#[test]
fn a_pack_becomes_smaller_too_and_is_named_in_what_can_be_typed() {
    let home = Home::new();
    let players = "--players greedy,random --seed 3 --content pearl-lagoon";
    home.out(&format!("play {players} --record game.jsonl"));
    let small = "shrink game.jsonl --content pearl-lagoon --shows event-wrote --pack small";
    let report: Value = home.json(&format!("{small} --out least.jsonl --format json"));
    let bytes = |when: &str| report["small"][when]["pack_bytes"].as_u64().unwrap();
    assert!(bytes("after") * 2 < bytes("before"), "{report}");
    assert_eq!(report["small"]["content"], "small");
    assert_eq!(
        report["small"]["verify"],
        "rnw verify least.jsonl --content small"
    );
    for line in ["verify", "replay"] {
        let line = report["small"][line].as_str().unwrap();
        home.out(line.strip_prefix("rnw ").unwrap());
    }
    home.out("content check small");
    home.refused(
        &format!("{small} --out other.jsonl"),
        2,
        "small already exists",
    );
}

/// A game of a sound engine breaks no law. The command reports this and writes nothing.
#[test]
fn a_game_in_which_all_laws_hold_is_left_as_it_is() {
    let home = Home::new();
    let lines = home.recorded("random,random", "game.jsonl");
    home.write("game.jsonl", joined(&lines[..30]));
    let run = home.run("shrink game.jsonl");
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.out);
    begins(&run.out, "game.jsonl: all laws hold in this game");
    let one = home.out("shrink game.jsonl --law undo");
    begins(&one, "game.jsonl: the law \"undo\" holds");
    let json = home.json("shrink game.jsonl --law undo --format json");
    assert!(json["law"].is_null() && json["small"].is_null(), "{json}");
    assert!(!home.path("game.min.jsonl").exists());
}

/// The part before the first error is used. Undone moves are never part of the game.
#[test]
fn a_record_that_diverges_is_followed_as_far_as_it_goes() {
    let home = Home::new();
    let mut whole = four(&home);
    let spoilt = whole
        .iter()
        .rposition(|line| line.contains("\"line\":\"move\""))
        .unwrap();
    whole[spoilt] = "{\"line\":\"move\",\"seat\":1,\"move\":\"A a1 a1\"}".to_owned();
    home.write("spoilt.jsonl", joined(&whole));
    assert_eq!(home.run("verify spoilt.jsonl").code, 4);
    let run = home.run("shrink spoilt.jsonl --shows event-marked");
    assert_eq!(run.code, 0, "{}", run.err);
    contains(&run.err, "spoilt.jsonl breaks the rules after");
    home.out("verify spoilt.min.jsonl");
}

#[test]
fn what_cannot_be_made_smaller_is_refused() {
    let home = Home::new();
    let lines = four(&home);
    home.write("noise.jsonl", "no record\n");
    home.write("taken.jsonl", "");
    home.out(&format!("content new mine --extends {GAME}"));
    let mut other = lines;
    change(&mut other, 1, "sha256:", "sha256:0");
    home.write("other.jsonl", joined(&other));
    for (args, code, says) in [
        ("shrink", 2, "<RECORD>"),
        ("shrink gone.jsonl", 2, "gone.jsonl: "),
        ("shrink noise.jsonl", 4, "noise.jsonl: line 1: "),
        ("shrink other.jsonl", 4, "name its pack with --content PATH"),
        (
            "shrink game.jsonl --content mine",
            4,
            "use --content silver-and-gold",
        ),
        (
            "shrink game.jsonl --content gone",
            2,
            "no folder and no included pack has the name \"gone\"",
        ),
        (
            "shrink game.jsonl --law memry",
            2,
            "did you mean \"memory\"?",
        ),
        (
            "shrink game.jsonl --shows event-complete",
            2,
            "did you mean \"event-completed\"?",
        ),
        (
            "shrink game.jsonl --law memory --shows event-marked",
            2,
            "cannot be used with",
        ),
        (
            "shrink game.jsonl --shows event-marked --out taken.jsonl",
            2,
            "taken.jsonl already exists",
        ),
        (
            "shrink game.jsonl --shows event-marked --pack mine",
            2,
            "mine already exists",
        ),
    ] {
        home.refused(args, code, says);
    }
    assert_eq!(home.read("taken.jsonl"), "");
    assert!(!home.path("game.min.jsonl").exists());
}
