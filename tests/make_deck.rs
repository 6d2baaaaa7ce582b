//! Decks that are made from targets, and decks beside their targets.

use crate::common::{Home, ROOT, Run, contains};
use serde_json::Value;
use std::fs;

/// Targets that are met at once.
const SMALL: &str = r#"{ "none": "~", "groups": [
  { "color": "purple", "prefix": "P", "cards": 4, "frame": [4, 4], "cells": [9, 11], "symbols": { "coin": 3, "cross": [2, 4] },
    "symbols_a_card": [0, 3], "seals": { "gray": 1 }, "holes": 1 },
  { "color": "gray", "prefix": "Y", "cards": 6, "frame": [3, 4], "cells": 8, "symbols": { "palm": 4 }, "touching": 0 }
] }"#;

/// Where the targets of a shipped deck are.
fn targets(pack: &str) -> String {
    format!("{ROOT}/docs/examples/targets/{pack}.json")
}

/// The targets in a file of this home.
fn home(targets: &str) -> Home {
    let home = Home::new();
    home.write("targets.json", targets);
    home
}

const MAKE: &str = "content make-deck silver-and-gold --targets targets.json";

/// The cards of a file as JSON.
fn cards(home: &Home, file: &str) -> Vec<Value> {
    let file: Value = serde_json::from_str(&home.read(file)).unwrap();
    file["cards"].as_array().unwrap().clone()
}

#[test]
fn the_shipped_decks_meet_their_targets() {
    let home = Home::new();
    for (pack, cards) in [("silver-and-gold", 47), ("pyramids", 48)] {
        let check = format!("--check {ROOT}/content/{pack}/cards.json --format json");
        let report = home.json(&format!(
            "content make-deck {pack} --targets {} {check}",
            targets(pack)
        ));
        assert_eq!(report["cards"], cards);
        assert_eq!(report["met"], true, "{report}");
        assert!(report["targets"].as_array().unwrap().len() > 30, "{report}");
    }
}

/// The hash of a made deck changes only if the search changes. Then say so in the changelog.
#[test]
fn the_targets_of_the_shipped_decks_can_be_met_and_the_same_seed_makes_the_same_deck() {
    for (pack, hash) in [
        (
            "silver-and-gold",
            "a372a475459693ce5727c852e1edd114a4b0d21cf36353603f1fa106cabf4f61",
        ),
        (
            "pyramids",
            "64cfda6a7e832c593b738fe7a05f46a26576fc41c5980b9359ba72d25f44f412",
        ),
    ] {
        let home = Home::new();
        let make = format!(
            "content make-deck {pack} --targets {} --seed 7",
            targets(pack)
        );
        let report = home.json(&format!("{make} --out cards.json --format json"));
        assert_eq!(report["met"], true, "{report}");
        let text = home.read("cards.json");
        // The pack accepts the deck.
        let folder = home.pack_of(pack, "made");
        fs::write(folder.join("cards.json"), &text).unwrap();
        let checked = home.out("content check made");
        assert!(checked.contains("no errors"), "{checked}");
        assert!(checked.contains(hash), "{checked}");
    }
}

#[test]
fn a_made_deck_has_the_names_colours_and_seals_of_its_targets() {
    let home = home(SMALL);
    home.out(&format!("{MAKE} --out cards.json"));
    let cards = cards(&home, "cards.json");
    let names: Vec<&str> = cards
        .iter()
        .map(|card| card["name"].as_str().unwrap())
        .collect();
    assert_eq!(names[..5], ["P01", "P02", "P03", "P04", "Y01"]);
    let seals: Vec<&Value> = cards.iter().map(|card| &card["seal"]).collect();
    assert_eq!(seals.iter().filter(|seal| **seal == "gray").count(), 1);
    let coins = cards[..4]
        .iter()
        .map(|card| card["grid"].to_string().matches('$').count());
    assert_eq!(coins.sum::<usize>(), 3);
    // A second run finds the file, and another seed makes another deck.
    home.refused(
        &format!("{MAKE} --out cards.json"),
        2,
        "--force overwrites it",
    );
    home.out(&format!("{MAKE} --out other.json --seed 1"));
    assert_ne!(home.read("cards.json"), home.read("other.json"));
    home.out(&format!("{MAKE} --out other.json --seed 0 --force"));
    assert_eq!(home.read("cards.json"), home.read("other.json"));
}

