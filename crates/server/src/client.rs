//! A client at a table, without its socket: what its messages do, and what it is sent.

use crate::message::{
    ClientHello, ClientMessage, Drawings, ErrorCode, Join, LinesShown, NextTable, PositionReply,
    ReactionShown, SERVING_PROTOCOL, SeatTaken, Selected, ServerMessage, TableState, Welcome,
};
use crate::refused::Refused;
use crate::room::{LogPlace, Room, SightKey, Watcher};
use crate::rooms::{OpenRoom, Rooms, TableEvent};
use crate::show::show;
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use rnw_i18n::Language;
use rnw_protocol::Chosen;
use roll_and_write::Seat;
use std::collections::BTreeSet;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Instant;

/// The reactions of a client in a second, and at once. They are sent to everybody, so further ones are refused.
const REACTIONS: NonZeroU32 = NonZeroU32::new(1).expect("it is not 0");
const REACTIONS_AT_ONCE: NonZeroU32 = NonZeroU32::new(5).expect("it is not 0");

/// Why a client is at no table any more: a newer connection took its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Displaced;

/// Reads a message.
pub(crate) fn read(text: &str) -> Result<ClientMessage, Refused> {
    Ok(serde_json::from_str(text).map_err(|_| ErrorCode::Malformed)?)
}

/// Which messages of the protocol for bots were sent.
#[derive(Clone, Copy, Default, Debug)]
struct BotMessages {
    began: bool,
    asked: Option<u64>,
    ended: bool,
}

/// A client at a table.
#[derive(Debug)]
pub(crate) struct Client {
    room: Arc<OpenRoom>,
    rooms: Arc<Rooms>,
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
    reactions: DefaultDirectRateLimiter,
}

impl Client {
    pub(crate) fn new(room: Arc<OpenRoom>, rooms: Arc<Rooms>, hello: &ClientHello) -> Self {
        let locked = room.lock();
        let secret = hello.secret.as_deref();
        let seat = secret.and_then(|secret| locked.note().seat_of(secret));
        let host = hello.host.as_deref();
        let is_host = host.is_some_and(|host| locked.note().is_host(host));
        drop(locked);
        Self {
            room,
            rooms,
            language: hello.language.parse().unwrap_or_default(),
            lines: hello.lines,
            plain: hello.plain,
            viewer: seat.map_or(Watcher::Onlooker, Watcher::Seat),
            number: None,
            is_host,
            secret: hello.secret.clone().filter(|_| seat.is_some()),
            state: None,
            table: None,
            drawings: BTreeSet::new(),
            place: LogPlace::default(),
            bot: BotMessages::default(),
            reactions: RateLimiter::direct(
                Quota::per_second(REACTIONS).allow_burst(REACTIONS_AT_ONCE),
            ),
        }
    }

    /// Takes a place at the table. Returns `false` if there is none.
    pub(crate) fn connect(&mut self) -> bool {
        self.number = self.room.lock().connections.add(self.viewer);
        self.room.changed();
        self.number.is_some()
    }

    pub(crate) fn disconnect(&mut self) {
        if let Some(number) = self.number.take() {
            self.room.lock().connections.remove(self.viewer, number);
            self.room.changed();
        }
    }

    /// The connection is that of another viewer from now on.
    fn look_as(&mut self, viewer: Watcher) {
        let mut room = self.room.lock();
        if let Some(number) = self.number {
            room.connections.remove(self.viewer, number);
        }
        self.number = room.connections.add(viewer);
        drop(room);
        self.viewer = viewer;
        // Everything is sent again.
        self.table = None;
        self.drawings.clear();
        self.place = LogPlace::default();
        self.bot = BotMessages::default();
        self.room.changed();
    }

    /// The answer to a refused message, in the language of the client.
    pub(crate) fn refusal(&self, refused: &Refused) -> ServerMessage {
        let translator = self.room.lock().translator(self.language);
        ServerMessage::Error(refused.reply(&translator))
    }

    // ---- what the client is shown ----

    /// The answers to `hello`.
    pub(crate) fn greeting(
        &mut self,
        hello: &ClientHello,
    ) -> Result<Vec<ServerMessage>, Displaced> {
        let mut greeting = vec![ServerMessage::Welcome(Welcome {
            protocol: SERVING_PROTOCOL,
            server: crate::SERVER_NAME.to_owned(),
            table: self.room.lock().name().to_owned(),
            language: self.language.tag().to_owned(),
            seat: self.viewer.seat().map(Seat::number),
            host: self.is_host,
        })];
        if hello.secret.is_some() && self.secret.is_none() {
            greeting.push(self.refusal(&ErrorCode::Secret.into()));
        }
        let next = self.room.lock().note().next.clone();
        greeting.extend(next.map(|next| Self::event(TableEvent::Next(next))));
        greeting.extend(self.news()?);
        Ok(greeting)
    }

