//! Messages from strangers, over random conversations; and what others learn of a decision in secret.

use super::{GAMES, TestLibrary, is_whole};
use crate::fuzz_api::Conversation;
use crate::message::{LogShown, NewTable, SeatPlan, Selected, ServerMessage, TableShown};
use crate::room::{LogPlace, Room, Watcher};
use crate::server::{ServerSettings, serve};
use proptest::prelude::*;
use rnw_i18n::Language;
use rnw_protocol::{Chosen, MoveChoice};
use rnw_session::{Record, ReplayVerdict, verify};
use roll_and_write::Seat;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

/// A step of a conversation: which client, and what it says.
#[derive(Clone, Debug)]
enum Said {
    /// Some text.
    Text(String),
    /// A message with fields that are right, wrong or missing.
    Message(Value),
    /// The legal move with this index, counted round, of the newest decision.
    Move(usize),
    /// A preview of this legal move, with some targets left out.
    Preview(usize, usize),
}

/// Numbers that are often right.
fn number() -> impl Strategy<Value = Value> {
    prop_oneof![
        (0_u64..5).prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        Just(Value::Null),
        Just(json!("1")),
    ]
}

fn message() -> impl Strategy<Value = Value> {
    let kinds = [
        "hello", "join", "leave", "language", "preview", "move", "undo", "redo", "react",
        "rematch", "start", "free", "bot", "lesson", "position", "ready", "ping", "table", "",
    ];
    let texts = [
        "",
        "en",
        "cs",
        "easy",
        "expert",
        "hello",
        "same",
        "new",
        "next",
        "skip",
        "Zoe",
        "own.0.0.0",
        "choice.pass",
        "\u{202e}",
        "../..",
    ];
    let text = proptest::sample::select(texts.to_vec()).prop_map(Value::from);
    let fields = [
        "id", "move", "targets", "seat", "level", "language", "reaction", "deal", "pack", "act",
        "answer", "name", "protocol", "secret", "host",
    ];
    let value = prop_oneof![
        number(),
        text.clone(),
        proptest::collection::vec(text, 0..4).prop_map(Value::from)
    ];
    let field = (proptest::sample::select(fields.to_vec()), value);
    let kind = proptest::sample::select(kinds.to_vec());
    (kind, proptest::collection::vec(field, 0..4)).prop_map(|(kind, fields)| {
        let mut message = json!({ "type": kind });
        for (name, value) in fields {
            message[name] = value;
        }
        message
    })
}

fn said() -> impl Strategy<Value = Said> {
    prop_oneof![
        1 => any::<String>().prop_map(Said::Text),
        4 => message().prop_map(Said::Message),
        6 => any::<usize>().prop_map(Said::Move),
        2 => (any::<usize>(), 0_usize..4).prop_map(|(mv, left)| Said::Preview(mv, left)),
    ]
}

/// What a client that follows the protocol knows.
#[derive(Default)]
struct Screen {
    table: Option<TableShown>,
    log: Vec<(u32, String)>,
    drawings: BTreeSet<String>,
    /// Whether the client has taken or lost a seat.
    moved: bool,
}

impl Screen {
    fn hear(&mut self, message: &ServerMessage) {
        self.moved |= matches!(message, ServerMessage::Seated(_) | ServerMessage::Unseated);
        let ServerMessage::Table(table) = message else {
            return;
        };
        let text = serde_json::to_value(table).unwrap();
        self.drawings.extend(table.drawings.keys().cloned());
        let named = named(&text);
        assert!(named.is_subset(&self.drawings), "a drawing is missing");
        self.drawings = named;
        let LogShown { from, lines } = &table.log;
        assert!(*from <= self.log.len(), "lines are missing");
        self.log.truncate(*from);
        self.log.extend(lines.iter().cloned());
        self.table = Some((**table).clone());
    }

    /// The names of the players, the viewer's first.
    fn names(&self) -> Vec<String> {
        let places = self.table.iter().flat_map(|table| &table.places);
        places.map(|place| place.name.clone()).collect()
    }

    /// Everything but what depends on the time or on earlier messages.
    fn content(&self) -> Option<(TableShown, Vec<(u32, String)>)> {
        let mut table = self.table.clone()?;
        table.drawings = BTreeMap::new();
        table.log = LogShown {
            from: 0,
            lines: Vec::new(),
        };
        Some((table, self.log.clone()))
    }
}

/// The drawings that a table names.
fn named(value: &Value) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                if key.ends_with("drawing") {
                    names.extend(value.as_str().map(str::to_owned));
                } else if let ("signs", Value::Array(signs)) = (&**key, value) {
                    names.extend(signs.iter().filter_map(Value::as_str).map(str::to_owned));
                } else if key != "drawings" {
                    names.extend(self::named(value));
                }
            }
        }
        Value::Array(items) => items
            .iter()
            .for_each(|item| names.extend(self::named(item))),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
    names
}

