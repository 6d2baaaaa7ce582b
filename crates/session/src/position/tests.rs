use super::*;
use crate::{
    Header, OpenAtError, Record, RecordError, RecordLine, ReplayVerdict, SeatInfo, ShareCode,
    Table, verify,
};
use roll_and_write::GameOf;
use std::sync::Arc;

const CONTENT: &str = "canonical-sha256:0b50ff22db5092c746eb4cfc0f5d9eda";

fn game(options: &[(&str, &str)]) -> Arc<dyn Game> {
    let files = rnw_silver_and_gold::shipped();
    GameOf::new(rnw_silver_and_gold::load(&files, options.iter().copied(), 2).unwrap())
}

fn usual() -> BTreeMap<String, String> {
    game(&[]).info().named_options()
}

fn seats() -> Vec<SeatInfo> {
    let info = |name: &str| SeatInfo {
        name: name.to_owned(),
        player: "me".to_owned(),
    };
    ["Ann", "Bob"].map(info).to_vec()
}

/// Makes the first move of the first seat, so many times.
fn play<W: std::io::Write>(table: &mut Table<W>, moves: usize) {
    for _ in 0..moves {
        table.deal().unwrap();
        let Some(seat) = table.awaited().first() else {
            return table.close().unwrap();
        };
        let first = table.check(seat, table.moves(seat)[0]).unwrap();
        table.play(first).unwrap();
    }
}

/// A game in which seat 2 still has to mark.
fn begun() -> Table<Vec<u8>> {
    let mut table = Table::open(game(&[]), CONTENT, seats(), 7, Vec::new()).unwrap();
    play(&mut table, 3);
    table.deal().unwrap();
    table
}

fn whole(table: &Table<Vec<u8>>) -> Position {
    Position::of(&**table.game(), CONTENT, &usual(), table.state()).unwrap()
}

fn replayed(record: &[u8]) -> ReplayVerdict {
    verify(game(&[]), CONTENT, &Record::parse(record).unwrap().0)
}

#[test]
fn a_position_names_its_table_and_only_unusual_options() {
    let other = game(&[("tie", "latest-seat"), ("start", "2")]);
    let position = Position::of(&*other, CONTENT, &usual(), &other.start()).unwrap();
    let text = "position/1 silver-and-gold@0b50ff22db5092c7 rules=1 seats=2 start=2 tie=latest-seat whole {}";
    assert_eq!(position.to_string(), text);
    let read = Position::parse(&format!("\n {text} ")).unwrap();
    assert_eq!(read, position);
    assert_eq!(
        (read.game(), read.seats(), read.seat()),
        ("silver-and-gold", 2, None)
    );
    assert_eq!(read.options().len(), 2);
    assert!(read.is_of(CONTENT) && read.content_digits() == "0b50ff22db5092c7");
    assert_eq!(read.open(&*other, CONTENT, 1).unwrap(), other.start());
}

#[test]
fn what_is_no_position_is_refused_with_its_column() {
    let head = "position/1 silver-and-gold@0b50ff22db5092c7 rules=1 seats=2 ";
    let long = format!("{head}whole {}", "1".repeat(1 << 20));
    for (text, problem) in [
        ("", "this is not a position"),
        ("position", "this is not a position"),
        ("rnw1-bzzws", "this is not a position"),
        (
            "position/2 of another format",
            "the position begins with \"position/2\"; this version",
        ),
        (
            "position/1",
            "column 12: found \"\"; expected a game and the hash",
        ),
        (
            "position/1 chess rules=1",
            "column 12: found \"chess\"; expected a game",
        ),
        (
            "position/1 a@0b50ff22db5092c 1",
            "column 12: found \"a@0b50ff22db5092c\"",
        ),
        (
            "position/1 a@0b50ff22db5092c7 rules=x",
            "column 31: found \"rules=x\"; expected the version",
        ),
        (
            "position/1 a@0b50ff22db5092c7 rules=1 seats=9",
            "column 39: found \"seats=9\"; expected the number",
        ),
        (&format!("{head}seat=3 {{}}"), "column 61: found \"seat=3\""),
        (
            &format!("{head}tie"),
            "column 61: found \"tie\"; expected an option",
        ),
        (
            &format!("{head}whole {{\u{1b}}}"),
            "column 68: found \"\\u{1b}\"; expected one line",
        ),
        (
            &format!("{head}whole\n{{}}"),
            "column 66: found \"\\n\"; expected one line",
        ),
        (
            &long,
            "the position has 1048642 bytes; expected at most 16384",
        ),
    ] {
        let error = Position::parse(text).unwrap_err().to_string();
        assert!(error.contains(problem), "{text:.99}: {error}");
    }
}

