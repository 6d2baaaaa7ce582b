//! Replays records.

use crate::fingerprint::digest;
use crate::record::{FinalOutcome, Header, Record, RecordError, RecordLine, SeatInfo};
use crate::table::Table;
use crate::{FaultCode, OnFault, PlayerFault, Position, PositionError};
use roll_and_write::{Awaiting, Draw, Game, GameState, Message, Purpose, Roll, SEATS_MAX, Seat};
use std::io::{Sink, Write};
use std::sync::Arc;

/// The result of replaying a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayVerdict {
    /// A complete game that follows the rules, with its result.
    Complete(FinalOutcome),
    /// An unfinished game that follows the rules so far.
    Unfinished {
        /// The number of decisions and draws, without undone ones.
        steps: usize,
    },
    /// A record that does not follow the rules, with the first wrong line.
    Diverging(RecordError),
}

/// Replays a record and classifies it.
pub fn verify(game: Arc<dyn Game>, content: &str, record: &Record) -> ReplayVerdict {
    match replay(game, content, record) {
        Err(error) => ReplayVerdict::Diverging(error),
        Ok(table) => match table.outcome() {
            Some(outcome) if record.outcome().is_some() => ReplayVerdict::Complete(outcome),
            _ => ReplayVerdict::Unfinished {
                steps: table.log().entries().len(),
            },
        },
    }
}

/// Replays a record to its end.
///
/// # Errors
/// The first line that does not follow from the lines before it, and why.
pub fn replay(
    game: Arc<dyn Game>,
    content: &str,
    record: &Record,
) -> Result<Table<Sink>, RecordError> {
    check_header(&*game, content, &record.header)?;
    let start = start(&*game, content, &record.header)
        .map_err(|error| RecordError::new(1, error.to_string()))?;
    let mut table = Table::silent(game, start, record.header.clone(), std::io::sink());
    for (index, line) in record.lines.iter().enumerate() {
        // Line 1 is the header.
        follow(&mut table, line)
            .map_err(|fault| RecordError::new(index + 2, fault.problem).because(fault.reason))?;
        if matches!(line, RecordLine::Result(_)) && index + 1 < record.lines.len() {
            return Err(RecordError::new(
                index + 3,
                "a line after the result; expected the end of the record",
            ));
        }
    }
    Ok(table)
}

/// The state in which a recorded game began.
fn start(game: &dyn Game, content: &str, header: &Header) -> Result<GameState, PositionError> {
    let Some(text) = &header.position else {
        return Ok(game.start());
    };
    let position = Position::parse(text)?;
    match position.seat() {
        Some(seat) => Err(PositionError::Seen(seat)),
        None => position.open(game, content, header.seed),
    }
}

impl<W: Write> Table<W> {
    /// Resumes a recorded game where it stopped. New lines are appended to `sink`.
    ///
    /// # Errors
    /// If the record does not follow the rules: the first wrong line, and why.
    pub fn resume(
        game: Arc<dyn Game>,
        content: &str,
        record: &Record,
        sink: W,
    ) -> Result<Self, RecordError> {
        Ok(replay(game, content, record)?.writing_to(sink))
    }
}

/// What is wrong with a line, and the rules' reason.
struct LineError {
    problem: String,
    reason: Option<Message>,
}

impl From<String> for LineError {
    fn from(problem: String) -> Self {
        Self {
            problem,
            reason: None,
        }
    }
}

impl From<&str> for LineError {
    fn from(problem: &str) -> Self {
        problem.to_owned().into()
    }
}

fn check_header(game: &dyn Game, content: &str, header: &Header) -> Result<(), RecordError> {
    let same = |what: &str, found: &str, expected: &str| {
        let problem =
            || format!("the record has {what} {found:?}, but this game has {what} {expected:?}");
        if found == expected {
            Ok(())
        } else {
            Err(RecordError::new(1, problem()))
        }
    };
    let number = |number: usize| number.to_string();
    same("ruleset", &header.ruleset, &game.info().name)?;
    let (rules, ours) = (header.rules, game.info().rules_version);
    if rules != ours {
        let problem = format!(
            "the record has rules version {rules}, but this game has rules version {ours}; use version {} of the program, which wrote the record",
            header.version
        );
        return Err(RecordError::new(1, problem));
    }
    // A changed module also changes the content hash. This check names the module.
    let list = |plugins: &[String]| match plugins {
        [] => "none".to_owned(),
        plugins => plugins.join(", "),
    };
    same(
        "plugins",
        &list(&header.plugins),
        &list(&game.info().plugins),
    )?;
    same("content", &header.content, content)?;
    same(
        "seats",
        &number(header.seats.len()),
        &number(game.info().seats),
    )?;
    for (name, value) in &game.info().options {
        let found = header.options.get(name).map_or("missing", String::as_str);
        same(&format!("option {name}"), found, value)?;
    }
    Ok(())
}