    /// The message about an event.
    pub(crate) fn event(event: TableEvent) -> ServerMessage {
        match event {
            TableEvent::Reaction(reaction) => ServerMessage::Reaction(reaction),
            TableEvent::Next(table) => ServerMessage::Next(NextTable { table }),
        }
    }

    /// What has changed for this client since the last call.
    pub(crate) fn news(&mut self) -> Result<Vec<ServerMessage>, Displaced> {
        let mut news = Vec::new();
        if self.has_lost_its_seat() {
            self.secret = None;
            self.look_as(Watcher::Onlooker);
            news.push(ServerMessage::Unseated);
        }
        let number = self.number;
        let is_there = |number| self.room.lock().connections.has(self.viewer, number);
        if !number.is_some_and(is_there) {
            return Err(Displaced);
        }
        let state = self.room.lock().state(self.language);
        if self.state.as_ref() != Some(&state) {
            news.push(ServerMessage::Seats(state.clone()));
            self.state = Some(state);
        }
        match (self.lines, self.viewer) {
            (LinesShown::Bot, Watcher::Seat(seat)) => news.extend(self.bot_news(seat)),
            (LinesShown::Bot, Watcher::Onlooker) => {}
            (LinesShown::Pictures, _) => news.extend(self.table_news()),
        }
        Ok(news)
    }

    fn table_news(&mut self) -> Option<ServerMessage> {
        let (sight, names, translator) = {
            let mut room = self.room.lock();
            let sight = room.sight(self.viewer, self.place, Instant::now())?;
            (sight, room.note().names(), room.translator(self.language))
        };
        // Only what the client sees decides whether it is sent something.
        let key = sight.key(names);
        if self.table.as_ref() == Some(&key) {
            return None;
        }
        let mut shown = show(&sight, &translator);
        if self.plain {
            let served = Arc::clone(self.room.lock().served());
            shown.plain = served.described(&sight.seen.picture, &translator);
        }
        let names: BTreeSet<String> = shown.drawings.keys().cloned().collect();
        let all = std::mem::take(&mut shown.drawings);
        let new = all.into_iter();
        let new = new.filter(|(name, _)| !self.drawings.contains(name));
        shown.drawings = new.collect::<Drawings>();
        self.place = sight.log.place;
        self.drawings = names;
        self.table = Some(key);
        Some(ServerMessage::Table(Box::new(shown)))
    }

    fn bot_news(&mut self, seat: Seat) -> Vec<ServerMessage> {
        let sight = self.room.lock().bot_sight(seat, self.place, Instant::now());
        let Some(sight) = sight else {
            return Vec::new();
        };
        let mut news = Vec::new();
        if !self.bot.began {
            self.bot.began = true;
            news.push(ServerMessage::New(Box::new(sight.start)));
        }
        if let Some((id, act)) = sight.act
            && self.bot.asked != Some(id)
        {
            self.bot.asked = Some(id);
            self.place = sight.place;
            news.push(ServerMessage::Act(Box::new(act)));
        }
        if let Some(ended) = sight.ended
            && !self.bot.ended
        {
            self.bot.ended = true;
            news.push(ServerMessage::Ended(ended));
        }
        news
    }

    // ---- what the client sends ----

    /// Does what a text asks for. Returns the answer, if it has one.
    pub(crate) fn receive(&mut self, text: &str) -> Result<Option<ServerMessage>, Refused> {
        self.obey(read(text)?)
    }

    /// Whether the secret of the client's seat is not valid any more.
    fn has_lost_its_seat(&self) -> bool {
        let secret = self.secret.as_deref();
        let seat = secret.map(|secret| self.room.lock().note().seat_of(secret));
        seat.is_some_and(|seat| seat != self.viewer.seat())
    }

    fn seat(&self) -> Result<Seat, Refused> {
        Ok(self.viewer.seat().ok_or(ErrorCode::Watching)?)
    }

