//! Makes the pyramid cards of the shipped deck and prints them as JSON, or prints facts about them.
//!
//! ```text
//! cargo run -p rnw-pyramids --example make_deck > content/pyramids/cards.json
//! cargo run -p rnw-pyramids --example make_deck facts
//! ```
//!
//! The number of cards is that of PY-1; the chambers and the places of their symbols are our own.
//! A random search with a fixed seed finds them, so every run prints the very same bytes. What a
//! card has to offer is planned beforehand (`PLANS`), and each colour has every plan once: so
//! the colours are equally rich, and their ways are equally long. A card is made in two steps,
//! which are repeated until it has no fault:
//!
//! 1. **Chamber.** One is drawn from all that suit the plan (`candidates`). No cell lies behind
//!    the tomb, and whichever cell a player would rather not mark, a way round it is not much
//!    longer. A chamber that resembles an earlier one, however turned and mirrored, is put back.
//! 2. **Symbols.** Many small random changes are tried, and each is kept unless it raises the
//!    cost. What counts first are faults (`faults`): skulls must guard the short cuts, the gems
//!    must not all lie on them, a longer way must be about as good as a short one, and the card
//!    must be about as good as any other. Next, like symbols that touch cost points, and so does a
//!    symbol on a cell where many earlier cards bear the same.

use std::array;
use std::cmp::Reverse;
use std::env;
use std::io::{self, Write};
use std::iter;
use std::ops::RangeInclusive;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The schema of the file, seen from where it lies.
const SCHEMA: &str = "../../docs/schemas/pyramids-cards.schema.json";

/// Where the search starts: another seed makes another deck.
const SEED: u64 = 54;
/// How many changes the search for the places of a card's symbols tries.
const STEPS: usize = 1_000;

/// By how many cells a sensible way may be longer than the shortest.
const DETOUR: u32 = 4;
/// How many cells at least are wall in the one and open in the other of two chambers.
const UNLIKE: u32 = 3;

/// What it costs to mark a cell, in tenths of a point: it takes a share of a turn.
const CELL: i32 = 13;
/// The symbols, and what it is worth to mark one, in tenths of a point.
const WORTHS: [(char, i32); 6] = [
    (RED, 20),
    (GREEN, 20),
    (TORCH, 25),
    (POTION, 12),
    (SKULL, -10),
    (CROSS, 12),
];
/// How many ways make up the value of a card: the best, but not one alone, for the patterns that
/// are revealed may not fit it.
const BEST_WAYS: usize = 4;
/// The value of a card, in tenths of a point: what its best ways are worth on the average, the
/// points for completing it aside.
const VALUE: RangeInclusive<i32> = -89..=-83;
/// By how much the best of the longer ways is worth more than the best of the shortest.
const TEMPTATION: RangeInclusive<i32> = -5..=15;

/// The cost of a fault: more than all that is no fault.
const FAULT: u32 = 10_000;
/// The cost of a symbol that touches a like one; that an earlier card bears the same there costs 1.
const TOUCH: u32 = 8;

/// Cells along one side of a chamber (PY-2).
const SIDE: usize = 5;
/// Cells of a chamber, walls included.
const BOARD: usize = SIDE * SIDE;
/// The whole chamber.
const ALL: Cells = (1 << BOARD) - 1;
/// Its first column.
const WEST: Cells = 0x0010_8421;
/// Its last column.
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
/// The colours of the numbers, over and over. Low numbers settle first (PY-20) and break ties
/// (PY-26): so of each three numbers every colour has one, and in the end the same sum of numbers.
const COLOUR_ORDER: &str = "POGGOPOGPPGOGPOOPG";

/// A set of cells: bit `5 * row + column`.
type Cells = u32;
/// The character of each cell.
type Grid = [char; BOARD];
/// What a card has to offer: its walk, and its symbols.
type Plan = (&'static Walk, &'static str);

