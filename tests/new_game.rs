//! `rnw new-game`: the packages that it writes build, play and hold the laws. A test follows their checklist.

use crate::common::{Home, ROOT, begins, contains};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The name of the game that the tests write.
const NAME: &str = "tide-pool";
/// The files that the checklist need not name: they join the other files, or they belong to the packages and not to the
/// game.
const JOINS: [&str; 6] = [
    ".gitignore",
    "Cargo.toml",
    "README.md",
    "rnw/Cargo.toml",
    "src/lib.rs",
    "src/ruleset.rs",
];
/// A game that is tested builds fewer packages than this. The command would bring ten times as many.
const PACKAGES_MAX: usize = 70;

/// All files below a folder, relative to it.
fn files(folder: &Path) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut left = vec![folder.to_owned()];
    while let Some(next) = left.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                left.push(path);
            } else {
                let name = path.strip_prefix(folder).unwrap().to_str().unwrap();
                found.insert(name.replace('\\', "/"));
            }
        }
    }
    found
}

/// The folder of a new game, which uses the engine of this workspace.
fn written(home: &Home) -> PathBuf {
    let out = home.out(&format!("new-game {NAME} --engine {ROOT}"));
    assert!(out.starts_with(&format!("{NAME}: 26 files.")), "{out}");
    assert!(out.ends_with(&format!("play {NAME}\n")), "{out}");
    home.path(NAME)
}

#[test]
fn a_new_game_has_the_rooms_of_a_game_and_a_checklist_of_them() {
    let home = Home::new();
    let folder = written(&home);
    let readme = home.read(&format!("{NAME}/README.md"));
    let files = files(&folder);
    let unnamed: Vec<&String> = files
        .iter()
        .filter(|file| !JOINS.contains(&file.as_str()) && !file.starts_with("tests/golden/"))
        .filter(|file| !readme.contains(&format!("`{file}`")))
        .collect();
    assert!(
        unnamed.is_empty(),
        "the checklist does not name {unnamed:?}"
    );
    // And it names nothing that does not exist, apart from a translation that an author may add.
    let named = readme.split('`').skip(1).step_by(2);
    let rooms = ["src/", "tests/", "rnw/"];
    let named = named.filter(|text| rooms.iter().any(|room| text.starts_with(room)));
    for name in named.filter(|name| *name != "src/words/cs.ftl") {
        assert!(files.contains(name), "{name} does not exist");
    }
    let steps = readme.lines().filter(|line| line.contains(". **")).count();
    assert_eq!(steps, 13, "{readme}");
}

#[test]
fn a_new_game_uses_the_published_crates_or_the_source_of_the_engine() {
    let home = Home::new();
    home.out(&format!("new-game {NAME} --dir games"));
    let manifest = home.read(&format!("games/{NAME}/Cargo.toml"));
    let version = env!("CARGO_PKG_VERSION");
    let published = format!("roll-and-write = {{ version = \"{version}\", features = ");
    contains(&manifest, published);
    home.out(&format!(
        "new-game {NAME} --dir games --engine {ROOT} --force"
    ));
    let manifest = home.read(&format!("games/{NAME}/Cargo.toml"));
    contains(&manifest, "roll-and-write = { path = ");
    contains(&manifest, "crates/roll-and-write");
}

#[test]
fn a_new_game_overwrites_nothing_and_has_a_name_of_its_own() {
    let home = Home::new();
    written(&home);
    home.write(&format!("{NAME}/README.md"), "mine");
    home.refused(
        &format!("new-game {NAME}"),
        2,
        "tide-pool already exists; --force overwrites its files",
    );
    assert_eq!(home.read(&format!("{NAME}/README.md")), "mine");
    home.out(&format!("new-game {NAME} --force"));
    begins(&home.read(&format!("{NAME}/README.md")), "# Tide Pool\n");
    for (args, says) in [
        (
            "Tide",
            "invalid name \"Tide\"; expected up to 32 lower-case letters",
        ),
        ("tide_pool", "invalid name"),
        ("../tide", "invalid name"),
        ("nuggets", "a game already has the name nuggets"),
        (
            "pearl-lagoon",
            "an included pack already has the name pearl-lagoon",
        ),
        ("match", "match cannot be the name of a crate"),
        ("rnw-cli", "rnw-cli cannot be the name of a crate"),
        ("other --engine .", "is not the source of the engine"),
    ] {
        home.refused(&format!("new-game {args}"), 2, says);
    }
    // A file in the way stays.
    home.write("taken", "mine");
    home.refused("new-game other --dir taken", 1, "taken");
    assert_eq!(home.read("taken"), "mine");
}

