//! One table: who sits at it, its game, and what each of them may do.
//!
//! A room does no input and output of its own besides its record. It owns no clock and no thread: callers hand it the
//! time, and ask its bots.

mod clock;
mod connections;
mod lesson;
mod logs;
mod play;
mod sight;

pub(crate) use connections::Watcher;
pub(crate) use lesson::LessonSight;
pub(crate) use logs::LogPlace;
pub(crate) use play::OpenGame;
pub(crate) use sight::{OpenDecision, Sight, SightKey};
#[cfg(test)]
pub(crate) use sight::{seen_by_all, sight_of};

use crate::library::{RecordSink, ServedGame, TableStorage};
use crate::message::{
    BotLevel, ErrorCode, Join, RematchDeal, RematchRequest, SeatHolder, SeatState, TablePhase,
    TableState, TableSummary,
};
use crate::note::{SeatNote, TableNote};
use crate::refused::Refused;
use crate::secret::{self, SecretHash};
use connections::Connections;
use lesson::Teaching;
use rnw_i18n::{Language, Translator};
use rnw_session::{HeaderNotes, Lesson, SeatInfo, Table, player_name};
use roll_and_write::{Message, Seat};
use std::io;
use std::sync::Arc;
use std::time::Instant;

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
    /// The lesson, until a game that teaches begins.
    lesson: Option<Lesson>,
    pub(crate) connections: Connections,
}

impl Room {
    /// A table whose game has not begun.
    fn new(
        name: String,
        note: TableNote,
        (served, lesson): (Arc<dyn ServedGame>, Option<Lesson>),
        storage: Arc<dyn TableStorage>,
    ) -> Self {
        Self {
            name,
            note,
            served,
            storage,
            stage: Stage::Waiting,
            lesson,
            connections: Connections::default(),
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
            room.stage = Stage::Open(Box::new(room.game_at(table, now)?));
        }
        room.note.begun = matches!(room.stage, Stage::Open(_));
        let _ = room.begin_if_full(now);
        room.record_players();
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
        let translator = self.served.translator(language);
        translator.with_names(self.note.names())
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

    /// A free seat is taken. Returns the seat and its secret.
    pub(crate) fn join(&mut self, join: &Join, now: Instant) -> Result<(Seat, String), Refused> {
        self.only_unfinished()?;
        let name = player_name(&join.name);
        let name = name.map_err(|fault| Refused::name(fault.message()))?;
        let is_free = |index: &usize| self.note.seats.get(*index).is_some_and(SeatNote::is_free);
        let names = self.note.names();
        let free = || (0..names.len()).filter(is_free);
        let wanted = match join.seat {
            Some(number) => number.checked_sub(1).filter(is_free),
            // Whoever has the name that the record has for a seat takes this seat.
            None => free().find(|index| names[*index] == name).or(free().next()),
        };
        let is_taken = |(index, taken): (usize, &String)| *taken == name && wanted != Some(index);
        let seat = wanted.ok_or(ErrorCode::Seat)?;
        if names.iter().enumerate().any(is_taken) {
            return Err(Refused::name(Message::new("table-name-taken")));
        }
        let secret = secret::new_secret().map_err(|_| ErrorCode::Full)?;
        let person = SeatNote::Person {
            name,
            secret: SecretHash::of(&secret),
        };
        self.hold(Seat::new(seat), person, now)?;
        Ok((Seat::new(seat), secret))
    }

    /// A person gives its seat up, or the host frees it. During a game the seat keeps its name until somebody takes it.
    pub(crate) fn free(&mut self, number: usize, now: Instant) -> Result<(), Refused> {
        self.only_unfinished()?;
        let seat = self.note.seat(number)?;
        if !matches!(self.note.seats[seat.index()], SeatNote::Person { .. }) {
            return Err(ErrorCode::Seat.into());
        }
        let begun = self.note.begun;
        let name = begun.then(|| self.note.names().swap_remove(seat.index()));
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
        self.hold(self.note.seat(number)?, SeatNote::Bot { level }, now)
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

    /// Stores who holds a seat from now on. Nobody learns of it if it cannot be stored.
    fn hold(&mut self, seat: Seat, holder: SeatNote, now: Instant) -> Result<(), Refused> {
        let before = std::mem::replace(&mut self.note.seats[seat.index()], holder);
        if let Err(refused) = self.keep() {
            self.note.seats[seat.index()] = before;
            return Err(refused);
        }
        self.begin_if_full(now)?;
        self.record_players();
        self.advance(now);
        Ok(())
    }

    /// Records who plays in the seats that somebody holds, if it is somebody else than before. So the record and all that
    /// is made of it name the same people as the table.
    fn record_players(&mut self) {
        let seats = self.players();
        let Some(open) = self.game_mut() else {
            return;
        };
        let held = Seat::all(seats.len()).zip(seats);
        let mut held = held.filter_map(|(seat, info)| Some((seat, info?)));
        let recorded = held.try_for_each(|(seat, info)| open.table.change_player(seat, info));
        if let Err(error) = recorded {
            self.stop(&error);
        }
    }

    /// The players as a record names them, seat 1 first; `None` where nobody holds the seat.
    fn players(&self) -> Vec<Option<SeatInfo>> {
        let seats = self.note.names().into_iter().zip(&self.note.seats);
        let player = |(name, seat): (String, &SeatNote)| {
            let player = match seat {
                SeatNote::Free { .. } => return None,
                SeatNote::Person { .. } => "me".to_owned(),
                SeatNote::Bot { level } => self.served.bot_name(*level),
            };
            Some(SeatInfo { name, player })
        };
        seats.map(player).collect()
    }

    /// Begins the game if it waits only for players, and all seats are held.
    fn begin_if_full(&mut self, now: Instant) -> Result<(), Refused> {
        let is_full = !self.note.seats.iter().any(SeatNote::is_free);
        if !matches!(self.stage, Stage::Waiting) || !is_full {
            return Ok(());
        }
        match self.open(now) {
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
    fn open(&mut self, now: Instant) -> io::Result<OpenGame> {
        // All seats are held when a game begins.
        let seats: Vec<SeatInfo> = self.players().into_iter().flatten().collect();
        let sink: RecordSink = self.storage.create_record(&self.name)?;
        let game = Arc::clone(self.served.game());
        let content = self.served.content();
        let (began, seed) = (self.storage.now(), self.note.seed);
        let notes = HeaderNotes { began, pack: None };
        let table = Table::open_on(game, content, notes, None, seats, seed, sink);
        let table = table.map_err(io::Error::other)?;
        self.game_at(table, now)
    }

    /// The game at a table. If it teaches, the lesson goes on where it was left.
    fn game_at(&mut self, table: Table<RecordSink>, now: Instant) -> io::Result<OpenGame> {
        let done = self.note.lesson.as_ref().map(|note| &*note.done);
        let lesson = self.lesson.take();
        let teaching = lesson.map(|lesson| Teaching::new(lesson, done.unwrap_or_default()));
        OpenGame::new(table, teaching, now)
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
            self.note.seat(number).map(Watcher::Seat)
        })
    }

    // ---- others at the table ----

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
                    connected: self.connections.of(Watcher::Seat(seat)) > 0,
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
            watching: self.connections.of(Watcher::Onlooker),
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
