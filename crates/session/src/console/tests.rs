//! Tests of the parser of typed lines.

use super::*;
use crate::{SeatInfo, Table};
use roll_and_write::GameOf;

fn table() -> Table<Vec<u8>> {
    let rules = rnw_silver_and_gold::load(&rnw_silver_and_gold::shipped(), [], 1).unwrap();
    let seats = vec![SeatInfo {
        name: "Ann".into(),
        player: "me".into(),
    }];
    let mut table = Table::open(GameOf::new(rules), "sha256:test", seats, 7, Vec::new()).unwrap();
    table.deal().unwrap();
    table
}

#[test]
fn a_line_is_a_command_a_number_or_a_move() {
    let table = table();
    let seat = Seat::new(0);
    let english = MoveWords::default();
    let console = Console::new(&table, Some(seat), &CommandWord::ALL, &english);
    let moves = table.moves(seat);
    let checked = |index: usize| table.check(seat, moves[index]).unwrap();
    let text = table.game().print_move(moves[2]);
    let cases = [
        ("  ", TypedCommand::Nothing),
        ("EXIT", TypedCommand::Quit),
        ("?", TypedCommand::Help),
        ("legend", TypedCommand::Legend),
        ("why", TypedCommand::Why(None)),
        ("why 1", TypedCommand::Why(Some((moves[0], Ok(checked(0)))))),
        ("log", TypedCommand::Log(None)),
        ("log 12", TypedCommand::Log(Some(12))),
        ("skip", TypedCommand::Skip),
        ("Skip ALL", TypedCommand::SkipAll),
        ("3", TypedCommand::Play(checked(2))),
        (text.as_str(), TypedCommand::Play(checked(2))),
    ];
    for (line, command) in cases {
        assert_eq!(console.interpret(line), Ok(command), "{line:?}");
    }
    let Ok(TypedCommand::Moves(listed)) = console.interpret("moves") else {
        panic!("the moves are listed");
    };
    assert_eq!(listed.len(), moves.len());
    assert_eq!((listed[2].number, listed[2].id), (3, moves[2]));
}

/// Lines in words of a person's language and in those of the game mean the same, and answers use the person's.
#[test]
fn moves_are_typed_in_the_language_of_a_person() {
    let table = table();
    let seat = Seat::new(0);
    let words = [("keep", "nech"), ("draw", "lízni lizni")];
    let move_words = MoveWords::new(words.map(|(word, own)| (word.to_owned(), own.to_owned())));
    let console = Console::new(&table, Some(seat), &CommandWord::ALL, &move_words);
    let first = table.moves(seat)[0];
    let typed = table.game().print_move(first);
    let own = typed.replace("keep", "nech");
    let play = || Ok(TypedCommand::Play(table.check(seat, first).unwrap()));
    assert_eq!(console.interpret(&typed), play());
    assert_eq!(console.interpret(&own.to_uppercase()), play());
    for start in ["keep", "NECH"] {
        let listed = console.list(start).unwrap();
        assert_eq!((listed.len(), listed[0].text.as_str()), (6, own.as_str()));
    }
    let Err(LineError::NoMove { reason, near }) = console.interpret("draw 3") else {
        panic!("a text after a whole move");
    };
    assert_eq!(reason.to_string(), "parse-too-much word=lízni found=3");
    let Some(Near::Examples(moves)) = near else {
        panic!("{near:?}");
    };
    assert_eq!(moves[0], own);
    let near = console.interpret("nehc G99").unwrap_err();
    let near = matches!(&near, LineError::NoMove { near: Some(Near::Moves(near)), .. } if near[0].starts_with("nech "));
    assert!(near, "a misspelt word of the person");
}

#[test]
fn a_line_that_means_nothing_says_why() {
    let table = table();
    let english = MoveWords::default();
    let console = Console::new(&table, Some(Seat::new(0)), &CommandWord::ALL, &english);
    let count = table.moves(Seat::new(0)).len();
    for line in ["0", "99", "why 99", "99999999999999999999999"] {
        let error = Err(LineError::NoSuchNumber { count });
        assert_eq!(console.interpret(line), error, "{line:?}");
    }
    let Err(LineError::NoMove { near, .. }) = console.interpret("legnd") else {
        panic!("it is no move");
    };
    assert_eq!(near, Some(Near::Command(CommandWord::Legend)));
    let Err(LineError::Refused { near, .. }) = console.interpret("draw") else {
        panic!("it is refused");
    };
    assert!(matches!(near, Near::Examples(moves) if moves.len() == 3));
    // A word of a move is no mistyped command, also if no such move is possible now.
    for line in ["Take", "take P07", "keap", "keep G02", "b1 b2"] {
        let error = console.interpret(line).unwrap_err();
        let (LineError::NoMove {
            near: Some(near), ..
        }
        | LineError::Refused { near, .. }) = error
        else {
            panic!("{line}: {error:?}");
        };
        let keeps = |moves: &[String]| moves.iter().all(|mv| mv.starts_with("keep "));
        assert!(
            matches!(&near, Near::Moves(moves) | Near::Examples(moves) if keeps(moves)),
            "{line}: {near:?}"
        );
    }
    // A word that is similar to nothing gets the first legal moves as examples.
    let Err(LineError::NoMove { near, .. }) = console.interpret("zzz") else {
        panic!("it is no move");
    };
    assert!(matches!(near, Some(Near::Examples(moves)) if moves.len() == 3));
    for text in ["0", "-1", "x", "1 2"] {
        let error = LineError::LogNumber {
            text: text.to_owned(),
        };
        assert_eq!(console.interpret(&format!("log {text}")), Err(error));
    }
    let (word, text) = (CommandWord::Undo, "3".to_owned());
    let not_alone = Err(LineError::NotAlone { word, text });
    assert_eq!(console.interpret("undo 3"), not_alone);
    let start = "zz".to_owned();
    let none = Err(LineError::NoMoveBegins { start });
    assert_eq!(console.interpret("moves zz"), none);
    let nobody = Console {
        seat: None,
        ..console
    };
    assert_eq!(nobody.interpret("1"), Err(LineError::NotNow));
    assert_eq!(nobody.interpret("undo"), Ok(TypedCommand::Undo));
    let few = Console {
        words: &[CommandWord::Help],
        ..console
    };
    let unknown = few.interpret("mouse");
    assert!(
        matches!(unknown, Err(LineError::NoMove { .. })),
        "not known here"
    );
}

#[test]
fn no_command_is_a_move() {
    let table = table();
    for word in CommandWord::ALL {
        let text = word.text();
        assert!(table.game().parse_move(text).is_err(), "{text} is a move");
        assert_eq!(CommandWord::of(text), Some(word));
    }
}
