//! The targets of moves in the picture of a view.

use crate::board::Edge;
use crate::moves::Move;
use crate::rules::Rules;
use roll_and_write::{Grid, Message, OnBoard, Target};

/// The only board of the picture.
const BOARD: OnBoard = OnBoard::Shared(0);

impl Rules {
    pub(crate) fn target_of(mv: Move) -> Target {
        match mv {
            Move::Fence(Edge { cell, side }) => Target::Line {
                board: BOARD,
                cell,
                side,
            },
            Move::Chip { value, cell } => Target::Piece {
                board: BOARD,
                cell,
                number: value,
            },
            Move::Done => Target::Choice(Message::new("target-done")),
            Move::Pass => Target::Choice(Message::new("target-pass")),
        }
    }

    pub(crate) fn pointed_at(&self, target: &Target) -> Option<Move> {
        match *target {
            Target::Line {
                board: BOARD,
                cell,
                side,
            } => {
                let edge = Edge { cell, side };
                self.board
                    .lines()
                    .contains(edge)
                    .then_some(Move::Fence(edge))
            }
            Target::Piece {
                board: BOARD,
                cell,
                number,
            } => {
                let known = (1..=self.facts.highest_value()).contains(&number);
                let on_board = self.board.frame().cells().contains(cell);
                (known && on_board).then_some(Move::Chip {
                    value: number,
                    cell,
                })
            }
            Target::Choice(_) => [Move::Done, Move::Pass]
                .into_iter()
                .find(|mv| Self::target_of(*mv) == *target),
            Target::Line { .. }
            | Target::Piece { .. }
            | Target::Cells { .. }
            | Target::Tiles { .. }
            | Target::Link { .. }
            | Target::Box { .. }
            | Target::Die { .. }
            | Target::Offer(_)
            | Target::Hand(_) => None,
        }
    }
}
