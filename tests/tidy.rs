//! Rules for the sources: what they may not contain, and which crates may depend on which.
//!
//! Each failure names the file and says how to repair it.

use crate::common::{ROOT, games as catalogue};
use crate::sources::{Source, has_word, page, program, sources};
use crate::traceability::CLAUSES;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

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
    ("studio", 8),
    ("hosting", 8),
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
const COMMAND: [&str; 9] = [
    "cli",
    "archive",
    "batch",
    "hosting",
    "line-mode",
    "plan",
    "programs",
    "studio",
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

/// The modules of the standard library that code names, also in braces. A renamed root hides them, so it is reported
/// as a module.
fn std_modules(code: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for root in ["std", "core", "alloc"] {
        if code.contains(&format!("use {root} as ")) {
            found.insert(format!("* as {root}"));
        }
    }
    let roots = ["std::", "core::"].into_iter();
    for (at, root) in roots.flat_map(|root| code.match_indices(root)) {
        if code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':') {
            continue;
        }
        let mut depth = 0;
        // The names that follow the root itself, or begin its braces or an entry of them.
        let mut fresh = true;
        for part in code[at + root.len()..].split_inclusive(['{', '}', ',', ':', ';', ' ', '\n']) {
            let name = part.trim_end_matches(|c: char| !(c.is_alphanumeric() || c == '_'));
            if fresh && depth < 2 && !name.is_empty() {
                found.insert(name.to_owned());
                fresh = false;
            }
            match part.chars().last() {
                Some('{') => depth += 1,
                Some('}') => depth -= 1,
                Some(',') if depth == 1 => fresh = true,
                _ => {}
            }
            if depth == 0 {
                break;
            }
        }
    }
    found
}

/// Fails and lists all findings, if there are any.
#[track_caller]
fn none(found: &[String]) {
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}

/// The sources of these crates, without those whose path ends with one of these `rooms`.
fn outside<'a, N: AsRef<str>>(
    crates: impl IntoIterator<Item = N> + 'a,
    rooms: &'a [&str],
) -> impl Iterator<Item = Source> + 'a {
    let sources = crates.into_iter().flat_map(|name| program(name.as_ref()));
    sources.filter(|source| !rooms.iter().any(|room| source.path.ends_with(room)))
}

/// What `finds` finds in the code of these sources, line by line, each with the advice.
fn found<F: std::fmt::Display>(
    sources: impl IntoIterator<Item = Source>,
    finds: impl Fn(&str) -> Option<F>,
    advice: &str,
) -> Vec<String> {
    let mut all = Vec::new();
    for source in sources {
        for (number, line) in source.code() {
            if let Some(what) = finds(&line) {
                all.push(format!("{}:{number}: {what}; {advice}", source.path));
            }
        }
    }
    all
}

/// The first of these texts that a line contains. An alphanumeric text must be a whole word.
fn first_of<'w>(line: &str, words: &[&'w str]) -> Option<&'w str> {
    words.iter().copied().find(|word| holds(line, word))
}

/// These modules of the standard library in sources, each with the advice.
fn modules(
    sources: impl IntoIterator<Item = Source>,
    unwanted: &[&str],
    excused: &[(&str, &str)],
    advice: &str,
) -> Vec<String> {
    let mut all = Vec::new();
    for source in sources {
        let code = source.code().into_iter().map(|(_, line)| line + "\n");
        // A duration is only a number. A clock, in contrast, must come from the caller.
        let code = code.collect::<String>().replace("std::time::Duration;", "");
        let is_excused = |module: &str| {
            let mut excused = excused.iter();
            excused.any(|(room, known)| source.path.ends_with(room) && *known == module)
        };
        for module in std_modules(&code) {
            if unwanted.contains(&module.as_str()) && !is_excused(&module) {
                all.push(format!("{}: std::{module}; {advice}", source.path));
            }
        }
    }
    all
}

