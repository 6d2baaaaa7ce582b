//! One connection: a page or a bot at a table.

use crate::accept::stopped;
use crate::client::{Client, Displaced, read};
use crate::message::{ClientHello, ClientMessage, ErrorCode, SERVING_PROTOCOL, ServerMessage};
use crate::metrics::Metrics;
use crate::refused::Refused;
use crate::rooms::{OpenRoom, Rooms, TableEvent};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use rnw_i18n::Language;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{broadcast, watch};
use tokio::time;

/// The largest message from a client in bytes.
pub(crate) const MESSAGE_MAX: usize = 16 << 10;
/// The time for `hello`.
const HELLO_TIME: Duration = Duration::from_secs(10);
/// The time in which a client must accept a message.
const SEND_TIME: Duration = Duration::from_secs(10);
/// The time in which a client must answer that it closes too.
const CLOSE_TIME: Duration = Duration::from_secs(1);
/// The messages of a client that are read in a second, and at once. Faster clients wait.
const RATE: NonZeroU32 = NonZeroU32::new(50).expect("it is not 0");
const BURST: NonZeroU32 = NonZeroU32::new(100).expect("it is not 0");
/// The refused messages in a row after which a connection is closed.
const REFUSED_MAX: usize = 50;

/// The reasons for which the server closes a connection.
mod close {
    pub(super) const STOPS: u16 = 1000;
    pub(super) const POLICY: u16 = 1008;
    pub(super) const TOO_LARGE: u16 = 1009;
    pub(super) const REPLACED: u16 = 4008;
}

/// Why a connection ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    /// The client is gone.
    Gone,
    /// The server closes it, with a code and a reason.
    Closed(u16, &'static str),
}

/// Serves a connection until it ends.
pub(crate) async fn serve(
    mut socket: WebSocket,
    room: Arc<OpenRoom>,
    rooms: Arc<Rooms>,
    metrics: Arc<Metrics>,
    silence: Duration,
    stop: watch::Receiver<bool>,
) {
    metrics.connections.add(1);
    let end = match greeted(&mut socket, &room).await {
        Ok(hello) => {
            let changes = room.changes();
            let events = room.events();
            let mut connection = Connection {
                client: Client::new(room, rooms, &hello),
                metrics: Arc::clone(&metrics),
                rate: RateLimiter::direct(Quota::per_second(RATE).allow_burst(BURST)),
                refused: 0,
                silence,
            };
            let end = if connection.client.connect() {
                connection
                    .run(&mut socket, changes, events, stop, &hello)
                    .await
            } else {
                End::Closed(close::POLICY, "too many watch this table")
            };
            connection.client.disconnect();
            end
        }
        Err(end) => end,
    };
    if let End::Closed(code, reason) = end {
        metrics.connections_closed.add(1);
        tracing::info!(code, reason, "a connection was closed");
        let reason = Utf8Bytes::from_static(reason);
        let frame = Message::Close(Some(CloseFrame { code, reason }));
        let _ = time::timeout(SEND_TIME, socket.send(frame)).await;
        // Reads what the client still sends, because unread bytes would make the system drop the reason.
        let rest = async { while let Some(Ok(_)) = socket.recv().await {} };
        let _ = time::timeout(CLOSE_TIME, rest).await;
    }
    metrics.connections.remove(1);
}

/// Waits for `hello`.
async fn greeted(socket: &mut WebSocket, room: &OpenRoom) -> Result<ClientHello, End> {
    let first = async {
        loop {
            if let Some(text) = text_of(socket.recv().await)? {
                return Ok::<_, End>(text);
            }
        }
    };
    let text = time::timeout(HELLO_TIME, first).await;
    let text = text.map_err(|_| End::Closed(close::POLICY, "no hello"))??;
    let code = match read(&text) {
        Ok(ClientMessage::Hello(hello)) if hello.protocol == SERVING_PROTOCOL => {
            return Ok(hello);
        }
        Ok(ClientMessage::Hello(_)) => ErrorCode::Version,
        Ok(_) => ErrorCode::Order,
        Err(refused) => refused.code,
    };
    let translator = room.lock().translator(Language::English);
    let reply = ServerMessage::Error(Refused::from(code).reply(&translator));
    send(socket, &reply).await?;
    Err(End::Closed(close::POLICY, "no hello of this version"))
}

/// The text that a client sent; `None` for a message that only keeps the connection open.
fn text_of(received: Option<Result<Message, axum::Error>>) -> Result<Option<Utf8Bytes>, End> {
    match received {
        Some(Ok(Message::Text(text))) => Ok(Some(text)),
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(None),
        Some(Ok(Message::Binary(_))) => Err(End::Closed(close::POLICY, "no text")),
        Some(Ok(Message::Close(_))) | None => Err(End::Gone),
        Some(Err(error)) => Err(broken(&error)),
    }
}

