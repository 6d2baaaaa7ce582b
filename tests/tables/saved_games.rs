//! Saved games that become tables, and tables that go on in the terminal.

use super::whole_games::Person;
use super::{Client, Server};
use crate::common::{GAME, Home, PATIENCE};
use serde_json::{Value, json};
use std::time::Instant;

/// A game that a person began in the terminal against a bot, after a few decisions.
fn begun(home: &Home) -> String {
    let record = home.path("game.jsonl").display().to_string();
    let play = format!("play {GAME} --player me --player easy --seed 7 --record {record}");
    let run = home.type_into(&play, "1\n1\nquit\n");
    assert_eq!(run.code, 0, "{}", run.err);
    record
}

/// The table and the secret of its host.
fn link(server: &Server) -> (String, String) {
    let (table, host) = server.link.split_once('.').unwrap();
    (table.to_owned(), host.to_owned())
}

#[track_caller]
fn play_out(person: &mut Person) {
    let began = Instant::now();
    while !person.step() {
        assert!(
            began.elapsed() < PATIENCE,
            "{:?}",
            person.client.heard.last()
        );
    }
}

#[test]
fn a_game_of_the_terminal_goes_on_at_a_table() {
    let home = Home::new();
    let record = begun(&home);
    let before = home.read("game.jsonl");
    let server = Server::start(&home, &record);
    let (table, host) = link(&server);
    let mut ann = Client::hello(&server, &table, &json!({ "host": host }));
    assert_eq!(ann.last("welcome").unwrap()["host"], true);
    let seats = ann.until("seats");
    assert_eq!(
        (
            &seats["phase"],
            &seats["seats"][0]["kind"],
            &seats["seats"][1]["kind"]
        ),
        (&json!("playing"), &json!("free"), &json!("bot"))
    );
    assert_eq!(seats["seats"][1]["level"], "easy");
    ann.say(&json!({ "type": "join", "name": "Ann" }));
    let secret = ann.until("seated")["secret"].as_str().map(str::to_owned);
    ann.secret.clone_from(&secret);
    let mut ann = Person::new(ann);
    while ann.decided < 3 {
        ann.step();
    }
    // The terminal cannot use it meanwhile, nor can a second server.
    let resume = home.type_into(&format!("resume {record}"), "quit\n");
    assert_ne!(resume.code, 0, "{}", resume.out);
    server.kill();
    assert!(
        home.read("game.jsonl").starts_with(&before),
        "the same record"
    );
    // Back in the terminal for one decision, and again at the table, whose link is the same without the file.
    let resumed = home.type_into(&format!("resume {record}"), "1\nquit\n");
    assert_eq!(resumed.code, 0, "{}", resumed.err);
    let server = Server::start(&home, "");
    ann.return_to(&server, &table);
    play_out(&mut ann);
    server.kill();
    assert!(home.out(&format!("verify {record}")).contains("complete"));
    // A game that is over: replay and next game. The host has a new secret.
    let server = Server::start(&home, &record);
    let (again, other) = link(&server);
    assert_eq!(again, table);
    assert_ne!(other, host);
    let mut host = Client::hello(&server, &table, &json!({ "host": other, "secret": secret }));
    let welcome = host.last("welcome").unwrap();
    assert_eq!(
        (&welcome["host"], &welcome["seat"]),
        (&json!(true), &json!(1))
    );
    assert!(host.until("table")["result"].is_object());
    let step = server.get(&format!("/api/tables/{table}/steps/3?seat=1"));
    assert_eq!(step.status, 200);
    host.say(&json!({ "type": "rematch", "deal": "new" }));
    host.until("next");
}

#[test]
fn a_finished_game_of_the_terminal_is_shown() {
    let home = Home::new();
    home.recorded("greedy,random", "game.jsonl");
    let server = Server::start(&home, "game.jsonl");
    let (table, host) = link(&server);
    let summary = server.get(&format!("/api/tables/{table}")).json();
    assert_eq!(summary["phase"], "over");
    let mut client = Client::hello(&server, &table, &json!({ "host": host }));
    let shown = client.until("table");
    assert!(shown["result"]["places"].is_array());
    client.say(&json!({ "type": "join", "name": "Ann" }));
    assert_eq!(client.until("error")["code"], "phase");
}

#[test]
fn a_step_of_a_replay_tells_all_that_happened_in_it() {
    let home = Home::new();
    home.recorded("greedy,random", "game.jsonl");
    let server = Server::start(&home, "game.jsonl");
    let (table, _) = link(&server);
    let mut told = Vec::new();
    let mut longest = 0;
    for step in 0..20 {
        let shown = server.get(&format!("/api/tables/{table}/steps/{step}"));
        let shown = &shown.json()["table"];
        let lines = shown["log"]["lines"].as_array().unwrap().iter();
        let lines: Vec<Value> = lines.map(|line| line[1].clone()).collect();
        let news = shown["news"].as_array().cloned().unwrap_or_default();
        assert_eq!(lines, [told, news.clone()].concat(), "step {step}");
        told = lines;
        longest = longest.max(news.len());
    }
    assert!(longest > 1, "{told:?}");
}

#[test]
fn what_is_no_game_of_the_server_is_refused() {
    let home = Home::new();
    home.write("torn.jsonl", "nonsense\n");
    home.refused("serve --listen 127.0.0.1:0 torn.jsonl", 4, "torn.jsonl");
    home.refused(
        "serve --listen 127.0.0.1:0 nowhere.jsonl",
        2,
        "nowhere.jsonl",
    );
    // A pack that the server does not offer, and one that it does.
    std::fs::create_dir(home.path("packs")).unwrap();
    home.pack("packs/isles");
    home.edit("packs/isles/game.json", "\"points\": 14", "\"points\": 13");
    let players = "--players greedy,random --seed 7";
    home.out(&format!(
        "play {GAME} {players} --content packs/isles --record game.jsonl"
    ));
    let run = home.run("serve --listen 127.0.0.1:0 game.jsonl");
    assert!(run.code != 0 && run.err.contains("pack"), "{}", run.err);
    let server = Server::start(&home, "--packs packs game.jsonl");
    assert_eq!(link(&server).0.len(), 16);
}
