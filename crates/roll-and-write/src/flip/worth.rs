//! Fair values for what is begun, as helps for a game's [`appraise`](crate::Ruleset::appraise).
//!
//! Values of symbols come from their effects, so that a new symbol has a value without a word here.

use super::state::{Pending, Phase, State};
use super::{FlipAndWrite, FlipGame, Pack, TrackScore};
use crate::geometry::{CellSet, Grid};
use crate::sheet::{Sheet, TrackId};
use crate::symbol::{Instruction, Instructions, Scene, SymbolId};
use crate::{CardId, Cell, Seat};

/// What one more cell to mark is worth, in thousandths of a point.
const CELL: i64 = 1100;
/// By how many hundredths of a cell the effort shrinks for a cell that will be granted.
const GRANTED: i64 = 80;

/// What a symbol is worth before it fires.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SymbolWorth {
    /// Thousandths of a point.
    pub points: i64,
    /// Cells that it grants.
    pub cells: i64,
    /// Whether it offers a number that may be declined.
    pub(super) may_be_declined: bool,
}

impl<G: Grid> Pack<G> {
    /// The worth of each symbol of the pack, by its id, found by firing it on an empty sheet; `box_worth`
    /// says what a box of a track is worth, in thousandths of a point.
    pub fn symbol_worths(&self, box_worth: impl Fn(TrackId) -> i64) -> Vec<SymbolWorth> {
        let sheet = Sheet::default();
        let worth = |index: usize| {
            let scene = || Scene {
                layout: &self.sheet,
                sheet: &sheet,
                cell: Cell::new(0),
                round: 0,
                turn: 0,
                offer: &[],
                printed: &self.counts,
            };
            let instructions = self.symbols.fire(SymbolId(index as u8), scene);
            sum(self, &instructions, &box_worth)
        };
        (0..self.symbols.as_slice().len()).map(worth).collect()
    }
}

fn sum<G>(
    pack: &Pack<G>,
    instructions: &Instructions,
    box_worth: impl Fn(TrackId) -> i64,
) -> SymbolWorth {
    let mut worth = SymbolWorth::default();
    for instruction in instructions.as_slice() {
        worth.may_be_declined |= matches!(instruction, Instruction::Write { optional: true, .. });
        match *instruction {
            Instruction::Advance { track, by } => worth.points += i64::from(by) * box_worth(track),
            Instruction::Erase { track, by } => worth.points -= i64::from(by) * box_worth(track),
            Instruction::MarkRound { track } => worth.points += box_worth(track) / 2,
            Instruction::Write { track, number, .. } if pack.track_score(track).is_some() => {
                worth.points += 1000 * i64::from(number);
            }
            Instruction::Write { .. } => {}
            Instruction::ExtraMark { cells } => worth.cells += i64::from(cells),
        }
    }
    worth
}

/// What a box of a track scores, with its share of what a row claims.
pub(super) fn box_worth<G>(pack: &Pack<G>, track: TrackId) -> i64 {
    let points = match pack.track_score(track) {
        Some(TrackScore::Each(points)) => 1000 * i64::from(points),
        Some(TrackScore::Sum) | None => 0,
    };
    let claims = pack
        .row_claims
        .iter()
        .filter(|claim| claim.track == track)
        .map(|claim| {
            let values = &pack.pools[usize::from(claim.pool.0)].values;
            let mean = 1000 * values.iter().map(|value| i64::from(*value)).sum::<i64>()
                / values.len().max(1) as i64;
            mean / i64::from(pack.sheet.track(track).row.max(1))
        });
    points + claims.sum::<i64>()
}

impl<G: FlipGame> FlipAndWrite<G> {
    /// What is left of a card with these marks: the effort in hundredths of a cell, less what its
    /// symbols will grant, and what its symbols will bring in thousandths of a point.
    pub fn effort(&self, card: CardId, marked: CellSet) -> (i64, i64) {
        let print = &self.pack.prints[card.index()];
        let left = self.pack.cards[card.index()].grid.cells() - marked;
        let (mut effort, mut points) = (100 * i64::from(left.len()), 0);
        for cell in left & print.hot {
            let worth = self.worths[usize::from(print.symbol_at[cell.index()].0)];
            effort -= GRANTED * worth.cells;
            points += worth.points;
        }
        (effort.max(0), points)
    }

    /// What the decisions that a seat still owes in this turn are worth, in thousandths of a point.
    pub fn owed_worth(&self, state: &State, seat: Seat) -> i64 {
        match state.lanes[seat].owed.top() {
            Pending::Bonus(cells) => CELL * i64::from(cells),
            Pending::Number { number, times, .. } => 900 * i64::from(number) * i64::from(times),
            Pending::Pattern | Pending::Nothing => 0,
        }
    }

    /// What full rows will claim at the barrier, and a share for the row that is being filled, in
    /// thousandths of a point.
    pub fn claims_worth(&self, state: &State, seat: Seat) -> i64 {
        let lane = &state.lanes[seat];
        let worth = self.pack.row_claims.iter().map(|claim| {
            let track = self.pack.sheet.track(claim.track);
            let next = self.pack.pools[usize::from(claim.pool.0)]
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
