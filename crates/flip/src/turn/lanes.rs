//! While all mark: each seat decides what it owes in its own lane. The order of the seats does not
//! matter.

use crate::events::{
    BonusLapsed, Chose, Declined, Event, ExtraDeclined, Marked, PatternLapsed, WriteLost,
};
use crate::firing::Firing;
use crate::game::{FlipAndWrite, FlipGame};
use crate::house::{Marking, TableRules};
use crate::instructions::write;
use crate::pack::Pack;
use crate::state::{Lane, OwedDecision, Phase, State};
use crate::{boards, fire};
use roll_and_write::geometry::{CellSet, Grid};
use roll_and_write::{Events, Seat, Seats};

/// Marks cells, and fires the symbols on them.
#[inline]
pub(super) fn mark<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    state: &mut State,
    seat: Seat,
    board: usize,
    cells: CellSet,
    events: &mut impl Events<Event>,
) {
    let lane = &mut state.lanes[seat];
    let Some(card) = lane.cards[board] else {
        return;
    };
    lane.marked[board] |= cells;
    lane.fresh[board] |= cells;
    lane.decide();
    events.notify(|| {
        Event::Marked(Marked {
            seat,
            board: board as u8,
            card,
            cells,
        })
    });
    fire::fire_marked(rules, state, seat, board, cells, events);
    settle_lane(&rules.pack, &rules.table, state, seat, events);
}

/// Accepts or declines a number, or declines cells.
pub(super) fn answer<G: Grid>(
    pack: &Pack<G>,
    table: &TableRules,
    state: &mut State,
    seat: Seat,
    accept: bool,
    events: &mut impl Events<Event>,
) {
    let lane = &mut state.lanes[seat];
    match lane.owed.top() {
        OwedDecision::Number { track, number, .. } => {
            lane.decide();
            if accept {
                write(&pack.printed, state, seat, track, number, events);
            } else {
                events.notify(|| {
                    Event::Declined(Declined {
                        seat,
                        track,
                        number,
                    })
                });
            }
        }
        OwedDecision::Extra { cells, .. } => {
            lane.count_decision();
            lane.drop_owed();
            events.notify(|| Event::ExtraDeclined(ExtraDeclined { seat, cells }));
        }
        OwedDecision::Pattern
        | OwedDecision::Bonus(_)
        | OwedDecision::Choice { .. }
        | OwedDecision::Nothing => {
            return;
        }
    }
    settle_lane(pack, table, state, seat, events);
}

/// Fires the effect that asked for a choice once more. It sees the chosen option.
pub(super) fn choose<G: FlipGame>(
    rules: &FlipAndWrite<G>,
    state: &mut State,
    seat: Seat,
    option: u8,
    events: &mut impl Events<Event>,
) {
    let lane = &mut state.lanes[seat];
    let OwedDecision::Choice { symbol, asked, at } = lane.owed.top() else {
        return;
    };
    lane.decide();
    events.notify(|| {
        Event::Chose(Chose {
            seat,
            symbol,
            option,
        })
    });
    let firing = Firing::new(symbol, asked.trigger(), at.board(), at.cell()).answering(option);
    fire::fire(rules, state, seat, firing, events);
    settle_lane(&rules.pack, &rules.table, state, seat, events);
}

/// Removes owed cells that cannot be marked (C-6) and numbers without a free box. Closes the lane
/// when nothing is owed.
#[inline]
fn settle_lane<G: Grid>(
    pack: &Pack<G>,
    table: &TableRules,
    state: &mut State,
    seat: Seat,
    events: &mut impl Events<Event>,
) {
    let lane = &mut state.lanes[seat];
    if !lane.owed.is_empty() {
        let_lapse(pack, lane, seat, events);
    }
    if lane.owed.is_empty() {
        state.waiting = state.waiting.without(seat);
        if table.house.marking == Marking::InTurn && state.phase == Phase::Mark {
            state.waiting = next_to_mark(table, state);
        }
    }
}

/// Removes what is owed but can no longer be done.
pub(super) fn let_lapse<G: Grid>(
    pack: &Pack<G>,
    lane: &mut Lane,
    seat: Seat,
    events: &mut impl Events<Event>,
) {
    // Every pass takes something off the few that are owed.
    loop {
        let event = match lane.owed.top() {
            OwedDecision::Nothing | OwedDecision::Choice { .. } => return,
            OwedDecision::Number {
                track,
                number,
                times,
            } => {
                let printed = pack.printed.sheet.track(track);
                if lane.sheet.filled(printed) < u32::from(printed.boxes) {
                    return;
                }
                // Each of them is told; the last one below.
                for _ in 1..times {
                    events.notify(|| {
                        Event::WriteLost(WriteLost {
                            seat,
                            track,
                            number,
                        })
                    });
                }
                Event::WriteLost(WriteLost {
                    seat,
                    track,
                    number,
                })
            }
            pending @ (OwedDecision::Pattern
            | OwedDecision::Bonus(_)
            | OwedDecision::Extra { .. }) => {
                if boards::can_mark_for(pack, lane, pending) {
                    return;
                }
                match pending.cells() {
                    Some(cells) => Event::BonusLapsed(BonusLapsed { seat, cells }),
                    None => Event::PatternLapsed(PatternLapsed { seat }),
                }
            }
        };
        lane.drop_owed();
        events.notify(|| event);
    }
}

/// The first seat, from the start player on, that still owes a mark.
pub(super) fn next_to_mark(table: &TableRules, state: &State) -> Seats {
    let owes = |seat: &Seat| !state.lanes[*seat].owed.is_empty();
    clockwise(table, state)
        .find(owes)
        .map_or(Seats::EMPTY, Seats::of)
}

/// The seats from the start player of this turn on.
pub(super) fn clockwise(table: &TableRules, state: &State) -> impl Iterator<Item = Seat> + use<> {
    state.start_seat(table.seats).and_on(table.seats)
}
