//! Says in plain words what serde found and expected.

use super::area_files::AreaWord;
use super::steps::{STEPS, WITH_DATA, WordSyntax};
use super::terms::Sort;
use serde::Deserialize;
use serde_json::Value;

/// The score of a track that is an object.
static SCORES: [WordSyntax; 1] = [WordSyntax {
    word: "each",
    data: "2",
    ..WITH_DATA
}];
/// The largest number of characters of a value in a message.
const FOUND_MAX: usize = 40;

/// A step of the way to a value.
#[derive(Clone, Debug)]
pub(super) enum PathStep {
    Key(String),
    Index(usize),
}

impl std::fmt::Display for PathStep {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Key(key) => f.write_str(key),
            Self::Index(index) => write!(f, "{index}"),
        }
    }
}

/// The words between backticks.
pub(crate) fn backticked(text: &str) -> Vec<String> {
    text.split('`')
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect()
}

/// What a word of a file stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Word {
    Step,
    Trigger,
    Condition,
    Number,
    Area,
    Set,
    Cells,
    Order,
    TrackKind,
    Score,
    Source,
    Whom,
    Other,
}

impl Word {
    /// What a word stands for, by the words that are expected in its place: one of them is in no
    /// other list.
    pub(crate) fn of(expected: &[&str]) -> Self {
        const OWN: [(&str, Word); 13] = [
            ("advance", Word::Step),
            ("scoring", Word::Trigger),
            ("at_least", Word::Condition),
            ("rounds_left", Word::Number),
            ("filled", Word::Number),
            ("anywhere", Word::Area),
            ("touching", Word::Set),
            ("fresh", Word::Cells),
            ("matters", Word::Order),
            ("written", Word::TrackKind),
            ("leader", Word::Whom),
            ("each", Word::Score),
            ("offer", Word::Source),
        ];
        let known = |own: &'static str| expected.contains(&own);
        let found = OWN.iter().find(|(own, _)| known(own));
        found.map_or(Self::Other, |(_, word)| *word)
    }

    /// Its name in messages about more than one.
    fn plural(self) -> String {
        if self == Self::Set {
            "sets of cells".to_owned()
        } else {
            format!("{}s", self.name())
        }
    }

    /// Its name in messages.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Step => "step",
            Self::Trigger => "trigger",
            Self::Condition => "condition",
            Self::Number => "number",
            Self::Area => "area",
            Self::Set => "set of cells",
            Self::Cells => "kind of cells",
            Self::Order => "order",
            Self::TrackKind => "kind of track",
            Self::Score => "score",
            Self::Source => "source of cards",
            Self::Whom => "choice of seats",
            Self::Other => "word",
        }
    }
}

/// How a word is written that is the one field of an object, with what it stands for.
fn words_with_data() -> impl Iterator<Item = (Word, &'static WordSyntax)> {
    let tables = [
        (Word::Step, STEPS),
        (Word::Score, &SCORES),
        (Word::Condition, Sort::Condition.words()),
        (Word::Set, Sort::Set.words()),
        (Word::Number, Sort::Number.words()),
    ];
    let all = tables.into_iter();
    let all = all.flat_map(|(kind, words)| words.iter().map(move |word| (kind, word)));
    all.filter(|(_, word)| !word.data.is_empty())
}

/// A right example of an object whose one field is this word; `None` if no object has such a field.
pub(crate) fn example(word: &str) -> Option<String> {
    let found = words_with_data().find(|(_, of)| of.word == word);
    found.map(|(_, of)| of.json())
}

/// The right example of a word of this kind.
pub(crate) fn example_of(kind: Word, word: &str) -> Option<String> {
    let found = words_with_data().find(|(of, syntax)| *of == kind && syntax.word == word);
    found.map(|(_, syntax)| syntax.json())
}

/// The words of this kind that are the one field of an object.
pub(crate) fn words_of(kind: Word) -> impl Iterator<Item = &'static str> {
    let words = words_with_data().filter(move |(of, _)| *of == kind);
    words.map(|(_, syntax)| syntax.word)
}

/// The hint about a step, a condition or a number in the place of another of these.
pub(crate) fn other_kind(wanted: Word, word: &str) -> Option<String> {
    let mut kinds = [Word::Step, Word::Condition, Word::Number, Word::Set].into_iter();
    let other = kinds.find(|kind| example_of(*kind, word).is_some())?;
    let example = match (wanted, other) {
        (Word::Step, Word::Condition) => example("if")?,
        (Word::Step, _) => example("advance")?,
        (Word::Condition, _) => example("full")?,
        (Word::Number, _) => example("filled")?,
        (Word::Area | Word::Set, _) => example("union")?,
        _ => return None,
    };
    let other = other.name();
    Some(format!("{word:?} is a {other}; for example: {example}"))
}

