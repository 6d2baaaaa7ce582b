//! A record, played again.

use crate::record::{Header, Line, Outcome, Record, RecordError, digest};
use crate::table::Table;
use roll_and_write::{Awaiting, Game, SEATS_MAX, Seat};
use std::io::Sink;
use std::sync::Arc;

/// What a record turned out to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// A whole game that follows the rules, and how it ended.
    Complete(Outcome),
    /// The beginning of a game that follows the rules: so many decisions and draws.
    Unfinished {
        /// Decisions and draws that stand.
        steps: usize,
    },
    /// A record that does not follow the rules from this line on.
    Diverging(RecordError),
}

/// Plays a record again and says what it is.
pub fn verify(game: Arc<dyn Game>, content: &str, record: &Record) -> Verdict {
    match replay(game, content, record) {
        Err(error) => Verdict::Diverging(error),
        Ok(table) => match table.outcome() {
            Some(outcome) if has_result(record) => Verdict::Complete(outcome),
            _ => Verdict::Unfinished {
                steps: table.steps().len(),
            },
        },
    }
}

fn has_result(record: &Record) -> bool {
    matches!(record.lines.last(), Some(Line::Result(_)))
}

/// Plays a record again, to its end or to where it was left.
///
/// # Errors
/// The first line that does not follow from those before it, and why.
pub fn replay(
    game: Arc<dyn Game>,
    content: &str,
    record: &Record,
) -> Result<Table<Sink>, RecordError> {
    check_header(&*game, content, &record.header)?;
    let mut table = Table::silent(game, record.header.clone(), std::io::sink());
    for (index, line) in record.lines.iter().enumerate() {
        // The header is line 1.
        follow(&mut table, line).map_err(|problem| RecordError::new(index + 2, problem))?;
        if matches!(line, Line::Result(_)) && index + 1 < record.lines.len() {
            return Err(RecordError::new(
                index + 3,
                "a line after the result; expected the end of the record",
            ));
        }
    }
    Ok(table)
}

fn check_header(game: &dyn Game, content: &str, header: &Header) -> Result<(), RecordError> {
    let same = |what: &str, found: &str, expected: &str| {
        if found == expected {
            Ok(())
        } else {
            Err(RecordError::new(
                1,
                format!("{what} {found}; this game has {what} {expected}"),
            ))
        }
    };
    same("ruleset", &header.ruleset, game.name())?;
    same(
        "rules version",
        &header.rules.to_string(),
        &game.rules_version().to_string(),
    )?;
    same("content", &header.content, content)?;
    same(
        "seats",
        &header.seats.len().to_string(),
        &game.seats().to_string(),
    )?;
    for (name, value) in game.options() {
        let found = header.options.get(name).map_or("missing", String::as_str);
        same(&format!("option {name}"), found, &value)?;
    }
    Ok(())
}

fn follow(table: &mut Table<Sink>, line: &Line) -> Result<(), String> {
    if table.is_unchecked() && !matches!(line, Line::Check { .. }) {
        return Err("no fingerprint; expected a check, as a phase has closed".to_owned());
    }
    match line {
        Line::Header(_) => Err(
            "a second header; expected a deal, a move, an undo, a check or the result".to_owned(),
        ),
        Line::Deal { purpose, item } => follow_deal(table, purpose, item),
        Line::Move { seat, r#move } => follow_move(table, *seat, r#move),
        Line::Undo { moves } => follow_undo(table, *moves),
        Line::Check { state } => {
            let expected = digest(&table.describe());
            if !table.is_unchecked() {
                Err("a check where no phase has closed".to_owned())
            } else if *state == expected {
                table.checked();
                Ok(())
            } else {
                Err(format!(
                    "the state has the fingerprint {expected}; found {state}"
                ))
            }
        }
        Line::Result(outcome) => match table.outcome() {
            Some(expected) if expected == *outcome => {
                table.ended();
                Ok(())
            }
            Some(expected) => Err(format!(
                "the game ends with {expected:?}; found {outcome:?}"
            )),
            None => Err("a result, but the game is not over".to_owned()),
        },
    }
}

fn follow_deal(table: &mut Table<Sink>, purpose: &str, item: &str) -> Result<(), String> {
    let Awaiting::Chance(chance) = table.awaiting() else {
        return Err(format!("{item} is dealt, but no draw is awaited"));
    };
    if chance.purpose.name != purpose {
        return Err(format!(
            "a draw for {purpose}; expected one for {}",
            chance.purpose.name
        ));
    }
    match table.game().item_by_name(chance.purpose, item) {
        Some(found) if chance.among.contains(found) => {
            table.dealt(chance, found);
            Ok(())
        }
        Some(_) => Err(format!("{item} cannot come: it has been drawn already")),
        None => Err(format!(
            "{item:?} is unknown; expected the name of a card of this pack"
        )),
    }
}

fn follow_move(table: &mut Table<Sink>, seat: usize, text: &str) -> Result<(), String> {
    if !(1..=table.game().seats().min(SEATS_MAX)).contains(&seat) {
        return Err(format!("there is no seat {seat}"));
    }
    let seat = Seat::new(seat - 1);
    let id = table
        .game()
        .parse_move(text)
        .map_err(|error| format!("{text:?} is no move: {error}"))?;
    table.moved(seat, id).map_err(|refusal| {
        format!(
            "the move {text:?} of seat {} is refused: {refusal}",
            seat.number()
        )
    })
}

fn follow_undo(table: &mut Table<Sink>, moves: usize) -> Result<(), String> {
    for _ in 0..moves {
        if table.ends_at_the_horizon() || !table.take_back() {
            return Err(
                "nothing can be taken back here: something new has been seen since".to_owned(),
            );
        }
    }
    Ok(())
}
