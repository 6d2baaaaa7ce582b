//! What bots look at in a state: the streets of a sheet, alone and in pairs, and how near the end of the game is.

use crate::content::STREETS_MAX;
use crate::rules::Rules;
use crate::state::{Phase, Sheet, State};
use roll_and_write::learned::Feature;
use roll_and_write::{Points, Seat};

/// What a seat sees of the other sheets. While all decide, these are as they were at the roll (LL-16).
pub(crate) struct Rivals {
    /// The points of the best of them; 0 for one seat.
    best: Points,
    burns: u8,
    /// For each street 2 if one of them may ring its bell, 1 if one of them may do so after one more lamp.
    threats: [u64; STREETS_MAX],
}

impl Rivals {
    /// How far a seat is ahead of the best of them.
    pub(crate) fn lead(&self, rules: &Rules, state: &State, seat: Seat) -> Points {
        rules.total_of(state.lanes.lane(seat)) - self.best
    }

    pub(crate) fn of(rules: &Rules, state: &State, seat: Seat) -> Self {
        let shown = |other| match state.phase {
            Phase::Together => state.lanes.before(other),
            Phase::Roll | Phase::Own | Phase::Over => state.lanes.lane(other),
        };
        let (mut best, mut burns, mut threats) = (None, 0, [0; STREETS_MAX]);
        let others = Seat::all(rules.seats).filter(|other| *other != seat);
        for sheet in others.map(shown) {
            best = best.max(Some(rules.total_of(sheet)));
            burns = burns.max(sheet.burns);
            for (street, threat) in threats.iter_mut().enumerate().take(rules.streets().len()) {
                let short = u32::from(rules.facts.bell.needs).saturating_sub(sheet.count(street));
                *threat = u64::from(2u32.saturating_sub(short)).max(*threat);
            }
        }
        Self {
            best: best.unwrap_or(0),
            burns,
            threats,
        }
    }
}

/// Calls `visit` for every feature of a state that is not over, in which the seat has this lead.
pub(crate) fn features(
    rules: &Rules,
    rivals: &Rivals,
    state: &State,
    (seat, lead): (Seat, Points),
    mut visit: impl FnMut(Feature),
) {
    let (sheet, end) = (state.lanes.lane(seat), &rules.facts.end);
    let (closed, burns) = (state.closed(), sheet.burns.max(rivals.burns));
    let last = rules.is_last_round_of(closed, burns, state.turn);
    // Games of more seats have fewer rounds, so what is left of them is learned apart.
    let seats = rules.seats as u64;
    let clock = seats << 7 | clock(rules, state, seat, last);
    let near = u64::from(burns + 1 >= end.burns)
        | u64::from(closed + 1 >= end.closed.into()) << 1
        | u64::from(last) << 2;
    let mut keys = [0; STREETS_MAX];
    // The open streets whose bell another seat may ring, and those whose bell this one may ring.
    let (mut theirs, mut mine) = (0, 0);
    for street in rules.street_ids() {
        let (next, count) = (sheet.next(street) as u64, sheet.count(street));
        let place = if state.is_closed(street) {
            15
        } else {
            theirs += rivals.threats[street] / 2;
            mine += u64::from(count >= rules.facts.bell.needs.into());
            next
        };
        let key = (street as u64) << 8 | place << 4 | u64::from(count);
        keys[street] = key;
        visit(Feature::new(1).with(key << 10 | clock));
        visit(Feature::new(2).with(key << 5 | rivals.threats[street] << 3 | near));
        for other in &keys[..street] {
            visit(Feature::new(3).with(key << 11 | other));
        }
    }
    let race = (theirs << 3 | mine) << 6 | near << 3 | u64::from(closed);
    let race = seats << 12 | race;
    visit(Feature::new(4).with(u64::from(sheet.burns) << 10 | clock));
    visit(Feature::new(5).with(race));
    if rules.seats > 1 {
        let lead = lead.clamp(-32, 31) / 2 + 16;
        visit(Feature::new(6).with((lead as u64) << 10 | clock));
        visit(Feature::new(7).with((lead as u64) << 15 | race));
    }
    if state.phase == Phase::Together && rules.active(state) == seat {
        own_decision(rules, state, sheet, u64::from(state.has_lit(seat)), visit);
    }
}

/// The features of an active seat that decides about its own dice next.
fn own_decision(
    rules: &Rules,
    state: &State,
    sheet: &Sheet,
    lit: u64,
    mut visit: impl FnMut(Feature),
) {
    let open = rules.lamps_own(state, sheet);
    visit(Feature::new(8).with(lit << 1 | u64::from(open.has_lamps())));
    for street in rules.street_ids().filter(|street| open.lamps[*street] != 0) {
        let next = sheet.next(street) as u64;
        let skipped = u64::from(open.lamps[street].trailing_zeros()) - next;
        let key = (street as u64) << 8 | next << 4 | u64::from(sheet.count(street));
        visit(Feature::new(9).with((key << 4 | skipped) << 1 | lit));
    }
}

/// How far the game is, in up to seven bits: the turns left of a last round or of a game for one, otherwise the round; and
/// whether the seat is still to be active in it.
fn clock(rules: &Rules, state: &State, seat: Seat, last: bool) -> u64 {
    let (turn, seats) = (u64::from(state.turn), rules.seats as u64);
    if seats == 1 {
        return u64::from(rules.facts.end.solo_turns)
            .saturating_sub(turn)
            .min(63);
    }
    let (round, place) = (turn / seats, turn % seats);
    let back = round % 2 != 0;
    let own = seat.index() as u64;
    let own = if back { seats - 1 - own } else { own };
    let to_come = u64::from(own >= place);
    if last {
        return (to_come << 3) | ((seats - place) % seats);
    }
    64 + (2 * round + to_come).min(63)
}
