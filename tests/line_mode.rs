//! The line mode in sentences: how much a person hears for each decision, and its start page.

use crate::common::{Home, Run, contains};
use serde_json::Value;

/// Plays a whole game in sentences as a bot would, and returns what was printed before the end, and the number of decisions.
fn played(game: &str) -> (String, usize) {
    let home = Home::new();
    home.out(&format!(
        "play {game} --players greedy,greedy --seed 7 --record bots.jsonl"
    ));
    let record = home.read("bots.jsonl");
    let lines = record
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap());
    let own = lines.filter(|line| line["line"] == "move" && line["seat"] == 1);
    let moves: Vec<String> = own
        .map(|line| line["move"].as_str().unwrap().to_owned())
        .collect();
    let typed = moves.join("\n") + "\n";
    let run = home.type_into(
        &format!("play {game} --players me,greedy --seed 7 --plain --record own.jsonl"),
        &typed,
    );
    assert_eq!(run.code, 0, "{game}: {}", run.err);
    let end = run.out.rfind("\n- ").expect("the last news");
    (run.out[..end].to_owned(), moves.len())
}

#[test]
fn a_decision_is_told_in_few_lines_on_average() {
    for (game, at_most) in [
        ("lamplighters", 12),
        ("silver-and-gold", 9),
        ("pyramids", 12),
        ("nuggets", 9),
    ] {
        let (told, decisions) = played(game);
        let lines = told.lines().filter(|line| !line.trim().is_empty()).count();
        assert!(decisions > 9, "{game}: {decisions} decisions");
        assert!(
            lines <= at_most * decisions,
            "{game}: {lines} lines for {decisions} decisions"
        );
        // How to type is said once, and an example once for each kind of decision.
        assert_eq!(told.matches("Type a move such as").count(), 1, "{game}");
        let examples: Vec<&str> = told
            .lines()
            .filter(|line| line.starts_with("Such as"))
            .collect();
        assert!(examples.len() < 6, "{game}: {examples:?}");
    }
}

/// What is left out of a decision is said when a person asks for it.
#[test]
fn the_whole_table_and_all_moves_are_told_on_request() {
    let home = Home::new();
    let run = home.type_into(
        "play lamplighters --players me,greedy --seed 7 --plain",
        "1\n1\ntable\nmoves\nquit\n",
    );
    let (_, later) = run.out.split_once("closed streets: 0 of 2").unwrap();
    let (before, table) = later.split_once("closed streets: 0 of 2").unwrap();
    assert!(before.contains("Everyone has decided"), "{}", run.out);
    for street in [
        "Amber Lane: ",
        "Blue Quay: ",
        "Green Hill: ",
        "Red Square: ",
    ] {
        assert_eq!(table.matches(street).count(), 2, "{street}: {table}");
    }
    contains(table, "burns: 0 of 4 boxes.");
    contains(table, "  1  light ");
}

/// A bare number may be that of a move in the list, and the number of another move. Then nothing is played.
#[test]
fn a_number_that_means_two_moves_is_asked_back() {
    let home = Home::new();
    let play = "play lamplighters --players me,greedy --seed 7 --plain --record game.jsonl";
    let run = home.type_into(play, "4\nquit\n");
    contains(&run.out, "4 pass");
    contains(
        &run.out,
        "4 is the number of `pass` in the list, but `light amber 4` has it too.",
    );
    assert!(!home.read("game.jsonl").contains("\"seat\":1,\"move\""));
    let run = home.type_into(&format!("{play} --force"), "3\nquit\n");
    contains(&run.out, "Player lights 4 in Green Hill");
}

/// Runs the command without a terminal.
fn enter(home: &Home, args: &str, typed: &str) -> Run {
    home.type_into(args, typed)
}

#[test]
fn the_start_page_is_there_line_by_line() {
    let home = Home::new();
    let run = enter(&home, "--plain", "");
    assert_eq!(run.code, 0, "{}", run.err);
    contains(
        &run.out,
        "Roll and write\n  1  New game\n  2  Today's deal\n  3  Learn\n  4  Saved games\n  5  Quit\n",
    );
    let wrong = enter(&home, "--plain", "9\nNew game\n0\nquit\n");
    assert_eq!(
        wrong.out.matches("Type a number from 1 to 5.").count(),
        3,
        "{}",
        wrong.out
    );
    contains(
        &enter(&home, "--plain", "4\n\n").out,
        "There are no saved games yet.",
    );

    // A new game, which is left and continued.
    let played = enter(&home, "--plain", "1\n1\n\n1\nquit\n1\nquit\n6\n");
    contains(&played.out, "Players, separated by commas.");
    contains(&played.out, "Player: keep two of the cards you were dealt.");
    contains(&played.out, "  1  Continue: ");
    assert_eq!(
        played.err.matches("Continue with: rnw resume").count(),
        2,
        "{}",
        played.err
    );
    // The same from the list, and under other names; a wrong answer is explained, and the page comes again.
    let again = enter(&home, "--plain", "5\n1\nquit\n6\n");
    contains(&again.out, "Silver & Gold: Player, medium; turn 1");
    let refused = enter(&home, "--plain", "2\n1\nme,nobody\n6\n");
    contains(&refused.err, "nobody");
    assert_eq!(
        refused.out.matches("Roll and write").count(),
        2,
        "{}",
        refused.out
    );
    assert_eq!(refused.code, 0);
    // Without a game, `play` asks for one; input that ends in a game is an error as everywhere.
    let asked = enter(&home, "play --plain", "4\nme,greedy\n");
    contains(&asked.out, "light a lamp");
    assert_eq!(asked.code, 6, "{}", asked.err);
}

/// Before a command, the option holds for whatever the command does.
#[test]
fn plain_may_come_before_a_command() {
    let home = Home::new();
    let play = "play silver-and-gold --players me,greedy --seed 7";
    let told = home.type_into(&format!("--plain {play}"), "1\nquit\n").out;
    assert_eq!(
        told,
        home.type_into(&format!("{play} --plain"), "1\nquit\n").out
    );
    // Without it, and without a terminal, there is no page.
    let run = crate::common::run(home.command(""), "");
    assert_ne!(run.code, 0, "{}", run.out);
}
