//! The values of a JSON text. Each remembers its file and its bytes.

use super::json_path::PathStep;
use super::report::{Problem, Report, Source};
use jsonc_parser::common::Ranged;
use jsonc_parser::errors::ParseErrorKind;
use jsonc_parser::{CollectOptions, ParseOptions, ParseStringErrorKind, ast, parse_to_ast};
use serde_json::Value;
use std::collections::BTreeSet;
use std::ops::Range;

/// The largest number of values in a file. It is far more than any pack has, but few enough to
/// compare each value with each other.
const VALUES_MAX: usize = 20_000;

/// A value and its place. The parts of a value may come from different files.
#[derive(Clone, Debug)]
pub(super) struct Node<'s> {
    pub(crate) source: &'s Source,
    pub(crate) range: Range<usize>,
    pub(crate) kind: Kind<'s>,
}

/// What a value is.
#[derive(Clone, Debug)]
pub(super) enum Kind<'s> {
    /// A text, a number, true, false or null.
    Plain(Value),
    List(Vec<Node<'s>>),
    Object(Vec<Field<'s>>),
}

/// A field of an object.
#[derive(Clone, Debug)]
pub(super) struct Field<'s> {
    pub(crate) source: &'s Source,
    pub(crate) name: String,
    /// The bytes of the field's name.
    pub(crate) name_range: Range<usize>,
    pub(crate) value: Node<'s>,
}

impl<'s> Node<'s> {
    /// Reads a text that contains one object. Comments are allowed.
    pub(crate) fn parse(source: &'s Source, report: &mut Report) -> Option<Self> {
        let options = ParseOptions {
            allow_comments: true,
            allow_loose_object_property_names: false,
            allow_trailing_commas: false,
            allow_missing_commas: false,
            allow_single_quoted_strings: false,
            allow_hexadecimal_numbers: false,
            allow_unary_plus_numbers: false,
            allow_bare_decimal_point_numbers: false,
            allow_non_finite_numbers: false,
            allow_extended_string_escapes: false,
        };
        let (range, message) =
            match parse_to_ast(&source.text, &CollectOptions::default(), &options) {
                Ok(result) => match result.value {
                    Some(found @ ast::Value::Object(_)) => match beyond(&found) {
                        None => return Some(Self::new(source, &found, report)),
                        Some(range) => (
                            range,
                            format!(
                                "too many values; expected at most {VALUES_MAX} values in a file"
                            ),
                        ),
                    },
                    Some(found) => (
                        bytes(&found),
                        "expected a JSON object at the top of the file".to_owned(),
                    ),
                    None => (0..0, "the file is empty; expected a JSON object".to_owned()),
                },
                Err(error) => {
                    let range = error.range().start..error.range().end;
                    let kind = error.kind();
                    if !matches!(kind, ParseErrorKind::MultipleRootJsonValues) {
                        return not_json(source, kind, range, report);
                    }
                    let message = "found more after the end of the file's object; expected one \
                        object in one pair of braces; check for a } too many or a , too few before \
                        this";
                    (range, message.to_owned())
                }
            };
        report.problems.push(Problem::at(source, range, message));
        None
    }

    fn new(source: &'s Source, found: &ast::Value<'_>, report: &mut Report) -> Self {
        let kind = match found {
            ast::Value::StringLit(literal) => Kind::Plain(Value::String(literal.value.to_string())),
            ast::Value::NumberLit(literal) => {
                let number = serde_json::from_str(literal.value).unwrap_or_else(|_| {
                    let message = format!("{} is too large for a number", literal.value);
                    report.add(Problem::at(source, bytes(found), message));
                    Value::from(0)
                });
                Kind::Plain(number)
            }
            ast::Value::BooleanLit(literal) => Kind::Plain(Value::Bool(literal.value)),
            ast::Value::NullKeyword(_) => Kind::Plain(Value::Null),
            ast::Value::Array(array) => {
                let elements = array.elements.iter();
                Kind::List(
                    elements
                        .map(|element| Self::new(source, element, report))
                        .collect(),
                )
            }
            ast::Value::Object(object) => Kind::Object(fields(source, object, report)),
        };
        Self {
            source,
            range: bytes(found),
            kind,
        }
    }

