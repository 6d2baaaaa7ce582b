//! Records and undo.

use super::{Ask, Wrong, holds};
use crate::course::Course;
use roll_and_write::{Awaiting, Game, GameView, Saying, Seat};
use session::{Ear, Line, NoUndo, Record, StepKind, Table};
use std::sync::Arc;

pub(super) fn replayed(_ask: &Ask<'_>, course: &Course) -> Result<(), Wrong> {
    let broken = |what: String| Wrong::at(course.len(), what);
    let text = course.record();
    let (record, tail) = Record::parse(text.as_bytes())
        .map_err(|error| broken(format!("its record cannot be read: {error}")))?;
    holds(
        tail.torn == 0 && printed(&record) == text,
        course.len(),
        || "its record is printed in another way than it was written".to_owned(),
    )?;
    let mut renamed = record.clone();
    for (index, seat) in renamed.header.seats.iter_mut().enumerate() {
        seat.name = format!("{}", char::from(b'z' - index as u8));
    }
    for record in [record, renamed] {
        let game: Arc<dyn Game> = course.game.clone();
        let replayed = session::replay(game, &record.header.content, &record)
            .map_err(|error| broken(format!("its record diverges: {error}")))?;
        same(course, &replayed)?;
    }
    Ok(())
}

fn printed(record: &Record) -> String {
    let header = Line::Header(record.header.clone()).print();
    let lines = record.lines.iter().map(Line::print);
    std::iter::once(header).chain(lines).collect()
}

fn same(course: &Course, replayed: &Table<std::io::Sink>) -> Result<(), Wrong> {
    let steps = course.table.steps().iter().zip(replayed.steps());
    for (step, (one, other)) in steps.enumerate() {
        holds(one.kind == other.kind, step, || {
            "it is another step when it is replayed".to_owned()
        })?;
        holds(one.told == other.told, step, || {
            "something else is told when it is replayed".to_owned()
        })?;
        holds(one.before == other.before, step, || {
            "the state is another when it is replayed".to_owned()
        })?;
    }
    holds(replayed.steps().len() == course.len(), course.len(), || {
        "the replayed game has another length".to_owned()
    })?;
    let scores = |table: &dyn Fn(Seat) -> roll_and_write::Score| {
        course.seats().map(table).collect::<Vec<_>>()
    };
    let here = scores(&|seat| course.table.score(seat));
    let there = scores(&|seat| replayed.score(seat));
    holds(
        here == there && course.table.standings() == replayed.standings(),
        course.len(),
        || "the scores are others when it is replayed".to_owned(),
    )
}

/// What a seat sees and has heard.
type Known = (GameView, Vec<Saying>);

fn known(table: &Table<Vec<u8>>, seat: Seat) -> Known {
    (table.view(seat), table.heard(Ear::Seat(seat)))
}

pub(super) fn undone(ask: &Ask<'_>, course: &Course) -> Result<(), Wrong> {
    let begun = Course::following(ask.subject, ask.opening, &[]);
    let mut table = begun.map_err(|why| Wrong::at(0, why.to_string()))?.table;
    let failed = |step: usize, error: &dyn std::fmt::Display| {
        Wrong::at(step, format!("a table fails: {error}"))
    };
    for (step, made) in course.table.steps().iter().enumerate() {
        match made.kind {
            StepKind::Deal(_, item) => {
                table
                    .deal_item(item)
                    .map_err(|error| failed(step, &error))?;
                // What came by chance was seen by somebody.
                let open = course.seats().find(|seat| table.may_undo(*seat).is_ok());
                let number = open.map_or(0, Seat::number);
                holds(open.is_none(), step, || {
                    format!("seat {number} may take back a decision after a draw")
                })?;
            }
            StepKind::Move(seat, id) => {
                let others = || course.seats().filter(|other| *other != seat);
                let before: Vec<Known> = others().map(|other| known(&table, other)).collect();
                let own = known(&table, seat);
                table
                    .decide(seat, id)
                    .map_err(|error| failed(step, &error))?;
                let after: Vec<Known> = others().map(|other| known(&table, other)).collect();
                match table.may_undo(seat) {
                    Err(NoUndo::Nothing) => {
                        return Err(Wrong::at(step, "no decision stands after one"));
                    }
                    Err(NoUndo::Seen) => {
                        holds(course.opening.seats > 1, step, || {
                            "a lone seat may not take its decision back".to_owned()
                        })?;
                        continue;
                    }
                    Ok(()) => {}
                }
                // That a seat will draw lies open, though nothing is told of it yet.
                let draws = made.told.is_empty();
                holds(draws || before == after, step, || {
                    format!("seat {} may take back what others have seen", seat.number())
                })?;
                back_and_forth(course, &mut table, step, seat, &own)?;
            }
        }
    }
    if table.awaiting() == Awaiting::Over {
        table
            .close()
            .map_err(|error| failed(course.len(), &error))?;
    }
    sound(course, &table)
}

/// Takes a decision back and makes it again.
fn back_and_forth(
    course: &Course,
    table: &mut Table<Vec<u8>>,
    step: usize,
    seat: Seat,
    own: &Known,
) -> Result<(), Wrong> {
    let made = known(table, seat);
    let undone = table.undo(seat).is_ok_and(|undone| undone.is_ok());
    holds(undone && table.state() == course.state(step), step, || {
        "undo comes to another state".to_owned()
    })?;
    holds(known(table, seat) == *own, step, || {
        "undo leaves something seen".to_owned()
    })?;
    let redone = table.redo(seat).is_ok_and(|redone| redone);
    holds(
        redone && table.state() == course.state(step + 1),
        step,
        || "redo comes to another state".to_owned(),
    )?;
    holds(known(table, seat) == made, step, || {
        "redo tells something else".to_owned()
    })
}

/// The record with all that was taken back leads to the same end.
fn sound(course: &Course, table: &Table<Vec<u8>>) -> Result<(), Wrong> {
    let broken = |error: session::RecordError| {
        Wrong::at(
            course.len(),
            format!("the record with what was taken back diverges: {error}"),
        )
    };
    let (record, _) = Record::parse(table.written()).map_err(broken)?;
    let game: Arc<dyn Game> = course.game.clone();
    let replayed = session::replay(game, &record.header.content, &record).map_err(broken)?;
    holds(
        replayed.state() == course.table.state(),
        course.len(),
        || "the record with what was taken back ends elsewhere".to_owned(),
    )
}
