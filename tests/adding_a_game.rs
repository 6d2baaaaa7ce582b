//! The toy game of docs/adding-a-game.md: its size, and proof that it works like any other game.

#[path = "../crates/cli/examples/columns.rs"]
#[expect(dead_code, reason = "the example has a `main` of its own")]
pub(crate) mod columns;

use crate::common::ROOT;
use columns::ENTRY;
use rnw_cli::Catalogue;
use rnw_i18n::Translations;
use rnw_packs::Files;
use roll_and_write::symbol::Plugins;
use roll_and_write::{Awaiting, Outcome, Seat};
use std::fs;

fn read(path: &str) -> String {
    fs::read_to_string(format!("{ROOT}/{path}")).unwrap()
}

#[test]
fn the_guide_prints_the_toy_game_as_it_is() {
    let source = read("crates/cli/examples/columns.rs");
    assert!(
        source.lines().count() < 160,
        "{} lines",
        source.lines().count()
    );
    let block = format!("```rust\n{source}```\n");
    assert!(
        read("docs/adding-a-game.md").contains(&block),
        "docs/adding-a-game.md does not print crates/cli/examples/columns.rs as it is"
    );
}

#[test]
fn the_toy_game_has_no_name_of_another_game() {
    let stock = Catalogue::stock();
    assert!(stock.entries().iter().all(|entry| entry.name != ENTRY.name));
    assert_eq!(
        ENTRY
            .open(&Files::default(), &[], 2, &Plugins::default())
            .unwrap()
            .game
            .info()
            .name,
        ENTRY.name
    );
}

/// A custom `rnw` tests it under all laws. The reference does not know this game.
#[cfg(feature = "testkit")]
#[test]
fn the_toy_game_is_tested() {
    let catalogue = rnw_cli::Catalogue::stock().with(ENTRY);
    let columns = rnw_cli::subject(&catalogue, &ENTRY).pack(ENTRY.name, (ENTRY.shipped)());
    let config = rnw_testkit::CheckConfig::default().games(4);
    let reached =
        rnw_testkit::check(&columns, &config, |_| {}).unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!((reached.games, reached.ended), (4, 4));
    assert!(reached.count("event-crossed") > 12);
    let args = ["rnw", "test", "columns", "--games", "1"];
    assert_eq!(rnw_cli::run_with(&catalogue, args), 0);
}

/// Twelve rolls for each seat. A row scores the square of its marks.
#[test]
fn the_toy_game_is_reported_and_scored_in_its_own_words() {
    let files = (ENTRY.shipped)();
    let mut words = Translations::english();
    words
        .add("words/en.ftl", &files.get("words/en.ftl").unwrap().text)
        .unwrap();
    let loaded = ENTRY.open(&files, &[], 2, &Plugins::default()).unwrap();
    let (game, mut state) = (&loaded.game, loaded.game.start());
    let (mut rolls, mut die) = (0, (0..6).flat_map(|face| [face, face]).cycle());
    loop {
        let notices = match game.awaiting(&state) {
            Awaiting::Chance(_) => {
                rolls += 1;
                let rolled = Outcome::roll(&[die.next().unwrap()]);
                game.deal(&mut state, rolled).unwrap()
            }
            Awaiting::Seats(awaited) => {
                let seat = awaited.first().unwrap();
                let first = game.moves(&state, seat)[0];
                let text = game.print_move(first.mv()).to_uppercase();
                assert_eq!(game.parse_move(&text).unwrap(), first.mv());
                game.apply(&mut state, first)
            }
            Awaiting::Over => break,
        };
        for notice in notices {
            let text =
                words.translate(&notice.message, &|seat| format!("player {}", seat.number()));
            assert!(
                !text.contains(['{', '$']) && !text.contains(&*notice.message.key),
                "{text}"
            );
        }
    }
    assert_eq!(rolls, 24);
    // Each seat had each face twice and took the topmost free cell, so two rows of six are full.
    let totals = Seat::all(2).map(|seat| game.score(&state, seat).total());
    assert_eq!(totals.collect::<Vec<_>>(), [72, 72]);
}
