//! Help, lists, rules, completions: what the command reports about itself.

use crate::common::{Home, games, lines};
use crate::traceability::CLAUSES;
use serde_json::{Value, json};
use std::fs;

/// Every command without subcommands, as typed.
const COMMANDS: [&str; 28] = [
    "play",
    "resume",
    "serve",
    "config",
    "simulate",
    "match",
    "merge",
    "bot list",
    "bot check",
    "bot protocol",
    "replay",
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
    assert!(
        top.starts_with("Examples:\n  rnw play silver-and-gold"),
        "{top}"
    );
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
fn every_command_shows_how_it_is_used() {
    let home = Home::new();
    for command in COMMANDS.into_iter().chain(["bot", "content", "symbols"]) {
        let help = home.out(&format!("{command} --help"));
        let usage = format!("\nUsage: rnw {command}");
        assert!(
            help.contains(&usage) && help.contains("-h, --help"),
            "rnw {command} --help: {help}"
        );
        assert!(
            help.starts_with("Examples:\n  rnw "),
            "rnw {command} --help does not begin with examples: {help}"
        );
        for asked in [format!("{command} -h"), format!("help {command}")] {
            assert_eq!(home.out(&asked), help, "rnw {asked}");
        }
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
    let run = Home::new().run("");
    assert_eq!((run.code, run.out.as_str()), (2, ""));
    assert!(
        run.err.contains("Usage: rnw [OPTIONS] <COMMAND>"),
        "{}",
        run.err
    );
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
        ("verify", "<FILES>..."),
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

#[test]
fn the_rules_have_every_clause() {
    let home = Home::new();
    for (rules, last, only) in CLAUSES {
        // If the rules of a game cite the first shared clause, they must cite all shared clauses.
        let cited = |text: &String| cites(text, &format!("{rules}-1"));
        let texts = games()
            .into_iter()
            .filter(|row| only.is_none_or(|only| only == row.name));
        let texts: Vec<String> = texts
            .map(|row| home.out(&format!("rules {}", row.name)))
            .filter(cited)
            .collect();
        assert!(!texts.is_empty(), "no rules tell of {rules}-1");
        for text in texts {
            let ids = (1..=last).map(|number| format!("{rules}-{number}"));
            let missing: Vec<String> = ids.filter(|id| !cites(&text, id)).collect();
            assert_eq!(missing, [""; 0], "{}", text.lines().next().unwrap());
        }
    }
}

/// Whether a text cites a clause. A longer id that contains this id does not count.
fn cites(text: &str, id: &str) -> bool {
    text.match_indices(id).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + id.len()..].chars().next();
        !before.is_some_and(|c| c.is_alphanumeric() || c == '-')
            && !after.is_some_and(char::is_alphanumeric)
    })
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
    assert!(
        page.contains(".TH rnw 1") && page.contains(".SH SYNOPSIS"),
        "{page}"
    );
    assert!(page.contains("simulate"), "{page}");
}

#[test]
fn schemas_are_listed_and_printed() {
    let home = Home::new();
    let mut names = lines(&home.out("schema"));
    names.sort();
    assert_eq!(
        names,
        [
            "bot-answer",
            "bot-request",
            "deck",
            "finished-game",
            "history",
            "lamplighters-game",
            "nuggets-game",
            "patterns",
            "pyramids-cards",
            "pyramids-game",
            "record",
            "results",
            "serving-analysis",
            "serving-client",
            "serving-lobby",
            "serving-own-seats",
            "serving-results",
            "serving-server",
            "serving-step",
            "serving-table",
            "sheet",
            "silver-and-gold-cards",
            "silver-and-gold-game",
            "stats",
            "symbols",
            "targets",
            "totals"
        ]
    );
    assert!(home.json("schema record")["$schema"].is_string());
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
