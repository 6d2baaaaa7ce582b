//! The score sheet, and an estimate for bots.

use crate::rules::{BOXES, TURNS};
use crate::state::State;
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

/// How good a state is for a seat, in thousandths of a point: its score, and something for each box that it can
/// still reach while turns are left.
pub(crate) fn evaluate(state: &State, seat: Seat) -> i64 {
    let left = i64::from(TURNS - state.turn).min(i64::from(BOXES - state.sheet(seat).last()));
    1000 * i64::from(score(state, seat).total()) + 900 * left
}
