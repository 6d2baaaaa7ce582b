//! Moves: what is listed can be made, what is not is refused, and texts mean what they say.

use super::{Ask, Wrong, audit, holds};
use crate::course::Course;
use crate::subject::Testable;
use roll_and_write::{GameState, MoveId, Seat};
use std::collections::BTreeMap;

/// Of so many moves that are not legal one is tried at each state; all are after as many states.
const STRIDE: usize = 23;

pub(super) fn ways(ask: &Ask<'_>, course: &Course) -> Result<(), Wrong> {
    let mut generator = ask.generator(1);
    for (step, seat) in everywhere(course) {
        let ways = course.game.ways(course.state(step), seat, &mut generator);
        ways.map_err(|what| Wrong::at(step, format!("seat {}: {what}", seat.number())))?;
    }
    Ok(())
}

/// Every state of a game, for every seat.
fn everywhere(course: &Course) -> impl Iterator<Item = (usize, Seat)> {
    (0..=course.len()).flat_map(|step| course.seats().map(move |seat| (step, seat)))
}

pub(super) fn listed(_ask: &Ask<'_>, course: &Course) -> Result<(), Wrong> {
    let game = &*course.game;
    for (step, seat) in everywhere(course) {
        let before = course.state(step);
        for id in game.moves(before, seat) {
            let made = || {
                let mut after = before.clone();
                let told = game.apply(&mut after, seat, id);
                told.map_err(|why| format!("it is refused by {}", why.clause))?;
                if after == *before {
                    return Err("it changes nothing".to_owned());
                }
                audit::state(game, &after)
            };
            made().map_err(|what| {
                let text = game.print_move(id);
                Wrong::at(
                    step,
                    format!("seat {} may {text}, but {what}", seat.number()),
                )
            })?;
        }
    }
    Ok(())
}

pub(super) fn refused(ask: &Ask<'_>, course: &Course) -> Result<(), Wrong> {
    let game = &*course.game;
    for (step, seat) in everywhere(course) {
        let before = course.state(step);
        let legal = game.moves(before, seat);
        let mut after = before.clone();
        for id in (step % STRIDE..game.ids() as usize).step_by(STRIDE) {
            let id = MoveId(id as u32);
            if legal.contains(&id) {
                continue;
            }
            let text = || format!("{} by seat {}", game.print_move(id), seat.number());
            match game.apply(&mut after, seat, id) {
                Ok(_) => {
                    return Err(Wrong::at(
                        step,
                        format!("{} is not listed, but made", text()),
                    ));
                }
                Err(refusal) => {
                    holds(!refusal.clause.0.is_empty(), step, || {
                        format!("{} is refused without a clause", text())
                    })?;
                    ask.tally.borrow_mut().refused(&refusal);
                }
            }
        }
        holds(after == *before, step, || {
            "a refused move changes something".to_owned()
        })?;
    }
    Ok(())
}

pub(super) fn texts(_ask: &Ask<'_>, course: &Course) -> Result<(), Wrong> {
    let game = &*course.game;
    let mut known: BTreeMap<String, MoveId> = BTreeMap::new();
    for id in (0..game.ids()).map(MoveId) {
        holds(game.is_numbered(id), 0, || {
            format!("no move has the number {}", id.0)
        })?;
        let text = game.print_move(id);
        let read = |text: &str| game.parse_move(text).ok();
        let spaced = format!("  {} ", text.replace(' ', "   "));
        for typed in [&text, &text.to_lowercase(), &text.to_uppercase(), &spaced] {
            holds(read(typed) == Some(id), 0, || {
                let found = read(typed).map(|id| game.print_move(id));
                format!("{typed:?} is read as {found:?}, not as {text:?}")
            })?;
        }
        holds(text.parse::<i64>().is_err(), 0, || {
            format!("the move {text:?} is a bare number")
        })?;
        let other = known.insert(text, id);
        holds(other.is_none(), 0, || {
            format!("two moves read as {:?}", game.print_move(id))
        })?;
    }
    Ok(())
}

/// The texts of the legal moves of a seat.
pub(super) fn texts_of(game: &dyn Testable, state: &GameState, seat: Seat) -> Vec<String> {
    let moves = game.moves(state, seat).into_iter();
    moves.map(|id| game.print_move(id)).collect()
}
