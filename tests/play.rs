//! One game at a table, through pipes.

use crate::common::{GAME, Home, PROMPT, Run, contains, run, sheets, shell_words, standings};
use serde_json::Value;

/// The seed of a deal for tests that type moves by their notation, with the players `me,greedy`. The person is dealt
/// O10, Y01, G12 and Y09, greedy goes first, and the first pattern is I2. On G12, a2 is a palm, c3 a cross, and there
/// is no b2.
pub(crate) const DEAL: u64 = 130;

/// `1` typed more often than any game asks for a decision.
fn first_moves() -> String {
    "1\n".repeat(400)
}

#[track_caller]
fn played(players: &str, more: &str) -> Run {
    let run = Home::new().run(&format!("play {GAME} --players {players} {more}"));
    assert_eq!(run.code, 0, "{players} {more}: {}", run.err);
    run
}

/// Checks for a usage error that contains all these texts, without standard output.
#[track_caller]
fn refused(args: &str, says: &[&str]) {
    let run = Home::new().run(args);
    assert_eq!((run.code, run.out.as_str()), (2, ""), "{args}: {}", run.err);
    for text in says {
        assert!(
            run.err.contains(text),
            "{args}: {:?} is not in: {}",
            text,
            run.err
        );
    }
}

/// Runs a game of the deal in which people type these lines. Returns the output and the exit code.
fn typed(players: &str, input: &str) -> Run {
    Home::new().type_into(
        &format!("play {GAME} --players {players} --seed {DEAL}"),
        input,
    )
}

/// The moves that a person may choose from after these lines, in the order of their numbers.
#[track_caller]
fn offered(input: &str) -> Vec<String> {
    let run = typed("me,greedy", &format!("{input}moves\n"));
    let (_, list) = run.out.rsplit_once(PROMPT).unwrap();
    let lines = list.lines().skip(1).filter(|line| !line.ends_with(':'));
    let cells = lines.flat_map(|line| line.split("  "));
    let mut cells = cells.map(str::trim).filter(|cell| !cell.is_empty());
    let mut moves = Vec::new();
    while let Some(number) = cells.next() {
        let number: usize = number.parse().unwrap_or_else(|_| panic!("{list}"));
        moves.push((number, cells.next().unwrap().to_owned()));
    }
    moves.sort();
    let numbers = moves.iter().map(|(number, _)| *number);
    assert!(!moves.is_empty() && numbers.eq(1..=moves.len()), "{list}");
    moves.into_iter().map(|(_, text)| text).collect()
}

/// The two cards of a move such as `keep G04 G09`.
#[track_caller]
fn kept(keep: &str) -> (&str, &str) {
    keep.strip_prefix("keep ").unwrap().split_once(' ').unwrap()
}

/// The lines that keep the last two cards and mark a pattern on the second board, and how the log reports the mark.
fn two_decisions() -> (String, String) {
    let keep = offered("").pop().unwrap();
    let (_, card) = kept(&keep);
    let marks = offered(&format!("{keep}\n"));
    let cells = marks
        .iter()
        .filter_map(|text| text.strip_prefix("B "))
        .find(|cells| cells.contains(' '))
        .unwrap();
    let report = format!("- Player marks {cells} on board B ({card})");
    (format!("{keep}\nB {cells}\n"), report)
}

#[test]
fn without_a_seed_games_differ_and_the_seed_is_reported() {
    let (one, other) = (played("greedy", ""), played("greedy", ""));
    assert_ne!(one.out, other.out);
    let seed = one
        .err
        .split("--seed ")
        .nth(1)
        .expect("the seed is told")
        .trim();
    assert_eq!(played("greedy", &format!("--seed {seed}")).out, one.out);
}

#[test]
fn where_nobody_sits_at_the_keyboard_two_bots_play() {
    let run = Home::new().run(&format!("play {GAME} --seed 3"));
    assert_eq!(run.code, 0);
    contains(
        &run.err,
        "nobody is at the keyboard, so greedy plays against greedy",
    );
    assert_eq!(run.out, played("greedy,greedy", "--seed 3").out);
}

