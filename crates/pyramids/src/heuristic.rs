//! Estimates the value of unfinished cards for bots: the cheapest way to the tomb, computed with
//! bit masks.

use crate::content::Facts;
use rnw_flip::{Card, Pack, SymbolValue};
use roll_and_write::geometry::{CellSet, Chamber, Grid};
use roll_and_write::sheet::{TrackId, TrackScore};

/// The cost of a cell without a symbol, in tenths of a point.
const PLAIN: i64 = 16;
/// The minimum and maximum cost of a cell, in tenths of a point.
const COSTS: (i64, i64) = (1, 30);
/// The reduction of a cell's cost for each cell that it grants, in tenths of a point.
const GRANTED: i64 = 11;

/// The costs of the ways through the cards of a pack.
#[derive(Debug)]
pub(crate) struct Heuristic {
    /// The ways of each card. The index is the card's id.
    cards: Vec<Ways>,
    /// The average cost of the way through an untouched card.
    pub(crate) mean: i64,
    /// The tracks of all colours' claims.
    pub(crate) claim_tracks: Vec<TrackId>,
}

/// The costs of the ways to the tomb of a card.
#[derive(Debug)]
struct Ways {
    /// The cells from which the cheapest way costs this much, without the cell itself. The cheapest
    /// come first.
    from: Vec<(CellSet, i64)>,
    /// The cost of the way from the entry, with the entry.
    untouched: i64,
}

impl Heuristic {
    pub(crate) fn new(facts: &Facts, pack: &Pack<Chamber>) -> Self {
        let values = pack.symbol_values(|track| box_value(facts, pack, track));
        let costs: Vec<u32> = values.iter().map(cost).collect();
        let cards: Vec<Ways> = (pack.cards().iter())
            .map(|card| Ways::of(&card.grid, &by_cost(card, &costs)))
            .collect();
        let sum: i64 = cards.iter().map(|ways| ways.untouched).sum();
        Self {
            mean: sum / cards.len() as i64,
            claim_tracks: facts.claims.iter().map(|claims| claims.track).collect(),
            cards,
        }
    }

    /// The cost of the cheapest way from the marked cells to the tomb, in tenths of a point. On an
    /// untouched card the way begins with the entry.
    ///
    /// From the last marked cell on, a way has no marked cell. So the cheapest way is the cheapest
    /// of those from each marked cell, and these do not depend on what else is marked.
    pub(crate) fn way(&self, card: usize, marked: CellSet) -> i64 {
        let ways = &self.cards[card];
        let mut from = ways.from.iter();
        let first = from.find(|(cells, _)| !cells.is_disjoint(marked));
        first.map_or(ways.untouched, |(_, cost)| *cost)
    }
}

impl Ways {
    /// Goes from the tomb back to all cells, the cheapest first. `classes` has the cells by cost.
    fn of(grid: &Chamber, classes: &[(u32, CellSet)]) -> Self {
        let own = |cells: CellSet| {
            let class = classes.iter().find(|(_, class)| !class.is_disjoint(cells));
            class.map_or(0, |(cost, _)| i64::from(*cost))
        };
        let tomb = CellSet::of(grid.tomb());
        let (mut from, mut done) = (vec![(tomb, 0)], tomb);
        // The cells that are left, each with the cost of the cheapest way over the cells so far.
        let mut open: Vec<(i64, CellSet)> = vec![(own(tomb), grid.neighbours(tomb))];
        while let Some(&(cost, _)) = open.iter().min_by_key(|(cost, _)| *cost) {
            let (now, later): (Vec<_>, Vec<_>) = open.into_iter().partition(|one| one.0 == cost);
            open = later;
            let cells = now.iter().fold(CellSet::EMPTY, |all, one| all | one.1) - done;
            if cells.is_empty() {
                continue;
            }
            done |= cells;
            from.push((cells, cost));
            for cell in cells {
                let step = CellSet::of(cell);
                open.push((cost + own(step), grid.neighbours(step) - done));
            }
        }
        let entry = CellSet::of(grid.entry());
        let way = from.iter().find(|(cells, _)| !cells.is_disjoint(entry));
        let untouched = way.map_or(0, |(_, cost)| cost + own(entry));
        Self { from, untouched }
    }
}

/// The cells of a card, grouped by cost.
fn by_cost(card: &Card<Chamber>, costs: &[u32]) -> Vec<(u32, CellSet)> {
    let symbols = || card.symbols.iter();
    let hot: CellSet = symbols().map(|&(cell, _)| cell).collect();
    let mut classes = vec![(PLAIN as u32, card.grid.cells() - hot)];
    for &(cell, id) in symbols() {
        let cost = costs[usize::from(id.0)];
        match classes.iter_mut().find(|class| class.0 == cost) {
            Some(class) => class.1 |= CellSet::of(cell),
            None => classes.push((cost, CellSet::of(cell))),
        }
    }
    classes
}

/// The cost of a cell with a symbol of this value. A more valuable symbol makes the cell cheaper.
fn cost(value: &SymbolValue) -> u32 {
    let brings = value.points / 100 + value.cells * GRANTED;
    (PLAIN - brings).clamp(COSTS.0, COSTS.1) as u32
}

/// The value of a box of a track, in thousandths of a point.
pub(crate) fn box_value(facts: &Facts, pack: &Pack<Chamber>, track: TrackId) -> i64 {
    let mut value = match pack.track_score(track) {
        Some(TrackScore::Each(points)) => 10 * i64::from(points),
        Some(TrackScore::Sum) | None => 0,
    };
    if facts.pairs.tracks.contains(&track) {
        value += 5 * i64::from(facts.pairs.pair);
    }
    if facts.penalty.track == track {
        // Half of the average cost of a box, because potions empty some boxes.
        let values = &facts.penalty.values;
        let most = values.last().copied().unwrap_or(0);
        value -= 5 * i64::from(most) / values.len().max(1) as i64;
    }
    // The value was in tenths until here.
    100 * value
}