/// The text of what a client says, with what it knows of its decision.
fn text(said: &Said, screen: &Screen) -> String {
    let decision = screen
        .table
        .as_ref()
        .and_then(|table| table.decision.as_ref());
    let chosen = |mv: usize| {
        let decision = decision?;
        let mv = decision.moves.get(mv % decision.moves.len())?;
        Some((decision.id, mv))
    };
    match said {
        Said::Text(text) => text.clone(),
        Said::Message(message) => message.to_string(),
        Said::Move(mv) => chosen(*mv).map_or_else(String::new, |(id, mv)| {
            json!({ "type": "move", "id": id, "move": mv.mv.text }).to_string()
        }),
        Said::Preview(mv, left) => chosen(*mv).map_or_else(String::new, |(id, mv)| {
            let targets = &mv.targets[(*left).min(mv.targets.len())..];
            json!({ "type": "preview", "id": id, "targets": targets }).to_string()
        }),
    }
}

fn converse(game: usize, steps: &[(usize, Said)]) {
    let table = NewTable {
        game: "test".to_owned(),
        seats: vec![SeatPlan::Person; 2],
        seed: Some("7".to_owned()),
        ..NewTable::default()
    };
    let library = Arc::new(TestLibrary(game));
    let (mut conversation, sent) = Conversation::new(library, &table).unwrap();
    let secrets: Vec<String> = conversation.secrets().map(str::to_owned).collect();
    let mut screens: Vec<Screen> = sent.iter().map(|_| Screen::default()).collect();
    let hear = |screens: &mut [Screen], sent: Vec<Vec<ServerMessage>>| {
        for (screen, sent) in screens.iter_mut().zip(sent) {
            for message in sent {
                screen.hear(&message);
                let text = serde_json::to_string(&message).unwrap();
                assert!(!text.contains("\"serve-"), "a sentence is missing: {text}");
                assert!(!text.contains("\"seed\""), "{text}");
                for secret in &secrets {
                    assert!(!text.contains(secret), "{text}");
                }
            }
        }
    };
    hear(&mut screens, sent);
    let first_names: Vec<Vec<String>> = screens.iter().map(Screen::names).collect();
    for (client, said) in steps {
        let client = client % conversation.clients();
        let text = text(said, &screens[client]);
        let sent = conversation.say(client, &text);
        hear(&mut screens, sent);
    }
    // Whoever comes back sees the same as whoever has heard everything, unless the language is another one, or a player
    // has another name since: earlier lines keep the name of then.
    for (client, screen) in screens.iter().enumerate() {
        if screen.moved {
            continue;
        }
        let mut again = Screen::default();
        let greeting = conversation.greeting(client);
        for message in &greeting {
            again.hear(message);
        }
        let headline = |screen: &Screen| screen.table.as_ref().map(|table| table.headline.clone());
        if headline(&again) == headline(screen) && again.names() == first_names[client] {
            assert!(again.content() == screen.content(), "client {client}");
        }
    }
    let record = conversation.record();
    let (record, tail) = Record::parse(record.as_bytes()).unwrap();
    assert_eq!(tail.torn, 0);
    let verdict = verify(super::game(game, 2).0, "sha256:0123456789abcdef", &record);
    let is_sound = !matches!(verdict, ReplayVerdict::Diverging(_));
    assert!(is_sound, "{verdict:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn strangers_may_say_anything(
        game in 0..GAMES,
        steps in proptest::collection::vec((any::<usize>(), said()), 0..40),
    ) {
        converse(game, &steps);
    }
}

