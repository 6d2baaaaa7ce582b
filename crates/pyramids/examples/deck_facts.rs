//! Prints facts about the pyramid cards of the shipped deck.
//!
//! ```text
//! cargo run -p rnw-pyramids --example deck_facts
//! ```
//!
//! `rnw content make-deck` measures shapes, symbols and turns. What it does not know are the ways through a chamber:
//! skulls guard the short ways, and a longer way is about as good as a short one. This program counts the ways.

use std::cmp::Reverse;
use std::io::{self, Write};

use rnw_packs::{Report, open};
use serde_json::Value;

/// The number of cells by which a sensible way may exceed the shortest way.
const DETOUR: u32 = 4;

/// The cost of marking a cell, in tenths of a point. Each mark uses a share of a turn.
const CELL: i32 = 13;
/// The symbols with the value of marking one, in tenths of a point.
const WORTHS: [(char, i32); 6] = [
    (RED, 20),
    (GREEN, 20),
    (TORCH, 25),
    (POTION, 12),
    (SKULL, -10),
    (CROSS, 12),
];
/// The number of best ways that make up the value of a card. One alone is not enough, because the
/// revealed patterns may not fit it.
const BEST_WAYS: usize = 4;

/// The number of cells along one side of a chamber (PY-2).
const SIDE: usize = 5;
/// The number of cells in a chamber, including walls.
const BOARD: usize = SIDE * SIDE;
/// All cells of the chamber.
const ALL: Cells = (1 << BOARD) - 1;
/// The first column of the chamber.
const WEST: Cells = 0x0010_8421;
/// The last column of the chamber.
const EAST: Cells = WEST << (SIDE - 1);

/// The character for the entry.
const ENTRY: char = 'E';
/// The character for the tomb.
const TOMB: char = 'T';
/// The character for a wall.
const WALL: char = '#';
/// The character for a red gem.
const RED: char = 'r';
/// The character for a green gem.
const GREEN: char = 'g';
/// The character for a torch.
const TORCH: char = 't';
/// The character for a potion.
const POTION: char = 'p';
/// The character for a skull.
const SKULL: char = 's';
/// The character for a cross.
const CROSS: char = 'x';

/// The colours of the cards and their initials (PY-1).
const COLOURS: [(char, &str); 3] = [('P', "purple"), ('O', "orange"), ('G', "green")];

/// A set of cells: bit `5 * row + column`.
type Cells = u32;
/// The characters of all cells.
type Grid = [char; BOARD];

/// The open cells of a card, with entry and tomb.
#[derive(Clone, Copy)]
struct Chamber {
    /// The cells that are not walls.
    ground: Cells,
    entry: Cells,
    tomb: Cells,
}

/// The sensible ways from entry to tomb.
struct Ways {
    shortest: Vec<Cells>,
    /// Ways that exceed the shortest by at most `DETOUR` cells.
    longer: Vec<Cells>,
}

/// A finished card.
struct Card {
    /// The index in `COLOURS`.
    colour: usize,
    ways: Ways,
    grid: Grid,
}

/// Computes a number to print about a card.
type Fact = fn(number: i32, card: &Card) -> i32;
/// The facts that are printed about the deck.
const FACTS: [(&str, Fact); 15] = [
    ("number", |number, _| number),
    ("shortest way", |_, card| {
        card.ways.shortest[0].count_ones() as i32
    }),
    ("shortest ways", |_, card| card.ways.shortest.len() as i32),
    ("longer ways", |_, card| card.ways.longer.len() as i32),
    ("longer by 2, no skull", |_, card| detours(card, 2)),
    ("longer by 4, no skull", |_, card| detours(card, 4)),
    ("value", |_, card| value(&card.grid, &card.ways)),
    ("temptation", |_, card| temptation(&card.grid, &card.ways)),
    ("walls", |_, card| count(card, WALL)),
    ("red gems", |_, card| count(card, RED)),
    ("green gems", |_, card| count(card, GREEN)),
    ("torches", |_, card| count(card, TORCH)),
    ("potions", |_, card| count(card, POTION)),
    ("skulls", |_, card| count(card, SKULL)),
    ("crosses", |_, card| count(card, CROSS)),
];

/// Prints facts about the deck.
fn main() -> io::Result<()> {
    let files = rnw_pyramids::shipped();
    let cards = open::<Value>(&files, "cards.json", &mut Report::default());
    let cards = cards.and_then(|cards| cards.value["cards"].as_array()?.iter().map(read).collect());
    let deck: Vec<Card> = cards.expect("the shipped deck is sound");
    print_facts(&deck, &mut io::stdout().lock())
}

/// A card as its entry in the file shows it.
fn read(entry: &Value) -> Option<Card> {
    let colour = COLOURS
        .iter()
        .position(|(_, name)| entry["color"] == *name)?;
    let rows = entry["grid"].as_array()?.iter();
    let rows: Vec<&str> = rows.map(Value::as_str).collect::<Option<_>>()?;
    let grid: Vec<char> = rows.concat().chars().collect();
    let grid: Grid = grid.try_into().ok()?;
    let chamber = Chamber {
        ground: ALL & !showing(&grid, WALL),
        entry: showing(&grid, ENTRY),
        tomb: showing(&grid, TOMB),
    };
    let ways = sensible_ways(chamber);
    Some(Card { colour, ways, grid })
}