/// Whether a line says that a player keeps these cards, each with its looks.
fn tells_kept(out: &str, name: &str, one: &str, other: &str) -> bool {
    let (begins, first) = (format!("- {name} keeps "), format!(" ({one}) and "));
    let mut lines = out.lines().filter(|line| line.starts_with(&begins));
    lines.any(|line| line.contains(&first) && line.ends_with(&format!(" ({other})")))
}

#[test]
fn a_person_moves_by_notation_and_by_number() {
    let keeps = offered("");
    assert_eq!(keeps.len(), 6, "two of four cards");
    for (number, keep) in keeps.iter().enumerate() {
        let (one, other) = kept(keep);
        for line in [
            (number + 1).to_string(),
            format!(" {} ", keep.to_lowercase()),
        ] {
            let run = typed("me,greedy", &format!("{line}\nlog\n"));
            assert!(
                tells_kept(&run.out, "Player", one, other),
                "{line:?}: {}",
                run.out
            );
        }
    }
    let run = typed("me,greedy", "keep g12 o10\na c3\nb d2\na a1\nlog\n");
    let report = "- Player marks d2 on board B (O10)";
    assert!(run.out.contains(report), "{}", run.out);
}

/// Every word that is a command and not a move.
#[test]
fn commands_answer() {
    for (command, says) in [
        ("help", "moves [TEXT]"),
        ("HELP", "moves [TEXT]"),
        ("?", "moves [TEXT]"),
        ("legend", "\nSymbols:\n  ●    coin: crosses off"),
        (
            "moves",
            "  1  keep G12 O10     3  keep G12 Y09     5  keep O10 Y09",
        ),
        ("moves keep o10", "  4  keep O10 Y01     5  keep O10 Y09\n"),
        ("moves nothing", "No move begins with `nothing`"),
        (
            "why keep P01 P02",
            "You were not dealt P01; keep two of the cards you were dealt [C-9]",
        ),
        ("why keep G12 O10", "`keep G12 O10` is allowed"),
        ("why", "Add a move, such as `why 1`"),
        ("why not", "This game has no move \"not\""),
        ("hint", "A strong bot would play `keep "),
        ("undo", "You have not played a move yet"),
        ("redo", "Nothing to redo."),
        (
            "score",
            "Player\n  Total                               0\ngreedy\n  Total",
        ),
        (
            "log",
            "- greedy is the start player\n- Player is dealt orange 12 (O10)\n- Player is dealt gray 8 (Y01)",
        ),
        ("log 1", "`help`.\n- Player is dealt gray 8 (Y09)\n"),
        ("save", "The game is saved"),
        ("rules", "rnw rules silver-and-gold"),
        ("1\nundo", "Took back: keep "),
        ("1\nwhy A b2", "Board A (G12) has no cell b2"),
    ] {
        let run = typed("me,greedy", &format!("{command}\n"));
        assert!(
            run.out.contains(says),
            "{command}: {says:?} is not in:\n{}",
            run.out
        );
        assert_eq!(run.code, 6, "no command ends the game: {command}");
    }
    let shown = typed("me,greedy", "").out.matches("You were dealt").count();
    assert_eq!(shown, 1);
    assert_eq!(
        typed("me,greedy", "table\n")
            .out
            .matches("You were dealt")
            .count(),
        2
    );
}

#[test]
fn quit_leaves_and_says_how_to_go_on() {
    for word in ["quit", "q", "exit", "QUIT"] {
        let run = typed("me,greedy", &format!("1\n{word}\n1\n"));
        assert_eq!(run.code, 0, "{word}: {}", run.err);
        assert!(run.err.contains("rnw resume "), "{word}: {}", run.err);
    }
}

