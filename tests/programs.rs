//! Programs as players: good ones, hostile ones, and the page that explains the protocol.

use crate::common::{
    GAME, Home, PATIENCE, Run, change, contains, ended, example, lines, run, until,
};
use crate::page::{file, shown};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

const PAGE: &str = "content/bots.md";

/// The example bot, as a player.
fn good() -> String {
    format!("cmd:{}", example("protocol", "bot").display())
}

/// The hostile bot, as a player. `mode` says what it does, from which decision on, and how often.
pub(crate) fn hostile(mode: &str) -> String {
    format!(
        "cmd:{} {mode}",
        example("protocol", "hostile_bot").display()
    )
}

/// Time limits for programs, in milliseconds. They are too long to change any result, also on a busy machine.
const PATIENT: [(&str, &str); 2] = [("--bot-time", "120000"), ("--bot-start", "120000")];

/// These time limits as arguments.
fn patient() -> impl Iterator<Item = &'static str> {
    PATIENT.iter().flat_map(|(option, limit)| [*option, *limit])
}

/// `rnw` with these arguments and a `--player` for each player. Programs get long time limits unless the arguments
/// name others.
pub(crate) fn command(home: &Home, args: &str, players: &[&str]) -> Command {
    let mut command = home.command(args);
    let is_left_out = |(option, _): &&(&str, &str)| !args.contains(option);
    let limits = PATIENT.iter().filter(is_left_out);
    command.args(limits.flat_map(|(option, limit)| [option, limit]));
    for player in players {
        command.args(["--player", player]);
    }
    command
}

pub(crate) fn play(home: &Home, args: &str, players: &[&str]) -> Run {
    run(command(home, args, players), "")
}

/// The lines of a record that are of this kind.
fn of_kind(home: &Home, record: &str, kind: &str) -> Vec<Value> {
    let all = lines(&home.read(record)).into_iter();
    let all = all.map(|line| serde_json::from_str::<Value>(&line).unwrap());
    all.filter(|line| line["line"] == kind).collect()
}

/// The processes of this home that are still running. It returns when none is left, or after `within`. A process in
/// a sandbox has another home, so its arguments identify it.
#[cfg(target_os = "linux")]
pub(crate) fn left_behind(home: &Home, within: Duration) -> Vec<String> {
    let path = home.path("").display().to_string();
    let mark = format!("HOME={path}");
    let begun = Instant::now();
    loop {
        let mut found = Vec::new();
        for entry in fs::read_dir("/proc").unwrap().flatten() {
            let environment = fs::read(entry.path().join("environ")).unwrap_or_default();
            let command = fs::read(entry.path().join("cmdline")).unwrap_or_default();
            let command = String::from_utf8_lossy(&command).replace('\0', " ");
            if String::from_utf8_lossy(&environment).contains(&mark) || command.contains(&path) {
                found.push(command);
            }
        }
        if found.is_empty() || begun.elapsed() >= within {
            return found;
        }
        sleep(Duration::from_millis(20));
    }
}

#[cfg(not(target_os = "linux"))]
pub(crate) fn left_behind(_: &Home, _: Duration) -> Vec<String> {
    Vec::new()
}

/// Waits until exactly this number of processes of this home are running.
#[cfg(target_os = "linux")]
#[track_caller]
pub(crate) fn until_running(home: &Home, count: usize) {
    let begun = Instant::now();
    loop {
        let running = left_behind(home, Duration::ZERO);
        if running.len() == count {
            return;
        }
        assert!(begun.elapsed() < PATIENCE, "{count} processes: {running:?}");
        sleep(Duration::from_millis(20));
    }
}

/// How long a killed process may take to disappear.
pub(crate) const MOMENT: Duration = PATIENCE;

