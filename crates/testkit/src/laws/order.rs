//! Law: when several seats decide at the same time, the order of their decisions does not matter.

use super::{LawContext, Violation, holds};
use crate::playthrough::Playthrough;
use rnw_session::LogEntryKind;
use roll_and_write::{Awaiting, GameState, MoveId, Seat};

/// Consecutive steps in which several seats decide at the same time: the first step, and the one after
/// the last.
type Stretch = (usize, usize);

pub(super) fn arrival(ask: &LawContext<'_>, playthrough: &Playthrough) -> Result<(), Violation> {
    let stretches = stretches(playthrough);
    if stretches.is_empty() {
        ask.not_asked("arrival", "no two seats had to decide at the same time");
    }
    stretches
        .into_iter()
        .try_for_each(|stretch| everybody(playthrough, stretch))
}

fn stretches(playthrough: &Playthrough) -> Vec<Stretch> {
    let mut found = Vec::new();
    let mut step = 0;
    while step < playthrough.len() {
        let Awaiting::Seats(seats) = playthrough.game.awaiting(playthrough.state(step)) else {
            step += 1;
            continue;
        };
        let first = step;
        loop {
            let closes = playthrough.closes_phase(step);
            step += 1;
            let goes_on = matches!(
                playthrough.game.awaiting(playthrough.state(step)),
                Awaiting::Seats(_)
            );
            if closes || !goes_on || step == playthrough.len() {
                break;
            }
        }
        if seats.len() > 1 {
            found.push((first, step));
        }
    }
    found
}

fn everybody(playthrough: &Playthrough, (first, end): Stretch) -> Result<(), Violation> {
    let made: Vec<(Seat, MoveId)> = playthrough.entries()[first..end]
        .iter()
        .filter_map(|step| match step.kind {
            LogEntryKind::Move(seat, id) => Some((seat, id)),
            LogEntryKind::Deal(..) => None,
        })
        .collect();
    let seats: Vec<Seat> = playthrough
        .seats()
        .filter(|seat| made.iter().any(|(by, _)| by == seat))
        .collect();
    let expected = playthrough.game.describe(playthrough.state(end));
    let mut orders: Vec<Vec<(Seat, MoveId)>> = permutations(&seats)
        .into_iter()
        .map(|order| order.iter().flat_map(|seat| of(&made, *seat)).collect())
        .collect();
    orders.push(in_turns(&made, &seats));
    for order in orders {
        let mut state: GameState = playthrough.state(first).clone();
        let who: Vec<usize> = order.iter().map(|(seat, _)| seat.number()).collect();
        for (seat, id) in &order {
            let checked = playthrough.game.check(&state, *seat, *id);
            let legal = checked.map_err(|why| {
                let text = playthrough.game.print_move(*id);
                let what = format!(
                    "{text} of seat {} is refused by {} in the order {who:?}",
                    seat.number(),
                    why.clause
                );
                Violation::at(first, what)
            })?;
            playthrough.game.apply(&mut state, legal);
        }
        holds(
            playthrough.game.describe(&state) == expected && state == *playthrough.state(end),
            first,
            || format!("the seats in the order {who:?} reach a different state"),
        )?;
    }
    Ok(())
}

fn of(made: &[(Seat, MoveId)], seat: Seat) -> impl Iterator<Item = (Seat, MoveId)> {
    made.iter().copied().filter(move |(by, _)| *by == seat)
}

/// The first decision of each seat, then the second of each seat, and so on.
fn in_turns(made: &[(Seat, MoveId)], seats: &[Seat]) -> Vec<(Seat, MoveId)> {
    let longest = seats
        .iter()
        .map(|seat| of(made, *seat).count())
        .max()
        .unwrap_or(0);
    let nth = |n: usize| {
        seats
            .iter()
            .rev()
            .filter_map(move |seat| of(made, *seat).nth(n))
    };
    (0..longest).flat_map(nth).collect()
}

fn permutations(seats: &[Seat]) -> Vec<Vec<Seat>> {
    let [first, rest @ ..] = seats else {
        return vec![Vec::new()];
    };
    let mut all = Vec::new();
    for order in permutations(rest) {
        for place in 0..=order.len() {
            let mut order = order.clone();
            order.insert(place, *first);
            all.push(order);
        }
    }
    all
}
