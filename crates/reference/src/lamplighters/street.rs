//! Streets as they are printed, and how they stand in a pack.

use serde_json::Value;
use std::collections::BTreeMap;

/// A street as it is printed.
#[derive(Clone, Debug)]
pub(super) struct Street {
    pub(super) name: String,
    /// The number of sides of its die.
    pub(super) sides: u32,
    /// The numbers of its lamps from left to right.
    pub(super) numbers: Vec<u32>,
    /// For a lamp, the street whose next lamp it lights. Both are counted from 0.
    pub(super) corners: BTreeMap<usize, usize>,
}

impl Street {
    pub(super) fn read(entry: &Value, names: &[&str]) -> Self {
        let street_of = |name: &str| names.iter().position(|other| *other == name);
        let corner = |entry: &Value| {
            let street = street_of(text(&entry["lights"]));
            let lamp = number(&entry["lamp"]) as usize - 1;
            (lamp, street.expect("the pack has the street"))
        };
        Self {
            name: text(&entry["name"]).to_owned(),
            sides: number(&entry["sides"]),
            numbers: list(&entry["lamps"]).iter().map(number).collect(),
            corners: list(&entry["corners"]).iter().map(corner).collect(),
        }
    }

    /// The name of a lamp: its number. If the number came before in the street, a letter follows. LL-1
    pub(super) fn label(&self, lamp: usize) -> String {
        let number = self.numbers[lamp];
        let before = self.numbers[..lamp]
            .iter()
            .filter(|other| **other == number)
            .count();
        let letters = ["", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"];
        format!("{number}{}", letters[before])
    }

    pub(super) fn is_bell(&self, lamp: usize) -> bool {
        lamp + 1 == self.numbers.len()
    }
}

pub(super) fn number(value: &Value) -> u32 {
    let number = value.as_u64().expect("a number stands here");
    u32::try_from(number).expect("the number is small")
}

pub(super) fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

pub(super) fn text(value: &Value) -> &str {
    value.as_str().expect("a text stands here")
}
