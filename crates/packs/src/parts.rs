//! What stands where in the JSON of a program.

use super::area_files::AreaEntry;
use super::faults::{found, without_quotes};
use super::objects;
use super::steps::{FieldKind, LinePart, TermSort, WordKind, WordSyntax};
use super::value_files::ValueEntry;
use serde_json::{Value, json};

/// A part of a program.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Part {
    Program,
    Triggers,
    Choice,
    OptionName,
    Field(FieldKind),
    /// The fields of this word.
    Data(&'static WordSyntax),
}

/// The form of a part in JSON.
pub(super) enum Form {
    Term(TermSort),
    /// A list of such parts, and how many there are.
    List(Part, Option<usize>),
    Fields,
    /// One of these words.
    Words(WordKind),
    /// What is right if this says so.
    Leaf(fn(&Value) -> bool),
}

/// A field of a word or of an option.
pub(super) struct PartField {
    pub(crate) name: &'static str,
    pub(crate) part: Part,
    pub(crate) is_needed: bool,
    pub(crate) may_be_null: bool,
}

impl Part {
    pub(crate) const TRIGGER: Self = Self::Field(FieldKind::OneOf(WordKind::Trigger));
    const STEPS: Self = Self::Field(FieldKind::List(TermSort::Step));

    pub(crate) fn form(self) -> Form {
        let kind = match self {
            Self::Program => FieldKind::List(TermSort::Step),
            Self::Triggers => return Form::List(Self::TRIGGER, None),
            Self::Choice | Self::Data(_) => return Form::Fields,
            Self::OptionName => return Form::Leaf(Value::is_string),
            Self::Field(kind) => kind,
        };
        match kind {
            FieldKind::Name(_) => Form::Leaf(Value::is_string),
            FieldKind::Digits => Form::Leaf(|value| objects::read::<u8>(value).is_ok()),
            FieldKind::Flag(_) => Form::Leaf(Value::is_boolean),
            FieldKind::OneOf(kind) => Form::Words(kind),
            FieldKind::Number(_) | FieldKind::Amount | FieldKind::Theirs => {
                Form::Term(TermSort::Number)
            }
            FieldKind::Area | FieldKind::CardArea | FieldKind::WholeSet => {
                Form::Term(TermSort::Set)
            }
            FieldKind::Term(sort) => Form::Term(sort),
            FieldKind::List(sort) => Form::List(Self::Field(FieldKind::Term(sort)), None),
            FieldKind::Pair(sort) => Form::List(Self::Field(FieldKind::Term(sort)), Some(2)),
            FieldKind::Options => Form::List(Self::Choice, None),
        }
    }

    /// The fields of a word or of an option.
    pub(crate) fn fields(self) -> Vec<PartField> {
        let Self::Data(of) = self else {
            let field = |name, part, is_needed| PartField {
                name,
                part,
                is_needed,
                may_be_null: false,
            };
            return vec![
                field("name", Self::OptionName, true),
                field("do", Self::STEPS, false),
            ];
        };
        let parts = of.parts().next().filter(|_| of.alone.is_none());
        let parts = parts.unwrap_or_default();
        let field = |(name, kind): &(&'static str, FieldKind)| {
            let has_default = kind.has_default();
            let is_needed = parts.contains(&LinePart::Field(name, *kind)) && !has_default;
            PartField {
                name,
                part: Self::Field(*kind),
                is_needed,
                may_be_null: !is_needed && !has_default,
            }
        };
        of.fields.iter().map(field).collect()
    }

