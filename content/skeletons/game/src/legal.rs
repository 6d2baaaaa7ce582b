//! Which moves are legal, and why another is not.

use crate::moves::Move;
use crate::rules::BOXES;
use crate::state::{Sheet, State};
use roll_and_write::together::OrPass;
use roll_and_write::{Legal, Message, Refusal, Seat};

/// Whether the dice and the order of the boxes allow to cross a box (MG-3, MG-4).
pub(crate) fn is_open(state: &State, sheet: &Sheet, number: u8) -> bool {
    state.numbers().contains(&number) && number > sheet.last() && number <= BOXES
}

/// Whether a seat has a box to cross, on the sheet that everybody can see.
pub(crate) fn has_choice(state: &State, sheet: &Sheet) -> bool {
    (1..=BOXES).any(|number| is_open(state, sheet, number))
}

/// The legal moves of a seat: from the lowest number up, then to pass.
pub(crate) fn moves(state: &State, seat: Seat) -> impl Iterator<Item = Move> {
    let awaited = state.sheets.waiting().contains(seat);
    let open = (1..=BOXES).filter(move |number| is_open(state, state.sheet(seat), *number));
    let all = open.map(OrPass::Move).chain([OrPass::Pass]);
    all.filter(move |_| awaited)
}

/// Checks a move. The refusal names the clause, and says what to do instead.
pub(crate) fn check(state: &State, seat: Seat, mv: Move) -> Result<Legal<Move>, Refusal> {
    if !state.sheets.waiting().contains(seat) {
        return Err(Refusal::new("MG-2", Message::new("refusal-not-awaited")));
    }
    match mv {
        OrPass::Move(number) if !state.numbers().contains(&number) => {
            let reason = Message::new("refusal-dice").number("number", number);
            Err(Refusal::new("MG-3", reason))
        }
        OrPass::Move(number) if !is_open(state, state.sheet(seat), number) => {
            let last = state.sheet(seat).last();
            let reason = Message::new("refusal-order").number("last", last);
            Err(Refusal::new("MG-4", reason))
        }
        OrPass::Move(_) | OrPass::Pass => Ok(Legal::unchecked(seat, mv)),
    }
}
