//! How the cards, patterns and symbols of packs perform in games between bots.

use crate::common::{Home, bots, close, contains};
use rnw_cli::Catalogue;
use serde_json::Value;
use std::fs;

/// Every embedded pack, with and without cards.
fn packs() -> Vec<&'static str> {
    let packs = Catalogue::stock().packs();
    packs.into_iter().map(|pack| pack.name).collect()
}

fn number(value: &Value, key: &str) -> f64 {
    value[key]
        .as_f64()
        .unwrap_or_else(|| panic!("no {key} in {value}"))
}

fn all<'v>(value: &'v Value, key: &str) -> &'v [Value] {
    value[key]
        .as_array()
        .unwrap_or_else(|| panic!("no {key} in {value}"))
}

#[test]
fn reports_do_not_depend_on_the_number_of_jobs() {
    let home = Home::new();
    for pack in ["silver-and-gold", "nuggets"] {
        let stats = format!("content stats {pack} --games 50 --seed 4");
        for format in ["text", "json"] {
            let report = |jobs| home.out(&format!("{stats} --format {format} --jobs {jobs}"));
            let one = report(1);
            assert_eq!(one, report(2), "{pack} as {format}");
            assert_eq!(one, report(5), "{pack} as {format}");
        }
    }
}

#[test]
fn reports_follow_their_schema() {
    let home = Home::new();
    let schema = home.schema("stats");
    for pack in packs() {
        for seats in 2..=3 {
            let args = format!("--games 3 --players {} --format json", bots(seats));
            schema.assert_followed(&home.json(&format!("content stats {pack} {args}")));
        }
    }
}

/// The games are the games that `simulate` plays.
#[test]
fn the_seats_of_a_report_are_those_of_simulated_games() {
    let home = Home::new();
    for game in ["silver-and-gold", "pyramids", "nuggets", "lamplighters"] {
        let args = "--players greedy,random,greedy --games 50 --seed 3 --format json";
        let report = home.json(&format!("content stats {game} {args}"));
        let simulated = home.json(&format!("simulate {game} {args}"));
        assert_eq!(report["decisions"], simulated["decisions"]);
        let both = all(&report, "seats").iter().zip(all(&simulated, "seats"));
        for (seat, simulated) in both {
            assert_eq!(seat["player"], simulated["player"]);
            assert!(
                close(number(&seat["score"], "value"), number(simulated, "mean")),
                "{seat}"
            );
            assert!(
                close(number(seat, "spread"), number(simulated, "spread")),
                "{seat}"
            );
            assert!(
                close(
                    number(&seat["wins"], "value"),
                    number(simulated, "win_share")
                ),
                "{seat}"
            );
            let counts = all(seat, "scores").iter();
            let games: f64 = counts.map(|count| number(count, "games")).sum();
            assert!(close(games, 50.0), "{seat}");
        }
        // If the start player changes between games, the report also lists the places in the order of play. These
        // places name no player.
        if let Some(order) = report["order"].as_array() {
            assert!(order.iter().all(|place| place["player"].is_null()));
            let total = |seats: &[Value]| -> i64 {
                let sums = seats
                    .iter()
                    .map(|seat| seat["score"]["sum"].as_i64().unwrap());
                sums.sum()
            };
            assert_eq!(total(order), total(all(&report, "seats")));
        }
    }
}

#[test]
fn every_interval_holds_its_value() {
    fn look(value: &Value, found: &mut u32) {
        if let (Some(low), Some(high)) = (value["low"].as_f64(), value["high"].as_f64()) {
            let middle = number(value, "value");
            assert!(low <= middle && middle <= high, "{value}");
            *found += 1;
        }
        let inner: Vec<&Value> = match value {
            Value::Array(list) => list.iter().collect(),
            Value::Object(fields) => fields.values().collect(),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Vec::new(),
        };
        for value in inner {
            look(value, found);
        }
    }
    let home = Home::new();
    for pack in packs() {
        let mut found = 0;
        look(
            &home.json(&format!("content stats {pack} --games 50 --format json")),
            &mut found,
        );
        assert!(found > 20, "{pack}: {found} intervals");
    }
}

