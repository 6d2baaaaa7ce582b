//! Whole games of every game by plain clients: cut off and returning, the server killed and restarted.

use super::{Client, Server, people};
use crate::common::{GAME, Home, PATIENCE, games};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::time::Instant;

/// A person who plays: makes some legal move of each decision.
pub(super) struct Person {
    pub(super) client: Client,
    /// The number of decisions that were made.
    pub(super) decided: usize,
    answered: Option<u64>,
}

impl Person {
    pub(super) fn new(client: Client) -> Self {
        Self {
            client,
            decided: 0,
            answered: None,
        }
    }

    /// Reads a message and answers a decision. Returns whether the game is over for this person.
    pub(super) fn step(&mut self) -> bool {
        self.client.glance();
        let Some(table) = self.client.last("table") else {
            return false;
        };
        if !table["result"].is_null() {
            return true;
        }
        let Some(id) = table["decision"]["id"].as_u64() else {
            return false;
        };
        if self.answered == Some(id) {
            return false;
        }
        let moves = table["decision"]["moves"].as_array().unwrap();
        // A move in the middle, so that games differ from those of the first move.
        let mv = &moves[self.decided % moves.len()];
        let message = if self.decided.is_multiple_of(2) {
            json!({ "type": "move", "id": id, "move": mv["number"] })
        } else {
            json!({ "type": "move", "id": id, "move": mv["text"] })
        };
        self.client.say(&message);
        self.answered = Some(id);
        self.decided += 1;
        false
    }

    pub(super) fn return_to(&mut self, server: &Server, table: &str) {
        let secret = self.client.secret.clone().unwrap();
        let mut client = Client::hello(server, table, &json!({ "secret": secret }));
        assert!(
            client.last("welcome").unwrap()["seat"].is_u64(),
            "{:?}",
            client.heard
        );
        client.secret = Some(secret);
        self.client = client;
        self.answered = None;
    }
}

/// Fails if a message contains something that a client may never be sent.
#[track_caller]
fn assert_no_secret(heard: &[Value], secrets: &[String]) {
    for message in heard {
        if message["type"] == "seated" {
            continue;
        }
        let text = message.to_string();
        assert!(!text.contains("\"seed\""), "{text}");
        for secret in secrets {
            assert!(!text.contains(secret), "{text}");
        }
    }
}

#[test]
fn people_play_every_game_to_its_end() {
    for game in games() {
        let home = Home::new();
        let mut server = Server::start(&home, "");
        let seats = game.seats.1.min(4);
        let (table, host) = server.create(&people(game.name, seats));
        let names = ["Ann", "Bob", "Cleo", "Dan"];
        let join = |server: &Server, name: &&str| Person::new(Client::join(server, &table, name));
        let mut persons: Vec<Person> = names[..seats]
            .iter()
            .map(|name| join(&server, name))
            .collect();
        let mut onlooker = Client::hello(&server, &table, &json!({}));
        let mut secrets: Vec<String> = persons
            .iter()
            .filter_map(|person| person.client.secret.clone())
            .collect();
        secrets.push(host);
        assert_eq!(secrets.iter().collect::<BTreeSet<_>>().len(), seats + 1);
        let (mut cut, mut killed) = (false, false);
        let began = Instant::now();
        loop {
            let over = persons.iter_mut().map(Person::step);
            let over: Vec<bool> = over.collect();
            onlooker.glance();
            if over.iter().all(|over| *over) {
                break;
            }
            assert!(
                began.elapsed() < PATIENCE,
                "{}: the game does not end",
                game.name
            );
            if !cut && persons[0].decided >= 4 {
                cut = true;
                // The phone loses its network in the middle of everything.
                persons[0].return_to(&server, &table);
            }
            if !killed && persons[0].decided >= 8 {
                killed = true;
                server.kill();
                server = Server::start(&home, "");
                for person in &mut persons {
                    person.return_to(&server, &table);
                }
                onlooker = Client::hello(&server, &table, &json!({}));
            }
        }
        assert!(
            cut && killed,
            "{}: {} decisions",
            game.name,
            persons[0].decided
        );
        let server_schema = home.schema("serving-server");
        for message in persons[0].client.heard.iter().chain(&onlooker.heard) {
            server_schema.assert_followed(message);
        }
        for person in &persons {
            assert_no_secret(&person.client.heard, &secrets);
        }
        assert_no_secret(&onlooker.heard, &secrets);
        for seat in 1..=seats {
            let steps = format!("/api/tables/{table}/steps");
            let step = server.get(&format!("{steps}/0?seat={seat}")).json();
            let last = step["steps"].as_u64().unwrap();
            assert!(
                last > 20 && step["table"]["places"][0]["seat"] == seat,
                "{step}"
            );
            let end = server.get(&format!("{steps}/{last}?seat={seat}")).json();
            let lines = end["table"]["log"]["lines"].as_array().unwrap();
            assert!(lines.len() > 20, "{end}");
            if seat == 1 {
                home.schema("serving-step").assert_followed(&end);
            }
        }
        let record = server.get(&format!("/api/tables/{table}/record"));
        assert_eq!(record.status, 200);
        home.write("game.jsonl", &record.body);
        let text = String::from_utf8(record.body).unwrap();
        for secret in &secrets {
            assert!(!text.contains(secret.as_str()));
        }
        let end = persons[0].client.last("table").unwrap();
        for place in end["places"].as_array().unwrap() {
            // The sheet adds up line by line, also in games whose points have parts.
            let lines = place["score"]["lines"].as_array().unwrap();
            assert!(lines.len() > 1, "{place}");
        }
        let verified = home.out("verify game.jsonl");
        assert!(verified.contains("complete"), "{verified}");
        for (seat, name) in names[..seats].iter().enumerate() {
            assert!(
                text.contains(&format!("{{\"name\":\"{name}\",\"player\":\"me\"}}")),
                "seat {seat}"
            );
        }
    }
}

