//! Records: written during play, killed, cut, undone, resumed and replayed.

use crate::common::{
    GAME, Home, PROMPT, begins, came_to, contains, joined, recorded_game, same, standings, totals,
    undated, whole_game,
};
use std::fs;
use std::io::Write;

// --- Written during play

#[test]
fn the_record_is_written_while_the_game_goes_on() {
    let home = Home::new();
    // With this seed no first move leaves a bonus cell, so each ends the turn of the seat.
    let mut game = home.start(&format!(
        "play {GAME} --players me,greedy --seed 3 --record game.jsonl"
    ));
    game.play_first_moves(0);
    let before = home.read("game.jsonl");
    let dealt = |line: &&str| line.contains("\"purpose\":\"deal\"");
    assert!(
        before.starts_with("{\"line\":\"header\"") && before.ends_with("\"}\n"),
        "{before}"
    );
    assert!(
        before.lines().last().as_ref().is_some_and(dealt),
        "{before}"
    );
    assert_eq!(before.lines().filter(dealt).count(), 2 * 4, "{before}");
    for moves in 1..4 {
        game.type_line("1");
        game.wait_for(PROMPT);
        let record = home.read("game.jsonl");
        assert!(record.ends_with("}\n"), "whole lines alone: {record}");
        assert_eq!(
            record.matches("\"line\":\"move\",\"seat\":1").count(),
            moves,
            "{record}"
        );
        assert!(
            record.matches("\"line\":\"move\",\"seat\":2").count() >= moves,
            "{record}"
        );
    }
}

#[test]
fn a_game_that_nobody_named_a_record_for_is_kept_where_such_things_are_kept() {
    let home = Home::new();
    for number in 1..3 {
        let run = home.type_into(&format!("play {GAME} --players me --seed 7"), "1\nquit\n");
        let path = format!("state/rnw/{GAME}-{number}.jsonl");
        assert!(run.err.contains(&path), "{}", run.err);
        assert!(home.out(&format!("verify {path}")).contains("unfinished"));
    }
    home.out(&format!("play {GAME} --players greedy"));
    assert_eq!(
        fs::read_dir(home.path("state/rnw")).unwrap().count(),
        2,
        "games of bots are not kept"
    );
}

// --- Killed

/// A player always chooses the first move. The record is then the same byte by byte, even if the process was killed
/// twice on the way.
#[test]
fn a_killed_game_is_resumed_and_nothing_but_the_decision_in_the_making_is_lost() {
    let whole = Home::new();
    let ones = "1\n".repeat(400);
    let players = "--players me,greedy,random --seed 7 --record game.jsonl";
    let out = whole
        .type_into(&format!("play {GAME} {players}"), &ones)
        .out;
    for moves in [0, 1, 2, 5, 13, 29] {
        let home = Home::new();
        let mut game = home.start(&format!("play {GAME} {players}"));
        game.play_first_moves(moves);
        game.kill();
        let mut again = home.start("play --resume game.jsonl");
        again.play_first_moves(moves % 3);
        again.kill();
        let resumed = home.type_into("play --resume game.jsonl", &ones);
        assert_eq!(resumed.code, 0, "{moves}: {}", resumed.err);
        assert_eq!(came_to(&resumed.out), came_to(&out), "{moves}");
        same(
            &undated(&home.read("game.jsonl")),
            &undated(&whole.read("game.jsonl")),
            &format!("killed after {moves} moves"),
        );
    }
}

// --- Cut

#[test]
fn the_command_resumes_what_is_left_of_a_cut_record() {
    let home = Home::new();
    let (_, out) = whole_game(&home);
    let bytes = fs::read(home.path("game.jsonl")).unwrap();
    for cut in (0..12).map(|part| bytes.len() * part / 12 + part) {
        home.write("cut.jsonl", &bytes[..cut]);
        let resumed = home.run("play --resume cut.jsonl");
        if !bytes[..cut].contains(&b'\n') {
            assert_eq!(resumed.code, 4, "cut at {cut}: {}", resumed.err);
            assert_eq!(
                fs::read(home.path("cut.jsonl")).unwrap(),
                bytes[..cut],
                "what is refused is left alone"
            );
            continue;
        }
        assert_eq!(resumed.code, 0, "cut at {cut}: {}", resumed.err);
        let torn = bytes[cut - 1] != b'\n';
        assert_eq!(
            resumed
                .err
                .contains("The last line of the record is incomplete"),
            torn,
            "cut at {cut}: {}",
            resumed.err
        );
        assert_eq!(came_to(&resumed.out), came_to(&out), "cut at {cut}");
        let verified = home.out("verify cut.jsonl");
        let says = format!("complete, {}", totals(&out));
        assert!(verified.contains(&says), "cut at {cut}: {verified}");
    }
}

