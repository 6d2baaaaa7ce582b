//! Share codes: made from records, replayed, refused; and the list of records.

use crate::common::{GAME, Home, bots, contains, games, tables};
use proptest::prelude::*;
use rnw_cli::Catalogue;
use rnw_flip::content::content_hash;
use rnw_session::{SeatInfo, ShareCode, Table};
use roll_and_write::{Awaiting, Game};
use std::collections::BTreeMap;
use std::fs::File;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

/// The code of `game.jsonl`.
fn code(home: &Home, args: &str) -> String {
    let code = home.out(&format!("replay game.jsonl --share{args}"));
    assert_eq!(code.lines().count(), 1, "{code}");
    code.trim().to_owned()
}

#[test]
fn a_game_of_every_kind_is_replayed_from_its_code_elsewhere() {
    for (game, seats) in tables() {
        let home = Home::new();
        home.out(&format!(
            "play {game} --players {} --seed 7 --record game.jsonl",
            bots(seats)
        ));
        let code = code(&home, "");
        assert!(code.starts_with("rnw1-"), "{code}");
        assert!(code.len() < 700, "{game} with {seats}: {}", code.len());
        let other = Home::new();
        other.out(&format!("replay {code} --record again.jsonl"));
        assert_eq!(
            other.read("again.jsonl"),
            home.read("game.jsonl"),
            "{game} with {seats}"
        );
        assert!(other.out("verify again.jsonl").contains("complete"));
        assert_eq!(
            other.out(&format!("replay {code}")),
            home.out("replay game.jsonl")
        );
        assert_eq!(other.out(&format!("replay {code} --share")).trim(), code);
    }
}

#[test]
fn a_solo_game_has_a_short_code() {
    let home = Home::new();
    home.out(&format!(
        "play {GAME} --players greedy --names Ann --seed 7 --record game.jsonl"
    ));
    let code = code(&home, "");
    assert!(code.len() < 150, "{} characters: {code}", code.len());
    let json = home.json("replay game.jsonl --share --format json");
    assert_eq!(json["code"], code);
}

#[test]
fn a_code_keeps_house_rules_and_finds_an_included_pack() {
    let home = Home::new();
    for args in [
        format!("play {GAME} --option palms=optional"),
        "play --content pearl-lagoon".to_owned(),
        "play --content jungle-temple".to_owned(),
    ] {
        home.out(&format!(
            "{args} --players greedy,random --record game.jsonl --seed 5"
        ));
        let code = code(&home, "");
        home.out(&format!("replay {code} --record again.jsonl"));
        assert_eq!(home.read("again.jsonl"), home.read("game.jsonl"), "{args}");
        assert!(home.out(&format!("verify {code}")).contains("complete"));
        std::fs::remove_file(home.path("game.jsonl")).unwrap();
        std::fs::remove_file(home.path("again.jsonl")).unwrap();
    }
}

#[test]
fn a_code_of_an_own_pack_needs_that_pack() {
    let home = Home::new();
    home.pack("mine");
    home.edit("mine/game.json", "\"points\": 10", "\"points\": 11");
    home.out("play --content mine --players greedy --seed 5 --record game.jsonl");
    let code = code(&home, " --content mine");
    let says = "was played with a pack that is not included";
    home.refused(&format!("replay {code}"), 2, says);
    let says = "was played with another pack than pearl-lagoon";
    home.refused(&format!("replay {code} --content pearl-lagoon"), 2, says);
    home.out(&format!("replay {code} --content mine"));
}

#[test]
fn a_wrong_code_is_refused_and_says_why() {
    let home = Home::new();
    home.recorded("greedy", "game.jsonl");
    let code = code(&home, "");
    let damaged = code.replace("rnw1-b", "rnw1-c");
    home.refused(&format!("replay {damaged}"), 4, "its checksum is wrong");
    home.refused(
        &format!("replay {}", &code[..40]),
        4,
        "copy all of it again",
    );
    home.refused("replay rnw1-", 4, "damaged");
    let verdict = home.run("verify rnw1-aaaa");
    assert_eq!(verdict.code, 4, "{}", verdict.err);
    contains(&verdict.out, "its checksum is wrong");
    let capitals = code.to_uppercase();
    assert_eq!(
        home.out(&format!("replay {capitals}")),
        home.out("replay game.jsonl")
    );
    // A file has priority over a code.
    home.write("rnw1-file", home.read("game.jsonl"));
    home.out("replay rnw1-file");
    let later = code.replace("rnw1-", "rnw2-");
    home.refused(&format!("replay {later}"), 4, "use a newer version");
    home.refused("replay rnw-code", 2, "No such file");
}

