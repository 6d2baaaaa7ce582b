//! The cost of decisions in a recorded game, and the best result that a search finds.

use crate::common::{Home, change, close, contains, joined, lines, tables};
use serde_json::Value;

const QUICK: &str = "--search mcts:iterations=20,depth=1 --width 2";

fn number(value: &Value) -> f64 {
    value
        .as_f64()
        .unwrap_or_else(|| panic!("{value} is no number"))
}

#[test]
fn every_game_is_analysed_and_the_best_line_adds_up() {
    let mut bounded = 0;
    for (game, seats) in tables().filter(|(_, seats)| *seats == 2) {
        let home = Home::new();
        home.out(&format!(
            "play {game} --players greedy,random --seed 5 --record game.jsonl"
        ));
        let report = home.json(&format!("analyse game.jsonl {QUICK} --format json"));
        assert_eq!(report["game"], game);
        let decisions = report["decisions"].as_array().unwrap();
        assert_eq!(report["seats"].as_array().unwrap().len(), seats);
        for seat in report["seats"].as_array().unwrap() {
            let own = || decisions.iter().filter(|one| one["seat"] == seat["seat"]);
            assert_eq!(seat["decisions"], own().count());
            let cost: f64 = own().map(|one| number(&one["cost"])).sum();
            assert!(close(number(&seat["cost"]), cost), "{seat}");
            let [reached, found] = ["reached", "found"].map(|key| number(&seat[key]));
            assert!(reached <= found, "{seat}");
            // A game need not have a proven upper bound.
            if !seat["ceiling"].is_null() {
                assert!(found <= number(&seat["ceiling"]), "{seat}");
                bounded += 1;
            }
            assert!(!seat["line"].as_array().unwrap().is_empty());
        }
        for decision in decisions {
            let (cost, same) = (
                number(&decision["cost"]),
                decision["made"] == decision["best"],
            );
            assert!(cost >= 0.0 && !(same && cost > 0.0), "{decision}");
        }
    }
    assert!(bounded >= 4, "the card games have a ceiling");
}

#[test]
fn an_analysis_does_not_depend_on_the_number_of_jobs_and_can_be_repeated() {
    let home = Home::new();
    home.recorded("greedy,random", "game.jsonl");
    let one = home.out(&format!("analyse game.jsonl {QUICK} --jobs 1"));
    let two = home.out(&format!("analyse game.jsonl {QUICK} --jobs 2"));
    assert_eq!(one, two);
}

#[test]
fn the_most_costly_decisions_are_shown_on_the_board_the_worst_first() {
    let home = Home::new();
    home.recorded("greedy,random", "game.jsonl");
    let report = home.json(&format!(
        "analyse game.jsonl {QUICK} --format json --seat 2"
    ));
    let worst = (report["decisions"].as_array().unwrap().iter())
        .max_by(|a, b| number(&a["cost"]).total_cmp(&number(&b["cost"])))
        .unwrap()
        .clone();
    let text = home.out(&format!(
        "analyse game.jsonl {QUICK} --seat random --most 2 --ascii"
    ));
    let shown: Vec<&str> = text
        .lines()
        .filter(|line| line.contains(": lost "))
        .collect();
    assert_eq!(shown.len(), 2, "{text}");
    let when = match number(&worst["turn"]) {
        0.0 => "set-up".to_owned(),
        turn => format!("turn {turn}"),
    };
    let first = format!("1. random, {when}: lost {:.2}", number(&worst["cost"]));
    assert!(shown[0].starts_with(&first), "{first:?} in {text}");
    let word = |key: &str| worst[key].as_str().unwrap().to_owned();
    let after = text.split("1. random").nth(1).unwrap();
    contains(after, format!("Played: {}", word("made")));
    contains(after, format!("Better: {}", word("best")));
    assert!(
        after.contains("A: ") && after.contains("a b c"),
        "no board in {after}"
    );
    assert!(
        !text.contains("greedy"),
        "one seat alone was asked for: {text}"
    );
}

