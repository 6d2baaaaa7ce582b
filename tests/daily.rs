//! The deal of the day: one ranked try, its result as text, and the table of a week.

use crate::common::{GAME, Home, Run, contains, joined};
use crate::terminal::Terminal;
use serde_json::Value;
use std::fs;

/// Enough choices of the first move for a whole game.
fn ones() -> String {
    "1\n".repeat(400)
}

/// Plays the deal of the day and chooses the first move each time.
fn played(home: &Home, args: &str) -> Run {
    let run = home.type_into(&format!("daily {args}"), &ones());
    assert_eq!(run.code, 0, "rnw daily {args}: {}", run.err);
    run
}

/// The result at the end of an output: its last four lines.
fn result(out: &str) -> String {
    let lines: Vec<&str> = out.lines().collect();
    let result = &lines[lines.len() - 4..];
    assert!(result[0].starts_with("rnw "), "{out}");
    assert!(result[3].starts_with("rnw1-"), "{out}");
    result.join("\n") + "\n"
}

/// The unranked result of a date, as if it were ranked.
fn result_of(name: &str, args: &str) -> String {
    let home = Home::new();
    let run = played(&home, &format!("--name {name} {args}"));
    result(&run.out).replace("rnw unranked ", "rnw daily ")
}

#[test]
fn the_deal_of_a_date_is_the_same_for_everybody() {
    let [one, other] = [Home::new(), Home::new()];
    let run = played(&one, "--date 2026-01-05 --name Ann");
    assert!(run.err.contains("This game is unranked."), "{}", run.err);
    let ann = result(&run.out);
    let lines: Vec<&str> = ann.lines().collect();
    assert_eq!(lines[0], "rnw unranked 2026-01-05 · Silver & Gold · Ann");
    assert!(lines[1].contains(" points (best found: "), "{ann}");
    assert_eq!(lines[2].chars().count(), 28, "a bar for each turn: {ann}");
    assert!(lines[3].len() < 200, "{ann}");
    let bob = result(&played(&other, "--date 2026-01-05 --name Bob").out);
    let bob: Vec<&str> = bob.lines().collect();
    assert_eq!(&bob[1..3], &lines[1..3], "the same moves bring the same");
    assert_ne!(bob[3], lines[3], "a code names its player");
    let record = "state/rnw/unranked-2026-01-05-silver-and-gold.jsonl";
    contains(&one.read(record), "\"seed\":3466777384");
    assert!(one.out(&format!("verify {record}")).contains("complete"));
    // Another rnw replays the code.
    let replayed = other.out(&format!("replay {}", lines[3]));
    assert_eq!(replayed, one.out(&format!("replay {record}")));
}

