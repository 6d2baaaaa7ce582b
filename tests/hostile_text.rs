//! A law for the real program: whatever strangers write, the output contains only text and the program's own
//! styles.
//!
//! The tests put hostile texts into these places:
//!
//! - every argument of the command line's own definition, and the environment
//! - every field of every published schema, and every field of valid files
//! - the words of packs, the messages of bots, and the names of files
//!
//! They then check all output and every written file, character by character.
//!
//! Each input is a process or several. `cargo test` runs one input of forty; with the variable `RNW_TEST_WHOLE` it runs
//! all of them, as the check of every change does.

mod arguments;
mod fields;
mod files;
mod schemas;
#[cfg(unix)]
mod terminals;

use crate::common::{Home, PATIENCE, is_whole};
use std::ffi::OsString;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// No line may begin with this text.
const FORGED: &str = "FORGED";

/// Codes that control a terminal: its clipboard, a reset, the cursor, colours, C1 codes, a title; DEL, CR, BS, BEL.
const CODES: &str =
    "a\u{1b}]52;c;QUFB\u{7}\u{1b}c\u{1b}[2J\u{1b}[31mb\u{9b}31m\u{9d}0;t\u{9c}\u{7f}\r\u{8}\u{7}c";
/// Characters that reverse, hide or join others: directions, isolates, zero width, tags, separators, soft hyphen.
const FORMATS: &str =
    "a\u{202e}\u{2066}\u{200b}\u{200e}\u{feff}b\u{e0041}\u{e007f}\u{61c}\u{ad}\u{600}c";
/// Lines that would look like lines of the program.
const LINES: &str = "a\nFORGED\r\nFORGED\u{2028}FORGED\u{2029}FORGED\u{85}FORGED\u{b}FORGED";
const HOSTILE: [&str; 3] = [CODES, FORMATS, LINES];

/// Whether a character can control a terminal. On purpose this does not use the program's own definition.
fn steers(c: char) -> bool {
    c.is_control()
        || matches!(
            u32::from(c),
            0xad | 0x600..=0x605 | 0x61c | 0x6dd | 0x70f | 0x180e | 0x200b..=0x200f
                | 0x2028..=0x202e | 0x2060..=0x206f | 0xfeff | 0xfff9..=0xfffb | 0xe0000..=0xe007f
        )
}

/// Describes what is wrong with an output: a control character, or a line that begins with foreign text. `None` if
/// nothing is wrong.
fn wrong(bytes: &[u8], may_have_colours: bool) -> Option<String> {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return Some("no UTF-8".to_owned());
    };
    let plain = if may_have_colours {
        without_styles(text)
    } else {
        text.to_owned()
    };
    if let Some(c) = plain.chars().find(|c| steers(*c) && *c != '\n') {
        return Some(format!("{c:?} in {plain:?}"));
    }
    let before = [""].into_iter().chain(plain.lines());
    let mut lines = before.zip(plain.lines());
    let forged = lines
        .any(|(before, line)| line.trim_start().starts_with(FORGED) && !is_wrapped(before, line));
    forged.then(|| format!("a forged line in {plain:?}"))
}

/// Whether an indented line goes on with the one before it, which had no room for its first word.
fn is_wrapped(before: &str, line: &str) -> bool {
    const WIDTH: usize = 80;
    let word = line.split_whitespace().next().unwrap_or_default();
    line.starts_with("  ") && before.chars().count() + 1 + word.chars().count() > WIDTH
}

/// The text without style codes. Style codes have exactly this form.
fn without_styles(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, code)) = rest.split_once("\u{1b}[") {
        plain += before;
        let behind = code.trim_start_matches(|c: char| c.is_ascii_digit() || c == ';');
        // In the program's own styles only colours have several numbers: a palette number or three components.
        rest = if let Some(behind) = behind.strip_prefix('m') {
            behind
        } else {
            plain.push('\u{1b}');
            code
        };
    }
    plain + rest
}

/// A hostile input for the program, with the commands that read it.
#[derive(Default)]
struct Job {
    /// The name of the input for failure messages.
    what: String,
    /// The files in the folder of the job.
    files: Vec<(PathBuf, Vec<u8>)>,
    /// Command lines that always run.
    runs: Vec<Vec<OsString>>,
    /// Command lines that run only if the first one succeeded.
    further: Vec<Vec<OsString>>,
    environment: Vec<(&'static str, OsString)>,
    input: String,
}

fn words<W: Into<OsString>>(words: impl IntoIterator<Item = W>) -> Vec<OsString> {
    words.into_iter().map(Into::into).collect()
}

/// The words of a command line, separated by spaces.
fn line(text: &str) -> Vec<OsString> {
    words(text.split_whitespace())
}

impl Job {
    fn new(what: impl Into<String>) -> Self {
        Self {
            what: what.into(),
            ..Self::default()
        }
    }

    fn file(mut self, path: impl Into<PathBuf>, bytes: impl Into<Vec<u8>>) -> Self {
        self.files.push((path.into(), bytes.into()));
        self
    }

    fn files(mut self, files: impl IntoIterator<Item = (PathBuf, Vec<u8>)>) -> Self {
        self.files.extend(files);
        self
    }

    fn run(mut self, line: Vec<OsString>) -> Self {
        self.runs.push(line);
        self
    }

    fn further(mut self, line: Vec<OsString>) -> Self {
        self.further.push(line);
        self
    }

    fn set(mut self, name: &'static str, value: impl Into<OsString>) -> Self {
        self.environment.push((name, value.into()));
        self
    }

