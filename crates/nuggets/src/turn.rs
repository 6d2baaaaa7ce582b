//! A turn: the deal before the first turn, the effects of a move, and the next seat.

use crate::board::{Edge, Edges};
use crate::event::Event;
use crate::moves::Move;
use crate::rules::Rules;
use crate::state::{Phase, State};
use crate::{check, legal};
use roll_and_write::{Cell, CellSet, Events, Legal, Seat, Seats};

/// Deals an awaited item: the cell of a deposit, or the seat that begins.
pub(crate) fn deal(rules: &Rules, state: &mut State, item: u8, events: &mut impl Events<Event>) {
    match state.phase {
        Phase::Deposit(number) => lay_out(rules, state, number, Cell::new(item), events),
        Phase::First => {
            let seat = Seat::new(usize::from(item));
            begin(state, seat);
            events.notify(|| Event::FirstChosen { seat });
        }
        Phase::Act | Phase::Second | Phase::Over => {}
    }
}

/// Lays out the next deposit (NG-5).
fn lay_out(
    rules: &Rules,
    state: &mut State,
    number: u8,
    cell: Cell,
    events: &mut impl Events<Event>,
) {
    let index = usize::from(number);
    state.deposits |= CellSet::of(cell);
    state.deposit_at[index] = cell;
    events.notify(|| Event::DepositLaid {
        cell,
        r#yield: rules.yields[index],
    });
    state.phase = if index + 1 < rules.yields.len() {
        Phase::Deposit(number + 1)
    } else {
        Phase::First
    };
    if let (Phase::First, Some(seat)) = (state.phase, rules.first) {
        begin(state, seat);
    }
}

/// Starts the first turn with this seat.
fn begin(state: &mut State, seat: Seat) {
    state.seat = seat;
    state.turn = 1;
    state.phase = Phase::Act;
}

/// Applies a legal move.
#[inline]
pub(crate) fn apply(
    rules: &Rules,
    state: &mut State,
    mv: Legal<Move>,
    events: &mut impl Events<Event>,
) {
    let (seat, mv) = (mv.seat(), mv.mv());
    debug_assert_eq!(
        check::check(rules, state, seat, mv),
        None,
        "{mv:?} is legal"
    );
    match mv {
        Move::Fence(edge) => build(rules, state, seat, edge, events),
        Move::Chip { value, cell } => lay_chip(rules, state, seat, value, cell, events),
        Move::Done => {
            events.notify(|| Event::Stopped { seat });
            end_turn(rules, state, events);
        }
        Move::Pass => {
            state.playing = state.playing.without(seat);
            events.notify(|| Event::Passed { seat });
            end_turn(rules, state, events);
        }
    }
}

/// Builds a fence. A second fence follows if any line can take it (NG-7).
fn build(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    edge: Edge,
    events: &mut impl Events<Event>,
) {
    let first = state.phase == Phase::Act;
    let earlier = if first {
        Edges::EMPTY
    } else {
        state.fresh_fences
    };
    state.fences = state.fences.with(edge);
    state.fresh_fences = earlier.with(edge);
    state.fresh_chip = None;
    state.fences_left -= 1;
    events.notify(|| Event::FenceBuilt { seat, edge });
    // A single fence is enough if no second one is legal (NG-7).
    if first && !legal::fences_open(rules, state).is_empty() {
        state.phase = Phase::Second;
    } else {
        end_turn(rules, state, events);
    }
}

/// Places a chip face down (NG-9).
fn lay_chip(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    value: u8,
    cell: Cell,
    events: &mut impl Events<Event>,
) {
    let Some(left) = usize::from(value)
        .checked_sub(1)
        .and_then(|index| state.left[seat].get_mut(index))
    else {
        return;
    };
    *left = left.saturating_sub(1);
    state.chips[seat] |= CellSet::of(cell);
    state.set_value(cell, value);
    state.fresh_chip = Some(cell);
    state.fresh_fences = Edges::EMPTY;
    events.notify(|| Event::ChipLaid { seat, cell });
    if rules.may_peek {
        events.notify(|| Event::ChipValue { seat, cell, value });
    }
    end_turn(rules, state, events);
}

/// Gives the turn to the next seat that is still in play. Seats that can do nothing are out (NG-10,
/// NG-11, NG-12).
fn end_turn(rules: &Rules, state: &mut State, events: &mut impl Events<Event>) {
    let chips = |state: &State| {
        let mut playing = Seat::all(rules.seats).filter(|seat| state.playing.contains(*seat));
        playing.any(|seat| legal::can_lay(rules, state, seat))
    };
    if rules.ends_without_chips && !chips(state) {
        state.playing = Seats::EMPTY;
    }
    for places in 1..=rules.seats {
        let seat = state.seat.clockwise(places, rules.seats);
        if !state.playing.contains(seat) {
            continue;
        }
        if legal::can_act(rules, state, seat) {
            state.seat = seat;
            state.turn += 1;
            state.phase = Phase::Act;
            return;
        }
        state.playing = state.playing.without(seat);
        events.notify(|| Event::Stuck { seat });
    }
    state.phase = Phase::Over;
    events.notify(|| Event::Ended);
    rules.tell_score(state, events);
}
