//! Rules for the sources: what they may not contain, and which crates may depend on which.
//!
//! Each failure names the file and says how to repair it.

use crate::common::{ROOT, games as catalogue};
use crate::sources::{Source, has_word, page, program, sources, without_comment};
use crate::traceability::CLAUSES;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The crates that are not games, each with its floor. A crate may depend only on crates of lower floors.
const FLOORS: &[(&str, u8)] = &[
    ("roll-and-write", 0),
    ("content", 0),
    ("system", 0),
    ("packs", 1),
    ("session", 1),
    ("wasm", 1),
    ("example-symbols", 1),
    ("reference", 1),
    ("flip", 2),
    ("i18n", 2),
    ("bots", 2),
    ("protocol", 2),
    ("deckmaker", 3),
    ("testkit", 3),
    ("drawing", 3),
    ("matches", 3),
    ("programs", 3),
    ("tui", 4),
    ("server", 4),
    ("catalogue", 5),
    ("terminal-text", 5),
    ("plan", 6),
    ("archive", 7),
    ("batch", 7),
    ("line-mode", 8),
    ("cli", 9),
    ("fuzz", 10),
    ("peers", 10),
];
/// The floor of every game.
const GAME_FLOOR: u8 = 3;
/// The crates below the command, without the games. They open no files and keep no hidden state.
const BELOW: [&str; 12] = [
    "roll-and-write",
    "packs",
    "flip",
    "session",
    "bots",
    "protocol",
    "matches",
    "i18n",
    "drawing",
    "example-symbols",
    "deckmaker",
    "reference",
];

/// The command and its libraries that use files, clocks and threads.
const COMMAND: [&str; 7] = [
    "cli",
    "archive",
    "batch",
    "line-mode",
    "plan",
    "programs",
    "terminal-text",
];

/// The entries at the top of the repository, without dotfiles and licences.
const TOP: [&str; 11] = [
    "Cargo.toml",
    "Cargo.lock",
    "README.md",
    "CHANGELOG.md",
    "deny.toml",
    "justfile",
    "rust-toolchain.toml",
    "crates",
    "content",
    "docs",
    "tests",
];

/// The games: the crates that have a pack.
fn games() -> Vec<String> {
    let crates = fs::read_dir(format!("{ROOT}/crates")).unwrap();
    let names = crates.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let has_a_pack =
        |name: &String| Path::new(&format!("{ROOT}/content/{name}/game.json")).exists();
    let mut games: Vec<String> = names.filter(has_a_pack).collect();
    games.sort();
    games
}

/// All crates below the command, with the games.
fn below() -> Vec<String> {
    let others = BELOW.iter().map(|name| (*name).to_owned());
    others.chain(games()).collect()
}

/// The words and prefixes that reveal a game: the first word of its name without a final `s`, and the prefix of its
/// clause ids.
fn signs_of_games() -> Vec<String> {
    let word = |name: String| {
        let first = name.split('-').next().unwrap_or_default();
        first.trim_end_matches('s').to_owned()
    };
    let own = CLAUSES.iter().filter(|row| row.2.is_some());
    let ids = own.map(|row| format!("{}-", row.0.to_lowercase()));
    games().into_iter().map(word).chain(ids).collect()
}

/// Whether some word of a line begins with a text.
fn begins_a_word(line: &str, text: &str) -> bool {
    let mut found = line.match_indices(text);
    found.any(|(at, _)| !line[..at].ends_with(char::is_alphanumeric))
}

/// The modules of the standard library that the code names, also in braces, with their line numbers.
fn std_modules(code: &[(usize, String)]) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (index, (number, line)) in code.iter().enumerate() {
        // This search does not find a renamed root, so a renamed root is reported too.
        for name in ["std", "core", "alloc"] {
            if line.contains("use ") && line.contains(&format!("{name} as ")) {
                found.push((*number, format!("* as {name}")));
            }
        }
        let roots = ["std::", "core::"]
            .map(|root| line.match_indices(root))
            .into_iter()
            .flatten();
        for (at, root) in roots {
            if line[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':') {
                continue;
            }
            let rest = &line[at + root.len()..];
            if !rest.starts_with('{') {
                found.push((*number, identifier(rest)));
                continue;
            }
            let group: String = std::iter::once(rest)
                .chain(code[index + 1..].iter().map(|(_, line)| line.as_str()))
                .collect();
            found.extend(top_of_group(&group).into_iter().map(|name| (*number, name)));
        }
    }
    found
}

