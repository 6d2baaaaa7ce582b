//! What stands where in the JSON of a program, and what its author may have meant there.

use super::area_files::AreaEntry;
use super::line::ParsedLine;
use super::serde_words::{self, PathStep, Word, backticked};
use super::steps::{FieldKind, WordSyntax};
use super::value_files::ValueEntry;
use serde_json::{Value, json};

/// The largest number of characters of a value that a message proposes.
const MEANT_MAX: usize = 200;

/// What is wrong with a value in the place of a wrong one, as serde says it; `None` if it fits.
pub(super) type FaultOf<'f> = &'f dyn Fn(&Value) -> Option<String>;

/// A part of a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Part {
    Steps,
    Step,
    Conditions,
    Condition,
    Numbers,
    Pair,
    Number,
    Area,
    Areas,
    AreaPair,
    CellKind,
    Trigger,
    Triggers,
    Source,
    Whom,
    Flag,
    /// A number that cannot be worked out.
    Count,
    /// A name of this kind of thing.
    Name(&'static str),
    Options,
    Choice,
    /// The fields of a step or number with this word.
    Fields(String),
}

impl Part {
    /// The part at the end of a path in `symbols.json`; `None` outside programs and triggers.
    pub(crate) fn at(path: &[PathStep]) -> Option<Self> {
        let [
            PathStep::Key(symbols),
            PathStep::Index(_),
            PathStep::Key(field),
            rest @ ..,
        ] = path
        else {
            return None;
        };
        let start = match (symbols.as_str(), field.as_str()) {
            ("symbols", "program") => Self::Steps,
            ("symbols", "on") => Self::Triggers,
            _ => return None,
        };
        rest.iter().try_fold(start, Self::inside)
    }

