//! Estimates of what is begun but not finished, for a game's
//! [`evaluate`](roll_and_write::Ruleset::evaluate).
//!
//! The value of a symbol comes from its effect. So a new symbol has a value without any code here.

pub(super) mod card_values;
pub(super) mod marks;
pub(crate) mod scale;

use self::scale::{Asks, CELL, Scale, SymbolValue, mean_value};
use super::firing::Firing;
use super::instructions::InstructionRoom;
use super::settlement::BOARDS;
use super::state::{OwedDecision, Phase, State};
use super::{FlipAndWrite, FlipGame, Pack, fire};
use crate::symbol::Symbol;
use roll_and_write::geometry::{CellSet, Grid};
use roll_and_write::score::Total;
use roll_and_write::sheet::{POOLS_MAX, Sheet, TrackId, TrackScore};
use roll_and_write::symbol::{
    Affect, Choose, Instruction, Moment, OtherBoard, Scene, SymbolId, Trigger,
};
use roll_and_write::{CardId, Cell, ItemSet, Seat};

/// What a marked symbol will do at the barrier is estimated as a mean: this fraction is what it
/// would do now, the rest is what such symbols do on average.
const PROMISED: (i64, i64) = (3, 4);

/// The number of cards with a symbol that are used to estimate its value.
const SAMPLE_CARDS: usize = 6;
impl<G: Grid> Pack<G> {
    /// The value of each symbol of the pack, by its id.
    ///
    /// The values come from firing each symbol in a few scenes: on cards with the symbol, with few,
    /// half and all of their cells marked. `box_value` is the value of a box of a track, in
    /// thousandths of a point.
    pub fn symbol_values(&self, box_value: impl Fn(TrackId) -> i64) -> Vec<SymbolValue> {
        let sampler = Sampler {
            pack: self,
            box_value: &box_value,
        };
        let ids = || self.symbols.iter().map(|(id, _)| id);
        let alone: Vec<SymbolValue> = ids()
            .map(|id| sampler.value(id, SymbolValue::default()))
            .collect();
        // What is on no card is never marked, so never copied.
        let cards = || (0..self.cards.len()).map(|card| CardId(card as u8));
        let marking = self.symbols.iter().filter(|(id, symbol)| {
            let marks = symbol.triggers.contains(Trigger::Mark);
            marks && cards().any(|card| self.printed(card, *id) > 0)
        });
        let marking: Vec<SymbolValue> = marking.map(|(id, _)| alone[usize::from(id.0)]).collect();
        let copied = mean(&marking);
        ids().map(|id| sampler.value(id, copied)).collect()
    }
}

impl<G> Pack<G> {
    /// What a box of a track scores, and its share of what a row claims, in thousandths of a point.
    pub fn box_value(&self, track: TrackId) -> i64 {
        let points = match self.track_score(track) {
            Some(TrackScore::Each(points)) => 1000 * i64::from(points),
            Some(TrackScore::Sum) | None => 0,
        };
        let claims = self
            .row_claims
            .iter()
            .filter(|claim| claim.track == track)
            .map(|claim| {
                let pool = &self.printed.pools[usize::from(claim.pool.0)];
                mean_value(pool) / i64::from(self.printed.sheet.track(track).row.max(1))
            });
        points + claims.sum::<i64>()
    }
}

/// The first half of these cells, in reading order.
fn first_half(cells: CellSet) -> CellSet {
    cells.iter().take(cells.len() as usize / 2).collect()
}

/// Estimates the values of the symbols of a pack.
struct Sampler<'a, G> {
    pack: &'a Pack<G>,
    box_value: &'a dyn Fn(TrackId) -> i64,
}

