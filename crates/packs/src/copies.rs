//! Copies of cards: a card with `"copies": 3` is three cards of the deck, so nothing else knows of copies.

use super::report::Report;
use super::tree::{Kind, Node};
use roll_and_write::CARDS_MAX;
use serde_json::Value;

/// The file with the cards, and the list in it.
pub(crate) const CARDS: (&str, &str) = ("cards.json", "cards");
/// The field with the number of cards.
const COPIES: &str = "copies";

/// Puts as many cards as it says in the place of each card with copies. Reports copies that cannot be.
pub(crate) fn expand(tree: &mut Node<'_>, report: &mut Report) {
    let Some(Kind::List(cards)) = tree.field_mut(CARDS.1).map(|list| &mut list.kind) else {
        return;
    };
    let name = |card: &Node<'_>| Some(card.field("name")?.value.text()?.to_lowercase());
    let taken: Vec<String> = cards.iter().filter_map(name).collect();
    let mut room = CARDS_MAX.saturating_sub(cards.len());
    for mut card in std::mem::take(cards) {
        let said = take_copies(&mut card);
        let all = match said.as_ref().map(|said| copies(&card, said, room, &taken)) {
            None => Vec::new(),
            Some(Ok(all)) => all,
            Some(Err(message)) => {
                report
                    .problems
                    .extend(said.map(|said| said.problem(message)));
                Vec::new()
            }
        };
        room -= all.len();
        cards.push(card);
        cards.extend(all);
    }
}

/// Takes the field from a card. Null counts as missing.
fn take_copies<'s>(card: &mut Node<'s>) -> Option<Node<'s>> {
    let Kind::Object(fields) = &mut card.kind else {
        return None;
    };
    let index = fields.iter().position(|field| field.name == COPIES)?;
    let copies = fields.remove(index).value;
    (copies.value() != Value::Null).then_some(copies)
}

/// The cards beside the first one, or why they cannot be.
fn copies<'s>(
    card: &Node<'s>,
    said: &Node<'_>,
    room: usize,
    taken: &[String],
) -> Result<Vec<Node<'s>>, String> {
    let found = said.value();
    let number = found.as_u64().and_then(|found| usize::try_from(found).ok());
    let most = room + 1;
    let Some(number) = number.filter(|number| *number > 0) else {
        return Err(format!(
            "found {found}; expected a whole number, at least 1"
        ));
    };
    if number > most {
        return Err(format!(
            "found {found}; expected at most {most}, because a pack has at most {CARDS_MAX} cards"
        ));
    }
    (2..=number)
        .map(|number| copy(card, number, taken))
        .collect()
}

/// The copy with this number: `P01-2` is the second card `P01`, and the number of a card grows by one.
fn copy<'s>(card: &Node<'s>, number: usize, taken: &[String]) -> Result<Node<'s>, String> {
    let mut copy = card.clone();
    if let Some(name) = copy.field_mut("name").filter(|name| name.text().is_some()) {
        let own = format!("{}-{number}", name.text().unwrap_or_default());
        if taken.contains(&own.to_lowercase()) {
            return Err(format!(
                "the copy {own:?} has the name of another card; expected another name for one of them"
            ));
        }
        *name = name.with_value(&own.into());
    }
    if let Some(place) = copy.field_mut("number")
        && let Some(first) = place.value().as_u64()
    {
        *place = place.with_value(&first.saturating_add(number as u64 - 1).into());
    }
    Ok(copy)
}

#[cfg(test)]
mod tests {
    use crate::{Files, Report, open};
    use serde_json::{Value, json};

    /// The names and numbers of the cards of a pack with these.
    #[track_caller]
    fn check(cards: &str, expected: &Value, problem: &str) {
        let text = format!("{{ \"cards\": [{cards}] }}");
        let files = Files::embedded("mine", &[("cards.json", &text)]);
        let mut report = Report::default();
        let doc = open::<Value>(&files, "cards.json", &mut report).unwrap();
        let cards = doc.value["cards"].as_array().unwrap().iter();
        assert!(cards.clone().all(|card| card["copies"].is_null()));
        let cards: Value = cards
            .map(|card| json!([card["name"], card["number"]]))
            .collect();
        assert_eq!(cards, *expected);
        let found: Vec<String> = report.problems.iter().map(ToString::to_string).collect();
        let expected: Vec<&str> = [problem]
            .into_iter()
            .filter(|text| !text.is_empty())
            .collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn a_card_with_copies_is_so_many_cards() {
        let cards = r#"{ "name": "A", "number": 7, "copies": 3 }, { "name": "B", "copies": 1 }, { "name": "C", "copies": null }"#;
        let expected = json!([["A", 7], ["A-2", 8], ["A-3", 9], ["B", null], ["C", null]]);
        check(cards, &expected, "");
    }

    #[test]
    fn as_many_cards_as_a_pack_may_have_can_be_one_card() {
        let files = Files::embedded(
            "mine",
            &[(
                "cards.json",
                r#"{ "cards": [{ "name": "A", "copies": 128 }] }"#,
            )],
        );
        let all = crate::merged(&files, "cards.json").unwrap();
        assert_eq!(all["cards"].as_array().unwrap().len(), 128);
        assert_eq!(all["cards"][127]["name"], "A-128");
    }

    #[test]
    fn copies_that_cannot_be_are_reported_once() {
        for (copies, problem) in [
            ("0", "found 0; expected a whole number, at least 1"),
            ("-1", "found -1; expected a whole number, at least 1"),
            ("2.5", "found 2.5; expected a whole number, at least 1"),
            ("\"2\"", "found \"2\"; expected a whole number, at least 1"),
            (
                "128",
                "found 128; expected at most 127, because a pack has at most 128 cards",
            ),
            (
                "2",
                "the copy \"A-2\" has the name of another card; expected another name for one of them",
            ),
        ] {
            let cards =
                format!("{{ \"name\": \"A\", \"copies\": {copies} }}, {{ \"name\": \"a-2\" }}");
            let problem = format!("error: mine/cards.json:1:38: {problem}");
            check(&cards, &json!([["A", null], ["a-2", null]]), &problem);
        }
    }

    #[test]
    fn a_pack_removes_or_replaces_a_card_with_its_copies() {
        let base = [(
            "cards.json",
            r#"{ "cards": [{ "name": "A", "copies": 3 }, { "name": "B", "copies": 2 }] }"#,
        )];
        let own = r#"{ "cards": [{ "name": "A", "remove": true }, { "name": "B", "copies": 3 }] }"#;
        let files = Files::embedded("own", &[("cards.json", own)])
            .extending(Files::embedded("base", &base));
        let found = crate::merged(&files, "cards.json").unwrap();
        assert_eq!(
            found,
            json!({ "cards": [{ "name": "B" }, { "name": "B-2" }, { "name": "B-3" }] })
        );
        let written = crate::written(&files, "cards.json").unwrap();
        assert_eq!(written, json!({ "cards": [{ "name": "B", "copies": 3 }] }));
    }
}