fn identifier(text: &str) -> String {
    text.chars()
        .take_while(|c| c.is_alphanumeric() || *c == '_')
        .collect()
}

/// Lists the names at the top of a group: `{a, b::c, d::{e, f}}` has `a`, `b` and `d`.
fn top_of_group(group: &str) -> Vec<String> {
    let (mut depth, mut names, mut fresh) = (0, Vec::new(), true);
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 1 => fresh = true,
            c if depth == 1 && fresh && c.is_alphabetic() => {
                names.push(identifier(&group[at..]));
                fresh = false;
            }
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
    names
}

/// Fails and lists all findings, if there are any.
#[track_caller]
fn none(found: &[String]) {
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}

#[test]
fn below_the_command_nothing_is_opened() {
    let mut found = Vec::new();
    for name in below() {
        for source in program(&name) {
            let code = source.code();
            for (number, module) in std_modules(&code) {
                // A duration is only a number. A clock, in contrast, must come from the caller.
                let line = &code[number - 1].1;
                if line.contains("std::time::Duration;") {
                    continue;
                }
                // This file counts work for a test, behind a feature of its own. No rule reads the counts.
                if module == "cell" && source.path.ends_with("/flip/src/work.rs") {
                    continue;
                }
                // The threads of a search end before its decision does, and their order changes nothing.
                if module == "thread" && source.path.ends_with("/bots/src/search.rs") {
                    continue;
                }
                if [
                    "thread",
                    "fs",
                    "net",
                    "env",
                    "time",
                    "process",
                    "cell",
                    "os",
                    "* as std",
                    "* as core",
                    "* as alloc",
                ]
                .contains(&module.as_str())
                {
                    found.push(format!(
                        "{}:{number}: std::{module}; let the caller hand in what it gives",
                        source.path
                    ));
                }
            }
            for (number, line) in &code {
                for word in ["rand::rng(", "rand::random", "make_rng"] {
                    if line.contains(word) {
                        found.push(format!(
                            "{}:{number}: {word}; let the caller hand in a generator",
                            source.path
                        ));
                    }
                }
                for word in [
                    "println!",
                    "eprintln!",
                    "print!",
                    "eprint!",
                    "stdin",
                    "stdout",
                    "stderr",
                    "env!",
                    "option_env!",
                    "SysRng",
                    "OsRng",
                    "ThreadRng",
                ] {
                    // The version of a crate is a constant.
                    let line = line.replace("env!(\"CARGO_PKG_VERSION\")", "");
                    if has_word(&line, word.trim_end_matches('!')) && line.contains(word) {
                        found.push(format!(
                            "{}:{number}: {word}; write to what the caller hands in",
                            source.path
                        ));
                    }
                }
            }
        }
    }
    none(&found);
}

#[test]
fn below_the_command_nothing_is_hidden_and_nothing_is_unordered() {
    const HIDDEN: [&str; 11] = [
        "static mut",
        "thread_local!",
        "Mutex",
        "RwLock",
        "RefCell",
        "UnsafeCell",
        "OnceCell",
        "OnceLock",
        "LazyLock",
        "LazyCell",
        "OnceBox",
    ];
    let mut found = Vec::new();
    for name in below() {
        for source in program(&name) {
            // This file counts for a test, behind a feature. No code can read the counts during play.
            if source.path.ends_with("/flip/src/work.rs") {
                continue;
            }
            for (number, line) in source.code() {
                let atomic = begins_a_word(&line, "Atomic").then_some(&"Atomic");
                let hidden = HIDDEN
                    .iter()
                    .filter(|word| has_word(&line, word.trim_end_matches('!')));
                for word in hidden.chain(atomic) {
                    found.push(format!(
                        "{}:{number}: {word}; keep what changes in the state, where records see it",
                        source.path
                    ));
                }
                for word in ["HashMap", "HashSet", "hash_map", "hash_set", "RandomState"]
                    .iter()
                    .filter(|word| has_word(&line, word))
                {
                    found.push(format!(
                        "{}:{number}: {word} has no fixed order; use BTreeMap, BTreeSet or a Vec",
                        source.path
                    ));
                }
            }
        }
    }
    none(&found);
}