#[test]
fn a_seat_is_told_the_position_as_it_knows_it_and_everybody_the_whole_one_after_the_end() {
    let table = NewTable {
        game: "test".to_owned(),
        seats: vec![SeatPlan::Person; 2],
        seed: Some("7".to_owned()),
        ..NewTable::default()
    };
    let library = Arc::new(TestLibrary(0));
    let (mut conversation, sent) = Conversation::new(library, &table).unwrap();
    let mut screens: Vec<Screen> = sent.iter().map(|_| Screen::default()).collect();
    let mut sent = sent;
    let asked = |conversation: &mut Conversation, client| {
        let mut answers = conversation
            .say(client, r#"{"type":"position"}"#)
            .swap_remove(client);
        serde_json::to_value(answers.remove(0)).unwrap()
    };
    for client in 0..2 {
        let told = asked(&mut conversation, client);
        assert_eq!(
            (&told["type"], &told["seat"]),
            (&"position".into(), &(client + 1).into())
        );
        let text = told["position"].as_str().unwrap();
        assert!(text.contains(&format!(" seat={} ", client + 1)), "{text}");
    }
    assert_eq!(asked(&mut conversation, 2)["code"], "watching");
    for step in 0..1000 {
        for (screen, sent) in screens.iter_mut().zip(&sent) {
            for message in sent {
                screen.hear(message);
            }
        }
        let client = step % 2;
        let said = text(&Said::Move(0), &screens[client]);
        sent = if said.is_empty() {
            Vec::new()
        } else {
            conversation.say(client, &said)
        };
    }
    for client in 0..3 {
        let told = asked(&mut conversation, client);
        assert_eq!(told["seat"], Value::Null);
        assert!(
            told["position"].as_str().unwrap().contains(" whole "),
            "{told}"
        );
    }
}

/// Everything that a viewer is sent and can ask for, except how much time is left.
fn learned(room: &mut Room, viewer: Watcher) -> String {
    let now = Instant::now();
    let sight = room.sight(viewer, LogPlace::default(), now).unwrap();
    let translator = room.translator(Language::English);
    let shown = crate::show::show(&sight, &translator);
    let mut learned = vec![serde_json::to_value(&shown).unwrap()];
    if let Watcher::Seat(seat) = viewer {
        let bot = room.bot_sight(seat, LogPlace::default(), now).unwrap();
        // The number of the decision is drawn anew at each table.
        let act = bot.act.map(|(_, act)| act);
        learned.push(serde_json::to_value((bot.start, act, bot.ended)).unwrap());
        let usual = room.served().usual_options();
        let open = room.game().unwrap();
        learned.push(open.position_at(&usual, Some(seat), usize::MAX).into());
        if let Some(decision) = shown.decision {
            let targets = decision
                .moves
                .iter()
                .step_by(7)
                .map(|mv| mv.targets.clone());
            let nonsense = [
                "own.0.0.0",
                "own.1.2.2",
                "shared.0.0.0",
                "number.3",
                "choice.pass",
            ];
            let nonsense = nonsense.map(|target| vec![target.to_owned()]);
            for targets in targets.chain(nonsense) {
                let selected = Selected {
                    id: decision.id,
                    targets,
                };
                let reply = room
                    .game()
                    .unwrap()
                    .preview(seat, &selected, &translator)
                    .ok();
                learned.push(serde_json::to_value(reply).unwrap());
            }
        }
    }
    learned.push(serde_json::to_value(room.state(Language::English)).unwrap());
    Value::from(learned).to_string()
}

/// Two lists of texts must be the same. Shows where the first two that differ do.
#[track_caller]
fn assert_same(one: &[String], other: &[String], place: &str) {
    let Some((one, other)) = one.iter().zip(other).find(|(one, other)| one != other) else {
        return;
    };
    let same = one
        .bytes()
        .zip(other.bytes())
        .take_while(|(one, other)| one == other)
        .count();
    let near = |text: &str| {
        let near = text
            .bytes()
            .skip(same.saturating_sub(100))
            .take(200)
            .collect::<Vec<u8>>();
        String::from_utf8_lossy(&near).into_owned()
    };
    panic!("{place}:\n{}\n{}", near(one), near(other));
}

/// While several seats decide at once, the others learn neither what one of them has decided, nor that it has.
#[test]
fn nobody_learns_of_a_decision_in_secret() {
    let mut together = 0;
    // Unless all are wanted: one deal of each game.
    let deals: u64 = if is_whole() { 2 } else { 1 };
    for number in 0..GAMES {
        let counts = (1..=deals).map(|seed| secret_decisions(number, seed));
        let (met, open) = counts.fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
        // In some games the seats decide one after the other.
        if open > 0 {
            together += 1;
            assert!(
                met as u64 > 5 * deals,
                "game {number}: only {met} of {open} decisions in secret"
            );
        }
    }
    assert!(
        together >= 3,
        "only {together} games in which all decide at once"
    );
}

/// Plays a game with this seed. Returns how many decisions in secret were looked at, and how many there were.
fn secret_decisions(number: usize, seed: u64) -> (usize, usize) {
    let rooms = [0, 1].map(|_| super::rooms::three(number, seed));
    let [mut room, mut twin] = rooms;
    let (mut met, mut open) = (0, 0);
    for turn in 0..10_000 {
        let awaited: Vec<Seat> = Seat::all(3)
            .filter(|seat| super::rooms::decision(&mut room, *seat).is_some())
            .collect();
        let Some(seat) = awaited.get(turn % awaited.len().max(1)).copied() else {
            return (met, open);
        };
        open += usize::from(awaited.len() > 1);
        let now = Instant::now();
        let moves = {
            let sight = room.sight(Watcher::Seat(seat), LogPlace::default(), now);
            sight.unwrap().decision.unwrap().moves.len()
        };
        let others: Vec<Watcher> = (awaited.iter())
            .filter(|other| **other != seat)
            .map(|other| Watcher::Seat(*other))
            .chain([Watcher::Onlooker])
            .collect();
        let seen = |room: &mut Room| {
            let learned = |viewer: &Watcher| without_numbers(&learned(room, *viewer));
            others.iter().map(learned).collect::<Vec<String>>()
        };
        // Drawing takes time, so only some of the decisions are looked at.
        let looks = awaited.len() > 1 && moves > 1 && turn % 2 == 0;
        let before = if looks { seen(&mut room) } else { Vec::new() };
        let decide = |room: &mut Room, mv: usize| {
            let id = super::rooms::decision(room, seat).unwrap();
            let mv = Chosen::Number(mv as u64 + 1);
            room.play(seat, &MoveChoice { id, mv }, Instant::now())
                .unwrap();
        };
        let mv = (turn * 7) % moves;
        decide(&mut room, mv);
        if looks {
            decide(&mut twin, (mv + 1) % moves);
            let still = awaited.iter().filter(|other| **other != seat);
            let still = still.copied().all(|other| {
                super::rooms::decision(&mut room, other).is_some()
                    && super::rooms::decision(&mut twin, other).is_some()
            });
            // Unless the decision ended the turn of a game in which seats follow each other.
            if still {
                let (after, other) = (seen(&mut room), seen(&mut twin));
                let place = format!("game {number}, seed {seed}, turn {turn}");
                assert_same(&before, &after, &place);
                assert_same(&after, &other, &place);
                met += 1;
            }
            twin = super::rooms::copied(number, &room);
        } else {
            decide(&mut twin, mv);
        }
    }
    panic!("the game does not end");
}

/// The same without the numbers of decisions, which differ from table to table.
fn without_numbers(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("\"id\":") {
        kept += before;
        rest = after.trim_start_matches(|c: char| c.is_ascii_digit());
    }
    kept + rest
}

/// Ends a test that hangs. The time is too long to change any result.
const PATIENCE: Duration = Duration::from_secs(120);

/// A server in a thread of its own.
fn server(settings: ServerSettings) -> SocketAddr {
    let (sender, receiver) = std::sync::mpsc::channel();
    thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build();
        runtime.unwrap().block_on(async move {
            let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
            sender.send(listener.local_addr().unwrap()).unwrap();
            let library = Arc::new(TestLibrary(0));
            let storage = Arc::new(super::Memory::default());
            serve(listener, library, storage, settings, std::future::pending()).await
        })
    });
    receiver.recv().unwrap()
}

