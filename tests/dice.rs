//! Dice and eight seats: rolls in records, undo and share codes, and the range of seats at every door.

use crate::adding_a_game::columns::ENTRY;
use rnw_cli::Catalogue;
use rnw_session::{Record, RecordLine, SeatInfo, ShareCode, Table, replay};
use roll_and_write::symbol::Plugins;
use roll_and_write::{Awaiting, Draw, Game, Outcome, Seat};
use std::collections::BTreeMap;
use std::sync::Arc;

const CONTENT: &str = "canonical-sha256:0123456789abcdef0123";

/// Lamplighters, whose first roll has six dice of different kinds.
fn game(seats: usize) -> Arc<dyn Game> {
    let catalogue = Catalogue::stock();
    let mut entries = catalogue.entries().iter();
    let entry = entries.find(|entry| entry.name == "lamplighters").unwrap();
    let opened = entry.open(&(entry.shipped)(), &[], seats, &Plugins::default());
    opened.unwrap().game
}

fn opened(seats: usize) -> Table<Vec<u8>> {
    let names = (1..=seats).map(|seat| SeatInfo {
        name: format!("Player {seat}"),
        player: "me".to_owned(),
    });
    Table::open(game(seats), CONTENT, names.collect(), 7, Vec::new()).unwrap()
}

/// Makes first moves to the end of the game.
fn play_out(table: &mut Table<Vec<u8>>) {
    while let Awaiting::Seats(seats) = table.deal().unwrap() {
        let seat = seats.first().unwrap();
        let mv = table.check(seat, table.moves(seat)[0]).unwrap();
        table.play(mv).unwrap();
    }
    table.close().unwrap();
}

fn played(seats: usize) -> Table<Vec<u8>> {
    let mut table = opened(seats);
    play_out(&mut table);
    table
}

fn record(table: &Table<Vec<u8>>) -> Record {
    Record::parse(table.written()).unwrap().0
}

/// A table of every kind and at every door: the game's own range, and no other.
#[test]
fn every_door_checks_the_range_of_the_game() {
    let catalogue = Catalogue::stock().with(ENTRY);
    let open = |entry: &rnw_cli::GameEntry, seats| {
        let opened = entry.open(&(entry.shipped)(), &[], seats, catalogue.plugins());
        opened
            .map(|loaded| loaded.game.info().seats)
            .map_err(|failure| failure.to_string())
    };
    for seats in 1..=8 {
        assert_eq!(open(&ENTRY, seats), Ok(seats));
    }
    for (entry, range) in catalogue
        .entries()
        .iter()
        .zip(["1 to 4", "1 to 4", "2 to 4", "1 to 6", "1 to 8"])
    {
        let (least, most) = entry.seats;
        for seats in [0, least - 1, most + 1, 9, 200] {
            let says = format!("a table of {seats}; {} needs {range} seats", entry.name);
            assert_eq!(open(entry, seats), Err(says));
        }
    }
    // Every command opens a game in this way. Those that know the players refuse before that.
    let five = "--players=random,random,random,random,random";
    let nine = "--players=random,random,random,random,random,random,random,random,random";
    for (args, code) in [
        (vec!["play", "silver-and-gold", five], 2),
        (vec!["simulate", "pyramids", five, "--games=1"], 2),
        (vec!["match", "nuggets", five, "--deals=1"], 2),
        (vec!["simulate", "columns", five, "--games=1"], 0),
        (vec!["simulate", "columns", nine, "--games=1"], 2),
        (vec!["play", "columns", nine], 2),
        (vec!["test", "columns", "--seats=9", "--games=1"], 2),
        (vec!["content", "print", "columns", "--seats=9"], 2),
    ] {
        let all: Vec<&str> = ["rnw"].into_iter().chain(args).collect();
        assert_eq!(rnw_cli::run_with(&catalogue, &all), code, "{all:?}");
    }
}