impl<G: Grid> Sampler<'_, G> {
    /// The scale for instructions, if a copy of another symbol has the value `copied`.
    fn scale(&self, copied: SymbolValue) -> Scale<'_> {
        Scale {
            box_value: self.box_value,
            scores: &self.pack.scores,
            pools: &self.pack.printed.pools,
            copied,
        }
    }

    /// The value of a symbol, if a copy of another symbol has the value `copied`.
    fn value(&self, id: SymbolId, copied: SymbolValue) -> SymbolValue {
        let mut value = SymbolValue::default();
        for trigger in self.pack.symbols.symbol(id).triggers.iter() {
            let scenes = self.moments(id, trigger);
            let scenes: Vec<SymbolValue> = scenes
                .into_iter()
                .map(|moment| self.firing(id, moment, copied))
                .collect();
            let one = mean(&scenes);
            let waits = matches!(trigger, Trigger::Complete | Trigger::Turn | Trigger::Round);
            if waits && one.spends && value.spends {
                // What fires once fires at one of its triggers.
                value.points = value.points.max(one.points);
                value.cells = value.cells.max(one.cells);
                value.later = value.later.max(one.total());
            } else {
                value.points += one.points;
                value.cells += one.cells;
                value.later += if waits { one.total() } else { 0 };
            }
            value.spends |= waits && one.spends;
            value.asks = value.asks.or(one.asks);
        }
        value
    }

    /// Where and when a symbol may fire at a trigger.
    fn moments(&self, id: SymbolId, trigger: Trigger) -> Vec<Moment> {
        let schedule = self.pack.schedule;
        let moment = |card: Option<CardId>, cell, marked| Moment {
            trigger,
            card,
            cell,
            marked,
            fresh: CellSet::of(cell),
            completed: ItemSet::EMPTY,
            round: 0,
            turn: 0,
            last: None,
            choice: None,
            other: card.map(|card| self.other_board(card)),
        };
        if trigger == Trigger::Scoring {
            let last = Moment {
                completed: ItemSet::first_n(SAMPLE_CARDS.min(self.pack.cards.len())),
                round: schedule.rounds - 1,
                turn: schedule.turns - 1,
                ..moment(None, Cell::new(0), CellSet::EMPTY)
            };
            return vec![last];
        }
        let cards = (0..self.pack.cards.len()).map(|card| CardId(card as u8));
        let bearing = cards.filter(|card| self.pack.printed(*card, id) > 0);
        let mut moments = Vec::new();
        for card in bearing.take(SAMPLE_CARDS) {
            let print = &self.pack.printed.cards[card.index()];
            let Some(cell) = print.bearing(id).first() else {
                continue;
            };
            let own = CellSet::of(cell);
            let half = first_half(print.cells);
            let marks = match trigger {
                Trigger::Mark => vec![own, own | half],
                // A card may be complete before all of its cells are marked.
                Trigger::Complete if self.is_complete_without(card, cell) => {
                    vec![own, own | half, print.cells]
                }
                Trigger::Complete => vec![print.cells],
                Trigger::Turn | Trigger::Round | Trigger::Scoring => {
                    vec![own, own | half, print.cells]
                }
            };
            moments.extend(
                marks
                    .into_iter()
                    .map(|marked| moment(Some(card), cell, marked)),
            );
        }
        if moments.is_empty() {
            // A symbol that no card bears may be copied or looked at all the same.
            moments.push(moment(None, Cell::new(0), CellSet::EMPTY));
        }
        moments
    }

    /// What lies on the other board: the next card of the pack, with half of its cells marked.
    fn other_board(&self, card: CardId) -> OtherBoard {
        let next = (card.index() + 1) % self.pack.cards.len();
        let cells = self.pack.printed.cards[next].cells;
        OtherBoard {
            card: CardId(next as u8),
            marked: first_half(cells),
            fresh: CellSet::EMPTY,
        }
    }

    /// Whether a card is complete if only this cell is not marked.
    fn is_complete_without(&self, card: CardId, cell: Cell) -> bool {
        let grid = &self.pack.cards[card.index()].grid;
        grid.is_complete(grid.cells() - CellSet::of(cell))
    }

    fn firing(&self, id: SymbolId, moment: Moment, copied: SymbolValue) -> SymbolValue {
        let (mut sheet, taken) = (Sheet::default(), [0; POOLS_MAX]);
        let pack = self.pack;
        if moment.trigger == Trigger::Scoring {
            // Whoever has marked one will mark a second in most games.
            for _ in 0..2 {
                sheet.count(&pack.printed.sheet, id.0);
            }
        }
        let scene = Scene::new(&pack.printed, &sheet, &[], &taken, moment);
        let effect = &pack.symbols.symbol(id).effect;
        let instructions = effect.fire(&scene, pack.rows_claim);
        let mut value = SymbolValue::default();
        for asked in instructions.asked().unwrap_or_default() {
            asked.value(&self.scale(copied), &mut value);
            if let (Instruction::Choose(Choose { options }), None) = (*asked, moment.choice) {
                let option = |choice| {
                    let choice = Some(choice);
                    self.firing(id, Moment { choice, ..moment }, copied)
                };
                let best = (0..options).map(option).max_by_key(SymbolValue::total);
                let best = best.unwrap_or_default();
                value.points += best.points;
                value.cells += best.cells;
                value.asks = value.asks.or(best.asks);
                value.asks.choices = true;
            }
        }
        value
    }
}