/// A deck for a pack that extends another one replaces all cards of the base.
#[test]
fn a_deck_on_a_base_removes_the_cards_of_the_base() {
    let home = home(SMALL);
    fs::create_dir(home.path("mine")).unwrap();
    let game = r#"{ "game": "silver-and-gold", "extends": "silver-and-gold", "title": "Mine" }"#;
    home.write("mine/game.json", game);
    home.out("content make-deck mine --targets targets.json --out mine/cards.json");
    assert_eq!(cards(&home, "mine/cards.json")[0]["remove"], "all");
    let shown = home.json("content show --content mine --format json");
    assert_eq!(shown.as_array().unwrap().len(), 10);
    // It can be made again in the same place.
    home.out(
        "content make-deck mine --targets targets.json --out mine/cards.json --force --seed 3",
    );
    home.out("content make-deck mine --targets targets.json --check mine/cards.json");
}

/// Only the pack's own cards may be written anew.
#[test]
fn no_other_file_of_a_pack_is_replaced() {
    let home = home(SMALL);
    home.pack_of("silver-and-gold", "base");
    fs::create_dir(home.path("mine")).unwrap();
    let game = r#"{ "game": "silver-and-gold", "extends": "../base", "title": "Mine" }"#;
    home.write("mine/game.json", game);
    for file in ["mine/game.json", "base/cards.json", "base/symbols.json"] {
        let before = home.read(file);
        home.refused(
            &format!("content make-deck mine --targets targets.json --out {file} --force"),
            2,
            "are the same file",
        );
        assert_eq!(home.read(file), before);
    }
}

/// A pack is asked whether it accepts a deck, also if nothing is to be written.
#[test]
fn a_deck_that_the_pack_does_not_accept_is_refused() {
    let long = SMALL.replace("\"prefix\": \"Y\"", "\"prefix\": \"YYYYYYYYYYYYYYYY\"");
    assert_ne!(long, SMALL);
    let home = home(&long);
    for make in [MAKE.to_owned(), format!("{MAKE} --out cards.json")] {
        let Run { code, err, .. } = home.run(&make);
        assert_eq!(code, 3, "{err}");
        let refusal = "The pack does not accept this deck; change the targets. Nothing is written.";
        assert!(err.contains(refusal), "{err}");
    }
    assert!(!home.path("cards.json").exists());
}

#[test]
fn cards_that_are_the_same_turned_and_mirrored_are_found() {
    let home = home(
        r#"{ "none": "~", "groups": [{ "color": "gray", "prefix": "Y", "cards": 4, "frame": [3, 4], "cells": 8, "symbols": { "coin": 2 } }] }"#,
    );
    fs::create_dir(home.path("deck")).unwrap();
    let card = |name: &str, rows: [&str; 3]| serde_json::json!({ "name": name, "color": "gray", "grid": rows });
    let cards = [
        card("Y01", ["$...", "~~..", "~~.."]),
        card("Y02", ["..~~", "..~~", "...$"]),
        card("Y03", ["....", "~~..", "~~.."]),
        card("Y04", ["....", "....", "~~~~"]),
    ];
    home.write(
        "cards.json",
        serde_json::json!({ "cards": cards }).to_string(),
    );
    let run = home.run(&format!("{MAKE} --check cards.json --format json"));
    assert_eq!(run.code, 3, "{}", run.err);
    let report: Value = serde_json::from_str(&run.out).unwrap();
    let found = |target: &str| {
        let mut all = report["targets"].as_array().unwrap().iter();
        all.find(|one| one["target"] == target).unwrap()["found_most"].clone()
    };
    assert_eq!(found("distinct"), 1.0, "Y02 is Y01, turned by half");
    assert_eq!(found("frame"), 1.0, "Y04 leaves a row empty");
}