#[test]
fn below_the_command_nothing_is_opened() {
    const MODULES: [&str; 11] = [
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
    ];
    const EXCUSED: [(&str, &str); 2] = [
        // This file counts work for a test, behind a feature of its own. No rule reads the counts.
        ("/flip/src/work.rs", "cell"),
        // The threads of a search end before its decision does, and their order changes nothing.
        ("/bots/src/search/team.rs", "thread"),
    ];
    const CHANCE: [&str; 6] = [
        "rand::rng(",
        "rand::random",
        "make_rng",
        "SysRng",
        "OsRng",
        "ThreadRng",
    ];
    const STREAMS: [&str; 9] = [
        "println!",
        "eprintln!",
        "print!",
        "eprint!",
        "stdin",
        "stdout",
        "stderr",
        "env!(",
        "option_env!",
    ];
    let program = || outside(below(), &[]);
    let mut all = modules(
        program(),
        &MODULES,
        &EXCUSED,
        "let the caller hand in what it gives",
    );
    let chance = |line: &str| first_of(line, &CHANCE);
    all.extend(found(
        program(),
        chance,
        "let the caller hand in a generator",
    ));
    // The version of a crate is a constant.
    let streams = |line: &str| {
        let line = line.replace("env!(\"CARGO_PKG_VERSION\")", "");
        first_of(&line, &STREAMS)
    };
    all.extend(found(
        program(),
        streams,
        "write to what the caller hands in",
    ));
    none(&all);
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
    const UNORDERED: [&str; 5] = ["HashMap", "HashSet", "hash_map", "hash_set", "RandomState"];
    // The first file counts for a test, behind a feature. No code can read the counts during play. The second remembers what
    // was read of the same bytes, and the third reads values when they are first needed, so they change nothing but the
    // time.
    let program = || {
        outside(
            below(),
            &[
                "/flip/src/work.rs",
                "/packs/src/learned_memory.rs",
                "/roll-and-write/src/learned/kept.rs",
            ],
        )
    };
    let hidden = |line: &str| {
        let atomic = begins_a_word(line, "Atomic").then_some("Atomic");
        first_of(line, &HIDDEN).or(atomic)
    };
    let mut all = found(
        program(),
        hidden,
        "keep what changes in the state, where records see it",
    );
    let unordered = |line: &str| first_of(line, &UNORDERED);
    all.extend(found(
        program(),
        unordered,
        "no fixed order; use BTreeMap, BTreeSet or a Vec",
    ));
    none(&all);
}

#[test]
fn the_games_are_those_of_the_catalogue() {
    let mut known: Vec<&str> = catalogue().into_iter().map(|row| row.name).collect();
    known.sort_unstable();
    assert_eq!(games(), known);
}

/// The sign of a game in a line. Ids of clauses are short, so they count only where a word begins.
fn sign_in<'s>(line: &str, signs: &'s [String]) -> Option<&'s String> {
    let lower = line.to_lowercase();
    signs.iter().find(|sign| {
        let is_id = sign.ends_with('-');
        if is_id {
            begins_a_word(&lower, sign)
        } else {
            lower.contains(*sign)
        }
    })
}

/// Even the comments of the core, of packs and of the shared turn name no game, and their code contains no clause id of a
/// game. In other crates examples in comments may play a game, but code must not know any game.
#[test]
fn the_core_tables_bots_and_words_name_no_game() {
    let (ids, names): (Vec<String>, Vec<String>) = signs_of_games()
        .into_iter()
        .partition(|sign| sign.ends_with('-'));
    let core = || outside(["roll-and-write", "packs", "flip"], &[]);
    let mut all = Vec::new();
    for source in core() {
        for (line, number) in source.text.lines().zip(1..) {
            if let Some(name) = sign_in(line, &names) {
                all.push(format!("{}:{number}: names a game ({name})", source.path));
            }
        }
    }
    let advice = "a clause of one game comes from its hook";
    all.extend(found(core(), |line| sign_in(line, &ids).cloned(), advice));
    let others = [
        "session", "bots", "protocol", "matches", "i18n", "drawing", "tui",
    ];
    let signs = [ids, names].concat();
    let named = |line: &str| sign_in(line, &signs).cloned();
    let advice = "names a game; go through the traits of the core";
    all.extend(found(outside(others, &[]).chain(page()), named, advice));
    none(&all);
}

/// When the system refuses a thread, a command ends with an error message. Calls that cannot report this failure
/// would panic.
#[test]
fn threads_are_started_in_one_place() {
    const STARTS: [&str; 6] = [
        "thread::spawn",
        ".spawn(|",
        ".spawn(move",
        "Builder::new().name",
        "spawn_scoped",
        "enable_steady_tick",
    ];
    let crates = COMMAND.into_iter().chain(["system", "tui"]);
    let program = outside(
        crates,
        &["system/src/threads.rs", "tui/src/runner/elsewhere.rs"],
    );
    let starts = |line: &str| first_of(line, &STARTS);
    none(&found(
        program,
        starts,
        "go through crates/system/src/threads.rs",
    ));
    let runner = program_file("tui", "/runner/elsewhere.rs").code();
    let spawns: Vec<_> = runner
        .iter()
        .filter(|(_, line)| line.contains("spawn"))
        .collect();
    let in_one_place = spawns.len() == 1 && !spawns[0].1.contains("thread::spawn");
    assert!(
        in_one_place,
        "the runner starts threads in one place, which may fail: {spawns:?}"
    );
}

