//! Views as texts: how a seat that must decide is asked by another program.
//!
//! A text may come from anywhere. So it is a view only if it has every property that the rules rely on.

use crate::audit::audit;
use crate::rules::Rules;
use crate::state::Phase;
use crate::view::{View, view};
use roll_and_write::text::json;
use roll_and_write::together::Together;
use roll_and_write::{BySeat, Seat};

/// The text of a view.
pub(crate) fn print(view: &View) -> Option<String> {
    serde_json::to_string(view).ok().map(json)
}

/// The view of a seat that must decide; `None` if the text is no such view of this game.
pub(crate) fn parse(rules: &Rules, text: &str) -> Option<View> {
    let found: View = serde_json::from_str(text).ok()?;
    let (state, seat) = (&found.shown, found.seat);
    let asked = seat.index() < rules.seats
        && state.turn > 0
        && matches!(state.phase, Phase::Together | Phase::Own)
        && rules.awaited(state).contains(seat);
    // No turn can have brought the game this far without an end.
    let going_on = asked && audit(rules, state).is_ok() && going_on(rules, &found);
    // A view of the shown state hides nothing more.
    (going_on && view(state, seat) == found).then_some(found)
}

/// Whether the game was not over at the roll, the seat has a lamp to light, and nothing was lit before it could be.
fn going_on(rules: &Rules, found: &View) -> bool {
    let (state, seat) = (&found.shown, found.seat);
    let mut at_roll = *state;
    at_roll.lanes = Together::new(BySeat::of_seats(|seat| *state.lanes.before(seat)));
    at_roll.turn -= 1;
    let bells = rules
        .streets()
        .iter()
        .enumerate()
        .filter(|(street, facts)| {
            let seats = Seat::all(rules.seats);
            let mut rung =
                seats.map(|seat| state.lanes.before(seat).lit[*street] >> facts.bell() & 1);
            rung.any(|bell| bell != 0)
        });
    at_roll.closed = bells.fold(0, |closed, (street, _)| closed | 1 << street);
    let same = state.phase == Phase::Own || state.lanes.lane(seat) == state.lanes.before(seat);
    !rules.ends(&at_roll)
        && same
        && rules.open(state, seat).has_lamps()
        && state.lanes.lane(seat).burns == state.lanes.before(seat).burns
}
