//! Every argument of the command line, and the environment variables.

use super::{HOSTILE, Job, line, uphold, words};
use crate::common::{GAME, Home};
use clap::{Arg, ArgAction, Command};
use std::ffi::OsString;

/// The other arguments of each command, so that it runs far enough to read the tested argument: the name of the
/// argument, and how to type it.
const USUAL: &[(&str, &[(&str, &str)])] = &[
    (
        "play",
        &[
            ("game", GAME),
            ("players", "--players greedy,random"),
            ("seed", "--seed 7"),
        ],
    ),
    ("learn", &[("game", GAME)]),
    ("resume", &[("which", "game.jsonl")]),
    ("history", &[]),
    ("config", &[]),
    (
        "simulate",
        &[
            ("game", GAME),
            ("players", "--players greedy,random"),
            ("games", "--games 1"),
        ],
    ),
    (
        "match",
        &[
            ("game", GAME),
            ("players", "--players greedy,random"),
            ("deals", "--deals 1"),
        ],
    ),
    ("merge", &[("files", "totals.json")]),
    (
        "train",
        &[
            ("pack", GAME),
            ("games", "--games 1"),
            ("deals", "--deals 0"),
            ("out", "--out values.bin"),
        ],
    ),
    ("bot check", &[("program", "true")]),
    ("bot serve", &[("bot", "greedy")]),
    (
        "bot choose",
        &[("bot", "greedy"), ("position", "--position -")],
    ),
    ("bot protocol", &[]),
    ("bot list", &[]),
    ("replay", &[("which", "game.jsonl")]),
    ("position", &[("which", "game.jsonl")]),
    ("daily", &[("date", "--date 2026-01-05")]),
    ("verify", &[("files", "game.jsonl")]),
    (
        "analyse",
        &[
            ("file", "game.jsonl"),
            ("search", "--search mcts:iterations=1"),
            ("width", "--width 1"),
        ],
    ),
    (
        "test",
        &[
            ("pack", GAME),
            ("games", "--games 1"),
            ("no_matrix", "--no-matrix"),
            ("law", "--law notices"),
        ],
    ),
    (
        "shrink",
        &[("file", "game.jsonl"), ("law", "--law notices")],
    ),
    ("rules", &[("game", GAME)]),
    ("list", &[]),
    // No machine has this address (RFC 5737), so that the command ends.
    ("serve", &[("listen", "--listen 203.0.113.7:8470")]),
    ("new-game", &[("name", "mine")]),
    (
        "content new",
        &[("name", "mine"), ("extends", "--extends pyramids")],
    ),
    ("content check", &[("folder", GAME)]),
    ("content show", &[]),
    ("content stats", &[("pack", GAME), ("games", "--games 1")]),
    (
        "content watch",
        &[("pack", GAME), ("games", "--games 1"), ("once", "--once")],
    ),
    ("content export", &[("pack", GAME)]),
    (
        "content import",
        &[("table", "rows.jsonl"), ("into", "--into .")],
    ),
    (
        "content print",
        &[("pack", GAME), ("out", "--out pages.html")],
    ),
    (
        "content make-deck",
        &[
            ("pack", GAME),
            ("targets", "--targets targets.json"),
            ("restarts", "--restarts 1"),
        ],
    ),
    ("symbols explain", &[("game", "--game pyramids")]),
    (
        "symbols format",
        &[("pack", "pyramids"), ("print", "--print")],
    ),
    (
        "symbols try",
        &[
            ("pack", "pyramids"),
            ("symbol", "chest"),
            ("scene", "seats"),
        ],
    ),
    ("symbols plugins", &[]),
    ("completions", &[("shell", "bash")]),
    ("man", &[]),
    ("schema", &[]),
];

