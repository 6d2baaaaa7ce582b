//! The server as a whole.

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
}

impl Default for ServerSettings {
    fn default() -> Self {
        Self {
            host_names: Vec::new(),
            tables_max: 4_096,
            connections_max: 20_000,
            idle: Duration::from_secs(10 * 60),
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
    let rooms = Arc::new(Rooms::new(library, storage, limits, Arc::clone(&metrics)));
    let (stopping, stopped) = watch::channel(false);
    let shared = Arc::new(Shared {
        rooms: Arc::clone(&rooms),
        metrics: Arc::clone(&metrics),
        page: page::files(),
        stop: stopped.clone(),
        words: Shared::engine_words(),
        created: Shared::creation_rate(),
        connections_max: settings.connections_max as u64,
    });
    let ticker = tokio::spawn(tick(rooms));
    let router = http::router(shared, HostNames::new(settings.host_names));
    let mut stops = stopped.clone();
    let graceful = async move {
        stop.await;
        tracing::info!("the server stops");
        // Without a connection nobody waits for it.
        let _ = stopping.send(true);
    };
    let server = axum::serve(listener, router).with_graceful_shutdown(graceful);
    let late = async {
        // If the sender is gone, the server has ended.
        let _ = stops.wait_for(|stops| *stops).await;
        time::sleep(CLOSING).await;
    };
    let ended = tokio::select! {
        ended = async { server.await } => ended,
        () = late => Ok(()),
    };
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
