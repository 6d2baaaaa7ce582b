//! The boards of a lane: where marks may be, and which cards are complete.

use super::pack::Pack;
use super::settlement::BOARDS;
use super::state::{BoardCell, Lane, OwedDecision, State, Terms};
use crate::state::ExtraPlace;
use roll_and_write::geometry::{CellSet, Grid, Reach};
use roll_and_write::symbol::{AreaId, Printed, Scope, SeenBoard, Viewpoint};
use roll_and_write::{CardId, Seat};

const NOWHERE: Reach = Reach {
    free: CellSet::EMPTY,
    anchor: CellSet::EMPTY,
};

/// Where the next mark may be on a board of a lane.
#[inline]
pub(super) fn reach<G: Grid>(pack: &Pack<G>, lane: &Lane, board: usize) -> Reach {
    match lane.cards[board] {
        Some(card) => pack.cards[card.index()].grid.reach(lane.marked[board]),
        None => NOWHERE,
    }
}

/// The other board of a lane.
#[inline]
pub(super) const fn other(board: usize) -> usize {
    const { assert!(BOARDS == 2) };
    1 - board
}

/// Whether a lane has a cell that may be marked.
#[inline]
pub(super) fn can_mark<G: Grid>(pack: &Pack<G>, lane: &Lane) -> bool {
    let has_room = |board: usize| {
        let card = lane.cards[board];
        card.is_some_and(|card| pack.cards[card.index()].grid.has_room(lane.marked[board]))
    };
    (0..BOARDS).any(has_room)
}

/// Whether a lane has a cell for this decision that it owes.
pub(super) fn can_mark_for<G: Grid>(pack: &Pack<G>, lane: &Lane, pending: OwedDecision) -> bool {
    if let OwedDecision::Extra { terms, at, .. } = pending {
        let reaches = reaches_within(pack, lane, terms, at);
        reaches.iter().any(|reach| !reach.anchor.is_empty())
    } else {
        can_mark(pack, lane)
    }
}

/// Where extra cells on these terms may be, board by board.
#[cold]
pub(super) fn reaches_within<G: Grid>(
    pack: &Pack<G>,
    lane: &Lane,
    terms: Terms,
    at: BoardCell,
) -> [Reach; BOARDS] {
    let places = places(pack, lane, terms, at);
    std::array::from_fn(|board| {
        let Some(card) = lane.cards[board] else {
            return NOWHERE;
        };
        let (grid, marked) = (&pack.cards[card.index()].grid, lane.marked[board]);
        let mut reach = grid.reach(marked);
        if terms.apart() && !grid.is_complete(marked) {
            let free = grid.cells() - marked;
            reach = Reach { free, anchor: free };
        }
        Reach {
            free: reach.free & places[board],
            anchor: reach.anchor & places[board],
        }
    })
}

/// The cells of each board that extra cells on these terms may be chosen from, marked or not.
fn places<G>(pack: &Pack<G>, lane: &Lane, terms: Terms, at: BoardCell) -> [CellSet; BOARDS] {
    let (own, printed) = (at.board(), &*pack.printed);
    match terms.place() {
        ExtraPlace::Masks => lane.masks,
        ExtraPlace::Scope(scope) => std::array::from_fn(|board| {
            let other = board != own;
            if scope == Scope::Anywhere || scope == Scope::Other && other {
                CellSet::ALL
            } else if other {
                CellSet::EMPTY
            } else {
                let card = lane.cards[board].map(|card| &printed.cards[card.index()]);
                card.map_or(CellSet::EMPTY, |card| printed.scope(card, at.cell(), scope))
            }
        }),
        ExtraPlace::Area(AreaId(area)) => {
            let seen = |board: usize| seen_board(printed, lane, board);
            let from = Viewpoint {
                printed,
                cell: at.cell(),
                here: seen(own),
                other: seen(other(own)),
            };
            let masks = from.cells(&printed.areas[usize::from(area)]);
            let mut places = [masks.other; BOARDS];
            places[own] = masks.here;
            places
        }
    }
}

/// A board of a lane, as areas look at it.
fn seen_board<'a>(printed: &'a Printed, lane: &Lane, board: usize) -> Option<SeenBoard<'a>> {
    let card = lane.cards[board]?;
    Some(SeenBoard {
        card: &printed.cards[card.index()],
        marked: lane.marked[board],
        fresh: lane.fresh[board],
    })
}

/// Whether the card on a board is complete.
#[inline]
pub(super) fn is_complete<G: Grid>(
    pack: &Pack<G>,
    state: &State,
    seat: Seat,
    board: usize,
) -> bool {
    let lane = &state.lanes[seat];
    lane.cards[board].is_some_and(|card| {
        pack.cards[card.index()]
            .grid
            .is_complete(lane.marked[board])
    })
}

/// The cards that a seat has completed but not yet set aside, each with its board.
pub(super) fn completing<G: Grid>(
    pack: &Pack<G>,
    state: &State,
    seat: Seat,
) -> impl Iterator<Item = (usize, CardId)> {
    (0..BOARDS)
        .filter(move |&board| is_complete(pack, state, seat, board))
        .filter_map(move |board| Some((board, state.lanes[seat].cards[board]?)))
}
