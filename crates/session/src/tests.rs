//! A table, its log and its record.

use crate::{Ear, NoUndo, Outcome, Record, SeatInfo, Table, Verdict, replay, verify};
use roll_and_write::{Awaiting, Game, MoveId, Seat};
use std::sync::Arc;

const CONTENT: &str = "sha256:test";
const ANN: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);

fn game(seats: usize) -> Arc<dyn Game> {
    Arc::new(silver_and_gold::load(&silver_and_gold::shipped(), [("start", "1")], seats).unwrap())
}

/// A table that has dealt, so that everybody is to choose two cards.
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

/// The first legal move of a seat, made.
fn first(table: &mut Table<Vec<u8>>, seat: Seat) -> MoveId {
    let id = table.moves(seat)[0];
    table.decide(seat, id).unwrap();
    id
}

/// Everybody makes first moves until the game is over.
fn play_out(table: &mut Table<Vec<u8>>) -> Outcome {
    while let Awaiting::Seats(seats) = table.deal().unwrap() {
        first(table, seats.first().unwrap());
    }
    table.close().unwrap();
    table.outcome().unwrap()
}

fn says(table: &Table<Vec<u8>>, ear: Ear, key: &str) -> usize {
    table
        .heard(ear)
        .iter()
        .filter(|saying| saying.key == key)
        .count()
}

#[test]
fn a_decision_can_be_taken_back_until_something_new_is_seen() {
    let mut table = table(2);
    assert_eq!(table.may_undo(ANN), Err(NoUndo::Nothing));
    let before = table.describe();
    let kept = first(&mut table, ANN);
    let after = table.describe();
    assert_eq!(table.undo(ANN).unwrap(), Ok(()));
    assert_eq!(table.describe(), before);
    assert!(!table.redo(BOB).unwrap(), "what Ann took back is hers");
    assert!(table.redo(ANN).unwrap() && !table.redo(ANN).unwrap());
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
            says(&table, Ear::Seat(ANN), "event-dealt"),
            says(&table, Ear::Onlooker, "event-dealt")
        ],
        [4, 0]
    );
    first(&mut table, ANN);
    let kept = |table: &Table<Vec<u8>>| {
        [
            Ear::Seat(ANN),
            Ear::Seat(BOB),
            Ear::Onlooker,
            Ear::Everything,
        ]
        .map(|ear| says(table, ear, "event-kept"))
    };
    assert_eq!(kept(&table), [1, 0, 0, 1]);
    first(&mut table, BOB);
    assert_eq!(kept(&table), [2, 2, 2, 2]);
    assert_eq!(
        says(&table, Ear::Seat(BOB), "event-returned"),
        2,
        "only his own"
    );
}

#[test]
fn a_refused_move_changes_nothing_and_is_not_recorded() {
    let mut table = table(2);
    let draw = table.game().parse_move("draw").unwrap();
    let (before, state) = (table.written().len(), table.describe());
    assert!(table.decide(ANN, draw).is_err());
    assert_eq!((table.written().len(), table.describe()), (before, state));
}

#[test]
fn a_record_with_moves_taken_back_replays_to_the_same_state() {
    let mut table = table(2);
    first(&mut table, ANN);
    table.undo(ANN).unwrap().unwrap();
    let other = table.moves(ANN)[3];
    table.decide(ANN, other).unwrap();
    first(&mut table, BOB);
    table.deal().unwrap();
    let (record, _) = Record::parse(table.written()).unwrap();
    assert_eq!(
        replay(game(2), CONTENT, &record).unwrap().describe(),
        table.describe()
    );
    assert_eq!(
        verify(game(2), CONTENT, &record),
        Verdict::Unfinished {
            steps: table.steps().len()
        }
    );
}

