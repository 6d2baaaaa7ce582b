//! Random games and their tables.

use super::table::{SmallPack, pack};

pub(crate) use super::shared::tables;
pub(crate) use rnw_testkit::random_game as play;

/// Tiny cards full of symbols. Players complete them so fast that the deck and the offer run out. Claims come
/// in twos and threes.
pub(crate) fn scarce() -> SmallPack {
    pack(
        "A1 purple   Ex rT
         A2 purple   Es xT
         A3 purple   Exx #sT
         A4 purple   Er gT
         B5 orange   Ep sT
         B6 orange   Etx T##
         B7 orange   Es #T
         B8 orange   Ex xT
         C9 green    Ess p#T
         C10 green   Ext ggT
         C11 green   Ex sT
         C12 green   E# xT",
    )
}

/// Options that change every house rule.
pub(crate) const OTHER_OPTIONS: [&[(&str, &str)]; 2] = [
    &[
        ("marking", "in-turn"),
        ("settle", "by-card"),
        ("last-picks", "take"),
    ],
    &[
        ("keep", "in-turn"),
        ("picks", "together"),
        ("settle", "by-seat"),
    ],
];
