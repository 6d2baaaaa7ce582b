//! Values of JSON as serde reads them, but an object is never a list: serde reads the fields of a list by their places.

use super::serde_words::PathStep;
use serde::de::value::{BorrowedStrDeserializer, StrDeserializer};
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error as _, Expected, MapAccess, SeqAccess,
    Unexpected, VariantAccess, Visitor,
};
use serde::{Deserialize, forward_to_deserialize_any};
use serde_json::{Map, Value};
use std::fmt::{self, Display};

/// Reads a value of this type.
///
/// # Errors
/// The first fault, with the way to it.
pub(crate) fn read<'v, T: Deserialize<'v>>(value: &'v Value) -> Result<T, Refused> {
    T::deserialize(Objects(value))
}

/// What serde refuses, and the way to it. The steps are added on the way back: a wrapper around every visitor would be
/// built once more for each type.
#[derive(Debug)]
pub(super) struct Refused {
    error: serde_json::Error,
    /// The last step first.
    back: Vec<PathStep>,
}

impl Refused {
    /// What is wrong, without the place.
    pub(crate) fn message(&self) -> String {
        self.error.to_string()
    }

    /// The way from the whole value to the fault.
    pub(crate) fn path(&self) -> impl Iterator<Item = &PathStep> {
        self.back.iter().rev()
    }

    fn within(mut self, step: PathStep) -> Self {
        self.back.push(step);
        self
    }

    fn in_field(name: &str) -> impl FnOnce(Self) -> Self {
        |refused| refused.within(PathStep::Key(name.to_owned()))
    }
}

impl Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.fmt(f)
    }
}

impl std::error::Error for Refused {}

impl From<serde_json::Error> for Refused {
    fn from(error: serde_json::Error) -> Self {
        let back = Vec::new();
        Self { error, back }
    }
}

impl serde::de::Error for Refused {
    fn custom<T: Display>(message: T) -> Self {
        serde_json::Error::custom(message).into()
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        serde_json::Error::invalid_type(found, expected).into()
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        serde_json::Error::invalid_value(found, expected).into()
    }
}

/// A value in which only an object is an object.
#[derive(Clone, Copy)]
struct Objects<'v>(&'v Value);

impl<'v> Deserializer<'v> for Objects<'v> {
    type Error = Refused;

    fn deserialize_any<V: Visitor<'v>>(self, visitor: V) -> Result<V::Value, Refused> {
        match self.0 {
            Value::Array(list) => visit_list(list, visitor),
            Value::Object(fields) => visit_fields(fields, visitor),
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(*value),
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Number(number) => match (number.as_u64(), number.as_i64(), number.as_f64()) {
                (Some(number), ..) => visitor.visit_u64(number),
                (_, Some(number), _) => visitor.visit_i64(number),
                (.., Some(number)) => visitor.visit_f64(number),
                _ => Err(Refused::custom("a number that is no number")),
            },
        }
    }

    fn deserialize_struct<V: Visitor<'v>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Refused> {
        if self.0.is_array() {
            return Err(Refused::invalid_type(Unexpected::Seq, &visitor));
        }
        self.deserialize_any(visitor)
    }

    fn deserialize_option<V: Visitor<'v>>(self, visitor: V) -> Result<V::Value, Refused> {
        if self.0.is_null() {
            visitor.visit_none()
        } else {
            visitor.visit_some(self)
        }
    }

    fn deserialize_enum<V: Visitor<'v>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Refused> {
        let variant = self.0.as_object().and_then(|fields| {
            let (name, value) = fields.iter().next().filter(|_| fields.len() == 1)?;
            let value = Some(value);
            Some(Variant { name, value })
        });
        match (variant, self.0) {
            (Some(variant), _) => visitor.visit_enum(variant),
            (None, Value::String(name)) => visitor.visit_enum(Variant { name, value: None }),
            (None, other) => Err(no_variant(other)),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'v>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Refused> {
        visitor.visit_newtype_struct(self)
    }

    forward_to_deserialize_any! {
        <V: Visitor<'v>>
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map identifier ignored_any
    }
}

