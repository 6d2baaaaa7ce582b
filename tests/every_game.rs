//! Tests that every game of the catalogue must pass, whatever its rules are.

use crate::common::{
    Home, PROMPT, ROOT, Run, bots, came_to, close, contains, games, games_with_packs, is_whole,
    joined, lines, same, sheets, standings, tables, undated,
};
use roll_and_write::symbol::Plugins;
use serde_json::Value;
use std::collections::BTreeSet;

/// `1` typed more often than any game asks for a decision.
fn first_moves() -> String {
    "1\n".repeat(400)
}

/// Plays a whole game between bots with seed 7, recorded in `game.jsonl`. Returns its text and the lines of its
/// record.
fn whole(home: &Home, game: &str, seats: usize) -> (String, Vec<String>) {
    let players = bots(seats);
    let record = "--record game.jsonl --force";
    let out = home.out(&format!(
        "play {game} --players {players} --seed 7 {record}"
    ));
    (out, lines(&home.read("game.jsonl")))
}

/// The lines that report events.
fn report(text: &str) -> Vec<&str> {
    text.lines().filter(|line| line.starts_with("- ")).collect()
}

// --- One game

#[test]
fn the_same_seed_gives_the_same_game_and_the_same_record() {
    for (game, seats) in tables() {
        let (one, other) = (Home::new(), Home::new());
        let first = whole(&one, game, seats);
        assert_eq!(first, whole(&other, game, seats), "{game} with {seats}");
        let another = format!("play {game} --players {} --seed 8", bots(seats));
        assert_ne!(first.0, one.out(&another), "{game} with {seats}");
    }
}

#[test]
fn a_table_has_as_many_seats_as_the_game_allows() {
    for entry in games() {
        let (least, most) = entry.seats;
        for seats in (1..=9).filter(|seats| !(least..=most).contains(seats)) {
            let players = ["greedy"; 9][..seats].join(",");
            let run = Home::new().run(&format!("play {} --players {players}", entry.name));
            assert_eq!(
                (run.code, run.out.as_str()),
                (2, ""),
                "{} with {seats}",
                entry.name
            );
            let says = [seats.to_string(), "expected".to_owned()];
            assert!(
                says.iter().all(|text| run.err.contains(text)),
                "{}",
                run.err
            );
        }
    }
}

#[test]
fn score_sheets_add_up_and_the_standings_follow_them() {
    let home = Home::new();
    for (game, seats) in tables() {
        for seed in 0..5 {
            let out = home.out(&format!(
                "play {game} --players {} --seed {seed}",
                bots(seats)
            ));
            let (sheets, standings) = came_to(&out);
            assert_eq!(sheets.len(), seats, "{out}");
            for sheet in &sheets {
                let sum = sheet.lines.iter().map(|line| line.1).sum();
                assert!(close(sum, sheet.total), "{game}: {sheet:?}");
            }
            assert!(standings.is_sorted_by_key(|entry| entry.0), "{standings:?}");
            assert!(
                standings.is_sorted_by_key(|entry| -entry.2),
                "{standings:?}"
            );
            for (_, name, points) in standings {
                let sheet = sheets.iter().find(|sheet| sheet.name == name).unwrap();
                assert!(close(sheet.total, points), "{game}: {name}");
            }
        }
    }
}

#[test]
fn json_is_read_by_programs_and_agrees_with_the_text() {
    let home = Home::new();
    for (game, seats) in tables() {
        let args = format!("play {game} --players {} --seed 9", bots(seats));
        let result = home.json(&format!("{args} --format json"));
        assert_eq!(
            (&result["game"], &result["seed"]),
            (&game.into(), &9.into())
        );
        let (sheets, found) = (
            sheets(&home.out(&args)),
            result["seats"].as_array().unwrap(),
        );
        assert_eq!(found.len(), sheets.len());
        for (index, (seat, sheet)) in found.iter().zip(&sheets).enumerate() {
            assert_eq!(
                (&seat["seat"], &seat["name"]),
                (&(index + 1).into(), &sheet.name.as_str().into())
            );
            assert!(close(number(&seat["score"]), sheet.total), "{seat}");
            let lines = seat["lines"].as_array().unwrap();
            let sum = lines.iter().map(|line| number(&line["points"])).sum();
            assert!(close(sum, sheet.total), "{seat}");
        }
    }
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap()
}

