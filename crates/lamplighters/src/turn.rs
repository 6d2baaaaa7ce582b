//! A turn: the roll, the decision of all, the barrier, and the decision of the active seat.

use crate::check;
use crate::event::Event;
use crate::moves::Move;
use crate::rules::Rules;
use crate::state::{Phase, Sheet, State};
use roll_and_write::{Events, Legal, Outcome, Seat, Seats};

/// Deals a roll (LL-4).
pub(crate) fn deal(
    rules: &Rules,
    state: &mut State,
    roll: Outcome,
    events: &mut impl Events<Event>,
) {
    state.turn += 1;
    state.shared = [roll.die(0) + 1, roll.die(1) + 1];
    let mut die = 2;
    for street in rules.street_ids() {
        if !state.is_closed(street) {
            state.own[street] = roll.die(die) + 1;
            die += 1;
        }
    }
    let seat = rules.active(state);
    let (shared, own) = (state.shared, state.own);
    events.notify(|| Event::Rolled { seat, shared, own });
    state.phase = Phase::Together;
    let mut asked = Seats::EMPTY;
    for seat in Seat::all(rules.seats) {
        if rules.has_choice(state, state.lanes.lane(seat)) {
            asked = asked.with(seat);
        } else {
            // LL-6
            events.notify(|| Event::NothingFits {
                seat,
                together: true,
            });
        }
    }
    if state.lanes.open(asked) {
        begin_own(rules, state, events);
    }
}

/// Applies a legal move.
#[inline]
pub(crate) fn apply(
    rules: &Rules,
    state: &mut State,
    mv: Legal<Move>,
    events: &mut impl Events<Event>,
) {
    let (seat, mv) = (mv.seat(), mv.mv());
    debug_assert_eq!(
        check::check(rules, state, seat, mv),
        None,
        "{mv:?} is legal"
    );
    let together = state.phase == Phase::Together;
    match mv {
        Move::Light { street, lamp } => {
            let closed = state.closed;
            let sheet = state.lanes.lane_mut(seat);
            let first = (usize::from(street), usize::from(lamp));
            light(rules, sheet, closed, first, |street, lamp, corner| {
                events.notify(|| Event::Lit {
                    seat,
                    street: street as u8,
                    lamp: lamp as u8,
                    corner,
                    together,
                });
            });
        }
        Move::Pass => events.notify(|| Event::Passed { seat, together }),
    }
    if together {
        if state.lanes.done(seat) {
            events.notify(|| Event::Revealed);
            close_streets(rules, state, events);
            begin_own(rules, state, events);
        }
    } else {
        close_streets(rules, state, events);
        end_turn(rules, state, events);
    }
}

/// Makes a move as far as only its seat knows of it: its lamps, its burn, the streets that it closes.
pub(crate) fn preview(rules: &Rules, state: &mut State, mv: Legal<Move>) {
    let (seat, mv) = (mv.seat(), mv.mv());
    if let Move::Light { street, lamp } = mv {
        let (closed, sheet) = (state.closed, state.lanes.lane_mut(seat));
        let first = (usize::from(street), usize::from(lamp));
        light(rules, sheet, closed, first, |_, _, _| {});
        let bell = usize::from(lamp) == rules.facts.streets[first.0].bell();
        state.closed |= u8::from(bell) << street;
    }
    if state.phase == Phase::Own {
        if !state.has_lit(seat) {
            state.lanes.lane_mut(seat).burns += 1;
        }
        state.phase = Phase::Roll;
    }
}

/// Lights a lamp, and what its corner lights (LL-9). Calls `lit` for each lamp with its street, its place and whether
/// a corner lit it. Every lamp is to the right of those before it in its street, so the chain ends.
#[inline]
fn light(
    rules: &Rules,
    sheet: &mut Sheet,
    closed: u8,
    first: (usize, usize),
    mut lit: impl FnMut(usize, usize, bool),
) {
    let (mut street, mut lamp) = first;
    let mut corner = false;
    loop {
        sheet.lit[street] |= 1 << lamp;
        lit(street, lamp, corner);
        let Some(other) = rules.facts.streets[street].corners[lamp].filter(|_| rules.corners_light)
        else {
            return;
        };
        street = usize::from(other);
        lamp = sheet.next(street);
        corner = true;
        if closed >> street & 1 != 0 || lamp >= rules.facts.streets[street].bell() {
            return;
        }
    }
}

/// Closes every street whose bell rang. Its die leaves the game (LL-10).
#[inline]
fn close_streets(rules: &Rules, state: &mut State, events: &mut impl Events<Event>) {
    for (street, facts) in rules.facts.streets.iter().enumerate() {
        let bell = 1 << facts.bell();
        let rung =
            Seat::all(rules.seats).any(|seat| state.lanes.lane(seat).lit[street] & bell != 0);
        if rung && !state.is_closed(street) {
            state.closed |= 1 << street;
            state.own[street] = 0;
            events.notify(|| Event::StreetClosed {
                street: street as u8,
            });
        }
    }
}

/// The active seat decides about a street's own die, if a lamp fits (LL-6, LL-11).
fn begin_own(rules: &Rules, state: &mut State, events: &mut impl Events<Event>) {
    state.phase = Phase::Own;
    let seat = rules.active(state);
    if !rules.lamps_own(state, state.lanes.lane(seat)).has_lamps() {
        events.notify(|| Event::NothingFits {
            seat,
            together: false,
        });
        end_turn(rules, state, events);
    }
}

/// Ends the turn: a burn if the active seat lit no lamp (LL-12), then the next roll or the end (LL-13).
#[inline]
fn end_turn(rules: &Rules, state: &mut State, events: &mut impl Events<Event>) {
    let seat = rules.active(state);
    if !state.has_lit(seat) {
        state.lanes.lane_mut(seat).burns += 1;
        events.notify(|| Event::Burned { seat });
    }
    if rules.ends(state) {
        state.phase = Phase::Over;
        events.notify(|| Event::Ended);
    } else {
        state.phase = Phase::Roll;
    }
}

impl Rules {
    /// Whether the game ends with this turn: at once when no street is open, otherwise when all seats have been active
    /// equally often (LL-13).
    pub(crate) fn ends(&self, state: &State) -> bool {
        let round_over = usize::from(state.turn) % self.seats == 0;
        state.closed() as usize == self.facts.streets.len()
            || round_over && self.is_last_round(state)
    }

    /// Whether the game ends with this round (LL-13).
    pub(crate) fn is_last_round(&self, state: &State) -> bool {
        let burns = Seat::all(self.seats).map(|seat| state.lanes.lane(seat).burns);
        self.is_last_round_of(state.closed(), burns.fold(0, u8::max), state.turn)
    }

    /// The same, given the number of closed streets, the most burns of a seat and the number of turns.
    pub(crate) fn is_last_round_of(&self, closed: u32, burns: u8, turn: u16) -> bool {
        let end = &self.facts.end;
        closed >= end.closed.into()
            || burns >= end.burns
            || self.seats == 1 && turn >= end.solo_turns.into()
    }
}