/// The mean of some values. It asks for everything that one of them asks for.
fn mean(values: &[SymbolValue]) -> SymbolValue {
    let count = values.len().max(1) as i64;
    let sum = |part: fn(&SymbolValue) -> i64| values.iter().map(part).sum::<i64>();
    SymbolValue {
        points: sum(|value| value.points) / count,
        cells: sum(|value| value.cells) / count,
        later: sum(|value| value.later) / count,
        spends: values.iter().any(|value| value.spends),
        asks: values
            .iter()
            .fold(Asks::default(), |asks, value| asks.or(value.asks)),
    }
}

impl<G: FlipGame> FlipAndWrite<G> {
    /// The points of the tracks and of the symbols that score, as their lines of a score add up.
    #[inline]
    pub fn written_points(&self, state: &State, seat: Seat) -> i64 {
        let sheet = state.sheet(seat);
        let tracks = self
            .pack
            .printed
            .sheet
            .tracks()
            .iter()
            .zip(&self.pack.scores);
        let points = tracks.map(|(track, scored)| match scored {
            Some(TrackScore::Each(points)) => i64::from(*points) * i64::from(sheet.filled(track)),
            Some(TrackScore::Sum) => i64::from(sheet.sum(track)),
            None => 0,
        });
        let points = points.sum::<i64>();
        if !self.pack.triggers.contains(Trigger::Scoring) {
            return points;
        }
        let mut total = Total::default();
        self.score_symbols(state, seat, &mut total);
        points + i64::from(total.points())
    }

    /// The value of what a seat still owes in this turn, in thousandths of a point. It includes
    /// what its symbols will do at the barrier.
    pub fn owed_value(&self, state: &State, seat: Seat) -> i64 {
        self.promises_value(state, seat) + self.decisions_value(state, seat)
    }

    /// What marked symbols will claim and do at the barrier.
    fn promises_value(&self, state: &State, seat: Seat) -> i64 {
        let lane = &state.lanes[seat];
        let mut value = 0;
        for (index, (pool, into)) in lane.claims.iter().enumerate() {
            let scores = into.is_some_and(|into| self.pack.track_score(into).is_some());
            let number = self.left(state, pool).get(index).copied();
            value += 1000 * i64::from(number.filter(|_| scores).unwrap_or(0));
        }
        if !self.pack.acts {
            return value;
        }
        value += self.changes_value(state, seat);
        for board in 0..BOARDS {
            let Some(card) = lane.cards[board] else {
                continue;
            };
            let print = &self.pack.printed.cards[card.index()];
            for cell in (lane.marked[board] - lane.spent[board]) & print.hot {
                let symbol = print.symbol_at[cell.index()];
                let later = self.symbol_values[usize::from(symbol.0)].later;
                if later != 0 {
                    let now = self.promise_value(state, seat, board, cell);
                    let (part, whole) = self.in_time(state, symbol);
                    value += later + (now - later) * part / whole;
                }
            }
        }
        value
    }