#[test]
fn the_games_are_those_of_the_catalogue() {
    let mut known: Vec<&str> = catalogue().into_iter().map(|row| row.name).collect();
    known.sort_unstable();
    assert_eq!(games(), known);
}

/// Even the comments of the core, of packs and of the shared turn name no game, and their code contains no clause id of a game.
#[test]
fn the_core_names_no_game() {
    let (ids, words): (Vec<String>, Vec<String>) = signs_of_games()
        .into_iter()
        .partition(|sign| sign.ends_with('-'));
    let mut found = Vec::new();
    let shared = ["roll-and-write", "packs", "flip"];
    for source in shared.into_iter().flat_map(program) {
        for (index, line) in source.text.lines().enumerate() {
            let lower = line.to_lowercase();
            for word in words.iter().filter(|word| lower.contains(*word)) {
                found.push(format!(
                    "{}:{}: names a game ({word}); say it without, or move it into the game",
                    source.path,
                    index + 1
                ));
            }
        }
        for (number, line) in source.code() {
            let lower = line.to_lowercase();
            for id in ids.iter().filter(|id| begins_a_word(&lower, id)) {
                found.push(format!(
                    "{}:{number}: {id} in code; a clause of one game comes from its hook",
                    source.path
                ));
            }
        }
    }
    none(&found);
}

/// Examples in comments may play a game. Code must not know any game.
#[test]
fn tables_bots_and_words_name_no_game() {
    let signs = signs_of_games();
    // Ids of clauses are short, so they count only where a word begins.
    let names = |line: &str, sign: &str| {
        let is_id = sign.ends_with('-');
        if is_id {
            begins_a_word(line, sign)
        } else {
            line.contains(sign)
        }
    };
    let mut found = Vec::new();
    for source in [
        "session", "bots", "protocol", "matches", "i18n", "drawing", "tui",
    ]
    .into_iter()
    .flat_map(program)
    .chain(page())
    {
        for (number, line) in source.code() {
            let lower = line.to_lowercase();
            for sign in signs.iter().filter(|sign| names(&lower, sign)) {
                found.push(format!(
                    "{}:{number}: names a game ({sign}); go through the traits of the core",
                    source.path
                ));
            }
        }
    }
    none(&found);
}

/// When the system refuses a thread, a command ends with an error message. Calls that cannot report this failure
/// would panic.
#[test]
fn threads_are_started_in_one_place() {
    let mut found = Vec::new();
    let crates = COMMAND.into_iter().chain(["system", "tui"]);
    for source in crates.flat_map(program) {
        if ["system/src/threads.rs", "tui/src/runner.rs"]
            .iter()
            .any(|room| source.path.ends_with(room))
        {
            continue;
        }
        for (number, line) in source.code() {
            for word in [
                "thread::spawn",
                ".spawn(|",
                ".spawn(move",
                "Builder::new().name",
                "spawn_scoped",
                "enable_steady_tick",
            ] {
                if line.contains(word) {
                    found.push(format!(
                        "{}:{number}: {word}; go through crates/system/src/threads.rs",
                        source.path
                    ));
                }
            }
        }
    }
    for source in program("tui")
        .iter()
        .filter(|source| source.path.ends_with("/runner.rs"))
    {
        let code = source.code();
        let starts = code.iter().filter(|(_, line)| line.contains("spawn"));
        let (all, panicking) = (
            starts.clone().count(),
            starts
                .filter(|(_, line)| line.contains("thread::spawn"))
                .count(),
        );
        assert_eq!(
            (all, panicking),
            (1, 0),
            "the runner starts threads in one place, which may fail"
        );
    }
    none(&found);
}

/// Drawing and key handling are pure code. Only one module uses the terminal, a clock and threads.
#[test]
fn the_full_screen_has_its_terminal_in_one_room() {
    let mut found = Vec::new();
    for source in program("tui") {
        // The system lists the ignored signals in a file, which `signals.rs` reads.
        if source.path.ends_with("/runner.rs") || source.path.ends_with("/signals.rs") {
            continue;
        }
        let code = source.code();
        for (number, module) in std_modules(&code) {
            let owns = ["fs", "env", "net", "process", "thread", "sync", "panic"];
            if owns.contains(&module.as_str()) {
                found.push(format!(
                    "{}:{number}: std::{module}; leave it to the runner",
                    source.path
                ));
            }
        }
        for (number, line) in code {
            for word in ["Instant", "stdout", "terminal::"] {
                if begins_a_word(&line, word) {
                    found.push(format!(
                        "{}:{number}: {word}; leave it to the runner",
                        source.path
                    ));
                }
            }
        }
    }
    none(&found);
}

