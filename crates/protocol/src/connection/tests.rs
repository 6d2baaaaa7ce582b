//! Conversations with scripted bots.

use super::*;
use rnw_session::{DealId, ObservedLog, OnFault, Player, SeatInfo, Table};
use roll_and_write::{Awaiting, Game, GameOf, GameView, Legal, Message, MoveId};
use serde_json::Value;
use std::collections::VecDeque;
use std::sync::Arc;

const LIMITS: Limits = Limits {
    start: Duration::from_secs(1),
    time: Duration::from_millis(100),
};
const READY: &str = r#"{"type":"ready","id":1,"name":"script"}"#;

/// A bot that sends these lines, each this number of milliseconds after the last request.
#[derive(Default, Debug)]
struct Script {
    lines: VecDeque<(u64, String)>,
    said: Vec<String>,
}

impl Script {
    fn new(lines: &[(u64, &str)]) -> Self {
        let lines = lines.iter().map(|(at, line)| (*at, (*line).to_owned()));
        Self {
            lines: lines.collect(),
            said: Vec::new(),
        }
    }
}

impl Transport for Script {
    fn ask(&mut self, line: &str) -> Result<(), PlayerFault> {
        self.send(line)
    }
    fn send(&mut self, line: &str) -> Result<(), PlayerFault> {
        assert!(!line.contains('\n'), "a message is one line");
        self.said.push(line.to_owned());
        Ok(())
    }
    fn receive(&mut self, within: Duration) -> Result<Option<Vec<u8>>, PlayerFault> {
        match self.lines.front() {
            Some((at, _)) if Duration::from_millis(*at) > within => Ok(None),
            Some(_) => Ok(self.lines.pop_front().map(|(_, line)| line.into_bytes())),
            None => Err(PlayerFault::new(FaultCode::Gone, "the script is over")),
        }
    }
}

/// A bot as a player at a table.
struct Seated(Connection<Script>);

impl Player for Seated {
    fn choose(&mut self, ask: Ask<'_>) -> Result<MoveId, PlayerFault> {
        self.0.act(&ask)
    }
    fn observes(&self) -> bool {
        true
    }
    fn on_fault(&self) -> OnFault {
        OnFault::Abort
    }
}

fn game() -> Arc<dyn Game> {
    let rules = rnw_silver_and_gold::load(&rnw_silver_and_gold::shipped(), [("start", "1")], 2);
    GameOf::new(rules.unwrap())
}

/// The question to a seat that has no messages, with a fixed generator.
fn ask_of<'a>(game: &'a dyn Game, seat: Seat, view: &'a GameView, moves: &'a [MoveId]) -> Ask<'a> {
    Ask {
        game,
        seat,
        view,
        moves,
        messages: &[],
        generator: rnw_session::decision_generator(DealId::single(1), seat, 0),
    }
}

fn table() -> Table<Vec<u8>> {
    let info = |name: &str| SeatInfo {
        name: name.to_owned(),
        player: "cmd:script".to_owned(),
    };
    let seats = vec![info("Ann"), info("Bob")];
    let mut table = Table::open(game(), "sha256:test", seats, 1_234_567_890, Vec::new()).unwrap();
    table.deal().unwrap();
    table
}

fn greet(lines: &[(u64, &str)]) -> Result<Connection<Script>, PlayerFault> {
    Connection::greet(Script::new(lines), "rnw 1.0", LIMITS)
}

/// Asks a bot that sends these lines for its first decision. Returns the result and the messages to the bot.
fn ask(lines: &[(u64, &str)]) -> (Result<MoveId, PlayerFault>, Vec<Value>) {
    let mut all = vec![(0, READY)];
    all.extend_from_slice(lines);
    let mut player = Seated(greet(&all).unwrap());
    let table = table();
    let seat = Seat::new(0);
    let moves = table.moves(seat);
    let view = table.view(seat);
    let chosen = player.choose(ask_of(&**table.game(), seat, &view, &moves));
    let said = player.0.transport().said[1..].iter();
    (
        chosen,
        said.map(|line| serde_json::from_str(line).unwrap())
            .collect(),
    )
}

#[track_caller]
fn fails(lines: &[(u64, &str)], code: FaultCode, what: &str) {
    let (chosen, sent) = ask(lines);
    let fault = chosen.unwrap_err();
    assert_eq!(fault.code, code, "{fault}");
    assert!(fault.what.contains(what), "{fault}");
    if ![FaultCode::Gone, FaultCode::Flood].contains(&code) {
        let sent = sent.last().unwrap();
        assert_eq!(
            (&sent["type"], &sent["id"]),
            (&"error".into(), &2.into()),
            "it is told why"
        );
    }
}

#[test]
fn a_bot_says_what_it_is() {
    let ready = r#"{"type":"ready","id":1,"name":"Ann's","version":"2","capabilities":["stop","fly"],"options":{"depth":3}}"#;
    let connection = greet(&[(0, ready)]).unwrap();
    let bot = connection.bot();
    assert_eq!((bot.name.as_str(), bot.version.as_str()), ("Ann's", "2"));
    assert_eq!(bot.options["depth"], 3);
    assert_eq!(
        connection.transport.said[0].trim_end(),
        r#"{"type":"hello","id":1,"protocol":1,"engine":"rnw 1.0","capabilities":["stop","position"]}"#
    );
}

