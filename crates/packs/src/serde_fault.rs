//! What serde refuses, said for the author of a file: what was found, what was expected, and what may be meant.

use super::area_files::AreaEntry;
use super::guesses::meant;
use super::objects::{self, Refused};
use super::parts::{FaultOf, Part, is_line};
use super::report::Problem;
use super::serde_words::{self, PathStep, Word, backticked};
use super::tree::Node;
use super::value_files::ValueEntry;
use roll_and_write::option::expected;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// What serde refused, and where.
pub(super) struct SerdeFault {
    path: Vec<PathStep>,
    /// The last field on the way to the fault.
    field: Option<String>,
    message: String,
    pub(crate) kind: FaultKind,
}

/// What kind of thing is wrong.
pub(super) enum FaultKind {
    /// The type has no such field.
    UnknownField(String),
    /// A field is missing.
    MissingField(String),
    /// The value is of the wrong kind.
    Value,
}

impl SerdeFault {
    pub(crate) fn of(error: &Refused, value: &Value) -> Self {
        let message = error.message();
        let kind = match (
            quoted_after(&message, "unknown field `"),
            quoted_after(&message, "missing field `"),
        ) {
            (Some(name), _) => FaultKind::UnknownField(name),
            (_, Some(name)) => FaultKind::MissingField(name),
            _ => FaultKind::Value,
        };
        let mut path: Vec<PathStep> = error.path().cloned().collect();
        // The path of an unknown field may end in the field itself; the fault is its object's.
        if let (FaultKind::UnknownField(name), Some(PathStep::Key(last))) = (&kind, path.last())
            && name == last
        {
            path.pop();
        }
        // So may that of a word that is the one key of an object.
        let variant = quoted_after(&message, "unknown variant `");
        if let (Some(found), Some(PathStep::Key(last))) = (variant, path.last())
            && found == *last
        {
            path.pop();
        }
        let field = match path.last() {
            Some(PathStep::Key(field)) => Some(field.clone()),
            Some(PathStep::Index(_)) | None => None,
        };
        // A word alone is a step of serde's path, but not of the value. A word that must be alone is
        // the field of an object here, and the whole object is wrong.
        if lookup(value, &path).is_none() || message.ends_with(", expected unit") {
            path.pop();
        }
        let found = Self {
            path,
            field,
            message,
            kind,
        };
        found.or_too_many(value)
    }

    /// What is wrong at this place of a symbol, or inside it, if another value stands there.
    fn fault_of<T: DeserializeOwned>(&self, value: &Value, candidate: &Value) -> Option<String> {
        let [PathStep::Key(list), PathStep::Index(index), rest @ ..] = &self.path[..] else {
            return None;
        };
        let mut symbol = value.get(list)?.get(index)?.clone();
        *lookup_mut(&mut symbol, rest)? = candidate.clone();
        let alone = serde_json::json!({ list: [symbol] });
        let error = objects::read::<T>(&alone).err()?;
        let mut place: Vec<String> = self.path.iter().map(PathStep::to_string).collect();
        "0".clone_into(&mut place[1]);
        let other: Vec<String> = error.path().map(PathStep::to_string).collect();
        other.starts_with(&place).then(|| error.message())
    }

    /// The fault that some object around this fault has more fields than one, if that is so: then this fault is only
    /// a consequence.
    fn or_too_many(self, value: &Value) -> Self {
        let has_many = |place: &[PathStep]| {
            let part = Part::at(place).and_then(|part| part.kind());
            let fields = lookup(value, place).and_then(Value::as_object);
            part.is_some() && fields.is_some_and(|fields| fields.len() > 1)
        };
        let mut lengths = 0..=self.path.len();
        let Some(length) = lengths.find(|length| has_many(&self.path[..*length])) else {
            return self;
        };
        let mut path = self.path;
        path.truncate(length);
        Self {
            path,
            field: None,
            message: serde_words::ONE_FIELD.to_owned(),
            kind: FaultKind::Value,
        }
    }