/// All output passes through functions that keep foreign text from controlling the terminal. No code bypasses them.
#[test]
fn text_leaves_by_its_doors() {
    let mut found = Vec::new();
    for source in COMMAND.into_iter().flat_map(program) {
        for (number, line) in source.code() {
            let asks = ["io::stdout().is_terminal", "io::stderr().is_terminal"];
            let line = asks
                .iter()
                .fold(line, |line, asked| line.replace(asked, ""));
            let writes = [
                "io::stdout(",
                "io::stderr(",
                "Stdout",
                "Stderr",
                "error.print(",
            ];
            for word in writes.iter().filter(|word| line.contains(*word)) {
                // `apart.rs` finds out which files the streams are, so it names them. `log.rs` makes its lines printable.
                let is_door = ["/out.rs", "/aside.rs", "/apart.rs", "/programs/src/log.rs"].iter();
                if !is_door.into_iter().any(|door| source.path.ends_with(door)) {
                    found.push(format!(
                        "{}:{number}: {word}; print through `out`",
                        source.path
                    ));
                }
            }
        }
    }
    for source in program("tui") {
        for (number, line) in source.code() {
            let draws = [
                "set_string",
                "set_span",
                "set_line",
                "set_symbol",
                "set_char",
                "widgets::",
            ];
            for word in draws.iter().filter(|word| line.contains(*word)) {
                if !source.path.ends_with("/canvas.rs") {
                    found.push(format!(
                        "{}:{number}: {word}; put a block on the `canvas`",
                        source.path
                    ));
                }
            }
        }
    }
    for name in below()
        .into_iter()
        .chain(games())
        .chain(COMMAND.map(str::to_owned))
    {
        for source in program(&name) {
            let passes = source.text.contains("text::json") || source.text.contains("text::{json");
            for (number, line) in source.code() {
                let writes = ["serde_json::to_writer", "serde_json::to_vec"];
                let raw = writes.iter().any(|word| line.contains(word));
                if raw || !passes && line.contains("serde_json::to_string") {
                    found.push(format!(
                        "{}:{number}: JSON as it is; pass it through `text::json`",
                        source.path
                    ));
                }
            }
        }
    }
    none(&found);
}

/// The command opens its games in one place. Everywhere else it uses only the contract.
#[test]
fn the_command_names_its_games_in_the_catalogue_alone() {
    let names: Vec<String> = games().iter().map(|name| name.replace('-', "_")).collect();
    let mut found = Vec::new();
    for source in COMMAND.into_iter().flat_map(program) {
        for (number, line) in source.code() {
            for name in names
                .iter()
                .filter(|name| has_word(&line, name) && line.contains("::"))
            {
                found.push(format!(
                    "{}:{number}: names the game {name}; give its row what is needed",
                    source.path
                ));
            }
        }
    }
    none(&found);
}

/// All input has a size limit, and nothing waits for input without need. One module ensures both.
#[test]
fn the_command_reads_through_one_door() {
    // The other modules that read: two read the pipes of programs and limit the length of lines. `apart.rs`
    // compares which files are the same and reads none of them. A table is read from a text in memory.
    const DOORS: [&str; 4] = [
        "/spreadsheet/table.rs",
        "/programs/src/process.rs",
        "/programs/src/order.rs",
        "/apart.rs",
    ];
    let mut found = Vec::new();
    for source in COMMAND.into_iter().flat_map(program) {
        if DOORS.iter().any(|door| source.path.ends_with(door)) {
            continue;
        }
        for (number, line) in source.code() {
            for call in reading_calls(&line) {
                found.push(format!(
                    "{}:{number}: {call} reads without a limit; go through crates/system/src/read.rs",
                    source.path
                ));
            }
        }
    }
    none(&found);
}

