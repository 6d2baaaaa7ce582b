//! The engine and the reference, step by step.

use super::{Ask, Wrong, holds};
use crate::course::Course;
use crate::pack::values;
use reference::{Awaits, Event, Hears, Line, Play, Setup};
use roll_and_write::{Arg, Audience, Awaiting, Game, GameState, Seat, Told};
use session::StepKind;
use std::collections::{BTreeMap, BTreeSet};

/// Events as the reference tells them.
pub fn events_of(told: &[Told]) -> Vec<Event> {
    told.iter().map(event).collect()
}

fn event(told: &Told) -> Event {
    let text = |arg: &Arg| match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Name(name) | Arg::Word(name) => name.clone(),
        Arg::Seat(seat) => seat.number().to_string(),
        Arg::List(sayings) => {
            let sayings: Vec<String> = sayings.iter().map(ToString::to_string).collect();
            sayings.join(", ")
        }
    };
    let gaps = told.saying.args.iter();
    Event {
        hears: match told.audience {
            Audience::Everyone => Hears::Everyone,
            Audience::Only(seat) => Hears::Only(seat.number()),
            Audience::Lane(seat) => Hears::Lane(seat.number()),
        },
        key: told.saying.key.to_owned(),
        gaps: gaps
            .map(|(gap, arg)| ((*gap).to_owned(), text(arg)))
            .collect(),
    }
}

pub(super) fn agrees(ask: &Ask<'_>, course: &Course) -> Result<(), Wrong> {
    let Some(outside) = ask.subject.outside(ask.opening) else {
        return Ok(());
    };
    let outside =
        outside.map_err(|why| Wrong::at(0, format!("the reference cannot be begun: {why}")))?;
    let options = course.game.options().into_iter();
    let setup = Setup {
        game: course.game.name().to_owned(),
        content: values(&ask.opening.pack.files),
        options: options
            .map(|(name, value)| (name.to_owned(), value))
            .collect(),
        seats: ask.opening.seats,
    };
    let mut play = reference::start(&setup, outside);
    for (step, made) in course.table.steps().iter().enumerate() {
        state(course, step, &*play)?;
        let told = match made.kind {
            StepKind::Deal(chance, item) => {
                let name = course.game.item_name(chance.purpose, item);
                play.deal(&name.expect("what was dealt has a name"))
            }
            StepKind::Move(seat, id) => {
                let text = course.game.print_move(id);
                play.play(seat.number(), &text).map_err(|refused| {
                    Wrong::at(
                        step,
                        format!("the reference refuses {text} by {}", refused.clause),
                    )
                })?
            }
        };
        let expected = events_of(&made.told);
        holds(told == expected, step, || {
            differing("events", &say_all(&expected), &say_all(&told))
        })?;
    }
    state(course, course.len(), &*play)
}

fn say_all(events: &[Event]) -> Vec<String> {
    let gap = |(name, text): (&String, &String)| format!(" {name}={text}");
    let say = |event: &Event| {
        let gaps: String = event.gaps.iter().map(gap).collect();
        format!("{}{gaps} ({:?})", event.key, event.hears)
    };
    events.iter().map(say).collect()
}

/// What one side has and the other has not.
fn differing(what: &str, engine: &[String], reference: &[String]) -> String {
    let without = |these: &[String], those: &[String]| {
        let mut left: Vec<&String> = these.iter().collect();
        for one in those {
            if let Some(place) = left.iter().position(|other| *other == one) {
                left.remove(place);
            }
        }
        left.iter()
            .map(|one| one.as_str())
            .collect::<Vec<_>>()
            .join("; ")
    };
    let [only_engine, only_reference] = [without(engine, reference), without(reference, engine)];
    if only_engine.is_empty() && only_reference.is_empty() {
        let [engine, reference] = [engine, reference].map(|all| all.join("; "));
        return format!(
            "{what} in another order: the engine has [{engine}], the reference [{reference}]"
        );
    }
    format!(
        "other {what}: the engine alone has [{only_engine}], the reference alone [{only_reference}]"
    )
}

fn state(course: &Course, step: usize, play: &dyn Play) -> Result<(), Wrong> {
    let (game, now) = (&*course.game, course.state(step));
    let expected = awaits(game, now);
    let found = play.awaits();
    holds(found == expected, step, || {
        format!("the engine awaits {expected:?}, the reference {found:?}")
    })?;
    for seat in course.seats() {
        let texts: BTreeSet<String> = super::moves::texts_of(game, now, seat)
            .into_iter()
            .collect();
        let found = play.moves(seat.number());
        holds(found == texts, step, || {
            let list = |set: &BTreeSet<String>| set.iter().cloned().collect::<Vec<_>>();
            differing(
                &format!("moves of seat {}", seat.number()),
                &list(&texts),
                &list(&found),
            )
        })?;
        let (engine, reference) = (lines(game, now, seat), counted(play.score(seat.number())));
        holds(engine == reference, step, || {
            differing(
                &format!("points of seat {}", seat.number()),
                &engine,
                &reference,
            )
        })?;
    }
    let standings = game.standings(now);
    let expected = reference::Standings {
        places: course.seats().map(|seat| standings.place(seat)).collect(),
        decided_by: course
            .seats()
            .map(|seat| standings.decided_by(seat))
            .collect(),
    };
    let found = play.standings();
    holds(found == expected, step, || {
        format!("the engine has {expected:?}, the reference {found:?}")
    })
}

fn awaits(game: &(impl Game + ?Sized), state: &GameState) -> Awaits {
    match game.awaiting(state) {
        Awaiting::Over => Awaits::Over,
        Awaiting::Seats(seats) => Awaits::Seats(seats.iter().map(Seat::number).collect()),
        Awaiting::Chance(chance) => Awaits::Chance {
            purpose: chance.purpose.name.to_owned(),
            among: chance
                .among
                .iter()
                .filter_map(|item| game.item_name(chance.purpose, item))
                .collect(),
        },
    }
}

/// The lines of a score that say something, as texts in the order of the alphabet.
fn lines(game: &(impl Game + ?Sized), state: &GameState, seat: Seat) -> Vec<String> {
    let score = game.score(state, seat);
    let line = |line: &roll_and_write::ScoreLine| Line {
        reason: line.reason.to_owned(),
        about: about(game, line),
        count: line.count.into(),
        points: line.points.into(),
    };
    counted(score.lines().iter().map(line).collect())
}

/// What a line is about, from the words of its sentence.
fn about(game: &(impl Game + ?Sized), line: &roll_and_write::ScoreLine) -> String {
    let gaps: BTreeMap<&str, Arg> = game.say_line(line).args.into_iter().collect();
    let word = ["track", "color", "symbol", "cell"]
        .iter()
        .find_map(|gap| gaps.get(gap));
    match word {
        Some(Arg::Word(word)) => word
            .split_once('-')
            .map_or(word.as_str(), |(_, name)| name)
            .to_owned(),
        Some(Arg::Name(name)) => name.clone(),
        Some(Arg::Number(_) | Arg::Seat(_) | Arg::List(_)) | None => String::new(),
    }
}

fn counted(lines: Vec<Line>) -> Vec<String> {
    let says = |line: &Line| line.count != 0 || line.points != 0;
    let text = |line: Line| {
        format!(
            "{} {} count={} points={}",
            line.reason, line.about, line.count, line.points
        )
    };
    let mut lines: Vec<String> = lines.into_iter().filter(says).map(text).collect();
    lines.sort_unstable();
    lines
}