/// Runs cargo in a folder, without a network. Everything is built in a folder beside the program under test, so that it
/// is built once.
fn cargo(folder: &Path, args: &str) -> Output {
    let here = std::env::current_exe().unwrap();
    let target = here.ancestors().nth(3).unwrap();
    // The options of cargo stand before the arguments of the program.
    let (before, after) = args.split_once(" -- ").unwrap_or((args, ""));
    let mut cargo = Command::new(env!("CARGO"));
    let home = folder.parent().unwrap();
    cargo.args(before.split(' '));
    cargo.args(["--offline", "--target-dir"]).arg(target);
    cargo.arg("--config").arg(profile(home));
    cargo.arg("--").args(after.split_whitespace());
    cargo
        .current_dir(folder)
        .env("XDG_STATE_HOME", home.join("state"))
        .env("XDG_CONFIG_HOME", home.join("config"))
        .env("LANG", "C.UTF-8")
        .output()
        .unwrap()
}

/// The file in this folder that has the profile of our tests: what they have built is then not built once more.
fn profile(folder: &Path) -> PathBuf {
    let manifest = fs::read_to_string(format!("{ROOT}/Cargo.toml")).unwrap();
    let parts = manifest.split("\n\n").filter_map(|part| {
        let start = part.find("[profile.dev")?;
        Some(&part[start..])
    });
    let path = folder.join("profile.toml");
    fs::write(&path, parts.collect::<Vec<_>>().join("\n\n")).unwrap();
    path
}

/// A library with a game has few dependencies, and the command is none of them. Needs no network: all of them are those of
/// the workspace.
#[test]
fn a_new_game_is_tested_with_few_packages_and_without_the_command() {
    let home = Home::new();
    let folder = written(&home);
    fs::copy(format!("{ROOT}/Cargo.lock"), folder.join("Cargo.lock")).unwrap();
    let mut tree = Command::new(env!("CARGO"));
    let tree = tree.args("tree --offline --prefix none --edges all --format {p}".split(' '));
    let output = tree.current_dir(&folder).output().unwrap();
    assert!(output.status.success(), "{}", all(&output));
    let text = String::from_utf8(output.stdout).unwrap();
    // A repeated package has a mark behind its name.
    let packages = text.lines().map(|line| line.trim_end_matches(" (*)"));
    let packages: BTreeSet<&str> = packages.filter(|line| line.contains(" v")).collect();
    let names = packages.iter().copied().collect::<Vec<_>>().join("\n");
    assert!(
        names.contains("rnw-testkit") && !names.contains("rnw-cli"),
        "{names}"
    );
    let count = packages.len();
    assert!(count < PACKAGES_MAX, "{count} packages:\n{names}");
}

/// Everything that cargo and the program printed.
fn all(output: &Output) -> String {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    text(&output.stdout) + &text(&output.stderr)
}

#[track_caller]
fn succeeds(folder: &Path, args: &str) -> String {
    let output = cargo(folder, args);
    let text = all(&output);
    assert!(output.status.success(), "cargo {args}: {text}");
    text
}

/// The tests that fail, as `cargo test` names them.
#[track_caller]
fn failing(folder: &Path) -> BTreeSet<String> {
    let text = all(&cargo(folder, "test --workspace --no-fail-fast"));
    let failed = |line: &str| {
        Some(
            line.strip_prefix("test ")?
                .strip_suffix(" ... FAILED")?
                .to_owned(),
        )
    };
    text.lines().filter_map(failed).collect()
}

