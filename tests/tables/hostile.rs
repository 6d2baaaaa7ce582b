//! Hostile clients: each has one documented outcome, and the table stays as it was.

use super::whole_games::Person;
use super::{Client, Server, people};
use crate::common::{GAME, Home, PATIENCE, until};
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::thread;
use std::time::{Duration, Instant};

/// A server with a table of two people whose game has begun.
struct Scene {
    server: Server,
    table: String,
    host: String,
    ann: Client,
    bob: Client,
    _home: Home,
}

impl Scene {
    fn new() -> Self {
        let home = Home::new();
        let server = Server::start(&home, "");
        let (table, host) = server.create(&people(GAME, 2));
        let mut ann = Client::join(&server, &table, "Ann");
        let bob = Client::join(&server, &table, "Bob");
        ann.until("table");
        Self {
            server,
            table,
            host,
            ann,
            bob,
            _home: home,
        }
    }

    fn hello(&self, more: &Value) -> Client {
        Client::hello(&self.server, &self.table, more)
    }

    /// The table still works: its person decides.
    #[track_caller]
    fn works(mut self) {
        while self.ann.glance().is_some() {}
        let table = self.ann.last("table").unwrap().clone();
        let id = &table["decision"]["id"];
        self.ann
            .say(&json!({ "type": "move", "id": id, "move": 1 }));
        self.ann.until_says("table", "undo", &json!(true));
    }
}

#[track_caller]
fn refused(client: &mut Client, message: &Value, code: &str) {
    client.say(message);
    let error = client.until("error");
    assert_eq!(error["code"], code, "{message}: {error}");
    assert!(
        !error["error"].as_str().unwrap().contains("serve-"),
        "{error}"
    );
}

#[test]
fn moves_for_other_seats_and_of_onlookers_are_refused() {
    let mut scene = Scene::new();
    let id = scene.ann.last("table").unwrap()["decision"]["id"].clone();
    let mv = json!({ "type": "move", "id": id, "move": 1 });
    let mut onlooker = scene.hello(&json!({}));
    let table = onlooker.until("table");
    assert!(table["decision"].is_null() && table["owed"].is_null() && table["hand"].is_null());
    assert!(!table.to_string().contains("data-target"));
    for message in [
        mv,
        json!({ "type": "undo" }),
        json!({ "type": "redo" }),
        json!({ "type": "leave" }),
        json!({ "type": "preview", "id": 1, "targets": [] }),
        json!({ "type": "react", "reaction": "hello" }),
    ] {
        refused(&mut onlooker, &message, "watching");
    }
    for message in [
        json!({ "type": "start" }),
        json!({ "type": "free", "seat": 1 }),
        json!({ "type": "bot", "seat": 1, "level": "easy" }),
    ] {
        refused(&mut onlooker, &message, "host");
        refused(&mut scene.bob, &message, "host");
    }
    refused(
        &mut onlooker,
        &json!({ "type": "join", "name": "Eve" }),
        "seat",
    );
    refused(
        &mut onlooker,
        &json!({ "type": "rematch", "deal": "new" }),
        "watching",
    );
    scene.works();
}

#[test]
fn unknown_secrets_open_nothing() {
    let scene = Scene::new();
    let ann = scene.ann.secret.clone().unwrap();
    for secret in [
        String::new(),
        "0".repeat(32),
        ann.to_uppercase(),
        ann[..31].to_owned(),
        scene.host.clone(),
    ] {
        let mut client = scene.hello(&json!({ "secret": secret, "host": ann }));
        let welcome = client.last("welcome").unwrap();
        assert!(
            welcome["seat"].is_null() && welcome["host"] == false,
            "{welcome}"
        );
        assert_eq!(client.until("error")["code"], "secret");
        refused(&mut client, &json!({ "type": "free", "seat": 1 }), "host");
    }
    scene.works();
}

#[test]
fn what_is_no_message_is_refused_with_a_sentence() {
    let mut scene = Scene::new();
    for text in [
        "",
        "hello",
        "[]",
        "null",
        "1e999",
        "{}",
        r#"{"type":7}"#,
        r#"{"type":"dance"}"#,
        r#"{"type":"move"}"#,
        r#"{"type":"move","id":-1,"move":1}"#,
        r#"{"type":"move","id":1,"move":{}}"#,
        r#"{"type":"join","name":{}}"#,
        r#"{"type":"join","name":"Eve","seat":-1}"#,
        r#"{"type":"react","reaction":"insult"}"#,
        r#"{"type":"language","language":"xx"}"#,
    ] {
        scene.bob.say_text(text);
        assert_eq!(scene.bob.until("error")["code"], "malformed", "{text}");
    }
    let deep = "[".repeat(15_000);
    scene.bob.say_text(&deep);
    assert_eq!(scene.bob.until("error")["code"], "malformed");
    scene.works();
}

