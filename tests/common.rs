//! Runs commands in a home folder of their own and reads their output.

use crate::adding_a_game::columns::ENTRY;
use rnw_cli::{Catalogue, GameEntry};
use rnw_packs::{Report, Source, read};
use serde_json::Value;
use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use std::{fs, thread};
use tempfile::TempDir;

/// The folder of the workspace.
pub(crate) const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
/// The game of tests for which any game will do.
pub(crate) const GAME: &str = "silver-and-gold";
/// A part of the text that a person sees whenever the game awaits a decision.
pub(crate) const PROMPT: &str = "Type a move such as";
/// Ends a test that hangs. The time is too long to change any result.
pub(crate) const PATIENCE: Duration = Duration::from_secs(120);

/// Variables that would change the output of the command. They are removed from its environment.
pub(crate) const UNWANTED: [&str; 16] = [
    "RNW_CONFIG",
    "RNW_BOT_PAUSE",
    "NO_COLOR",
    "CLICOLOR",
    "CLICOLOR_FORCE",
    "LC_ALL",
    "LC_CTYPE",
    "LC_MESSAGES",
    "COLORTERM",
    "CI",
    "RUST_BACKTRACE",
    "RNW_LANG",
    "RNW_PAGER",
    "PAGER",
    "LESS",
    "LV",
];

/// If this variable is set, the tests use the toy game of the guide: beside the others, or alone if the value is
/// [`ALONE`]. See `fourth_game`.
pub(crate) const WITH_TOY: &str = "RNW_TEST_WITH_TOY";
pub(crate) const ALONE: &str = "alone";

fn with_toy() -> bool {
    std::env::var_os(WITH_TOY).is_some()
}

/// If this variable is set, tests that take samples try everything.
const WHOLE: &str = "RNW_TEST_WHOLE";

/// Whether tests that take samples must try everything.
pub(crate) fn is_whole() -> bool {
    std::env::var_os(WHOLE).is_some()
}

/// The games of the command. Tests that loop over them may ask only for what the contract of a game requires.
pub(crate) fn games() -> Vec<GameEntry> {
    let toy = std::env::var_os(WITH_TOY);
    let catalogue = match &toy {
        Some(value) if value == ALONE => Catalogue::empty(),
        Some(_) | None => Catalogue::stock(),
    };
    let catalogue = if toy.is_some() {
        catalogue.with(ENTRY)
    } else {
        catalogue
    };
    catalogue.entries().to_vec()
}

/// The games that are shipped with a pack. A game does not need a pack.
pub(crate) fn games_with_packs() -> Vec<GameEntry> {
    let has_pack = |entry: &GameEntry| (entry.shipped)().get("game.json").is_some();
    games().into_iter().filter(has_pack).collect()
}

/// The games with a crate in this workspace. Their words and rules are in its folders.
pub(crate) fn games_of_workspace() -> Vec<GameEntry> {
    let is_here = |entry: &GameEntry| Path::new(ROOT).join("crates").join(entry.name).is_dir();
    games().into_iter().filter(is_here).collect()
}

/// If this variable is set, the tests run this build of the command, for example the one that people build.
const PROGRAM: &str = "RNW_TEST_PROGRAM";

/// The path of the command under test.
pub(crate) fn program() -> PathBuf {
    if with_toy() {
        return example("cli", "columns");
    }
    let other = std::env::var_os(PROGRAM);
    other.map_or_else(|| env!("CARGO_BIN_EXE_rnw").into(), PathBuf::from)
}

/// Every game with every possible number of seats.
pub(crate) fn tables() -> impl Iterator<Item = (&'static str, usize)> {
    let seats =
        |entry: GameEntry| (entry.seats.0..=entry.seats.1).map(move |seats| (entry.name, seats));
    games().into_iter().flat_map(seats)
}

/// Bots for this number of seats: greedy and random in turn.
pub(crate) fn bots(seats: usize) -> String {
    let bots = ["greedy", "random"].into_iter().cycle().take(seats);
    bots.collect::<Vec<_>>().join(",")
}

/// A file of a shipped pack as JSON. The file may contain comments.
pub(crate) fn shipped(game: &str, file: &str) -> Value {
    let path = format!("{ROOT}/content/{game}/{file}");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let source = Source {
        path,
        name: file.to_owned(),
        text,
    };
    read(&source, &mut Report::default()).unwrap().value
}

