//! Fair values for what is begun, as helps for a game's [`appraise`](crate::Ruleset::appraise).
//!
//! Values of symbols come from their effects, so that a new symbol has a value without a word here.

use super::apply::Firing;
use super::state::{BOARDS, Pending, Phase, State};
use super::{FlipAndWrite, FlipGame, Pack, TrackScore};
use crate::geometry::{CellSet, Grid};
use crate::sheet::{POOLS_MAX, Pool, Sheet, TrackId};
use crate::symbol::{Instruction, Moment, Scene, Symbol, SymbolId, Trigger};
use crate::{CardId, Cell, ItemSet, Seat};

/// What one more cell to mark is worth, in thousandths of a point.
const CELL: i64 = 1100;
/// By how many hundredths of a cell the effort shrinks for a cell that will be granted.
const GRANTED: i64 = 80;

/// How much of what a marked symbol will do at the barrier is what it would do now, as a fraction; the
/// rest is what such symbols do on the average.
const PROMISED: (i64, i64) = (3, 4);

/// What a symbol is worth before it fires.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SymbolWorth {
    /// Thousandths of a point.
    pub points: i64,
    /// Cells that it grants.
    pub cells: i64,
    /// The part of the points that comes at the barrier, after its cell is marked.
    pub(super) later: i64,
    /// Whether it fires no more once it has brought something.
    pub(super) spends: bool,
    /// What it asks of the seat.
    pub(super) asks: Asks,
}

/// What a symbol may ask of a seat, beside cells that must be marked.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Asks {
    /// Whether to write a number.
    pub(super) numbers: bool,
    /// Whether to mark cells.
    pub(super) cells: bool,
    /// Which option to choose.
    pub(super) choices: bool,
}

impl Asks {
    /// What either of them asks.
    fn or(self, other: Self) -> Self {
        Self {
            numbers: self.numbers || other.numbers,
            cells: self.cells || other.cells,
            choices: self.choices || other.choices,
        }
    }
}

impl SymbolWorth {
    /// All of it in thousandths of a point.
    pub fn total(&self) -> i64 {
        self.points + CELL * self.cells
    }
}

/// How many cards with a symbol are looked at to find its worth.
const SAMPLE_CARDS: usize = 6;
/// How many cells a pattern has, by and large.
const PATTERN_CELLS: i64 = 3;

impl<G: Grid> Pack<G> {
    /// The worth of each symbol of the pack, by its id, found by firing it in a few scenes: on cards that
    /// bear it, with few, half and all of their cells marked. `box_worth` says what a box of a track is
    /// worth, in thousandths of a point.
    pub fn symbol_worths(&self, box_worth: impl Fn(TrackId) -> i64) -> Vec<SymbolWorth> {
        let sampler = Sampler {
            pack: self,
            box_worth: &box_worth,
        };
        let ids = || self.symbols.iter().map(|(id, _)| id);
        let alone: Vec<SymbolWorth> = ids()
            .map(|id| sampler.worth(id, SymbolWorth::default()))
            .collect();
        // What is on no card is never marked, so never copied.
        let cards = || (0..self.cards.len()).map(|card| CardId(card as u8));
        let marking = self.symbols.iter().filter(|(id, symbol)| {
            let marks = symbol.triggers.contains(Trigger::Mark);
            marks && cards().any(|card| self.printed(card, *id) > 0)
        });
        let marking: Vec<SymbolWorth> = marking.map(|(id, _)| alone[usize::from(id.0)]).collect();
        let copied = mean(&marking);
        ids().map(|id| sampler.worth(id, copied)).collect()
    }
}

