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
    // A move is told as a sentence, with what is typed for it as a footnote. A move that shows nothing yet is typed only.
    for (begins, mv) in [("Played: ", word("made")), ("Better: ", word("best"))] {
        let line = after.lines().find(|line| line.starts_with(begins)).unwrap();
        let told = format!("{begins}random ");
        let is_told = line.starts_with(&told) && line.ends_with(&format!(" [{mv}]"));
        assert!(is_told || line == format!("{begins}{mv}"), "{line}: {mv}");
    }
    assert!(text.contains("Played: random "), "{text}");
    assert!(
        text.starts_with("Compared with the moves that a search prefers"),
        "{text}"
    );
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

/// A game in which the end page once called the hint a mistake.
const NUGGETS: &str = "play nuggets --players me,easy:random --seed 3270759345";
const FENCES: &str = "fence b1 b2\nfence e4 f4\nfence d2 d3\nfence h1 h2\n";

/// The last decision that the first seat made in a record.
fn last_judged(home: &Home, record: &str) -> Value {
    let report = home.json(&format!(
        "analyse {record} --seat 1 --width 1 --format json"
    ));
    report["decisions"]
        .as_array()
        .unwrap()
        .last()
        .unwrap()
        .clone()
}

#[test]
fn a_hint_that_is_followed_is_no_mistake_and_the_next_move_costs_what_the_hint_says() {
    let home = Home::new();
    let asked = home.type_into(
        &format!("{NUGGETS} --record asked.jsonl"),
        &format!("{FENCES}hint\n"),
    );
    let said = asked.out.split("A strong bot would play `").nth(1).unwrap();
    let (best, said) = said.split_once('`').unwrap();
    let reason = said
        .lines()
        .find(|line| line.contains("better than") || line.contains("About as good"));
    let reason = reason.unwrap_or_else(|| panic!("no reason: {said}"));
    let next = reason.split('`').nth(1).unwrap();
    for (mv, file) in [
        (best, "best.jsonl"),
        (next, "next.jsonl"),
        ("fence f4 g4", "third.jsonl"),
    ] {
        home.type_into(
            &format!("{NUGGETS} --record {file}"),
            &format!("{FENCES}{mv}\n"),
        );
        let judged = last_judged(&home, file);
        assert_eq!(
            (&judged["made"], &judged["best"]),
            (&mv.into(), &best.into())
        );
        let cost = number(&judged["cost"]);
        match file {
            "best.jsonl" => assert_eq!((cost, &judged["clear"]), (0.0, &false.into())),
            "next.jsonl" if judged["clear"] == true => {
                contains(reason, format!("About {cost:.2} points better than"));
            }
            "next.jsonl" => contains(reason, "About as good: "),
            _ => {}
        }
    }
    // The same decision as a position: each move has the same cost.
    let at = home.json("analyse third.jsonl --seat 1 --width 1 --format json");
    let step = at["decisions"].as_array().unwrap().last().unwrap()["step"].clone();
    let position = home.out(&format!("position third.jsonl --at {step} --seat 1"));
    let quick = "--search mcts:iterations=60 --format json";
    let weighed = home.type_into(&format!("analyse --position - {quick}"), &position);
    let weighed: Value = serde_json::from_str(&weighed.out).unwrap();
    let moves = weighed["seats"][0]["moves"].as_array().unwrap();
    let judged = home.json(&format!("analyse third.jsonl --seat 1 --width 1 {quick}"));
    let judged = judged["decisions"].as_array().unwrap().last().unwrap();
    assert_eq!(moves[0]["move"], judged["best"]);
    let made = moves
        .iter()
        .find(|one| one["move"] == judged["made"])
        .unwrap();
    for key in ["cost", "error", "exact", "clear"] {
        assert_eq!(made[key], judged[key], "{key}");
    }
}

#[test]
fn a_budget_that_is_too_small_to_tell_says_about_equal() {
    let home = Home::new();
    home.recorded("greedy,random", "game.jsonl");
    let text = home.out("analyse game.jsonl --search mcts:iterations=1 --width 1");
    contains(&text, "No decision was clearly worse");
    let report = home.json(&format!("analyse game.jsonl {QUICK} --format json"));
    let step = report["decisions"][9]["step"].clone();
    let position = home.out(&format!("position game.jsonl --at {step}"));
    let weigh = |search: &str, language: &str| {
        let args = format!("analyse --position - --search {search} --lang {language}");
        home.type_into(&args, &position).out
    };
    for (language, equal) in [
        ("en", "about equal"),
        ("cs", "podobně dobrý"),
        ("pl", "podobnie dobry"),
    ] {
        let moves = |search| {
            weigh(search, language)
                .split_once("\n  ")
                .unwrap()
                .1
                .to_owned()
        };
        let text = moves("mcts:iterations=1");
        assert_eq!(
            text.matches(equal).count() + 1,
            text.lines().count(),
            "{text}"
        );
        let text = moves("mcts:iterations=200");
        assert!(text.contains(equal) && text.contains(" ± "), "{text}");
    }
}
