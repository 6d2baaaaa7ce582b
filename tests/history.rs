//! The results of people's games: read from saved records, indexed, exported and deleted.

use crate::common::{GAME, Home, begins, contains, lines};
#[cfg(unix)]
use crate::terminal::Terminal;
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;
use std::time::{Duration, UNIX_EPOCH};

/// Where saved games are in a home.
const KEPT: &str = "state/rnw";
/// The index in that folder.
const INDEX: &str = "state/rnw/results.redb";

/// Plays a whole game of this game with these players, and always the first move. It is saved in the usual place.
#[track_caller]
fn play(home: &Home, game: &str, players: &str, seed: u32) {
    let args = format!("play {game} --players {players} --seed {seed}");
    let run = home.type_into(&args, &"1\n".repeat(600));
    assert_eq!(run.code, 0, "{args}: {}", run.err);
}

/// Writes the record `number` of a finished game of Nuggets with these seats, such as `Ann me 12 1, Bob me 5 2`: each
/// has a name, the player, the score, the place. It ended on day `day` since the start of 1970.
fn craft(home: &Home, number: u32, day: u64, seats: &str) -> PathBuf {
    let seats = seats.split(", ");
    let seats: Vec<Vec<&str>> = seats.map(|seat| seat.split(' ').collect()).collect();
    let players = seats.iter();
    let players = players.map(|seat| json!({ "name": seat[0], "player": seat[1] }));
    let points = |text: &str| serde_json::from_str::<Value>(text).unwrap();
    let results = seats.iter();
    let results = results.map(|seat| json!({ "score": points(seat[2]), "place": points(seat[3]) }));
    let header = json!({
        "line": "header", "format": 3, "version": "0.1.0", "ruleset": "nuggets", "rules": 1,
        "content": "canonical-sha256:b67db75f4d59500cc26a576d28872fe3b6b440b16e12aea51d8557448eeffecb",
        "options": {}, "seats": players.collect::<Value>(), "seed": 1, "dealer": 2,
    });
    let result = json!({ "line": "result", "seats": results.collect::<Value>() });
    fs::create_dir_all(home.path(KEPT)).unwrap();
    let path = home.path(&format!("{KEPT}/nuggets-{number}.jsonl"));
    fs::write(&path, format!("{header}\n{result}\n")).unwrap();
    set_day(&path, day);
    path
}

fn set_day(path: &PathBuf, day: u64) {
    let file = fs::File::options().append(true).open(path).unwrap();
    let time = UNIX_EPOCH + Duration::from_secs(86_400 * day);
    file.set_modified(time).unwrap();
}

/// Twelve games against bots, on days from 20000 on.
fn twelve(home: &Home) {
    for number in 0..12 {
        let (own, other) = if number % 3 == 0 { (2, 1) } else { (1, 2) };
        let level = ["easy", "hard"][number as usize % 2];
        let points = 20 + number;
        let seats = format!("Ann me {points} {own}, {level} {level}:greedy 19.5 {other}");
        craft(home, number, 20_000 + u64::from(number), &seats);
    }
}

#[test]
fn without_games_a_friendly_sentence_is_printed() {
    let home = Home::new();
    for args in ["history", "history --games"] {
        let run = home.run(args);
        let says = format!("No finished games yet. Play one with: rnw play {GAME}\n");
        assert_eq!(
            (run.code, run.out, run.err),
            (0, says, String::new()),
            "{args}"
        );
    }
    assert_eq!(home.json("history --format json")["games"], 0);
    assert_eq!(home.json("history --games --format json"), json!([]));
    assert!(!home.path(KEPT).exists(), "nothing is written");
}

