//! All output of the command for a seat keeps the secrets of the other seats. `leaks.rs` checks what programs are sent.
//!
//! Each test plays a game twice. The two games differ only in the values of one seat's chips. The output for other
//! seats must therefore be equal byte by byte until the end.

use crate::common::{Home, is_whole, joined, lines};
use serde_json::Value;
use std::collections::BTreeSet;

/// The number of seats of each table, and the seed of its game. Unless all are wanted, the first two are played.
const TABLES: [(usize, u64); 4] = [(2, 7), (3, 7), (2, 8), (4, 7)];
const SAMPLED: usize = 2;

/// The moves of a Nuggets game between bots, in order: the seat, counted from 0, and the text.
fn bot_game(seats: usize, seed: u64) -> Vec<(usize, String)> {
    let home = Home::new();
    let players = ["greedy", "random", "greedy", "random"][..seats].join(",");
    home.out(&format!(
        "play nuggets --players {players} --seed {seed} --record game.jsonl"
    ));
    moves(&lines(&home.read("game.jsonl")))
}

fn moves(record: &[String]) -> Vec<(usize, String)> {
    let line = |line: &String| {
        let line: Value = serde_json::from_str(line).unwrap();
        let seat = (line["line"] == "move").then(|| line["seat"].as_u64().unwrap() as usize - 1)?;
        Some((seat, line["move"].as_str().unwrap().to_owned()))
    };
    record.iter().filter_map(line).collect()
}

/// The same moves, but each chip of seat `hidden` has the value of that seat's next chip.
fn twin(moves: &[(usize, String)], hidden: usize) -> Vec<(usize, String)> {
    let chip = |(seat, text): &(usize, String)| {
        let (word, rest) = text.split_once(' ')?;
        (*seat == hidden && word == "chip").then(|| rest.split_once(' ').unwrap())?;
        Some(rest.split_once(' ').unwrap().0.to_owned())
    };
    let mut values: Vec<String> = moves.iter().filter_map(chip).collect();
    values.rotate_left(1);
    let mut values = values.into_iter();
    let changed = |at: &(usize, String)| match chip(at) {
        Some(_) => {
            let cell = at.1.rsplit(' ').next().unwrap();
            (at.0, format!("chip {} {cell}", values.next().unwrap()))
        }
        None => at.clone(),
    };
    moves.iter().map(changed).collect()
}

/// Plays these moves at one keyboard and records the game in `game.jsonl`.
fn played(seats: usize, seed: u64, moves: &[(usize, String)]) -> Home {
    let home = Home::new();
    let players = ["me"; 4][..seats].join(",");
    let texts: Vec<&str> = moves.iter().map(|(_, text)| text.as_str()).collect();
    let input = texts.join("\n") + "\n";
    let run = home.type_into(
        &format!("play nuggets --players {players} --seed {seed} --record game.jsonl"),
        &input,
    );
    assert_eq!(run.code, 0, "{}", run.err);
    home
}

/// Calls the test for each table and each seat with changed chips: the pair of games, the seat, and the other
/// seats.
fn for_each_pair(test: impl Fn(&Home, &Home, usize, &[usize])) {
    let tables = if is_whole() { TABLES.len() } else { SAMPLED };
    for &(seats, seed) in &TABLES[..tables] {
        let moves = bot_game(seats, seed);
        let one = played(seats, seed, &moves);
        for hidden in 0..seats {
            let changed = twin(&moves, hidden);
            assert_ne!(
                moves, changed,
                "seat {hidden} lays chips of two values at least"
            );
            let others: Vec<usize> = (0..seats).filter(|seat| *seat != hidden).collect();
            test(&one, &played(seats, seed, &changed), hidden, &others);
        }
    }
}

/// The text before the end of the game.
fn before_the_end(text: &str) -> &str {
    text.split_once("- The game is over")
        .expect("the game is over")
        .0
}

#[test]
fn replay_as_another_seat_shows_no_value_before_the_end() {
    for_each_pair(|one, other, hidden, others| {
        let whole =
            |home: &Home, seat: usize| home.out(&format!("replay game.jsonl --as {}", seat + 1));
        for seat in others {
            assert_eq!(
                before_the_end(&whole(one, *seat)),
                before_the_end(&whole(other, *seat))
            );
        }
        assert_ne!(
            before_the_end(&whole(one, hidden)),
            before_the_end(&whole(other, hidden)),
            "the owner sees it"
        );
    });
}

#[test]
fn replay_as_another_seat_turn_by_turn_shows_no_value_before_the_end() {
    for_each_pair(|one, other, _, others| {
        let seat = others.last().unwrap() + 1;
        let whole = one.json("replay game.jsonl --format json");
        let last = whole.as_array().unwrap().last().unwrap()["turn"]
            .as_u64()
            .unwrap();
        for turn in (0..last).step_by(5).chain([last - 1]) {
            let shown =
                |home: &Home| home.out(&format!("replay game.jsonl --as {seat} --turn {turn}"));
            assert_eq!(shown(one), shown(other), "turn {turn} as seat {seat}");
        }
    });
}

#[test]
fn replay_as_another_seat_tells_programs_no_value_before_the_end() {
    for_each_pair(|one, other, _, others| {
        for seat in others {
            let report = |home: &Home| {
                let report = home.json(&format!(
                    "replay game.jsonl --as {} --format json",
                    seat + 1
                ));
                let report = report.as_array().unwrap().clone();
                let end = report
                    .iter()
                    .position(|line| line["key"] == "event-nuggets-ended");
                report[..end.unwrap()].to_vec()
            };
            assert_eq!(report(one), report(other), "as seat {}", seat + 1);
        }
    });
}