#[test]
fn names_are_text_and_nothing_else() {
    let home = Home::new();
    let server = Server::start(&home, "");
    let (table, _) = server.create(&people(GAME, 2));
    let mut eve = Client::hello(&server, &table, &json!({}));
    for name in [
        "",
        " ",
        "a\u{1b}[2J",
        "a\nb",
        "\u{202e}evil",
        "k\u{200b}",
        &"x".repeat(25),
    ] {
        refused(&mut eve, &json!({ "type": "join", "name": name }), "name");
    }
    let script = "<b onclick=x>\"'&amp;";
    let mut eve = Client::join(&server, &table, script);
    let mut bob = Client::hello(&server, &table, &json!({}));
    refused(&mut bob, &json!({ "type": "join", "name": script }), "name");
    let _bob = Client::join(&server, &table, "Bob");
    let shown = eve.until("table");
    assert_eq!(shown["places"][0]["name"], script);
    for drawing in shown["drawings"].as_object().unwrap().values() {
        assert!(
            !drawing["svg"].as_str().unwrap().contains("<b "),
            "names are no markup"
        );
    }
}

#[test]
fn floods_are_slowed_and_then_closed() {
    let mut scene = Scene::new();
    let mut flood = scene.hello(&json!({}));
    for _ in 0..400 {
        flood.say(&json!({ "type": "react", "reaction": "hello" }));
    }
    assert_eq!(flood.until_closed(), Some(1008));
    let answers = flood
        .heard
        .iter()
        .filter(|message| message["type"] == "error");
    assert!(
        answers.count() <= 51,
        "a flood is not answered with a flood"
    );
    // Reactions go to everybody, so there are few.
    let began = Instant::now();
    for _ in 0..20 {
        scene
            .bob
            .say(&json!({ "type": "react", "reaction": "applause" }));
    }
    assert_eq!(scene.bob.until("error")["code"], "rate");
    scene.ann.until("reaction");
    // After a hundred messages at once, fifty a second are read. The last answer comes after the others were read.
    let flooded = Instant::now();
    for _ in 0..150 {
        scene.bob.say(&json!({ "type": "ping" }));
    }
    scene.bob.say(&json!({ "type": "undo" }));
    scene.bob.until_says("error", "code", &json!("undo"));
    assert!(
        flooded.elapsed() > Duration::from_millis(750),
        "they are slowed down"
    );
    let shown = scene
        .ann
        .heard
        .iter()
        .filter(|message| message["type"] == "reaction");
    // Five at once, and one a second.
    let most = 5 + began.elapsed().as_secs() + 1;
    assert!(shown.count() as u64 <= most.min(19));
    scene.works();
}

#[test]
fn huge_and_broken_messages_close_the_connection() {
    let scene = Scene::new();
    let mut huge = scene.hello(&json!({}));
    huge.say_text(&"x".repeat(20_000));
    assert!(matches!(huge.until_closed(), Some(1009) | None));
    let mut binary = scene.hello(&json!({}));
    binary.say_binary(b"\x00\x01");
    assert_eq!(binary.until_closed(), Some(1008));
    let mut torn = scene.hello(&json!({}));
    // A frame of a client that is not masked, and nonsense.
    torn.say_bytes(b"\x81\x05hello\xff\xff\xff\xff");
    torn.until_closed();
    // A body that is too large, and one that is no JSON.
    let body = "x".repeat(20_000);
    assert_eq!(
        scene.server.request("POST /api/tables", "", &body).status,
        413
    );
    assert_eq!(
        scene.server.request("POST /api/tables", "", "{").status,
        400
    );
    scene.works();
}

