//! The saved object for Tabletop Simulator: its numbers fit together.

use crate::books::{Book, nuggets, pyramids, silver_and_gold};
use rnw_drawing::{SavedDeck, saved_object, sheets};
use rnw_i18n::Language;
use serde_json::Value;
use std::collections::BTreeSet;

fn object(book: &Book) -> Value {
    let decks = sheets(&book.renderer(), &book.printed(), book.title);
    let decks = decks.into_iter().map(|(name, sheets)| SavedDeck {
        name: name.to_owned(),
        sheets: sheets
            .into_iter()
            .enumerate()
            .map(|(index, sheet)| (sheet, format!("file:///{name}-{index}.png")))
            .collect(),
        back: "file:///back.png".to_owned(),
    });
    saved_object(book.title, &decks.collect::<Vec<_>>())
}

/// Checks a deck. Returns the names of its cards and the numbers of its sheets.
fn check_deck(deck: &Value) -> (Vec<String>, BTreeSet<String>) {
    assert_eq!(deck["Name"], "DeckCustom");
    let ids: Vec<u64> = deck["DeckIDs"]
        .as_array()
        .unwrap()
        .iter()
        .map(|id| id.as_u64().unwrap())
        .collect();
    let cards = deck["ContainedObjects"].as_array().unwrap();
    assert_eq!(cards.len(), ids.len());
    for (card, id) in cards.iter().zip(&ids) {
        assert_eq!(card["CardID"], *id);
        let (number, slot) = ((id / 100).to_string(), id % 100);
        let sheet = &deck["CustomDeck"][&number];
        assert_eq!(
            &card["CustomDeck"][&number], sheet,
            "a card knows its sheet"
        );
        let size = ["NumWidth", "NumHeight"].map(|key| sheet[key].as_u64().unwrap());
        assert!(
            (2..=10).contains(&size[0]) && (2..=7).contains(&size[1]),
            "{size:?}"
        );
        assert!(
            slot < size[0] * size[1] - 1,
            "the last slot is the hidden card"
        );
        for key in ["FaceURL", "BackURL"] {
            assert!(sheet[key].as_str().unwrap().starts_with("file:///"));
        }
    }
    let unique: BTreeSet<&u64> = ids.iter().collect();
    assert_eq!(unique.len(), ids.len());
    let names = cards
        .iter()
        .map(|card| card["Nickname"].as_str().unwrap().to_owned());
    let sheets = deck["CustomDeck"].as_object().unwrap().keys().cloned();
    (names.collect(), sheets.collect())
}

#[test]
fn each_kind_of_card_is_a_deck() {
    for book in [
        silver_and_gold(Language::English),
        pyramids(Language::English),
    ] {
        let (object, printed) = (object(&book), book.printed());
        let decks = object["ObjectStates"].as_array().unwrap();
        let (cards, sheets) = check_deck(&decks[0]);
        let (patterns, others) = check_deck(&decks[1]);
        assert_eq!(decks.len(), 2);
        assert!(
            sheets.is_disjoint(&others),
            "each sheet has a number of its own"
        );
        assert!(cards.iter().eq(printed.cards.iter().map(|card| &card.name)));
        assert!(
            patterns
                .iter()
                .eq(printed.patterns.iter().map(|card| &card.name))
        );
        let ids: BTreeSet<&str> = decks
            .iter()
            .map(|deck| deck["GUID"].as_str().unwrap())
            .collect();
        assert_eq!(ids.len(), 2);
    }
}

#[test]
fn a_single_card_is_no_deck() {
    let book = silver_and_gold(Language::English);
    let mut printed = book.printed();
    printed.cards.truncate(1);
    printed.patterns.clear();
    let mut decks = sheets(&book.renderer(), &printed, "x");
    let sheet = decks.swap_remove(0).1.swap_remove(0);
    let deck = SavedDeck {
        name: "x".to_owned(),
        sheets: vec![(sheet, "file:///a.png".to_owned())],
        back: "file:///b.png".to_owned(),
    };
    let object = saved_object("x", &[deck]);
    assert_eq!(object["ObjectStates"][0]["Name"], "CardCustom");
    assert_eq!(object["ObjectStates"][0]["CardID"], 100);
}

#[test]
fn pictures_of_sheets_are_not_too_large() {
    let book = pyramids(Language::English);
    for sheet in sheets(&book.renderer(), &book.printed(), "x")
        .into_iter()
        .flat_map(|deck| deck.1)
    {
        let pixels = sheet.pixels_per_mm();
        let sides = [
            sheet.drawing.width() * pixels,
            sheet.drawing.height() * pixels,
        ];
        assert!(sides.iter().all(|side| side.round() <= 4096.0), "{sides:?}");
        assert!(63.0 * pixels > 350.0, "a card can be read");
    }
}

#[test]
fn a_board_is_no_card() {
    let book = nuggets(Language::English);
    assert!(sheets(&book.renderer(), &book.printed(), "x").is_empty());
}
