//! What is true of every state: everything printed is in one place, and no sheet contains more than
//! it can.

use super::house::TableRules;
use super::instructions::left;
use super::keys;
use super::pack::Pack;
use super::state::{Phase, State};
use roll_and_write::geometry::Grid;
use roll_and_write::sheet::PoolId;
use roll_and_write::{CardId, ItemSet, Seat};

/// See [`Ruleset::audit`](roll_and_write::Ruleset::audit).
pub(super) fn audit<G: Grid>(
    pack: &Pack<G>,
    table: &TableRules,
    state: &State,
) -> Result<(), String> {
    audit_cards(pack, table, state)?;
    for (index, pool) in pack.printed.pools.iter().enumerate() {
        let left = left(&pack.printed, state, PoolId(index as u8));
        if !pool.values.ends_with(left) {
            return Err(format!(
                "the {} numbers that are left are not the last of the pool {}",
                left.len(),
                pool.name
            ));
        }
    }
    Seat::all(table.seats).try_for_each(|seat| {
        let found = audit_boards(pack, state, seat);
        let found = found.and_then(|()| audit_sheet(pack, state, seat));
        found.map_err(|wrong| format!("seat {}: {wrong}", seat.number()))
    })
}

/// Every card is in one place: in the deck, in the offer, in a hand, on a board or set aside.
fn audit_cards<G: Grid>(pack: &Pack<G>, table: &TableRules, state: &State) -> Result<(), String> {
    let mut seen = ItemSet::EMPTY;
    let mut put = |card: u8, place: &str| {
        if seen.contains(card) {
            let name = keys::card_name(pack, card);
            return Err(format!(
                "the card {name} is in two places; one of them is {place}"
            ));
        }
        seen = seen.with(card);
        Ok(())
    };
    for card in state.deck().iter() {
        put(card, "the deck")?;
    }
    for card in state.offer() {
        put(card.0, "the offer")?;
    }
    for seat in Seat::all(table.seats) {
        for card in state.completed(seat).iter() {
            put(card, "the completed cards")?;
        }
        let lane = &state.lanes[seat];
        let held = state.boards(seat).into_iter().flatten();
        // What was dealt is in the hand until it is kept or returned.
        let dealt = lane.dealt.into_iter().flatten();
        let in_hand = matches!(state.phase, Phase::Deal | Phase::Keep);
        let in_hand = dealt.filter(|_| in_hand && lane.cards == [None; 2]);
        for card in held.chain(in_hand) {
            put(card.0, "a board or a hand")?;
        }
    }
    // While all keep, what is returned lies between the hands and the deck.
    let all = pack.cards().len();
    let settled = !matches!(state.phase, Phase::Deal | Phase::Keep);
    if settled && seen.len() as usize != all {
        return Err(format!("found only {} of {all} cards", seen.len()));
    }
    Ok(())
}

fn audit_boards<G: Grid>(pack: &Pack<G>, state: &State, seat: Seat) -> Result<(), String> {
    let lane = &state.lanes[seat];
    for board in 0..lane.marked.len() {
        let (marked, fresh) = (lane.marked[board], lane.fresh[board]);
        let cells = |card: CardId| pack.printed.cards[card.index()].cells;
        let cells = lane.cards[board].map(cells).unwrap_or_default();
        if !marked.is_subset(cells) {
            return Err(format!("board {board} is marked where it has no cells"));
        }
        if !fresh.is_subset(marked) || !lane.spent[board].is_subset(marked) {
            return Err(format!(
                "board {board} has used or fresh cells without a mark"
            ));
        }
    }
    Ok(())
}

fn audit_sheet<G: Grid>(pack: &Pack<G>, state: &State, seat: Seat) -> Result<(), String> {
    let sheet = state.sheet(seat);
    for track in pack.printed.sheet.tracks() {
        let (filled, boxes) = (sheet.filled(track), u32::from(track.boxes));
        if filled > boxes {
            return Err(format!(
                "{filled} boxes are filled, but only {boxes} exist: {}",
                track.name
            ));
        }
    }
    Ok(())
}
