//! Tests whether the order matters in which the symbols of one mark fire, and compares it with what
//! they declare.

use super::fire;
use super::firing::Firing;
use super::game::{FlipAndWrite, FlipGame};
use super::house::TableRules;
use super::pack::Pack;
use super::settlement::BOARDS;
use super::state::{Lane, Phase, State};
use super::turn::setup;
use crate::symbol::{Effect, Order};
use roll_and_write::geometry::{CellSet, Grid};
use roll_and_write::sheet::{Sheet, TrackKind};
use roll_and_write::symbol::{SymbolId, Trigger};
use roll_and_write::{CardId, Cell, NoEvents, Seat};

/// The number of cards to test.
const SAMPLE_CARDS: usize = 4;
/// The largest number of scenes in which plugins are asked. It limits the time that a slow module
/// can cost.
const PLUGIN_SCENES: usize = 2_500;

impl<G: FlipGame> FlipAndWrite<G> {
    /// Finds pairs of printed symbols that do not declare `order: matters` although their order of firing
    /// matters. Returns their names; empty if all declarations are true.
    ///
    /// Both symbols fire on the cells of one mark, in both orders. The test uses a few cards, and
    /// sheets that are empty, half full and nearly full. The order of owed decisions counts,
    /// because a cell that one decision takes is not free for the next. Which symbol fired last
    /// does not count, because only symbols with `order: matters` look at that.
    pub fn orders_that_matter(&self) -> Vec<(String, String)> {
        let fires = |id: SymbolId| {
            let symbol = self.pack.symbols.symbol(id);
            symbol.triggers.contains(Trigger::Mark) && symbol.order != Order::Matters
        };
        let ids: Vec<SymbolId> = self
            .pack
            .symbols
            .iter()
            .map(|(id, _)| id)
            .filter(|id| fires(*id) && is_printed(&self.pack, *id))
            .collect();
        let states = sample_states(&self.pack, &self.table);
        let is_plugin = |id: SymbolId| {
            let symbol = self.pack.symbols.symbol(id);
            matches!(symbol.effect, Effect::Plugin(_))
        };
        let mut left = PLUGIN_SCENES;
        let mut found = Vec::new();
        for (index, &a) in ids.iter().enumerate() {
            for &b in &ids[index..] {
                let matters = |(state, cells): &(State, [Cell; 2])| {
                    let [x, y] = *cells;
                    let one = fire_both(self, *state, [(a, x), (b, y)]);
                    one != fire_both(self, *state, [(b, y), (a, x)])
                };
                let mut scenes = states.len();
                if is_plugin(a) || is_plugin(b) {
                    scenes = scenes.min(left);
                    left -= scenes;
                }
                if states[..scenes].iter().any(matters) {
                    let name = |id: SymbolId| self.pack.symbols.symbol(id).name.clone();
                    found.push((name(a), name(b)));
                }
            }
        }
        found
    }
}

pub(super) fn is_printed<G: Grid>(pack: &Pack<G>, symbol: SymbolId) -> bool {
    let mut cards = (0..pack.cards.len()).map(|card| CardId(card as u8));
    cards.any(|card| pack.printed(card, symbol) > 0)
}

/// What seat 1 has after these symbols fired one after the other, without what does not count.
pub(super) fn fire_both<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    mut state: State,
    symbols: [(SymbolId, Cell); 2],
) -> Lane {
    let seat = Seat::new(0);
    for (symbol, cell) in symbols {
        let firing = Firing::new(symbol, Trigger::Mark, 0, cell);
        fire::fire(rules, &mut state, seat, firing, &mut NoEvents);
    }
    let mut lane = state.lanes[seat];
    lane.last = None;
    lane
}

/// States in which all seats mark, each with two cells that were marked together.
pub(super) fn sample_states<G: Grid>(
    pack: &Pack<G>,
    table: &TableRules,
) -> Vec<(State, [Cell; 2])> {
    let mut samples = Vec::new();
    let cards = (0..pack.cards.len().min(SAMPLE_CARDS)).map(|card| CardId(card as u8));
    for (card, sheet) in cards.flat_map(|card| sample_sheets(pack).map(move |sheet| (card, sheet)))
    {
        let cells = pack.cards[card.index()].grid.cells();
        let middle = cells.len() / 2;
        for (first, second) in [(0, 1), (0, cells.len().saturating_sub(1)), (0, middle)] {
            let (Some(x), Some(y)) = (cells.nth(first), cells.nth(second)) else {
                continue;
            };
            let mut state = setup::start(pack, table);
            state.phase = Phase::Mark;
            let lane = &mut state.lanes[Seat::new(0)];
            lane.cards = [Some(card); BOARDS];
            let mark = CellSet::of(x) | CellSet::of(y);
            (lane.marked[0], lane.fresh[0]) = (mark, mark);
            (lane.sheet, lane.before) = (sheet, sheet);
            samples.push((state, [x, y]));
        }
    }
    samples
}

/// Sheets with no box filled, with half of them, and with all but one.
fn sample_sheets<G: Grid>(pack: &Pack<G>) -> impl Iterator<Item = Sheet> {
    let tracks = pack.printed.sheet.tracks();
    (0..3).map(move |fill| {
        let mut sheet = Sheet::default();
        for track in tracks {
            let boxes = [0, track.boxes / 2, track.boxes - 1][fill];
            match track.kind {
                TrackKind::Count => {
                    sheet.advance(track, boxes);
                }
                TrackKind::Written => {
                    for number in 0..boxes {
                        sheet.write(track, number % 9);
                    }
                }
                TrackKind::Rounds => {}
            }
        }
        sheet
    })
}