/// The calls in a line of code that open something for reading or read it.
fn reading_calls(line: &str) -> impl Iterator<Item = &'static str> {
    const CALLS: [&str; 18] = [
        "fs::read(",
        "fs::copy(",
        "io::copy(",
        "io::Read",
        "BufRead",
        "BufReader",
        "File::open(",
        "File::options(",
        ".read(",
        ".read_exact(",
        ".read_line(",
        ".read_to_end(",
        "read_to_string(",
        ".read_until(",
        ".fill_buf(",
        "from_reader(",
        "from_path(",
        "stdin()",
    ];
    // This call asks whether standard input is a terminal. It does not read.
    let line = line.replace("stdin().is_terminal()", "");
    let calls = CALLS.into_iter();
    calls.filter(move |call| line.contains(call))
}

/// A `Cargo.toml`, section by section.
struct Manifest {
    path: String,
    sections: Vec<(String, Vec<String>)>,
}

impl Manifest {
    fn parse(source: &Source) -> Self {
        let mut sections = vec![(String::new(), Vec::new())];
        for line in source
            .text
            .lines()
            .map(|line| line.split(" #").next().unwrap_or_default().trim())
        {
            if let Some(name) = line.strip_prefix('[') {
                sections.push((
                    name.trim_end_matches(']')
                        .trim_start_matches('[')
                        .to_owned(),
                    Vec::new(),
                ));
            } else if !line.is_empty() && !line.starts_with('#') {
                sections.last_mut().unwrap().1.push(line.to_owned());
            }
        }
        Self {
            path: source.path.clone(),
            sections,
        }
    }

    /// The lines of a section, with those of the same section for single platforms.
    fn section(&self, name: &str) -> impl Iterator<Item = &str> {
        let of_machines = format!(".{name}");
        let sections = self.sections.iter().filter(move |(found, _)| {
            found == name || found.starts_with("target.") && found.ends_with(&of_machines)
        });
        sections.flat_map(|section| section.1.iter().map(String::as_str))
    }

    /// The dependencies, each with the rest of its line. Crates of this workspace are named by their folder.
    fn dependencies(&self, section: &str) -> Vec<(String, String)> {
        // `[dependencies.name]` is a section of its own.
        let dotted = format!("{section}.");
        let own = self.sections.iter().filter_map(|(found, lines)| {
            let (before, name) = found.split_once(&dotted)?;
            let is_own =
                before.is_empty() || before.starts_with("target.") && before.ends_with('.');
            is_own.then(|| (folder_of(name).to_owned(), lines.join(", ")))
        });
        let split = |line: &str| {
            let end = line.find(['.', ' ', '=']).unwrap_or(line.len());
            (folder_of(&line[..end]).to_owned(), line[end..].to_owned())
        };
        self.section(section).map(split).chain(own).collect()
    }
}

/// The folder of a package below `crates`: the name of the package without the common prefix.
fn folder_of(package: &str) -> &str {
    package.strip_prefix("rnw-").unwrap_or(package)
}

fn manifests() -> Vec<(String, Manifest)> {
    let files = sources(&["crates", "content"], "toml")
        .into_iter()
        .filter(|source| source.path.ends_with("/Cargo.toml"));
    let name = |source: &Source| source.path.rsplit('/').nth(1).unwrap().to_owned();
    files
        .map(|source| (name(&source), Manifest::parse(&source)))
        .collect()
}

fn floor(name: &str) -> Option<u8> {
    let known = FLOORS.iter().find(|row| row.0 == name).map(|row| row.1);
    known.or_else(|| {
        games()
            .iter()
            .any(|game| game == name)
            .then_some(GAME_FLOOR)
    })
}

#[test]
fn arrows_point_down() {
    let mut found = Vec::new();
    let manifests = manifests();
    assert!(manifests.len() >= 6, "where are the crates?");
    for (name, manifest) in &manifests {
        let path = &manifest.path;
        let Some(own) = floor(name) else {
            found.push(format!("{path}: {name} stands on no floor; give it one in tests/tidy.rs and in docs/ARCHITECTURE.md"));
            continue;
        };
        for (other, _) in manifest
            .dependencies("dependencies")
            .into_iter()
            .chain(manifest.dependencies("build-dependencies"))
        {
            if floor(&other).is_some_and(|other| other >= own) {
                found.push(format!("{path}: {name} must not depend on {other}, which does not stand below it; move what they share down"));
            }
        }
        for (other, _) in manifest.dependencies("dev-dependencies") {
            // A crate may depend on itself, with a feature that only its tests enable.
            if other != *name && floor(&other).is_some_and(|floor| floor > 3) {
                found.push(format!(
                    "{path}: tests of {name} must not need {other}; put them into tests/"
                ));
            }
        }
    }
    none(&found);
}

