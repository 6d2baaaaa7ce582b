//! A record from bytes, or a position.

use super::play::look;
use super::screen::FuzzScreen;
use super::{CATALOGUE, Chance, PACKS, Pack};
use rnw_cli::LoadedGame;
use rnw_session::{
    LogEntryKind, ObservedLog, Observer, Position, PositionError, Record, RecordLine,
    ReplayVerdict, Table, digest, replay, verify,
};
use roll_and_write::Awaiting;

/// Reads a record, replays it, shows it and writes it again, as `rnw verify` and `rnw replay` do.
///
/// The pack is the shipped pack with the hash in the header. For an unknown hash it is the game's own pack. A text that
/// begins as a position is read as one.
///
/// # Panics
/// If the target finds an error.
pub fn record(bytes: &[u8]) {
    if bytes.starts_with(b"position/") {
        return position(&String::from_utf8_lossy(bytes));
    }
    let (record, tail) = match Record::parse(bytes) {
        Ok(parsed) => parsed,
        Err(error) => {
            assert!(error.to_string().len() < 2000, "a message is short");
            return;
        }
    };
    assert_eq!(tail.kept + tail.torn, bytes.len());
    let printed = print(&record.header, &record.lines);
    let (again, _) = Record::parse(printed.as_bytes()).expect("what is written can be read");
    assert_eq!(again, record, "written and read again");
    let header = &record.header;
    let Some(Pack { entry, files, .. }) = pack_of(&header.ruleset, &header.content) else {
        return;
    };
    let options: Vec<(String, String)> = header.options.clone().into_iter().collect();
    let seats = header.seats.len();
    let Ok(loaded) = entry.open(files, &options, seats, CATALOGUE.plugins()) else {
        return;
    };
    let names = header.seats.iter().map(|seat| seat.name.clone()).collect();
    let screen = FuzzScreen::new(entry, files, names).expect("shipped packs have words");
    let verdict = verify(loaded.game.clone(), &header.content, &record);
    match replay(loaded.game.clone(), &header.content, &record) {
        Ok(table) => {
            look(&table, &screen);
            for (_, message) in ObservedLog::of(Observer::Everything, table.log()).messages() {
                let _ = screen.translate(message);
            }
            holds(&loaded, &table, &verdict);
        }
        Err(error) => {
            let _ = error.reason.as_ref().map(|reason| screen.translate(reason));
            assert_eq!(verdict, ReplayVerdict::Diverging(error));
        }
    }
}

/// Reads a position. If it is one, it is written again, and the game goes on to its end.
fn position(text: &str) {
    let short = |error: PositionError| assert!(error.to_string().len() < 40_000, "{error}");
    let position = match Position::parse(text) {
        Ok(position) => position,
        Err(error) => return short(error),
    };
    let of_game = || {
        PACKS
            .iter()
            .filter(|pack| pack.entry.name == position.game())
    };
    let known = of_game().find(|pack| position.is_of(&pack.hash));
    let Some(Pack { entry, files, hash }) = known.or_else(|| of_game().next()) else {
        return;
    };
    let (options, seats) = (position.options(), position.seats());
    let Ok(loaded) = entry.open(files, options, seats, CATALOGUE.plugins()) else {
        return;
    };
    let game = &*loaded.game;
    let mut state = match position.open(game, hash, 1) {
        Ok(state) => state,
        Err(error) => return short(error),
    };
    let usual = game.info().named_options();
    let again = Position::of(game, hash, &usual, &state).expect("it was read");
    let again = Position::parse(&again.to_string()).and_then(|again| again.open(game, hash, 1));
    assert_eq!(again.as_ref(), Ok(&state), "written and read again");
    let mut chance = Chance::of(text.as_bytes());
    loop {
        match game.awaiting(&state) {
            Awaiting::Over => return,
            Awaiting::Chance(awaited) => {
                let outcome = awaited.first().expect("a draw can bring something");
                game.deal(&mut state, outcome).expect("it can come");
            }
            Awaiting::Seats(seats) => {
                let seat = seats.first().expect("somebody decides");
                let moves = game.moves(&state, seat);
                game.apply(&mut state, moves[chance.below(moves.len())]);
            }
        }
    }
}

fn print(header: &rnw_session::Header, lines: &[RecordLine]) -> String {
    let header = RecordLine::Header(header.clone()).print();
    lines.iter().fold(header, |text, line| text + &line.print())
}

/// Checks that the record without its undone moves has the same verdict.
fn holds(loaded: &LoadedGame, table: &Table<std::io::Sink>, verdict: &ReplayVerdict) {
    let game = &loaded.game;
    let first = table.log().entries().first();
    let mut state = first.map_or_else(|| table.state().clone(), |first| first.before.clone());
    let mut lines = Vec::new();
    for step in table.log().entries() {
        let notices = match step.kind {
            LogEntryKind::Deal(chance, item) => {
                lines.push(RecordLine::Deal {
                    purpose: chance.purpose.name.to_owned(),
                    item: game.outcome_name(chance, item).expect("it came"),
                });
                game.deal(&mut state, item).expect("it came")
            }
            LogEntryKind::Move(seat, id) => {
                lines.push(RecordLine::Move {
                    seat: seat.number(),
                    mv: game.print_move(id),
                });
                let legal = game.check(&state, seat, id).expect("it was made");
                game.apply(&mut state, legal)
            }
        };
        assert_eq!(notices, step.notices, "the same happens again");
        lines.extend(notices.iter().filter_map(|notice| {
            notice.fault.as_ref().map(|fault| RecordLine::Fault {
                symbol: fault.symbol.clone(),
                plugin: fault.plugin.clone(),
                reason: fault.reason.to_owned(),
            })
        }));
        if notices.iter().any(|notice| notice.closes_phase) {
            lines.push(RecordLine::Check {
                state: digest(&game.describe(&state)),
            });
        }
    }
    assert_eq!(game.describe(&state), table.describe());
    // A random move after a fault is as legal as a chosen move.
    lines.extend(table.forfeit().map(|forfeit| RecordLine::PlayerFault {
        seat: forfeit.seat.number(),
        code: forfeit.fault.code,
        text: forfeit.fault.what.clone(),
        then: forfeit.then,
    }));
    if let ReplayVerdict::Complete(outcome) = verdict {
        lines.push(RecordLine::Result(outcome.clone()));
    }
    let record = Record {
        header: table.header().clone(),
        lines,
    };
    let again = verify(game.clone(), &record.header.content, &record);
    assert_eq!(again, *verdict, "written out and verified again");
}

fn pack_of(ruleset: &str, hash: &str) -> Option<&'static Pack> {
    let of_game = || PACKS.iter().filter(|pack| pack.entry.name == ruleset);
    let known = of_game().find(|pack| pack.hash == hash);
    known.or_else(|| of_game().next())
}
