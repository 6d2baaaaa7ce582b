//! Resumed results: after kills, interruptions and cuts, and only with matching files.

#[cfg(unix)]
use crate::common::ended;
use crate::common::{GAME, Home, PATIENCE, lines, same};
use std::fs;
#[cfg(unix)]
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Child, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// A match that takes a few seconds.
pub(crate) const LONG: &str =
    "match pyramids --players mcts:iterations=8,depth=1,random --deals 120 --seed 9";

/// A command that runs in parallel with the test. Dropping the value kills the command.
pub(crate) struct Beside(pub(crate) Child);

impl Drop for Beside {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts a command and waits until a file has this number of bytes or the command has ended.
pub(crate) fn until_bytes(home: &Home, args: &str, file: &Path, bytes: u64) -> Beside {
    let mut command = home.command(args);
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let mut beside = Beside(command.spawn().unwrap());
    let began = Instant::now();
    let long_enough = || fs::metadata(file).is_ok_and(|data| data.len() >= bytes);
    while beside.0.try_wait().unwrap().is_none() && !long_enough() {
        assert!(began.elapsed() < PATIENCE, "nothing is written: rnw {args}");
        thread::sleep(Duration::from_millis(1));
    }
    beside
}

#[test]
fn a_killed_match_is_gone_on_with_as_if_nothing_had_happened() {
    let whole = Home::new();
    let all = format!("{LONG} --out games.jsonl --totals totals.json --resume");
    let out = whole.out(&all);
    let (file, totals) = (whole.read("games.jsonl"), whole.read("totals.json"));
    let length = file.len() as u64;
    let mut killed = 0;
    for part in [0, 1, 3, 6, 9] {
        let home = Home::new();
        let path = home.path("games.jsonl");
        // Killed twice: during the first run, and soon after the match resumed.
        for bytes in [length * part / 10, length * part / 10 + 500] {
            let mut beside = until_bytes(&home, &all, &path, bytes);
            beside.0.kill().unwrap();
            killed += u32::from(!beside.0.wait().unwrap().success());
        }
        let resumed = home.run(&all);
        assert_eq!(resumed.code, 0, "{}", resumed.err);
        same(
            &resumed.out,
            &out,
            &format!("the summary, killed at {part} tenths"),
        );
        same(
            &home.read("games.jsonl"),
            &file,
            &format!("the results, killed at {part} tenths"),
        );
        same(&home.read("totals.json"), &totals, "the totals");
    }
    assert!(
        killed >= 5,
        "only {killed} were killed on the way; make the match longer"
    );
}

/// Any part may be missing, even the whole file.
#[test]
fn a_file_that_was_cut_anywhere_is_gone_on_with() {
    let home = Home::new();
    for test in ["", " --sprt share0=0.75,share1=0.8"] {
        let args = format!(
            "match {GAME} --players greedy,random --deals 40 --seed 2{test} --out games.jsonl --resume"
        );
        let out = home.out(&args);
        let file = home.read("games.jsonl");
        let header = file.find('\n').unwrap();
        for kept in [
            0,
            1,
            header,
            header + 1,
            header + 2,
            file.len() / 2,
            file.len() - 1,
            file.len(),
        ] {
            home.write("games.jsonl", &file.as_bytes()[..kept]);
            let run = home.run(&args);
            assert_eq!(run.code, 0, "{kept} bytes: {}", run.err);
            same(&run.out, &out, &format!("{kept} bytes"));
            same(&home.read("games.jsonl"), &file, &format!("{kept} bytes"));
            let torn = kept > 0 && file.as_bytes()[kept - 1] != b'\n';
            assert_eq!(
                run.err.contains("removed an incomplete last line"),
                torn,
                "{}",
                run.err
            );
        }
        home.write("games.jsonl", "");
    }
}

#[test]
fn results_of_something_else_are_not_gone_on_with() {
    let home = Home::new();
    let (players, deals) = ("--players greedy,random", "--deals 4");
    let args = format!("{players} {deals} --seed 1 --out games.jsonl");
    home.out(&format!("match {GAME} {args}"));
    let file = home.read("games.jsonl");
    let end = "; name another file, or use --force to overwrite it";
    // The command lines differ as runs do; the tests of the crate `matches` have every difference.
    for (other, says) in [
        (
            format!("match {GAME} {args} --seed 2").replace("--seed 1 ", ""),
            format!("seed 1, but this command line has seed 2{end}"),
        ),
        (
            format!("match {GAME} {args} --sprt elo0=0,elo1=9"),
            format!(
                "test none, but this command line has test elo0=0,elo1=9,alpha=0.05,beta=0.05{end}"
            ),
        ),
        (
            format!("match {GAME} {args} --shard 1/2"),
            format!("no shard, but this command line has shard 1/2{end}"),
        ),
        (
            format!("simulate {GAME} {players} --games 4 --seed 1 --out games.jsonl"),
            format!("command match, but this command line has command simulate{end}"),
        ),
    ] {
        home.refused(&format!("{other} --resume"), 2, &says);
        assert_eq!(home.read("games.jsonl"), file, "nothing was changed");
    }
    home.refused(
        &format!("match {GAME} {args}"),
        2,
        "--force overwrites it, --resume continues it",
    );
}

#[test]
fn spoilt_results_are_refused_with_their_line() {
    let home = Home::new();
    let args = format!("match {GAME} --players greedy,random --deals 3 --seed 1 --out games.jsonl");
    home.out(&args);
    let sound = lines(&home.read("games.jsonl"));
    let spoilt = |change: &dyn Fn(&mut Vec<String>), says: &str| {
        let mut lines = sound.clone();
        change(&mut lines);
        home.write("games.jsonl", lines.join("\n") + "\n");
        home.refused(&format!("{args} --resume"), 4, says);
    };
    spoilt(&|lines| drop(lines.remove(0)), "line 1: no header");
    spoilt(
        &|lines| drop(lines.remove(2)),
        "line 3: game 2; expected game 1",
    );
    spoilt(
        &|lines| lines[3] = "{}".to_owned(),
        "line 4: not a line of results: missing field `line`",
    );
    spoilt(
        &|lines| lines.push(sound[6].clone()),
        "line 8: found game 5 after the last game",
    );
    spoilt(
        &|lines| lines[2] = lines[2].replacen("greedy", "random", 1),
        "expected \"greedy\"",
    );
    home.out(&format!("{args} --rows seat --force"));
    home.refused(
        &format!("{args} --resume"),
        4,
        "line 2: not a row of a game",
    );
    home.refused(&format!("{args} --rows seat --resume"), 2, "rows per game");
    home.refused(
        &args.replace("games.jsonl", "games.csv --resume"),
        2,
        "ends in .jsonl",
    );
}

#[cfg(unix)]
#[test]
fn a_match_that_is_asked_to_end_leaves_what_is_written() {
    let home = Home::new();
    let path = home.path("games.jsonl");
    let args = format!("{LONG} --out games.jsonl --resume");
    let mut beside = until_bytes(&home, &args, &path, 2000);
    let pid = beside.0.id().to_string();
    let sent = std::process::Command::new("kill")
        // SIGTERM and not the signal of Ctrl-C, because a shell that runs tests in the background may ignore that
        // one.
        .args(["-TERM", &pid])
        .status();
    assert!(sent.unwrap().success());
    let status = ended(&mut beside.0);
    assert!(!status.success(), "{status}");
    assert!(
        status.signal() == Some(15),
        "ended from outside, not by itself: {status}"
    );
    let kept = lines(&home.read("games.jsonl")).len();
    assert!(kept > 1, "{kept} lines");
    let resumed = home.run(&args);
    assert_eq!(resumed.code, 0, "{}", resumed.err);
    assert_eq!(lines(&home.read("games.jsonl")).len(), 1 + 240);
}

#[test]
fn a_file_that_another_writes_is_left_alone() {
    let home = Home::new();
    let args = format!("{LONG} --out games.jsonl");
    let _beside = until_bytes(&home, &args, &home.path("games.jsonl"), 1);
    let run = home.run(&format!("{args} --resume"));
    // If the first command has already ended, its results are complete.
    assert!(
        run.code == 0 || run.err.contains("is in use"),
        "{}",
        run.err
    );
}