/// One line of each kind. The tests of the console and of the game have all of them.
#[test]
fn a_mistyped_move_is_reported_what_was_wrong_and_what_was_meant() {
    for (line, wrong, meant) in [
        (
            "kep G12 O10",
            "This game has no move \"kep\"",
            "keep G12 O10",
        ),
        (
            "movse",
            "This game has no move \"movse\"",
            "Did you mean `moves`?",
        ),
        ("7", "There are 6 moves, numbered from 1", "`moves`"),
        ("1\nA b1 c2", "are not a pattern", "[C-3]"),
        ("1\nc1 d1", "Which board?", "A c1 d1"),
        ("1\nundo 3", "`undo` goes one move at a time", "without `3`"),
        ("score now", "Type `score` alone", "without `now`"),
        (
            "\u{1b}[2J",
            "This game has no move",
            "Legal moves, for example: `keep",
        ),
        (
            "log 0",
            "`log` takes a number from 1",
            "such as `log 5`, or nothing.",
        ),
    ] {
        let run = typed("me,greedy", &format!("{line}\n"));
        let (_, said) = run.out.rsplit_once(PROMPT).unwrap();
        assert!(
            said.contains(wrong) && said.contains(meant),
            "{line}: {wrong:?}, {meant:?}: {said}"
        );
        assert_eq!(run.code, 6, "a mistyped move changes nothing: {line}");
    }
}

#[test]
fn a_line_of_any_length_and_any_bytes_is_survived() {
    let long = "a".repeat(100_000);
    let keep = &offered("")[0];
    let (one, other) = kept(keep);
    let run = typed(
        "me,greedy",
        &format!("{long}\n\u{fffd}\u{200b}\n\n \t \n{keep}\n"),
    );
    assert!(tells_kept(&run.out, "Player", one, other), "{}", run.out);
    assert_eq!(run.code, 6);
}

/// The words after "Continue with: rnw".
#[track_caller]
fn how_to_resume(err: &str) -> Vec<String> {
    let (_, line) = err
        .split_once("Continue with: rnw ")
        .expect("it is said how to go on");
    shell_words(line.lines().next().unwrap())
}

#[test]
fn at_the_end_of_input_the_game_can_be_resumed_with_the_command_that_is_reported() {
    let home = Home::new();
    let args = format!("play {GAME} --players me,greedy --seed {DEAL}");
    let (decisions, report) = two_decisions();
    let left = home.type_into(&args, &decisions);
    assert_eq!(left.code, 6);
    let ended = "The input ended before the game. It is saved. Continue with: rnw resume ";
    assert!(left.err.contains(ended), "{}", left.err);
    let resume = how_to_resume(&left.err).join(" ");
    let resumed = home.type_into(&resume, "log\nquit\n");
    assert_eq!(resumed.code, 0, "rnw {resume}: {}", resumed.err);
    assert!(resumed.out.contains(&report), "{}", resumed.out);
    // The game ends the same, played in one session or in two.
    let rest = home.type_into(&resume, &first_moves());
    let whole = typed("me,greedy", &format!("{decisions}{}", first_moves()));
    assert_eq!((rest.code, sheets(&rest.out)), (0, sheets(&whole.out)));
}

#[test]
fn the_command_that_resumes_can_be_pasted_into_a_shell_whatever_the_path() {
    let home = Home::new();
    let mut command = home.command(&format!("play {GAME} --players me --seed 7 --record"));
    command.arg("our game, it's fun.jsonl");
    let left = run(command, "1\n");
    let words = how_to_resume(&left.err);
    let mut command = home.command("");
    command.args(&words);
    let resumed = run(command, "quit\n");
    assert_eq!(resumed.code, 0, "{words:?}: {}", resumed.err);
}

/// The seat still owes a bonus cell, so it can undo and redo the mark before it.
#[test]
fn a_mark_can_be_taken_back_until_something_new_is_seen() {
    let run = typed(
        "me,greedy",
        "keep G12 O10\nA c3\nundo\nredo\nundo\nA a1 a2\nundo\nlog\n",
    );
    assert!(run.out.contains("Took back: A c3.\n"), "{}", run.out);
    assert!(run.out.contains("greedy marks"), "{}", run.out);
    // The bot has answered the last mark, so the game does not count any more.
    contains(&run.out, "Took back: A a1 a2.\n");
    let (_, log) = run
        .out
        .rsplit_once("does not count in your results.\n")
        .unwrap();
    assert!(
        !log.contains("Player marks a1 a2 on board A") && !log.contains("Player marks c3"),
        "{log}"
    );
}

