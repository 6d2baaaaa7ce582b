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
fn the_summary_counts_what_the_lines_hold() {
    let home = Home::new();
    let args = "--players greedy,random,greedy --games 200 --seed 3";
    let lines = game_lines(&home, args);
    let summary: Value =
        serde_json::from_str(&simulate(&home, &format!("{args} --format json"))).unwrap();
    assert_eq!(
        (&summary["game"], &summary["games"], &summary["seed"]),
        (&GAME.into(), &200.into(), &3.into())
    );
    let decisions: u64 = lines
        .iter()
        .map(|line| line["decisions"].as_u64().unwrap())
        .sum();
    assert_eq!(summary["decisions"], decisions);
    let seats = summary["seats"].as_array().unwrap();
    for (index, seat) in seats.iter().enumerate() {
        let scores: Vec<i64> = lines
            .iter()
            .map(|line| line["seats"][index]["score"].as_i64().unwrap())
            .collect();
        let mean = scores.iter().sum::<i64>() as f64 / scores.len() as f64;
        let number = |key: &str| seat[key].as_f64().unwrap();
        assert!((number("mean") - mean).abs() < 1e-9, "{seat}");
        assert_eq!(
            (&seat["least"], &seat["most"]),
            (
                &(*scores.iter().min().unwrap()).into(),
                &(*scores.iter().max().unwrap()).into()
            )
        );
        let squares: f64 = scores
            .iter()
            .map(|&score| (score as f64 - mean).powi(2))
            .sum();
        assert!(
            (number("spread") - (squares / (scores.len() as f64 - 1.0)).sqrt()).abs() < 1e-6,
            "{seat}"
        );
        assert!(
            (number("win_share") - wins(&lines, index)).abs() < 1e-9,
            "{seat}"
        );
        assert!(
            number("win_share_low") <= number("win_share")
                && number("win_share") <= number("win_share_high")
        );
    }
    let shares: f64 = seats
        .iter()
        .map(|seat| seat["win_share"].as_f64().unwrap())
        .sum();
    assert!(
        (shares - 1.0).abs() < 1e-9,
        "win shares add up to 1, not {shares}"
    );
}

/// The share of wins of a seat. Seats that share first place share the win.
fn wins(lines: &[Value], index: usize) -> f64 {
    let firsts = |line: &Value| {
        line["seats"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|seat| seat["place"] == 1)
            .count()
    };
    let won = lines
        .iter()
        .filter(|line| line["seats"][index]["place"] == 1);
    won.map(|line| 1.0 / firsts(line) as f64).sum::<f64>() / lines.len() as f64
}

#[test]
fn csv_has_a_line_for_each_game() {
    let home = Home::new();
    simulate(
        &home,
        "--players greedy,random --games 5 --seed 1 --out games.csv",
    );
    let csv = home.read("games.csv");
    let rows: Vec<Vec<&str>> = csv.lines().map(|line| line.split(',').collect()).collect();
    let header = "game,deal,rotation,decisions,player1,score1,place1,points1,fault1,\
                  player2,score2,place2,points2,fault2";
    assert_eq!(rows[0].join(","), header);
    assert_eq!(rows.len(), 1 + 5);
    for (game, row) in rows[1..].iter().enumerate() {
        assert_eq!(row[0], game.to_string());
        assert_eq!((row[4], row[9]), ("greedy", "random"));
    }
}

#[test]
fn a_file_that_exists_is_not_overwritten() {
    let home = Home::new();
    home.write("games.csv", "mine");
    let args = format!("simulate {GAME} --games 2 --out games.csv");
    let run = home.run(&args);
    assert_eq!((run.code, run.out.as_str()), (2, ""));
    assert!(
        run.err.contains("already exists; --force overwrites it"),
        "{}",
        run.err
    );
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
        let run = Home::new().run(&format!("simulate {GAME} {args}"));
        assert_eq!(run.code, 2, "{args}: {}", run.err);
        assert!(run.err.contains(says), "{args}: {}", run.err);
    }
}
