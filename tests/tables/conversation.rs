//! The conversation on the page of the protocol, with a real server.

use super::{Client, Server};
use crate::common::{Home, PATIENCE, ROOT};
use crate::killed::Beside;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::thread;
use std::time::{Duration, Instant};

/// A client of the page, and how much of what it heard was used.
struct Speaker {
    client: Client,
    used: usize,
}

/// Whether a message contains what the page shows. Words in capitals stand for what a client remembers.
fn contains(found: &Value, shown: &Value, words: &mut Map<String, Value>) -> bool {
    match (found, shown) {
        (found, Value::String(word)) if is_word(word) => {
            words.insert(word.clone(), found.clone());
            true
        }
        (Value::Object(found), Value::Object(shown)) => shown
            .iter()
            .all(|(key, value)| contains(found.get(key).unwrap_or(&Value::Null), value, words)),
        (Value::Array(found), Value::Array(shown)) => {
            let mut pairs = found.iter().zip(shown);
            shown.len() <= found.len() && pairs.all(|(found, shown)| contains(found, shown, words))
        }
        (found, shown) => found == shown,
    }
}

fn is_word(text: &str) -> bool {
    text.len() > 1 && text.chars().all(|c| c.is_ascii_uppercase())
}

/// A message with what its client remembers.
fn filled(message: &Value, words: &Map<String, Value>) -> Value {
    match message {
        Value::String(word) if is_word(word) => words[word].clone(),
        Value::Object(fields) => {
            let fields = fields
                .iter()
                .map(|(key, value)| (key.clone(), filled(value, words)));
            Value::Object(fields.collect())
        }
        Value::Array(items) => items.iter().map(|item| filled(item, words)).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => message.clone(),
    }
}

#[test]
fn the_conversation_on_the_page_takes_place() {
    let page = std::fs::read_to_string(format!("{ROOT}/docs/serving-protocol.md")).unwrap();
    let section = page.split("## A conversation").nth(1).unwrap();
    let block = |fence: &str| {
        let block = section.split(fence).nth(1).unwrap();
        block.split("```").next().unwrap()
    };
    let home = Home::new();
    let server = Server::start(&home, "");
    let table = serde_json::from_str(block("```json\n")).unwrap();
    let (table, _) = server.create(&table);
    let mut speakers: BTreeMap<String, Speaker> = BTreeMap::new();
    let mut words: BTreeMap<String, Map<String, Value>> = BTreeMap::new();
    let (mut said, mut heard) = (0, 0);
    for line in block("```text\n").lines() {
        let (name, rest) = line.trim().split_once(' ').unwrap();
        let (sign, text) = rest.trim().split_once(' ').unwrap();
        let shown: Value =
            serde_json::from_str(text).unwrap_or_else(|error| panic!("{line}: {error}"));
        let words = words.entry(name.to_owned()).or_default();
        if shown["type"] == "hello" {
            let client = Client::connect(&server, &table);
            speakers.insert(name.to_owned(), Speaker { client, used: 0 });
        }
        let speaker = speakers.get_mut(name).unwrap();
        match sign {
            ">" => {
                speaker.client.say(&filled(&shown, words));
                said += 1;
            }
            "<" => {
                speaker.hear(&shown, words);
                heard += 1;
            }
            other => panic!("{other}"),
        }
    }
    assert!(said > 10 && heard > 10, "{said}, {heard}");
}

/// The bot of the page plays a whole game.
#[test]
#[ignore = "needs Python with websockets"]
fn the_bot_of_the_page_plays() {
    let page = std::fs::read_to_string(format!("{ROOT}/docs/serving-protocol.md")).unwrap();
    let bot = page.split("```python\n").nth(1).unwrap();
    let bot = bot.split("```").next().unwrap();
    assert!(bot.lines().count() <= 10, "{bot}");
    let home = Home::new();
    home.write("bot.py", bot);
    let server = Server::start(&home, "");
    let seats = json!([{ "kind": "person" }, { "kind": "bot", "level": "easy" }]);
    let (table, _) = server.create(&json!({ "game": "nuggets", "seats": seats }));
    let socket = format!("ws://{}/api/tables/{table}/socket", server.address);
    let mut python = crate::shards::python();
    let running = python.arg(home.path("bot.py")).arg(socket).spawn();
    let _running = Beside(running.unwrap());
    let began = Instant::now();
    while server.get(&format!("/api/tables/{table}")).json()["phase"] != "over" {
        assert!(began.elapsed() < PATIENCE);
        thread::sleep(Duration::from_millis(50));
    }
}

impl Speaker {
    /// Waits for a message that contains what the page shows.
    #[track_caller]
    fn hear(&mut self, shown: &Value, words: &mut Map<String, Value>) {
        let began = Instant::now();
        loop {
            while let Some(message) = self.client.heard.get(self.used) {
                self.used += 1;
                let mut found = Map::new();
                if contains(message, shown, &mut found) {
                    words.extend(found);
                    return;
                }
            }
            assert!(
                began.elapsed() < PATIENCE && !self.client.is_gone,
                "{shown}: {}",
                json!(self.client.heard)
            );
            self.client.glance();
        }
    }
}

/// A page is told how a move is typed in its language, and its words are understood.
#[test]
fn moves_are_told_and_understood_in_the_language_of_the_page() {
    let home = Home::new();
    let server = Server::start(&home, "");
    let (table, _) = server.create(&super::people("silver-and-gold", 2));
    let mut ann = Client::join(&server, &table, "Ann");
    let _bob = Client::join(&server, &table, "Bob");
    let english = ann.until("table");
    assert_eq!(english["decision"]["moves"][0]["typed"], Value::Null);
    ann.say(&json!({ "type": "language", "language": "cs" }));
    let told = ann.until_says("table", "headline", &json!("Příprava"));
    let first = &told["decision"]["moves"][0];
    let (text, typed) = (
        first["text"].as_str().unwrap(),
        first["typed"].as_str().unwrap(),
    );
    assert_eq!(typed, text.replace("keep", "nech"));
    ann.say(&json!({ "type": "move", "id": told["decision"]["id"], "move": typed }));
    ann.until_says("table", "undo", &json!(true));
}
