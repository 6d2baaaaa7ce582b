//! What unfinished cards promise to a bot: the best way to the tomb, worked out on masks.

use crate::content::Facts;
use roll_and_write::flip::{Card, Pack, SymbolValue, TrackScore};
use roll_and_write::geometry::{CellSet, Chamber, Grid};
use roll_and_write::sheet::TrackId;

/// What a cell without a symbol costs, in tenths of a point.
const PLAIN: i64 = 16;
/// No cell costs less or more than this.
const COSTS: (i64, i64) = (1, 30);
/// By how much cheaper a cell is for each cell that it grants.
const GRANTED: i64 = 11;

/// What the ways through the cards of a pack cost.
#[derive(Debug)]
pub(crate) struct Heuristic {
    /// The cells of each card by what they cost, by the card's id.
    cards: Vec<Vec<(u32, CellSet)>>,
    /// What the way through an untouched card costs, on the average.
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

    /// What the cheapest way from the marked cells to the tomb costs, in tenths of a point; on an
    /// untouched card it begins with the entry.
    pub(crate) fn way(&self, card: usize, grid: &Chamber, marked: CellSet) -> i64 {
        // The cells that are reached at each cost, the present one at `cost` modulo the length.
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

    /// Notes these cells as reached at what each costs more than `cost`.
    fn reach(&self, card: usize, cells: CellSet, cost: usize, reached: &mut [CellSet]) {
        let len = reached.len();
        for &(more, class) in &self.cards[card] {
            reached[(cost + more as usize) % len] |= cells & class;
        }
    }
}

/// The cells of a card by what they cost.
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

/// What a cell costs whose symbol is worth this: less the more it brings.
fn cost(value: &SymbolValue) -> u32 {
    let brings = value.points / 100 + value.cells * GRANTED;
    (PLAIN - brings).clamp(COSTS.0, COSTS.1) as u32
}

/// What a box of a track is worth, in thousandths of a point.
pub(crate) fn box_value(facts: &Facts, pack: &Pack<Chamber>, track: TrackId) -> i64 {
    let mut value = match pack.track_score(track) {
        Some(TrackScore::Each(points)) => 10 * i64::from(points),
        Some(TrackScore::Sum) | None => 0,
    };
    if facts.pairs.tracks.contains(&track) {
        value += 5 * i64::from(facts.pairs.pair);
    }
    if facts.penalty.track == track {
        // Half of what a box costs on the average: potions take some of them back.
        let values = &facts.penalty.values;
        let most = values.last().copied().unwrap_or(0);
        value -= 5 * i64::from(most) / values.len().max(1) as i64;
    }
    // Tenths so far.
    100 * value
}