    /// Does what a message asks for. Returns the answer, if it has one.
    fn obey(&mut self, message: ClientMessage) -> Result<Option<ServerMessage>, Refused> {
        let now = Instant::now();
        // Whoever lost the seat a moment ago has no right to it, even before the next update.
        if self.has_lost_its_seat() && message != ClientMessage::Ping {
            return Err(ErrorCode::Secret.into());
        }
        match message {
            ClientMessage::Hello(_) => return Err(ErrorCode::Order.into()),
            ClientMessage::Ready | ClientMessage::Ping => {}
            ClientMessage::Language { language } => {
                let language = language.parse::<Language>();
                self.language = language.map_err(|_| ErrorCode::Malformed)?;
                self.place = LogPlace::default();
                (self.state, self.table) = (None, None);
                self.room.changed();
            }
            ClientMessage::Join(join) => return Ok(Some(self.join(&join, now)?)),
            ClientMessage::Leave => self.change_own(|room, seat| room.free(seat.number(), now))?,
            ClientMessage::Preview(selected) => return Ok(Some(self.preview(&selected)?)),
            ClientMessage::Move(mut choice) => {
                if let Chosen::Text(text) = &mut choice.mv {
                    let translator = self.room.lock().translator(self.language);
                    *text = translator.words().move_words().canonical(text);
                }
                self.change_own(|room, seat| room.play(seat, &choice, now))?;
            }
            ClientMessage::Undo => self.change_own(|room, seat| room.undo(seat, now))?,
            ClientMessage::Position => return Ok(Some(self.position()?)),
            ClientMessage::Redo => self.change_own(|room, seat| room.redo(seat, now))?,
            ClientMessage::React { reaction } => {
                let seat = self.seat()?;
                let slow = self.reactions.check();
                slow.map_err(|_| ErrorCode::Rate)?;
                self.room.tell(TableEvent::Reaction(ReactionShown {
                    seat: seat.number(),
                    reaction,
                }));
            }
            ClientMessage::Rematch(request) => {
                if !self.is_host {
                    self.seat()?;
                }
                let next = self.rooms.rematch(&self.room, &request)?;
                self.room.tell(TableEvent::Next(next));
            }
            ClientMessage::Lesson(request) => {
                self.change_own(|room, seat| room.learn(seat, request))?;
            }
            ClientMessage::Start => self.change_as_host(|room| room.start(now))?,
            ClientMessage::Free(request) => {
                self.change_as_host(|room| room.free(request.seat, now))?;
            }
            ClientMessage::Bot(request) => {
                self.change_as_host(|room| room.give_to_bot(request.seat, request.level, now))?;
            }
        }
        Ok(None)
    }

    /// Takes a seat.
    fn join(&mut self, join: &Join, now: Instant) -> Result<ServerMessage, Refused> {
        if self.viewer != Watcher::Onlooker {
            return Err(ErrorCode::Seat.into());
        }
        let (seat, secret) = self.room.lock().join(join, now)?;
        self.secret = Some(secret.clone());
        self.look_as(Watcher::Seat(seat));
        Ok(ServerMessage::Seated(SeatTaken {
            seat: seat.number(),
            secret,
        }))
    }

    /// What a selection would bring.
    fn preview(&self, selected: &Selected) -> Result<ServerMessage, Refused> {
        let seat = self.seat()?;
        let room = self.room.lock();
        let translator = room.translator(self.language);
        let open = room.game().ok_or(ErrorCode::Phase)?;
        let reply = open.preview(seat, selected, &translator)?;
        Ok(ServerMessage::Preview(reply))
    }

    /// The position as a text: what the seat knows, or everything after the end.
    fn position(&self) -> Result<ServerMessage, Refused> {
        let room = self.room.lock();
        let open = room.game().ok_or(ErrorCode::Phase)?;
        let seat = if open.is_over() {
            None
        } else {
            Some(self.seat()?)
        };
        let options = room.served().usual_options();
        let position = open.position_at(&options, seat, usize::MAX);
        let position = position.ok_or(ErrorCode::Phase)?;
        Ok(ServerMessage::Position(PositionReply {
            position,
            seat: seat.map(Seat::number),
        }))
    }

    /// Changes the table, if the client has a seat.
    fn change_own(
        &self,
        change: impl FnOnce(&mut Room, Seat) -> Result<(), Refused>,
    ) -> Result<(), Refused> {
        let seat = self.seat()?;
        self.change(|room| change(room, seat))
    }

    /// Changes the table, if the client is the host.
    fn change_as_host(
        &self,
        change: impl FnOnce(&mut Room) -> Result<(), Refused>,
    ) -> Result<(), Refused> {
        if !self.is_host {
            return Err(ErrorCode::Host.into());
        }
        self.change(change)
    }

    /// Changes the table and tells everybody.
    fn change(&self, change: impl FnOnce(&mut Room) -> Result<(), Refused>) -> Result<(), Refused> {
        let changed = change(&mut self.room.lock());
        // A table whose record cannot be written has stopped, which everybody must learn too.
        self.room.changed();
        changed
    }
}
