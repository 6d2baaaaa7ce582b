//! The barrier: one seat after the other claims, and sets aside what it has completed.

use super::{claims, lanes};
use crate::events::{Completed, Discarded, Event, Renewed, Shown};
use crate::firing::Volley;
use crate::game::{FlipAndWrite, FlipGame};
use crate::house::{LastPicks, TableRules};
use crate::pack::{Pack, RowClaim};
use crate::settlement::BOARDS;
use crate::state::{Claims, Offer, Phase, State};
use crate::work::Work;
use crate::{boards, fire, work};
use roll_and_write::geometry::Grid;
use roll_and_write::symbol::{CardFilter, Discard, Printed, Trigger};
use roll_and_write::{Events, Seat, Seats};

/// Determines who settles what, in which order.
pub(super) fn begin_settling<G: FlipGame>(rules: &FlipAndWrite<G>, state: &mut State) {
    state.settlements = rules.game.settling_order(rules, state);
    state.settlements_done = 0;
    state.claimed = false;
}

/// Carries out the next settlement. Most of the time there is none.
pub(super) fn settle_on<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    state: &mut State,
    events: &mut impl Events<Event>,
) -> Phase {
    while state.settlements_done < state.settlements.len() {
        if !is_idle(
            &rules.pack,
            state,
            state.settlements.seat(state.settlements_done),
        ) {
            return settle(rules, state, events);
        }
        state.settlements_done += 1;
    }
    super::all_settled(rules, state, events)
}

/// Whether a seat has no card to set aside and nothing to claim.
fn is_idle<G: Grid>(pack: &Pack<G>, state: &State, seat: Seat) -> bool {
    work::count(Work::Seats, 1);
    let lane = &state.lanes[seat];
    let complete = (0..BOARDS).any(|board| boards::is_complete(pack, state, seat, board));
    let fills_a_row = |claim: &RowClaim| {
        let track = pack.printed.sheet.track(claim.track);
        lane.rows_due(track) > 0
    };
    let fills = || lane.sheet != lane.before && pack.row_claims.iter().any(fills_a_row);
    let claims = lane.claims != Claims::default();
    !pack.acts && !complete && !claims && !fills()
}

/// Carries out one settlement (SG-15, PY-20). First the seat claims for its full rows and its
/// symbols. Then symbols fire that wait for a completed card. Then its completed cards are set
/// aside.
fn settle<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    state: &mut State,
    events: &mut impl Events<Event>,
) -> Phase {
    let (pack, table) = (&rules.pack, &rules.table);
    let settlement = state.settlements_done;
    let seat = state.settlements.seat(settlement);
    if !state.claimed {
        state.claimed = true;
        if state.settlements.is_first_of_its_seat(settlement) {
            claim_all(pack, table, state, seat, events);
            if let Some(only) = state.lanes[seat].take_renewal()
                && renew_offer(&pack.printed, state, seat, only, events)
            {
                return Phase::Refill;
            }
        }
    }
    for board in state.settlements.boards(settlement) {
        if finish(rules, state, seat, board, events) {
            state.after_owe = Phase::Settle;
            return Phase::Owe;
        }
    }
    let lane = &state.lanes[seat];
    if lane.finished == [None; BOARDS] && lane.leaving.is_empty() {
        settled(state);
        return Phase::Settle;
    }
    for board in state.settlements.boards(settlement) {
        set_aside(pack, state, seat, board, events);
    }
    if super::is_last_turn(pack, state) && table.house.last_picks == LastPicks::Skip {
        state.drop_picks();
    }
    if state.picks > 0 {
        return Phase::Pick;
    }
    // Nothing was taken from the offer, so nothing is refilled.
    settled(state);
    Phase::Settle
}

/// Carries out all claims of a seat at the barrier: first for rows that became full in this turn,
/// then for its symbols.
fn claim_all<G: Grid>(
    pack: &Pack<G>,
    table: &TableRules,
    state: &mut State,
    seat: Seat,
    events: &mut impl Events<Event>,
) {
    claims::claim_rows(pack, table, state, seat, events);
    if state.lanes[seat].claims != Claims::default() {
        claims::claim_for_symbols(pack, state, seat, events);
    }
    if pack.acts {
        claims::rows_have_claimed(pack, &mut state.lanes[seat]);
    }
}

