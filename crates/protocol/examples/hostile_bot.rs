//! A bot that misbehaves on purpose: `hostile_bot MODE [FROM [TIMES]]`. It misbehaves at decision FROM and later,
//! TIMES times.
//!
//! It is part of the tests: whatever it does, a match with it ends in time, by the rule for its fault, and leaves no
//! process behind. Before decision FROM, it makes the first legal move.

use serde_json::{Value, json};
use std::env;
use std::io::{self, BufRead, Read, Write};
use std::process::{Command, Stdio, exit};
use std::thread::{self, sleep};
use std::time::Duration;

/// A wait that is longer than any test.
const FOR_EVER: Duration = Duration::from_secs(600);
/// How long a slow start takes.
const START: Duration = Duration::from_millis(500);

/// The modes of the bot, each with its description.
const MODES: &[(&str, &str)] = &[
    ("at-once", "ends before it says anything"),
    ("mute", "reads everything and never says anything"),
    ("deaf", "reads nothing"),
    ("late-start", "takes half a second before it reads anything"),
    ("old", "speaks another version of the protocol"),
    ("silent", "does not answer"),
    (
        "slow",
        "answers after the number of milliseconds in HOSTILE_SLEEP",
    ),
    ("dies", "ends"),
    ("crashes", "ends with an error on standard error"),
    ("half", "ends in the middle of a line"),
    ("nonsense", "says what no JSON is"),
    ("array", "says what no object is"),
    ("bytes", "says what no UTF-8 is"),
    ("deep", "says JSON that is nested without end"),
    ("long", "says a line of many megabytes"),
    ("flood", "says something without end and without a newline"),
    ("chatter", "says messages without end that nobody knows"),
    ("blank", "says empty lines without end"),
    ("wrong-id", "answers what was not asked"),
    ("no-id", "answers without saying what"),
    ("illegal", "makes a move that is not legal"),
    ("no-move", "names a move that there is not"),
    ("number", "names a number that is not in the list"),
    ("type", "answers with a message of another type"),
    ("error", "answers with an error"),
    (
        "twice",
        "answers each question twice, the second time with nonsense",
    ),
    ("closes", "closes its standard output and lives on"),
    ("stays", "does not leave when it is told to"),
    ("forks", "starts a child that holds its pipes, and ends"),
    (
        "shouts",
        "says something on standard error without end, and plays on",
    ),
];

fn main() -> io::Result<()> {
    let mut args = env::args().skip(1);
    let mode = args.next().unwrap_or_default();
    let mut number = || args.next().and_then(|number| number.parse::<u64>().ok());
    let (from, times) = (number().unwrap_or(1), number().unwrap_or(u64::MAX));
    if !MODES.iter().any(|(name, _)| *name == mode) {
        for (name, what) in MODES {
            writeln!(io::stdout(), "{name:10} {what}")?;
        }
        exit(2);
    }
    match mode.as_str() {
        "at-once" => return Ok(()),
        "deaf" => sleep(FOR_EVER),
        "late-start" => sleep(START),
        "mute" => {
            io::stdin().lock().read_to_end(&mut Vec::new())?;
            sleep(FOR_EVER);
        }
        "shouts" => {
            thread::spawn(|| while writeln!(io::stderr(), "{}", "aaah ".repeat(1000)).is_ok() {});
        }
        _ => {}
    }
    let mut asked = 0;
    for line in io::stdin().lock().lines() {
        let said: Value = serde_json::from_str(&line?)?;
        let id = &said["id"];
        match said["type"].as_str() {
            Some("hello") if mode == "old" => {
                say(&json!({ "type": "ready", "id": id, "protocol": 99 }))?;
            }
            Some("hello" | "new") => {
                say(&json!({ "type": "ready", "id": id, "name": "hostile" }))?;
            }
            Some("act") => {
                asked += 1;
                let now = asked >= from && asked - from < times;
                if now {
                    misbehave(&mode, id)?;
                }
                say(&json!({ "type": "move", "id": id, "move": 1 }))?;
                if now && mode == "twice" {
                    say(&json!({ "type": "move", "id": id, "move": "fly to the moon" }))?;
                }
            }
            Some("quit") if mode != "stays" => return Ok(()),
            _ => {}
        }
    }
    if mode == "stays" {
        sleep(FOR_EVER);
    }
    Ok(())
}

fn say(message: &Value) -> io::Result<()> {
    writeln!(io::stdout(), "{message}")
}

/// Misbehaves instead of an answer, or before one.
fn misbehave(mode: &str, id: &Value) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let number = id.as_u64().unwrap_or_default();
    match mode {
        "silent" => sleep(FOR_EVER),
        "slow" => {
            let time = env::var("HOSTILE_SLEEP")
                .ok()
                .and_then(|text| text.parse().ok());
            sleep(Duration::from_millis(time.unwrap_or(2000)));
        }
        "dies" => exit(0),
        "crashes" => {
            writeln!(io::stderr(), "a line\nNameError: name 'jsn' is not defined")?;
            exit(1);
        }
        "half" => {
            write!(out, "{{\"type\":\"mo")?;
            out.flush()?;
            exit(0);
        }
        "nonsense" => writeln!(out, "I think, therefore I move")?,
        "array" => writeln!(out, "[\"type\",\"move\"]")?,
        "bytes" => out.write_all(b"\xff\xfe\x00\n")?,
        "deep" => writeln!(out, "{}", "[".repeat(60_000))?,
        "long" => loop {
            out.write_all(&vec![b' '; 1 << 16])?;
        },
        "flood" => loop {
            out.write_all(&vec![b'a'; 1 << 16])?;
        },
        "chatter" => loop {
            writeln!(out, "{{\"type\":\"info\",\"text\":\"thinking\"}}")?;
        },
        "blank" => loop {
            writeln!(out)?;
        },
        "wrong-id" => writeln!(
            out,
            "{}",
            json!({ "type": "move", "id": number + 1, "move": 1 })
        )?,
        "no-id" => writeln!(out, "{}", json!({ "type": "move", "move": 1 }))?,
        "illegal" => writeln!(
            out,
            "{}",
            json!({ "type": "move", "id": id, "move": "draw" })
        )?,
        "no-move" => writeln!(
            out,
            "{}",
            json!({ "type": "move", "id": id, "move": "fly" })
        )?,
        "number" => writeln!(
            out,
            "{}",
            json!({ "type": "move", "id": id, "move": 100_000 })
        )?,
        "type" => writeln!(out, "{}", json!({ "type": "ready", "id": id }))?,
        "error" => writeln!(out, "{}", json!({ "error": "no idea", "id": id }))?,
        "closes" => {
            // The standard library never closes standard output, so another program replaces this one.
            drop(out);
            close_output();
        }
        "forks" => {
            let myself = env::current_exe()?;
            // This program does not wait for the child, because the child must stay behind.
            let _child = Command::new(myself)
                .arg("deaf")
                .stdin(Stdio::null())
                .spawn()?;
            exit(0);
        }
        _ => {}
    }
    Ok(())
}

/// Continues as a program without standard output.
#[cfg(unix)]
fn close_output() {
    use std::os::unix::process::CommandExt;
    let myself = env::current_exe().unwrap_or_default();
    let failed = Command::new(myself)
        .arg("deaf")
        .stdout(Stdio::null())
        .exec();
    let _ = writeln!(io::stderr(), "{failed}");
}

#[cfg(not(unix))]
fn close_output() {
    exit(0);
}
