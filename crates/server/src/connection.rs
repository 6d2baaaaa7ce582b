//! One connection: a page or a bot at a table.

use crate::accept::stopped;
use crate::message::{
    ClientHello, ClientMessage, Drawings, ErrorCode, LinesShown, NextTable, SERVING_PROTOCOL,
    SeatTaken, ServerMessage, TableState, Welcome,
};
use crate::metrics::Metrics;
use crate::refused::Refused;
use crate::room::{LogPlace, Room, SightKey, Watcher};
use crate::rooms::{OpenRoom, Rooms, TableEvent};
use crate::show::show;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use rnw_i18n::Language;
use std::collections::BTreeSet;
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
/// The time after which a silent connection is asked whether it is still there. After twice this time it is closed.
const SILENCE: Duration = Duration::from_secs(25);
/// The messages of a client that are read in a second, and at once. Faster clients wait.
const RATE: NonZeroU32 = NonZeroU32::new(50).expect("it is not 0");
const BURST: NonZeroU32 = NonZeroU32::new(100).expect("it is not 0");
/// The reactions of a client in a second, and at once. They are sent to everybody, so further ones are refused.
const REACTIONS: NonZeroU32 = NonZeroU32::new(1).expect("it is not 0");
const REACTIONS_AT_ONCE: NonZeroU32 = NonZeroU32::new(5).expect("it is not 0");
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
    stop: watch::Receiver<bool>,
) {
    metrics.connections.add(1);
    let end = match greeted(&mut socket, &room).await {
        Ok(hello) => {
            let changes = room.changes();
            let events = room.events();
            let mut connection = Connection::new(room, rooms, Arc::clone(&metrics), &hello);
            let end = if connection.connect() {
                connection
                    .run(&mut socket, changes, events, stop, &hello)
                    .await
            } else {
                End::Closed(close::POLICY, "too many watch this table")
            };
            connection.disconnect();
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
            match socket.recv().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Binary(_))) => return Err(End::Closed(close::POLICY, "no text")),
                Some(Ok(Message::Close(_))) | None => return Err(End::Gone),
                Some(Err(error)) => return Err(broken(&error)),
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
    let reply = ServerMessage::Error(Refused::new(code).reply(&translator));
    send(socket, &reply).await?;
    Err(End::Closed(close::POLICY, "no hello of this version"))
}

/// Reads a message.
fn read(text: &str) -> Result<ClientMessage, Refused> {
    serde_json::from_str(text).map_err(|_| Refused::new(ErrorCode::Malformed))
}

