//! Shards and merging, also with other engines, and plots of results: the examples of the documentation.

use crate::common::{GAME, Home, ROOT, Run, lines, same};
use crate::killed::{LONG, until_bytes};
use crate::page::blocks;
use std::path::Path;
use std::process::{Command, Stdio};

/// Plays all shards of a run. Returns the names of the totals files.
fn play_shards(home: &Home, args: &str, of: u64) -> Vec<String> {
    let name = |number: u64| format!("{number}-of-{of}.json");
    for number in 1..=of {
        home.out(&format!(
            "{args} --shard {number}/{of} --totals {} --force",
            name(number)
        ));
    }
    (1..=of).map(name).collect()
}

#[test]
fn merged_shards_are_one_run_to_the_last_digit() {
    let home = Home::new();
    for args in [
        format!("simulate {GAME} --players greedy,random --games 100 --seed 4"),
        "simulate nuggets --players random,random,greedy --games 40 --seed 4".to_owned(),
        format!("match {GAME} --players greedy,random --deals 25 --seed 4"),
        "match nuggets --players greedy,random,greedy,random --deals 7 --seed 4".to_owned(),
        "match pyramids --players random,greedy,greedy --deals 9 --seed 4".to_owned(),
        format!("simulate {GAME} --games 9 --seed 4 --option palms=optional"),
    ] {
        let files = play_shards(&home, &args, 3);
        let mut backwards = files.clone();
        backwards.reverse();
        for format in ["text", "json"] {
            let one = home.out(&format!("{args} --format {format} --jobs 2"));
            for files in [&files, &backwards] {
                let merged = home.out(&format!("merge {} --format {format}", files.join(" ")));
                same(&merged, &one, &args);
            }
        }
    }
}

/// The rows of all shards, in order, are the rows of the whole run.
#[test]
fn rows_of_shards_are_those_of_one_run() {
    let home = Home::new();
    let args = format!("match {GAME} --players greedy,random --deals 10 --seed 4");
    home.out(&format!("{args} --out all.csv"));
    let all = lines(&home.read("all.csv"));
    let mut found = vec![all[0].clone()];
    for number in 1..=4 {
        home.out(&format!("{args} --shard {number}/4 --out {number}.csv"));
        let rows = lines(&home.read(&format!("{number}.csv")));
        assert!((4..=6).contains(&(rows.len() - 1)), "two or three deals");
        found.extend_from_slice(&rows[1..]);
    }
    assert_eq!(found, all);
}

#[test]
fn a_killed_shard_leaves_no_totals_and_is_tried_again() {
    let home = Home::new();
    let shard = format!("{LONG} --shard 2/2 --out rows.jsonl --resume --totals 2.json");
    let mut beside = until_bytes(&home, &shard, &home.path("rows.jsonl"), 3000);
    beside.0.kill().unwrap();
    beside.0.wait().unwrap();
    assert!(!home.path("2.json").exists(), "half a shard has no totals");
    home.out(&shard);
    home.out(&format!("{LONG} --shard 1/2 --totals 1.json"));
    same(&home.out("merge 2.json 1.json"), &home.out(LONG), "merged");
}

#[test]
fn totals_that_do_not_make_a_run_are_refused_with_their_names() {
    let home = Home::new();
    let args = format!("simulate {GAME} --players greedy,random --games 9 --seed 1");
    play_shards(&home, &args, 3);
    let whole = home.out(&args);
    home.out(&format!("{args} --totals whole.json"));
    assert_eq!(home.out("merge whole.json"), whole);
    // One difference of each kind. The tests of the crate `matches` have all of them.
    let (other, says) = ("--seed 2", "seed 1, other.json has seed 2");
    let other = args.replace("--seed 1", other);
    home.out(&format!("{other} --shard 2/3 --totals other.json"));
    home.refused("merge 1-of-3.json other.json 3-of-3.json", 2, says);
    home.write("torn.json", &home.read("whole.json")[..200]);
    for (files, says) in [
        (
            "1-of-3.json 3-of-3.json",
            "games 3 to 5 of 0 to 8 are missing in the totals; run --shard 2/3",
        ),
        (
            "whole.json 2-of-3.json",
            "games 3 to 5 are in both whole.json and 2-of-3.json",
        ),
        ("missing.json", "missing.json: "),
        ("torn.json", "EOF while parsing"),
    ] {
        home.refused(&format!("merge {files}"), 2, says);
    }
}

// --- Examples of the documentation

/// The Python interpreter for examples that need more than its standard library. A step of `.ci/run` installs it.
pub(crate) fn python() -> Command {
    Command::new(std::env::var_os("RNW_PYTHON").unwrap_or_else(|| "python3".into()))
}