#[test]
fn a_record_is_handed_out_when_the_game_is_over_and_not_before() {
    let home = Home::new();
    let server = Server::start(&home, "");
    let (table, _) = server.create(&people(GAME, 2));
    let _ann = Client::join(&server, &table, "Ann");
    let _bob = Client::join(&server, &table, "Bob");
    for path in ["record", "steps/0", "steps/0?seat=1"] {
        let answer = server.get(&format!("/api/tables/{table}/{path}"));
        assert_eq!(answer.status, 404, "{path}");
    }
}

#[test]
fn a_bot_plays_over_the_socket() {
    let home = Home::new();
    let server = Server::start(&home, "");
    let seats = json!([{ "kind": "person" }, { "kind": "bot", "level": "easy" }]);
    let (table, _) = server.create(&json!({ "game": "nuggets", "seats": seats }));
    let mut bot = Client::hello(&server, &table, &json!({ "lines": "bot" }));
    bot.say(&json!({ "type": "join", "name": "program" }));
    let (mut asked, began) = (0, Instant::now());
    while bot.last("ended").is_none() {
        assert!(began.elapsed() < PATIENCE, "{:?}", bot.heard.last());
        let Some(message) = bot.glance().cloned() else {
            continue;
        };
        if message["type"] == "act" {
            asked += 1;
            bot.say(&json!({ "type": "move", "id": message["id"], "move": 1 }));
        }
    }
    assert!(asked > 5 && bot.last("new").is_some() && bot.last("table").is_none());
    assert_eq!(
        bot.last("ended").unwrap()["seats"]
            .as_array()
            .unwrap()
            .len(),
        2
    );
}

#[test]
fn the_terminal_continues_a_table_that_is_not_in_use() {
    let home = Home::new();
    let server = Server::start(&home, "");
    let (table, _) = server.create(&people(GAME, 1));
    let mut ann = Person::new(Client::join(&server, &table, "Ann"));
    let began = Instant::now();
    while ann.decided < 5 {
        assert!(began.elapsed() < PATIENCE);
        ann.step();
    }
    let secret = ann.client.secret.clone();
    let record = home.path("records").join(format!("table-{table}.jsonl"));
    let record = record.display().to_string();
    let resume = home.type_into(&format!("resume {record}"), "quit\n");
    assert_ne!(resume.code, 0, "the server uses the record");
    server.kill();
    let resumed = home.type_into(&format!("resume {record}"), "1\nquit\n");
    assert_eq!(resumed.code, 0, "{}", resumed.err);
    let server = Server::start(&home, "");
    let mut ann = Client::hello(&server, &table, &json!({ "secret": secret }));
    assert!(ann.until("table")["decision"]["id"].is_u64());
}
