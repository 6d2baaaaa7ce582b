//! The server as a whole.

use crate::accept::accept;
use crate::analysis::AnalysisQueue;
use crate::guard::HostNames;
use crate::http::{self, Shared};
use crate::library::{GameLibrary, TableStorage};
use crate::metrics::Metrics;
use crate::page;
use crate::rooms::{RoomLimits, Rooms};
use std::future::Future;
use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::{self, MissedTickBehavior};

/// How often times of decisions and idle tables are looked at.
const TICK: Duration = Duration::from_millis(250);
/// How often the server looks whether all connections have closed.
const GOODBYE: Duration = Duration::from_millis(20);
/// The time that connections have to close when the server stops.
const CLOSING: Duration = Duration::from_secs(5);

/// What the server may use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ServerSettings {
    /// The names under which people reach the server, such as `games.example`. Addresses and `localhost` are always
    /// right.
    pub host_names: Vec<String>,
    /// The most tables in memory.
    pub tables_max: usize,
    /// The most connections.
    pub connections_max: usize,
    /// The time after which a table that nobody uses leaves memory.
    pub idle: Duration,
    /// The time after which a silent connection is asked whether it is still there. It is closed if it stays silent for
    /// twice this time.
    pub silence: Duration,
}

impl Default for ServerSettings {
    fn default() -> Self {
        Self {
            host_names: Vec::new(),
            tables_max: 4_096,
            connections_max: 20_000,
            idle: Duration::from_secs(10 * 60),
            silence: Duration::from_secs(25),
        }
    }
}

/// Serves tables until `stop` is done. Then it closes all connections, which takes at most five seconds. All records are
/// complete, because every line was stored before it was shown.
///
/// # Errors
/// If the listener fails.
pub async fn serve(
    listener: TcpListener,
    library: Arc<dyn GameLibrary>,
    storage: Arc<dyn TableStorage>,
    settings: ServerSettings,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let metrics = Arc::new(Metrics::default());
    let limits = RoomLimits {
        tables: settings.tables_max,
        idle: settings.idle,
    };
    let (stopping, stopped) = watch::channel(false);
    let analyses = AnalysisQueue::new(stopped.clone());
    let rooms = Rooms::new(library, storage, limits, Arc::clone(&metrics), analyses);
    let rooms = Arc::new(rooms);
    let shared = Arc::new(Shared {
        rooms: Arc::clone(&rooms),
        metrics: Arc::clone(&metrics),
        page: page::files(),
        stop: stopped.clone(),
        words: Shared::engine_words(),
        created: Shared::creation_rate(),
        connections_max: settings.connections_max as u64,
        silence: settings.silence,
    });
    let ticker = tokio::spawn(tick(rooms));
    let router = http::router(shared, HostNames::new(settings.host_names));
    let accepting = tokio::spawn(accept(listener, router, settings.connections_max, stopped));
    stop.await;
    tracing::info!("the server stops");
    // Without a connection nobody waits for it.
    let _ = stopping.send(true);
    let ended = accepting.await.map_err(io::Error::other);
    // The connections of tables say goodbye by themselves.
    let began = Instant::now();
    while metrics.connections.value() > 0 && began.elapsed() < CLOSING {
        time::sleep(GOODBYE).await;
    }
    ticker.abort();
    ended
}

/// Looks at times and idle tables again and again.
async fn tick(rooms: Arc<Rooms>) {
    let mut interval = time::interval(TICK);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        interval.tick().await;
        rooms.tick(Instant::now());
    }
}