/// What chambers with a shortest way of one length have in common.
struct Walk {
    /// Cells of the shortest way, entry and tomb included.
    cells: u32,
    /// The columns of the entry in the top row and of the tomb in the bottom row.
    doors: &'static [(usize, usize)],
    /// How many walls there are.
    walls: RangeInclusive<u32>,
    /// How many cells may lie on every way: a long walk has narrow places.
    gates: usize,
}

/// The walk between doors that are not quite opposite.
const SHORT: Walk = Walk {
    cells: 8,
    doors: &[(0, 3), (1, 4)],
    walls: 4..=6,
    gates: 0,
};
/// The walk from corner to corner.
const USUAL: Walk = Walk {
    cells: 9,
    doors: &[(0, 4)],
    walls: 3..=6,
    gates: 0,
};
/// The same as the short walk, but for walls that are in the way.
const LONG: Walk = Walk {
    cells: 10,
    doors: &[(0, 3), (1, 4)],
    walls: 4..=7,
    gates: 2,
};
/// The longest walk that leaves a choice.
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

/// The ground of a card, and where one enters and leaves it.
#[derive(Clone, Copy)]
struct Chamber {
    /// The cells that are no walls.
    ground: Cells,
    entry: Cells,
    tomb: Cells,
}

/// The sensible ways through a chamber, from entry to tomb.
struct Ways {
    shortest: Vec<Cells>,
    /// Those that are longer, by no more than `DETOUR`.
    longer: Vec<Cells>,
}

/// A finished card.
struct Card {
    /// Which of `COLOURS`.
    colour: usize,
    chamber: Chamber,
    ways: Ways,
    grid: Grid,
}

/// A number to be printed about a card.
type Fact = fn(number: i32, card: &Card) -> i32;
/// What is printed about the deck.
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

/// Makes the deck and prints it, or facts about it.
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

/// Makes all cards by their numbers; each colour has its plans in an order of its own.
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

/// Makes a card that is unlike all in the deck and has no fault.
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

/// Writes a card as JSON, each row of its grid on a line of its own.
fn to_json((number, card): (usize, &Card)) -> String {
    let (initial, colour) = COLOURS[card.colour];
    let rows: Vec<String> = card.grid.chunks(SIDE).map(quote_row).collect();
    let rows = rows.join(",\n");
    format!(
        "    {{ \"number\": {number}, \"name\": \"{initial}{number:02}\", \"color\": \"{colour}\",\
         \n      \"grid\": [\n{rows}\n      ] }}"
    )
}

/// Writes one row of a grid as an indented JSON string.
fn quote_row(row: &[char]) -> String {
    format!("        \"{}\"", row.iter().collect::<String>())
}

/// Picks any element of a slice that is not empty.
fn pick<T: Copy>(items: &[T], rng: &mut ChaCha8Rng) -> T {
    items[rng.random_range(0..items.len())]
}

/// The numbers below `count`, in any order.
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

/// Lists every set of so many cells, each being the next number with as many bits.
fn sets_of(cells: u32) -> impl Iterator<Item = Cells> {
    let next = |&set: &Cells| {
        let lowest = set & set.wrapping_neg();
        let carried = set + lowest;
        Some(carried | (((set ^ carried) / lowest) >> 2))
    };
    iter::successors(Some((1 << cells) - 1), next).take_while(|&set| set <= ALL)
}

/// Whether the chamber has this walk, and no cell lies behind the tomb, which closes the chamber
/// (PY-17, PY-18). Walls in blocks and wide halls do not please.
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

/// Whether there is a sensible way round every cell, but for the gates that the walk may have.
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

/// Whether the set has a square of so many cells a side.
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

/// The cells of `start`, and those of `ground` that hang together with them.
fn flood(start: Cells, ground: Cells) -> Cells {
    let grown = start | (beside(start) & ground);
    if grown == start {
        start
    } else {
        flood(grown, ground)
    }
}

/// How many cells the shortest way on the ground has, both ends included.
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

/// Every single cell of a set.
fn each(cells: Cells) -> impl Iterator<Item = usize> {
    (0..BOARD).filter(move |cell| (cells >> cell) & 1 == 1)
}