/// What a program does, the fault that follows, and a part of the fault's text. With `None` the game continues
/// without a fault.
const HOSTILE: &[(&str, Option<&str>, &str)] = &[
    ("at-once", Some("gone"), "it has ended"),
    ("mute", Some("late"), "no answer within 300 ms"),
    ("deaf", Some("late"), "no answer within 300 ms"),
    ("old", Some("malformed"), "speaks version 99"),
    ("silent", Some("late"), "no answer within 300 ms"),
    ("slow", Some("late"), "no answer within 300 ms"),
    ("dies 3", Some("gone"), "it has ended"),
    (
        "crashes 3",
        Some("gone"),
        "NameError: name 'jsn' is not defined",
    ),
    ("half 3", Some("gone"), "it has ended"),
    ("nonsense 3", Some("malformed"), "is no JSON"),
    ("array 3", Some("malformed"), "is no object"),
    ("bytes 3", Some("malformed"), "no UTF-8"),
    ("deep 3", Some("malformed"), "is no JSON"),
    ("long 3", Some("flood"), "a line of more than 65536 bytes"),
    ("flood 3", Some("flood"), "a line of more than 65536 bytes"),
    ("chatter 3", Some("flood"), "1001 lines"),
    ("blank 3", Some("flood"), "1001 lines"),
    ("wrong-id 3", Some("malformed"), "field `id`"),
    ("no-id 3", Some("malformed"), "missing field `id`"),
    ("illegal 3", Some("illegal"), "is not legal now"),
    ("no-move 3", Some("illegal"), "is no move"),
    ("number 3", Some("illegal"), "there is no move 100000"),
    ("type 3", Some("malformed"), "expected \"move\""),
    (
        "error 3",
        Some("malformed"),
        "it answered with an error: no idea",
    ),
    ("closes 3", Some("gone"), "closed its standard output"),
    ("forks 3", Some("gone"), "it has ended"),
    ("twice", None, ""),
    ("stays", None, ""),
    ("shouts", None, ""),
];

/// The time limit is short only where no answer will come, so a slow machine does not change the result.
fn limits(mode: &str) -> &'static str {
    match mode {
        "mute" | "deaf" => "--bot-start 300",
        "silent" | "slow" => "--bot-time 300",
        _ => "",
    }
}

#[test]
fn a_hostile_program_loses_by_its_rule_and_leaves_nothing_behind() {
    for (mode, code, text) in HOSTILE {
        let home = Home::new();
        let args = format!(
            "play {GAME} --seed 7 --record game.jsonl --bot-env HOSTILE_SLEEP {}",
            limits(mode)
        );
        let mut command = command(&home, &args, &["greedy", &hostile(mode)]);
        command.env("HOSTILE_SLEEP", "600000");
        let run = run(command, "");
        assert_eq!(run.code, 0, "{mode}: {}", run.err);
        let faults = of_kind(&home, "game.jsonl", "player-fault");
        let result = of_kind(&home, "game.jsonl", "result").remove(0);
        let verdict = home.out("verify game.jsonl");
        let forfeit = code.map(|code| format!("; seat 2 forfeited ({code})"));
        assert!(
            verdict.trim_end().ends_with(&forfeit.unwrap_or_default())
                && verdict.contains("complete"),
            "{mode}: {verdict}"
        );
        match code {
            Some(code) => {
                let fault = &faults[0];
                assert_eq!((faults.len(), &fault["seat"]), (1, &2.into()), "{mode}");
                assert_eq!(
                    (&fault["code"], &fault["then"]),
                    (&(*code).into(), &"forfeit".into()),
                    "{mode}: {fault}"
                );
                assert!(
                    fault["text"].as_str().unwrap().contains(text),
                    "{mode}: {fault}"
                );
                assert_eq!(result["seats"][1]["place"], 2, "{mode}: {result}");
                let said = format!("hostile_bot failed ({code}) and loses.");
                assert!(run.err.contains(&said), "{mode}: {}", run.err);
            }
            None => assert_eq!(faults, [Value::Null; 0], "{mode}"),
        }
        assert_eq!(left_behind(&home, MOMENT), [""; 0], "{mode}");
    }
}

/// Endless output of a program is not stored. The machine gives `rnw` less memory than that would need.
#[cfg(unix)]
#[test]
fn a_program_that_says_too_much_takes_no_memory() {
    for (mode, kept) in [
        ("shouts", false),
        ("shouts", true),
        ("long", false),
        ("chatter", false),
    ] {
        let home = Home::new();
        let rnw = home.command("");
        let mut limited = Command::new("sh");
        let line = "ulimit -v 1000000; exec \"$@\"";
        limited.args(["-c", line, "sh"]).arg(rnw.get_program());
        limited.args([
            "play", GAME, "--seed", "7", "--player", "greedy", "--player",
        ]);
        limited.arg(hostile(mode));
        limited.args(patient());
        limited.args(
            kept.then_some(["--bot-log", "log.txt"])
                .into_iter()
                .flatten(),
        );
        limited.envs(home.environment()).current_dir(home.path(""));
        let run = run(limited, "");
        assert_eq!(run.code, 0, "{mode}: {}", run.err);
        if kept {
            let size = fs::metadata(home.path("log.txt")).unwrap().len();
            assert!(size < 8 << 20, "{size} bytes are kept");
        }
    }
}

