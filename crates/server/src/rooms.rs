//! All tables of a server: in memory while somebody needs them, on the disk always.

use crate::analysis::{AnalysisQueue, TableAnalysis};
use crate::library::{ChoiceError, GameChoice, GameLibrary, ServedGame, TableStorage};
use crate::message::{
    AnalysisShown, BotLevel, ErrorCode, NewTable, OwnResult, OwnSeat, OwnSeats, PlayerResult,
    ReactionShown, RematchRequest, TableCreated, TablePhase,
};
use crate::metrics::Metrics;
use crate::note::{LessonNote, SeatNote, TableNote};
use crate::refused::Refused;
use crate::room::Room;
use crate::secret::{self, SecretHash};
use rnw_i18n::Language;
use rnw_session::{Header, Lesson, Record};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime};
use tokio::sync::{broadcast, watch};
use tokio::task;

/// The times for a decision that a host may choose, in seconds.
const SECONDS: RangeInclusive<u32> = 5..=3600;
/// The number of events that a slow connection may lag behind.
const EVENTS_MAX: usize = 16;
/// The most seats of a question about results.
const OWN_SEATS_MAX: usize = 100;

/// What happens at a table besides its game.
#[derive(Clone, Debug)]
pub(crate) enum TableEvent {
    /// Somebody reacts.
    Reaction(ReactionShown),
    /// The players continue at this table.
    Next(String),
}

/// A table in memory, with those who wait for changes.
#[derive(Debug)]
pub(crate) struct OpenRoom {
    room: Mutex<Room>,
    /// Increases with each change.
    changes: watch::Sender<u64>,
    events: broadcast::Sender<TableEvent>,
    metrics: Arc<Metrics>,
    analysis: Arc<TableAnalysis>,
    /// When somebody last used the table.
    used: Mutex<Instant>,
}

impl OpenRoom {
    fn new(room: Room, metrics: Arc<Metrics>) -> Arc<Self> {
        Arc::new(Self {
            room: Mutex::new(room),
            changes: watch::Sender::new(0),
            events: broadcast::Sender::new(EVENTS_MAX),
            metrics,
            analysis: Arc::default(),
            used: Mutex::new(Instant::now()),
        })
    }

    /// The table. Nobody else uses it meanwhile.
    pub(crate) fn lock(&self) -> MutexGuard<'_, Room> {
        *locked(&self.used) = Instant::now();
        locked(&self.room)
    }

    /// Learns of changes.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Learns of events.
    pub(crate) fn events(&self) -> broadcast::Receiver<TableEvent> {
        self.events.subscribe()
    }

    /// Tells everybody at the table.
    pub(crate) fn tell(&self, event: TableEvent) {
        // Without a connection nobody is told.
        let _ = self.events.send(event);
    }

    /// Tells all connections that the table has changed, and asks the bots that must decide.
    pub(crate) fn changed(self: &Arc<Self>) {
        let jobs = self.lock().bot_jobs();
        for job in jobs {
            let room = Arc::clone(self);
            self.metrics.bots_asked.add(1);
            task::spawn_blocking(move || {
                let answer = job.think();
                room.lock().bot_answered(answer, Instant::now());
                room.changed();
            });
        }
        self.changes
            .send_modify(|count| *count = count.wrapping_add(1));
    }

    /// Whether nobody has used the table for this time, and nobody is connected.
    fn is_idle(&self, time: Duration, now: Instant) -> bool {
        let used = *locked(&self.used);
        locked(&self.room).connections.is_empty() && now.saturating_duration_since(used) >= time
    }
}

/// How many tables a server holds, and for how long.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RoomLimits {
    /// The most tables in memory.
    pub(crate) tables: usize,
    /// The time after which a table that nobody uses leaves memory.
    pub(crate) idle: Duration,
}

/// A game, and its lesson if it teaches.
type Served = (Arc<dyn ServedGame>, Option<Lesson>);

/// The refusal after an error that whoever runs the server must know of.
fn full<E: std::fmt::Display>(problem: &'static str) -> impl FnOnce(E) -> ErrorCode {
    move |error| {
        tracing::error!(%error, "{problem}");
        ErrorCode::Full
    }
}

/// What a lock protects. A panic in a room is a bug, but the other tables continue.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Fails unless the game of a table is over.
fn only_over(room: &OpenRoom) -> Result<(), Refused> {
    if room.lock().phase() == TablePhase::Over {
        return Ok(());
    }
    Err(ErrorCode::Phase.into())
}

/// All tables.
#[derive(Debug)]
pub(crate) struct Rooms {
    library: Arc<dyn GameLibrary>,
    storage: Arc<dyn TableStorage>,
    limits: RoomLimits,
    metrics: Arc<Metrics>,
    analyses: AnalysisQueue,
    open: Mutex<BTreeMap<String, Arc<OpenRoom>>>,
    /// Held while a next table is created, so that two players do not create two.
    rematching: Mutex<()>,
}