#[test]
fn verify_and_replay_leave_a_torn_line_out_and_say_so() {
    let home = Home::new();
    let (lines, _) = whole_game(&home);
    let torn = format!("{}{{\"line\":\"mo", joined(&lines[..40]));
    home.write("torn.jsonl", &torn);
    let out = home.out("verify torn.jsonl");
    contains(&out, "unfinished after");
    contains(&out, "an incomplete last line of 11 bytes");
    let replayed = home.run("replay torn.jsonl");
    contains(&replayed.err, "incomplete: 11 bytes are ignored");
    contains(&replayed.out, "The record ends here");
    assert_eq!(home.read("torn.jsonl"), torn, "only resuming cuts a record");
}

/// Resuming a finished game does no harm.
#[test]
fn a_finished_game_is_over_already() {
    let home = Home::new();
    let (lines, out) = whole_game(&home);
    let resumed = home.run("play --resume game.jsonl");
    assert_eq!(resumed.code, 0);
    assert!(resumed.err.contains("This game is over"), "{}", resumed.err);
    assert_eq!(standings(&resumed.out), standings(&out));
    same(
        &home.read("game.jsonl"),
        &joined(&lines),
        "a finished record",
    );
}

// --- Undone

/// After `A b1`, a cross, the seat still owes a bonus cell, so it can undo the mark.
const UNDOING: &str = "keep G09 O06\nA b1\nundo\nA b1 b2 c2 b3\n";

#[test]
fn what_was_taken_back_stays_in_the_record_and_is_followed() {
    let home = Home::new();
    let args = format!("play {GAME} --players me,greedy --seed 7 --confirm --record game.jsonl");
    home.type_into(
        &args,
        "1\n\nA b1\nundo\nA a1\nundo\nredo\nundo\nA d1 c2 d2 d3\n\n",
    );
    let record = home.read("game.jsonl");
    assert_eq!(
        record
            .matches("{\"line\":\"undo\",\"seat\":1,\"moves\":1}")
            .count(),
        3,
        "{record}"
    );
    assert!(home.out("verify game.jsonl").contains("unfinished"));
    let replayed = home.out("replay game.jsonl");
    contains(&replayed, "Player marks d1 c2 d2 d3 on board A (G04)");
    for taken_back in ["b1", "a1"] {
        assert!(
            !replayed.contains(&format!("Player marks {taken_back} on board A")),
            "{replayed}"
        );
    }
    let rest = home.type_into("play --resume game.jsonl", &"1\n".repeat(400));
    assert_eq!(rest.code, 0, "{}", rest.err);
    assert!(home.out("verify game.jsonl").contains("complete"));
}

/// A later decision replaces undone moves. They cannot be redone, even after the game is resumed.
#[test]
fn redo_after_resume_makes_nothing_again_that_was_replaced() {
    let home = Home::new();
    let args = format!("play {GAME} --players me --seed 7 --record game.jsonl");
    assert_eq!(home.type_into(&args, UNDOING).code, 6);
    let before = home.read("game.jsonl");
    assert!(
        before.ends_with("\"move\":\"A b1 b2 c2 b3\"}\n") && before.contains("\"undo\""),
        "{before}"
    );
    let run = home.type_into("play --resume game.jsonl", "redo\nquit\n");
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("Nothing to redo"), "{}", run.out);
    assert_eq!(home.read("game.jsonl"), before);
}

// --- Files

#[test]
fn a_record_that_exists_is_overwritten_by_force_alone() {
    let home = Home::new();
    home.write("game.jsonl", "mine");
    let args = format!("play {GAME} --players greedy --seed 1 --record game.jsonl");
    home.refused(
        &args,
        2,
        "already exists; --force overwrites it, `rnw resume` continues it",
    );
    assert_eq!(home.read("game.jsonl"), "mine");
    home.out(&format!("{args} --force"));
    assert!(home.out("verify game.jsonl").contains("complete"));
}

