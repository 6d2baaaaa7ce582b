//! Makes the treasure cards of the shipped deck and prints them as JSON.
//!
//! ```text
//! cargo run -p rnw-silver-and-gold --example make_deck > content/silver-and-gold/cards.json
//! ```
//!
//! The counts are those of SG-1 to SG-5. The islands and the cells of their symbols are our own. A
//! random search with a fixed seed finds them, so every run prints exactly the same bytes. Each
//! colour is made in two steps. Both steps try many thousands of small random changes. They keep
//! each change that does not raise the cost:
//!
//! 1. **Islands.** Land amid land costs points, so islands get spits and bays. Sameness costs
//!    points too: a colour should mix slender and broad islands, and about a third should have a
//!    lagoon. The sea should lie in different parts of the frame, so that the cards seem turned and
//!    mirrored. Islands that almost match cost points; congruent ones cost more than all else.
//! 2. **Symbols.** Neighbouring symbols cost points. So do coins on cells that patterns reach
//!    easily. No cell of the frame should have the same symbol too often, so crosses and palms lie
//!    on the coast as well as inland.

use std::array;
use std::io::{self, Write};

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The path of the schema, relative to the file.
const SCHEMA: &str = "../../docs/schemas/silver-and-gold-cards.schema.json";

/// The seed of the search. Another seed makes another deck.
const SEED: u64 = 47;
/// The number of changes that a search tries.
const STEPS: usize = 200_000;

/// The number of cells along one side of the square board, which contains every frame.
const SIDE: usize = 4;
/// The number of cells of that board.
const BOARD: usize = SIDE * SIDE;
/// The board's first row.
const NORTH: Cells = 0x000F;
/// The board's first column.
const WEST: Cells = 0x1111;
/// The board's last column.
const EAST: Cells = 0x8888;
/// The board's outermost cells.
const RIM: Cells = 0xF99F;

/// The character for no land.
const SEA: char = '~';
/// The character for land without a symbol.
const PLAIN: char = '.';
/// The character for a coin.
const COIN: char = '$';
/// The characters for symbols: coin, palm, cross (SG-3).
const SYMBOLS: [char; 3] = [COIN, 'T', 'x'];

/// A set of board cells: bit `4 * row + column`.
type Cells = u16;
/// The characters of a card, cell by cell. Rows outside the frame are sea.
type Grid = [char; BOARD];

/// The properties that the cards of one colour share, and the symbols of each card.
struct Colour {
    name: &'static str,
    initial: char,
    /// The height of the frame.
    rows: usize,
    /// The number of cells of each island.
    land: u32,
    /// The symbols of each card (`.` for none). The three cards with a seal come first.
    cards: &'static str,
}

/// The colours in the order of the file (SG-2, SG-5).
const COLOURS: [Colour; 4] = [
    Colour {
        name: "purple",
        initial: 'P',
        rows: 4,
        land: 14,
        cards: "xxx xxx xxx Txx Txx Txx $$$x $$$x $$$x $$xx $$xx $$Tx",
    },
    Colour {
        name: "orange",
        initial: 'O',
        rows: 4,
        land: 12,
        cards: "xx xx xx $Tx $Tx $Tx $Tx $$$x $$$x $$$x $xx $xx",
    },
    Colour {
        name: "green",
        initial: 'G',
        rows: 3,
        land: 10,
        cards: ". . . Tx Tx Tx $$x $$x $$x $xx $xx $Tx",
    },
    Colour {
        name: "gray",
        initial: 'Y',
        rows: 3,
        land: 8,
        cards: ". . . T T T T $x $x $x x",
    },
];

/// Makes the deck, colour by colour, and prints it.
fn main() -> io::Result<()> {
    let mut rng = ChaCha8Rng::seed_from_u64(SEED);
    let cards = COLOURS.map(|colour| make_cards(&colour, &mut rng)).concat();
    let mut out = io::stdout().lock();
    writeln!(out, "{{\n  \"$schema\": \"{SCHEMA}\",")?;
    writeln!(out, "  \"cards\": [\n{}\n  ]\n}}", cards.join(",\n"))
}

/// Makes all cards of one colour as JSON.
fn make_cards(colour: &Colour, rng: &mut ChaCha8Rng) -> Vec<String> {
    let islands = choose_islands(colour, rng);
    let grids = place_symbols(colour, &islands, rng);
    grids
        .iter()
        .enumerate()
        .map(|(card, grid)| to_json(colour, card, grid))
        .collect()
}

