//! All tables of a server: in memory while somebody needs them, on the disk always.

use crate::library::{GameChoice, GameLibrary, TableStorage};
use crate::message::{ErrorCode, NewTable, ReactionShown, RematchDeal, TableCreated};
use crate::metrics::Metrics;
use crate::note::{SeatNote, TableNote};
use crate::refused::Refused;
use crate::room::Room;
use crate::secret::{self, SecretHash};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{broadcast, watch};
use tokio::task;

/// The times for a decision that a host may choose, in seconds.
const SECONDS: RangeInclusive<u32> = 5..=3600;
/// The number of events that a slow connection may lag behind.
const EVENTS_MAX: usize = 16;

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
            used: Mutex::new(Instant::now()),
        })
    }

    /// The table. Nobody else uses it meanwhile.
    pub(crate) fn lock(&self) -> MutexGuard<'_, Room> {
        // A panic in a room is a bug, but the other tables continue.
        *self.used.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
        self.room.lock().unwrap_or_else(PoisonError::into_inner)
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
        let used = *self.used.lock().unwrap_or_else(PoisonError::into_inner);
        let room = self.room.lock().unwrap_or_else(PoisonError::into_inner);
        room.connections() == 0 && now.saturating_duration_since(used) >= time
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

/// All tables.
#[derive(Debug)]
pub(crate) struct Rooms {
    library: Arc<dyn GameLibrary>,
    storage: Arc<dyn TableStorage>,
    limits: RoomLimits,
    metrics: Arc<Metrics>,
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
    ) -> Self {
        Self {
            library,
            storage,
            limits,
            metrics,
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
        if room.lock().phase() != crate::message::TablePhase::Over {
            return Err(Refused::new(ErrorCode::Phase));
        }
        self.storage
            .read_record(name)
            .map_err(|_| Refused::new(ErrorCode::Full))
    }

    /// Creates a table.
    pub(crate) fn create(&self, new: &NewTable) -> Result<TableCreated, Refused> {
        let malformed = || Refused::new(ErrorCode::Malformed);
        let full = |_| Refused::new(ErrorCode::Full);
        if new
            .seconds
            .is_some_and(|seconds| !SECONDS.contains(&seconds))
        {
            return Err(malformed());
        }
        let seed = match &new.seed {
            Some(seed) => seed.parse().map_err(|_| malformed())?,
            None => secret::new_seed().map_err(full)?,
        };
        let choice = GameChoice {
            game: new.game.clone(),
            pack: new.pack.clone(),
            options: new.options.clone(),
            seats: new.seats.len(),
        };
        let host = secret::new_secret().map_err(full)?;
        let seats = new.seats.iter().map(|plan| SeatNote::planned(*plan));
        let note = TableNote::new(
            choice,
            seed,
            new.seconds,
            SecretHash::of(&host),
            seats.collect(),
        );
        let table = self.open_note(note)?;
        Ok(TableCreated { table, host })
    }

    /// The table on which the players of another one continue. It is created once.
    pub(crate) fn rematch(&self, room: &OpenRoom, deal: RematchDeal) -> Result<String, Refused> {
        let _one = self
            .rematching
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let note = {
            let room = room.lock();
            if let Some(next) = room.next() {
                return Ok(next.to_owned());
            }
            room.rematch(deal)?
        };
        let next = self.open_note(note)?;
        room.lock().continue_at(&next)?;
        Ok(next)
    }

    fn open_note(&self, note: TableNote) -> Result<String, Refused> {
        let full = || Refused::new(ErrorCode::Full);
        self.admit()?;
        let served = self.library.open(&note.choice).map_err(|error| {
            tracing::info!(%error, "a table was not created");
            Refused::new(ErrorCode::Malformed)
        })?;
        let name = secret::new_name().map_err(|_| full())?;
        let storage = Arc::clone(&self.storage);
        let room = Room::create(name.clone(), note, served, storage, Instant::now())?;
        let room = OpenRoom::new(room, Arc::clone(&self.metrics));
        self.insert(&name, &room);
        self.metrics.tables_created.add(1);
        room.changed();
        Ok(name)
    }

    fn open_rooms(&self) -> MutexGuard<'_, BTreeMap<String, Arc<OpenRoom>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Fails if there is no room for one more table, even after idle ones have left.
    fn admit(&self) -> Result<(), Refused> {
        if self.open_rooms().len() < self.limits.tables {
            return Ok(());
        }
        Err(Refused::new(ErrorCode::Full))
    }

    fn insert(&self, name: &str, room: &Arc<OpenRoom>) {
        let mut open = self.open_rooms();
        open.insert(name.to_owned(), Arc::clone(room));
        self.metrics.tables_open.set(open.len());
    }

    /// The table with this name, from memory or from the disk.
    pub(crate) fn find(&self, name: &str) -> Result<Arc<OpenRoom>, Refused> {
        let none = || Refused::new(ErrorCode::NoTable);
        if !secret::is_name(name) {
            return Err(none());
        }
        // The lock is kept, so that nobody opens the same record twice.
        let mut open = self.open_rooms();
        if let Some(room) = open.get(name) {
            return Ok(Arc::clone(room));
        }
        if open.len() >= self.limits.tables {
            return Err(Refused::new(ErrorCode::Full));
        }
        let room = self.restore(name)?;
        open.insert(name.to_owned(), Arc::clone(&room));
        self.metrics.tables_open.set(open.len());
        drop(open);
        room.changed();
        Ok(room)
    }

    fn restore(&self, name: &str) -> Result<Arc<OpenRoom>, Refused> {
        let full = || Refused::new(ErrorCode::Full);
        let note = self.storage.note(name).map_err(|error| {
            tracing::error!(%error, "the file of a table cannot be read");
            full()
        })?;
        let note = note.ok_or(Refused::new(ErrorCode::NoTable))?;
        let note = TableNote::read(&note).ok_or_else(full)?;
        let served = self.library.open(&note.choice).map_err(|error| {
            tracing::error!(%error, "the game of a table cannot be opened");
            full()
        })?;
        let storage = Arc::clone(&self.storage);
        let room = Room::restore(name.to_owned(), note, served, storage, Instant::now());
        let room = room.map_err(|error| {
            tracing::error!(%error, "a table cannot be continued");
            full()
        })?;
        Ok(OpenRoom::new(room, Arc::clone(&self.metrics)))
    }

    /// Ends the times of decisions, and lets idle tables leave memory.
    pub(crate) fn tick(&self, now: Instant) {
        let rooms: Vec<(String, Arc<OpenRoom>)> = {
            let open = self.open_rooms();
            open.iter()
                .map(|(name, room)| (name.clone(), Arc::clone(room)))
                .collect()
        };
        for (_, room) in &rooms {
            let ended = {
                let mut room = room.room.lock().unwrap_or_else(PoisonError::into_inner);
                room.end_times(now)
            };
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
