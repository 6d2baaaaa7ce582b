//! States and views as short JSON, for [`Notation::print_state`] and its three companions.
//!
//! A text says only what differs from a usual value, such as the state before the first step. Fields that the
//! game lists say cells, cards and other items by name. So a game needs one line for each direction:
//!
//! ```
//! use roll_and_write::state_text::{FieldNames, parse, print};
//! use roll_and_write::{Cell, CellSet, Frame};
//! #[derive(serde::Serialize, serde::Deserialize, Clone, PartialEq, Debug)]
//! struct State { marked: [CellSet; 3], turn: u8, over: bool }
//!
//! let start = State { marked: [CellSet::EMPTY; 3], turn: 0, over: false };
//! let names = [("marked", FieldNames::Cells(Frame::new(3, 3)?))];
//! let mut state = State { turn: 2, ..start.clone() };
//! state.marked[1] = CellSet::of(Cell::new(4)) | CellSet::of(Cell::new(5));
//!
//! let text = print(&state, &start, &names).unwrap();
//! assert_eq!(text, r#"{"marked":["","b2c2"],"turn":2}"#);
//! assert_eq!(parse(&text, &start, &names), Ok(state));
//! let wrong = parse(r#"{"marked":["b9"]}"#, &start, &names).unwrap_err();
//! assert_eq!(wrong.to_string(), r#"marked[0]: "b9" is not a list of cells such as a1b2"#);
//! # Ok::<(), roll_and_write::FrameError>(())
//! ```
//!
//! [`Notation::print_state`]: crate::Notation::print_state

use crate::text::json;
use crate::{CARDS_MAX, Cell, CellSet, Frame, SEATS_MAX, StateTextError};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// How the numbers of a field are written. A list is written item by item; nothing stays `null`.
///
/// Names must differ, and those of sets must not have spaces.
#[derive(Clone, Debug)]
pub enum FieldNames {
    /// Each number is a cell of this frame, such as `b2`.
    Cell(Frame),
    /// Each number is a [`CellSet`], such as `b2c2`.
    Cells(Frame),
    /// Each number is an item with one of these names.
    Item(Vec<String>),
    /// Each number is a set, with a bit for each item with one of these names: `1 4`.
    Bits(Vec<String>),
    /// Each pair of numbers is an [`ItemSet`](crate::ItemSet) of items with these names, such as `G01 O12`.
    Items(Vec<String>),
}

impl FieldNames {
    /// Each number is a [`Seat`](crate::Seat), counted from 1.
    pub fn seat() -> Self {
        Self::Item(ordinals(SEATS_MAX))
    }

    /// Each number is a set of [`Seats`](crate::Seats), counted from 1.
    pub fn seats() -> Self {
        Self::Bits(ordinals(SEATS_MAX))
    }
}

/// The numbers from 1 on as names.
pub fn ordinals(count: usize) -> Vec<String> {
    (1..=count).map(|number| number.to_string()).collect()
}

/// Fields, and how they are written. A field is its name, or the name of the field around it and its own, such as
/// `lanes.dealt`.
type Fields<'a> = [(&'a str, FieldNames)];

/// A value as JSON that says only what differs from the usual value. `None` if the value cannot be JSON.
///
/// Lists must always have the same length, and fields must always be there, as in states that are `Copy`.
pub fn print<T: Serialize>(value: &T, usual: &T, names: &Fields<'_>) -> Option<String> {
    let whole = |value: &T| {
        let mut tree = serde_json::to_value(value).ok()?;
        // Which fields come first must not depend on features of other crates.
        tree.sort_all_objects();
        named(tree, names, "", None)
    };
    let (value, usual) = (whole(value)?, whole(usual)?);
    serde_json::to_string(&reduced(&value, &usual))
        .ok()
        .map(json)
}

/// The value that [`print()`] made a text of. The numbers of fields may also be written as numbers.
///
/// # Errors
/// If the text is no JSON, has a field that the value does not have, or does not fit its type.
pub fn parse<T: Serialize + DeserializeOwned>(
    text: &str,
    usual: &T,
    names: &Fields<'_>,
) -> Result<T, StateTextError> {
    let tree: Value = serde_json::from_str(text).map_err(|error| {
        let problem = error.to_string();
        let problem = problem.split(" at line ").next().unwrap_or_default();
        StateTextError {
            column: Some(text.get(..error.column()).unwrap_or(text).chars().count()),
            ..StateTextError::new(problem)
        }
    })?;
    let usual =
        serde_json::to_value(usual).map_err(|error| StateTextError::new(error.to_string()))?;
    let whole = restored(numbered(tree, names, None, &mut Vec::new())?, usual);
    let value: T = serde_path_to_error::deserialize(&whole).map_err(|error| {
        let path = error.path().to_string();
        StateTextError::new(format!("{path}: {}", error.into_inner()))
    })?;
    let again =
        serde_json::to_value(&value).map_err(|error| StateTextError::new(error.to_string()))?;
    match stray(&whole, &again, &mut Vec::new()) {
        Some(path) => Err(StateTextError::new(format!(
            "{path}: the game has no such value"
        ))),
        None => Ok(value),
    }
}