/// A reader must not take a loss for points of the own score, or a loss within its error for a mistake.
#[test]
fn a_loss_says_its_unit_and_a_small_one_is_no_mistake() {
    let home = Home::new();
    home.recorded("greedy,random", "game.jsonl");
    let text = home.out(&format!("analyse game.jsonl {QUICK} --most 1000"));
    let unit = "Losses count your points minus the best rival's points.";
    assert!(text.contains(unit), "{text}");
    let report = home.json(&format!("analyse game.jsonl {QUICK} --format json"));
    let decisions = report["decisions"].as_array().unwrap();
    let clear = |one: &&Value| number(&one["cost"]) > number(&one["error"]);
    let shown = text.lines().filter(|line| line.starts_with("Better: "));
    assert_eq!(shown.count(), decisions.iter().filter(clear).count());
    home.recorded("greedy", "alone.jsonl");
    let text = home.out(&format!("analyse alone.jsonl {QUICK}"));
    assert!(text.contains("Losses count points. "), "{text}");
    assert!(!text.contains("turn 0"), "{text}");
}

/// A small limit, so that a build for tests is fast.
const EXACT: &str = "--search mcts:iterations=20,depth=1,exact=30000 --width 2";

#[test]
fn the_last_decisions_of_a_solo_game_are_exact() {
    for game in ["silver-and-gold", "pyramids"] {
        let home = Home::new();
        home.out(&format!(
            "play {game} --players random --seed 13 --record game.jsonl"
        ));
        let report = home.json(&format!("analyse game.jsonl {EXACT} --format json"));
        let decisions = report["decisions"].as_array().unwrap();
        let exact = |decision: &&Value| decision["exact"] == true;
        assert!(!exact(&&decisions[0]), "a whole game is too large");
        let last = decisions.last().unwrap();
        assert!(exact(&last), "{last}");
        for decision in decisions.iter().filter(exact) {
            assert_eq!(decision["error"], 0.0, "{decision}");
            let (made, best) = (&decision["made"], &decision["best"]);
            assert_eq!(made == best, decision["cost"] == 0.0, "{decision}");
        }
        let text = home.out(&format!("analyse game.jsonl {EXACT} --most 100"));
        let count = decisions.iter().filter(exact).count();
        assert!(count > 1, "{count}");
        let line = format!("For {count} of them the loss is exact");
        assert!(text.contains(&line), "{line:?} in {text}");
        let wrong = |decision: &&Value| exact(decision) && number(&decision["cost"]) > 0.0;
        let shown: Vec<&str> = text
            .lines()
            .filter(|line| line.ends_with("points (exact)") && !line.contains('±'))
            .collect();
        assert_eq!(
            shown.len(),
            decisions.iter().filter(wrong).count(),
            "{text}"
        );
        assert!(!shown.is_empty(), "random play makes mistakes: {text}");
        let searched = home.json(&format!("analyse game.jsonl {QUICK} --format json"));
        let searched = searched["decisions"].as_array().unwrap();
        assert!(searched.iter().all(|decision| decision["exact"] == false));
    }
}

#[test]
fn a_game_that_is_not_over_is_judged_as_far_as_it_goes() {
    let home = Home::new();
    home.recorded("greedy,random", "game.jsonl");
    let whole = lines(&home.read("game.jsonl"));
    home.write("half.jsonl", joined(&whole[..whole.len() / 2]));
    let text = home.out(&format!("analyse half.jsonl {QUICK}"));
    contains(&text, "greedy has not finished");
    contains(&text, "Played: ");
    let report = home.json(&format!("analyse half.jsonl {QUICK} --format json"));
    assert!(report["seats"][0].get("found").is_none());
}

#[test]
fn what_cannot_be_analysed_is_refused() {
    let home = Home::new();
    home.recorded("greedy,random", "game.jsonl");
    home.refused("analyse none.jsonl", 2, "none.jsonl");
    home.refused(
        "analyse game.jsonl --search greedy",
        2,
        "greedy does not search; expected mcts",
    );
    home.refused(
        "analyse game.jsonl --search mcts:deep=3",
        2,
        "no parameter \"deep\"",
    );
    home.refused("analyse game.jsonl --seat 3", 2, "unknown seat \"3\"");
    home.refused("analyse game.jsonl --width 0", 2, "--width");
    let mut broken = lines(&home.read("game.jsonl"));
    let first = broken
        .iter()
        .position(|line| line.contains("\"line\":\"move\""))
        .unwrap();
    change(&mut broken, first + 1, "keep ", "take ");
    home.write("broken.jsonl", joined(&broken));
    home.refused("analyse broken.jsonl", 4, "line");
}