    /// The problem at its place.
    pub(crate) fn problem<T: DeserializeOwned>(&self, tree: &Node<'_>, value: &Value) -> Problem {
        let fault = |candidate: &Value| self.fault_of::<T>(value, candidate);
        let node = nearest_node(tree, &self.path);
        let part = Part::at(&self.path);
        match &self.kind {
            FaultKind::UnknownField(name) => self.unknown_field(name, node, part.as_ref(), &fault),
            FaultKind::MissingField(name) => {
                let whole = &node.range;
                let brace = whole.start..(whole.start + 1).min(whole.end);
                let message = format!("the field {name:?} is missing");
                let add = format!("add {name:?} to this object");
                Problem {
                    help: Some(match part.as_ref().and_then(example_of) {
                        Some(example) => format!("{add}; for example: {example}"),
                        None => add,
                    }),
                    ..Problem::at(node.source, brace, message)
                }
            }
            FaultKind::Value => {
                // The file shows what was written, and not our placeholders for it.
                let whole = lookup_node(tree, &self.path).map(Node::value);
                let found = whole.or_else(|| lookup(value, &self.path).cloned());
                let found = found.unwrap_or(Value::Null);
                match quoted_after(&self.message, "unknown variant `") {
                    Some(word) => self.unknown_word(&word, &found, node, part.as_ref(), &fault),
                    None => self.wrong_value(&found, node, part.as_ref(), &fault),
                }
            }
        }
    }

    fn unknown_field(
        &self,
        name: &str,
        node: &Node<'_>,
        part: Option<&Part>,
        fault: FaultOf<'_>,
    ) -> Problem {
        let known = self.known();
        let known: Vec<&str> = known.iter().map(String::as_str).collect();
        let example = part.and_then(example_of);
        let help = match meant(name, &known) {
            Some(meant) => Some(did_you_mean(&format!("{meant:?}"), example)),
            None => match part.and_then(|part| part.meant(&node.value(), fault)) {
                Some(whole) => Some(did_you_mean(&whole, None)),
                None => example.as_deref().map(for_example),
            },
        };
        Problem {
            help,
            ..unknown("field", name, &known, node)
        }
    }

    /// A word that is not known here: a text, or the key of an object.
    fn unknown_word(
        &self,
        word: &str,
        found: &Value,
        node: &Node<'_>,
        part: Option<&Part>,
        fault: FaultOf<'_>,
    ) -> Problem {
        let known = self.known();
        let known: Vec<&str> = known.iter().map(String::as_str).collect();
        let kind = Word::of(&known);
        if let Some(message) = serde_words::not_a_word(kind, word).filter(|_| found.is_string()) {
            return node.problem(message);
        }
        let is_alone = match part {
            Some(Part::Number) => reads_number(word),
            Some(Part::Area) => reads_area(word),
            _ => false,
        };
        if part == Some(&Part::Step) && is_line(word) {
            return Problem {
                help: Some(format!(
                    "write the line alone, without [ ]: \"program\": {word:?}"
                )),
                ..node.problem("found a line in a list of steps; expected a step".to_owned())
            };
        }
        let whole = || self.whole(found, part, fault);
        if found.is_object() && is_alone {
            let whole = whole().filter(|_| part == Some(&Part::Area));
            return Problem {
                help: whole.map(|whole| did_you_mean(&whole, None)),
                ..node.problem(serde_words::must_be_alone(found, word))
            };
        }
        let likely = meant(word, &known);
        let is_name = found.is_string()
            && !word.contains(' ')
            && matches!(part, Some(Part::Number | Part::Area));
        let help = match whole().filter(|_| !is_name || likely.is_none()) {
            Some(whole) => Some(did_you_mean(&whole, None)),
            None => match likely {
                Some(likely) => Some(did_you_mean(
                    &format!("{likely:?}"),
                    serde_words::example_of(kind, likely),
                )),
                None => serde_words::other_kind(kind, word).or_else(|| {
                    let example = serde_words::example("union").filter(|_| kind == Word::Set);
                    example.as_deref().map(for_example)
                }),
            },
        };
        Problem {
            help,
            ..unknown(kind.name(), word, &known, node)
        }
    }

    fn wrong_value(
        &self,
        found: &Value,
        node: &Node<'_>,
        part: Option<&Part>,
        fault: FaultOf<'_>,
    ) -> Problem {
        let field = self.field.as_deref();
        let many = serde_words::too_many_fields(found, &self.message);
        let message = many.unwrap_or_else(|| {
            let wanted = part.and_then(|part| part.expected(field));
            let has_words = part.is_none_or(|part| part.kind().is_some());
            serde_words::mismatch(found, field, &self.message, (wanted, has_words))
        });
        let whole = self.whole(found, part, fault);
        Problem {
            help: whole
                .filter(|whole| !message.contains(&format!("such as {whole}")))
                .map(|whole| did_you_mean(&whole, None)),
            ..node.problem(message)
        }
    }