/// Runs a command in this home with `rnw` on its path. It has no time limit, because a cluster starts slowly.
fn beside_rnw(home: &Home, mut command: Command) -> Run {
    let program = Path::new(env!("CARGO_BIN_EXE_rnw"));
    let mut path = program.parent().unwrap().as_os_str().to_owned();
    path.push(":");
    path.push(std::env::var_os("PATH").unwrap_or_default());
    command
        .current_dir(home.path(""))
        .env("PATH", path)
        .env("HOME", home.path(""))
        .env("RAY_USAGE_STATS_ENABLED", "0");
    let output = command.stdin(Stdio::null()).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Run {
        code: output.status.code().unwrap_or(-1),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

/// The blocks of the page for the plain shell, without those that need other tools.
#[cfg(unix)]
#[test]
fn shards_of_the_shell_are_one_run() {
    let home = Home::new();
    let page = blocks("docs/cluster.md");
    let scripts: Vec<_> = page
        .iter()
        .filter(|block| block.title.as_deref() == Some("plain shell"))
        .collect();
    assert!(
        !scripts.is_empty(),
        "docs/cluster.md has no block of plain shell"
    );
    for script in scripts {
        let mut shell = Command::new("sh");
        shell.args(["-e", "-c", &script.text]);
        let run = beside_rnw(&home, shell);
        assert_eq!(run.code, 0, "{}: {}", script.place(), run.err);
        let whole = home.out(&format!(
            "simulate {GAME} --players greedy,random --games 800 --seed 1"
        ));
        same(&run.out, &whole, &script.place());
    }
}

/// Other tools run exactly the command that the test of the plain shell runs.
#[test]
fn every_tool_runs_the_same_command() {
    let page = blocks("docs/cluster.md");
    let mut tools = Vec::new();
    for block in page.iter().filter(|block| block.kind == "sh") {
        tools.extend(block.title.as_deref());
        for text in ["--shard ", "--totals ", "rnw merge shards/*.json"] {
            assert!(block.text.contains(text), "{}: no {text}", block.place());
        }
    }
    assert_eq!(
        tools,
        ["plain shell", "plain shell", "GNU parallel", "Slurm"]
    );
}

#[test]
#[ignore = "needs Ray"]
fn shards_of_ray_are_one_run_though_a_worker_is_lost() {
    let home = Home::new();
    let args = format!("simulate {GAME} --players greedy,random --games 400 --seed 3");
    let whole = home.out(&args);
    let mut command = python();
    command
        .arg(format!("{ROOT}/docs/examples/ray_shards.py"))
        .args(["--rnw", env!("CARGO_BIN_EXE_rnw")])
        .args("--shards 4 --workers 2 --lose-a-worker lost --".split(' '))
        .args(args.split(' '));
    let run = beside_rnw(&home, command);
    assert_eq!(run.code, 0, "{}", run.err);
    same(&run.out, &whole, "merged by Ray");
    let lost = home.read("lost");
    assert_eq!(
        lost, "the worker of shard 2/4\n",
        "it was killed: {}",
        run.err
    );
}

/// All kinds of rows, as CSV and as JSON lines, can be plotted.
#[test]
#[ignore = "needs Python with matplotlib"]
fn results_are_plotted() {
    let home = Home::new();
    for (rows, ending) in [
        ("game", "csv"),
        ("game", "jsonl"),
        ("seat", "csv"),
        ("seat", "jsonl"),
    ] {
        let file = format!("{rows}.{ending}");
        let args = "--players greedy,random --deals 12 --seed 1";
        home.out(&format!("match {GAME} {args} --rows {rows} --out {file}"));
        let mut command = python();
        command.args([
            &format!("{ROOT}/docs/plot_results.py"),
            &file,
            "--out",
            "plot.png",
        ]);
        let run = beside_rnw(&home, command);
        assert_eq!(run.code, 0, "{}", run.err);
        let picture = std::fs::read(home.path("plot.png")).unwrap();
        assert!(
            picture.starts_with(b"\x89PNG") && picture.len() > 5000,
            "{file}"
        );
        std::fs::remove_file(home.path("plot.png")).unwrap();
        // The script also prints what it plots, so the test can compare it with the rows.
        let report = lines(&run.out);
        assert!(
            report
                .iter()
                .any(|line| line.starts_with("greedy: 24 games, mean ")),
            "{report:?}"
        );
        assert!(
            report
                .iter()
                .any(|line| line.contains("share of the points 1.000")),
            "{report:?}"
        );
    }
}