/// The message about an object of a word that has no data.
pub(crate) fn must_be_alone(value: &Value, word: &str) -> String {
    format!("found {}; expected the word {word:?} alone", found(value))
}

/// The number of cells that an author may mean by an object for their place, such as `{"near": "coin"}`.
pub(crate) fn cells_with(place: &Value) -> Option<String> {
    let mut fields = place.as_object()?.iter();
    let (Some((area, Value::String(symbol))), None) = (fields.next(), fields.next()) else {
        return None;
    };
    let is_word = AreaWord::deserialize(Value::from(area.as_str())).is_ok();
    is_word.then(|| format!(r#"{{"cells": {{"where": {area:?}, "bear": {symbol:?}}}}}"#))
}

/// What serde says of an object with more fields than one, where only one may be.
pub(crate) const ONE_FIELD: &str = "map with a single key";

/// The message about an object with more than one field, where only one may be. The fields are named; `None` if
/// this is no such object.
pub(crate) fn too_many_fields(value: &Value, serde: &str) -> Option<String> {
    let said = ["fewer elements in map", ONE_FIELD];
    let fields = value.as_object().filter(|fields| fields.len() > 1)?;
    if !said.iter().any(|said| serde.ends_with(said)) {
        return None;
    }
    let each: Vec<String> = fields
        .keys()
        .map(|name| format!("{{ {name:?}: … }}"))
        .collect();
    let mut kinds = words_with_data().map(|(kind, _)| kind);
    let kind = kinds.find(|kind| fields.keys().all(|name| example_of(*kind, name).is_some()));
    let count = fields.len();
    Some(match kind {
        Some(Word::Step) => format!(
            "found {count} steps in one {{ }}; expected one step in each: [{}]",
            each.join(", ")
        ),
        Some(kind) => format!(
            "found {count} {} in one {{ }}; expected only one of {}",
            kind.plural(),
            each.join(", ")
        ),
        None => format!(
            "found {count} fields in one {{ }}; expected only one of {}",
            each.join(", ")
        ),
    })
}

/// The message about a text that is no word of its kind, because it must not be a text.
pub(crate) fn not_a_word(kind: Word, text: &str) -> Option<String> {
    let kind_of_example = if kind == Word::Area { Word::Set } else { kind };
    if ![Word::Number, Word::Area].contains(&kind) {
        return None;
    }
    let example = example_of(kind_of_example, text);
    let wanted = match example {
        _ if is_number(text) && kind == Word::Number => "a number without quotes".to_owned(),
        example => format!("an object such as {}", example?),
    };
    Some(format!("found the text {text:?}; expected {wanted}"))
}

/// Whether a text is a number in quotes.
fn is_number(text: &str) -> bool {
    text.parse::<i64>().is_ok()
}

/// The message about a value that does not fit: from what is expected in this part of a program and whether words with
/// data stand there, or else from serde's message and the last field on the way to it.
pub(crate) fn mismatch(
    value: &Value,
    field: Option<&str>,
    serde: &str,
    (in_program, has_words): (Option<String>, bool),
) -> String {
    let word = value.as_str().or(field);
    let is_serde = ["invalid type: ", "invalid value: ", "invalid length "]
        .iter()
        .any(|start| serde.starts_with(start));
    match serde.rsplit_once(", expected ") {
        Some((_, wanted)) if is_serde => {
            let in_quotes = value.as_str().is_some_and(is_number) && is_whole(wanted);
            let quotes = if in_quotes { ", without quotes" } else { "" };
            let alone = word.and_then(|word| expected_word(word, wanted));
            let alone = alone.filter(|_| has_words);
            let wanted = match alone.or(in_program) {
                Some(wanted) => wanted,
                // Only the score of a track is such a word or object.
                None if wanted == "string or map" && field == Some("score") => {
                    r#""sum", or an object such as {"each": 1}"#.to_owned()
                }
                None if is_text(wanted) && matches!(field, Some("color" | "seal")) => {
                    "the name of a colour in quotes".to_owned()
                }
                None => expected(wanted),
            };
            format!("found {}; expected {wanted}{quotes}", found(value))
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

/// What serde expected of a known word: the word alone, or an object with the word as its field.
fn expected_word(word: &str, serde: &str) -> Option<String> {
    match serde {
        "unit variant" | "unit" => Some(format!("the word {word:?} alone")),
        "newtype variant" | "struct variant" | "tuple variant" => Some(match example(word) {
            Some(example) => format!("an object such as {example}"),
            None => format!("an object with the field {word:?}"),
        }),
        _ => None,
    }
}

/// Whether serde expected a text.
fn is_text(serde: &str) -> bool {
    ["a string", "string"].contains(&serde)
}

/// Whether serde expected a whole number.
fn is_whole(serde: &str) -> bool {
    ["u8", "u16", "u32", "i8", "i16", "i32"].contains(&serde)
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
    use crate::{
        AreaEntry, AreaTerm, CellKindEntry, ConditionEntry, TriggerEntry, ValueEntry, ValueTerm,
        WhomEntry,
    };
    use rnw_flip::content::{OrderEntry, ScoreEntry, StepEntry, TrackKindEntry};
    use schemars::JsonSchema;
    use serde::de::DeserializeOwned;
    use serde_json::json;

    #[track_caller]
    fn check<T: DeserializeOwned>(value: &Value, message: &str) {
        let error = serde_json::from_value::<T>(value.clone()).err();
        let error = error.expect("the value is wrong").to_string();
        let field = value.as_object().and_then(|fields| fields.keys().next());
        let found = mismatch(value, field.map(String::as_str), &error, (None, true));
        assert_eq!(found, message, "{error}");
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
        let full = "found the text \"full\"; expected an object such as {\"full\": \"row\"}";
        check::<ConditionEntry>(&json!("full"), full);
        let sum = "found the object {\"sum\":1}; expected the word \"sum\" alone";
        check::<ScoreEntry>(&json!({ "sum": 1 }), sum);
        let quoted = format!("found the text \"2\"; expected {whole}, without quotes");
        check::<u8>(&json!("2"), &quoted);
    }

    /// The words of a type that are the one field of an object.
    fn fields<T: JsonSchema>() -> Vec<String> {
        let schema = schemars::SchemaGenerator::default().into_root_schema_for::<T>();
        let schema = serde_json::to_value(schema).unwrap();
        let forms = schema["oneOf"].as_array().or(schema["anyOf"].as_array());
        let fields = forms
            .unwrap()
            .iter()
            .filter_map(|form| form["properties"].as_object());
        fields.flat_map(|fields| fields.keys().cloned()).collect()
    }

    #[track_caller]
    fn has_examples<T: JsonSchema + DeserializeOwned>() -> usize {
        let words = fields::<T>();
        for word in &words {
            let example = example(word).unwrap_or_else(|| panic!("{word:?} has no example"));
            assert!(serde_json::from_str::<T>(&example).is_ok(), "{example}");
        }
        words.len()
    }

    #[test]
    fn every_word_with_data_has_one_right_example() {
        for (kind, count) in [
            (Word::Score, has_examples::<ScoreEntry>()),
            (Word::Step, has_examples::<StepEntry>()),
            (Word::Condition, has_examples::<ConditionEntry>()),
            (Word::Set, has_examples::<AreaTerm>()),
            (Word::Number, has_examples::<ValueTerm>()),
        ] {
            assert_eq!(words_of(kind).count(), count, "{kind:?}");
        }
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
        Word::of(&words.iter().map(String::as_str).collect::<Vec<_>>()).name()
    }

    #[test]
    fn a_text_in_place_of_a_number_is_no_unknown_word() {
        let number = "found the text \"-1\"; expected a number without quotes";
        assert_eq!(not_a_word(Word::Number, "-1").as_deref(), Some(number));
        let filled =
            "found the text \"filled\"; expected an object such as {\"filled\": \"coins\"}";
        assert_eq!(not_a_word(Word::Number, "filled").as_deref(), Some(filled));
        assert_eq!(not_a_word(Word::Number, "rownd"), None);
        assert_eq!(not_a_word(Word::Area, "1"), None);
        let touching =
            "found the text \"touching\"; expected an object such as {\"touching\": \"marked\"}";
        assert_eq!(
            not_a_word(Word::Area, "touching").as_deref(),
            Some(touching)
        );
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
        assert_eq!(name::<AreaEntry>(word()), "area");
        assert_eq!(
            name::<AreaEntry>(json!({ "no_such_word": 1 })),
            "set of cells"
        );
        assert_eq!(name::<CellKindEntry>(word()), "kind of cells");
        assert_eq!(name::<OrderEntry>(word()), "order");
        assert_eq!(name::<TrackKindEntry>(word()), "kind of track");
        assert_eq!(name::<ScoreEntry>(word()), "score");
        let from = json!({ "discard": { "from": "no_such_word" } });
        assert_eq!(name::<StepEntry>(from), "source of cards");
        assert_eq!(name::<WhomEntry>(word()), "choice of seats");
    }
}
