//! Random games and their tables.

use super::table::{SmallPack, pack};

pub(crate) use super::shared::tables;
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

/// Options that change every house rule.
pub(crate) const OTHER_OPTIONS: [&[(&str, &str)]; 2] = [
    &[
        ("marking", "in-turn"),
        ("keep", "together"),
        ("palms", "optional"),
        ("last-picks", "take"),
    ],
    &[
        ("marking", "together"),
        ("keep", "in-turn"),
        ("picks", "together"),
        ("rows", "one-cup"),
    ],
];