impl FieldNames {
    fn kind(&self) -> &'static str {
        match self {
            Self::Cell(_) => "a cell such as a1",
            Self::Cells(_) => "a list of cells such as a1b2",
            Self::Item(_) => "the name of an item",
            Self::Bits(_) | Self::Items(_) => "a list of names with a space between them",
        }
    }

    /// What these numbers are called; `None` if they are no numbers of this kind.
    fn name(&self, value: &Value) -> Option<String> {
        match self {
            Self::Cell(frame) => Some(frame.label(cell(*frame, value.as_u64()?)?)),
            Self::Cells(frame) => {
                let cells = CellSet::from_bits(value.as_u64()?);
                let known = cells.is_subset(frame.cells());
                known.then(|| frame.labels(cells).replace(' ', ""))
            }
            Self::Item(names) => names.get(usize::try_from(value.as_u64()?).ok()?).cloned(),
            Self::Bits(names) => spelt_set(names, value.as_u64()?.into()),
            Self::Items(names) => {
                let [low, high] = value.as_array()?.as_slice() else {
                    return None;
                };
                let bits = u128::from(high.as_u64()?) << 64 | u128::from(low.as_u64()?);
                spelt_set(names, bits)
            }
        }
    }

    /// The numbers that are called so.
    fn number(&self, text: &str) -> Option<Value> {
        match self {
            Self::Cell(frame) => Some(frame.parse(text)?.index().into()),
            Self::Cells(frame) => {
                let (mut cells, mut rest) = (CellSet::EMPTY, text);
                while !rest.is_empty() {
                    let mut later = rest.char_indices().skip(1);
                    let next = later.find(|(_, c)| c.is_ascii_alphabetic());
                    let (label, after) = rest.split_at(next.map_or(rest.len(), |(at, _)| at));
                    cells |= CellSet::of(frame.parse(label)?);
                    rest = after;
                }
                Some(cells.bits().into())
            }
            Self::Item(names) => Some(item(names, text)?.into()),
            Self::Bits(names) => Some(u64::try_from(read_set(names, text)?).ok()?.into()),
            Self::Items(names) => {
                let bits = read_set(names, text)?;
                Some(Value::from([bits as u64, (bits >> 64) as u64].to_vec()))
            }
        }
    }
}

/// The items of a set by name; `None` if one of them has no name.
fn spelt_set(names: &[String], bits: u128) -> Option<String> {
    let mut items = (0..CARDS_MAX).filter(|item| bits >> item & 1 != 0);
    let first = items
        .next()
        .map_or(Some(""), |item| names.get(item).map(String::as_str))?;
    items.try_fold(first.to_owned(), |text, item| {
        Some(text + " " + names.get(item)?)
    })
}

/// The items with these names as bits.
fn read_set(names: &[String], text: &str) -> Option<u128> {
    let mut words = text.split_ascii_whitespace();
    words.try_fold(0, |bits, word| Some(bits | 1 << item(names, word)?))
}

/// The item with this name.
fn item(names: &[String], text: &str) -> Option<usize> {
    let mut known = names.iter().take(CARDS_MAX);
    known.position(|name| name == text)
}

fn cell(frame: Frame, number: u64) -> Option<Cell> {
    let cells = frame.cells().len();
    (number < cells.into()).then(|| Cell::new(number as u8))
}

/// How a field is written that lies in another one.
fn of_field<'a>(names: &'a Fields<'a>, around: &str, field: &str) -> Option<&'a FieldNames> {
    let is_meant = |name: &str| match name.split_once('.') {
        Some((parent, own)) => parent == around && own == field,
        None => name == field,
    };
    let mut names = names.iter();
    names.find(|(name, _)| is_meant(name)).map(|(_, kind)| kind)
}

