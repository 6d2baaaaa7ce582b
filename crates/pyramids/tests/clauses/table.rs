//! Small packs as text, and tables that play them.

use rnw_packs::Files;
use rnw_pyramids::{Rules, load, shipped};
use rnw_testkit::{PackBase, Stage};
use serde_json::{Value, json};

pub(crate) use super::shared::{opened, pack, seated};
pub(crate) use rnw_testkit::{SmallPack, seat};

/// The clause that refuses a mark without cells.
pub(crate) const NO_CELL: &str = "PY-9";

/// A card of a small pack: name, colour, rows. The digits of the name are its number.
///
/// ```text
/// P15 purple  E.s  #xT
/// ```
fn card(_: usize, words: &[&str]) -> Value {
    let number = words[0].trim_start_matches(|c: char| c.is_ascii_alphabetic());
    let number: u8 = number.parse().unwrap();
    json!({ "number": number, "name": words[0], "color": words[1], "grid": words[2..] })
}

/// The rules of Pyramids with the shipped patterns, symbols and sheet, but with other cards.
pub(crate) fn stage() -> Stage<Rules> {
    let base = PackBase {
        files: shipped(),
        card,
        plain_name: ("Z", 101),
        plain: "green E... .... .... ...T",
    };
    let open = |files: &Files, options: &[(&str, &str)], seats| {
        load(files, options.iter().copied(), seats)
    };
    Stage::new("pyramids", base, open)
}

/// A pack whose expeditions are all I2, so that a card `ET` is completed in one turn.
pub(crate) fn quick(cards: &str) -> SmallPack {
    pack(cards).expeditions("I2 I2 I2 I2 I2 I2 I2 I2")
}