/// A slip is taken back with what bots have answered; what another person has decided stays. The ranked deal of the day has
/// no such way back.
#[test]
fn a_slip_is_taken_back_after_bots_have_answered() {
    let home = Home::new();
    let play = format!("play {GAME} --players me,greedy --seed {DEAL}");
    let ones = "1\n".repeat(400);
    let run = home.type_into(&play, &format!("1\n1\nundo\n1\n{ones}"));
    assert_eq!(run.code, 0, "{}", run.err);
    let record = home.read(&format!("state/rnw/{GAME}-1.jsonl"));
    assert_eq!(
        record.matches("\"moves\":1,\"answers\":").count(),
        1,
        "{record}"
    );
    contains(&home.out("verify 1"), "complete");
    contains(&home.out("replay 1"), "Player");
    let wrong = record.replace("\"answers\":", "\"answers\":1");
    home.write("wrong.jsonl", wrong);
    home.refused("replay wrong.jsonl", 4, "cannot take back a slip here");
    // The same deal without a slip reaches the same result, because the same cards come.
    let again = Home::new();
    again.type_into(&play, &ones);
    let result = |record: &str| record.lines().last().unwrap().to_owned();
    assert_eq!(
        result(&again.read(&format!("state/rnw/{GAME}-1.jsonl"))),
        result(&record)
    );
    // Only the game without a slip counts.
    let history = home.json("history --format json");
    assert_eq!(
        (&history["games"], &history["taken_back"]),
        (&0.into(), &1.into())
    );
    contains(&home.out("history --games"), "with a move taken back");
    assert_eq!(again.json("history --format json")["games"], 1);
    // A resumed game goes on where the slip was taken back.
    let resumed = Home::new();
    resumed.type_into(&play, "1\n1\nundo\nquit\n");
    let left = resumed.type_into("resume", &format!("1\n{ones}"));
    assert_eq!(left.code, 0, "{}", left.err);
    assert_eq!(
        result(&resumed.read(&format!("state/rnw/{GAME}-1.jsonl"))),
        result(&record)
    );
    // Two people: what the other has decided stays.
    let run = typed("me,me", "1\n1\nundo\n");
    contains(&run.out, "You cannot undo: others have seen your last move");
    // The ranked try.
    let daily = Home::new();
    let run = daily.type_into(&format!("daily {GAME} --name Ann"), "1\n1\nundo\nquit\n");
    assert!(
        !run.out.contains("does not count in your results"),
        "{}",
        run.out
    );
}

#[test]
fn with_confirm_the_last_mark_of_a_turn_can_be_taken_back() {
    let args = format!("play {GAME} --players me,greedy --seed {DEAL} --confirm");
    let run = Home::new().type_into(&args, "1\n\nA b1\nno\nundo\nA c1\n\nlog\n");
    assert!(run.out.contains("Enter or y ends your turn"), "{}", run.out);
    let only = "Press Enter alone to end the turn, or type `undo`.\n";
    assert_eq!(run.out.matches(only).count(), 1, "{}", run.out);
    let (_, log) = run.out.rsplit_once(PROMPT).unwrap();
    assert!(
        log.contains("Player marks c1 on board A") && !log.contains("Player marks b1"),
        "{log}"
    );
}

/// A command without arguments must not silently ignore a word after it.
#[test]
fn a_command_with_a_word_too_many_does_not_do_something_else() {
    for line in ["undo 2", "redo 2", "table x", "quit now"] {
        let run = typed("me,greedy", &format!("{line}\n"));
        let (_, said) = run.out.rsplit_once(PROMPT).unwrap();
        assert!(
            !said.contains("The game is saved"),
            "{line} is answered as if `save` was typed: {said}"
        );
    }
}

#[test]
fn a_game_that_is_refused_leaves_no_record_and_spoils_none() {
    let home = Home::new();
    home.recorded("greedy,random", "game.jsonl");
    let before = home.read("game.jsonl");
    let me = format!("play {GAME} --players me,greedy --format json");
    assert_eq!(home.run(&me).code, 2);
    let left = std::fs::read_dir(home.path("state/rnw")).map_or(0, Iterator::count);
    assert_eq!(
        left, 0,
        "rnw {me} made a record of a game that was never played"
    );
    assert_eq!(
        home.run(&format!("{me} --record game.jsonl --force")).code,
        2
    );
    assert_eq!(
        home.read("game.jsonl"),
        before,
        "a refused command emptied a record"
    );
}

