//! Checks all laws for every game of this workspace.

#[path = "support/subjects.rs"]
#[allow(dead_code, reason = "each target needs some of them")]
mod subjects;

use rnw_packs::{Files, Source};
use rnw_testkit::{Demand, TestPack, law, matrix};
use subjects::{is_whole, lamplighters, nuggets, pyramids, silver_and_gold};

#[test]
fn silver_and_gold_holds_all_laws() {
    rnw_testkit::laws(&silver_and_gold());
}

#[test]
fn pyramids_holds_all_laws() {
    rnw_testkit::laws(&pyramids());
}

#[test]
fn nuggets_holds_all_laws() {
    rnw_testkit::laws(&nuggets());
}

#[test]
fn lamplighters_holds_all_laws() {
    rnw_testkit::laws(&lamplighters());
}

/// A pack whose symbols use everything that a symbol can have.
fn everything(base: Files) -> TestPack {
    let file = |name: &str, text: &str| Source {
        path: name.to_owned(),
        name: name.to_owned(),
        text: text.to_owned(),
    };
    let own = Files::new(vec![
        file("symbols.json", include_str!("support/everything.json")),
        file("sheet.json", include_str!("support/everything-sheet.json")),
    ]);
    TestPack {
        name: None,
        files: own.extending(base),
    }
}

/// Sets of symbols meet on small boards. Pairs that have met least often come first.
#[test]
fn whatever_a_symbol_says_the_reference_does_the_same() {
    let demand = Demand {
        games: 0,
        least: 0,
        triples: 0,
        swarm: if is_whole() { 80 } else { 20 },
        laws: ["panics", "audit", "arrival", "reference"]
            .into_iter()
            .filter_map(law)
            .collect(),
        ..Demand::default()
    };
    let games = [
        (silver_and_gold(), rnw_silver_and_gold::shipped()),
        (pyramids(), rnw_pyramids::shipped()),
    ];
    for (subject, base) in games {
        let played = matrix(&subject, &everything(base), &demand, |_, _| {});
        played.unwrap_or_else(|broken| panic!("{broken}"));
    }
}

/// The pairs of symbols of a Pyramids pack whose order matters although all symbols are declared
/// free.
fn orders(files: &Files) -> Vec<(String, String)> {
    let rules = rnw_pyramids::load(files, [], 2).expect("the pack is sound");
    rules.orders_that_matter()
}

#[test]
fn wrong_declarations_of_order_are_found_and_right_ones_are_not() {
    let shipped = rnw_pyramids::shipped();
    assert_eq!(orders(&shipped), []);
    let wrong = |source: &Source| Source {
        text: source
            .text
            .replace(r#""order": "matters""#, r#""order": "free""#),
        ..source.clone()
    };
    let wrong = Files::new(shipped.sources().iter().map(wrong).collect());
    let pair = ("potion".to_owned(), "skull".to_owned());
    assert_eq!(orders(&wrong), [pair]);
}
