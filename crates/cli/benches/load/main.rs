//! Measures `rnw serve` with many tables of four clients each, over real connections.
//!
//! `cargo bench -p rnw-cli --bench load` starts a server in its own process, and plain WebSocket clients in this one.
//! Each table makes one turn in `PACE`, at its own time. It prints for each number of tables: how long it takes from
//! the last decision of a turn until all four clients have read what became public (median, 99th percentile), how much
//! of a processor the server uses, and its memory. At the end the server is killed with all games unfinished and
//! started again, and all clients come back. `-- --smoke` runs only for a moment. `-- --tables 500 --pace 10` measures
//! one number of tables with a turn in 10 seconds.

#![expect(clippy::print_stdout, reason = "a benchmark prints its table")]

mod client;
mod process;

use client::{Client, NewTable, in_time};
use process::Server;
use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time;

/// The game that is played: all four decide at the same time.
const GAME: &str = "silver-and-gold";
const SEATS: usize = 4;
/// The tables that are opened, and the clients that come back, at the same time.
const AT_ONCE: usize = 32;

/// What is measured.
#[derive(Clone, Copy, Debug)]
struct Run {
    tables: usize,
    /// The time in which each table makes a turn.
    pace: Duration,
    /// How long decisions are measured.
    time: Duration,
}

/// The numbers of a run.
struct Measured {
    run: Run,
    /// For each turn: the time from its last decision until all clients have read what became public.
    latencies: Vec<Duration>,
    decisions: usize,
    received: u64,
    cpu: Duration,
    /// The memory of the server in bytes, before there were tables and with all of them.
    memory: (u64, u64),
}