/// The words of serde for what is no variant.
fn no_variant(value: &Value) -> Refused {
    let found = match value {
        Value::Null => Unexpected::Unit,
        Value::Bool(value) => Unexpected::Bool(*value),
        Value::Number(number) => match (number.as_u64(), number.as_i64(), number.as_f64()) {
            (Some(number), ..) => Unexpected::Unsigned(number),
            (_, Some(number), _) => Unexpected::Signed(number),
            (.., number) => Unexpected::Float(number.unwrap_or_default()),
        },
        Value::String(text) => Unexpected::Str(text),
        Value::Array(_) => Unexpected::Seq,
        Value::Object(_) => {
            return Refused::invalid_value(Unexpected::Map, &"map with a single key");
        }
    };
    Refused::invalid_type(found, &"string or map")
}

fn visit_list<'v, V: Visitor<'v>>(list: &'v [Value], visitor: V) -> Result<V::Value, Refused> {
    let mut items = Items {
        rest: list.iter().enumerate(),
    };
    let read = visitor.visit_seq(&mut items)?;
    if items.rest.len() == 0 {
        return Ok(read);
    }
    Err(Refused::invalid_length(
        list.len(),
        &"fewer elements in array",
    ))
}

fn visit_fields<'v, V: Visitor<'v>>(
    all: &'v Map<String, Value>,
    visitor: V,
) -> Result<V::Value, Refused> {
    let mut fields = Fields {
        rest: all.iter(),
        field: None,
    };
    let read = visitor.visit_map(&mut fields)?;
    if fields.rest.len() == 0 {
        return Ok(read);
    }
    Err(Refused::invalid_length(all.len(), &"fewer elements in map"))
}

struct Items<'v> {
    rest: std::iter::Enumerate<std::slice::Iter<'v, Value>>,
}

impl<'v> SeqAccess<'v> for &mut Items<'v> {
    type Error = Refused;

    fn next_element_seed<T: DeserializeSeed<'v>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Refused> {
        let Some((index, item)) = self.rest.next() else {
            return Ok(None);
        };
        let read = seed.deserialize(Objects(item));
        read.map(Some)
            .map_err(|refused| refused.within(PathStep::Index(index)))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.rest.len())
    }
}

struct Fields<'v> {
    rest: serde_json::map::Iter<'v>,
    /// The field whose name was read last.
    field: Option<(&'v str, &'v Value)>,
}

impl<'v> MapAccess<'v> for &mut Fields<'v> {
    type Error = Refused;

    fn next_key_seed<K: DeserializeSeed<'v>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Refused> {
        let Some((name, value)) = self.rest.next() else {
            return Ok(None);
        };
        self.field = Some((name, value));
        let read = seed.deserialize(BorrowedStrDeserializer::new(name));
        read.map(Some).map_err(Refused::in_field(name))
    }

    fn next_value_seed<T: DeserializeSeed<'v>>(&mut self, seed: T) -> Result<T::Value, Refused> {
        match self.field.take() {
            Some((name, value)) => {
                let read = seed.deserialize(Objects(value));
                read.map_err(Refused::in_field(name))
            }
            None => Err(Refused::custom("a value without a name")),
        }
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.rest.len())
    }
}

/// A word, alone or as the one field of an object.
struct Variant<'v> {
    name: &'v str,
    value: Option<&'v Value>,
}

impl<'v> Variant<'v> {
    /// The value, which must be there.
    fn value(&self, expected: &str) -> Result<Objects<'v>, Refused> {
        let missing = || Refused::invalid_type(Unexpected::UnitVariant, &expected);
        self.value.map(Objects).ok_or_else(missing)
    }
}

impl<'v> EnumAccess<'v> for Variant<'v> {
    type Error = Refused;
    type Variant = Self;

    fn variant_seed<T: DeserializeSeed<'v>>(self, seed: T) -> Result<(T::Value, Self), Refused> {
        let word = seed.deserialize(StrDeserializer::new(self.name));
        let word = word.map_err(Refused::in_field(self.name))?;
        Ok((word, self))
    }
}

