//! Makes the pyramid cards of the shipped deck. Prints them as JSON, or prints facts about them.
//!
//! ```text
//! cargo run -p rnw-pyramids --example make_deck > content/pyramids/cards.json
//! cargo run -p rnw-pyramids --example make_deck facts
//! ```
//!
//! The number of cards is that of PY-1. The chambers and the cells of their symbols are our own. A
//! random search with a fixed seed finds them, so every run prints exactly the same bytes. A plan
//! (`PLANS`) fixes the walk and the symbols of a card in advance. Each colour has every plan once,
//! so the colours are equally rich and their ways are equally long. Each card is made in two steps,
//! which are repeated until the card has no fault:
//!
//! 1. **Chamber.** One is drawn from all that fit the plan (`candidates`). No cell lies behind the
//!    tomb. A player who avoids a cell finds a way around it that is not much longer. A chamber
//!    that resembles an earlier one in any rotation or reflection is rejected.
//! 2. **Symbols.** The search tries many small random changes. It keeps each change that does not
//!    raise the cost. Faults (`faults`) count most: skulls must guard the short cuts, and not all
//!    gems may lie on them. A longer way must be about as good as a short one, and the card must be
//!    about as good as any other. Smaller costs follow: equal symbols that touch, and a symbol on a
//!    cell where many earlier cards have the same symbol.

use std::array;
use std::cmp::Reverse;
use std::env;
use std::io::{self, Write};
use std::iter;
use std::ops::RangeInclusive;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The path of the schema, relative to the file.
const SCHEMA: &str = "../../docs/schemas/pyramids-cards.schema.json";

/// The seed of the search. Another seed makes another deck.
const SEED: u64 = 54;
/// The number of changes that the search tries for the symbols of a card.
const STEPS: usize = 1_000;

/// The number of cells by which a sensible way may exceed the shortest way.
const DETOUR: u32 = 4;
/// The minimum number of cells that are wall in one of two chambers and open in the other.
const UNLIKE: u32 = 3;

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
/// The value of a card: the average value of its best ways, in tenths of a point, without the
/// points for completing the card.
const VALUE: RangeInclusive<i32> = -89..=-83;
/// The value of the best longer way minus the value of the best shortest way, in tenths of a point.
const TEMPTATION: RangeInclusive<i32> = -5..=15;

/// The cost of a fault. It exceeds the sum of all other costs.
const FAULT: u32 = 10_000;
/// The cost of a symbol that touches an equal one. A symbol that an earlier card has there costs 1.
const TOUCH: u32 = 8;

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
/// The character for a cell without a symbol.
const PLAIN: char = '.';
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
/// The colours of the numbers, repeated. Low numbers settle first (PY-20) and break ties (PY-26).
/// Therefore each colour has one of every three numbers, and all colours have the same total.
const COLOUR_ORDER: &str = "POGGOPOGPPGOGPOOPG";

/// A set of cells: bit `5 * row + column`.
type Cells = u32;
/// The characters of all cells.
type Grid = [char; BOARD];
/// The walk and the symbols of a card.
type Plan = (&'static Walk, &'static str);

/// The properties that all chambers of one walk share.
struct Walk {
    /// The number of cells on the shortest way, including entry and tomb.
    cells: u32,
    /// The pairs of columns: the entry in the top row, the tomb in the bottom row.
    doors: &'static [(usize, usize)],
    /// The number of walls.
    walls: RangeInclusive<u32>,
    /// The maximum number of cells that lie on every way. A long walk has narrow places.
    gates: usize,
}