/// Each change of the small targets, and what the error says.
#[test]
fn contradictions_and_mistakes_are_named_where_they_are() {
    for (from, to, says) in [
        ("[9, 11]", "17", "targets.json:2:"),
        (
            "[9, 11]",
            "[11, 9]",
            "[11, 9] is empty; expected the least before the most",
        ),
        ("[9, 11]", "17", "17 cells; \"frame\" has only 16"),
        (
            "[9, 11]",
            "4",
            "4 cells; a card needs 7 to fill its \"frame\"",
        ),
        (
            "\"coin\": 3",
            "\"coin\": 99",
            "have room for them by \"cards\" and \"cells\"",
        ),
        (
            "[0, 3]",
            "[0, 1]",
            "4 cards have at most 4 symbols; \"symbols\" asks for 5",
        ),
        (
            "[0, 3]",
            "[3, 3]",
            "4 cards need 12 symbols; \"symbols\" allows only 7",
        ),
        (
            "\"gray\": 1 ",
            "\"gray\": 5 ",
            "5 seals; \"cards\" is only 4",
        ),
        (
            "\"holes\": 1",
            "\"holes\": 5",
            "5 cards with a hole; \"cards\" is only 4",
        ),
        (
            "\"holes\": 1",
            "\"way\": 3",
            "a way needs two \"landmarks\"; the targets have none",
        ),
        (
            "\"holes\": 1",
            "\"turns\": [12, 14]",
            "12 turns; each turn marks a cell, and \"cells\" allows only 11",
        ),
        (
            "\"holes\": 1",
            "\"turns\": [4, 8], \"points\": 8, \"points_a_turn\": [3, 4]",
            "3 points a turn; \"points\", \"values\" and \"turns\" allow at most 2.00",
        ),
        ("\"holes\": 1", "\"points_a_turn\": 3", "needs \"points\""),
        ("\"holes\": 1", "\"hole\": 1", "did you mean \"holes\"?"),
        ("\"coin\": 3", "\"coins\": 3", "did you mean \"coin\"?"),
        (
            "\"color\": \"gray\"",
            "\"color\": \"grey\"",
            "did you mean \"gray\"?",
        ),
        (
            "\"color\": \"gray\"",
            "\"color\": \"purple\"",
            "two groups have the colour \"purple\"",
        ),
        (
            "\"none\": \"~\"",
            "\"none\": \"$\"",
            "already means something else in grids",
        ),
        ("\"cards\": 4", "\"cards\": 0", "0 cards; expected 1 to 128"),
        (
            "[9, 11]",
            "\"nine\"",
            "expected a number, or a list of the least and the most",
        ),
    ] {
        assert!(SMALL.contains(from), "{from}");
        let home = home(&SMALL.replacen(from, to, 1));
        let Run { code, out, err } = home.run(&format!("{MAKE} --out cards.json"));
        assert_eq!((code, out.as_str()), (3, ""), "{to}: {err}");
        assert!(err.contains(says), "{to}: {says:?} is not in: {err}");
        assert!(!home.path("cards.json").exists());
    }
}

/// Six different rings of eight cells do not exist in a frame of 3 by 3.
#[test]
fn targets_that_cannot_be_met_are_named_and_the_nearest_deck_is_written_only_if_wanted() {
    let home = home(
        r#"{ "none": "~", "groups": [{ "color": "gray", "prefix": "Y", "cards": 12, "frame": [3, 3], "cells": 8, "holes": 12 }] }"#,
    );
    let make = format!("{MAKE} --restarts 1 --out cards.json");
    let Run { code, out, err } = home.run(&make);
    assert_eq!(code, 3, "{err}");
    assert!(out.contains("same as another card"), "{out}");
    assert!(err.contains("; the nearest deck has "), "{err}");
    contains(
        &err,
        "Nothing is written; --nearest writes the nearest deck.",
    );
    assert!(!home.path("cards.json").exists());
    assert_eq!(home.run(&format!("{make} --nearest")).code, 3);
    assert_eq!(cards(&home, "cards.json").len(), 12);
}

/// The deck is written whole when it is found, and nothing before that. At a terminal the search shows how far it is.
#[cfg(unix)]
#[test]
fn a_search_that_is_killed_leaves_the_old_deck() {
    let home = home(SMALL);
    home.write("cards.json", "old");
    let slow = SMALL.replacen("\"holes\": 1", "\"turns\": [10.999, 11]", 1);
    home.write("targets.json", slow);
    let args = format!("{MAKE} --restarts 1000 --out cards.json --force --nearest");
    let mut terminal = crate::terminal::Terminal::open(&home, &args, &[]);
    // It reports each thousand changes.
    terminal.wait_since(0, "000/");
    assert!(
        terminal.child.try_wait().unwrap().is_none(),
        "the search is too short"
    );
    terminal.kill();
    assert_eq!(home.read("cards.json"), "old");
    let files = fs::read_dir(home.path("")).unwrap();
    let names: Vec<String> = files
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    assert!(
        names
            .iter()
            .all(|name| !name.contains("cards.json.") && !name.starts_with(".tmp")),
        "{names:?}"
    );
}

/// The targets for gray cards only, this many, in a pack of its own.
fn gray(cards: u32) -> Home {
    let targets = SMALL.replace("\"cards\": 6", &format!("\"cards\": {cards}"));
    let home = home(&targets);
    home.pack_of("silver-and-gold", "mine");
    home
}

const GRAY: &str = "content make-deck mine --targets targets.json --color gray";