impl Rooms {
    pub(crate) fn new(
        library: Arc<dyn GameLibrary>,
        storage: Arc<dyn TableStorage>,
        limits: RoomLimits,
        metrics: Arc<Metrics>,
        analyses: AnalysisQueue,
    ) -> Self {
        Self {
            library,
            storage,
            limits,
            metrics,
            analyses,
            open: Mutex::new(BTreeMap::new()),
            rematching: Mutex::new(()),
        }
    }

    pub(crate) fn library(&self) -> &Arc<dyn GameLibrary> {
        &self.library
    }

    /// The bytes of the record of a table whose game is over.
    pub(crate) fn record(&self, name: &str) -> Result<Vec<u8>, Refused> {
        let room = self.find(name)?;
        only_over(&room)?;
        Ok(self
            .storage
            .read_record(name)
            .map_err(|_| ErrorCode::Full)?)
    }

    /// The analysis of a table whose game is over, as far as it is. `begin` begins it.
    pub(crate) fn analysis(
        &self,
        name: &str,
        begin: bool,
        language: Language,
    ) -> Result<AnalysisShown, Refused> {
        let room = self.find(name)?;
        only_over(&room)?;
        if begin {
            let bytes = self.record(name)?;
            let (record, _) = Record::parse(&bytes).map_err(|_| ErrorCode::Full)?;
            let served = Arc::clone(room.lock().served());
            let (place, table) = (Arc::clone(&room.analysis), Arc::clone(&room));
            self.analyses.begin(place, table, served, record);
        }
        let locked = room.lock();
        let translator = locked.translator(language);
        Ok(room.analysis.shown(&locked, &translator))
    }

    /// The tables at which secrets belong to seats, with what was reached there.
    pub(crate) fn results(&self, own: &OwnSeats) -> Result<Vec<OwnResult>, Refused> {
        if own.seats.len() > OWN_SEATS_MAX {
            return Err(ErrorCode::Malformed.into());
        }
        let found = own.seats.iter().filter_map(|own| self.result(own));
        Ok(found.collect())
    }

    /// The header of the record of a table.
    fn header(&self, table: &str) -> Option<Header> {
        let record = self.storage.read_record(table).ok()?;
        let (record, _) = Record::parse(&record).ok()?;
        Some(record.header)
    }

    fn result(&self, own: &OwnSeat) -> Option<OwnResult> {
        if !secret::is_name(&own.table) {
            return None;
        }
        let open = self.open_rooms().get(&own.table).cloned();
        let (note, began, turn) = if let Some(room) = open {
            let room = room.lock();
            let game = room.game();
            let began = game.and_then(|game| game.table().header().began.clone());
            let playing = game.filter(|game| game.table().outcome().is_none());
            let turn = playing.map(|game| game.table().last_turn());
            (room.note().clone(), began, turn)
        } else {
            // Files are enough: the game is not opened.
            let note = TableNote::read(&self.storage.note(&own.table).ok()??)?;
            let began = self.header(&own.table).and_then(|header| header.began);
            (note, began, None)
        };
        let seat = note.seat_of(&own.secret)?;
        let written = self.storage.written(&own.table).ok();
        let written = written.and_then(|time| time.duration_since(SystemTime::UNIX_EPOCH).ok());
        let mut reached = note.reached.clone().unwrap_or_default().into_iter();
        let players = note.names().into_iter().map(|name| PlayerResult {
            name,
            reached: reached.next(),
        });
        let served = self.library.open(&note.choice);
        Some(OwnResult {
            table: own.table.clone(),
            title: served.map_or_else(|_| note.choice.game.clone(), |served| served.title()),
            seat: seat.number(),
            begun: note.begun,
            began,
            turn,
            written: written.map(|time| time.as_secs()),
            players: players.collect(),
            game: note.choice.game,
            options: note.choice.options,
        })
    }

    /// Creates a table.
    pub(crate) fn create(&self, new: &NewTable) -> Result<TableCreated, Refused> {
        let full = |_| ErrorCode::Full;
        let host = secret::new_secret().map_err(full)?;
        if new.lesson {
            let note = self.lesson(new, SecretHash::of(&host))?;
            let table = self.store(&note)?;
            return Ok(TableCreated { table, host });
        }
        let is_wrong = |seconds| !SECONDS.contains(&seconds);
        if new.seconds.is_some_and(is_wrong) {
            return Err(ErrorCode::Malformed.into());
        }
        let seed = match &new.seed {
            Some(seed) => seed.parse().map_err(|_| ErrorCode::Malformed)?,
            None => secret::new_seed().map_err(full)?,
        };
        let choice = GameChoice {
            game: new.game.clone(),
            pack: new.pack.clone(),
            options: new.options.clone(),
            seats: new.seats.len(),
        };
        let seats = new.seats.iter().map(|plan| SeatNote::planned(*plan));
        let note = TableNote {
            seconds: new.seconds,
            late: new.late,
            ..TableNote::new(choice, seed, SecretHash::of(&host), seats.collect())
        };
        let table = self.store(&note)?;
        Ok(TableCreated { table, host })
    }