/// Every option with every value, as `rnw list` prints them.
#[test]
fn every_value_of_every_option_can_be_played_and_is_kept_in_the_record() {
    let home = Home::new();
    for (game, entry) in home
        .json("list --format json")
        .as_array()
        .unwrap()
        .iter()
        .zip(games())
    {
        for option in game["options"].as_array().unwrap() {
            let name = option["name"].as_str().unwrap();
            for value in option["values"].as_array().unwrap() {
                let value = value.as_str().unwrap();
                let players = format!("--players {} --seed 5", bots(entry.seats.1));
                let record = "--record game.jsonl --force";
                home.out(&format!(
                    "play {} {players} {record} --option {name}={value}",
                    entry.name
                ));
                let header: Value =
                    serde_json::from_str(&lines(&home.read("game.jsonl"))[0]).unwrap();
                assert_eq!(header["options"][name], value);
                let verified = home.out("verify game.jsonl");
                assert!(verified.contains("complete"), "{name}={value}: {verified}");
            }
        }
    }
}

// --- A person

/// Runs a game with seed 7 in which a person types these lines against a greedy bot.
fn typed(game: &str, input: &str) -> Run {
    Home::new().type_into(&format!("play {game} --players me,greedy --seed 7"), input)
}

#[test]
fn whole_games_can_be_played_by_numbers() {
    for entry in games() {
        for players in ["me", "me,me", "greedy,me,random", "me,me,me,me"] {
            let seats = players.split(',').count();
            if (entry.seats.0..=entry.seats.1).contains(&seats) {
                let args = format!("play {} --players {players} --seed 7", entry.name);
                let run = Home::new().type_into(&args, &first_moves());
                assert_eq!(run.code, 0, "{} {players}: {}", entry.name, run.err);
                assert_eq!(sheets(&run.out).len(), seats, "{} {players}", entry.name);
            }
        }
    }
}

