//! From a text to a typed value, with the place of everything in it.

use super::report::{Problem, Report, Severity, Source};
use crate::option::did_you_mean;
use jsonc_parser::ast;
use jsonc_parser::common::Ranged;
use jsonc_parser::{CollectOptions, ParseOptions, parse_to_ast};
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_path_to_error::{Path, Segment};
use std::collections::BTreeSet;
use std::ops::Range;

/// A file that was read: the value, and where everything in it stands.
#[derive(Debug)]
pub struct Doc<'s, T> {
    /// The value. Where the report names a problem, it holds a stopgap.
    pub value: T,
    source: &'s Source,
    tree: ast::Value<'s>,
}

impl<T> Doc<'_, T> {
    /// The place of the whole document.
    pub fn root(&self) -> Place<'_> {
        Place {
            source: self.source,
            node: Some(&self.tree),
        }
    }
}

/// A place in a file: a value, or nothing if the file has no such value.
#[derive(Clone, Copy, Debug)]
pub struct Place<'d> {
    source: &'d Source,
    node: Option<&'d ast::Value<'d>>,
}

impl Place<'_> {
    /// The place of a property's value.
    pub fn field(self, name: &str) -> Self {
        let object = self.node.and_then(ast::Value::as_object);
        Self {
            node: object
                .and_then(|object| object.get(name))
                .map(|property| &property.value),
            ..self
        }
    }

    /// The place of an element, counted from 0.
    pub fn item(self, index: usize) -> Self {
        Self {
            node: self
                .node
                .and_then(ast::Value::as_array)
                .and_then(|array| array.elements.get(index)),
            ..self
        }
    }

    fn range(self) -> Option<Range<usize>> {
        self.node.map(|node| node.range().start..node.range().end)
    }

    /// The bytes of a character of a string, counted from 0, for strings without escapes.
    fn char_range(self, index: usize) -> Option<Range<usize>> {
        let whole = self.range()?;
        let inner = whole.start + 1..whole.end.saturating_sub(1);
        let text = self.source.text.get(inner.clone())?;
        let (offset, found) = text.char_indices().nth(index)?;
        let start = inner.start + offset;
        Some(start..start + found.len_utf8())
    }

    /// Reports an error here. A place that is missing, or that a problem names already, stays silent:
    /// the missing value has been reported.
    pub fn error(self, report: &mut Report, message: impl Into<String>) {
        self.report(report, Severity::Error, self.range(), message.into(), None);
    }

    /// Reports an error at one character of a string, counted from 0.
    pub fn error_at_char(self, report: &mut Report, index: usize, message: impl Into<String>) {
        let range = self.char_range(index).or_else(|| self.range());
        self.report(report, Severity::Error, range, message.into(), None);
    }

    /// Reports a warning here.
    pub fn warning(self, report: &mut Report, message: impl Into<String>) {
        self.report(
            report,
            Severity::Warning,
            self.range(),
            message.into(),
            None,
        );
    }

    fn report(
        self,
        report: &mut Report,
        severity: Severity,
        range: Option<Range<usize>>,
        message: String,
        help: Option<String>,
    ) {
        let worth_telling =
            |range: &Range<usize>| !report.is_full() && !report.covers(&self.source.path, range);
        let Some(range) = range.filter(worth_telling) else {
            return;
        };
        report
            .problems
            .push(problem(self.source, severity, range, message, help));
    }
}

fn problem(
    source: &Source,
    severity: Severity,
    range: Range<usize>,
    message: String,
    help: Option<String>,
) -> Problem {
    Problem {
        severity,
        path: source.path.clone(),
        position: source.position(range.start),
        range,
        message,
        help,
    }
}