#[test]
fn pipes_have_no_escape_codes_unless_they_are_asked_for() {
    let args = format!("play {GAME} --players me,greedy --seed 7");
    for (variables, colored) in [
        (&[][..], false),
        (&[("NO_COLOR", "1")], false),
        (&[("CLICOLOR", "1")], false),
        (&[("CLICOLOR_FORCE", "1")], true),
    ] {
        let home = Home::new();
        let mut command = home.command(&args);
        command.envs(variables.iter().copied());
        let run = run(command, "1\nmoves\nscore\n");
        assert_eq!(
            run.out.contains('\u{1b}'),
            colored,
            "{variables:?}: {}",
            run.out
        );
        assert!(!run.err.contains('\u{1b}'), "{variables:?}: {}", run.err);
    }
}

#[test]
fn ascii_is_drawn_where_it_is_asked_for_or_unicode_is_not_promised() {
    let home = Home::new();
    let args = format!("play {GAME} --players me,greedy --seed 7");
    assert!(!home.type_into(&args, "1\n").out.is_ascii());
    for option in ["--ascii", "--plain"] {
        let out = home.type_into(&format!("{args} {option}"), "1\n").out;
        assert!(out.is_ascii(), "{option}: {out}");
    }
    for (name, value) in [
        ("LANG", "C"),
        ("LC_ALL", "POSIX"),
        ("LC_CTYPE", "en_US.ISO-8859-1"),
    ] {
        let mut command = home.command(&args);
        command.env(name, value);
        assert!(run(command, "1\n").out.is_ascii(), "{name}={value}");
    }
}

/// The reader closes the pipe before the command has printed a word, as after `| head -0`.
#[test]
fn a_closed_pipe_is_no_error() {
    for args in [
        "rules silver-and-gold",
        "play silver-and-gold --players greedy",
        "man",
        "schema silver-and-gold-cards",
        "list",
    ] {
        let home = Home::new();
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let mut command = home.command(args);
        command.stdout(writer).stderr(std::process::Stdio::piped());
        let output = command.spawn().unwrap().wait_with_output().unwrap();
        let err = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(0), "{args}: {err}");
        assert!(
            !err.contains("panicked") && !err.contains("rnw: "),
            "{args}: {err}"
        );
    }
}

#[test]
fn players_are_called_by_their_names() {
    let home = Home::new();
    let bots = format!("play {GAME} --players greedy,random --seed {DEAL}");
    let out = home.out(&format!("{bots} --names Ann,Böb --record game.jsonl"));
    let record = home.read("game.jsonl");
    for (seat, name) in [(1, "Ann"), (2, "Böb")] {
        let start = format!("\"seat\":{seat},\"move\":\"keep ");
        let (_, cards) = record.split_once(&start).unwrap();
        let (one, other) = cards.split('"').next().unwrap().split_once(' ').unwrap();
        assert!(tells_kept(&out, name, one, other), "{one}, {other}: {out}");
    }
    let standings: Vec<String> = standings(&out).into_iter().map(|row| row.1).collect();
    assert_eq!(standings, ["Ann", "Böb"]);
    let players = format!("play {GAME} --players greedy,greedy --names");
    refused(
        &format!("{players} Ann,Ann"),
        &["two players have the name \"Ann\"; expected different names"],
    );
    refused(
        &format!("{players} Ann,Bob,Cleo"),
        &["3 names for 2 players; expected at most one name per player"],
    );
    refused(
        &format!("{players} {}", "x".repeat(25)),
        &["characters, and 24 are the most"],
    );
    refused(&format!("{players} a\u{7},b"), &["invalid name"]);
}

/// Names of all scripts are names, and whoever has none is told.
#[test]
fn people_are_called_by_their_names() {
    let home = Home::new();
    let args = format!("play {GAME} --players me,me,me --names Jose\u{301},प्रिया");
    let run = home.type_into(&args, "quit\n");
    let told = "Player 3 has no name. To name everybody: --names José,प्रिया,NAME";
    assert!(run.err.contains(told), "{}", run.err);
    let run = home.type_into(&format!("{args},สุดา"), "quit\n");
    assert!(
        run.code == 0 && !run.err.contains("has no name"),
        "{}",
        run.err
    );
    refused(
        &format!("play {GAME} --players me,me --names Ann,a\u{202e}b"),
        &["the character \\u{202e} cannot be shown"],
    );
}