#[test]
fn a_record_in_use_is_left_alone() {
    let home = Home::new();
    let mut game = home.start(&format!(
        "play {GAME} --players me,greedy --seed 7 --record game.jsonl"
    ));
    game.play_first_moves(1);
    let before = home.read("game.jsonl");
    for args in [
        "--resume game.jsonl",
        "silver-and-gold --players greedy --record game.jsonl --force",
    ] {
        home.refused(&format!("play {args}"), 2, "is in use");
        assert_eq!(home.read("game.jsonl"), before, "{args}");
    }
    assert!(
        home.out("verify game.jsonl").contains("unfinished"),
        "reading disturbs nobody"
    );
    game.kill();
    assert_eq!(
        home.type_into("play --resume game.jsonl", "quit\n").code,
        0,
        "the lock goes with its process"
    );
}

#[test]
fn a_record_that_is_refused_keeps_its_torn_line() {
    let home = Home::new();
    let (lines, _) = whole_game(&home);
    home.pack("pack");
    home.edit("pack/game.json", "\"points\": 10", "\"points\": 11");
    let torn = format!("{}{{\"line\":\"mo", joined(&lines[..30]));
    home.write("torn.jsonl", &torn);
    assert_eq!(home.run("play --resume torn.jsonl --content pack").code, 4);
    same(&home.read("torn.jsonl"), &torn, "a record that was refused");
}

#[test]
fn a_record_is_resumed_for_its_own_game_alone() {
    let home = Home::new();
    whole_game(&home);
    home.refused(
        "play ludo --resume game.jsonl",
        2,
        "records a game of silver-and-gold, not of ludo",
    );
    assert_eq!(home.run("play silver-and-gold --resume game.jsonl").code, 0);
    for option in [
        "--players me",
        "--seed 1",
        "--names A",
        "--record x.jsonl",
        "--option palms=optional",
    ] {
        assert_eq!(
            home.run(&format!("play --resume game.jsonl {option}")).code,
            2,
            "{option}"
        );
    }
}

// --- Replayed

#[test]
fn replay_shows_the_table_at_the_end_of_a_turn() {
    let home = Home::new();
    let (_, out) = recorded_game(&home, 7);
    let setting_up = home.out("replay game.jsonl --turn 0");
    contains(&setting_up, "- Everyone has chosen cards");
    let second = home.out("replay game.jsonl --turn 2");
    begins(&second, "Turn 2\n- Turn 2 of 28: a new expedition\n");
    // The greedy bot marks a palm in turn 1, when the offer has one, and a coin in turn 2.
    let first = home.out("replay game.jsonl --turn 1");
    for (table, boxes) in [(&first, "coins ☐ ☐ ☐ ☐ |"), (&second, "coins ☒ ☐ ☐ ☐ |")]
    {
        let (_, greedy) = table.split_once("greedy: ").unwrap();
        assert!(greedy.contains(boxes), "{table}");
        assert!(greedy.contains("palms 2 ☐ ☐ ☐\n"), "{table}");
    }
    let last = home.out("replay game.jsonl --turn 28");
    for (_, name, points) in standings(&out) {
        let place = last
            .lines()
            .find(|line| line.starts_with(&format!("{name}: ")))
            .unwrap();
        assert!(place.ends_with(&format!(", {points} points")), "{place}");
    }
    home.refused("replay game.jsonl --turn 29", 2, "ends in turn 28");
}

/// Another program may append to a record between two sessions. The rules check these lines too.
#[test]
fn a_record_written_by_hand_is_followed() {
    let home = Home::new();
    let (lines, out) = whole_game(&home);
    contains(&lines[18], "\"move\":\"A b2 a3 b3 c3\"");
    home.write("hand.jsonl", joined(&lines[..18]));
    let mut file = fs::OpenOptions::new()
        .append(true)
        .open(home.path("hand.jsonl"))
        .unwrap();
    // A reader of records ignores case and the order of cells.
    writeln!(
        file,
        "{{\"line\":\"move\", \"seat\":1, \"move\":\"a C3 b3 A3 b2\"}}"
    )
    .unwrap();
    drop(file);
    home.out("play --resume hand.jsonl");
    let verified = home.out("verify hand.jsonl");
    contains(&verified, format!("complete, {}", totals(&out)));
}
