//! Where a move points in the picture of a view.

use super::moves::Move;
use super::pack::Pack;
use super::settlement::BOARDS;
use super::state::{OwedDecision, State};
use super::view::View;
use super::{keys, moves};
use roll_and_write::geometry::Grid;
use roll_and_write::{CardId, Message, OnBoard, Seat, Target};

pub(super) fn target<G: Grid>(pack: &Pack<G>, view: &View, mv: Move) -> Target {
    let (state, lane) = (&view.shown, &view.shown.lanes[view.seat]);
    let dealt = |card: CardId| lane.dealt.iter().flatten().position(|held| *held == card);
    let found = match mv {
        Move::Mark { board, cells } => {
            shown_board(state, view.seat, board).map(|board| Target::Cells {
                board: OnBoard::Own(board),
                cells: cells.wide(),
            })
        }
        Move::Take(card) => {
            let place = state.offer.cards().iter().position(|open| *open == card);
            place.map(Target::Offer)
        }
        Move::Keep(a, b) => match (dealt(a), dealt(b)) {
            (Some(a), Some(b)) => Some(Target::Hand(vec![a.min(b), a.max(b)])),
            _ => None,
        },
        Move::Draw => Some(choice("target-draw")),
        Move::Accept => {
            if let OwedDecision::Number { track, number, .. } = lane.owed.top() {
                let message = Message::new("target-accept-number").number("number", number);
                let message = message.word("track", keys::track_key(pack, track));
                Some(Target::Choice(message))
            } else {
                None
            }
        }
        Move::Decline => Some(choice("target-decline")),
        Move::Choose(option) => {
            if let OwedDecision::Choice { symbol, asked, .. } = lane.owed.top() {
                let message = Message::new("target-choose").number("number", option + 1);
                let message = message.word("option", keys::option_key(pack, symbol, option));
                (option < asked.options()).then_some(Target::Choice(message))
            } else {
                None
            }
        }
    };
    // What lies nowhere in the picture is told by its text.
    found.unwrap_or_else(|| {
        Target::Choice(Message::new("target-move").name("move", moves::print_move(pack, mv)))
    })
}

/// The move that a target means. Moves other than marks are few, so they are compared one by one.
pub(super) fn move_at<G: Grid>(pack: &Pack<G>, view: &View, target: &Target) -> Option<Move> {
    let (state, lane) = (&view.shown, &view.shown.lanes[view.seat]);
    match target {
        Target::Cells {
            board: OnBoard::Own(shown),
            cells,
        } => {
            let cells = cells.narrow()?;
            pack.placements.id(cells)?;
            let board = (0..BOARDS as u8)
                .find(|board| shown_board(state, view.seat, *board) == Some(*shown))?;
            Some(Move::Mark { board, cells })
        }
        Target::Offer(place) => state.offer.cards().get(*place).copied().map(Move::Take),
        Target::Hand(places) => {
            let card = |place: &usize| lane.dealt.iter().flatten().nth(*place).copied();
            let [a, b] = places.as_slice() else {
                return None;
            };
            let (a, b) = (card(a)?, card(b)?);
            (a != b).then(|| Move::Keep(a.min(b), a.max(b)))
        }
        Target::Choice(_) => {
            let options = (0..roll_and_write::symbol::CHOICES_MAX).map(Move::Choose);
            [Move::Draw, Move::Accept, Move::Decline]
                .into_iter()
                .chain(options)
                .find(|mv| self::target(pack, view, *mv) == *target)
        }
        Target::Cells {
            board: OnBoard::Shared(_),
            ..
        }
        | Target::Line { .. }
        | Target::Tiles { .. }
        | Target::Link { .. }
        | Target::Box { .. }
        | Target::Die { .. }
        | Target::Piece { .. } => None,
    }
}

/// The position of a seat's board among those in the picture. Boards without a card are not shown.
fn shown_board(state: &State, seat: Seat, board: u8) -> Option<usize> {
    let cards = &state.lanes[seat].cards;
    let board = usize::from(board);
    (*cards.get(board)?)?;
    Some(cards[..board].iter().flatten().count())
}

fn choice(key: &'static str) -> Target {
    Target::Choice(Message::new(key))
}
