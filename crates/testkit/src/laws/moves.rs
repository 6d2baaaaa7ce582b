//! Laws about moves: listed moves are possible, all others are refused, and texts mean the right
//! move.

use super::{LawContext, LawStep, Violation, audit, holds};
use crate::playthrough::Playthrough;
use crate::test_game::TestGame;
use roll_and_write::{Awaiting, DICE_MAX, GameState, Legal, MoveId, Outcome, SIDES_MAX, Seat};
use std::collections::BTreeMap;

/// Each state tests one in this many illegal moves. After this many states all have been tested.
const STRIDE: usize = 23;

pub(super) fn ways(at: &LawStep<'_>, seat: Seat) -> Result<(), String> {
    let agree = at.game().ways(at.state(), seat, &mut at.generator(seat, 1));
    agree.map_err(|what| format!("seat {}: {what}", seat.number()))
}

pub(super) fn listed(at: &LawStep<'_>, seat: Seat) -> Result<(), String> {
    let (game, before) = (at.game(), at.state());
    for id in game.moves(before, seat).into_iter().map(Legal::mv) {
        let made = || {
            let mut after = before.clone();
            let checked = game.check(before, seat, id);
            let legal = checked.map_err(|why| format!("it is refused by {}", why.clause))?;
            game.apply(&mut after, legal);
            if after == *before {
                return Err("it changes nothing".to_owned());
            }
            audit::state(game, &after)
        };
        made().map_err(|what| {
            let text = game.print_move(id);
            format!("seat {} can play {text}, but {what}", seat.number())
        })?;
    }
    Ok(())
}

pub(super) fn refused(at: &LawStep<'_>) -> Result<(), String> {
    let (game, before) = (at.game(), at.state());
    undealt(game, before)?;
    for seat in at.playthrough.seats() {
        let legal = game.moves(before, seat);
        for id in (at.step % STRIDE..game.ids() as usize).step_by(STRIDE) {
            let id = MoveId(id as u32);
            if legal.iter().any(|mv| mv.mv() == id) {
                continue;
            }
            let text = || format!("{} by seat {}", game.print_move(id), seat.number());
            match game.check(before, seat, id) {
                Ok(_) => return Err(format!("{} is not listed, but allowed", text())),
                Err(refusal) if refusal.clause.0.is_empty() => {
                    return Err(format!("{} is refused without a clause", text()));
                }
                Err(refusal) => at.context.tally.borrow_mut().refused(&refusal),
            }
        }
    }
    Ok(())
}

/// Tries to deal an item or a roll that is not possible now, if there is one.
fn undealt(game: &dyn TestGame, before: &GameState) -> Result<(), String> {
    let awaiting = game.awaiting(before);
    let comes = |outcome: &Outcome| match awaiting {
        Awaiting::Chance(chance) => chance.can_bring(*outcome),
        Awaiting::Seats(_) | Awaiting::Over => false,
    };
    let items = (0..=u8::MAX).map(Outcome::item);
    let one_die = (0..DICE_MAX).map(|die| {
        let mut shown = [0; DICE_MAX];
        shown[die] = SIDES_MAX - 1;
        Outcome::roll(&shown)
    });
    let Some(outcome) = items.chain(one_die).find(|outcome| !comes(outcome)) else {
        return Ok(());
    };
    let mut after = before.clone();
    if game.deal(&mut after, outcome).is_some() || after != *before {
        return Err(format!("{outcome:?} cannot come, but was dealt"));
    }
    Ok(())
}

pub(super) fn texts(_ask: &LawContext<'_>, playthrough: &Playthrough) -> Result<(), Violation> {
    let game = &*playthrough.game;
    let mut known: BTreeMap<String, MoveId> = BTreeMap::new();
    let ids = game.ids();
    for id in (0..ids).map(MoveId) {
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
            format!("the move {text:?} is only a number")
        })?;
        let other = known.insert(text, id);
        holds(other.is_none(), 0, || {
            format!("two moves have the text {:?}", game.print_move(id))
        })?;
    }
    for id in [ids, u32::MAX] {
        holds(!game.is_numbered(MoveId(id)), 0, || {
            format!("the number {id} is behind the last move, and one has it")
        })?;
    }
    Ok(())
}

/// The texts of a seat's legal moves.
pub(super) fn texts_of(game: &dyn TestGame, state: &GameState, seat: Seat) -> Vec<String> {
    let moves = game.moves(state, seat).into_iter();
    moves.map(|mv| game.print_move(mv.mv())).collect()
}
