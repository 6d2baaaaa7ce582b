//! Random games and their tables.

use super::table::{SmallPack, pack};
use rnw_pyramids::{Rules, load, shipped};

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

/// Many kinds of tables: the shipped deck and the scarce pack, with one to four seats, with the printed rules
/// and with every house rule changed.
pub(crate) fn tables() -> Vec<Rules> {
    let bent = [
        vec![
            ("marking", "in-turn"),
            ("settle", "by-card"),
            ("last-picks", "take"),
        ],
        vec![
            ("keep", "in-turn"),
            ("picks", "together"),
            ("settle", "by-seat"),
        ],
    ];
    let mut tables = Vec::new();
    let mut add = |files, seats| {
        tables.push(load(&files, [], seats).unwrap());
        for options in &bent {
            tables.push(load(&files, options.clone(), seats).unwrap());
        }
    };
    (1..=4).for_each(|seats| add(shipped(), seats));
    (1..=3).for_each(|seats| add(scarce().files(), seats));
    tables
}