/// Reads a JSON text; comments are allowed.
///
/// Every problem goes into the report. A value comes back even then, as long as stopgaps can be put
/// where the problems are, so that the checks that follow can find more.
pub fn read<'s, T: DeserializeOwned>(
    source: &'s Source,
    report: &mut Report,
) -> Option<Doc<'s, T>> {
    let tree = parse(source, report)?;
    check_keys(source, &tree, report);
    let mut value = to_value(&tree);
    // What lies within a stopgap is ours, not the author's.
    let mut stopgaps: Vec<Range<usize>> = Vec::new();
    loop {
        match serde_path_to_error::deserialize(value.clone()) {
            Ok(value) => {
                return Some(Doc {
                    value,
                    source,
                    tree,
                });
            }
            Err(error) => {
                let fault = Fault::of(&error);
                let (range, message, help) = fault.told(&tree, &value);
                if !stopgaps
                    .iter()
                    .any(|stopgap| stopgap.start <= range.start && range.end <= stopgap.end)
                {
                    if matches!(fault.kind, FaultKind::Value) {
                        stopgaps.push(range.clone());
                    }
                    report
                        .problems
                        .push(problem(source, Severity::Error, range, message, help));
                }
                if report.is_full() || !fault.mend::<T>(&mut value) {
                    return None;
                }
            }
        }
    }
}

fn parse<'s>(source: &'s Source, report: &mut Report) -> Option<ast::Value<'s>> {
    let options = ParseOptions {
        allow_comments: true,
        allow_loose_object_property_names: false,
        allow_trailing_commas: false,
        allow_missing_commas: false,
        allow_single_quoted_strings: false,
        allow_hexadecimal_numbers: false,
        allow_unary_plus_numbers: false,
        ..ParseOptions::default()
    };
    let found = match parse_to_ast(&source.text, &CollectOptions::default(), &options) {
        Ok(result) => result.value,
        Err(error) => {
            let range = error.range().start..error.range().end;
            let message = format!(
                "this is no JSON: {}",
                lower_first(&error.kind().to_string())
            );
            report
                .problems
                .push(problem(source, Severity::Error, range, message, None));
            return None;
        }
    };
    if let Some(found) = found.as_ref().filter(|found| found.as_object().is_none()) {
        let range = found.range().start..found.range().end;
        let message = "expected a JSON object at the top of the file".to_owned();
        report
            .problems
            .push(problem(source, Severity::Error, range, message, None));
        return None;
    }
    if found.is_none() {
        let message = "the file is empty; expected a JSON object".to_owned();
        report
            .problems
            .push(problem(source, Severity::Error, 0..0, message, None));
    }
    found
}

fn lower_first(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| {
        first.to_lowercase().chain(chars).collect()
    })
}

/// A key that comes twice in one object hides its first value.
fn check_keys(source: &Source, node: &ast::Value<'_>, report: &mut Report) {
    match node {
        ast::Value::Object(object) => {
            let mut seen = BTreeSet::new();
            for property in &object.properties {
                let name = property.name.as_str();
                if !seen.insert(name) && !report.is_full() {
                    let range = property.range.start..property.range.end;
                    let message =
                        format!("the field {name:?} comes twice in one object; expected it once");
                    report
                        .problems
                        .push(problem(source, Severity::Error, range, message, None));
                }
                check_keys(source, &property.value, report);
            }
        }
        ast::Value::Array(array) => {
            array
                .elements
                .iter()
                .for_each(|element| check_keys(source, element, report));
        }
        ast::Value::StringLit(_)
        | ast::Value::NumberLit(_)
        | ast::Value::BooleanLit(_)
        | ast::Value::NullKeyword(_) => {}
    }
}

fn to_value(node: &ast::Value<'_>) -> Value {
    match node {
        ast::Value::StringLit(literal) => Value::String(literal.value.to_string()),
        ast::Value::NumberLit(literal) => {
            serde_json::from_str(literal.value).unwrap_or(Value::Null)
        }
        ast::Value::BooleanLit(literal) => Value::Bool(literal.value),
        ast::Value::NullKeyword(_) => Value::Null,
        ast::Value::Array(array) => array.elements.iter().map(to_value).collect(),
        ast::Value::Object(object) => {
            let pairs = object
                .properties
                .iter()
                .map(|pair| (pair.name.as_str().to_owned(), to_value(&pair.value)));
            Value::Object(pairs.collect())
        }
    }
}

/// What serde did not like, and where.
struct Fault {
    path: Vec<Step>,
    message: String,
    kind: FaultKind,
}

enum Step {
    Key(String),
    Index(usize),
}

enum FaultKind {
    /// A field that the type does not have.
    UnknownField(String),
    /// A field that is not there.
    MissingField(String),
    /// A value of the wrong kind.
    Value,
}

