//! Records: written during play, killed, cut, undone, resumed and replayed.

use crate::common::{
    GAME, Home, PROMPT, came_to, change, joined, run, same, standings, totals, whole_game,
};
use rnw_bots::{Seated, Spec};
use rnw_session::{Clock, FinalOutcome, Record, ReplayVerdict, StoppedClock, Table};
use rnw_silver_and_gold::Rules;
use roll_and_write::Awaiting;
use serde_json::Value;
use std::fs;
use std::io::Write;
use std::sync::Arc;

/// The bots of the recorded game that most tests cut.
const BOTS: [Spec; 2] = [Spec::GREEDY, Spec::Random];

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
/// on the way.
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
        let resumed = home.type_into("play --resume game.jsonl", &ones);
        assert_eq!(resumed.code, 0, "{moves}: {}", resumed.err);
        assert_eq!(came_to(&resumed.out), came_to(&out), "{moves}");
        same(
            &home.read("game.jsonl"),
            &whole.read("game.jsonl"),
            &format!("killed after {moves} moves"),
        );
    }
}

#[test]
fn a_game_killed_twice_is_resumed_twice() {
    let home = Home::new();
    home.start(&format!(
        "play {GAME} --players me,me --seed 3 --record game.jsonl"
    ))
    .play_first_moves(3);
    for moves in [2, 0, 4] {
        let mut game = home.start("play --resume game.jsonl");
        game.play_first_moves(moves);
        game.kill();
    }
    let resumed = home.type_into("play --resume game.jsonl", &"1\n".repeat(400));
    let whole = Home::new();
    let args = format!("play {GAME} --players me,me --seed 3 --record game.jsonl");
    assert_eq!(
        came_to(&resumed.out),
        came_to(&whole.type_into(&args, &"1\n".repeat(400)).out)
    );
    same(
        &home.read("game.jsonl"),
        &whole.read("game.jsonl"),
        "killed three times",
    );
}

// --- Cut

/// Continues a record to the end of the game, with the bots that played it.
fn play_on(rules: &Arc<Rules>, record: &Record) -> FinalOutcome {
    let content = &record.header.content;
    let mut table = Table::resume(rules.clone(), content, record, Vec::new()).unwrap();
    let clock: Arc<dyn Clock> = Arc::new(StoppedClock);
    while let Awaiting::Seats(seats) = table.deal().unwrap() {
        let seat = seats.first().unwrap();
        let bot = BOTS[seat.index()].bot::<Rules>(&clock);
        table
            .ask(seat, &mut Seated::new(rules.clone(), bot))
            .unwrap();
    }
    table.outcome().unwrap()
}

#[test]
fn a_record_cut_at_any_byte_is_resumed_or_refused() {
    let home = Home::new();
    whole_game(&home);
    let bytes = fs::read(home.path("game.jsonl")).unwrap();
    let rules = Arc::new(
        rnw_silver_and_gold::load(&rnw_silver_and_gold::shipped(), [], BOTS.len()).unwrap(),
    );
    let (record, _) = Record::parse(&bytes).unwrap();
    let ReplayVerdict::Complete(outcome) =
        rnw_session::verify(rules.clone(), &record.header.content, &record)
    else {
        panic!("the whole record is complete");
    };
    let header = bytes.iter().position(|byte| *byte == b'\n').unwrap() + 1;
    let mut last_kept = 0;
    for cut in 0..bytes.len() {
        match Record::parse(&bytes[..cut]) {
            Err(error) => assert!(cut < header, "cut at {cut}: {error}"),
            Ok((record, tail)) => {
                assert!(cut >= header, "cut at {cut}: there is no header");
                assert_eq!(tail.kept + tail.torn, cut);
                assert_eq!(
                    record.lines.len() + 1,
                    bytes[..cut].split(|byte| *byte == b'\n').count() - 1
                );
                // Between two newlines only the torn tail grows.
                if last_kept != tail.kept {
                    last_kept = tail.kept;
                    let verdict =
                        rnw_session::verify(rules.clone(), &record.header.content, &record);
                    assert!(
                        matches!(verdict, ReplayVerdict::Unfinished { .. }),
                        "cut at {cut}: {verdict:?}"
                    );
                    assert_eq!(play_on(&rules, &record), outcome, "cut at {cut}");
                }
            }
        }
    }
}

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
    assert!(
        out.contains("unfinished after") && out.contains("an incomplete last line of 11 bytes"),
        "{out}"
    );
    let replayed = home.run("replay torn.jsonl");
    assert!(
        replayed.err.contains("incomplete: 11 bytes are ignored"),
        "{}",
        replayed.err
    );
    assert!(
        replayed.out.contains("The record ends here"),
        "{}",
        replayed.out
    );
    assert_eq!(home.read("torn.jsonl"), torn, "only resuming cuts a record");
}

/// The game was over, but the process was killed before it wrote the result.
#[test]
fn resuming_a_game_that_lacks_its_result_alone_writes_it() {
    let home = Home::new();
    let (lines, _) = whole_game(&home);
    home.write("cut.jsonl", joined(&lines[..lines.len() - 1]));
    home.out("play --resume cut.jsonl");
    same(
        &home.read("cut.jsonl"),
        &joined(&lines),
        "a record that lacked its result",
    );
}

