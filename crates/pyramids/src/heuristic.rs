//! Estimates the value of unfinished cards for bots: the cheapest way to the tomb, computed with
//! bit masks.

use crate::content::Facts;
use roll_and_write::flip::{Card, Pack, SymbolValue, TrackScore};
use roll_and_write::geometry::{CellSet, Chamber, Grid};
use roll_and_write::sheet::TrackId;

/// The cost of a cell without a symbol, in tenths of a point.
const PLAIN: i64 = 16;
/// The minimum and maximum cost of a cell, in tenths of a point.
const COSTS: (i64, i64) = (1, 30);
/// The reduction of a cell's cost for each cell that it grants, in tenths of a point.
const GRANTED: i64 = 11;

/// The costs of the ways through the cards of a pack.
#[derive(Debug)]
pub(crate) struct Heuristic {
    /// The cells of each card, grouped by cost. The index is the card's id.
    cards: Vec<Vec<(u32, CellSet)>>,
    /// The average cost of the way through an untouched card.
    pub(crate) mean: i64,
}

impl Heuristic {
    pub(crate) fn new(facts: &Facts, pack: &Pack<Chamber>) -> Self {
        let values = pack.symbol_values(|track| box_value(facts, pack, track));
        let costs: Vec<u32> = values.iter().map(cost).collect();
        let cards = pack.cards().iter().map(|card| by_cost(card, &costs));
        let mut heuristic = Self {
            cards: cards.collect(),
            mean: 0,
        };
        let ways = pack.cards().iter().enumerate();
        let sum: i64 = ways
            .map(|(index, card)| heuristic.way(index, &card.grid, CellSet::EMPTY))
            .sum();
        heuristic.mean = sum / pack.cards().len() as i64;
        heuristic
    }

    /// The cost of the cheapest way from the marked cells to the tomb, in tenths of a point. On an
    /// untouched card the way begins with the entry.
    pub(crate) fn way(&self, card: usize, grid: &Chamber, marked: CellSet) -> i64 {
        // The cells that are reached at each cost. The index is the cost modulo the length.
        let mut reached = [CellSet::EMPTY; COSTS.1 as usize + 1];
        let mut done = CellSet::EMPTY;
        if marked.is_empty() {
            self.reach(card, CellSet::of(grid.entry()), 0, &mut reached);
        } else {
            reached[0] = marked;
        }
        // A way has at most 64 cells, so the tomb is reached before the loop ends.
        for cost in 0..64 * reached.len() {
            let here = std::mem::take(&mut reached[cost % reached.len()]) - done;
            if here.contains(grid.tomb()) {
                return cost as i64;
            }
            if !here.is_empty() {
                done |= here;
                let next = grid.neighbours(here) - done;
                self.reach(card, next, cost, &mut reached);
            }
        }
        0
    }

    /// Records each of these cells as reached at `cost` plus its own cost.
    fn reach(&self, card: usize, cells: CellSet, cost: usize, reached: &mut [CellSet]) {
        let len = reached.len();
        for &(more, class) in &self.cards[card] {
            reached[(cost + more as usize) % len] |= cells & class;
        }
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
