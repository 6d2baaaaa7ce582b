//! Tests of the table, its log and its record.

use crate::{
    FinalOutcome, NoUndo, ObservedLog, Observer, Record, RecordLine, ReplayVerdict, SeatInfo,
    Table, TableError, replay, verify,
};
use roll_and_write::{Awaiting, Game, GameOf, Message, MoveId, Seat};
use std::sync::Arc;

const CONTENT: &str = "sha256:test";
const ANN: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);

fn game(seats: usize) -> Arc<dyn Game> {
    GameOf::new(
        rnw_silver_and_gold::load(&rnw_silver_and_gold::shipped(), [("start", "1")], seats)
            .unwrap(),
    )
}

/// A table after the first draws: every seat is to choose two cards.
fn table(seats: usize) -> Table<Vec<u8>> {
    let info = |number: usize| SeatInfo {
        name: format!("Player {number}"),
        player: "me".into(),
    };
    let mut table = Table::open(
        game(seats),
        CONTENT,
        (1..=seats).map(info).collect(),
        7,
        Vec::new(),
    )
    .unwrap();
    table.deal().unwrap();
    table
}

/// Makes the first legal move of a seat.
fn first(table: &mut Table<Vec<u8>>, seat: Seat) -> MoveId {
    let id = table.moves(seat)[0];
    play(table, seat, id);
    id
}

fn play(table: &mut Table<Vec<u8>>, seat: Seat, id: MoveId) {
    let checked = table.check(seat, id).unwrap();
    table.play(checked).unwrap();
}

/// Makes first legal moves for every seat until the game is over.
fn play_out(table: &mut Table<Vec<u8>>) -> FinalOutcome {
    while let Awaiting::Seats(seats) = table.deal().unwrap() {
        first(table, seats.first().unwrap());
    }
    table.close().unwrap();
    table.outcome().unwrap()
}

/// The messages of an observer that reads the whole log anew.
fn heard(table: &Table<Vec<u8>>, observer: Observer) -> Vec<(u32, Message)> {
    ObservedLog::of(observer, table.log()).messages().to_vec()
}

fn says(table: &Table<Vec<u8>>, observer: Observer, key: &str) -> usize {
    heard(table, observer)
        .iter()
        .filter(|(_, message)| message.key == key)
        .count()
}

#[test]
fn a_decision_can_be_taken_back_until_something_new_is_seen() {
    let mut table = table(2);
    assert_eq!(table.may_undo(ANN), Err(NoUndo::Nothing));
    let before = table.describe();
    let kept = first(&mut table, ANN);
    let after = table.describe();
    table.undo(ANN).unwrap();
    assert_eq!(table.describe(), before);
    assert_eq!(table.undone(BOB), None, "what Ann took back is hers");
    let undone = table.undone(ANN).unwrap();
    table.redo(undone).unwrap();
    assert_eq!(table.undone(ANN), None);
    assert_eq!(table.describe(), after);
    assert!(table.check(ANN, kept).is_err(), "Ann has chosen already");
    first(&mut table, BOB);
    assert_eq!(
        table.may_undo(BOB),
        Err(NoUndo::Seen),
        "the kept cards have been shown"
    );
    table.deal().unwrap();
    first(&mut table, ANN);
    assert_eq!(table.may_undo(BOB), Err(NoUndo::Seen));
    assert_eq!(table.may_undo(ANN), Ok(()));
}

