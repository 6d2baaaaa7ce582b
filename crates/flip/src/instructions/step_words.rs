//! Steps that are an object, or a single word if they have no further data.

use super::StepEntry;
use rnw_packs::{STEPS, WordSyntax};
use schemars::{Schema, json_schema};
use serde::de::value::{MapAccessDeserializer, StrDeserializer};
use serde::de::{MapAccess, Visitor};
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Value, json};
use std::fmt;

/// The steps that are an object or a word, each with what the word means.
fn both() -> impl Iterator<Item = (&'static WordSyntax, &'static str)> {
    let steps = STEPS.iter().filter(|step| !step.fields.is_empty());
    steps.filter_map(|step| Some((step, step.alone?)))
}

/// The single word of a step in JSON that has no further data.
fn word_of(step: &Value) -> Option<&'static str> {
    let (word, data) = step.as_object()?.iter().next()?;
    let is_plain = data.as_object()?.values().all(Value::is_null);
    let (step, _) = both().find(|(step, _)| step.word == word)?;
    is_plain.then_some(step.word)
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

    fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<StepEntry, E> {
        if both().any(|(step, _)| step.word == word) {
            return StepEntry::deserialize(json!({ word: {} })).map_err(E::custom);
        }
        StepEntry::deserialize(StrDeserializer::new(word))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<StepEntry, A::Error> {
        StepEntry::deserialize(MapAccessDeserializer::new(map))
    }
}

impl Serialize for StepEntry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // The hashes of packs hold this form.
        let step =
            Self::serialize(self, serde_json::value::Serializer).map_err(S::Error::custom)?;
        match word_of(&step) {
            Some(word) => serializer.serialize_str(word),
            None => step.serialize(serializer),
        }
    }
}

/// Adds the single words to the schema.
pub(super) fn words_too(schema: &mut Schema) {
    let Some(choices) = schema.get_mut("oneOf").and_then(|it| it.as_array_mut()) else {
        return;
    };
    for (step, description) in both() {
        let word =
            json_schema!({ "description": description, "type": "string", "const": step.word });
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
            |step| serde_json::to_string(&step).unwrap(),
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
            r#"{"discard":{"color":"gray","from":"offer"}}"#,
            r#"{"renew_offer":{"with":"palm"}}"#,
            r#"{"renew_offer":{"color":"gray"}}"#,
        ] {
            assert_eq!(again(text), text);
        }
        assert!(again(r#"{"discard":{"from":"deck"}}"#).starts_with("unknown variant `deck`"));
    }
}