/// A walk between doors that are almost opposite.
const SHORT: Walk = Walk {
    cells: 8,
    doors: &[(0, 3), (1, 4)],
    walls: 4..=6,
    gates: 0,
};
/// A walk from corner to corner.
const USUAL: Walk = Walk {
    cells: 9,
    doors: &[(0, 4)],
    walls: 3..=6,
    gates: 0,
};
/// The doors of the short walk, with walls in the way.
const LONG: Walk = Walk {
    cells: 10,
    doors: &[(0, 3), (1, 4)],
    walls: 4..=7,
    gates: 2,
};
/// The longest walk that still leaves a choice.
const LONGEST: Walk = Walk {
    cells: 11,
    doors: &[(0, 2), (0, 4), (2, 4)],
    walls: 5..=7,
    gates: 4,
};

/// The plans of the cards of each colour. The longer the walk, the richer the card.
const PLANS: [Plan; 16] = [
    (&SHORT, "rgpsssx"),
    (&SHORT, "rgssx"),
    (&SHORT, "rgtssssx"),
    (&USUAL, "rrgssxx"),
    (&USUAL, "rggssxx"),
    (&USUAL, "rrggssssx"),
    (&USUAL, "rgtssxx"),
    (&USUAL, "rgtsssxx"),
    (&USUAL, "rrpssxx"),
    (&USUAL, "ggpssxx"),
    (&USUAL, "rrgsssxx"),
    (&USUAL, "rggsssxx"),
    (&LONG, "rrggssxxx"),
    (&LONG, "rgtssxxx"),
    (&LONG, "rggpssxxx"),
    (&LONGEST, "rrgtssxxx"),
];

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
    chamber: Chamber,
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

/// Makes the deck. Prints it, or facts about it.
fn main() -> io::Result<()> {
    let deck = make_deck(&mut ChaCha8Rng::seed_from_u64(SEED));
    let mut out = io::stdout().lock();
    if env::args().nth(1).as_deref() == Some("facts") {
        return print_facts(&deck, &mut out);
    }
    let cards: Vec<String> = (1..).zip(&deck).map(to_json).collect();
    writeln!(out, "{{\n  \"$schema\": \"{SCHEMA}\",")?;
    writeln!(out, "  \"cards\": [\n{}\n  ]\n}}", cards.join(",\n"))
}

/// Makes all cards in the order of their numbers. Each colour has its own order of plans.
fn make_deck(rng: &mut ChaCha8Rng) -> Vec<Card> {
    let chambers = PLANS.map(|(walk, _)| candidates(walk));
    let mut plans = COLOURS.map(|_| shuffled(PLANS.len(), rng));
    let mut deck = Vec::new();
    let size = COLOURS.len() * PLANS.len();
    for initial in COLOUR_ORDER.chars().cycle().take(size) {
        let colour = COLOURS
            .iter()
            .position(|&(letter, _)| letter == initial)
            .expect("the order consists of initials");
        let plan = plans[colour].pop().expect("each colour has every plan");
        let (_, symbols) = PLANS[plan];
        deck.push(make_card(colour, symbols, &chambers[plan], &deck, rng));
    }
    deck
}

/// Makes a card without faults whose chamber differs from all chambers in the deck.
fn make_card(
    colour: usize,
    symbols: &str,
    chambers: &[Chamber],
    deck: &[Card],
    rng: &mut ChaCha8Rng,
) -> Card {
    loop {
        let chamber = pick(chambers, rng);
        if deck.iter().any(|card| alike(card.chamber, chamber)) {
            continue;
        }
        let ways = sensible_ways(chamber);
        if ways.longer.is_empty() || ways.shortest.len() + ways.longer.len() < BEST_WAYS {
            continue;
        }
        let grid = place_symbols(symbols, chamber, &ways, deck, rng);
        if faults(&grid, &ways) == 0 {
            return Card {
                colour,
                chamber,
                ways,
                grid,
            };
        }
    }
}

/// Formats a card as JSON, with each row of its grid on its own line.
fn to_json((number, card): (usize, &Card)) -> String {
    let (initial, colour) = COLOURS[card.colour];
    let rows: Vec<String> = card.grid.chunks(SIDE).map(quote_row).collect();
    let rows = rows.join(",\n");
    format!(
        "    {{ \"number\": {number}, \"name\": \"{initial}{number:02}\", \"color\": \"{colour}\",\
         \n      \"grid\": [\n{rows}\n      ] }}"
    )
}

