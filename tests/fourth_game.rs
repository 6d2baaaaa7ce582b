//! One more game than the shipped ones: the toy game of docs/adding-a-game.md. It must pass the tests for every
//! game, which may require only the contract of a game.
//!
//! The tests that loop over the games run again in a process of their own. The toy game is then the only game, or one of
//! the games for tests that compare all of them, and the command is the `rnw` of the toy game.

use crate::common::{ALONE, ROOT, WITH_TOY, example};
use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

/// The tests whose own text calls `games()` or `tables()`, with their modules.
fn walking() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for file in fs::read_dir(format!("{ROOT}/tests")).unwrap() {
        let path = file.unwrap().path();
        let module = path.file_stem().unwrap().to_str().unwrap();
        if path.extension().is_none_or(|kind| kind != "rs") || module == "fourth_game" {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        // A test ends where the next one begins.
        for part in text.split("#[test]\n").skip(1) {
            let body = part.split("\n}\n").next().unwrap_or_default();
            let walks = ["games", "tables"].iter().any(|call| {
                // Some modules define a function of this name for something else.
                let is_common = !text.contains(&format!("\nfn {call}("));
                let call = format!("{call}()");
                let mut calls = body.match_indices(&call);
                is_common && calls.any(|(at, _)| !body[..at].ends_with('_'))
            });
            let name = part
                .lines()
                .find_map(|line| line.strip_prefix("fn ")?.split('(').next());
            // Tests in nested modules need less than a whole game.
            let Some(name) = name else { continue };
            let name = format!("{module}::{name}");
            if walks {
                found.insert(name);
            }
        }
    }
    found
}

/// These compare something with all games of the catalogue, so they need the others too.
const WITH_OTHERS: [&str; 5] = [
    "analysis::every_game_is_analysed_and_the_best_line_adds_up",
    "command_line::games_are_listed_with_their_options",
    "every_game::every_value_of_every_option_can_be_played_and_is_kept_in_the_record",
    "schemas::shipped_content_follows_its_schemas",
    "words::every_value_of_every_option_has_words_and_no_other_has",
];

#[test]
fn what_is_asked_of_every_game_is_asked_of_a_game_without_a_pack() {
    let walking = walking();
    assert!(walking.len() > 20, "{walking:?}");
    example("cli", "columns");
    let needs_others = |name: &&String| WITH_OTHERS.contains(&name.as_str());
    let (others, alone): (Vec<&String>, Vec<&String>) = walking.iter().partition(needs_others);
    assert_eq!(others.len(), WITH_OTHERS.len(), "a test has another name");
    for (names, games) in [(alone, ALONE), (others, "beside")] {
        let mut tests = Command::new(std::env::current_exe().unwrap());
        let tests = tests.args(&names).arg("--exact").env(WITH_TOY, games);
        let done = tests.output().unwrap();
        let said = String::from_utf8_lossy(&done.stdout);
        let count = format!("running {} tests", names.len());
        assert!(said.contains(&count), "{count} is not in:\n{said}");
        assert!(done.status.success(), "{said}");
    }
}
