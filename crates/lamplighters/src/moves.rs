//! The moves with their texts and numbers.

use crate::content::Street;
use crate::rules::Rules;
use roll_and_write::Message;
use roll_and_write::option::nearest;

/// A move of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub enum Move {
    /// Light a lamp (LL-5, LL-11). `light amber 7`
    Light {
        /// The street, counted from 0.
        street: u8,
        /// The lamp, counted from 0 on the left.
        lamp: u8,
    },
    /// Light no lamp (LL-5, LL-11). `pass`
    Pass,
}

impl Rules {
    /// The id of `pass`, which is the highest.
    pub(crate) fn pass_id(&self) -> u32 {
        self.first_id.last().copied().unwrap_or(0)
    }
}

/// Parses a text as a move. The word `light` may be left out.
pub(crate) fn parse_move(rules: &Rules, text: &str) -> Result<Move, Message> {
    let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        [] => Err(Message::new("parse-lamp-empty")),
        ["pass"] => Ok(Move::Pass),
        ["pass", rest @ ..] => Err(Message::new("parse-too-much")
            .name("word", "pass")
            .name("found", rest.join(" "))),
        ["light", street, lamp] => parse_lamp(rules, street, lamp),
        ["light", ..] => Err(Message::new("parse-light-two")),
        [street, lamp] if street_named(rules, street).is_some() => parse_lamp(rules, street, lamp),
        [word, ..] => {
            let meant = nearest(word, ["light", "pass"]).unwrap_or("");
            Err(Message::new("parse-unknown-move")
                .name("found", text.trim())
                .name("meant", meant))
        }
    }
}

/// The street with this name, or else the only street of this colour.
fn street_named(rules: &Rules, word: &str) -> Option<usize> {
    let streets = rules.streets();
    let named = |street: &Street| street.name.to_lowercase() == word;
    let colored = |street: &Street| street.hue.is_some_and(|hue| hue.name() == word);
    let only = || {
        let mut found = (0..streets.len()).filter(|index| colored(&streets[*index]));
        found.next().filter(|_| found.next().is_none())
    };
    streets.iter().position(named).or_else(only)
}

fn parse_lamp(rules: &Rules, street: &str, lamp: &str) -> Result<Move, Message> {
    let names = |rules: &Rules| {
        let names = rules.streets().iter().map(|street| street.name.as_str());
        names.collect::<Vec<_>>().join(", ")
    };
    let Some(index) = street_named(rules, street) else {
        let message = Message::new("parse-unknown-street").name("found", street);
        return Err(message.name("streets", names(rules)));
    };
    let facts = &rules.streets()[index];
    let Some(found) = facts.labels.iter().position(|label| label == lamp) else {
        let message = Message::new("parse-unknown-lamp").name("found", lamp);
        let message = message.word("street", facts.key());
        return Err(message.name("lamps", facts.labels.join(" ")));
    };
    Ok(Move::Light {
        street: index as u8,
        lamp: found as u8,
    })
}