#[test]
fn a_finished_deal_is_shown_again_and_played_again_only_unranked() {
    let home = Home::new();
    let date = "--date 2026-01-05";
    let first = played(&home, date);
    let shown = home.run(&format!("daily {date}"));
    assert_eq!(shown.out, result(&first.out));
    assert!(shown.err.contains("You have already played this deal."));
    contains(
        &shown.err,
        "rnw daily silver-and-gold --date 2026-01-05 --again",
    );
    assert_eq!(home.out(&format!("daily {date} --result")), shown.out);
    let ascii = home.out(&format!("daily {date} --result --ascii"));
    assert!(ascii.is_ascii(), "{ascii}");
    let json = home.json(&format!("daily {date} --result --format json"));
    assert_eq!(json["ranked"], false);
    assert_eq!(json["game"], GAME);
    assert_eq!(json["gains"].as_array().unwrap().len(), 28);
    let gained: f64 = json["gains"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(Value::as_f64)
        .sum();
    assert_eq!(Some(gained), json["score"].as_f64(), "{json}");
    assert!(json["found"].as_f64() >= json["score"].as_f64(), "{json}");
    let analyse = "analyse state/rnw/unranked-2026-01-05-silver-and-gold.jsonl";
    let quick = format!("{analyse} --search mcts:iterations=1 --format json");
    assert_eq!(json["found"], home.json(&quick)["seats"][0]["found"]);
    let again = played(&home, &format!("{date} --again"));
    contains(&again.err, "This game is unranked.");
    assert!(home.path("state/rnw/silver-and-gold-1.jsonl").exists());
    assert_eq!(home.out(&format!("daily {date} --result")), shown.out);
}

#[test]
fn a_deal_that_was_left_goes_on_where_it_was_left() {
    let whole = Home::new();
    let whole = result(&played(&whole, "--date 2026-01-06").out);
    let home = Home::new();
    for moves in [0, 2, 5] {
        let input = format!("{}quit\n", "1\n".repeat(moves));
        let run = home.type_into("daily --date 2026-01-06", &input);
        assert_eq!(run.code, 0, "{}", run.err);
        assert!(!run.out.contains("rnw1-"), "{}", run.out);
        let says = "There is no result of silver-and-gold for 2026-01-06 yet.";
        home.refused("daily --date 2026-01-06 --result", 2, says);
    }
    assert_eq!(fs::read_dir(home.path("state/rnw")).unwrap().count(), 1);
    let rest = played(&home, "--date 2026-01-06");
    assert_eq!(result(&rest.out), whole);
}

#[test]
fn the_deal_of_today_is_ranked_and_counts_in_the_week() {
    let home = Home::new();
    let says = "You have not finished this deal yet.";
    home.refused("daily --again", 2, says);
    let ranked = result(&played(&home, "--name Ann").out);
    let (first, _) = ranked.split_once('\n').unwrap();
    let date = first.split_whitespace().nth(2).unwrap();
    assert_eq!(first, format!("rnw daily {date} · Silver & Gold · Ann"));
    assert!(
        home.path(&format!("state/rnw/daily-{date}-silver-and-gold.jsonl"))
            .exists()
    );
    assert_eq!(home.out(&format!("daily --date {date} --result")), ranked);
    home.write("week.txt", &ranked);
    let week = home.json("daily --week week.txt --format json");
    assert_eq!(week["dates"].as_array().unwrap().len(), 7);
    assert_eq!(week["dates"][6], date);
    assert_eq!(week["games"][0]["rows"][0]["player"], "Ann");
    assert_eq!(week["refused"].as_array().unwrap().len(), 0);
}

#[test]
fn a_ranked_try_asks_for_a_name_once() {
    let question = "Your name for the ranking";
    let home = Home::new();
    let mut terminal = Terminal::open(&home, "daily nuggets", &[]);
    terminal.wait_since(0, question);
    let from = terminal.raw().len();
    terminal.press(&("x".repeat(60) + "\r"));
    // No name, so it is asked for again.
    terminal.wait_since(from, question);
    terminal.press("Žofie\r");
    terminal.wait_for("Žofie");
    terminal.wait_for(" fences left");
    terminal.leave();
    let mut terminal = Terminal::open(&home, "daily pyramids", &[]);
    terminal.wait_for("keep two");
    assert!(!terminal.raw().contains(question), "the name is known");
    assert!(terminal.shown().contains("Žofie"), "{}", terminal.shown());
    terminal.leave();
}

#[test]
fn a_date_is_a_date_and_not_in_the_future() {
    let home = Home::new();
    home.refused(
        "daily --date 9000-01-01",
        2,
        "9000-01-01 is in the future; today is ",
    );
    for wrong in ["tomorrow", "2026-02-30", "26-1-1"] {
        home.refused(
            &format!("daily --date {wrong}"),
            2,
            "expected a date such as 2026-11-23",
        );
    }
    home.refused("daily chess", 2, "unknown game");
    let says = "There is no result of pyramids for 2026-01-05 yet.";
    home.refused("daily pyramids --date 2026-01-05 --format json", 2, says);
    assert!(
        !home
            .path("state/rnw/unranked-2026-01-05-pyramids.jsonl")
            .exists()
    );
}

#[test]
fn a_game_for_two_is_played_against_a_bot() {
    let home = Home::new();
    let out = result(&played(&home, "nuggets --date 2026-01-05 --ascii").out);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[0], "rnw unranked 2026-01-05 | Nuggets | Player");
    assert!(
        lines[1].contains(" points, place ") && lines[1].contains(" of 2 (best found: "),
        "{out}"
    );
    let record = home.read("state/rnw/unranked-2026-01-05-nuggets.jsonl");
    assert!(record.contains("\"player\":\"medium:"), "{record}");
    let week = out.replace("rnw unranked ", "rnw daily ");
    home.write("week.txt", week);
    let week = home.json("daily --week week.txt --format json");
    assert_eq!(week["games"][0]["game"], "nuggets", "{week}");
}

// --- The table of a week

#[test]
fn a_week_adds_up_what_its_codes_prove() {
    let ann = [
        result_of("Ann", "--date 2026-01-05"),
        result_of("Ann", "--date 2026-01-07"),
        result_of("Ann", "--date 2025-12-31"),
    ];
    let bob = result_of("Bob", "--date 2026-01-07 --ascii");
    let pyramids = result_of("Bob", "pyramids --date 2026-01-06");
    let points = |text: &str| -> i64 {
        let line = text.lines().nth(1).unwrap();
        line.split(' ').next().unwrap().parse().unwrap()
    };
    let home = Home::new();
    let quoted = |text: &str| {
        let lines: Vec<String> = text.lines().map(|line| format!("> {line}")).collect();
        joined(&lines)
    };
    let text = format!(
        "[20:01] Ann: {}good night\n{}\n{}{}nice!\n{}",
        ann[0],
        quoted(&bob),
        ann[1],
        pyramids,
        ann[2]
    );
    home.write("week.txt", &text);
    let table = home.out("daily --week week.txt");
    let [day_5, day_7] = [points(&ann[0]), points(&ann[1])];
    let lines: Vec<Vec<&str>> = table
        .lines()
        .map(|line| line.split_whitespace().collect())
        .collect();
    assert_eq!(lines[0], ["Silver", "&", "Gold"]);
    assert_eq!(
        lines[1],
        [
            "01-01", "01-02", "01-03", "01-04", "01-05", "01-06", "01-07", "sum"
        ]
    );
    let (five, seven, sum) = (
        day_5.to_string(),
        day_7.to_string(),
        (day_5 + day_7).to_string(),
    );
    assert_eq!(
        lines[2],
        ["Ann", "-", "-", "-", "-", &*five, "-", &*seven, &*sum]
    );
    assert_eq!(
        lines[3],
        ["Bob", "-", "-", "-", "-", "-", "-", &*seven, &*seven]
    );
    assert!(table.contains("\nSilver & Gold: Pyramids\n"), "{table}");
    contains(
        &table,
        "2025-12-31, Silver & Gold, Ann: more than seven days",
    );
    // The same from standard input, and of one game alone.
    let typed = home.type_into("daily --week", &text);
    assert_eq!((typed.code, typed.out), (0, table));
    let json = home.json("daily pyramids --week week.txt --format json");
    assert_eq!(json["games"].as_array().unwrap().len(), 1);
    assert_eq!(json["games"][0]["rows"][0]["sum"], points(&pyramids));
}