#[test]
fn games_depend_on_what_they_share_and_their_content_alone() {
    let mut found = Vec::new();
    let games = games();
    for (name, manifest) in manifests().iter().filter(|(name, _)| games.contains(name)) {
        for section in ["dependencies", "dev-dependencies", "build-dependencies"] {
            for (other, _) in manifest.dependencies(section) {
                let test_kit = section == "dev-dependencies"
                    && ["testkit", "reference"].contains(&other.as_str());
                // The content crate contains only data, so games share no code through it.
                let below =
                    ["roll-and-write", "packs", "flip", "content"].contains(&other.as_str());
                if floor(&other).is_some() && !below && !test_kit {
                    found.push(format!("{}: a game must not depend on {other}; move what {name} shares with it into roll-and-write, packs or flip", manifest.path));
                }
            }
        }
    }
    none(&found);
}

/// A program that needs only the rules does not need JSON and schemas.
#[test]
fn the_core_depends_on_little() {
    let manifests = manifests();
    let (_, manifest) = manifests
        .iter()
        .find(|(name, _)| name.as_str() == "roll-and-write")
        .unwrap();
    let always = manifest
        .dependencies("dependencies")
        .into_iter()
        .filter(|(_, rest)| !rest.contains("optional = true"))
        .map(|(name, _)| name);
    assert_eq!(
        always.collect::<Vec<_>>(),
        [
            "arrayvec",
            "rand",
            "strsim",
            "thiserror",
            "unicode-general-category"
        ]
    );
    let root = fs::read_to_string(format!("{ROOT}/Cargo.toml")).unwrap();
    assert!(root.contains("rand = { version = \"0.10\", default-features = false }"));
}

/// A packaged crate lacks the files that lie outside its folder.
#[test]
fn every_embedded_file_lies_in_its_crate() {
    let mut found = Vec::new();
    for source in sources(&["crates", "content"], "rs") {
        let depth = match source.path.strip_prefix("crates/") {
            Some(path) => path.split('/').count() - 2,
            None => source.path.split('/').count() - 2,
        };
        let out = "../".repeat(depth + 1);
        for (at, _) in source.text.match_indices("include") {
            let call = source.text[at..].split(')').next().unwrap_or_default();
            if call.contains("!(") && call.contains(&out) {
                let number = source.text[..at].lines().count();
                found.push(format!(
                    "{}:{number}: a file outside the crate; move it into content or into the crate",
                    source.path
                ));
            }
        }
    }
    none(&found);
}

/// The reference cannot find an error in code that it shares with the engine.
#[test]
fn the_reference_shares_nothing_with_the_engine() {
    let manifests = manifests();
    let (_, manifest) = manifests
        .iter()
        .find(|(name, _)| name.as_str() == "reference")
        .unwrap();
    for section in ["dependencies", "dev-dependencies", "build-dependencies"] {
        let named = manifest.dependencies(section).into_iter();
        let others: Vec<String> = named.map(|(name, _)| name).collect();
        assert!(
            others
                .iter()
                .all(|name| ["serde_json", "content"].contains(&name.as_str())),
            "{}: {section} has {others:?}; content comes in as JSON, all else as text",
            manifest.path
        );
    }
}

#[test]
fn every_dependency_is_announced_at_the_front_door_and_used() {
    let mut found = Vec::new();
    let root = Source {
        path: "Cargo.toml".to_owned(),
        text: fs::read_to_string(format!("{ROOT}/Cargo.toml")).unwrap(),
    };
    let announced: BTreeSet<String> = Manifest::parse(&root)
        .dependencies("workspace.dependencies")
        .into_iter()
        .map(|row| row.0)
        .collect();
    let mut used = BTreeSet::new();
    for (name, manifest) in manifests() {
        used.insert(name.clone());
        for section in ["dependencies", "dev-dependencies", "build-dependencies"] {
            for (other, rest) in manifest.dependencies(section) {
                // The tests of a crate may need crates that are built on it. Such a dependency has only a path,
                // because its version is not yet published when this crate is.
                let circle = section == "dev-dependencies" && !rest.contains("version");
                if !circle && !rest.contains("workspace = true") {
                    found.push(format!(
                        "{}: {other} has a version of its own; name it once in the root Cargo.toml",
                        manifest.path
                    ));
                }
                used.insert(other);
            }
        }
    }
    found.extend(
        announced
            .difference(&used)
            .map(|name| format!("Cargo.toml: nobody uses {name}; leave it out")),
    );
    none(&found);
}

