//! Entry points for messages from strangers. They use no sockets and no files.
//!
//! Only fuzz targets and their tests may call them; there is no stability guarantee.

use crate::analysis::AnalysisQueue;
use crate::client::Client;
use crate::library::GameLibrary;
use crate::memory::Memory;
use crate::message::{ClientHello, Join, LinesShown, NewTable, SERVING_PROTOCOL, ServerMessage};
use crate::room::OpenGame;
use crate::rooms::{OpenRoom, RoomLimits, Rooms};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;

/// The names of the players.
const NAMES: [&str; 8] = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"];
/// How often a conversation looks whether bots still think.
const GLANCE: Duration = Duration::from_micros(50);
/// The most tables of a conversation.
const TABLES: usize = 4;

/// A table at which all clients are strangers.
#[derive(Debug)]
pub struct Conversation {
    runtime: Runtime,
    rooms: Arc<Rooms>,
    room: Arc<OpenRoom>,
    memory: Memory,
    table: String,
    host: String,
    secrets: Vec<String>,
    clients: Vec<Client>,
}

impl Conversation {
    /// A new table whose seats of people are taken: one client for each of them, the first is also the host, and one
    /// that watches. Also returns what each is sent. `None` if the table cannot be created.
    pub fn new(
        library: Arc<dyn GameLibrary>,
        table: &NewTable,
    ) -> Option<(Self, Vec<Vec<ServerMessage>>)> {
        let runtime = Builder::new_current_thread().build().ok()?;
        let entered = runtime.enter();
        let memory = Memory::default();
        let limits = RoomLimits {
            tables: TABLES,
            idle: Duration::from_secs(1),
        };
        let analyses = AnalysisQueue::new(watch::channel(false).1);
        let storage = Arc::new(memory.clone());
        let rooms = Rooms::new(library, storage, limits, Arc::default(), analyses);
        let rooms = Arc::new(rooms);
        let created = rooms.create(table).ok()?;
        let room = rooms.find(&created.table).ok()?;
        let mut secrets = Vec::new();
        for name in NAMES {
            let name = name.to_owned();
            let join = Join { name, seat: None };
            let Ok((_, secret)) = room.lock().join(&join, Instant::now()) else {
                break;
            };
            secrets.push(secret);
        }
        drop(entered);
        let mut conversation = Self {
            runtime,
            rooms,
            room,
            memory,
            table: created.table,
            host: created.host,
            secrets,
            clients: Vec::new(),
        };
        let mut sent = Vec::new();
        for number in 0..=conversation.secrets.len() {
            let (client, greeting) = conversation.greeted(number);
            conversation.clients.push(client);
            sent.push(greeting);
        }
        // Each has learned since who else is there.
        for (sent, news) in sent.iter_mut().zip(conversation.news()) {
            sent.extend(news);
        }
        Some((conversation, sent))
    }

    /// The clients: those with seats, seat 1 first, and then one that watches.
    pub fn clients(&self) -> usize {
        self.clients.len()
    }

    /// The record of the game.
    pub fn record(&self) -> String {
        self.memory.record(&self.table)
    }

    /// The secrets of the host and of the seats, as they were at the beginning.
    pub fn secrets(&self) -> impl Iterator<Item = &str> {
        [&self.host]
            .into_iter()
            .chain(&self.secrets)
            .map(|secret| &**secret)
    }

    /// A client sends a text. Returns what each client is sent then, its own answer first.
    ///
    /// # Panics
    /// If there is no such client.
    pub fn say(&mut self, number: usize, text: &str) -> Vec<Vec<ServerMessage>> {
        let answer = {
            let _entered = self.runtime.enter();
            let client = &mut self.clients[number];
            match client.receive(text) {
                Ok(answer) => answer,
                Err(refused) => Some(client.refusal(&refused)),
            }
        };
        self.wait();
        let mut sent = self.news();
        sent[number].splice(0..0, answer);
        sent
    }

    /// What a second connection of the same client is sent first.
    pub fn greeting(&mut self, number: usize) -> Vec<ServerMessage> {
        let (mut client, greeting) = self.greeted(number);
        let _entered = self.runtime.enter();
        client.disconnect();
        greeting
    }

    fn greeted(&mut self, number: usize) -> (Client, Vec<ServerMessage>) {
        let hello = ClientHello {
            protocol: SERVING_PROTOCOL,
            language: "en".to_owned(),
            secret: self.secrets.get(number).cloned(),
            host: (number == 0).then(|| self.host.clone()),
            lines: LinesShown::Pictures,
            plain: false,
        };
        let _entered = self.runtime.enter();
        let mut client = Client::new(Arc::clone(&self.room), Arc::clone(&self.rooms), &hello);
        client.connect();
        let greeting = client.greeting(&hello).unwrap_or_default();
        (client, greeting)
    }

    /// Waits until no bot thinks.
    fn wait(&self) {
        while self.room.lock().game().is_some_and(OpenGame::is_thinking) {
            thread::sleep(GLANCE);
        }
    }

    fn news(&mut self) -> Vec<Vec<ServerMessage>> {
        let _entered = self.runtime.enter();
        // A client whose place was taken by a newer connection is sent nothing more.
        let clients = self.clients.iter_mut();
        clients
            .map(|client| client.news().unwrap_or_default())
            .collect()
    }
}
