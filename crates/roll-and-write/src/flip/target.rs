//! Where a move points in the picture of a view.

use super::state::{BOARDS, Pending, State};
use super::{FlipAndWrite, FlipGame, Move, View};
use crate::{CardId, OnBoard, Saying, Seat, Target};

impl<G: FlipGame> FlipAndWrite<G> {
    pub(super) fn target_of(&self, view: &View, r#move: Move) -> Target {
        let (state, lane) = (&view.shown, &view.shown.lanes[view.seat]);
        let dealt = |card: CardId| lane.dealt.iter().flatten().position(|held| *held == card);
        let found = match r#move {
            Move::Mark { board, cells } => {
                shown_board(state, view.seat, board).map(|board| Target::Cells {
                    board: OnBoard::Own(board),
                    cells,
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
                if let Pending::Number { track, number, .. } = lane.owed.top() {
                    let saying = Saying::new("target-accept-number").number("number", number);
                    let saying = saying.word("track", self.track_key(track));
                    Some(Target::Choice(saying))
                } else {
                    None
                }
            }
            Move::Decline => Some(choice("target-decline")),
            Move::Choose(option) => {
                if let Pending::Choice { symbol, asked, .. } = lane.owed.top() {
                    let saying = Saying::new("target-choose").number("number", option + 1);
                    let saying = saying.word("option", self.option_key(symbol, option));
                    (option < asked.options()).then_some(Target::Choice(saying))
                } else {
                    None
                }
            }
        };
        // What lies nowhere in the picture is told by its text.
        found.unwrap_or_else(|| {
            Target::Choice(Saying::new("target-move").name("move", self.print(r#move)))
        })
    }

    /// The move that points there. Moves that are no marks are few, and looked for one by one.
    pub(super) fn pointed_at(&self, view: &View, target: &Target) -> Option<Move> {
        let (state, lane) = (&view.shown, &view.shown.lanes[view.seat]);
        match target {
            Target::Cells {
                board: OnBoard::Own(shown),
                cells,
            } => {
                self.pack.placements.id(*cells)?;
                let board = (0..BOARDS as u8)
                    .find(|board| shown_board(state, view.seat, *board) == Some(*shown))?;
                Some(Move::Mark {
                    board,
                    cells: *cells,
                })
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
                let options = (0..crate::symbol::CHOICES_MAX).map(Move::Choose);
                [Move::Draw, Move::Accept, Move::Decline]
                    .into_iter()
                    .chain(options)
                    .find(|r#move| self.target_of(view, *r#move) == *target)
            }
            Target::Cells {
                board: OnBoard::Shared(_),
                ..
            }
            | Target::Line { .. }
            | Target::Piece { .. } => None,
        }
    }
}

/// Where a board of a seat stands among those that are shown: places without a card are not.
fn shown_board(state: &State, seat: Seat, board: u8) -> Option<usize> {
    let cards = &state.lanes[seat].cards;
    let board = usize::from(board);
    (*cards.get(board)?)?;
    Some(cards[..board].iter().flatten().count())
}

fn choice(key: &'static str) -> Target {
    Target::Choice(Saying::new(key))
}