fn program_file(name: &str, ending: &str) -> Source {
    let mut sources = program(name).into_iter();
    sources
        .find(|source| source.path.ends_with(ending))
        .unwrap()
}

/// Drawing and key handling are pure code. Only the runner uses the terminal, a clock and threads.
#[test]
fn the_full_screen_has_its_terminal_in_one_room() {
    const MODULES: [&str; 7] = ["fs", "env", "net", "process", "thread", "sync", "panic"];
    // The runner and its modules.
    let screen = || {
        outside(
            ["tui"],
            &[
                "/runner.rs",
                "/runner/elsewhere.rs",
                "/runner/signals.rs",
                "/runner/terminal.rs",
            ],
        )
    };
    let mut all = modules(screen(), &MODULES, &[], "leave it to the runner");
    let words = ["Instant", "stdout", "terminal::"];
    let uses = |line: &str| words.into_iter().find(|word| begins_a_word(line, word));
    all.extend(found(screen(), uses, "leave it to the runner"));
    none(&all);
}

/// All output passes through functions that keep foreign text from controlling the terminal. No code bypasses them.
#[test]
fn text_leaves_by_its_doors() {
    // `apart.rs` finds out which files the streams are, so it names them. `log.rs` makes its lines printable.
    const DOORS: [&str; 4] = ["/out.rs", "/aside.rs", "/apart.rs", "/programs/src/log.rs"];
    const WRITES: [&str; 5] = [
        "io::stdout(",
        "io::stderr(",
        "Stdout",
        "Stderr",
        "error.print(",
    ];
    const DRAWS: [&str; 6] = [
        "set_string",
        "set_span",
        "set_line",
        "set_symbol",
        "set_char",
        "widgets::",
    ];
    let writes = |line: &str| {
        let asks = ["io::stdout().is_terminal", "io::stderr().is_terminal"];
        let line = asks
            .iter()
            .fold(line.to_owned(), |line, ask| line.replace(ask, ""));
        WRITES.into_iter().find(|word| line.contains(word))
    };
    let mut all = found(outside(COMMAND, &DOORS), writes, "print through `out`");
    let draws = |line: &str| DRAWS.into_iter().find(|word| line.contains(word));
    all.extend(found(
        outside(["tui"], &["/canvas.rs"]),
        draws,
        "put a block on the `canvas`",
    ));
    for source in outside(below().into_iter().chain(COMMAND.map(str::to_owned)), &[]) {
        let passes = source.text.contains("text::json") || source.text.contains("text::{json");
        let raw = |line: &str| {
            let writes = first_of(line, &["serde_json::to_writer", "serde_json::to_vec"]);
            writes.or((!passes && line.contains("serde_json::to_string")).then_some("JSON"))
        };
        all.extend(found([source], raw, "pass it through `text::json`"));
    }
    none(&all);
}

/// The command opens its games in one place. Everywhere else it uses only the contract.
#[test]
fn the_command_names_its_games_in_the_catalogue_alone() {
    let names: Vec<String> = games().iter().map(|name| name.replace('-', "_")).collect();
    let named = |line: &str| {
        let mut names = names.iter();
        names
            .find(|name| has_word(line, name) && line.contains("::"))
            .cloned()
    };
    none(&found(
        outside(COMMAND, &[]),
        named,
        "give its row what is needed",
    ));
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
    let reads = |line: &str| {
        // This call asks whether standard input is a terminal. It does not read.
        let line = line.replace("stdin().is_terminal()", "");
        CALLS.into_iter().find(|call| line.contains(call))
    };
    none(&found(
        outside(COMMAND, &DOORS),
        reads,
        "go through crates/system/src/read.rs",
    ));
}

/// A `Cargo.toml`.
struct Manifest {
    path: String,
    /// The folder of the crate.
    name: String,
    table: toml::Table,
}

/// The sections with dependencies that a package has.
const SECTIONS: [&str; 3] = ["dependencies", "dev-dependencies", "build-dependencies"];

