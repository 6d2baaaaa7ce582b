//! Many games between bots.

use crate::common::{GAME, Home};
use serde_json::Value;

fn simulate(home: &Home, args: &str) -> String {
    home.out(&format!("simulate {GAME} {args}"))
}

/// The lines of the results, as JSON. Each line is one game.
fn game_lines(home: &Home, args: &str) -> Vec<Value> {
    simulate(home, &format!("{args} --out games.jsonl --force"));
    // The first line is the header of the run.
    home.read("games.jsonl")
        .lines()
        .skip(1)
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn games_and_seed_say_which_games_are_played() {
    let home = Home::new();
    let ten = game_lines(&home, "--games 10 --seed 1");
    let numbers: Vec<u64> = ten
        .iter()
        .map(|line| line["game"].as_u64().unwrap())
        .collect();
    assert_eq!(numbers, (0..10).collect::<Vec<_>>());
    assert_eq!(
        ten[..3],
        game_lines(&home, "--games 3 --seed 1"),
        "more games change none of the first"
    );
    assert_ne!(ten, game_lines(&home, "--games 10 --seed 2"));
    assert!(simulate(&home, "--games 3 --seed 9").contains("3 games, seed 9"));
}

#[test]
fn a_file_that_exists_is_not_overwritten() {
    let home = Home::new();
    home.write("games.csv", "mine");
    let args = format!("simulate {GAME} --games 2 --out games.csv");
    home.refused(&args, 2, "already exists; --force overwrites it");
    assert_eq!(home.read("games.csv"), "mine");
    home.out(&format!("{args} --force"));
    assert!(home.read("games.csv").starts_with("game,"));
}

#[test]
fn what_cannot_be_simulated_is_refused() {
    for (args, says) in [
        ("--players me", "the player \"me\" cannot play here"),
        ("--players greedy --games 0", "expected a number from 1 to "),
        ("--players gredy", "did you mean \"greedy\"?"),
        ("--players random,random,random,random,random", "5 players"),
        ("--jobs 0", "expected a number from 1 to "),
        (
            "--option palms=often",
            "option palms has no value \"often\"",
        ),
        ("--force", "--out"),
    ] {
        Home::new().refused(&format!("simulate {GAME} {args}"), 2, says);
    }
}