#[test]
fn a_position_of_something_else_or_with_a_wrong_state_is_not_opened() {
    let (table, nested) = (begun(), "[".repeat(10_000));
    let text = whole(&table).to_string();
    let swap = |from: &str, to: &str| {
        assert!(text.contains(from), "{from} is not in {text}");
        text.replacen(from, to, 1)
    };
    let nested = swap("{\"dealt\"", &format!("{nested}{{\"dealt\""));
    let cut = &text[..text.len() - 9];
    for (text, problem) in [
        (
            swap("silver-and-gold@", "chess@"),
            "has the game \"chess\", but this game",
        ),
        (
            swap("@0b50", "@1b50"),
            "has the pack \"1b50ff22db5092c7\", but",
        ),
        (swap("rules=1", "rules=9"), "has rules version \"9\", but"),
        (swap("seats=2", "seats=3"), "has seats \"3\", but"),
        (
            swap("whole", "tie=cards whole"),
            "has the option \"tie=cards\", but",
        ),
        (swap("whole", "seat=2"), "is wrong: "),
        (nested, "is wrong: column 194: recursion limit exceeded"),
        (cut.to_owned(), "EOF while parsing"),
        (swap("\"dealt\":8", "\"dealt\":{}"), "dealt: "),
        (
            swap("\"dealt\":8", "\"dealt\":8,\"cards\":4"),
            "cards: the game has no such value",
        ),
        (
            swap("\"phase\":\"Mark\"", "\"phase\":\"Rest\""),
            "phase: unknown variant `Rest`",
        ),
        (
            swap("\"phase\":\"Mark\"", "\"phase\":\"Pick\""),
            "no game comes to this position: its phase",
        ),
        (
            swap("\"waiting\":\"1 2\"", "\"waiting\":\"1\""),
            "no game comes to this position: its phase",
        ),
        (
            swap("\"revealed\":\"T4\"", "\"revealed\":\"I2\""),
            "no game comes to this position: its turn",
        ),
        (
            swap("\"phase\":\"Mark\"", "\"phase\":\"Mark\",\"turn\":255"),
            "no game comes to this position: its turn",
        ),
        (swap("\"deck\":\"", "\"deck\":\"G99 "), "deck: \"G99 "),
    ] {
        let error = Position::parse(&text)
            .unwrap()
            .open(&**table.game(), CONTENT, 7);
        let error = error.unwrap_err().to_string();
        assert!(error.contains(problem), "{problem}: {error}");
    }
}

/// What is hidden is drawn from the seed, and the record has the position as it was drawn.
#[test]
fn a_game_of_what_a_seat_knows_is_recorded_as_a_whole() {
    let mut table = Table::open(game(&[]), CONTENT, seats(), 7, Vec::new()).unwrap();
    table.deal().unwrap();
    let view = table.view(Seat::new(1));
    let seen = Position::seen(&**table.game(), CONTENT, &usual(), &view).unwrap();
    let open = |seed| Table::open_at(game(&[]), CONTENT, &seen, seats(), seed, Vec::new()).unwrap();
    assert_eq!(open(1).state(), open(1).state());
    assert_ne!(open(1).state(), open(2).state(), "seat 1 holds other cards");
    assert_eq!(open(2).view(Seat::new(1)), view);
    let mut later = open(1);
    play(&mut later, usize::MAX);
    assert!(matches!(
        replayed(later.written()),
        ReplayVerdict::Complete(_)
    ));
}

