//! Laws about records and undo.

use super::{LawContext, Violation, holds};
use crate::playthrough::Playthrough;
use rnw_session::{LogEntryKind, NoUndo, ObservedLog, Observer, Record, RecordLine, Table};
use roll_and_write::{Awaiting, Game, GameView, Message, Seat};
use std::sync::Arc;

pub(super) fn replayed(_ask: &LawContext<'_>, playthrough: &Playthrough) -> Result<(), Violation> {
    let broken = |what: String| Violation::at(playthrough.len(), what);
    let text = playthrough.record();
    let (record, tail) = Record::parse(text.as_bytes())
        .map_err(|error| broken(format!("its record cannot be read: {error}")))?;
    holds(
        tail.torn == 0 && printed(&record) == text,
        playthrough.len(),
        || "its record changes when it is read and printed again".to_owned(),
    )?;
    let mut renamed = record.clone();
    for (index, seat) in renamed.header.seats.iter_mut().enumerate() {
        seat.name = format!("{}", char::from(b'z' - index as u8));
    }
    for record in [record, renamed] {
        let game: Arc<dyn Game> = playthrough.game.clone();
        let replayed = rnw_session::replay(game, &record.header.content, &record)
            .map_err(|error| broken(format!("its record diverges: {error}")))?;
        same(playthrough, &replayed)?;
    }
    Ok(())
}

fn printed(record: &Record) -> String {
    let header = RecordLine::Header(record.header.clone()).print();
    let lines = record.lines.iter().map(RecordLine::print);
    std::iter::once(header).chain(lines).collect()
}

fn same(playthrough: &Playthrough, replayed: &Table<std::io::Sink>) -> Result<(), Violation> {
    let steps = playthrough.entries().iter().zip(replayed.log().entries());
    for (step, (one, other)) in steps.enumerate() {
        holds(one.kind == other.kind, step, || {
            "the replay has a different step".to_owned()
        })?;
        holds(one.notices == other.notices, step, || {
            "the replay has different events".to_owned()
        })?;
        holds(one.before == other.before, step, || {
            "the replay has a different state".to_owned()
        })?;
    }
    holds(
        replayed.log().entries().len() == playthrough.len(),
        playthrough.len(),
        || "the replay has a different length".to_owned(),
    )?;
    let scores = |table: &dyn Fn(Seat) -> roll_and_write::Score| {
        playthrough.seats().map(table).collect::<Vec<_>>()
    };
    let here = scores(&|seat| playthrough.table.score(seat));
    let there = scores(&|seat| replayed.score(seat));
    holds(
        here == there && playthrough.table.standings() == replayed.standings(),
        playthrough.len(),
        || "the replay has different scores".to_owned(),
    )
}

/// What a seat sees, and the messages that it has received.
type Known = (GameView, Vec<(u32, Message)>);

fn known(table: &Table<Vec<u8>>, seat: Seat) -> Known {
    let heard = ObservedLog::of(Observer::Seat(seat), table.log());
    (table.view(seat), heard.messages().to_vec())
}

pub(super) fn undone(ask: &LawContext<'_>, playthrough: &Playthrough) -> Result<(), Violation> {
    let begun = Playthrough::following(ask.subject, ask.setup, &[]);
    let mut table = begun
        .map_err(|why| Violation::at(0, why.to_string()))?
        .table;
    let failed = |step: usize, error: &dyn std::fmt::Display| {
        Violation::at(step, format!("a table fails: {error}"))
    };
    for (step, made) in playthrough.entries().iter().enumerate() {
        match made.kind {
            LogEntryKind::Deal(_, item) => {
                table
                    .deal_item(item)
                    .map_err(|error| failed(step, &error))?;
                // Somebody has seen the result of a draw, so no decision before it can be undone.
                let open = playthrough
                    .seats()
                    .find(|seat| table.may_undo(*seat).is_ok());
                let number = open.map_or(0, Seat::number);
                holds(open.is_none(), step, || {
                    format!("seat {number} can undo a decision after a draw")
                })?;
            }
            LogEntryKind::Move(seat, id) => {
                let others = || playthrough.seats().filter(|other| *other != seat);
                let before: Vec<Known> = others().map(|other| known(&table, other)).collect();
                let own = known(&table, seat);
                let checked = table.check(seat, id);
                let checked = checked.map_err(|why| failed(step, &why))?;
                table.play(checked).map_err(|error| failed(step, &error))?;
                if !may_undo(playthrough, &table, step, seat)? {
                    continue;
                }
                let after: Vec<Known> = others().map(|other| known(&table, other)).collect();
                // Everybody knows that the seat will draw, although there is no notice of it yet.
                let draws = made.notices.is_empty();
                holds(draws || before == after, step, || {
                    format!("seat {} can undo what others have seen", seat.number())
                })?;
                back_and_forth(playthrough, &mut table, step, seat, &own)?;
            }
        }
    }
    if table.awaiting() == Awaiting::Over {
        table
            .close()
            .map_err(|error| failed(playthrough.len(), &error))?;
    }
    sound(playthrough, &table)
}

/// Whether a seat may undo the decision that it has just made.
fn may_undo(
    playthrough: &Playthrough,
    table: &Table<Vec<u8>>,
    step: usize,
    seat: Seat,
) -> Result<bool, Violation> {
    match table.may_undo(seat) {
        Ok(()) => Ok(true),
        Err(NoUndo::Nothing) => {
            let what = "there is nothing to undo after a decision";
            Err(Violation::at(step, what))
        }
        Err(NoUndo::Seen) => holds(playthrough.setup.seats > 1, step, || {
            "the only seat cannot undo its decision".to_owned()
        })
        .map(|()| false),
    }
}

/// Undoes and redoes a decision.
fn back_and_forth(
    playthrough: &Playthrough,
    table: &mut Table<Vec<u8>>,
    step: usize,
    seat: Seat,
    own: &Known,
) -> Result<(), Violation> {
    let made = known(table, seat);
    let undone = table.undo(seat).is_ok();
    holds(
        undone && table.state() == playthrough.state(step),
        step,
        || "undo leads to a different state".to_owned(),
    )?;
    holds(known(table, seat) == *own, step, || {
        "after undo a seat still sees its decision".to_owned()
    })?;
    let redone = table.undone(seat);
    let redone = redone.is_some_and(|undone| table.redo(undone).is_ok());
    holds(
        redone && table.state() == playthrough.state(step + 1),
        step,
        || "redo leads to a different state".to_owned(),
    )?;
    holds(known(table, seat) == made, step, || {
        "redo shows something different".to_owned()
    })
}

/// The record with all undone decisions leads to the same result.
fn sound(playthrough: &Playthrough, table: &Table<Vec<u8>>) -> Result<(), Violation> {
    let broken = |error: rnw_session::RecordError| {
        Violation::at(
            playthrough.len(),
            format!("the record with the undone decisions diverges: {error}"),
        )
    };
    let (record, _) = Record::parse(table.written()).map_err(broken)?;
    let game: Arc<dyn Game> = playthrough.game.clone();
    let replayed = rnw_session::replay(game, &record.header.content, &record).map_err(broken)?;
    holds(
        replayed.state() == playthrough.table.state(),
        playthrough.len(),
        || "the record with the undone decisions ends in a different state".to_owned(),
    )
}
