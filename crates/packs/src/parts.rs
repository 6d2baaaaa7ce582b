//! What stands where in the JSON of a program.

use super::area_files::AreaEntry;
use super::faults::{found, without_quotes};
use super::objects;
use super::steps::{CELL_KINDS, FieldKind, LinePart, SEATS, TRIGGERS, WordSyntax};
use super::terms::Sort;
use super::value_files::ValueEntry;
use serde_json::{Value, json};

/// A part of a program.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Part {
    Program,
    Triggers,
    Step,
    Choice,
    OptionName,
    Field(FieldKind),
    /// The fields of this word.
    Data(&'static WordSyntax),
}

/// The form of a part in JSON.
pub(super) enum Form {
    Term(Sort),
    /// A list of such parts, and how many there are.
    List(Part, Option<usize>),
    Fields,
    /// One of these words.
    Words(&'static [&'static str]),
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
    pub(crate) fn form(self) -> Form {
        let list = |item: FieldKind, length| Form::List(Self::Field(item), length);
        let kind = match self {
            Self::Program => FieldKind::Steps,
            Self::Triggers => return list(FieldKind::Trigger, None),
            Self::Step => return Form::Term(Sort::Step),
            Self::Choice | Self::Data(_) => return Form::Fields,
            Self::OptionName => return Form::Leaf(Value::is_string),
            Self::Field(kind) => kind,
        };
        match kind {
            FieldKind::Track
            | FieldKind::Counted
            | FieldKind::Written
            | FieldKind::Rounds
            | FieldKind::Pool
            | FieldKind::Symbol
            | FieldKind::Color => Form::Leaf(Value::is_string),
            FieldKind::Number(_) | FieldKind::Amount | FieldKind::Points => {
                Form::Term(Sort::Number)
            }
            FieldKind::Digits => Form::Leaf(|value| objects::read::<u8>(value).is_ok()),
            FieldKind::Seats => Form::Words(&SEATS),
            FieldKind::Area | FieldKind::CardArea | FieldKind::Set | FieldKind::WholeSet => {
                Form::Term(Sort::Set)
            }
            FieldKind::Sets => list(FieldKind::Set, None),
            FieldKind::SetPair => list(FieldKind::Set, Some(2)),
            FieldKind::CellKind => Form::Words(&CELL_KINDS),
            FieldKind::Numbers => list(FieldKind::Points, None),
            FieldKind::Pair => list(FieldKind::Points, Some(2)),
            FieldKind::Flag(_) => Form::Leaf(Value::is_boolean),
            FieldKind::Condition => Form::Term(Sort::Condition),
            FieldKind::Conditions => list(FieldKind::Condition, None),
            FieldKind::Trigger => Form::Words(&TRIGGERS),
            FieldKind::Steps => Form::List(Self::Step, None),
            FieldKind::Options => Form::List(Self::Choice, None),
            FieldKind::Offer => Form::Words(&["offer"]),
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
            let steps = Self::Field(FieldKind::Steps);
            return vec![
                field("name", Self::OptionName, true),
                field("do", steps, false),
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

    /// What a word is called that is not known here.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Field(FieldKind::Trigger) => "trigger",
            Self::Field(FieldKind::Seats) => "choice of seats",
            Self::Field(FieldKind::CellKind) => "kind of cells",
            Self::Field(FieldKind::Offer) => "source of cards",
            Self::Program
            | Self::Triggers
            | Self::Step
            | Self::Choice
            | Self::OptionName
            | Self::Field(_)
            | Self::Data(_) => "word",
        }
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
            Self::Step => r#"a step, such as {"advance": {"track": "coins"}}"#.to_owned(),
            Self::Choice => r#"an option, such as {"name": "keep"}"#.to_owned(),
            Self::OptionName => "the name of an option in quotes".to_owned(),
            Self::Data(_) => format!("an object in {{ }}{such_as}"),
            Self::Field(kind) => match kind {
                FieldKind::Steps => "a list of steps in [ ]".to_owned(),
                FieldKind::Conditions => format!("a list of conditions in [ ]{such_as}"),
                FieldKind::Condition => r#"a condition, such as {"full": "row"}"#.to_owned(),
                FieldKind::Numbers => format!("a list of numbers in [ ]{such_as}"),
                FieldKind::Pair => format!("a list of 2 numbers in [ ]{such_as}"),
                FieldKind::Number(_) | FieldKind::Amount | FieldKind::Points => {
                    ValueEntry::EXPECTED.to_owned()
                }
                FieldKind::Area | FieldKind::CardArea | FieldKind::Set | FieldKind::WholeSet => {
                    AreaEntry::EXPECTED.to_owned()
                }
                FieldKind::Sets => format!("a list of areas in [ ]{such_as}"),
                FieldKind::SetPair => format!("a list of 2 areas in [ ]{such_as}"),
                FieldKind::Options => format!("a list of options in [ ]{such_as}"),
                FieldKind::Offer => r#"the word "offer""#.to_owned(),
                FieldKind::Flag(_) => "true or false".to_owned(),
                FieldKind::Digits => "a whole number from 0 to 255".to_owned(),
                FieldKind::Track | FieldKind::Counted | FieldKind::Written | FieldKind::Rounds => {
                    "the name of a track in quotes".to_owned()
                }
                FieldKind::Pool => "the name of a pool in quotes".to_owned(),
                FieldKind::Symbol => "the name of a symbol in quotes".to_owned(),
                FieldKind::Color => "the name of a colour in quotes".to_owned(),
                FieldKind::CellKind => format!("one of {}", CELL_KINDS.join(", ")),
                FieldKind::Seats => format!("one of {}", SEATS.join(", ")),
                FieldKind::Trigger => format!("one of {}", TRIGGERS.join(", ")),
            },
        };
        format!("found {}; expected {expected}{quotes}", found(value))
    }

    /// What replaces a wrong value that means nothing, so that more problems can be found; null if nothing can.
    pub(crate) fn stopgap(self) -> Value {
        match (self, self.form()) {
            (Self::Choice, _) => json!({ "name": "" }),
            (_, Form::Fields) => Value::Null,
            (_, Form::Term(Sort::Step)) => json!("extra_pattern"),
            (_, Form::Term(Sort::Number)) => json!("round"),
            (_, Form::Term(Sort::Condition)) => json!({ "full": "card" }),
            (_, Form::Term(Sort::Set)) => json!("anywhere"),
            (_, Form::List(item, length)) => {
                (0..length.unwrap_or(0)).map(|_| item.stopgap()).collect()
            }
            (_, Form::Words(words)) => json!(words[0]),
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
        Part::Field(FieldKind::Points).mismatch(number, None)
    })
}
