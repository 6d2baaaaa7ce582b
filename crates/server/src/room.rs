//! One table: who sits at it, its game, and what each of them may do.
//!
//! A room does no input and output of its own besides its record. It owns no clock and no thread: callers hand it the
//! time, and ask its bots.

mod lesson;
mod play;
mod sight;

pub(crate) use lesson::LessonSight;
pub(crate) use sight::{LogPlace, OpenDecision, Sight, SightKey};
#[cfg(test)]
pub(crate) use sight::{seen_by_all, sight_of};

use crate::library::{RecordSink, ServedGame, TableStorage};
use crate::message::{BotLevel, Reaction};
use crate::message::{
    ErrorCode, Join, ReactionShown, RematchDeal, RematchRequest, SeatHolder, SeatState, TablePhase,
    TableState, TableSummary,
};
use crate::note::{SeatNote, TableNote};
use crate::refused::Refused;
use crate::secret::{self, SecretHash};
use lesson::Teaching;
use play::OpenGame;
use rnw_i18n::{Language, Translator};
use rnw_session::{Lesson, SeatInfo, ShareCode, Table, is_player_name};
use roll_and_write::{BySeat, Seat};
use std::io;
use std::sync::Arc;
use std::time::Instant;

/// The most connections of a seat, for example several pages.
const CONNECTIONS_MAX: usize = 4;
/// The most connections that watch a table.
const WATCHING_MAX: usize = 64;

/// Who looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Watcher {
    /// A seat.
    Seat(Seat),
    /// Somebody who watches.
    Onlooker,
}

impl Watcher {
    /// The seat, if the viewer has one.
    pub(crate) fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Onlooker => None,
        }
    }
}

/// How far the game of a room is.
#[derive(Debug)]
enum Stage {
    /// Seats are free.
    Waiting,
    /// The game has begun.
    Open(Box<OpenGame>),
    /// The game cannot be continued by this server.
    Stopped,
}

/// One table.
#[derive(Debug)]
pub(crate) struct Room {
    name: String,
    note: TableNote,
    served: Arc<dyn ServedGame>,
    storage: Arc<dyn TableStorage>,
    stage: Stage,
    /// The tutor, if the game is a lesson.
    teaching: Option<Teaching>,
    /// The connections of each seat, oldest first, and of those who watch.
    connected: BySeat<Vec<u64>>,
    watching: Vec<u64>,
    /// The number of the next connection.
    next_connection: u64,
}

impl Room {
    /// A table whose game has not begun.
    fn new(
        name: String,
        note: TableNote,
        (served, lesson): (Arc<dyn ServedGame>, Option<Lesson>),
        storage: Arc<dyn TableStorage>,
    ) -> Self {
        let done = note.lesson.as_ref().map(|note| &*note.done);
        Self {
            teaching: lesson.map(|lesson| Teaching::new(lesson, done.unwrap_or_default())),
            name,
            note,
            served,
            storage,
            stage: Stage::Waiting,
            connected: BySeat::from_fn(|_| Vec::new()),
            watching: Vec::new(),
            next_connection: 0,
        }
    }

    /// A stored table, as it was left.
    ///
    /// # Errors
    /// If the record cannot be read, is in use, or does not fit the game.
    pub(crate) fn restore(
        name: String,
        note: TableNote,
        served: (Arc<dyn ServedGame>, Option<Lesson>),
        storage: Arc<dyn TableStorage>,
        now: Instant,
    ) -> io::Result<Self> {
        let stored = storage.open_record(&name)?;
        if note.begun && stored.is_none() {
            return Err(io::ErrorKind::NotFound.into());
        }
        let mut room = Self::new(name, note, served, storage);
        // The server may have stopped after the record was created, and before the note said so.
        if let Some(stored) = stored {
            let game = Arc::clone(room.served.game());
            let recorded = &stored.record.header.content;
            // Records of earlier versions may name the same pack in another way.
            let content = if room.served.is_content(recorded) {
                recorded
            } else {
                room.served.content()
            };
            let table = Table::resume(game, content, &stored.record, stored.sink);
            let table = table.map_err(io::Error::other)?;
            room.stage = Stage::Open(Box::new(OpenGame::new(table)?));
        }
        room.note.begun = matches!(room.stage, Stage::Open(_));
        let _ = room.begin_if_full(now);
        room.advance(now);
        Ok(room)
    }