/// The orthogonal neighbours of the given cells.
fn beside(cells: Cells) -> Cells {
    ALL & ((cells << SIDE) | (cells >> SIDE) | ((cells & !EAST) << 1) | ((cells & !WEST) >> 1))
}

/// The number of cells on the shortest way over the ground, including both ends. `None` if there is
/// no way.
fn cells_between(start: Cells, end: Cells, ground: Cells) -> Option<u32> {
    if start & end != 0 {
        return Some(1);
    }
    let grown = start | (beside(start) & ground);
    if grown == start {
        return None;
    }
    cells_between(grown, end, ground).map(|cells| cells + 1)
}

/// The index of each cell in a set.
fn each(cells: Cells) -> impl Iterator<Item = usize> {
    (0..BOARD).filter(move |cell| (cells >> cell) & 1 == 1)
}

/// The set of the listed cells.
fn set_of(cells: impl Iterator<Item = usize>) -> Cells {
    cells.fold(0, |set, cell| set | (1 << cell))
}

/// Lists the sensible ways through a chamber.
fn sensible_ways(chamber: Chamber) -> Ways {
    let least = cells_between(chamber.entry, chamber.tomb, chamber.ground)
        .expect("sound chambers have a way");
    let mut ways = Vec::new();
    walk_on(
        chamber.entry,
        chamber.entry,
        chamber,
        least + DETOUR,
        &mut ways,
    );
    let (shortest, longer) = ways.into_iter().partition(|way| way.count_ones() == least);
    Ways { shortest, longer }
}

/// Adds all ways that continue from `here` to the tomb. `cells` limits their total length,
/// including the cells already walked.
fn walk_on(here: Cells, walked: Cells, chamber: Chamber, cells: u32, ways: &mut Vec<Cells>) {
    if here == chamber.tomb {
        ways.push(walked);
    } else if walked.count_ones() < cells {
        for cell in each(beside(here) & chamber.ground & !walked) {
            let next = 1 << cell;
            walk_on(next, walked | next, chamber, cells, ways);
        }
    }
}

/// The average value of a card's best ways, in tenths of a point.
fn value(grid: &Grid, ways: &Ways) -> i32 {
    let mut values = [values(grid, &ways.shortest), values(grid, &ways.longer)].concat();
    values.sort_unstable_by_key(|&value| Reverse(value));
    values[..BEST_WAYS].iter().sum::<i32>() / BEST_WAYS as i32
}

/// The value of the best longer way minus the value of the best shortest way, in tenths of a point.
fn temptation(grid: &Grid, ways: &Ways) -> i32 {
    let best = |ways: &[Cells]| values(grid, ways).into_iter().max();
    let both = best(&ways.longer).zip(best(&ways.shortest));
    both.map_or(0, |(longer, shortest)| longer - shortest)
}

/// The value of each way, in tenths of a point. It adds the symbols on the way and those next to it
/// that are worth more than a cell. It subtracts the cost of the cells.
fn values(grid: &Grid, ways: &[Cells]) -> Vec<i32> {
    let symbols = WORTHS.map(|(symbol, points)| (showing(grid, symbol), points));
    let value = |&way: &Cells| {
        let rim = beside(way) & !way;
        let mut value = -CELL * way.count_ones() as i32;
        for (cells, points) in symbols {
            value += points * (cells & way).count_ones() as i32;
            value += (points - CELL).max(0) * (cells & rim).count_ones() as i32;
        }
        value
    };
    ways.iter().map(value).collect()
}

/// The cells that show a character.
fn showing(grid: &Grid, character: char) -> Cells {
    set_of((0..BOARD).filter(|&cell| grid[cell] == character))
}

/// Prints for each fact and colour the sum over the cards, and then the number for each card.
fn print_facts(deck: &[Card], out: &mut impl Write) -> io::Result<()> {
    for (name, fact) in FACTS {
        for (colour, (_, colour_name)) in COLOURS.iter().enumerate() {
            let mut numbers: Vec<i32> = (1..)
                .zip(deck)
                .filter(|(_, card)| card.colour == colour)
                .map(|(number, card)| fact(number, card))
                .collect();
            numbers.sort_unstable();
            let sum: i32 = numbers.iter().sum();
            let numbers: Vec<String> = numbers.iter().map(i32::to_string).collect();
            let numbers = numbers.join(" ");
            writeln!(out, "{name:22} {colour_name:6} {sum:5}  = {numbers}")?;
        }
    }
    Ok(())
}

/// The number of ways without a skull that exceed the shortest way by exactly `cells` cells.
fn detours(card: &Card, cells: u32) -> i32 {
    let walk = card.ways.shortest[0].count_ones();
    let skulls = showing(&card.grid, SKULL);
    let safe = |way: &&Cells| **way & skulls == 0 && way.count_ones() == walk + cells;
    card.ways.longer.iter().filter(safe).count() as i32
}

/// The number of cells with a character.
fn count(card: &Card, character: char) -> i32 {
    showing(&card.grid, character).count_ones() as i32
}