    /// What the symbols of a seat will change on other sheets at the barrier.
    fn changes_value(&self, state: &State, seat: Seat) -> i64 {
        let changes = state.lanes[seat].changes;
        if changes.is_empty() {
            return 0;
        }
        let box_value = |track| self.game.box_value(&self.pack, track);
        let sampler = Sampler {
            pack: &self.pack,
            box_value: &box_value,
        };
        let mut value = SymbolValue::default();
        for (whom, change, track, amount) in changes.iter() {
            let affect = Affect {
                whom,
                change,
                track,
                amount,
            };
            Instruction::from(affect).value(&sampler.scale(SymbolValue::default()), &mut value);
        }
        value.total()
    }

    /// How certain the estimate for a marked symbol is, as a fraction. What waits for the end of
    /// the round can change in every turn before it.
    fn in_time(&self, state: &State, symbol: SymbolId) -> (i64, i64) {
        let triggers = self.pack.symbols.symbol(symbol).triggers;
        let sooner = [Trigger::Complete, Trigger::Turn];
        if sooner.iter().any(|trigger| triggers.contains(*trigger)) {
            return PROMISED;
        }
        let turns = self.pack.schedule.turns.max(1);
        (i64::from(state.turn % turns + 1), i64::from(turns))
    }

    /// What a marked symbol would do if its trigger came now; the best of the triggers that it
    /// waits for.
    fn promise_value(&self, state: &State, seat: Seat, board: usize, cell: Cell) -> i64 {
        let Some(card) = state.lanes[seat].cards[board] else {
            return 0;
        };
        let symbol = self.pack.printed.cards[card.index()].symbol_at[cell.index()];
        let sampler = Sampler {
            pack: &self.pack,
            box_value: &|track| self.game.box_value(&self.pack, track),
        };
        let Symbol {
            triggers, effect, ..
        } = self.pack.symbols.symbol(symbol);
        let waits = [Trigger::Complete, Trigger::Turn, Trigger::Round].into_iter();
        let values = waits.filter(|one| triggers.contains(*one)).map(|trigger| {
            let firing = Firing::new(symbol, trigger, board, cell);
            let scene = fire::scene(&self.pack, state, seat, firing);
            let mut value = SymbolValue::default();
            let instructions = effect.fire(&scene, self.pack.rows_claim);
            for asked in instructions.asked().unwrap_or_default() {
                asked.value(&sampler.scale(SymbolValue::default()), &mut value);
            }
            value.total()
        });
        values.max().unwrap_or(0)
    }

    fn decisions_value(&self, state: &State, seat: Seat) -> i64 {
        match state.lanes[seat].owed.top() {
            OwedDecision::Bonus(cells) => CELL * i64::from(cells.count()),
            OwedDecision::Extra { cells, .. } => CELL * i64::from(cells),
            OwedDecision::Number { number, times, .. } => {
                900 * i64::from(number) * i64::from(times)
            }
            OwedDecision::Choice { symbol, .. } => {
                self.symbol_values[usize::from(symbol.0)].total().max(0)
            }
            OwedDecision::Pattern | OwedDecision::Nothing => 0,
        }
    }

    /// The value of what full rows will claim at the barrier, in thousandths of a point. It
    /// includes a share for the row that is being filled.
    #[inline]
    pub fn claims_value(&self, state: &State, seat: Seat) -> i64 {
        let lane = &state.lanes[seat];
        let value = self.pack.row_claims.iter().map(|claim| {
            let track = self.pack.printed.sheet.track(claim.track);
            let next = self.pack.printed.pools[usize::from(claim.pool.0)]
                .values
                .get(usize::from(state.pools[usize::from(claim.pool.0)]));
            let next = 1000 * i64::from(next.copied().unwrap_or(0));
            let unclaimed = if state.phase == Phase::Mark {
                lane.rows_due(track)
            } else {
                0
            };
            let part = if lane.sheet.rows_full(track) < lane.sheet.rows_claimed(track) {
                // This row has claimed and was taken back.
                0
            } else {
                i64::from(lane.sheet.filled(track) % u32::from(track.row))
            };
            next * i64::from(unclaimed) + next * part / (i64::from(track.row) * 5 / 4).max(1)
        });
        value.sum()
    }
}