    /// The name of the table.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// The game with its words and bots.
    pub(crate) fn served(&self) -> &Arc<dyn ServedGame> {
        &self.served
    }

    /// The sentences in a language, with the names at the table.
    pub(crate) fn translator(&self, language: Language) -> Translator {
        Translator::new(self.served.words(language), self.note.names())
    }

    /// The names at the table, seat 1 first.
    pub(crate) fn names(&self) -> Vec<String> {
        self.note.names()
    }

    /// The table on which the players continue, if there is one.
    pub(crate) fn next(&self) -> Option<&str> {
        self.note.next.as_deref()
    }

    /// How far the game is.
    pub(crate) fn phase(&self) -> TablePhase {
        match &self.stage {
            Stage::Waiting => TablePhase::Waiting,
            Stage::Open(open) if open.is_over() => TablePhase::Over,
            Stage::Open(_) => TablePhase::Playing,
            Stage::Stopped => TablePhase::Stopped,
        }
    }

    // ---- who sits at the table ----

    /// The seat that a secret belongs to.
    pub(crate) fn seat_of(&self, secret: &str) -> Option<Seat> {
        self.note.seat_of(secret)
    }

    /// Whether a secret is that of the host.
    pub(crate) fn is_host(&self, secret: &str) -> bool {
        SecretHash::of(secret) == self.note.host
    }

    /// A free seat is taken. Returns the seat and its secret.
    pub(crate) fn join(&mut self, join: &Join, now: Instant) -> Result<(Seat, String), Refused> {
        self.only_unfinished()?;
        let name = join.name.trim();
        let is_free = |index: &usize| self.note.seats.get(*index).is_some_and(SeatNote::is_free);
        let names = self.note.names();
        let free = || (0..names.len()).filter(is_free);
        let wanted = match join.seat {
            Some(number) => number.checked_sub(1).filter(is_free),
            // Whoever has the name that the record has for a seat takes this seat.
            None => free().find(|index| names[*index] == name).or(free().next()),
        };
        let is_taken = |(index, taken): (usize, &String)| taken == name && wanted != Some(index);
        if !is_player_name(name) || names.iter().enumerate().any(is_taken) {
            return Err(ErrorCode::Name.into());
        }
        let seat = wanted.ok_or(ErrorCode::Seat)?;
        let secret = secret::new_secret().map_err(|_| ErrorCode::Full)?;
        let person = SeatNote::Person {
            name: name.to_owned(),
            secret: SecretHash::of(&secret),
        };
        self.hold(Seat::new(seat), person, now)?;
        Ok((Seat::new(seat), secret))
    }

    /// A person gives its seat up, or the host frees it. During a game the seat keeps its name until somebody takes it.
    pub(crate) fn free(&mut self, number: usize, now: Instant) -> Result<(), Refused> {
        self.only_unfinished()?;
        let seat = self.seat(number)?;
        if !matches!(self.note.seats[seat.index()], SeatNote::Person { .. }) {
            return Err(ErrorCode::Seat.into());
        }
        let begun = self.note.begun;
        let name = begun.then(|| self.names().swap_remove(seat.index()));
        self.hold(seat, SeatNote::Free { name }, now)
    }

    /// A bot takes a seat that is free or that a person holds.
    pub(crate) fn give_to_bot(
        &mut self,
        number: usize,
        level: BotLevel,
        now: Instant,
    ) -> Result<(), Refused> {
        self.only_unfinished()?;
        self.hold(self.seat(number)?, SeatNote::Bot { level }, now)
    }