#[test]
fn every_command_answers_and_changes_nothing() {
    let commands = [
        "help",
        "legend",
        "moves",
        "moves zebra",
        "hint",
        "undo",
        "redo",
        "score",
        "log",
        "log 1",
        "table",
        "rules",
        "save",
        "why",
        "why 1",
        "why 999",
        "why zebra",
        "zebra",
        "0",
        "999",
        "{$",
    ];
    for entry in games() {
        let silent = typed(entry.name, "").out;
        for command in commands {
            let home = Home::new();
            let args = format!(
                "play {} --players me,greedy --seed 7 --record game.jsonl",
                entry.name
            );
            let run = home.type_into(&args, &format!("{command}\n"));
            let answer = run
                .out
                .strip_prefix(&silent)
                .expect("the start is the same");
            assert!(
                answer.trim().chars().count() > 3,
                "{}: {command}: {answer:?}",
                entry.name
            );
            let decided = home
                .read("game.jsonl")
                .contains(r#""line":"move","seat":1"#);
            assert!(
                run.code == 6 && !decided,
                "{}: {command} changes the game",
                entry.name
            );
        }
    }
}

/// The help names each kind of move in the list of moves.
#[test]
fn help_tells_how_moves_are_typed_and_the_legend_what_the_signs_mean() {
    for entry in games() {
        let out = typed(entry.name, "1\nhelp\nlegend\nmoves\n").out;
        let start = "Type a move like this:\n";
        let (_, rest) = out.split_once(start).expect("help");
        let (help, rest) = rest.split_once("Legend:\n").expect("legend");
        let moves = rest.lines().skip_while(|line| !line.starts_with("  1  "));
        let list = moves.filter_map(|line| {
            let (number, mv) = line.trim_start().split_once("  ")?;
            number.parse::<u32>().ok()?;
            mv.split_whitespace().next()
        });
        let kinds: BTreeSet<&str> = list.collect();
        assert!(!kinds.is_empty(), "{out}");
        // A game need not explain how to type its moves, because the list shows them.
        let loaded = entry.open(&(entry.shipped)(), &[], entry.seats.1, &Plugins::default());
        let says = !loaded.unwrap().game.info().how_to_move.is_empty();
        let kinds = kinds.into_iter().filter(|_| says);
        for kind in kinds.map(|kind| kind.replace('B', "A")) {
            let named = help
                .lines()
                .any(|line| line.trim_start().starts_with(&format!("{kind} ")));
            assert!(
                named,
                "{}: the help does not tell of {kind}:\n{help}",
                entry.name
            );
        }
        let indented = |line: &&str| line.starts_with("  ");
        assert!(
            help.lines()
                .take_while(|line| !line.starts_with("You can also type"))
                .all(|line| indented(&line)),
            "{help}"
        );
        assert!(rest.lines().take_while(indented).count() >= 3, "{rest}");
    }
}

/// Undo and redo after every decision lead to the same end and to a valid record.
#[test]
fn undo_and_redo_after_every_decision_change_nothing() {
    for entry in games() {
        let (with, without) = (Home::new(), Home::new());
        let args = format!(
            "play {} --players me,greedy --seed 7 --record game.jsonl",
            entry.name
        );
        let one = with.type_into(&args, &"1\nundo\nredo\n".repeat(400));
        let other = without.type_into(&args, &first_moves());
        assert_eq!((one.code, other.code), (0, 0), "{}", entry.name);
        assert_eq!(came_to(&one.out), came_to(&other.out), "{}", entry.name);
        assert!(
            with.out("verify game.jsonl").contains("complete"),
            "{}",
            entry.name
        );
    }
}

// --- Records

/// Bots decide as they would have decided, so the record is the same byte by byte.
#[test]
fn a_record_cut_after_any_line_is_resumed_to_the_same_end() {
    let home = Home::new();
    for entry in games() {
        let (out, lines) = whole(&home, entry.name, entry.seats.1.min(3));
        for cut in (1..lines.len()).step_by(4) {
            home.write("cut.jsonl", joined(&lines[..cut]));
            let verified = home.out("verify cut.jsonl");
            assert!(
                verified.contains("unfinished"),
                "{} cut at {cut}: {verified}",
                entry.name
            );
            let resumed = home.out("play --resume cut.jsonl");
            assert_eq!(
                came_to(&resumed),
                came_to(&out),
                "{} cut at {cut}",
                entry.name
            );
            let what = format!("{} cut at {cut}", entry.name);
            same(&home.read("cut.jsonl"), &joined(&lines), &what);
        }
    }
}

/// A person who leaves after every decision and returns plays the same game.
#[test]
fn a_game_can_be_left_and_resumed_after_every_decision() {
    for entry in games() {
        let (home, whole) = (Home::new(), Home::new());
        let args = format!(
            "play {} --players me,greedy --seed 7 --record game.jsonl",
            entry.name
        );
        let at_once = whole.type_into(&args, &first_moves());
        let mut run = home.type_into(&args, "1\nquit\n");
        let mut left = 1;
        while run.err.contains("rnw resume ") {
            assert_eq!(run.code, 0, "{}", run.err);
            run = home.type_into("play --resume game.jsonl", "1\nquit\n");
            left += 1;
        }
        let record = whole.read("game.jsonl");
        let own = record.matches(r#""line":"move","seat":1,"#).count();
        assert!(own > 5, "{} has {own} decisions", entry.name);
        // After the last decision the game is over, so nobody can leave it.
        assert_eq!(left, own, "{}", entry.name);
        assert_eq!(came_to(&run.out), came_to(&at_once.out), "{}", entry.name);
        same(
            &undated(&home.read("game.jsonl")),
            &undated(&whole.read("game.jsonl")),
            entry.name,
        );
    }
}

#[test]
fn verify_tells_the_scores_and_a_spoilt_record_diverges() {
    let home = Home::new();
    for (game, seats) in tables() {
        let (out, lines) = whole(&home, game, seats);
        let verified = home.json("verify game.jsonl --format json");
        let scores = verified[0]["scores"].as_array().unwrap().iter().map(number);
        let totals = sheets(&out).into_iter().map(|sheet| sheet.total);
        assert!(
            scores.zip(totals).all(|(one, other)| close(one, other)),
            "{game} with {seats}"
        );
        let moves = (0..lines.len()).filter(|&index| lines[index].contains("\"line\":\"move\""));
        for spoilt in moves.step_by(17).chain([lines.len() - 1]) {
            let mut lines = lines.clone();
            lines[spoilt] = lines[spoilt].replacen("\":\"", "\":\"x", 2).replacen(
                "\"score\":",
                "\"score\":9",
                1,
            );
            home.write("spoilt.jsonl", joined(&lines));
            let run = home.run("verify spoilt.jsonl");
            assert_eq!(
                run.code,
                4,
                "{game}, line {}: {}",
                spoilt + 1,
                lines[spoilt]
            );
            contains(&run.err, format!("line {}: ", spoilt + 1));
        }
    }
}

#[test]
fn replay_tells_the_game_again_whole_and_turn_by_turn() {
    let home = Home::new();
    for (game, seats) in tables() {
        let (out, _) = whole(&home, game, seats);
        let replayed = home.out("replay game.jsonl");
        assert_eq!(standings(&replayed), standings(&out), "{game} with {seats}");
        let everything: BTreeSet<&str> = report(&replayed).into_iter().collect();
        let missing: Vec<&str> = report(&out)
            .into_iter()
            .filter(|line| !everything.contains(line))
            .collect();
        assert_eq!(missing, [""; 0], "{game} with {seats}");
        // All turns together give the whole replay.
        let json = home.json("replay game.jsonl --format json");
        let json = json.as_array().unwrap();
        assert_eq!(json.len(), report(&replayed).len());
        let beyond = home.run("replay game.jsonl --turn 99999");
        assert_eq!(beyond.code, 2, "{}", beyond.err);
        let (_, last) = beyond.err.split_once("ends in turn ").unwrap();
        let last: u64 = last[..last.find(|c: char| !c.is_ascii_digit()).unwrap()]
            .parse()
            .unwrap();
        let step = if is_whole() { 1 } else { 5 };
        for turn in (0..=last).step_by(step) {
            let run = home.run(&format!("replay game.jsonl --turn {turn}"));
            let lines = json.iter().zip(report(&replayed));
            let own = lines.filter(|(line, _)| line["turn"] == turn);
            let own: Vec<&str> = own.map(|(_, line)| line).collect();
            assert_eq!(report(&run.out), own, "{game} with {seats}, turn {turn}");
            assert!(
                run.out.contains("\n\n"),
                "the table stands below: {}",
                run.out
            );
        }
        let end = home.run(&format!("replay game.jsonl --turn {}", last + 1));
        assert_eq!(
            (end.code, &end.err),
            (2, &beyond.err.replace("99999", &(last + 1).to_string()))
        );
    }
}

/// A seat observes only events that happened. A seat may be given by name or by number.
#[test]
fn replay_as_a_seat_tells_a_part_of_what_happened() {
    let home = Home::new();
    for (game, seats) in tables() {
        let names = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"];
        let players = format!(
            "--players {} --names {}",
            bots(seats),
            names[..seats].join(",")
        );
        home.out(&format!(
            "play {game} {players} --seed 7 --record game.jsonl --force"
        ));
        let all = home.out("replay game.jsonl");
        let all: BTreeSet<&str> = report(&all).into_iter().collect();
        for (index, name) in names[..seats].iter().enumerate() {
            let heard = home.out(&format!("replay game.jsonl --as {}", index + 1));
            assert_eq!(
                heard,
                home.out(&format!("replay game.jsonl --as {}", name.to_lowercase()))
            );
            let invented: Vec<&str> = report(&heard)
                .into_iter()
                .filter(|line| !all.contains(line))
                .collect();
            assert_eq!(invented, [""; 0], "{game}: {name}");
            // The name of a seat stands before its facts, or above its sheet.
            let first = home.out(&format!("replay game.jsonl --as {name} --turn 1"));
            let has_facts = first.contains(&format!("{name}:"));
            assert!(
                has_facts || first.lines().any(|line| line == *name),
                "{game}: {name}"
            );
        }
    }
    for (seat, says) in [
        ("0", "expected 1 to"),
        ("9", "expected 1 to"),
        ("Anne", "did you mean \"Ann\"?"),
    ] {
        home.refused(&format!("replay game.jsonl --as {seat}"), 2, says);
    }
}

// --- Many games

#[test]
fn simulations_do_not_depend_on_the_number_of_jobs() {
    let home = Home::new();
    for (game, seats) in tables() {
        let args = format!(
            "simulate {game} --players {} --games 60 --seed 4",
            bots(seats)
        );
        for ending in ["csv", "jsonl"] {
            let files = ["1", "2"].map(|jobs| {
                let file = format!("{game}-{seats}-{jobs}.{ending}");
                (
                    home.out(&format!("{args} --jobs {jobs} --out {file}")),
                    home.read(&file),
                )
            });
            assert_eq!(files[0], files[1], "{game} with {seats}");
        }
    }
}

/// The first simulated game of a seed is the game that `play` deals.
#[test]
fn a_simulated_game_is_the_game_that_is_played() {
    let home = Home::new();
    for (game, seats) in tables() {
        let args = format!("{game} --players {} --seed 7", bots(seats));
        home.out(&format!(
            "simulate {args} --games 1 --out one.jsonl --force"
        ));
        let simulated = home.read("one.jsonl").lines().last().map(str::to_owned);
        let simulated: Value = serde_json::from_str(&simulated.unwrap()).unwrap();
        let played = home.json(&format!("play {args} --format json"));
        for seat in 0..seats {
            let found = |value: &Value| {
                (
                    value["seats"][seat]["score"].clone(),
                    value["seats"][seat]["place"].clone(),
                )
            };
            assert_eq!(found(&simulated), found(&played), "{game} with {seats}");
        }
    }
}

// --- What the command shows of a game

#[test]
fn the_shipped_packs_are_sound_and_shown() {
    let home = Home::new();
    for entry in games_with_packs() {
        let run = home.run(&format!("content check {ROOT}/content/{}", entry.name));
        assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", entry.name);
        // A value file is one more.
        let files = 1 + (entry.shipped)().sources().len();
        let (least, most) = entry.seats;
        contains(
            &run.out,
            format!(": no errors; {files} files, {least} to {most} players, canonical-sha256:"),
        );
        let shown = home.out(&format!("content show --game {}", entry.name));
        let of_the_pack = home.out(&format!(
            "content show --content {ROOT}/content/{}",
            entry.name
        ));
        assert_eq!(shown, of_the_pack, "a pack says for which game it is");
        // A game with cards, or one whose board is printed, shows their rows by number.
        let has_rows = shown
            .lines()
            .any(|line| line.trim_start().starts_with("1 "));
        assert!(
            has_rows || shown.ends_with(" has no printed cards.\n"),
            "{shown}"
        );
        let cards = home.json(&format!("content show --game {} --format json", entry.name));
        for card in cards.as_array().unwrap() {
            let name = card["name"].as_str().unwrap();
            assert!(shown.contains(name), "{name}");
            let alone = home.out(&format!(
                "content show {name} --game {} --ascii",
                entry.name
            ));
            assert!(alone.is_ascii() && alone.contains(name), "{alone}");
        }
    }
}

/// People see only complete sentences: the output contains no raw key and no unfilled gap.
#[test]
fn what_is_printed_has_no_raw_keys_and_no_gaps() {
    let raw = [
        "{",
        "$",
        "event-",
        "fact-",
        "refusal-",
        "parse-",
        "score-",
        "owed-",
        "headline-",
        "help-",
        "tie-",
        "cli-",
        "track-",
        "symbol-",
        "pool-",
        "color-",
    ];
    for entry in games() {
        let input = "help\nlegend\nmoves\nhint\nscore\nlog\n1\n".repeat(12);
        let run = typed(entry.name, &input);
        assert!(run.out.contains(PROMPT));
        for line in run.out.lines() {
            let found: Vec<&&str> = raw.iter().filter(|raw| line.contains(**raw)).collect();
            assert!(found.is_empty(), "{}: {found:?} in {line:?}", entry.name);
        }
    }
}
