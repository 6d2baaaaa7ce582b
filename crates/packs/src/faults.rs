//! What serde refuses, said for the author of a file: what was found, what was expected, and what may be meant.

use super::guesses::meant;
use super::json_path::{PathStep, lookup_mut};
use super::objects::{self, Refusal, Refused};
use super::report::Problem;
use super::tree::Node;
use roll_and_write::option::expected;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// The largest number of characters of a value in a message.
const FOUND_MAX: usize = 40;
/// A right example of the score of a track that is an object.
const SCORE: &str = r#"{"each": 2}"#;

impl Refused {
    /// The problem at its place in the file.
    pub(crate) fn problem(&self, tree: &Node<'_>) -> Problem {
        let node = tree.nearest(&self.path);
        let (what, word, known) = match &self.fault {
            Refusal::UnknownField { name, known } => ("field", name, known),
            Refusal::UnknownWord { word, known } => (kind_of(known), word, known),
            Refusal::MissingField(name) => return missing_field(name, node, None),
            Refusal::NeedsData(_) | Refusal::IsAlone(_) | Refusal::Wrong(_) | Refusal::Said(_) => {
                let found = tree.at(&self.path).map(Node::value);
                let message = self.fault.message(&found.unwrap_or_default(), self.field());
                return node.problem(message);
            }
        };
        let help = meant(word, known).map(|meant| {
            let example = (what == "score" && meant == "each").then(|| SCORE.to_owned());
            did_you_mean(&format!("{meant:?}"), example)
        });
        Problem {
            help,
            ..unknown(what, word, known, node)
        }
    }

    /// The last field on the way to the fault.
    fn field(&self) -> Option<&str> {
        match self.path.last() {
            Some(PathStep::Key(field)) => Some(field),
            Some(PathStep::Index(_)) | None => None,
        }
    }

    /// The way to a field that a wrong one probably means.
    pub(crate) fn misspelt(&self) -> Option<Vec<PathStep>> {
        let Refusal::UnknownField { name, known } = &self.fault else {
            return None;
        };
        let meant = PathStep::Key(meant(name, known)?.to_owned());
        Some(self.path.iter().cloned().chain([meant]).collect())
    }

    /// The way to the wrong value or the missing field.
    pub(crate) fn place(&self) -> Vec<PathStep> {
        let mut place = self.path.clone();
        if let Refusal::MissingField(name) = self.fault {
            place.push(PathStep::Key(name.to_owned()));
        }
        place
    }

    /// Puts a placeholder where the fault is. Returns `false` if no placeholder fits.
    pub(crate) fn mend<T: DeserializeOwned>(&self, value: &mut Value) -> bool {
        let place = self.place();
        match (&self.fault, lookup_mut(value, &self.path)) {
            (Refusal::UnknownField { name, .. }, Some(Value::Object(fields))) => {
                return fields.remove(name).is_some();
            }
            (Refusal::MissingField(name), Some(Value::Object(fields))) => {
                fields.insert((*name).to_owned(), Value::Null);
            }
            (Refusal::MissingField(_), _) => return false,
            _ => {}
        }
        let plain = [json!(0), json!(1), json!(""), json!([]), json!({})];
        let plain = plain.into_iter().chain([json!(false), json!(null)]);
        let mut words = self.fault.words();
        let mut candidates: Vec<Value> = words.iter().cloned().chain(plain).rev().collect();
        while let Some(candidate) = candidates.pop() {
            let Some(wrong) = lookup_mut(value, &place) else {
                return false;
            };
            *wrong = candidate;
            let refused = match objects::read::<T>(value) {
                Err(refused) if refused.is_value() && refused.path.starts_with(&place) => refused,
                Ok(_) | Err(_) => return true,
            };
            if words.is_empty() {
                words = refused.fault.words();
                candidates.extend(words.iter().rev().cloned());
            }
        }
        false
    }

    /// Whether a value is wrong, and not the fields of an object.
    pub(crate) fn is_value(&self) -> bool {
        !matches!(
            self.fault,
            Refusal::UnknownField { .. } | Refusal::MissingField(_)
        )
    }
}

impl Refusal {
    /// The words of which one is expected.
    fn words(&self) -> Vec<Value> {
        let Self::UnknownWord { known, .. } = self else {
            return Vec::new();
        };
        known.iter().map(|word| json!(word)).collect()
    }

    /// What is wrong with a value. `field` is the field in which it stands.
    pub(crate) fn message(&self, value: &Value, field: Option<&str>) -> String {
        let wanted = match self {
            Self::NeedsData(word) if word == "each" => format!("an object such as {SCORE}"),
            Self::NeedsData(word) => format!("an object with the field {word:?}"),
            Self::IsAlone(word) => format!("the word {word:?} alone"),
            Self::Wrong(wanted) => match (wanted.as_str(), field, value) {
                ("map with a single key", _, Value::Object(fields)) if fields.len() > 1 => {
                    return too_many(fields.keys().map(String::as_str), "fields");
                }
                ("string or map", Some("score"), _) => {
                    r#""sum", or an object such as {"each": 1}"#.to_owned()
                }
                ("a string" | "string", Some("color" | "seal"), _) => {
                    "the name of a colour in quotes".to_owned()
                }
                _ => in_plain_words(wanted) + without_quotes(value, wanted),
            },
            // A type of ours says what is wrong.
            Self::Said(message) => return message.clone(),
            Self::UnknownField { .. } | Self::MissingField(_) | Self::UnknownWord { .. } => {
                String::new()
            }
        };
        format!("found {}; expected {wanted}", found(value))
    }
}