    #[expect(
        clippy::match_same_arms,
        reason = "the arms are in the order of the parts around them"
    )]
    fn inside(self, step: &PathStep) -> Option<Self> {
        let word = match step {
            PathStep::Index(_) => "",
            PathStep::Key(key) => key.as_str(),
        };
        Some(match (self, word) {
            (Self::Steps, "") => Self::Step,
            (Self::Conditions, "") => Self::Condition,
            (Self::Numbers | Self::Pair, "") => Self::Number,
            (Self::Areas | Self::AreaPair, "") => Self::Area,
            (Self::Triggers, "") => Self::Trigger,
            (Self::Options, "") => Self::Choice,
            (Self::Step, _) => match WordSyntax::of_step(word).and_then(|step| step.field("")) {
                Some(whole) => Self::of_kind(whole),
                None => Self::Fields(word.to_owned()),
            },
            (Self::Choice, "name") => Self::Name("an option"),
            (Self::Choice, "do") => Self::Steps,
            (Self::Condition, "all" | "any") => Self::Conditions,
            (Self::Condition, "not") => Self::Condition,
            (Self::Condition, "at_least" | "at_most" | "equal") => Self::Pair,
            (Self::Condition, "full") => Self::Area,
            (Self::Condition, "on") => Self::Trigger,
            (Self::Condition, "after") => Self::Name("a symbol"),
            (Self::Number, "filled" | "free" | "rows" | "sum") => Self::Name("a track"),
            (Self::Number, "offered" | "marked") => Self::Name("a symbol"),
            (Self::Number, "offered_cards" | "completed") => Self::Name("a colour"),
            (Self::Number, "left" | "next") => Self::Name("a pool"),
            (Self::Number, "cells") => Self::Fields(word.to_owned()),
            (Self::Number, "plus" | "times" | "min" | "max") => Self::Numbers,
            (Self::Number, "minus" | "divide") => Self::Pair,
            (Self::Area, "within") => Self::Count,
            (Self::Area, "with") => Self::Name("a symbol"),
            (Self::Area, "touching" | "on_other") => Self::Area,
            (Self::Area, "reached") => Self::Fields(word.to_owned()),
            (Self::Area, "union" | "intersection") => Self::Areas,
            (Self::Area, "except") => Self::AreaPair,
            (Self::Fields(of), field) => Self::of_field(&of, field)?,
            _ => return None,
        })
    }

    /// The part in a field of a step, number or area with this word.
    fn of_field(word: &str, field: &str) -> Option<Self> {
        if let Some(step) = WordSyntax::of_step(word) {
            return step.field(field).map(Self::of_kind);
        }
        Some(match (word, field) {
            ("reached", "from" | "through") | ("cells", "where") => Self::Area,
            ("cells", "are") => Self::CellKind,
            ("cells", "bear") => Self::Name("a symbol"),
            _ => return None,
        })
    }

    /// The part in a field of a step.
    fn of_kind(kind: FieldKind) -> Self {
        match kind {
            FieldKind::Track | FieldKind::Counted | FieldKind::Written | FieldKind::Rounds => {
                Self::Name("a track")
            }
            FieldKind::Pool => Self::Name("a pool"),
            FieldKind::Symbol => Self::Name("a symbol"),
            FieldKind::Color => Self::Name("a colour"),
            FieldKind::Number(_) | FieldKind::Amount | FieldKind::Points => Self::Number,
            FieldKind::Digits => Self::Count,
            FieldKind::Seats => Self::Whom,
            FieldKind::Area | FieldKind::CardArea | FieldKind::Set | FieldKind::WholeSet => {
                Self::Area
            }
            FieldKind::Sets => Self::Areas,
            FieldKind::SetPair => Self::AreaPair,
            FieldKind::CellKind => Self::CellKind,
            FieldKind::Numbers => Self::Numbers,
            FieldKind::Pair => Self::Pair,
            FieldKind::Conditions => Self::Conditions,
            FieldKind::Trigger => Self::Trigger,
            FieldKind::Flag(_) => Self::Flag,
            FieldKind::Condition => Self::Condition,
            FieldKind::Steps => Self::Steps,
            FieldKind::Options => Self::Options,
            FieldKind::Offer => Self::Source,
        }
    }

    /// What a value here is called in messages, with a right example; `None` if serde says it well enough.
    pub(crate) fn expected(&self, word: Option<&str>) -> Option<String> {
        let such_as = |what: &str| match word.and_then(serde_words::example) {
            Some(example) => format!("{what}, such as {example}"),
            None => what.to_owned(),
        };
        Some(match self {
            Self::Steps if word == Some("program") => {
                r#"a line such as "on mark: advance coins by 1", or a list of steps in [ ]"#
                    .to_owned()
            }
            Self::Steps => "a list of steps in [ ]".to_owned(),
            Self::Step => r#"a step, such as {"advance": {"track": "coins"}}"#.to_owned(),
            Self::Conditions => such_as("a list of conditions in [ ]"),
            Self::Condition => r#"a condition, such as {"full": "row"}"#.to_owned(),
            Self::Numbers => such_as("a list of numbers in [ ]"),
            Self::Pair => such_as("a list of 2 numbers in [ ]"),
            Self::Number => ValueEntry::EXPECTED.to_owned(),
            Self::Area => AreaEntry::EXPECTED.to_owned(),
            Self::Areas => such_as("a list of areas in [ ]"),
            Self::AreaPair => such_as("a list of 2 areas in [ ]"),
            Self::CellKind => "one of all, marked, free, fresh".to_owned(),
            Self::Trigger => "one of mark, complete, turn, round, scoring".to_owned(),
            Self::Triggers => "a word such as \"mark\", or a list of such words".to_owned(),
            Self::Source => "the word \"offer\"".to_owned(),
            Self::Whom => "one of others, next, previous, each, leader, last".to_owned(),
            Self::Flag => "true or false".to_owned(),
            Self::Count => return None,
            Self::Name(of) => format!("the name of {of} in quotes"),
            Self::Options => such_as("a list of options in [ ]"),
            Self::Choice => r#"an option, such as {"name": "keep"}"#.to_owned(),
            Self::Fields(_) => such_as("an object in { }"),
        })
    }

    /// What a part with words of its own is called, and its examples.
    pub(crate) fn kind(&self) -> Option<Word> {
        match self {
            Self::Step => Some(Word::Step),
            Self::Condition => Some(Word::Condition),
            Self::Number => Some(Word::Number),
            Self::Area => Some(Word::Set),
            Self::Steps
            | Self::Conditions
            | Self::Numbers
            | Self::Pair
            | Self::Areas
            | Self::AreaPair
            | Self::CellKind
            | Self::Trigger
            | Self::Triggers
            | Self::Source
            | Self::Whom
            | Self::Flag
            | Self::Count
            | Self::Name(_)
            | Self::Options
            | Self::Choice
            | Self::Fields(_) => None,
        }
    }

    /// What the author of a wrong value may have meant, as the text of JSON.
    pub(crate) fn meant(&self, found: &Value, fault: FaultOf<'_>) -> Option<String> {
        let fitting = self.mended(found, fault)?;
        let whole = if let Self::Fields(word) = self {
            json!({ word: fitting })
        } else {
            fitting
        };
        let text = shown(&whole);
        (text.chars().count() <= MEANT_MAX).then_some(text)
    }

    /// A right value that is like this wrong one.
    pub(crate) fn mended(&self, found: &Value, fault: FaultOf<'_>) -> Option<Value> {
        let candidates = match found {
            Value::String(text) => self.candidates_of_text(text, fault),
            Value::Array(list) => self.candidates_of_list(list),
            Value::Object(fields) => self.candidates_of_object(found, fields, fault),
            Value::Number(number) if *self == Self::Flag => vec![json!(number.as_u64() == Some(1))],
            Value::Number(_) => self.in_fields(found, fault),
            Value::Bool(_) | Value::Null => Vec::new(),
        };
        let mut candidates = candidates.into_iter();
        candidates.find(|value| self.may_be(value) && fault(value).is_none())
    }

    /// Whether a value that can be read is more than that: a name is not empty.
    fn may_be(&self, value: &Value) -> bool {
        !matches!(self, Self::Name(_)) || value.as_str().is_some_and(|name| !name.is_empty())
    }

    fn candidates_of_text(&self, text: &str, fault: FaultOf<'_>) -> Vec<Value> {
        let step = || lines(text);
        match self {
            Self::Steps => [json!([text])].into_iter().chain(step()).collect(),
            Self::Step => {
                let steps = step().and_then(|steps| steps.as_array().cloned());
                steps.filter(|steps| steps.len() == 1).unwrap_or_default()
            }
            Self::Condition => {
                let mut all = vec![json!({ "full": text }), json!({ "on": text })];
                all.extend(condition(text));
                all.extend(number(text).map(|number| json!({ "at_least": [number, 1] })));
                all
            }
            Self::Number => {
                let digits = text.parse::<i64>().ok().map(Value::from);
                digits.or_else(|| number(text)).into_iter().collect()
            }
            Self::Flag => match text {
                "yes" | "true" => vec![true.into()],
                "no" | "false" => vec![false.into()],
                _ => Vec::new(),
            },
            Self::Area => area(text).into_iter().collect(),
            Self::Choice => vec![json!({ "name": text })],
            Self::Fields(_) => self.in_fields(&text.into(), fault),
            Self::Conditions
            | Self::Numbers
            | Self::Pair
            | Self::Areas
            | Self::AreaPair
            | Self::CellKind
            | Self::Trigger
            | Self::Triggers
            | Self::Source
            | Self::Whom
            | Self::Count
            | Self::Name(_)
            | Self::Options => Vec::new(),
        }
    }

    fn candidates_of_list(&self, list: &[Value]) -> Vec<Value> {
        match list {
            [only] => vec![only.clone()],
            _ if *self == Self::Condition => vec![json!({ "all": list })],
            _ if *self == Self::Area => vec![json!({ "union": list })],
            _ => Vec::new(),
        }
    }

    fn candidates_of_object(
        &self,
        found: &Value,
        fields: &serde_json::Map<String, Value>,
        fault: FaultOf<'_>,
    ) -> Vec<Value> {
        let mut all = Vec::new();
        if fields.is_empty() {
            return all;
        }
        match self {
            Self::Steps | Self::Conditions | Self::Areas => all.push(json!([found])),
            Self::Fields(_) => all.extend(self.in_fields(found, fault)),
            Self::CellKind | Self::Trigger | Self::Triggers | Self::Whom if fields.len() == 1 => {
                all.extend(fields.keys().map(|key| json!(key)));
            }
            Self::Area => all.extend(areas(fields)),
            Self::Name(_) if fields.len() == 1 => all.extend(fields.values().cloned()),
            Self::Step | Self::Condition | Self::Number => {
                for (word, value) in fields.iter().filter(|_| fields.len() > 1) {
                    all.extend(moved_in(word, value, fields, fault));
                }
                let is_word = |name: &String| serde_words::example(name).is_some();
                let words = self.kind().into_iter().flat_map(serde_words::words_of);
                let words = words.filter(|_| !fields.keys().any(is_word));
                all.extend(words.map(|word| json!({ word: found })));
                if *self == Self::Condition {
                    let each = fields.iter().map(|(word, value)| json!({ word: value }));
                    all.push(json!({ "all": each.collect::<Vec<_>>() }));
                    all.push(json!({ "at_least": [found, 1] }));
                }
            }
            Self::Numbers
            | Self::Pair
            | Self::AreaPair
            | Self::CellKind
            | Self::Trigger
            | Self::Triggers
            | Self::Source
            | Self::Whom
            | Self::Flag
            | Self::Count
            | Self::Name(_)
            | Self::Options
            | Self::Choice => {}
        }
        all
    }

    /// The value as each field of this word.
    fn in_fields(&self, value: &Value, fault: FaultOf<'_>) -> Vec<Value> {
        if !matches!(self, Self::Fields(_)) {
            return Vec::new();
        }
        let mut fields = fields_in(&json!({ "?": 0 }), fault);
        // A set of cells is both a place and, for some words, what is counted there. The latter is meant.
        fields.sort_by_key(|field| field != "are");
        let fields = fields.into_iter();
        fields.map(|field| json!({ field: value })).collect()
    }
}