    /// The right value that a wrong one probably means.
    fn whole(&self, found: &Value, part: Option<&Part>, fault: FaultOf<'_>) -> Option<String> {
        let cells_there = || match &self.path[..] {
            [.., PathStep::Key(cells), PathStep::Key(field)]
                if cells == "cells" && field == "where" =>
            {
                serde_words::cells_with(found)
            }
            _ => None,
        };
        cells_there().or_else(|| part.and_then(|part| part.meant(found, fault)))
    }

    /// The words that serde expected.
    fn known(&self) -> Vec<String> {
        let expected = self.message.split_once("expected");
        backticked(expected.map_or("", |parts| parts.1))
    }

    /// The fields that a wrong one probably means, each with its object.
    pub(crate) fn meant<T: DeserializeOwned>(
        &self,
        tree: &Node<'_>,
        value: &Value,
    ) -> Vec<(String, String)> {
        let FaultKind::UnknownField(name) = &self.kind else {
            return Vec::new();
        };
        let known = self.known();
        let names: Vec<&str> = known.iter().map(String::as_str).collect();
        let part = Part::at(&self.path);
        let fault = |candidate: &Value| self.fault_of::<T>(value, candidate);
        let found = nearest_node(tree, &self.path).value();
        let whole = || part.as_ref().and_then(|part| part.meant(&found, &fault));
        let object = |name: &str| (self.object(), name.to_owned());
        match meant(name, &names) {
            Some(meant) => vec![object(meant)],
            // The message shows the whole object as it should be.
            None if whole().is_some()
                || part.as_ref().is_some_and(|part| example_of(part).is_some()) =>
            {
                names.into_iter().map(object).collect()
            }
            None => Vec::new(),
        }
    }

    /// Whether the missing field is there, but misspelt.
    pub(crate) fn is_misspelt(&self, misspelt: &[(String, String)]) -> bool {
        let FaultKind::MissingField(name) = &self.kind else {
            return false;
        };
        let object = self.object();
        misspelt
            .iter()
            .any(|(place, meant)| *place == object && meant == name)
    }

    /// The path of the object, as a text.
    fn object(&self) -> String {
        let steps: Vec<String> = self.path.iter().map(PathStep::to_string).collect();
        steps.join("/")
    }

    /// Puts a placeholder where the fault is. Returns `false` if no placeholder fits.
    pub(crate) fn mend<T: DeserializeOwned>(&self, value: &mut Value) -> bool {
        if let FaultKind::UnknownField(name) = &self.kind {
            let object = lookup_mut(value, &self.path).and_then(Value::as_object_mut);
            return object.is_some_and(|object| object.shift_remove(name).is_some());
        }
        let mended = Part::at(&self.path)
            .zip(lookup(value, &self.path))
            .and_then(|(part, found)| {
                let fault = |candidate: &Value| self.fault_of::<T>(value, candidate);
                part.mended(found, &fault)
            });
        if let Some(mended) = mended.filter(|_| matches!(self.kind, FaultKind::Value))
            && self.try_stopgap::<T>(value, mended)
        {
            return true;
        }
        if let Some(place) = lookup(value, &self.path).cloned()
            && serde_words::too_many_fields(&place, &self.message).is_some()
            && let Some((first, only)) = place.as_object().and_then(|fields| fields.iter().next())
            && self.try_stopgap::<T>(value, serde_json::json!({ first: only }))
        {
            return true;
        }
        let mut candidates = self.words::<T>(value);
        candidates.extend([
            0.into(),
            1.into(),
            "".into(),
            Value::Array(Vec::new()),
            Value::Object(serde_json::Map::new()),
        ]);
        candidates.extend([Value::Bool(false), Value::Null]);
        candidates
            .into_iter()
            .any(|candidate| self.try_stopgap::<T>(value, candidate))
    }

    /// The words that the type expects here, if it expects one of a few.
    fn words<T: DeserializeOwned>(&self, value: &Value) -> Vec<Value> {
        let mut message = self.message.clone();
        if let FaultKind::MissingField(name) = &self.kind {
            let mut probe = value.clone();
            if let Some(Value::Object(object)) = lookup_mut(&mut probe, &self.path) {
                object.insert(name.clone(), "".into());
            }
            message = match objects::read::<T>(&probe) {
                Ok(_) => String::new(),
                Err(error) => error.message(),
            };
        }
        let expected = message.split_once("expected").map_or("", |parts| parts.1);
        backticked(expected)
            .into_iter()
            .map(Value::String)
            .collect()
    }