#[test]
fn every_crate_holds_to_the_lints_and_to_one_command() {
    let mut found = Vec::new();
    for (name, manifest) in manifests() {
        if manifest
            .section("lints")
            .all(|line| line != "workspace = true")
        {
            found.push(format!("{}: say [lints] workspace = true", manifest.path));
        }
        let folder = manifest.path.trim_end_matches("Cargo.toml");
        let program = ["src/main.rs", "src/bin"].iter();
        let mut program = program.map(|path| format!("{ROOT}/{folder}{path}"));
        let has_command = manifest.sections.iter().any(|section| section.0 == "bin")
            || program.any(|path| Path::new(&path).exists());
        // A crate with a workspace of its own is not shipped.
        let is_own = manifest
            .sections
            .iter()
            .any(|section| section.0 == "workspace");
        if name != "cli" && !is_own && has_command {
            found.push(format!(
                "{}: rnw is the only command; make it an example",
                manifest.path
            ));
        }
        if manifest
            .section("package")
            .all(|line| !line.starts_with("description = "))
        {
            found.push(format!(
                "{}: say in a description what it is for",
                manifest.path
            ));
        }
    }
    none(&found);
}

#[test]
fn the_top_of_the_repository_is_easy_to_take_in() {
    let ignored = fs::read_to_string(format!("{ROOT}/.gitignore")).unwrap();
    let ignored: Vec<&str> = ignored.lines().map(|line| line.trim_matches('/')).collect();
    let mut found = Vec::new();
    for entry in fs::read_dir(ROOT).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let known =
            TOP.contains(&name.as_str()) || name.starts_with('.') || name.starts_with("LICENSE-");
        if !known && !ignored.contains(&name.as_str()) {
            found.push(format!(
                "{name}: what is this at the top? put it into docs, tests or a crate"
            ));
        }
    }
    none(&found);
}

/// Every file that a person wrote.
fn written() -> Vec<Source> {
    let mut all = Vec::new();
    for ending in [
        "rs", "toml", "md", "json", "ftl", "txt", "py", "js", "sh", "ts", "tsx", "mjs", "css",
        "html",
    ] {
        all.extend(sources(
            &["crates", "content", "docs", "tests", ".ci"],
            ending,
        ));
    }
    for name in [
        "Cargo.toml",
        "README.md",
        ".clippy.toml",
        ".gitignore",
        ".gitattributes",
        "CHANGELOG.md",
        "deny.toml",
        "justfile",
        "rust-toolchain.toml",
        ".github/workflows/checks.yml",
        ".ci/run",
        ".ci/outside",
        ".ci/mutants",
        ".cargo/mutants.toml",
        "crates/fuzz/run",
    ] {
        if let Ok(text) = fs::read_to_string(Path::new(ROOT).join(name)) {
            all.push(Source {
                path: name.to_owned(),
                text,
            });
        }
    }
    all
}

#[test]
fn nothing_is_left_over() {
    // The words are split, so that this file does not find itself.
    let leftovers = [
        (concat!("TO", "DO"), "do it or leave it out"),
        (concat!("FIX", "ME"), "fix it or leave it out"),
        (concat!("db", "g!"), "it has served"),
        (concat!("unimpl", "emented!"), "implement it"),
        (concat!("to", "do!"), "implement it"),
        (concat!("/wo", "rk/"), "a path of one machine"),
        (concat!("/sha", "red/"), "a path of one machine"),
        (concat!("RULES", ".md"), "cite the clauses of content/rules"),
        (concat!("DESIGN", ".md"), "say it in docs/ARCHITECTURE.md"),
        (concat!("STYLE", ".md"), "nobody else has it"),
        (concat!("LIBRARIES", ".md"), "nobody else has it"),
        (concat!("<<<<", "<<<"), "merge it"),
        (concat!(">>>>", ">>>"), "merge it"),
    ];
    let mut found = Vec::new();
    for source in written() {
        for (index, line) in source.text.lines().enumerate() {
            for (word, advice) in leftovers.iter().filter(|(word, _)| holds(line, word)) {
                found.push(format!("{}:{}: {word}; {advice}", source.path, index + 1));
            }
        }
    }
    none(&found);
}

