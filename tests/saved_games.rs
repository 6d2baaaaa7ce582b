//! Saved games as a person sees them: with a date, the turn and a name, under one number for all commands.

use crate::common::{Home, contains};
use serde_json::{Value, json};
use std::fs;

/// Plays nuggets alone against a bot: these lines are typed.
fn play(home: &Home, typed: &str) -> String {
    let run = home.type_into("play nuggets --players me,greedy --seed 3", typed);
    assert_eq!(run.code, 0, "{}", run.err);
    run.err
}

fn kept(home: &Home) -> Vec<String> {
    let Ok(entries) = fs::read_dir(home.path("state/rnw")) else {
        return Vec::new();
    };
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.filter(|name| name != "results.redb").collect();
    names.sort();
    names
}

#[test]
fn every_command_understands_the_numbers_of_the_list_and_prints_it() {
    let home = Home::new();
    play(&home, &"1\n".repeat(400));
    play(&home, "1\n1\nquit\n");
    let listed = |command: &str| {
        let list = home.json(&format!("{command} --list --format json"));
        let numbers = list.as_array().unwrap().iter();
        let numbers: Vec<Value> = numbers.map(|game| game["number"].clone()).collect();
        json!(numbers)
    };
    for command in ["replay", "verify", "analyse", "position"] {
        assert_eq!(listed(command), json!([1, 2]), "{command}");
        contains(
            &home.out(&format!("{command} --list")),
            format!("rnw {command} 1"),
        );
        home.refused(
            &format!("{command} 3"),
            2,
            "There are 2 records in the list",
        );
        home.refused(
            &format!("{command} 0"),
            2,
            "There are 2 records in the list",
        );
        let both = home.run(&format!("{command} --list 1"));
        assert_eq!(both.code, 2, "{command}: {}", both.out);
    }
    assert_eq!(listed("resume"), json!([1]), "the other game is over");
    assert_eq!(home.json("history --games --format json")[0]["number"], 2);
    contains(&home.out("verify 1 2"), "nuggets-2.jsonl: unfinished");
    contains(&home.out("verify 2"), "nuggets-1.jsonl: complete");
    contains(&home.out("analyse 2 --search mcts:iterations=10"), "Player");
    contains(&home.out("replay 2"), "Player");
    assert_eq!(home.type_into("resume 1", "quit\n").code, 0);
    // A file with the name of a number is meant before the number.
    home.write("1", "no record");
    home.refused("replay 1", 4, "1: line 1: ");
}

#[test]
fn a_list_tells_when_each_game_began_and_how_far_it_is() {
    let home = Home::new();
    play(&home, "1\n1\nquit\n");
    let list = home.json("replay --format json");
    let (began, turn) = (list[0]["began"].as_str().unwrap(), &list[0]["turn"]);
    assert_eq!((began.len(), turn), (20, &json!(3)), "{list}");
    // The date is in the record, whatever becomes of its file.
    let path = home.path("state/rnw/nuggets-1.jsonl");
    let text = fs::read_to_string(&path).unwrap();
    contains(
        text.lines().next().unwrap(),
        format!("\"began\":\"{began}\""),
    );
    fs::write(&path, text.replace(began, "2024-02-29T12:34:56Z")).unwrap();
    contains(
        &home.out("resume --list"),
        "  1  2024-02-29 12:34  nuggets: Player, greedy; turn 3",
    );
    contains(&home.out("verify 1"), "unfinished");
    // Bots alone need no date, so their records stay the same.
    let record = home.recorded("greedy,random", "bots.jsonl");
    assert!(!record[0].contains("began"), "{}", record[0]);
    // A record of an earlier version has no date.
    let old = text.replace(&format!(",\"began\":\"{began}\""), "");
    assert_ne!(old, text);
    fs::write(&path, old).unwrap();
    assert_eq!(home.json("replay --format json")[0]["began"], Value::Null);
    contains(&home.out("replay"), "nuggets: Player, greedy; turn 3");
}

#[test]
fn a_game_in_which_nothing_was_decided_is_not_kept() {
    let home = Home::new();
    contains(&play(&home, "quit\n"), "Nothing was decided");
    let ended = home.type_into("play nuggets --players me,greedy", "");
    assert!(ended.err.contains("Nothing was decided"), "{}", ended.err);
    assert_eq!(kept(&home), [""; 0]);
    // A file of the person's own choice stays, and so does a game with a decision.
    home.type_into(
        "play nuggets --players me,greedy --record own.jsonl",
        "quit\n",
    );
    assert!(home.path("own.jsonl").exists());
    contains(&play(&home, "1\nquit\n"), "Continue with: rnw resume ");
    assert_eq!(kept(&home), ["nuggets-1.jsonl"]);
    // What a kill left behind is in no list; the number of the other game does not change because of it.
    let own = home.read("own.jsonl");
    home.write("state/rnw/nuggets-2.jsonl", &own);
    let list = home.json("replay --format json");
    assert_eq!(
        (list.as_array().unwrap().len(), &list[0]["number"]),
        (1, &json!(2))
    );
    contains(&home.out("verify 2"), "nuggets-1.jsonl");
}