/// Bots answer again, and other people and programs are not asked to forget.
#[test]
fn a_slip_against_bots_is_taken_back_with_their_answers() {
    let mut table = table(2);
    first(&mut table, ANN);
    first(&mut table, BOB);
    table.deal().unwrap();
    assert_eq!(
        table.may_take_back(ANN),
        Err(NoUndo::Seen),
        "Bob is a person"
    );
    let info = |player: &str| SeatInfo {
        name: "Bot".into(),
        player: player.into(),
    };
    table.change_player(BOB, info("cmd:./bot")).unwrap();
    assert_eq!(
        table.may_take_back(ANN),
        Err(NoUndo::Seen),
        "Bob is a program"
    );
    table.change_player(BOB, info("easy:greedy")).unwrap();
    assert_eq!(table.may_take_back(BOB), Err(NoUndo::Seen), "Bob is a bot");
    let steps = table.log().entries().len();
    table.take_back(ANN).unwrap();
    assert_eq!(
        table.log().entries().len(),
        4 * 2,
        "only the cards are dealt"
    );
    assert!(table.awaited().contains(ANN) && table.awaited().contains(BOB));
    assert_eq!(table.may_take_back(ANN), Err(NoUndo::Nothing));
    let record = || Record::parse(table.written()).unwrap().0;
    assert!(record().has_slips());
    assert_eq!(record().decisions(), 0);
    // What another person has decided stays, though a bot sits there too.
    let mut of_three = self::table(3);
    let cid = Seat::new(2);
    of_three.change_player(cid, info("easy:greedy")).unwrap();
    for seat in [ANN, BOB, cid] {
        first(&mut of_three, seat);
    }
    of_three.deal().unwrap();
    assert_eq!(of_three.may_take_back(ANN), Err(NoUndo::Seen));
    assert_eq!(of_three.may_take_back(BOB), Ok(()));
    // Another number of answers is refused; the right one is replayed to the same state.
    let again = replay(table.game().clone(), CONTENT, &record()).unwrap();
    assert_eq!(again.describe(), table.describe());
    let mut wrong = record();
    if let Some(RecordLine::Undo { answers, .. }) = wrong.lines.last_mut() {
        *answers += 1;
    }
    let error = replay(table.game().clone(), CONTENT, &wrong).unwrap_err();
    assert!(
        error.problem.starts_with("cannot take back a slip here"),
        "{error}"
    );
    // The same decisions bring the same draws.
    first(&mut table, ANN);
    first(&mut table, BOB);
    table.deal().unwrap();
    assert_eq!(table.log().entries().len(), steps);
    assert_eq!(
        replay(
            table.game().clone(),
            CONTENT,
            &Record::parse(table.written()).unwrap().0
        )
        .unwrap()
        .describe(),
        table.describe()
    );
}

#[test]
fn alone_only_draws_are_a_horizon() {
    let mut table = table(1);
    first(&mut table, ANN);
    assert_eq!(table.may_undo(ANN), Ok(()), "nobody else is there to see");
    table.deal().unwrap();
    assert_eq!(table.may_undo(ANN), Err(NoUndo::Seen));
}

#[test]
fn what_a_lane_does_is_heard_by_others_when_the_phase_closes() {
    let mut table = table(2);
    assert_eq!(
        [
            says(&table, Observer::Seat(ANN), "event-dealt"),
            says(&table, Observer::Onlooker, "event-dealt")
        ],
        [4, 0]
    );
    first(&mut table, ANN);
    let kept = |table: &Table<Vec<u8>>| {
        [
            Observer::Seat(ANN),
            Observer::Seat(BOB),
            Observer::Onlooker,
            Observer::Everything,
        ]
        .map(|observer| says(table, observer, "event-kept"))
    };
    assert_eq!(kept(&table), [1, 0, 0, 1]);
    first(&mut table, BOB);
    assert_eq!(kept(&table), [2, 2, 2, 2]);
    assert_eq!(
        says(&table, Observer::Seat(BOB), "event-returned"),
        2,
        "only his own"
    );
}

#[test]
fn a_refused_move_changes_nothing_and_is_not_recorded() {
    let table = table(2);
    let draw = table.game().parse_move("draw").unwrap();
    let (before, state) = (table.written().len(), table.describe());
    assert!(table.check(ANN, draw).is_err());
    assert_eq!((table.written().len(), table.describe()), (before, state));
}

