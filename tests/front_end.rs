//! The front end of docs/front-end.md: its size, and a game that is played through it.

#[path = "../crates/cli/examples/front_end.rs"]
#[expect(dead_code, reason = "the example has a `main` of its own")]
mod example;

use crate::page::file;
use example::play;

const EXAMPLE: &str = "crates/cli/examples/front_end.rs";
const GUIDE: &str = "docs/front-end.md";
const SEED: u64 = 8;

/// What the front end prints if these lines are typed, and whether it ended well.
fn typed(lines: &str) -> (String, bool) {
    let mut printed = Vec::new();
    let ended = play(SEED, lines.as_bytes(), &mut printed).is_ok();
    (String::from_utf8(printed).unwrap(), ended)
}

#[test]
fn the_guide_prints_the_front_end_as_it_is() {
    let source = file(EXAMPLE);
    let count = source.lines().count();
    assert!(count <= 70, "{EXAMPLE} has {count} lines");
    let block = format!("```rust\n{source}```\n");
    assert!(
        file(GUIDE).contains(&block),
        "{GUIDE} does not print {EXAMPLE} as it is"
    );
}

/// Moves are played, the bot answers, and a refusal names its clause.
#[test]
fn moves_are_played_through_the_front_end() {
    // Cells in opposite corners are no pattern. At least one of these pairs is on the card.
    let apart = "A a1 d3\nA d1 a3\nA b1 b3\nA c1 c3\n";
    let (printed, ended) = typed(&format!("1\n{apart}fly\n99\n1\nquit\n"));
    assert!(ended, "`quit` is no error");
    for text in [
        "- Ann keeps ",
        "- Bob keeps ",
        "Offer\n",
        "- Ann marks ",
        "- Bob marks ",
        "Standings\n",
    ] {
        assert!(printed.contains(text), "no {text:?} in\n{printed}");
    }
    let refused = printed.lines().find(|line| line.ends_with(" [C-3]"));
    assert!(refused.is_some(), "no clause in\n{printed}");
    assert!(!printed.contains("event-"), "a key in\n{printed}");
}

/// What the bot was dealt stays its secret.
#[test]
fn the_front_end_shows_what_its_seat_may_know() {
    let (printed, _) = typed("1\nquit\n");
    assert!(printed.contains("- Ann is dealt "), "{printed}");
    assert!(!printed.contains("- Bob is dealt "), "{printed}");
}

/// The first move of the list, over and over: 28 turns, and the standings.
#[test]
fn a_whole_game_is_played_through_the_front_end() {
    let (printed, ended) = typed(&"1\n".repeat(400));
    assert!(ended);
    assert!(printed.contains("Turn 28 of 28"), "{printed}");
    assert!(printed.contains("- The game is over\n"), "{printed}");
    let (_, ended) = typed("1\n");
    assert!(!ended, "the input must not end before the game");
}

#[test]
fn the_transcript_of_the_guide_is_printed() {
    let guide = file(GUIDE);
    let (_, shown) = guide.split_once("```text\n").unwrap();
    let (shown, _) = shown.split_once("```\n").unwrap();
    let typed_lines = shown.lines().filter_map(|line| line.strip_prefix("> "));
    let lines: Vec<&str> = typed_lines.chain([""]).collect();
    let lines = lines.join("\n");
    let (printed, _) = typed(&lines);
    let shown: Vec<String> = shown
        .lines()
        .map(|line| if line.starts_with("> ") { "…" } else { line }.to_owned())
        .collect();
    if let Some(line) = crate::page::missing(&printed, &shown) {
        panic!("{GUIDE} says {line:?}, but it printed\n{printed}");
    }
}