/// Reports a completed card, and fires its symbols that wait for that. Returns whether the seat has
/// something to decide.
fn finish<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    state: &mut State,
    seat: Seat,
    board: usize,
    events: &mut impl Events<Event>,
) -> bool {
    let pack = &rules.pack;
    let complete = boards::is_complete(pack, state, seat, board);
    let lane = &mut state.lanes[seat];
    let Some(card) = lane.cards[board].filter(|_| complete) else {
        return false;
    };
    if lane.finished[board] == Some(card) {
        return false;
    }
    lane.finished[board] = Some(card);
    events.notify(|| Event::Completed(Completed { seat, card }));
    let trigger = Trigger::Complete;
    pack.triggers.contains(trigger) && {
        let fired = fire::fire_board(rules, state, seat, board, trigger, events);
        ask(pack, &rules.table, state, seat, fired, events)
    }
}

/// Takes a card off its board, because it is complete or goes back into the deck.
fn set_aside<G>(
    pack: &Pack<G>,
    state: &mut State,
    seat: Seat,
    board: usize,
    events: &mut impl Events<Event>,
) {
    let lane = &mut state.lanes[seat];
    let leaves = lane.leaving.take(board);
    let Some(card) = lane.cards[board] else {
        return;
    };
    let replacement = if lane.finished[board] == Some(card) {
        lane.completed = lane.completed.with(card.0);
        lane.completed_this_turn += u8::from(pack.looks);
        Discard::default()
    } else if let Some(discard) = leaves {
        state.deck = state.deck.with(card.0);
        state.shuffles = state.shuffles.wrapping_add(1);
        events.notify(|| Event::Discarded(Discarded { seat, card }));
        discard
    } else {
        return;
    };
    lane.cards[board] = None;
    lane.clear(board);
    state.owe_replacement(replacement);
}

/// Starts settling once more in the same turn.
pub(super) fn settle_again<G: FlipGame>(rules: &FlipAndWrite<G>, state: &mut State) -> Phase {
    for lane in &mut state.lanes.0 {
        lane.finished = [None; BOARDS];
    }
    begin_settling(rules, state);
    Phase::Settle
}

/// Whether symbols have left something that only settling can do.
pub(super) fn is_unsettled<G: Grid>(pack: &Pack<G>, table: &TableRules, state: &State) -> bool {
    let unsettled = |seat: Seat| {
        let lane = &state.lanes[seat];
        let complete = (0..BOARDS).any(|board| boards::is_complete(pack, state, seat, board));
        complete || !lane.leaving.is_empty() || lane.renews
    };
    Seat::all(table.seats).any(unsettled)
}

/// Shows what a seat's symbols did at the barrier. Returns whether the seat has something to
/// decide.
pub(super) fn ask<G: Grid>(
    pack: &Pack<G>,
    table: &TableRules,
    state: &mut State,
    seat: Seat,
    fired: Volley,
    events: &mut impl Events<Event>,
) -> bool {
    if fired == Volley::None {
        return false;
    }
    lanes::let_lapse(pack, &mut state.lanes[seat], seat, events);
    claims::claim_rows_at_once(pack, table, state, seat, events);
    let silent = fired == Volley::Silent;
    events.notify(|| Event::Shown(Shown { seat, silent }));
    let owes = !state.lanes[seat].owed.is_empty();
    if owes {
        state.waiting = Seats::of(seat);
    }
    owes
}

/// Puts cards of the offer back into the deck, so that others are laid out. Returns `false` if the
/// offer has no such card: then it stays as it is.
fn renew_offer(
    printed: &Printed,
    state: &mut State,
    seat: Seat,
    only: CardFilter,
    events: &mut impl Events<Event>,
) -> bool {
    let offer = std::mem::replace(&mut state.offer, Offer::EMPTY);
    for card in offer.cards() {
        if only.fits(&printed.cards[card.index()]) {
            state.deck = state.deck.with(card.0);
        } else {
            state.offer.push(*card);
        }
    }
    if !only.is_any() && state.offer == offer {
        return false;
    }
    events.notify(|| Event::Renewed(Renewed { seat, only }));
    state.shuffles = state.shuffles.wrapping_add(1);
    state.after_refill = Phase::Settle;
    true
}

/// Ends the present settlement.
pub(super) fn settled(state: &mut State) {
    state.settlements_done += 1;
    state.claimed = false;
}