#[test]
fn the_first_message_is_hello_of_this_version() {
    let scene = Scene::new();
    for (text, code) in [
        (r#"{"type":"join","name":"Eve"}"#, "order"),
        (r#"{"type":"hello","protocol":2}"#, "version"),
        ("nonsense", "malformed"),
    ] {
        let mut client = Client::connect(&scene.server, &scene.table);
        client.say_text(text);
        assert_eq!(client.until("error")["code"], code);
        assert_eq!(client.until_closed(), Some(1008));
    }
    scene.works();
}

/// The server gives them ten or fifteen seconds, which no option makes shorter. So all of them wait together.
#[test]
fn what_takes_too_long_is_closed() {
    thread::scope(|scope| {
        scope.spawn(a_client_that_says_no_hello_is_closed);
        scope.spawn(requests_that_are_not_finished_are_closed);
        scope.spawn(a_reader_that_is_too_slow_is_closed);
    });
}

fn a_client_that_says_no_hello_is_closed() {
    let scene = Scene::new();
    let mut silent = Client::connect(&scene.server, &scene.table);
    assert_eq!(
        silent.until_closed(),
        Some(1008),
        "no hello within ten seconds"
    );
    scene.works();
}

#[test]
fn a_seat_has_a_few_connections_and_the_newest_win() {
    let mut scene = Scene::new();
    let secret = json!({ "secret": scene.ann.secret });
    let mut others: Vec<Client> = (0..4).map(|_| scene.hello(&secret)).collect();
    assert_eq!(
        scene.ann.until_closed(),
        Some(4008),
        "the oldest connection"
    );
    let newest = others.last_mut().unwrap();
    let table = newest
        .last("table")
        .cloned()
        .unwrap_or_else(|| newest.until("table"));
    newest.say(&json!({ "type": "move", "id": table["decision"]["id"], "move": 1 }));
    for other in &mut others {
        while other
            .last("table")
            .is_none_or(|table| table["undo"] != true)
        {
            other.until("table");
        }
    }
}

#[test]
fn half_open_connections_and_slow_readers_hold_nobody_up() {
    let scene = Scene::new();
    // Connections that never finish their request, and onlookers that never read.
    let mut idle = Vec::new();
    for _ in 0..20 {
        let mut stream = TcpStream::connect(scene.server.address).unwrap();
        stream.write_all(b"GET /api/tab").unwrap();
        idle.push(stream);
    }
    let deaf: Vec<Client> = (0..5).map(|_| scene.hello(&json!({}))).collect();
    let mut persons = [Person::new(scene.ann), Person::new(scene.bob)];
    until("the game went on", || {
        for person in &mut persons {
            person.step();
        }
        let table = persons[0].client.last("table");
        table.is_some_and(|table| table["log"]["from"].as_u64() > Some(5))
    });
    drop((idle, deaf));
}

/// Reads until the server closes a plain connection. Returns what it sent.
fn rest(mut stream: TcpStream) -> String {
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let mut all = String::new();
    stream.read_to_string(&mut all).unwrap();
    all
}

fn requests_that_are_not_finished_are_closed() {
    let scene = Scene::new();
    let begin = |text: &str| {
        let mut stream = TcpStream::connect(scene.server.address).unwrap();
        stream.write_all(text.as_bytes()).unwrap();
        stream
    };
    let address = scene.server.address;
    let head = begin("GET /api/lob");
    let body = begin(&format!(
        "POST /api/tables HTTP/1.1\r\nHost: {address}\r\nContent-Length: 100\r\n\r\n{{"
    ));
    // Reading fails if the server does not close them.
    rest(head);
    assert!(rest(body).starts_with("HTTP/1.1 408 "), "the body");
    scene.works();
}

fn a_reader_that_is_too_slow_is_closed() {
    let mut scene = Scene::new();
    let slow = &mut scene.bob;
    // Each change of the language sends the whole table again. Together they are far more than the network holds.
    for number in 0..1_500 {
        let language = ["cs", "pl"][number % 2];
        slow.say(&json!({ "type": "language", "language": language }));
    }
    let is_closed = || {
        let metrics = scene.server.get("/metrics").body;
        let metrics = String::from_utf8(metrics).unwrap();
        !metrics.contains("\nrnw_connections_closed_total 0\n")
    };
    // The others play on meanwhile. They do not wait until the slow reader is closed.
    let table = scene.ann.last("table").unwrap().clone();
    scene
        .ann
        .say(&json!({ "type": "move", "id": table["decision"]["id"], "move": 1 }));
    scene.ann.until_says("table", "undo", &json!(true));
    assert!(!is_closed(), "the others waited for the slow reader");
    until("the slow reader is closed", is_closed);
    assert_eq!(slow.until_closed(), Some(1008));
    scene.ann.say(&json!({ "type": "undo" }));
    scene.ann.until("table");
    scene.works();
}

#[test]
fn there_is_a_limit_on_those_who_watch() {
    let scene = Scene::new();
    let watching: Vec<Client> = (0..64).map(|_| scene.hello(&json!({}))).collect();
    let mut last = Client::connect(&scene.server, &scene.table);
    last.say(&json!({ "type": "hello", "protocol": 1 }));
    assert_eq!(last.until_closed(), Some(1008));
    drop(watching);
    scene.works();
}

#[test]
fn there_is_a_limit_on_new_tables() {
    let scene = Scene::new();
    let table = people(GAME, 2);
    for _ in 0..40 {
        assert_eq!(scene.server.post("/api/tables", &table).status, 201);
    }
    // What is no table counts too. It costs the server so little that many more come in a second than are allowed.
    let ask = || {
        let mut statuses =
            (0..5_000).map(|_| scene.server.request("POST /api/tables", "", "{").status);
        statuses.find(|status| *status != 400)
    };
    let asked: Vec<Option<u16>> = thread::scope(|scope| {
        let asking: Vec<_> = (0..8).map(|_| scope.spawn(ask)).collect();
        let asked = asking.into_iter().map(|asking| asking.join().unwrap());
        asked.collect()
    });
    assert_eq!(asked, [Some(429); 8]);
    scene.works();
}

/// The log of the server helps who runs it, and tells no secret, no name and no table.
#[test]
fn the_log_contains_no_secret() {
    let home = Home::new();
    let log = home.path("log.txt");
    let server = Server::start_logged(&home, "--log info", &log);
    let (table, host) = server.create(&people(GAME, 2));
    let mut ann = Client::join(&server, &table, "Annabelle");
    let secret = ann.secret.clone().unwrap();
    ann.say_binary(b"x");
    ann.until_closed();
    let own = json!({ "seats": [{ "table": table, "secret": secret }] });
    assert_eq!(server.post("/api/results", &own).status, 200);
    server.post("/api/tables", &json!({ "game": "chess" }));
    server.kill();
    let text = std::fs::read_to_string(log).unwrap();
    assert!(text.lines().count() >= 2, "{text}");
    for hidden in [&*table, &*host, &*secret, "Annabelle"] {
        assert!(!text.contains(hidden), "{hidden}: {text}");
    }
}

#[test]
fn strangers_pages_and_names_are_refused() {
    let scene = Scene::new();
    let body = people(GAME, 1).to_string();
    let own = format!("Origin: http://{}\r\n", scene.server.address);
    assert_eq!(
        scene.server.request("POST /api/tables", &own, &body).status,
        201
    );
    for origin in [
        "Origin: http://evil.example\r\n",
        "Origin: null\r\n",
        "Origin: http://127.0.0.1\r\n",
    ] {
        assert_eq!(
            scene
                .server
                .request("POST /api/tables", origin, &body)
                .status,
            403,
            "{origin}"
        );
        let upgrade = "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
        let path = format!("GET /api/tables/{}/socket", scene.table);
        let answer = scene
            .server
            .request(&path, &format!("{origin}{upgrade}"), "");
        assert_eq!(answer.status, 403, "{origin}");
    }
    for host in [
        "Host: evil.example\r\n",
        "Host: localhost.evil.example\r\n",
        "Host: \r\n",
    ] {
        assert_eq!(
            scene.server.request("GET /api/lobby", host, "").status,
            421,
            "{host}"
        );
    }
    let answer = scene.server.get("/");
    assert_eq!(answer.status, 200);
    let head = answer.head.to_lowercase();
    for header in [
        "content-security-policy: default-src 'none'; script-src 'self'; style-src 'self'",
        "referrer-policy: no-referrer",
        "x-content-type-options: nosniff",
        "x-frame-options: deny",
    ] {
        assert!(head.contains(header), "{head}");
    }
    assert!(!head.contains("unsafe"), "{head}");
    scene.works();
}

#[test]
fn names_of_tables_are_no_paths() {
    let scene = Scene::new();
    for table in [
        "..",
        "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
        "AAAAAAAAAAAAAAAA",
        "zzzzzzzzzzzzzzzz",
        "a",
    ] {
        for path in ["", "/record"] {
            let answer = scene.server.get(&format!("/api/tables/{table}{path}"));
            assert_eq!(answer.status, 404, "{table}{path}");
        }
    }
    scene.works();
}
