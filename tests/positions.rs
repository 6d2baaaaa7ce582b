//! Positions as text: printed from records, shown, analysed, played on; and wrong ones, refused.

use crate::common::{GAME, Home, Run, begins, contains, lines, run, tables};
use serde_json::Value;

const QUICK: &str = "--search mcts:iterations=20,depth=1";

/// The position after this number of steps of `game.jsonl`, with more arguments.
fn position(home: &Home, args: &str) -> String {
    let text = home.out(&format!("position game.jsonl {args}"));
    assert_eq!(text.lines().count(), 1, "{text}");
    text.trim_end().to_owned()
}

/// Runs a command that reads a position from standard input.
fn given(home: &Home, args: &str, position: &str) -> String {
    let run = home.type_into(&format!("{args} --position -"), position);
    assert_eq!(run.code, 0, "{args} with {position}: {}", run.err);
    run.out
}

/// Runs a command that begins with a position.
fn at(home: &Home, args: &str, position: &str, input: &str) -> Run {
    let mut command = home.command(args);
    command.args(["--position", position]);
    run(command, input)
}

/// The command refuses this position in one sentence.
#[track_caller]
fn refused(home: &Home, position: &str, code: i32, says: &str) {
    let run = home.type_into("position --position -", position);
    assert_eq!(run.code, code, "{position}: {}", run.err);
    contains(&run.err, says);
    assert_eq!(run.err.trim_end().lines().count(), 1, "{}", run.err);
    assert_eq!(run.out, "");
}

#[test]
fn every_game_goes_on_from_any_position_of_its_record() {
    for (game, seats) in tables().filter(|(_, seats)| *seats <= 2) {
        let home = Home::new();
        let players = ["greedy", "random"][..seats].join(",");
        home.out(&format!(
            "play {game} --players {players} --seed 7 --record game.jsonl"
        ));
        if game == "columns" {
            let refused = home.run("position game.jsonl");
            assert_eq!(refused.code, 4, "{}", refused.err);
            contains(&refused.err, "the game columns has no positions as text");
            continue;
        }
        let last = home.json("verify game.jsonl --format json")[0]["scores"].clone();
        for step in ["--at 0", "--at 9", "--at 30", ""] {
            let whole = position(&home, step);
            begins(&whole, format!("position/1 {game}@"));
            begins(&given(&home, "position", &whole), "The whole position");
            let args = format!("play --record again.jsonl --force --players {players} --seed 1");
            let run = at(&home, &args, &whole, "");
            assert_eq!(run.code, 0, "{whole}: {}", run.err);
            contains(&home.out("verify again.jsonl"), "complete");
            let first: Value = serde_json::from_str(&lines(&home.read("again.jsonl"))[0]).unwrap();
            assert_eq!(first["position"], *whole);
            let start = home.out("position again.jsonl --at 0");
            assert_eq!(start.trim_end(), whole);
        }
        let end = home.json("verify again.jsonl --format json")[0]["scores"].clone();
        assert_eq!(end, last, "the last position has the result of the game");
    }
}

#[test]
fn a_seat_gives_only_what_it_knows_and_the_rest_is_drawn() {
    let home = Home::new();
    home.out("play nuggets --players greedy,random --seed 7 --record game.jsonl");
    let [own, other] = ["--at 40 --seat 2", "--at 40 --seat greedy"].map(|at| position(&home, at));
    contains(&own, " seat=2 ");
    contains(&other, " seat=1 ");
    begins(&given(&home, "position", &own), "What seat 2 knows:");
    let json = home
        .type_into("position --format json --position -", &own)
        .out;
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(
        (&json["seat"], &json["game"]),
        (&2.into(), &"nuggets".into())
    );
    assert_eq!(json["position"], *own);
    // The whole position shows a seat what the seat knows.
    let whole = position(&home, "--at 40");
    let seen = given(&home, "position --seat 2 --format json", &whole);
    contains(&seen, serde_json::to_string(&own).unwrap());
    let args = "play --players greedy,random --seed 5 --record from.jsonl";
    let run = at(&home, args, &own, "");
    contains(&run.err, "what seat 2 knows");
    contains(&run.err, "seed 5");
    assert_eq!(
        home.out("position from.jsonl --at 0 --seat 2").trim_end(),
        own
    );
    home.refused(
        "position game.jsonl --seat 3",
        2,
        "unknown seat \"3\"; expected 1 to 2",
    );
    let run = home.type_into("position --seat 1 --position -", &own);
    assert_eq!(run.code, 2);
    contains(&run.err, "only what seat 2 knows");
}

