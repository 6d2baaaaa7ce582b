//! Values of JSON as serde reads them, but an object is never a list: serde reads the fields of a list by their places.

use serde::de::value::{BorrowedStrDeserializer, StrDeserializer};
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error as _, MapAccess, SeqAccess, Unexpected,
    VariantAccess, Visitor,
};
use serde::{Deserialize, forward_to_deserialize_any};
use serde_json::{Error, Map, Value};

/// Reads a value of this type.
///
/// # Errors
/// The first fault, with the way to it.
pub(super) fn read<'v, T: Deserialize<'v>>(
    value: &'v Value,
) -> Result<T, serde_path_to_error::Error<Error>> {
    serde_path_to_error::deserialize(Objects(value))
}

/// A value in which only an object is an object.
#[derive(Clone, Copy)]
struct Objects<'v>(&'v Value);

impl<'v> Deserializer<'v> for Objects<'v> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'v>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Array(list) => visit_list(list, visitor),
            Value::Object(fields) => visit_fields(fields, visitor),
            plain @ (Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_)) => {
                plain.deserialize_any(visitor)
            }
        }
    }

    fn deserialize_struct<V: Visitor<'v>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        if self.0.is_array() {
            return Err(Error::invalid_type(Unexpected::Seq, &visitor));
        }
        self.deserialize_any(visitor)
    }

    fn deserialize_option<V: Visitor<'v>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.0.is_null() {
            visitor.visit_none()
        } else {
            visitor.visit_some(self)
        }
    }

    fn deserialize_enum<V: Visitor<'v>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let variant = self.0.as_object().and_then(|fields| {
            let (name, value) = fields.iter().next().filter(|_| fields.len() == 1)?;
            let value = Some(value);
            Some(Variant { name, value })
        });
        match (variant, self.0) {
            (Some(variant), _) => visitor.visit_enum(variant),
            (None, Value::String(name)) => visitor.visit_enum(Variant { name, value: None }),
            (None, other) => other.deserialize_enum(name, variants, visitor),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'v>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    forward_to_deserialize_any! {
        <V: Visitor<'v>>
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map identifier ignored_any
    }
}

fn visit_list<'v, V: Visitor<'v>>(list: &'v [Value], visitor: V) -> Result<V::Value, Error> {
    let mut items = Items(list.iter());
    let read = visitor.visit_seq(&mut items)?;
    if items.0.len() == 0 {
        return Ok(read);
    }
    Err(Error::invalid_length(
        list.len(),
        &"fewer elements in array",
    ))
}

fn visit_fields<'v, V: Visitor<'v>>(
    all: &'v Map<String, Value>,
    visitor: V,
) -> Result<V::Value, Error> {
    let mut fields = Fields {
        rest: all.iter(),
        value: None,
    };
    let read = visitor.visit_map(&mut fields)?;
    if fields.rest.len() == 0 {
        return Ok(read);
    }
    Err(Error::invalid_length(all.len(), &"fewer elements in map"))
}

struct Items<'v>(std::slice::Iter<'v, Value>);

impl<'v> SeqAccess<'v> for &mut Items<'v> {
    type Error = Error;

    fn next_element_seed<T: DeserializeSeed<'v>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Error> {
        let item = self.0.next();
        item.map(|item| seed.deserialize(Objects(item))).transpose()
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

struct Fields<'v> {
    rest: serde_json::map::Iter<'v>,
    /// The value of the field whose name was read last.
    value: Option<&'v Value>,
}

impl<'v> MapAccess<'v> for &mut Fields<'v> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'v>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Error> {
        let Some((name, value)) = self.rest.next() else {
            return Ok(None);
        };
        self.value = Some(value);
        seed.deserialize(BorrowedStrDeserializer::new(name))
            .map(Some)
    }

    fn next_value_seed<T: DeserializeSeed<'v>>(&mut self, seed: T) -> Result<T::Value, Error> {
        match self.value.take() {
            Some(value) => seed.deserialize(Objects(value)),
            None => Err(Error::custom("a value without a name")),
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

impl<'v> EnumAccess<'v> for Variant<'v> {
    type Error = Error;
    type Variant = Self;

    fn variant_seed<T: DeserializeSeed<'v>>(self, seed: T) -> Result<(T::Value, Self), Error> {
        let word = seed.deserialize(StrDeserializer::<Error>::new(self.name))?;
        Ok((word, self))
    }
}

impl<'v> VariantAccess<'v> for Variant<'v> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        self.value
            .map_or(Ok(()), |value| Deserialize::deserialize(Objects(value)))
    }

    fn newtype_variant_seed<T: DeserializeSeed<'v>>(self, seed: T) -> Result<T::Value, Error> {
        match self.value {
            Some(value) => seed.deserialize(Objects(value)),
            None => Err(Error::invalid_type(
                Unexpected::UnitVariant,
                &"newtype variant",
            )),
        }
    }

    fn tuple_variant<V: Visitor<'v>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            Some(value) => Objects(value).deserialize_seq(visitor),
            None => Err(Error::invalid_type(
                Unexpected::UnitVariant,
                &"tuple variant",
            )),
        }
    }

    fn struct_variant<V: Visitor<'v>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        match self.value {
            // Nobody reads the name.
            Some(value) => Objects(value).deserialize_struct("variant", fields, visitor),
            None => Err(Error::invalid_type(
                Unexpected::UnitVariant,
                &"struct variant",
            )),
        }
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

    /// What serde reads from a value, or its message; ours must be the same.
    #[track_caller]
    fn same(value: &Value) -> Result<Vec<Shape>, String> {
        let ours = read::<Vec<Shape>>(value).map_err(|error| error.to_string());
        let serde: Result<Vec<Shape>, _> = serde_path_to_error::deserialize(value);
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
    fn a_list_is_no_object() {
        let refused = |value: &Value| read::<Vec<Shape>>(value).unwrap_err().to_string();
        let serde: Result<Vec<Shape>, _> = serde_json::from_value(json!([{ "at": [1, 2] }]));
        assert!(serde.is_ok(), "serde reads fields by their places");
        assert_eq!(
            refused(&json!([{ "at": [1, 2] }])),
            "[0].at: invalid type: sequence, expected struct Point"
        );
        assert_eq!(
            refused(&json!([{ "line": [{ "x": 1, "y": 1 }, [1, 2]] }])),
            "[0].line[1]: invalid type: sequence, expected struct Point"
        );
    }
}