/// What an error of the connection means.
fn broken(error: &axum::Error) -> End {
    // The library does not export the type of the error.
    if error.to_string().to_lowercase().contains("too long") {
        return End::Closed(close::TOO_LARGE, "a message is too large");
    }
    End::Gone
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

/// Which messages of the protocol for bots were sent.
#[derive(Clone, Copy, Default, Debug)]
struct BotMessages {
    began: bool,
    asked: Option<u64>,
    ended: bool,
}

/// The state of a connection.
struct Connection {
    room: Arc<OpenRoom>,
    rooms: Arc<Rooms>,
    metrics: Arc<Metrics>,
    language: Language,
    lines: LinesShown,
    plain: bool,
    viewer: Watcher,
    /// The number of the connection at the table.
    number: Option<u64>,
    is_host: bool,
    /// The secret of the seat. The seat is lost when it is not valid any more.
    secret: Option<String>,
    /// What the client was sent last.
    state: Option<TableState>,
    table: Option<SightKey>,
    drawings: BTreeSet<String>,
    place: LogPlace,
    bot: BotMessages,
    rate: DefaultDirectRateLimiter,
    reactions: DefaultDirectRateLimiter,
    refused: usize,
}

impl Connection {
    fn new(
        room: Arc<OpenRoom>,
        rooms: Arc<Rooms>,
        metrics: Arc<Metrics>,
        hello: &ClientHello,
    ) -> Self {
        let locked = room.lock();
        let secret = hello
            .secret
            .clone()
            .filter(|secret| locked.seat_of(secret).is_some());
        let seat = secret.as_deref().and_then(|secret| locked.seat_of(secret));
        let is_host = hello
            .host
            .as_deref()
            .is_some_and(|host| locked.is_host(host));
        drop(locked);
        Self {
            room,
            rooms,
            metrics,
            language: hello.language.parse().unwrap_or_default(),
            lines: hello.lines,
            plain: hello.plain,
            viewer: seat.map_or(Watcher::Onlooker, Watcher::Seat),
            number: None,
            is_host,
            secret,
            state: None,
            table: None,
            drawings: BTreeSet::new(),
            place: LogPlace::default(),
            bot: BotMessages::default(),
            rate: RateLimiter::direct(Quota::per_second(RATE).allow_burst(BURST)),
            reactions: RateLimiter::direct(
                Quota::per_second(REACTIONS).allow_burst(REACTIONS_AT_ONCE),
            ),
            refused: 0,
        }
    }

    /// Takes a place at the table. Returns `false` if there is none.
    fn connect(&mut self) -> bool {
        self.number = self.room.lock().connect(self.viewer);
        self.room.changed();
        self.number.is_some()
    }

    fn disconnect(&mut self) {
        if let Some(number) = self.number.take() {
            self.room.lock().disconnect(self.viewer, number);
            self.room.changed();
        }
    }

    /// The connection is that of another viewer from now on.
    fn look_as(&mut self, viewer: Watcher) {
        let mut room = self.room.lock();
        if let Some(number) = self.number {
            room.disconnect(self.viewer, number);
        }
        self.number = room.connect(viewer);
        drop(room);
        self.viewer = viewer;
        // Everything is sent again.
        self.table = None;
        self.drawings.clear();
        self.place = LogPlace::default();
        self.bot = BotMessages::default();
        self.room.changed();
    }

    async fn run(
        &mut self,
        socket: &mut WebSocket,
        mut changes: watch::Receiver<u64>,
        mut events: broadcast::Receiver<TableEvent>,
        stop: watch::Receiver<bool>,
        hello: &ClientHello,
    ) -> End {
        if let Err(end) = self.welcome(socket, hello).await {
            return end;
        }
        let mut silence = time::interval_at(time::Instant::now() + SILENCE, SILENCE);
        let mut heard = Instant::now();
        loop {
            let step = tokio::select! {
                received = socket.recv() => {
                    heard = Instant::now();
                    match received {
                        Some(Ok(Message::Text(text))) => self.received(socket, &text).await,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
                        Some(Ok(Message::Binary(_))) => Err(End::Closed(close::POLICY, "no text")),
                        Some(Ok(Message::Close(_))) | None => Err(End::Gone),
                        Some(Err(error)) => Err(broken(&error)),
                    }
                }
                changed = changes.changed() => match changed {
                    Ok(()) => self.update(socket).await,
                    Err(_) => Err(End::Closed(close::STOPS, "the table has left")),
                },
                event = events.recv() => match event {
                    Ok(event) => self.event(socket, event).await,
                    Err(broadcast::error::RecvError::Lagged(_)) => Ok(()),
                    Err(broadcast::error::RecvError::Closed) => Err(End::Gone),
                },
                _ = silence.tick() => {
                    if heard.elapsed() > 2 * SILENCE {
                        Err(End::Closed(close::POLICY, "silence"))
                    } else {
                        let ping = socket.send(Message::Ping(axum::body::Bytes::new()));
                        match time::timeout(SEND_TIME, ping).await {
                            Ok(Ok(())) => Ok(()),
                            Ok(Err(_)) | Err(_) => Err(End::Gone),
                        }
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

    async fn welcome(&mut self, socket: &mut WebSocket, hello: &ClientHello) -> Result<(), End> {
        let welcome = Welcome {
            protocol: SERVING_PROTOCOL,
            server: crate::SERVER_NAME.to_owned(),
            table: self.room.lock().name().to_owned(),
            language: self.language.tag().to_owned(),
            seat: self.viewer.seat().map(roll_and_write::Seat::number),
            host: self.is_host,
        };
        self.send(socket, &ServerMessage::Welcome(welcome)).await?;
        if hello.secret.is_some() && self.secret.is_none() {
            self.refuse(socket, &Refused::new(ErrorCode::Secret))
                .await?;
        }
        let next = self.room.lock().next().map(str::to_owned);
        if let Some(next) = next {
            self.event(socket, TableEvent::Next(next)).await?;
        }
        self.update(socket).await
    }

    async fn event(&mut self, socket: &mut WebSocket, event: TableEvent) -> Result<(), End> {
        let message = match event {
            TableEvent::Reaction(reaction) => ServerMessage::Reaction(reaction),
            TableEvent::Next(table) => ServerMessage::Next(NextTable { table }),
        };
        self.send(socket, &message).await
    }

    // ---- what the client is shown ----

    /// Sends what has changed for this client.
    async fn update(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        if self.has_lost_its_seat() {
            self.secret = None;
            self.look_as(Watcher::Onlooker);
            self.send(socket, &ServerMessage::Unseated).await?;
        }
        let number = self.number;
        let is_there = |number| self.room.lock().is_connected(self.viewer, number);
        if !number.is_some_and(is_there) {
            return Err(End::Closed(
                close::REPLACED,
                "a newer connection took this place",
            ));
        }
        let state = self.room.lock().state(self.language);
        if self.state.as_ref() != Some(&state) {
            self.send(socket, &ServerMessage::Seats(state.clone()))
                .await?;
            self.state = Some(state);
        }
        match (self.lines, self.viewer) {
            (LinesShown::Bot, Watcher::Seat(seat)) => self.update_bot(socket, seat).await,
            (LinesShown::Bot, Watcher::Onlooker) => Ok(()),
            (LinesShown::Pictures, _) => self.update_table(socket).await,
        }
    }

    async fn update_table(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        let (sight, names, translator) = {
            let mut room = self.room.lock();
            let Some(sight) = room.sight(self.viewer, self.place, Instant::now()) else {
                return Ok(());
            };
            (sight, room.names(), room.translator(self.language))
        };
        // Only what the client sees decides whether it is sent something.
        let key = sight.key(names);
        if self.table.as_ref() == Some(&key) {
            return Ok(());
        }
        let mut shown = show(&sight, &translator);
        if self.plain {
            let served = Arc::clone(self.room.lock().served());
            shown.plain = served.described(&sight.picture, &translator);
        }
        let names: BTreeSet<String> = shown.drawings.keys().cloned().collect();
        let all = std::mem::take(&mut shown.drawings);
        let new = all
            .into_iter()
            .filter(|(name, _)| !self.drawings.contains(name));
        shown.drawings = new.collect::<Drawings>();
        self.place = sight.log.place;
        self.drawings = names;
        self.table = Some(key);
        self.send(socket, &ServerMessage::Table(Box::new(shown)))
            .await
    }

    async fn update_bot(
        &mut self,
        socket: &mut WebSocket,
        seat: roll_and_write::Seat,
    ) -> Result<(), End> {
        let sight = self.room.lock().bot_sight(seat, self.place, Instant::now());
        let Some(sight) = sight else {
            return Ok(());
        };
        if !self.bot.began {
            self.bot.began = true;
            self.send(socket, &ServerMessage::New(Box::new(sight.start)))
                .await?;
        }
        if let Some((id, act)) = sight.act
            && self.bot.asked != Some(id)
        {
            self.bot.asked = Some(id);
            self.place = sight.place;
            self.send(socket, &ServerMessage::Act(Box::new(act)))
                .await?;
        }
        if let Some(ended) = sight.ended
            && !self.bot.ended
        {
            self.bot.ended = true;
            self.send(socket, &ServerMessage::Ended(ended)).await?;
        }
        Ok(())
    }

    // ---- what the client sends ----

    async fn received(&mut self, socket: &mut WebSocket, text: &str) -> Result<(), End> {
        self.metrics.messages_received.add(1);
        // Nothing is read meanwhile, so that a flood waits in the network and not in memory.
        self.rate.until_ready().await;
        let answer = read(text).and_then(|message| self.obey(message));
        match answer {
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
        let translator = self.room.lock().translator(self.language);
        let reply = ServerMessage::Error(refused.reply(&translator));
        self.send(socket, &reply).await
    }

    /// Whether the secret of the client's seat is not valid any more.
    fn has_lost_its_seat(&self) -> bool {
        let seat = self
            .secret
            .as_deref()
            .map(|secret| self.room.lock().seat_of(secret));
        seat.is_some_and(|seat| seat != self.viewer.seat())
    }

    fn seat(&self) -> Result<roll_and_write::Seat, Refused> {
        self.viewer.seat().ok_or(Refused::new(ErrorCode::Watching))
    }

    fn only_host(&self) -> Result<(), Refused> {
        if self.is_host {
            return Ok(());
        }
        Err(Refused::new(ErrorCode::Host))
    }

    /// Does what a message asks for. Returns the answer, if it has one.
    fn obey(&mut self, message: ClientMessage) -> Result<Option<ServerMessage>, Refused> {
        let now = Instant::now();
        // Whoever lost the seat a moment ago has no right to it, even before the next update.
        if self.has_lost_its_seat() && message != ClientMessage::Ping {
            return Err(Refused::new(ErrorCode::Secret));
        }
        match message {
            ClientMessage::Hello(_) => return Err(Refused::new(ErrorCode::Order)),
            ClientMessage::Ready | ClientMessage::Ping => {}
            ClientMessage::Language { language } => {
                let language = language.parse::<Language>();
                self.language = language.map_err(|_| Refused::new(ErrorCode::Malformed))?;
                self.place = LogPlace::default();
                (self.state, self.table) = (None, None);
                self.room.changed();
            }
            ClientMessage::Join(join) => {
                if self.viewer != Watcher::Onlooker {
                    return Err(Refused::new(ErrorCode::Seat));
                }
                let (seat, secret) = self.room.lock().join(&join, now)?;
                self.secret = Some(secret.clone());
                self.look_as(Watcher::Seat(seat));
                return Ok(Some(ServerMessage::Seated(SeatTaken {
                    seat: seat.number(),
                    secret,
                })));
            }
            ClientMessage::Leave => {
                let seat = self.seat()?;
                self.room.lock().free(seat.number(), now)?;
                self.room.changed();
            }
            ClientMessage::Preview(selected) => {
                let seat = self.seat()?;
                let room = self.room.lock();
                let translator = room.translator(self.language);
                let reply = room.preview(seat, &selected, &translator)?;
                return Ok(Some(ServerMessage::Preview(reply)));
            }
            ClientMessage::Move(choice) => {
                let seat = self.seat()?;
                self.change(|room| room.play(seat, &choice, now))?;
            }
            ClientMessage::Undo => {
                let seat = self.seat()?;
                self.change(|room| room.undo(seat, now))?;
            }
            ClientMessage::Redo => {
                let seat = self.seat()?;
                self.change(|room| room.redo(seat, now))?;
            }
            ClientMessage::React { reaction } => {
                let seat = self.seat()?;
                let slow = self.reactions.check();
                slow.map_err(|_| Refused::new(ErrorCode::Rate))?;
                self.room
                    .tell(TableEvent::Reaction(Room::reaction(seat, reaction)));
            }
            ClientMessage::Rematch(request) => {
                if !self.is_host {
                    self.seat()?;
                }
                let next = self.rooms.rematch(&self.room, &request)?;
                self.room.tell(TableEvent::Next(next));
            }
            ClientMessage::Lesson(request) => {
                let seat = self.seat()?;
                self.change(|room| room.learn(seat, request))?;
            }
            ClientMessage::Start => {
                self.only_host()?;
                self.change(|room| room.start(now))?;
            }
            ClientMessage::Free(request) => {
                self.only_host()?;
                self.change(|room| room.free(request.seat, now).map(|_| ()))?;
            }
            ClientMessage::Bot(request) => {
                self.only_host()?;
                self.change(|room| {
                    room.give_to_bot(request.seat, request.level, now)
                        .map(|_| ())
                })?;
            }
        }
        Ok(None)
    }

    /// Changes the table and tells everybody.
    fn change(&self, change: impl FnOnce(&mut Room) -> Result<(), Refused>) -> Result<(), Refused> {
        let changed = change(&mut self.room.lock());
        // A table whose record cannot be written has stopped, which everybody must learn too.
        self.room.changed();
        changed
    }
}
