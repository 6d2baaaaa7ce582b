//! Tables with a pack of two short streets.

use rnw_lamplighters::{Rules, load};
use rnw_packs::{Files, Source};
pub(crate) use rnw_testkit::seat;

/// A pack with two streets: `amber` with a die of four sides, and `blue` with a die of six.
pub(crate) const SOUND: &str = include_str!("../packs/sound/game.json");

/// A game in progress.
pub(crate) type TestTable = rnw_testkit::TestTable<Rules>;

/// A pack with this text as `game.json`.
pub(crate) fn files(game: &str) -> Files {
    Files::new(vec![Source {
        path: "game.json".to_owned(),
        name: "game.json".to_owned(),
        text: game.to_owned(),
    }])
}

/// The pack of two streets with some texts replaced.
#[track_caller]
pub(crate) fn changed(changes: &[(&str, &str)]) -> Files {
    let mut text = SOUND.to_owned();
    for (from, to) in changes {
        assert!(text.contains(from), "there is no {from:?}");
        text = text.replacen(from, to, 1);
    }
    files(&text)
}

/// A table with the pack of two streets.
#[track_caller]
pub(crate) fn table(seats: usize) -> TestTable {
    opened(&files(SOUND), &[], seats)
}

/// A table with a pack and options.
#[track_caller]
pub(crate) fn opened(files: &Files, options: &[(&str, &str)], seats: usize) -> TestTable {
    let rules = load(files, options.iter().copied(), seats);
    TestTable::new(rules.unwrap_or_else(|error| panic!("{error}")))
}

/// A table of two at which both seats have lit 2 and 5 in amber, and seat 1 is active next.
pub(crate) fn before_the_bell(files: &Files) -> TestTable {
    let mut table = opened(files, &[], 2);
    table.roll("1 1 1 1");
    table.script("1 light amber 2 / 2 light amber 2");
    table.roll("2 3 4 6");
    table.script("1 light amber 5 / 2 light amber 5 / 2 pass");
    table
}