    /// The message about something else in this place. `of` is the word whose whole data it is.
    pub(crate) fn mismatch(self, value: &Value, of: Option<&WordSyntax>) -> String {
        let quotes = if self == Self::Field(FieldKind::Digits) {
            without_quotes(value, "u8")
        } else {
            ""
        };
        let such_as = of.map(|of| format!(", such as {}", of.json()));
        let such_as = such_as.unwrap_or_default();
        let expected = match self {
            Self::Program => {
                r#"a line such as "on mark: advance coins by 1", or a list of steps in [ ]"#
                    .to_owned()
            }
            Self::Triggers => r#"a word such as "mark", or a list of such words"#.to_owned(),
            Self::Choice => r#"an option, such as {"name": "keep"}"#.to_owned(),
            Self::OptionName => "the name of an option in quotes".to_owned(),
            Self::Data(_) => format!("an object in {{ }}{such_as}"),
            Self::Field(kind) => match kind {
                FieldKind::Name(kind) => format!("{} in quotes", kind.label()),
                FieldKind::OneOf(WordKind::Offer) => r#"the word "offer""#.to_owned(),
                FieldKind::OneOf(kind) => format!("one of {}", kind.words().join(", ")),
                FieldKind::Digits => "a whole number from 0 to 255".to_owned(),
                FieldKind::Flag(_) => "true or false".to_owned(),
                FieldKind::Term(TermSort::Step) => {
                    r#"a step, such as {"advance": {"track": "coins"}}"#.to_owned()
                }
                FieldKind::Term(TermSort::Condition) => {
                    r#"a condition, such as {"full": "row"}"#.to_owned()
                }
                FieldKind::Number(_)
                | FieldKind::Amount
                | FieldKind::Theirs
                | FieldKind::Term(TermSort::Number) => ValueEntry::EXPECTED.to_owned(),
                FieldKind::Area
                | FieldKind::CardArea
                | FieldKind::WholeSet
                | FieldKind::Term(TermSort::Set) => AreaEntry::EXPECTED.to_owned(),
                FieldKind::List(TermSort::Set) => format!("a list of areas in [ ]{such_as}"),
                FieldKind::Pair(TermSort::Set) => format!("a list of 2 areas in [ ]{such_as}"),
                FieldKind::List(sort) => format!("a list of {} in [ ]{such_as}", sort.plural()),
                FieldKind::Pair(sort) => format!("a list of 2 {} in [ ]{such_as}", sort.plural()),
                FieldKind::Options => format!("a list of options in [ ]{such_as}"),
            },
        };
        format!("found {}; expected {expected}{quotes}", found(value))
    }

    /// What replaces a wrong value that means nothing, so that more problems can be found; null if nothing can.
    pub(crate) fn stopgap(self) -> Value {
        match (self, self.form()) {
            (Self::Choice, _) => json!({ "name": "" }),
            (_, Form::Fields) => Value::Null,
            (_, Form::Term(TermSort::Step)) => json!("extra_pattern"),
            (_, Form::Term(TermSort::Number)) => json!("round"),
            (_, Form::Term(TermSort::Condition)) => json!({ "full": "card" }),
            (_, Form::Term(TermSort::Set)) => json!("anywhere"),
            (_, Form::List(item, length)) => {
                (0..length.unwrap_or(0)).map(|_| item.stopgap()).collect()
            }
            (_, Form::Words(kind)) => json!(kind.words()[0]),
            (Self::Field(FieldKind::Flag(_)), _) => json!(false),
            (Self::Field(FieldKind::Digits), _) => json!(1),
            (_, Form::Leaf(_)) => json!(""),
        }
    }
}

/// What is wrong with a number in JSON as a number of a program.
pub(crate) fn number_fault(number: &Value) -> Option<String> {
    let (least, most) = (i32::MIN, i32::MAX);
    let is_right = number
        .as_i64()
        .is_some_and(|number| i32::try_from(number).is_ok());
    if is_right {
        return None;
    }
    // JSON readers pass whole numbers with more than 19 digits on as fractions.
    let is_large = |number: f64| number.fract() == 0.0 && number.abs() > f64::from(most);
    Some(if number.as_f64().is_some_and(is_large) {
        format!("the number is too large; expected {least} to {most}")
    } else {
        Part::Field(FieldKind::Term(TermSort::Number)).mismatch(number, None)
    })
}