    /// A field of an object.
    pub(crate) fn field(&self, name: &str) -> Option<&Field<'s>> {
        match &self.kind {
            Kind::Object(fields) => fields.iter().find(|field| field.name == name),
            Kind::Plain(_) | Kind::List(_) => None,
        }
    }

    /// The value at the end of a way.
    pub(crate) fn at(&self, path: &[PathStep]) -> Option<&Self> {
        path.iter().try_fold(self, Self::below)
    }

    /// The last value on a way that the file has.
    pub(crate) fn nearest(&self, path: &[PathStep]) -> &Self {
        let mut node = self;
        for step in path {
            let Some(below) = node.below(step) else {
                break;
            };
            node = below;
        }
        node
    }

    fn below(&self, step: &PathStep) -> Option<&Self> {
        match step {
            PathStep::Key(key) => self.field(key).map(|field| &field.value),
            PathStep::Index(index) => self.item(*index),
        }
    }

    /// Another value in the place of this one.
    pub(crate) fn with_value(&self, value: &Value) -> Self {
        let kind = match value {
            Value::Array(items) => {
                Kind::List(items.iter().map(|item| self.with_value(item)).collect())
            }
            Value::Object(fields) => {
                let field = |(name, value): (&String, &Value)| Field {
                    source: self.source,
                    name: name.clone(),
                    name_range: self.range.clone(),
                    value: self.with_value(value),
                };
                Kind::Object(fields.iter().map(field).collect())
            }
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
                Kind::Plain(value.clone())
            }
        };
        Self {
            kind,
            range: self.range.clone(),
            source: self.source,
        }
    }

    /// The value of a field of an object, to change it.
    pub(crate) fn field_mut(&mut self, name: &str) -> Option<&mut Self> {
        match &mut self.kind {
            Kind::Object(fields) => {
                let field = fields.iter_mut().find(|field| field.name == name);
                field.map(|field| &mut field.value)
            }
            Kind::Plain(_) | Kind::List(_) => None,
        }
    }

    /// An element of a list.
    pub(crate) fn item(&self, index: usize) -> Option<&Self> {
        match &self.kind {
            Kind::List(items) => items.get(index),
            Kind::Plain(_) | Kind::Object(_) => None,
        }
    }

    /// The text, if the value is one.
    pub(crate) fn text(&self) -> Option<&str> {
        match &self.kind {
            Kind::Plain(value) => value.as_str(),
            Kind::List(_) | Kind::Object(_) => None,
        }
    }

    /// The value without its places.
    pub(crate) fn value(&self) -> Value {
        match &self.kind {
            Kind::Plain(value) => value.clone(),
            Kind::List(items) => items.iter().map(Self::value).collect(),
            Kind::Object(fields) => {
                let pairs = fields.iter();
                Value::Object(
                    pairs
                        .map(|field| (field.name.clone(), field.value.value()))
                        .collect(),
                )
            }
        }
    }

    /// A problem with this value.
    pub(crate) fn problem(&self, message: impl Into<String>) -> Problem {
        Problem::at(self.source, self.range.clone(), message.into())
    }
}

/// Reports where a text is no JSON, and how it probably came about.
fn not_json<T>(
    source: &Source,
    kind: &ParseErrorKind,
    range: Range<usize>,
    report: &mut Report,
) -> Option<T> {
    let rest = source.text.get(range.start..).unwrap_or_default();
    let first = rest.chars().next().unwrap_or_default();
    let is_letter = |c: char| c.is_alphanumeric() || c == '_';
    let word: String = rest.chars().take_while(|c| is_letter(*c)).collect();
    let (line, _) = source.position(range.start);
    let at_first = range.start..(range.start + first.len_utf8()).min(source.text.len());
    #[expect(clippy::wildcard_enum_match_arm, reason = "the kinds of a library")]
    let (range, message) = match kind {
        _ if "“”„‟‘’«»".contains(first) => (
            at_first,
            format!("found {first}; expected a straight quote \""),
        ),
        ParseErrorKind::UnterminatedObject | ParseErrorKind::UnterminatedArray => (
            at_first,
            format!("the {first} in line {line} is not closed"),
        ),
        ParseErrorKind::String(ParseStringErrorKind::UnterminatedStringLiteral) => (
            at_first,
            "the text that starts here is not closed; expected \" at its end".to_owned(),
        ),
        ParseErrorKind::ExpectedColonAfterObjectKey => (
            range,
            "expected a colon after the name of a field; check for a missing \" after the name"
                .to_owned(),
        ),
        _ if !word.is_empty() && source.text[..range.start].ends_with('"') => (
            range,
            format!("found {word} right after a \"; check for a missing \" before this"),
        ),
        _ if ["true", "false"].contains(&word.to_lowercase().as_str()) => {
            (range, format!("found {word}; expected true or false"))
        }
        _ => (range, broken_json(kind, first, &word)),
    };
    let message = format!("not valid JSON: {message}");
    report.problems.push(Problem::at(source, range, message));
    None
}