#[test]
fn a_checked_move_is_made_in_the_state_in_which_it_was_checked_alone() {
    let mut one = table(2);
    let checked = |table: &Table<Vec<u8>>, seat| table.check(seat, table.moves(seat)[0]).unwrap();
    let stale = |table: &mut Table<Vec<u8>>, checked| {
        let (before, state) = (table.written().len(), table.describe());
        let refused = table.play(checked);
        assert!(matches!(refused, Err(TableError::Stale)), "{refused:?}");
        assert_eq!((table.written().len(), table.describe()), (before, state));
    };
    let early = checked(&one, ANN);
    first(&mut one, BOB);
    stale(&mut one, early);
    let own = checked(&one, ANN);
    stale(&mut table(2), own.clone());
    first(&mut one, ANN);
    stale(&mut one, own);
    one.deal().unwrap();
    let drawn = checked(&one, ANN);
    first(&mut one, ANN);
    one.undo(ANN).unwrap();
    stale(&mut one, drawn);
    let again = checked(&one, ANN);
    one.play(again).unwrap();
}

#[test]
fn a_game_resumed_from_any_of_its_lines_ends_the_same() {
    let mut whole = table(2);
    let outcome = play_out(&mut whole);
    let (record, _) = Record::parse(whole.written()).unwrap();
    assert_eq!(
        verify(game(2), CONTENT, &record),
        ReplayVerdict::Complete(outcome.clone())
    );
    for kept in (0..record.lines.len()).step_by(7) {
        let part = Record {
            lines: record.lines[..kept].to_vec(),
            ..record.clone()
        };
        let mut resumed = Table::resume(game(2), CONTENT, &part, Vec::new()).unwrap();
        assert_eq!(
            play_out(&mut resumed),
            outcome,
            "resumed after {kept} lines"
        );
    }
}

#[test]
fn a_changed_record_diverges_at_its_line() {
    let mut table = table(2);
    play_out(&mut table);
    let text = String::from_utf8(table.written().clone()).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let check = lines
        .iter()
        .position(|line| line.contains("\"check\""))
        .unwrap();
    let mv = lines
        .iter()
        .position(|line| line.contains("\"move\":\"A "))
        .unwrap();
    let cases = [
        (
            0,
            lines[0].replace("\"rules\":1", "\"rules\":2"),
            1,
            "the record has rules version 2, but this game has rules version 1; use version 0.1.0 of the program, which wrote the record",
        ),
        (
            1,
            lines[1].replace("\"deal\",\"item\"", "\"deck\",\"item\""),
            2,
            "a draw for \"deck\"; expected one for \"deal\"",
        ),
        (2, lines[1].to_owned(), 3, "it has already been drawn"),
        (
            2,
            r#"{"line":"deal","purpose":"deal","item":"Z99"}"#.to_owned(),
            3,
            "unknown item \"Z99\"",
        ),
        (
            check,
            r#"{"line":"check","state":"0"}"#.to_owned(),
            check + 1,
            "the state has the fingerprint",
        ),
        (
            mv,
            r#"{"line":"move","seat":9,"move":"A a1"}"#.to_owned(),
            mv + 1,
            "there is no seat 9",
        ),
        (
            mv,
            r#"{"line":"move","seat":1,"move":"jump"}"#.to_owned(),
            mv + 1,
            "\"jump\" is not a move",
        ),
        (
            mv,
            r#"{"line":"move","seat":1,"move":"draw"}"#.to_owned(),
            mv + 1,
            "is refused by C-10",
        ),
        (
            mv,
            r#"{"line":"undo","seat":1,"moves":1}"#.to_owned(),
            mv + 1,
            "cannot undo here",
        ),
        (mv, lines[0].to_owned(), mv + 1, "a second header"),
        (
            lines.len() - 1,
            lines[lines.len() - 1].replacen("\"score\":", "\"score\":1", 1),
            lines.len(),
            "the game ends with",
        ),
    ];
    for (index, changed, line, problem) in cases {
        let mut changed_lines = lines.clone();
        changed_lines[index] = &changed;
        let (record, _) = Record::parse((changed_lines.join("\n") + "\n").as_bytes()).unwrap();
        match verify(game(2), CONTENT, &record) {
            ReplayVerdict::Diverging(error) => {
                assert_eq!(error.line, line, "{error}");
                assert!(error.problem.contains(problem), "{error}");
            }
            verdict @ (ReplayVerdict::Complete(_) | ReplayVerdict::Unfinished { .. }) => {
                panic!("{problem}: {verdict:?}")
            }
        }
    }
}

