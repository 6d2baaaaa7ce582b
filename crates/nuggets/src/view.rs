//! Views: what one seat may see (NG-18).

use crate::content::{Chips, SEATS_MAX};
use crate::rules::Rules;
use crate::state::State;
use rand::{Rng, RngExt};
use roll_and_write::{BySeat, CellSet, Seat};
use serde::{Deserialize, Serialize};

/// The part of a state that one seat may see: the table without the values of other seats' chips.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    pub(crate) seat: Seat,
    /// The state. Until the game is over it omits the values of other seats' chips, placed or not.
    pub(crate) shown: State,
    /// The number of chips that each seat has not placed.
    pub(crate) hands: BySeat<u8, SEATS_MAX>,
}

impl View {
    /// The seat whose view this is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The state as the seat sees it.
    pub fn shown(&self) -> &State {
        &self.shown
    }

    /// The number of chips that a seat has not placed.
    pub fn hand(&self, seat: Seat) -> u8 {
        self.hands[seat]
    }
}

/// Makes the view of a seat.
pub(crate) fn view(rules: &Rules, state: &State, seat: Seat) -> View {
    let mut shown = *state;
    let hands = BySeat::of_seats(|other| state.left[other].iter().sum());
    // At the end all chips are turned up (NG-14).
    if !state.is_over() {
        for other in Seat::all(rules.seats).filter(|other| *other != seat) {
            shown.left[other] = Chips::default();
            for cells in &mut shown.values {
                *cells -= state.chips[other];
            }
        }
    }
    View { seat, shown, hands }
}

/// Draws a state that agrees with the view. It deals the other seats' chips anew from their initial chips,
/// placed or not.
pub(crate) fn determinize<R: Rng + ?Sized>(rules: &Rules, view: &View, generator: &mut R) -> State {
    let mut state = view.shown;
    if state.is_over() {
        return state;
    }
    for other in Seat::all(rules.seats).filter(|other| *other != view.seat) {
        state.left[other] = rules.chips;
        for cell in view.shown.chips[other] {
            let value = draw(&mut state.left[other], generator);
            state.set_value(cell, value);
        }
    }
    state
}

impl Rules {
    /// The cells of the seat's chips whose values this view hides.
    pub(crate) fn hidden_cells(view: &View, seat: Seat) -> CellSet {
        if view.shown.is_over() || seat == view.seat {
            CellSet::EMPTY
        } else {
            view.shown.chips[seat]
        }
    }
}

/// Takes a random chip, each equally likely, and returns its value.
fn draw<R: Rng + ?Sized>(chips: &mut Chips, generator: &mut R) -> u8 {
    let count: u32 = chips.iter().map(|count| u32::from(*count)).sum();
    let mut pick = generator.random_range(0..count.max(1));
    for (value, count) in (1..).zip(chips) {
        let here = u32::from(*count);
        if pick < here {
            *count -= 1;
            return value;
        }
        pick -= here;
    }
    0
}