impl Fault {
    fn of(error: &serde_path_to_error::Error<serde_json::Error>) -> Self {
        let message = error.inner().to_string();
        let kind = match (
            quoted_after(&message, "unknown field `"),
            quoted_after(&message, "missing field `"),
        ) {
            (Some(name), _) => FaultKind::UnknownField(name),
            (_, Some(name)) => FaultKind::MissingField(name),
            _ => FaultKind::Value,
        };
        let mut path = steps(error.path());
        // The path of an unknown field may end in the field itself; the fault is its object's.
        if let (FaultKind::UnknownField(name), Some(Step::Key(last))) = (&kind, path.last())
            && name == last
        {
            path.pop();
        }
        Self {
            path,
            message,
            kind,
        }
    }

    /// The bytes, the message and the help of the problem.
    fn told(&self, tree: &ast::Value<'_>, value: &Value) -> (Range<usize>, String, Option<String>) {
        let node = nearest_node(tree, &self.path);
        let whole = node.range().start..node.range().end;
        match &self.kind {
            FaultKind::UnknownField(name) => {
                let property = node.as_object().and_then(|object| object.get(name));
                let range = property.map_or(whole, |property| {
                    property.name.range().start..property.name.range().end
                });
                let known = backticked(
                    self.message
                        .split_once("expected")
                        .map_or("", |parts| parts.1),
                );
                let hint = did_you_mean(name, known.iter().map(String::as_str));
                let message = format!(
                    "unknown field {name:?}; expected one of {}",
                    known.join(", ")
                );
                (
                    range,
                    message,
                    Some(hint.trim_start_matches("; ").to_owned()).filter(|hint| !hint.is_empty()),
                )
            }
            FaultKind::MissingField(name) => {
                let brace = whole.start..(whole.start + 1).min(whole.end);
                (
                    brace,
                    format!("the field {name:?} is missing"),
                    Some(format!("add {name:?} to this object")),
                )
            }
            FaultKind::Value => {
                let found = lookup(value, &self.path)
                    .map(Value::to_string)
                    .unwrap_or_default();
                let found: String = found.chars().take(40).collect();
                (whole, format!("found {found}: {}", self.message), None)
            }
        }
    }

    /// Puts a stopgap where the fault is; `false` if none will do.
    fn mend<T: DeserializeOwned>(&self, value: &mut Value) -> bool {
        if let FaultKind::UnknownField(name) = &self.kind {
            let object = lookup_mut(value, &self.path).and_then(Value::as_object_mut);
            return object.is_some_and(|object| object.shift_remove(name).is_some());
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

    /// The words that the type expects here, if it is one of a few.
    fn words<T: DeserializeOwned>(&self, value: &Value) -> Vec<Value> {
        let mut message = self.message.clone();
        if let FaultKind::MissingField(name) = &self.kind {
            let mut probe = value.clone();
            if let Some(Value::Object(object)) = lookup_mut(&mut probe, &self.path) {
                object.insert(name.clone(), "".into());
            }
            message = match serde_path_to_error::deserialize::<_, T>(probe) {
                Ok(_) => String::new(),
                Err(error) => error.inner().to_string(),
            };
        }
        let expected = message.split_once("expected").map_or("", |parts| parts.1);
        backticked(expected)
            .into_iter()
            .map(Value::String)
            .collect()
    }

    /// Whether this stopgap moves the fault on; only then it stays.
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
        let moved_on = match serde_path_to_error::deserialize::<_, T>(mended.clone()) {
            Ok(_) => true,
            Err(error) => !self.is_still_at(&Self::of(&error)),
        };
        if moved_on {
            *value = mended;
        }
        moved_on
    }

    /// Whether another fault is a wrong value at this place or within it.
    fn is_still_at(&self, other: &Self) -> bool {
        if !matches!(other.kind, FaultKind::Value) {
            return false;
        }
        let mut place: Vec<String> = self.path.iter().map(Step::to_string).collect();
        if let FaultKind::MissingField(name) = &self.kind {
            place.push(name.clone());
        }
        let other_place: Vec<String> = other.path.iter().map(Step::to_string).collect();
        other_place.starts_with(&place)
    }
}

impl std::fmt::Display for Step {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Key(key) => f.write_str(key),
            Self::Index(index) => write!(f, "{index}"),
        }
    }
}