/// Looks for a word as a whole word, and for any other text everywhere in the line.
fn holds(line: &str, needle: &str) -> bool {
    let word = needle.chars().all(char::is_alphanumeric);
    if word {
        has_word(line, needle)
    } else {
        line.contains(needle)
    }
}

#[test]
fn modules_lie_beside_their_folder() {
    let misplaced = sources(&["crates", "tests"], "rs")
        .into_iter()
        .filter(|source| source.path.ends_with("/mod.rs"));
    let found: Vec<String> = misplaced
        .map(|source| {
            format!(
                "{}: move it to {}.rs",
                source.path,
                source.path.trim_end_matches("/mod.rs")
            )
        })
        .collect();
    none(&found);
}

#[test]
fn texts_end_with_one_newline_and_have_no_tabs_or_blanks_at_the_end_of_a_line() {
    let mut found = Vec::new();
    // Files that earlier versions wrote stay as they are.
    let written = written().into_iter();
    for source in written.filter(|source| !source.path.starts_with("tests/compat/")) {
        let generated = source.path.starts_with("tests/golden/");
        if !source.text.ends_with('\n') || source.text.ends_with("\n\n") {
            found.push(format!("{}: end it with one newline", source.path));
        }
        for (index, line) in source.text.lines().enumerate() {
            // A tab within a line may be intended, so only a tab at its start counts.
            if !generated && (line.ends_with([' ', '\t', '\r']) || line.starts_with('\t')) {
                found.push(format!(
                    "{}:{}: a tab or a blank at the end of the line",
                    source.path,
                    index + 1
                ));
            }
        }
    }
    none(&found);
}

#[test]
fn the_scanner_sees_what_reads() {
    for line in [
        "let text = fs::read_to_string(path)?;",
        "let bytes = std::fs::read(path)?;",
        "let file = File::open(path)?;",
        "let file = OpenOptions::new().read(true).open(path)?;",
        "use std::io::{self, BufRead};",
        "for line in io::stdin().lines() {",
        "let bytes = io::read_to_string(file)?;",
    ] {
        assert_ne!(reading_calls(line).count(), 0, "{line}");
    }
    for line in [
        "let bytes = read::named(path, TOTALS_MAX)?;",
        "let on_terminal = io::stdin().is_terminal();",
        "fs::read_dir(folder)",
        "records::read(path)?",
    ] {
        assert_eq!(reading_calls(line).count(), 0, "{line}");
    }
}

#[test]
fn the_scanner_sees_code_and_no_comments() {
    for (line, code) in [
        ("let a = 1; // std::fs", "let a = 1; "),
        ("let a = \"// no comment\";", "let a = \"// no comment\";"),
        ("let a = '\"'; // comment", "let a = '\"'; "),
        ("let a = \"\\\"// no\"; // yes", "let a = \"\\\"// no\"; "),
        ("/// std::fs", ""),
    ] {
        assert_eq!(without_comment(line), code);
    }
    let code = |text: &str| {
        text.lines()
            .map(|line| (1, line.to_owned()))
            .collect::<Vec<_>>()
    };
    for (text, modules) in [
        ("use std::fs::File;", &["fs"][..]),
        ("use std::{fs, io::{self, Write}};", &["fs", "io"]),
        ("use std::{\n    env,\n    fmt,\n};", &["env", "fmt"]),
        ("std::env::var(std::process::id())", &["env", "process"]),
        ("use core::cell::Cell;", &["cell"]),
        ("use std as s;", &["* as std"]),
        ("use crate::score::Score; my_std::fs()", &[]),
    ] {
        let found: Vec<String> = std_modules(&code(text))
            .into_iter()
            .map(|row| row.1)
            .collect();
        assert_eq!(found, modules, "{text}");
    }
    assert!(
        has_word("let x: Cell<u8>", "Cell")
            && !has_word("UnsafeCell", "Cell")
            && !has_word("Cells", "Cell")
    );
}