#[test]
fn another_version_of_the_protocol_is_refused() {
    let fault = greet(&[(0, r#"{"type":"ready","id":1,"protocol":2}"#)]).unwrap_err();
    assert_eq!(fault.code, FaultCode::Malformed);
    assert_eq!(
        fault.what,
        "field `protocol`: it speaks version 2 of the protocol; expected 1"
    );
}

#[test]
fn a_move_is_named_by_its_number_or_by_its_text() {
    let table = table();
    let moves = table.moves(Seat::new(0));
    let text = table.game().print_move(moves[4]);
    let sloppy = text.to_lowercase();
    for chosen in [
        "5",
        "\"5\"",
        &format!("\"{text}\""),
        &format!("\"{sloppy}\""),
    ] {
        let answer = format!(r#"{{"type":"move","id":2,"move":{chosen}}}"#);
        assert_eq!(ask(&[(99, &answer)]).0.unwrap(), moves[4], "{chosen}");
    }
}

#[test]
fn every_fault_has_its_code() {
    use FaultCode::{Flood, Gone, Illegal, Late, Malformed};
    let choice = |what: &str| format!(r#"{{"type":"move","id":2,"move":{what}}}"#);
    fails(
        &[(0, &choice("0"))],
        Illegal,
        "there is no move 0; expected 1 to 6",
    );
    fails(&[(0, &choice("7"))], Illegal, "there is no move 7");
    fails(
        &[(0, &choice("\"A a1\""))],
        Illegal,
        "\"A a1\" is not legal now",
    );
    fails(&[(0, &choice("\"fly\""))], Illegal, "\"fly\" is no move");
    fails(&[(0, &choice("true"))], Malformed, "field `move`");
    fails(&[(0, "hello")], Malformed, "no JSON");
    fails(
        &[(0, READY.replace(":1", ":2").as_str())],
        Malformed,
        "expected \"move\"",
    );
    fails(
        &[(0, r#"{"type":"move","id":9,"move":1}"#)],
        Malformed,
        "found 9; expected 2",
    );
    fails(
        &[(0, r#"{"type":"move","move":1}"#)],
        Malformed,
        "missing field `id`",
    );
    fails(&[(101, &choice("1"))], Late, "no answer within 100 ms");
    // A late bot is told which line came and did not count.
    fails(
        &[(0, r#"{"type":"move","id":1,"move":1}"#), (101, "")],
        Late,
        "no answer within 100 ms; an answer came with id 1, expected 2",
    );
    fails(
        &[(0, r#"{"type":"mvoe","id":2,"move":1}"#), (101, "")],
        Late,
        "no answer within 100 ms; a line came with an unknown `type`",
    );
    fails(&[], Gone, "the script is over");
    let many = vec![(0, r#"{"type":"info"}"#); LINES_MAX + 1];
    fails(&many, Flood, "1001 lines");
    let wide = format!(r#"{{"type":"info","text":"{}"}}"#, "k".repeat(60_000));
    fails(&[(0, wide.as_str()); 20], Flood, "and no answer among them");
    let (gave_up, _) = ask(&[(0, r#"{"type":"error","id":2,"error":"out of ideas"}"#)]);
    let fault = gave_up.unwrap_err();
    assert_eq!(
        (fault.code, fault.what.as_str()),
        (Malformed, "it answered with an error: out of ideas")
    );
}

/// A late answer is late, whether it is legal or not.
#[test]
fn lateness_is_looked_at_before_legality() {
    for chosen in ["1", "99", "null"] {
        let answer = format!(r#"{{"type":"move","id":2,"move":{chosen}}}"#);
        fails(&[(100 + 1, &answer)], FaultCode::Late, "no answer");
    }
}

/// A late answer or a second answer does not answer the next request.
#[test]
fn what_was_said_to_an_earlier_question_counts_no_more() {
    let earlier = r#"{"type":"move","id":1,"move":99}"#;
    let broken = r#"{"type":"move","id":1,"move":[]}"#;
    let answer = r#"{"type":"move","id":2,"move":1}"#;
    let lines = [(0, earlier), (1, broken), (2, READY), (3, answer)];
    assert!(ask(&lines).0.is_ok());
}

#[test]
fn a_bot_that_asks_for_it_is_reported_to_stop_before_its_time_is_up() {
    let ready = r#"{"type":"ready","id":1,"capabilities":["stop"]}"#;
    let answer = r#"{"type":"move","id":2,"move":1}"#;
    let acted = |at: u64| {
        let mut player = Seated(greet(&[(0, ready), (at, answer)]).unwrap());
        let mut table = table();
        let asked = table.ask(Seat::new(0), &mut player);
        let said = player.0.transport().said.clone();
        (
            asked.is_ok(),
            said.iter()
                .filter(|line| line.contains("\"stop\",\"id\":2"))
                .count(),
        )
    };
    assert_eq!(acted(90), (true, 0));
    assert_eq!(acted(91), (true, 1));
    assert_eq!(acted(101), (false, 1));
}

#[test]
fn a_bot_that_asks_for_it_gets_the_position() {
    let answer = r#"{"type":"move","id":2,"move":1}"#;
    let game = game();
    for (asks, gets) in [("", false), (r#","capabilities":["position"]"#, true)] {
        let ready = format!(r#"{{"type":"ready","id":1{asks}}}"#);
        let mut player = Seated(greet(&[(0, &ready), (0, answer)]).unwrap());
        let mut table = table();
        let view = table.view(Seat::new(0));
        table.ask(Seat::new(0), &mut player).unwrap();
        let act: Value = serde_json::from_str(&player.0.transport().said[1]).unwrap();
        let found = act.get("position").map(|text| text.as_str().unwrap());
        assert_eq!(found.is_some(), gets, "{act}");
        let read = found.map(|text| game.parse_view(text));
        assert_eq!(read, gets.then_some(Ok(view)), "it is the view of the seat");
    }
}

/// A request depends only on what its seat may know.
#[test]
fn states_that_differ_in_what_is_hidden_are_one_question() {
    let games: [Arc<dyn Game>; 3] = [
        game(),
        GameOf::new(rnw_pyramids::load(&rnw_pyramids::shipped(), [], 3).unwrap()),
        GameOf::new(rnw_nuggets::load(&rnw_nuggets::shipped(), [], 4).unwrap()),
    ];
    for game in games {
        let seed = 9_876_543_210_987;
        let info = |number: usize| SeatInfo {
            name: format!("Player {number}"),
            player: "cmd:script".to_owned(),
        };
        let seats = (1..=game.info().seats).map(info).collect();
        let mut table = Table::open(Arc::clone(&game), "c", seats, seed, Vec::new()).unwrap();
        let mut differ = 0;
        while let Awaiting::Seats(seats) = table.deal().unwrap() {
            let seat = seats.first().unwrap();
            let mut generator = rnw_session::decision_generator(
                DealId::single(1),
                seat,
                table.log().decisions(seat),
            );
            for seat in Seat::all(game.info().seats).filter(|seat| seats.contains(*seat)) {
                let view = table.view(seat);
                let heard = ObservedLog::of(rnw_session::Observer::Seat(seat), table.log());
                let messages: Vec<Message> = heard
                    .messages()
                    .iter()
                    .map(|(_, message)| message.clone())
                    .collect();
                let asked = |view: &GameView, moves: &[MoveId]| {
                    let ask = Ask {
                        messages: &messages,
                        ..ask_of(&*game, seat, view, moves)
                    };
                    let mut act = act_of(3, &ask, LIMITS.time);
                    act.position = game.print_view(view);
                    assert!(act.position.is_some(), "every game prints its views");
                    line(&Request::Act(Box::new(act)))
                };
                let question = asked(&view, &table.moves(seat));
                assert!(!question.contains(&seed.to_string()), "the seed is secret");
                let other = game.determinize(&view, &mut generator);
                differ += usize::from(game.describe(&other) != table.describe());
                let moves = game.moves(&other, seat).into_iter();
                let moves: Vec<MoveId> = moves.map(Legal::mv).collect();
                let again = asked(&game.view(&other, seat), &moves);
                assert_eq!(question, again, "seat {}", seat.number());
            }
            let moves = table.moves(seat);
            let id = moves[rnw_session::drawn_move(generator, moves.len())];
            table.play(table.check(seat, id).unwrap()).unwrap();
        }
        assert!(differ > 2, "{}: something is hidden", game.info().name);
        let start = GameStart {
            game: &*game,
            content: "sha256:test",
            seat: Seat::new(1),
            names: &["Ann".to_owned(), "Bob".to_owned()],
        };
        let new = line(&Request::New(Box::new(new_of(2, &start))));
        assert!(!new.contains("seed"), "{new}");
    }
}

/// A request is small enough to be read in a moment.
#[test]
fn a_question_is_a_few_thousand_bytes() {
    let mut table = table();
    let (mut sum, mut count, mut most) = (0, 0, 0);
    while let Awaiting::Seats(seats) = table.deal().unwrap() {
        let seat = seats.first().unwrap();
        let moves = table.moves(seat);
        let view = table.view(seat);
        let ask = ask_of(&**table.game(), seat, &view, &moves);
        let bytes = line(&Request::Act(Box::new(act_of(3, &ask, LIMITS.time)))).len();
        (sum, count, most) = (sum + bytes, count + 1, most.max(bytes));
        let middle = table.check(seat, moves[moves.len() / 2]).unwrap();
        table.play(middle).unwrap();
    }
    assert!(
        sum / count < 4000 && most < 8000,
        "{} bytes, {most} at most",
        sum / count
    );
}
