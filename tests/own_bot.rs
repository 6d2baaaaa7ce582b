//! A bot of a stranger: it is named wherever players are named, with options, levels and help.

use crate::common::{Home, Run, contains, example, lines, run};
use crate::page::{blocks, file};
use serde_json::Value;
use std::process::Command;

/// Runs the example `own_bot` in a home.
fn with_bot(home: &Home, args: &str) -> Run {
    let mut command = Command::new(example("cli", "own_bot"));
    command
        .args(args.split_whitespace())
        .current_dir(home.path(""));
    command.envs(home.environment());
    run(command, "")
}

#[track_caller]
fn out(home: &Home, args: &str) -> String {
    let run = with_bot(home, args);
    assert_eq!(run.code, 0, "{args}: {}", run.err);
    run.out
}

#[test]
fn the_guide_prints_the_bot_as_it_is() {
    let blocks = blocks("docs/bots-in-rust.md");
    let mut titled = blocks
        .iter()
        .filter_map(|block| Some((block, block.title.as_deref()?)));
    assert!(titled.all(|(block, source)| file(source).contains(&block.text)));
    assert!(blocks.iter().filter(|block| block.title.is_some()).count() >= 2);
}

#[test]
fn a_bot_is_named_wherever_players_are_named() {
    let home = Home::new();
    for args in [
        "match nuggets --players careless,random --deals 4",
        "match nuggets --players careless:slips=0,careless:slips=100 --deals 4",
        "simulate silver-and-gold --players careless,greedy --games 4",
        "play nuggets --players careless:slips=50,greedy --seed 7 --record game.jsonl",
        "content stats nuggets --players careless,greedy --games 4",
        "match nuggets --players hard:careless:slips=5,random --deals 2",
        "verify game.jsonl",
        "replay game.jsonl",
    ] {
        out(&home, args);
    }
    let header: Value = serde_json::from_str(&lines(&home.read("game.jsonl"))[0]).unwrap();
    assert_eq!(header["seats"][0]["player"], "careless:slips=50");
    // Another program replays the record, because a record holds the moves; but it does not know the bot.
    home.out("verify game.jsonl");
    home.refused(
        "match nuggets --players careless,random",
        2,
        "unknown player \"careless\"",
    );
}

#[test]
fn a_bot_has_a_row_with_its_options() {
    let home = Home::new();
    let list = out(&home, "bot list");
    contains(&list, "careless   plays like greedy");
    contains(&list, "a whole number from 0 to 100; 10 by default");
    let rows: Value = serde_json::from_str(&out(&home, "bot list --format json")).unwrap();
    let names: Vec<&str> = rows
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|row| row["name"].as_str())
        .collect();
    assert_eq!(names, ["random", "greedy", "mcts", "careless"]);
    assert_eq!(rows[3]["options"][0]["default"], 10.0);
    let stock = home.out("bot list");
    assert!(
        stock.contains("mcts") && !stock.contains("careless"),
        "{stock}"
    );
}

#[test]
fn what_is_wrong_with_a_bot_is_said() {
    let home = Home::new();
    for (players, says) in [
        ("carless,greedy", "did you mean \"careless\"?"),
        (
            "careless:slips=101,greedy",
            "the parameter slips of careless cannot be \"101\"; expected a whole number from 0 to 100",
        ),
        (
            "careless:slip=1,greedy",
            "the player careless has no parameter \"slip\"; expected slips; did you mean \"slips\"?",
        ),
    ] {
        let run = with_bot(
            &home,
            &format!("match nuggets --players {players} --deals 2"),
        );
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{}", run.err);
        assert!(run.err.contains(says), "{}", run.err);
    }
    let run = with_bot(&home, "match pyramids --players careless,greedy --deals 2");
    assert_eq!(run.code, 2, "{}", run.err);
    contains(
        &run.err,
        "the bot careless does not play pyramids; `rnw bot list` shows all bots",
    );
}

#[test]
fn a_bot_is_as_strong_as_its_options_say() {
    let home = Home::new();
    let args = "match nuggets --players careless:slips=0,careless:slips=100 --deals 60 --seed 1 --format json";
    let result: Value = serde_json::from_str(&out(&home, args)).unwrap();
    let text = result.to_string();
    let share = result["players"][0]["share"]["mean"].as_f64();
    assert!(share.is_none_or(|share| share > 0.7), "{text}");
}

/// The bot plays as a program for another `rnw`, move for move as it plays itself.
#[test]
fn a_bot_is_served_to_another_program() {
    let home = Home::new();
    let program = example("cli", "own_bot").display().to_string();
    let served = format!("cmd:{program} bot serve careless:slips=0");
    let mut command =
        home.command("play nuggets --seed 7 --record served.jsonl --player greedy --player");
    command.arg(served);
    let played = run(command, "");
    assert_eq!(played.code, 0, "{}", played.err);
    home.out("verify served.jsonl");
}