fn replace(path: &Path, from: &str, to: &str) {
    let text = fs::read_to_string(path).unwrap();
    assert!(
        text.contains(from),
        "{}: {from:?} is not there",
        path.display()
    );
    fs::write(path, text.replace(from, to)).unwrap();
}

/// Writes a game, tests it, and changes its rules step by step as the checklist says. Each omitted step is noticed.
#[test]
#[ignore = "needs minutes, because it builds programs outside of this workspace"]
fn a_new_game_builds_plays_and_can_be_changed_along_its_checklist() {
    let home = Home::new();
    let folder = written(&home);
    // The versions of the workspace, which are here without a network.
    fs::copy(format!("{ROOT}/Cargo.lock"), folder.join("Cargo.lock")).unwrap();
    let tested = succeeds(&folder, "test --workspace");
    for test in [
        "greedy_is_better_than_random",
        "random_games_hold_all_laws",
        "random_games_meet_every_event",
        "tp_5_a_box_crossed_alone_gets_a_star",
        "the_game_of_seed_7_is_as_it_was",
        "every_key_in_the_code_has_a_sentence",
        "the_game_is_listed_explained_and_played",
    ] {
        assert!(tested.contains(&format!("test {test} ... ok")), "{tested}");
    }
    assert!(!tested.contains("warning:"), "{tested}");
    // The commands at the top of the checklist, and the last step.
    let played = succeeds(
        &folder,
        &format!("run -p {NAME}-rnw -- play {NAME} --players greedy,random --seed 7"),
    );
    assert!(played.contains("Standings"), "{played}");
    let checked = succeeds(
        &folder,
        &format!("run -p {NAME}-rnw -- test {NAME} --games 4"),
    );
    assert!(checked.contains("4 games"), "{checked}");
    let listed = succeeds(&folder, &format!("run -p {NAME}-rnw -- list"));
    contains(&listed, NAME);
    contains(&listed, "nuggets");

    // Steps 1 and 2: the game becomes shorter. Its clause test and the stored game notice.
    replace(
        &folder.join("src/rules.md"),
        "after 12 turns",
        "after 9 turns",
    );
    replace(
        &folder.join("src/rules.rs"),
        "TURNS: u8 = 12",
        "TURNS: u8 = 9",
    );
    let noticed = failing(&folder);
    assert!(
        noticed.contains("tp_6_the_twelfth_turn_ends_the_game")
            && noticed.contains("the_game_of_seed_7_is_as_it_was"),
        "{noticed:?}"
    );
    // Step 11: the tests say the new rule, and the game is stored anew.
    replace(
        &folder.join("tests/clauses.rs"),
        "for _ in 0..12",
        "for _ in 0..9",
    );
    let mut update = Command::new(env!("CARGO"));
    let here = std::env::current_exe().unwrap();
    update
        .args(["test", "--offline", "--test", "golden", "--target-dir"])
        .arg(here.ancestors().nth(3).unwrap())
        .arg("--config")
        .arg(profile(folder.parent().unwrap()))
        .current_dir(&folder)
        .env("UPDATE_GOLDEN", "1");
    assert!(update.output().unwrap().status.success());
    assert_eq!(failing(&folder), BTreeSet::new());
    // Step 7: an estimate with the wrong sign misleads the bots.
    let scoring = folder.join("src/scoring.rs");
    replace(&scoring, "    1000 * i64", "    -1000 * i64");
    let noticed = failing(&folder);
    assert!(
        noticed.contains("greedy_is_better_than_random"),
        "{noticed:?}"
    );
    replace(&scoring, "    -1000 * i64", "    1000 * i64");
    // Step 9: a sentence that is missing is found.
    replace(
        &folder.join("src/words/en.ftl"),
        "event-passed = ",
        "event-past = ",
    );
    assert!(failing(&folder).contains("every_key_in_the_code_has_a_sentence"));
}