    /// The host begins the game: bots take the free seats.
    pub(crate) fn start(&mut self, now: Instant) -> Result<(), Refused> {
        if self.phase() != TablePhase::Waiting {
            return Err(ErrorCode::Phase.into());
        }
        let before = self.note.seats.clone();
        for seat in &mut self.note.seats {
            if seat.is_free() {
                *seat = SeatNote::Bot {
                    level: BotLevel::default(),
                };
            }
        }
        let begun = self.keep().and_then(|()| self.begin_if_full(now));
        if begun.is_err() {
            self.note.seats = before;
        }
        begun
    }

    /// Fails if the game is over, or cannot be continued.
    fn only_unfinished(&self) -> Result<(), Refused> {
        if matches!(self.phase(), TablePhase::Over | TablePhase::Stopped) {
            return Err(ErrorCode::Phase.into());
        }
        Ok(())
    }

    /// The seat with this number, counted from 1.
    fn seat(&self, number: usize) -> Result<Seat, Refused> {
        let index = number.checked_sub(1);
        let index = index.filter(|index| *index < self.note.seats.len());
        Ok(index.map(Seat::new).ok_or(ErrorCode::Seat)?)
    }

    /// Stores who holds a seat from now on. Nobody learns of it if it cannot be stored.
    fn hold(&mut self, seat: Seat, holder: SeatNote, now: Instant) -> Result<(), Refused> {
        let before = std::mem::replace(&mut self.note.seats[seat.index()], holder);
        if let Err(refused) = self.keep() {
            self.note.seats[seat.index()] = before;
            return Err(refused);
        }
        self.begin_if_full(now)?;
        self.advance(now);
        Ok(())
    }

    /// Begins the game if it waits only for players, and all seats are held.
    fn begin_if_full(&mut self, now: Instant) -> Result<(), Refused> {
        let is_full = !self.note.seats.iter().any(SeatNote::is_free);
        if !matches!(self.stage, Stage::Waiting) || !is_full {
            return Ok(());
        }
        match self.open() {
            Ok(open) => {
                self.stage = Stage::Open(Box::new(open));
                self.note.begun = true;
                self.keep()?;
                self.advance(now);
                Ok(())
            }
            Err(error) => {
                tracing::error!(%error, "a record cannot be created");
                self.stage = Stage::Stopped;
                Err(ErrorCode::Full.into())
            }
        }
    }

    /// Opens the record and the game.
    fn open(&self) -> io::Result<OpenGame> {
        let player = |seat: &SeatNote| match seat {
            SeatNote::Free { .. } | SeatNote::Person { .. } => "me".to_owned(),
            SeatNote::Bot { level } => self.served.bot_name(*level),
        };
        let seats = self.note.names().into_iter().zip(&self.note.seats);
        let seats = seats.map(|(name, seat)| SeatInfo {
            name,
            player: player(seat),
        });
        let sink: RecordSink = self.storage.create_record(&self.name)?;
        let game = Arc::clone(self.served.game());
        let content = self.served.content();
        let table = Table::open(game, content, seats.collect(), self.note.seed, sink)?;
        OpenGame::new(table)
    }

    fn keep(&self) -> Result<(), Refused> {
        let kept = self.storage.keep_note(&self.name, &self.note.text());
        Ok(kept.map_err(|error| {
            tracing::error!(%error, "the file of a table cannot be written");
            ErrorCode::Full
        })?)
    }

    /// The viewer who sees what a seat sees, counted from 1; an onlooker without a seat.
    pub(crate) fn viewer(&self, number: Option<usize>) -> Result<Watcher, Refused> {
        number.map_or(Ok(Watcher::Onlooker), |number| {
            self.seat(number).map(Watcher::Seat)
        })
    }

    // ---- others at the table ----

    /// A reaction of a seat.
    pub(crate) fn reaction(seat: Seat, reaction: Reaction) -> ReactionShown {
        ReactionShown {
            seat: seat.number(),
            reaction,
        }
    }

    /// The note of the table on which the same players play again.
    pub(crate) fn rematch(&self, request: &RematchRequest) -> Result<TableNote, Refused> {
        if self.phase() != TablePhase::Over {
            return Err(ErrorCode::Phase.into());
        }
        let seed = match request.deal {
            RematchDeal::Same => self.note.seed,
            RematchDeal::New => secret::new_seed().map_err(|_| ErrorCode::Full)?,
        };
        Ok(self.note.rematch(seed, request.pack.clone()))
    }

