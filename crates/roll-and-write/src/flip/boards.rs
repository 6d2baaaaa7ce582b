//! The boards of a lane: where marks may be, and which cards are complete.

use super::pack::Pack;
use super::settlement::BOARDS;
use super::state::{Lane, Pending, Spot, State, Terms};
use crate::geometry::{CellSet, Grid, Reach};
use crate::symbol::Scope;
use crate::{CardId, Seat};

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
pub(super) fn can_mark_for<G: Grid>(pack: &Pack<G>, lane: &Lane, pending: Pending) -> bool {
    if let Pending::Extra { terms, at, .. } = pending {
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
    at: Spot,
) -> [Reach; BOARDS] {
    std::array::from_fn(|board| reach_within(pack, lane, board, terms, at))
}

/// Where extra cells on these terms may be on one board of a lane.
pub(super) fn reach_within<G: Grid>(
    pack: &Pack<G>,
    lane: &Lane,
    board: usize,
    terms: Terms,
    at: Spot,
) -> Reach {
    let Some(card) = lane.cards[board] else {
        return NOWHERE;
    };
    let (grid, marked) = (&pack.cards[card.index()].grid, lane.marked[board]);
    let mut reach = grid.reach(marked);
    if terms.apart() && !grid.is_complete(marked) {
        let free = grid.cells() - marked;
        reach = Reach { free, anchor: free };
    }
    let printed = &pack.printed;
    let (scope, other) = (terms.scope(), board != at.board());
    let within = if scope == Scope::Anywhere || scope == Scope::Other && other {
        CellSet::ALL
    } else if other {
        CellSet::EMPTY
    } else {
        printed.scope(&printed.cards[card.index()], at.cell(), scope)
    };
    Reach {
        free: reach.free & within,
        anchor: reach.anchor & within,
    }
}

/// Whether the card on a board is complete.
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
