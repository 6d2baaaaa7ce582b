//! What a browser is told after the end: own results, and analyses.

use super::Memory;
use super::rooms::{join, new_table, play_out, refused, rooms, three};
use crate::analysis::AnalysisQueue;
use crate::message::{AnalysisShown, AnalysisState, ErrorCode, NewTable, OwnSeat, OwnSeats};
use crate::rooms::Rooms;
use crate::show::boards_after;
use rnw_i18n::Language;
use rnw_session::LogEntryKind;
use std::time::{Duration, Instant};
use tokio::sync::watch;

fn own(table: &str, secret: &str) -> OwnSeat {
    OwnSeat {
        table: table.to_owned(),
        secret: secret.to_owned(),
    }
}

/// A move that completes a board is shown on that board.
#[test]
fn boards_that_a_move_completes_are_shown() {
    let mut room = three(0, 7);
    play_out(&mut room, 3);
    let translator = room.translator(Language::English);
    let (game, open) = (room.served().game(), room.game().unwrap());
    let mut completed = 0;
    for (step, entry) in open.table().log().entries().iter().enumerate() {
        let LogEntryKind::Move(seat, id) = entry.kind else {
            continue;
        };
        let (_, before) = open.before(step).unwrap();
        let own = |state| {
            let picture = game.picture(&game.view(state, seat));
            let own = picture.places.into_iter().next();
            own.map_or_else(Vec::new, |place| place.boards)
        };
        let (earlier, later) = (own(before), own(open.table().state_before(step + 1)));
        let (boards, _) = boards_after(game, before, (seat, id), &translator);
        assert!(boards.len() >= earlier.len(), "step {step}");
        completed += usize::from(later.len() < earlier.len());
    }
    assert!(completed > 0, "some board is completed");
}

#[tokio::test]
async fn results_are_told_to_those_who_hold_the_seats() {
    let memory = Memory::default();
    let open = rooms(9, &memory);
    let created = open.create(&new_table(2)).unwrap();
    let room = open.find(&created.table).unwrap();
    let (_, ann) = join(&mut room.lock(), "Ann");
    let ask = |rooms: &Rooms, seats: Vec<OwnSeat>| rooms.results(&OwnSeats { seats });
    let mine = |rooms: &Rooms| {
        let mut tables = ask(rooms, vec![own(&created.table, &ann)]).unwrap();
        tables.pop().unwrap()
    };
    let before = mine(&open);
    assert_eq!(
        (before.seat, before.begun, before.written),
        (1, false, None)
    );
    let (_, bob) = join(&mut room.lock(), "Bob");
    let playing = mine(&open);
    assert!(playing.begun && playing.players[1].reached.is_none());
    assert_eq!(playing.began.as_deref(), Some("2026-11-29T18:30:00Z"));
    assert!(playing.turn.is_some());
    play_out(&mut room.lock(), 2);
    let after = mine(&open);
    assert_eq!(after.written, Some(1_700_000_000));
    let names: Vec<&str> = after.players.iter().map(|player| &*player.name).collect();
    assert_eq!(names, ["Ann", "Bob"]);
    let reached = |index: usize| after.players[index].reached.as_ref().unwrap();
    assert!([reached(0).place, reached(1).place].contains(&1));
    assert!(reached(0).points.parse::<i32>().is_ok(), "{after:?}");
    // From the disk, without the game.
    assert_eq!(mine(&rooms(9, &memory)), after);
    let of_bob = ask(&open, vec![own(&created.table, &bob)]).unwrap();
    assert_eq!(of_bob[0].seat, 2);
    for (table, secret) in [
        (&*created.table, ""),
        (&created.table, &*created.host),
        (&created.table, "00112233445566778899aabbccddeeff"),
        ("zzzzzzzzzzzzzzzz", &ann),
        ("../../etc/passwd", &ann),
    ] {
        let tables = ask(&open, vec![own(table, secret)]).unwrap();
        assert!(tables.is_empty(), "{table} {secret}");
    }
    let many = vec![own(&created.table, &ann); 101];
    refused(ask(&open, many), ErrorCode::Malformed);
}

/// A table with a game that is over.
fn over(rooms: &Rooms) -> String {
    let table = NewTable {
        seed: Some("7".to_owned()),
        ..new_table(2)
    };
    let created = rooms.create(&table).unwrap();
    let room = rooms.find(&created.table).unwrap();
    join(&mut room.lock(), "Ann");
    join(&mut room.lock(), "Bob");
    refused(
        rooms.analysis(&created.table, true, Language::English),
        ErrorCode::Phase,
    );
    play_out(&mut room.lock(), 2);
    created.table
}

fn analysis(rooms: &Rooms, table: &str, begin: bool) -> AnalysisShown {
    rooms.analysis(table, begin, Language::English).unwrap()
}

/// Waits until an analysis neither waits nor runs.
async fn ended(rooms: &Rooms, table: &str) -> AnalysisShown {
    let began = Instant::now();
    loop {
        let shown = analysis(rooms, table, false);
        if !matches!(shown.state, AnalysisState::Waiting | AnalysisState::Running) {
            return shown;
        }
        assert!(began.elapsed() < Duration::from_secs(120), "{shown:?}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn an_analysis_is_done_once_and_shows_the_boards() {
    let memory = Memory::default();
    let rooms = rooms(9, &memory);
    let table = over(&rooms);
    assert_eq!(analysis(&rooms, &table, false).state, AnalysisState::None);
    assert_eq!(analysis(&rooms, &table, true).state, AnalysisState::Waiting);
    let done = ended(&rooms, &table).await;
    assert_eq!(done.state, AnalysisState::Done);
    assert_eq!((done.about.len(), done.seats[0].name.as_str()), (1, "Ann"));
    assert_eq!(done.mistakes.len(), 5);
    for mistake in &done.mistakes {
        assert_eq!(mistake.seat, 1);
        for judged in [&mistake.made, &mistake.better] {
            assert!(!judged.boards.is_empty());
            for card in &judged.boards {
                assert!(card.target.is_none() && done.drawings.contains_key(&card.drawing));
            }
        }
    }
    assert_eq!(analysis(&rooms, &table, true), done, "it is done once");
}

#[tokio::test]
async fn a_server_that_stops_breaks_analyses_off() {
    let memory = Memory::default();
    let (stop, stopped) = watch::channel(false);
    let rooms = super::rooms::rooms_with(9, &memory, AnalysisQueue::new(stopped));
    let table = over(&rooms);
    stop.send(true).unwrap();
    analysis(&rooms, &table, true);
    assert_eq!(ended(&rooms, &table).await.state, AnalysisState::None);
}