/// What is wrong with a text that is no JSON.
fn broken_json(kind: &ParseErrorKind, first: char, word: &str) -> String {
    let text = match kind {
        ParseErrorKind::ExpectedObjectValue => "a value is missing after the colon",
        ParseErrorKind::ExpectedColonAfterObjectKey => "a colon is missing after a name",
        ParseErrorKind::ExpectedStringObjectProperty | ParseErrorKind::UnexpectedTokenInObject => {
            "expected the name of a field in quotes; check for a } too few or a , too many before this"
        }
        ParseErrorKind::ExpectedComma => "a comma is missing before this",
        ParseErrorKind::TrailingCommasNotAllowed => "a comma too many; expected none before ] or }",
        ParseErrorKind::UnexpectedComma => "a comma too many; expected a value before it",
        ParseErrorKind::UnexpectedColon => {
            "a colon is allowed only between the name of a field and its value"
        }
        ParseErrorKind::UnexpectedCloseBrace => "a } too many, or a { too few before it",
        ParseErrorKind::UnexpectedCloseBracket => "a ] too many, or a [ too few before it",
        ParseErrorKind::BareDecimalPointNumbersNotAllowed
        | ParseErrorKind::ExpectedDigit
        | ParseErrorKind::ExpectedDigitFollowingNegativeSign
        | ParseErrorKind::ExpectedPlusMinusOrDigitInNumberLiteral
        | ParseErrorKind::HexadecimalNumbersNotAllowed
        | ParseErrorKind::NonFiniteNumbersNotAllowed
        | ParseErrorKind::UnaryPlusNumbersNotAllowed => "expected a whole number, such as 3 or -3",
        ParseErrorKind::SingleQuotedStringsNotAllowed => "found '; expected a double quote \"",
        ParseErrorKind::String(_) => {
            "found a \\ with an unknown sign after it; for a \\ itself, write \\\\"
        }
        ParseErrorKind::UnterminatedCommentBlock => {
            "the comment that starts here is not closed; expected */ at its end"
        }
        ParseErrorKind::NestingDepthExceeded => "too many brackets inside each other",
        ParseErrorKind::MultipleRootJsonValues
        | ParseErrorKind::CommentsNotAllowed
        | ParseErrorKind::UnexpectedToken
        | ParseErrorKind::UnexpectedWord
        | ParseErrorKind::UnterminatedArray
        | ParseErrorKind::UnterminatedObject => {
            let found = if word.is_empty() {
                format!("{first:?}")
            } else {
                word.to_owned()
            };
            return format!("found {found}; a text stands in quotes");
        }
    };
    text.to_owned()
}

/// The fields of an object. If a field comes twice, the second hides the first, so that is
/// reported.
fn fields<'s>(source: &'s Source, object: &ast::Object<'_>, report: &mut Report) -> Vec<Field<'s>> {
    let mut seen = BTreeSet::new();
    let mut fields = Vec::new();
    for property in &object.properties {
        let name = property.name.as_str();
        if !seen.insert(name) {
            let range = property.range.start..property.range.end;
            let message =
                format!("the field {name:?} appears twice in one object; expected it once");
            report.add(Problem::at(source, range, message));
        }
        fields.push(Field {
            source,
            name: name.to_owned(),
            name_range: property.name.range().start..property.name.range().end,
            value: Node::new(source, &property.value, report),
        });
    }
    fields
}

/// The place of the first value that exceeds the limit.
fn beyond(found: &ast::Value<'_>) -> Option<Range<usize>> {
    let mut values = vec![found];
    let mut seen = 0;
    while let Some(value) = values.pop() {
        seen += 1;
        if seen > VALUES_MAX {
            return Some(bytes(value));
        }
        match value {
            ast::Value::Array(array) => values.extend(array.elements.iter().rev()),
            ast::Value::Object(object) => {
                let fields = object.properties.iter().rev();
                values.extend(fields.map(|property| &property.value));
            }
            ast::Value::StringLit(_)
            | ast::Value::NumberLit(_)
            | ast::Value::BooleanLit(_)
            | ast::Value::NullKeyword(_) => {}
        }
    }
    None
}

fn bytes(found: &ast::Value<'_>) -> Range<usize> {
    found.range().start..found.range().end
}
