//! Generates areas: sets of cells in the form of `symbols.json`.

use super::draw::Dice;
use serde_json::{Value, json};

/// The sets that have a word of their own.
const AREA_WORDS: [&str; 16] = [
    "anywhere",
    "card",
    "near",
    "row",
    "column",
    "other",
    "this_cell",
    "diagonal",
    "surroundings",
    "marked",
    "free",
    "fresh",
    "border",
    "entry",
    "same_shade",
    "line_of_sight",
];

/// A set of cells: seven of ten are a word.
pub(super) fn area(dice: &mut Dice<'_>, symbols: &[String], depth: u32) -> Value {
    let is_word = dice.mostly(70);
    if depth == 0 || is_word {
        return (*dice.pick(&AREA_WORDS)).into();
    }
    let one = |dice: &mut Dice<'_>| area(dice, symbols, depth - 1);
    match dice.below(13) {
        0 => json!({ "within": dice.between(1, 5) }),
        1 if !symbols.is_empty() => json!({ "with": dice.pick(symbols) }),
        2 => json!({ "touching": one(dice) }),
        3 => json!({ "reached": { "from": one(dice), "through": one(dice) } }),
        4 => json!({ "on_other": one(dice) }),
        5 => json!({ "except": [one(dice), one(dice)] }),
        6 => json!({ "intersection": [one(dice), one(dice)] }),
        7 => json!({ *dice.pick(&["row", "column"]): dice.between(1, 2) }),
        8 => json!({ "mirrored_sideways": one(dice) }),
        9 => json!({ "mirrored_upside_down": one(dice) }),
        10 => json!({ "first": one(dice) }),
        _ => {
            let parts = dice.list(1, 3, one);
            json!({ "union": parts })
        }
    }
}
