//! Tables in the browser, over real connections: a server in its own process, and clients that speak its protocol.

mod after_games;
mod conversation;
mod hostile;
mod saved_games;
mod whole_games;

#[cfg(unix)]
use crate::common::ended;
use crate::common::{Home, PATIENCE, ROOT};
use crate::killed::Beside;
use serde_json::{Value, json};
use std::fs::File;
use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{ChildStdout, Stdio};
use std::time::{Duration, Instant};
use tungstenite::protocol::WebSocket;
use tungstenite::{Error, Message};

/// How long a client waits for the next message before it looks elsewhere.
const GLANCE: Duration = Duration::from_millis(5);

/// A server in its own process.
pub(crate) struct Server {
    beside: Beside,
    pub(crate) address: SocketAddr,
    /// What follows `#` in the address that the server shows: a table and its host; empty without a saved game.
    pub(crate) link: String,
    /// Stays open, because a server that cannot print any more ends.
    _output: BufReader<ChildStdout>,
}

/// What a server answered to a plain request.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }
}

impl Server {
    /// Starts a server whose records are in the home folder.
    pub(crate) fn start(home: &Home, args: &str) -> Self {
        Self::start_with(home, args, Stdio::inherit())
    }

    /// The same, with its log in a file.
    pub(crate) fn start_logged(home: &Home, args: &str, log: &Path) -> Self {
        Self::start_with(home, args, File::create(log).unwrap().into())
    }