impl Manifest {
    /// The dependencies of a section, also those for single platforms. Crates of this workspace have the name of
    /// their folder.
    fn dependencies(&self, section: &str) -> Vec<(String, toml::Value)> {
        let platforms = self.table.get("target").and_then(toml::Value::as_table);
        let platforms = platforms.into_iter().flat_map(toml::Table::values);
        let lists = platforms.map(|platform| platform.get(section));
        let lists = lists.chain([self.table.get(section)]).flatten();
        let rows = lists.filter_map(toml::Value::as_table).flatten();
        let row =
            |(name, value): (&String, &toml::Value)| (folder_of(name).to_owned(), value.clone());
        rows.map(row).collect()
    }

    /// The names of the dependencies of a section.
    fn names(&self, section: &str) -> Vec<String> {
        self.dependencies(section)
            .into_iter()
            .map(|row| row.0)
            .collect()
    }
}

/// Whether an entry of a dependency has this field with the value `true`.
fn has(entry: &toml::Value, field: &str) -> bool {
    entry.get(field).and_then(toml::Value::as_bool) == Some(true)
}

/// The folder of a package below `crates`: the name of the package without the common prefix.
fn folder_of(package: &str) -> &str {
    package.strip_prefix("rnw-").unwrap_or(package)
}

fn manifests() -> Vec<Manifest> {
    let files = sources(&["crates", "content"], "toml").into_iter();
    let files = files.filter(|source| source.path.ends_with("/Cargo.toml"));
    let manifests = files.map(|Source { path, text }| Manifest {
        name: path.rsplit('/').nth(1).unwrap().to_owned(),
        table: text
            .parse()
            .unwrap_or_else(|error| panic!("{path}: {error}")),
        path,
    });
    manifests.collect()
}