impl<G> Pack<G> {
    /// What a box of a track scores, with its share of what a row claims, in thousandths of a point.
    pub fn box_worth(&self, track: TrackId) -> i64 {
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

/// Finds what symbols of a pack are worth.
struct Sampler<'a, G> {
    pack: &'a Pack<G>,
    box_worth: &'a dyn Fn(TrackId) -> i64,
}

impl<G: Grid> Sampler<'_, G> {
    /// The worth of a symbol, if a copy of another is worth `copied`.
    fn worth(&self, id: SymbolId, copied: SymbolWorth) -> SymbolWorth {
        let mut worth = SymbolWorth::default();
        for trigger in self.pack.symbols.symbol(id).triggers.iter() {
            let scenes = self.moments(id, trigger);
            let scenes: Vec<SymbolWorth> = scenes
                .into_iter()
                .map(|moment| self.firing(id, moment, copied))
                .collect();
            let one = mean(&scenes);
            let waits = matches!(trigger, Trigger::Complete | Trigger::Turn | Trigger::Round);
            if waits && one.spends && worth.spends {
                // What fires once fires at one of its triggers.
                worth.points = worth.points.max(one.points);
                worth.cells = worth.cells.max(one.cells);
                worth.later = worth.later.max(one.total());
            } else {
                worth.points += one.points;
                worth.cells += one.cells;
                worth.later += if waits { one.total() } else { 0 };
            }
            worth.spends |= waits && one.spends;
            worth.asks = worth.asks.or(one.asks);
        }
        worth
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
            let half = print.cells.iter().take(print.cells.len() as usize / 2);
            let half: CellSet = half.collect();
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

    /// Whether a card is complete when this cell alone is not marked.
    fn is_complete_without(&self, card: CardId, cell: Cell) -> bool {
        let grid = &self.pack.cards[card.index()].grid;
        grid.is_complete(grid.cells() - CellSet::of(cell))
    }

    fn firing(&self, id: SymbolId, moment: Moment, copied: SymbolWorth) -> SymbolWorth {
        let (mut sheet, taken) = (Sheet::default(), [0; POOLS_MAX]);
        let pack = self.pack;
        if moment.trigger == Trigger::Scoring {
            // Whoever has marked one will mark a second in most games.
            for _ in 0..2 {
                sheet.count(&pack.printed.sheet, id.0);
            }
        }
        let scene = Scene {
            printed: &pack.printed,
            sheet: &sheet,
            offer: &[],
            taken: &taken,
            moment,
        };
        let effect = &pack.symbols.symbol(id).effect;
        let instructions = effect.fire(&scene, pack.rows_claim);
        let mut worth = SymbolWorth::default();
        for asked in instructions.asked().unwrap_or_default() {
            self.add(*asked, copied, &mut worth);
            if let (Instruction::Choose { options }, None) = (*asked, moment.choice) {
                let option = |choice| {
                    let choice = Some(choice);
                    self.firing(id, Moment { choice, ..moment }, copied)
                };
                let best = (0..options).map(option).max_by_key(SymbolWorth::total);
                let best = best.unwrap_or_default();
                worth.points += best.points;
                worth.cells += best.cells;
                worth.asks = worth.asks.or(best.asks);
                worth.asks.choices = true;
            }
        }
        worth
    }

    fn add(&self, asked: Instruction, copied: SymbolWorth, worth: &mut SymbolWorth) {
        let box_worth = |track| (self.box_worth)(track);
        match asked {
            Instruction::Advance { track, by } => worth.points += i64::from(by) * box_worth(track),
            Instruction::Erase { track, by } => worth.points -= i64::from(by) * box_worth(track),
            Instruction::MarkRound { track } => worth.points += box_worth(track) / 2,
            Instruction::Write {
                track,
                number,
                optional,
            } => {
                worth.asks.numbers |= optional;
                if self.pack.track_score(track).is_some() {
                    worth.points += 1000 * i64::from(number);
                }
            }
            Instruction::ExtraMark(extra) => {
                worth.cells += i64::from(extra.cells);
                worth.asks.cells |= extra.optional;
            }
            Instruction::ExtraPattern => worth.cells += PATTERN_CELLS,
            Instruction::Claim { pool, into } => {
                let scores = into.is_some_and(|into| self.pack.track_score(into).is_some());
                if scores {
                    worth.points += mean_value(&self.pack.printed.pools[usize::from(pool.0)]);
                }
            }
            Instruction::Copy => {
                worth.points += copied.points;
                worth.cells += copied.cells;
            }
            Instruction::Score { points } | Instruction::ScoreOnce { points } => {
                worth.points += 1000 * i64::from(points);
            }
            Instruction::Spend => worth.spends = true,
            Instruction::Choose { .. } | Instruction::RenewOffer | Instruction::Discard => {}
        }
    }
}

/// The mean of some worths; what one of them asks for, they ask for.
fn mean(worths: &[SymbolWorth]) -> SymbolWorth {
    let count = worths.len().max(1) as i64;
    let sum = |part: fn(&SymbolWorth) -> i64| worths.iter().map(part).sum::<i64>();
    SymbolWorth {
        points: sum(|worth| worth.points) / count,
        cells: sum(|worth| worth.cells) / count,
        later: sum(|worth| worth.later) / count,
        spends: worths.iter().any(|worth| worth.spends),
        asks: worths
            .iter()
            .fold(Asks::default(), |asks, worth| asks.or(worth.asks)),
    }
}

/// The mean of a pool's numbers, in thousandths.
fn mean_value(pool: &Pool) -> i64 {
    let sum: i64 = pool.values.iter().map(|value| i64::from(*value)).sum();
    1000 * sum / pool.values.len().max(1) as i64
}

impl<G: FlipGame> FlipAndWrite<G> {
    /// What is left of a card with these marks: the effort in hundredths of a cell, less what its
    /// symbols will grant, and what its symbols will bring in thousandths of a point.
    pub fn effort(&self, card: CardId, marked: CellSet) -> (i64, i64) {
        let print = &self.pack.printed.cards[card.index()];
        let left = self.pack.cards[card.index()].grid.cells() - marked;
        let (mut effort, mut points) = (100 * i64::from(left.len()), 0);
        for cell in left & print.hot {
            let worth = self.worths[usize::from(print.symbol_at[cell.index()].0)];
            effort -= GRANTED * worth.cells;
            points += worth.points;
        }
        (effort.max(0), points)
    }

