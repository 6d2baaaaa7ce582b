//! Random games and their tables.

use super::table::{SmallPack, pack};
use rnw_silver_and_gold::{Rules, load, shipped};

pub(crate) use rnw_testkit::{RandomStep, random_game as play};

/// Tiny cards full of symbols. Players complete them so fast that the deck and the offer run out.
pub(crate) fn scarce() -> SmallPack {
    pack(
        "A1 purple        $x$x
         A2 purple+gray   $xT
         B1 orange        xx$$
         B2 orange+purple Tx
         C1 green         $$x
         C2 green+orange  .T.
         D1 gray          x~ $x
         D2 gray+green    $T
         E1 gray          x$
         E2 green         $x ~T
         F1 orange        xxx
         F2 purple        T$",
    )
}

/// Many kinds of tables: the shipped deck and the scarce pack, with one to four seats, with the printed rules
/// and with every house rule changed.
pub(crate) fn tables() -> Vec<Rules> {
    let bent = [
        [
            ("marking", "in-turn"),
            ("keep", "together"),
            ("palms", "optional"),
            ("last-picks", "take"),
        ],
        [
            ("marking", "together"),
            ("keep", "in-turn"),
            ("picks", "together"),
            ("rows", "one-cup"),
        ],
    ];
    let mut tables = Vec::new();
    for seats in 1..=4 {
        tables.push(load(&shipped(), [], seats).unwrap());
        tables.extend(bent.map(|options| load(&shipped(), options, seats).unwrap()));
    }
    for seats in 1..=3 {
        tables.push(load(&scarce().files(), [], seats).unwrap());
        tables.extend(bent.map(|options| load(&scarce().files(), options, seats).unwrap()));
    }
    tables
}