#[test]
fn the_report_for_people_fits_on_a_screen() {
    let home = Home::new();
    for pack in packs() {
        let text = home.out(&format!("content stats {pack} --games 50 --ascii"));
        assert!(text.is_ascii(), "{pack}: {text}");
        let marked = home.out(&format!("content stats {pack} --games 50"));
        for line in text.lines().chain(marked.lines()) {
            assert!(line.chars().count() <= 80, "{pack}: {line}");
            assert_eq!(line, line.trim_end(), "{pack}");
        }
        assert!(marked.contains('±') && marked.contains('█'), "{pack}");
        let is_key = |word: &str| word.starts_with("event-") || word.starts_with("score-");
        let key = text.split_whitespace().find(|word| is_key(word));
        assert_eq!(key, None, "{pack}: {text}");
        assert!(text.contains("\nSEAT "), "{pack}: {text}");
        let cards = text.contains("\nCards\n");
        assert_eq!(
            cards,
            !["nuggets", "lamplighters"].contains(&pack),
            "{pack}"
        );
    }
}

/// One card that nobody can complete, and one that is worth more than all others together.
#[test]
fn dead_and_dominating_cards_are_marked() {
    let home = Home::new();
    fs::create_dir(home.path("odd")).unwrap();
    home.write(
        "odd/game.json",
        r#"{ "extends": "silver-and-gold", "title": "Odd", "colors": [{ "name": "gold", "points": 90, "seal": 0 }] }"#,
    );
    home.write(
        "odd/cards.json",
        r#"{ "cards": [{ "name": "RICH", "color": "gold", "grid": ["...."] }] }"#,
    );
    // Usage raises the suspicion, and the experiment decides.
    for (weigh, says, remark) in [
        ("none", "it earns over 1.5 times", "earns-too-much"),
        (
            "symbols",
            "it brings much more than other cards",
            "worth-more",
        ),
    ] {
        let stats = format!("content stats odd --games 200 --weigh {weigh}");
        let text = home.out(&stats);
        let says = format!("! RICH dominates: {says}");
        assert!(text.contains(&says), "{text}");
        let report = home.json(&format!("{stats} --format json"));
        let cards = all(&report["cards"], "each");
        let remarked = cards.iter();
        let remarked = remarked.filter(|card| all(card, "remarks").contains(&remark.into()));
        let names: Vec<&Value> = remarked.map(|card| &card["name"]).collect();
        assert_eq!(names, ["RICH"], "{remark}");
    }
}

#[test]
fn pictures_show_seats_and_cards() {
    let home = Home::new();
    let run = home.run("content stats silver-and-gold --games 50 --svg pictures");
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.err.contains("cards.svg"), "{}", run.err);
    let (scores, cards) = (
        home.read("pictures/scores.svg"),
        home.read("pictures/cards.svg"),
    );
    for (picture, holds) in [
        (
            &scores,
            vec![
                "Scores in silver-and-gold",
                "seat 2, greedy",
                "score (points)",
                "games (%)",
            ],
        ),
        (
            &cards,
            vec![
                "Cards of silver-and-gold",
                "points)",
                "win share",
                "\nP01\n",
                "\nY11\n",
            ],
        ),
    ] {
        assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"));
        for text in holds {
            assert!(picture.contains(text), "{text} is not in {picture}");
        }
        assert!(
            !picture.contains("NaN") && !picture.contains("inf"),
            "{picture}"
        );
    }
    // A bar is a range of scores of a seat. A dot is the estimate for a card.
    let bars = |picture: &str| picture.matches(r##"fill="#56B4E9""##).count();
    assert!((10..=80).contains(&bars(&scores)), "{scores}");
    assert!(
        (48..=96).contains(&cards.matches("<circle ").count()),
        "{cards}"
    );
    assert_eq!(bars(&cards), 0);
    // Existing files are not overwritten. The command reports this before it plays.
    let args = "content stats silver-and-gold --games 1000000 --svg pictures";
    home.refused(args, 2, "--force overwrites it");
    home.out("content stats silver-and-gold --games 20 --svg pictures --force");
    assert_ne!(home.read("pictures/scores.svg"), scores);
    // A game without cards has no picture of cards.
    home.out("content stats nuggets --games 20 --svg more");
    assert!(home.path("more/scores.svg").exists() && !home.path("more/cards.svg").exists());
}