fn main() -> io::Result<()> {
    let args: Vec<String> = std::env::args().collect();
    let number = |name: &str| {
        let at = args.iter().position(|arg| arg == name)?;
        args.get(at + 1)?.parse::<u64>().ok()
    };
    let pace = Duration::from_secs(number("--pace").unwrap_or(20));
    let runs: Vec<Run> = if args.iter().any(|arg| arg == "--smoke") {
        vec![Run {
            tables: 3,
            pace: Duration::from_secs(1),
            time: Duration::from_secs(3),
        }]
    } else {
        let tables = number("--tables").map(|tables| vec![tables as usize]);
        let tables = tables.unwrap_or_else(|| vec![100, 250, 500, 1000]);
        let run = |tables| Run {
            tables,
            pace,
            time: 3 * pace,
        };
        tables.into_iter().map(run).collect()
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()?;
    runtime.block_on(async {
        println!(
            "{:>7} {:>12} {:>9} {:>9} {:>9} {:>8} {:>11} {:>9}",
            "tables", "decisions/s", "median", "99 %", "max", "cpu", "kB/table", "MB/s"
        );
        for run in runs {
            measure(run).await?;
        }
        Ok(())
    })
}

/// Measures one number of tables, and then a restart with all of them.
async fn measure(run: Run) -> io::Result<()> {
    let folder = tempfile::tempdir()?;
    let server = Server::start(folder.path()).await?;
    let before = server.memory();
    let mut tables = opened(&server, run.tables).await?;
    let began = Instant::now();
    let (cpu, end) = (server.cpu(), time::Instant::now() + run.time);
    let mut playing = JoinSet::new();
    for (index, clients) in tables.drain(..).enumerate() {
        let wait = run.pace.mul_f64(index as f64 / run.tables as f64);
        playing.spawn(play(clients, wait, run.pace, end));
    }
    let mut measured = Measured {
        run,
        latencies: Vec::new(),
        decisions: 0,
        received: 0,
        cpu: Duration::ZERO,
        memory: (before, before),
    };
    let mut middle = None;
    while let Some(played) = playing.join_next().await {
        let played = played.map_err(io::Error::other)??;
        // All games are over at about the same time, so the first one sees the server with all tables.
        middle.get_or_insert_with(|| (server.memory(), server.cpu()));
        measured.latencies.extend(played.latencies);
        measured.decisions += played.decisions;
        measured.received += played
            .clients
            .iter()
            .map(|client| client.received)
            .sum::<u64>();
        tables.push(played.clients);
    }
    let (memory, used) = middle.unwrap_or((before, cpu));
    measured.memory.1 = memory;
    measured.cpu = used.saturating_sub(cpu);
    measured.print(began.elapsed());
    restart(server, tables, folder.path()).await
}

impl Measured {
    fn print(&mut self, elapsed: Duration) {
        self.latencies.sort_unstable();
        let at = |share: f64| {
            let index = (self.latencies.len().saturating_sub(1)) as f64 * share;
            let latency = self
                .latencies
                .get(index as usize)
                .copied()
                .unwrap_or_default();
            format!("{:.1} ms", latency.as_secs_f64() * 1000.0)
        };
        let seconds = elapsed.as_secs_f64();
        let tables = self.run.tables;
        let (before, with) = self.memory;
        println!(
            "{tables:>7} {:>12.1} {:>9} {:>9} {:>9} {:>7.0}% {:>11.0} {:>9.2}",
            self.decisions as f64 / seconds,
            at(0.5),
            at(0.99),
            at(1.0),
            100.0 * self.cpu.as_secs_f64() / seconds,
            with.saturating_sub(before) as f64 / 1000.0 / tables as f64,
            self.received as f64 / 1e6 / seconds,
        );
    }
}

/// Opens tables, each with its four clients.
async fn opened(server: &Server, tables: usize) -> io::Result<Vec<Vec<Client>>> {
    let mut pending = JoinSet::new();
    let places = Arc::new(Semaphore::new(AT_ONCE));
    let (all_open, wait) = watch::channel(0);
    let all_open = Arc::new(all_open);
    for _ in 0..tables {
        let (address, places) = (server.address, Arc::clone(&places));
        let (all_open, mut wait) = (Arc::clone(&all_open), wait.clone());
        pending.spawn(async move {
            let place = places.acquire().await.map_err(io::Error::other)?;
            let table = NewTable::create(address, GAME, SEATS).await?;
            let mut clients = Vec::new();
            for number in 1..=SEATS {
                let name = format!("Player {number}");
                clients.push(Client::join(address, &table, &name).await?);
            }
            drop(place);
            all_open.send_modify(|open| *open += 1);
            // The server closes connections that stay silent.
            let reads = clients.iter_mut().map(Client::read_on);
            tokio::select! {
                read = futures_util::future::try_join_all(reads) => { read?; }
                _ = wait.wait_for(|open| *open == tables) => {}
            }
            Ok::<_, io::Error>(clients)
        });
    }
    let mut tables = Vec::new();
    while let Some(opened) = pending.join_next().await {
        tables.push(opened.map_err(io::Error::other)??);
    }
    Ok(tables)
}

/// What a table has done.
struct Played {
    clients: Vec<Client>,
    latencies: Vec<Duration>,
    decisions: usize,
}

/// Plays turns at a table until the time ends.
async fn play(
    mut clients: Vec<Client>,
    wait: Duration,
    pace: Duration,
    end: time::Instant,
) -> io::Result<Played> {
    let (mut latencies, mut decisions) = (Vec::new(), 0);
    let mut next = time::Instant::now() + wait;
    while next < end {
        // Everybody reads while nobody decides, as pages do.
        let reads = clients.iter_mut().map(|client| client.read_until(next));
        futures_util::future::try_join_all(reads).await?;
        next += pace;
        let Some((began, made)) = turn(&mut clients).await? else {
            break;
        };
        decisions += made;
        latencies.push(began.elapsed());
    }
    let rest = clients.iter_mut().map(|client| client.read_until(end));
    futures_util::future::try_join_all(rest).await?;
    Ok(Played {
        clients,
        latencies,
        decisions,
    })
}

/// Lets everybody decide once, until all clients have read what became public. Returns when the last one decided, and the
/// number of decisions; nothing if nobody has one.
async fn turn(clients: &mut [Client]) -> io::Result<Option<(Instant, usize)>> {
    let (mut last, mut decisions) = (None, 0);
    let known: Vec<u64> = clients.iter().map(|client| client.tables).collect();
    let mut waits: Vec<usize> = (0..clients.len()).collect();
    loop {
        // One that has not read of its decision yet decides later.
        let next = (waits.iter()).position(|index| clients[*index].decision().is_some());
        if let Some(next) = next {
            let index = waits.remove(next);
            // What a move brings may need more decisions. Only the last one of the last client ends the turn.
            while clients[index].decision().is_some() {
                last = Some(Instant::now());
                clients[index].decide().await?;
                decisions += 1;
                if waits.is_empty() && !clients[index].is_secret() {
                    break;
                }
            }
            continue;
        }
        let mut all = clients.iter().zip(&known);
        let is_over = all.all(|(client, known)| client.tables > *known && !client.is_secret());
        if last.is_none() || is_over {
            return Ok(last.map(|last| (last, decisions)));
        }
        let reads = clients.iter_mut().map(|client| Box::pin(client.read()));
        in_time(futures_util::future::select_all(reads)).await?.0?;
    }
}

/// Kills the server, starts it again, and lets all clients come back.
async fn restart(
    mut server: Server,
    tables: Vec<Vec<Client>>,
    folder: &std::path::Path,
) -> io::Result<()> {
    server.kill()?;
    let seats: Vec<(String, String)> = tables
        .into_iter()
        .flatten()
        .map(|client| (client.table, client.secret))
        .collect();
    let count = seats.len();
    let began = Instant::now();
    let server = Server::start(folder).await?;
    let started = began.elapsed();
    let mut coming = JoinSet::new();
    let places = Arc::new(Semaphore::new(AT_ONCE));
    for (table, secret) in seats {
        let (address, places) = (server.address, Arc::clone(&places));
        coming.spawn(async move {
            let _place = places.acquire().await.map_err(io::Error::other)?;
            Client::come_back(address, &table, &secret).await
        });
    }
    let mut back = Vec::new();
    while let Some(client) = coming.join_next().await {
        back.push(client.map_err(io::Error::other)??);
    }
    println!(
        "        restart: ready after {:.2} s; all {count} clients have their tables again after {:.2} s; {:.0} MB",
        started.as_secs_f64(),
        began.elapsed().as_secs_f64(),
        server.memory() as f64 / 1e6
    );
    Ok(())
}
