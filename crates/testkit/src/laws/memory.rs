//! Law: a game has no memory outside its state.

use super::{LawContext, Violation, holds};
use crate::playthrough::{Playthrough, step_again};
use crate::test_game::TestGame;
use roll_and_write::Notice;

pub(super) fn none(ask: &LawContext<'_>, playthrough: &Playthrough) -> Result<(), Violation> {
    let anew = || {
        ask.subject
            .open(ask.setup)
            .map_err(|why| Violation::at(0, format!("the game cannot be opened twice: {why}")))
    };
    let (fresh, backwards) = (anew()?, anew()?);
    for step in 0..playthrough.len() {
        same(&*playthrough.game, playthrough, step, "a second time")?;
        same(&*fresh, playthrough, step, "in a new game")?;
        same(&*fresh, playthrough, step, "again at once")?;
    }
    for step in (0..playthrough.len()).rev() {
        same(
            &*backwards,
            playthrough,
            step,
            "in a new game, with the last step first,",
        )?;
        same(&*playthrough.game, playthrough, step, "again at the end")?;
    }
    for seat in playthrough.seats() {
        let [here, there] =
            [&playthrough.game, &fresh].map(|game| game.score(playthrough.table.state(), seat));
        holds(here == there, playthrough.len(), || {
            format!("seat {} has a different score in a new game", seat.number())
        })?;
    }
    Ok(())
}

fn same(
    game: &dyn TestGame,
    playthrough: &Playthrough,
    step: usize,
    when: &str,
) -> Result<(), Violation> {
    let mut state = playthrough.state(step).clone();
    let later = step_again(game, &mut state, playthrough.kind(step));
    let later = later
        .ok_or_else(|| Violation::at(step, format!("{when} the same step is not possible")))?;
    let first = playthrough.notices(step);
    holds(later == first, step, || {
        let [later, first] = [&later, first].map(in_words);
        format!("{when} the same step has the events [{later}], but first it had [{first}]")
    })?;
    holds(state == *playthrough.state(step + 1), step, || {
        format!("{when} the same step leads to a different state")
    })
}

fn in_words(notices: &[Notice]) -> String {
    let messages = notices.iter().map(|notice| notice.message.to_string());
    messages.collect::<Vec<_>>().join("; ")
}