fn follow(table: &mut Table<Sink>, line: &RecordLine) -> Result<(), LineError> {
    if !matches!(line, RecordLine::Fault { .. }) {
        may_come(table, line)?;
    }
    match line {
        RecordLine::Header(_) => Err(
            "a second header; expected a deal, a move, a fault, an undo, a check or the result"
                .into(),
        ),
        RecordLine::Deal { purpose, item } => follow_deal(table, purpose, item),
        RecordLine::Move { seat, mv } => follow_move(table, *seat, mv),
        RecordLine::Fault {
            symbol,
            plugin,
            reason,
        } => follow_fault(table, [symbol, plugin, reason]),
        RecordLine::PlayerFault {
            seat,
            code,
            text,
            then,
        } => follow_player_fault(table, *seat, (*code, text), *then),
        RecordLine::Undo {
            seat,
            moves,
            answers,
        } => follow_undo(table, *seat, *moves, *answers),
        RecordLine::Player { seat, name, player } => {
            let seat = seat_of(table, *seat)?;
            table.seated(
                seat,
                SeatInfo {
                    name: name.clone(),
                    player: player.clone(),
                },
            );
            Ok(())
        }
        RecordLine::Check { state } => follow_check(table, state),
        RecordLine::Result(outcome) => follow_result(table, outcome),
    }
}

/// Fails if another line must come next than one like this, which is no fault of a plugin.
fn may_come(table: &mut Table<Sink>, line: &RecordLine) -> Result<(), LineError> {
    if let Some(fault) = table.due().0.faults.front() {
        let (symbol, plugin) = (&fault.symbol, &fault.plugin);
        return Err(format!(
            "no fault; expected the fault {:?} of {plugin} for the symbol {symbol:?}",
            fault.reason
        )
        .into());
    }
    if table.due().0.check && !matches!(line, RecordLine::Check { .. }) {
        return Err("no fingerprint; expected a check, because a phase has ended".into());
    }
    if table.forfeit().is_some() && !matches!(line, RecordLine::Result(_)) {
        return Err("a line after a seat has forfeited; expected the result".into());
    }
    if let Some(seat) = table.faults().drawing() {
        let number = seat.number();
        let follows = matches!(line, RecordLine::Move { seat, .. } | RecordLine::PlayerFault { seat, .. } if *seat == number);
        if !follows {
            return Err(format!(
                "no move of seat {number}; expected the random move that replaces its move"
            )
            .into());
        }
    }
    Ok(())
}

fn follow_deal(table: &mut Table<Sink>, purpose: &str, item: &str) -> Result<(), LineError> {
    let Awaiting::Chance(chance) = table.awaiting() else {
        return Err(format!("{item:?} is dealt, but the game expects no draw").into());
    };
    let expected = chance.purpose.name();
    if expected != purpose {
        return Err(format!("a draw for {purpose:?}; expected one for {expected:?}").into());
    }
    let game = table.game();
    if let Some(outcome) = game.outcome_by_name(chance, item) {
        table.dealt(chance, outcome);
        return Ok(());
    }
    Err(match chance.draw {
        Draw::Roll(roll) => wrong_roll(&**game, chance.purpose, roll, item),
        Draw::Item { .. } if game.item_by_name(chance.purpose, item).is_some() => {
            format!("cannot draw {item:?}; it has already been drawn")
        }
        Draw::Item { .. } => {
            format!("unknown item {item:?}; expected the name of a card of this pack")
        }
        Draw::Weighted(weights) => {
            let names = weights.items();
            let names = names.iter();
            let names = names.filter_map(|item| game.item_name(chance.purpose, item));
            let names: Vec<String> = names.collect();
            format!("cannot draw {item:?}; expected one of {}", names.join(", "))
        }
    }
    .into())
}