/// What is suggested can be played: cells without a board fit the first board on which they are legal, and a card that
/// was not dealt is not named.
#[test]
fn suggestions_fit_what_was_typed_and_what_was_dealt() {
    let typed = "keep P011 P02\nkeep G12 O10\nb1 c1\nlog x\nquit\n";
    let args = format!("play {GAME} --players me,greedy --seed {DEAL}");
    let run = Home::new().type_into(&args, typed);
    for says in ["Similar moves: `A b1 c1`", "`log` takes a number from 1"] {
        assert!(run.out.contains(says), "{says}: {}", run.out);
    }
    assert!(!run.out.contains("did you mean P01?"), "{}", run.out);
}

#[test]
fn one_player_can_be_given_at_a_time() {
    let one_by_one = Home::new().out(&format!(
        "play {GAME} --player greedy --player random --seed 7"
    ));
    assert_eq!(one_by_one, played("greedy,random", "--seed 7").out);
}

#[test]
fn what_there_is_not_is_refused_with_what_was_probably_meant() {
    let play = format!("play {GAME} --players greedy");
    refused(
        "play silver-and-godl",
        &[
            "unknown game \"silver-and-godl\"",
            "did you mean \"silver-and-gold\"?",
        ],
    );
    refused(
        &format!("play {GAME} --players gredy"),
        &["unknown player \"gredy\"", "did you mean \"greedy\"?"],
    );
    refused(
        &format!("{play},greedy,greedy,greedy,greedy"),
        &["5 players; expected 1 to 4"],
    );
    refused(
        &format!("{play} --option palm=optional"),
        &["no option \"palm\"", "did you mean \"palms\"?"],
    );
    refused(
        &format!("{play} --option palms=optoinal"),
        &["no value \"optoinal\"", "did you mean \"optional\"?"],
    );
    refused(
        &format!("{play} --option palms"),
        &["expected KEY=VALUE, such as palms=optional"],
    );
    refused(&format!("{play} --option palms="), &["expected KEY=VALUE"]);
    refused(
        &format!("{play} --option palms=optional --option palms=optional"),
        &["option palms is given twice"],
    );
    refused(
        &format!("{play} --option start=2"),
        &["seat 2 cannot start"],
    );
    refused(&format!("{play} --seed many"), &["invalid value 'many'"]);
    refused(
        &format!("{play} --sed 7"),
        &["unexpected argument '--sed'", "--seed"],
    );
    refused("play", &["<GAME>"]);
}

/// One way to get each exit code that the help names and that does not need a broken machine.
#[test]
fn exit_codes_tell_what_went_wrong() {
    let home = Home::new();
    home.recorded("greedy", "game.jsonl");
    // A record of a later format.
    let record = home.read("game.jsonl");
    let header: Value = serde_json::from_str(record.lines().next().unwrap()).unwrap();
    let format = header["format"].as_u64().unwrap();
    let number = |format: u64| format!("\"format\":{format},");
    assert_eq!(record.matches(&number(format)).count(), 1);
    home.write(
        "other.jsonl",
        record.replacen(
            &number(format),
            &number(u64::from(rnw_session::FORMAT_OF_POSITIONS) + 1),
            1,
        ),
    );
    home.pack("broken");
    home.write("broken/cards.json", "{");
    for (args, code) in [
        ("play silver-and-gold --players greedy --seed 1", 0),
        (
            "play silver-and-gold --players greedy --record no/such/folder/game.jsonl",
            2,
        ),
        ("play ludo", 2),
        ("play silver-and-gold --players greedy --content broken", 3),
        ("content check broken", 3),
        ("simulate silver-and-gold --content broken --games 1", 3),
        ("play --resume other.jsonl", 4),
        ("verify other.jsonl", 4),
        ("replay other.jsonl", 4),
        ("play silver-and-gold --players me", 6),
    ] {
        let run = home.run(args);
        assert_eq!(run.code, code, "rnw {args}: {}", run.err);
        assert_eq!(
            run.err.contains("rnw: "),
            code != 0,
            "rnw {args}: {}",
            run.err
        );
    }
}