#[test]
fn the_moves_of_a_position_are_weighed_and_a_bot_chooses_one() {
    let home = Home::new();
    home.out("play nuggets --players greedy,random --seed 7 --record game.jsonl");
    let whole = position(&home, "--at 40");
    let json = given(&home, &format!("analyse {QUICK} --format json"), &whole);
    let json: Value = serde_json::from_str(&json).unwrap();
    let [seat] = json["seats"].as_array().unwrap().as_slice() else {
        panic!("one seat decides: {json}");
    };
    let moves = seat["moves"].as_array().unwrap();
    assert_eq!(moves[0]["cost"], 0.0, "the best move comes first");
    let costs = moves.iter().map(|one| one["cost"].as_f64().unwrap());
    assert!(costs.is_sorted() && moves.len() > 20, "{moves:?}");
    let listed: Vec<&str> = moves
        .iter()
        .map(|one| one["move"].as_str().unwrap())
        .collect();
    // What the seat knows is all that counts.
    let number = seat["seat"].as_u64().unwrap();
    let own = position(&home, &format!("--at 40 --seat {number}"));
    let of_seat = given(&home, &format!("analyse {QUICK} --format json"), &own);
    let of_seat: Value = serde_json::from_str(&of_seat).unwrap();
    assert_eq!(of_seat["seats"], json["seats"]);
    let text = given(&home, &format!("analyse {QUICK} --lang cs"), &own);
    let best = listed[0].replace("fence", "plot").replace("chip", "žeton");
    contains(&text, format!("\n  {:17}  {best}\n", "0,00"));
    contains(&text, format!("\n  {:17}  ", "podobně dobrý"));
    for bot in ["greedy", "random", "mcts:iterations=10,depth=1"] {
        let chosen = given(&home, &format!("bot choose {bot} --seed 3"), &own);
        assert!(listed.contains(&chosen.trim_end()), "{bot}: {chosen}");
        assert_eq!(
            given(&home, &format!("bot choose {bot} --seed 3"), &whole),
            chosen
        );
    }
    let other = 3 - number;
    for command in ["analyse", "bot choose greedy"] {
        let run = home.type_into(&format!("{command} --seat {other} --position -"), &whole);
        assert_eq!(run.code, 2);
        contains(&run.err, format!("Seat {other} has nothing to decide"));
    }
    let end = position(&home, "");
    let run = home.type_into("analyse --position -", &end);
    assert_eq!(run.code, 2, "{}", run.err);
    let run = home.type_into("bot choose cmd:false --position -", &whole);
    assert_eq!(run.code, 5, "{}", run.err);
    let run = home.type_into("bot choose me --position -", &whole);
    assert_eq!(run.code, 2, "{}", run.err);
}

#[test]
fn a_game_from_a_position_is_resumed_undone_and_analysed_but_is_no_result() {
    let home = Home::new();
    home.recorded("greedy,random", "game.jsonl");
    // All seats mark at once.
    let whole = position(&home, "--at 20");
    let args = "play --players me,greedy --seed 3";
    let left = at(&home, args, &whole, "1\nundo\nredo\nposition\nquit\n");
    assert_eq!(left.code, 0, "{}", left.err);
    let told: Vec<&str> = left.out.lines().collect();
    let own = told.iter().find(|line| line.starts_with("position/1 "));
    contains(own.expect("the position is a line of its own"), " seat=1 ");
    let kept = format!("state/rnw/{GAME}-1.jsonl");
    contains(&home.out(&format!("verify {kept}")), "unfinished");
    let done = home.type_into("resume", &"1\n".repeat(600));
    assert_eq!(done.code, 0, "{}", done.err);
    contains(&home.out(&format!("verify {kept}")), "complete");
    contains(&home.out(&format!("replay {kept}")), "Standings");
    contains(&done.err, format!("--position '{whole}'"));
    let analysed = home.out(&format!("analyse {kept} {QUICK} --width 2"));
    assert!(!analysed.contains("No play could reach more"), "{analysed}");
    home.refused(
        &format!("replay {kept} --share"),
        2,
        "began from a position",
    );
    assert_eq!(
        home.json("history --games --format json")
            .as_array()
            .unwrap()
            .len(),
        0
    );
    assert_eq!(
        home.json("replay --format json").as_array().unwrap().len(),
        1
    );
}