/// A table of this server.
fn table(address: SocketAddr) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    let body = json!({ "game": "test", "seats": [{ "kind": "person" }] }).to_string();
    let length = body.len();
    let request = format!(
        "POST /api/tables HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let body = answer.split("\r\n\r\n").nth(1).unwrap();
    let created: Value = serde_json::from_str(body).unwrap();
    created["table"].as_str().unwrap().to_owned()
}

/// A client that vanishes without a word, as a phone in a tunnel does.
#[test]
fn a_client_that_stays_silent_is_closed() {
    let silence = Duration::from_secs(1);
    let address = server(ServerSettings {
        silence,
        ..ServerSettings::default()
    });
    let table = table(address);
    let connect = || {
        let stream = TcpStream::connect(address).unwrap();
        let place = format!("ws://{address}/api/tables/{table}/socket");
        let (mut socket, _) = tungstenite::client(place, stream).unwrap();
        let hello = json!({ "type": "hello", "protocol": 1 }).to_string();
        socket.send(tungstenite::Message::text(hello)).unwrap();
        socket
    };
    let (mut silent, mut there) = (connect(), connect());
    // Reads bytes and no messages, so it answers no ping. The end is a close frame with the code 1008.
    let silent = thread::spawn(move || {
        let socket = silent.get_mut();
        socket.set_read_timeout(Some(PATIENCE)).unwrap();
        let mut bytes = Vec::new();
        socket.read_to_end(&mut bytes).unwrap();
        bytes
    });
    // A client that reads answers pings and stays. It is asked at least as often as the one that was closed.
    there.get_ref().set_read_timeout(Some(PATIENCE)).unwrap();
    let mut pings = 0;
    while pings < 4 || !silent.is_finished() {
        let message = there.read().unwrap();
        assert!(!message.is_close());
        pings += usize::from(message.is_ping());
    }
    let bytes = silent.join().unwrap();
    let reason = b"silence";
    let close = [&[0x88, 2 + reason.len() as u8, 0x03, 0xf0], &reason[..]].concat();
    assert!(bytes.ends_with(&close), "{bytes:?}");
}
