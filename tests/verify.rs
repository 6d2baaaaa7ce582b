//! Records checked by the rules: whole, unfinished, and spoilt in many ways.

use crate::common::{Home, change, contains, joined, recorded_game, totals};
use serde_json::Value;

/// One way to spoil a record. Lines count from 1; [`LAST`] is the last line.
enum Spoil {
    /// Replaces a text in a line.
    Change(usize, &'static str, &'static str),
    /// Removes a line.
    Delete(usize),
    /// Swaps two lines.
    Swap(usize, usize),
    /// Inserts a line above another one.
    Insert(usize, &'static str),
    /// Repeats a line.
    Twice(usize),
    /// Inserts the result above another line.
    EndAt(usize),
}

use Spoil::{Change, Delete, EndAt, Insert, Swap, Twice};

const LAST: usize = usize::MAX;
const UNDO_1: &str = r#"{"line":"undo","seat":1,"moves":1}"#;
const UNDO_2: &str = r#"{"line":"undo","seat":1,"moves":2}"#;
const THREE_SEATS: &str = r#""seats":[{"name":"x","player":"random"},"#;
const FIVE_SEATS: &str = r#""seats":[{"name":"x","player":"random"},{"name":"y","player":"random"},{"name":"z","player":"random"},"#;

/// The game that is spoilt.
///
/// Its seed deals as follows. Lines 2 to 10 deal, 11 and 12 keep, 13 checks and 14 to 17 fill the
/// offer. Line 18 reveals I2, 19 and 20 mark, 21 checks and 22 reveals I3b. If seat 2 made the mark
/// of line 19, the mark of line 20 would be possible after it.
fn whole_game(home: &Home) -> (Vec<String>, String) {
    recorded_game(home, 653)
}

impl Spoil {
    fn spoil(&self, lines: &mut Vec<String>) {
        let count = lines.len();
        let index = |number: usize| number.min(count) - 1;
        match *self {
            Change(number, from, to) => change(lines, index(number) + 1, from, to),
            Delete(number) => drop(lines.remove(index(number))),
            Swap(one, other) => lines.swap(index(one), index(other)),
            Insert(number, line) => lines.insert(index(number), line.to_owned()),
            Twice(number) => lines.insert(index(number), lines[index(number)].clone()),
            EndAt(number) => lines.insert(index(number), lines[count - 1].clone()),
        }
    }
}

/// A name, a way to spoil the game, the line that the error must name, and a part of its text. The tests of the crate
/// `session` have more.
const SPOILT: &[(&str, Spoil, usize, &str)] = &[
    // Moves.
    (
        "cards not dealt",
        Change(11, "keep O06 O11", "keep P01 P02"),
        11,
        "C-9",
    ),
    (
        "a legal move, but another",
        Change(19, "A a1 a2", "A a1"),
        21,
        "fingerprint",
    ),
    (
        "a cell that there is not",
        Change(19, "A a1 a2", "A b2"),
        19,
        "C-4",
    ),
    (
        "a pattern that is not shown",
        Change(19, "A a1 a2", "A b1 c1 d1"),
        19,
        "C-3",
    ),
    (
        "another seat",
        Change(19, r#""seat":1"#, r#""seat":2"#),
        21,
        "no phase has ended",
    ),
    (
        "a fifth seat",
        Change(19, r#""seat":1"#, r#""seat":5"#),
        19,
        "there is no seat 5",
    ),
    ("a move deleted", Delete(11), 12, "no phase has ended"),
    ("a mark deleted", Delete(19), 20, "no phase has ended"),
    ("a move twice", Twice(11), 12, "refused"),
    (
        "a move and a check swapped",
        Swap(12, 13),
        12,
        "no phase has ended",
    ),
    ("a move and a deal swapped", Swap(10, 11), 10, "refused"),
    // Deals.
    (
        "no such card",
        Change(18, "I2", "I9"),
        18,
        r#"unknown item "I9""#,
    ),
    (
        "a card that has come",
        Change(4, "O11", "G11"),
        4,
        "already been drawn",
    ),
    ("another card", Change(14, "G10", "P05"), 21, "fingerprint"),
    (
        "another start player",
        Change(2, "seat 1", "seat 2"),
        13,
        "fingerprint",
    ),
    ("a deal deleted", Delete(6), 10, "refused"),
    (
        "the first deal deleted",
        Delete(2),
        2,
        "a draw for \"deal\"; expected one for \"start\"",
    ),
    ("dealt cards swapped", Swap(4, 7), 11, "C-9"),
    ("expeditions swapped", Swap(18, 22), 19, "refused"),
    // Checks and the result.
    (
        "another fingerprint",
        Change(13, r#""state":""#, r#""state":"f"#),
        13,
        "fingerprint",
    ),
    ("a fingerprint deleted", Delete(13), 13, ""),
    ("the last fingerprint deleted", Delete(154), 154, ""),
    (
        "another place",
        Change(LAST, r#""place":2"#, r#""place":1"#),
        LAST,
        "the game ends with",
    ),
    (
        "a seat without result",
        Change(LAST, r#",{"score":52,"place":2}"#, ""),
        LAST,
        "ends with",
    ),
    ("the result twice", Twice(LAST), LAST, "after the result"),
    ("a result too early", EndAt(21), 21, "no fingerprint"),
    // The header.
    (
        "another format",
        Change(1, r#""format":3"#, r#""format":7"#),
        1,
        "format 7",
    ),
    (
        "another game",
        Change(1, "silver-and-gold", "ludo"),
        1,
        r#"unknown game "ludo""#,
    ),
    (
        "other rules",
        Change(1, r#""rules":1"#, r#""rules":99"#),
        1,
        "the record has rules version 99, but this game has rules version 1; use version 0.1.0 of the program",
    ),
    (
        "other content",
        Change(1, "sha256:", "sha256:0"),
        1,
        "name its pack with --content PATH",
    ),
    (
        "another option",
        Change(1, r#""start":"random""#, r#""start":"1""#),
        2,
        "expected one for \"deal\"",
    ),
    (
        "no such option",
        Change(1, r#""start":"#, r#""begin":"#),
        1,
        r#""begin""#,
    ),
    (
        "no such value",
        Change(1, r#""start":"random""#, r#""start":"dice""#),
        1,
        r#""dice""#,
    ),
    (
        "three seats",
        Change(1, r#""seats":["#, THREE_SEATS),
        11,
        "refused",
    ),
    ("five seats", Change(1, r#""seats":["#, FIVE_SEATS), 1, "5"),
    ("no header", Delete(1), 1, "no header"),
    // Lines.
    ("a word", Insert(6, "hello"), 6, "not a line of a record"),
    ("an empty line", Insert(6, ""), 6, "an empty line"),
    (
        "another kind of line",
        Insert(6, r#"{"line":"jump"}"#),
        6,
        "unknown variant `jump`",
    ),
    (
        "a field twice",
        Change(11, r#""seat":1"#, r#""seat":1,"seat":1"#),
        11,
        "duplicate field",
    ),
    // Undoing.
    (
        "too much taken back",
        Insert(12, UNDO_2),
        12,
        "cannot undo here",
    ),
    (
        "a move taken back",
        Insert(12, UNDO_1),
        14,
        "no phase has ended",
    ),
];

/// Runs `verify` on these lines. Returns the verdict, the line that it names, and its message.
fn verdict(home: &Home, lines: &[String]) -> (String, usize, String) {
    home.write("judged.jsonl", joined(lines));
    let run = home.run("verify judged.jsonl --format json");
    let judged: Value = serde_json::from_str(&run.out).unwrap();
    let verdict = judged[0]["verdict"].as_str().unwrap().to_owned();
    assert_eq!(
        run.code,
        if verdict == "diverging" { 4 } else { 0 },
        "{judged}"
    );
    let problem = run
        .err
        .strip_prefix("rnw: judged.jsonl: line ")
        .unwrap_or_default();
    let (number, problem) = problem.split_once(": ").unwrap_or(("0", problem));
    let number = number.parse().unwrap();
    // Programs read the line from its own field.
    assert_eq!(
        judged[0]["line"].as_u64().unwrap_or(0),
        number as u64,
        "{judged}"
    );
    (verdict, number, problem.to_owned())
}

#[test]
fn a_spoilt_record_diverges_at_the_line_that_is_named() {
    let home = Home::new();
    let (lines, _) = whole_game(&home);
    let mut wrong = Vec::new();
    for (what, spoil, number, says) in SPOILT {
        let mut spoilt = lines.clone();
        spoil.spoil(&mut spoilt);
        let number = (*number).min(spoilt.len());
        let (verdict, line, problem) = verdict(&home, &spoilt);
        if (verdict.as_str(), line) != ("diverging", number) || !problem.contains(says) {
            wrong.push(format!(
                "{what}: {verdict} at {line}, expected {number}: {problem}"
            ));
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn a_spoilt_record_is_not_resumed_and_left_as_it_is() {
    let home = Home::new();
    let (lines, _) = whole_game(&home);
    for (what, spoil, _, _) in SPOILT
        .iter()
        .filter(|row| !row.0.ends_with("fingerprint deleted"))
    {
        let mut spoilt = lines.clone();
        spoil.spoil(&mut spoilt);
        home.write("spoilt.jsonl", joined(&spoilt));
        let refused = home.run("play --resume spoilt.jsonl");
        assert!([2, 4].contains(&refused.code), "{what}: {}", refused.err);
        assert_eq!(home.read("spoilt.jsonl"), joined(&spoilt), "{what}");
    }
}

/// The content of the record causes these errors, so each is an error of the record, whatever part is wrong.
#[test]
fn a_header_that_does_not_fit_is_the_fault_of_the_record() {
    let home = Home::new();
    let (lines, _) = whole_game(&home);
    for (from, to) in [
        ("silver-and-gold", "ludo"),
        ("\"player\":\"random\"", "\"player\":\"alphago\""),
        ("\"player\":\"random\"", "\"player\":\"cmd:python3 'bot\""),
        ("\"start\":\"random\"", "\"begin\":\"1\""),
        ("\"seats\":[", FIVE_SEATS),
    ] {
        let mut spoilt = lines.clone();
        change(&mut spoilt, 1, from, to);
        home.write("spoilt.jsonl", joined(&spoilt[..30]));
        home.refused("play --resume spoilt.jsonl", 4, "spoilt.jsonl: line 1: ");
    }
}

#[test]
fn complete_and_unfinished_are_reported_apart() {
    let home = Home::new();
    let (lines, out) = whole_game(&home);
    assert_eq!(verdict(&home, &lines).0, "complete");
    for kept in [1, 2, 10, 11, 13, 40, lines.len() - 1] {
        assert_eq!(
            verdict(&home, &lines[..kept]).0,
            "unfinished",
            "{kept} lines"
        );
    }
    home.write("part.jsonl", joined(&lines[..40]));
    let text = home.out("verify game.jsonl part.jsonl");
    let decisions = lines[1..40]
        .iter()
        .filter(|line| line.contains("\"line\":\"move\""))
        .count();
    let scores = totals(&out);
    let says = format!(
        "game.jsonl: complete, {scores}\npart.jsonl: unfinished after {decisions} decisions"
    );
    assert!(text.contains(&says), "{says} is not in: {text}");
}

#[test]
fn several_records_are_verified_and_one_bad_one_is_enough() {
    let home = Home::new();
    let (mut lines, _) = whole_game(&home);
    {
        let last = lines.len();
        change(&mut lines, last, "69", "96");
    };
    home.write("bad.jsonl", joined(&lines));
    let run = home.run("verify bad.jsonl game.jsonl");
    assert_eq!(run.code, 4);
    contains(&run.out, "bad.jsonl: diverging");
    contains(&run.out, "game.jsonl: complete");
    contains(&run.err, format!("bad.jsonl: line {}: ", lines.len()));
}

/// The order in which seats mark at the same time is not a part of the game (C-7).
#[test]
fn moves_of_one_phase_may_stand_in_any_order() {
    let home = Home::new();
    let (mut lines, _) = whole_game(&home);
    lines.swap(19 - 1, 20 - 1);
    assert_eq!(verdict(&home, &lines).0, "complete");
}

#[test]
fn hostile_records_are_refused() {
    let home = Home::new();
    let (lines, _) = whole_game(&home);
    let header = &lines[0];
    for (what, bytes) in [
        ("nothing", Vec::new()),
        ("a newline", b"\n".to_vec()),
        ("no text", vec![0xff, 0xfe, b'\n']),
        ("zeros", vec![0; 4096]),
        ("brackets", [b"[".repeat(100_000), b"\n".to_vec()].concat()),
        (
            "nested options",
            format!(
                "{}\n",
                header.replacen(
                    "\"options\":{",
                    &format!("\"options\":{{\"a\":{}", "[".repeat(100_000)),
                    1
                )
            )
            .into(),
        ),
        (
            "a huge number",
            format!(
                "{header}\n{{\"line\":\"move\",\"seat\":99999999999999999999,\"move\":\"draw\"}}\n"
            )
            .into(),
        ),
        (
            "a negative number",
            format!("{header}\n{{\"line\":\"undo\",\"seat\":1,\"moves\":-1}}\n").into(),
        ),
        (
            "no seats",
            format!(
                "{}\n",
                header.replacen("\"seats\":[", "\"seats\":[],\"was\":[", 1)
            )
            .into(),
        ),
        ("a list", b"[1,2,3]\n".to_vec()),
    ] {
        home.write("hostile.jsonl", bytes);
        for command in [
            "verify hostile.jsonl",
            "play --resume hostile.jsonl",
            "replay hostile.jsonl",
        ] {
            let run = home.run(command);
            assert!(
                [2, 4].contains(&run.code),
                "{what}: {command}: {} {}",
                run.code,
                run.err
            );
            assert!(run.err.contains("rnw: "), "{what}: {command}: {}", run.err);
        }
    }
}
