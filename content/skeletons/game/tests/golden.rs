//! A whole game that is stored. It shows every change of the rules, wanted or not. If a change is wanted, write the game
//! anew with `UPDATE_GOLDEN=1 cargo test --test golden`, and raise `RULES_VERSION` if a recorded game would differ.

use my_game::load;
use rnw_bots::{Greedy, Seated};
use rnw_session::{SeatInfo, Table};
use roll_and_write::{Awaiting, GameOf};
use std::path::Path;
use std::sync::Arc;
use std::{env, fs};

/// The lines of the record without its header.
fn play() -> Result<String, Box<dyn std::error::Error>> {
    let rules = Arc::new(load([], 2)?);
    let seat = |name: &str| SeatInfo {
        name: name.to_owned(),
        player: "greedy".to_owned(),
    };
    let seats = vec![seat("Ann"), seat("Bob")];
    let game = Arc::new(GameOf(Arc::clone(&rules)));
    let mut table = Table::open(game, "none", seats, 7, Vec::new())?;
    let mut bot = Seated::new(rules, Greedy::default());
    while let Awaiting::Seats(awaited) = table.deal()? {
        let seat = awaited.first().ok_or("nobody is awaited")?;
        table.ask(seat, &mut bot)?;
    }
    table.close()?;
    let record = String::from_utf8(table.written().clone())?;
    let lines = record.lines().skip(1).map(|line| format!("{line}\n"));
    Ok(lines.collect())
}

#[test]
fn the_game_of_seed_7_is_as_it_was() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/seed-7.jsonl");
    let played = play().unwrap();
    if env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&path, &played).unwrap();
    }
    let stored = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(played, stored, "{} differs", path.display());
}