/// Formats one row of a grid as an indented JSON string.
fn quote_row(row: &[char]) -> String {
    format!("        \"{}\"", row.iter().collect::<String>())
}

/// Picks a random element. The slice must not be empty.
fn pick<T: Copy>(items: &[T], rng: &mut ChaCha8Rng) -> T {
    items[rng.random_range(0..items.len())]
}

/// The numbers below `count` in random order.
fn shuffled(count: usize, rng: &mut ChaCha8Rng) -> Vec<usize> {
    let mut numbers: Vec<usize> = (0..count).collect();
    for place in 1..count {
        numbers.swap(place, rng.random_range(0..=place));
    }
    numbers
}

/// Lists every chamber that has this walk.
fn candidates(walk: &Walk) -> Vec<Chamber> {
    let mut chambers = Vec::new();
    for &(entry, tomb) in walk.doors {
        let draft = walk.walls.clone().flat_map(sets_of).map(|walls| Chamber {
            ground: ALL & !walls,
            entry: 1 << entry,
            tomb: 1 << (BOARD - SIDE + tomb),
        });
        chambers.extend(draft.filter(|chamber| is_sound(chamber, walk)));
    }
    chambers
}

/// Lists every set of the given number of cells. Each is the next integer with the same bit count.
fn sets_of(cells: u32) -> impl Iterator<Item = Cells> {
    let next = |&set: &Cells| {
        let lowest = set & set.wrapping_neg();
        let carried = set + lowest;
        Some(carried | (((set ^ carried) / lowest) >> 2))
    };
    iter::successors(Some((1 << cells) - 1), next).take_while(|&set| set <= ALL)
}

/// Whether the chamber has this walk and no cell lies behind the tomb, which closes the chamber
/// (PY-17, PY-18). Rejects blocks of walls and wide halls for their looks.
fn is_sound(chamber: &Chamber, walk: &Walk) -> bool {
    let &Chamber {
        ground,
        entry,
        tomb,
    } = chamber;
    (entry | tomb) & !ground == 0
        && !has_square(ALL & !ground, 2)
        && !has_square(ground, 3)
        && cells_between(entry, tomb, ground) == Some(walk.cells)
        && flood(entry, ground & !tomb) == ground & !tomb
        && has_ways_round(chamber, walk)
}

/// Whether a sensible way leads around every cell, except the gates that the walk allows.
fn has_ways_round(chamber: &Chamber, walk: &Walk) -> bool {
    let &Chamber {
        ground,
        entry,
        tomb,
    } = chamber;
    let rounds: Vec<Option<u32>> = each(ground & !entry & !tomb)
        .map(|cell| cells_between(entry, tomb, ground & !(1 << cell)))
        .collect();
    let gates = rounds.iter().filter(|round| round.is_none()).count();
    gates <= walk.gates
        && rounds
            .iter()
            .flatten()
            .all(|&cells| cells <= walk.cells + DETOUR)
}

/// Whether the set contains a square with the given side.
fn has_square(cells: Cells, side: usize) -> bool {
    let mut corners = cells;
    for _ in 1..side {
        corners &= (corners & !WEST) >> 1;
        corners &= corners >> SIDE;
    }
    corners != 0
}

/// The orthogonal neighbours of the given cells.
fn beside(cells: Cells) -> Cells {
    ALL & ((cells << SIDE) | (cells >> SIDE) | ((cells & !EAST) << 1) | ((cells & !WEST) >> 1))
}