#[test]
fn a_move_is_drawn_for_a_program_that_fails_now_and_then() {
    let home = Home::new();
    let args = format!("play {GAME} --seed 7 --record game.jsonl --on-fault random");
    let run = play(&home, &args, &["greedy", &hostile("illegal 4 2")]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert_eq!(
        run.err
            .matches("hostile_bot failed (illegal); a random move was played instead. Reason: ")
            .count(),
        2
    );
    let record: Vec<Value> = lines(&home.read("game.jsonl"))
        .iter()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let faults = record
        .iter()
        .zip(&record[1..])
        .filter(|(line, _)| line["line"] == "player-fault");
    let faults: Vec<_> = faults.collect();
    assert_eq!(faults.len(), 2);
    for (fault, next) in faults {
        assert_eq!(
            (&fault["seat"], &fault["then"]),
            (&2.into(), &"random".into()),
            "{fault}"
        );
        assert_eq!(
            (&next["line"], &next["seat"]),
            (&"move".into(), &2.into()),
            "{next}"
        );
    }
    assert!(
        home.out("verify game.jsonl")
            .trim_end()
            .ends_with(char::is_numeric)
    );
    // A record needs both: the fault, and the random move that follows it.
    let kept = lines(&home.read("game.jsonl"));
    let at = kept
        .iter()
        .position(|line| line.contains("player-fault"))
        .unwrap();
    let mut without = kept.clone();
    change(&mut without, at + 2, "\"seat\":2", "\"seat\":1");
    home.write("without.jsonl", crate::common::joined(&without));
    let run = home.run("verify without.jsonl");
    assert_eq!(run.code, 4, "{}", run.out);
    contains(
        &run.out,
        "no move of seat 2; expected the random move that replaces its move",
    );
    let found_text = home.out("replay game.jsonl");
    assert_eq!(
        found_text
            .matches("a random move was played instead. Reason: ")
            .count(),
        2,
        "{found_text}"
    );
    // The output of a program may contain a secret of its seat.
    let found_text = home.out("replay game.jsonl --as 1");
    assert!(
        found_text.contains("a random move was played instead.\n")
            && !found_text.contains("Reason"),
        "{found_text}"
    );
}

#[test]
fn who_fails_too_often_loses() {
    for mode in ["dies 4", "nonsense 4", "no-move 1"] {
        let home = Home::new();
        let args =
            format!("play {GAME} --seed 7 --record game.jsonl --on-fault random --format json");
        let run = play(&home, &args, &["greedy", &hostile(mode)]);
        assert_eq!(run.code, 0, "{mode}: {}", run.err);
        let result: Value = serde_json::from_str(&run.out).unwrap();
        let then = result["faults"]
            .as_array()
            .unwrap()
            .iter()
            .map(|fault| fault["then"].as_str().unwrap());
        assert_eq!(
            then.collect::<Vec<_>>(),
            ["random", "random", "random", "forfeit"],
            "{mode}"
        );
        assert_eq!(result["seats"][1]["place"], 2, "{mode}");
        assert!(home.out("verify game.jsonl").contains("complete"), "{mode}");
        assert_eq!(left_behind(&home, MOMENT), [""; 0], "{mode}");
    }
}

/// An unfinished game resumes where it stopped, but only if the user trusts its programs.
#[test]
fn a_game_that_was_broken_off_is_resumed() {
    let home = Home::new();
    let args = format!("play {GAME} --seed 7 --record game.jsonl --on-fault abort");
    let run = play(&home, &args, &["greedy", &hostile("dies 9")]);
    assert_eq!(run.code, 5, "{}", run.err);
    contains(
        &run.err,
        "hostile_bot failed (gone); the game stops here. Reason: it has ended",
    );
    let advice = "rnw resume game.jsonl --run-programs";
    assert!(run.err.contains(advice), "{}", run.err);
    let run = home.run("play --resume game.jsonl");
    assert_eq!(run.code, 2, "{}", run.err);
    contains(&run.err, "hostile_bot dies 9");
    contains(&run.err, "--run-programs");
    let mut runs = 0;
    loop {
        let before = of_kind(&home, "game.jsonl", "move").len();
        let mut resume = home.command("play --resume game.jsonl --run-programs --on-fault abort");
        resume.args(patient());
        let run = crate::common::run(resume, "");
        assert!(
            of_kind(&home, "game.jsonl", "move").len() > before,
            "it goes on"
        );
        runs += 1;
        if run.code == 0 {
            break;
        }
        assert_eq!((run.code, runs < 30), (5, true), "{}", run.err);
    }
    assert!(runs > 1);
    assert!(home.out("verify game.jsonl").contains("complete"));
    assert_eq!(left_behind(&home, MOMENT), [""; 0]);
}

/// A forfeit ends the game. Only a result that fits may follow.
#[test]
fn a_record_with_a_forfeit_is_held_to_its_rule() {
    let home = Home::new();
    let args = format!("play {GAME} --seed 7 --record game.jsonl");
    play(&home, &args, &["greedy", &hostile("dies 9"), "random"]);
    let whole = lines(&home.read("game.jsonl"));
    assert!(whole[whole.len() - 2].contains("\"player-fault\""));
    let result = whole.last().unwrap();
    assert!(result.contains("\"place\":3"), "{result}");
    for (line, spoilt, says) in [
        (
            0,
            result.replacen("\"place\":3", "\"place\":1", 1),
            "the game ends with",
        ),
        (
            0,
            "{\"line\":\"undo\",\"seat\":1,\"moves\":1}".to_owned(),
            "a line after a seat has forfeited",
        ),
        (
            1,
            whole[whole.len() - 2].replace("\"seat\":2", "\"seat\":9"),
            "there is no seat 9",
        ),
        (
            1,
            whole[whole.len() - 2].replace("forfeit", "abort"),
            "a result, but the game is not over",
        ),
    ] {
        let mut lines = whole.clone();
        let at = lines.len() - 1 - line;
        lines[at] = spoilt;
        home.write("spoilt.jsonl", crate::common::joined(&lines));
        let run = home.run("verify spoilt.jsonl");
        assert_eq!(run.code, 4, "{}", run.out);
        assert!(run.out.contains(says), "{says}: {}", run.out);
    }
    let run = home.run("play --resume game.jsonl --run-programs");
    assert_eq!(
        (run.code, run.err.contains("over")),
        (0, true),
        "{}",
        run.err
    );
    let small = home.run("shrink game.jsonl --shows event-marked");
    assert_eq!(small.code, 0, "{}", small.err);
}

#[test]
fn simulations_count_faults_and_do_not_depend_on_the_number_of_jobs() {
    let home = Home::new();
    let args = format!("simulate {GAME} --games 12 --seed 3 --format json");
    let players = [&*good(), "greedy", &*hostile("nonsense 20")];
    let one = play(&home, &format!("{args} --jobs 1"), &players);
    assert_eq!(one.code, 0, "{}", one.err);
    assert_eq!(one, play(&home, &format!("{args} --jobs 2"), &players));
    let summary: Value = serde_json::from_str(&one.out).unwrap();
    assert_eq!(summary["seats"][0]["faults"], Value::Null);
    let lost = &summary["seats"][2];
    assert_eq!(
        (&lost["faults"]["malformed"], &lost["forfeits"]),
        (&12.into(), &12.into()),
        "{lost}"
    );
    assert_eq!(lost["win_share"], 0.0);
    let text = play(&home, &args.replace("json", "text"), &players);
    contains(
        &text.out,
        "failed 12 times: malformed 12; games lost this way: 12",
    );
    let broken = play(&home, &format!("{args} --on-fault abort"), &players);
    assert_eq!(broken.code, 5, "{}", broken.out);
    contains(&broken.err, "game 0 stopped: cmd:");
    assert_eq!(left_behind(&home, MOMENT), [""; 0]);
}

/// The simulation waits only once for a program that is not ready, not in each game.
#[cfg(unix)]
#[test]
fn a_program_that_cannot_be_started_loses_every_game_at_once() {
    let home = Home::new();
    home.write("no-bot", "");
    let args = format!("simulate {GAME} --games 40 --seed 3 --format json --jobs 1");
    let run = play(&home, &args, &["cmd:./no-bot", "greedy"]);
    let summary: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(summary["seats"][0]["forfeits"], 40, "{}", run.err);
    assert_eq!(summary["seats"][1]["win_share"], 1.0);
    let run = play(
        &home,
        &format!("play {GAME} --seed 1"),
        &["cmd:./no-bot", "greedy"],
    );
    contains(
        &run.err,
        "\"./no-bot\" cannot be started: Permission denied",
    );
}

/// The author of a bot learns how to start it.
#[cfg(unix)]
#[test]
fn a_script_that_does_not_start_gets_advice() {
    use std::os::unix::fs::PermissionsExt;
    let home = Home::new();
    home.write("bot.py", "print(1)\n");
    let check = |program: &str, says: &str| {
        let mut check = home.command("bot check");
        check.arg(program);
        let checked = run(check, "");
        assert_eq!(checked.code, 5, "{}{}", checked.out, checked.err);
        assert!(checked.out.contains(says), "{says:?}: {}", checked.out);
    };
    let by_interpreter = "start it with its interpreter, such as `python3";
    check(
        "bot.py",
        "for a file of this folder type ./bot.py, or start it",
    );
    check("./bot.py", "make it executable with `chmod +x`, or");
    let path = home.path("bot.py");
    let mut mode = std::fs::metadata(&path).unwrap().permissions();
    mode.set_mode(0o755);
    std::fs::set_permissions(&path, mode).unwrap();
    check("./bot.py", "#!/usr/bin/env python3");
    check("./bot.py", by_interpreter);
}

/// A misspelt program is noticed before the game begins, and no file is created.
#[cfg(unix)]
#[test]
fn a_program_that_does_not_exist_is_refused() {
    let home = Home::new();
    for (player, says) in [
        ("cmd:./no-such-bot 7", "there is no file /"),
        (
            "cmd:no-such-bot",
            "no folder of PATH has it; for a file of this folder type ./no-such-bot",
        ),
    ] {
        for args in [
            format!("play {GAME} --record game.jsonl"),
            format!("simulate {GAME} --out games.csv"),
        ] {
            let run = play(&home, &args, &[player, "greedy"]);
            assert_eq!((run.code, run.out.as_str()), (2, ""), "{args}: {}", run.err);
            let says = format!("which does not exist: {says}");
            assert!(run.err.contains(&says), "{args}: {}", run.err);
        }
    }
    assert!(!home.path("game.jsonl").exists() && !home.path("games.csv").exists());
}

#[test]
fn command_lines_that_cannot_be_parted_are_refused() {
    for (player, says) in [
        ("cmd:", "names no program"),
        ("cmd:python3 'bot.py", "not closed"),
        ("mcts:iterations=many", "cannot be"),
        ("me", "the player \"me\" cannot play here"),
    ] {
        let run = play(
            &Home::new(),
            &format!("simulate {GAME}"),
            &[player, "greedy"],
        );
        assert_eq!(run.code, 2, "{player}: {}", run.err);
        assert!(run.err.contains(says), "{player}: {}", run.err);
    }
}

/// The program thinks for one second of its three. Meanwhile the command is stopped for more than three seconds, so it
/// receives the answer late. This time must pass.
#[cfg(unix)]
#[test]
fn time_for_which_the_command_is_stopped_is_not_the_programs() {
    use rustix::process::{Pid, Signal, kill_process};
    let home = Home::new();
    let slow = example("protocol", "hostile_bot");
    let slow = format!("cmd:env HOSTILE_SLEEP=1000 {} slow 2 1", slow.display());
    let args = format!("play {GAME} --seed 7 --bot-time 3000 --on-fault abort --bot-log log.txt");
    let mut command = with_default_signals(&home, command(&home, &args, &["greedy", &slow]));
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let mut child = command.spawn().unwrap();
    until("the program is asked twice", || {
        let log = fs::read_to_string(home.path("log.txt")).unwrap_or_default();
        log.matches("\"type\":\"act\"").count() >= 2
    });
    let pid = Pid::from_child(&child);
    kill_process(pid, Signal::STOP).unwrap();
    sleep(Duration::from_millis(3300));
    kill_process(pid, Signal::CONT).unwrap();
    let status = ended(&mut child);
    assert_eq!(status.code(), Some(0), "{}", home.read("log.txt"));
}

/// The same command with all signals at their defaults. The tests may run where some are ignored, as behind a shell.
/// Only the `env` of Linux can do this; elsewhere the command is as it was.
#[cfg(unix)]
pub(crate) fn with_default_signals(home: &Home, inner: Command) -> Command {
    if !cfg!(target_os = "linux") {
        return inner;
    }
    let mut command = home.other("env");
    command.arg("--default-signal").arg(inner.get_program());
    command.args(inner.get_args());
    command
}

/// The programs end with a command that is interrupted or killed.
#[cfg(target_os = "linux")]
#[test]
fn programs_end_with_the_command() {
    // A group of two processes. Both ignore the end of their input.
    let bot = example("protocol", "hostile_bot");
    let pair = format!(
        "cmd:/bin/sh -c \"sleep 600 & exec '{}' stays\"",
        bot.display()
    );
    for (signal, player) in [
        ("INT", hostile("silent")),
        ("TERM", hostile("stays")),
        ("KILL", good()),
        ("INT", pair.clone()),
        ("TERM", pair.clone()),
        ("HUP", pair.clone()),
        ("QUIT", pair.clone()),
        ("ALRM", pair.clone()),
        ("USR1", pair.clone()),
        ("USR2", pair.clone()),
        ("XCPU", pair.clone()),
        // SIGSTKFLT, SIGIO, SIGPWR and SIGRTMAX, by number, because not every `kill` knows their names.
        ("16", pair.clone()),
        ("29", pair.clone()),
        ("30", pair.clone()),
        ("64", pair.clone()),
    ] {
        let processes = if player == pair { 3 } else { 2 };
        let home = Home::new();
        let args = format!("play {GAME} --record game.jsonl");
        let mut command = with_default_signals(&home, command(&home, &args, &["me", &player]));
        command
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        // While this stays open, only the signal ends the command.
        let input = child.stdin.take();
        until_running(&home, processes);
        let (signal_option, number) = (format!("-{signal}"), child.id().to_string());
        let killed = Command::new("kill").args([signal_option, number]).status();
        assert!(killed.unwrap().success());
        let status = ended(&mut child);
        drop(input);
        let ended = match signal.parse::<i32>() {
            // The command ends by itself with the exit code that shells use for this signal.
            Ok(number) => format!("exit status: {}", 128 + number),
            Err(_) => format!("SIG{signal}"),
        };
        assert!(status.to_string().contains(&ended), "{signal}: {status}");
        assert_eq!(left_behind(&home, MOMENT), [""; 0], "{signal}");
    }
}

/// When signals are ignored, as under `nohup`, the game and its programs continue.
#[cfg(target_os = "linux")]
#[test]
fn a_signal_that_is_to_be_ignored_ends_nothing() {
    let home = Home::new();
    let rnw = command(
        &home,
        &format!("play {GAME} --seed 3 --record game.jsonl"),
        &["me", &good()],
    );
    let mut ignoring = Command::new("/bin/sh");
    ignoring.args(["-c", "trap '' HUP; exec \"$@\"", "sh"]);
    ignoring.arg(rnw.get_program()).args(rnw.get_args());
    ignoring.envs(home.environment()).current_dir(home.path(""));
    ignoring
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let mut child = ignoring.spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    until_running(&home, 2);
    let number = child.id().to_string();
    let sent = Command::new("kill").args(["-HUP", &number]).status();
    assert!(sent.unwrap().success());
    // The game goes on. The moves of the program are a later sign that both have ignored the signal.
    input.write_all("1\n".repeat(12).as_bytes()).unwrap();
    until("the program has made three moves", || {
        let record = fs::read_to_string(home.path("game.jsonl")).unwrap_or_default();
        record.matches("\"line\":\"move\",\"seat\":2").count() >= 3
    });
    assert_eq!(child.try_wait().unwrap(), None, "it goes on");
    assert_eq!(left_behind(&home, Duration::ZERO).len(), 2);
    drop(input);
    assert_eq!(ended(&mut child).code(), Some(6));
    assert_eq!(left_behind(&home, MOMENT), [""; 0]);
}

/// The results never contain what programs write to standard error.
#[test]
fn standard_error_of_programs_is_kept_apart() {
    let home = Home::new();
    let args = format!("play {GAME} --seed 7 --format json");
    let run = play(&home, &args, &["greedy", &hostile("shouts")]);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    let run = play(
        &home,
        &format!("{args} --bot-log -"),
        &["greedy", &hostile("crashes 2")],
    );
    assert!(serde_json::from_str::<Value>(&run.out).is_ok());
    assert!(run.err.contains("hostile_bot#1 ! NameError"), "{}", run.err);
    contains(&run.err, "hostile_bot#1 > {\"type\":\"hello\",\"id\":1,");
    contains(&run.err, "hostile_bot#1 < {\"id\":1,");
}

/// The start of a process takes time before the first answer, but a bot does not think in it.
#[test]
fn a_slow_start_is_no_slow_answer() {
    let home = Home::new();
    let mut check = home.command("bot check --game nuggets");
    check.arg(hostile("late-start")).args(patient());
    let run = run(check, "");
    let line = lines(&run.out)
        .into_iter()
        .find(|line| line.contains("plays nuggets"));
    let line = line.unwrap_or_else(|| panic!("{}{}", run.out, run.err));
    let slowest = line
        .split("slowest ")
        .nth(1)
        .unwrap()
        .trim_end_matches(" ms");
    assert!(slowest.parse::<f64>().unwrap() < 500.0, "{line}");
}

#[test]
fn a_good_bot_conforms_in_every_game() {
    let home = Home::new();
    let mut check = home.command("bot check --format json");
    check.arg(good()).args(patient());
    let run = run(check, "");
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    let report: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(report["conforms"], true);
    let checks = report["checks"].as_array().unwrap();
    let names: Vec<&str> = checks
        .iter()
        .map(|check| check["check"].as_str().unwrap())
        .collect();
    for game in crate::common::games() {
        assert!(
            names.contains(&&*format!("plays {}", game.name)),
            "{names:?}"
        );
    }
    assert!(checks.iter().all(|check| check["outcome"] != "failed"));
    assert_eq!(left_behind(&home, MOMENT), [""; 0]);
}

#[test]
fn a_bot_that_does_not_conform_is_reported_what_to_do() {
    for (mode, reported) in [
        (
            "at-once",
            &[(
                "answers the greeting",
                "check that the command line starts the program",
            )][..],
        ),
        (
            "old",
            &[("answers the greeting", "one JSON object per line")],
        ),
        (
            "stays",
            &[
                ("ends when it is told to quit", "end the program after"),
                (
                    "ends when its input ends",
                    "end the program when standard input ends",
                ),
            ],
        ),
        (
            "nonsense 5",
            &[(
                "plays silver-and-gold",
                "print everything else to standard error",
            )],
        ),
        (
            "number",
            &[(
                "plays silver-and-gold",
                "answer with a `number` from the list",
            )],
        ),
        (
            "flood 2",
            &[("plays silver-and-gold", "print one line for each answer")],
        ),
        (
            "dies 45",
            &[(
                "plays several games in one process",
                "--bot-log - shows its standard error",
            )],
        ),
    ] {
        let home = Home::new();
        let mut command = home.command("bot check --game silver-and-gold");
        command.arg(hostile(mode)).args(patient());
        let run = run(command, "");
        assert_eq!(run.code, 5, "{mode}: {}", run.out);
        for (check, advice) in reported {
            let failed = run
                .out
                .lines()
                .skip_while(|line| !line.starts_with(&format!("failed  {check}: ")));
            let advised = failed.take(2).last().unwrap_or_default();
            assert!(advised.contains(advice), "{mode}: {}", run.out);
        }
        assert!(
            run.err.contains("does not follow the protocol"),
            "{mode}: {}",
            run.err
        );
        assert_eq!(left_behind(&home, MOMENT), [""; 0], "{mode}");
    }
}

#[test]
fn the_program_prints_the_page_of_the_protocol() {
    assert_eq!(Home::new().out("bot protocol"), file(PAGE));
}

/// The page shows a whole conversation, which this test repeats.
#[test]
fn the_transcript_of_the_page_is_a_real_one() {
    let home = Home::new();
    let args = "play silver-and-gold --names Ann,Bob --seed 7 --bot-log talk.txt";
    // The page shows the usual time limits.
    let args = format!("{args} --bot-time 10000 --bot-start 10000");
    let run = play(&home, &args, &[&good(), "random"]);
    assert_eq!(run.code, 0, "{}", run.err);
    shown(
        PAGE,
        "the_transcript_of_the_page_is_a_real_one",
        &home.read("talk.txt"),
    );
}

/// The page shows the exact sources of the bots.
#[test]
fn the_page_shows_the_bots_as_they_are() {
    let page = file(PAGE);
    for source in ["docs/bots/bot.py", "docs/bots/bot.js"] {
        assert!(
            page.contains(&file(source)),
            "{PAGE} does not show {source}"
        );
    }
}

#[test]
fn the_page_names_every_field_code_and_limit() {
    let page = file(PAGE);
    let home = Home::new();
    let named = |word: &str| page.contains(&format!("`{word}`"));
    for name in ["bot-request", "bot-answer"] {
        let schema = home.json(&format!("schema {name}"));
        let mut fields = BTreeSet::new();
        properties(&schema, &mut fields);
        let missing: Vec<&String> = fields.iter().filter(|field| !named(field)).collect();
        assert!(
            fields.len() > 4 && missing.is_empty(),
            "{name}: {missing:?}"
        );
    }
    for code in rnw_session::FaultCode::ALL {
        assert!(
            named(code.word()) || code == rnw_session::FaultCode::Broken,
            "{code:?}"
        );
    }
    for limit in [
        "64 KiB",
        "1000 lines",
        "1 MiB",
        "--bot-time",
        "--bot-start",
        "--on-fault",
    ] {
        assert!(page.contains(limit), "{limit}");
    }
}

/// The names of all fields in a schema.
fn properties(schema: &Value, found: &mut BTreeSet<String>) {
    match schema {
        Value::Object(object) => {
            for (name, value) in object {
                if name == "properties" {
                    found.extend(value.as_object().unwrap().keys().cloned());
                }
                properties(value, found);
            }
        }
        Value::Array(list) => list.iter().for_each(|value| properties(value, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// In every game, the messages of both sides follow the published schemas.
#[test]
fn messages_follow_their_schemas() {
    let home = Home::new();
    let (request, answer) = (home.schema("bot-request"), home.schema("bot-answer"));
    let program = good();
    for (game, seats) in [
        (GAME, 2),
        ("pyramids", 3),
        ("nuggets", 4),
        ("lamplighters", 3),
    ] {
        let players = [&*program, "random", "random", "random"];
        let run = play(
            &home,
            &format!("play {game} --seed 5 --bot-log talk.txt"),
            &players[..seats],
        );
        assert_eq!(run.code, 0, "{}", run.err);
    }
    let talk = home.read("talk.txt");
    let mut kinds = BTreeSet::new();
    for line in talk.lines() {
        let (_, line) = line.split_once(' ').unwrap();
        let (direction, text) = line.split_once(' ').unwrap();
        let value: Value = serde_json::from_str(text).unwrap();
        let schema = if direction == ">" { &request } else { &answer };
        schema.assert_followed(&value);
        kinds.insert(value["type"].as_str().unwrap().to_owned());
    }
    let expected = ["act", "ended", "hello", "move", "new", "quit", "ready"];
    assert!(kinds.iter().eq(expected), "{kinds:?}");
    assert!(!talk.contains("seed"), "the seed is secret");
}

/// The bots of the page, in their own languages.
#[test]
#[ignore = "needs Python and Node"]
fn the_bots_of_the_page_conform_and_play_alike() {
    let home = Home::new();
    let source = |name: &str| format!("{}/docs/bots/{name}", crate::common::ROOT);
    let players = [
        good(),
        format!("cmd:python3 '{}'", source("bot.py")),
        format!("cmd:node '{}'", source("bot.js")),
    ];
    let mut games = Vec::new();
    for player in &players {
        let mut check = home.command("bot check");
        check.arg(player);
        let checked = run(check, "");
        assert_eq!(checked.code, 0, "{}{}", checked.out, checked.err);
        let summary = play(
            &home,
            &format!("simulate {GAME} --games 4 --seed 2 --format json"),
            &[player, "greedy"],
        );
        let summary: Value = serde_json::from_str(&summary.out).unwrap();
        games.push((
            summary["seats"][0]["mean"].clone(),
            summary["seats"][1]["mean"].clone(),
        ));
    }
    assert!(games[0] == games[1] && games[1] == games[2], "{games:?}");
    assert_eq!(left_behind(&home, MOMENT), [""; 0]);
}