/// A fresh home folder in which commands run.
pub(crate) struct Home(TempDir);

/// The exit code and the output of a command.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Home {
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    /// The path of a file in this home.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    pub(crate) fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        fs::write(self.path(name), text).unwrap();
    }

    /// The variables that commands receive, with their values.
    pub(crate) fn environment(&self) -> Vec<(&'static str, PathBuf)> {
        vec![
            ("HOME", self.path("")),
            ("XDG_STATE_HOME", self.path("state")),
            ("XDG_DATA_HOME", self.path("data")),
            ("XDG_CONFIG_HOME", self.path("config")),
            ("LANG", "C.UTF-8".into()),
            ("TERM", "xterm-256color".into()),
        ]
    }

    /// `rnw` with these arguments, separated by spaces.
    pub(crate) fn command(&self, args: &str) -> Command {
        let mut command = self.other(program());
        command.args(args.split_whitespace());
        command
    }

    /// Another program in the same folder, with the same environment.
    pub(crate) fn other(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new(program);
        command.current_dir(self.0.path());
        for name in UNWANTED {
            command.env_remove(name);
        }
        command.envs(self.environment());
        command
    }

    /// Runs `rnw` with these arguments and without input.
    pub(crate) fn run(&self, args: &str) -> Run {
        self.type_into(args, "")
    }

    /// Runs `rnw` with this input.
    pub(crate) fn type_into(&self, args: &str, input: &str) -> Run {
        run(self.command(args), input)
    }

    /// Runs `rnw`, which must succeed, and returns its output.
    #[track_caller]
    pub(crate) fn out(&self, args: &str) -> String {
        let run = self.run(args);
        assert_eq!(run.code, 0, "rnw {args}: {}", run.err);
        run.out
    }

    /// Runs `rnw`, which must end with this exit code and error text and print no result.
    #[track_caller]
    pub(crate) fn refused(&self, args: &str, code: i32, says: &str) {
        let run = self.run(args);
        assert_eq!(
            (run.code, run.out.as_str()),
            (code, ""),
            "rnw {args}: {}",
            run.err
        );
        contains(&run.err, says);
    }

    /// Runs `rnw`, which must succeed, and returns its output as JSON.
    #[track_caller]
    pub(crate) fn json(&self, args: &str) -> Value {
        serde_json::from_str(&self.out(args)).unwrap()
    }

    /// The schema that the command publishes under this name.
    pub(crate) fn schema(&self, name: &str) -> Schema {
        Schema::of(self.json(&format!("schema {name}")))
    }

    /// Records a whole game between bots with seed 7 in this file and returns its lines.
    pub(crate) fn recorded(&self, players: &str, file: &str) -> Vec<String> {
        self.out(&format!(
            "play {GAME} --players {players} --seed 7 --record {file}"
        ));
        lines(&self.read(file))
    }

    /// Starts `rnw`, which runs in parallel with the test.
    pub(crate) fn start(&self, args: &str) -> Running {
        let mut command = self.command(args);
        command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        let lines = listen(child.stdout.take().unwrap());
        Running {
            input: child.stdin.take(),
            child,
            lines,
        }
    }

    /// Copies the shipped pack of [`GAME`] to the folder `name`.
    pub(crate) fn pack(&self, name: &str) -> PathBuf {
        self.pack_of(GAME, name)
    }

    /// Copies the shipped pack of a game to the folder `name`, without what was learned for it.
    pub(crate) fn pack_of(&self, game: &str, name: &str) -> PathBuf {
        let shipped = Path::new(ROOT).join("content").join(game);
        copy_folder(&shipped, &self.path(name));
        let _ = fs::remove_file(self.path(name).join("values.bin"));
        self.path(name)
    }

    /// Replaces the first occurrence of a text in a file. Fails if the file does not contain it.
    #[track_caller]
    pub(crate) fn edit(&self, file: &str, from: &str, to: &str) {
        let text = self.read(file);
        assert!(
            text.contains(from),
            "{file} holds no {from}; adapt the test to the shipped pack"
        );
        self.write(file, text.replacen(from, to, 1));
    }
}

/// A published schema.
pub(crate) struct Schema {
    all: boon::Schemas,
    index: boon::SchemaIndex,
}

impl Schema {
    pub(crate) fn of(schema: Value) -> Self {
        const PLACE: &str = "https://example.com/schema.json";
        let (mut all, mut compiler) = (boon::Schemas::new(), boon::Compiler::new());
        compiler.add_resource(PLACE, schema).unwrap();
        let index = compiler.compile(PLACE, &mut all).unwrap();
        Self { all, index }
    }