#[test]
fn what_cannot_be_weighed_is_refused() {
    for (args, code, says) in [
        ("silver-and-glod", 2, "did you mean \"silver-and-gold\"?"),
        ("silver-and-gold --games 0", 2, "expected 1 or more"),
        (
            "silver-and-gold --players me",
            2,
            "the player \"me\" cannot play here",
        ),
        (
            "silver-and-gold --jobs 0",
            2,
            "expected a number from 1 to ",
        ),
        (
            "silver-and-gold --option palms=often",
            2,
            "no value \"often\"",
        ),
        ("silver-and-gold --force", 2, "--svg"),
        ("nuggets --players greedy", 2, "2 to 4"),
        ("", 2, "PACK"),
    ] {
        Home::new().refused(&format!("content stats {args}"), code, says);
    }
    let home = Home::new();
    home.pack("broken");
    home.edit("broken/cards.json", "\"purple\"", "\"purpel\"");
    home.refused(
        "content stats broken --games 2",
        3,
        "did you mean \"purple\"?",
    );
}

/// What `content stats` says of a thing's worth.
fn weighed<'v>(report: &'v Value, list: &str, name: &str) -> &'v Value {
    let mut things = all(&report["worths"][0], list).iter();
    things.find(|thing| thing["name"] == name).unwrap()
}

