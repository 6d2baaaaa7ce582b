//! States and views as texts.
//!
//! A text may come from anywhere. So it is a state only if it has every property that the rules rely on: all numbers
//! are in range, the audit finds nothing, and what is laid, left and owed fits the phase. Whether turns in some order
//! lead there is not searched.

use crate::audit::audit;
use crate::board::Edges;
use crate::content::{Chips, SEATS_MAX};
use crate::legal::{can_act, fences_open};
use crate::rules::{Layout, Rules};
use crate::state::{Phase, State};
use crate::view::{View, view};
use roll_and_write::state_text::FieldNames;
use roll_and_write::{Cell, CellSet, Grid, Ruleset, Seat, Seats};

/// The fields whose numbers have names.
pub(crate) fn names(rules: &Rules) -> [(&'static str, FieldNames); 9] {
    let frame = rules.board.frame();
    [
        ("below", FieldNames::Cells(frame)),
        ("chips", FieldNames::Cells(frame)),
        ("deposit_at", FieldNames::Cell(frame)),
        ("deposits", FieldNames::Cells(frame)),
        ("fresh_chip", FieldNames::Cell(frame)),
        ("playing", FieldNames::seats()),
        ("right", FieldNames::Cells(frame)),
        ("seat", FieldNames::seat()),
        ("values", FieldNames::Cells(frame)),
    ]
}

/// The view that texts of views differ from.
pub(crate) fn usual_view(rules: &Rules) -> View {
    view(rules, &rules.start(), Seat::new(0))
}

fn holds(so: bool, wrong: &str) -> Result<(), String> {
    if so { Ok(()) } else { Err(wrong.to_owned()) }
}

/// A view is sound if some sound state is seen so.
pub(crate) fn check_view(rules: &Rules, found: &View) -> Result<(), String> {
    let at_the_table = found.seat.index() < rules.seats;
    holds(at_the_table, "its seat is not at the table")?;
    let state = dealt_out(rules, found).ok_or("a seat has too few chips")?;
    check(rules, &state)?;
    let seen = view(rules, &state, found.seat) == *found;
    holds(seen, "its hands do not fit what its seat knows")
}

/// Numbers come first: what follows uses them as indices.
pub(crate) fn check(rules: &Rules, state: &State) -> Result<(), String> {
    holds(has_cells(rules, state), "a cell is not on the board")?;
    holds(has_seats(rules, state), "a seat is not at the table")?;
    holds(
        has_a_board(rules, state),
        "its fences or chips lie where none can",
    )?;
    holds(
        has_deposits(rules, state),
        "its deposits lie where none can",
    )?;
    audit(rules, state)?;
    holds(has_a_turn(rules, state), "its phase does not fit the rest")
}

/// The seats that the table does not have.
fn absent(rules: &Rules) -> impl Iterator<Item = Seat> {
    Seat::all(SEATS_MAX).skip(rules.seats)
}

/// Whether the frame has every cell that the state names.
fn has_cells(rules: &Rules, state: &State) -> bool {
    let cells = rules.board.frame().cells().len() as usize;
    let mut named = state.deposit_at.iter().chain(&state.fresh_chip);
    named.all(|cell| cell.index() < cells)
}

fn has_seats(rules: &Rules, state: &State) -> bool {
    let held = |seat: Seat| state.left[seat].iter().zip(rules.chips);
    state.seat.index() < rules.seats
        && state.playing == at_the_table(rules, state)
        && Seat::all(rules.seats).all(|seat| held(seat).all(|(left, all)| *left <= all))
        && absent(rules)
            .all(|seat| state.chips[seat].is_empty() && state.left[seat] == Chips::default())
}

/// The seats of the table that have not passed.
fn at_the_table(rules: &Rules, state: &State) -> Seats {
    Seat::all(rules.seats)
        .filter(|seat| state.playing.contains(*seat))
        .fold(Seats::EMPTY, Seats::with)
}

fn has_a_turn(rules: &Rules, state: &State) -> bool {
    let built = state.fresh_fences.len();
    // Every turn before this one built a fence, placed a chip or put a seat out of the game.
    let out = rules.seats - state.playing.len();
    let turns = state.fences.len() + state.occupied().len() + out as u32;
    let acts = state.playing.contains(state.seat);
    let phase = match state.phase {
        Phase::Deposit(_) | Phase::First => {
            let laid = State {
                deposits: state.deposits,
                deposit_at: state.deposit_at,
                phase: state.phase,
                ..rules.start()
            };
            return *state == laid && (state.phase != Phase::First || rules.first.is_none());
        }
        Phase::Act => acts && built <= 2 && can_act(rules, state, state.seat),
        Phase::Second => acts && built == 1 && !fences_open(rules, state).is_empty(),
        Phase::Over => built <= 2 && state.playing.is_empty(),
    };
    phase
        && (built == 0 || state.fresh_chip.is_none())
        && (1..=turns + 1).contains(&state.turn.into())
}

fn has_a_board(rules: &Rules, state: &State) -> bool {
    let fresh = state.fresh_fences.without(state.fences);
    let chips = state.occupied();
    state.fences.without(rules.board.lines()) == Edges::EMPTY
        && fresh == Edges::EMPTY
        && (chips | state.deposits).is_subset(rules.board.cells())
        && state.fresh_chip.is_none_or(|cell| chips.contains(cell))
        && state.values.iter().all(|cells| cells.is_subset(chips))
}

fn has_deposits(rules: &Rules, state: &State) -> bool {
    let all = rules.yields.len();
    let count = match state.phase {
        Phase::Deposit(number) => usize::from(number),
        Phase::First | Phase::Act | Phase::Second | Phase::Over => all,
    };
    if count > all || state.phase == Phase::Deposit(all as u8) {
        return false;
    }
    let (laid, rest) = state.deposit_at.split_at(count);
    let laid_out: CellSet = laid.iter().copied().collect();
    let expected = match &rules.layout {
        Layout::Drawn(cells) => state.deposits.is_subset(*cells),
        Layout::Given(cells) => cells.starts_with(laid),
    };
    expected
        && laid_out == state.deposits
        && laid_out.len() as usize == laid.len()
        && rest.iter().all(|cell| *cell == Cell::new(0))
}

/// A state that agrees with the view: the other seats have placed their lowest chips. `None` if they have too few.
fn dealt_out(rules: &Rules, view: &View) -> Option<State> {
    let mut state = view.shown;
    if state.is_over() {
        return Some(state);
    }
    for other in Seat::all(rules.seats).filter(|other| *other != view.seat) {
        state.left[other] = rules.chips;
        for cell in view.shown.chips[other] {
            let lowest = state.left[other].iter().position(|count| *count > 0)?;
            state.left[other][lowest] -= 1;
            state.set_value(cell, lowest as u8 + 1);
        }
    }
    Some(state)
}