    pub(crate) fn is_followed(&self, value: &Value) -> bool {
        self.all.validate(value, self.index).is_ok()
    }

    #[track_caller]
    pub(crate) fn assert_followed(&self, value: &Value) {
        if let Err(wrong) = self.all.validate(value, self.index) {
            panic!("{value}\n{wrong:#}");
        }
    }
}

/// Checks that a text contains a part.
#[track_caller]
pub(crate) fn contains(text: &str, part: impl AsRef<str>) {
    let part = part.as_ref();
    assert!(text.contains(part), "{part:?} is not in: {text}");
}

/// Checks that a text begins with another one.
#[track_caller]
pub(crate) fn begins(text: &str, start: impl AsRef<str>) {
    let start = start.as_ref();
    assert!(text.starts_with(start), "{start:?} does not begin: {text}");
}

/// Runs a command with this input until it ends.
pub(crate) fn run(command: Command, input: &str) -> Run {
    let output = assert_cmd::Command::from_std(command)
        .write_stdin(input)
        .timeout(PATIENCE)
        .output()
        .unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Run {
        code: output.status.code().unwrap_or(-1),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

/// The path of an example program. `cargo test --workspace` builds it together with the tests. If only the tests
/// were built, this function builds it offline.
pub(crate) fn example(package: &str, name: &str) -> PathBuf {
    static BUILDING: Mutex<()> = Mutex::new(());
    let _alone = BUILDING.lock().unwrap_or_else(PoisonError::into_inner);
    let here = std::env::current_exe().unwrap();
    let folder = here.ancestors().nth(2).unwrap();
    let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    let program = folder.join("examples").join(file);
    let source = format!("{ROOT}/crates/{package}/examples/{name}");
    let age = |path: &Path| fs::metadata(path).and_then(|facts| facts.modified()).ok();
    // The source is a file, or a folder of files.
    let files = fs::read_dir(&source).into_iter().flatten();
    let files = files.map(|file| file.unwrap().path());
    let newest = files
        .chain([format!("{source}.rs").into()])
        .filter_map(|file| age(&file))
        .max();
    if age(&program) < newest {
        let mut build = Command::new(env!("CARGO"));
        build.args(["build", "--quiet", "--offline", "--example", name]);
        let manifest = format!("{ROOT}/crates/{package}/Cargo.toml");
        build.args(["--manifest-path", &manifest]);
        build.arg("--target-dir").arg(folder.parent().unwrap());
        build.args(folder.ends_with("release").then_some("--release"));
        let status = build.current_dir(ROOT).status().unwrap();
        assert!(status.success(), "{source} is not built");
    }
    program
}

/// Waits for the end of a command, which a test has asked to end.
#[track_caller]
pub(crate) fn ended(child: &mut Child) -> ExitStatus {
    let began = Instant::now();
    loop {
        if let Some(status) = child.try_wait().unwrap() {
            return status;
        }
        if began.elapsed() > PATIENCE {
            let _ = child.kill();
            panic!("process {} never ends", child.id());
        }
        thread::sleep(Duration::from_millis(5));
    }
}

/// A command that runs in parallel with the test.
pub(crate) struct Running {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Running {
    /// Waits for a line that contains a text.
    #[track_caller]
    pub(crate) fn wait_for(&self, text: &str) {
        loop {
            let line = self.lines.recv_timeout(PATIENCE);
            if line
                .unwrap_or_else(|_| panic!("the command never said {text:?}"))
                .contains(text)
            {
                return;
            }
        }
    }

    /// The next line.
    #[track_caller]
    pub(crate) fn next_line(&self) -> String {
        let line = self.lines.recv_timeout(PATIENCE);
        line.unwrap_or_else(|_| panic!("the command never said more"))
    }

    /// The next lines, up to one that is one of these texts, or up to the end of the output.
    #[track_caller]
    pub(crate) fn read_until(&self, texts: &[&str]) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        while !lines
            .last()
            .is_some_and(|line| texts.contains(&line.as_str()))
        {
            match self.lines.recv_timeout(PATIENCE) {
                Ok(line) => lines.push(line),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => panic!("the command never said {texts:?}"),
            }
        }
        lines
    }

    /// Types a line unless the command has ended.
    pub(crate) fn try_line(&mut self, line: &str) {
        let input = self.input.as_mut().unwrap();
        let _ = writeln!(input, "{line}").and_then(|()| input.flush());
    }

    pub(crate) fn type_line(&mut self, line: &str) {
        let input = self.input.as_mut().unwrap();
        writeln!(input, "{line}").unwrap();
        input.flush().unwrap();
    }

    /// Chooses the first move of the list this number of times, then waits for the next decision.
    #[track_caller]
    pub(crate) fn play_first_moves(&mut self, moves: usize) {
        self.wait_for(PROMPT);
        for _ in 0..moves {
            self.type_line("1");
            self.wait_for(PROMPT);
        }
    }

    /// Kills the command immediately, as a crash would.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn listen(out: ChildStdout) -> Receiver<String> {
    let (sender, receiver) = channel();
    thread::spawn(move || {
        for line in BufReader::new(out).lines().map_while(Result::ok) {
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    receiver
}

pub(crate) fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let target = to.join(path.file_name().unwrap());
        if path.is_dir() {
            copy_folder(&path, &target);
        } else {
            fs::copy(&path, &target).unwrap();
        }
    }
}

pub(crate) fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::to_owned).collect()
}

/// The text of a record, from its lines.
pub(crate) fn joined(lines: &[String]) -> String {
    lines.join("\n") + if lines.is_empty() { "" } else { "\n" }
}

/// Records a whole game between a greedy and a random bot in `game.jsonl`. Returns the lines of the record and the
/// output.
pub(crate) fn whole_game(home: &Home) -> (Vec<String>, String) {
    let players = "--players greedy,random --seed 7";
    let out = home.out(&format!("play {GAME} {players} --record game.jsonl"));
    (lines(&home.read("game.jsonl")), out)
}

/// A game between the same bots that was recorded once, so it stays as it is when the bots play better. Writes the record
/// to `game.jsonl`. Returns its lines, and what was printed.
pub(crate) fn recorded_game(home: &Home, seed: u64) -> (Vec<String>, String) {
    let file = |ending: &str| format!("{ROOT}/tests/records/greedy-random-{seed}.{ending}");
    let record = fs::read_to_string(file("jsonl")).unwrap();
    home.write("game.jsonl", &record);
    (lines(&record), fs::read_to_string(file("txt")).unwrap())
}

/// Replaces a text in one line of a record. Lines count from 1.
#[track_caller]
pub(crate) fn change(lines: &mut [String], number: usize, from: &str, to: &str) {
    let line = &mut lines[number - 1];
    assert!(line.contains(from), "line {number} holds no {from}: {line}");
    *line = line.replacen(from, to, 1);
}

/// Reads printed points, such as `12`, `6 1/2` or `-1/2`.
#[track_caller]
fn points(text: &str) -> f64 {
    let number = |text: &str| -> f64 {
        text.parse()
            .unwrap_or_else(|_| panic!("{text:?} is no number of points"))
    };
    let part = |text: &str| match text.split_once('/') {
        Some((over, under)) => number(over) / number(under),
        None => number(text),
    };
    let text = text.trim();
    match text.split_once(' ') {
        Some((whole, rest)) => number(whole) + part(rest).copysign(number(whole)),
        None => part(text),
    }
}

/// Whether two numbers are equal, apart from rounding errors.
pub(crate) fn close(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-9
}

/// A printed score sheet.
#[derive(PartialEq, Debug)]
pub(crate) struct Sheet {
    pub(crate) name: String,
    /// Each reason for points, with the points.
    pub(crate) lines: Vec<(String, f64)>,
    pub(crate) total: f64,
}

/// The score sheets below a finished game.
#[track_caller]
pub(crate) fn sheets(text: &str) -> Vec<Sheet> {
    let (before, _) = text
        .rsplit_once("Standings\n")
        .expect("the game should be over, and standings follow the sheets");
    // A game need not report its end, so the sheets are searched after the last reported event.
    let told_last = before.rfind("\n- ").map_or(0, |at| at + 1);
    // A game that was over when it was resumed reports no event. Its text begins with the empty
    // line above the sheets.
    format!("\n{}", &before[told_last..])
        .split("\n\n")
        .skip(1)
        .filter(|block| !block.trim().is_empty())
        .map(sheet)
        .collect()
}

fn sheet(block: &str) -> Sheet {
    let (name, lines) = block.trim_start().split_once('\n').unwrap();
    let mut lines: Vec<(String, f64)> = lines.lines().map(sheet_line).collect();
    let (word, total) = lines.pop().unwrap();
    assert_eq!(word, "Total", "a sheet ends with its total: {block}");
    Sheet {
        name: name.to_owned(),
        lines,
        total,
    }
}

/// One line of a sheet: the reason for points, and the points after it.
#[track_caller]
fn sheet_line(line: &str) -> (String, f64) {
    let line = line.trim();
    let parted = line.rsplit_once("  ").or_else(|| line.rsplit_once(' '));
    let (about, total) = parted.unwrap_or_else(|| panic!("no points: {line}"));
    (about.trim().to_owned(), points(total))
}

/// The places, names and points of the standings.
pub(crate) fn standings(text: &str) -> Vec<(usize, String, f64)> {
    let (_, entries) = text
        .split_once("Standings\n")
        .expect("there should be standings");
    let entry = |entry: &str| {
        let entry = entry.split("  (").next().unwrap_or_default();
        let (place, rest) = entry.trim().split_once(". ").unwrap();
        let (name, total) = rest.rsplit_once("  ").unwrap();
        (place.parse().unwrap(), name.to_owned(), points(total))
    };
    entries
        .lines()
        .filter(|entry| !entry.is_empty())
        .map(entry)
        .collect()
}

/// The printed result of a game: sheets and standings.
pub(crate) fn came_to(out: &str) -> (Vec<Sheet>, Vec<(usize, String, f64)>) {
    (sheets(out), standings(out))
}

/// The totals of the printed sheets, as `verify` prints them.
pub(crate) fn totals(out: &str) -> String {
    let totals = sheets(out).into_iter().map(|sheet| sheet.total.to_string());
    totals.collect::<Vec<_>>().join(" : ")
}

/// Splits a command line into words as a shell does.
#[track_caller]
pub(crate) fn shell_words(line: &str) -> Vec<String> {
    shlex::split(line).unwrap_or_else(|| panic!("a quote is open: {line}"))
}

/// Describes the first line in which two texts differ. `None` if no line differs.
pub(crate) fn difference(found: &str, expected: &str) -> Option<String> {
    let (mut found, mut expected) = (found.lines(), expected.lines());
    for number in 1.. {
        match (found.next(), expected.next()) {
            (None, None) => break,
            (one, other) if one == other => {}
            (Some(line), None) => {
                return Some(format!("line {number} should not be there: {line:?}"));
            }
            (None, Some(line)) => return Some(format!("line {number} is missing: {line:?}")),
            (Some(found), Some(expected)) => {
                return Some(format!("line {number} is {found:?}, expected {expected:?}"));
            }
        }
    }
    None
}

/// Checks that two texts are equal, line by line.
#[track_caller]
pub(crate) fn same(found: &str, expected: &str, what: &str) {
    if let Some(difference) = difference(found, expected) {
        panic!("{what}: {difference}");
    }
    assert_eq!(found.len(), expected.len(), "{what}: the newlines differ");
}

/// Compares a text with a file of the repository. With `UPDATE_GOLDEN=1` it writes the file instead.
#[track_caller]
pub(crate) fn check_golden(path: &str, text: &str) {
    let full = Path::new(ROOT).join(path);
    if std::env::var_os("UPDATE_GOLDEN").is_some_and(|value| value == "1") {
        fs::create_dir_all(full.parent().unwrap()).unwrap();
        fs::write(&full, text).unwrap();
        return;
    }
    let kept = fs::read_to_string(&full).unwrap_or_default();
    if let Some(difference) = difference(text, &kept) {
        panic!(
            "{path}: {difference}; if that is meant, run the tests with UPDATE_GOLDEN=1 and read what changed"
        );
    }
}

/// Waits until something is true, and asks again every few milliseconds.
#[track_caller]
pub(crate) fn until(what: &str, mut is_true: impl FnMut() -> bool) {
    let began = Instant::now();
    while !is_true() {
        assert!(began.elapsed() < PATIENCE, "never: {what}");
        thread::sleep(Duration::from_millis(5));
    }
}

/// A record without the date on which its game began, which two games never share.
pub(crate) fn undated(record: &str) -> String {
    let (before, began) = record.split_once(",\"began\":").expect("a date");
    let (_, after) = began.split_once('}').expect("the end of the header");
    format!("{before}}}{after}")
}
