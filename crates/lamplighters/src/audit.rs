//! Invariants of every state: lamps burn where they may, closed streets have a bell, dice show sides that they have.

use crate::content::{SEATS_MAX, STREETS_MAX};
use crate::rules::Rules;
use crate::state::{Phase, Sheet, State};
use roll_and_write::{BySeat, Seat, Seats};

/// See [`Ruleset::audit`](roll_and_write::Ruleset::audit).
pub(crate) fn audit(rules: &Rules, state: &State) -> Result<(), String> {
    state.lanes.audit(rules.seats)?;
    let all = |sheet: fn(&State, Seat) -> Sheet| BySeat::of_seats(|seat| sheet(state, seat));
    let now = all(|state, seat| *state.lanes.lane(seat));
    let before = all(|state, seat| *state.lanes.before(seat));
    audit_sheets(rules, &now)?;
    audit_sheets(rules, &before)?;
    for seat in Seat::all(rules.seats) {
        let (now, before) = (state.lanes.lane(seat), state.lanes.before(seat));
        let kept = rules.street_ids().all(|street| {
            let fresh = now.lit[street] & !before.lit[street];
            before.lit[street] & !now.lit[street] == 0
                && fresh >> before.next(street) << before.next(street) == fresh
        });
        if !kept || now.burns < before.burns || now.burns > before.burns + 1 {
            let number = seat.number();
            return Err(format!(
                "the sheet of seat {number} does not follow from that of the roll"
            ));
        }
    }
    let hidden = state.phase == Phase::Together;
    let sheets = if hidden { &before } else { &now };
    for (street, facts) in rules.streets().iter().enumerate() {
        let rung =
            Seat::all(rules.seats).any(|seat| sheets[seat].lit[street] >> facts.bell() & 1 != 0);
        if rung != state.is_closed(street) {
            return Err(format!(
                "street {} is closed, or its bell rang, but not both",
                facts.name
            ));
        }
    }
    if u32::from(state.closed) >> rules.streets().len() != 0 {
        return Err("a street is closed that does not exist".to_owned());
    }
    audit_dice(rules, state)?;
    let choice = |seat: &Seat| hidden && rules.has_choice(state, &before[*seat]);
    let asked = Seat::all(rules.seats).filter(choice);
    if asked.fold(Seats::EMPTY, Seats::with) != state.lanes.asked() {
        return Err("the seats that are asked are not those with a lamp to light".to_owned());
    }
    // The active seat of every turn lit a lamp or burned its fingers.
    let lit = |seat| {
        rules
            .street_ids()
            .map(|street| state.lanes.before(seat).count(street))
            .sum::<u32>()
    };
    let turns: u32 = Seat::all(rules.seats)
        .map(|seat| lit(seat) + u32::from(state.lanes.before(seat).burns))
        .sum();
    if u32::from(state.turn) > turns + 1 + u32::from(state.phase == Phase::Roll) {
        return Err(format!("turn {} comes too early", state.turn));
    }
    let ends = rules.ends(state);
    match state.phase {
        Phase::Roll if ends => Err("the game goes on behind its end".to_owned()),
        Phase::Over if !ends => Err("the game is over before its end".to_owned()),
        Phase::Roll | Phase::Together | Phase::Own | Phase::Over => Ok(()),
    }
}

fn audit_sheets(rules: &Rules, sheets: &BySeat<Sheet, SEATS_MAX>) -> Result<(), String> {
    for seat in Seat::all(SEATS_MAX) {
        let (number, sheet) = (seat.number(), &sheets[seat]);
        if seat.index() >= rules.seats && *sheet != Sheet::default() {
            return Err(format!("seat {number} is not at the table but has a sheet"));
        }
        if sheet.burns > rules.facts.end.burns {
            return Err(format!("seat {number} has {} burns", sheet.burns));
        }
        for street in 0..STREETS_MAX {
            let facts = rules.streets().get(street);
            let lamps = facts.map_or(0, crate::content::Street::lamps);
            if u32::from(sheet.lit[street]) >> lamps != 0 {
                return Err(format!("seat {number} lit a lamp that does not exist"));
            }
            let rung = facts.is_some_and(|facts| sheet.lit[street] >> facts.bell() & 1 != 0);
            if rung && sheet.count(street) <= rules.facts.bell.needs.into() {
                return Err(format!("seat {number} rang a bell too early"));
            }
        }
    }
    Ok(())
}

fn audit_dice(rules: &Rules, state: &State) -> Result<(), String> {
    let rolled = state.turn > 0;
    let shows = |side: u8, sides: u8, in_game: bool| {
        if rolled && in_game {
            (1..=sides).contains(&side)
        } else {
            side == 0
        }
    };
    let shared = state
        .shared
        .iter()
        .all(|side| shows(*side, rules.facts.shared_sides, true));
    let own = (0..STREETS_MAX).all(|street| {
        let facts = rules.streets().get(street);
        let in_game = facts.is_some() && !state.is_closed(street);
        shows(
            state.own[street],
            facts.map_or(0, |facts| facts.sides),
            in_game,
        )
    });
    if shared && own {
        return Ok(());
    }
    Err("a die shows a side that it does not have".to_owned())
}