/// What an error of the connection means.
fn broken(error: &axum::Error) -> End {
    // The library does not export the type of the error.
    if error.to_string().to_lowercase().contains("too long") {
        return End::Closed(close::TOO_LARGE, "a message is too large");
    }
    End::Gone
}

impl From<Displaced> for End {
    fn from(_: Displaced) -> Self {
        Self::Closed(close::REPLACED, "a newer connection took this place")
    }
}

/// Sends a message. A client that does not accept it in time is closed.
async fn send(socket: &mut WebSocket, message: &ServerMessage) -> Result<(), End> {
    let text = serde_json::to_string(message).map_err(|_| End::Gone)?;
    // Names and texts of packs are data, so nothing in them can end the message.
    let sent = time::timeout(SEND_TIME, socket.send(Message::text(text))).await;
    match sent {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(End::Gone),
        Err(_) => Err(End::Closed(close::POLICY, "the reader is too slow")),
    }
}

/// Asks a client that was silent whether it is still there.
async fn ping(socket: &mut WebSocket) -> Result<(), End> {
    let ping = socket.send(Message::Ping(axum::body::Bytes::new()));
    let sent = time::timeout(SEND_TIME, ping).await;
    sent.is_ok_and(|sent| sent.is_ok())
        .then_some(())
        .ok_or(End::Gone)
}

/// A connection of a client.
struct Connection {
    client: Client,
    metrics: Arc<Metrics>,
    rate: DefaultDirectRateLimiter,
    refused: usize,
    /// The time after which a silent client is asked whether it is still there.
    silence: Duration,
}

impl Connection {
    async fn run(
        &mut self,
        socket: &mut WebSocket,
        mut changes: watch::Receiver<u64>,
        mut events: broadcast::Receiver<TableEvent>,
        stop: watch::Receiver<bool>,
        hello: &ClientHello,
    ) -> End {
        let greeting = self.client.greeting(hello);
        if let Err(end) = self.send_all(socket, greeting).await {
            return end;
        }
        let mut silence = time::interval_at(time::Instant::now() + self.silence, self.silence);
        let mut heard = Instant::now();
        loop {
            let step = tokio::select! {
                received = socket.recv() => {
                    heard = Instant::now();
                    match text_of(received) {
                        Ok(Some(text)) => self.received(socket, &text).await,
                        Ok(None) => Ok(()),
                        Err(end) => Err(end),
                    }
                }
                changed = changes.changed() => match changed {
                    Ok(()) => {
                        let news = self.client.news();
                        self.send_all(socket, news).await
                    }
                    Err(_) => Err(End::Closed(close::STOPS, "the table has left")),
                },
                event = events.recv() => match event {
                    Ok(event) => self.send(socket, &Client::event(event)).await,
                    Err(broadcast::error::RecvError::Lagged(_)) => Ok(()),
                    Err(broadcast::error::RecvError::Closed) => Err(End::Gone),
                },
                _ = silence.tick() => {
                    if heard.elapsed() > 2 * self.silence {
                        Err(End::Closed(close::POLICY, "silence"))
                    } else {
                        ping(socket).await
                    }
                }
                () = stopped(stop.clone()) => {
                    Err(End::Closed(close::STOPS, "the server stops"))
                }
            };
            if let Err(end) = step {
                return end;
            }
        }
    }

    async fn send(&self, socket: &mut WebSocket, message: &ServerMessage) -> Result<(), End> {
        self.metrics.messages_sent.add(1);
        send(socket, message).await
    }

    /// Sends the messages for this client, unless it has lost its place.
    async fn send_all(
        &self,
        socket: &mut WebSocket,
        messages: Result<Vec<ServerMessage>, Displaced>,
    ) -> Result<(), End> {
        for message in messages? {
            self.send(socket, &message).await?;
        }
        Ok(())
    }

    async fn received(&mut self, socket: &mut WebSocket, text: &str) -> Result<(), End> {
        self.metrics.messages_received.add(1);
        // Nothing is read meanwhile, so that a flood waits in the network and not in memory.
        self.rate.until_ready().await;
        match self.client.receive(text) {
            Ok(answer) => {
                self.refused = 0;
                if let Some(answer) = answer {
                    self.send(socket, &answer).await?;
                }
                Ok(())
            }
            Err(refused) => self.refuse(socket, &refused).await,
        }
    }

    async fn refuse(&mut self, socket: &mut WebSocket, refused: &Refused) -> Result<(), End> {
        self.refused += 1;
        self.metrics.messages_refused.add(1);
        if self.refused > REFUSED_MAX {
            return Err(End::Closed(close::POLICY, "too many refused messages"));
        }
        let reply = self.client.refusal(refused);
        self.send(socket, &reply).await
    }
}
