//! Help, lists, rules, completions: what the command reports about itself.

use crate::common::{Home, begins, contains, games};
use serde_json::{Value, json};
use std::fs;

/// Every command without subcommands, as typed.
const COMMANDS: [&str; 32] = [
    "play",
    "resume",
    "serve",
    "config",
    "simulate",
    "match",
    "merge",
    "train",
    "bot list",
    "bot check",
    "bot choose",
    "bot protocol",
    "replay",
    "position",
    "daily",
    "verify",
    "analyse",
    "test",
    "shrink",
    "rules",
    "list",
    "new-game",
    "content new",
    "content check",
    "content show",
    "content stats",
    "symbols explain",
    "symbols try",
    "symbols plugins",
    "completions",
    "man",
    "schema",
];

#[test]
fn help_begins_with_examples_that_run() {
    let home = Home::new();
    home.recorded("greedy,random", "game.jsonl");
    home.pack("my-pack");
    let top = home.out("--help");
    begins(&top, "Examples:\n  rnw play silver-and-gold");
    for command in COMMANDS {
        let first = command.split(' ').next().unwrap();
        assert!(
            top.contains(&format!("\n  {first} ")),
            "{command} is not in the help: {top}"
        );
    }
    // Types each example exactly as shown and leaves the game immediately.
    let examples = top
        .lines()
        .skip(1)
        .map_while(|line| line.strip_prefix("  rnw "));
    let examples: Vec<&str> = examples
        .map(|line| line.split("  ").next().unwrap())
        .collect();
    assert!(examples.len() >= 4, "{examples:?}");
    for example in examples {
        let run = home.type_into(example, "quit\n");
        assert_eq!(run.code, 0, "rnw {example}: {}", run.err);
    }
}

#[test]
fn help_names_every_exit_code() {
    let help = Home::new().out("--help");
    let (_, codes) = help
        .split_once("Exit codes:")
        .expect("the help should name the exit codes");
    for code in ["0", "1", "2", "3", "4", "5", "6", "7", "8", "130"] {
        let named = codes
            .lines()
            .any(|line| line.split_whitespace().next() == Some(code));
        assert!(named, "exit code {code} is not in: {codes}");
    }
}

#[test]
fn without_arguments_help_is_shown_as_a_usage_error() {
    Home::new().refused("", 2, "Usage: rnw [OPTIONS] <COMMAND>");
}

#[test]
fn unknown_commands_and_beginnings_of_words_are_refused() {
    let home = Home::new();
    for (args, says) in [
        ("paly", "play"),
        ("pla silver-and-gold", "play"),
        ("sim silver-and-gold", "simulate"),
        ("content chec .", "check"),
        ("play silver-and-gold --play greedy", "--player"),
        (
            "play silver-and-gold --players greedy --form json",
            "--format",
        ),
        ("list --format jsn", "json"),
        ("completions bsh", "bash"),
        ("schema recrod", "record"),
        ("rules silver", "silver-and-gold"),
        ("list everything", "everything"),
        ("verify", "<NUMBER|FILE|CODE>..."),
    ] {
        home.refused(args, 2, says);
    }
}

