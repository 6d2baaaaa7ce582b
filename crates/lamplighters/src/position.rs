//! States and views as texts.
//!
//! A text may come from anywhere. So it is a state only if it has every property that the rules rely on: the audit
//! finds nothing, the game was not over at the roll, and the sheets fit the phase. Which lamps a seat lit since the
//! roll is not compared with the dice.

use crate::audit::audit;
use crate::rules::Rules;
use crate::state::{Phase, State};
use crate::view::{View, view};
use roll_and_write::state_text::{FieldNames, ordinals};
use roll_and_write::together::Together;
use roll_and_write::{BySeat, Ruleset, Seat};

/// The fields whose numbers have names. A lamp is its place in the street.
pub(crate) fn names(rules: &Rules) -> [(&'static str, FieldNames); 5] {
    let streets = rules.streets().iter();
    let streets = streets.map(|street| street.name.clone()).collect();
    let lamps = ordinals(u16::BITS as usize);
    [
        ("asked", FieldNames::seats()),
        ("closed", FieldNames::Bits(streets)),
        ("lit", FieldNames::Bits(lamps)),
        ("seat", FieldNames::seat()),
        ("waiting", FieldNames::seats()),
    ]
}

/// The view that texts of views differ from.
pub(crate) fn usual_view(rules: &Rules) -> View {
    view(&rules.start(), Seat::new(0))
}

fn holds(so: bool, wrong: &str) -> Result<(), String> {
    if so { Ok(()) } else { Err(wrong.to_owned()) }
}

/// A view of the shown state hides nothing more.
pub(crate) fn check_view(rules: &Rules, found: &View) -> Result<(), String> {
    let at_the_table = found.seat.index() < rules.seats;
    holds(at_the_table, "its seat is not at the table")?;
    check(rules, &found.shown)?;
    let seen = view(&found.shown, found.seat) == *found;
    holds(seen, "it shows what its seat cannot know")
}

pub(crate) fn check(rules: &Rules, state: &State) -> Result<(), String> {
    if state.turn == 0 {
        return holds(*state == rules.start(), "nothing has been rolled yet");
    }
    audit(rules, state)?;
    holds(
        !rules.ends(&at_roll(rules, state)),
        "the game was over before the roll",
    )?;
    let fits = Seat::all(rules.seats).all(|seat| fits_phase(rules, state, seat));
    holds(fits, "its phase does not fit the sheets")
}

/// Whether a seat that must decide has a lamp to light, and its sheet has what the phase brings.
fn fits_phase(rules: &Rules, state: &State, seat: Seat) -> bool {
    let (now, before) = (state.lanes.lane(seat), state.lanes.before(seat));
    let decides = rules.awaited(state).contains(seat);
    let over = matches!(state.phase, Phase::Roll | Phase::Over);
    let burned = over && seat == rules.active(state) && !state.has_lit(seat);
    let undecided = decides && state.phase == Phase::Together;
    now.burns == before.burns + u8::from(burned)
        && (!undecided || now == before)
        && (!decides || rules.open(state, seat).has_lamps())
}

/// The state before the roll.
fn at_roll(rules: &Rules, state: &State) -> State {
    let mut at_roll = *state;
    at_roll.lanes = Together::new(BySeat::of_seats(|seat| *state.lanes.before(seat)));
    at_roll.turn -= 1;
    let streets = rules.streets().iter().enumerate();
    let bells = streets.filter(|(street, facts)| {
        let seats = Seat::all(rules.seats);
        let mut rung = seats.map(|seat| state.lanes.before(seat).lit[*street] >> facts.bell() & 1);
        rung.any(|bell| bell != 0)
    });
    at_roll.closed = bells.fold(0, |closed, (street, _)| closed | 1 << street);
    at_roll
}