/// Arguments that exclude some of the usual ones: the command, the argument, the excluded ones.
const ALONE: &[(&str, &str, &[&str])] = &[
    ("play", "resume", &["game", "players", "seed"]),
    ("play", "content", &["game"]),
    ("play", "player", &["players"]),
    ("simulate", "content", &["game"]),
    ("simulate", "player", &["players"]),
    ("match", "content", &["game"]),
    ("match", "player", &["players"]),
    ("position", "position", &["which"]),
    ("analyse", "position", &["file", "width"]),
    ("daily", "week", &["date"]),
    ("test", "content", &["pack"]),
    ("shrink", "shows", &["law"]),
    ("content watch", "player", &["players"]),
    ("content watch", "train", &["once"]),
    ("content print", "card", &["out"]),
    ("content print", "svg", &["out"]),
    ("content print", "png", &["out"]),
    ("content print", "tts", &["out"]),
    ("content make-deck", "check", &["restarts"]),
    ("symbols explain", "content", &["game"]),
];

/// Arguments that require other arguments: the command, the argument, what it requires.
const WITH: &[(&str, &str, &str)] = &[
    ("simulate", "rows", "--out rows.csv"),
    ("match", "rows", "--out rows.csv"),
    ("content print", "card", "--svg card.svg"),
    ("content print", "svg", "--card G01"),
    ("content print", "png", "--card G01"),
    ("content make-deck", "force", "--out cards.json"),
    ("content make-deck", "nearest", "--out cards.json"),
];

/// The commands without subcommands, by their names.
fn leaves(command: &Command, name: &str) -> Vec<(String, Command)> {
    let mut found = Vec::new();
    for below in command
        .get_subcommands()
        .filter(|below| below.get_name() != "help")
    {
        let name = format!("{name} {}", below.get_name()).trim().to_owned();
        if below.has_subcommands() {
            found.extend(leaves(below, &name));
        } else {
            found.push((name, below.clone()));
        }
    }
    found
}

/// The words that pass a text to an argument.
fn typed(arg: &Arg, text: &str) -> Vec<OsString> {
    match (arg.get_long(), arg.get_short()) {
        (Some(long), _) => words([format!("--{long}"), text.to_owned()]),
        (None, Some(short)) => words([format!("-{short}"), text.to_owned()]),
        (None, None) => words([text]),
    }
}

/// The texts for an argument: hostile texts, and hostile texts after a valid beginning.
fn texts(arg: &Arg) -> Vec<String> {
    let names = arg.get_value_names().unwrap_or_default();
    let is = |wanted: &str| names.iter().any(|name| name.as_str() == wanted);
    let mut all: Vec<String> = HOSTILE.map(str::to_owned).into();
    for text in HOSTILE {
        if is("KEY=VALUE") {
            all.extend([
                format!("{text}={text}"),
                format!("palms={text}"),
                format!("theme={text}"),
            ]);
        }
        if is("PLAYER") || is("BOT") || is("LIST") || is("COMMAND") {
            all.extend([
                format!("cmd:{text}"),
                format!("mcts:{text}=1"),
                format!("greedy,{text}"),
            ]);
        }
        if is("NUMBER|FILE|CODE") {
            all.push(format!("rnw1-{text}"));
        }
        if is("TEST") {
            all.push(format!("elo0={text}"));
        }
    }
    all
}

/// The files that the usual arguments name.
pub(super) fn base() -> Vec<(&'static str, Vec<u8>)> {
    let home = Home::new();
    home.out(&format!(
        "play {GAME} --players greedy,random --seed 7 --record game.jsonl"
    ));
    home.out(&format!(
        "simulate {GAME} --players greedy,random --games 2 --totals totals.json --out rows.jsonl"
    ));
    home.write(
        "targets.json",
        r#"{ "none": "~", "groups": [{ "color": "gray", "cards": 1, "frame": [3, 4], "cells": 8 }] }"#,
    );
    ["game.jsonl", "totals.json", "rows.jsonl", "targets.json"]
        .map(|name| (name, home.read(name).into()))
        .into()
}