/// What is wrong with the text of a roll.
fn wrong_roll(game: &dyn Game, purpose: Purpose, roll: Roll, text: &str) -> String {
    let found: Vec<&str> = text.split(' ').collect();
    let names = |die| {
        let sides = 0..roll.sides(die);
        sides.map(move |side| game.side_name(purpose, die, side))
    };
    if found.len() != roll.len() || text.is_empty() {
        let first: Vec<String> = (0..roll.len())
            .filter_map(|die| names(die).next())
            .collect();
        return format!(
            "the roll {text:?} has not one side for each of {}; expected sides with one space between them, such as {:?}",
            counted(roll.len(), "die", "dice"),
            first.join(" ")
        );
    }
    let wrong = (0..roll.len()).find(|die| names(*die).all(|name| name != found[*die]));
    let die = wrong.unwrap_or_default();
    format!(
        "die {} of the roll {text:?} shows {:?}; expected one of {}",
        die + 1,
        found[die],
        names(die).collect::<Vec<_>>().join(", ")
    )
}

/// A number of things in words: `1 die`, `2 dice`.
fn counted(count: usize, one: &str, more: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { more })
}

fn seat_of(table: &Table<Sink>, number: usize) -> Result<Seat, LineError> {
    if (1..=table.game().info().seats.min(SEATS_MAX)).contains(&number) {
        Ok(Seat::new(number - 1))
    } else {
        Err(format!("there is no seat {number}").into())
    }
}

fn follow_move(table: &mut Table<Sink>, number: usize, text: &str) -> Result<(), LineError> {
    let seat = seat_of(table, number)?;
    let id = table.game().parse_move(text).map_err(|error| LineError {
        problem: format!("{text:?} is not a move"),
        reason: Some(error.0),
    })?;
    let checked = table.check(seat, id).map_err(|refusal| LineError {
        problem: format!(
            "the move {text:?} of seat {number} is refused by {}",
            refusal.clause
        ),
        reason: Some(refusal.reason),
    })?;
    table.moved(checked.legal());
    Ok(())
}

fn follow_fault(table: &mut Table<Sink>, found: [&String; 3]) -> Result<(), LineError> {
    let Some(fault) = table.due().0.faults.front() else {
        let [symbol, plugin, reason] = found;
        return Err(format!(
            "a fault {reason:?} of {plugin} for the symbol {symbol:?}, but no effect failed"
        )
        .into());
    };
    let expected = [fault.symbol.as_str(), fault.plugin.as_str(), &fault.reason];
    if found != expected {
        let say = |[symbol, plugin, reason]: [&str; 3]| {
            format!("the fault {reason:?} of {plugin} for the symbol {symbol:?}")
        };
        let found = found.map(String::as_str);
        return Err(format!("expected {}; found {}", say(expected), say(found)).into());
    }
    table.due().0.faults.pop_front();
    Ok(())
}

fn follow_player_fault(
    table: &mut Table<Sink>,
    number: usize,
    (code, text): (FaultCode, &str),
    then: OnFault,
) -> Result<(), LineError> {
    let seat = seat_of(table, number)?;
    if !table.awaited().contains(seat) {
        return Err(format!("a fault of seat {number}, which has nothing to decide").into());
    }
    table.failed(seat, PlayerFault::new(code, text), then);
    Ok(())
}

fn follow_undo(
    table: &mut Table<Sink>,
    number: usize,
    moves: usize,
    answers: usize,
) -> Result<(), LineError> {
    let seat = seat_of(table, number)?;
    if answers > 0 {
        let found = table.answers_to_slip(seat);
        if moves != 1 || found != Ok(answers) {
            let problem = "cannot take back a slip here: only a person against bots takes back its last decision, with all that came after it";
            return Err(problem.into());
        }
        table.took_back_slip(seat, answers);
        return Ok(());
    }
    for _ in 0..moves {
        if table.took_back(seat).is_err() {
            return Err("cannot undo here: a player has seen something new since".into());
        }
    }
    Ok(())
}

fn follow_check(table: &mut Table<Sink>, state: &str) -> Result<(), LineError> {
    let expected = digest(&table.describe());
    let (pending, _) = table.due();
    if !pending.check {
        Err("a check, but no phase has ended".into())
    } else if *state == expected {
        pending.check = false;
        Ok(())
    } else {
        Err(format!("the state has the fingerprint {expected}; found {state:?}").into())
    }
}

fn follow_result(table: &mut Table<Sink>, outcome: &FinalOutcome) -> Result<(), LineError> {
    match table.outcome() {
        Some(expected) if expected == *outcome => {
            *table.due().1 = true;
            Ok(())
        }
        Some(expected) => Err(format!("the game ends with {expected}; found {outcome}").into()),
        None => Err("a result, but the game is not over".into()),
    }
}
