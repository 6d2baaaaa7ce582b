//! Before the first turn: cards are dealt, and every seat keeps two (C-9).

use super::lanes;
use crate::events::{Dealt, Event, Kept, Returned};
use crate::house::{Keeping, StartSeat, TableRules};
use crate::pack::Pack;
use crate::settlement::{BOARDS, SettlementOrder};
use crate::state::{DEALT, Offer, Phase, State};
use crate::work;
use crate::work::Work;
use roll_and_write::geometry::Grid;
use roll_and_write::symbol::CardFilter;
use roll_and_write::{BySeat, CardId, Events, Seat, Seats};

/// The state before anything has happened.
pub(crate) fn start<G: Grid>(pack: &Pack<G>, table: &TableRules) -> State {
    let drawn = table.house.start == StartSeat::Random && table.seats > 1;
    work::count(Work::Bytes, size_of::<State>());
    State {
        deck: pack.all_cards(),
        expeditions: pack.all_expeditions(),
        lanes: BySeat::default(),
        offer: Offer::EMPTY,
        pools: [0; roll_and_write::sheet::POOLS_MAX],
        phase: if drawn { Phase::Start } else { Phase::Deal },
        after_refill: Phase::BeginTurn,
        waiting: Seats::EMPTY,
        start_seat: table.house.start.fixed().unwrap_or(Seat::new(0)),
        dealt: 0,
        turn: 0,
        revealed: None,
        settlements: SettlementOrder::default(),
        settlements_done: 0,
        picks: 0,
        from_offer: 0,
        pick_filters: [CardFilter::Any; BOARDS],
        draws: 0,
        claimed: false,
        shuffles: 0,
        ended: 0,
        starts: false,
        after_owe: Phase::Settle,
        changed: Seats::EMPTY,
    }
}

/// Gives the next seat its next card. When all seats have theirs, they choose (C-9).
pub(super) fn deal_card(
    table: &TableRules,
    state: &mut State,
    card: CardId,
    events: &mut impl Events<Event>,
) {
    let dealt = usize::from(state.dealt);
    let seat = Seat::new(dealt / DEALT);
    state.dealt += 1;
    state.deck = state.deck.without(card.0);
    state.lanes[seat].dealt[dealt % DEALT] = Some(card);
    events.notify(|| Event::Dealt(Dealt { seat, card }));
    if dealt + 1 == table.seats * DEALT {
        state.phase = Phase::Keep;
        state.waiting = match table.house.keeping {
            Keeping::Together => Seats::all(table.seats),
            Keeping::InTurn => next_to_keep(table, state),
        };
    }
}

/// Keeps two of the dealt cards. The others are returned.
pub(super) fn keep(
    table: &TableRules,
    state: &mut State,
    seat: Seat,
    a: CardId,
    b: CardId,
    events: &mut impl Events<Event>,
) {
    let lane = &mut state.lanes[seat];
    lane.cards = [Some(a), Some(b)];
    events.notify(|| {
        Event::Kept(Kept {
            seat,
            cards: (a, b),
        })
    });
    for card in lane
        .dealt
        .into_iter()
        .flatten()
        .filter(|card| ![a, b].contains(card))
    {
        events.notify(|| Event::Returned(Returned { seat, card }));
    }
    state.waiting = state.waiting.without(seat);
    if table.house.keeping == Keeping::InTurn {
        state.waiting = next_to_keep(table, state);
    }
}

/// The first seat, from the start player on, that has not chosen its cards.
fn next_to_keep(table: &TableRules, state: &State) -> Seats {
    let chooses = |seat: &Seat| state.lanes[*seat].cards[0].is_none();
    lanes::clockwise(table, state)
        .find(chooses)
        .map_or(Seats::EMPTY, Seats::of)
}

/// Puts the returned cards back into the deck, and lays out the offer (C-9).
pub(super) fn all_kept(state: &mut State, events: &mut impl Events<Event>) -> Phase {
    events.notify(|| Event::AllKept);
    for lane in &mut state.lanes.0 {
        for card in std::mem::take(&mut lane.dealt).into_iter().flatten() {
            if !lane.cards.contains(&Some(card)) {
                state.deck = state.deck.with(card.0);
            }
        }
    }
    state.after_refill = Phase::BeginTurn;
    Phase::Refill
}
