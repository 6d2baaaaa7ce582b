//! Values of JSON as serde reads them, but an object is never a list: serde reads the fields of a list by their places.

use super::json_path::PathStep;
use serde::de::value::{BorrowedStrDeserializer, StrDeserializer};
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error as _, Expected, MapAccess, SeqAccess,
    Unexpected, VariantAccess, Visitor,
};
use serde::{Deserialize, forward_to_deserialize_any};
use serde_json::{Map, Value};
use std::fmt::Display;
use thiserror::Error;

/// Reads a value of this type.
///
/// # Errors
/// The first fault, with the way to it.
pub(crate) fn read<'v, T: Deserialize<'v>>(value: &'v Value) -> Result<T, Refused> {
    T::deserialize(Objects(value))
}

/// What serde refuses, and the way to it.
#[derive(Debug, Error)]
#[error("{fault:?}")]
pub(super) struct Refused {
    pub(crate) fault: Refusal,
    pub(crate) path: Vec<PathStep>,
}

/// What is wrong.
#[derive(PartialEq, Debug)]
pub(super) enum Refusal {
    UnknownField {
        name: String,
        known: &'static [&'static str],
    },
    MissingField(&'static str),
    UnknownWord {
        word: String,
        known: &'static [&'static str],
    },
    /// This word has data, so it is the one field of an object.
    NeedsData(String),
    /// This word has no data, so it stands alone.
    IsAlone(String),
    /// Another value is expected: this type, as serde calls it.
    Wrong(String),
    /// What a type of ours says.
    Said(String),
}

impl Refused {
    // The steps are added on the way back: a wrapper around every visitor would be built once more for each type.
    fn within(step: PathStep) -> impl FnOnce(Self) -> Self {
        |mut refused| {
            refused.path.insert(0, step);
            refused
        }
    }

    fn in_field(name: &str) -> impl FnOnce(Self) -> Self {
        Self::within(PathStep::Key(name.to_owned()))
    }
}

impl From<Refusal> for Refused {
    fn from(fault: Refusal) -> Self {
        let path = Vec::new();
        Self { fault, path }
    }
}

impl serde::de::Error for Refused {
    fn custom<T: Display>(message: T) -> Self {
        Refusal::Said(message.to_string()).into()
    }

    fn invalid_type(_: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Refusal::Wrong(expected.to_string()).into()
    }

    fn invalid_value(_: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Refusal::Wrong(expected.to_string()).into()
    }

    fn invalid_length(_: usize, expected: &dyn Expected) -> Self {
        Refusal::Wrong(expected.to_string()).into()
    }

    fn unknown_variant(word: &str, known: &'static [&'static str]) -> Self {
        let word = word.to_owned();
        Refusal::UnknownWord { word, known }.into()
    }

    fn unknown_field(name: &str, known: &'static [&'static str]) -> Self {
        let name = name.to_owned();
        Refusal::UnknownField { name, known }.into()
    }

    fn missing_field(name: &'static str) -> Self {
        Refusal::MissingField(name).into()
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
            (None, Value::Object(_)) => {
                Err(Refusal::Wrong("map with a single key".to_owned()).into())
            }
            (None, _) => Err(Refusal::Wrong("string or map".to_owned()).into()),
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
            .map_err(Refused::within(PathStep::Index(index)))
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
        seed.deserialize(BorrowedStrDeserializer::new(name))
            .map(Some)
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
    /// Reads the value, which must be there.
    fn data<R>(self, read: impl FnOnce(Objects<'v>) -> Result<R, Refused>) -> Result<R, Refused> {
        match self.value {
            Some(value) => read(Objects(value)).map_err(Refused::in_field(self.name)),
            None => Err(Refusal::NeedsData(self.name.to_owned()).into()),
        }
    }
}

impl<'v> EnumAccess<'v> for Variant<'v> {
    type Error = Refused;
    type Variant = Self;

    fn variant_seed<T: DeserializeSeed<'v>>(self, seed: T) -> Result<(T::Value, Self), Refused> {
        let word = seed.deserialize(StrDeserializer::<Refused>::new(self.name))?;
        Ok((word, self))
    }
}

impl<'v> VariantAccess<'v> for Variant<'v> {
    type Error = Refused;

    fn unit_variant(self) -> Result<(), Refused> {
        match self.value {
            None | Some(Value::Null) => Ok(()),
            Some(_) => Err(Refusal::IsAlone(self.name.to_owned()).into()),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'v>>(self, seed: T) -> Result<T::Value, Refused> {
        self.data(|value| seed.deserialize(value))
    }

    fn tuple_variant<V: Visitor<'v>>(self, _: usize, visitor: V) -> Result<V::Value, Refused> {
        self.data(|value| value.deserialize_seq(visitor))
    }

    fn struct_variant<V: Visitor<'v>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Refused> {
        // Nobody reads the name.
        self.data(|value| value.deserialize_struct("variant", fields, visitor))
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

    /// The way to a fault, and what is wrong there.
    fn refused(value: &Value) -> (String, Refusal) {
        let refused = read::<Vec<Shape>>(value).expect_err("the value is wrong");
        let path = refused.path.iter().map(|step| match step {
            PathStep::Key(key) => key.clone(),
            PathStep::Index(index) => index.to_string(),
        });
        (path.collect::<Vec<_>>().join("."), refused.fault)
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
            let serde = Vec::<Shape>::deserialize(&value).ok();
            assert_eq!(read::<Vec<Shape>>(&value).ok(), serde, "{value}");
        }
    }

    #[test]
    fn the_way_to_a_fault_names_fields_and_items() {
        let wrong = |wanted: &str| Refusal::Wrong(wanted.to_owned());
        let known = &["nothing", "at", "line"];
        let word = "far".to_owned();
        for (value, path, fault) in [
            (json!([5]), "0", wrong("string or map")),
            (json!([{}]), "0", wrong("map with a single key")),
            (json!(["far"]), "0", Refusal::UnknownWord { word, known }),
            (json!(["at"]), "0", Refusal::NeedsData("at".to_owned())),
            (
                json!([{ "nothing": 1 }]),
                "0",
                Refusal::IsAlone("nothing".to_owned()),
            ),
            (
                json!(["nothing", { "at": { "x": 1.5 } }]),
                "1.at.x",
                wrong("u8"),
            ),
            (json!([{ "at": {} }]), "0.at", Refusal::MissingField("x")),
        ] {
            assert_eq!(refused(&value), (path.to_owned(), fault), "{value}");
        }
    }

    #[test]
    fn a_list_is_no_object() {
        let serde: Result<Vec<Shape>, _> = serde_json::from_value(json!([{ "at": [1, 2] }]));
        assert!(serde.is_ok(), "serde reads fields by their places");
        let fault = || Refusal::Wrong("struct Point".to_owned());
        assert_eq!(
            refused(&json!([{ "at": [1, 2] }])),
            ("0.at".to_owned(), fault())
        );
        let second = json!([{ "line": [{ "x": 1, "y": 1 }, [1, 2]] }]);
        assert_eq!(refused(&second), ("0.line.1".to_owned(), fault()));
    }
}
