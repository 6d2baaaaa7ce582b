//! What a player may ask for. A move has a number and a text, and both lead back to it.

use crate::rules::BOXES;
use roll_and_write::MoveId;
use roll_and_write::together::OrPass;

/// A move: cross the box with a number, or pass.
pub type Move = OrPass<u8>;

/// The highest number of a move plus 1.
pub(crate) const IDS: u32 = Move::ids(BOXES as u32);

/// The number of a move.
pub(crate) fn id(mv: Move) -> MoveId {
    mv.id(|number| MoveId(u32::from(number) - 1))
}

/// The move with a number.
pub(crate) fn by_id(id: MoveId) -> Option<Move> {
    Move::by_id(id, |MoveId(index)| {
        (index < BOXES.into()).then(|| index as u8 + 1)
    })
}

/// The text of a move. It is never a bare number, because a bare number chooses from the list.
pub(crate) fn text(mv: Move) -> String {
    mv.print(|number| format!("cross {number}"))
}