#[test]
fn a_game_resumed_from_any_of_its_lines_ends_the_same() {
    let mut whole = table(2);
    let outcome = play_out(&mut whole);
    let (record, _) = Record::parse(whole.written()).unwrap();
    assert_eq!(
        verify(game(2), CONTENT, &record),
        Verdict::Complete(outcome.clone())
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
    let r#move = lines
        .iter()
        .position(|line| line.contains("\"move\":\"A "))
        .unwrap();
    let cases = [
        (
            0,
            lines[0].replace("\"rules\":1", "\"rules\":2"),
            1,
            "rules version 2; this game has rules version 1; use version 0.1.0 of the program, which wrote the record",
        ),
        (
            1,
            lines[1].replace("\"deal\",\"item\"", "\"deck\",\"item\""),
            2,
            "a draw for \"deck\"; expected one for \"deal\"",
        ),
        (
            2,
            lines[1].to_owned(),
            3,
            "cannot come: it has been drawn already",
        ),
        (
            2,
            r#"{"line":"deal","purpose":"deal","item":"Z99"}"#.to_owned(),
            3,
            "\"Z99\" is unknown",
        ),
        (
            check,
            r#"{"line":"check","state":"0"}"#.to_owned(),
            check + 1,
            "the state has the fingerprint",
        ),
        (
            r#move,
            r#"{"line":"move","seat":9,"move":"A a1"}"#.to_owned(),
            r#move + 1,
            "there is no seat 9",
        ),
        (
            r#move,
            r#"{"line":"move","seat":1,"move":"jump"}"#.to_owned(),
            r#move + 1,
            "\"jump\" is no move",
        ),
        (
            r#move,
            r#"{"line":"move","seat":1,"move":"draw"}"#.to_owned(),
            r#move + 1,
            "is refused by C-4",
        ),
        (
            r#move,
            r#"{"line":"undo","seat":1,"moves":1}"#.to_owned(),
            r#move + 1,
            "nothing can be taken back here",
        ),
        (r#move, lines[0].to_owned(), r#move + 1, "a second header"),
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
            Verdict::Diverging(error) => {
                assert_eq!(error.line, line, "{error}");
                assert!(error.problem.contains(problem), "{error}");
            }
            verdict @ (Verdict::Complete(_) | Verdict::Unfinished { .. }) => {
                panic!("{problem}: {verdict:?}")
            }
        }
    }
}

#[test]
fn a_decision_can_be_taken_back_though_another_lane_has_decided_since() {
    let mut table = table(3);
    let (before, _) = (first(&mut table, ANN), first(&mut table, BOB));
    assert_eq!(
        table.undo(ANN).unwrap(),
        Ok(()),
        "nobody can tell that Bob has chosen"
    );
    assert_eq!((table.decisions(ANN), table.decisions(BOB)), (0, 1));
    let other = table.moves(ANN)[2];
    assert_ne!(other, before);
    table.decide(ANN, other).unwrap();
    let (record, _) = Record::parse(table.written()).unwrap();
    let replayed = replay(game(3), CONTENT, &record).unwrap();
    assert_eq!(replayed.describe(), table.describe());
}

#[test]
fn the_log_does_not_tell_who_answered_first() {
    let told = |order: [Seat; 2]| {
        let mut table = table(2);
        for seat in order {
            first(&mut table, seat);
        }
        table.deal().unwrap();
        (table.heard(Ear::Onlooker), table.heard(Ear::Seat(ANN)))
    };
    assert_eq!(told([ANN, BOB]), told([BOB, ANN]));
}

#[test]
fn a_turn_holds_its_marks_and_what_is_settled_after_them() {
    let mut table = table(2);
    play_out(&mut table);
    let told = table.heard_by_turn(Ear::Everything);
    for turn in 1..=28 {
        let keys: Vec<&str> = told
            .iter()
            .filter(|(at, _)| *at == turn)
            .map(|(_, saying)| saying.key)
            .collect();
        let count = |key: &str| keys.iter().filter(|found| **found == key).count();
        assert_eq!(
            (count("event-revealed"), count("event-all-marked")),
            (1, 1),
            "turn {turn}: {keys:?}"
        );
        assert!(count("event-marked") >= 2, "turn {turn}: {keys:?}");
    }
}
