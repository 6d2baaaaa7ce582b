//! Says in plain words what serde found and expected.

use serde_json::Value;

/// The largest number of characters of a value in a message.
const FOUND_MAX: usize = 40;

/// What a word of a file stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Word {
    Step,
    Trigger,
    Condition,
    Number,
    Scope,
    Cells,
    Order,
    TrackKind,
    Score,
    Source,
    Other,
}

impl Word {
    /// What a word stands for, by the words that are expected in its place: one of them is in no
    /// other list.
    pub(super) fn of(expected: &[String]) -> Self {
        const OWN: [(&str, Word); 11] = [
            ("advance", Word::Step),
            ("scoring", Word::Trigger),
            ("at_least", Word::Condition),
            ("rounds_left", Word::Number),
            ("filled", Word::Number),
            ("anywhere", Word::Scope),
            ("fresh", Word::Cells),
            ("matters", Word::Order),
            ("written", Word::TrackKind),
            ("each", Word::Score),
            ("offer", Word::Source),
        ];
        let known = |own: &str| expected.iter().any(|word| word == own);
        let found = OWN.iter().find(|(own, _)| known(own));
        found.map_or(Self::Other, |(_, word)| *word)
    }

    /// Its name in messages.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Step => "step",
            Self::Trigger => "trigger",
            Self::Condition => "condition",
            Self::Number => "number",
            Self::Scope => "scope",
            Self::Cells => "kind of cells",
            Self::Order => "order",
            Self::TrackKind => "kind of track",
            Self::Score => "score",
            Self::Source => "source of cards",
            Self::Other => "word",
        }
    }
}

/// The message about a value that does not fit, from the value and serde's message.
pub(super) fn mismatch(value: &Value, serde: &str) -> String {
    let is_serde = ["invalid type: ", "invalid value: ", "invalid length "]
        .iter()
        .any(|start| serde.starts_with(start));
    match serde.rsplit_once(", expected ") {
        Some((_, wanted)) if is_serde => {
            format!("found {}; expected {}", found(value), expected(wanted))
        }
        // A type of ours says what is wrong.
        _ => serde.to_owned(),
    }
}

fn found(value: &Value) -> String {
    match value {
        Value::String(_) => format!("the text {}", cut(&value.to_string())),
        Value::Array(list) => format!("a list of {}", list.len()),
        Value::Object(_) => format!("the object {}", cut(&value.to_string())),
        Value::Null | Value::Bool(_) | Value::Number(_) => cut(&value.to_string()),
    }
}

fn cut(text: &str) -> String {
    match text.char_indices().nth(FOUND_MAX) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

fn expected(serde: &str) -> String {
    let whole = |least: i64, most: u64| format!("a whole number from {least} to {most}");
    let plain = match serde {
        "u8" => return whole(0, u8::MAX.into()),
        "u16" => return whole(0, u16::MAX.into()),
        "u32" => return whole(0, u32::MAX.into()),
        "i8" => return whole(i8::MIN.into(), i8::MAX as u64),
        "i16" => return whole(i16::MIN.into(), i16::MAX as u64),
        "i32" => return whole(i32::MIN.into(), i32::MAX as u64),
        "a string" | "string" => "a text in quotes",
        "a character" => "one character in quotes",
        "a boolean" => "true or false",
        "a sequence" => "a list in [ ]",
        "a map" => "an object in { }",
        "string or map" => "a word in quotes, or an object in { }",
        "map with a single key" => "an object with one field",
        "unit variant" | "unit" => "the word alone, in quotes",
        "newtype variant" | "struct variant" | "tuple variant" => {
            "an object with the word as its field, such as {\"word\": …}"
        }
        _ => return expected_type(serde),
    };
    plain.to_owned()
}

fn expected_type(serde: &str) -> String {
    if serde.starts_with("struct ") {
        return "an object in { }".to_owned();
    }
    match serde.strip_prefix("an array of length ") {
        Some(length) => format!("a list of {length}"),
        None => serde.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::{
        CellKindEntry, ConditionEntry, OrderEntry, ScopeEntry, ScoreEntry, TrackKindEntry,
        TriggerEntry, ValueEntry,
    };
    use crate::flip::instructions::StepEntry;
    use serde::de::DeserializeOwned;
    use serde_json::json;

    #[track_caller]
    fn check<T: DeserializeOwned>(value: &Value, message: &str) {
        let error = serde_json::from_value::<T>(value.clone()).err();
        let error = error.expect("the value is wrong").to_string();
        assert_eq!(mismatch(value, &error), message, "{error}");
    }

    #[test]
    fn what_serde_says_is_said_in_plain_words() {
        let whole = "a whole number from 0 to 255";
        check::<u8>(
            &json!("two"),
            &format!("found the text \"two\"; expected {whole}"),
        );
        check::<u8>(&json!(-1), &format!("found -1; expected {whole}"));
        check::<u8>(&json!(2.5), &format!("found 2.5; expected {whole}"));
        check::<i8>(
            &json!(null),
            "found null; expected a whole number from -128 to 127",
        );
        check::<bool>(&json!(0), "found 0; expected true or false");
        check::<char>(
            &json!("ab"),
            "found the text \"ab\"; expected one character in quotes",
        );
        check::<Vec<u8>>(
            &json!("..."),
            "found the text \"...\"; expected a list in [ ]",
        );
        check::<[u8; 2]>(&json!([1]), "found a list of 1; expected a list of 2");
        let long = json!({ "a": "b".repeat(100) });
        let start = format!("found the object {{\"a\":\"{}…; expected", "b".repeat(34));
        check::<String>(&long, &format!("{start} a text in quotes"));
        check::<TriggerEntry>(
            &json!(1),
            "found 1; expected a word in quotes, or an object in { }",
        );
        let each = "found the text \"each\"; expected an object with the word as its field, such as {\"word\": …}";
        check::<ScoreEntry>(&json!("each"), each);
        let sum = "found the object {\"sum\":1}; expected the word alone, in quotes";
        check::<ScoreEntry>(&json!({ "sum": 1 }), sum);
    }

    /// What an unknown word would have to be.
    fn name<T: DeserializeOwned>(value: Value) -> &'static str {
        let error = serde_json::from_value::<T>(value)
            .err()
            .expect("the word is unknown");
        let words = error
            .to_string()
            .split('`')
            .skip(3)
            .step_by(2)
            .map(str::to_owned)
            .collect::<Vec<_>>();
        Word::of(&words).name()
    }

    #[test]
    fn an_unknown_word_is_named_by_what_is_expected() {
        let word = || json!("no_such_word");
        assert_eq!(name::<StepEntry>(json!({ "no_such_word": 1 })), "step");
        assert_eq!(
            name::<ConditionEntry>(json!({ "no_such_word": 1 })),
            "condition"
        );
        assert_eq!(name::<ValueEntry>(json!({ "no_such_word": 1 })), "number");
        assert_eq!(name::<ValueEntry>(word()), "number");
        assert_eq!(name::<TriggerEntry>(word()), "trigger");
        assert_eq!(name::<ScopeEntry>(word()), "scope");
        assert_eq!(name::<CellKindEntry>(word()), "kind of cells");
        assert_eq!(name::<OrderEntry>(word()), "order");
        assert_eq!(name::<TrackKindEntry>(word()), "kind of track");
        assert_eq!(name::<ScoreEntry>(word()), "score");
        let from = json!({ "discard": { "from": "no_such_word" } });
        assert_eq!(name::<StepEntry>(from), "source of cards");
    }
}