fn manifest(name: &str) -> Manifest {
    let mut manifests = manifests().into_iter();
    manifests.find(|manifest| manifest.name == name).unwrap()
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
    for manifest in &manifests {
        let Manifest { path, name, .. } = manifest;
        let Some(own) = floor(name) else {
            found.push(format!("{path}: {name} stands on no floor; give it one in tests/tidy.rs and in docs/ARCHITECTURE.md"));
            continue;
        };
        let needed = ["dependencies", "build-dependencies"].map(|section| manifest.names(section));
        for other in needed.concat() {
            if floor(&other).is_some_and(|other| other >= own) {
                found.push(format!("{path}: {name} must not depend on {other}, which does not stand below it; move what they share down"));
            }
        }
        for other in manifest.names("dev-dependencies") {
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
    for manifest in manifests()
        .iter()
        .filter(|manifest| games.contains(&manifest.name))
    {
        for section in SECTIONS {
            for other in manifest.names(section) {
                let test_kit = section == "dev-dependencies"
                    && ["testkit", "reference"].contains(&other.as_str());
                // The content crate contains only data, so games share no code through it.
                let below =
                    ["roll-and-write", "packs", "flip", "content"].contains(&other.as_str());
                if floor(&other).is_some() && !below && !test_kit {
                    found.push(format!("{}: a game must not depend on {other}; move what {} shares with it into roll-and-write, packs or flip", manifest.path, manifest.name));
                }
            }
        }
    }
    none(&found);
}

/// A program that needs only the rules does not need JSON and schemas.
#[test]
fn the_core_depends_on_little() {
    let all = manifest("roll-and-write").dependencies("dependencies");
    let always = all.iter().filter(|(_, entry)| !has(entry, "optional"));
    assert_eq!(
        always.map(|row| row.0.as_str()).collect::<Vec<_>>(),
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
        let below = source.path.strip_prefix("crates/").unwrap_or(&source.path);
        let out = "../".repeat(below.split('/').count() - 1);
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
    let names = SECTIONS
        .map(|section| manifest("reference").names(section))
        .concat();
    let alien = names
        .iter()
        .find(|name| !["serde", "serde_json", "content"].contains(&name.as_str()));
    assert_eq!(alien, None, "content comes in as JSON, all else as text");
}

#[test]
fn every_dependency_is_announced_at_the_front_door_and_used() {
    let mut found = Vec::new();
    let root = fs::read_to_string(format!("{ROOT}/Cargo.toml")).unwrap();
    let root: toml::Table = root.parse().unwrap();
    let announced = root["workspace"]["dependencies"].as_table().unwrap().keys();
    let announced: BTreeSet<String> = announced.map(|name| folder_of(name).to_owned()).collect();
    let mut used = BTreeSet::new();
    for manifest in manifests() {
        used.insert(manifest.name.clone());
        for section in SECTIONS {
            for (other, entry) in manifest.dependencies(section) {
                // The tests of a crate may need crates that are built on it. Such a dependency has only a path,
                // because its version is not yet published when this crate is.
                let circle = section == "dev-dependencies"
                    && entry.get("path").is_some()
                    && entry.get("version").is_none();
                if !circle && !has(&entry, "workspace") {
                    found.push(format!(
                        "{}: {other} has a version of its own; name it once in the root Cargo.toml",
                        manifest.path
                    ));
                }
                used.insert(other);
            }
        }
    }
    let unused = announced.difference(&used);
    found.extend(unused.map(|name| format!("Cargo.toml: nobody uses {name}; leave it out")));
    none(&found);
}

#[test]
fn every_crate_holds_to_the_lints_and_to_one_command() {
    let mut found = Vec::new();
    for Manifest { path, name, table } in manifests() {
        if !table
            .get("lints")
            .is_some_and(|lints| has(lints, "workspace"))
        {
            found.push(format!("{path}: say [lints] workspace = true"));
        }
        let folder = path.trim_end_matches("Cargo.toml");
        let mut programs = ["src/main.rs", "src/bin"].iter();
        let has_command = table.contains_key("bin")
            || programs.any(|file| Path::new(&format!("{ROOT}/{folder}{file}")).exists());
        // A crate with a workspace of its own is not shipped.
        if name != "cli" && !table.contains_key("workspace") && has_command {
            found.push(format!(
                "{path}: rnw is the only command; make it an example"
            ));
        }
        if table["package"].get("description").is_none() {
            found.push(format!("{path}: say in a description what it is for"));
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

/// A dependency that changes the maps of `serde_json` changes those of every program that uses our crates.
#[test]
fn the_maps_of_other_people_stay_sorted() {
    let map: serde_json::Map<String, Value> = ["b", "a"]
        .map(|key| (key.to_owned(), Value::Null))
        .into_iter()
        .collect();
    let keys: Vec<&String> = map.keys().collect();
    assert_eq!(keys, ["a", "b"], "do not enable serde_json/preserve_order");
}

/// A package is found by these fields, shows all of itself on docs.rs, and contains its licences.
#[test]
fn every_package_says_where_it_is_from_and_contains_its_licences() {
    let mut found = Vec::new();
    for Manifest { path, table, .. } in manifests() {
        let package = &table["package"];
        if package.get("publish").and_then(toml::Value::as_bool) == Some(false) {
            continue;
        }
        let inherits = |field: &str| {
            package
                .get(field)
                .is_some_and(|field| has(field, "workspace"))
        };
        for field in ["license", "repository", "homepage"] {
            if !inherits(field) {
                found.push(format!("{path}: say {field}.workspace = true"));
            }
        }
        for field in ["description", "keywords", "categories", "readme"] {
            if package.get(field).is_none() {
                found.push(format!("{path}: say {field}"));
            }
        }
        let shown = package
            .get("metadata")
            .and_then(|data| data.get("docs")?.get("rs"));
        if !shown.is_some_and(|shown| has(shown, "all-features")) {
            found.push(format!(
                "{path}: say [package.metadata.docs.rs] all-features = true"
            ));
        }
        for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
            let read = |path: &str| fs::read(format!("{ROOT}/{path}")).ok();
            if read(&path.replace("Cargo.toml", licence)) != read(licence) {
                found.push(format!(
                    "{path}: link {licence} beside it to that of the repository"
                ));
            }
        }
    }
    none(&found);
}

/// The core alone is built by people who write rules. `.ci/run` builds it so.
#[test]
fn the_core_without_features_needs_few_packages() {
    let mut tree = Command::new(env!("CARGO"));
    tree.args(
        "tree --offline --package roll-and-write --edges normal,build --prefix none --no-dedupe"
            .split(' '),
    );
    let output = tree.current_dir(ROOT).output().unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let text = String::from_utf8(output.stdout).unwrap();
    let packages: BTreeSet<&str> = text
        .lines()
        .map(|line| line.split(' ').next().unwrap())
        .collect();
    // The core is one of them.
    assert!(packages.len() <= 12, "{packages:?}");
    assert!(!packages.contains("serde"), "{packages:?}");
}
