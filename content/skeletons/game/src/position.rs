//! States and views as texts. A text may come from anywhere, so it is a state only if a game can come to it.

use crate::rules::{BOXES, MyGame, TURNS};
use crate::state::State;
use crate::view::{View, view};
use crate::{legal, turn};
use roll_and_write::state_text::{FieldNames, ordinals, parse, print};
use roll_and_write::{Ruleset, Seat, StateTextError};

/// The fields whose numbers have names.
fn names() -> [(&'static str, FieldNames); 5] {
    let boxes = FieldNames::Bits(ordinals(BOXES.into()));
    [
        ("asked", FieldNames::seats()),
        ("crossed", boxes.clone()),
        ("seat", FieldNames::seat()),
        ("stars", boxes),
        ("waiting", FieldNames::seats()),
    ]
}

/// The text says what differs from the first state.
pub(crate) fn print_state(state: &State) -> Option<String> {
    print(state, &turn::start(), &names())
}

pub(crate) fn parse_state(rules: &MyGame, text: &str) -> Result<State, StateTextError> {
    let state = parse(text, &turn::start(), &names())?;
    check(rules, &state).map_err(StateTextError::impossible)?;
    Ok(state)
}

pub(crate) fn print_view(of: &View) -> Option<String> {
    print(of, &view(&turn::start(), Seat::new(0)), &names())
}

/// A view of the shown state hides nothing more.
pub(crate) fn parse_view(rules: &MyGame, text: &str) -> Result<View, StateTextError> {
    let found = parse(text, &view(&turn::start(), Seat::new(0)), &names())?;
    let View { seat, shown } = found;
    check(rules, &shown).map_err(StateTextError::impossible)?;
    let known = seat.index() < rules.info.seats && view(&shown, seat) == found;
    let unknown = || StateTextError::impossible("its seat cannot know this");
    known.then_some(found).ok_or_else(unknown)
}

/// First the numbers with which the rules calculate, then the audit, then whether the sheets fit the turn.
fn check(rules: &MyGame, state: &State) -> Result<(), String> {
    let State { turn, dice, .. } = *state;
    if *state == turn::start() {
        return Ok(());
    }
    if !(1..=TURNS).contains(&turn) || !dice.iter().all(|die| (1..=6).contains(die)) {
        return Err(format!("turn {turn} cannot have the dice {dice:?}"));
    }
    rules.audit(state)?;
    match Seat::all(rules.info.seats).find(|seat| !fits(state, *seat)) {
        Some(seat) => Err(format!("the sheet of seat {} does not fit", seat.number())),
        None => Ok(()),
    }
}

/// Whether a seat can have had its sheet at the roll, is asked if it has a choice, and has at most one cross since.
fn fits(state: &State, seat: Seat) -> bool {
    let (sheets, at_roll) = (&state.sheets, state.sheets.before(seat));
    let (open, asked) = (sheets.is_open(), sheets.asked().contains(seat));
    let ends = !open && state.numbers().contains(&BOXES);
    let decided = asked && !sheets.waiting().contains(seat);
    let new = sheets.lane(seat).crossed ^ at_roll.crossed;
    let number = new.trailing_zeros() as u8 + 1;
    at_roll.crossed.count_ones() <= u32::from(state.turn) - u32::from(open)
        && (ends || !State::is_full(at_roll))
        && asked == (open && legal::has_choice(state, at_roll))
        && sheets.lane(seat).stars == at_roll.stars
        && (new == 0 || decided && new.is_power_of_two() && legal::is_open(state, at_roll, number))
}