    fn input(mut self, text: &str) -> Self {
        text.clone_into(&mut self.input);
        self
    }

    /// Runs all command lines. Returns the number of processes and the problems.
    fn check(&self) -> (usize, Vec<String>) {
        let home = Home::new();
        for (path, bytes) in &self.files {
            let path = home.path("").join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, bytes).unwrap();
        }
        let (mut found, mut count) = (Vec::new(), 0);
        let mut go = |line: &[OsString]| {
            count += 1;
            // With colours on, no code is removed from the output, so this check is stricter.
            let ended_well = self.outcome(&home, line, true, &mut found);
            if count % 8 == 0 {
                count += 1;
                self.outcome(&home, line, false, &mut found);
            }
            ended_well
        };
        let ended: Vec<bool> = self.runs.iter().map(|line| go(line)).collect();
        if ended.first() == Some(&true) {
            for line in &self.further {
                go(line);
            }
        }
        let given: Vec<PathBuf> = (self.files.iter())
            .map(|(path, _)| home.path("").join(path))
            .collect();
        written(&home.path(""), &given, &mut found);
        let report = |problem| format!("{}: {problem}", self.what);
        (count, found.into_iter().map(report).collect())
    }

    fn outcome(
        &self,
        home: &Home,
        line: &[OsString],
        colours: bool,
        found: &mut Vec<String>,
    ) -> bool {
        let mut command = home.command("");
        command.args(line);
        if colours {
            command.env("CLICOLOR_FORCE", "1");
        }
        for (name, value) in &self.environment {
            command.env(name, value);
        }
        let output = assert_cmd::Command::from_std(command)
            .write_stdin(self.input.as_str())
            .timeout(PATIENCE)
            .output()
            .unwrap();
        let code = output.status.code();
        if code.is_none() || code == Some(101) {
            let err = String::from_utf8_lossy(&output.stderr);
            found.push(format!("{line:?} ended with {code:?}: {err:?}"));
        }
        for bytes in [&output.stdout, &output.stderr] {
            found.extend(wrong(bytes, colours).map(|wrong| format!("{line:?} printed {wrong}")));
        }
        let is_json = line.iter().any(|word| word == "json");
        if is_json && code == Some(0) {
            let read = serde_json::from_slice::<serde_json::Value>(&output.stdout);
            found.extend(
                read.err()
                    .map(|error| format!("{line:?} printed no JSON: {error}")),
            );
        }
        code == Some(0)
    }
}

/// Checks all files that are not input files.
fn written(folder: &Path, given: &[PathBuf], found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            written(&path, given, found);
        } else if !given.contains(&path) {
            let mut bytes = fs::read(&path).unwrap();
            if bytes.starts_with(br#"{"format":1,"game""#) {
                // A value file: a line about it, and numbers.
                let line = bytes.iter().position(|byte| *byte == b'\n');
                bytes.truncate(line.unwrap());
            }
            let name = path.display().to_string();
            found.extend(wrong(&bytes, false).map(|wrong| format!("{name:?} holds {wrong}")));
        }
    }
}

/// Unless all of them are wanted, one of this many inputs runs. Texts come in threes, so each kind of text is among those that
/// run.
const SAMPLED: usize = 40;

/// Runs jobs in parallel. Fails if there are fewer than `least` inputs, because the law would then check too
/// little.
#[track_caller]
fn uphold(jobs: &[Job], least: usize) {
    let cores = thread::available_parallelism().map_or(2, usize::from);
    uphold_with(cores, jobs, least);
}

/// The same with this number of threads.
#[track_caller]
fn uphold_with(threads: usize, jobs: &[Job], least: usize) {
    let inputs = jobs.len();
    let jobs = jobs.iter().step_by(if is_whole() { 1 } else { SAMPLED });
    let jobs: Vec<&Job> = jobs.collect();
    let (next, runs) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let found = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let (count, wrong) = job.check();
                    runs.fetch_add(count, Ordering::Relaxed);
                    found.lock().unwrap().extend(wrong);
                }
            });
        }
    });
    let (found, runs) = (found.into_inner().unwrap(), runs.into_inner());
    let mut report = std::io::stdout().lock();
    let ran = jobs.len();
    writeln!(report, "{ran} of {inputs} hostile inputs in {runs} runs").unwrap();
    let shown = found
        .iter()
        .take(12)
        .cloned()
        .collect::<Vec<_>>()
        .join("\n");
    assert!(
        found.is_empty(),
        "{} of them came out:\n{shown}",
        found.len()
    );
    assert!(
        inputs >= least,
        "there are only {inputs} hostile inputs; expected {least}"
    );
}

#[test]
fn the_law_itself_sees_what_is_wrong() {
    for text in HOSTILE {
        assert!(wrong(text.as_bytes(), true).is_some(), "{text:?}");
        let steering = text.chars().filter(|c| steers(*c));
        for c in steering {
            let alone = format!("a{c}{FORGED}");
            assert!(wrong(alone.as_bytes(), true).is_some(), "{c:?}");
        }
    }
    let ours = "\u{1b}[1mTitle\u{1b}[0m\n  \u{1b}[38;5;9mř ▒\u{1b}[0m\n";
    assert_eq!(wrong(ours.as_bytes(), true), None);
    for text in [
        ours,
        "\u{1b}[2J",
        "\t",
        "\u{1b}[1m FORGED",
        "x\nFORGED",
        "\u{1b}[1;m\u{1b}[1",
    ] {
        assert!(wrong(text.as_bytes(), false).is_some(), "{text:?}");
    }
}