    /// Stores the table on which the players continue.
    pub(crate) fn continue_at(&mut self, next: &str) -> Result<(), Refused> {
        self.note.next = Some(next.to_owned());
        self.keep()
    }

    // ---- connections ----

    fn connections_of(&mut self, viewer: Watcher) -> &mut Vec<u64> {
        match viewer {
            Watcher::Seat(seat) => &mut self.connected[seat],
            Watcher::Onlooker => &mut self.watching,
        }
    }

    /// A connection of this viewer begins. Returns its number. A new connection of a seat takes the place of the oldest,
    /// which may be half open; nobody loses a place by watching. `None` if too many watch.
    pub(crate) fn connect(&mut self, viewer: Watcher) -> Option<u64> {
        let number = self.next_connection;
        let known = self.connections_of(viewer);
        match viewer {
            Watcher::Seat(_) if known.len() >= CONNECTIONS_MAX => drop(known.remove(0)),
            Watcher::Onlooker if known.len() >= WATCHING_MAX => return None,
            Watcher::Seat(_) | Watcher::Onlooker => {}
        }
        known.push(number);
        self.next_connection += 1;
        Some(number)
    }

    /// Whether a connection has its place.
    pub(crate) fn is_connected(&self, viewer: Watcher, number: u64) -> bool {
        match viewer {
            Watcher::Seat(seat) => self.connected[seat].contains(&number),
            Watcher::Onlooker => self.watching.contains(&number),
        }
    }

    /// A connection of this viewer ends.
    pub(crate) fn disconnect(&mut self, viewer: Watcher, number: u64) {
        self.connections_of(viewer).retain(|known| *known != number);
    }

    /// The number of connections.
    pub(crate) fn connections(&self) -> usize {
        let seats = Seat::all(self.note.seats.len());
        self.watching.len() + seats.map(|seat| self.connected[seat].len()).sum::<usize>()
    }

    /// The seats as everybody may see them.
    fn seats(&self) -> Vec<SeatState> {
        let names = self.note.names();
        let seats = Seat::all(self.note.seats.len()).zip(names);
        let state = |(seat, name): (Seat, String)| SeatState {
            seat: seat.number(),
            name,
            holder: match &self.note.seats[seat.index()] {
                SeatNote::Free { .. } => SeatHolder::Free,
                SeatNote::Person { .. } => SeatHolder::Person {
                    connected: !self.connected[seat].is_empty(),
                },
                SeatNote::Bot { level } => SeatHolder::Bot { level: *level },
            },
        };
        seats.map(state).collect()
    }

    /// Who sits at the table, and how far the game is.
    pub(crate) fn state(&self, language: Language) -> TableState {
        TableState {
            game: self.note.choice.game.clone(),
            title: self.served.title(),
            options: self.served.house_rules(language),
            phase: self.phase(),
            seats: self.seats(),
            watching: self.watching.len(),
            seconds: self.note.seconds,
            late: self.note.seconds.map(|_| self.note.late),
            lesson: self.note.lesson.is_some(),
        }
    }

    /// The note, as it is stored.
    pub(crate) fn note(&self) -> &TableNote {
        &self.note
    }

    /// The bytes of the record.
    #[cfg(test)]
    pub(crate) fn stored(&self) -> Vec<u8> {
        self.storage.read_record(&self.name).unwrap_or_default()
    }

    /// The code of the game, if it is over and has one.
    pub(crate) fn code(&self) -> Option<String> {
        let table = &self.game().filter(|open| open.is_over())?.table;
        let content = &table.header().content;
        let code = ShareCode::of(table, content, &self.served.usual_options());
        code.ok().map(|code| code.to_string())
    }

    /// The table in short.
    pub(crate) fn summary(&self) -> TableSummary {
        TableSummary {
            table: self.name.clone(),
            game: self.note.choice.game.clone(),
            title: self.served.title(),
            phase: self.phase(),
            seats: self.seats(),
        }
    }
}
