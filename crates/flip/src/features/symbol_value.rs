//! What bots think of a symbol.

use crate::game::{FlipAndWrite, FlipGame};
use crate::state::{Phase, State};
use crate::turn;
use roll_and_write::geometry::{CellSet, Grid};
use roll_and_write::symbol::SymbolId;
use roll_and_write::{CardId, ItemSet, NoEvents, Ruleset, Seat, Seats};

/// The number of cards with a symbol that are looked at.
const SAMPLE_CARDS: usize = 6;

impl<G: FlipGame> FlipAndWrite<G> {
    /// How much more a mark on the symbol adds than one on a cell without a symbol, in thousandths of a point: the
    /// mean over a few cards in the middle of a game, each as the first cell that is marked, or the last of the
    /// shortest way to it.
    pub(crate) fn symbol_value(&self, symbol: SymbolId) -> i64 {
        let cards = (0..self.pack.cards.len()).map(|card| CardId(card as u8));
        let bearing: Vec<CardId> = cards
            .filter(|card| self.pack.printed(*card, symbol) > 0)
            .collect();
        // Cards stand in the order of their colours: evenly spread ones are of all colours.
        let looked_at = bearing.len().min(SAMPLE_CARDS);
        let sample = (0..looked_at).map(|index| bearing[index * bearing.len() / looked_at]);
        let (mut sum, mut count) = (0, 0);
        for card in sample {
            let print = &self.pack.printed.cards[card.index()];
            let own = self.mean_gain(card, print.bearing(symbol));
            let plain = self.mean_gain(card, print.cells - print.hot);
            if let (Some(own), Some(plain)) = (own, plain) {
                sum += own - plain;
                count += 1;
            }
        }
        sum / count.max(1)
    }

    /// The mean of what a mark on one of these cells of a card adds.
    fn mean_gain(&self, card: CardId, cells: CellSet) -> Option<i64> {
        let gains = cells.iter().filter_map(|cell| {
            let way = way_to(&self.pack.cards[card.index()].grid, CellSet::of(cell))?;
            Some(self.gain(card, way, CellSet::of(cell)))
        });
        let (mut sum, mut count) = (0, 0);
        for gain in gains {
            sum += gain;
            count += 1;
        }
        (count > 0).then(|| sum / count)
    }

    /// What a mark on this cell adds to the value of a card with these marks.
    fn gain(&self, card: CardId, marked: CellSet, cell: CellSet) -> i64 {
        let seat = Seat::new(0);
        let mut before = State {
            phase: Phase::Mark,
            turn: self.pack.turns() / 2,
            revealed: Some(0),
            waiting: Seats::EMPTY.with(seat),
            ..self.start()
        };
        let lane = &mut before.lanes[seat];
        (lane.cards[0], lane.marked[0]) = (Some(card), marked);
        lane.completed = self.one_of_each_color(card);
        lane.owed.put_pattern();
        let mut after = before;
        turn::mark(self, &mut after, seat, 0, cell, &mut NoEvents);
        self.evaluate(&after, seat) - self.evaluate(&before, seat)
    }

    /// A card of each colour, and never this one: what a seat has completed by then.
    fn one_of_each_color(&self, but: CardId) -> ItemSet {
        let colors = self.pack.color_ids();
        let cards = colors.filter_map(|color| self.pack.cards_of(color).without(but.0).nth(0));
        cards.fold(ItemSet::EMPTY, ItemSet::with)
    }
}

/// The marks of a shortest way after which this cell may be marked. `None` if there is no way.
fn way_to<G: Grid>(grid: &G, cell: CellSet) -> Option<CellSet> {
    let anchor = grid.reach(CellSet::EMPTY).anchor;
    if !anchor.is_disjoint(cell) {
        return Some(CellSet::EMPTY);
    }
    // The rings around the cell, until one of them has a cell where marks may begin.
    let (mut rings, mut seen) = (vec![cell], cell);
    while let Some(&last) = rings.last() {
        let ring = (grid.neighbours(last) & grid.cells()) - seen;
        if ring.is_empty() {
            return None;
        }
        seen |= ring;
        rings.push(ring);
        if !ring.is_disjoint(anchor) {
            break;
        }
    }
    let mut step = rings.pop()? & anchor;
    let mut way = CellSet::EMPTY;
    loop {
        step = CellSet::of(step.first()?);
        way |= step;
        let ring = rings.pop()?;
        if rings.is_empty() {
            return Some(way);
        }
        step = ring & grid.neighbours(step);
    }
}
