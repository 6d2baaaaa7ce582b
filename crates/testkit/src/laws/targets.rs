//! Law: listed moves point at things that the picture shows.

use super::LawStep;
use roll_and_write::picture::{CardPicture, DieState, Mark, Picture};
use roll_and_write::{Cell, Ground, Legal, LineSide, OnBoard, Seat, Target};

pub(super) fn point(at: &LawStep<'_>, seat: Seat) -> Result<(), String> {
    let game = at.game();
    let moves = game.moves(at.state(), seat);
    if moves.is_empty() {
        return Ok(());
    }
    let view = game.view(at.state(), seat);
    let picture = game.picture(&view);
    let mut known: Vec<Target> = Vec::new();
    for id in moves.into_iter().map(Legal::mv) {
        let target = game.target(&view, id);
        let wrong = |what: &str| {
            let text = game.print_move(id);
            Err(format!("{text} points at {target:?}, {what}"))
        };
        if !is_shown(&picture, &target) {
            return wrong("which is not shown or not free");
        }
        if known.contains(&target) {
            return wrong("like another move");
        }
        if game.move_at(&view, &target) != Some(id) {
            return wrong("but this place finds another move, or none");
        }
        known.push(target);
    }
    Ok(())
}

/// Whether a picture shows the target of a move, and the target is free.
fn is_shown(picture: &Picture, target: &Target) -> bool {
    let board = |on: &OnBoard| picture.board(*on);
    match target {
        Target::Cells { board: on, cells } => {
            !cells.is_empty()
                && board(on).is_some_and(|card| cells.iter().all(|cell| is_free(card, cell)))
        }
        Target::Tiles { board: on, cells } => {
            let is_new = |(at, cell): (usize, &Cell)| !cells[..at].contains(cell);
            !cells.is_empty()
                && cells.iter().enumerate().all(is_new)
                && board(on).is_some_and(|card| cells.iter().all(|cell| is_free(card, *cell)))
        }
        Target::Line {
            board: on,
            cell,
            side,
        } => board(on).is_some_and(|card| {
            let fences = card.fences.unwrap_or_default();
            let (row, col) = (card.frame.row(*cell), card.frame.col(*cell));
            let (built, beyond) = match side {
                LineSide::Right => (fences.right, card.frame.cell(row, col + 1)),
                LineSide::Below => (fences.below, card.frame.cell(row + 1, col)),
            };
            beyond.is_some() && !built.contains(*cell)
        }),
        Target::Piece {
            board: on, cell, ..
        } => board(on).is_some_and(|card| is_free(card, *cell)),
        Target::Link {
            board: on,
            from,
            to,
        } => board(on).is_some_and(|card| has_free_link(card, *from, *to)),
        Target::Box { track, index } => {
            let own = picture.places.first();
            let track = own.and_then(|own| own.tracks.get(*track));
            let shown = track.and_then(|track| track.boxes.get(*index));
            shown.is_some_and(|shown| !shown.is_filled() && !shown.closed)
        }
        Target::Die { dice, index } => {
            let dice = picture.dice.get(*dice);
            let die = dice.and_then(|dice| dice.dice.get(*index));
            die.is_some_and(|die| die.state == DieState::Free)
        }
        Target::Offer(card) => *card < picture.offer.len(),
        Target::Hand(cards) => {
            !cards.is_empty() && cards.iter().all(|card| *card < picture.hand.len())
        }
        Target::Choice(_) => true,
    }
}

/// Whether a card has a line between these cells that is not drawn yet.
fn has_free_link(card: &CardPicture, from: Cell, to: Cell) -> bool {
    let mut links = card.links.iter().flatten();
    links.any(|link| {
        let joins = (link.from, link.to) == (from, to) || (link.to, link.from) == (from, to);
        joins && link.mark == Mark::Free
    })
}

fn is_free(card: &CardPicture, cell: Cell) -> bool {
    card.cells.get(cell.index()).is_some_and(|shown| {
        let is_cell = !matches!(shown.ground, Ground::Gap | Ground::Wall);
        is_cell && shown.mark == Mark::Free && shown.piece.is_none()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use roll_and_write::picture::{
        BoxPicture, CellPicture, DicePicture, DiePicture, LinkPicture, PlacePicture, TrackPicture,
    };
    use roll_and_write::{Frame, Message};

    /// A sheet with a free box, a crossed one and a closed one; dice; a board with two lines.
    fn picture() -> Picture {
        let closed = BoxPicture {
            closed: true,
            ..BoxPicture::number(4)
        };
        let boxes = vec![BoxPicture::number(2), BoxPicture::CROSSED, closed];
        let gone = DiePicture {
            state: DieState::Gone,
            ..DiePicture::BLANK
        };
        let drawn = LinkPicture {
            mark: Mark::Old,
            ..LinkPicture::new(Cell::new(1), Cell::new(2))
        };
        let frame = Frame::new(1, 3).unwrap();
        let board = CardPicture {
            links: Some(vec![LinkPicture::new(Cell::new(0), Cell::new(1)), drawn]),
            ..CardPicture::new("board", frame, |at| CellPicture::plain(at.index() == 2))
        };
        let dice = vec![DiePicture::number(3), gone];
        Picture {
            dice: vec![DicePicture::new(Message::new("dice"), dice)],
            ..Picture::of_places([PlacePicture {
                tracks: vec![TrackPicture::new("row", boxes)],
                ..PlacePicture::new(Seat::new(0), vec![board])
            }])
        }
    }

    #[track_caller]
    fn check(target: &Target, shown: bool) {
        assert_eq!(is_shown(&picture(), target), shown, "{target:?}");
    }

    #[test]
    fn only_what_is_shown_and_free_is_a_target() {
        for (index, shown) in [(0, true), (1, false), (2, false), (3, false)] {
            check(&Target::Box { track: 0, index }, shown);
        }
        check(&Target::Box { track: 1, index: 0 }, false);
        for (index, shown) in [(0, true), (1, false), (2, false)] {
            check(&Target::Die { dice: 0, index }, shown);
        }
        let board = OnBoard::Own(0);
        let link = |from, to| Target::Link {
            board,
            from: Cell::new(from),
            to: Cell::new(to),
        };
        check(&link(0, 1), true);
        check(&link(1, 0), true);
        check(&link(1, 2), false);
        check(&link(0, 2), false);
        let tiles = |cells: &[u8]| Target::Tiles {
            board,
            cells: cells.iter().map(|cell| Cell::new(*cell)).collect(),
        };
        check(&tiles(&[1, 0]), true);
        check(&tiles(&[0, 0]), false);
        check(&tiles(&[1, 2]), false);
        check(&tiles(&[]), false);
    }
}
