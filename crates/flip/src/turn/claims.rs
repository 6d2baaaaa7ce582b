//! Claims from pools, for full rows and for symbols.

use crate::events::{ClaimLost, ClaimWrote, Event};
use crate::house::{RowClaims, TableRules};
use crate::instructions::claim;
use crate::pack::Pack;
use crate::state::{Lane, State};
use roll_and_write::geometry::Grid;
use roll_and_write::sheet::TrackId;
use roll_and_write::{Events, Seat};

#[inline]
pub(super) fn claim_rows<G: Grid>(
    pack: &Pack<G>,
    table: &TableRules,
    state: &mut State,
    seat: Seat,
    events: &mut impl Events<Event>,
) {
    for row in &pack.row_claims {
        let track = pack.printed.sheet.track(row.track);
        let lane = &state.lanes[seat];
        if lane.sheet.filled(track) == lane.before.filled(track) {
            continue;
        }
        let rows = lane.rows_due(track);
        let rows = if table.house.row_claims == RowClaims::OneTogether {
            rows.min(1)
        } else {
            rows
        };
        for _ in 0..rows {
            if !claim(
                &pack.printed,
                state,
                seat,
                (row.pool, Some(row.into)),
                events,
            ) {
                // A box is filled all the same, so that rows and boxes stay level (SG-15).
                write_nothing(pack, state, seat, row.into, events);
            }
        }
    }
    if pack.remembered != 0 {
        remember_claims(pack, &mut state.lanes[seat]);
    }
}

/// Remembers which rows have claimed, because symbols may take back their boxes.
pub(super) fn remember_claims<G>(pack: &Pack<G>, lane: &mut Lane) {
    for row in &pack.row_claims {
        lane.remember_claims(pack.printed.sheet.track(row.track));
    }
}

/// Rows that become full at the barrier claim at once: those of the seat, then those of other seats
/// whose sheets its symbols changed. A seat that has not claimed at this barrier yet claims when it
/// settles.
#[inline(never)]
pub(super) fn claim_rows_at_once<G: Grid>(
    pack: &Pack<G>,
    table: &TableRules,
    state: &mut State,
    seat: Seat,
    events: &mut impl Events<Event>,
) {
    claim_rows(pack, table, state, seat, events);
    rows_have_claimed(pack, &mut state.lanes[seat]);
    let changed = std::mem::take(&mut state.changed).without(seat);
    if changed.is_empty() {
        return;
    }
    let order = state.start_seat(table.seats).and_on(table.seats);
    for other in order.filter(|other| changed.contains(*other)) {
        if has_claimed(state, other) {
            claim_rows(pack, table, state, other, events);
            rows_have_claimed(pack, &mut state.lanes[other]);
        }
    }
}

/// From now on only rows that become full later are due. A sheet that [remembers](remember_claims) which rows have
/// claimed needs no more, and keeps what stood at the start of the turn.
pub(super) fn rows_have_claimed<G>(pack: &Pack<G>, lane: &mut Lane) {
    if !pack.looks {
        lane.before = lane.sheet;
    }
}

/// Whether a seat has claimed at this barrier.
fn has_claimed(state: &State, seat: Seat) -> bool {
    let begun = state.settlements_done + u8::from(state.claimed);
    (0..begun).any(|settlement| state.settlements.seat(settlement) == seat)
}

/// Carries out the claims of the seat's symbols from the time when all marked.
#[inline(never)]
pub(super) fn claim_for_symbols<G: Grid>(
    pack: &Pack<G>,
    state: &mut State,
    seat: Seat,
    events: &mut impl Events<Event>,
) {
    for (pool, into) in std::mem::take(&mut state.lanes[seat].claims).iter() {
        claim(&pack.printed, state, seat, (pool, into), events);
    }
}

/// Writes the 0 that a full row gets from an empty pool. Everyone sees it, as every claim.
fn write_nothing<G: Grid>(
    pack: &Pack<G>,
    state: &mut State,
    seat: Seat,
    track: TrackId,
    events: &mut impl Events<Event>,
) {
    let sheet = &mut state.lanes[seat].sheet;
    let written = sheet.write(pack.printed.sheet.track(track), 0);
    events.notify(|| match written {
        Some(_) => Event::ClaimWrote(ClaimWrote {
            seat,
            track,
            number: 0,
        }),
        None => Event::ClaimLost(ClaimLost {
            seat,
            track,
            number: 0,
        }),
    });
}
