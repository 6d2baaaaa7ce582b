//! Who sees what.

use crate::state::State;
use roll_and_write::Seat;
use serde::{Deserialize, Serialize};

/// What one seat may know of a state. While all decide, the other sheets are as they were at the roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    pub(crate) seat: Seat,
    pub(crate) shown: State,
}

impl View {
    /// The seat that has this view.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The state as the seat sees it.
    pub fn shown(&self) -> &State {
        &self.shown
    }
}

/// Makes the view of a seat.
pub(crate) fn view(state: &State, seat: Seat) -> View {
    let sheets = state.sheets.seen_by(seat);
    let shown = State { sheets, ..*state };
    View { seat, shown }
}
