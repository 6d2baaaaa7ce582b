//! Views as texts: how a seat that must decide is asked by another program.
//!
//! A text may come from anywhere. So it is a view only if it has every property that the rules rely on.

use crate::audit::audit;
use crate::board::Edges;
use crate::content::{Chips, SEATS_MAX};
use crate::rules::{Layout, Rules};
use crate::state::{Phase, State};
use crate::view::View;
use roll_and_write::text::json;
use roll_and_write::{Cell, CellSet, Grid, Seat, Seats};

/// The text of a view.
pub(crate) fn print(view: &View) -> Option<String> {
    serde_json::to_string(view).ok().map(json)
}

/// The view of a seat that must decide; `None` if the text is no such view of this game.
pub(crate) fn parse(rules: &Rules, text: &str) -> Option<View> {
    let view: View = serde_json::from_str(text).ok()?;
    let sound = has_cells(rules, &view.shown)
        && asks_the_seat(rules, &view)
        && has_a_board(rules, &view.shown)
        && has_deposits(rules, &view.shown)
        && has_hands(rules, &view)
        && dealt_out(rules, &view).is_some_and(|state| audit(rules, &state).is_ok());
    sound.then_some(view)
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

fn asks_the_seat(rules: &Rules, view: &View) -> bool {
    let (state, seat) = (&view.shown, view.seat);
    let at_the_table = Seat::all(rules.seats)
        .filter(|seat| state.playing.contains(*seat))
        .fold(Seats::EMPTY, Seats::with);
    let built = state.fresh_fences.len();
    let phase = match state.phase {
        Phase::Act => true,
        Phase::Second => built == 1,
        Phase::Deposit(_) | Phase::First | Phase::Over => false,
    };
    // Every turn before this one built a fence, placed a chip or put a seat out of the game.
    let out = rules.seats - at_the_table.len();
    let turns = state.fences.len() + state.occupied().len() + out as u32;
    phase
        && seat == state.seat
        && seat.index() < rules.seats
        && state.playing.contains(seat)
        && state.playing == at_the_table
        && (1..=turns + 1).contains(&state.turn.into())
}

fn has_a_board(rules: &Rules, state: &State) -> bool {
    let fresh = state.fresh_fences.without(state.fences);
    let chip = state.fresh_chip;
    let chips = state.occupied();
    let cells = chips | state.deposits;
    state.fences.without(rules.board.lines()) == Edges::EMPTY
        && fresh == Edges::EMPTY
        && cells.is_subset(rules.board.cells())
        && chip.is_none_or(|cell| chips.contains(cell))
        && absent(rules).all(|seat| state.chips[seat].is_empty())
}

fn has_deposits(rules: &Rules, state: &State) -> bool {
    let (laid, rest) = state.deposit_at.split_at(rules.yields.len());
    let laid_out: CellSet = laid.iter().copied().collect();
    let expected = match &rules.layout {
        Layout::Drawn(cells) => state.deposits.is_subset(*cells),
        Layout::Given(cells) => cells == laid,
    };
    expected
        && laid_out == state.deposits
        && laid_out.len() as usize == laid.len()
        && rest.iter().all(|cell| *cell == Cell::new(0))
}

/// Only the values of the seat's own chips are known, and the hands have as many chips as they must.
fn has_hands(rules: &Rules, view: &View) -> bool {
    let state = &view.shown;
    let all: u32 = rules.chips.iter().map(|count| u32::from(*count)).sum();
    let counts = |seat: Seat| u32::from(view.hands[seat]) + state.chips[seat].len() == all;
    let hidden = |seat: Seat| seat == view.seat || state.left[seat] == Chips::default();
    let own = state.chips[view.seat];
    let mut left = rules.chips.iter().zip(state.left[view.seat]);
    left.all(|(most, count)| count <= *most)
        && state.values.iter().all(|cells| cells.is_subset(own))
        && Seat::all(rules.seats).all(|seat| counts(seat) && hidden(seat))
        && absent(rules).all(|seat| view.hands[seat] == 0 && hidden(seat))
}

/// A state that agrees with the view: the other seats have placed their lowest chips. `None` if they have too few.
fn dealt_out(rules: &Rules, view: &View) -> Option<State> {
    let mut state = view.shown;
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
