//! A game has no memory beside its state.

use super::{Ask, Wrong, holds};
use crate::course::{Course, step_again};
use crate::subject::Testable;
use roll_and_write::Told;

pub(super) fn none(ask: &Ask<'_>, course: &Course) -> Result<(), Wrong> {
    let anew = || {
        ask.subject
            .open(ask.opening)
            .map_err(|why| Wrong::at(0, format!("it cannot be opened twice: {why}")))
    };
    let (fresh, backwards) = (anew()?, anew()?);
    for step in 0..course.len() {
        same(&*course.game, course, step, "a second time")?;
        same(&*fresh, course, step, "in a game opened anew")?;
        same(&*fresh, course, step, "at once again")?;
    }
    for step in (0..course.len()).rev() {
        same(
            &*backwards,
            course,
            step,
            "in a game opened anew, the last step first",
        )?;
        same(&*course.game, course, step, "once more at the end")?;
    }
    for seat in course.seats() {
        let [here, there] =
            [&course.game, &fresh].map(|game| game.score(course.table.state(), seat));
        holds(here == there, course.len(), || {
            format!(
                "seat {} has another score in a game opened anew",
                seat.number()
            )
        })?;
    }
    Ok(())
}

fn same(game: &dyn Testable, course: &Course, step: usize, when: &str) -> Result<(), Wrong> {
    let mut state = course.state(step).clone();
    let told: Option<Vec<Told>> = step_again(game, &mut state, course.table.steps()[step].kind);
    holds(told.as_deref() == Some(course.told(step)), step, || {
        let what = |told: &[Told]| {
            told.iter()
                .map(|told| told.saying.to_string())
                .collect::<Vec<_>>()
                .join("; ")
        };
        let first = what(course.told(step));
        match told.as_deref().map(what) {
            Some(later) => format!("{when} the same step tells [{later}], after [{first}]"),
            None => format!("{when} the same step cannot be made"),
        }
    })?;
    holds(state == *course.state(step + 1), step, || {
        format!("{when} the same step comes to another state")
    })
}
