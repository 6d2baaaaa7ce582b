//! Estimates for bots: how good a sheet is.

use crate::lamp_values::TURNS_MAX;
use crate::rules::Rules;
use crate::state::{Sheet, State};
use roll_and_write::Seat;

/// The number of turns of a game, on average, for one seat, for two and so on.
const TURNS_EXPECTED: [usize; 6] = [20, 20, 18, 17, 16, 15];
/// The number of turns that are left when one more closed street or burn ends the game.
const TURNS_LAST: usize = 6;
/// The fewest turns that a bot expects before the end.
const TURNS_LEFT: usize = 3;
/// Estimates the value of a state for a seat, in thousandths of a point. It reads the seat's own sheet, and how far
/// the game is.
pub(crate) fn evaluate(rules: &Rules, state: &State, seat: Seat) -> i64 {
    let turns = turns_left(rules, state);
    value(rules, state.lanes.lane(seat), state.closed, turns)
}

/// The number of turns that a bot expects before the end.
fn turns_left(rules: &Rules, state: &State) -> usize {
    if state.is_over() {
        return 0;
    }
    let turn = usize::from(state.turn);
    let facts = &rules.facts;
    if rules.seats == 1 {
        return usize::from(facts.end.solo_turns)
            .saturating_sub(turn)
            .min(TURNS_MAX);
    }
    let burns = Seat::all(rules.seats)
        .map(|seat| state.lanes.lane(seat).burns)
        .max();
    let near =
        state.closed() + 1 >= facts.end.closed.into() || burns.unwrap_or(0) + 1 >= facts.end.burns;
    if rules.is_last_round(state) {
        return (rules.seats - turn % rules.seats) % rules.seats;
    }
    let left = TURNS_EXPECTED[rules.seats - 1]
        .saturating_sub(turn)
        .max(TURNS_LEFT);
    if near { left.min(TURNS_LAST) } else { left }
}

fn value(rules: &Rules, sheet: &Sheet, closed: u8, turns: usize) -> i64 {
    let facts = &rules.facts;
    let mut value = 0;
    for (street, values) in rules.lamp_values.streets.iter().enumerate() {
        let (count, next) = (sheet.count(street) as usize, sheet.next(street));
        value += if closed >> street & 1 != 0 {
            1000 * i64::from(facts.points[count])
        } else {
            i64::from(values[turns][next][count])
        };
    }
    value + 1000 * i64::from(rules.bells(sheet)) * i64::from(facts.bell.points)
        - 1000 * i64::from(sheet.burns) * i64::from(facts.burn)
}