/// The phase was closed, but the process was killed before it wrote the fingerprint.
#[test]
fn resuming_a_game_that_lacks_its_last_fingerprint_writes_it() {
    let home = Home::new();
    let (lines, _) = whole_game(&home);
    let checks = (0..lines.len()).filter(|&index| lines[index].contains("\"line\":\"check\""));
    for check in checks.step_by(7) {
        home.write("cut.jsonl", joined(&lines[..check]));
        home.out("play --resume cut.jsonl");
        same(
            &home.read("cut.jsonl"),
            &joined(&lines),
            &format!("cut before line {}", check + 1),
        );
    }
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
    assert!(
        replayed.contains("Player marks d1 c2 d2 d3 on board A (G04)"),
        "{replayed}"
    );
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

/// A bot decides the same, whether its opponent undid moves or not.
#[test]
fn taking_back_changes_nothing_else() {
    let (with, without) = (Home::new(), Home::new());
    let args = format!("play {GAME} --players me,greedy --seed 7 --confirm --record game.jsonl");
    // An empty line ends a turn. Elsewhere it has no effect.
    let ones = "1\n\n".repeat(400);
    let one = with
        .type_into(
            &args,
            &format!("1\n\nA b1\nundo\nA b2\nundo\nA b3\n\n{ones}"),
        )
        .out;
    let other = without
        .type_into(&args, &format!("1\n\nA b3\n\n{ones}"))
        .out;
    assert_eq!(came_to(&one), came_to(&other));
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
    let refused = home.run(&args);
    assert_eq!((refused.code, refused.out.as_str()), (2, ""));
    assert!(
        refused
            .err
            .contains("already exists; --force overwrites it, `rnw resume` continues it"),
        "{}",
        refused.err
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
        let refused = home.run(&format!("play {args}"));
        assert_eq!(refused.code, 2, "{args}: {}", refused.err);
        assert!(refused.err.contains("is in use"), "{args}: {}", refused.err);
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
fn a_record_of_another_pack_is_refused() {
    let home = Home::new();
    let (lines, _) = whole_game(&home);
    home.pack("pack");
    home.edit("pack/game.json", "\"points\": 10", "\"points\": 11");
    home.write("cut.jsonl", joined(&lines[..30]));
    for args in [
        "play --resume cut.jsonl",
        "verify cut.jsonl",
        "replay cut.jsonl",
    ] {
        let refused = home.run(&format!("{args} --content pack"));
        assert_eq!(refused.code, 4, "{args}: {}", refused.err);
        assert!(
            refused
                .err
                .contains("this game was played with the pack silver-and-gold"),
            "{args}: {}",
            refused.err
        );
    }
    // Translated texts have no effect on the game, so they do not change the hash.
    home.pack("words");
    home.edit("words/words/en.ftl", "coin = coin", "coin = doubloon");
    assert!(
        home.out("verify game.jsonl --content words")
            .contains("complete")
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
    let refused = home.run("play ludo --resume game.jsonl");
    assert_eq!(refused.code, 2);
    assert!(
        refused
            .err
            .contains("records a game of silver-and-gold, not of ludo"),
        "{}",
        refused.err
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

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_reported_and_no_panic() {
    let home = Home::new();
    let run = home.run(&format!(
        "play {GAME} --players greedy --record /dev/full --force"
    ));
    assert_eq!(run.code, 1, "{}", run.err);
    assert!(
        run.err.contains("/dev/full") && !run.err.contains("panicked"),
        "{}",
        run.err
    );
}

// --- Replayed

/// What was dealt for a purpose, in the order of the record.
fn items(lines: &[String], purpose: &str) -> impl Iterator<Item = String> {
    let start = format!("{{\"line\":\"deal\",\"purpose\":\"{purpose}\",\"item\":\"");
    lines.iter().filter_map(move |line| {
        let item = line.strip_prefix(&start)?.strip_suffix("\"}")?;
        Some(item.to_owned())
    })
}

#[test]
fn replay_tells_a_game_turn_by_turn_and_ends_as_it_did() {
    let home = Home::new();
    let (lines, out) = whole_game(&home);
    let replayed = home.out("replay game.jsonl");
    for turn in 1..=28 {
        assert!(
            replayed.contains(&format!("\nTurn {turn}\n")),
            "turn {turn}"
        );
    }
    // After the game everything is public. A replay therefore reports more, in the same order.
    let mut report = replayed.lines();
    for line in out
        .lines()
        .filter(|line| line.starts_with("- ") && !line.contains(" marks "))
    {
        assert!(
            report.any(|replayed| replayed == line),
            "the replay does not tell: {line}"
        );
    }
    // The first four cards are those of the first seat.
    for card in items(&lines, "deal").take(4) {
        let dealt = format!("- greedy is dealt {card}\n");
        assert!(replayed.contains(&dealt), "{dealt} is not in: {replayed}");
    }
    assert_eq!(standings(&replayed), standings(&out));
}

#[test]
fn replay_shows_the_table_at_the_end_of_a_turn() {
    let home = Home::new();
    let (lines, out) = whole_game(&home);
    let setting_up = home.out("replay game.jsonl --turn 0");
    assert!(
        setting_up.contains("- Everyone has chosen cards"),
        "{setting_up}"
    );
    let second = home.out("replay game.jsonl --turn 2");
    let expedition = items(&lines, "expedition").nth(1).unwrap();
    let told = format!("- Turn 2 of 28: expedition {expedition}\n");
    assert!(
        second.starts_with("Turn 2\n") && second.contains(&told),
        "{second}"
    );
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
    let beyond = home.run("replay game.jsonl --turn 29");
    assert_eq!(beyond.code, 2);
    assert!(beyond.err.contains("ends in turn 28"), "{}", beyond.err);
}

#[test]
fn replay_as_json_tells_the_same() {
    let home = Home::new();
    whole_game(&home);
    let report = home.json("replay game.jsonl --format json");
    let text = |line: &Value| format!("- {}", line["text"].as_str().unwrap());
    let report: Vec<String> = report.as_array().unwrap().iter().map(text).collect();
    let replayed = home.out("replay game.jsonl");
    assert_eq!(
        report,
        replayed
            .lines()
            .filter(|line| line.starts_with("- "))
            .collect::<Vec<_>>()
    );
    let turn = home.json("replay game.jsonl --format json --turn 3");
    assert!(
        turn.as_array()
            .unwrap()
            .iter()
            .all(|line| line["turn"] == 3),
        "{turn}"
    );
}

/// Other programs also write names into records. Text that could control the terminal is shown as plain text.
#[test]
fn names_in_a_record_do_not_steer_the_terminal() {
    let home = Home::new();
    let (mut lines, _) = whole_game(&home);
    change(
        &mut lines,
        1,
        "\"name\":\"greedy\"",
        "\"name\":\"\\u001b]0;gotcha\\u0007\\u001b[2J\"",
    );
    home.write("game.jsonl", joined(&lines));
    for args in ["replay game.jsonl", "play --resume game.jsonl"] {
        let mut command = home.command(args);
        command.env("CLICOLOR_FORCE", "1");
        let run = run(command, "");
        assert!(
            !run.out.contains("\u{1b}[2J") && !run.out.contains("\u{1b}]0"),
            "rnw {args} lets a name clear the screen"
        );
    }
}

/// Another program may append to a record between two sessions. The rules check these lines too.
#[test]
fn a_record_written_by_hand_is_followed() {
    let home = Home::new();
    let (lines, out) = whole_game(&home);
    assert!(
        lines[18].contains("\"move\":\"A a1 b1 c1 b2\""),
        "{}",
        lines[18]
    );
    home.write("hand.jsonl", joined(&lines[..18]));
    let mut file = fs::OpenOptions::new()
        .append(true)
        .open(home.path("hand.jsonl"))
        .unwrap();
    // A reader of records ignores case and the order of cells.
    writeln!(
        file,
        "{{\"line\":\"move\", \"seat\":1, \"move\":\"a B2 b1 A1 c1\"}}"
    )
    .unwrap();
    drop(file);
    home.out("play --resume hand.jsonl");
    let verified = home.out("verify hand.jsonl");
    assert!(
        verified.contains(&format!("complete, {}", totals(&out))),
        "{verified}"
    );
}

/// Old records must verify with later versions, so the canonical text of a state never changes. The
/// deals and moves of this game lead to a known state, whichever dealer deals new games.
#[test]
fn the_fingerprint_of_a_known_state_stays_what_it_was() {
    let home = Home::new();
    let (lines, _) = whole_game(&home);
    let cards = "G12 G02 Y09 O06 Y07 G03 G08 Y04";
    let deal = |purpose: &str, item: &str| {
        format!("{{\"line\":\"deal\",\"purpose\":\"{purpose}\",\"item\":\"{item}\"}}")
    };
    let decided = |seat: usize, text: &str| {
        format!("{{\"line\":\"move\",\"seat\":{seat},\"move\":\"{text}\"}}")
    };
    let mut known = vec![lines[0].clone(), deal("start", "seat 2")];
    known.extend(cards.split(' ').map(|card| deal("deal", card)));
    known.push(decided(1, "keep G12 O06"));
    known.push(decided(2, "keep G08 Y04"));
    known.push(r#"{"line":"check","state":"463b8652a884c0d4b9d5b99c0e218f37"}"#.to_owned());
    known.extend(["O07", "O03", "P02", "G10"].map(|card| deal("deck", card)));
    known.push(deal("expedition", "I2"));
    known.push(decided(1, "A a1 a2"));
    known.push(decided(2, "B b2"));
    home.write("known.jsonl", joined(&known));
    home.out("play --resume known.jsonl");
    assert_eq!(
        home.read("known.jsonl").lines().nth(20),
        Some(r#"{"line":"check","state":"9f0b1da0f0c27c98e1292260367c6013"}"#)
    );
}