#[test]
fn the_deal_of_the_day_does_not_begin_with_a_position() {
    let home = Home::new();
    let ones = "1\n".repeat(600);
    assert_eq!(
        home.type_into("daily --date 2026-01-05 --name Ann", &ones)
            .code,
        0
    );
    let file = format!("state/rnw/unranked-2026-01-05-{GAME}.jsonl");
    let start = home.out(&format!("position {file} --at 0"));
    let text = home.read(&file);
    let (header, rest) = text.split_once('\n').unwrap();
    let mut header: Value = serde_json::from_str(header).unwrap();
    header["format"] = 4.into();
    header["position"] = start.trim_end().into();
    home.write(&file, format!("{header}\n{rest}"));
    contains(&home.out(&format!("verify {file}")), "complete");
    home.refused(
        "daily --date 2026-01-05 --result",
        4,
        "this is not the deal of the day",
    );
}

#[test]
fn wrong_positions_are_refused_in_one_sentence() {
    let home = Home::new();
    home.out("play nuggets --players greedy,random --seed 7 --record game.jsonl");
    let whole = position(&home, "--at 40");
    let (head, state) = whole.split_at(whole.find('{').unwrap());
    for (wrong, code, says) in [
        (String::new(), 4, "this is not a position"),
        ("rnw1-abc".to_owned(), 4, "this is not a position"),
        (
            whole.replace("position/1", "position/2"),
            4,
            "use a newer version",
        ),
        (
            whole.replace("nuggets@", "chess@"),
            2,
            "unknown game \"chess\"",
        ),
        (
            whole.replace("nuggets@", "pyramids@"),
            2,
            "nuggets is a pack for nuggets, not for pyramids",
        ),
        (whole.replace("@b", "@c"), 2, "--content PATH"),
        (whole.replace("rules=1", "rules=2"), 4, "rules version"),
        (whole.replace("seats=2", "seats=3"), 4, "position"),
        (whole.replace("seats=2", "seats=9"), 4, "column"),
        (whole.replace(" whole", " seat=1"), 4, "position"),
        (whole.replace(" whole", " peek=never whole"), 2, "peek"),
        (whole[..whole.len() - 9].to_owned(), 4, "column"),
        (whole.replace("\"turn\":", "\"turn\":9"), 4, "position"),
        (whole.replace("{\"", "{\u{1b}\""), 4, "control characters"),
        (format!("{head}{}", "[".repeat(10_000)), 4, "column"),
        (
            format!("{head}{}", "9".repeat(1_000_000)),
            4,
            "expected at most",
        ),
        ("9".repeat(2_000_000), 2, "standard input"),
    ] {
        refused(&home, &wrong, code, says);
    }
    // The same position with the state of another one.
    refused(
        &home,
        &format!("{head}{}", state.replace("fences_left", "left_fences")),
        4,
        "fences",
    );
    home.refused("position game.jsonl --at 9999", 2, "the end of the record");
    home.refused("position", 2, "NUMBER|FILE|CODE");
    home.refused("analyse", 2, "FILE");
    for (args, code, says) in [
        (
            "play pyramids",
            2,
            "the position is of nuggets, not of pyramids",
        ),
        (
            "play --players greedy",
            2,
            "the position has 2 seats; found 1 player",
        ),
        ("play --option peek=never", 2, "cannot be used"),
        ("play --content pyramids", 2, "is a pack for pyramids"),
        ("analyse game.jsonl", 2, "cannot be used"),
        ("analyse --most 2", 2, "cannot be used"),
    ] {
        let run = at(&home, args, &whole, "");
        assert_eq!(run.code, code, "{args}: {}", run.err);
        contains(&run.err, says);
    }
    assert!(!home.path("state/rnw").exists(), "nothing was begun");
}

#[test]
fn positions_of_an_own_pack_need_that_pack() {
    let home = Home::new();
    home.pack("mine");
    home.edit("mine/game.json", "\"points\": 10", "\"points\": 11");
    home.out("play --content mine --players greedy --seed 5 --record game.jsonl");
    let whole = position(&home, "--at 9 --content mine");
    refused(&home, &whole, 2, "with a pack that is not included");
    begins(
        &given(&home, "position --content mine", &whole),
        "The whole",
    );
    let ones = "1\n".repeat(600);
    let played = at(&home, "play --players me --content mine", &whole, &ones);
    assert_eq!(played.code, 0, "{}", played.err);
    // The folder of the pack is noted.
    let kept = format!("state/rnw/{GAME}-1.jsonl");
    contains(&home.out(&format!("verify {kept}")), "complete");
}