#[test]
fn a_record_of_a_code_overwrites_nothing_unasked() {
    let home = Home::new();
    home.recorded("greedy", "game.jsonl");
    let code = code(&home, "");
    home.write("other.jsonl", "mine");
    home.refused(&format!("replay {code} --record other.jsonl"), 2, "--force");
    assert_eq!(home.read("other.jsonl"), "mine");
    home.out(&format!("replay {code} --record other.jsonl --force"));
    assert_eq!(home.read("other.jsonl"), home.read("game.jsonl"));
}

// --- The list of records

#[test]
fn replay_lists_the_records_that_were_saved() {
    let home = Home::new();
    assert_eq!(home.out("replay"), "There are no saved records.\n");
    assert_eq!(
        home.json("replay --format json").as_array().unwrap().len(),
        0
    );
    home.refused("replay 1", 2, "There are no saved records.");
    let ones = "1\n".repeat(400);
    home.type_into(&format!("play {GAME} --players me --names Ann"), &ones);
    // The list is in the order of time, and times of files may be coarse. So the first game becomes an hour older.
    let first = home.path(&format!("state/rnw/{GAME}-1.jsonl"));
    let file = File::options().append(true).open(first).unwrap();
    let hour_ago = SystemTime::now() - Duration::from_secs(3600);
    file.set_modified(hour_ago).unwrap();
    drop(file);
    let args = format!("play {GAME} --players me,greedy --names Bob,Robot");
    home.type_into(&args, "1\nquit\n");
    let list = home.out("replay");
    let lines: Vec<&str> = list.lines().collect();
    assert!(
        lines[0].ends_with("  silver-and-gold: Bob, Robot; turn 1"),
        "{list}"
    );
    assert!(
        lines[1].ends_with("state/rnw/silver-and-gold-2.jsonl"),
        "{list}"
    );
    assert!(
        lines[2].starts_with("  2  ") && lines[2].contains("  silver-and-gold: Ann; over, "),
        "{list}"
    );
    assert!(list.contains("rnw replay 1"), "{list}");
    let json = home.json("replay --format json");
    assert_eq!(json[0]["number"], 1);
    assert_eq!(json[0]["scores"], serde_json::Value::Null);
    assert_eq!(json[1]["players"][0], "Ann");
    assert!(json[1]["scores"][0].is_number());
    let first = json[1]["record"].as_str().unwrap();
    assert_eq!(home.out("replay 2"), home.out(&format!("replay {first}")));
    assert!(home.out("replay 2 --share").starts_with("rnw1-"));
    home.refused("replay 3", 2, "There are 2 records in the list");
}

// --- Games of every kind, played at random

/// The games of the catalogue with each number of seats.
fn loaded() -> Vec<(Arc<dyn Game>, String)> {
    let catalogue = Catalogue::stock();
    let mut loaded = Vec::new();
    for entry in games() {
        let files = (entry.shipped)();
        for seats in entry.seats.0..=entry.seats.1 {
            let game = entry.open(&files, &[], seats, catalogue.plugins()).unwrap();
            loaded.push((game.game as Arc<dyn Game>, content_hash(&files)));
        }
    }
    loaded
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn random_games_of_every_kind_survive_their_code(
        seed: u64,
        picks in prop::collection::vec(any::<usize>(), 1..200),
    ) {
        for (game, content) in loaded() {
            let seats = (0..game.info().seats).map(|seat| SeatInfo {
                name: format!("Ann {seat}"),
                player: "me".to_owned(),
            });
            let table = Table::open(game.clone(), &content, seats.collect(), seed, Vec::new());
            let mut table = table.unwrap();
            let mut picks = picks.iter().copied().cycle();
            let mut pick = |among: usize| picks.next().unwrap() % among;
            while let Awaiting::Seats(awaited) = table.deal().unwrap() {
                let seat = awaited.iter().nth(pick(awaited.len())).unwrap();
                let moves = table.moves(seat);
                let mv = table.check(seat, moves[pick(moves.len())]).unwrap();
                table.play(mv).unwrap();
            }
            table.close().unwrap();
            let usual: BTreeMap<String, String> = game.info().named_options();
            let code = ShareCode::of(&table, &content, &usual).unwrap().to_string();
            let again = ShareCode::parse(&code).unwrap().replay(game, &content).unwrap();
            prop_assert_eq!(again.written(), table.written());
            prop_assert_eq!(again.outcome(), table.outcome());
        }
    }
}
