//! Small packs as text, and tables that play them.

use rnw_packs::Files;
use rnw_silver_and_gold::{Rules, load, shipped};
use rnw_testkit::{PackBase, Stage};
use serde_json::{Value, json};

pub(crate) use super::shared::{TestTable, opened, pack, seated};
pub(crate) use rnw_testkit::{SmallPack, seat};

/// The clause that refuses a mark without cells.
pub(crate) const NO_CELL: &str = "C-4";

/// A card of a small pack: name, colour (with `+` the colour of the seal), rows. Sea fills up short rows.
///
/// ```text
/// P1 purple+gray  .x.  ..~
/// ```
fn card(_: usize, words: &[&str]) -> Value {
    let width = words[2..].iter().map(|row| row.len()).max().unwrap_or(0);
    let grid: Vec<String> = words[2..]
        .iter()
        .map(|row| format!("{row:~<width$}"))
        .collect();
    match words[1].split_once('+') {
        None => json!({ "name": words[0], "color": words[1], "grid": grid }),
        Some((color, seal)) => {
            json!({ "name": words[0], "color": color, "seal": seal, "grid": grid })
        }
    }
}

/// The rules of Silver & Gold with the shipped patterns, symbols and sheet, but with other cards. Seat 1
/// starts.
pub(crate) fn stage() -> Stage<Rules> {
    let base = PackBase {
        files: shipped(),
        card,
        plain_name: ("Z", 1),
        plain: "gray .... .... .... ....",
    };
    let open = |files: &Files, options: &[(&str, &str)], seats| {
        load(files, options.iter().copied(), seats)
    };
    // Cards of one cell, which one mark completes.
    let dots = PackBase {
        plain_name: ("K", 1),
        plain: "gray .",
        ..base.clone()
    };
    Stage::new("silver-and-gold", base, open)
        .base("dots", dots)
        .option("start", "1")
}

/// The contents of a seat's sheet.
pub(crate) trait Sheet {
    /// The number of coin boxes that a seat has crossed off.
    fn coins(&self, number: usize) -> u32;
    /// The numbers in a seat's cup boxes.
    fn cups(&self, number: usize) -> Vec<u8>;
    /// The numbers in a seat's palm boxes.
    fn palms(&self, number: usize) -> Vec<u8>;
}

impl Sheet for TestTable {
    fn coins(&self, number: usize) -> u32 {
        self.filled(seat(number), "coins")
    }
    fn cups(&self, number: usize) -> Vec<u8> {
        self.written(seat(number), "cups")
    }
    fn palms(&self, number: usize) -> Vec<u8> {
        self.written(seat(number), "palms")
    }
}
