//! Whether the order matters in which the symbols of one mark fire: the proof of what they declare.

use super::apply::Firing;
use super::state::{BOARDS, Lane, State};
use super::{FlipAndWrite, FlipGame};
use crate::content::{Files, OrderEntry, Report, SymbolEntry, SymbolsFile, open};
use crate::geometry::{CellSet, Grid};
use crate::sheet::{Sheet, TrackKind};
use crate::symbol::{Effect, Order, SymbolId, Trigger};
use crate::{CardId, Cell, Seat, Silence};

/// How many cards are looked at.
const SAMPLE_CARDS: usize = 4;
/// The most scenes in which plugins are asked. This bounds what a slow module can cost.
const PLUGIN_SCENES: usize = 2_500;

impl<G: FlipGame> FlipAndWrite<G> {
    /// The pairs of printed symbols, both declared `order: free`, for which a scene was found in which the
    /// order of firing changes what their seat has, by name. In a pack whose declarations hold there are
    /// none.
    ///
    /// Both symbols fire on the cells of one mark, in both orders, on a few cards and on sheets that are
    /// empty, half full and nearly full. The order of owed decisions counts: they are made one after the
    /// other, and a cell that one takes is gone for the next. Which symbol was the last does not count, as
    /// only what is declared `order: matters` looks at that.
    pub fn orders_that_matter(&self) -> Vec<(String, String)> {
        let fires = |id: SymbolId| {
            let symbol = self.pack.symbols.symbol(id);
            symbol.triggers.contains(Trigger::Mark) && symbol.order == Order::Free
        };
        let ids: Vec<SymbolId> = self
            .pack
            .symbols
            .iter()
            .map(|(id, _)| id)
            .filter(|id| fires(*id) && self.is_printed(*id))
            .collect();
        let states = self.sample_states();
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
                    let one = self.fired(*state, [(a, x), (b, y)]);
                    one != self.fired(*state, [(b, y), (a, x)])
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

    /// Warns of symbols for which [`orders_that_matter`](Self::orders_that_matter) finds that their order
    /// matters though the pack does not say so, at their places in `symbols.json`.
    pub fn warn_of_orders(&self, files: &Files, report: &mut Report) {
        let pairs = self.orders_that_matter();
        if pairs.is_empty() {
            return;
        }
        let Some(doc) = open::<SymbolsFile>(files, "symbols.json", &mut Report::default()) else {
            return;
        };
        let symbols = &doc.value.symbols;
        let index = |name: &str| symbols.iter().position(|entry| entry.name == name);
        for (a, b) in &pairs {
            let (Some(a), Some(b)) = (index(a), index(b)) else {
                continue;
            };
            // One declaration is enough: that of a symbol that says nothing yet, or else the later one.
            let is_silent = |index: usize| symbols[index].order.is_none();
            let (at, other) = if is_silent(a.min(b)) && !is_silent(a.max(b)) {
                (a.min(b), a.max(b))
            } else {
                (a.max(b), a.min(b))
            };
            let place = doc.root().field("symbols").item(at);
            let place = match symbols[at].order {
                Some(_) => place.field("order"),
                None => place.field("name"),
            };
            let said = |entry: &SymbolEntry| match entry.order {
                Some(OrderEntry::Free) => r#"says "order": "free""#,
                Some(OrderEntry::Matters) => r#"says "order": "matters""#,
                None => "says nothing, which means free",
            };
            let (name, said) = (&symbols[at].name, said(&symbols[at]));
            let with = if at == other {
                "another one of its kind".to_owned()
            } else {
                format!("{:?}", symbols[other].name)
            };
            place.warning(
                report,
                format!(
                    "the order in which {name:?} and {with} fire in one mark can change the result, but {name:?} {said}; expected \"order\": \"matters\""
                ),
            );
        }
    }

    fn is_printed(&self, symbol: SymbolId) -> bool {
        let mut cards = (0..self.pack.cards.len()).map(|card| CardId(card as u8));
        cards.any(|card| self.pack.printed(card, symbol) > 0)
    }

    /// What seat 1 has after these symbols fired one after the other, without what does not count.
    fn fired(&self, mut state: State, symbols: [(SymbolId, Cell); 2]) -> Lane {
        let seat = Seat::new(0);
        for (symbol, cell) in symbols {
            let firing = Firing::new(symbol, Trigger::Mark, 0, cell);
            self.fire(&mut state, seat, firing, &mut Silence);
        }
        let mut lane = state.lanes[seat];
        lane.last = None;
        lane
    }

    /// States in which all mark, each with two cells that were marked together.
    fn sample_states(&self) -> Vec<(State, [Cell; 2])> {
        let mut samples = Vec::new();
        let cards = (0..self.pack.cards.len().min(SAMPLE_CARDS)).map(|card| CardId(card as u8));
        for (card, sheet) in
            cards.flat_map(|card| self.sample_sheets().map(move |sheet| (card, sheet)))
        {
            let cells = self.pack.cards[card.index()].grid.cells();
            let middle = cells.len() / 2;
            for (first, second) in [(0, 1), (0, cells.len().saturating_sub(1)), (0, middle)] {
                let (Some(x), Some(y)) = (cells.nth(first), cells.nth(second)) else {
                    continue;
                };
                let mut state = self.opening();
                state.phase = super::state::Phase::Mark;
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

    /// Sheets with no box filled, half of them, and all but one.
    fn sample_sheets(&self) -> impl Iterator<Item = Sheet> {
        let tracks = self.pack.printed.sheet.tracks();
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
}
