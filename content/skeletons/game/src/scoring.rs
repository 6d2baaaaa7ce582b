//! The score sheet, an estimate for bots, and what they look at when they learn.

use crate::rules::{BOXES, TURNS};
use crate::state::State;
use roll_and_write::learned::Feature;
use roll_and_write::{Score, ScoreLine, Seat};

/// The score of a seat (MG-7).
pub(crate) fn score(state: &State, seat: Seat) -> Score {
    let sheet = state.sheet(seat);
    let crosses = sheet.crossed.count_ones() as i32;
    let stars = sheet.stars.count_ones() as i32;
    Score::of([
        ScoreLine::new("score-crosses", crosses, crosses * (crosses + 1) / 2),
        ScoreLine::new("score-stars", stars, 2 * stars),
    ])
}

/// What may tell how good a state is. Training learns what each is worth: the last crossed box with the turn, and with the
/// number of crosses.
pub(crate) fn features(state: &State, seat: Seat, mut visit: impl FnMut(Feature)) {
    let sheet = state.sheet(seat);
    let (last, crosses) = (
        u64::from(sheet.last()),
        u64::from(sheet.crossed.count_ones()),
    );
    visit(Feature::new(1).with(last).with(state.turn.into()));
    visit(Feature::new(2).with(last).with(crosses));
}

/// Without learned values: how good a state is for a seat, in thousandths of a point: its score, and something for each box that it can
/// still reach while turns are left.
pub(crate) fn evaluate(state: &State, seat: Seat) -> i64 {
    let left = i64::from(TURNS - state.turn).min(i64::from(BOXES - state.sheet(seat).last()));
    1000 * i64::from(score(state, seat).total()) + 900 * left
}