    /// What the decisions that a seat still owes in this turn are worth, and what its symbols promise for
    /// the barrier, in thousandths of a point.
    pub fn owed_worth(&self, state: &State, seat: Seat) -> i64 {
        self.promises_worth(state, seat) + self.decisions_worth(state, seat)
    }

    /// What marked symbols will claim at the barrier, and what they will do there.
    fn promises_worth(&self, state: &State, seat: Seat) -> i64 {
        let lane = &state.lanes[seat];
        let mut worth = 0;
        for (index, (pool, into)) in lane.claims.iter().enumerate() {
            let scores = into.is_some_and(|into| self.pack.track_score(into).is_some());
            let number = self.left(state, pool).get(index).copied();
            worth += 1000 * i64::from(number.filter(|_| scores).unwrap_or(0));
        }
        if !self.pack.acts {
            return worth;
        }
        for board in 0..BOARDS {
            let Some(card) = lane.cards[board] else {
                continue;
            };
            let print = &self.pack.printed.cards[card.index()];
            for cell in (lane.marked[board] - lane.spent[board]) & print.hot {
                let symbol = print.symbol_at[cell.index()];
                let later = self.worths[usize::from(symbol.0)].later;
                if later != 0 {
                    let now = self.promise_worth(state, seat, board, cell);
                    let (part, whole) = self.in_time(state, symbol);
                    worth += later + (now - later) * part / whole;
                }
            }
        }
        worth
    }

    /// How much is known of what a marked symbol will do, as a fraction: what waits for the end of the
    /// round may change in every turn before it.
    fn in_time(&self, state: &State, symbol: SymbolId) -> (i64, i64) {
        let triggers = self.pack.symbols.symbol(symbol).triggers;
        let sooner = [Trigger::Complete, Trigger::Turn];
        if sooner.iter().any(|trigger| triggers.contains(*trigger)) {
            return PROMISED;
        }
        let turns = self.pack.schedule.turns.max(1);
        (i64::from(state.turn % turns + 1), i64::from(turns))
    }

    /// What a marked symbol would do if its time came now, at the best of the times that it waits for.
    fn promise_worth(&self, state: &State, seat: Seat, board: usize, cell: Cell) -> i64 {
        let Some(card) = state.lanes[seat].cards[board] else {
            return 0;
        };
        let symbol = self.pack.printed.cards[card.index()].symbol_at[cell.index()];
        let sampler = Sampler {
            pack: &self.pack,
            box_worth: &|track| self.game.box_worth(&self.pack, track),
        };
        let Symbol {
            triggers, effect, ..
        } = self.pack.symbols.symbol(symbol);
        let waits = [Trigger::Complete, Trigger::Turn, Trigger::Round].into_iter();
        let worths = waits.filter(|one| triggers.contains(*one)).map(|trigger| {
            let firing = Firing::new(symbol, trigger, board, cell);
            let scene = self.scene(state, seat, firing);
            let mut worth = SymbolWorth::default();
            let instructions = effect.fire(&scene, self.pack.rows_claim);
            for asked in instructions.asked().unwrap_or_default() {
                sampler.add(*asked, SymbolWorth::default(), &mut worth);
            }
            worth.total()
        });
        worths.max().unwrap_or(0)
    }

    fn decisions_worth(&self, state: &State, seat: Seat) -> i64 {
        match state.lanes[seat].owed.top() {
            Pending::Bonus(cells) => CELL * i64::from(cells.count()),
            Pending::Extra { cells, .. } => CELL * i64::from(cells),
            Pending::Number { number, times, .. } => 900 * i64::from(number) * i64::from(times),
            Pending::Choice { symbol, .. } => self.worths[usize::from(symbol.0)].total().max(0),
            Pending::Pattern | Pending::Nothing => 0,
        }
    }

    /// What full rows will claim at the barrier, and a share for the row that is being filled, in
    /// thousandths of a point.
    pub fn claims_worth(&self, state: &State, seat: Seat) -> i64 {
        let lane = &state.lanes[seat];
        let worth = self.pack.row_claims.iter().map(|claim| {
            let track = self.pack.printed.sheet.track(claim.track);
            let next = self.pack.printed.pools[usize::from(claim.pool.0)]
                .values
                .get(usize::from(state.pools[usize::from(claim.pool.0)]));
            let next = 1000 * i64::from(next.copied().unwrap_or(0));
            let unclaimed = if state.phase == Phase::Mark {
                lane.sheet
                    .rows_full(track)
                    .saturating_sub(lane.before.rows_full(track))
            } else {
                0
            };
            let part = i64::from(lane.sheet.filled(track) % u32::from(track.row));
            next * i64::from(unclaimed) + next * part / (i64::from(track.row) * 5 / 4).max(1)
        });
        worth.sum()
    }
}