/// The slow way: the same deals of the pack and of a pack on top of it, in which the symbol has no effect.
#[test]
fn the_worth_of_a_symbol_is_the_difference_between_games_with_it_and_without_it() {
    let home = Home::new();
    fs::create_dir(home.path("blank")).unwrap();
    let game = r#"{ "game": "pyramids", "extends": "jungle-temple", "title": "Blank" }"#;
    home.write("blank/game.json", game);
    for (symbol, entry) in [
        // A program of the base, a program of the pack, and a module.
        (
            "torch",
            r#""char": "t", "glyph": "☼", "order": "free", "priority": 1"#,
        ),
        (
            "shaft",
            r#""char": "D", "glyph": "↕", "order": "matters", "priority": 4"#,
        ),
        (
            "chest",
            r#""char": "H", "glyph": "◘", "order": "free", "priority": 1"#,
        ),
    ] {
        let blank =
            format!(r#"{{ "symbols": [{{ "name": "{symbol}", {entry}, "program": [] }}] }}"#);
        home.write("blank/symbols.json", blank);
        let games = "--games 40 --seed 6 --weigh-games 40 --format json";
        let report = home.json(&format!(
            "content stats jungle-temple --weigh {symbol} {games}"
        ));
        let without = home.json(&format!("content stats blank --weigh none {games}"));
        let points = |report: &Value| -> i64 {
            let seats = all(report, "seats").iter();
            seats
                .map(|seat| seat["score"]["sum"].as_i64().unwrap())
                .sum()
        };
        let difference = points(&report) - points(&without);
        let found = weighed(&report, "symbols", symbol);
        assert_eq!(found["points"]["sum"], difference, "{symbol}");
        assert_eq!(found["points"]["of"], 80, "{symbol}");
        assert_ne!(difference, 0, "{symbol} makes a difference");
    }
}

/// A symbol that changes nothing in half of its firings or more, at a mark and at the end of a turn, and one that always acts.
#[test]
fn symbols_that_mostly_do_nothing_are_named() {
    let home = Home::new();
    fs::create_dir(home.path("idle")).unwrap();
    let game = r#"{ "game": "silver-and-gold", "extends": "silver-and-gold", "title": "Idle" }"#;
    home.write("idle/game.json", game);
    for line in [
        "on mark: if round = 4 then advance coins by 1",
        "on turn: if round = 4 then advance coins by 1",
    ] {
        let palm = format!(
            r#"{{ "symbols": [{{ "name": "palm", "char": "T", "glyph": "♣", "program": "{line}" }}] }}"#
        );
        home.write("idle/symbols.json", &palm);
        let stats = "content stats idle --games 20 --seed 6 --weigh none --players random,random";
        let report = home.json(&format!("{stats} --format json"));
        let count = |name: &str, field: &str| {
            let mut symbols = all(&report, "symbols").iter();
            let symbol = symbols.find(|symbol| symbol["name"] == name);
            symbol.unwrap()[field].as_u64().unwrap()
        };
        let (idle, fired) = (count("palm", "idle"), count("palm", "fired"));
        assert!(
            2 * idle >= fired && idle < fired,
            "{line}: {idle} of {fired}"
        );
        assert_eq!(count("cross", "idle"), 0, "{line}");
        let text = home.out(stats);
        assert!(
            text.contains(&format!("palm does nothing in {idle} of {fired} firings")),
            "{text}"
        );
        assert!(!text.contains("cross does nothing"), "{text}");
    }
}

/// Extra cells bring nothing when they are counted, and much when they are blanked.
#[test]
fn extra_cells_and_claims_are_worth_their_points() {
    let home = Home::new();
    let stats = "content stats silver-and-gold --games 200 --weigh-games 200 --format json";
    let report = home.json(stats);
    let low = |symbol: &str| number(&weighed(&report, "symbols", symbol)["points"], "low");
    assert!(low("cross") > 5.0, "extra cells are credited");
    let counted = all(&report, "symbols").iter();
    let mut counted = counted.filter(|symbol| symbol["name"] == "coin");
    let coins = number(&counted.next().unwrap()["points"], "high");
    assert!(low("coin") > coins, "cups are credited");
    assert!(all(&report["worths"][0], "cards").is_empty());
}

#[test]
fn cards_are_weighed_without_their_symbols_and_beside_other_cards_by_several_players() {
    let home = Home::new();
    let weigh = "--games 30 --weigh P25,y01 --weigh-games 30 --weigh-by random,mcts:iterations=2";
    let report = home.json(&format!("content stats pearl-lagoon {weigh} --format json"));
    let players: Vec<&Value> = all(&report, "worths")
        .iter()
        .map(|one| &one["players"][1])
        .collect();
    assert_eq!(players, ["greedy", "random", "mcts:iterations=2"]);
    let strong = weighed(&report, "cards", "P25");
    assert_eq!(all(strong, "substitutes").len(), 4);
    assert!(number(&strong["symbols"], "of") > 0.0, "{strong}");
    assert!(
        weighed(&report, "cards", "Y01")["symbols"].is_null(),
        "it has no symbols"
    );
    let one = home.out(&format!("content stats pearl-lagoon {weigh} --jobs 1"));
    assert_eq!(
        one,
        home.out(&format!("content stats pearl-lagoon {weigh} --jobs 3"))
    );
    contains(&one, "Worth, by experiment: 30 deals of mcts:iterations=2");
}

#[test]
fn what_cannot_be_weighed_is_said() {
    let home = Home::new();
    let few = home.out("content stats silver-and-gold --games 1 --weigh coin,palm");
    contains(&few, "coin             too few marks to weigh: ");
    contains(&few, "--players greedy:explore=20,greedy:explore=20");
    let many = home.out("content stats silver-and-gold --games 40 --weigh coin");
    assert!(!many.contains("too few marks"), "{many}");
    assert!(!many.contains("explore"), "{many}");
    let nuggets = home.out("content stats nuggets --games 2");
    contains(&nuggets, "nothing in this game can be weighed");
    let stats = "content stats silver-and-gold --games 2 --weigh";
    home.refused(&format!("{stats} cion"), 2, "did you mean \"coin\"?");
    home.refused(
        &format!("{stats} coin --weigh-by me"),
        2,
        "expected only bots",
    );
    let none = home.out(&format!("{stats} none"));
    assert!(!none.contains("Worth, by experiment"), "{none}");
}