/// A record or a share code of a table that the game does not have is refused.
#[test]
fn records_and_share_codes_of_other_tables_are_refused() {
    let table = played(5);
    let error = replay(game(4), CONTENT, &record(&table)).unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 1: the record has seats \"5\", but this game has seats \"4\""
    );
    let code = ShareCode::of(&table, CONTENT, &BTreeMap::new()).unwrap();
    assert!(code.replay(game(4), CONTENT).is_err());
}

#[test]
fn a_wrong_roll_is_refused_with_its_line_and_what_was_expected() {
    let Record { header, lines } = record(&played(1));
    let six = "expected sides with one space between them, such as \"1 1 1 1 1 1\"";
    let count =
        |item: &str| format!("the roll \"{item}\" has not one side for each of 6 dice; {six}");
    let die = |item: &str, number: usize, shows: &str| {
        format!(
            "die {number} of the roll \"{item}\" shows \"{shows}\"; expected one of 1, 2, 3, 4, 5, 6"
        )
    };
    for (item, says) in [
        ("1 2 3", count("1 2 3")),
        ("1 2 3 4 5 6 1", count("1 2 3 4 5 6 1")),
        ("", count("")),
        ("1 7 3 4 5 6", die("1 7 3 4 5 6", 2, "7")),
        ("1  2 3 4 5", die("1  2 3 4 5", 2, "")),
        ("01 2 3 4 5 6", die("01 2 3 4 5 6", 1, "01")),
    ] {
        let (header, mut lines) = (header.clone(), lines.clone());
        let Some(RecordLine::Deal { item: roll, .. }) = lines.first_mut() else {
            panic!("a game begins with a roll");
        };
        item.clone_into(roll);
        let error = replay(game(1), CONTENT, &Record { header, lines }).unwrap_err();
        assert_eq!(error.to_string(), format!("line 2: {says}"));
    }
}

#[test]
fn every_roll_has_a_text_of_its_own() {
    let mut table = opened(1);
    let Awaiting::Chance(chance) = table.awaiting() else {
        panic!("a roll is awaited");
    };
    assert!(matches!(chance.draw, Draw::Roll(roll) if roll.len() == 6));
    let mut texts = BTreeMap::new();
    let game = table.game().clone();
    // Two shared dice, and one for each street with a number of sides of its own.
    let sides = [6, 6, 4, 6, 8, 10];
    for number in (0..sides.iter().product::<usize>()).step_by(7) {
        let mut rest = number;
        let shown = sides.map(|sides| {
            let side = rest % sides;
            rest /= sides;
            side as u8
        });
        let outcome = Outcome::roll(&shown);
        let text = game.outcome_name(chance, outcome).unwrap();
        assert_eq!(game.outcome_by_name(chance, &text), Some(outcome));
        assert!(texts.insert(text, outcome).is_none());
    }
    // What cannot come has no text and is not dealt.
    for outcome in [
        Outcome::roll(&[6]),
        Outcome::roll(&[0; 7]),
        Outcome::roll(&[0, 0, 0, 0, 0, 0, 1]),
    ] {
        let can_come = outcome == Outcome::roll(&[0; 7]); // a seventh die that shows nothing
        assert_eq!(game.outcome_name(chance, outcome).is_some(), can_come);
    }
    assert!(!table.deal_item(Outcome::roll(&[15])).unwrap());
    assert!(table.deal_item(Outcome::roll(&[3; 6])).unwrap());
    // A chosen roll does not follow from the seed.
    play_out(&mut table);
    assert!(ShareCode::of(&table, CONTENT, &BTreeMap::new()).is_err());
}

/// Nobody takes back a decision after the next roll was seen.
#[test]
fn a_roll_ends_what_can_be_undone() {
    let (mut table, seat) = (opened(1), Seat::new(0));
    loop {
        table.deal().unwrap();
        let mv = table.check(seat, table.moves(seat)[0]).unwrap();
        table.play(mv).unwrap();
        assert!(table.may_undo(seat).is_ok());
        if let Awaiting::Chance(_) = table.awaiting() {
            break;
        }
    }
    table.deal().unwrap();
    assert!(table.may_undo(seat).is_err());
}