/// Writes names in place of the numbers of a field, and of the listed fields in it. `None` if a number has no name.
fn named(
    value: Value,
    names: &Fields<'_>,
    around: &str,
    own: Option<&FieldNames>,
) -> Option<Value> {
    if let Some(name) = own.and_then(|kind| kind.name(&value)) {
        return Some(name.into());
    }
    Some(match value {
        Value::Object(fields) => {
            let fields = fields.into_iter().map(|(field, value)| {
                let kind = of_field(names, around, &field);
                let value = named(value, names, &field, kind)?;
                Some((field, value))
            });
            Value::Object(fields.collect::<Option<Map<_, _>>>()?)
        }
        Value::Array(items) => {
            let items = items.into_iter();
            let items = items.map(|item| named(item, names, around, own));
            Value::Array(items.collect::<Option<_>>()?)
        }
        Value::Number(_) if own.is_some() => return None,
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value,
    })
}

/// The opposite of [`named`]. A number stays a number.
fn numbered(
    value: Value,
    names: &Fields<'_>,
    own: Option<&FieldNames>,
    path: &mut Vec<String>,
) -> Result<Value, StateTextError> {
    let around = path.iter().rfind(|step| !step.starts_with('['));
    let around = around.cloned().unwrap_or_default();
    let mut below = |step: &str, value, kind| {
        path.push(step.to_owned());
        let found = numbered(value, names, kind, path);
        path.pop();
        found
    };
    Ok(match (value, own) {
        (Value::Object(fields), _) => {
            let fields = fields.into_iter().map(|(field, value)| {
                let value = below(&field, value, of_field(names, &around, &field))?;
                Ok((field, value))
            });
            Value::Object(fields.collect::<Result<_, _>>()?)
        }
        (Value::Array(items), _) => {
            let items = items.into_iter().enumerate();
            let items = items.map(|(index, item)| below(&format!("[{index}]"), item, own));
            Value::Array(items.collect::<Result<_, _>>()?)
        }
        (Value::String(text), Some(kind)) => kind.number(&text).ok_or_else(|| {
            let problem = format!("{text:?} is not {}", kind.kind());
            StateTextError::new(format!("{}: {problem}", spelt(path)))
        })?,
        (other, _) => other,
    })
}

/// A path such as `lanes[1].marked`.
fn spelt(path: &[String]) -> String {
    path.join(".").replace(".[", "[")
}

/// What differs from the usual value. Equal items at the end of a list are left out.
fn reduced(value: &Value, usual: &Value) -> Value {
    match (value, usual) {
        (Value::Object(fields), Value::Object(usually)) => {
            let differ = fields
                .iter()
                .filter(|(field, value)| usually.get(*field) != Some(*value));
            let fields = differ.map(|(field, value)| {
                let usual = usually.get(field).unwrap_or(&Value::Null);
                (field.clone(), reduced(value, usual))
            });
            Value::Object(fields.collect())
        }
        (Value::Array(items), Value::Array(usually)) if items.len() == usually.len() => {
            let both = || items.iter().zip(usually);
            let equal = both()
                .rev()
                .take_while(|(item, usual)| item == usual)
                .count();
            let items = both().take(items.len() - equal);
            items.map(|(item, usual)| reduced(item, usual)).collect()
        }
        _ => value.clone(),
    }
}

/// The opposite of [`reduced`].
fn restored(value: Value, usual: Value) -> Value {
    match (value, usual) {
        // Another variant of an enum.
        (Value::Object(fields), Value::Object(usually))
            if fields.len() == 1 && usually.len() == 1 && fields.keys().ne(usually.keys()) =>
        {
            Value::Object(fields)
        }
        (Value::Object(fields), Value::Object(mut whole)) => {
            for (field, value) in fields {
                let usual = whole.get_mut(&field).map(Value::take).unwrap_or_default();
                whole.insert(field, restored(value, usual));
            }
            Value::Object(whole)
        }
        (Value::Array(items), Value::Array(mut whole)) => {
            for (index, item) in items.into_iter().enumerate() {
                match whole.get_mut(index) {
                    Some(place) => *place = restored(item, place.take()),
                    None => whole.push(item),
                }
            }
            Value::Array(whole)
        }
        (value, _) => value,
    }
}

/// The first part of a value that another one does not have.
fn stray(value: &Value, other: &Value, path: &mut Vec<String>) -> Option<String> {
    let mut below = |step: String, value, other: Option<&Value>| {
        path.push(step);
        let found = stray(value, other.unwrap_or(&Value::Null), path);
        path.pop();
        found
    };
    match (value, other) {
        (Value::Object(fields), Value::Object(others)) => fields
            .iter()
            .find_map(|(field, value)| below(field.clone(), value, others.get(field))),
        (Value::Array(items), Value::Array(others)) => items
            .iter()
            .enumerate()
            .find_map(|(index, item)| below(format!("[{index}]"), item, others.get(index))),
        _ => (value != other).then(|| spelt(path)),
    }
}
