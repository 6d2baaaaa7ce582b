//! Steps that are an object, or a single word if they have no further data.

use super::StepEntry;
use super::discard::DiscardEntry;
use super::renew_offer::RenewOfferEntry;
use schemars::{Schema, json_schema};
use serde::de::value::{MapAccessDeserializer, StrDeserializer};
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// The forms in a pack without further data.
const RENEW_OFFER: &str = "renew_offer";
const DISCARD: &str = "discard";

/// The step that a single word means, if it may also be an object.
fn plain(word: &str) -> Option<StepEntry> {
    match word {
        RENEW_OFFER => Some(StepEntry::RenewOffer(RenewOfferEntry::PLAIN)),
        DISCARD => Some(StepEntry::Discard(DiscardEntry::PLAIN)),
        _ => None,
    }
}

/// The single word of a step that has no further data.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "all other steps are one form only"
)]
fn word_of(step: &StepEntry) -> Option<&'static str> {
    match step {
        StepEntry::RenewOffer(it) if *it == RenewOfferEntry::PLAIN => Some(RENEW_OFFER),
        StepEntry::Discard(it) if *it == DiscardEntry::PLAIN => Some(DISCARD),
        _ => None,
    }
}

impl<'de> Deserialize<'de> for StepEntry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(StepVisitor)
    }
}

struct StepVisitor;

impl<'de> Visitor<'de> for StepVisitor {
    type Value = StepEntry;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a step: a word such as \"spend\", or an object with one field")
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<StepEntry, E> {
        plain(word).map_or_else(|| StepEntry::deserialize(StrDeserializer::new(word)), Ok)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<StepEntry, A::Error> {
        StepEntry::deserialize(MapAccessDeserializer::new(map))
    }
}

impl Serialize for StepEntry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // The hashes of packs hold this form.
        match word_of(self) {
            Some(word) => serializer.serialize_str(word),
            None => Self::serialize(self, serializer),
        }
    }
}

/// Adds the single words to the schema.
pub(super) fn words_too(schema: &mut Schema) {
    let words = [
        (RENEW_OFFER, "The same for the whole offer."),
        (DISCARD, "The same, replaced from the offer or the deck."),
    ];
    let Some(choices) = schema.get_mut("oneOf").and_then(|it| it.as_array_mut()) else {
        return;
    };
    for (word, description) in words {
        let word = json_schema!({ "description": description, "type": "string", "const": word });
        choices.push(word.into());
    }
}

#[cfg(test)]
mod tests {
    use crate::instructions::StepEntry;

    /// The step as it is written again, or why it is refused.
    fn again(text: &str) -> String {
        let read = serde_json::from_str::<StepEntry>(text);
        read.map_or_else(
            |error| error.to_string(),
            |step| serde_json::json!(step).to_string(),
        )
    }

    #[test]
    fn a_step_without_further_data_is_a_word() {
        for (text, expected) in [
            (r#""discard""#, r#""discard""#),
            (r#"{"discard":{}}"#, r#""discard""#),
            (r#""renew_offer""#, r#""renew_offer""#),
            (r#"{"renew_offer":{}}"#, r#""renew_offer""#),
            (r#""spend""#, r#""spend""#),
        ] {
            assert_eq!(again(text), expected);
        }
        for text in [
            r#"{"discard":{"from":"offer"}}"#,
            r#"{"discard":{"from":"offer","with":"palm"}}"#,
            r#"{"discard":{"from":"offer","color":"gray"}}"#,
            r#"{"renew_offer":{"with":"palm"}}"#,
            r#"{"renew_offer":{"color":"gray"}}"#,
        ] {
            assert_eq!(again(text), text);
        }
        assert!(again(r#"{"discard":{"from":"deck"}}"#).starts_with("unknown variant `deck`"));
    }
}
