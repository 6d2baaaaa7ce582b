//! Views: what one seat may see (LL-16).

use crate::rules::Rules;
use crate::state::{Sheet, State};
use roll_and_write::Seat;
use serde::{Deserialize, Serialize};

/// The part of a state that one seat may see. While all decide, it shows the other sheets as they were at the roll,
/// and the other seats as undecided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    pub(crate) seat: Seat,
    pub(crate) shown: State,
}

impl View {
    /// The seat whose view this is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The state as the seat sees it. All moves of the seat are legal in it as they are in the real state.
    pub fn shown(&self) -> &State {
        &self.shown
    }
}

/// Makes the view of a seat.
pub(crate) fn view(state: &State, seat: Seat) -> View {
    let lanes = state.lanes.seen_by(seat);
    let shown = State { lanes, ..*state };
    View { seat, shown }
}

impl Rules {
    /// Whether a seat with this sheet has a lamp for the shared dice. Everybody can see that (LL-6).
    #[inline]
    pub(crate) fn has_choice(&self, state: &State, sheet: &Sheet) -> bool {
        self.lamps_together(state, sheet).has_lamps()
    }
}
