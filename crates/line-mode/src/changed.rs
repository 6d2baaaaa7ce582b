//! The part of a table that a person needs to see again.

use roll_and_write::picture::{CardPicture, FencePicture, Mark, Picture, Piece, PlacePicture};
use roll_and_write::{Target, WideSet};

/// What is new since the picture that a person saw last, and what the decision needs: the own boards and tracks that
/// changed, the boards of all that changed, and the pattern, the offer or the hand if a legal move uses it. `targets`
/// are the legal moves.
pub(super) fn changed(picture: &Picture, known: &Picture, targets: &[Target]) -> Picture {
    let mut part = picture.clone();
    let any = |wanted: fn(&Target) -> bool| targets.iter().any(wanted);
    if part.headline == known.headline {
        part.headline.clear();
    }
    if part.facts == known.facts {
        part.facts.clear();
    }
    part.boards.retain(|board| !is_known(board, &known.boards));
    part.places.truncate(1);
    if let (Some(own), Some(known)) = (part.places.first_mut(), known.places.first())
        && !keep_changes(own, known)
    {
        part.places.clear();
    }
    if part.dice == known.dice && !any(|target| matches!(target, Target::Die { .. })) {
        part.dice.clear();
    }
    if !any(|target| matches!(target, Target::Offer(_))) {
        part.offer.clear();
    }
    if !any(|target| matches!(target, Target::Hand(_))) {
        part.hand.clear();
    }
    // Only a decision about the pattern marks several cells at once, unless the pattern fits nowhere.
    if part.pattern == known.pattern
        && !any(|target| matches!(target, Target::Cells { cells, .. } if cells.len() > 1))
        && !any(|target| matches!(target, Target::Tiles { .. }))
    {
        part.pattern = None;
        part.upcoming.clear();
    }
    part
}

/// The part of a changed picture that sentences have not said yet. A picture is drawn as a whole, but a sentence about a
/// fence or a track that has not changed only takes time.
pub(super) fn unsaid(mut part: Picture, known: &Picture) -> Picture {
    // What was rolled is news that was said just now.
    if part.dice != known.dice {
        part.dice.clear();
    }
    for board in &mut part.boards {
        let known = known.boards.iter().find(|known| known.name == board.name);
        if let Some(known) = known.filter(|_| board.fences.is_some()) {
            keep_news(board, known);
        }
    }
    if let (Some(own), Some(known)) = (part.places.first_mut(), known.places.first()) {
        own.tracks.retain(|track| !known.tracks.contains(track));
        if own.facts == known.facts {
            own.facts.clear();
        }
    }
    part
}

/// Removes the deposits, pieces, fences and regions of a shared board that are known.
fn keep_news(board: &mut CardPicture, known: &CardPicture) {
    for (cell, known) in board.cells.iter_mut().zip(&known.cells) {
        if cell.symbol == known.symbol {
            cell.symbol = None;
        }
        let place = |piece: Piece| (piece.letter, piece.number);
        if cell.piece.map(place) == known.piece.map(place) {
            cell.piece = None;
        }
    }
    if let (Some(fences), Some(known)) = (&mut board.fences, &known.fences) {
        fences.right -= known.right;
        fences.below -= known.below;
        fences.fresh_right = fences.fresh_right & fences.right;
        fences.fresh_below = fences.fresh_below & fences.below;
    }
    board
        .regions
        .retain(|region| !known.regions.contains(region));
}

/// Removes the boards and tracks that have not changed. Returns whether anything is new.
fn keep_changes(own: &mut PlacePicture, known: &PlacePicture) -> bool {
    let same_facts = own.facts == known.facts;
    own.boards.retain(|board| !is_known(board, &known.boards));
    if own.tracks == known.tracks {
        own.tracks.clear();
    }
    !same_facts || !own.boards.is_empty() || !own.tracks.is_empty()
}

/// Whether a board looks as before. It does not matter when a cell was marked.
fn is_known(board: &CardPicture, known: &[CardPicture]) -> bool {
    let board = settled(board);
    known.iter().any(|known| settled(known) == board)
}

/// A board without the highlights of what is new.
fn settled(board: &CardPicture) -> CardPicture {
    let mut board = board.clone();
    for cell in &mut board.cells {
        if cell.mark == Mark::Fresh {
            cell.mark = Mark::Old;
        }
        if let Some(piece) = &mut cell.piece {
            piece.fresh = false;
        }
    }
    board.fences = board.fences.map(|fences| FencePicture {
        fresh_right: WideSet::EMPTY,
        fresh_below: WideSet::EMPTY,
        ..fences
    });
    board
}

#[cfg(test)]
mod tests {
    use super::*;
    use roll_and_write::picture::{BoxPicture, CellPicture, RegionPicture, TrackPicture};
    use roll_and_write::{Cell, Message, Seat, WideFrame};

    /// A board with fences to the right of these cells, a chip on a cell, and a region with its size.
    fn board(fences: u128, chip: Option<u8>, region: u32) -> CardPicture {
        let frame = WideFrame::new(2, 2).unwrap();
        let cell = |at: Cell| CellPicture {
            piece: (chip == Some(at.index() as u8)).then_some(Piece {
                letter: 'A',
                number: Some(1),
                fresh: true,
            }),
            ..CellPicture::plain(false)
        };
        CardPicture {
            fences: Some(FencePicture {
                right: WideSet::from_bits(fences),
                below: WideSet::EMPTY,
                fresh_right: WideSet::from_bits(fences),
                fresh_below: WideSet::EMPTY,
            }),
            regions: vec![RegionPicture {
                cells: frame.cells(),
                facts: vec![Message::new("size").number("count", region)],
            }],
            ..CardPicture::new("Board", frame, cell)
        }
    }

    fn picture(board: CardPicture) -> Picture {
        let track = |name: &str, boxes| TrackPicture {
            row: 5,
            ..TrackPicture::new(name, boxes)
        };
        let tracks = vec![
            track("same", vec![BoxPicture::EMPTY]),
            track("other", vec![BoxPicture::CROSSED; board.regions.len()]),
        ];
        Picture {
            boards: vec![board],
            places: vec![PlacePicture {
                tracks,
                ..PlacePicture::new(Seat::new(0), Vec::new())
            }],
            ..Picture::default()
        }
    }

    #[test]
    fn only_what_is_new_on_a_shared_board_is_said() {
        let known = picture(board(0b01, Some(2), 4));
        let same = unsaid(known.clone(), &known).boards.remove(0);
        assert!(same.regions.is_empty() && same.cells.iter().all(|cell| cell.piece.is_none()));
        assert_eq!(same.fences.map(|fences| fences.right), Some(WideSet::EMPTY));
        let new = unsaid(picture(board(0b11, Some(3), 5)), &known);
        let board = &new.boards[0];
        let fences = board.fences.as_ref().unwrap();
        assert_eq!(
            (fences.right.bits(), fences.fresh_right.bits()),
            (0b10, 0b10)
        );
        let chips = board.cells.iter().filter(|cell| cell.piece.is_some());
        assert_eq!((chips.count(), board.regions.len()), (1, 1));
    }

    #[test]
    fn only_tracks_that_changed_are_said() {
        let known = picture(board(0, None, 4));
        let mut now = known.clone();
        now.places[0].tracks[1].boxes[0] = BoxPicture::EMPTY;
        let said = unsaid(now, &known);
        let names: Vec<&str> = said.places[0]
            .tracks
            .iter()
            .map(|track| &*track.name)
            .collect();
        assert_eq!(names, ["other"]);
    }
}