/// The areas that an object for one may mean: the cells of a part that have a symbol, the part alone, or the cells that
/// are in each of many parts.
fn areas(fields: &serde_json::Map<String, Value>) -> Vec<Value> {
    let has_data = |word: &String| serde_words::example_of(Word::Set, word).is_some();
    let part = |(word, value): (&String, &Value)| match value {
        _ if has_data(word) => vec![json!({ word: value })],
        Value::String(symbol) => vec![json!(word), json!({ "with": symbol })],
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => {
            vec![json!(word)]
        }
    };
    let parts: Vec<Value> = fields.iter().flat_map(part).collect();
    match parts.len() {
        0 => Vec::new(),
        1 => parts,
        _ => vec![json!({ "intersection": parts })],
    }
}

/// The object of a word whose other fields stand beside it, with these fields inside.
fn moved_in(
    word: &str,
    value: &Value,
    fields: &serde_json::Map<String, Value>,
    fault: FaultOf<'_>,
) -> Vec<Value> {
    let beside = || fields.iter().filter(|(other, _)| *other != word);
    let with = |mut inner: serde_json::Map<String, Value>| {
        inner.extend(beside().map(|(name, value)| (name.clone(), value.clone())));
        json!({ word: inner })
    };
    let whole = value.as_object().cloned().map(with);
    let fields = fields_in(&json!({ word: { "?": 0 } }), fault).into_iter();
    let as_field = fields.map(|field| with(serde_json::Map::from_iter([(field, value.clone())])));
    whole.into_iter().chain(as_field).collect()
}

