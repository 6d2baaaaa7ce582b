//! Nuggets: typed moves, and what is hidden and divided only in this game.

use crate::common::{Home, PROMPT, Run, contains};

/// A table without chance: the pack places the deposits, and seat 1 begins.
const PLAY: &str = "play nuggets --option layout=custom --option first=1 --seed 7";

/// Runs a game in which people type these lines, separated by `/`.
fn typed(players: &str, input: &str) -> Run {
    let input = input
        .split('/')
        .map(str::trim)
        .collect::<Vec<_>>()
        .join("\n");
    Home::new().type_into(&format!("{PLAY} {players}"), &format!("{input}\n"))
}

#[test]
fn fences_and_chips_are_typed_carelessly() {
    for (line, report) in [
        ("fence d3 e3", "- Player 1 builds a fence between d3 and e3"),
        (
            "  FENCE  E3, d3 ",
            "- Player 1 builds a fence between d3 and e3",
        ),
        ("fence e4 e3", "- Player 1 builds a fence between e3 and e4"),
        (
            "chip 3 d4",
            "- Player 1 puts a chip face down on d4\n- The chip of Player 1 on d4 has the value 3",
        ),
        ("Chip D4 3", "- The chip of Player 1 on d4 has the value 3"),
        ("1", "- Player 1 builds a fence between a1 and b1"),
        ("pass", "- Player 1 passes and is out"),
    ] {
        // After the fences of seat 2, seat 1 types `log`, unless it has passed.
        let run = typed(
            "--players me,me",
            &format!("{line}/fence a4 b4/fence b4 c4/log"),
        );
        let (_, log) = run.out.rsplit_once(PROMPT).unwrap();
        assert!(log.contains(report), "{line}: {}", run.out);
    }
}

/// The lines typed before, the wrong line, and a part of the error message: one of each kind. The tests of the
/// crate have all refusals. The pack puts a deposit on b1.
const WRONG: &[(&str, &str, &str)] = &[
    ("", "fense a1 b1", "did you mean fence?"),
    (
        "",
        "fence h5 i5",
        "There is no cell \"i5\"; cells are a1 to h5",
    ),
    (
        "",
        "chip 0 d4",
        "No chip has the value \"0\"; values are 1 to 5",
    ),
    ("", "999", "moves, numbered from 1"),
    (
        "",
        "chip 1 b1",
        "Cell b1 has a deposit; place your chip on a free cell [NG-9]",
    ),
    (
        "fence a1 b1",
        "pass",
        "You have built one fence; build a second one [NG-7]",
    ),
    (
        "fence b1 c1/fence a2 a3/pass/fence a2 b2",
        "fence a1 b1",
        "would leave a region of 2 cells; a region needs at least four [NG-8]",
    ),
];

/// `why` gives the same answer as the move itself.
#[test]
fn a_wrong_line_is_reported_what_is_wrong_and_by_which_clause() {
    for (before, line, says) in WRONG {
        let clause = says.contains('[').then_some("why ");
        for ask in std::iter::once("").chain(clause) {
            let run = typed("--players me,me", &format!("{before}/{ask}{line}"));
            let (_, said) = run.out.rsplit_once(PROMPT).unwrap();
            assert!(
                said.contains(says),
                "{ask}{line}: {says:?} is not in: {said}"
            );
            assert_eq!(run.code, 6, "a wrong line changes nothing: {line}");
        }
    }
}

/// Every fence and every chip is immediately public, so no player can undo one.
#[test]
fn what_lies_on_the_board_is_not_taken_back() {
    for line in ["fence a1 b1", "chip 1 a1/pass"] {
        let run = typed("--players me,me", &format!("{line}/undo"));
        let (_, said) = run.out.rsplit_once(PROMPT).unwrap();
        assert!(
            said.contains(
                "You cannot undo: others have seen your last move, or something new was revealed."
            ),
            "{line}: {said}"
        );
    }
}

/// A corner with a single deposit of 5, in which both seats have a 1. Tests every way to share it (NG-15).
#[test]
fn a_deposit_that_does_not_divide_is_shared_as_the_option_says() {
    let script = "fence b1 c1/fence b2 c2/fence a2 a3/fence b2 b3/chip 1 a1/chip 1 a2/pass/pass";
    for (split, printed, recorded) in [
        ("exact", "2 1/2", "2.5"),
        ("floor-deposit", "2", "2"),
        ("floor-region", "2", "2"),
    ] {
        let home = Home::new();
        let args = format!("{PLAY} --players me,me --option split={split} --record game.jsonl");
        let run = home.type_into(&args, &script.replace('/', "\n"));
        contains(
            &run.out,
            format!(
                "The region of a1 (4 cells, gold 5). Chips: A 1, B 1. Points: A {printed}, B {printed}\n"
            ),
        );
        let score = format!("{{\"score\":{recorded},\"place\":1}}");
        assert!(
            home.read("game.jsonl")
                .trim_end()
                .ends_with(&format!("[{score},{score}]}}")),
            "{}",
            home.read("game.jsonl")
        );
        contains(
            &home.out("verify game.jsonl"),
            format!("complete, {printed} : {printed}"),
        );
    }
}

#[test]
fn nobody_is_reported_a_score_before_the_end() {
    let home = Home::new();
    let args = format!("{PLAY} --players me,greedy --record game.jsonl");
    let run = home.type_into(&args, "chip 5 a1\nscore\n");
    contains(
        &run.out,
        "The score is known only after the hidden pieces are turned up.",
    );
    let replayed = home.out("replay game.jsonl --as 1");
    assert!(
        replayed.contains("The score is known only after the hidden pieces are turned up.")
            && !replayed.contains("Standings"),
        "{replayed}"
    );
}