#[test]
fn one_colour_is_filled_and_the_others_stay() {
    let home = gray(14);
    let old = cards(&home, "mine/cards.json");
    home.out(&format!("{GRAY} --out mine/cards.json --force"));
    let new = cards(&home, "mine/cards.json");
    let others = |cards: &[Value]| {
        let others = cards.iter().filter(|card| card["color"] != "gray");
        others.cloned().collect::<Vec<_>>()
    };
    assert_eq!(others(&old), others(&new));
    let grays = new.iter().filter(|card| card["color"] == "gray");
    let names: Vec<&str> = grays.map(|card| card["name"].as_str().unwrap()).collect();
    assert_eq!(names.len(), 14);
    assert_eq!((names[0], names[13]), ("Y01", "Y14"));
    assert_eq!(old.len() + 3, new.len());
    // The cards of other colours do not meet the targets, but they do not count.
    home.out(&format!("{GRAY} --check mine/cards.json"));
    let whole = "content make-deck mine --targets targets.json --check mine/cards.json";
    assert_eq!(home.run(whole).code, 3);
}

#[test]
fn no_card_goes_without_being_named() {
    let home = gray(6);
    let before = home.read("mine/cards.json");
    for (make, says) in [
        (
            GRAY.to_owned(),
            "5 cards would go, Y07, Y08, Y09, Y10, Y11, and 42 would be there instead of 47",
        ),
        (
            GRAY.replace(" --color gray", ""),
            "and 10 would be there instead of 47",
        ),
    ] {
        let run = home.run(&format!("{make} --out mine/cards.json --force"));
        assert_eq!(run.code, 2, "{}", run.err);
        assert!(
            run.err.contains(says) && run.err.contains("--replace"),
            "{}",
            run.err
        );
        assert_eq!(home.read("mine/cards.json"), before);
    }
    home.out(&format!("{GRAY} --out mine/cards.json --force --replace"));
    assert_eq!(cards(&home, "mine/cards.json").len(), 42);
    let run = home.run(&GRAY.replace("gray", "grey"));
    assert_eq!(run.code, 2);
    assert!(
        run.err.contains("no group of colour \"grey\""),
        "{}",
        run.err
    );
}

#[test]
fn symbols_lie_where_their_targets_say() {
    let places = r#""symbols": { "palm": 4, "coin": 3 }, "places": {
        "palm": { "rows": [2, 3], "edge": true, "full_row": false }, "coin": { "edge": false, "neighbours": [3, 4] } }"#;
    let targets = SMALL.replace(r#""symbols": { "palm": 4 }"#, places);
    assert_ne!(targets, SMALL);
    let home = home(&targets);
    home.out(&format!("{MAKE} --out cards.json"));
    let mut found = (0, 0);
    for card in cards(&home, "cards.json") {
        if card["color"] != "gray" {
            continue;
        }
        let rows = card["grid"].as_array().unwrap().iter();
        let rows: Vec<Vec<char>> = rows
            .map(|row| row.as_str().unwrap().chars().collect())
            .collect();
        let is_cell = |row: usize, col: usize| {
            rows.get(row)
                .and_then(|row| row.get(col))
                .is_some_and(|place| *place != '~')
        };
        for (row, col) in (0..3_usize).flat_map(|row| (0..4_usize).map(move |col| (row, col))) {
            let rim = row == 0 || row == 2 || col == 0 || col == 3;
            let near = [
                (row.wrapping_sub(1), col),
                (row + 1, col),
                (row, col.wrapping_sub(1)),
                (row, col + 1),
            ];
            let near = near.iter().filter(|(row, col)| is_cell(*row, *col)).count();
            match rows[row][col] {
                'T' => {
                    found.0 += 1;
                    assert!(row > 0 && rim && rows[row].contains(&'~'), "{rows:?}");
                }
                '$' => {
                    found.1 += 1;
                    assert!(!rim && near >= 3, "{rows:?}");
                }
                _ => {}
            }
        }
    }
    assert_eq!(found, (4, 3));
    // The report counts the cells that lie elsewhere.
    home.write(
        "targets.json",
        targets.replace("[2, 3], \"edge\": true", "1, \"edge\": true"),
    );
    let run = home.run(&format!("{MAKE} --check cards.json"));
    assert!(
        run.code == 3 && run.out.contains("palm elsewhere"),
        "{}",
        run.out
    );
    for (wrong, says) in [
        (r#""rows": 4"#, "4; expected 1 to 3"),
        (r#""neighbours": 5"#, "5; expected 0 to 4"),
        (r#""rows": [3, 2]"#, "is empty"),
        (r#""column": 1"#, "unknown field \"column\""),
    ] {
        home.write("targets.json", targets.replace(r#""rows": [2, 3]"#, wrong));
        let run = home.run(MAKE);
        assert!(run.code == 3 && run.err.contains(says), "{}", run.err);
    }
}