    fn start_with(home: &Home, args: &str, log: Stdio) -> Self {
        let records = home.path("records").display().to_string();
        let args = format!("serve --listen 127.0.0.1:0 --records {records} {args}");
        let mut command = home.command(&args);
        command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log);
        let mut beside = Beside(command.spawn().unwrap());
        let mut output = BufReader::new(beside.0.stdout.take().unwrap());
        let mut first = String::new();
        output.read_line(&mut first).unwrap();
        let shown = first.split_once("http://").map(|(_, shown)| shown.trim());
        let parts = shown.and_then(|shown| shown.split_once('/'));
        let (address, link) = parts.unwrap_or_else(|| panic!("{first:?}"));
        Self {
            beside,
            address: address.parse().unwrap(),
            link: link.trim_start_matches('#').to_owned(),
            _output: output,
        }
    }

    /// Kills the server as a crash would.
    pub(crate) fn kill(mut self) {
        self.beside.0.kill().unwrap();
        self.beside.0.wait().unwrap();
    }

    /// Asks the server to stop, and returns its exit code.
    #[cfg(unix)]
    pub(crate) fn stop(mut self) -> Option<i32> {
        let id = self.beside.0.id();
        let kill = std::process::Command::new("kill")
            .arg(id.to_string())
            .status();
        assert!(kill.unwrap().success());
        ended(&mut self.beside.0).code()
    }

    /// A plain request. `head` has more lines, each with its end.
    pub(crate) fn request(&self, line: &str, head: &str, body: &str) -> Answer {
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let host = if head.to_lowercase().contains("host:") {
            String::new()
        } else {
            format!("Host: {}\r\n", self.address)
        };
        let length = body.len();
        let text = format!(
            "{line} HTTP/1.1\r\n{host}{head}Connection: close\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        stream.write_all(text.as_bytes()).unwrap();
        let mut all = Vec::new();
        let _ = stream.read_to_end(&mut all);
        let end = all.windows(4).position(|bytes| bytes == b"\r\n\r\n");
        let end = end.unwrap_or_else(|| panic!("{line}: {:?}", String::from_utf8_lossy(&all)));
        let head = String::from_utf8_lossy(&all[..end]).into_owned();
        let status = head
            .split(' ')
            .nth(1)
            .and_then(|status| status.parse().ok());
        Answer {
            status: status.unwrap(),
            head,
            body: all[end + 4..].to_vec(),
        }
    }

    pub(crate) fn get(&self, path: &str) -> Answer {
        self.request(&format!("GET {path}"), "", "")
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> Answer {
        self.request(&format!("POST {path}"), "", &body.to_string())
    }

    /// Creates a table; returns its name and the secret of the host.
    pub(crate) fn create(&self, table: &Value) -> (String, String) {
        let answer = self.request("POST /api/tables", "", &table.to_string());
        assert_eq!(answer.status, 201, "{answer:?}");
        let created = answer.json();
        let text = |key: &str| created[key].as_str().unwrap().to_owned();
        (text("table"), text("host"))
    }
}

/// A table of a game for people.
pub(crate) fn people(game: &str, seats: usize) -> Value {
    json!({ "game": game, "seats": vec![json!({ "kind": "person" }); seats] })
}

/// A client that speaks the protocol.
pub(crate) struct Client {
    socket: WebSocket<TcpStream>,
    /// All messages, in their order.
    pub(crate) heard: Vec<Value>,
    pub(crate) secret: Option<String>,
    /// The code with which the server closed the connection.
    pub(crate) closed: Option<u16>,
    pub(crate) is_gone: bool,
}

impl Client {
    /// Connects without a word.
    pub(crate) fn connect(server: &Server, table: &str) -> Self {
        let stream = TcpStream::connect(server.address).unwrap();
        let address = format!("ws://{}/api/tables/{table}/socket", server.address);
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let (socket, _) = tungstenite::client(address, stream).unwrap();
        socket.get_ref().set_read_timeout(Some(GLANCE)).unwrap();
        Self {
            socket,
            heard: Vec::new(),
            secret: None,
            closed: None,
            is_gone: false,
        }
    }

    /// Connects and says hello, with the secrets that the client has.
    pub(crate) fn hello(server: &Server, table: &str, more: &Value) -> Self {
        let mut client = Self::connect(server, table);
        let mut hello = json!({ "type": "hello", "protocol": 1, "language": "en" });
        for (key, value) in more.as_object().unwrap() {
            hello[key] = value.clone();
        }
        client.say(&hello);
        client.until("welcome");
        client
    }

    /// Connects and takes a seat.
    pub(crate) fn join(server: &Server, table: &str, name: &str) -> Self {
        let mut client = Self::hello(server, table, &json!({}));
        client.say(&json!({ "type": "join", "name": name }));
        let seated = client.until("seated");
        client.secret = Some(seated["secret"].as_str().unwrap().to_owned());
        client
    }

    pub(crate) fn say(&mut self, message: &Value) {
        self.say_text(&message.to_string());
    }

    pub(crate) fn say_text(&mut self, text: &str) {
        // If the server has closed the connection, the client reads why.
        let _ = self.socket.send(Message::text(text));
    }

    /// Sends bytes as they are, below the protocol.
    pub(crate) fn say_bytes(&mut self, bytes: &[u8]) {
        let _ = self.socket.get_mut().write_all(bytes);
    }

    pub(crate) fn say_binary(&mut self, bytes: &[u8]) {
        let _ = self.socket.send(Message::binary(bytes.to_vec()));
    }

    /// Reads one message, if there is one.
    pub(crate) fn glance(&mut self) -> Option<&Value> {
        match self.socket.read() {
            Ok(Message::Text(text)) => {
                self.heard.push(serde_json::from_str(&text).unwrap());
                self.heard.last()
            }
            Ok(Message::Close(frame)) => {
                self.closed = frame.map(|frame| frame.code.into());
                self.is_gone = true;
                None
            }
            Ok(_) => None,
            Err(Error::Io(error))
                if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) =>
            {
                None
            }
            Err(_) => {
                self.is_gone = true;
                None
            }
        }
    }

    /// Waits for a message of a type.
    #[track_caller]
    pub(crate) fn until(&mut self, kind: &str) -> Value {
        let began = Instant::now();
        while began.elapsed() < PATIENCE {
            if let Some(message) = self.glance()
                && message["type"] == kind
            {
                return message.clone();
            }
            assert!(
                !self.is_gone,
                "closed with {:?} before {kind}: {:?}",
                self.closed, self.heard
            );
        }
        panic!("no {kind}: {:?}", self.heard);
    }

    /// Waits for a message of a type with a field of this value. Earlier messages may still come before it.
    #[track_caller]
    pub(crate) fn until_says(&mut self, kind: &str, field: &str, value: &Value) -> Value {
        let began = Instant::now();
        loop {
            let message = self.until(kind);
            if message[field] == *value {
                return message;
            }
            assert!(
                began.elapsed() < PATIENCE,
                "no {kind} with {field}: {message}"
            );
        }
    }

    /// Waits for the end of the connection. Returns the code.
    #[track_caller]
    pub(crate) fn until_closed(&mut self) -> Option<u16> {
        let began = Instant::now();
        while !self.is_gone {
            assert!(began.elapsed() < PATIENCE, "not closed: {:?}", self.heard);
            self.glance();
        }
        self.closed
    }

    /// The newest message of a type.
    pub(crate) fn last(&self, kind: &str) -> Option<&Value> {
        self.heard.iter().rfind(|message| message["type"] == kind)
    }
}