/// Formats one card as JSON, with each row of its grid on its own line.
fn to_json(colour: &Colour, card: usize, grid: &Grid) -> String {
    let Colour { name, initial, .. } = colour;
    let number = card + 1;
    let seal = seals(colour)
        .nth(card)
        .map_or(String::new(), |seal| format!(", \"seal\": \"{seal}\""));
    let rows: Vec<String> = grid.chunks(SIDE).take(colour.rows).map(quote_row).collect();
    let rows = rows.join(",\n");
    format!(
        "    {{\n      \"name\": \"{initial}{number:02}\", \"color\": \"{name}\"{seal},\n      \
         \"grid\": [\n{rows}\n      ]\n    }}"
    )
}

/// Formats one row of a grid as an indented JSON string.
fn quote_row(row: &[char]) -> String {
    format!("        \"{}\"", row.iter().collect::<String>())
}

/// The seals of a colour's first three cards: the other colours (SG-4).
fn seals(colour: &Colour) -> impl Iterator<Item = &'static str> {
    COLOURS
        .iter()
        .map(|other| other.name)
        .filter(|&name| name != colour.name)
}

/// Changes a draft `STEPS` times at random. Keeps the cheaper draft each time, or the new one if
/// both cost the same.
fn search<T: Clone>(
    mut held: T,
    rng: &mut ChaCha8Rng,
    change: impl Fn(&mut T, &mut ChaCha8Rng),
    cost: impl Fn(&T) -> usize,
) -> T {
    let mut least = cost(&held);
    for _ in 0..STEPS {
        let mut next = held.clone();
        change(&mut next, rng);
        let reached = cost(&next);
        if reached <= least {
            (least, held) = (reached, next);
        }
    }
    held
}

/// Picks a random element. The slice must not be empty.
fn pick<T: Copy>(items: &[T], rng: &mut ChaCha8Rng) -> T {
    items[rng.random_range(0..items.len())]
}

/// Chooses an island for each card of a colour.
fn choose_islands(colour: &Colour, rng: &mut ChaCha8Rng) -> Vec<Cells> {
    let candidates = candidates(colour);
    let draft: Vec<Cells> = colour
        .cards
        .split(' ')
        .map(|_| pick(&candidates, rng))
        .collect();
    let change = |islands: &mut Vec<Cells>, rng: &mut ChaCha8Rng| {
        let card = rng.random_range(0..islands.len());
        islands[card] = pick(&candidates, rng);
    };
    search(draft, rng, change, |islands| cost_of_islands(islands))
}

/// Lists every island that fits the colour: it has the right size, is connected, and touches all
/// four sides of the frame (SG-2).
fn candidates(colour: &Colour) -> Vec<Cells> {
    let south = NORTH << (SIDE * (colour.rows - 1));
    let sides = [NORTH, south, WEST, EAST];
    let frame = Cells::MAX >> (SIDE * (SIDE - colour.rows));
    (1..=frame)
        .filter(|island| island.count_ones() == colour.land)
        .filter(|island| sides.iter().all(|side| island & side != 0))
        .filter(|&island| flood(1 << island.trailing_zeros(), island) == island)
        .collect()
}