/// The set of the listed cells.
fn set_of(cells: impl Iterator<Item = usize>) -> Cells {
    cells.fold(0, |set, cell| set | (1 << cell))
}

/// Whether two chambers match or nearly match when turned and mirrored.
fn alike(one: Chamber, other: Chamber) -> bool {
    attitudes(one.ground)
        .iter()
        .any(|ground| (ground ^ other.ground).count_ones() < UNLIKE)
}

/// The set in its eight attitudes.
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

/// Adds all ways that lead on from `here` to the tomb and have at most so many cells, those that
/// have been walked included.
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

/// Places the symbols in a chamber, at the least cost that the search finds.
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

/// Draws a chamber and fills its inner cells from the first on: the symbols, then plain cells.
fn lay_out(symbols: &str, chamber: Chamber, inner: &[usize]) -> Grid {
    let mut grid = [WALL; BOARD];
    grid[chamber.entry.ilog2() as usize] = ENTRY;
    grid[chamber.tomb.ilog2() as usize] = TOMB;
    for (&cell, symbol) in inner.iter().zip(symbols.chars().chain(iter::repeat(PLAIN))) {
        grid[cell] = symbol;
    }
    grid
}

/// What the places of a card's symbols cost.
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

/// What is wrong with the places of a card's symbols; 0 if nothing.
fn faults(grid: &Grid, ways: &Ways) -> u32 {
    let outside = |range: &RangeInclusive<i32>, number: i32| {
        number.abs_diff(number.clamp(*range.start(), *range.end()))
    };
    unguarded(grid, ways)
        + overladen(grid, ways)
        + outside(&VALUE, value(grid, ways))
        + outside(&TEMPTATION, temptation(grid, ways))
}

/// How many of the shortest ways pass no skull, and 1 more if none of the longer ways is as safe.
fn unguarded(grid: &Grid, ways: &Ways) -> u32 {
    let skulls = showing(grid, SKULL);
    let safe = |ways: &[Cells]| ways.iter().filter(|&way| way & skulls == 0).count();
    safe(&ways.shortest) as u32 + u32::from(safe(&ways.longer) == 0)
}

/// How many of the shortest ways pass more than half of the gems.
fn overladen(grid: &Grid, ways: &Ways) -> u32 {
    let gems = showing(grid, RED) | showing(grid, GREEN);
    let laden = |way: &&Cells| 2 * (**way & gems).count_ones() > gems.count_ones();
    ways.shortest.iter().filter(laden).count() as u32
}

/// What a card's best ways are worth on the average.
fn value(grid: &Grid, ways: &Ways) -> i32 {
    let mut values = [values(grid, &ways.shortest), values(grid, &ways.longer)].concat();
    values.sort_unstable_by_key(|&value| Reverse(value));
    values[..BEST_WAYS].iter().sum::<i32>() / BEST_WAYS as i32
}

/// By how much the best of the longer ways is worth more than the best of the shortest.
fn temptation(grid: &Grid, ways: &Ways) -> i32 {
    let best = |ways: &[Cells]| values(grid, ways).into_iter().max();
    let both = best(&ways.longer).zip(best(&ways.shortest));
    both.map_or(0, |(longer, shortest)| longer - shortest)
}

/// What each way is worth: its symbols, and those beside it that are worth a cell more, less the
/// cost of the cells.
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

/// Prints for each fact and colour the sum over the cards, and what it is on each card.
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

/// How many ways pass no skull and are longer than the shortest by so many cells.
fn detours(card: &Card, cells: u32) -> i32 {
    let walk = card.ways.shortest[0].count_ones();
    let skulls = showing(&card.grid, SKULL);
    let safe = |way: &&Cells| **way & skulls == 0 && way.count_ones() == walk + cells;
    card.ways.longer.iter().filter(safe).count() as i32
}

/// How often a card shows a character.
fn count(card: &Card, character: char) -> i32 {
    showing(&card.grid, character).count_ones() as i32
}
