//! Matches between bots: duplicate deals, statistics, a sequential test, and result files.

use crate::common::{GAME, Home, Run, lines};
use serde_json::{Value, json};

/// The rows of a JSON lines file, without its header.
fn rows(home: &Home, file: &str) -> Vec<Value> {
    let text = home.read(file);
    let rows = text.lines().skip(1);
    rows.map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn number(value: &Value) -> f64 {
    value
        .as_f64()
        .unwrap_or_else(|| panic!("no number: {value}"))
}

// --- Duplicate deals

#[test]
fn each_deal_is_played_with_everybody_in_every_seat() {
    let home = Home::new();
    let players = ["greedy", "random", "mcts:iterations=2,depth=1"];
    home.out(&format!(
        "match {GAME} --players {} --deals 4 --seed 3 --out games.jsonl",
        players.join(",")
    ));
    let rows = rows(&home, "games.jsonl");
    assert_eq!(rows.len(), 4 * 3);
    for (index, row) in rows.iter().enumerate() {
        let (deal, rotation) = (index / 3, index % 3);
        assert_eq!(
            (&row["game"], &row["deal"], &row["rotation"]),
            (&json!(index), &json!(deal), &json!(rotation))
        );
        for (player, name) in players.iter().enumerate() {
            let seat = (player + rotation) % 3;
            assert_eq!(row["seats"][seat]["player"], *name, "{row}");
        }
    }
}

/// All games of a deal have the same number in the seed. The first rotations are therefore the simulated games.
#[test]
fn the_first_rotations_are_the_simulated_games() {
    let home = Home::new();
    let args = format!("{GAME} --players greedy,random --seed 5");
    home.out(&format!("match {args} --deals 6 --out match.jsonl"));
    home.out(&format!("simulate {args} --games 6 --out simulate.jsonl"));
    let first = |row: &Value| row["rotation"] == 0;
    let played: Vec<Value> = rows(&home, "match.jsonl")
        .into_iter()
        .filter(first)
        .collect();
    for (played, simulated) in played.iter().zip(rows(&home, "simulate.jsonl")) {
        assert_eq!(played["deal"], simulated["deal"]);
        assert_eq!(played["seats"], simulated["seats"]);
    }
}

/// A player against itself ties every deal, so the result does not depend on chance.
#[test]
fn equals_are_equal_without_any_doubt() {
    let home = Home::new();
    let summary = home.json(&format!(
        "match {GAME} --players greedy,greedy --deals 12 --seed 1 --format json"
    ));
    for player in summary["players"].as_array().unwrap() {
        for (key, value) in [
            ("share", 0.5),
            ("share_low", 0.5),
            ("share_high", 0.5),
            ("elo", 0.0),
            ("difference", 0.0),
        ] {
            assert!(
                (number(&player[key]) - value).abs() < 1e-12,
                "{key}: {player}"
            );
        }
    }
}

/// Computes the summary again from the rows.
#[test]
fn the_summary_counts_what_the_rows_hold() {
    let home = Home::new();
    for (game, players) in [
        (GAME, "greedy,random"),
        (GAME, "random,random,greedy"),
        ("nuggets", "random,greedy"),
        ("nuggets", "random,greedy,greedy"),
        ("lamplighters", "random,greedy,greedy"),
        ("pyramids", "greedy,greedy,random,random"),
    ] {
        let args = format!("match {game} --players {players} --deals 12 --seed 2");
        let summary = home.json(&format!("{args} --out games.jsonl --force --format json"));
        let rows = rows(&home, "games.jsonl");
        let seats = players.split(',').count();
        assert_eq!(
            (
                &summary["game"],
                &summary["deals"],
                &summary["games"],
                &summary["seed"]
            ),
            (&json!(game), &json!(12), &json!(12 * seats), &json!(2))
        );
        let decisions: f64 = rows.iter().map(|row| number(&row["decisions"])).sum();
        assert!((number(&summary["decisions"]) - decisions).abs() < 1e-9);
        for player in 0..seats {
            let at = |row: &Value| (player + row["rotation"].as_u64().unwrap() as usize) % seats;
            check_side(&summary["players"][player], &rows, seats, &at);
        }
        for seat in 0..seats {
            check_side(&summary["seats"][seat], &rows, seats, &|_| seat);
        }
        let shares = summary["players"].as_array().unwrap().iter();
        let sum: f64 = shares.map(|player| number(&player["share"])).sum();
        assert!((sum - 1.0).abs() < 1e-9, "{game}: shares add up to {sum}");
    }
}

/// Checks the summary of one player or seat. `at` gives its seat in each row.
#[track_caller]
fn check_side(said: &Value, rows: &[Value], seats: usize, at: &dyn Fn(&Value) -> usize) {
    let (mut points, mut ahead, mut scores) = (Vec::new(), Vec::new(), Vec::new());
    for deal in rows.chunks(seats) {
        let (mut share, mut lead) = (0.0, 0.0);
        for row in deal {
            let own = number(&row["seats"][at(row)]["score"]);
            let all = row["seats"].as_array().unwrap().iter();
            let sum: f64 = all.map(|seat| number(&seat["score"])).sum();
            share += number(&row["seats"][at(row)]["points"]) / seats as f64;
            lead += (own - (sum - own) / (seats - 1) as f64) / seats as f64;
            scores.push(own);
        }
        points.push(share);
        ahead.push(lead);
    }
    let near = |key: &str, expected: f64| {
        let found = number(&said[key]);
        assert!(
            (found - expected).abs() < 1e-6,
            "{key} {found}, not {expected}: {said}"
        );
    };
    near("share", mean(&points));
    near("difference", mean(&ahead));
    // Student's t for twelve deals.
    near(
        "difference_error",
        2.200_985 * deviation(&ahead) / 12.0_f64.sqrt(),
    );
    let half = 2.200_985 * deviation(&points) / 12.0_f64.sqrt();
    if (0.01..0.99).contains(&mean(&points)) {
        near("share_low", (mean(&points) - half).max(0.0));
        near("share_high", (mean(&points) + half).min(1.0));
    }
    if !said["mean"].is_null() {
        near("mean", mean(&scores));
        near("spread", deviation(&scores));
        let order = |one: f64, other: f64| one.min(other);
        near("least", scores.iter().copied().fold(f64::MAX, order));
        let elo = 400.0 * (mean(&points) * (seats - 1) as f64 / (1.0 - mean(&points))).log10();
        if elo.is_finite() {
            near("elo", elo);
        } else {
            assert!(said["elo"].is_null(), "{said}");
        }
    }
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

fn deviation(values: &[f64]) -> f64 {
    let mean = mean(values);
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (squares / (values.len() - 1) as f64).sqrt()
}

/// Partners move to new seats together. A win of a team counts as one win.
#[test]
fn partners_stay_partners_and_win_together() {
    let home = Home::new();
    let summary = home.json(
        "match nuggets --players greedy,random,greedy,random --deals 10 --seed 3 --format json",
    );
    let share = |player: usize| number(&summary["players"][player]["share"]);
    for (one, other) in [(0, 2), (1, 3)] {
        assert!((share(one) - share(other)).abs() < 1e-12, "{summary}");
    }
    assert!((share(0) + share(1) - 1.0).abs() < 1e-12, "{summary}");
    assert!(share(0) > 0.5, "{summary}");
}

#[test]
fn results_do_not_depend_on_the_number_of_jobs() {
    let home = Home::new();
    let args = format!("match {GAME} --players greedy,random,random --deals 30 --seed 4");
    for (rows, ending) in [
        ("game", "jsonl"),
        ("game", "csv"),
        ("seat", "csv"),
        ("turn", "jsonl"),
    ] {
        let played = [1, 2, 5].map(|jobs| {
            let file = format!("{jobs}.{ending}");
            let files = format!("--rows {rows} --out {file} --totals {jobs}.json --force");
            let out = home.out(&format!("{args} --jobs {jobs} {files}"));
            (out, home.read(&file), home.read(&format!("{jobs}.json")))
        });
        assert_eq!(played[0], played[1], "{rows} {ending}");
        assert_eq!(played[0], played[2], "{rows} {ending}");
    }
}

// --- A sequential test

#[test]
fn a_sequential_test_ends_the_match_when_it_is_sure() {
    let home = Home::new();
    for (players, test, verdict) in [
        ("greedy,random", "share0=0.75,share1=0.8", "h1"),
        ("random,greedy", "share0=0.75,share1=0.8", "h0"),
        ("greedy,random", "elo0=0,elo1=50,alpha=0.01,beta=0.01", "h1"),
        ("random,random", "elo0=0,elo1=200", "h0"),
    ] {
        let args = format!("match {GAME} --players {players} --deals 400 --seed 1 --sprt {test}");
        let played = [1, 2, 4].map(|jobs| {
            let run = format!("{args} --jobs {jobs} --out games.jsonl --force --format json");
            (home.json(&run), home.read("games.jsonl"))
        });
        let (summary, file) = &played[0];
        assert_eq!(played[0], played[1], "{players} {test}");
        assert_eq!(played[0], played[2], "{players} {test}");
        assert_eq!(summary["sprt"]["verdict"], verdict, "{summary}");
        let deals = summary["deals"].as_u64().unwrap();
        assert!(deals < 400 && deals.is_multiple_of(8), "{deals} deals");
        assert_eq!(file.lines().count() as u64, 1 + 2 * deals);
    }
}

#[test]
fn a_test_that_is_never_sure_says_so() {
    let home = Home::new();
    let args = "--players greedy,random --deals 9 --seed 1 --sprt share0=0.75,share1=0.8";
    let out = home.out(&format!("match {GAME} {args}"));
    let says = "undecided: greedy takes 80.00 % of the points (H1) or 75.00 % (H0)";
    assert!(out.contains(says), "{out}");
    assert!(out.contains("silver-and-gold: 9 deals, "), "{out}");
}

// --- Files of results

/// The rows by seat and by turn agree with the rows by game.
#[test]
fn rows_of_all_kinds_agree() {
    let home = Home::new();
    for game in [GAME, "pyramids", "nuggets", "lamplighters"] {
        let args = format!("match {game} --players greedy,random --deals 3 --seed 6");
        for kind in ["game", "seat", "turn"] {
            home.out(&format!("{args} --rows {kind} --out {kind}.jsonl --force"));
        }
        let [games, seats, turns] =
            ["game", "seat", "turn"].map(|kind| rows(&home, &format!("{kind}.jsonl")));
        assert_eq!((games.len(), seats.len()), (6, 12));
        for row in &seats {
            let game = &games[row["game"].as_u64().unwrap() as usize];
            let found = &game["seats"][row["seat"].as_u64().unwrap() as usize - 1];
            for key in ["player", "score", "place", "points"] {
                assert_eq!(row[key], found[key], "{game}");
            }
            let mine = |turn: &&Value| turn["game"] == row["game"] && turn["seat"] == row["seat"];
            let last = turns.iter().rfind(mine).unwrap();
            assert_eq!(
                (&last["score"], &last["player"]),
                (&row["score"], &row["player"])
            );
        }
        for game in &games {
            let mine = turns.iter().filter(|turn| turn["game"] == game["game"]);
            let decisions: f64 = mine.map(|turn| number(&turn["decisions"])).sum();
            assert!(
                (decisions - number(&game["decisions"])).abs() < 1e-9,
                "{game}"
            );
        }
    }
}

#[test]
fn csv_says_what_the_json_lines_say() {
    let home = Home::new();
    // Points of this game have fractions.
    let args = "match nuggets --players random,random,random --deals 9 --seed 5";
    let mut fractions = 0;
    for kind in ["game", "seat", "turn"] {
        home.out(&format!("{args} --rows {kind} --out rows.jsonl --force"));
        home.out(&format!("{args} --rows {kind} --out rows.csv --force"));
        let csv = home.read("rows.csv");
        let mut table = csv.lines().map(|line| line.split(',').collect::<Vec<_>>());
        let header = table.next().unwrap();
        let rows = rows(&home, "rows.jsonl");
        let table: Vec<Vec<&str>> = table.collect();
        assert_eq!(table.len(), rows.len());
        for (cells, row) in table.iter().zip(&rows) {
            for (name, cell) in header.iter().zip(cells) {
                let (key, seat) = name.split_at(name.trim_end_matches(char::is_numeric).len());
                let found = match seat.parse::<usize>() {
                    Ok(seat) => &row["seats"][seat - 1][key],
                    Err(_) => &row[key],
                };
                let text = match found.as_str() {
                    Some(text) => text.to_owned(),
                    None if found.is_null() => String::new(),
                    None => found.to_string(),
                };
                assert_eq!(*cell, text, "{name}: {row}");
                fractions +=
                    usize::from(found.as_f64().is_some_and(|number| number.fract() != 0.0));
            }
        }
    }
    assert!(fractions > 10, "{fractions}");
}

#[test]
fn parquet_is_refused_with_the_formats_that_there_are() {
    let home = Home::new();
    let says = "rnw does not write Parquet; expected a name that ends in .jsonl or .csv, which DuckDB and Polars also read";
    home.refused(&format!("match {GAME} --out games.parquet"), 2, says);
    assert!(!home.path("games.parquet").exists());
}

// --- Impossible matches

#[test]
fn what_cannot_be_matched_is_refused() {
    let home = Home::new();
    home.write("mine.json", "mine");
    for (args, says) in [
        (
            "--players greedy",
            "a match of one player; expected two or more",
        ),
        ("--players greedy,random,greedy,random,greedy", "5 players"),
        ("--players greedy,me", "the player \"me\" cannot play here"),
        (
            "--players mcts:iterations=2,d=1,greedy",
            "no parameter \"d\"",
        ),
        ("--deals 0", "expected a number from 1 to "),
        ("--sprt elo0=0", "expected both elo0 and elo1"),
        (
            "--players greedy,random,random --sprt elo0=0,elo1=5",
            "a sequential test of 3 players; expected two",
        ),
        ("--sprt elo0=0,elo1=5 --shard 1/2", "cannot be used with"),
        ("--shard 3/2", "invalid shard \"3/2\"; expected I/N"),
        (
            "--deals 3 --shard 1/4",
            "4 shards of 3; expected at most one shard",
        ),
        ("--resume", "--out"),
        ("--rows turn", "--out"),
        ("--force", "--totals"),
        (
            "--totals mine.json",
            "already exists; --force overwrites it",
        ),
    ] {
        home.refused(&format!("match {GAME} {args}"), 2, says);
    }
    assert_eq!(home.read("mine.json"), "mine");
    home.refused("merge", 2, "<TOTALS>...");
}

/// The report of a whole match, as a person sees it.
#[test]
fn a_match_is_reported_in_a_few_lines() {
    let home = Home::new();
    let Run { code, out, err } = home.run(&format!(
        "match {GAME} --players greedy,random --deals 20 --seed 1"
    ));
    assert_eq!((code, err.as_str()), (0, ""));
    let lines = lines(&out);
    assert_eq!(
        lines[0],
        "silver-and-gold: 20 deals, each player once in every seat, 40 games, seed 1; 95 % intervals"
    );
    assert!(
        lines[2]
            .starts_with("   1 greedy       100.00 %   83.89 to 100.00 %    +inf   +287 to +inf"),
        "{out}"
    );
    assert!(lines[3].starts_with("   2 random         0.00 %"), "{out}");
    assert!(lines[4].starts_with("seat 1: "), "{out}");
    assert_eq!(lines.len(), 6);
}