#[test]
fn the_version_is_that_of_the_workspace() {
    let version = format!("rnw {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(Home::new().out("--version"), version);
    assert_eq!(Home::new().out("-V"), version);
}

#[test]
fn games_are_listed_with_their_options() {
    let home = Home::new();
    let (text, listed) = (home.out("list"), home.json("list --format json"));
    let listed = listed.as_array().unwrap();
    assert_eq!(listed.len(), games().len());
    for (game, row) in listed.iter().zip(games()) {
        assert_eq!(game["name"], row.name);
        let (least, most) = row.seats;
        assert_eq!(game["seats"], json!([least, most]));
        let start = format!(
            "{}   [{least} to {most} players]\n  {}\n",
            row.name, row.about
        );
        let (_, text) = text.split_once(&start).expect("the list has the game");
        for option in game["options"].as_array().unwrap() {
            let (name, clause) = (word(&option["name"]), word(&option["clause"]));
            let title = format!("--option {name}=…   [{clause}]\n");
            let (_, rest) = text.split_once(&title).expect(&title);
            let values: Vec<String> = option["values"]
                .as_array()
                .unwrap()
                .iter()
                .map(word)
                .collect();
            assert_eq!(word(&option["default"]), values[0]);
            for (value, line) in values.iter().zip(rest.lines()) {
                assert!(
                    line.trim_start().starts_with(&format!("{value} ")),
                    "{name}={value}: {line}"
                );
            }
        }
    }
}

fn word(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

/// The rules contain the options as `rnw list` shows them, word for word.
#[test]
fn the_rules_tell_of_every_option() {
    let home = Home::new();
    for game in home.json("list --format json").as_array().unwrap() {
        let game_name = word(&game["name"]);
        let rules = home.out(&format!("rules {game_name}"));
        let rules = rules.split_whitespace().collect::<Vec<_>>().join(" ");
        for option in game["options"].as_array().unwrap() {
            let values: Vec<String> = option["values"]
                .as_array()
                .unwrap()
                .iter()
                .map(word)
                .collect();
            let (name, default) = (word(&option["name"]), &values[0]);
            let report = format!("`{name}={}`, default `{default}`", values.join("|"));
            assert!(
                rules.contains(&report),
                "content/rules/{game_name}.md does not say: {report}"
            );
        }
    }
}

#[test]
fn completions_are_printed_for_every_shell() {
    let home = Home::new();
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = home.out(&format!("completions {shell}"));
        for word in ["rnw", "simulate", "completions"] {
            assert!(script.contains(word), "{shell}: no {word}");
        }
        // The scripts of the other shells suggest no values.
        if ["bash", "fish", "zsh"].contains(&shell) {
            let suggests_players = script.contains("medium") && script.contains("expert");
            assert!(suggests_players, "{shell}: no levels");
        }
    }
}

#[test]
fn the_manual_page_is_one() {
    let page = Home::new().out("man");
    contains(&page, ".TH rnw 1");
    contains(&page, ".SH SYNOPSIS");
    assert!(page.contains("simulate"), "{page}");
}

/// Messages never mix with results: a successful command prints nothing on standard error.
#[test]
fn what_goes_well_is_silent_on_standard_error() {
    let home = Home::new();
    home.recorded("greedy", "game.jsonl");
    for args in [
        "list",
        "rules silver-and-gold",
        "schema silver-and-gold-cards",
        "man",
        "verify game.jsonl",
        "replay game.jsonl",
        "content show",
        "simulate silver-and-gold --games 3",
        "test nuggets --games 1",
        "shrink game.jsonl --shows event-marked",
    ] {
        let run = home.run(args);
        assert_eq!((run.code, run.err.as_str()), (0, ""), "rnw {args}");
        assert!(
            run.out.ends_with('\n') && !run.out.ends_with("\n\n\n"),
            "rnw {args}"
        );
    }
}

/// A folder in place of a file, a file in place of a folder, and a folder that does not exist.
#[test]
fn a_wrong_path_is_refused_with_what_it_is() {
    let home = Home::new();
    fs::create_dir(home.path("folder")).unwrap();
    home.write("file", "");
    for (args, says) in [
        (
            "simulate nuggets --games 1 --out folder",
            "folder is a folder; expected the name of a file",
        ),
        (
            "simulate nuggets --games 1 --out folder --force",
            "folder is a folder; expected the name of a file",
        ),
        (
            "simulate nuggets --games 1 --out gone/a.csv",
            "cannot create gone/a.csv: there is no folder gone; create it, or name another file",
        ),
        (
            "content check file",
            "file is a file; expected the folder of a pack",
        ),
    ] {
        home.refused(args, 2, says);
    }
}
