//! Games without a pack: a toy with words, and a game that has nothing but its rules. Every command treats them properly.

use crate::common::{Home, Run, begins, example, run};
use serde_json::Value;
use std::process::Command;

/// Runs the `rnw` of an example with input.
fn typed(home: &Home, name: &str, args: &str, input: &str) -> Run {
    let mut command = Command::new(example("cli", name));
    command
        .args(args.split_whitespace())
        .current_dir(home.path(""));
    command.envs(home.environment());
    run(command, input)
}

#[track_caller]
fn out(home: &Home, name: &str, args: &str) -> String {
    let run = typed(home, name, args, "");
    assert_eq!(run.code, 0, "{name} {args}: {}", run.err);
    run.out
}

#[track_caller]
fn refused(home: &Home, name: &str, args: &str, says: &str) {
    let run = typed(home, name, args, "");
    assert_eq!(
        (run.code, run.out.as_str()),
        (2, ""),
        "{name} {args}: {}",
        run.err
    );
    assert!(run.err.contains(says), "{name} {args}: {}", run.err);
}

const GAMES: [&str; 2] = ["columns", "bare"];

#[test]
fn content_commands_say_that_a_game_has_no_pack() {
    let home = Home::new();
    for game in GAMES {
        let check = out(&home, game, &format!("content check {game}"));
        begins(&check, format!("{game}: no pack, no errors; "));
        assert_eq!(
            out(&home, game, &format!("content check {game} --format json")).trim(),
            "[]"
        );
        let show = out(&home, game, &format!("content show --game {game}"));
        assert_eq!(show, format!("{game} has no printed cards.\n"));
        let cards = out(
            &home,
            game,
            &format!("content show --game {game} --format json"),
        );
        assert_eq!(cards.trim(), "[]");
        let explained = out(&home, game, &format!("symbols explain --game {game}"));
        assert_eq!(explained, "There are no symbols.\n");
        refused(
            &home,
            game,
            &format!("content new mine --extends {game}"),
            "a game without a pack, so there is nothing to extend",
        );
        for command in [
            "content watch",
            "content export",
            "content make-deck --targets none.json",
        ] {
            let run = typed(&home, game, &format!("{command} {game}"), "");
            assert_eq!(
                (run.code, run.out.as_str()),
                (2, ""),
                "{command}: {}",
                run.err
            );
            assert!(
                run.err.contains("is a game without a pack"),
                "{command}: {}",
                run.err
            );
        }
        refused(
            &home,
            game,
            &format!("play nuggets --content {game}"),
            "is a game without a pack",
        );
    }
}

#[test]
fn balance_and_laws_are_counted_without_a_pack() {
    let home = Home::new();
    for game in GAMES {
        let stats = out(&home, game, &format!("content stats {game} --games 20"));
        for word in ["card", "pattern", "symbol"] {
            assert!(!stats.contains(word), "{word}: {stats}");
        }
        let tested = out(&home, game, &format!("test {game} --games 2"));
        assert!(tested.contains("2 games"), "{tested}");
    }
}

#[test]
fn a_game_without_an_upper_bound_says_nothing_of_one() {
    let home = Home::new();
    for game in GAMES {
        out(
            &home,
            game,
            &format!("play {game} --players greedy,random --seed 7 --record {game}.jsonl"),
        );
        let text = out(
            &home,
            game,
            &format!("analyse {game}.jsonl --search mcts:iterations=20"),
        );
        assert!(!text.contains("limit") && !text.contains("bound"), "{text}");
        let json = out(
            &home,
            game,
            &format!("analyse {game}.jsonl --search mcts:iterations=20 --format json"),
        );
        let json: Value = serde_json::from_str(&json).unwrap();
        assert!(!json.to_string().contains("ceiling"), "{json}");
    }
}

#[test]
fn a_game_without_rules_or_words_says_so_or_shows_its_keys() {
    let home = Home::new();
    assert_eq!(
        out(&home, "bare", "rules bare"),
        "bare has no rules text.\n"
    );
    let list = out(&home, "bare", "list");
    assert!(list.contains("bare   [2 players]\n"), "{list}");
    let played = typed(
        &home,
        "bare",
        "play bare --players me,greedy --seed 7",
        "help\nrun 2\nquit\n",
    );
    assert_eq!(played.code, 0, "{}", played.err);
    for word in ["pattern", "card", "chip", "board A"] {
        assert!(!played.out.contains(word), "{word}: {}", played.out);
    }
}

#[test]
fn the_help_at_the_table_has_no_words_of_other_games() {
    let home = Home::new();
    let played = typed(
        &home,
        "columns",
        "play columns --players me,greedy --seed 7",
        "help\nmoves\nscore\nlegend\nquit\n",
    );
    assert_eq!(played.code, 0, "{}", played.err);
    for word in ["pattern", "card", "chip", "fence"] {
        assert!(!played.out.contains(word), "{word}: {}", played.out);
    }
}