    /// Tries a placeholder. It stays only if it removes or moves the fault.
    fn try_stopgap<T: DeserializeOwned>(&self, value: &mut Value, candidate: Value) -> bool {
        let mut mended = value.clone();
        let Some(place) = lookup_mut(&mut mended, &self.path) else {
            return false;
        };
        match (&self.kind, place) {
            (FaultKind::MissingField(name), Value::Object(object)) => {
                object.insert(name.clone(), candidate);
            }
            (FaultKind::Value, place) => *place = candidate,
            _ => return false,
        }
        let moved_on = match objects::read::<T>(&mended) {
            Ok(_) => true,
            Err(error) => !self.is_still_at(&Self::of(&error, &mended)),
        };
        if moved_on {
            *value = mended;
        }
        moved_on
    }

    /// Whether another fault is a wrong value at this place or inside it.
    fn is_still_at(&self, other: &Self) -> bool {
        if !matches!(other.kind, FaultKind::Value) {
            return false;
        }
        let mut place: Vec<String> = self.path.iter().map(PathStep::to_string).collect();
        if let FaultKind::MissingField(name) = &self.kind {
            place.push(name.clone());
        }
        let other_place: Vec<String> = other.path.iter().map(PathStep::to_string).collect();
        other_place.starts_with(&place)
    }
}

/// The example of the step or number whose fields these are.
fn example_of(part: &Part) -> Option<String> {
    if let Part::Fields(word) = part {
        serde_words::example(word)
    } else {
        None
    }
}

fn reads_number(word: &str) -> bool {
    objects::read::<ValueEntry>(&word.into()).is_ok()
}

fn reads_area(word: &str) -> bool {
    objects::read::<AreaEntry>(&word.into()).is_ok()
}

fn for_example(example: &str) -> String {
    format!("for example: {example}")
}

/// A hint, with a right example if there is one.
fn did_you_mean(meant: &str, example: Option<String>) -> String {
    match example {
        Some(example) => format!("did you mean {meant}? for example: {example}"),
        None => format!("did you mean {meant}?"),
    }
}

/// The problem of an unknown word. It is a text, or a key of an object.
fn unknown(what: &str, word: &str, known: &[&str], node: &Node<'_>) -> Problem {
    let message = format!(
        "unknown {what} {word:?}; {}",
        expected(known.iter().copied())
    );
    match node.field(word) {
        Some(field) => Problem::at(field.source, field.name_range.clone(), message),
        None => node.problem(message),
    }
}

fn nearest_node<'n, 's>(tree: &'n Node<'s>, path: &[PathStep]) -> &'n Node<'s> {
    let mut node = tree;
    for step in path {
        let next = match step {
            PathStep::Key(key) => node.field(key).map(|field| &field.value),
            PathStep::Index(index) => node.item(*index),
        };
        match next {
            Some(next) => node = next,
            None => break,
        }
    }
    node
}

/// The node at the end of a path; `None` if the file has none there.
fn lookup_node<'n, 's>(tree: &'n Node<'s>, path: &[PathStep]) -> Option<&'n Node<'s>> {
    path.iter().try_fold(tree, |node, step| match step {
        PathStep::Key(key) => node.field(key).map(|field| &field.value),
        PathStep::Index(index) => node.item(*index),
    })
}

fn lookup<'v>(value: &'v Value, path: &[PathStep]) -> Option<&'v Value> {
    path.iter().try_fold(value, |value, step| match step {
        PathStep::Key(key) => value.get(key),
        PathStep::Index(index) => value.get(index),
    })
}

fn lookup_mut<'v>(value: &'v mut Value, path: &[PathStep]) -> Option<&'v mut Value> {
    path.iter().try_fold(value, |value, step| match step {
        PathStep::Key(key) => value.get_mut(key),
        PathStep::Index(index) => value.get_mut(index),
    })
}

fn quoted_after(message: &str, start: &str) -> Option<String> {
    let rest = &message[message.find(start)? + start.len()..];
    rest.split('`').next().map(str::to_owned)
}