/// The names of the fields where this value has the unknown field `?`.
fn fields_in(probe: &Value, fault: FaultOf<'_>) -> Vec<String> {
    let fault = fault(probe).filter(|fault| fault.starts_with("unknown field `?`"));
    fault.map_or(Vec::new(), |fault| {
        backticked(&fault).into_iter().skip(1).collect()
    })
}

/// Whether a text is a whole line, with its triggers.
pub(crate) fn is_line(text: &str) -> bool {
    text.parse::<ParsedLine>()
        .is_ok_and(|line| line.on.is_some())
}

/// The steps that a text means as a line.
fn lines(text: &str) -> Option<Value> {
    let line: ParsedLine = text.parse().ok()?;
    line.on.is_none().then_some(line.program)
}

/// The condition that a text means in a line.
fn condition(text: &str) -> Option<Value> {
    let steps = lines(&format!("if {text} then spend"))?;
    steps[0]["if"].get("test").cloned()
}

/// The number that a text means in a line.
fn number(text: &str) -> Option<Value> {
    let steps = lines(&format!("score {text} per cell"))?;
    steps[0].get("score").cloned()
}

/// The area that a text means in a line.
fn area(text: &str) -> Option<Value> {
    // Words of a line have spaces where those of JSON have underscores.
    let text = text.replace('_', " ");
    let set = [text.clone(), format!("({text})")];
    let mut steps = set
        .iter()
        .filter_map(|set| lines(&format!("mark 1 extra cell in {set}")));
    let steps = steps.next()?;
    steps[0]["extra_mark"].get("where").cloned()
}

/// JSON as an author would write it in one line.
fn shown(value: &Value) -> String {
    match value {
        Value::Array(list) => {
            let parts: Vec<String> = list.iter().map(shown).collect();
            format!("[{}]", parts.join(", "))
        }
        Value::Object(fields) => {
            let parts = fields.iter();
            let parts: Vec<String> = parts
                .map(|(name, value)| format!("{}: {}", json!(name), shown(value)))
                .collect();
            format!("{{{}}}", parts.join(", "))
        }
        Value::String(_) | Value::Number(_) | Value::Bool(_) | Value::Null => value.to_string(),
    }
}
