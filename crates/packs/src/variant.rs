//! Variants of a pack, for experiments: the same pack with a symbol, a card's symbols or a card blanked or replaced.

use super::read::open;
use super::report::{Files, Report, Source};
use serde_json::{Map, Value, json};

/// The file with the cards.
const CARDS: &str = "cards.json";
/// The file with the symbols.
const SYMBOLS: &str = "symbols.json";
/// The character of a cell without a symbol.
const PLAIN: char = '.';
/// The path of the changed files, as messages show it.
const PATH: &str = "variant";

/// A single change of a pack. The deck has as many cards as before, with the same names in the same order, so the same
/// seed shuffles it in the same way.
///
/// ```
/// use rnw_packs::{Files, Report, Variant, open};
/// let symbols = r#"{ "symbols": [{ "name": "coin", "char": "$", "glyph": "$", "effect": "module:coin.wasm" }] }"#;
/// let cards = r#"{ "cards": [{ "name": "A", "grid": ["$."] }, { "name": "B", "grid": [".."] }] }"#;
/// let pack = Files::embedded("mine", &[("symbols.json", symbols), ("cards.json", cards)]);
///
/// let value = |files: &Files, name: &str| {
///     open::<serde_json::Value>(files, name, &mut Report::default()).unwrap().value
/// };
/// let blank = Variant::SymbolBlanked("coin").of(&pack).unwrap();
/// assert!(value(&blank, "symbols.json")["symbols"][0]["effect"].is_null());
/// let blank = Variant::CardBlanked("A").of(&pack).unwrap();
/// assert_eq!(value(&blank, "cards.json")["cards"][0]["grid"][0], "..");
/// assert!(Variant::CardBlanked("B").of(&pack).is_none(), "this card has no symbols");
/// let replaced = Variant::CardReplaced { card: "B", by: "A" }.of(&pack).unwrap();
/// assert_eq!(value(&replaced, "cards.json")["cards"][1]["grid"][0], "$.");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Variant<'a> {
    /// The symbol with this name has no effect. It is still printed on its cells.
    SymbolBlanked(&'a str),
    /// The cells of the card with this name have no symbols.
    CardBlanked(&'a str),
    /// A card is printed as another card of the pack. It keeps its name and its numbers.
    CardReplaced {
        /// The name of the card that is replaced.
        card: &'a str,
        /// The name of the card that is printed in its place.
        by: &'a str,
    },
}

impl Variant<'_> {
    /// The files of the changed pack: a layer over the pack's own. `None` if nothing changes, or if the pack has no
    /// such symbol or card.
    pub fn of(self, files: &Files) -> Option<Files> {
        let (name, list, entry) = match self {
            Self::SymbolBlanked(symbol) => (SYMBOLS, "symbols", blank_symbol(files, symbol)?),
            Self::CardBlanked(card) => (CARDS, "cards", blank_card(files, card)?),
            Self::CardReplaced { card, by } => (CARDS, "cards", replaced(files, card, by)?),
        };
        // The whole list, because a layer cannot replace one of the copies of a card.
        let mut all = entries(files, name, list)?;
        let place = all.iter().position(|one| one["name"] == entry["name"])?;
        all[place] = Value::Object(entry);
        all.insert(0, json!({ "remove": "all" }));
        let layer = Source {
            path: format!("{PATH}/{name}"),
            name: name.to_owned(),
            text: json!({ list: all }).to_string(),
        };
        Some(Files::new(vec![layer]).extending(files.clone()))
    }
}

/// The symbol without an effect of any kind.
fn blank_symbol(files: &Files, name: &str) -> Option<Map<String, Value>> {
    let mut symbol = entry(files, SYMBOLS, "symbols", name)?;
    for field in ["effect", "with"] {
        symbol.remove(field);
    }
    symbol.insert("on".to_owned(), json!("mark"));
    symbol.insert("program".to_owned(), json!([]));
    Some(symbol)
}

/// The card with a plain cell in place of each symbol.
fn blank_card(files: &Files, name: &str) -> Option<Map<String, Value>> {
    let mut card = entry(files, CARDS, "cards", name)?;
    let symbols = entries(files, SYMBOLS, "symbols")?;
    let chars: Vec<char> = symbols
        .iter()
        .filter_map(|symbol| symbol["char"].as_str()?.chars().next())
        .collect();
    let plain = |c: char| if chars.contains(&c) { PLAIN } else { c };
    let rows = card.get("grid")?.as_array()?.iter();
    let rows: Vec<String> = rows
        .map(|row| {
            row.as_str()
                .unwrap_or_default()
                .chars()
                .map(plain)
                .collect()
        })
        .collect();
    let grid = json!(rows);
    if card["grid"] == grid {
        return None;
    }
    card.insert("grid".to_owned(), grid);
    Some(card)
}

/// The card as another one is printed, with its own name and its own numbers.
fn replaced(files: &Files, name: &str, by: &str) -> Option<Map<String, Value>> {
    let own = entry(files, CARDS, "cards", name)?;
    let other = entry(files, CARDS, "cards", by)?;
    let kept = |field: &str, value: &Value| field == "name" || value.is_number();
    let of_own = own.iter().filter(|(field, value)| kept(field, value));
    let of_other = other.iter().filter(|(field, value)| !kept(field, value));
    let both = of_own.chain(of_other);
    let card: Map<String, Value> = both.map(|(k, v)| (k.clone(), v.clone())).collect();
    (card != own).then_some(card)
}