#[test]
fn a_record_of_a_position_is_replayed_resumed_and_undone_but_not_shared() {
    let position = whole(&begun());
    let mut table = Table::open_at(game(&[]), CONTENT, &position, seats(), 9, Vec::new()).unwrap();
    assert_eq!(table.header().position, Some(position.to_string()));
    play(&mut table, 4);
    let record = String::from_utf8(table.written().clone()).unwrap();
    assert!(
        record.starts_with("{\"line\":\"header\",\"format\":4,"),
        "{record}"
    );
    assert!(matches!(
        replayed(record.as_bytes()),
        ReplayVerdict::Unfinished { .. }
    ));
    let (read, _) = Record::parse(record.as_bytes()).unwrap();
    let mut resumed = Table::resume(game(&[]), CONTENT, &read, Vec::new()).unwrap();
    assert_eq!(resumed.state(), table.state());
    for table in [&mut table, &mut resumed] {
        play(table, usize::MAX);
    }
    assert_eq!(resumed.outcome(), table.outcome());
    let shared = ShareCode::of(&table, CONTENT, &usual())
        .unwrap_err()
        .to_string();
    assert!(shared.contains("began from a position"), "{shared}");

    let mut undone = Table::open_at(game(&[]), CONTENT, &position, seats(), 9, Vec::new()).unwrap();
    assert!(
        undone.undo(Seat::new(0)).is_err(),
        "its mark lies before the position"
    );
    assert_eq!(undone.state(), begun().state());
}

#[test]
fn a_record_with_a_wrong_position_is_refused_in_its_first_line() {
    let position = whole(&begun()).to_string();
    let table = begun();
    let view = table.view(Seat::new(0));
    let seen = Position::seen(&**table.game(), CONTENT, &usual(), &view).unwrap();
    let table = Table::open_at(game(&[]), CONTENT, &seen, seats(), 9, Vec::new()).unwrap();
    let Header { seats, .. } = table.header().clone();
    let header = |format, position: &str| {
        let position = Some(position.to_owned());
        let header = Header {
            format,
            position,
            seats: seats.clone(),
            ..table.header().clone()
        };
        RecordLine::Header(header).print()
    };
    let error = Record::parse(header(3, &position).as_bytes()).unwrap_err();
    let expected =
        "line 1: a position in format 3; records with a position have format 4, and only they";
    assert_eq!(error.to_string(), expected);
    let mut bare = table.header().clone();
    bare.position = None;
    let bare = Record::parse(RecordLine::Header(bare).print().as_bytes()).unwrap_err();
    assert!(
        bare.to_string()
            .starts_with("line 1: no position in format 4;"),
        "{bare}"
    );
    for (position, problem) in [
        (
            seen.to_string(),
            "is what seat 1 knows; expected a whole position",
        ),
        ("position/7 x".to_owned(), "begins with \"position/7\""),
        (
            position.replace("\"Mark\"", "\"Over\""),
            "no game comes to this position",
        ),
    ] {
        let verdict = replayed(header(4, &position).as_bytes());
        let ReplayVerdict::Diverging(RecordError {
            line: 1,
            problem: found,
            ..
        }) = verdict
        else {
            panic!("{verdict:?}");
        };
        assert!(found.contains(problem), "{found}");
    }
}

#[test]
fn a_table_is_not_opened_at_a_position_of_another_game() {
    let text = whole(&begun()).to_string().replace("seats=2", "seats=4");
    let position = Position::parse(&text).unwrap();
    let opened = Table::open_at(game(&[]), CONTENT, &position, seats(), 9, Vec::new());
    assert!(matches!(opened, Err(OpenAtError::Position(_))));
}