#[test]
fn a_saved_game_is_renamed_and_deleted() {
    let home = Home::new();
    play(&home, "1\nquit\n");
    play(&home, &"1\n".repeat(400));
    home.json("history --format json");
    let named = |name: &str| {
        let mut command = home.command("replay 2 --rename");
        command.arg(name);
        crate::common::run(command, "")
    };
    let long = "x".repeat(61);
    for name in ["", " ", "a/b", "..", "a\nb", "what?", "end.", &long] {
        let run = named(name);
        assert_eq!(run.code, 2, "{name:?}: {}", run.out);
        contains(&run.err, "expected 1 to 60 characters");
    }
    let taken = named("nuggets-2");
    assert_eq!(taken.code, 2, "{}", taken.out);
    contains(&taken.err, "choose another name");
    assert_eq!(kept(&home), ["nuggets-1.jsonl", "nuggets-2.jsonl"]);

    let run = named(" Neděle s Annou ");
    let renamed = home.path("state/rnw/Neděle s Annou.jsonl");
    assert_eq!(
        run.out,
        format!("New name: {}\n", renamed.display()),
        "{}",
        run.err
    );
    contains(
        &home.out("resume --list"),
        "“Neděle s Annou”, nuggets: Player, greedy",
    );
    assert_eq!(home.type_into("resume 2", "quit\n").code, 0);

    home.write("other.jsonl", fs::read_to_string(&renamed).unwrap());
    for args in [
        "replay other.jsonl --delete --yes",
        "replay other.jsonl --rename mine",
    ] {
        home.refused(args, 2, "not a saved game in the list");
    }
    home.refused("replay 1 --delete", 2, "--yes deletes without a question");
    home.refused("replay --delete --yes", 2, "NUMBER|FILE|CODE");
    home.refused("replay 1 --yes", 2, "--delete");
    assert_eq!(kept(&home).len(), 2);
    let list = home.json("replay --format json");
    let number = if list[0]["name"].is_null() { 1 } else { 2 };
    let deleted = home.json(&format!("replay {number} --delete --yes --format json"));
    let over = home.path("state/rnw/nuggets-2.jsonl");
    assert_eq!(deleted, json!({ "deleted": over.display().to_string() }));
    assert_eq!(kept(&home), ["Neděle s Annou.jsonl"]);
    assert!(
        !home.path("state/rnw/results.redb").exists(),
        "the index knows the result"
    );
}

/// The ranked try of a day is found by the name of its file, so it cannot be played again under another name.
#[test]
fn the_record_of_a_deal_of_the_day_keeps_its_name() {
    let home = Home::new();
    let run = home.type_into("daily nuggets --name Ann", "1\nquit\n");
    assert_eq!(run.code, 0, "{}", run.err);
    home.refused("replay 1 --rename other", 2, "cannot be renamed");
}

/// A table of the browser finds its record under the new name.
#[test]
fn notes_beside_a_record_stay_with_it() {
    let home = Home::new();
    home.out("content new mine --extends silver-and-gold");
    home.type_into("play --content mine --players me,greedy", "1\nquit\n");
    home.out("replay 1 --rename Mine");
    assert_eq!(kept(&home), ["Mine.jsonl", "Mine.pack"]);
    assert_eq!(
        home.type_into("resume 1", "quit\n").code,
        0,
        "the pack is found"
    );
    // The record of a table that was made in the browser.
    fs::copy(
        home.path("state/rnw/Mine.jsonl"),
        home.path("state/rnw/table-abc.jsonl"),
    )
    .unwrap();
    home.write("state/rnw/table-abc.table", "{}");
    let abc = home.path("state/rnw/table-abc.jsonl");
    home.out(&format!("replay {} --rename Table", abc.display()));
    let named = fs::read_to_string(home.path("state/rnw/table-abc.record")).unwrap();
    let renamed = home.path("state/rnw/Table.jsonl").canonicalize().unwrap();
    assert_eq!(named, renamed.display().to_string());
    assert!(home.path("state/rnw/table-abc.table").exists());
    home.out(&format!("replay {} --rename Twice", renamed.display()));
    contains(
        &fs::read_to_string(home.path("state/rnw/table-abc.record")).unwrap(),
        "Twice.jsonl",
    );
}