fn steps(path: &Path) -> Vec<Step> {
    let step = |segment: &Segment| match segment {
        Segment::Seq { index } => Some(Step::Index(*index)),
        Segment::Map { key } => Some(Step::Key(key.clone())),
        Segment::Enum { variant } => Some(Step::Key(variant.clone())),
        Segment::Unknown => None,
    };
    path.iter().filter_map(step).collect()
}

fn nearest_node<'n, 'a>(tree: &'n ast::Value<'a>, path: &[Step]) -> &'n ast::Value<'a> {
    let mut node = tree;
    for step in path {
        let next = match step {
            Step::Key(key) => node
                .as_object()
                .and_then(|object| object.get(key))
                .map(|property| &property.value),
            Step::Index(index) => node.as_array().and_then(|array| array.elements.get(*index)),
        };
        match next {
            Some(next) => node = next,
            None => break,
        }
    }
    node
}

fn lookup<'v>(value: &'v Value, path: &[Step]) -> Option<&'v Value> {
    path.iter().try_fold(value, |value, step| match step {
        Step::Key(key) => value.get(key),
        Step::Index(index) => value.get(index),
    })
}

fn lookup_mut<'v>(value: &'v mut Value, path: &[Step]) -> Option<&'v mut Value> {
    path.iter().try_fold(value, |value, step| match step {
        Step::Key(key) => value.get_mut(key),
        Step::Index(index) => value.get_mut(index),
    })
}

fn quoted_after(message: &str, start: &str) -> Option<String> {
    let rest = &message[message.find(start)? + start.len()..];
    rest.split('`').next().map(str::to_owned)
}

fn backticked(text: &str) -> Vec<String> {
    text.split('`')
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only their types are looked at")]
    struct Toy {
        name: String,
        size: u8,
        kind: Kind,
        #[serde(default)]
        list: Vec<Toy>,
    }

    #[derive(Deserialize, Debug)]
    #[serde(rename_all = "lowercase")]
    enum Kind {
        Soft,
        Hard,
    }

    #[track_caller]
    fn check(text: &str, expected: &[&str]) {
        let source = Source {
            path: "toy.json".into(),
            name: "toy.json".into(),
            text: text.into(),
        };
        let mut report = Report::default();
        let _ = read::<Toy>(&source, &mut report);
        let found: Vec<String> = report.problems.iter().map(ToString::to_string).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn a_sound_file_has_no_problems_and_may_have_comments() {
        check(
            "{ // a toy\n \"name\": \"bear\", \"size\": 3, \"kind\": \"soft\" }",
            &[],
        );
    }

    #[test]
    fn all_problems_of_a_file_come_in_one_report() {
        let text = "{\n  \"nmae\": \"x\",\n  \"size\": 300,\n  \"kind\": \"sfot\",\n  \"list\": [ { \"name\": 7, \"size\": 1, \"kind\": \"hard\" }, [] ]\n}\n";
        check(
            text,
            &[
                "error: toy.json:2:3: unknown field \"nmae\"; expected one of name, size, kind, list; did you mean \"name\"?",
                "error: toy.json:3:11: found 300: invalid value: integer `300`, expected u8",
                "error: toy.json:4:11: found \"sfot\": unknown variant `sfot`, expected `soft` or `hard`",
                "error: toy.json:5:23: found 7: invalid type: integer `7`, expected a string",
                "error: toy.json:5:55: found []: invalid length 0, expected struct Toy with 4 elements",
                "error: toy.json:1:1: the field \"name\" is missing; add \"name\" to this object",
            ],
        );
    }

    #[test]
    fn what_is_no_json_is_refused_where_it_breaks() {
        check(
            "{ \"name\": ",
            &[
                "error: toy.json:1:11: this is no JSON: expected value after colon in object property",
            ],
        );
        check(
            "",
            &["error: toy.json:1:1: the file is empty; expected a JSON object"],
        );
        let deep = "[".repeat(100_000);
        check(
            &deep,
            &["error: toy.json:1:513: this is no JSON: maximum nesting depth exceeded"],
        );
        check(
            "{\"name\":\"a\",\"name\":\"b\",\"size\":1,\"kind\":\"soft\"}",
            &[
                "error: toy.json:1:13: the field \"name\" comes twice in one object; expected it once",
            ],
        );
    }
}
