//! A turn: the roll, the decisions of all, and the barrier.

use crate::event::Event;
use crate::legal;
use crate::moves::Move;
use crate::rules::{MyGame, TURNS};
use crate::state::State;
use roll_and_write::together::{OrPass, Together};
use roll_and_write::{Awaiting, BySeat, Events, Legal, Outcome, Roll, Seat, Seats};

pub(crate) fn start() -> State {
    State {
        turn: 0,
        dice: [0; 2],
        sheets: Together::new(BySeat::default()),
    }
}

/// What a state waits for. Every roll has a number of its own, so it is a draw of its own.
pub(crate) fn awaiting(rules: &MyGame, state: &State) -> Awaiting {
    if let Some(seats) = state.sheets.awaiting() {
        return seats;
    }
    let full = |seat| State::is_full(state.sheet(seat));
    if state.turn == TURNS || Seat::all(rules.info.seats).any(full) {
        return Awaiting::Over; // MG-6
    }
    Awaiting::roll("dice", state.turn.into(), Roll::of(2, 6))
}

/// Deals a roll, and asks every seat that has a choice.
pub(crate) fn deal(
    rules: &MyGame,
    state: &mut State,
    roll: Outcome,
    events: &mut impl Events<Event>,
) {
    state.turn += 1;
    state.dice = [roll.die(0) + 1, roll.die(1) + 1];
    let dice = state.dice;
    events.notify(|| Event::Rolled { dice });
    let can = |seat: &Seat| legal::has_choice(state, state.sheet(*seat));
    let asked = Seat::all(rules.info.seats).filter(can);
    let asked = asked.fold(Seats::EMPTY, Seats::with);
    if state.sheets.open(asked) {
        events.notify(|| Event::NothingFits);
        state.sheets.forget();
    }
}

/// Makes a legal move. Only the seat itself learns of it, until all have decided.
pub(crate) fn apply(
    rules: &MyGame,
    state: &mut State,
    mv: Legal<Move>,
    events: &mut impl Events<Event>,
) {
    let (seat, decision) = (mv.seat(), mv.mv());
    if let OrPass::Move(number) = decision {
        state.sheets.lane_mut(seat).cross(number);
    }
    events.notify(|| Event::Decided { seat, decision });
    let asked = state.sheets.asked();
    if state.sheets.done(seat) {
        barrier(rules, state, asked, events);
    }
}

/// What everybody feels at once when all have decided (MG-5).
fn barrier(rules: &MyGame, state: &mut State, asked: Seats, events: &mut impl Events<Event>) {
    let new = |seat| state.sheets.lane(seat).crossed & !state.sheets.before(seat).crossed;
    let new: BySeat<u16, 6> = BySeat::of_seats(new);
    for seat in asked.iter() {
        let mine = new[seat];
        let others = Seat::all(rules.info.seats).filter(|other| *other != seat);
        let alone = others
            .map(|other| new[other])
            .all(|crossed| crossed != mine);
        let star = rules.stars && mine != 0 && alone;
        if star {
            state.sheets.lane_mut(seat).stars |= mine;
        }
        let number = (mine != 0).then(|| mine.trailing_zeros() as u8 + 1);
        events.notify(|| Event::Revealed { seat, number, star });
    }
    state.sheets.forget();
}
