//! Laws: games end, and nothing is lost.

use super::{LawContext, LawStep, Violation, holds};
use crate::playthrough::Playthrough;
use crate::test_game::TestGame;
use rnw_session::LogEntryKind;
use roll_and_write::{Awaiting, Chance, Draw, GameState, Seat};
use std::collections::BTreeSet;

pub(super) fn calm(_ask: &LawContext<'_>, playthrough: &Playthrough) -> Result<(), Violation> {
    match &playthrough.panicked {
        Some(panic) => Err(Violation::at(playthrough.len(), panic.clone())),
        None => Ok(()),
    }
}

pub(super) fn ends(ask: &LawContext<'_>, playthrough: &Playthrough) -> Result<(), Violation> {
    let bounds = ask.subject.promised();
    let mut chain = 0;
    let mut last = None;
    for step in 0..playthrough.len() {
        match playthrough.kind(step) {
            LogEntryKind::Deal(..) => chain = 0,
            LogEntryKind::Move(seat, _) if last == Some(seat) => chain += 1,
            LogEntryKind::Move(seat, _) => (last, chain) = (Some(seat), 1),
        }
        if playthrough.closes_phase(step) {
            (last, chain) = (None, 0);
        }
        holds(chain <= bounds.chain, step, || {
            format!("a chain of more than {} decisions", bounds.chain)
        })?;
    }
    holds(playthrough.len() <= bounds.steps, playthrough.len(), || {
        format!("the game continues after {} steps", bounds.steps)
    })
}

pub(super) fn sound(at: &LawStep<'_>) -> Result<(), String> {
    state(at.game(), at.state())
}

/// Checks a draw: something can come, and all of it has names that a record can tell apart.
fn drawn(game: &dyn TestGame, chance: Chance) -> Result<(), String> {
    let Draw::Roll(roll) = chance.draw else {
        let items = chance.draw.items().unwrap_or_default();
        let named = |item: u8| game.item_name(chance.purpose, item).is_some();
        if items.is_empty() || !items.iter().all(named) {
            return Err(
                "the game awaits a draw of no item, or of an item without a name".to_owned(),
            );
        }
        return Ok(());
    };
    if roll.is_empty() {
        return Err("the game awaits a roll of no dice".to_owned());
    }
    for die in 0..roll.len() {
        let sides = (0..roll.sides(die)).map(|side| game.side_name(chance.purpose, die, side));
        let names: BTreeSet<String> = sides.collect();
        let whole = |name: &String| !name.is_empty() && !name.contains(char::is_whitespace);
        if names.len() < roll.sides(die).into() || !names.iter().all(whole) {
            let die = die + 1;
            return Err(format!(
                "die {die} has two sides with one name, or a name that is empty or has spaces: {names:?}"
            ));
        }
    }
    Ok(())
}

/// Checks a state. Returns what is wrong with it.
pub(super) fn state(game: &dyn TestGame, state: &GameState) -> Result<(), String> {
    game.audit(state)?;
    let seats = || Seat::all(game.info().seats);
    match game.awaiting(state) {
        Awaiting::Seats(awaited) => {
            if awaited.is_empty() {
                return Err("the game awaits a decision of no seat".to_owned());
            }
            let idle =
                seats().find(|seat| awaited.contains(*seat) == game.moves(state, *seat).is_empty());
            if let Some(seat) = idle {
                let awaited = awaited.contains(seat);
                let what = if awaited {
                    "is awaited, but has no move"
                } else {
                    "has moves, but is not awaited"
                };
                return Err(format!("seat {} {what}", seat.number()));
            }
        }
        Awaiting::Chance(chance) => drawn(game, chance)?,
        Awaiting::Over => {
            if let Some(seat) = seats().find(|seat| !game.moves(state, *seat).is_empty()) {
                return Err(format!("seat {} has moves after the end", seat.number()));
            }
        }
    }
    for seat in seats() {
        let score = game.score(state, seat);
        let (sum, total) = (score.total(), game.total(state, seat));
        if sum != total {
            return Err(format!(
                "the score lines have {sum} points, but the total is {total}"
            ));
        }
    }
    let standings = game.standings(state);
    let rank = |seat| game.ranking_key(state, seat);
    for (a, b) in seats().flat_map(|a| seats().map(move |b| (a, b))) {
        let better = rank(a) > rank(b);
        if better != (standings.place(a) < standings.place(b)) {
            let [a, b] = [a.number(), b.number()];
            return Err(format!(
                "the places of seats {a} and {b} do not match their results"
            ));
        }
    }
    Ok(())
}
