//! After the end: own results, share codes, analyses, another pack.

use super::whole_games::Person;
use super::{Client, Server, people};
#[cfg(unix)]
use crate::common::until;
use crate::common::{GAME, Home, PATIENCE};
use serde_json::{Value, json};
use std::thread;
use std::time::{Duration, Instant};

/// A game of one person that is over: the table, its host, and the person.
fn over(server: &Server, game: &str) -> (String, String, Person) {
    let (table, host) = server.create(&people(game, 1));
    let mut ann = Person::new(Client::join(server, &table, "Ann"));
    let began = Instant::now();
    while !ann.step() {
        assert!(began.elapsed() < PATIENCE, "{:?}", ann.client.heard.last());
    }
    (table, host, ann)
}

#[test]
fn results_are_told_for_secrets_alone() {
    let home = Home::new();
    let server = Server::start(&home, "");
    let (table, host, ann) = over(&server, GAME);
    let secret = ann.client.secret.clone().unwrap();
    let ask = |server: &Server, seats: Value| {
        let answer = server.post("/api/results", &json!({ "seats": seats }));
        assert_eq!(answer.status, 200);
        home.schema("serving-results")
            .assert_followed(&answer.json());
        answer.json()["tables"].as_array().unwrap().clone()
    };
    let own = json!([{ "table": table, "secret": secret }]);
    let tables = ask(&server, own.clone());
    let result = ann.client.last("table").unwrap();
    let points = &result["places"][0]["score"]["total"];
    assert_eq!(
        (&tables[0]["seat"], &tables[0]["players"]),
        (
            &json!(1),
            &json!([{ "name": "Ann", "place": 1, "points": points }])
        )
    );
    assert!(tables[0]["written"].as_u64() > Some(1_700_000_000));
    for secret in [host.as_str(), "", "00112233445566778899aabbccddeeff"] {
        let tables = ask(&server, json!([{ "table": table, "secret": secret }]));
        assert!(tables.is_empty(), "{tables:?}");
    }
    let many = vec![json!({ "table": table, "secret": secret }); 101];
    assert_eq!(
        server
            .post("/api/results", &json!({ "seats": many }))
            .status,
        400
    );
    assert_eq!(server.post("/api/results", &json!([])).status, 400);
    // The page of a stranger learns nothing, even if it knew a secret.
    let foreign = "Origin: http://evil.example\r\n";
    let body = json!({ "seats": own }).to_string();
    assert_eq!(
        server.request("POST /api/results", foreign, &body).status,
        403
    );
    // After a restart the file beside the record is enough.
    server.kill();
    assert_eq!(ask(&Server::start(&home, ""), own), tables);
}

#[test]
fn a_game_that_is_over_has_a_code() {
    let home = Home::new();
    let server = Server::start(&home, "");
    let (table, _) = server.create(&people(GAME, 2));
    let _ann = Client::join(&server, &table, "Ann");
    assert_eq!(server.get(&format!("/api/tables/{table}/code")).status, 404);
    let (table, ..) = over(&server, GAME);
    let code = server.get(&format!("/api/tables/{table}/code")).json();
    let shown = home.out(&format!("replay {}", code["code"].as_str().unwrap()));
    assert!(shown.contains("Ann"), "{shown}");
}

#[test]
fn the_next_game_may_have_another_pack() {
    let home = Home::new();
    let server = Server::start(&home, "");
    let lobby = server.get("/api/lobby").json();
    let games = lobby["games"].as_array().unwrap();
    let game = games
        .iter()
        .find(|game| game["packs"].as_array().unwrap().len() > 1)
        .unwrap();
    let packs = game["packs"].as_array().unwrap();
    let other = packs
        .iter()
        .find(|pack| pack["name"] != game["name"])
        .unwrap();
    let (_, _, mut ann) = over(&server, game["name"].as_str().unwrap());
    ann.client
        .say(&json!({ "type": "rematch", "deal": "new", "pack": "../../etc" }));
    assert_eq!(ann.client.until("error")["code"], "malformed");
    ann.client
        .say(&json!({ "type": "rematch", "deal": "new", "pack": other["name"] }));
    let next = ann.client.until("next")["table"]
        .as_str()
        .unwrap()
        .to_owned();
    ann.return_to(&server, &next);
    assert_eq!(ann.client.until("seats")["title"], other["title"]);
    ann.client.until("table");
}

#[test]
fn mistakes_are_shown_as_the_terminal_says_them() {
    let home = Home::new();
    let server = Server::start(&home, "");
    let (table, ..) = over(&server, "lamplighters");
    let path = format!("/api/tables/{table}/analysis?language=en");
    assert_eq!(server.get(&path).json()["state"], "none");
    let first = server.post(&path, &Value::Null).json();
    assert!(["waiting", "running", "done"].contains(&first["state"].as_str().unwrap()));
    let schema = home.schema("serving-analysis");
    let began = Instant::now();
    let done = loop {
        let shown = server.get(&path).json();
        schema.assert_followed(&shown);
        if shown["state"] == "done" {
            break shown;
        }
        assert!(began.elapsed() < 4 * PATIENCE, "{shown}");
        thread::sleep(Duration::from_millis(50));
    };
    let record = server.get(&format!("/api/tables/{table}/record"));
    home.write("game.jsonl", &record.body);
    // The page has words where the terminal names the search.
    let said = home.out("analyse game.jsonl --most 5").replace(
        "mcts:iterations=1000,exact=500000",
        "the moves that a search prefers",
    );
    let seats = done["seats"].as_array().unwrap().iter();
    let lines = seats.flat_map(|seat| seat["lines"].as_array().unwrap());
    let mistakes = done["mistakes"].as_array().unwrap();
    let of_mistakes = mistakes.iter().flat_map(|mistake| {
        [
            &mistake["text"],
            &mistake["made"]["text"],
            &mistake["better"]["text"],
        ]
    });
    let about = done["about"].as_array().unwrap().iter();
    let mut found = 0;
    for line in about.chain(lines).chain(of_mistakes) {
        assert!(said.contains(line.as_str().unwrap()), "{line}: {said}");
        found += 1;
    }
    assert!(found > 3, "{done}");
    for mistake in mistakes {
        let step = mistake["step"].as_u64().unwrap();
        let seat = mistake["seat"].as_u64().unwrap();
        let step = server.get(&format!("/api/tables/{table}/steps/{step}?seat={seat}"));
        assert_eq!(step.status, 200);
        for judged in ["made", "better"] {
            for card in mistake[judged]["boards"].as_array().unwrap() {
                let drawing = &done["drawings"][card["drawing"].as_str().unwrap()];
                assert!(drawing["svg"].as_str().unwrap().starts_with("<svg"));
            }
        }
    }
}

/// A server that is asked to stop does not wait for the analyses. Stopping takes some milliseconds, and the analysis
/// longer than the bound, on a busy machine too.
#[test]
#[cfg(unix)]
fn a_server_stops_in_the_middle_of_an_analysis() {
    let home = Home::new();
    let server = Server::start(&home, "");
    let (table, ..) = over(&server, GAME);
    let path = format!("/api/tables/{table}/analysis");
    server.post(&path, &Value::Null);
    let mut state = Value::Null;
    until("the analysis is running", || {
        state = server.get(&path).json()["state"].take();
        state != "waiting"
    });
    assert_eq!(state, "running");
    let began = Instant::now();
    assert_eq!(server.stop(), Some(0));
    assert!(began.elapsed() < Duration::from_secs(15));
}
