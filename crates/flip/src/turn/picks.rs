//! A seat replaces the cards that it has set aside (C-10, C-11).

use super::settle;
use crate::events::{Drew, Event, NoReplacement, Took};
use crate::game::{FlipAndWrite, FlipGame, Refill};
use crate::house::{Picking, TableRules};
use crate::state::{Phase, State};
use roll_and_write::{CardId, Events, Seat, Seats};

/// The phase after picking; `None` while the seat has a pick to make (C-10, C-11).
pub(super) fn pick_on<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    state: &mut State,
    events: &mut impl Events<Event>,
) -> Option<Phase> {
    let seat = state.settlements.seat(state.settlements_done);
    if state.picks > 0 {
        let owed = state.picks;
        // A pick that no card fits lapses. A later one may take other cards.
        while state.picks > 0 && !can_pick(rules, state) {
            state.settle_pick();
        }
        if state.picks < owed {
            events.notify(|| Event::NoReplacement(NoReplacement { seat }));
        }
        if state.picks > 0 {
            state.waiting = Seats::of(seat);
            return None;
        }
        // What was declared before is drawn all the same.
        if state.draws > 0 {
            state.phase = Phase::Draw;
            return None;
        }
    }
    settle::settled(state);
    if rules.game.refill() == Refill::AfterEach {
        state.after_refill = Phase::Settle;
        return Some(Phase::Refill);
    }
    Some(Phase::Settle)
}

/// Whether there is a card for the next pick.
fn can_pick<G: FlipGame>(rules: &FlipAndWrite<G>, state: &State) -> bool {
    state.may_draw() || state.takeable(&rules.pack.printed).next().is_some()
}

/// Takes a card from the offer.
pub(super) fn take(
    table: &TableRules,
    state: &mut State,
    seat: Seat,
    card: CardId,
    events: &mut impl Events<Event>,
) {
    state.offer.take(card);
    lay_down(state, seat, card);
    events.notify(|| Event::Took(Took { seat, card }));
    state.settle_pick();
    after_a_pick(table, state);
}

/// Asks for a card from the deck.
pub(super) fn ask_for_a_draw(table: &TableRules, state: &mut State) {
    state.draws += 1;
    state.settle_pick();
    after_a_pick(table, state);
}

/// A card is drawn at once, or after all picks are declared: the house rules decide (C-10).
fn after_a_pick(table: &TableRules, state: &mut State) {
    if state.draws > 0 && (table.house.picking == Picking::OneByOne || state.picks == 0) {
        state.phase = Phase::Draw;
    }
    state.waiting = Seats::EMPTY;
}

/// Draws a card for the seat that picks.
pub(super) fn draw(state: &mut State, card: CardId, events: &mut impl Events<Event>) {
    let seat = state.settlements.seat(state.settlements_done);
    state.deck = state.deck.without(card.0);
    state.draws -= 1;
    lay_down(state, seat, card);
    events.notify(|| Event::Drew(Drew { seat, card }));
    state.phase = if state.draws > 0 {
        Phase::Draw
    } else {
        Phase::Pick
    };
}

/// Puts a new card on the first empty board of a seat.
fn lay_down(state: &mut State, seat: Seat, card: CardId) {
    let lane = &mut state.lanes[seat];
    if let Some(board) = lane.cards.iter().position(Option::is_none) {
        lane.cards[board] = Some(card);
        lane.clear(board);
    }
}
