//! What one seat may see (NG-18).

use crate::content::Chips;
use crate::rules::Rules;
use crate::state::State;
use rand::{Rng, RngExt};
use roll_and_write::{BySeat, CellSet, Seat};

/// What one seat may see of a state: the table without the values of the others' chips.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    pub(crate) seat: Seat,
    /// The state; the values of the others' chips, placed or not, are left out until the game is over.
    pub(crate) shown: State,
    /// How many chips each seat has not placed.
    pub(crate) hands: BySeat<u8>,
}

impl View {
    /// Whose view it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The state as the table shows it to the seat.
    pub fn shown(&self) -> &State {
        &self.shown
    }

    /// How many chips a seat has not placed.
    pub fn hand(&self, seat: Seat) -> u8 {
        self.hands[seat]
    }
}

/// What a seat may see.
pub(crate) fn view(rules: &Rules, state: &State, seat: Seat) -> View {
    let mut shown = *state;
    let hands = BySeat::from_fn(|other| state.left[other].iter().sum());
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

/// The others' chips, placed and not, are dealt anew from what each began with.
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
    /// The chips of all seats whose values this view does not hold.
    pub(crate) fn hidden_cells(view: &View, seat: Seat) -> CellSet {
        if view.shown.is_over() || seat == view.seat {
            CellSet::EMPTY
        } else {
            view.shown.chips[seat]
        }
    }
}

/// Takes one of the chips, each equally likely, and returns its value.
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