#[allow(clippy::too_many_lines, reason = "a list")]
fn jobs() -> Vec<Job> {
    let base = base();
    let job = |what: String| {
        let files = base.iter().cloned();
        Job::new(what).files(files.map(|(name, bytes)| (name.into(), bytes)))
    };
    let root = rnw_cli::command();
    let leaves = leaves(&root, "");
    let known: Vec<&str> = USUAL.iter().map(|usual| usual.0).collect();
    let found: Vec<&str> = leaves.iter().map(|leaf| leaf.0.as_str()).collect();
    let missing: Vec<&&str> = found.iter().filter(|name| !known.contains(name)).collect();
    assert!(
        missing.is_empty(),
        "say in USUAL what is usual for {missing:?}"
    );

    let mut jobs = Vec::new();
    for (name, command) in &leaves {
        let usual = USUAL.iter().find(|usual| usual.0 == name).unwrap().1;
        // Global arguments are included.
        let args = command.get_arguments();
        for arg in
            args.filter(|arg| !matches!(arg.get_action(), ArgAction::Help | ArgAction::Version))
        {
            let id = arg.get_id().as_str();
            let alone = ALONE.iter().find(|alone| (alone.0, alone.1) == (name, id));
            let left_out = alone.map_or(&[][..], |alone| alone.2);
            let mut start = line(name);
            let usual = usual
                .iter()
                .filter(|(one, _)| *one != id && !left_out.contains(one));
            start.extend(usual.flat_map(|(_, typed)| line(typed)));
            start.extend(
                WITH.iter()
                    .filter(|with| (with.0, with.1) == (name, id))
                    .flat_map(|with| line(with.2)),
            );
            for text in texts(arg) {
                let given = if arg.get_action().takes_values() {
                    typed(arg, &text)
                } else {
                    // A flag takes no value. The error message shows the given value.
                    words([format!("--{}={text}", arg.get_long().unwrap_or_default())])
                };
                let whole: Vec<OsString> = start.iter().cloned().chain(given).collect();
                let has_format = command.get_arguments().any(|arg| arg.get_id() == "format");
                let in_json = has_format && id != "format";
                let json = whole.iter().cloned().chain(line("--format json")).collect();
                let job = job(format!("rnw {name}, {id} {text:?}")).run(whole);
                jobs.push(if in_json { job.further(json) } else { job });
            }
        }
        for text in HOSTILE {
            let mut unknown = line(name);
            unknown.extend(words([format!("--{text}"), text.to_owned()]));
            jobs.push(job(format!("rnw {name}, unknown {text:?}")).run(unknown));
        }
    }
    for text in HOSTILE {
        for words in [
            vec![text],
            vec!["content", text],
            vec!["bot", text],
            vec!["help", text],
            vec!["-x", text],
        ] {
            jobs.push(job(format!("command {text:?}")).run(super::words(words)));
        }
        for name in [
            "RNW_LANG",
            "RNW_CONFIG",
            "RNW_BOT_PAUSE",
            "LANG",
            "LC_ALL",
            "TERM",
            "NO_COLOR",
            "HOME",
            "XDG_STATE_HOME",
            "XDG_CONFIG_HOME",
        ] {
            let job = job(format!("{name}={text:?}")).set(name, text);
            let job = [
                "config",
                "config --path",
                "config --set theme=mono",
                "list",
                "resume --list",
                "rules chess",
            ]
            .into_iter()
            .fold(job, |job, words| job.run(line(words)));
            let play = format!("play {GAME} --plain --players me,greedy");
            jobs.push(job.run(line(&play)).input("quit\n"));
        }
        // Text that is typed at the table.
        let play = format!("play {GAME} --plain --players me,greedy --seed 7");
        let input = ["", "why ", "moves ", "log "]
            .map(|word| format!("{word}{text}\n"))
            .concat();
        jobs.push(
            job(format!("typed {text:?}"))
                .run(line(&play))
                .input(&input),
        );
    }
    jobs
}

#[test]
fn no_argument_and_no_variable_steers_the_terminal() {
    uphold(&jobs(), 600);
}
