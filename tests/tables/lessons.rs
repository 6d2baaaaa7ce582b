//! Lessons over real connections, for every game that teaches.

use super::{Client, Server};
use crate::common::{Home, PATIENCE, games};
use serde_json::{Value, json};
use std::time::Instant;

/// Plays a lesson to its end. Returns how many steps were explained, and how many tasks were done.
fn learn(client: &mut Client) -> (usize, usize) {
    let (mut explained, mut done, mut answered) = (0, 0, None);
    let mut table = client.until("table");
    let began = Instant::now();
    loop {
        assert!(began.elapsed() < PATIENCE, "{table}");
        let lesson = &table["lesson"];
        let mut say = |message: Value| client.say(&message);
        if lesson["text"].is_string() {
            if lesson["question"].is_object() && lesson["question"]["chosen"].is_null() {
                say(json!({ "type": "lesson", "act": "answer", "answer": 1 }));
            } else {
                explained += 1;
                say(json!({ "type": "lesson", "act": "next" }));
            }
        } else if !table["result"].is_null() {
            return (explained, done);
        } else if let Some(id) = table["decision"]["id"]
            .as_u64()
            .filter(|id| answered != Some(*id))
        {
            answered = Some(id);
            done += usize::from(lesson["task"].is_string());
            let moves = table["decision"]["moves"].as_array().unwrap();
            let shown = moves.iter().find(|mv| mv["targets"] == lesson["example"]);
            let mv = &shown.unwrap_or(&moves[0])["number"];
            say(json!({ "type": "move", "id": id, "move": mv }));
        }
        table = client.until("table");
    }
}

#[test]
fn every_game_that_teaches_is_learnt_at_a_table() {
    let home = Home::new();
    let server = Server::start(&home, "");
    let lobby = server.get("/api/lobby").json();
    let mut taught = 0;
    for game in games() {
        let mut shown = lobby["games"].as_array().unwrap().iter();
        let shown = shown.find(|shown| shown["name"] == game.name).unwrap();
        if shown["lesson"] == false {
            continue;
        }
        taught += 1;
        let (table, _) = server.create(&json!({ "game": game.name, "lesson": true }));
        let mut ann = Client::join(&server, &table, "Ann");
        assert_eq!(
            ann.last("seats").map(|seats| &seats["lesson"]),
            Some(&json!(true))
        );
        let mut onlooker = Client::hello(&server, &table, &json!({}));
        onlooker.say(&json!({ "type": "lesson", "act": "end" }));
        assert_eq!(onlooker.until("error")["code"], "watching");
        let (explained, done) = learn(&mut ann);
        assert!(
            explained >= 5 && done >= 1,
            "{}: {explained}, {done}",
            game.name
        );
        let schema = home.schema("serving-server");
        for message in &ann.heard {
            schema.assert_followed(message);
        }
        while onlooker.glance().is_some() {}
        assert!(
            onlooker
                .heard
                .iter()
                .all(|message| message["lesson"].is_null() || message["type"] == "seats")
        );
    }
    assert!(taught >= 4, "{lobby}");
}

#[test]
fn a_lesson_chooses_everything_but_its_game() {
    let home = Home::new();
    let server = Server::start(&home, "");
    for table in [
        json!({ "game": "chess", "lesson": true }),
        json!({ "game": crate::common::GAME, "lesson": true, "seed": "7" }),
        json!({ "game": crate::common::GAME, "lesson": true, "seats": [{ "kind": "person" }] }),
    ] {
        assert_eq!(server.post("/api/tables", &table).status, 400, "{table}");
    }
}
