//! A plain WebSocket client. It reads only what it needs of the messages, because it shares the machine with the
//! server.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::io;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{self, Duration, Instant};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

/// The time in which the server must show something new.
const PATIENCE: Duration = Duration::from_secs(60);

/// Waits for something that the server must show.
pub(crate) async fn in_time<T>(shown: impl Future<Output = T>) -> io::Result<T> {
    let late = |_| io::Error::other(format!("the server showed nothing new for {PATIENCE:?}"));
    time::timeout(PATIENCE, shown).await.map_err(late)
}

/// A table that was created.
pub(crate) struct NewTable;

impl NewTable {
    /// Creates a table for people; returns its name. Waits as long as the server creates no more tables in this second.
    pub(crate) async fn create(
        address: SocketAddr,
        game: &str,
        seats: usize,
    ) -> io::Result<String> {
        let table = json!({ "game": game, "seats": vec![json!({ "kind": "person" }); seats] });
        let body = table.to_string();
        loop {
            let mut stream = TcpStream::connect(address).await?;
            let length = body.len();
            let request = format!(
                "POST /api/tables HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n{body}"
            );
            stream.write_all(request.as_bytes()).await?;
            let mut answer = String::new();
            stream.read_to_string(&mut answer).await?;
            let body = answer.split("\r\n\r\n").nth(1).unwrap_or_default();
            let created: Value = serde_json::from_str(body)?;
            if let Some(table) = created["table"].as_str() {
                return Ok(table.to_owned());
            }
            time::sleep(Duration::from_millis(500)).await;
        }
    }
}

pub(crate) struct Client {
    socket: WebSocketStream<TcpStream>,
    pub(crate) table: String,
    pub(crate) secret: String,
    /// The number of the decision that the client has to make.
    decision: Option<u64>,
    /// Whether the newest table is one of which the others do not know yet.
    is_secret: bool,
    /// The messages that showed the table, and the bytes of all messages.
    pub(crate) tables: u64,
    pub(crate) received: u64,
}

impl Client {
    async fn connect(address: SocketAddr, table: &str, hello: Value) -> io::Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let place = format!("ws://{address}/api/tables/{table}/socket");
        let (socket, _) = tokio_tungstenite::client_async(place, stream)
            .await
            .map_err(io::Error::other)?;
        let mut client = Self {
            socket,
            table: table.to_owned(),
            secret: String::new(),
            decision: None,
            tables: 0,
            is_secret: false,
            received: 0,
        };
        client.say(&hello).await?;
        Ok(client)
    }

    /// Takes a seat.
    pub(crate) async fn join(address: SocketAddr, table: &str, name: &str) -> io::Result<Self> {
        let hello = json!({ "type": "hello", "protocol": 1, "language": "en" });
        let mut client = Self::connect(address, table, hello).await?;
        client.say(&json!({ "type": "join", "name": name })).await?;
        while client.secret.is_empty() {
            client.read().await?;
        }
        Ok(client)
    }

    /// Comes back to a seat, and waits for what it is shown.
    pub(crate) async fn come_back(
        address: SocketAddr,
        table: &str,
        secret: &str,
    ) -> io::Result<Self> {
        let hello = json!({ "type": "hello", "protocol": 1, "secret": secret });
        let mut client = Self::connect(address, table, hello).await?;
        while client.tables == 0 {
            client.read().await?;
        }
        Ok(client)
    }

    async fn say(&mut self, message: &Value) -> io::Result<()> {
        let message = Message::text(message.to_string());
        self.socket.send(message).await.map_err(io::Error::other)
    }

    /// Whether the client has something to decide.
    pub(crate) fn decision(&self) -> Option<u64> {
        self.decision
    }

    /// Whether the newest table is one of which the others do not know yet.
    pub(crate) fn is_secret(&self) -> bool {
        self.is_secret
    }

    /// Makes the first legal move, and reads what this client is shown then.
    pub(crate) async fn decide(&mut self) -> io::Result<()> {
        let Some(id) = self.decision else {
            return Ok(());
        };
        self.say(&json!({ "type": "move", "id": id, "move": 1 }))
            .await?;
        // Tables that were sent before the server had read the move still ask for it.
        while self.decision == Some(id) {
            in_time(self.read()).await??;
        }
        Ok(())
    }

    /// Reads what comes.
    pub(crate) async fn read_on(&mut self) -> io::Result<()> {
        loop {
            self.read().await?;
        }
    }

    /// Reads what comes until a time.
    pub(crate) async fn read_until(&mut self, end: Instant) -> io::Result<()> {
        while let Ok(read) = time::timeout_at(end, self.read()).await {
            read?;
        }
        Ok(())
    }

    /// Reads a message.
    pub(crate) async fn read(&mut self) -> io::Result<()> {
        let message = self.socket.next().await;
        let message = message.ok_or(io::ErrorKind::UnexpectedEof)?;
        let message = message.map_err(io::Error::other)?;
        let Message::Text(text) = message else {
            return Ok(());
        };
        let text = text.as_str();
        self.received += text.len() as u64;
        if text.starts_with(r#"{"type":"seated""#) {
            let seated: Value = serde_json::from_str(text)?;
            seated["secret"]
                .as_str()
                .unwrap_or_default()
                .clone_into(&mut self.secret);
        }
        if !text.starts_with(r#"{"type":"table""#) {
            return Ok(());
        }
        self.tables += 1;
        // The decision follows the drawings and the log.
        self.decision = text
            .rsplit_once(r#""decision":{"id":"#)
            .and_then(|(_, rest)| {
                let end = rest.find(|c: char| !c.is_ascii_digit())?;
                rest[..end].parse().ok()
            });
        // What can be taken back was seen by nobody else.
        self.is_secret = text.contains(r#""undo":true"#);
        Ok(())
    }
}
