//! Law: the engine and the reference agree at every step.

use super::{LawContext, Violation, holds};
use crate::engine::Engine;
use crate::playthrough::{GameAct, Playthrough};
use rnw_reference::{Event, ScoreLine, TextGame};

pub(super) fn agrees(ask: &LawContext<'_>, playthrough: &Playthrough) -> Result<(), Violation> {
    if ask.begins_later("reference") {
        return Ok(());
    }
    let Some(play) = ask.subject.reference_of(ask.setup) else {
        ask.not_asked("reference", "the game has no reference");
        return Ok(());
    };
    let mut play =
        play.map_err(|why| Violation::at(0, format!("the reference cannot start: {why}")))?;
    let mut engine: Box<dyn TextGame> = Box::new(Engine::new(playthrough.game.clone()));
    for (step, act) in playthrough.script().iter().enumerate() {
        alike(&*engine, &*play, step, playthrough.setup.seats)?;
        let [notices, expected] = [&mut play, &mut engine].map(|side| match act {
            GameAct::Deal(_, item) => Ok(side.deal(item)),
            GameAct::Move(seat, text) => side.play(seat.number(), text).map_err(|refused| {
                Violation::at(
                    step,
                    format!("one side refuses {text} by {}", refused.clause),
                )
            }),
        });
        let (notices, expected) = (notices?, expected?);
        holds(notices == expected, step, || {
            differing("events", &say_all(&expected), &say_all(&notices))
        })?;
    }
    alike(&*engine, &*play, playthrough.len(), playthrough.setup.seats)
}

fn alike(
    engine: &dyn TextGame,
    reference: &dyn TextGame,
    step: usize,
    seats: usize,
) -> Result<(), Violation> {
    let [here, there] = [engine, reference].map(TextGame::awaiting);
    holds(here == there, step, || {
        format!("the engine awaits {here:?}, the reference {there:?}")
    })?;
    for seat in 1..=seats {
        let [here, there] =
            [engine, reference].map(|side| side.moves(seat).into_iter().collect::<Vec<_>>());
        holds(here == there, step, || {
            differing(&format!("moves of seat {seat}"), &here, &there)
        })?;
        let [here, there] = [engine, reference].map(|side| counted(side.score(seat)));
        holds(here == there, step, || {
            differing(&format!("points of seat {seat}"), &here, &there)
        })?;
    }
    let [here, there] = [engine, reference].map(TextGame::standings);
    holds(here == there, step, || {
        format!("the engine has {here:?}, the reference {there:?}")
    })
}

fn say_all(events: &[Event]) -> Vec<String> {
    let gap = |(name, text): (&String, &String)| format!(" {name}={text}");
    let say = |event: &Event| {
        let gaps: String = event.args.iter().map(gap).collect();
        format!("{}{gaps} ({:?})", event.key, event.audience)
    };
    events.iter().map(say).collect()
}

/// Describes what only one of the sides has.
fn differing(what: &str, engine: &[String], reference: &[String]) -> String {
    let without = |these: &[String], those: &[String]| {
        let mut left: Vec<&str> = these.iter().map(String::as_str).collect();
        for one in those {
            if let Some(place) = left.iter().position(|other| other == one) {
                left.remove(place);
            }
        }
        left.join("; ")
    };
    let [only_engine, only_reference] = [without(engine, reference), without(reference, engine)];
    if only_engine.is_empty() && only_reference.is_empty() {
        let [engine, reference] = [engine, reference].map(|all| all.join("; "));
        return format!(
            "different order of {what}: the engine has [{engine}], the reference [{reference}]"
        );
    }
    format!(
        "different {what}: only the engine has [{only_engine}], only the reference has [{only_reference}]"
    )
}

/// The lines that are not zero, in alphabetical order.
fn counted(lines: Vec<ScoreLine>) -> Vec<String> {
    let says = |line: &ScoreLine| line.count != 0 || line.points != 0;
    let text = |line: ScoreLine| {
        let ScoreLine {
            reason,
            about,
            count,
            points,
        } = line;
        format!("{reason} {about} count={count} points={points}")
    };
    let mut lines: Vec<String> = lines.into_iter().filter(says).map(text).collect();
    lines.sort_unstable();
    lines
}
