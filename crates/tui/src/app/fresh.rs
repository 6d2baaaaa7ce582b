//! What is new on the table since the last decision of a seat.

use roll_and_write::picture::{CardPicture, Picture};

/// The picture to compare with. The shared boards are from the last decision of the seat. The places are from before the
/// last turn, or from the last decision if that was earlier. Each picture comes with its turn.
pub(super) fn before(earlier: Option<(u32, Picture)>, since: (u32, Picture)) -> Picture {
    let (decided, since) = since;
    let places = match earlier {
        Some((turn, earlier)) if turn < decided => earlier.places,
        Some(_) => since.places,
        None => Vec::new(),
    };
    Picture { places, ..since }
}

/// Highlights the pieces and fences that came to the shared boards since then.
pub(super) fn freshen(picture: &mut Picture, before: Option<&Picture>) {
    let Some(before) = before else {
        return;
    };
    for (board, known) in picture.boards.iter_mut().zip(&before.boards) {
        freshen_board(board, known);
    }
}

fn freshen_board(board: &mut CardPicture, known: &CardPicture) {
    for (cell, known) in board.cells.iter_mut().zip(&known.cells) {
        if let (Some(piece), None) = (&mut cell.piece, known.piece) {
            piece.fresh = true;
        }
    }
    if let (Some(fences), Some(known)) = (&mut board.fences, &known.fences) {
        fences.fresh_right |= fences.right - known.right;
        fences.fresh_below |= fences.below - known.below;
    }
}
