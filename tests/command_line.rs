//! Help, lists, rules, completions: what the command says about itself.

use crate::common::{GAME, Home, lines};
use serde_json::Value;

/// Every command that does something, as typed.
const COMMANDS: [&str; 11] = [
    "play",
    "simulate",
    "replay",
    "verify",
    "rules",
    "list",
    "content check",
    "content show",
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
    // The examples are typed as they stand, by somebody who leaves at once.
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
    for command in COMMANDS {
        for asked in [
            format!("{command} --help"),
            format!("{command} -h"),
            format!("help {command}"),
        ] {
            let help = home.out(&asked);
            assert!(
                help.contains("Usage: rnw ") && help.contains("-h, --help"),
                "rnw {asked}: {help}"
            );
        }
        // What takes nothing, or nothing but a format, needs no example.
        if !["list", "rules"].contains(&command) {
            let help = home.out(&format!("{command} --help"));
            assert!(
                help.contains("Example"),
                "rnw {command} --help shows no example: {help}"
            );
        }
    }
}

#[test]
fn help_names_every_exit_code() {
    let help = Home::new().out("--help");
    let (_, codes) = help
        .split_once("Exit codes:")
        .expect("the help should name the exit codes");
    for code in ["0", "1", "2", "3", "4", "5", "6", "130"] {
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
    assert!(run.err.contains("Usage: rnw <COMMAND>"), "{}", run.err);
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
        let run = home.run(args);
        assert_eq!(
            (run.code, run.out.as_str()),
            (2, ""),
            "rnw {args}: {}",
            run.err
        );
        assert!(
            run.err.contains(says),
            "rnw {args}: {says:?} is not in: {}",
            run.err
        );
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
    let (text, games) = (home.out("list"), home.json("list --format json"));
    let game = &games[0];
    assert_eq!(game["name"], GAME);
    for option in game["options"].as_array().unwrap() {
        let word = |value: &Value| value.as_str().unwrap().to_owned();
        let (name, clause) = (word(&option["name"]), word(&option["clause"]));
        assert!(
            text.contains(&format!("--option {name}=")) && text.contains(&format!("[{clause}]")),
            "{name}: {text}"
        );
        let values: Vec<String> = option["values"]
            .as_array()
            .unwrap()
            .iter()
            .map(word)
            .collect();
        assert_eq!(word(&option["default"]), values[0]);
        for value in values {
            assert!(
                text.lines()
                    .any(|line| line.trim_start().starts_with(&value)),
                "{name}={value}: {text}"
            );
        }
    }
}

#[test]
fn the_rules_have_every_clause() {
    let rules = Home::new().out(&format!("rules {GAME}"));
    let ids = (1..=12)
        .map(|number| format!("C-{number}"))
        .chain((1..=30).map(|number| format!("SG-{number}")));
    let missing: Vec<String> = ids.filter(|id| !cites(&rules, id)).collect();
    assert!(
        missing.is_empty(),
        "docs/rules/{GAME}.md does not name {missing:?}"
    );
}

/// Whether a text names a clause, and not only a longer id that begins or ends alike.
fn cites(text: &str, id: &str) -> bool {
    text.match_indices(id).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + id.len()..].chars().next();
        !before.is_some_and(|c| c.is_alphanumeric() || c == '-')
            && !after.is_some_and(char::is_alphanumeric)
    })
}

/// What `rnw list` tells of an option is told by the rules, word for word.
#[test]
fn the_rules_tell_of_every_option() {
    let home = Home::new();
    let rules = home.out(&format!("rules {GAME}"));
    for option in home.json("list --format json")[0]["options"]
        .as_array()
        .unwrap()
    {
        let word = |value: &Value| value.as_str().unwrap().to_owned();
        let values: Vec<String> = option["values"]
            .as_array()
            .unwrap()
            .iter()
            .map(word)
            .collect();
        let (name, default) = (word(&option["name"]), &values[0]);
        let told = format!("`{name}={}`, default `{default}`", values.join("|"));
        assert!(
            rules.contains(&told),
            "docs/rules/{GAME}.md does not say: {told}"
        );
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
        ["cards", "game", "patterns", "record", "sheet", "symbols"]
    );
    assert!(home.json("schema record")["$schema"].is_string());
}

/// Results and messages do not get into each other's way.
#[test]
fn what_goes_well_is_silent_on_standard_error() {
    let home = Home::new();
    home.recorded("greedy", "game.jsonl");
    for args in [
        "list",
        "rules silver-and-gold",
        "schema cards",
        "man",
        "verify game.jsonl",
        "replay game.jsonl",
        "content show",
        "simulate silver-and-gold --games 3",
    ] {
        let run = home.run(args);
        assert_eq!((run.code, run.err.as_str()), (0, ""), "rnw {args}");
        assert!(
            run.out.ends_with('\n') && !run.out.ends_with("\n\n\n"),
            "rnw {args}"
        );
    }
}