    /// The note of a lesson: one seat for the learner, and the bots of the lesson.
    fn lesson(&self, new: &NewTable, host: SecretHash) -> Result<TableNote, Refused> {
        let bare = NewTable {
            game: new.game.clone(),
            lesson: true,
            ..NewTable::default()
        };
        let lesson = self.library.lesson(&new.game);
        let lesson = lesson.filter(|_| *new == bare);
        let lesson = lesson.ok_or(ErrorCode::Malformed)?;
        let mut seats = vec![SeatNote::FREE];
        for opponent in &lesson.opponents {
            let level = BotLevel::named(opponent).ok_or(ErrorCode::Malformed)?;
            seats.push(SeatNote::Bot { level });
        }
        let choice = GameChoice {
            game: new.game.clone(),
            seats: seats.len(),
            ..GameChoice::default()
        };
        Ok(TableNote {
            lesson: Some(LessonNote::default()),
            ..TableNote::new(choice, lesson.seed, host, seats)
        })
    }

    /// The game of a note, with its lesson.
    fn served(&self, note: &TableNote) -> Result<Served, ChoiceError> {
        let served = self.library.open(&note.choice)?;
        let lesson = note.lesson.as_ref();
        let lesson = lesson.and_then(|_| self.library.lesson(&note.choice.game));
        Ok((served, lesson))
    }

    /// The table on which the players of another one continue. It is created once.
    pub(crate) fn rematch(
        &self,
        room: &OpenRoom,
        request: &RematchRequest,
    ) -> Result<String, Refused> {
        let _one = locked(&self.rematching);
        let note = {
            let room = room.lock();
            if let Some(next) = &room.note().next {
                return Ok(next.clone());
            }
            room.rematch(request)?
        };
        let next = self.store(&note)?;
        room.lock().continue_at(&next)?;
        Ok(next)
    }

    /// Stores a new table. It is opened when the first client comes, perhaps by another process with the same records.
    fn store(&self, note: &TableNote) -> Result<String, Refused> {
        if self.open_rooms().len() >= self.limits.tables {
            return Err(ErrorCode::Full.into());
        }
        self.served(note).map_err(|error| {
            tracing::info!(%error, "a table was not created");
            ErrorCode::Malformed
        })?;
        let name = secret::new_name().map_err(|_| ErrorCode::Full)?;
        let kept = self.storage.keep_note(&name, &note.text());
        kept.map_err(full("the file of a table cannot be written"))?;
        self.metrics.tables_created.add(1);
        Ok(name)
    }

    fn open_rooms(&self) -> MutexGuard<'_, BTreeMap<String, Arc<OpenRoom>>> {
        locked(&self.open)
    }

    /// The table with this name, from memory or from the disk.
    pub(crate) fn find(&self, name: &str) -> Result<Arc<OpenRoom>, Refused> {
        if !secret::is_name(name) {
            return Err(ErrorCode::NoTable.into());
        }
        // The lock is kept, so that nobody opens the same record twice.
        let mut open = self.open_rooms();
        if let Some(room) = open.get(name) {
            return Ok(Arc::clone(room));
        }
        if open.len() >= self.limits.tables {
            return Err(ErrorCode::Full.into());
        }
        let room = self.restore(name)?;
        open.insert(name.to_owned(), Arc::clone(&room));
        self.metrics.tables_open.set(open.len());
        drop(open);
        room.changed();
        Ok(room)
    }

    fn restore(&self, name: &str) -> Result<Arc<OpenRoom>, Refused> {
        let note = self.storage.note(name);
        let note = note.map_err(full("the file of a table cannot be read"))?;
        let mut note = TableNote::read(&note.ok_or(ErrorCode::NoTable)?).ok_or(ErrorCode::Full)?;
        // The pack that the table chose by its name may have changed since the game began.
        let recorded = self.header(name);
        let recorded = recorded.and_then(|header| self.library.choice_of(&header));
        note.choice = recorded.unwrap_or(note.choice);
        let served = self.served(&note);
        let served = served.map_err(full("the game of a table cannot be opened"))?;
        let storage = Arc::clone(&self.storage);
        let room = Room::restore(name.to_owned(), note, served, storage, Instant::now());
        let room = room.map_err(full("a table cannot be continued"))?;
        Ok(OpenRoom::new(room, Arc::clone(&self.metrics)))
    }

    /// Ends the times of decisions, and lets idle tables leave memory.
    pub(crate) fn tick(&self, now: Instant) {
        let rooms: Vec<Arc<OpenRoom>> = self.open_rooms().values().cloned().collect();
        for room in &rooms {
            let ended = locked(&room.room).end_times(now);
            if ended {
                room.changed();
            }
        }
        drop(rooms);
        let mut open = self.open_rooms();
        // A bot that thinks, and a connection, hold the table too.
        open.retain(|_, room| Arc::strong_count(room) > 1 || !room.is_idle(self.limits.idle, now));
        self.metrics.tables_open.set(open.len());
    }
}