/// The record itself contains all values, so the other players must not look into it.
#[test]
fn the_record_has_every_value() {
    for_each_pair(|one, other, hidden, _| {
        let (first, second) = (
            lines(&one.read("game.jsonl")),
            lines(&other.read("game.jsonl")),
        );
        assert_eq!(twin(&moves(&first), hidden), moves(&second));
        let all = one.out("replay game.jsonl");
        for (_, text) in moves(&first)
            .iter()
            .filter(|row| row.1.starts_with("chip "))
        {
            let words: Vec<&str> = text.split(' ').collect();
            assert!(
                all.contains(&format!("on {} has the value {}\n", words[2], words[1])),
                "{text}"
            );
        }
    });
}

/// All input that decides nothing, moves that are never legal, and the question for each cell whether a chip may be
/// placed there.
fn questions() -> String {
    let asked = "table\nlog\nmoves\nscore\nhint\nlegend\nhelp\nredo\nsave\nwhy 1\n";
    let wrong = "chip 7 a1\nchip 9 a1\nchip 5 d1\nfence a1 b1 c1\nfence d3 e4\ndone\n";
    let cells = ('a'..='h').flat_map(|col| (1..=5).map(move |row| format!("{col}{row}")));
    let chips = cells.flat_map(|cell| [1, 5].map(|value| format!("why chip {value} {cell}\n")));
    format!("{asked}{wrong}{}quit\n", chips.collect::<String>())
}

/// Writes the first lines of a record to `cut.jsonl`, up to a point where `seat` must move. The header has `player`
/// on that seat and bots on the others.
fn cut_for(home: &Home, seat: usize, nth: usize, player: &str) {
    let record = lines(&home.read("game.jsonl"));
    let is_own =
        |line: &&String| line.contains(&format!("\"line\":\"move\",\"seat\":{},", seat + 1));
    let own: Vec<&String> = record.iter().filter(is_own).collect();
    let at = record
        .iter()
        .position(|line| line == own[nth * (own.len() - 1) / 8])
        .unwrap();
    let mut header: Value = serde_json::from_str(&record[0]).unwrap();
    for (index, assignment) in header["seats"]
        .as_array_mut()
        .unwrap()
        .iter_mut()
        .enumerate()
    {
        assignment["player"] = if index == seat { player } else { "random" }.into();
    }
    let mut cut = vec![header.to_string()];
    cut.extend_from_slice(&record[1..at]);
    home.write("cut.jsonl", joined(&cut));
}

/// A person resumes a game, asks every possible question and types moves that are refused.
#[test]
fn a_person_at_the_keyboard_is_shown_no_value_of_another() {
    let questions = questions();
    for_each_pair(|one, other, _, others| {
        for seat in others {
            for nth in [1, 3, 5, 8]
                .into_iter()
                .step_by(if is_whole() { 1 } else { 2 })
            {
                let shown = |home: &Home| {
                    cut_for(home, *seat, nth, "me");
                    let run = home.type_into("play --resume cut.jsonl", &questions);
                    assert_eq!(run.code, 0, "{}", run.err);
                    run.out
                };
                let out = shown(one);
                assert_eq!(out, shown(other), "as seat {}", seat + 1);
                let letters = "ABCD"
                    .chars()
                    .enumerate()
                    .filter(|(index, _)| index != seat);
                for text in letters
                    .flat_map(|(_, letter)| (1..=5).map(move |value| format!("{letter}{value}")))
                {
                    assert!(
                        !out.lines().any(
                            |line| line.contains(&text) && !line.contains("a chip: the letter")
                        ),
                        "{text} as seat {}:\n{out}",
                        seat + 1
                    );
                }
            }
        }
    });
}

/// The owner, in contrast, sees the values, unless the table forbids it.
#[test]
fn the_owner_is_shown_the_own_values_unless_that_is_forbidden() {
    for (peek, shown) in [("allowed", true), ("forbidden", false)] {
        let args = format!(
            "play nuggets --players me,greedy --option first=1 --option layout=custom --option peek={peek} --seed 7"
        );
        let out = Home::new().type_into(&args, "chip 5 a1\nquit\n").out;
        let (_, table) = out.rsplit_once("Turn ").unwrap();
        assert_eq!(table.contains("A5"), shown, "peek={peek}: {table}");
        assert_eq!(table.contains("A?"), !shown, "peek={peek}: {table}");
    }
}

/// A line of JSON for programs is written when the game is over, so it may then contain everything.
#[test]
fn after_the_end_all_chips_are_shown_to_all() {
    let home = played(4, 7, &bot_game(4, 7));
    for seat in 1..=4 {
        let text = home.out(&format!("replay game.jsonl --as {seat}"));
        assert_eq!(text.matches(" placed ").count(), 4, "{text}");
        assert!(text.contains("Standings"), "{text}");
    }
}

/// While a turn is open, a seat learns nothing about the others' marks, not even the order of the standings.
#[test]
fn replay_as_a_seat_knows_nothing_of_the_other_marks_of_an_open_turn() {
    for game in ["silver-and-gold", "pyramids"] {
        let (mut seen, mut records) = (BTreeSet::new(), BTreeSet::new());
        for mark in 1..=12 {
            let home = Home::new();
            let args = format!("play {game} --players me,me --seed 6 --record game.jsonl");
            home.type_into(&args, &format!("1\n1\n{mark}\nquit\n"));
            let own = moves(&lines(&home.read("game.jsonl"))).last().unwrap().0 + 1;
            seen.insert(home.out(&format!("replay game.jsonl --as {}", 3 - own)));
            records.insert(home.read("game.jsonl"));
        }
        assert!(records.len() > 6, "{game}: the marks differ");
        assert_eq!(seen.len(), 1, "{game}: {seen:?}");
    }
}
