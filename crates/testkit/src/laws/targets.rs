//! Law: listed moves point at things that the picture shows.

use super::{LawContext, Violation, holds};
use crate::playthrough::Playthrough;
use roll_and_write::picture::{CardPicture, Mark, Picture};
use roll_and_write::{Cell, Ground, Legal, LineSide, OnBoard, Target};

pub(super) fn point(_ask: &LawContext<'_>, playthrough: &Playthrough) -> Result<(), Violation> {
    let game = &*playthrough.game;
    for step in 0..=playthrough.len() {
        for seat in playthrough.seats() {
            let moves = game.moves(playthrough.state(step), seat);
            if moves.is_empty() {
                continue;
            }
            let view = game.view(playthrough.state(step), seat);
            let picture = game.picture(&view);
            let mut known: Vec<Target> = Vec::new();
            for id in moves.into_iter().map(Legal::mv) {
                let target = game.target(&view, id);
                let wrong =
                    |what: &str| format!("{} points at {target:?}, {what}", game.print_move(id));
                holds(is_shown(&picture, &target), step, || {
                    wrong("which is not shown or not free")
                })?;
                holds(!known.contains(&target), step, || {
                    wrong("like another move")
                })?;
                holds(game.move_at(&view, &target) == Some(id), step, || {
                    wrong("but this place finds another move, or none")
                })?;
                known.push(target);
            }
        }
    }
    Ok(())
}

/// Whether a picture shows the target of a move, and the target is free.
fn is_shown(picture: &Picture, target: &Target) -> bool {
    let board = |on: &OnBoard| match on {
        OnBoard::Own(index) => picture
            .places
            .first()
            .and_then(|own| own.boards.get(*index)),
        OnBoard::Shared(index) => picture.boards.get(*index),
    };
    match target {
        Target::Cells { board: on, cells } => {
            !cells.is_empty()
                && board(on).is_some_and(|card| cells.iter().all(|cell| is_free(card, cell)))
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
        Target::Offer(card) => *card < picture.offer.len(),
        Target::Hand(cards) => {
            !cards.is_empty() && cards.iter().all(|card| *card < picture.hand.len())
        }
        Target::Choice(_) => true,
    }
}

fn is_free(card: &CardPicture, cell: Cell) -> bool {
    card.cells.get(cell.index()).is_some_and(|shown| {
        let is_cell = !matches!(shown.ground, Ground::Gap | Ground::Wall);
        is_cell && shown.mark == Mark::Free && shown.piece.is_none()
    })
}
