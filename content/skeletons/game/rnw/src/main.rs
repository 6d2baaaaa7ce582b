//! An `rnw` with one more game: every command of `rnw` knows My Game.

use rnw_cli::{Catalogue, GameEntry, LoadedGame};
use std::process::ExitCode;

/// The row of the game in the catalogue.
const ENTRY: GameEntry = GameEntry {
    about: "Roll two dice; everybody crosses a box at the same time",
    rules: my_game::RULES,
    options: my_game::OPTIONS,
    shipped: my_game::shipped,
    ..GameEntry::new("my-game", my_game::SEATS, |files, options, seats, _| {
        my_game::load(options, seats).map(|rules| LoadedGame::learned(rules, files))
    })
};

fn main() -> ExitCode {
    rnw_cli::run(&Catalogue::stock().with(ENTRY))
}