/// What kind of word one of these is, as messages call it: one of them is in no other list.
fn kind_of(known: &[&str]) -> &'static str {
    let own = [
        ("matters", "order"),
        ("written", "kind of track"),
        ("each", "score"),
    ];
    let found = own.iter().find(|(word, _)| known.contains(word));
    found.map_or("word", |(_, kind)| *kind)
}

/// The problem of an unknown word. It is a text, or a key of an object.
pub(crate) fn unknown(what: &str, word: &str, known: &[&str], node: &Node<'_>) -> Problem {
    let expected = expected(known.iter().copied());
    let message = format!("unknown {what} {word:?}; {expected}");
    match node.field(word) {
        Some(field) => Problem::at(field.source, field.name_range.clone(), message),
        None => node.problem(message),
    }
}

/// The problem of an object without a field.
pub(crate) fn missing_field(name: &str, node: &Node<'_>, example: Option<&str>) -> Problem {
    let whole = &node.range;
    let brace = whole.start..(whole.start + 1).min(whole.end);
    let add = format!("add {name:?} to this object");
    Problem {
        help: Some(match example {
            Some(example) => format!("{add}; for example: {example}"),
            None => add,
        }),
        ..Problem::at(node.source, brace, format!("the field {name:?} is missing"))
    }
}

/// The message about more fields than one, where only one may be.
pub(crate) fn too_many<'n>(names: impl Iterator<Item = &'n str>, what: &str) -> String {
    let each: Vec<String> = names.map(|name| format!("{{ {name:?}: … }}")).collect();
    let (count, all) = (each.len(), each.join(", "));
    if what == "steps" {
        return format!("found {count} steps in one {{ }}; expected one step in each: [{all}]");
    }
    format!("found {count} {what} in one {{ }}; expected only one of {all}")
}

/// A hint, with a right example if there is one.
pub(crate) fn did_you_mean(meant: &str, example: Option<String>) -> String {
    match example {
        Some(example) => format!("did you mean {meant}? for example: {example}"),
        None => format!("did you mean {meant}?"),
    }
}

/// A value in a message.
pub(crate) fn found(value: &Value) -> String {
    let text = value.to_string();
    let cut = match text.char_indices().nth(FOUND_MAX) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    };
    match value {
        Value::String(_) => format!("the text {cut}"),
        Value::Array(list) => format!("a list of {}", list.len()),
        Value::Object(_) => format!("the object {cut}"),
        Value::Null | Value::Bool(_) | Value::Number(_) => cut,
    }
}

/// A hint about a whole number in quotes.
pub(crate) fn without_quotes(value: &Value, wanted: &str) -> &'static str {
    let is_number = value
        .as_str()
        .is_some_and(|text| text.parse::<i64>().is_ok());
    let is_whole = ["u8", "u16", "u32", "i8", "i16", "i32"].contains(&wanted);
    if is_number && is_whole {
        ", without quotes"
    } else {
        ""
    }
}

/// What serde calls a type.
fn in_plain_words(serde: &str) -> String {
    let whole = |least: i64, most: i64| format!("a whole number from {least} to {most}");
    let plain = match serde {
        "u8" => return whole(0, u8::MAX.into()),
        "u16" => return whole(0, u16::MAX.into()),
        "u32" => return whole(0, u32::MAX.into()),
        "i8" => return whole(i8::MIN.into(), i8::MAX.into()),
        "i16" => return whole(i16::MIN.into(), i16::MAX.into()),
        "i32" => return whole(i32::MIN.into(), i32::MAX.into()),
        "a string" | "string" => "a text in quotes",
        "a character" => "one character in quotes",
        "a boolean" => "true or false",
        "a sequence" => "a list in [ ]",
        "a map" => "an object in { }",
        "string or map" => "a word in quotes, or an object in { }",
        "map with a single key" => "an object with one field",
        _ if serde.starts_with("struct ") => "an object in { }",
        _ => match serde.strip_prefix("an array of length ") {
            Some(length) => return format!("a list of {length}"),
            None => serde,
        },
    };
    plain.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TriggerEntry;
    use rnw_flip::content::{OrderEntry, ScoreEntry, TrackKindEntry};

    fn fault<T: DeserializeOwned>(value: &Value) -> Refusal {
        let refused = objects::read::<T>(value).err();
        refused.expect("the value is wrong").fault
    }

    #[track_caller]
    fn check<T: DeserializeOwned>(value: &Value, message: &str) {
        assert_eq!(fault::<T>(value).message(value, None), message);
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
        let each = "found the text \"each\"; expected an object such as {\"each\": 2}";
        check::<ScoreEntry>(&json!("each"), each);
        let sum = "found the object {\"sum\":1}; expected the word \"sum\" alone";
        check::<ScoreEntry>(&json!({ "sum": 1 }), sum);
        let both =
            "found 2 fields in one { }; expected only one of { \"each\": … }, { \"sum\": … }";
        check::<ScoreEntry>(&json!({ "each": 1, "sum": 1 }), both);
        let quoted = format!("found the text \"2\"; expected {whole}, without quotes");
        check::<u8>(&json!("2"), &quoted);
    }

    #[test]
    fn an_unknown_word_is_named_by_what_is_expected() {
        fn kind<T: DeserializeOwned>() -> &'static str {
            let Refusal::UnknownWord { known, .. } = fault::<T>(&json!("no_such_word")) else {
                panic!("the word is unknown");
            };
            kind_of(known)
        }
        assert_eq!(kind::<OrderEntry>(), "order");
        assert_eq!(kind::<TrackKindEntry>(), "kind of track");
        assert_eq!(kind::<ScoreEntry>(), "score");
        assert_eq!(kind::<TriggerEntry>(), "word");
    }
}