/// An entry of a list of a file, by its name.
fn entry(files: &Files, file: &str, list: &str, name: &str) -> Option<Map<String, Value>> {
    let mut entries = entries(files, file, list)?.into_iter();
    let Value::Object(entry) = entries.find(|entry| entry["name"] == name)? else {
        return None;
    };
    Some(entry)
}

/// A list of a file of the pack, merged with the packs that it extends.
fn entries(files: &Files, file: &str, list: &str) -> Option<Vec<Value>> {
    let mut doc = open::<Value>(files, file, &mut Report::default())?;
    let Value::Array(entries) = doc.value.get_mut(list)?.take() else {
        return None;
    };
    Some(entries)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pack() -> Files {
        let base = Files::embedded(
            "base",
            &[
                (
                    "symbols.json",
                    r#"{ "symbols": [{ "name": "coin", "char": "$", "glyph": "$", "program": "on mark: advance coins by 1" }] }"#,
                ),
                (
                    "cards.json",
                    r#"{ "cards": [{ "name": "A", "number": 1, "color": "red", "grid": ["$.~"] }] }"#,
                ),
            ],
        );
        let own = [
            (
                "symbols.json",
                r#"{ "symbols": [{ "name": "gem", "char": "g", "glyph": "g", "on": ["round", "complete"], "effect": "rust:gem@1", "with": { "numbers": [4] } }] }"#,
            ),
            (
                "cards.json",
                r#"{ "cards": [{ "name": "B", "number": 2, "color": "blue", "seal": "red", "grid": ["g$.", "~.."] }] }"#,
            ),
        ];
        Files::embedded("own", &own).extending(base)
    }

    /// What a variant changes: the entries that differ from those of the pack.
    fn changed(variant: Variant<'_>, file: &str, list: &str) -> Vec<Value> {
        let pack = pack();
        let changed = variant.of(&pack).expect("something changes");
        let before = entries(&pack, file, list).unwrap();
        let after = entries(&changed, file, list).unwrap();
        assert_eq!(before.len(), after.len(), "as many entries as before");
        let both = before.iter().zip(after);
        both.filter(|(before, after)| *before != after)
            .map(|(_, after)| after)
            .collect()
    }

    #[test]
    fn symbols_of_the_pack_and_of_its_base_lose_every_kind_of_effect() {
        let coin =
            json!([{ "name": "coin", "char": "$", "glyph": "$", "program": [], "on": "mark" }]);
        let gem =
            json!([{ "name": "gem", "char": "g", "glyph": "g", "on": "mark", "program": [] }]);
        for (name, expected) in [("coin", coin), ("gem", gem)] {
            let found = changed(Variant::SymbolBlanked(name), SYMBOLS, "symbols");
            assert_eq!(json!(found), expected);
        }
    }

    #[test]
    fn only_the_symbols_of_a_card_are_blanked() {
        let found = changed(Variant::CardBlanked("B"), CARDS, "cards");
        assert_eq!(found[0]["grid"], json!(["...", "~.."]));
        assert_eq!((found.len(), &found[0]["seal"]), (1, &json!("red")));
    }

    #[test]
    fn a_card_that_is_replaced_keeps_its_name_and_its_numbers() {
        let variant = Variant::CardReplaced { card: "B", by: "A" };
        let found = changed(variant, CARDS, "cards");
        let expected = json!([{ "name": "B", "number": 2, "color": "red", "grid": ["$.~"] }]);
        assert_eq!(json!(found), expected);
    }

    #[test]
    fn each_copy_of_a_card_is_changed_alone() {
        let cards = r#"{ "cards": [{ "name": "A", "copies": 3, "grid": ["$"] }, { "name": "B", "grid": ["$"] }] }"#;
        let copies = Files::embedded("mine", &[(CARDS, cards)]).extending(pack());
        let grids = |variant: Variant<'_>| {
            let cards = entries(&variant.of(&copies).unwrap(), CARDS, "cards").unwrap();
            let cards = cards
                .iter()
                .map(|card| format!("{} {}", card["name"], card["grid"][0]));
            cards.collect::<Vec<_>>().join(", ").replace('"', "")
        };
        assert_eq!(grids(Variant::CardBlanked("A")), "A ., A-2 $, A-3 $, B $");
        assert_eq!(grids(Variant::CardBlanked("A-2")), "A $, A-2 ., A-3 $, B $");
    }

    #[test]
    fn what_is_not_there_is_no_variant() {
        for variant in [
            Variant::SymbolBlanked("pearl"),
            Variant::CardBlanked("C"),
            Variant::CardReplaced { card: "A", by: "A" },
        ] {
            assert_eq!(variant.of(&pack()), None, "{variant:?}");
        }
        assert_eq!(Variant::SymbolBlanked("coin").of(&Files::default()), None);
    }
}