#[test]
fn a_decision_can_be_taken_back_though_another_lane_has_decided_since() {
    let mut table = table(3);
    let (before, _) = (first(&mut table, ANN), first(&mut table, BOB));
    table
        .undo(ANN)
        .expect("nobody can tell that Bob has chosen");
    let log = table.log();
    assert_eq!((log.decisions(ANN), log.decisions(BOB)), (0, 1));
    let other = table.moves(ANN)[2];
    assert_ne!(other, before);
    play(&mut table, ANN, other);
    let (record, _) = Record::parse(table.written()).unwrap();
    let replayed = replay(game(3), CONTENT, &record).unwrap();
    assert_eq!(replayed.describe(), table.describe());
}

#[test]
fn the_log_does_not_tell_who_answered_first() {
    let notices = |order: [Seat; 2]| {
        let mut table = table(2);
        for seat in order {
            first(&mut table, seat);
        }
        table.deal().unwrap();
        (
            heard(&table, Observer::Onlooker),
            heard(&table, Observer::Seat(ANN)),
        )
    };
    assert_eq!(notices([ANN, BOB]), notices([BOB, ANN]));
}

#[test]
fn a_log_that_is_kept_up_reads_each_entry_once_and_hears_the_same() {
    for seats in 1..=4 {
        let mut table = table(seats);
        let observers = || {
            let seats = Seat::all(seats).map(Observer::Seat);
            seats.chain([Observer::Onlooker, Observer::Everything])
        };
        let mut kept: Vec<ObservedLog> = observers().map(ObservedLog::new).collect();
        let (mut decided, mut undone) = (0, 0);
        while let Awaiting::Seats(awaited) = table.deal().unwrap() {
            let seat = awaited.first().unwrap();
            first(&mut table, seat);
            decided += 1;
            keep_up(&mut kept, &table, observers());
            if decided % 3 == 0 && table.may_undo(seat).is_ok() {
                undone += 1;
                table.undo(seat).unwrap();
                keep_up(&mut kept, &table, observers());
                let undone = table.undone(seat).unwrap();
                table.redo(undone).unwrap();
                keep_up(&mut kept, &table, observers());
            }
        }
        // A redone step is read again, together with the phase that was open.
        let entries = table.log().entries().len();
        let phase = 8 * seats;
        for heard in &kept {
            let read = heard.entries_read();
            assert!(undone > 0 && read >= entries);
            assert!(
                read <= entries + undone * phase,
                "{read} of {entries}, {undone} undone"
            );
        }
    }
}

/// Updates kept logs and compares each with a log that is read from the start.
fn keep_up(
    kept: &mut [ObservedLog],
    table: &Table<Vec<u8>>,
    observers: impl Iterator<Item = Observer>,
) {
    for (kept, observer) in kept.iter_mut().zip(observers) {
        kept.catch_up(table.log());
        assert_eq!(kept.messages(), heard(table, observer), "{observer:?}");
    }
}

#[test]
fn a_log_can_be_read_back_to_any_entry() {
    let mut table = table(2);
    play_out(&mut table);
    let end = table.log().entries().len();
    for observer in [
        Observer::Seat(BOB),
        Observer::Onlooker,
        Observer::Everything,
    ] {
        let mut there = ObservedLog::new(observer);
        let at: Vec<Vec<(u32, Message)>> = (0..=end)
            .map(|at| {
                there.go_to(table.log(), at);
                there.messages().to_vec()
            })
            .collect();
        for back in (0..=end).rev() {
            there.go_to(table.log(), back);
            assert_eq!(there.messages(), at[back], "{observer:?} at {back}");
        }
    }
}
