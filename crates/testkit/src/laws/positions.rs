//! The law about positions as text.

use super::{LawContext, LawStep, Violation};
use crate::playthrough::Playthrough;
use roll_and_write::text::is_steering;
use roll_and_write::{GameState, Seat};

/// Every state and every view is its text, and the text of a view contains nothing that its seat does not know.
pub(super) fn round_trip(
    context: &LawContext<'_>,
    playthrough: &Playthrough,
) -> Result<(), Violation> {
    if playthrough.game.print_state(playthrough.state(0)).is_none() {
        context.not_asked("position", "the game has no positions as text");
        return Ok(());
    }
    (0..=playthrough.len()).try_for_each(|step| {
        let at = LawStep {
            context,
            playthrough,
            step,
        };
        let seen = || playthrough.seats().try_for_each(|seat| seen(&at, seat));
        let checked = whole(&at).and_then(|()| seen());
        checked.map_err(|what| Violation::at(step, what))
    })
}

fn whole(at: &LawStep<'_>) -> Result<(), String> {
    let (game, state) = (at.game(), at.state());
    let text = game.print_state(state);
    let text = text.ok_or_else(|| "a state has no position as text".to_owned())?;
    is_one_line(&text)?;
    match game.parse_state(&text) {
        Err(error) => Err(format!("its own position is refused: {error}: {text}")),
        Ok(again) if again != *state => {
            let (found, expected) = (game.describe(&again), game.describe(state));
            Err(format!(
                "the position {text} is read as {found}; expected {expected}"
            ))
        }
        Ok(_) => Ok(()),
    }
}

/// The same for what one seat knows.
fn seen(at: &LawStep<'_>, seat: Seat) -> Result<(), String> {
    let game = at.game();
    let of = |state: &GameState| {
        let text = game.print_view(&game.view(state, seat));
        text.ok_or_else(|| "states have texts, but views do not".to_owned())
    };
    let number = seat.number();
    let (view, text) = (game.view(at.state(), seat), of(at.state())?);
    is_one_line(&text)?;
    match game.parse_view(&text) {
        Err(error) => {
            return Err(format!(
                "what seat {number} knows is refused: {error}: {text}"
            ));
        }
        Ok(again) if again != view => {
            return Err(format!(
                "what seat {number} knows, {text}, is read as another view"
            ));
        }
        Ok(_) => {}
    }
    let other = of(&game.determinize(&view, &mut at.generator(seat, POSITIONS)))?;
    if other == text {
        return Ok(());
    }
    Err(format!(
        "the text of what seat {number} knows depends on what is hidden: {text}, or {other}"
    ))
}

/// The stream of chance of this law.
const POSITIONS: u64 = 9;

fn is_one_line(text: &str) -> Result<(), String> {
    match text.find(is_steering) {
        Some(_) => Err(format!("the position {text:?} has control characters")),
        None => Ok(()),
    }
}