/// The cells of `start`, and all cells of `ground` that are connected to them.
fn flood(start: Cells, ground: Cells) -> Cells {
    let grown = start | (beside(start) & ground);
    if grown == start {
        start
    } else {
        flood(grown, ground)
    }
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

/// Whether two chambers are equal or almost equal in any rotation or reflection.
fn alike(one: Chamber, other: Chamber) -> bool {
    attitudes(one.ground)
        .iter()
        .any(|ground| (ground ^ other.ground).count_ones() < UNLIKE)
}

/// The set in its eight rotations and reflections.
fn attitudes(cells: Cells) -> [Cells; 8] {
    let flip = |place: usize, flipped: bool| if flipped { SIDE - 1 - place } else { place };
    array::from_fn(|attitude| {
        let turn = |cell: usize| {
            let row = flip(cell / SIDE, attitude & 1 != 0);
            let column = flip(cell % SIDE, attitude & 2 != 0);
            [row * SIDE + column, column * SIDE + row][attitude / 4]
        };
        set_of(each(cells).map(turn))
    })
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

/// Places the symbols in a chamber at the lowest cost that the search finds.
fn place_symbols(
    symbols: &str,
    chamber: Chamber,
    ways: &Ways,
    deck: &[Card],
    rng: &mut ChaCha8Rng,
) -> Grid {
    let inner: Vec<usize> = each(chamber.ground & !chamber.entry & !chamber.tomb).collect();
    let mut grid = lay_out(symbols, chamber, &inner);
    let mut least = u32::MAX;
    for _ in 0..STEPS {
        let mut next = grid;
        next.swap(pick(&inner, rng), pick(&inner, rng));
        let reached = cost(&next, ways, deck);
        if reached <= least {
            (least, grid) = (reached, next);
        }
    }
    grid
}

/// Builds the grid of a chamber. Its inner cells get the symbols in order, then stay plain.
fn lay_out(symbols: &str, chamber: Chamber, inner: &[usize]) -> Grid {
    let mut grid = [WALL; BOARD];
    grid[chamber.entry.ilog2() as usize] = ENTRY;
    grid[chamber.tomb.ilog2() as usize] = TOMB;
    for (&cell, symbol) in inner.iter().zip(symbols.chars().chain(iter::repeat(PLAIN))) {
        grid[cell] = symbol;
    }
    grid
}

/// The cost of the cells that the symbols lie on.
fn cost(grid: &Grid, ways: &Ways, deck: &[Card]) -> u32 {
    let sets = WORTHS.map(|(symbol, _)| showing(grid, symbol));
    let touching: u32 = sets
        .iter()
        .map(|&set| (beside(set) & set).count_ones())
        .sum();
    let symbols = sets.iter().fold(0, |all, set| all | set);
    let crowded = each(symbols)
        .flat_map(|cell| {
            deck.iter()
                .filter(move |card| card.grid[cell] == grid[cell])
        })
        .count();
    FAULT * faults(grid, ways) + TOUCH * touching + crowded as u32
}

/// The number of faults in a card; 0 if it has none.
fn faults(grid: &Grid, ways: &Ways) -> u32 {
    let outside = |range: &RangeInclusive<i32>, number: i32| {
        number.abs_diff(number.clamp(*range.start(), *range.end()))
    };
    unguarded(grid, ways)
        + overladen(grid, ways)
        + outside(&VALUE, value(grid, ways))
        + outside(&TEMPTATION, temptation(grid, ways))
}

/// The number of shortest ways without a skull, plus 1 if no longer way is without a skull.
fn unguarded(grid: &Grid, ways: &Ways) -> u32 {
    let skulls = showing(grid, SKULL);
    let safe = |ways: &[Cells]| ways.iter().filter(|&way| way & skulls == 0).count();
    safe(&ways.shortest) as u32 + u32::from(safe(&ways.longer) == 0)
}

/// The number of shortest ways that pass more than half of the gems.
fn overladen(grid: &Grid, ways: &Ways) -> u32 {
    let gems = showing(grid, RED) | showing(grid, GREEN);
    let laden = |way: &&Cells| 2 * (**way & gems).count_ones() > gems.count_ones();
    ways.shortest.iter().filter(laden).count() as u32
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