/// Every message on the page of the protocol is one, and the page has the messages of clients.
#[test]
fn the_page_of_the_protocol_shows_messages_that_exist() {
    let home = Home::new();
    let page = std::fs::read_to_string(format!("{ROOT}/docs/serving-protocol.md")).unwrap();
    let (client, server, table) = (
        home.schema("serving-client"),
        home.schema("serving-server"),
        home.schema("serving-table"),
    );
    let analysis = home.schema("serving-analysis");
    let own = home.schema("serving-own-seats");
    let mut shown = 0;
    for block in page.split("```json\n").skip(1) {
        let text = block.split("```").next().unwrap();
        for message in serde_json::Deserializer::from_str(text).into_iter::<Value>() {
            let message = message.unwrap();
            match message["type"].as_str() {
                Some("error") => server.assert_followed(&message),
                Some(_) => client.assert_followed(&message),
                None if message["game"].is_string() => table.assert_followed(&message),
                None if message["state"].is_string() => analysis.assert_followed(&message),
                None if message["seats"].is_array() => own.assert_followed(&message),
                None => assert!(message["targets"].is_array(), "{message}"),
            }
            shown += 1;
        }
    }
    assert!(shown >= 11, "only {shown} messages");
    for kind in [
        "hello", "join", "leave", "language", "preview", "move", "undo", "redo", "react",
        "rematch", "start", "free", "bot", "lesson",
    ] {
        assert!(
            page.contains(&format!("`{kind}`")) || page.contains(&format!("\"type\": \"{kind}\"")),
            "{kind}"
        );
    }
    for code in [
        "malformed",
        "version",
        "order",
        "no-table",
        "stale",
        "rate",
        "full",
    ] {
        assert!(page.contains(&format!("| `{code}` |")), "{code}");
    }
}

#[test]
fn a_page_learns_what_can_be_played() {
    let home = Home::new();
    let server = Server::start(&home, "");
    for language in ["en", "cs", "pl"] {
        let answer = server.get(&format!("/api/lobby?language={language}"));
        assert_eq!(answer.status, 200);
        let lobby = answer.json();
        home.schema("serving-lobby").assert_followed(&lobby);
        let names = lobby["games"].as_array().unwrap().iter();
        let names: Vec<&str> = names.map(|game| game["name"].as_str().unwrap()).collect();
        for game in crate::common::games() {
            assert!(names.contains(&game.name), "{names:?}");
            let rules = server.get(&format!("/api/rules/{}?language={language}", game.name));
            assert_eq!(rules.status, 200);
            let rules = String::from_utf8(rules.body).unwrap();
            assert!(
                rules.contains("<p>") && !rules.contains("<script") && !rules.contains(" style="),
                "{rules}"
            );
        }
        let rules = server.get(&format!("/api/rules/nuggets?language={language}"));
        let rules = String::from_utf8(rules.body).unwrap();
        assert!(rules.contains("<td class=\"to-right\">"), "{rules}");
        assert_eq!(lobby["levels"].as_array().unwrap().len(), 4);
        assert!(
            !answer.body.windows(6).any(|bytes| bytes == b"serve-"),
            "a sentence is missing"
        );
    }
    assert_eq!(server.get("/health").body, b"ok\n");
    let metrics = String::from_utf8(server.get("/metrics").body).unwrap();
    assert!(metrics.contains("\nrnw_tables 0\n"), "{metrics}");
    assert_eq!(server.get("/api/rules/chess").status, 404);
    assert_eq!(server.get("/fonts/regular.woff2").status, 200);
    assert_eq!(server.get("/../Cargo.toml").status, 404);
}

#[test]
#[cfg(unix)]
fn a_server_that_is_asked_to_stop_closes_its_connections() {
    let home = Home::new();
    let server = Server::start(&home, "");
    let (table, _) = server.create(&people(crate::common::GAME, 2));
    let mut client = Client::join(&server, &table, "Ann");
    assert_eq!(server.stop(), Some(0));
    assert_eq!(client.until_closed(), Some(1000));
}

#[test]
fn packs_are_taken_from_the_named_folder_alone() {
    let home = Home::new();
    std::fs::create_dir(home.path("packs")).unwrap();
    home.pack("packs/isles");
    home.pack("elsewhere");
    let packs = home.path("packs").display().to_string();
    let server = Server::start(&home, &format!("--packs {packs}"));
    let lobby = server.get("/api/lobby").json();
    assert!(lobby.to_string().contains("\"isles\""), "{lobby}");
    let mut table = people(crate::common::GAME, 1);
    for (pack, status) in [
        ("isles", 201),
        ("elsewhere", 400),
        ("../elsewhere", 400),
        ("packs/isles", 400),
        (packs.as_str(), 400),
    ] {
        table["pack"] = json!(pack);
        let answer = server.request("POST /api/tables", "", &table.to_string());
        assert_eq!(answer.status, status, "{pack}: {answer:?}");
    }
}