/// Messengers and mails change what is pasted.
#[test]
fn a_result_counts_however_it_was_pasted() {
    let ann = result_of("Ann", "--date 2026-01-05");
    let lines: Vec<&str> = ann.lines().collect();
    let [head, points, bars, code] = lines[..] else {
        panic!("{ann}");
    };
    let (start, end) = code.split_at(60);
    let home = Home::new();
    for text in [
        format!("||{head}\n{points}\n{bars}\n{code}||\n"),
        format!("```\n{ann}```\n"),
        format!("**{head}**\n**{points}**\n{bars}\n`{code}`\n"),
        format!("\"{head}\n{points}\n{bars}\n({code})\""),
        format!("[21:05] Eve: {head} {points} {bars} {code}\n"),
        format!("> {head}\n> {points}\n> {bars}\n> {start}\n> {end}\n> see you\n"),
        ann.replace(' ', "\u{a0}"),
    ] {
        home.write("week.txt", &text);
        let json = home.json("daily --week week.txt --format json");
        assert_eq!(
            json["refused"].as_array().unwrap().len(),
            0,
            "{text}: {json}"
        );
        assert_eq!(
            json["games"][0]["rows"][0]["player"], "Ann",
            "{text}: {json}"
        );
    }
    home.write("week.txt", ann.replace("Ann", &"x".repeat(30)));
    let table = home.out("daily --week week.txt");
    contains(
        &table,
        "the name is none: it has 30 characters, and 24 are the most",
    );
    let other = code.replace("rnw1-b", "rnw1-8");
    home.refused(
        &format!("replay {other}"),
        4,
        "the character '8', which no code has",
    );
}

#[test]
fn a_result_that_its_code_does_not_prove_does_not_count() {
    let ann = result_of("Ann", "--date 2026-01-05");
    let lines: Vec<&str> = ann.lines().collect();
    let [head, points, bars, code] = lines[..] else {
        panic!("{ann}");
    };
    let number = points.split(' ').next().unwrap();
    let home = Home::new();
    home.out(&format!(
        "play {GAME} --players greedy --names Ann --seed 3466777384 --record bot.jsonl"
    ));
    let bot = home.out("replay bot.jsonl --share");
    let damaged = code.replace("rnw1-b", "rnw1-c");
    let wrong = points.replacen(number, "999", 1);
    for (text, reason) in [
        (
            format!("{head}\n{points}\n{bars}\n"),
            "the share code is missing",
        ),
        (ann.replace("rnw daily", "rnw unranked"), "an unranked game"),
        (
            ann.replace("Silver & Gold", "Chess"),
            "this program has no game with this title",
        ),
        (
            ann.replace("Silver & Gold", "Nuggets"),
            "the share code belongs to another deal",
        ),
        (
            ann.replace("2026-01-05", "2026-01-04"),
            "the share code belongs to another deal",
        ),
        (ann.replace("Ann", "Bob"), "the share code belongs to Ann"),
        (
            format!("{head}\n{wrong}\n{bars}\n{code}\n"),
            "the share code gives ",
        ),
        (ann.replace(code, &damaged), "its checksum is wrong"),
        (
            ann.replace(code, bot.trim()),
            "the share code has other players",
        ),
    ] {
        home.write("week.txt", &text);
        let table = home.out("daily --week week.txt");
        assert!(table.contains(reason), "{reason}: {table}");
        let json = home.json("daily --week week.txt --format json");
        assert_eq!(json["refused"][0]["line"], 1, "{json}");
        let counted = json["games"].as_array().unwrap().iter().any(|game| {
            let mut rows = game["rows"].as_array().unwrap().iter();
            rows.any(|row| !row["scores"].as_object().unwrap().is_empty())
        });
        assert!(!counted, "{reason}: {json}");
    }
    home.write("week.txt", format!("{ann}{ann}"));
    let twice = home.out("daily --week week.txt");
    contains(
        &twice,
        "line 5, 2026-01-05, Silver & Gold, Ann: an earlier result",
    );
    home.write("week.txt", "nothing here\n");
    assert_eq!(
        home.out("daily --week week.txt"),
        "There is no result in this text that counts.\n"
    );
    home.refused("daily --week gone.txt", 2, "gone.txt");
}