#[test]
fn games_that_were_played_are_remembered() {
    let home = Home::new();
    play(&home, "nuggets", "me,easy", 3);
    play(&home, "pyramids", "me", 4);
    // Bots alone, and an unfinished game.
    home.out("play nuggets --players greedy,random --record state/rnw/bots.jsonl");
    home.type_into("play nuggets --players me,greedy", "1\nquit\n");
    let games = home.json("history --games --format json");
    let shown = |game: &Value| {
        format!(
            "{} {}",
            game["game"],
            game["seats"].as_array().unwrap().len()
        )
    };
    let shown: Vec<String> = games.as_array().unwrap().iter().map(shown).collect();
    assert_eq!(shown, ["\"pyramids\" 1", "\"nuggets\" 2"]);
    let record = games[1]["record"].as_str().unwrap();
    let verified = home.out(&format!("verify {record}"));
    let scores: Vec<String> = games[1]["seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(|seat| seat["score"].to_string())
        .collect();
    assert!(
        verified.contains(&scores.join(" : ")),
        "{verified} {scores:?}"
    );
    assert!(games[1]["decisions"].as_u64().unwrap() > 10);

    let text = home.out("history");
    for part in [
        "2 finished games, ",
        "nuggets, 2 players",
        "wins against easy",
        "pyramids, alone",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let statistics = home.json("history --format json");
    assert_eq!(statistics["groups"][1]["people"][0]["wins"], Value::Null);
    let only = home.json("history --game pyramids --format json");
    assert_eq!(
        (&only["games"], only["groups"].as_array().unwrap().len()),
        (&json!(1), 1)
    );
}

#[test]
fn statistics_and_the_list_are_those_of_the_records() {
    let home = Home::new();
    twelve(&home);
    let statistics = home.json("history --format json");
    assert_eq!(statistics["games"], 12);
    assert_eq!(statistics["first"], "2024-10-04T00:00:00Z");
    let person = &statistics["groups"][0]["people"][0];
    assert_eq!(
        (&person["name"], &person["best"]),
        (&Value::Null, &json!(31))
    );
    assert_eq!(person["mean"], 25.5);
    assert_eq!(
        person["trend"],
        json!({ "games": 6, "last": 28.5, "before": 22.5 })
    );
    let wins = &person["wins"];
    assert_eq!((&wins["won"], &wins["played"]), (&json!(8), &json!(12)));
    assert_eq!(
        (&wins["streak"], &wins["longest_streak"]),
        (&json!(2), &json!(2))
    );
    assert_eq!(
        wins["opponents"][0],
        json!({ "kind": "level", "opponent": "easy", "won": 4, "played": 6 })
    );
    let text = home.out("history");
    for line in [
        "  12 games, best score 31, mean 25.5",
        "  mean of the last 6: 28.5; of the 6 before: 22.5; up by 6.0",
        "  scores  20 ▁▂▂▃▄▄▅▅▆▇▇█ 31",
        "  wins               8 of 12   67 %  █████████████░░░░░░░",
        "  won in a row: 2 now, 2 at most",
    ] {
        assert!(text.lines().any(|found| found == line), "{line}: {text}");
    }
    let list = home.out("history --games");
    let first: Vec<String> = lines(&list).into_iter().take(3).collect();
    let record = home.path(&format!("{KEPT}/nuggets-11.jsonl"));
    assert_eq!(
        first,
        [
            "  1  2024-10-15 00:00  nuggets".to_owned(),
            "     1. you 31, 2. hard 19.5".to_owned(),
            format!("     {}", record.display()),
        ]
    );
    assert!(home.out("history --ascii").is_ascii());
    let plain = home.out("history --plain");
    assert!(plain.is_ascii() && !plain.contains("scores"), "{plain}");
    let czech = home.out("history --lang cs");
    assert!(czech.contains("průměr posledních 6: 28,5"), "{czech}");
}

/// The index changes nothing, whether it is deleted, damaged, a folder, or new.
#[test]
fn the_index_can_be_lost() {
    let home = Home::new();
    twelve(&home);
    let all = || {
        ["history", "history --games", "history --format json"]
            .map(|args| home.out(args))
            .concat()
    };
    let first = all();
    assert!(home.path(INDEX).is_file());
    assert_eq!(all(), first);
    fs::remove_file(home.path(INDEX)).unwrap();
    assert_eq!(all(), first);
    let sound = fs::read(home.path(INDEX)).unwrap();
    let other = vec![0xFF; 70_000];
    for bytes in [&b""[..], b"x", &sound[..sound.len() / 2], &other] {
        fs::write(home.path(INDEX), bytes).unwrap();
        assert_eq!(all(), first);
    }
    fs::remove_file(home.path(INDEX)).unwrap();
    fs::create_dir(home.path(INDEX)).unwrap();
    assert_eq!(all(), first);
    fs::remove_dir(home.path(INDEX)).unwrap();

    // Records come, go and change.
    all();
    let extra = craft(&home, 99, 20_050, "Ann me 99 1, greedy greedy 1 2");
    assert_eq!(home.json("history --format json")["games"], 13);
    craft(&home, 99, 20_050, "Ann me 98 1, greedy greedy 1 2");
    set_day(&extra, 20_051);
    let best = home.json("history --format json")["groups"][0]["people"][0]["best"].clone();
    assert_eq!(best, 98);
    fs::remove_file(&extra).unwrap();
    assert_eq!(all(), first);
}

#[test]
fn several_processes_use_the_index_at_once() {
    let home = Home::new();
    twelve(&home);
    let expected = home.out("history");
    for _ in 0..3 {
        fs::remove_file(home.path(INDEX)).unwrap();
        std::thread::scope(|scope| {
            let runs: Vec<_> = (0..6)
                .map(|_| scope.spawn(|| home.run("history")))
                .collect();
            for run in runs {
                let run = run.join().unwrap();
                assert_eq!((run.code, &*run.out, &*run.err), (0, &*expected, ""));
            }
        });
        home.out("history");
    }
}

/// Files that are no records, and records with texts that no name should have.
#[test]
fn strange_files_do_no_harm() {
    let home = Home::new();
    let path = craft(&home, 1, 20_000, "Ann me 30 1, Bob me 20 2");
    let text = fs::read_to_string(&path).unwrap();
    fs::write(home.path("state/rnw/odd-1.jsonl"), "no record\n").unwrap();
    fs::write(home.path("state/rnw/odd-2.jsonl"), "").unwrap();
    fs::create_dir(home.path("state/rnw/odd-3.jsonl")).unwrap();
    let hostile = text.replace("\"Ann\"", "\"A\\u202enn\"");
    fs::write(&path, hostile).unwrap();
    for _ in 0..2 {
        let run = home.run("history");
        assert_eq!((run.code, &*run.err), (0, ""));
        assert!(run.out.contains("A\\u{202e}nn"), "{}", run.out);
        assert!(!run.out.contains('\u{202e}'), "{}", run.out);
        let list = home.out("history --games");
        assert!(list.contains("1. A\\u{202e}nn 30, 2. Bob 20"), "{list}");
    }
    home.out("history --export games.csv");
    assert!(home.read("games.csv").contains("A\\u{202e}nn"));
}

#[test]
fn games_are_exported_as_csv_and_as_json_lines() {
    let home = Home::new();
    twelve(&home);
    craft(&home, 30, 20_030, "=1+1 me 7.5 1, Bob me 20 2");
    let run = home.run("history --export games.csv");
    assert_eq!((run.code, &*run.out), (0, ""));
    contains(&run.err, "13 games are written to games.csv");
    let rows = lines(&home.read("games.csv"));
    assert_eq!(rows.len(), 27);
    begins(&rows[0], "number,ended,game,pack,options,seats,");
    assert!(rows[1].contains(",1,'=1+1,me,7.5,1"), "{}", rows[1]);
    home.out("history --export games.jsonl --player Ann");
    let games: Vec<Value> = lines(&home.read("games.jsonl"))
        .iter()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let listed = home.json("history --games --format json --player Ann");
    assert_eq!(Value::from(games), listed);

    home.refused(
        "history --export games.csv",
        2,
        "games.csv already exists; --force overwrites it",
    );
    home.out("history --export games.csv --force");
    for file in ["games.txt", "-", "games"] {
        let says = "expected a name that ends in .csv or .jsonl";
        home.refused(&format!("history --export {file}"), 2, says);
        assert!(!home.path(file).exists());
    }
    home.refused("history --export no/games.csv", 2, "no/games.csv");
}

#[test]
fn records_are_deleted_only_when_it_is_meant() {
    let home = Home::new();
    twelve(&home);
    home.type_into("play nuggets --players me,greedy --seed 1", "1\nquit\n");
    let kept = || {
        let entries = fs::read_dir(home.path(KEPT)).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = names.filter(|name| name != "results.redb").collect();
        names.sort();
        names
    };
    assert_eq!(kept().len(), 13);
    let unfinished = home.json("resume --list --format json")[0]["record"].clone();
    let unfinished = unfinished.as_str().unwrap();
    // Nobody answers, the number or the file is wrong, or the game is not finished.
    home.refused("history --forget 2", 2, "--yes deletes without a question");
    home.refused("history --forget 1 --yes", 2, "there are 12 finished games");
    home.refused(
        "history --forget-all",
        2,
        "--yes deletes without a question",
    );
    home.refused(
        "history --forget 99 --yes",
        2,
        "there are 12 finished games",
    );
    home.refused(
        "history --forget other.jsonl --yes",
        2,
        "nothing was deleted",
    );
    let says = "not the record of a finished game";
    home.refused(&format!("history --forget {unfinished} --yes"), 2, says);
    home.refused("history --yes", 2, "--forget");
    // A file of the same name in another folder is not meant.
    home.write("nuggets-3.jsonl", "mine");
    home.refused("history --forget nuggets-3.jsonl --yes", 2, says);
    fs::remove_file(home.path("nuggets-3.jsonl")).unwrap();
    assert_eq!(kept().len(), 13);

    let newest = home.path("state/rnw/nuggets-11.jsonl");
    let deleted = home.out("history --forget 2 --yes");
    assert_eq!(deleted, format!("Deleted: {}\n", newest.display()));
    assert!(!newest.exists() && !home.path(INDEX).exists());
    home.out("history --forget nuggets-3.jsonl --yes");
    let path = home.path("state/rnw/nuggets-4.jsonl");
    let args = format!("history --forget {} --yes --format json", path.display());
    let deleted = home.json(&args);
    assert_eq!(deleted, json!({ "deleted": [path.display().to_string()] }));
    assert_eq!(home.json("history --format json")["games"], 9);
    let deleted = home.json("history --forget-all --game pyramids --yes --format json");
    assert_eq!(deleted, json!({ "deleted": [] }));
    home.out("history --forget-all --yes");
    assert_eq!(kept().len(), 1, "the unfinished game stays");
    assert_eq!(
        home.json("resume --list --format json")[0]["record"],
        *unfinished
    );
    assert!(home.out("history").starts_with("No finished games yet."));
    assert_eq!(
        home.out("history --forget-all --yes"),
        "Nothing was deleted.\n"
    );
}

/// A game that is being played is not in the list; a finished record that another process has open is not deleted.
#[test]
fn a_record_in_use_is_left_alone() {
    let home = Home::new();
    let path = craft(&home, 1, 20_000, "Ann me 30 1, greedy greedy 20 2");
    home.out("history");
    let file = fs::File::open(&path).unwrap();
    file.try_lock().unwrap();
    // The index knows it.
    assert_eq!(home.json("history --format json")["games"], 1);
    home.refused("history --forget 1 --yes", 2, "is in use");
    fs::remove_file(home.path(INDEX)).unwrap();
    assert_eq!(home.json("history --format json")["games"], 0);
    drop(file);
    assert_eq!(home.json("history --format json")["games"], 1);
}

/// At a terminal the command asks, in the language of the person.
#[cfg(unix)]
#[test]
fn at_a_terminal_the_person_is_asked() {
    let home = Home::new();
    twelve(&home);
    let newest = home.path("state/rnw/nuggets-11.jsonl");
    for (args, question, answer, says) in [
        (
            "history --forget 1",
            "Delete 1 record for ever?",
            "n",
            "Nothing was deleted.",
        ),
        (
            "history --forget 1",
            "Type y or n:",
            "",
            "Nothing was deleted.",
        ),
        (
            "history --forget 1 --lang pl",
            "Wpisz t albo n:",
            "t",
            "Usunięto: ",
        ),
        (
            "history --forget-all",
            "Delete 11 records for ever?",
            "yes",
            "nuggets-0.jsonl",
        ),
    ] {
        let mut terminal = Terminal::open(&home, args, &[]);
        terminal.wait_since(0, question);
        assert!(newest.exists() || args.contains("all"), "{args}");
        let from = terminal.raw.len();
        terminal.press(&format!("{answer}\r"));
        terminal.wait_since(from, says);
        assert!(terminal.ended().success(), "{args}");
    }
    assert!(!newest.exists());
    assert_eq!(home.json("history --games --format json"), json!([]));
}

#[test]
fn the_output_follows_its_schemas() {
    let home = Home::new();
    twelve(&home);
    craft(&home, 30, 20_030, "Ann me 7.5 1, Bob me 20 2");
    let check = |name: &str, value: &Value| {
        let schema = home.schema(name);
        schema.assert_followed(value);
        assert!(!schema.is_followed(&json!({ "games": "many" })), "{name}");
    };
    check("history", &home.json("history --format json"));
    for game in home
        .json("history --games --format json")
        .as_array()
        .unwrap()
    {
        check("finished-game", game);
    }
}

/// The end of a game at the prompt tells the rank of the score among one's own games at such tables.
#[test]
fn the_end_of_a_game_tells_its_rank_among_own_games() {
    let home = Home::new();
    let told = |players: &str| {
        let args = format!("play nuggets --players {players} --seed 1");
        let run = home.type_into(&args, &"1\n".repeat(600));
        assert_eq!(run.code, 0, "{args}: {}", run.err);
        run.out
    };
    assert!(
        !told("me,greedy").contains("own games"),
        "there is no other game"
    );
    contains(
        &told("me,greedy"),
        "Player: rank 1 of 2 own games; best score ",
    );
    assert!(
        !told("me,greedy,greedy").contains("own games"),
        "three seats are another table"
    );
    contains(&told("me,greedy"), "rank 1 of 3 own games");
    craft(&home, 8, 20_000, "Ann me 900 1, greedy greedy 5 2");
    contains(&told("me,greedy"), "rank 2 of 5 own games; best score 900");
}