impl<'v> VariantAccess<'v> for Variant<'v> {
    type Error = Refused;

    fn unit_variant(self) -> Result<(), Refused> {
        let value = self.value.map_or(Ok(()), read);
        value.map_err(Refused::in_field(self.name))
    }

    fn newtype_variant_seed<T: DeserializeSeed<'v>>(self, seed: T) -> Result<T::Value, Refused> {
        let value = self.value("newtype variant");
        let read = value.and_then(|value| seed.deserialize(value));
        read.map_err(Refused::in_field(self.name))
    }

    fn tuple_variant<V: Visitor<'v>>(self, _: usize, visitor: V) -> Result<V::Value, Refused> {
        let value = self.value("tuple variant");
        let read = value.and_then(|value| value.deserialize_seq(visitor));
        read.map_err(Refused::in_field(self.name))
    }

    fn struct_variant<V: Visitor<'v>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Refused> {
        let value = self.value("struct variant");
        // Nobody reads the name.
        let read = value.and_then(|value| value.deserialize_struct("variant", fields, visitor));
        read.map_err(Refused::in_field(self.name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[derive(Deserialize, PartialEq, Debug)]
    struct Point {
        x: u8,
        y: Option<i8>,
    }

    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(rename_all = "snake_case")]
    enum Shape {
        Nothing,
        At(Point),
        Line([Point; 2]),
    }

    /// The message with the place.
    fn said(refused: &Refused) -> String {
        let path: Vec<String> = refused.path().map(PathStep::to_string).collect();
        format!("{}: {}", path.join("."), refused.message())
    }

    /// What serde reads from a value, or its message; ours must be the same.
    #[track_caller]
    fn same(value: &Value) -> Result<Vec<Shape>, String> {
        let ours = read::<Vec<Shape>>(value).map_err(|error| error.message());
        let serde = Vec::<Shape>::deserialize(value);
        assert_eq!(ours, serde.map_err(|error| error.to_string()), "{value}");
        ours
    }

    #[test]
    fn everything_but_a_list_for_an_object_is_read_as_serde_reads_it() {
        let point = |x, y| json!({ "x": x, "y": y });
        let (near, far) = (point(1, json!(-2)), point(255, json!(null)));
        for value in [
            json!([]),
            json!(["nothing"]),
            json!([{ "nothing": null }]),
            json!([{ "at": near }, { "line": [near, far] }]),
        ] {
            assert!(same(&value).is_ok(), "{value}");
        }
        for value in [
            json!(5),
            json!([5]),
            json!(["far"]),
            json!(["at"]),
            json!([{}]),
            json!([{ "at": near, "nothing": null }]),
            json!([{ "nothing": 1 }]),
            json!([{ "at": { "x": 256 } }]),
            json!([{ "at": { "x": 1, "y": "2" } }]),
            json!([{ "at": {} }]),
            json!([{ "at": "here" }]),
            json!([{ "line": [near] }]),
            json!([{ "line": [near, near, near] }]),
            json!([{ "line": { "x": 1 } }]),
        ] {
            assert!(same(&value).is_err(), "{value}");
        }
    }

    #[test]
    fn the_way_to_a_fault_names_fields_items_and_words() {
        for (value, said_is) in [
            (
                json!([5]),
                "0: invalid type: integer `5`, expected string or map",
            ),
            (
                json!(["far"]),
                "0.far: unknown variant `far`, expected one of `nothing`, `at`, `line`",
            ),
            (
                json!(["at"]),
                "0.at: invalid type: unit variant, expected newtype variant",
            ),
            (
                json!([{ "nothing": 1 }]),
                "0.nothing: invalid type: integer `1`, expected unit",
            ),
            (
                json!(["nothing", { "at": { "x": 1.5 } }]),
                "1.at.x: invalid type: floating point `1.5`, expected u8",
            ),
            (json!([{ "at": {} }]), "0.at: missing field `x`"),
        ] {
            let refused = read::<Vec<Shape>>(&value).unwrap_err();
            assert_eq!(said(&refused), said_is, "{value}");
        }
    }

    #[test]
    fn a_list_is_no_object() {
        let refused = |value: &Value| said(&read::<Vec<Shape>>(value).unwrap_err());
        let serde: Result<Vec<Shape>, _> = serde_json::from_value(json!([{ "at": [1, 2] }]));
        assert!(serde.is_ok(), "serde reads fields by their places");
        assert_eq!(
            refused(&json!([{ "at": [1, 2] }])),
            "0.at: invalid type: sequence, expected struct Point"
        );
        assert_eq!(
            refused(&json!([{ "line": [{ "x": 1, "y": 1 }, [1, 2]] }])),
            "0.line.1: invalid type: sequence, expected struct Point"
        );
    }
}