/// The orthogonal neighbours of the given cells.
fn beside(cells: Cells) -> Cells {
    (cells << SIDE) | (cells >> SIDE) | ((cells & !EAST) << 1) | ((cells & !WEST) >> 1)
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

/// The index of each cell in a set.
fn each(cells: Cells) -> impl Iterator<Item = usize> {
    (0..BOARD).filter(move |cell| (cells >> cell) & 1 == 1)
}

/// The number of cells of `others` that touch a cell of `cells`.
fn neighbours(cells: Cells, others: Cells) -> usize {
    (beside(cells) & others).count_ones() as usize
}

/// The total cost of the islands of a colour. The weights are a matter of taste.
fn cost_of_islands(islands: &[Cells]) -> usize {
    let inland: usize = islands.iter().map(|&island| inland(island)).sum();
    let lagoons = islands.iter().filter(|&&island| has_lagoon(island)).count();
    let breadths = islands.iter().map(|&island| breadth(island));
    let sea = islands.iter().flat_map(|&island| each(!island));
    inland
        + cost_of_likeness(islands)
        + 6 * lagoons.abs_diff(islands.len() / 3)
        + 4 * crowding(breadths)
        + crowding(sea)
}

/// The number of cell sides where land touches land. A spit has only one such side, which does not
/// count.
fn inland(island: Cells) -> usize {
    each(island)
        .map(|cell| neighbours(1 << cell, island))
        .filter(|&sides| sides > 1)
        .sum()
}

/// Whether the island encloses some sea.
fn has_lagoon(island: Cells) -> bool {
    flood(!island & RIM, !island) != !island
}

/// The number of 2x2 squares that are all land.
fn breadth(island: Cells) -> usize {
    let pairs = island & ((island & !WEST) >> 1);
    (pairs & (pairs >> SIDE)).count_ones() as usize
}

/// The cost of islands that match or almost match in any rotation or reflection.
fn cost_of_likeness(islands: &[Cells]) -> usize {
    let mut cost = 0;
    for (card, &island) in islands.iter().enumerate() {
        let turned = attitudes(island);
        for &other in &islands[..card] {
            let apart = |&cells: &Cells| (cells ^ other).count_ones();
            cost += match turned.iter().map(apart).min() {
                Some(0) => 10_000,
                Some(2) => 4,
                _ => 0,
            };
        }
    }
    cost
}

/// The island in its eight rotations and reflections, each moved to the north-west corner.
fn attitudes(island: Cells) -> [Cells; 8] {
    let flip = |place: usize, flipped: bool| if flipped { SIDE - 1 - place } else { place };
    array::from_fn(|attitude| {
        let turn = |cell: usize| {
            let row = flip(cell / SIDE, attitude & 1 != 0);
            let column = flip(cell % SIDE, attitude & 2 != 0);
            [row * SIDE + column, column * SIDE + row][attitude / 4]
        };
        push_north_west(set_of(each(island).map(turn)))
    })
}

/// Moves the cells as far up and left as possible.
fn push_north_west(mut cells: Cells) -> Cells {
    while cells & NORTH == 0 {
        cells >>= SIDE;
    }
    while cells & WEST == 0 {
        cells >>= 1;
    }
    cells
}

/// The set of the listed cells.
fn set_of(cells: impl Iterator<Item = usize>) -> Cells {
    cells.fold(0, |set, cell| set | (1 << cell))
}

/// Counts how often each number occurs and adds up the squares of the counts. An uneven
/// distribution has a higher result.
fn crowding(numbers: impl Iterator<Item = usize>) -> usize {
    let mut counts = [0; BOARD];
    for number in numbers {
        counts[number] += 1;
    }
    counts.iter().map(|count| count * count).sum()
}

/// Places the symbols of each card of a colour.
fn place_symbols(colour: &Colour, islands: &[Cells], rng: &mut ChaCha8Rng) -> Vec<Grid> {
    let draft: Vec<Grid> = islands
        .iter()
        .zip(colour.cards.split(' '))
        .map(lay_out)
        .collect();
    let change = |grids: &mut Vec<Grid>, rng: &mut ChaCha8Rng| {
        let card = rng.random_range(0..grids.len());
        let land: Vec<usize> = each(islands[card]).collect();
        grids[card].swap(pick(&land, rng), pick(&land, rng));
    };
    search(draft, rng, change, |grids| cost_of_symbols(grids))
}

/// Builds the grid of an island: the symbols in order from its first cell, then plain land.
fn lay_out((&island, symbols): (&Cells, &str)) -> Grid {
    let mut grid = [SEA; BOARD];
    let mut symbols = symbols.chars();
    for cell in each(island) {
        grid[cell] = symbols.next().unwrap_or(PLAIN);
    }
    grid
}

/// The total cost of the symbols of a colour.
fn cost_of_symbols(grids: &[Grid]) -> usize {
    let cards: usize = grids.iter().map(cost_of_card).sum();
    let places = |symbol| {
        grids
            .iter()
            .flat_map(move |grid| each(showing(grid, &[symbol])))
    };
    let crowded: usize = SYMBOLS.iter().map(|&symbol| crowding(places(symbol))).sum();
    cards + 2 * crowded
}

/// The cost of the symbols of one card: coins that are easy to reach, symbols that touch or are
/// close.
fn cost_of_card(grid: &Grid) -> usize {
    let land = !showing(grid, &[SEA]);
    let symbols = showing(grid, &SYMBOLS);
    let easy: usize = each(showing(grid, &[COIN]))
        .map(|cell| neighbours(1 << cell, land))
        .sum();
    let touching: usize = each(symbols)
        .map(|cell| neighbours(1 << cell, symbols))
        .sum();
    let close: usize = each(symbols)
        .map(|cell| neighbours(beside(1 << cell), symbols))
        .sum();
    2 * easy + 8 * touching + close
}

/// The cells with one of the characters.
fn showing(grid: &Grid, characters: &[char]) -> Cells {
    set_of((0..BOARD).filter(|&cell| characters.contains(&grid[cell])))
}
